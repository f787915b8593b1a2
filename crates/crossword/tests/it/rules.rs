//! The rules of turns and of the end, each by its cases. (Those of plays and scores are tested in their own files.)

use crate::common::{act, deal, empty_bag, english, errors, house, lines, offers, play, specs, swap, table, table_of};
use crossword::{Action, Crossword, CrosswordKind, Did, notation};
use kernel::{Game, Input, Kind, Match, Message, Moment, Outcome, RuleSpec, Sample, Seat, SeatSet, What};
use serde_json::{Value, json};

fn outcome(table: &Match<Crossword>) -> Outcome {
    table.game.outcome(&table.state).expect("over")
}

/// Two players with good tiles; the first begins.
fn begun(amend: &[(&str, Value)]) -> Match<Crossword> {
    let mut table = table("scrabble", amend, 2);
    deal(&mut table, Seat(1), "");
    deal(&mut table, Seat(0), "QUIZSAE");
    deal(&mut table, Seat(1), "CATDOG?");
    table
}

#[test]
fn a_play_scores_is_refilled_and_hands_over() {
    let mut table = begun(&[]);
    let bag = table.state.bag.len();
    assert_eq!(play(&mut table, "8G QUIZ"), Ok(()));
    assert_eq!(table.state.scores.0, [(10 + 1 + 1 + 10) * 2, 0]);
    assert_eq!((table.state.rack(Seat(0)).len(), table.state.bag.len()), (7, bag - 4));
    assert_eq!(table.state.turn, Some(Seat(1)));
    assert_eq!(lines(play(&mut table, "H7 D.t")), ["word_validation: DUT is not in the word list."]);
    assert_eq!(play(&mut table, "H7 O.t"), Ok(()), "a blank is any letter");
    let last = table.state.last.clone().expect("a turn");
    assert_eq!((last.did, last.words, last.score, last.tiles), (Did::Played, vec!["OUT".into()], 2, 2));
    assert!(table.state.board.cell(127).is_blank());
}

#[test]
fn a_match_that_nothing_ends_is_none() {
    let ends = ["consecutive_passes", "scoreless_turns", "chess_clock", "time_limit"];
    let cases = [
        (vec![], false),
        (vec![("empty_rack", json!({})), ("resignation", json!({}))], false),
        (vec![("time_limit", json!({"action": "pass"}))], false),
        (vec![("time_limit", json!({"action": "resign"}))], true),
        (vec![("chess_clock", json!({}))], true),
        (vec![("consecutive_passes", json!({}))], true),
        (vec![("scoreless_turns", json!({}))], true),
        (vec![("scoreless_turns", json!({})), ("time_limit", json!({"action": "pass"}))], true),
    ];
    let kind = CrosswordKind::default();
    for (with, ends_at_all) in cases {
        let mut chosen = specs("scrabble", &[], &ends);
        chosen.extend(with.iter().map(|(id, params)| RuleSpec::new(id, params.clone())));
        chosen.sort_by(|one, other| one.id.cmp(&other.id));
        chosen.dedup_by(|one, other| one.id == other.id);
        let made = kind.compose(&chosen, house()).unwrap_or_else(|e| panic!("{e:?}"));
        assert_eq!(kind.no_end(&made.game).is_none(), ends_at_all, "{with:?}");
    }
    assert_eq!(
        english(&Message::new("no_end")),
        "Nothing would end this match once no word fits any more: switch on “Passes in a row” or “Turns without points”."
    );
}

#[test]
fn every_reason_is_told_at_once() {
    let mut table = begun(&[]);
    let written = notation::read(&table.state.board, &table.state.tiles, "1A XX").expect("well written");
    assert_eq!(
        lines(act(&mut table, Action::Play(written.clone()))),
        ["first_move_center: The first play must cover 8H.", "tiles_in_rack: Your rack lacks the tile X 2 times."]
    );
    let forecast = table.game.forecast(&table.state, Seat(1), &Action::Play(written));
    assert_eq!(forecast.refusals[0].rule, "turn_order");
    assert_eq!(forecast.refusals.len(), 3, "who waits may still try things out");
    assert_eq!(lines(act(&mut table, Action::Play(vec![]))), ["play: No tiles placed."]);
}

