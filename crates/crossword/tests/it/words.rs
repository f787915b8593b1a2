//! What people read: there are words for all of it, in every language.

use crate::common::{act, book, deal, english, house, offers, play, specs, table, table_of};
use crossword::{Action, Crossword, CrosswordKind, Step};
use kernel::{Arg, Chance, Game, Input, Kind, Match, Message, RuleSpec, Seat, Speaker, Viewer, Words, play_out};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const LANGUAGES: [&str; 3] = ["en", "es", "nl"];

fn names() -> Vec<String> {
    ["Ann", "Bo", "Cy", "Di"].map(String::from).into()
}

/// There are words for a message and for what is said inside it, and they lack nothing that they speak of.
fn is_said(message: &Message) {
    for tag in LANGUAGES {
        assert!(book().has(tag, &message.id), "{tag}: {message} has no words");
        let said = book().say(tag, message, &names());
        assert!(!said.contains("{$") && !said.trim().is_empty(), "{tag}: {message}: {said:?}");
    }
    message.args.iter().for_each(|(_, arg)| inside(arg));
}

fn inside(arg: &Arg) {
    match arg {
        Arg::Message(message) => is_said(message),
        Arg::List(list) => list.iter().for_each(inside),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::Quote(_) => {}
    }
}

fn called(id: String) {
    is_said(&Message::called(id));
}

#[test]
fn dutch_and_spanish_are_complete() {
    assert_eq!(book().faults(), []);
    assert_eq!(book().languages().collect::<Vec<_>>(), LANGUAGES);
    let findings: Vec<String> = ::words::check(book()).iter().map(ToString::to_string).collect();
    assert_eq!(findings, [""; 0]);
    CrosswordKind::default().card().rules.iter().for_each(|rule| called(format!("category-{}", rule.category)));
}

/// Every rule's sentence, by its defaults and by each of these parameters.
#[test]
fn rules_say_what_they_do() {
    let kind = CrosswordKind::default();
    for rule in kind.card().rules {
        is_said(&RuleSpec::new(rule.id, rule.defaults.clone()).sentence());
        // Every choice of every parameter.
        for (name, property) in rule.schema["properties"].as_object().into_iter().flatten() {
            let choices = property["oneOf"].as_array().into_iter().flatten().map(|choice| &choice["const"]);
            for choice in choices.chain([&json!(true), &json!(false)]) {
                let mut spec = RuleSpec::new(rule.id, rule.defaults.clone());
                spec.params.insert(name.clone(), choice.clone());
                is_said(&spec.sentence());
            }
        }
    }
    for preset in kind.card().presets {
        let made = kind.compose(&preset.rules, house()).unwrap_or_else(|e| panic!("{}: {e:?}", preset.id));
        made.specs.iter().for_each(|spec| is_said(&spec.sentence()));
    }
    let sentence = |id: &str, params: Value| english(&RuleSpec::new(id, params).sentence());
    let cases = [
        ("bingo_bonus", json!({"points": 35, "tiles": 7}), "35 points more for playing 7 tiles at once."),
        ("consecutive_passes", json!({"limit": 4, "swaps_count": false}), "It ends after 4 passes in a row."),
        (
            "consecutive_passes",
            json!({"limit": null, "swaps_count": true}),
            "It ends when all players pass, one after the other; a swap counts as a pass.",
        ),
        (
            "challenge",
            json!({"judge": "table", "penalty": "points", "points": 10, "per": "word", "to": "minus", "window": 60}),
            "Words are not checked; for 60 seconds others may challenge them. The table judges; whoever challenges a \
             good play loses 10 points for each of its words.",
        ),
        (
            "chess_clock",
            json!({"minutes": 25, "increment": 0, "overtime": 10, "points": 10}),
            "Each player has 25 minutes in all; up to 10 more cost 10 points each.",
        ),
        (
            "swap",
            json!({"limit": 2, "minimum_bag": 1, "free_first": true, "max_tiles": null}),
            "Instead of playing, tiles may be swapped while the bag has enough, 2 times in a match; after a player’s \
             first swap the turn goes on.",
        ),
        (
            "tiles_played_bonus",
            json!({"points": [3, 6]}),
            "More points for more tiles at once: 3 and 6 for 2 tiles, 3, and so on.",
        ),
    ];
    for (id, params, said) in cases {
        assert_eq!(sentence(id, params), said);
    }
}

