//! The rules, as tables: what ends a round, what it earns, what ends the match.

use crate::table::{at, play, refused, table, told};
use kernel::{Game, Seat, SeatSet, Viewer};

const EVERYONE: &str = r#"mode={"mode":"everyone_guesses"}"#;
const TEAMS: &str = r#"mode={"mode":"teams"}"#;

#[test]
fn a_round_ends_once_by_each_of_its_reasons() {
    // Rules, seats, moves, what is told of the last round: reason, points, totals.
    let cases: &[(&str, u8, &str, &str)] = &[
        // The seed: the first right guess, a point for two.
        ("", 3, "0:pick 1:=no 2:right", "first_correct 1,0,1 1,0,1"),
        ("", 3, "0:pick 0:line 0:gives-up", "gave_up 0,0,0 0,0,0"),
        ("", 3, "0:pick 0:line time", "time_up 0,0,0 0,0,0"),
        ("", 3, "time 1:right", "first_correct 1,1,0 1,1,0"),
        ("", 3, "0:pick 1:right skip", "first_correct 1,1,0 1,1,0"),
        ("", 3, "0:pick skip", "skipped 0,0,0 0,0,0"),
        ("", 3, "skip", "skipped 0,0,0 0,0,0"),
        ("", 3, "0:pick 0:line stop", "stopped 0,0,0 0,0,0"),
        // Whoever draws leaves: with an empty sheet, with a drawing.
        ("", 3, "0:leaves", "drawer_gone 0,0,0 0,0,0"),
        ("", 3, "0:pick 0:leaves", "drawer_gone 0,0,0 0,0,0"),
        ("", 3, "0:pick 0:line 0:undo 0:leaves", "drawer_gone 0,0,0 0,0,0"),
        ("", 3, "0:pick 0:line 0:leaves 1:right", "first_correct 1,1,0 1,1,0"),
        ("", 3, "0:pick 0:line 0:leaves time", "time_up 0,0,0 0,0,0"),
        ("", 3, "0:pick 0:away time", "drawer_gone 0,0,0 0,0,0"),
        ("", 3, "0:away time", "drawer_gone 0,0,0 0,0,0"),
        ("", 3, "0:pick 0:line 0:away time", "time_up 0,0,0 0,0,0"),
        ("", 3, "0:pick 0:away 7000ms 0:back 0:line 1:right", "first_correct 1,1,0 1,1,0"),
        // Everyone leaves.
        ("", 3, "0:pick 0:line 1:leaves 2:leaves", "nobody_left 0,0,0 0,0,0"),
        // Everyone guesses: 100 and a hundred by the time left; whoever draws the mean of all.
        (EVERYONE, 3, "0:pick 8000ms 1:right 32000ms 2:right", "all_answered 170,190,150 170,190,150"),
        (EVERYONE, 3, "0:pick 40000ms 1:right time", "time_up 75,150,0 75,150,0"),
        (EVERYONE, 4, "0:pick 40000ms 1:right 0:gives-up", "gave_up 50,150,0,0 50,150,0,0"),
        // The last millisecond, and the one after.
        (EVERYONE, 3, "0:pick 79999ms 1:right time", "time_up 50,100,0 50,100,0"),
        (EVERYONE, 3, "0:pick 0ms 1:right 0ms 2:right", "all_answered 200,200,200 200,200,200"),
        // Who left does not block.
        (EVERYONE, 3, "0:pick 40000ms 1:right 2:leaves", "all_answered 150,150,0 150,150,0"),
        (EVERYONE, 3, "0:pick 40000ms 1:right 2:away 7999ms 0:line time", "all_answered 75,150,0 75,150,0"),
        // Teams: only the drawer's team guesses, a point for the one who does.
        (TEAMS, 4, "0:pick 2:right", "first_correct 0,0,1,0 0,0,1,0"),
        (TEAMS, 4, "0:pick time", "time_up 0,0,0,0 0,0,0,0"),
        // No letters: more than half of those who guess.
        ("no_letters", 4, "0:pick 1:letters 2:letters", "void 0,0,0,0 0,0,0,0"),
        ("no_letters", 3, "0:pick 1:letters 2:right", "first_correct 1,0,1 1,0,1"),
        ("no_letters", 3, "0:pick 1:letters 2:letters", "void 0,0,0 0,0,0"),
    ];
    for (rules, seats, moves, expected) in cases {
        let mut table = table(rules, *seats);
        let refusals = play(&mut table, moves);
        let moves = format!("{rules}: {moves}");
        if moves.ends_with("1:right skip") {
            assert_eq!(refusals[0].rule, "rounds.pause", "{moves}");
        } else {
            assert!(refusals.is_empty(), "{moves}: {refusals:?}");
        }
        assert_eq!(told(&table, *seats), *expected, "{moves}");
        let ended = |event: &&rounds::Event<_, _>| matches!(event, rounds::Event::RoundEnded(_));
        let ends = table.log.entries.iter().flat_map(|entry| &entry.events).filter(ended).count();
        assert_eq!(ends, 1, "{moves}: a round ends once");
    }
}