#[test]
fn a_forecast_tells_words_bonuses_and_rules() {
    let table = begun(&[]);
    let written = notation::read(&table.state.board, &table.state.tiles, "8G QUIZ").expect("well written");
    let forecast = table.game.forecast(&table.state, Seat(0), &Action::Play(written));
    assert_eq!((forecast.refusals.as_slice(), forecast.score), (&[][..], Some(44)));
    assert_eq!(
        forecast.details,
        json!({
            "total": 44,
            "words": [{"word": "QUIZ", "at": "8G", "points": 44}],
            "bonuses": [],
            "rules": [{"rule": "letter_points", "points": 22}, {"rule": "word_multiplier", "points": 22}],
        })
    );
}

#[test]
fn rack_size() {
    let table = table("scrabble", &[("rack_size", json!({"tiles": 9}))], 4);
    assert!(table.state.racks.0.iter().all(|rack| rack.len() == 9));
    assert_eq!(table.state.bag.len(), 64);
}

#[test]
fn turn_order() {
    let mut table = begun(&[]);
    assert_eq!(table.state.turn, Some(Seat(0)), "the creator begins");
    let refusals = table.submit(Input::Act(Seat(1), Action::Pass), Moment(5)).expect_err("not their turn");
    assert_eq!(refusals[0].message.id, "kernel-turn");
    let first = |seed| table_of(&specs("scrabble", &[], &[]), 4, seed).state.turn.expect("someone").0;
    let firsts: std::collections::BTreeSet<u8> = (0..40).map(first).collect();
    assert_eq!(firsts.len(), 4, "at random, anybody begins");
    assert_eq!(offers(&table, Seat(1)), ["Resign"]);
}

#[test]
fn turns_go_around_with_two_three_and_four() {
    for seats in 2..=4 {
        let mut table = table("scrabble", &[("scoreless_turns", json!({"limit": 100}))], seats);
        for turn in 0..3 * seats {
            assert_eq!(table.state.turn, Some(Seat(turn % seats)), "{seats} players");
            act(&mut table, Action::Pass).expect("a turn");
        }
    }
}

#[test]
fn swapping() {
    let mut table = begun(&[]);
    let before = table.state.bag.len();
    assert_eq!(swap(&mut table, "QZ"), Ok(()));
    assert_eq!((table.state.rack(Seat(0)).len(), table.state.bag.len()), (7, before));
    assert_eq!((table.state.turn, table.state.swaps.0.clone()), (Some(Seat(1)), vec![1, 0]));
    assert_eq!(lines(swap(&mut table, "CX")), ["tiles_in_rack: Your rack lacks the tile X."]);
    assert_eq!(lines(swap(&mut table, "")), ["swap: No tiles chosen."]);
    assert_eq!(lines(swap(&mut table, "!")), ["tiles_in_rack: There is no tile “!” in this game."]);
    assert_eq!(lines(swap(&mut table, &"C".repeat(200))).len(), 1 + 7, "told, but not two hundred times");
}

/// Drawn first, put back then: with as many tiles in the bag as are given, all of them come and none comes back.
#[test]
fn nobody_draws_what_they_gave() {
    let mut table = table("house", &[], 2);
    empty_bag(&mut table);
    table.state.racks[Seat(0)] = table.state.tiles.read(&["A".into(), "B".into()]).expect("tiles");
    table.state.bag.put(&table.state.tiles.read(&["Y".into(), "Z".into()]).expect("tiles"));
    assert_eq!(swap(&mut table, "AB"), Ok(()));
    assert_eq!(table.state.tiles.texts(table.state.rack(Seat(0))), ["Y", "Z"]);
    assert_eq!(table.state.tiles.texts(&table.state.bag.tiles()), ["A", "B"]);
}

