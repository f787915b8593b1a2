//! A word list, packed: each word as how many letters it shares with the one before, and the rest; then deflated.

/// Words in order, as bytes to be deflated.
pub(crate) fn front_coded(words: &[String]) -> Vec<u8> {
    let (mut out, mut before) = (Vec::new(), "");
    for word in words {
        let shared = before.char_indices().zip(word.chars()).take_while(|((_, one), other)| one == other);
        let shared = shared.last().map_or(0, |((at, letter), _)| at + letter.len_utf8());
        // Below 32 there are no letters, so the count needs no mark of its own.
        let shared = if shared < 32 { shared } else { 0 };
        out.push(shared as u8);
        out.extend(&word.as_bytes()[shared..]);
        before = word;
    }
    out
}
