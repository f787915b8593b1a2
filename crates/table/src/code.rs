//! Room codes: short, easy to read out, never a word.

/// No vowels (no words), no L, Q, Y (look-alikes and odd sounds).
const LETTERS: &[u8] = b"BCDFGHJKMNPRSTVWXZ";

/// So many letters, as long as few of all codes are in use.
const SHORTEST: usize = 4;

/// A code made from random bytes; longer when many rooms are alive, so that guessing finds nothing.
pub fn code(random: [u8; 32], alive: usize) -> String {
    let mut length = SHORTEST;
    while LETTERS.len().pow(length as u32) < alive.saturating_mul(50) {
        length += 1;
    }
    let pick = |pair: &[u8]| LETTERS[usize::from(u16::from_le_bytes([pair[0], pair[1]])) % LETTERS.len()] as char;
    random.chunks(2).take(length).map(pick).collect()
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
        assert_eq!(code([0; 32], 2_000).len(), 4);
        assert_eq!(code([0; 32], 3_000).len(), 5);
        assert!(is_code("bcdf") && is_code("ZXWVT"));
        assert!(!is_code("ABCD") && !is_code("BCD") && !is_code("BC-F") && !is_code("BĆDF"));
    }
}
