//! Straight hands and each special contract: made, set, and when they end.

use crate::common::*;
use kernel::{Game, Seat, SeatSet};
use texas42::{Action, Event, Phase, Trump};

fn name(contract: &str) -> Action {
    Action::Name(Trump::Contract(contract.into()))
}

/// Seat 0 bids first: seat 3 shakes.
fn table(preset: &str, held: [&str; 4], calls: [&str; 4]) -> Table {
    let mut table = Table::dealt(&game(preset, &[]), 3, hands(held));
    table.auction(&calls);
    table
}

/// How the hand was scored; it ended in the very trick that decided it.
fn result(table: &Table) -> (bool, u8, [i64; 2], String, u8) {
    let result = table.result();
    let tricks = table.events.iter().filter(|event| matches!(event, Event::TrickTaken { .. })).count();
    assert_eq!(tricks, usize::from(result.4), "tricks played, and the one that decided it");
    result
}

const ALL_SIXES: &str = "6-6 6-5 6-4 6-3 6-2 6-1 6-0";

#[test]
fn straight_made_ends_as_soon_as_the_points_are_there() {
    let mut table = table("straight", [ALL_SIXES, "", "", ""], ["30", "pass", "pass", "pass"]);
    table.act(0, Action::Name(Trump::Pip(6)));
    table.play_anything();
    let (made, stake, awards, reason, trick) = result(&table);
    assert_eq!((made, stake, awards, reason.as_str()), (true, 1, [1, 0], "verdict-reached"));
    assert!(trick < 7, "it ended in trick {trick}");
    assert_eq!(table.state.hand.number, 1);
}

#[test]
fn straight_set_ends_as_soon_as_the_bid_is_out_of_reach() {
    let mut table = table("straight", ["1-0 2-0", ALL_SIXES, "", ""], ["41", "pass", "pass", "pass"]);
    table.act(0, Action::Name(Trump::NoTrump));
    table.play(0, "2-0");
    table.play_anything();
    let (made, stake, awards, reason, _) = result(&table);
    assert_eq!((made, stake, awards, reason.as_str()), (false, 1, [0, 1], "verdict-out_of_reach"));
}

#[test]
fn marks_need_every_trick() {
    let mut made = table("straight", [ALL_SIXES, "", "", ""], ["2m", "pass", "pass", "pass"]);
    made.act(0, Action::Name(Trump::Pip(6)));
    made.play_anything();
    assert_eq!(result(&made), (true, 2, [2, 0], "verdict-reached".into(), 7));

    let mut set = table("straight", ["1-0", "1-1", "", ""], ["2m", "pass", "pass", "pass"]);
    set.act(0, Action::Name(Trump::NoTrump));
    set.play(0, "1-0");
    set.play(1, "1-1");
    set.play_anything();
    assert_eq!(result(&set), (false, 2, [0, 2], "verdict-out_of_reach".into(), 1));
}

const BLANKS: &str = "0-0 1-0 2-0 3-0 4-0 5-0 6-0";

#[test]
fn nello_made_by_losing_seven_tricks_against_two() {
    let mut table = table("family", [BLANKS, "1-1 6-6", "", "2-2"], ["1m", "pass", "pass", "pass"]);
    assert!(table.labels(0).contains(&"Nello".into()));
    let events = table.act(0, name("nello"));
    let players: SeatSet = [Seat(0), Seat(1), Seat(3)].into_iter().collect();
    assert!(events.contains(&Event::Begun { leader: Seat(0), players }), "the bidder leads: {events:?}");
    for (seat, domino) in [(0, "0-0"), (1, "6-6"), (3, "2-2")] {
        table.play(seat, domino);
    }
    assert_eq!(table.turn(), 1);
    table.play_anything();
    assert_eq!(result(&table), (true, 1, [1, 0], "nello-none".into(), 7));
    let plays = |event: &&Event| matches!(event, Event::Played { .. });
    assert_eq!(table.events.iter().filter(plays).count(), 21);
}

#[test]
fn nello_set_by_the_first_trick_taken() {
    let mut table = table("family", ["6-6", "", "", ""], ["2m", "pass", "pass", "pass"]);
    table.act(0, name("nello"));
    table.play(0, "6-6");
    table.play_anything();
    assert_eq!(result(&table), (false, 2, [0, 2], "nello-taken".into(), 1));
}

