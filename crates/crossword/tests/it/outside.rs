//! Rules of a stranger: whatever they answer, people, offers, the search and the bots obey them.

use crate::brute_force::compare_with;
use crate::common::{act, play};
use crate::theirs::{Theirs, plain, rule};
use crossword::rules::{Ask, Freedom, Generation, Questions, Rule, category};
use crossword::{Action, Crossword, Judged, Pending, Play, Price, RulePoints, Ruling, Score, State};
use kernel::{Book, Game, Input, Kind, Match, Message, Refusal, RuleEntry, Seat, SeatSet, book_of, make};
use lexicon::Letter;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

rule!(Fixed, FIXED, "fixed", "");
rule!(Mirror, MIRROR, "mirror", "");
rule!(Near, NEAR, "near", "near-far = Too far apart.");
rule!(Twice, TWICE, "twice", "twice-once = It must touch two tiles.");
rule!(Clean, CLEAN, "clean", "clean-vowel = No vowel on a premium square.");
rule!(Anywhere, ANYWHERE, "anywhere", "anywhere-no_bots = No bot knows where.");
rule!(Hundred, HUNDRED, "hundred", "end-hundred = Somebody has a hundred points.");
rule!(Dear, DEAR, "dear", "");
rule!(Short, SHORT, "short", "");
rule!(Left, LEFT, "left", "");
rule!(Silent, SILENT, "silent", "");

const THEIRS: Theirs =
    Theirs(&[FIXED, MIRROR, NEAR, TWICE, CLEAN, ANYWHERE, HUNDRED.category(category::END), DEAR, SHORT, LEFT, SILENT]);

/// Five more points for every play: in the tables.
impl Rule for Fixed {
    fn tile_bonuses(&self, state: &State, placed: usize, ask: Ask<'_>) -> Vec<RulePoints> {
        let mut bonuses = ask.under().tile_bonuses(state, placed);
        bonuses.push(RulePoints { rule: FIXED.id.into(), points: 5 });
        bonuses
    }

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

/// A hundred more for a palindrome: says nothing of searches.
impl Rule for Mirror {
    fn score(&self, state: &State, play: &Play, ask: Ask<'_>) -> Score {
        let mut score = ask.under().score(state, play);
        let letters = play.words.first().map(crossword::play::Word::letters).unwrap_or_default();
        if letters.iter().eq(letters.iter().rev()) {
            score.add_bonus(MIRROR.id, 100);
        }
        score
    }
}

/// No two tiles of a play more than two squares apart: says nothing of searches either.
impl Rule for Near {
    fn placing(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().placing(state, play);
        let places = play.placed.iter().map(|tile| state.board.layout.place(tile.square));
        let far = places
            .clone()
            .any(|one| places.clone().any(|other| one.0.abs_diff(other.0) > 2 || one.1.abs_diff(other.1) > 2));
        if far {
            refusals.push(Refusal::new(NEAR.id, Message::new("near-far")));
        }
        refusals
    }
}

fn touched(state: &State, play: &Play) -> usize {
    let old = |square: &usize| !state.board.cell(*square).is_empty();
    let mut squares: Vec<usize> =
        play.placed.iter().flat_map(|tile| state.board.neighbours(tile.square)).filter(old).collect();
    squares.sort_unstable();
    squares.dedup();
    squares.len()
}

/// Instead of `connection`: two tiles at least must be touched, where there are as many.
impl Rule for Twice {
    fn placing(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().placing(state, play);
        if !play.opens && touched(state, play) < 2 {
            refusals.push(Refusal::new(TWICE.id, Message::new("twice-once")));
        }
        refusals
    }

    fn freedom(&self, state: &State, ask: Ask<'_>) -> Freedom {
        Freedom { apart: false, ..ask.under().freedom(state) }
    }
}

/// A mask: in the tables.
impl Rule for Clean {
    fn forbidden(&self, state: &State, square: usize, letter: Letter, ask: Ask<'_>) -> Option<Refusal> {
        let plain = state.board.layout.premium(square) == crossword::board::Premium::Plain;
        let vowel = ["A", "E", "I", "O", "U"].contains(&state.tiles.text(letter));
        let refusal = (vowel && !plain).then(|| Refusal::new(CLEAN.id, Message::new("clean-vowel")));
        refusal.or_else(|| ask.under().forbidden(state, square, letter))
    }

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

impl Rule for Anywhere {
    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Impossible(Message::new("anywhere-no_bots")))
    }
}

