//! Words: complete in each language, and whatever is told, offered or refused has some.

use crate::table::{Table, moves, table};
use kernel::perft::{specs_of, table_of};
use kernel::{Book, Chance, Game, Kind, Message, Names, Seat, Speaker, Viewer, Words, book_of, play_out};
use std::collections::BTreeSet;
use trivia::{Action, Answer, TriviaKind, content};

#[test]
fn every_language_is_complete() {
    let book = book_of(&TriviaKind::default());
    assert_eq!(book.faults(), []);
    assert_eq!(words::check(&book), []);
    assert_eq!(book.languages().collect::<Vec<_>>(), ["en", "es", "nl"]);
}

#[test]
fn every_category_has_words() {
    let kind = TriviaKind::default();
    let book = book_of(&kind);
    for rule in kind.card().rules {
        assert!(book.has("en", &format!("category-{}", rule.category)), "{}", rule.category);
    }
}

#[test]
fn rules_speak_their_parameters() {
    let book = book_of(&TriviaKind::default());
    let chosen = |rule: &str| {
        let made = TriviaKind::default().compose(&crate::table::specs(rule, 1), &crate::table::content_of("choice"));
        let id = rule.split('=').next().unwrap_or_default();
        made.expect("sound").specs.into_iter().find(|spec| spec.id == id).expect("it was chosen").sentence()
    };
    for (rule, english) in [
        ("points", "A right answer earns 1000 points at once, and down to half of them at the end of the time."),
        (
            r#"points={"formula":"seed"}"#,
            "A right answer earns 100 points, and one more for each whole second that is left of 50.",
        ),
        (r#"points={"formula":"flat","base":7}"#, "A right answer earns 7 points, whatever the time."),
        (r#"mode={"mode":"buzzer"}"#, "The first right answer ends the round; a wrong one locks you."),
        (r#"typos={"forgiven":false}"#, "Small typing errors are wrong."),
        (r#"teams={"teams":3,"score":"best"}"#, "3 teams play, each for the points of its best member."),
        (r#"questions={"pack":"test","count":1}"#, "One question from “test”."),
    ] {
        assert_eq!(book.say("en", &chosen(rule), &[]), english);
    }
}

/// Everything that a match says: labels, refusals, news, the table as text.
fn hear(book: &Book, table: &Table, heard: &mut BTreeSet<String>) {
    let game = &*table.game;
    let names = Names::plain(4).0;
    let mut state = game.blank(&table.log.header.setup);
    let mut hear = |message: &Message| {
        assert!(book.has("en", &message.id), "{message}");
        heard.insert(message.id.to_string());
    };
    for entry in table.log.entries.iter() {
        for event in &entry.events {
            let news = game.redact(event, Viewer::Public);
            news.iter().flat_map(|news| game.narrate(news)).for_each(|said| hear(&said));
            game.evolve(&mut state, event);
        }
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        for offer in game.offers(&state, Seat(0)).iter().chain(&game.host_offers(&state)) {
            hear(&game.label(&view, offer));
        }
        for seat in game.seated(&state).iter() {
            let answers = [Answer::Choice(9), Answer::Several(vec![]), Answer::Text(String::new())];
            for action in answers.map(Action::Answer).into_iter().chain([Action::FiftyFifty, Action::Accept(seat)]) {
                let refusals = game.objections(&state, seat, &rounds::Action::Play(action));
                refusals.iter().for_each(|refusal| hear(&refusal.message));
            }
        }
        for tag in ["en", "nl", "es"] {
            let shown = game.show(&view, &Speaker { book, tag, names: &names });
            assert!(!shown.contains("show-") && !shown.contains("rounds-"), "{shown}");
        }
    }
    let Some(outcome) = game.outcome(&state) else { return };
    hear(&Message::called(format!("end-{}", outcome.reason)));
    let own = outcome.standings.iter().flat_map(|standing| standing.statistics.keys());
    outcome.statistics.keys().chain(own).for_each(|key| hear(&Message::called(format!("stat-{key}"))));
}

#[test]
fn whatever_a_match_says_has_words() {
    let kind = TriviaKind::default();
    let book = book_of(&kind);
    let mut heard = BTreeSet::new();
    for preset in kind.card().presets {
        for (bots, seed) in [(["easy", "strong", "random"], 1), (["strong", "easy", "easy"], 2)] {
            let specs = specs_of(&kind, Some(&preset.id), vec![]).expect("a preset");
            let mut table = table_of(&kind, &specs, &content::built_in(), 3, seed).expect("sound");
            let mut bots: Vec<_> =
                (0..3).zip(bots).map(|(seat, bot)| kind.bot(bot, &table.game, Seat(seat)).expect("a bot")).collect();
            play_out(&mut table, &mut bots, &Chance::seeded(seed), 5_000).expect("it ends");
            hear(&book, &table, &mut heard);
        }
    }
    let mut table = table("fifty_fifty", "choice several", 2);
    moves(&mut table, "0:fifty 1:wrong 0:right accept:1 take_back:1 next skip").expect("it goes");
    hear(&book, &table, &mut heard);
    assert!(heard.len() > 35, "{heard:?}");
}

/// What is said in a language: the buttons of seat 0 and of the host, and the last lines of the log.
#[test]
fn a_question_in_three_languages() {
    let kind = TriviaKind::default();
    let (book, names) = (book_of(&kind), ["Ann".to_string(), "Bo".to_string()]);
    let mut table = table("", "true_false", 2);
    let labels = |table: &Table, tag: &str, host: bool| {
        let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
        let offers = if host { table.game.host_offers(&table.state) } else { table.game.offers(&table.state, Seat(0)) };
        offers.iter().map(|offer| book.say(tag, &table.game.label(&view, offer), &names)).collect::<Vec<_>>()
    };
    assert_eq!(labels(&table, "en", false), ["True", "False"]);
    assert_eq!(labels(&table, "nl", false), ["Waar", "Niet waar"]);
    assert_eq!(labels(&table, "es", true), ["Saltar la pregunta"]);
    moves(&mut table, "1500ms 0:right 1:wrong").expect("they answer");
    assert_eq!(labels(&table, "en", true), ["Next question", "Accept “False” of Bo"]);
    assert_eq!(labels(&table, "nl", true), ["Volgende vraag", "Keur “Niet waar” van Bo goed"]);
    let ended = table.log.entries.iter().flat_map(|entry| &entry.events).find_map(|event| match event {
        rounds::Event::RoundEnded(_) => table.game.redact(event, Viewer::Public),
        _ => None,
    });
    let told = table.game.narrate(&ended.expect("a round that is over"));
    let say = |tag| Speaker { book: &book, tag, names: &names }.say_all(&told);
    assert_eq!(
        say("en"),
        "Question 1 is over. All have answered. Ann was first. Ann +963. The answer: True. Because 0. Ann: True \
         (right, 1.5 s). Bo: False (wrong, 2.5 s)."
    );
    assert_eq!(
        say("nl"),
        "Vraag 1 is voorbij. Iedereen heeft geantwoord. Ann was de eerste. Ann +963. Het antwoord: Waar. Because 0. \
         Ann: Waar (goed, 1,5 s). Bo: Niet waar (fout, 2,5 s)."
    );
}
