//! Challenges, by their cases: what is undone, who may say what and when, what it costs, and what nobody is told.

use crate::common::{deal, empty_bag, errors, lines, offers, play, specs, swap, table};
use crossword::{Accept, Action, Crossword, CrosswordKind, Did, Event, Judged, Tile, Verdict, notation};
use kernel::{Game, Input, Kind, Match, Moment, Refusal, Seat, SeatSet, Viewer};
use serde_json::{Value, json};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// Everyone has good tiles; the first seat begins.
fn begun(preset: &str, amend: &[(&str, Value)], seats: u8) -> Match<Crossword> {
    let mut table = table(preset, amend, seats);
    let racks = ["QUIZSA?", "CATDOGE", "HENPILL", "MARBONE"];
    (0..seats).for_each(|seat| deal(&mut table, Seat(seat), ""));
    (0..seats).for_each(|seat| deal(&mut table, Seat(seat), racks[usize::from(seat)]));
    table
}

/// A match in which the first seat has played `8G QUIZ`: a good word.
fn good(preset: &str, amend: &[(&str, Value)], seats: u8) -> Match<Crossword> {
    let mut table = begun(preset, amend, seats);
    play(&mut table, "8G QUIZ").expect("legal");
    table
}

/// A match in which the first seat has played `8G ZUIs`, with a blank: no word.
fn phony(preset: &str, amend: &[(&str, Value)], seats: u8) -> Match<Crossword> {
    let mut table = begun(preset, amend, seats);
    play(&mut table, "8G ZUIs").expect("words are not checked");
    table
}

/// A seat says something, a second later.
fn say(table: &mut Match<Crossword>, seat: Seat, action: Action) -> Result<(), Vec<Refusal>> {
    let at = table.clock().after(1_000);
    table.submit(Input::Act(seat, action), at).map(|_| ())
}

fn happens(table: &mut Match<Crossword>, input: Input<Action>) {
    let at = table.clock().after(1_000);
    table.submit(input, at).unwrap_or_else(|refusals| panic!("{refusals:?}"));
}

/// The names of the last entry's events.
fn told(table: &Match<Crossword>) -> Vec<String> {
    let name = |event: &Event| {
        let text = serde_json::to_value(event).expect("JSON");
        text.as_object().and_then(|object| object.keys().next().cloned()).unwrap_or_default()
    };
    table.log.entries.last().expect("an entry").events.iter().map(name).collect()
}

fn verdict(table: &Match<Crossword>) -> Verdict {
    table.state.verdict.clone().expect("a verdict")
}