/// Another end.
impl Rule for Hundred {
    fn ending(&self, state: &State, seat: Seat, ask: Ask<'_>) -> Option<&'static str> {
        let over = state.scores.iter().any(|(_, score)| *score >= 100);
        if over { Some(HUNDRED.id) } else { ask.under().ending(state, seat) }
    }
}

/// Another price: seven points change hands, and a turn is lost.
impl Rule for Dear {
    fn price(&self, _: &State, _: &Pending, _: Ask<'_>) -> Price {
        Price { gets: 7, pays: 7, loses_turn: true, out: false }
    }
}

/// Another judge: whatever is shorter than four letters is good.
impl Rule for Short {
    fn ruling(&self, _: &State, pending: &Pending, _: Ask<'_>) -> Option<Ruling> {
        let valid = pending.words.iter().all(|claim| claim.squares.len() < 4);
        Some(Ruling { valid, by: Judged::Rule(SHORT.id.into()) })
    }
}

/// Another judge still: the neighbour of who was challenged.
impl Rule for Left {
    fn judges(&self, state: &State, _: Ask<'_>) -> SeatSet {
        state.pending.as_ref().and_then(|pending| state.after(pending.seat)).map(SeatSet::only).unwrap_or_default()
    }
}

impl Rule for Silent {}

/// The first seat holds NON and QUIZ.
fn table(preset: &str, rules: &[&str], without: &[&str], seats: u8) -> Match<Crossword> {
    THEIRS.table((preset, rules, without), seats, "NONQUIZ")
}

fn book() -> Book {
    book_of(&THEIRS.kind())
}

#[test]
fn whoever_says_what_it_means_is_in_the_tables_and_whoever_does_not_is_judged() {
    let exact = |rules: &[&str]| table("scrabble", rules, &[], 2).game.generator().expect("bots").tables().exact;
    assert!(exact(&[]) && exact(&["fixed", "clean"]), "their answers are in the tables");
    assert!(exact(&["hundred", "silent", "dear"]), "they do not speak of plays");
    for judged in ["mirror", "near", "twice"] {
        assert!(!exact(&[judged]), "{judged} says nothing of searches, and speaks of plays");
    }
}

#[test]
fn the_search_obeys_rules_from_outside() {
    let few = ("words", json!({"lexicon": "few"}));
    for rules in [&["fixed"][..], &["mirror"], &["near"], &["clean"], &["fixed", "mirror", "near", "clean"]] {
        let amend: Vec<(&str, Value)> = plain(rules).into_iter().chain([few.clone()]).collect();
        let compared = compare_with(&THEIRS.kind(), "scrabble", &amend, &[]);
        assert!(compared > 20, "{rules:?}: only {compared} plays compared");
    }
}

#[test]
fn another_rule_for_connection_leaves_the_bots() {
    let amend = [("twice", Value::Null), ("words", json!({"lexicon": "few"}))];
    assert!(compare_with(&THEIRS.kind(), "scrabble", &amend, &["connection"]) > 20);
    let none = table("scrabble", &[], &["connection"], 2);
    assert_eq!(none.game.generator().err().map(|why| &*why.id), Some("no_bots-apart"));
}

#[test]
fn bots_compare_by_what_rules_from_outside_score() {
    let table = table("scrabble", &["mirror"], &[], 2);
    let best = table.game.best_play(&table.state, Seat(0)).expect("bots").expect("a play");
    let forecast = table.game.forecast(&table.state, Seat(0), &Action::Play(best));
    assert!(forecast.score > Some(100), "NON, SOS or the like: {forecast:?}");
}

#[test]
fn a_rule_that_nothing_can_be_found_under_says_so() {
    let table = table("scrabble", &["anywhere"], &[], 2);
    let why = table.game.generator().err().expect("no bots");
    assert_eq!(book().say("en", why, &[]), "No bot knows where.");
    assert!(THEIRS.kind().bot("greedy", &table.game, Seat(0)).is_none());
}

#[test]
fn another_end_and_its_words() {
    let mut table = table("scrabble", &["hundred"], &[], 2);
    table.state.scores[Seat(1)] = 99;
    act(&mut table, Action::Pass).expect("may pass");
    assert!(table.state.end.is_none());
    table.state.scores[Seat(1)] = 100;
    act(&mut table, Action::Pass).expect("may pass");
    let reason = table.state.end.as_ref().map(|end| end.reason.clone()).expect("over");
    assert_eq!(book().say("en", &Message::called(format!("end-{reason}")), &[]), "Somebody has a hundred points.");
}

fn challenged(rules: &[&str], seats: u8, written: &str) -> Match<Crossword> {
    let mut table = table("challenge", rules, &[], seats);
    play(&mut table, written).expect("nobody checks");
    let at = table.clock().after(1_000);
    table.submit(Input::Act(Seat(1), Action::Challenge), at).expect("may challenge");
    table
}

#[test]
fn another_price() {
    let table = challenged(&["dear"], 2, "8G QUIZ");
    assert_eq!((table.state.scores.0.clone(), table.state.turn), (vec![44 + 7, -7], Some(Seat(0))));
}

#[test]
fn another_judge() {
    let short = challenged(&["short"], 2, "8G ZQ");
    let verdict = short.state.verdict.as_ref().expect("judged");
    assert_eq!((verdict.valid, &verdict.by), (true, &Judged::Rule("short".into())), "the list was not asked");
    assert!(!challenged(&["short"], 2, "8G QUIZ").state.verdict.as_ref().expect("judged").valid);
}

#[test]
fn other_players_judge() {
    let mut table = table("friends", &["left"], &[], 4);
    play(&mut table, "8G QUIZ").expect("nobody checks");
    let at = table.clock().after(1_000);
    table.submit(Input::Act(Seat(2), Action::Challenge), at).expect("may challenge");
    assert_eq!(table.game.awaited(&table.state), SeatSet::only(Seat(1)));
    assert!(table.submit(Input::Act(Seat(3), Action::Valid), at).is_err(), "only the neighbour");
    table.submit(Input::Act(Seat(1), Action::Valid), at).expect("the neighbour");
    assert!(table.state.verdict.is_some());
}

#[test]
fn rules_from_outside_keep_the_laws() {
    for (preset, rules) in [
        ("scrabble", &["fixed", "mirror", "near", "clean", "hundred"][..]),
        ("friends", &["dear", "left"]),
        ("challenge", &["short"]),
    ] {
        THEIRS.keep_the_laws((preset, rules, &[]), 3);
    }
}
