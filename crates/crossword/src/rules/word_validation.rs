//! Words stand in the list.

use super::{Ask, Freedom, Generation, Questions, Rule, category};
use crate::play::Play;
use crate::state::State;
use kernel::{Refusal, RuleEntry, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Every word that a play forms stands in the match's word list.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct WordValidation {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "word_validation",
    "Words are checked",
    "Every word formed must stand in the word list.",
    make!(WordValidation => dyn Rule),
)
.words("word_validation-unknown = { $word } is not in the word list.")
.category(category::PLAYS)
.needs(&["words"]);

impl Rule for WordValidation {
    fn freedom(&self, state: &State, ask: Ask<'_>) -> Freedom {
        Freedom { unlisted: false, ..ask.under().freedom(state) }
    }

    fn wording(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().wording(state, play);
        let lexicon = ask.top().lexicon(state);
        // A single letter that touches nothing is no word to be looked up.
        let mut bad: Vec<String> = Vec::new();
        for word in play.words.iter().filter(|word| word.tiles.len() > 1) {
            let text = word.text(&state.tiles);
            let good = lexicon.as_ref().is_some_and(|lexicon| lexicon.contains(&word.letters()));
            if !good && !bad.contains(&text) {
                bad.push(text);
            }
        }
        let unknown = |word: String| Refusal::new(RULE.id, message!("word_validation-unknown", word = word));
        refusals.extend(bad.into_iter().map(unknown));
        refusals
    }

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::refused_with;

    const RULES: &[&str] = &["word_validation", "connection", "no_gaps"];

    #[test]
    fn main_words_and_cross_words() {
        assert_eq!(refused_with(RULES, "C A T\n. . .\n. . ."), [""; 0]);
        assert_eq!(refused_with(RULES, "X Q T\n. . .\n. . ."), ["word_validation: XQT is not in the word list."]);
        assert_eq!(refused_with(RULES, "c a t\n. . O\n. . ."), [""; 0]);
        assert_eq!(
            refused_with(RULES, "c a t\nX Q .\n. . ."),
            [
                "word_validation: XQ is not in the word list.",
                "word_validation: CX is not in the word list.",
                "word_validation: AQ is not in the word list."
            ],
            "each bad word is named"
        );
        assert_eq!(refused_with(RULES, "A . .\n. . .\n. . ."), [""; 0], "a lone letter is not looked up");
    }

    #[test]
    fn where_tiles_lie_wrong_words_are_not_looked_at() {
        assert_eq!(refused_with(RULES, "X . Q\n. . .\n. . ."), ["no_gaps: There is a gap at 1B."]);
    }
}
