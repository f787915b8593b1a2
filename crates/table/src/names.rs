//! What people write: names and chat.

use kernel::{Refusal, message};

/// The most characters of a name.
pub const NAME_LONGEST: usize = 20;
/// The most characters of a chat line.
pub const CHAT_LONGEST: usize = 300;

/// A name fit to be shown: trimmed, of 1 to 20 characters, without control characters.
pub fn clean_name(text: &str) -> Result<String, Refusal> {
    clean(text, NAME_LONGEST)
        .ok_or_else(|| Refusal::new("table.name", message!("table-name-length", most = NAME_LONGEST)))
}

/// A line of chat fit to be shown.
pub fn clean_text(text: &str) -> Result<String, Refusal> {
    clean(text, CHAT_LONGEST)
        .ok_or_else(|| Refusal::new("table.chat", message!("table-chat-length", most = CHAT_LONGEST)))
}

/// Control and direction-changing characters could make one line look like another.
fn is_harmless(c: char) -> bool {
    !c.is_control() && !matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn clean(text: &str, longest: usize) -> Option<String> {
    let harmless: String =
        text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| is_harmless(*c)).collect();
    let trimmed = harmless.split_whitespace().collect::<Vec<_>>().join(" ");
    (1..=longest).contains(&trimmed.chars().count()).then_some(trimmed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  Ann \t B\u{0}o ").ok().as_deref(), Some("Ann Bo"));
        assert_eq!(clean_name("\u{202e}evil").ok().as_deref(), Some("evil"));
        assert_eq!(clean_name("Żółć 🦆").ok().as_deref(), Some("Żółć 🦆"));
        assert!(clean_name("").is_err() && clean_name(" \n ").is_err() && clean_name(&"x".repeat(21)).is_err());
    }
}