#[test]
fn what_may_not_be_done_is_refused_with_a_reason() {
    let cases: &[(&str, u8, &str, &str)] = &[
        ("", 3, "1:pick", "pictionary.drawer"),
        ("", 3, "1:line", "pictionary.drawer"),
        ("", 3, "1:gives-up", "pictionary.drawer"),
        ("", 3, "0:line", "pictionary.picking"),
        ("", 3, "1:=cat", "pictionary.picking"),
        ("", 3, "0:gives-up", "pictionary.picking"),
        ("", 3, "0:pick 0:pick", "pictionary.picked"),
        ("", 3, "0:pick 0:right", "pictionary.you_draw"),
        ("", 3, "0:pick 0:letters", "pictionary.you_draw"),
        ("", 3, "0:pick 1:letters", "pictionary.no_letters"),
        ("no_letters", 4, "0:pick 1:letters 1:letters", "pictionary.objected"),
        ("", 3, "0:pick 1:=_", "pictionary.empty"),
        ("", 3, "0:pick 1:=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "pictionary.long"),
        ("", 3, "0:pick 0:undo", "pictionary.undo"),
        ("", 3, "0:pick 0:line 0:undo 0:undo", "pictionary.undo"),
        ("", 3, "0:pick 0:line 0:clear 0:undo 0:undo 0:undo", "pictionary.undo"),
        (EVERYONE, 3, "0:pick 1:right 1:right", "pictionary.known"),
        (TEAMS, 4, "0:pick 1:right", "pictionary.team"),
        // Two right guesses in one instant: the first that came counts.
        ("", 3, "0:pick 1:right 0ms 2:right", "rounds.pause"),
        ("", 3, "0:pick 3:joins 3:=cat", "rounds.next_round"),
        ("one_stroke", 3, "0:pick 0:line 0:line", "one_stroke"),
        ("one_stroke", 3, "0:pick 0:fill", "one_stroke"),
        ("one_stroke", 3, "0:pick 0:line 0:undo 0:line 0:clear 0:line", ""),
        ("one_colour", 3, "0:pick 0:line 0:rub 0:line 0:red", "one_colour"),
        ("one_colour", 3, "0:pick 0:rub 0:red 0:fill", "one_colour"),
        ("one_colour", 3, "0:pick 0:line 0:clear 0:red", ""),
    ];
    for (rules, seats, moves, expected) in cases {
        let mut table = table(rules, *seats);
        assert_eq!(refused(&mut table, moves), *expected, "{rules}: {moves}");
    }
}

#[test]
fn the_first_to_five_wins_and_both_at_five_is_a_tie() {
    let mut two = table("", 2);
    for round in 0..5 {
        let (drawer, guesser) = (round % 2, 1 - round % 2);
        assert_eq!(refused(&mut two, &format!("{drawer}:pick {guesser}:right 0:ready 1:ready")), "", "{round}");
    }
    let outcome = two.game.outcome(&two.state).expect("it is over");
    assert_eq!((outcome.reason.as_str(), outcome.winners().count()), ("target", 2), "{outcome:?}");

    let mut three = table(r#"mode={"target":2}"#, 3);
    assert_eq!(refused(&mut three, "0:pick 1:right next 1:pick 2:right next"), "");
    let outcome = three.game.outcome(&three.state).expect("it is over");
    assert_eq!(outcome.winners().flat_map(|side| side.seats.clone()).collect::<Vec<_>>(), vec![Seat(1)], "{outcome:?}");
}

/// Each draws as often, whoever comes and goes.
#[test]
fn drawers_go_round_by_seat() {
    let drawers = |rules: &str, seats: u8, moves: &str| {
        let mut table = table(rules, seats);
        assert_eq!(refused(&mut table, moves), "", "{moves}");
        while table.game.outcome(&table.state).is_none() {
            let due = table.alarm().expect("something is due");
            table.run_until(due).expect("time passes");
        }
        let seats: Vec<String> = table.state.game.drew.iter().map(|seat| seat.0.to_string()).collect();
        seats.concat()
    };
    let laps = |laps: u32, mode: &str| format!(r#"mode={{"mode":"{mode}","laps":{laps}}}"#);
    assert_eq!(drawers(&laps(3, "everyone_guesses"), 3, ""), "012012012");
    assert_eq!(drawers(&laps(1, "everyone_guesses"), 3, "skip 3:joins"), "0123");
    assert_eq!(drawers(&laps(2, "everyone_guesses"), 3, "skip 1:leaves"), "0202");
    assert_eq!(drawers(&laps(1, "teams"), 4, ""), "0123");
    assert_eq!(drawers(&laps(1, "teams"), 5, ""), "012341", "teams 0, 2, 4 and 1, 3: the smaller draws as often");
    assert_eq!(
        drawers(&laps(1, "everyone_guesses"), 3, "0:pick 1:away 0:gives-up next"),
        "020",
        "who is away is passed over"
    );
}

#[test]
fn rooms_do_not_repeat_words_while_there_are_others() {
    let mut table = table(r#"mode={"mode":"everyone_guesses","laps":5} words={"pack":"test","choices":1}"#, 3);
    for round in 0..10 {
        assert_eq!(refused(&mut table, &format!("{}:pick {}:gives-up next", round % 3, round % 3)), "");
    }
    let used = &table.state.game.used;
    let first: std::collections::BTreeSet<_> = used[..5].iter().collect();
    assert_eq!(first.len(), 5, "all five before any again: {used:?}");
    assert_eq!(used[..5], used[5..10], "then the one that was drawn longest ago");
}

#[test]
fn letters_appear_up_to_their_share_and_never_at_the_end() {
    let mut table =
        table(r#"letters_appear={"share":40,"from":50} words={"pack":"test","difficulty":["hard"],"choices":1}"#, 2);
    assert_eq!(refused(&mut table, "0:pick"), "");
    let began = at(&table);
    let mut seen = Vec::new();
    while table.state.game.next_letter.is_some() {
        play(&mut table, "time");
        let view = table.game.view(&table.state, Viewer::Seat(Seat(1))).game;
        seen.push((at(&table).0 - began.0, view.pattern.chars().filter(|c| c.is_alphabetic()).count()));
        assert_eq!(view.pattern.chars().nth(1), Some('-'), "{}", view.pattern);
    }
    // t-shirt has six letters: 40 % of them are two, from half of the time on.
    assert_eq!(seen, [(40_000, 1), (60_000, 2)]);
}

/// Absence of bots' companions starts no clock, and who comes back draws on.
#[test]
fn whoever_is_to_draw_is_waited_for_eight_seconds() {
    let mut table = table("", 3);
    play(&mut table, "0:pick 0:away");
    assert_eq!(table.lapse().map(|(due, seat)| (due.0 - at(&table).0, seat)), Some((8_000, Seat(0))));
    play(&mut table, "0:back 0:line 0:away");
    assert_eq!(table.lapse(), None, "a drawing can be guessed");
    assert_eq!(table.game.awaited(&table.state), [Seat(1), Seat(2)].into_iter().collect::<SeatSet>());
}
