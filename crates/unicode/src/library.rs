//! From the library.

use unicode_normalization::UnicodeNormalization;

pub(crate) fn composed(text: &str) -> String {
    text.nfc().collect()
}

pub(crate) fn taken_apart(text: &str) -> String {
    text.nfkd().collect()
}

pub(crate) use unicode_normalization::char::is_combining_mark as is_mark;