/// Everything that could be said to anybody, as a match stands.
fn hear(table: &Match<Crossword>, state: &crossword::State) {
    let game = &table.game;
    for seat in (0..state.seats).map(Seat) {
        let view = game.view(state, Viewer::Seat(seat));
        game.offers(state, seat).iter().for_each(|offer| is_said(&game.label(&view, offer)));
        let tries = [
            Action::Play(Vec::new()),
            Action::Swap(vec!["Q".into(); 3]),
            Action::Challenge,
            Action::Waive,
            Action::Valid,
            Action::Invalid,
            Action::Abstain,
            Action::LookUp("quiz".into()),
            Action::Resign,
        ];
        let refusals = tries.iter().flat_map(|action| game.forecast(state, seat, action).refusals);
        refusals.for_each(|refusal| is_said(&refusal.message));
        for tag in LANGUAGES {
            let shown = game.show(&view, &Speaker { book: book(), tag, names: &names() });
            assert!(!shown.contains("show-") && !shown.contains("{$"), "{tag}: {shown}");
        }
    }
}

#[test]
fn whole_matches_are_told_in_every_language() {
    let kind = CrosswordKind::default();
    let looked_up = [("challenge", json!({"judge": "dictionary", "lookup": true, "penalty": "points"}))];
    let presets = kind.card().presets;
    let tables = presets.iter().map(|preset| (preset.id.as_str(), &[][..])).chain([("club", &looked_up[..])]);
    for (seed, (preset, amend)) in (1..).zip(tables) {
        let mut table = table_of(&specs(preset, amend, &[]), 3, seed);
        let bots = (0..).zip(["easy", "random", "greedy"]);
        let mut bots: Vec<_> = bots.map(|(seat, id)| kind.bot(id, &table.game, Seat(seat)).expect("a bot")).collect();
        play_out(&mut table, &mut bots, &Chance::seeded(seed), 1_000).unwrap_or_else(|e| panic!("{preset}: {e}"));
        let mut state = table.game.blank(&table.log.header.setup);
        for (number, event) in table.log.entries.iter().flat_map(|entry| &entry.events).enumerate() {
            table.game.evolve(&mut state, event);
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                let news = table.game.redact(event, viewer).expect("all are told something");
                table.game.narrate(&news).iter().for_each(is_said);
            }
            if number % 5 == 4 {
                hear(&table, &state);
            }
        }
        hear(&table, &table.state);
        let outcome = table.game.outcome(&table.state).expect("over");
        called(format!("end-{}", outcome.reason));
        let figures = outcome.standings.iter().flat_map(|standing| standing.statistics.keys());
        let figures: BTreeSet<&String> = figures.chain(outcome.statistics.keys()).collect();
        figures.into_iter().for_each(|figure| called(format!("stat-{figure}")));
    }
}

#[test]
fn a_turn_as_it_is_told() {
    let mut table = table("friends", &[("challenge", json!({"judge": "table", "lookup": true}))], 3);
    (0..3).for_each(|seat| deal(&mut table, Seat(seat), ""));
    (0..).zip(["QUIZSA?", "CATDOGE", "EEEEEEE"]).for_each(|(seat, rack)| deal(&mut table, Seat(seat), rack));
    play(&mut table, "8G ZUIs").expect("anything goes");
    let at = table.clock();
    table.submit(Input::Act(Seat(1), Action::Challenge), at).expect("B may");
    let shown = |table: &Match<Crossword>, tag: &str| {
        let view = table.game.view(&table.state, Viewer::Public);
        let text = table.game.show(&view, &Speaker { book: book(), tag, names: &names() });
        text.lines().skip(16).map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        shown(&table, "en"),
        [
            "  Ann: 24 (3 tiles)",
            "> Bo: 0 (7 tiles)",
            "  Cy: 0 (7 tiles)",
            "Bo challenges ZUIS. Cy may judge. The word list: ZUIS is not in it.",
            "Bag: 75",
        ]
    );
    assert_eq!(
        shown(&table, "nl")[3],
        "Bo vecht ZUIS aan. Het oordeel is aan Cy. De woordenlijst: ZUIS staat er niet in."
    );
    table.submit(Input::Act(Seat(2), Action::Invalid), at).expect("C judges");
    let told = |table: &Match<Crossword>, tag: &str| {
        let events = table.log.entries.last().expect("an entry").events.iter();
        let news = events.filter_map(|event| table.game.redact(event, Viewer::Public));
        let told = news.flat_map(|news| table.game.narrate(&news));
        told.map(|message| book().say(tag, &message, &names())).collect::<Vec<_>>()
    };
    let bad = "Cy judges: ZUIS is not good. Ann takes the tiles back and loses 24 points.";
    assert_eq!(told(&table, "en"), [bad]);
    assert_eq!(
        told(&table, "nl"),
        ["Cy oordeelt: ZUIS is niet goed. Ann neemt de stenen terug en verliest 24 punten."]
    );
    assert_eq!(told(&table, "es"), ["Cy decide: ZUIS no es válida. Ann retira las fichas y pierde 24 puntos."]);
    act(&mut table, Action::Pass).expect("a turn");
    assert_eq!(told(&table, "en"), ["Bo passes."]);
    table.submit(Input::Stop, at.after(5_000)).expect("all agree");
    let end = ["The match was stopped before its end.", "Tiles left: Ann -24, Bo -11 and Cy -7.", "Cy wins."];
    assert_eq!(told(&table, "en"), end);
    assert_eq!(offers(&table, Seat(0)), [""; 0]);
}

