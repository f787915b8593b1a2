//! Tables and moves as text.
//!
//! Questions are named by their kinds: `choice`, `several`, `true_false`, `number`, `text`, or several of them. A match
//! has as many rounds as there are questions. Moves follow each other a second apart, or as stated:
//! `0:right 300ms 1:wrong 2:=text:Paris 0:fifty 2:leaves 2:away 2:back 2:joins 0:ready time skip next accept:1
//! take_back:1`.

use kernel::perft::table_of;
use kernel::{Content, Input, Match, Moment, Refusal, RuleSpec, Seat};
use rounds::{Event, Phase};
use serde_json::{Value, json};
use trivia::{Action, Answer, Number, TriviaKind, content};

pub(crate) type Table = Match<trivia::Game>;

/// A pack of these kinds of questions, called `test`.
pub(crate) fn pack(kinds: &str) -> String {
    let mut text = String::from("id = 'test'\nname = 'Test'\nlanguage = 'en'\nlicence = 'CC0-1.0'\nauthor = 'Ann'\n");
    for (number, kind) in kinds.split_whitespace().enumerate() {
        let (kind, more) = kind.split_once('+').unwrap_or((kind, ""));
        let key = match kind {
            "choice" => "options = ['apple', 'pear', 'plum', 'fig']\nanswer = 2",
            "several" => "options = ['two', 'three', 'four', 'five']\nanswers = [0, 1, 3]",
            "true_false" => "answer = true",
            "number" => "answer = 100\ntolerance = 5\nunit = 'km'",
            "text" => "answer = 'The Beatles'\naliases = ['Fab Four']",
            other => panic!("{other:?} is no kind"),
        };
        let more = more.replace('+', "\n");
        text += &format!(
            "[[question]]\nid = 'q{number}'\ncategory = 'things'\ndifficulty = {}\nkind = '{kind}'\n\
             text = 'Question {number}?'\nexplanation = 'Because {number}.'\n{key}\n{more}\n",
            number % 3 + 1
        );
    }
    text
}

pub(crate) fn content_of(kinds: &str) -> Content {
    let mut all = content::built_in();
    content::add(&mut all, &pack(kinds)).unwrap_or_else(|errors| panic!("{errors:?}"));
    all
}

/// Rules as text: `negative streak={"bonus":50}`.
pub(crate) fn specs(rules: &str, count: usize) -> Vec<RuleSpec> {
    let mut specs: Vec<RuleSpec> =
        rules.split_whitespace().map(|rule| RuleSpec::parse(rule).expect("a rule")).collect();
    if !specs.iter().any(|spec| spec.id == "questions") {
        specs.push(RuleSpec::new("questions", json!({"pack": "test", "count": count})));
    }
    specs
}

/// A table that plays these kinds of questions.
pub(crate) fn table(rules: &str, kinds: &str, seats: u8) -> Table {
    let count = kinds.split_whitespace().count();
    table_of(&TriviaKind::default(), &specs(rules, count), &content_of(kinds), seats, 1).expect("sound rules")
}

/// The right answer of the question that is asked, or a wrong one.
pub(crate) fn answer(table: &Table, right: bool) -> Answer {
    let asked = table.state.game.question.as_ref().expect("a question");
    match asked.right() {
        answer if right => answer,
        Answer::Choice(place) => Answer::Choice((place + 1) % asked.options().len() as u8),
        Answer::Several(places) => Answer::Several(places[..1].to_vec()),
        Answer::TrueFalse(truth) => Answer::TrueFalse(!truth),
        Answer::Number(_) => Answer::Number(Number::whole(7)),
        Answer::Text(_) => Answer::Text("no idea".into()),
    }
}

