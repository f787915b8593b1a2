//! What bots say to the plays of others, and what they never say.

use crate::common::{deal, play, table};
use crossword::{Action, Crossword, CrosswordKind, Event};
use kernel::{Bot, Chance, Game, Input, Kind, Match, Sample, Seat, Turn, Viewer, Wish, play_out};
use serde_json::{Value, json};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn bot(table: &Match<Crossword>, id: &str, seat: Seat) -> Box<dyn Bot<Crossword>> {
    CrosswordKind::default().bot(id, &table.game, seat).expect("it can play")
}

/// What a bot in this seat would do now.
fn wish(table: &Match<Crossword>, id: &str, seat: Seat, luck: u64) -> Option<Wish<Action>> {
    let offers = table.game.offers(&table.state, seat);
    let turn = Turn::new(&*table.game, &table.state, seat, &offers, table.clock());
    bot(table, id, seat).act(&turn, &mut Chance::seeded(luck).draws("bot", 0))
}

/// The first seat has played this.
fn after(preset: &str, amend: &[(&str, Value)], seats: u8, written: &str) -> Match<Crossword> {
    let mut table = table(preset, amend, seats);
    (0..seats).for_each(|seat| deal(&mut table, Seat(seat), ""));
    deal(&mut table, A, "QUIZSAO");
    deal(&mut table, B, "CATDOG?");
    play(&mut table, written).expect("legal");
    table
}

/// Of 100 tries, how often it challenges; otherwise it waves the play through.
fn challenges(table: &Match<Crossword>, id: &str) -> usize {
    let said = (0..100).map(|luck| wish(table, id, B, luck).expect("it says something").action);
    let said: Vec<Action> = said.collect();
    assert!(said.iter().all(|action| [Action::Challenge, Action::Waive].contains(action)), "{said:?}");
    said.iter().filter(|action| **action == Action::Challenge).count()
}

#[test]
fn each_level_has_its_own_vocabulary_and_boldness() {
    let good = after("challenge", &[], 2, "8G QUIZ");
    let rare = after("challenge", &[], 2, "8G QUAI");
    let bad = after("challenge", &[], 2, "8G ZUIQ");
    assert_eq!([&good, &rare, &bad].map(|table| challenges(table, "greedy")), [0, 0, 100], "knows every word");
    let easy = [&good, &rare, &bad].map(|table| challenges(table, "easy"));
    assert_eq!(easy[0], 0, "knows common words");
    assert!(easy[1] > 5 && easy[1] < 50, "is unsure of others: {easy:?}");
    assert_eq!(easy[1], easy[2], "and cannot tell them from nonsense");
    let random = [&good, &rare, &bad].map(|table| challenges(table, "random"));
    assert!(random.iter().all(|times| *times > 0 && *times < 20), "says anything: {random:?}");
}

#[test]
fn bots_never_judge() {
    let mut table = after("friends", &[], 3, "8G ZUIQ");
    let at = table.clock().after(1_000);
    table.submit(Input::Act(B, Action::Challenge), at).expect("B may");
    for id in ["random", "easy", "greedy"] {
        assert_eq!(wish(&table, id, C, 1).map(|choice| choice.action), Some(Action::Abstain), "{id}");
        assert_eq!(wish(&table, id, A, 1), None, "{id}");
        assert_eq!(wish(&table, id, B, 1), None, "{id}: not even on its own turn");
    }
    table.submit(Input::Act(C, Action::Abstain), at).expect("C may");
    assert!(table.state.may_judge().contains(A), "so that people may, if they are the two");
    for id in ["random", "easy", "greedy"] {
        assert_eq!([A, B, C].map(|seat| wish(&table, id, seat, 1)), [None, None, None], "{id}");
    }
}

#[test]
fn a_bot_whose_turn_is_next_waits_for_people() {
    let mut table = after("challenge", &[], 3, "8G QUIZ");
    let played = table.clock();
    let at = played.after(2_000);
    table.submit(Input::Act(B, Action::Waive), at).expect("B may");
    for id in ["random", "easy", "greedy"] {
        let choice = wish(&table, id, B, 1).expect("it plays");
        assert!(matches!(choice.action, Action::Play(_)), "{id}: {:?}", choice.action);
        assert_eq!(at.after(choice.delay), played.after(10_000), "{id}: ten seconds after the play");
    }
    let mut away = table;
    away.submit(Input::Away(C), at).expect("C goes");
    let soon = wish(&away, "greedy", B, 1).expect("it plays").delay;
    assert!(soon < 3_000, "nobody is there to challenge: {soon}");
    away.submit(Input::Back(C), at).expect("C is back");
    away.submit(Input::Act(C, Action::Waive), at).expect("C may");
    assert!(wish(&away, "greedy", B, 1).expect("it plays").delay < 3_000, "all have waved it through");
}

/// How many plays of each bot were challenged and taken back, of how many.
fn phonies(id: &str, matches: u64) -> (usize, usize) {
    let (mut withdrawn, mut plays) = (0, 0);
    for seed in 0..matches {
        let mut table = table("challenge", &[("challenge", json!({"penalty": "none"}))], 2);
        let mut bots = vec![bot(&table, id, A), bot(&table, "greedy", B)];
        play_out(&mut table, &mut bots, &Chance::seeded(seed), 2_000).unwrap_or_else(|e| panic!("{e}"));
        let events = || table.log.entries.iter().flat_map(|entry| &entry.events);
        plays += events().filter(|event| matches!(event, Event::Played { seat: A, .. })).count();
        let bad = |event: &&Event| matches!(event, Event::Judged(verdict) if verdict.seat == A && !verdict.valid);
        withdrawn += events().filter(bad).count();
    }
    (withdrawn, plays)
}

#[test]
fn easy_plays_a_phony_now_and_then_and_others_never() {
    let (withdrawn, plays) = phonies("easy", 8);
    assert!(withdrawn > 0 && withdrawn * 5 < plays, "{withdrawn} of {plays}");
    assert_eq!(phonies("greedy", 2).0, 0);
    assert_eq!(phonies("random", 2).0, 0);
}

/// The same view with another bag, and other racks for the others, gives the same move.
#[test]
fn no_bot_sees_more_than_its_view() {
    let mut luck = Chance::seeded(4).draws("otherwise", 0);
    let mut compared = 0;
    for (preset, seats, seed) in [("scrabble", 2, 1), ("scrabble", 3, 2), ("upwords", 2, 3), ("friends", 2, 4)] {
        for id in ["random", "easy", "greedy", "steady", "strong"] {
            let mut table = table(preset, &[], seats);
            let mut bots: Vec<_> = (0..seats).map(|seat| bot(&table, "greedy", Seat(seat))).collect();
            // Somewhere in the middle, and where strong plays the end out.
            for until in [5, 18] {
                let _ = play_out(&mut table, &mut bots, &Chance::seeded(seed), until);
                let Some(seat) = table.state.turn else { break };
                let before = wish(&table, id, seat, 9);
                let other = table.game.otherwise(&table.state, Viewer::Seat(seat), &mut luck);
                let real = std::mem::replace(&mut table.state, other);
                compared += usize::from(table.state.racks != real.racks);
                assert_eq!(wish(&table, id, seat, 9), before, "{preset} {seats}: {id}");
                table.state = real;
            }
        }
    }
    assert!(compared > 20, "{compared} positions in which something was hidden");
}
