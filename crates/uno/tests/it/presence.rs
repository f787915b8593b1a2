//! People who come and go, and clocks that run out.

use crate::table::{brief, check, endings, moves, specs};
use kernel::perft::table_of;
use kernel::{Chance, Content, Game, Input, Kind, Log, Match, Sample, Seat, SeatSet, play_out};
use uno::UnoKind;

#[test]
fn leaving() {
    let three = "r5 | r7 b2 w+4 | y3 y4 y5 | g6 g7 g8";
    for (by, expected) in [
        ("1:leaves", "0 plays, r5 red, [3, 3]"),
        ("0:leaves", "1 plays, r5 red, [3, 3]"), // the turn goes on
        ("0:draw 0:leaves", "1 plays, r5 red, [3, 3]"),
        // A pending penalty on the leaver dissolves.
        ("0:w+4=red 1:leaves", "2 plays, w+4 red, [2, 3]"),
        // One on another does not; but there is nobody left to challenge.
        ("0:w+4=red 0:leaves 1:challenge", "no: uno.challenge"),
        ("0:w+4=red 0:leaves 1:accept", "2 plays, w+4 red, [7, 3]"),
        // The last one left wins.
        ("1:leaves 2:leaves", "last_player: [0, 0, 0], match over"),
        ("1:leaves 1:y3", "no: kernel.stranger"),
    ] {
        check("", three, by, expected);
    }
}

#[test]
fn the_cards_of_a_leaver_go_into_the_draw_pile() {
    let mut table = crate::table::table("", "r5 | r7 b2 | y3 y4 | g6 g7 | draw b1");
    moves(&mut table, "2:leaves").unwrap();
    assert_eq!(format!("{:?}", table.state.game.draw), "[g6, g7, b1]");
}

#[test]
fn who_joins_late_plays_from_the_next_hand_on() {
    let mut table = crate::table::table("", "r5 | r7 | y3");
    moves(&mut table, "4:joins").unwrap();
    assert_eq!(brief(&table), "0 plays, r5 red, [1, 1]");
    let refused = moves(&mut table, "4:draw").unwrap_err();
    assert_eq!(refused[0].rule, "rounds.next_round");
    moves(&mut table, "0:r7").unwrap();
    assert_eq!(table.game.awaited(&table.state), [0, 1, 4].map(Seat).into_iter().collect::<SeatSet>());
    moves(&mut table, "0:ready 1:ready 4:ready").unwrap();
    assert_eq!(table.state.game.held.0[4].len(), 7);
    assert_eq!((table.state.table.round, table.state.table.board.total(Seat(0))), (2, 3));
}

#[test]
fn who_is_away_keeps_the_cards_and_the_clock_plays_on() {
    let mut table = crate::table::table("", "r5 | r7 b2 b3 | y3 y4 y5 | draw g1 g2 g3 g4");
    moves(&mut table, "0:away").unwrap();
    assert_eq!(brief(&table), "0 plays, r5 red, [3, 3]");
    // Thirty seconds later a card is drawn and kept.
    moves(&mut table, "time").unwrap();
    assert_eq!(brief(&table), "1 plays, r5 red, [4, 3]");
}

#[test]
fn after_two_times_in_a_row_a_seat_is_idle_until_it_acts() {
    let mut table = crate::table::table("", "r5 | r7 b2 b3 | y3 y4 y5");
    let idle = |table: &crate::table::Table| table.idle();
    moves(&mut table, "time 1:draw 1:pass").unwrap();
    assert_eq!(idle(&table), SeatSet::EMPTY);
    moves(&mut table, "time").unwrap();
    assert_eq!(idle(&table), SeatSet::only(Seat(0)));
    moves(&mut table, "1:draw 1:pass 0:draw").unwrap();
    assert_eq!(idle(&table), SeatSet::EMPTY);
}

#[test]
fn the_safe_thing_is_done() {
    // A penalty is taken, not challenged.
    check("", "r5 | w+4 r1 r2 | y3 y4 y5", "0:w+4=red time", "0 plays, w+4 red, [2, 7]");
    // A drawn card that must be played is, in the colour held most.
    check("force_play", "r5 | b2 b3 g1 | y3 y4 | draw w", "time", "1 plays, w blue, [3, 2]");
    // Where one can only play, that is done.
    let limit = r#"hand_limit={"cards":10}"#;
    check(limit, "r5 | b0 b1 b2 b3 b4 b6 b7 b8 b9 r9 | y1 y2", "time", "1 plays, r9 red, [9, 2]");
}

#[test]
fn a_match_that_nobody_plays_still_ends() {
    let mut table = table_of(&UnoKind::default(), &specs("one_hand"), &Content::none(), 3, 5).unwrap();
    for _ in 0..10_000 {
        if table.game.outcome(&table.state).is_some() {
            assert_eq!(endings(&table), 1);
            return;
        }
        moves(&mut table, "time").unwrap();
    }
    panic!("it goes on: {}", brief(&table));
}

#[test]
fn all_may_agree_to_stop() {
    let mut table = crate::table::table("", "r5 | r7 b2 b3 | y3 y4 y5");
    table.submit(Input::Stop, table.clock()).unwrap();
    assert_eq!(brief(&table), "stopped: [0, 0], match over");
    assert_eq!((table.state.table.completed, endings(&table)), (0, 1));
}

/// At every point of some matches, each seat in turn leaves; the others play on to the end.
#[test]
fn leaving_at_any_point_keeps_the_match_going() {
    let kind = UnoKind::default();
    for (rules, seed) in [("one_hand", 1), ("one_hand stacking jump_in seven_zero", 2), ("one_hand hand_limit", 3)] {
        let mut whole = table_of(&kind, &specs(rules), &Content::none(), 4, seed).unwrap();
        let game = whole.game.clone();
        let bots = || -> Vec<_> { (0..4).map(|seat| kind.bot("easy", &game, Seat(seat)).unwrap()).collect() };
        play_out(&mut whole, &mut bots(), &Chance::seeded(seed), 5_000).unwrap();
        for length in 1..whole.log.entries.len() - 1 {
            for seat in (0..4).map(Seat) {
                let entries = whole.log.entries[..length].to_vec();
                let log = Log { header: whole.log.header.clone(), entries: entries.into(), reveal: None };
                let mut table = Match::resume(whole.game.clone(), log, Chance::seeded(seed)).unwrap();
                let things = table.game.census(&table.state);
                table.submit(Input::Left(seat), table.clock()).unwrap();
                assert_eq!(table.game.census(&table.state), things);
                play_out(&mut table, &mut bots(), &Chance::seeded(seed), 5_000)
                    .unwrap_or_else(|e| panic!("{rules}, seat {} leaves after {length}: {e}", seat.0));
                let outcome = table.game.outcome(&table.state).unwrap();
                assert_ne!(outcome.place(seat), Some(1), "who left does not win");
                assert_eq!(endings(&table), 1);
            }
        }
    }
}
