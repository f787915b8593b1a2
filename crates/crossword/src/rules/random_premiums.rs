//! The premiums lie elsewhere in every match.

use super::{Ask, Generation, Rule, category};
use crate::state::State;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The premiums lie elsewhere in every match.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct RandomPremiums {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "random_premiums",
    "Random premiums",
    "As many premiums of each kind as the board has, on squares that are drawn anew for every match.",
    make!(RandomPremiums => dyn Rule),
)
.category(category::SETUP)
.layer(layer::SETUP);

impl Rule for RandomPremiums {
    fn premiums_are_drawn(&self, _: &State, _: Ask<'_>) -> bool {
        true
    }

    /// What is tabulated before the match knows the board that it is named after, not the one that is dealt.
    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Judged)
    }
}

#[cfg(test)]
mod tests {
    use crate::board::{Layout, Premium};
    use kernel::Chance;

    #[test]
    fn as_many_of_each_on_other_squares() {
        for name in ["wordfeud", "standard"] {
            let board = Layout::built_in(name).unwrap();
            let shuffled = |seed| board.shuffled(&mut Chance::seeded(seed).draws("premiums", 0));
            let count = |board: &Layout, premium: Premium| {
                (0..board.size()).filter(|square| board.premium(*square) == premium).count()
            };
            for seed in 0..50 {
                let drawn = shuffled(seed);
                for premium in [Premium::Letter(2), Premium::Letter(3), Premium::Word(2), Premium::Word(3)] {
                    assert_eq!(count(&drawn, premium), count(&board, premium), "{name} {seed} {premium:?}");
                }
                assert_eq!(drawn.premium(112), Premium::Plain, "the centre has none");
                assert_eq!((drawn.name(), drawn.starts()), (board.name(), board.starts()));
            }
            assert_ne!(shuffled(1), shuffled(2));
            assert_eq!(shuffled(1), shuffled(1));
        }
    }
}
