//! Room codes: short, easy to read out, never a word.

/// No vowels (no words), no L, Q, Y (look-alikes and odd sounds).
const LETTERS: &[u8] = b"BCDFGHJKMNPRSTVWXZ";

/// So many letters, as long as few of all codes are in use.
const SHORTEST: usize = 4;

/// A code made from random bytes; longer when many rooms are alive, so that guessing finds nothing.
pub fn code(random: [u8; 32], alive: usize) -> String {
    code_beginning(random, alive, "")
}

/// One that begins with one of these letters: who stands in front of several nodes can tell by it on which of them the room
/// was opened. None: with any.
pub fn code_beginning(random: [u8; 32], alive: usize, first: &str) -> String {
    let first = if first.is_empty() { LETTERS } else { first.as_bytes() };
    let mut length = SHORTEST;
    while LETTERS.len().pow(length as u32) < alive.saturating_mul(50) {
        length += 1;
    }
    let pick = |(at, pair): (usize, &[u8])| {
        let letters = if at == 0 { first } else { LETTERS };
        letters[usize::from(u16::from_le_bytes([pair[0], pair[1]])) % letters.len()] as char
    };
    random.chunks(2).take(length).enumerate().map(pick).collect()
}

/// Letters that codes may begin with, in capitals; or what is wrong with them.
pub fn code_letters(text: &str) -> Result<String, String> {
    let letters = text.to_ascii_uppercase();
    match letters.bytes().find(|letter| !LETTERS.contains(letter)) {
        None if !letters.is_empty() => Ok(letters),
        _ => Err(format!("{text:?}: codes have letters of {} alone", String::from_utf8_lossy(LETTERS))),
    }
}

/// Could this be a room's code? In any case of letters.
pub fn is_code(text: &str) -> bool {
    (SHORTEST..=12).contains(&text.len()) && text.bytes().all(|b| LETTERS.contains(&b.to_ascii_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_short_and_grow_with_the_crowd() {
        assert_eq!(code([0; 32], 0), "BBBB");
        assert_eq!(code_beginning([0; 32], 0, "XZ"), "XBBB");
        assert_eq!(code([0; 32], 2_000).len(), 4);
        assert_eq!(code([0; 32], 3_000).len(), 5);
        assert_eq!(code_letters("bcd").as_deref(), Ok("BCD"));
        assert!(code_letters("ABC").is_err() && code_letters("").is_err());
        assert!(is_code("bcdf") && is_code("ZXWVT"));
        assert!(!is_code("ABCD") && !is_code("BCD") && !is_code("BC-F") && !is_code("BĆDF"));
    }
}