fn input(table: &Table, text: &str) -> Input<rounds::Action<Action>> {
    let seat = |text: &str| Seat(text.parse().expect("a seat"));
    let play = |action: Action| rounds::Action::Play(action);
    match text.split_once(':') {
        None if text == "skip" => Input::Host(rounds::Action::Skip),
        None if text == "next" => Input::Host(rounds::Action::Next),
        None if text == "stop" => Input::Stop,
        None => panic!("{text:?} is not understood"),
        Some(("accept", who)) => Input::Host(play(Action::Accept(seat(who)))),
        Some(("take_back", who)) => Input::Host(play(Action::TakeBack(seat(who)))),
        Some((who, what)) => {
            let seat = seat(who);
            let act = |action: Action| Input::Act(seat, play(action));
            match what {
                "leaves" => Input::Left(seat),
                "away" => Input::Away(seat),
                "back" => Input::Back(seat),
                "joins" => Input::Joined(seat),
                "ready" => Input::Act(seat, rounds::Action::Ready),
                "right" => act(Action::Answer(answer(table, true))),
                "wrong" => act(Action::Answer(answer(table, false))),
                "fifty" => act(Action::FiftyFifty),
                "accepts" => act(Action::Accept(Seat(0))),
                _ => {
                    let (kind, value) =
                        what.strip_prefix('=').and_then(|what| what.split_once(':')).expect("an answer");
                    let value: Value = serde_json::from_str(value).unwrap_or_else(|_| json!(value.replace('_', " ")));
                    let answer = serde_json::from_value(json!({ kind: value })).expect("an answer");
                    act(Action::Answer(answer))
                }
            }
        }
    }
}

/// Makes moves; gives the first refusals, if there are any.
pub(crate) fn moves(table: &mut Table, moves: &str) -> Result<(), Vec<Refusal>> {
    let mut wait = 1_000;
    for text in moves.split_whitespace() {
        if let Some(millis) = text.strip_suffix("ms") {
            wait = millis.parse().expect("milliseconds");
            continue;
        }
        if text == "time" {
            let due = table.alarm().expect("a deadline");
            table.run_until(due).expect("it passes");
            continue;
        }
        let at = Moment(table.clock().0 + wait);
        // What is due by then comes first, and may be what the move is about.
        table.run_until(at).expect("it passes");
        let input = input(table, text);
        table.submit(input, at)?;
        wait = 1_000;
    }
    Ok(())
}

/// In short: the reason and points of a round that is over, or who has answered and who was wrong.
pub(crate) fn brief(table: &Table) -> String {
    let (round, match_) = (&table.state.game, &table.state.table);
    if match_.playing() {
        return format!("{}: answered {:?} locked {:?}", round.number, round.answered(), round.locked);
    }
    let ended = match_.last.as_ref().expect("a round that is over");
    let points: Vec<i64> = match_.played.iter().map(|seat| ended.points[seat]).collect();
    let over = matches!(match_.phase, Phase::Over { .. });
    format!("{}: {points:?}{}", ended.reason, if over { ", match over" } else { "" })
}

/// From a table of `seats`, by moves, to what is expected: a state in short, or `no:` and the rules that refuse.
pub(crate) fn check(rules: &str, kinds: &str, seats: u8, by: &str, expected: &str) {
    let mut table = table(rules, kinds, seats);
    let found = match moves(&mut table, by) {
        Ok(()) => brief(&table),
        Err(refusals) => {
            let rules: Vec<&str> = refusals.iter().map(|refusal| &*refusal.rule).collect();
            format!("no: {}", rules.join(" "))
        }
    };
    assert_eq!(found, expected, "\n  rules {rules:?}, {kinds}, {seats} seats\n  by    {by}");
    let (endings, begun) = (endings(&table), table.state.table.round as usize);
    assert!(endings == begun || endings + 1 == begun, "each round ends once: {endings} of {begun}");
}

/// How often a round ended, in the whole log.
pub(crate) fn endings(table: &Table) -> usize {
    let events = table.log.entries.iter().flat_map(|entry| &entry.events);
    events.filter(|event| matches!(event, Event::RoundEnded(_))).count()
}