fn set(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

#[test]
fn a_phony_is_withdrawn_and_everything_is_undone() {
    let mut table = phony("challenge", &[], 2);
    let (rack, bag) = (table.state.rack(A).len(), table.state.bag.len());
    assert_eq!((table.state.scores[A], rack, table.state.turn), (24, 3, Some(B)), "scored, not refilled");
    assert_eq!(table.state.tallies[A].plays, 1);
    say(&mut table, B, Action::Challenge).expect("B may");
    assert_eq!(told(&table), ["challenged", "judged", "turn"]);
    let state = &table.state;
    assert!(state.board.is_empty(), "the tiles are off the board");
    let rack: Vec<&str> = state.rack(A).iter().map(|tile| state.tiles.tile_text(*tile)).collect();
    assert_eq!(rack, ["A", "I", "Q", "S", "U", "Z", "?"], "and on the rack, the blank as a blank");
    assert!(state.rack(A).contains(&Tile::BLANK));
    assert_eq!((state.bag.len(), state.scores[A], state.turn), (bag, 0, Some(B)), "the turn is lost");
    assert_eq!((state.scoreless, state.passes, state.quiet), (1, 0, 0), "a turn without points, not a pass");
    assert_eq!(state.tallies[A].plays, 0);
    let last = state.last.clone().expect("a turn");
    assert_eq!((last.did, last.words, last.score), (Did::Withdrew, vec!["ZUIS".to_string()], 0));
    let verdict = verdict(&table);
    assert_eq!((verdict.valid, verdict.by, verdict.score, verdict.tiles.len()), (false, Judged::Dictionary, 24, 4));
    assert_eq!((verdict.loses_turn, verdict.loses_game, verdict.lookup), (None, None, None));
    assert_eq!(verdict.words[0].squares, [111, 112, 113, 114]);
    assert_eq!(play(&mut table, "8G CAT"), Ok(()), "and the next player opens the board");
}

#[test]
fn withdrawn_plays_end_a_match_without_points() {
    let mut table = begun("club", &[("scoreless_turns", json!({"limit": 2}))], 2);
    play(&mut table, "8G ZUIS").expect("legal");
    say(&mut table, B, Action::Challenge).expect("B may");
    assert_eq!(table.state.scoreless, 1);
    play(&mut table, "8G TDG").expect("legal");
    say(&mut table, A, Action::Challenge).expect("A may");
    assert_eq!(table.state.end.as_ref().map(|end| end.reason.as_str()), Some("scoreless_turns"));
}

#[test]
fn a_phony_after_plays_leaves_their_words() {
    let mut table = good("challenge", &[], 2);
    let (scores, tiles) = (table.state.scores.clone(), table.state.tiles_on_board().len());
    play(&mut table, "H6 DG.").expect("legal");
    say(&mut table, A, Action::Challenge).expect("A may");
    assert!(!verdict(&table).valid, "DGU");
    assert_eq!((table.state.scores.clone(), table.state.tiles_on_board().len()), (scores, tiles));
    assert_eq!((table.state.rack(B).len(), table.state.turn), (7, Some(A)));
}

/// The rule's parameters, and then: points of the challenged and the challenger, the next turn, who is out.
type Case = (Value, [i32; 3], Option<Seat>, &'static [Seat]);

#[test]
fn a_good_play_stands_and_costs_what_the_table_agreed() {
    let cases: &[Case] = &[
        (json!({"penalty": "none"}), [44, 0, 0], Some(B), &[]),
        (json!({"penalty": "lose_turn"}), [44, 0, 0], Some(C), &[]),
        (json!({"penalty": "points"}), [49, 0, 0], Some(B), &[]),
        (json!({"penalty": "points", "points": 10}), [54, 0, 0], Some(B), &[]),
        (json!({"penalty": "points", "points": 10, "to": "minus"}), [44, -10, 0], Some(B), &[]),
        (json!({"penalty": "points", "points": 5, "per": "word"}), [49, 0, 0], Some(B), &[]),
        (json!({"penalty": "lose_game"}), [44, 0, 0], Some(C), &[B]),
    ];
    for (params, scores, turn, gone) in cases {
        let mut table = good("challenge", &[("challenge", params.clone())], 3);
        say(&mut table, B, Action::Challenge).expect("B may");
        let verdict = verdict(&table);
        assert!(verdict.valid, "{params}");
        assert_eq!(table.state.scores.0, scores, "{params}");
        assert_eq!(table.state.turn, *turn, "{params}");
        assert_eq!(table.state.gone, *gone, "{params}");
        assert_eq!(table.state.rack(A).len(), 7, "{params}: whoever played draws");
        assert_eq!(table.state.pending, None, "{params}");
        assert_eq!(lines(say(&mut table, C, Action::Challenge)), ["challenge: There is no play to be challenged."]);
    }
}

#[test]
fn points_for_each_word() {
    let mut table = begun("challenge", &[("challenge", json!({"penalty": "points", "points": 10, "per": "word"}))], 3);
    (0..2).for_each(|seat| deal(&mut table, Seat(seat), ""));
    deal(&mut table, A, "CATUIZQ");
    deal(&mut table, B, "SOGDEEE");
    play(&mut table, "8G CAT").expect("legal");
    play(&mut table, "J8 SO").expect("legal");
    let before = table.state.scores[B];
    say(&mut table, C, Action::Challenge).expect("C may");
    let words: Vec<String> = verdict(&table).words.into_iter().map(|claim| claim.word).collect();
    assert_eq!((words, verdict(&table).valid), (vec!["SO".into(), "CATS".into()], true));
    assert_eq!(table.state.scores[B], before + 20);
}

#[test]
fn whoever_is_wrong_loses_the_match() {
    let rule = ("challenge", json!({"penalty": "lose_game"}));
    let mut table = phony("challenge", std::slice::from_ref(&rule), 3);
    say(&mut table, C, Action::Challenge).expect("C may");
    assert_eq!((table.state.gone.as_slice(), table.state.turn), (&[A][..], Some(B)), "B has not lost a turn");
    assert!(table.state.board.is_empty());

    let mut table = good("challenge", &[rule], 2);
    say(&mut table, B, Action::Challenge).expect("B may");
    let end = table.state.end.clone().expect("over");
    assert_eq!((end.reason.as_str(), end.places.0), ("resignation", vec![1, 2]));
}

#[test]
fn first_come_first_served() {
    let mut table = phony("friends", &[], 4);
    say(&mut table, C, Action::Challenge).expect("C was first");
    assert_eq!(lines(say(&mut table, D, Action::Challenge)), ["challenge: It is being challenged already."]);
    assert_eq!(lines(say(&mut table, B, Action::Waive)), ["challenge: It is being challenged already."]);
    assert_eq!(table.state.challenge.as_ref().map(|challenge| challenge.seat), Some(C));
}

#[test]
fn any_other_player_may_challenge() {
    let table = good("challenge", &[], 4);
    assert_eq!(table.state.may_challenge(), set(&[B, C, D]));
    assert!(!offers(&table, A).contains(&"Challenge".to_string()));
    for seat in [B, C, D] {
        let mut table = good("challenge", &[], 4);
        assert_eq!(offers(&table, seat)[..2], ["Challenge", "Looks good"]);
        assert_eq!(say(&mut table, seat, Action::Challenge), Ok(()));
    }
    let mut table = table;
    assert_eq!(lines(say(&mut table, A, Action::Challenge)), ["challenge: It is your own play."]);
    assert_eq!(lines(say(&mut table, A, Action::Waive)), ["challenge: It is your own play."]);
    let offer = &table.game.offers(&table.state, B)[0];
    let until = table.state.pending.as_ref().map(|pending| pending.window.until);
    assert_eq!((offer.until, until), (until, Some(Moment(61_000))), "a minute after the play");
}

#[test]
fn the_window_closes() {
    let mut table = good("challenge", &[], 3);
    let until = table.state.pending.as_ref().expect("pending").window.until;
    assert_eq!(table.game.deadline(&table.state), Some(until));
    table.run_until(until).expect("time passes");
    assert_eq!(told(&table), ["accepted", "drew"]);
    let accepted = Event::Accepted { seat: A, why: Accept::Window };
    assert_eq!(table.log.entries.last().expect("an entry").events[0], accepted);
    assert_eq!((table.state.rack(A).len(), table.state.turn), (7, Some(B)));
    assert_eq!(lines(say(&mut table, B, Action::Challenge)), ["challenge: There is no play to be challenged."]);
}

#[test]
fn all_others_wave_it_through() {
    let mut table = good("challenge", &[], 3);
    say(&mut table, C, Action::Waive).expect("C may");
    assert_eq!(told(&table), ["waived"]);
    assert_eq!(table.state.rack(A).len(), 3, "B may still challenge");
    assert_eq!(lines(say(&mut table, C, Action::Challenge)), ["challenge: You have said that it looks good."]);
    say(&mut table, B, Action::Waive).expect("B may");
    assert_eq!(told(&table), ["waived", "accepted", "drew"]);
    assert_eq!((table.state.rack(A).len(), table.state.turn), (7, Some(B)));
}

#[test]
fn the_next_play_cuts_it_short() {
    let mut table = good("challenge", &[], 3);
    play(&mut table, "H7 O.T").expect("waiting never blocks the next player");
    assert_eq!(told(&table), ["accepted", "drew", "played", "turn"]);
    let events = &table.log.entries.last().expect("an entry").events;
    assert_eq!(events[0], Event::Accepted { seat: A, why: Accept::Acted });
    assert!(matches!(&events[1], Event::Drew { seat: A, tiles } if tiles.len() == 4));
    assert_eq!(table.state.pending.as_ref().map(|pending| pending.seat), Some(B));
    for action in [Action::Pass, Action::Swap(vec!["C".into()])] {
        let mut table = good("challenge", &[], 3);
        say(&mut table, B, action).expect("a turn");
        assert_eq!(told(&table)[..2], ["accepted", "drew"]);
        assert_eq!(table.state.pending, None);
    }
}

#[test]
fn a_turn_that_the_clock_ends_accepts_too() {
    let mut table = good("challenge", &[("time_limit", json!({"seconds": 20}))], 2);
    let until = table.game.deadline(&table.state).expect("a clock runs");
    table.run_until(until).expect("time passes");
    assert_eq!(told(&table), ["accepted", "drew", "passed", "turn"]);
}

#[test]
fn until_the_draw_the_bag_has_what_is_left_after_it() {
    let mut table = begun("challenge", &[("swap", json!({"minimum_bag": 7}))], 2);
    let all = table.state.bag.tiles();
    let rest: Vec<Tile> = all[..all.len() - 10].to_vec();
    table.state.bag.take(&rest);
    play(&mut table, "8G QUIZ").expect("legal");
    assert_eq!((table.state.bag.len(), table.state.bag_left()), (10, 6));
    assert_eq!(table.game.view(&table.state, Viewer::Public).bag, 6);
    assert!(!offers(&table, B).contains(&"Swap tiles".to_string()));
    let refused = lines(swap(&mut table, "CA"));
    assert_eq!(refused, ["swap: Swapping needs at least 7 tiles in the bag; there are 6."]);

    // Three tiles in the bag are the first player's: nobody goes out by them.
    let mut table = begun("challenge", &[], 2);
    empty_bag(&mut table);
    table.state.bag.put(&[Tile::BLANK]);
    deal_exactly(&mut table, A, "QUIZ");
    play(&mut table, "8G QUIZ").expect("legal");
    assert_eq!(table.state.pending.as_ref().and_then(|pending| pending.last.clone()), None, "one tile comes");
    assert_eq!(table.state.turn, Some(B));
}

/// A rack without a look at the bag.
fn deal_exactly(table: &mut Match<Crossword>, seat: Seat, tiles: &str) {
    let texts: Vec<String> = tiles.chars().map(String::from).collect();
    table.state.racks[seat] = table.state.tiles.read(&texts).expect("tiles");
}

/// The first seat has played its last tiles, and the bag is empty.
fn last_play(preset: &str, amend: &[(&str, Value)], written: &str, seats: u8) -> Match<Crossword> {
    let mut table = begun(preset, amend, seats);
    empty_bag(&mut table);
    deal_exactly(&mut table, A, &written[3..]);
    play(&mut table, written).expect("legal");
    table
}

#[test]
fn the_last_play_waits_to_be_accepted() {
    let mut table = last_play("challenge", &[], "8G QUIZ", 3);
    assert_eq!((table.state.turn, table.game.outcome(&table.state)), (None, None), "it is not over yet");
    assert_eq!(table.game.awaited(&table.state), set(&[B, C]));
    assert_eq!(offers(&table, B), ["Challenge", "Looks good", "Resign"], "nobody plays on");
    assert_eq!(offers(&table, A), ["Resign"]);
    let word = notation::read(&table.state.board, &table.state.tiles, "H7 O.T").expect("well written");
    assert_eq!(lines(say(&mut table, B, Action::Play(word))), ["turn_order: It is not your turn."]);
    say(&mut table, B, Action::Waive).expect("B may");
    assert_eq!(table.game.outcome(&table.state), None);
    say(&mut table, C, Action::Waive).expect("C may");
    let end = table.state.end.clone().expect("over");
    assert_eq!((end.reason.as_str(), end.out), ("empty_rack", Some(A)));
    assert!(end.adjustments[A] > 0 && end.adjustments[B] < 0);

    let mut table = last_play("challenge", &[], "8G QUIZ", 2);
    table.run_until(Moment(100_000)).expect("time passes");
    assert!(table.state.end.is_some(), "or the window closes");
}

#[test]
fn the_last_play_is_challenged_and_stands() {
    let mut table = last_play("challenge", &[], "8G QUIZ", 2);
    say(&mut table, B, Action::Challenge).expect("B may");
    let end = table.state.end.clone().expect("over");
    assert_eq!((end.reason.as_str(), end.out), ("empty_rack", Some(A)));
    assert!(table.state.verdict.is_some_and(|verdict| verdict.valid));
}

#[test]
fn the_last_play_is_challenged_and_the_match_goes_on() {
    let mut table = last_play("challenge", &[], "8G ZUIQ", 3);
    say(&mut table, C, Action::Challenge).expect("C may");
    assert_eq!((table.game.outcome(&table.state), table.state.turn), (None, Some(B)));
    assert_eq!((table.state.rack(A).len(), table.state.scores[A]), (4, 0));
    assert_eq!(table.state.scoreless, 1);
    assert_eq!(play(&mut table, "8G CAT"), Ok(()));

    let mut table = last_play("friends", &[], "8G ZUIQ", 2);
    say(&mut table, B, Action::Challenge).expect("B may");
    assert_eq!(table.game.awaited(&table.state), set(&[A, B]), "with two, either judges");
    say(&mut table, A, Action::Invalid).expect("A admits it");
    assert_eq!(table.state.turn, Some(B));
}

#[test]
fn a_skipped_turn_with_two_three_and_four() {
    // With two, the challenger's turn is now: the other plays again.
    let mut table = good("challenge", &[], 2);
    say(&mut table, B, Action::Challenge).expect("B may");
    assert_eq!(told(&table), ["challenged", "judged", "drew", "skipped", "turn"]);
    assert_eq!((table.state.turn, table.state.skips.0.clone()), (Some(A), vec![0, 0]), "and the debt is paid");
    say(&mut table, A, Action::Pass).expect("A's turn");
    assert_eq!(table.state.turn, Some(B), "once");

    // With more, whoever challenged skips when their turn comes, wherever they sit.
    for (seats, challenger, expected) in [(3, C, [B, A, B, C]), (4, C, [B, D, A, B]), (4, D, [B, C, A, B])] {
        let mut table = good("challenge", &[], seats);
        say(&mut table, challenger, Action::Challenge).expect("anyone may");
        assert_eq!(table.state.skips[challenger], 1);
        let mut turns = Vec::new();
        for _ in 0..4 {
            let seat = table.state.turn.expect("someone's turn");
            turns.push(seat);
            // Not more than three passes in a row.
            table.state.passes = 0;
            say(&mut table, seat, Action::Pass).expect("a turn");
        }
        assert_eq!(turns, expected, "{seats} players, {challenger:?} challenged");
        assert_eq!(table.state.skips[challenger], 0);
    }
}

#[test]
fn each_lost_challenge_costs_a_turn() {
    let mut table = good("challenge", &[], 3);
    say(&mut table, C, Action::Challenge).expect("C may");
    play(&mut table, "H7 O.T").expect("legal");
    assert_eq!(table.state.turn, Some(A), "C skips");
    assert!(table.state.skipped.contains(C), "and whoever comes to the table now is told so");
    say(&mut table, C, Action::Challenge).expect("C may again");
    assert_eq!((table.state.skips[C], table.state.turn), (1, Some(A)));
}

#[test]
fn the_table_judges() {
    // Seats, who challenges, who may judge.
    let cases: &[(u8, Seat, &[Seat])] =
        &[(2, B, &[A, B]), (3, B, &[C]), (3, C, &[B]), (4, C, &[B, D]), (4, B, &[C, D])];
    for (seats, challenger, judges) in cases {
        let mut table = phony("friends", &[], *seats);
        say(&mut table, *challenger, Action::Challenge).expect("anyone may");
        assert_eq!(told(&table), ["challenged"], "it is looked up elsewhere");
        assert_eq!(table.state.may_judge(), set(judges), "{seats} players");
        assert_eq!(table.game.awaited(&table.state), set(judges));
        for seat in (0..*seats).map(Seat) {
            let mine = offers(&table, seat);
            assert_eq!(mine.contains(&"It’s valid".to_string()), judges.contains(&seat), "{seat:?}: {mine:?}");
            let may_admit = judges.contains(&seat) || seat == A;
            assert_eq!(mine.contains(&"It’s invalid".to_string()), may_admit, "{seat:?}: {mine:?}");
        }
    }
    let mut table = phony("friends", &[], 3);
    say(&mut table, B, Action::Challenge).expect("B may");
    let waits = lines(say(&mut table, B, Action::Pass));
    assert_eq!(waits, ["challenge: A challenge is being judged first."], "nobody plays meanwhile");
    assert_eq!(lines(say(&mut table, B, Action::Invalid)), ["challenge: Someone who is not involved judges."]);
    assert_eq!(lines(say(&mut table, A, Action::Valid)), ["challenge: Someone who is not involved judges."]);
    say(&mut table, C, Action::Invalid).expect("C judges");
    assert_eq!((verdict(&table).by, verdict(&table).valid), (Judged::Seat(C), false));
    assert!(table.state.board.is_empty());
    assert_eq!(lines(say(&mut table, C, Action::Valid)), ["challenge: No challenge is being judged."]);
}

#[test]
fn the_table_may_say_what_it_likes() {
    let mut table = phony("friends", &[], 3);
    say(&mut table, B, Action::Challenge).expect("B may");
    say(&mut table, C, Action::Valid).expect("C judges");
    assert!(!table.state.board.is_empty(), "ZUIS stands, because the table says so");
    assert_eq!((verdict(&table).loses_turn, table.state.turn), (Some(B), Some(C)));
}

#[test]
fn whoever_was_challenged_may_admit_it() {
    let mut table = phony("friends", &[], 4);
    say(&mut table, C, Action::Challenge).expect("C may");
    assert!(offers(&table, A).contains(&"It’s invalid".to_string()));
    say(&mut table, A, Action::Invalid).expect("A admits it");
    assert_eq!((verdict(&table).by, verdict(&table).valid), (Judged::Seat(A), false));
}

#[test]
fn nobody_to_judge() {
    // Whoever could judge leaves it to others, or is away: then either of the two may.
    let mut table = phony("friends", &[], 4);
    say(&mut table, B, Action::Challenge).expect("B may");
    say(&mut table, C, Action::Abstain).expect("C may");
    assert_eq!(table.state.may_judge(), set(&[D]));
    assert_eq!(lines(say(&mut table, C, Action::Valid)), ["challenge: You have left it to others."]);
    happens(&mut table, Input::Away(D));
    assert_eq!(table.state.may_judge(), set(&[A, B]));
    happens(&mut table, Input::Back(D));
    assert_eq!(table.state.may_judge(), set(&[D]), "until D is back");
    happens(&mut table, Input::Away(D));
    say(&mut table, B, Action::Invalid).expect("B judges");
    assert!(!verdict(&table).valid);
    assert_eq!(lines(say(&mut table, B, Action::Abstain)), ["challenge: No challenge is being judged."]);
}

#[test]
fn time_over_while_judging() {
    let mut table = phony("friends", &[("time_limit", json!({"seconds": 30}))], 3);
    let began = table.state.began;
    say(&mut table, B, Action::Challenge).expect("B may");
    let until = table.state.challenge.as_ref().expect("judged").until;
    assert_eq!(until, table.clock().after(120_000));
    assert_eq!(table.game.deadline(&table.state), Some(until), "no other clock runs");
    table.run_until(until).expect("time passes");
    let verdict = verdict(&table);
    assert_eq!((verdict.valid, verdict.by, verdict.loses_turn), (true, Judged::Nobody, None));
    assert_eq!(told(&table), ["judged", "drew", "turn"]);
    assert!(!table.state.board.is_empty());
    assert_eq!((table.state.turn, table.state.skips.0.clone()), (Some(B), vec![0; 3]), "nobody is punished");
    let left = table.game.deadline(&table.state).expect("B's clock runs again").0 - until.0;
    assert_eq!(left, 29_000, "B had used a second of the turn that began at {began:?}");
}

#[test]
fn the_challenger_leaves() {
    let mut table = good("friends", &[], 4);
    say(&mut table, C, Action::Challenge).expect("C may");
    happens(&mut table, Input::Left(C));
    assert_eq!(table.state.may_judge(), set(&[B, D]), "judging goes on");
    say(&mut table, D, Action::Valid).expect("D judges");
    let verdict = verdict(&table);
    assert_eq!((verdict.valid, verdict.loses_turn), (true, None), "and nobody who left is punished");
    assert_eq!((table.state.turn, table.state.rack(A).len()), (Some(B), 7));

    // The challenger is on turn: the turn goes on when it is judged, and not before.
    let mut table = phony("friends", &[("time_limit", json!({"seconds": 30}))], 3);
    say(&mut table, B, Action::Challenge).expect("B may");
    happens(&mut table, Input::Left(B));
    assert_eq!((table.state.turn, table.state.until), (Some(C), None));
    say(&mut table, C, Action::Invalid).expect("C judges");
    assert_eq!(table.state.turn, Some(C));
    assert_eq!(table.state.until, Some(table.clock().after(30_000)), "with all of its time");
}

#[test]
fn the_challenged_leaves() {
    let mut table = phony("friends", &[], 3);
    say(&mut table, B, Action::Challenge).expect("B may");
    happens(&mut table, Input::Left(A));
    say(&mut table, C, Action::Invalid).expect("C judges all the same");
    assert!(table.state.board.is_empty());
    assert_eq!((table.state.scores[A], table.state.turn), (0, Some(B)));

    let mut table = good("friends", &[], 3);
    say(&mut table, C, Action::Challenge).expect("C may");
    happens(&mut table, Input::Left(A));
    say(&mut table, B, Action::Valid).expect("B judges");
    assert_eq!((table.state.skips[C], table.state.rack(A).len()), (1, 3), "whoever left draws nothing");

    let mut table = phony("friends", &[], 2);
    say(&mut table, B, Action::Challenge).expect("B may");
    happens(&mut table, Input::Left(A));
    let end = table.state.end.clone().expect("over");
    assert_eq!((end.reason.as_str(), end.places.0), ("resignation", vec![2, 1]));
}

#[test]
fn who_leaves_waits_no_longer_for() {
    let mut table = good("friends", &[], 3);
    say(&mut table, C, Action::Waive).expect("C may");
    happens(&mut table, Input::Left(B));
    assert_eq!(told(&table), ["left", "turn", "accepted", "drew"], "all who are left have waved it through");
    assert_eq!((table.state.turn, table.state.rack(A).len()), (Some(C), 7));
}

#[test]
fn stopping_accepts_what_is_pending() {
    let mut table = good("friends", &[], 2);
    happens(&mut table, Input::Stop);
    assert_eq!(told(&table), ["accepted", "drew", "ended"], "the tiles drawn are counted");
    let mut table = phony("friends", &[], 3);
    say(&mut table, B, Action::Challenge).expect("B may");
    happens(&mut table, Input::Stop);
    assert!(table.state.end.is_some() && table.state.challenge.is_none());
}

#[test]
fn nothing_is_told_before_a_challenge() {
    // The same match with two word lists: until somebody challenges, nothing that anybody is sent differs.
    let lists = ["english", "dutch"].map(|list| begun("challenge", &[("words", json!({"lexicon": list}))], 2));
    let [mut one, mut two] = lists;
    let sent = |table: &Match<Crossword>| {
        let game = &table.game;
        let mut all = Vec::new();
        for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public] {
            all.push(serde_json::to_value(game.view(&table.state, viewer)).expect("JSON"));
            let events = table.log.entries.iter().flat_map(|entry| &entry.events);
            all.extend(events.map(|event| serde_json::to_value(game.redact(event, viewer)).expect("JSON")));
        }
        for seat in [A, B] {
            all.push(serde_json::to_value(game.offers(&table.state, seat)).expect("JSON"));
            for written in ["8G QUIZ", "8G ZUIQ", "9G AA", "H7 O.T", "H9 CDG", "10A XX"] {
                let tiles = notation::read(&table.state.board, &table.state.tiles, written);
                let action = tiles.map_or(Action::Pass, Action::Play);
                all.push(serde_json::to_value(game.forecast(&table.state, seat, &action)).expect("JSON"));
            }
            for action in [Action::Challenge, Action::Pass, Action::LookUp("QUIZ".into())] {
                all.push(serde_json::to_value(game.forecast(&table.state, seat, &action)).expect("JSON"));
            }
        }
        all
    };
    for written in ["8G QUIZ", "H7 O.T", "10E AS", "G10 CGD"] {
        assert_eq!(sent(&one), sent(&two), "before {written}");
        let done = [&mut one, &mut two].map(|table| lines(play(table, written)));
        assert_eq!(done[0], done[1], "{written}");
    }
    assert_eq!(sent(&one), sent(&two));
    // And then it does: QUIZ is not in the other list.
    let mut verdicts = Vec::new();
    for list in ["english", "dutch"] {
        let mut table = good("challenge", &[("words", json!({"lexicon": list}))], 2);
        say(&mut table, B, Action::Challenge).expect("B may");
        verdicts.push(verdict(&table).valid);
    }
    assert_eq!(verdicts, [true, false]);
}

#[test]
fn words_are_looked_up_where_the_host_allows_it_and_only_then() {
    let rule = [("challenge", json!({"judge": "table", "lookup": true}))];
    let look =
        |table: &Match<Crossword>, word: &str| table.game.forecast(&table.state, C, &Action::LookUp(word.into()));
    let mut table = phony("friends", &rule, 3);
    assert_eq!(look(&table, "quiz").refusals[0].message.id, "refused-lookup_later", "not before");
    assert_eq!(look(&table, "quiz").details, Value::Null);
    say(&mut table, B, Action::Challenge).expect("B may");
    assert_eq!(table.state.challenge.as_ref().and_then(|challenge| challenge.lookup.clone()), Some(vec![false]));
    assert_eq!(look(&table, "quiz").details, json!({"word": "quiz", "good": true}));
    assert_eq!(look(&table, "zuis").details, json!({"word": "zuis", "good": false}));
    assert_eq!(look(&table, "§!").details, json!({"word": "§!", "good": false}));
    assert!(offers(&table, A).contains(&"Look a word up".to_string()));
    say(&mut table, C, Action::LookUp("ZUIS".into())).expect("C may");
    assert_eq!(
        table.log.entries.last().expect("one").events,
        [Event::LookedUp { seat: C, word: "ZUIS".into(), good: false }]
    );
    say(&mut table, C, Action::Invalid).expect("C judges");
    assert_eq!(verdict(&table).lookup, Some(vec![false]));
    assert!(!look(&table, "quiz").is_legal(), "not after");
    happens(&mut table, Input::Stop);
    let lore = json!({"before": [], "after": [], "anagrams": []});
    let told = json!({"word": "quiz", "good": true, "lore": lore});
    assert_eq!(look(&table, "quiz").details, told, "but after the match, with all around it");

    let mut table = phony("friends", &[("challenge", json!({"judge": "table", "lookup": false}))], 3);
    say(&mut table, B, Action::Challenge).expect("B may");
    assert_eq!(look(&table, "quiz").refusals[0].message.id, "refused-no_lookup");
    assert_eq!(table.state.challenge.as_ref().and_then(|challenge| challenge.lookup.clone()), None);
    happens(&mut table, Input::Stop);
    assert!(!look(&table, "quiz").is_legal());
}

#[test]
fn the_view_tells_the_page_everything() {
    let mut table = phony("friends", &[], 3);
    let view = |table: &Match<Crossword>| table.game.view(&table.state, Viewer::Public).challenges.expect("challenges");
    let open = view(&table);
    let pending = open.pending.expect("pending");
    assert_eq!((pending.seat, pending.written.as_str(), pending.score), (A, "8G ZUIs", 24));
    assert_eq!((pending.words[0].word.as_str(), pending.words[0].at.as_str()), ("ZUIS", "8G"));
    assert_eq!(pending.window.until, pending.window.at.after(60_000));
    assert_eq!((open.may_challenge, open.may_judge), (set(&[B, C]), SeatSet::EMPTY));
    say(&mut table, C, Action::Waive).expect("C may");
    assert_eq!(view(&table).pending.expect("pending").waived, set(&[C]));
    say(&mut table, B, Action::Challenge).expect("B may");
    let judged = view(&table);
    assert_eq!(judged.challenge.as_ref().map(|challenge| challenge.seat), Some(B));
    assert_eq!((judged.may_challenge, judged.may_judge), (SeatSet::EMPTY, set(&[C])));
    say(&mut table, C, Action::Valid).expect("C judges");
    let after = view(&table);
    assert_eq!((after.pending, after.challenge), (None, None));
    assert_eq!(after.verdict.map(|verdict| (verdict.challenger, verdict.valid)), Some((B, true)));
}

#[test]
fn what_rules_do_not_go_together() {
    let both = specs("scrabble", &[("challenge", Value::Null)], &[]);
    assert!(errors(&both).contains("“Words are checked”"), "{}", errors(&both));
    let no_list = specs("challenge", &[], &["words"]);
    assert!(errors(&no_list).contains("a word list must be chosen"), "{}", errors(&no_list));
    let table = specs("friends", &[], &["words"]);
    assert_eq!(errors(&table), "", "the table needs no list");
    let made = CrosswordKind::default().compose(&table, crate::common::house()).unwrap_or_else(|e| panic!("{e:?}"));
    assert_eq!(made.game.generator().err().map(|why| &*why.id), Some("no_bots-no_list"));
    for bad in [json!({"window": 1}), json!({"judge": "king"}), json!({"penalty": "death"}), json!({"points": 0})] {
        assert_ne!(errors(&specs("challenge", &[("challenge", bad.clone())], &[])), "", "{bad}");
    }
}

#[test]
fn friends_end_after_a_round_of_passes_and_swaps() {
    for seats in 2..=4 {
        let mut table = begun("friends", &[], seats);
        for turn in 0..seats {
            assert!(table.state.end.is_none());
            let seat = table.state.turn.expect("someone's turn");
            let tile = table.state.tiles.tile_text(table.state.rack(seat)[0]).to_string();
            say(&mut table, seat, if turn % 2 == 0 { Action::Pass } else { Action::Swap(vec![tile]) }).expect("a turn");
        }
        let end = table.state.end.clone().expect("over");
        assert_eq!(end.reason, "consecutive_passes", "{seats} players");
    }
}
