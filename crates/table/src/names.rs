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

/// Is this what a bot is called ("Perfect bot", "Perfect bot 2"), or can it not be told from that?
pub(crate) fn is_bots_name<'a>(name: &str, bots: impl IntoIterator<Item = &'a str>) -> bool {
    let plain: String = name.chars().flat_map(char::to_lowercase).map(look_alike).collect();
    let mut words: Vec<&str> = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.pop_if(|last| last.chars().all(|c| c.is_ascii_digit()));
    let [kind @ .., "bot"] = words.as_slice() else { return false };
    let kind = kind.join(" ");
    bots.into_iter().any(|bot| bot.to_lowercase().replace(['_', '-'], " ") == kind)
}

/// The Latin letter that a Greek or Cyrillic one looks like.
fn look_alike(c: char) -> char {
    match c {
        'а' | 'α' => 'a',
        'с' => 'c',
        'е' => 'e',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'у' => 'y',
        'ь' | 'в' => 'b',
        'г' => 'r',
        'і' | 'ι' => 'i',
        other => other,
    }
}

/// Control, direction-changing and invisible characters could make one line look like another. The joiner stays: emoji are
/// made with it.
fn is_harmless(c: char) -> bool {
    let unseen = matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}');
    !c.is_control() && !unseen
}

/// Is anything to be seen of it? Joiners, marks of form and blank letters alone are nothing.
fn is_seen(c: char) -> bool {
    !c.is_whitespace() && !matches!(c, '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{2800}')
}

fn clean(text: &str, longest: usize) -> Option<String> {
    let harmless: String =
        text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| is_harmless(*c)).collect();
    let trimmed = harmless.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = trimmed.chars().any(is_seen) && trimmed.chars().count() <= longest;
    fits.then_some(trimmed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_not_called_like_a_bot() {
        let bots = || ["perfect", "easy"];
        for name in ["Perfect bot", "perfect BOT", "Perfect bot 2", "Easy-bot", "Pеrfeсt bоt", "easy bot."] {
            assert!(is_bots_name(name, bots()), "{name}");
        }
        for name in ["Ben Bot", "Bot", "Perfect", "Perfect robot", "bot perfect", "Perfect bot Ann"] {
            assert!(!is_bots_name(name, bots()), "{name}");
        }
    }

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  Ann \t B\u{0}o ").ok().as_deref(), Some("Ann Bo"));
        assert_eq!(clean_name("\u{202e}evil").ok().as_deref(), Some("evil"));
        assert_eq!(clean_name("Żółć 🦆").ok().as_deref(), Some("Żółć 🦆"));
        assert_eq!(clean_name("An\u{200b}n\u{2060}").ok().as_deref(), Some("Ann"));
        assert_eq!(clean_name("👩\u{200d}🚀").ok().as_deref(), Some("👩\u{200d}🚀"));
        for unseen in ["\u{200b}", "\u{3164}", "\u{200d}\u{fe0f}", "\u{2800}", "\u{e0041}"] {
            assert!(clean_name(unseen).is_err(), "{unseen:?}");
        }
        assert!(clean_name("").is_err() && clean_name(" \n ").is_err() && clean_name(&"x".repeat(21)).is_err());
    }
}