#[test]
fn swap_needs_a_bag() {
    let mut scrabble = begun(&[]);
    empty_bag(&mut scrabble);
    scrabble.state.bag.put(&scrabble.state.tiles.read(&vec!["E".to_string(); 6]).expect("tiles"));
    assert_eq!(lines(swap(&mut scrabble, "Q")), ["swap: Swapping needs at least 7 tiles in the bag; there are 6."]);
    assert!(!offers(&scrabble, Seat(0)).contains(&"Swap tiles".to_string()));
    let mut house = begun(&[("swap", json!({"minimum_bag": 1}))]);
    house.state.bag = scrabble.state.bag.clone();
    assert_eq!(lines(swap(&mut house, "QUIZSAE")), ["swap: The bag has only 6 tiles."]);
    assert_eq!(lines(swap(&mut house, "QUIZSA")), [""; 0]);
}

#[test]
fn swap_limit_most_tiles_and_free_first_swap() {
    let mut table = begun(&[("swap", json!({"limit": 1, "max_tiles": 2, "free_first": true}))]);
    assert_eq!(lines(swap(&mut table, "QUI")), ["swap: At most 2 tiles may be swapped at once."]);
    assert_eq!(swap(&mut table, "QZ"), Ok(()));
    assert_eq!(table.state.turn, Some(Seat(0)), "the first one is free");
    assert_eq!((table.state.turns, table.state.scoreless), (0, 0));
    assert_eq!(lines(swap(&mut table, "U")), ["swap: You have swapped as often as a match allows: 1."]);
    let none = table_of(&specs("scrabble", &[], &["swap"]), 2, 1);
    assert!(!offers(&none, none.state.turn.expect("someone")).contains(&"Swap tiles".to_string()));
}

#[test]
fn pass() {
    let mut strict = begun(&[("pass", json!({"allow": false}))]);
    assert_eq!(
        lines(act(&mut strict, Action::Pass)),
        ["pass: Nobody passes at this table while they can play or swap."]
    );
    assert_eq!(offers(&strict, Seat(0)), ["Play a word", "Swap tiles", "Resign"]);
    empty_bag(&mut strict);
    assert_eq!(lines(act(&mut strict, Action::Pass)).len(), 1, "there are still words to play");
    strict.state.racks[Seat(0)] = strict.state.tiles.read(&["Q".into(), "Z".into()]).expect("tiles");
    assert_eq!(act(&mut strict, Action::Pass), Ok(()), "a turn must always be able to end");
    assert_eq!(act(&mut begun(&[]), Action::Pass), Ok(()));
}

#[test]
fn time_limit() {
    let mut table = begun(&[("time_limit", json!({"seconds": 60}))]);
    assert_eq!(table.game.deadline(&table.state), Some(Moment(60_000)));
    table.run_until(Moment(60_000)).expect("time moves on");
    assert_eq!((table.state.turn, table.state.passes), (Some(Seat(1)), 1));
    table.submit(Input::Act(Seat(1), Action::Pass), Moment(61_000)).expect("may pass");
    table.run_until(Moment(121_000)).expect("time moves on");
    assert_eq!(table.idle(), SeatSet::only(Seat(0)), "twice in a row");
    let mut hard = begun(&[("time_limit", json!({"seconds": 60, "action": "resign"}))]);
    hard.run_until(Moment(60_000)).expect("time moves on");
    assert_eq!(outcome(&hard).winner().map(|side| side.seats.clone()), Some(vec![Seat(1)]));
}

