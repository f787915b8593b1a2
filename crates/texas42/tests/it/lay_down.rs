//! Laying down: a claim that nothing can stop, and one that fails.

use crate::brute;
use crate::common::*;
use kernel::{Chance, Game, Seat, Viewer};
use texas42::solve::Solver;
use texas42::{Action, Bid, Domino, Event, Hand, News, Phase, Trump, team};

/// Seat 0 bids, and names trumps.
fn table(held: [&str; 4], rules: &[&str], call: &str, trump: Trump) -> Table {
    let rules: Vec<&str> = rules.iter().copied().chain(["lay_down"]).collect();
    let mut table = Table::dealt(&game("everything", &rules), 3, hands(held));
    table.auction(&[call, "pass", "pass", "pass"]);
    table.act(0, Action::Name(trump));
    table
}

const TRUMPS: &str = "5-5 6-5 5-4 5-3 5-2 5-1 5-0";

#[test]
fn a_claim_that_stands_is_played_out_at_once() {
    let mut table = table([TRUMPS, "", "", ""], &[], "2m", Trump::Pip(5));
    assert!(table.labels(0).contains(&"Lay down".to_string()));
    let events = table.act(0, Action::LayDown);
    let plays = events.iter().filter(|event| matches!(event, Event::Played { .. })).count();
    assert_eq!(plays, 28, "all seven tricks are in the log");
    assert_eq!(table.result(), (true, 2, [2, 0], "verdict-reached".into(), 7));
    let claim = table.state.last.as_ref().and_then(|last| last.claim.clone()).expect("a claim");
    assert!(claim.stands && claim.held == bones(TRUMPS) && claim.line.is_empty());
    assert_eq!((table.state.hand.number, table.state.hand.claim.clone()), (1, None));
}

#[test]
fn a_claim_that_fails_is_set_and_says_why() {
    let held = ["5-5 6-5 5-4 5-3 5-2 5-1 1-0", "5-0 1-1", "", ""];
    let mut table = table(held, &[], "31", Trump::Pip(5));
    let events = table.act(0, Action::LayDown);
    let (made, stake, awards, reason, _) = table.result();
    assert_eq!((made, stake, awards, &*reason), (false, 1, [0, 1], "verdict-lay_down"));
    let last = table.state.last.clone().expect("a hand");
    let claim = last.claim.as_ref().expect("a claim");
    assert!(!claim.stands);
    assert!(claim.line.iter().any(|play| play.domino == bone("1-1") && play.seat == Seat(1)), "{claim:?}");
    assert!(say(&last.verdict.why).contains("1-1"), "{}", last.verdict.why);
    let told: Vec<News> = events.iter().filter_map(|event| table.game.redact(event, Viewer::Public)).collect();
    assert!(told.iter().any(|news| matches!(news, News::LaidDown { claim } if !claim.stands)));
}

/// The partner may spoil it, too: a trump that the bidder does not draw.
#[test]
fn the_partner_is_not_trusted() {
    // The sixes run, if the partner does not take the lead and bring the blanks.
    let held = ["6-6 6-5 6-4 6-3 6-2 6-1 1-1", "2-1 0-0", "6-0 2-0", "1-0"];
    let table = table(held, &[], "30", Trump::NoTrump);
    let mut solver = Solver::new(&table.game);
    let line = solver.defeats_claim(&table.state.hand, Seat(0));
    assert!(line.is_none(), "the 6-0 must fall on the first six: {line:?}");
    let mut later = table;
    // 6-5 loses to nothing but the 6-6, which is held; the 1-1 is good, too.
    later.act(0, Action::LayDown);
    assert!(later.result().0);
}

#[test]
fn who_may_lay_down() {
    let held = [TRUMPS, "", "", ""];
    let mut other = Table::dealt(&game("everything", &[]), 3, hands(held));
    other.auction(&["2m", "pass", "pass", "pass"]);
    other.act(0, Action::Name(Trump::Pip(5)));
    assert_eq!(other.refused(0, Action::LayDown)[0].rule, "lay_down");
    let mut table = table(held, &[], "2m", Trump::Pip(5));
    assert_eq!(table.refused(1, Action::LayDown)[0].rule, "turn");
    table.play(0, "5-5");
    assert_eq!(table.turn(), 1);
    assert_eq!(table.refused(1, Action::LayDown)[0].rule, "lay_down");
}