#[test]
fn commands_are_read_in_every_language() {
    let table = table("scrabble", &[], 2);
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    let read = |text: &str| table.game.read(&view, Seat(0), text).expect("this game has words");
    for text in ["swap abc", "ruil ABC", "cambiar A B C"] {
        assert_eq!(read(text), Ok(Action::Swap(["A", "B", "C"].map(String::from).into())), "{text}");
    }
    for (texts, action) in [
        (["pass", "pas", "paso"], Action::Pass),
        (["resign", "opgeven", "rendirse"], Action::Resign),
        (["challenge", "aanvechten", "impugnar"], Action::Challenge),
        (["looks good", "goed", "bien"], Action::Waive),
        (["valid", "geldig", "válida"], Action::Valid),
        (["invalid", "ongeldig", "inválida"], Action::Invalid),
        (["abstain", "anderen", "otros"], Action::Abstain),
        (["look quiz", "zoek quiz", "buscar quiz"], Action::LookUp("quiz".into())),
    ] {
        texts.into_iter().for_each(|text| assert_eq!(read(text), Ok(action.clone()), "{text}"));
    }
    let custom = |name: &str, value: &str| Action::Turn(vec![Step::Custom { name: name.into(), value: value.into() }]);
    assert_eq!(read(":spell 8H QUIZ"), Ok(custom("spell", "8H QUIZ")), "for a rule that understands it");
    assert_eq!(read(":bow"), Ok(custom("bow", "")));
    let like = "Write a play like 8H QUIZ (across) or H8 QUIZ (down).";
    for (text, why) in [
        ("swap", "Write which tiles, like: swap ABC".to_string()),
        ("hello you", format!("“hello” is no square. {like}")),
        ("8P QUIZ", format!("“8P” is not on the board. {like}")),
        ("8H", format!("After the square comes the word. {like}")),
        ("8N QUIZ", format!("The word does not fit: there is no square for its letter 3. {like}")),
        ("8H Q.Z", format!("At 8I there is no tile for the “.”. {like}")),
        ("8H Q3Z", format!("There is no tile “3Z”. {like}")),
    ] {
        let said = read(text).expect_err("not an action");
        is_said(&said);
        assert_eq!(english(&said), why, "{text}");
    }
}

#[test]
fn advice_is_said_in_every_language() {
    let table = table("scrabble", &[], 2);
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    let advice = table.game.advise(&view, Seat(0));
    assert_eq!(advice.len(), 5);
    advice.iter().for_each(is_said);
    let [first, ..] = advice.as_slice() else { return };
    let (Some(Arg::Text(written)), Some(Arg::Number(score))) = (first.arg("written"), first.arg("score")) else {
        panic!("{first}")
    };
    assert_eq!(english(first), format!("{written} for {score}"));
    for left_out in ["no_gaps", "connection", "word_validation"] {
        let table = table_of(&specs("scrabble", &[], &[left_out]), 2, 1);
        let why = CrosswordKind::default().no_bots(&table.game).expect("no bots");
        is_said(&why);
        let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
        assert_eq!(table.game.advise(&view, Seat(0)), [why]);
    }
}
