//! Bots: each plays every preset to its end, and the better ones win more.

use kernel::perft::{specs_of, table_of};
use kernel::{Chance, Content, Game, Kind, RuleSpec, Seat, play_out};
use uno::UnoKind;

/// Plays one match between bots, by seat; gives who won.
fn winner(preset: &str, rules: &[RuleSpec], bots: &[&str], seed: u64) -> Option<Seat> {
    let kind = UnoKind::default();
    let specs = specs_of(&kind, Some(preset), rules.to_vec()).expect("a preset");
    let mut table = table_of(&kind, &specs, &Content::none(), bots.len() as u8, seed).expect("sound");
    let mut players: Vec<_> =
        (0u8..).map(Seat).zip(bots).map(|(seat, id)| kind.bot(id, &table.game, seat).expect("a bot")).collect();
    play_out(&mut table, &mut players, &Chance::seeded(seed), 100_000).expect("it ends");
    let outcome = table.game.outcome(&table.state).expect("over");
    outcome.winner().map(|standing| standing.seats[0])
}

/// How many of so many single hands `one` wins against `other`, each with every seat in turn.
fn wins(one: &str, other: &str, hands: u64) -> u64 {
    let won = |seed: u64| {
        let first = seed.is_multiple_of(2);
        let bots = if first { [one, other] } else { [other, one] };
        winner("seed", &[], &bots, seed) == Some(Seat(u8::from(!first)))
    };
    (0..hands).filter(|seed| won(*seed)).count() as u64
}

#[test]
fn strong_beats_easy_and_easy_beats_random() {
    let hands = 1_000;
    let (strong, easy) = (wins("strong", "easy", hands), wins("easy", "random", hands));
    println!("strong wins {strong}, easy {easy} of {hands}");
    assert!(strong > hands * 58 / 100, "strong wins {strong} of {hands} against easy");
    assert!(easy > hands * 80 / 100, "easy wins {easy} of {hands} against random");
}

#[test]
fn every_bot_plays_every_preset_to_its_end() {
    for preset in ["official", "seed", "family", "wild"] {
        for bot in ["random", "easy", "strong"] {
            for seats in [2, 3, 10] {
                // Random players need hundreds of turns a hand: one will do.
                let rules = if bot == "random" { vec![RuleSpec::plain("one_hand")] } else { vec![] };
                winner(preset, &rules, &vec![bot; seats], 7);
            }
        }
    }
}

#[test]
fn there_is_no_other_bot() {
    let kind = UnoKind::default();
    let made = kind.compose(&[], &Content::none()).expect("sound");
    assert!(kind.bot("perfect", &std::sync::Arc::new(made.game), Seat(0)).is_none());
    assert_eq!(kind.card().bots.iter().map(|bot| bot.id).collect::<Vec<_>>(), ["random", "easy", "strong"]);
}
