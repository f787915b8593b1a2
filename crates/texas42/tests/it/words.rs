//! What players read, in every language; and what they say is understood.

use crate::common::*;
use kernel::{Chance, Content, Game, Kind, Message, RuleSpec, Seat, Viewer, Words, perft, play_out};
use texas42::{Action, Bid, Texas42, Texas42Kind, Trump};

fn read(table: &Table, seat: u8, text: &str) -> Option<Action> {
    let view = table.game.view(&table.state, Viewer::Seat(Seat(seat)));
    table.game.read(&view, Seat(seat), text).expect("it has words").ok()
}

#[test]
fn bids_trumps_and_dominoes_in_words() {
    let held = ["0-0 1-1 2-2 3-3 6-4 5-1 6-1", "", "", ""];
    let mut table = Table::dealt(&game("everything", &["lay_down"]), 3, hands(held));
    for (said, action) in [
        ("30", Action::Bid(Bid::points(30))),
        (" Pass ", Action::Pass),
        ("1 mark", Action::Bid(Bid::marks(1))),
        ("2 marks", Action::Bid(Bid::marks(2))),
        ("two marks", Action::Bid(Bid::marks(2))),
        ("2m", Action::Bid(Bid::marks(2))),
        ("42", Action::Bid(Bid::marks(1))),
        ("plunge", Action::Bid(Bid::special("plunge", 4))),
        ("Splash", Action::Bid(Bid::special("splash", 2))),
    ] {
        assert_eq!(read(&table, 0, said), Some(action), "{said}");
    }
    for nonsense in ["", "fives", "6-4", "marks", "thirty", "-1"] {
        assert_eq!(read(&table, 0, nonsense), None, "{nonsense}");
    }
    table.auction(&["2m", "pass", "pass", "pass"]);
    for (said, trump) in [
        ("fives", Trump::Pip(5)),
        ("sixes", Trump::Pip(6)),
        ("six", Trump::Pip(6)),
        ("blanks", Trump::Pip(0)),
        ("5", Trump::Pip(5)),
        ("Doubles", Trump::Doubles),
        ("follow me", Trump::NoTrump),
        ("no trump", Trump::NoTrump),
        ("nello", Trump::Contract("nello".into())),
        ("sevens", Trump::Contract("sevens".into())),
    ] {
        assert_eq!(read(&table, 0, said), Some(Action::Name(trump)), "{said}");
    }
    assert_eq!(read(&table, 0, "aces"), None);
    table.act(0, Action::Name(Trump::Pip(6)));
    for said in ["6-4", "4-6", "6 4", "[6|4]".trim_matches(['[', ']'])] {
        assert_eq!(read(&table, 0, said), Some(Action::Play(bone("6-4"))), "{said}");
    }
    assert_eq!(read(&table, 0, "lay down"), Some(Action::LayDown));
    assert_eq!(read(&table, 0, "7-7"), None);
}

#[test]
fn dutch_and_spanish_are_understood_too() {
    let mut table = Table::dealt(&game("everything", &["lay_down"]), 3, hands(["6-4", "", "", ""]));
    for said in ["2 strepen", "twee strepen", "2 marcas", "dos marcas"] {
        assert_eq!(read(&table, 0, said), Some(Action::Bid(Bid::marks(2))), "{said}");
    }
    for said in ["één streep", "una marca"] {
        assert_eq!(read(&table, 0, said), Some(Action::Bid(Bid::marks(1))), "{said}");
    }
    for said in ["pas", "Paso"] {
        assert_eq!(read(&table, 0, said), Some(Action::Pass), "{said}");
    }
    table.auction(&["2m", "pass", "pass", "pass"]);
    for (said, trump) in [
        ("vijven", Trump::Pip(5)),
        ("cincos", Trump::Pip(5)),
        ("blanco’s zijn troef", Trump::Pip(0)),
        ("volg mij", Trump::NoTrump),
        ("sígueme", Trump::NoTrump),
        ("dubbels", Trump::Doubles),
        ("dobles", Trump::Doubles),
    ] {
        assert_eq!(read(&table, 0, said), Some(Action::Name(trump)), "{said}");
    }
}

/// What stands on a button is understood when it is said, in every language; and so is each example.
#[test]
fn what_is_shown_can_be_said() {
    let held = ["6-5 6-4 6-3 6-2 6-1 6-0 5-4", "", "", ""];
    let mut table = Table::dealt(&game("everything", &[]), 3, hands(held));
    let check = |table: &Table| {
        let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
        for tag in BOOK.languages() {
            for offer in table.game.offers(&table.state, Seat(0)) {
                let said = BOOK.say(tag, &table.game.label(&view, &offer), &[]);
                assert_eq!(read(table, 0, &said).as_ref(), offer.action(), "{tag}: {said}");
            }
            let example = table.game.read(&view, Seat(0), "?").expect("it has words").expect_err("nonsense");
            let example = BOOK.say(tag, &example, &[]);
            for said in example.split('`').skip(1).step_by(2) {
                assert!(read(table, 0, said).is_some(), "{tag}: {said}");
            }
        }
    };
    check(&table);
    table.auction(&["2m", "pass", "pass", "pass"]);
    check(&table);
    table.act(0, Action::Name(Trump::Pip(6)));
    check(&table);
}

