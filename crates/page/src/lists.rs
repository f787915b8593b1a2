//! Word lists that came with npm's packages when the program was built, packed.
//!
//! ```
//! for list in page::lists::all() {
//!     // One word a line, as many as it says.
//!     assert_eq!(list.words().iter().filter(|byte| **byte == b'\n').count(), list.count);
//! }
//! ```

use std::io::Read;

static LISTS: &[(&str, &str, usize, &[u8])] = include!(concat!(env!("OUT_DIR"), "/lists.rs"));

/// A word list.
#[derive(Clone, Copy, Debug)]
pub struct List {
    /// What it is called.
    pub name: &'static str,
    /// Its language.
    pub tag: &'static str,
    /// How many words it has.
    pub count: usize,
    /// Its words, packed.
    pub packed: &'static [u8],
}

/// Those that were there when the program was built.
pub fn all() -> impl Iterator<Item = List> {
    LISTS.iter().map(|&(name, tag, count, packed)| List { name, tag, count, packed })
}

/// The list of this name.
pub fn named(name: &str) -> Option<List> {
    all().find(|list| list.name == name)
}

impl List {
    /// Its words in order, one a line. Each is packed as the number of bytes it shares with the one before, and the rest.
    pub fn words(&self) -> Vec<u8> {
        let mut front_coded = Vec::new();
        // What the build has packed can be unpacked.
        let _ = flate2::read::ZlibDecoder::new(self.packed).read_to_end(&mut front_coded);
        let (mut lines, mut before) = (Vec::with_capacity(self.count * 11), Vec::new());
        let mut rest = front_coded.as_slice();
        while let Some((shared, after)) = rest.split_first() {
            let end = after.iter().position(|byte| *byte < 32).unwrap_or(after.len());
            before.truncate(usize::from(*shared));
            before.extend(&after[..end]);
            lines.extend(&before);
            lines.push(b'\n');
            rest = &after[end..];
        }
        lines
    }
}