#[test]
fn who_is_away_is_passed_for_and_who_returns_has_time() {
    let mut table = begun(&[]);
    table.submit(Input::Away(Seat(0)), Moment(1_000)).expect("may go");
    assert_eq!(table.lapse(), Some((Moment(121_000), Seat(0))));
    table.submit(Input::Back(Seat(0)), Moment(2_000)).expect("may return");
    assert_eq!(table.alarm(), None);
    table.submit(Input::Away(Seat(0)), Moment(3_000)).expect("may go");
    table.run_until(Moment(123_000)).expect("time moves on");
    assert_eq!(table.state.turn, Some(Seat(1)));
    table.submit(Input::Act(Seat(1), Action::Pass), Moment(124_000)).expect("may pass");
    assert_eq!(table.alarm(), Some(Moment(129_000)), "still away: from now on they wait shortly");
}

/// The bag is empty and the first player plays their last tiles.
fn going_out(amend: &[(&str, Value)]) -> Match<Crossword> {
    let mut table = begun(amend);
    empty_bag(&mut table);
    let tiles =
        |texts: &str| table.state.tiles.read(&texts.chars().map(String::from).collect::<Vec<_>>()).expect("tiles");
    table.state.racks.0 = vec![tiles("CAT"), tiles("EQ?")];
    play(&mut table, "8G CAT").expect("a word");
    table
}

#[test]
fn empty_rack_and_final_score_adjustment() {
    let cases = [("transfer", [10 + 11, -11]), ("double", [10 + 22, 0]), ("subtract", [10, -11])];
    for (style, scores) in cases {
        let table = going_out(&[("final_score_adjustment", json!({"style": style}))]);
        assert_eq!(table.state.scores.0, scores, "{style}");
        let end = table.state.end.clone().expect("over");
        assert_eq!((end.reason.as_str(), end.out), ("empty_rack", Some(Seat(0))));
        assert_eq!(end.racks.0[1], ["E", "Q", "?"], "what was left is shown");
        assert_eq!(outcome(&table).place(Seat(0)), Some(1));
    }
    let three = {
        let mut table = table("scrabble", &[], 3);
        empty_bag(&mut table);
        let tiles =
            |texts: &str| table.state.tiles.read(&texts.chars().map(String::from).collect::<Vec<_>>()).expect("tiles");
        table.state.racks.0 = vec![tiles("CAT"), tiles("EQ?"), tiles("Z")];
        play(&mut table, "8G CAT").expect("a word");
        table
    };
    assert_eq!(three.state.scores.0, [10 + 21, -11, -10]);
    assert_eq!(outcome(&three).place(Seat(1)), Some(3));
}

#[test]
fn a_bag_with_tiles_goes_on() {
    let mut table = begun(&[]);
    table.state.racks[Seat(0)] = table.state.tiles.read(&["A".into(), "T".into()]).expect("tiles");
    play(&mut table, "8H AT").expect("a word");
    assert!(table.state.end.is_none() && table.state.rack(Seat(0)).len() == 7);
}

#[test]
fn winner_determination() {
    for (out_wins, places) in [(true, [Some(1), Some(2)]), (false, [Some(1), Some(1)])] {
        let mut table = begun(&[("winner_determination", json!({"out_wins_ties": out_wins}))]);
        empty_bag(&mut table);
        let e = table.state.tiles.read(&["A".into(), "T".into()]).expect("tiles");
        table.state.racks.0 = vec![e.clone(), e];
        table.state.scores.0 = vec![0, 8];
        play(&mut table, "8H AT").expect("a word");
        assert_eq!(table.state.scores.0, [6, 6]);
        assert_eq!([Seat(0), Seat(1)].map(|seat| outcome(&table).place(seat)), places);
    }
}

fn passes_until_over(table: &mut Match<Crossword>) -> usize {
    (1..50).find(|_| act(table, Action::Pass).is_ok() && table.state.end.is_some()).expect("an end")
}

