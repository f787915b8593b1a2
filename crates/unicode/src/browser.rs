//! From the browser that the module runs in: `web/src/device/unicode.mjs` has the other side.
#![expect(unsafe_code, reason = "what is asked of JavaScript counts as unsafe; it writes only where it was given room")]

#[link(wasm_import_module = "unicode")]
unsafe extern "C" {
    /// Writes a text in normal form into a room, if it fits. Gives its length.
    fn normal(form: u32, text: *const u8, length: usize, room: *mut u8, size: usize) -> usize;
    /// Whether a character is a mark on the one before it.
    safe fn mark(character: u32) -> bool;
}

pub(crate) fn composed(text: &str) -> String {
    written(0, text)
}

pub(crate) fn taken_apart(text: &str) -> String {
    written(1, text)
}

pub(crate) fn is_mark(character: char) -> bool {
    mark(character.into())
}

/// In most cases it fits at once; else it is asked again with as much room as it takes.
fn written(form: u32, text: &str) -> String {
    let mut room = vec![0; text.len() * 3];
    loop {
        // SAFETY: both places are ours, of the sizes that are told, and alive until it returns.
        let length = unsafe { normal(form, text.as_ptr(), text.len(), room.as_mut_ptr(), room.len()) };
        let fits = length <= room.len();
        room.resize(length, 0);
        if fits {
            return String::from_utf8(room).unwrap_or_default();
        }
    }
}
