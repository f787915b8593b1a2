//! Main words have a least length.

use super::{Ask, Generation, Questions, Rule, category};
use crate::play::Play;
use crate::state::State;
use kernel::{Refusal, RuleEntry, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The main word of a play has at least so many letters; words that cross it may be shorter.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct MinimumWordLength {
    /// The fewest letters of a main word.
    #[schemars(range(min = 1, max = 15))]
    pub letters: u8,
}

impl Default for MinimumWordLength {
    fn default() -> Self {
        MinimumWordLength { letters: 2 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "minimum_word_length",
    "Shortest word",
    "Words have at least { $letters ->
        [one] one letter
       *[other] { $letters } letters
    }.",
    make!(MinimumWordLength => dyn Rule),
)
.words("minimum_word_length-short = { $word } is too short: words have at least { $letters } letters.")
.category(category::PLAYS);

impl Rule for MinimumWordLength {
    fn least_letters(&self, _: &State, _: Ask<'_>) -> usize {
        usize::from(self.letters)
    }

    fn wording(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().wording(state, play);
        if let Some(word) = play.words.first().filter(|word| word.tiles.len() < usize::from(self.letters)) {
            let text = word.text(&state.tiles);
            let short = message!("minimum_word_length-short", word = text, letters = self.letters);
            refusals.push(Refusal::new(RULE.id, short));
        }
        refusals
    }

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::{Picture, refused_with};
    use serde_json::json;

    #[test]
    fn pictures() {
        let two = &["minimum_word_length"];
        assert_eq!(refused_with(two, "A B\n. ."), [""; 0]);
        assert_eq!(
            refused_with(two, "A .\n. ."),
            ["minimum_word_length: A is too short: words have at least 2 letters."],
            "a lone tile on an empty board"
        );
        assert_eq!(refused_with(&[], "A .\n. ."), [""; 0], "without the rule it may lie there");
        assert_eq!(refused_with(two, "a B\n. ."), [""; 0], "one tile, two letters");
    }

    #[test]
    fn three_letters_and_only_for_the_main_word() {
        let refused = |picture: &str| {
            let picture = Picture::with(picture, &[("minimum_word_length", json!({"letters": 3}))]);
            picture.refused(&picture.new)
        };
        assert_eq!(refused("A B .\n. . ."), ["minimum_word_length: AB is too short: words have at least 3 letters."]);
        assert_eq!(refused("a . .\nB C D"), [""; 0], "the cross word may be shorter");
        assert_eq!(refused("a . .\nB . .\nc . ."), [""; 0], "a single tile's longer word is the main one");
    }
}