#[test]
fn consecutive_passes() {
    let limit = |limit: Value| {
        let specs = specs("scrabble", &[("consecutive_passes", json!({ "limit": limit }))], &["scoreless_turns"]);
        passes_until_over(&mut table_of(&specs, 3, 1))
    };
    assert_eq!((limit(json!(4)), limit(json!(2)), limit(Value::Null)), (4, 2, 3), "nothing: one round");
    for preset in [("wordstockt", 4), ("wordfeud", 3), ("house", 6), ("speed", 2)] {
        assert_eq!(passes_until_over(&mut table(preset.0, &[], 2)), preset.1, "{preset:?}");
    }
}

#[test]
fn swaps_reset_passes_or_count_as_passes() {
    for (swaps_count, over) in [(false, false), (true, true)] {
        let params = json!({"limit": 3, "swaps_count": swaps_count});
        let mut table = table("house", &[("consecutive_passes", params)], 2);
        act(&mut table, Action::Pass).expect("may pass");
        let tile = table.state.tiles.texts(table.state.rack(Seat(1)))[0].clone();
        act(&mut table, Action::Swap(vec![tile])).expect("may swap");
        act(&mut table, Action::Pass).expect("may pass");
        assert_eq!(table.state.end.is_some(), over);
    }
}

#[test]
fn scoreless_turns_count_swaps() {
    let mut table = begun(&[]);
    for turn in 0..6 {
        assert!(table.state.end.is_none(), "after {turn}");
        let seat = table.state.turn.expect("someone's turn");
        let tile = table.state.tiles.texts(table.state.rack(seat))[0].clone();
        let action = if turn % 2 == 0 { Action::Pass } else { Action::Swap(vec![tile]) };
        act(&mut table, action).expect("allowed");
    }
    assert_eq!(outcome(&table).reason, "scoreless_turns");
    let left = |seat| table.state.tiles.worth(table.state.rack(Seat(seat)));
    assert_eq!(table.state.scores.0, [-left(0), -left(1)], "everyone loses what is left");
    assert_eq!(outcome(&table).statistics["turns"], 6);
}

#[test]
fn resignation() {
    let mut two = begun(&[]);
    play(&mut two, "8G QUIZ").expect("a word");
    two.submit(Input::Act(Seat(0), Action::Resign), Moment(9_000)).expect("at any time, not only on their turn");
    assert_eq!(outcome(&two).winner().map(|side| side.seats.clone()), Some(vec![Seat(1)]), "whatever the score");
    assert_eq!(two.state.scores.0, [44, 0], "no adjustment");

    let mut three = table("scrabble", &[], 3);
    act(&mut three, Action::Resign).expect("may resign");
    assert_eq!((three.state.turn, three.state.end.is_none()), (Some(Seat(1)), true), "the others play on");
    act(&mut three, Action::Pass).expect("may pass");
    act(&mut three, Action::Pass).expect("may pass");
    assert_eq!(three.state.turn, Some(Seat(1)), "who left is passed over");
    three.submit(Input::Left(Seat(2)), Moment(99_000)).expect("may leave");
    let places = [0, 1, 2].map(|seat| outcome(&three).place(Seat(seat)));
    assert_eq!(places, [Some(3), Some(1), Some(2)], "who stayed longer comes before");

    let without = table_of(&specs("scrabble", &[], &["resignation"]), 2, 1);
    assert!(!offers(&without, Seat(0)).contains(&"Resign".to_string()));
}

#[test]
fn host_ends() {
    let mut table = begun(&[]);
    play(&mut table, "8G QUIZ").expect("a word");
    deal(&mut table, Seat(0), "EEEEEEE");
    table.submit(Input::Stop, Moment(9_000)).expect("all agree");
    assert_eq!(table.state.scores.0, [44 - 7, -10], "adjusted by the rules");
    assert_eq!(outcome(&table).reason, "host_ends");
    let mut plain = begun(&[("host_ends", json!({"adjust": false}))]);
    plain.submit(Input::Stop, Moment(9_000)).expect("all agree");
    assert_eq!(plain.state.scores.0, [0, 0]);
}