#[test]
fn nello_needs_a_plain_bid_of_marks() {
    let mut low = table("family", ["", "", "", ""], ["41", "pass", "pass", "pass"]);
    assert_eq!(low.refused(0, name("nello"))[0].rule, "nello");
    let game = game("straight", &["nello={\"least_marks\": 2}"]);
    for (bid, offered) in [("1m", false), ("2m", true)] {
        let mut table = Table::dealt(&game, 3, hands(["", "", "", ""]));
        table.auction(&[bid, "pass", "pass", "pass"]);
        assert_eq!(table.labels(0).contains(&"Nello".into()), offered, "{bid}");
    }
}

#[test]
fn doubles_in_nello() {
    // (what doubles are, the trick, the place that takes it)
    let cases = [
        ("own", "2-1 2-2 2-0", 0),
        ("own", "2-2 6-6 2-0", 1),
        ("inverted", "2-2 6-6 0-0", 2),
        ("high", "2-1 2-2 2-0", 1),
        ("low", "2-1 2-2 2-0", 0),
        ("low", "2-2 6-2 2-0", 1),
    ];
    for (doubles, trick, place) in cases {
        use texas42::rules::Questions;
        let game = game("straight", &[&format!("nello={{\"doubles\": \"{doubles}\"}}")]);
        let suits = game.ask().suits(&named(8));
        let trick: Vec<_> = trick.split_whitespace().map(bone).collect();
        assert_eq!(suits.winner(trick.iter().copied()), place, "{doubles}: {trick:?}");
    }
}

const DOUBLES: &str = "0-0 1-1 2-2 3-3 4-4 5-5";

#[test]
fn plunge_made_by_the_partner() {
    let mut table = table("family", [DOUBLES, "", ALL_SIXES, ""], ["plunge4", "pass", "pass", "pass"]);
    assert_eq!((table.state.hand.phase, table.turn()), (Phase::Naming, 2), "the partner names trumps");
    assert!(!table.labels(2).contains(&"No trump".into()));
    assert!(!table.labels(2).contains(&"Nello".into()), "one contract a hand");
    table.act(2, Action::Name(Trump::Pip(6)));
    assert_eq!(table.turn(), 2, "the partner leads");
    table.play_anything();
    assert_eq!(result(&table), (true, 4, [4, 0], "verdict-every_trick".into(), 7));
}

#[test]
fn plunge_set_by_the_first_trick_lost() {
    let mut table = table("family", [DOUBLES, "", "6-5", "6-6"], ["plunge4", "pass", "pass", "pass"]);
    table.act(2, Action::Name(Trump::Pip(6)));
    table.play(2, "6-5");
    table.play(3, "6-6");
    table.play_anything();
    assert_eq!(result(&table), (false, 4, [0, 4], "verdict-trick_lost".into(), 1));
}

#[test]
fn plunge_is_the_only_jump_and_can_be_overbid() {
    let mut jump = table_at("family", ["", DOUBLES, "", ""], &["35"], 3);
    assert_eq!(jump.labels(1).last().map(String::as_str), Some("Plunge (4 marks)"));
    jump.auction(&["plunge4"]);
    assert_eq!(jump.labels(2), ["Pass", "5 marks"]);
    let five = table_at("family", ["", "", "", DOUBLES], &["2m", "3m", "4m"], 3);
    assert_eq!(five.labels(3), ["Pass", "5 marks", "Plunge (5 marks)"]);
}

fn table_at(preset: &str, held: [&str; 4], calls: &[&str], shaker: u8) -> Table {
    let mut table = Table::dealt(&game(preset, &[]), shaker, hands(held));
    table.auction(calls);
    table
}

#[test]
fn plunge_by_other_house_rules() {
    let game = game("straight", &["plunge={\"leads\": \"bidder\", \"no_trump\": true, \"doubles\": 3, \"marks\": 2}"]);
    let mut table = Table::dealt(&game, 3, hands(["0-0 1-1 2-2", "6-6 5-5 4-4 3-3", "", ""]));
    table.auction(&["plunge2", "pass", "pass", "pass"]);
    assert!(table.labels(2).contains(&"No trump".into()));
    table.act(2, Action::Name(Trump::NoTrump));
    assert_eq!(table.turn(), 0, "the bidder leads");
}

