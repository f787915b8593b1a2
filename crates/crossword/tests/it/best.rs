//! The best play, found without seeing most of them, is the first of the best among all.

use crate::common::table_of;
use crossword::{Crossword, CrosswordKind, Event, Placement, State};
use kernel::{Chance, Game, Kind, RuleSpec, Seat, perft, play_out};
use serde_json::json;

/// Every position of a match between bots, with the seat on turn.
fn positions(
    preset: &str,
    rules: Vec<RuleSpec>,
    bot: &str,
    seed: u64,
    check: &mut dyn FnMut(&Crossword, &State, Seat),
) {
    let kind = CrosswordKind::default();
    let specs = perft::specs_of(&kind, Some(preset), rules).expect("a preset");
    let mut table = table_of(&specs, 2, seed);
    let mut bots: Vec<_> = (0..2).map(|seat| kind.bot(bot, &table.game, Seat(seat)).expect("a bot")).collect();
    play_out(&mut table, &mut bots, &Chance::seeded(seed), 1_000).expect("an end");
    let mut state = table.game.blank(&table.log.header.setup);
    for event in table.log.entries.iter().flat_map(|entry| &entry.events) {
        table.game.evolve(&mut state, event);
        if let (Event::Turn { seat, .. }, None) = (event, &state.end) {
            check(&table.game, &state, *seat);
        }
    }
}

fn first_of_the_best(game: &Crossword, state: &State, seat: Seat) -> (usize, Option<Vec<Placement>>) {
    let (mut all, mut best) = (0, None);
    let found = |play: &crossword::Found<'_>| {
        all += 1;
        if best.as_ref().is_none_or(|(score, _)| play.score > *score) {
            best = Some((play.score, play.placements(state)));
        }
    };
    game.plays(state, seat, found).expect("searchable");
    (all, best.map(|(_, placements)| placements))
}

#[test]
fn the_best_play_is_the_first_of_the_best() {
    // Long racks, other boards and factors, bonuses for tiles, words that count for nothing across, no exact tables.
    let others: [(&str, Vec<RuleSpec>); 6] = [
        ("scrabble", vec![]),
        ("wordfeud", vec![]),
        ("wordstockt", vec![]),
        ("scrabble", vec![RuleSpec::new("tiles_played_bonus", json!({}))]),
        ("scrabble", vec![RuleSpec::plain("extension_bonus")]),
        ("challenge", vec![]),
    ];
    let (mut compared, mut among) = (0, 0);
    for (preset, rules) in others {
        for (bot, seed) in [("greedy", 1), ("random", 2), ("easy", 3)] {
            positions(preset, rules.clone(), bot, seed, &mut |game, state, seat| {
                let (all, best) = first_of_the_best(game, state, seat);
                assert_eq!(game.best_play(state, seat), Ok(best), "{preset} {bot}, turn {}", state.turns);
                (compared, among) = (compared + 1, among + all);
            });
        }
    }
    assert!(compared > 300 && among > 30_000, "{compared} positions with {among} plays");
}
