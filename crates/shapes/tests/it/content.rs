//! Content from outside: named by a rule, noted with its checksum, not needed to look back.

use kernel::{Chance, Reveal, fair};
use kernel::{Content, Fault, Game, Header, Kind, Log, Match, Moment, RuleSpec, Setup, Viewer};
use serde_json::json;
use shapes::pack::{self, Pack, PackKind, WordList, shelve};
use std::sync::Arc;

const ANIMALS: &str = "bear boar deer lion wolf otter horse sheep zebra";

/// A house with two lists.
pub(crate) fn house() -> Content {
    shelve(shelve(Content::none(), "animals", ANIMALS), "colours", "red blue green")
}

/// A finished match with all that a real one has: rules, content, a commitment and the reveal.
pub(crate) fn finished() -> Log<Pack> {
    let made = PackKind::default().compose(&[], &house()).expect("a sound choice");
    let (secret, entropy) = ([42; 32], vec!["heads".to_string(), String::new()]);
    let header = Header {
        houserules: kernel::log::FORMAT,
        game: "pack".into(),
        name: "golden".into(),
        rules: made.specs.into(),
        content: made.content,
        setup: Setup::seats(2),
        names: vec!["Ann".into(), "Bo".into()],
        commitment: fair::commitment("golden", &secret),
        again: false,
        origin: None,
    };
    let chance = fair::chance("golden", &secret, &entropy);
    let mut table = Match::deal(Arc::new(made.game), header, chance, Moment(0));
    shapes::play_out(&mut table, 5).expect("it ends");
    table.log.reveal = Some(Reveal::new(&secret, entropy));
    table.log
}

fn composed(content: &Content) -> Pack {
    PackKind::default().compose(&[], content).expect("a sound choice").game
}

fn errors(specs: &[RuleSpec], content: &Content) -> Vec<String> {
    let made = PackKind::default().compose(specs, content);
    made.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_missing_is_named_with_what_there_is() {
    let birds = RuleSpec::new("words", json!({"list": "birds"}));
    assert_eq!(
        errors(&[birds], &house()),
        ["rule-words: There is no list called “birds” here; there are: animals and colours."]
    );
    assert_eq!(errors(&[], &Content::none()), ["rule-words: There is no list called “animals” here."]);
    let other = Content::none().with(pack::LIST, "animals", "00".into(), Arc::new("not a list of words"));
    assert_eq!(errors(&[], &other), ["rule-words: The list “animals” is of another type than this game reads."]);
}

#[test]
fn the_header_notes_the_content_that_was_used_and_no_other() {
    let noted = finished().header.content;
    assert_eq!(noted.len(), 1);
    assert_eq!((noted[0].kind.as_str(), noted[0].name.as_str()), ("list", "animals"));
    assert_eq!(noted[0].checksum, kernel::checksum(ANIMALS.as_bytes()));
}

#[test]
fn replaying_needs_no_content() {
    let log = finished();
    let (with, without) = (composed(&house()), composed(&Content::replaying()));
    for upto in 0..=log.entries.len() {
        let (one, two) = (log.replay(&with, upto), log.replay(&without, upto));
        assert_eq!(one, two);
        let view = |game: &Pack| json!(game.view(&one.0, Viewer::Public));
        assert_eq!(view(&with), view(&without), "the events hold all that a view needs");
    }
}

/// Why the events must hold it: a view that asks the list shows something else where there is none.
#[test]
fn a_view_that_asks_the_list_does_not_survive_the_replay() {
    let log = finished();
    let broken = |content| Pack { fault: Some(pack::Fault::ViewAsksTheList), ..composed(content) };
    let (with, without) = (broken(&house()), broken(&Content::replaying()));
    let (state, _) = log.replay(&with, 1);
    assert_ne!(json!(with.view(&state, Viewer::Public)), json!(without.view(&state, Viewer::Public)));
}

#[test]
fn verifying_says_what_is_missing_or_another() {
    let log = finished();
    assert_eq!(log.verify(&composed(&house()), &house()), Ok(()));
    let why = |content: &Content| log.verify(&composed(&Content::replaying()), content).expect_err("it differs");
    let missing = why(&Content::replaying());
    assert_eq!((missing.line, matches!(missing.fault, Fault::OtherContent(_))), (1, true));
    assert_eq!(missing.to_string(), "line 1: this cannot be decided again: the list \"animals\" is missing here");
    assert_eq!(
        why(&shelve(Content::none(), "animals", "cat dog")).to_string(),
        "line 1: this cannot be decided again: the list \"animals\" is not the one that was played with"
    );
}

#[test]
fn without_the_list_nothing_can_be_played() {
    let bare = Arc::new(composed(&Content::replaying()));
    let table = shapes::table(&bare, 2, 1);
    assert_eq!(bare.outcome(&table.state).map(|outcome| outcome.reason), Some("words".into()));
    // In the middle of a match it is refused, with a sentence.
    let (state, _) = finished().replay(&bare, 1);
    let say = kernel::Input::Act(state.turn.expect("a turn"), pack::Action::Say("lion".into()));
    let refusals = kernel::judge(&*bare, &state, &say, Moment(1), &Chance::seeded(1)).expect_err("no list");
    assert_eq!(refusals[0].rule, "words");
}

#[test]
fn words_of_earlier_matches_do_not_come_again() {
    let game = composed(&house());
    let list = WordList::read(ANIMALS);
    let used: Vec<String> = list.words.iter().filter(|word| *word != "otter").cloned().collect();
    let setup = Setup { used, ..Setup::seats(2) };
    for seed in 0..10 {
        let events = game.deal(&setup, Moment(0), &Chance::seeded(seed));
        assert!(matches!(&events[..], [pack::Event::Asked { word, .. }] if word == "otter"), "{events:?}");
    }
}
