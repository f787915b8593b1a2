//! Words: complete in each language, and whatever is told, offered or refused has some.

use kernel::perft::{specs_of, table_of};
use kernel::{
    Book, Chance, Content, Game, Input, Kind, Match, Names, Seat, Speaker, Viewer, Words, book_of, message, play_out,
};
use std::collections::BTreeSet;
use uno::{Action, Card, UnoKind};

#[test]
fn every_language_is_complete() {
    let book = book_of(&UnoKind::default());
    assert_eq!(book.faults(), []);
    assert_eq!(words::check(&book), []);
    assert_eq!(book.languages().collect::<Vec<_>>(), ["en", "es", "nl"]);
}

#[test]
fn categories_ends_and_statistics_have_words() {
    let kind = UnoKind::default();
    let book = book_of(&kind);
    for rule in kind.card().rules {
        assert!(book.has("en", &format!("category-{}", rule.category)), "{}", rule.category);
    }
    assert!(book.has("en", &format!("end-{}", uno::LAST_PLAYER)));
}

#[test]
fn cards_have_names() {
    let book = book_of(&UnoKind::default());
    for (card, english, dutch, spanish) in [
        ("r7", "red 7", "rode 7", "7 rojo"),
        ("y0", "yellow 0", "gele 0", "0 amarillo"),
        ("gs", "green skip", "groene sla over", "salto verde"),
        ("rr", "red reverse", "rode keer om", "reversa roja"),
        ("b+2", "blue draw two", "blauwe pak twee", "roba dos azul"),
        ("w", "wild", "keuzekaart", "comodín"),
        ("w+4", "wild draw four", "keuzekaart pak vier", "comodín roba cuatro"),
    ] {
        let card = card.parse::<Card>().expect("a card").message();
        let said = ["en", "nl", "es"].map(|tag| book.say(tag, &card, &[]));
        assert_eq!(said, [english, dutch, spanish]);
    }
}

#[test]
fn rules_speak_their_parameters() {
    let book = book_of(&UnoKind::default());
    for (rule, english) in [
        (r#"uno_call={"penalty":1}"#, "Whoever comes to one card without saying UNO and is caught draws one card."),
        (r#"uno_call={"penalty":4}"#, "Whoever comes to one card without saying UNO and is caught draws 4 cards."),
        (r#"pause={"seconds":0}"#, "Between two hands there is no pause."),
        (r#"pause={"seconds":15}"#, "Between two hands there are up to 15 seconds."),
    ] {
        assert_eq!(book.say("en", &crate::table::specs(rule)[0].sentence(), &[]), english);
    }
}

/// Everything that a match says: labels, refusals, news, the table as text.
fn hear(book: &Book, table: &Match<uno::Game>, heard: &mut BTreeSet<String>) {
    let game = &*table.game;
    let names = Names::plain(4).0;
    let mut state = game.blank(&table.log.header.setup);
    let mut hear = |message: &kernel::Message| {
        assert!(book.has("en", &message.id), "{message}");
        heard.insert(message.id.to_string());
    };
    for entry in table.log.entries.iter() {
        for event in &entry.events {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                game.redact(event, viewer).iter().flat_map(|news| game.narrate(news)).for_each(|said| hear(&said));
            }
            game.evolve(&mut state, event);
        }
        for seat in game.seated(&state).iter() {
            let view = game.view(&state, Viewer::Seat(seat));
            for offer in game.offers(&state, seat) {
                hear(&game.label(&view, &offer));
                offer.auto.iter().for_each(|auto| hear(&auto.reason));
            }
            for action in [Action::Uno, Action::Draw, Action::Pass, Action::Accept, Action::Challenge] {
                let refusals = game.objections(&state, seat, &rounds::Action::Play(action));
                refusals.iter().for_each(|refusal| hear(&refusal.message));
            }
            for card in Card::kinds() {
                let lay = Action::Lay { card, colour: None, with: None };
                let refusals = game.objections(&state, seat, &rounds::Action::Play(lay));
                refusals.iter().for_each(|refusal| hear(&refusal.message));
            }
        }
        for tag in ["en", "nl", "es"] {
            let shown = game.show(&game.view(&state, Viewer::Seat(Seat(0))), &Speaker { book, tag, names: &names });
            assert!(!shown.contains("show-") && !shown.contains("rounds-"), "{shown}");
        }
    }
    let outcome = game.outcome(&state).expect("over");
    hear(&kernel::Message::called(format!("end-{}", outcome.reason)));
    let own = outcome.standings.iter().flat_map(|standing| standing.statistics.keys());
    outcome.statistics.keys().chain(own).for_each(|key| hear(&kernel::Message::called(format!("stat-{key}"))));
}

#[test]
fn whatever_a_match_says_has_words() {
    let kind = UnoKind::default();
    let book = book_of(&kind);
    let mut heard = BTreeSet::new();
    for preset in kind.card().presets {
        for (bot, seats, seed) in [("easy", 3, 1), ("strong", 4, 2)] {
            let specs = specs_of(&kind, Some(&preset.id), vec![]).expect("a preset");
            let mut table = table_of(&kind, &specs, &Content::none(), seats, seed).expect("sound");
            let mut bots: Vec<_> =
                (0..seats).map(|seat| kind.bot(bot, &table.game, Seat(seat)).expect("a bot")).collect();
            play_out(&mut table, &mut bots, &Chance::seeded(seed), 60_000).expect("it ends");
            hear(&book, &table, &mut heard);
        }
    }
    assert!(heard.len() > 40, "{heard:?}");
}

#[test]
fn the_table_in_dutch() {
    let kind = UnoKind::default();
    let (book, names) = (book_of(&kind), ["Ann".to_string(), "Bo".to_string()]);
    let mut table = crate::table::table("", "r5 | r7 b2 w | y3 y4 | draw g1");
    let speaker = Speaker { book: &book, tag: "nl", names: &names };
    let shown = table.game.show(&table.game.view(&table.state, Viewer::Seat(Seat(0))), &speaker);
    assert!(shown.contains("bovenop rode 5 (rood)") && shown.contains("Ann moet spelen of pakken"), "{shown}");
    assert!(shown.contains("je kaarten: rode 7, blauwe 2 en keuzekaart"), "{shown}");
    crate::table::moves(&mut table, "0:r7").expect("it goes");
    let view = table.game.view(&table.state, Viewer::Seat(Seat(1)));
    let labels = table.game.offers(&table.state, Seat(1)).iter().map(|offer| table.game.label(&view, offer)).collect();
    let labels: Vec<kernel::Message> = labels;
    assert!(labels.contains(&message!("offer-draw")), "{labels:?}");
    let refused = table.judge(Input::Act(Seat(1), rounds::Action::Play(Action::Pass)), table.clock()).unwrap_err();
    assert_eq!(speaker.say(&refused[0].message), "Pak een kaart voordat je past.");
}