#[test]
fn statistics_of_a_match() {
    let mut table = begun(&[]);
    play(&mut table, "8G QUIZ").expect("a word");
    table.submit(Input::Stop, Moment(9_000)).expect("all agree");
    let outcome = outcome(&table);
    let mine = &outcome.standings.iter().find(|side| side.seats == [Seat(0)]).expect("a standing").statistics;
    assert_eq!((mine["best_play"], mine["plays"], mine["bingos"], mine["average"]), (44, 1, 0, 44));
}

#[test]
fn what_a_seat_is_offered() {
    let table = begun(&[]);
    assert_eq!(offers(&table, Seat(0)), ["Play a word", "Swap tiles", "Pass", "Resign"]);
    let fields: Vec<Value> = table
        .game
        .offers(&table.state, Seat(0))
        .into_iter()
        .filter_map(|offer| match offer.what {
            What::Form(form) => Some(json!({ form.kind: form.fields })),
            What::Exact(_) => None,
        })
        .collect();
    let expected = [json!({"play": {"rows": 15, "cols": 15, "most": 7}}), json!({"swap": {"most": 7, "free": false}})];
    assert_eq!(fields, expected);
}

#[test]
fn words_and_tiles_have_the_same_letters() {
    let wrong = errors(&specs("scrabble", &[("words", json!({"lexicon": "klingon"}))], &[]));
    assert!(wrong.contains("Put a word list called klingon into the data folder’s lexicons/."), "{wrong}");
    let missing = errors(&specs("scrabble", &[("words", json!({"lexicon": "british-english"}))], &[]));
    assert!(missing.contains("Install Debian’s wbritish, or put a word list"), "{missing}");
    assert_eq!(
        errors(&specs("scrabble", &[("tiles", json!({"name": "upwords"}))], &[])),
        "",
        "English has words with Qu"
    );
    assert!(
        errors(&specs("scrabble", &[("board", json!({"name": "round"}))], &[]))
            .contains("There is no board called “round” here; there are: standard, upwords, wordfeud and wordstockt.")
    );
    assert!(errors(&specs("scrabble", &[], &["words"])).contains("“Words are checked” needs “Word list”."));
}

#[test]
fn where_more_is_allowed_than_programs_know_there_are_no_bots() {
    for (left_out, why) in [
        ("no_gaps", "plays may have gaps"),
        ("connection", "plays need not touch"),
        ("word_validation", "words are not checked"),
    ] {
        let table = table_of(&specs("scrabble", &[], &[left_out]), 2, 1);
        let said = english(table.game.generator().err().expect("no generator"));
        assert!(said.starts_with("No bot can play this: ") && said.contains(why), "{said}");
        let kind = crossword::CrosswordKind::default();
        assert!(kernel::Kind::bot(&kind, "greedy", &table.game, Seat(0)).is_none());
    }
    let start_anywhere = table_of(&specs("scrabble", &[], &["first_move_center"]), 2, 1);
    let mut plays = 0;
    start_anywhere.game.plays(&start_anywhere.state, Seat(0), |_| plays += 1).expect("searchable");
    assert!(plays > 1_000, "{plays}");
}

#[test]
fn letters_of_several_characters_are_shown_and_read_back() {
    let amend = [("tiles", json!({"name": "upwords"}))];
    let mut table = table("scrabble", &amend, 2);
    table.state.racks[Seat(0)] = table.state.tiles.read(&["Qu", "I", "E", "T"].map(String::from)).expect("tiles");
    play(&mut table, "8F QuIET").expect("a word");
    let view = table.game.view(&table.state, kernel::Viewer::Public);
    assert_eq!(view.board[7], ".....[Qu]IET......");
    let seen = kernel::Seen { viewer: kernel::Viewer::Public, view: &view, backlog: &[] };
    let again = table.game.imagine(&seen, &mut kernel::Chance::seeded(1).draws("x", 0));
    assert_eq!(again.board.cells(), table.state.board.cells());
}
