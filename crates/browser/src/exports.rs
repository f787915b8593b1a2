//! What JavaScript calls. A text goes in through memory that was asked for here, and comes out in memory that is ours
//! until the next call.
//!
//! ```text
//! alloc(length) → address        room for so many bytes, to be filled
//! say() → length                 takes that room back; the answer is at `answer()`, so long
//! bring() → length               the same for a file: its kind, name, folder, ending and bytes were put in, one by one
//! answer() → address             where the answer to the last call is
//! ```
#![expect(unsafe_code, reason = "a name that JavaScript can find counts as unsafe; no address is followed here")]
#![expect(unreachable_pub, reason = "JavaScript reaches them")]

use crate::Desk;
use std::cell::RefCell;

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
    /// Texts that are on their way in, and the answer to the last call.
    static ROOM: RefCell<Room> = RefCell::default();
}

#[derive(Default)]
struct Room {
    coming: Vec<Vec<u8>>,
    answer: String,
}

/// Room for a text or file of so many bytes, to be filled before the next call takes it.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.coming.push(vec![0; length]);
        room.coming.last_mut().map_or(std::ptr::null_mut(), Vec::as_mut_ptr)
    })
}

/// Says what was put into the room that was asked for last. Gives the length of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn say() -> usize {
    let said = taken().pop().unwrap_or_default();
    let said = String::from_utf8(said).unwrap_or_default();
    keep(DESK.with_borrow_mut(|desk| desk.say(&said)))
}

/// Brings a file: its kind, name, folder, ending and bytes were put in. Gives the length of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn bring() -> usize {
    let taken = taken();
    let text = |place: usize| taken.get(place).and_then(|text| std::str::from_utf8(text).ok()).unwrap_or_default();
    let bytes = taken.get(4).map(Vec::as_slice).unwrap_or_default();
    keep(DESK.with_borrow_mut(|desk| desk.bring((text(0), text(1)), (text(2), text(3)), bytes)))
}

/// Where the answer to the last call is.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    ROOM.with_borrow(|room| room.answer.as_ptr())
}

fn taken() -> Vec<Vec<u8>> {
    ROOM.with_borrow_mut(|room| std::mem::take(&mut room.coming))
}

fn keep(answer: String) -> usize {
    ROOM.with_borrow_mut(|room| {
        room.answer = answer;
        room.answer.len()
    })
}