#[test]
fn every_language_is_complete() {
    assert_eq!(BOOK.faults(), []);
    let findings: Vec<String> = ::words::check(&BOOK).iter().map(ToString::to_string).collect();
    assert!(findings.is_empty(), "{findings:#?}");
    assert_eq!(BOOK.languages().collect::<Vec<_>>(), ["en", "es", "nl"]);
    let cards = Texas42Kind::default().card().rules;
    for heading in cards.iter().map(|card| format!("category-{}", card.category)) {
        assert!(BOOK.has("en", &heading), "{heading}");
    }
}

/// Every message has words, and nothing that it speaks of is left out: not even within another message.
fn spoken(message: &Message) {
    assert!(BOOK.has("en", &message.id), "{message} has no words");
    for tag in BOOK.languages() {
        let said = BOOK.say(tag, message, &["Ann", "Bo", "Cal", "Dee"].map(String::from));
        let gap = ["{", "suit-", "suits-", "unit-", "goal-", "rule-", "verdict-", "beaten-"];
        assert!(!said.is_empty() && gap.iter().all(|gap| !said.contains(gap)), "{tag}: {message}: {said}");
    }
}

/// Whole matches of all presets, with hints and pauses: all that is said.
#[test]
fn whole_matches_are_told() {
    let kind = Texas42Kind::default();
    let mut told = 0;
    for preset in kind.card().presets {
        let extra = ["hints", "lay_down", "acknowledge"].map(RuleSpec::plain).to_vec();
        let specs = perft::specs_of(&kind, Some(&preset.id), extra).expect("a preset");
        for bot in ["random", "easy"] {
            let mut table = perft::table_of(&kind, &specs, &Content::none(), 4, 42).expect("sound");
            let mut bots: Vec<_> = (0..4).map(|seat| kind.bot(bot, &table.game, Seat(seat)).expect("a bot")).collect();
            play_out(&mut table, &mut bots, &Chance::seeded(42), 20_000).expect("it ends");
            told += tell(&table);
        }
    }
    assert!(told > 10_000, "{told} messages");
}

fn tell(table: &kernel::Match<Texas42>) -> usize {
    let (game, mut told) = (&*table.game, 0);
    let mut state = game.blank(&table.log.header.setup);
    for event in table.log.entries.iter().flat_map(|entry| &entry.events) {
        game.evolve(&mut state, event);
        let mut messages: Vec<Message> =
            game.redact(event, Viewer::Public).map(|news| game.narrate(&news)).unwrap_or_default();
        for seat in (0..4).map(Seat) {
            let view = game.view(&state, Viewer::Seat(seat));
            let of_view = [view.led.clone(), view.contract.as_ref().and_then(|contract| contract.suits.clone())];
            messages.extend(of_view.into_iter().flatten());
            for offer in game.offers(&state, seat) {
                messages.push(game.label(&view, &offer));
                messages.extend(offer.hint);
                messages.extend(offer.auto.map(|auto| auto.reason));
            }
        }
        messages.iter().for_each(spoken);
        told += messages.len();
    }
    let outcome = game.outcome(&state).expect("it is over");
    let of_sides = outcome.standings.iter().flat_map(|side| side.statistics.keys());
    for figure in outcome.statistics.keys().chain(of_sides) {
        spoken(&Message::called(format!("stat-{figure}")));
    }
    spoken(&Message::called(format!("end-{}", outcome.reason)));
    told
}

/// What is said only now and then: rules whose parameters choose words, and ends that few matches come to.
#[test]
fn the_rest_has_words() {
    for end in ["marks", "points", "one_hand", "stopped", "all_left"] {
        spoken(&Message::called(format!("end-{end}")));
    }
    for (rule, sentence) in [
        ("marks={\"to\": 1}", "The first to one mark wins."),
        ("all_pass={\"then\": \"force_31\"}", "When all others pass, the shaker must bid 31 or more."),
        (
            "plunge={\"leads\": \"bidder\"}",
            "With 4 doubles or more, a bid of at least 4 marks: the partner names trumps, the bidder leads, and every trick must be taken.",
        ),
        (
            "acknowledge={\"hand\": false}",
            "Tricks wait, and scores do not, until all who play have seen them, at most 10 seconds.",
        ),
        (
            "nello={\"doubles\": \"low\"}",
            "After winning with one mark or more, the bidder may play nello: alone against two, and taking no trick. Doubles are the lowest of their pips.",
        ),
    ] {
        let spec = RuleSpec::parse(rule).expect("a rule");
        let Ok(made) = Texas42Kind::default().compose(std::slice::from_ref(&spec), &Content::none()) else {
            panic!("{rule} makes no game")
        };
        let spec = made.specs.into_iter().find(|other| other.id == spec.id).expect("it is in it");
        assert_eq!(say(&spec.sentence()), sentence);
        spoken(&spec.sentence());
    }
}