#[test]
fn splash_made_and_set() {
    let three = "0-0 1-1 2-2 5-4";
    let mut made = table("everything", [three, "", ALL_SIXES, ""], ["splash2", "pass", "pass", "pass"]);
    assert_eq!(made.turn(), 2);
    made.act(2, Action::Name(Trump::Pip(6)));
    made.play_anything();
    assert_eq!(result(&made), (true, 2, [2, 0], "verdict-every_trick".into(), 7));

    let mut set = table("everything", [three, "", "6-5", "6-6"], ["splash2", "pass", "pass", "pass"]);
    set.act(2, Action::Name(Trump::Pip(6)));
    set.play(2, "6-5");
    set.play(3, "6-6");
    set.play_anything();
    assert_eq!(result(&set), (false, 2, [0, 2], "verdict-trick_lost".into(), 1));
}

#[test]
fn splash_is_three_only_over_two() {
    let offered = |calls: &[&str]| {
        let table = table_at("everything", ["", "", "0-0 1-1 2-2", "3-3 4-4 5-5"], calls, 3);
        table.labels(2).into_iter().find(|label| label.starts_with("Splash"))
    };
    assert_eq!(offered(&["pass", "pass"]).as_deref(), Some("Splash (2 marks)"));
    assert_eq!(offered(&["1m", "pass"]).as_deref(), Some("Splash (2 marks)"));
    assert_eq!(offered(&["2m", "pass"]).as_deref(), Some("Splash (3 marks)"));
    assert_eq!(offered(&["2m", "3m"]), None);
}

#[test]
fn sevens_made_and_set() {
    let close = "6-1 5-2 4-3 6-0 5-1 4-2 3-3";
    let mut made = table("everything", [close, "", "", ""], ["1m", "pass", "pass", "pass"]);
    made.act(0, name("sevens"));
    assert_eq!(made.labels(0), ["4-3", "5-2", "6-1"]);
    made.play_anything();
    assert_eq!(result(&made), (true, 1, [1, 0], "verdict-every_trick".into(), 7));

    let mut set = table("everything", ["6-6 0-0 1-0 2-0", close, "", ""], ["1m", "pass", "pass", "pass"]);
    set.act(0, name("sevens"));
    set.play_anything();
    let (made, stake, awards, reason, trick) = result(&set);
    assert_eq!((made, stake, awards, reason.as_str(), trick), (false, 1, [0, 1], "verdict-trick_lost", 1));
}

#[test]
fn sevens_wants_the_closest_and_the_first_of_equals_wins() {
    let mut table = table("everything", ["6-1 0-0", "5-2 1-0", "", ""], ["1m", "pass", "pass", "pass"]);
    table.act(0, name("sevens"));
    assert_eq!(table.refused(0, Action::Play(bone("0-0")))[0].rule, "sevens");
    table.play(0, "6-1");
    table.play(1, "5-2");
    table.play_first();
    table.play_first();
    assert_eq!(table.state.last_trick.as_ref().map(|trick| trick.winner), Some(Seat(0)));

    let any = game("straight", &["sevens={\"play\": \"any\"}"]);
    let mut loose = Table::dealt(&any, 3, hands(["6-1 0-0", "", "", ""]));
    loose.auction(&["1m", "pass", "pass", "pass"]);
    loose.act(0, name("sevens"));
    assert_eq!(loose.labels(0).len(), 7);
}

/// Whatever is played by four, all seven tricks are 42 points.
#[test]
fn every_hand_of_four_played_out_counts_42() {
    let game = game("everything", &["play_out", "marks={\"to\": 21}"]);
    let mut four_handed = 0;
    for seed in 0..60 {
        let table = random_match(&game, seed);
        for hand in table {
            if hand.players.len() == 4 {
                assert_eq!(hand.points[0] + hand.points[1], 42, "{hand:?}");
                four_handed += 1;
            }
            assert_eq!(hand.tricks.len(), 7);
        }
    }
    assert!(four_handed > 500, "{four_handed}");
}

/// All hands of a random match, as they were when scored.
fn random_match(game: &std::sync::Arc<texas42::Texas42>, seed: u64) -> Vec<texas42::Hand> {
    let chance = kernel::Chance::seeded(seed);
    let mut luck = chance.draws("luck", 0);
    let mut table = Table::with_luck(game, 3, hands(["", "", "", ""]), seed);
    let mut scored = Vec::new();
    while table.state.over.is_none() {
        let seat = Seat(table.turn());
        let options = table.game.options(&table.state, seat);
        let action = options.nth(luck.below(options.len())).expect("something to do");
        let mut state = table.state.clone();
        for event in table.input(kernel::Input::Act(seat, action)) {
            game.evolve(&mut state, &event);
            if matches!(event, Event::HandScored { .. }) {
                scored.push(state.hand.clone());
            }
        }
    }
    scored
}