#[test]
fn in_nello_none_of_the_rest_is_claimed() {
    let named = Trump::Contract("nello".into());
    let mut unsound = table(["6-6 6-5 6-4 6-3 6-2 6-1 6-0", "", "", ""], &[], "1m", named.clone());
    unsound.act(0, Action::LayDown);
    let (made, .., reason, _) = unsound.result();
    assert_eq!((made, &*reason), (false, "verdict-lay_down"));
    // Whatever is led, someone has something higher: nothing can make the bidder take a trick.
    let mut sound = table(["1-0 2-0 3-0 2-1 3-1 4-0 4-1", "5-1 4-2 3-2", "", "6-1 6-2"], &[], "1m", named);
    sound.play(0, "1-0");
    let line = Solver::new(&sound.game).defeats_claim(&sound.state.hand, Seat(0));
    let expected = Solver::new(&sound.game).makes(&sound.state.hand);
    assert_eq!(line.is_none(), expected, "with the partner out it is the same as making it: {line:?}");
}

/// With pauses after tricks, a claim is still played without one; the score is looked at.
#[test]
fn nothing_waits_within_a_claim() {
    let mut table = table([TRUMPS, "", "", ""], &["acknowledge", "play_out"], "2m", Trump::Pip(5));
    table.act(0, Action::LayDown);
    assert_eq!(table.state.hand.phase, Phase::HandPause);
    let view = table.game.view(&table.state, Viewer::Public);
    assert!(view.claim.is_some_and(|claim| claim.stands));
}

/// Every play of the three others, tried out.
fn holds(game: &texas42::Texas42, hand: &Hand, claimer: Seat) -> bool {
    if hand.trick.is_empty() {
        if hand.tricks.last().is_some_and(|trick| trick.plays.len() == 4 && team(trick.winner) != team(claimer)) {
            return false;
        }
        if hand.tricks.len() == 7 {
            return true;
        }
    }
    let seat = hand.turn.expect("a turn");
    let legal: Vec<Domino> = texas42::rules::Questions::legal(game.ask(), hand, seat).dominoes.iter().collect();
    let mut after = legal.into_iter().map(|play| holds(game, &brute::after(game, hand, play), claimer));
    if seat == claimer { after.any(|held| held) } else { after.all(|held| held) }
}

#[test]
fn claims_like_brute_force() {
    let game = game("straight", &["lay_down"]);
    let mut solver = Solver::new(&game);
    let mut draws = Chance::seeded(8).draws("claims", 0);
    let mut stood = 0;
    for deal in 0..400 {
        let mut bones: Vec<Domino> = Domino::all().collect();
        draws.shuffle(&mut bones);
        let left = 2 + deal % 2;
        let held = std::array::from_fn(|seat| bones[seat * 7..seat * 7 + left].iter().copied().collect());
        let trick = texas42::Trick { points: 1, ..texas42::Trick::default() };
        let hand = Hand {
            phase: Phase::Playing,
            bidder: Some(Seat(0)),
            bid: Some(Bid::points(30)),
            trump: Some(Trump::Pip((deal % 7) as u8)),
            turn: Some(Seat(0)),
            held,
            tricks: std::iter::repeat_n(trick, 7 - left).collect(),
            ..Hand::default()
        };
        let expected = holds(&game, &hand, Seat(0));
        let line = solver.defeats_claim(&hand, Seat(0));
        assert_eq!(line.is_none(), expected, "{hand:?}");
        stood += usize::from(expected);
        // The line that defeats it is legal, and ends with a lost trick.
        let mut now = hand;
        for (seat, play) in line.into_iter().flatten() {
            assert_eq!(now.turn, Some(seat));
            now = brute::after(&game, &now, play);
        }
        assert!(expected || (now.trick.is_empty() && team(now.turn.expect("a turn")) == 1), "{now:?}");
    }
    assert!(stood > 20, "{stood} stood");
}
