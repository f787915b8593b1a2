//! Bad input: refusals and errors that name what is wrong.

use kernel::{Content, Game, Kind, Misfit, Seat};
use uno::{Action, UnoKind};

type Sent = rounds::Action<Action>;

#[test]
fn what_cannot_be_read_is_named() {
    let error = |text: &str| serde_json::from_str::<Sent>(text).expect_err("unsound").to_string();
    for (text, expected) in [
        (r#"{"play":{"lay":{"card":"p7"}}}"#, "there is no card \"p7\""),
        (r#"{"play":{"lay":{"card":"w","colour":"purple"}}}"#, "unknown variant `purple`, expected one of `red`"),
        (r#"{"play":{"name":"mauve"}}"#, "unknown variant `mauve`"),
        (r#"{"play":{"catch":200}}"#, "there is no seat 200"),
        (r#"{"play":{"lay":{"card":"r7","with":64}}}"#, "there is no seat 64"),
        (r#"{"play":"cheat"}"#, "unknown variant `cheat`"),
        (r#"{"play":{"lay":{}}}"#, "missing field `card`"),
    ] {
        assert!(error(text).contains(expected), "{text}: {}", error(text));
    }
}

#[test]
fn actions_are_written_plainly() {
    let read = |text: &str| serde_json::from_str::<Sent>(text).expect("sound");
    assert_eq!(read(r#"{"play":"draw"}"#), rounds::Action::Play(Action::Draw));
    assert_eq!(read(r#"{"play":{"catch":2}}"#), rounds::Action::Play(Action::Catch(Seat(2))));
    let lay =
        rounds::Action::Play(Action::Lay { card: "w+4".parse().unwrap(), colour: Some(uno::Colour::Blue), with: None });
    assert_eq!(serde_json::to_string(&lay).unwrap(), r#"{"play":{"lay":{"card":"w+4","colour":"blue"}}}"#);
    assert_eq!(read(r#""ready""#), rounds::Action::Ready);
}

#[test]
fn refusals_speak() {
    let book = kernel::book_of(&UnoKind::default());
    let says = |position: &str, by: &str| {
        let mut table = crate::table::table("", position);
        let refusals = crate::table::moves(&mut table, by).expect_err("refused");
        refusals.iter().map(|refusal| book.say("en", &refusal.message, &[])).collect::<Vec<_>>().join(" ")
    };
    for (by, expected) in [
        ("0:b9", "You do not hold the blue 9. The blue 9 does not go on the red 5 (red)."),
        ("0:b2", "The blue 2 does not go on the red 5 (red)."),
        ("0:uno", "With 5 cards there is no UNO to say."),
        ("0:w", "Name a colour with a wild card."),
        ("1:y3", "It is not your turn."),
        ("0:draw 0:r7", "You drew the green 1: play that one, or pass."),
        ("0:catch1", "There is nothing to catch them at."),
        ("7:draw", "You do not play in this match."),
    ] {
        assert_eq!(says("r5 | r7 b2 b3 b4 w | y3 y4 | draw g1", by), expected, "{by}");
    }
}

#[test]
fn events_from_outside_that_do_not_fit_are_found() {
    let table = crate::table::table("", "r5 | r7 b2 | y3 y4 | draw g1");
    let game = &*table.game;
    let misfit = |event: uno::Event| game.fits(&table.state, &rounds::Event::Play(event)).expect_err("it does not fit");
    let card = |text: &str| text.parse::<uno::Card>().unwrap();
    let nobody = Seat(12);
    assert_eq!(
        misfit(uno::Event::Laid { seat: Seat(0), card: card("g9"), colour: None }),
        Misfit::new("that card is not held")
    );
    let drew = |seat, cards| uno::Event::Drew { seat, cards, why: uno::state::Why::Turn };
    assert_eq!(misfit(drew(Seat(0), vec![card("g9")])), Misfit::new("that card is not in the draw pile"));
    assert_eq!(misfit(drew(Seat(0), vec![card("g1"), card("g1")])), Misfit::new("that card is not in the draw pile"));
    assert_eq!(misfit(drew(nobody, vec![])), Misfit::new("no such seat"));
    assert_eq!(misfit(uno::Event::Swapped { seat: Seat(0), with: nobody }), Misfit::new("no such seat"));
    let hands = kernel::BySeat::of(10, uno::Cards::pack());
    let dealt = uno::Event::Dealt { players: kernel::SeatSet::first(2), dealer: Seat(0), hands, top: card("r5") };
    assert_eq!(misfit(dealt), Misfit::new("a card that is not in the pack"));
}

/// A rule of somebody else, in a crate of its own: the whole of it.
mod theirs {
    use kernel::{RuleEntry, Seat};
    use schemars::JsonSchema;
    use serde::{Deserialize, Serialize};
    use uno::rules::{Ask, Effect, Questions, Rule};
    use uno::{Card, Hand, Symbol};

    /// A five skips.
    #[derive(Default, Serialize, Deserialize, JsonSchema)]
    #[serde(default)]
    struct Fives {}

    impl Rule for Fives {
        fn effect(&self, hand: &Hand, seat: Seat, card: Card, ask: Ask<'_>) -> Effect {
            let under = ask.under().effect(hand, seat, card);
            if card.symbol() == Symbol::Number(5) { Effect { skip: 1, ..under } } else { under }
        }
    }

    pub(crate) const RULES: &[RuleEntry<dyn Rule>] =
        &[RuleEntry::house("fives", "Fives", "A five skips.", kernel::make!(Fives => dyn Rule))];
}

#[test]
fn rules_come_from_other_crates_too() {
    let kind = UnoKind::default().with(theirs::RULES);
    assert!(kind.card().rules.iter().any(|card| card.id == "fives"));
    let made = kind.compose(&crate::table::specs("fives one_hand"), &Content::none()).expect("sound");
    let game = std::sync::Arc::new(made.game);
    kernel::laws::check(
        &game,
        &kernel::Setup::seats(3),
        kernel::laws::Effort { plays: 2, steps: 20_000, every: 5, states: 20 },
    )
    .unwrap_or_else(|e| panic!("{e}"));
}
