//! A choice of rules that nothing can end is refused, with the reason.

use crate::common::content;
use catalogue::Catalogue;
use kernel::{RuleSpec, SpecError};

/// Is this why it was refused?
fn endless(errors: &[SpecError]) -> bool {
    matches!(errors, [SpecError::Contradiction { why }] if why.id == "no_end")
}

/// Without any rule that is not always there: the games end by themselves, the crossword does not.
#[test]
fn the_barest_choice_of_each_game() {
    let house = Catalogue::standard();
    let content = content(&house);
    for (game, ends) in
        [("nim", true), ("texas42", true), ("uno", true), ("trivia", true), ("pictionary", true), ("crossword", false)]
    {
        let kind = house.get(game).unwrap_or_else(|| panic!("{game} is there"));
        let chosen = kind.choose(&[], &content);
        match chosen {
            Ok(_) => assert!(ends, "{game} is played without an end"),
            Err(errors) => assert!(!ends && endless(&errors), "{game}: {errors:?}"),
        }
    }
}

/// Whatever is switched off in a rule set, something ends the match or the choice is refused; only the crossword has rules
/// that are needed for it.
#[test]
fn one_switch_away_from_each_rule_set() {
    let house = Catalogue::standard();
    let content = content(&house);
    for kind in house.iter() {
        for preset in kind.presets() {
            for off in &preset.rules {
                let rest: Vec<RuleSpec> = preset.rules.iter().filter(|spec| spec.id != off.id).cloned().collect();
                let refused = kind.choose(&rest, &content).err().is_some_and(|errors| endless(&errors));
                let needed = ["consecutive_passes", "scoreless_turns"].contains(&off.id.as_str());
                assert!(!refused || (kind.about().id == "crossword" && needed), "{} without {}", preset.id, off.id);
            }
        }
    }
}
