//! Bad input: what is refused, and by which rule.

use crate::common::*;
use kernel::{Content, Kind, Message, RuleSpec};
use texas42::{Action, Bid, Texas42Kind, Trump};

fn rules(refusals: &[kernel::Refusal]) -> Vec<&str> {
    for refusal in refusals {
        assert!(BOOK.has("en", &refusal.message.id), "{} has no words", refusal.message);
    }
    refusals.iter().map(|refusal| &*refusal.rule).collect()
}

#[test]
fn in_the_auction() {
    let mut table = Table::dealt(&game("straight", &[]), 3, hands(["", "", "", ""]));
    assert_eq!(rules(&table.refused(1, Action::Pass)), ["turn"]);
    assert_eq!(rules(&table.refused(0, Action::Bid(Bid::points(29)))), ["auction"]);
    assert_eq!(rules(&table.refused(0, Action::Bid(Bid::points(42)))), ["auction"]);
    assert_eq!(rules(&table.refused(0, Action::Bid(Bid::marks(3)))), ["auction"]);
    assert_eq!(rules(&table.refused(0, Action::Bid(Bid::marks(0)))), ["auction"]);
    assert_eq!(rules(&table.refused(0, Action::Bid(Bid::special("plunge", 4)))), ["contract"]);
    assert_eq!(rules(&table.refused(0, Action::Bid(Bid::special("", 255)))), ["contract"]);
    assert_eq!(rules(&table.refused(0, Action::Name(Trump::Pip(5)))), ["phase"]);
    assert_eq!(rules(&table.refused(0, Action::Play(bone("6-6")))), ["phase"]);
    assert_eq!(rules(&table.refused(0, Action::Acknowledge)), ["phase"]);
    table.auction(&["35"]);
    let refusals = table.refused(1, Action::Bid(Bid::points(35)));
    assert_eq!((rules(&refusals), &*say(&refusals[0].message)), (vec!["auction.beat"], "35 does not beat 35."));
}

#[test]
fn a_special_bid_is_refused_by_its_own_rule_and_by_the_auction() {
    let mut table = Table::dealt(&game("family", &[]), 3, hands(["0-0 1-1 2-2", "3-3 4-4 5-5 6-6", "", ""]));
    let refusals = table.refused(0, Action::Bid(Bid::special("plunge", 4)));
    assert_eq!((rules(&refusals), &*say(&refusals[0].message)), (vec!["plunge"], "Plunge cannot be bid now."));
    table.auction(&["pass", "plunge4"]);
    assert_eq!(rules(&table.refused(2, Action::Bid(Bid::special("plunge", 4)))), ["plunge", "auction.beat"]);
}

#[test]
fn at_naming_and_in_play() {
    let held = ["6-6 6-5 5-4", "6-1 1-0", "", ""];
    let mut table = Table::dealt(&game("straight", &[]), 3, hands(held));
    table.auction(&["30", "pass", "pass", "pass"]);
    assert_eq!(rules(&table.refused(1, Action::Name(Trump::Pip(5)))), ["turn"]);
    assert_eq!(rules(&table.refused(0, Action::Name(Trump::Pip(7)))), ["naming"]);
    assert_eq!(rules(&table.refused(0, Action::Name(Trump::Contract("nello".into())))), ["contract"]);
    assert_eq!(rules(&table.refused(0, Action::Pass)), ["phase"]);
    table.act(0, Action::Name(Trump::Pip(5)));
    assert_eq!(rules(&table.refused(1, Action::Play(bone("6-1")))), ["turn"]);
    assert_eq!(rules(&table.refused(0, Action::Play(bone("6-1")))), ["held"]);
    table.play(0, "6-6");
    let revoke = table.refused(1, Action::Play(bone("1-0")));
    let led = Message::new("suit-6").into();
    assert_eq!((rules(&revoke), revoke[0].message.arg("led")), (vec!["follow_suit"], Some(&led)));
}

/// What cannot be read is no action at all.
#[test]
fn nonsense_is_not_read() {
    for text in
        [r#"{"play":"7-7"}"#, r#"{"play":28}"#, r#"{"bid":{}}"#, r#""pas""#, r#"{"bid":{"amount":{"points":300}}}"#]
    {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    let bid: Action = serde_json::from_str(r#"{"bid":{"amount":{"marks":2}}}"#).expect("a bid");
    assert_eq!(bid, Action::Bid(Bid::marks(2)));
}

#[test]
fn rules_that_make_no_game() {
    let compose = |specs: &[&str]| {
        let specs: Vec<RuleSpec> = specs.iter().map(|text| RuleSpec::parse(text).expect("a spec")).collect();
        let errors = Texas42Kind::default().compose(&specs, &Content::none()).err().expect("they make no game");
        errors.iter().map(|error| say(&error.message())).collect::<String>()
    };
    assert!(compose(&["nelo"]).contains("did you mean “nello”?"));
    assert!(compose(&["marks={\"to\": 0}"]).contains("a whole number from 1 to 21"));
    assert!(compose(&["all_pass={\"then\": \"cry\"}"]).contains("reshake, force_30 or force_31"));
    assert!(compose(&["points"]).contains("needs “Play it out”"));
    assert!(compose(&["tournament", "sevens"]).contains("cannot be played together"));
    assert!(compose(&["speed", "speed"]).contains("twice"));
}

/// Events that cannot have happened do not fit, and nothing panics.
#[test]
fn a_forged_log_does_not_fit() {
    use kernel::{Game, Seat};
    use texas42::{Dominoes, Event};
    let table = Table::dealt(&game("straight", &[]), 3, hands(["6-6", "", "", ""]));
    let at = kernel::Moment(0);
    let forged = [
        Event::Dealt { number: 1, shaker: Seat(9), held: [Dominoes::NONE; 4], at },
        Event::Dealt { number: 1, shaker: Seat(0), held: [Dominoes::ALL; 4], at },
        Event::Called { seat: Seat(2), bid: None, next: Seat(3), at, late: false },
        Event::Called { seat: Seat(0), bid: None, next: Seat(7), at, late: false },
        Event::Won { seat: Seat(0), bid: Bid::points(30) },
        Event::Played { seat: Seat(0), domino: bone("6-6"), next: Seat(1), at, late: false },
        Event::TrickTaken { by: Seat(5), points: 1 },
        Event::Away { seat: Seat(63), left: false },
        Event::HandScored { stake: 1, awards: [1, 0] },
    ];
    for event in forged {
        assert!(table.game.fits(&table.state, &event).is_err(), "{event:?}");
    }
}
