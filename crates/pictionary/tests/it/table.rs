//! Tables and moves as text.
//!
//! Moves follow each other a second apart, or as stated: `0:pick 1:right 300ms 1:=cat 0:line 0:undo 0:clear 0:fill 0:up
//! 1:letters 0:gives-up 2:leaves 2:away 2:back 2:joins 0:ready time skip next`. `time` lets the next deadline come.

use kernel::perft::table_of;
use kernel::{Content, Input, Match, Moment, Refusal, RuleSpec, Seat};
use pictionary::ink::{Op, Point, write};
use pictionary::{Action, PictionaryKind, content};
use serde_json::json;

pub(crate) type Table = Match<pictionary::Game>;

/// Four words, called `test`.
pub(crate) const PACK: &str = "id = 'test'\nname = 'Test'\nlanguage = 'en'\nlicence = 'CC0-1.0'\nauthor = 'Ann'\n\
    word = [{ word = 'elephant', difficulty = 1 }, { word = 'ice cream', difficulty = 2, also = ['sorbet'] },\n\
    { word = 't-shirt', difficulty = 3 }, { word = 'moon', difficulty = 1 }, { word = 'sofa', difficulty = 2, also = ['couch'] }]\n";

pub(crate) fn content() -> Content {
    let mut all = content::built_in();
    content::add(&mut all, PACK).unwrap_or_else(|errors| panic!("{errors:?}"));
    all
}

/// Rules as text: `close_calls mode={"mode":"teams"}`.
pub(crate) fn specs(rules: &str) -> Vec<RuleSpec> {
    let mut specs: Vec<RuleSpec> =
        rules.split_whitespace().map(|rule| RuleSpec::parse(rule).expect("a rule")).collect();
    if !specs.iter().any(|spec| spec.id == "words") {
        specs.push(RuleSpec::new("words", json!({"pack": "test"})));
    }
    specs
}

pub(crate) fn table(rules: &str, seats: u8) -> Table {
    table_of(&PictionaryKind::default(), &specs(rules), &content(), seats, 1).expect("sound rules")
}

/// A batch of these.
pub(crate) fn ink(table: &Table, ops: &[Op]) -> Action {
    Action::Ink(write(&mut table.state.game.sheet.pen(), ops))
}

pub(crate) fn line(colour: u8) -> [Op; 3] {
    let (at, to) = (Point::new(100, 100), Point::new(300, 200));
    [Op::Down { colour, width: 1, at }, Op::To(to), Op::Up]
}

fn action(table: &Table, what: &str) -> rounds::Action<Action> {
    let word = || table.state.game.word.as_ref().expect("a word").word.clone();
    rounds::Action::Play(match what {
        "pick" => Action::Pick(0),
        "right" => Action::Guess(word()),
        "line" => ink(table, &line(1)),
        "red" => ink(table, &line(3)),
        "rub" => ink(table, &line(0)),
        "fill" => ink(table, &[Op::Fill { colour: 1, at: Point::new(5, 5) }]),
        "undo" => ink(table, &[Op::Undo]),
        "clear" => ink(table, &[Op::Clear]),
        "gives-up" => Action::GiveUp,
        "letters" => Action::NoLetters,
        "ready" => return rounds::Action::Ready,
        other => Action::Guess(other.strip_prefix('=').unwrap_or_else(|| panic!("{other:?}")).replace('_', " ")),
    })
}

/// Plays; what is refused is given back.
pub(crate) fn play(table: &mut Table, moves: &str) -> Vec<Refusal> {
    let mut wait = 1_000;
    for word in moves.split_whitespace() {
        if let Some(millis) = word.strip_suffix("ms") {
            wait = millis.parse().expect("milliseconds");
            continue;
        }
        let at = table.clock().after(std::mem::replace(&mut wait, 1_000));
        let input = match word {
            "time" => {
                let due = table.alarm().expect("something is due");
                table.run_until(due).expect("time passes");
                continue;
            }
            "skip" => Input::Host(rounds::Action::Skip),
            "next" => Input::Host(rounds::Action::Next),
            "stop" => Input::Stop,
            _ => {
                let (seat, what) = word.split_once(':').unwrap_or_else(|| panic!("{word:?}"));
                let seat = Seat(seat.parse().expect("a seat"));
                match what {
                    "leaves" => Input::Left(seat),
                    "away" => Input::Away(seat),
                    "back" => Input::Back(seat),
                    "joins" => Input::Joined(seat),
                    what => Input::Act(seat, action(table, what)),
                }
            }
        };
        if let Err(refusals) = table.submit(input, at) {
            return refusals;
        }
    }
    Vec::new()
}

/// What one after another refused, by name.
pub(crate) fn refused(table: &mut Table, moves: &str) -> String {
    play(table, moves).into_iter().map(|refusal| refusal.rule).collect::<Vec<_>>().join(" ")
}

/// Why the last round ended, what each seat of `seats` earned, and what each has.
pub(crate) fn told(table: &Table, seats: u8) -> String {
    let Some(last) = &table.state.table.last else { return "none".into() };
    let list =
        |of: &dyn Fn(Seat) -> i64| (0..seats).map(|seat| of(Seat(seat)).to_string()).collect::<Vec<_>>().join(",");
    let totals = list(&|seat| table.state.table.board.total(seat));
    format!("{} {} {totals}", last.reason, list(&|seat| last.points[seat]))
}

pub(crate) fn at(table: &Table) -> Moment {
    table.clock()
}
