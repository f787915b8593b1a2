//! A word is not played by adding an S alone.

use super::{Ask, Questions, Rule, category};
use crate::play::{Play, Word};
use crate::state::State;
use kernel::{Refusal, RuleEntry, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A word is not played by adding an S alone, unless that S belongs to another word of the play, too.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct PluralS {
    /// The letter.
    pub letter: String,
}

impl Default for PluralS {
    fn default() -> Self {
        PluralS { letter: "S".into() }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "plural_s",
    "No lone S",
    "A word is not made longer by { $letter } alone, unless that { $letter } belongs to another word of the play, too.",
    make!(PluralS => dyn Rule),
)
.words("plural_s-alone = { $word } only adds { $letter }: it must belong to another new word, too.")
.category(category::PLAYS);

impl PluralS {
    /// Was the word there before, but for this letter at its end?
    fn only_adds(&self, state: &State, word: &Word) -> bool {
        let Some((last, rest)) = word.tiles.split_last() else { return false };
        let added = last.new && last.height == 1 && state.tiles.text(last.letter) == self.letter;
        added && rest.len() > 1 && rest.iter().all(|tile| !tile.new)
    }
}

impl Rule for PluralS {
    fn wording(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().wording(state, play);
        for word in play.words.iter().filter(|word| self.only_adds(state, word)) {
            let square = word.tiles.last().map(|tile| tile.square);
            let has_it = |other: &&Word| other.tiles.iter().any(|tile| Some(tile.square) == square);
            if play.words.iter().filter(has_it).count() < 2 {
                let text = word.text(&state.tiles);
                refusals.push(Refusal::new(RULE.id, message!("plural_s-alone", word = text, letter = &self.letter)));
            }
        }
        refusals
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::refused_with;

    #[test]
    fn pictures() {
        let refused = |picture: &str| refused_with(&["plural_s", "stacking"], picture);
        assert_eq!(refused("n e t S"), ["plural_s: NETS only adds S: it must belong to another new word, too."]);
        assert_eq!(refused("n e t E"), [""; 0]);
        assert_eq!(refused("n e t .\nP L U S\n. . . ."), [""; 0], "another row");
        assert_eq!(refused("n e t S\n. . . A\n. . . T"), [""; 0], "it begins another word");
        assert_eq!(refused("n e t S\n. . . a"), [""; 0], "it crosses another word");
        assert_eq!(refused("nS e t S"), [""; 0], "another letter is changed, too");
        assert_eq!(refused("n e t eS"), [""; 0], "that covers a letter, and adds none");
        assert_eq!(refused("n S"), [""; 0], "one letter was no word");
    }
}
