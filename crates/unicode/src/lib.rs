//! Texts in Unicode's normal forms, so that what looks the same is the same.
//!
//! The tables for it are large. A program has them from the crate `unicode-normalization`; in the module for browsers they
//! would be a twentieth of all that is sent, and every browser has them, so there the page's worker is asked
//! (`web/src/device/unicode.mjs`). Both say the same of every character that both know: Unicode promises never to change the
//! normal form of a character once it is there.
//!
//! ```
//! assert_eq!(unicode::composed("e\u{301}"), "é");
//! assert_eq!(unicode::taken_apart("ﬁé"), "fie\u{301}");
//! assert!(unicode::is_mark('\u{301}') && !unicode::is_mark('é'));
//! ```

#[cfg(target_family = "wasm")]
#[path = "browser.rs"]
mod tables;
#[cfg(not(target_family = "wasm"))]
#[path = "library.rs"]
mod tables;

/// Marks joined to their letters where there is a character for both (NFC).
#[must_use]
pub fn composed(text: &str) -> String {
    if text.is_ascii() { text.to_owned() } else { tables::composed(text) }
}

/// Marks after their letters, and each character that is another one in other clothes as that one (NFKD): `ﬁ` is `fi`.
#[must_use]
pub fn taken_apart(text: &str) -> String {
    if text.is_ascii() { text.to_owned() } else { tables::taken_apart(text) }
}

/// Whether it is a mark on the character before it.
#[must_use]
pub fn is_mark(character: char) -> bool {
    !character.is_ascii() && tables::is_mark(character)
}
