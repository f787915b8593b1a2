//! A turn as a list of actions: rules of a stranger rewrite, reject, understand, amend and go on.

use crate::common::{act, english, lines};
use crate::theirs::{Theirs, rule};
use crossword::rules::{Ask, Questions, Rule};
use crossword::{Action, After, Crossword, Event, Placement, Play, Score, State, Step};
use kernel::{Game, Input, Match, Message, Offer, Refusal, RuleEntry, Seat, Viewer, Words, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

rule!(Upper, UPPER, "upper", "");
rule!(Three, THREE, "three", "three-many = At most three tiles.");
rule!(Word, WORD, "word", "action-word = Lay your first tile\nword-wrong = That is no word to lay.");
rule!(Again, AGAIN, "again", "");
rule!(Asks, ASKS, "asks", "");
rule!(Trade, TRADE, "trade", "");
rule!(Toll, TOLL, "toll", "toll-paid = { $count } plays so far; each pays a point.");

pub(crate) const THEIRS: Theirs = Theirs(&[UPPER, THREE, WORD, AGAIN, ASKS, TOLL, TRADE]);

/// Rewrites: whoever writes small letters means large ones.
impl Rule for Upper {
    fn rewritten(&self, state: &State, seat: Seat, turn: Vec<Step>, ask: Ask<'_>) -> Result<Vec<Step>, Vec<Refusal>> {
        let large = |step: Step| match step {
            Step::Place(tile) => Step::Place(Placement { letter: tile.letter.to_uppercase(), ..tile }),
            other => other,
        };
        ask.under().rewritten(state, seat, turn.into_iter().map(large).collect())
    }
}

/// Checks.
impl Rule for Three {
    fn turning(&self, state: &State, seat: Seat, turn: &[Step], ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().turning(state, seat, turn);
        if turn.iter().filter(|step| matches!(step, Step::Place(_))).count() > 3 {
            refusals.push(Refusal::new(THREE.id, Message::new("three-many")));
        }
        refusals
    }
}

/// Understands `custom:word`, a word across from a square; offers to lay one's first tile; and pays for it.
impl Rule for Word {
    fn actions(&self, state: &State, ask: Ask<'_>) -> Vec<String> {
        [ask.under().actions(state), vec!["custom:word".into()]].concat()
    }

    fn understands(&self, _: &State, _: Ask<'_>) -> Vec<String> {
        vec!["custom:word".into()]
    }

    fn laid(&self, state: &State, seat: Seat, step: &Step, ask: Ask<'_>) -> Result<Vec<Placement>, Vec<Refusal>> {
        let Step::Custom { name, value } = step else { return ask.under().laid(state, seat, step) };
        if name != "word" {
            return ask.under().laid(state, seat, step);
        }
        let number = |name: &str| value[name].as_i64().and_then(|number| i16::try_from(number).ok());
        let (Some(row), Some(col), Some(text)) = (number("row"), number("col"), value["text"].as_str()) else {
            return Err(Refusal::alone(WORD.id, Message::new("word-wrong")));
        };
        let tile = |(at, letter): (i16, char)| Placement {
            row,
            col: col.saturating_add(at),
            letter: letter.into(),
            blank: false,
        };
        Ok((0..).zip(text.chars().take(40)).map(tile).collect())
    }

    fn offered(&self, state: &State, seat: Seat, ask: Ask<'_>) -> Vec<Vec<Step>> {
        let mut offered = ask.under().offered(state, seat);
        let first = state.rack(seat).iter().find_map(|tile| tile.letter()).filter(|_| state.turn == Some(seat));
        offered.extend(first.map(|letter| vec![step(7, 7, state.tiles.text(letter))]));
        offered
    }

    fn amended(&self, state: &State, turn: &[Step], play: &Play, score: Score, ask: Ask<'_>) -> Score {
        let mut score = ask.under().amended(state, turn, play, score);
        let custom = turn.iter().filter(|step| matches!(step, Step::Custom { .. })).count();
        score.add_bonus(WORD.id, 10 * custom as i32);
        score
    }
}

/// Understands the same.
impl Rule for Again {
    fn understands(&self, _: &State, _: Ask<'_>) -> Vec<String> {
        vec!["custom:word".into()]
    }
}

/// Brings an action that nobody understands.
impl Rule for Asks {
    fn actions(&self, state: &State, ask: Ask<'_>) -> Vec<String> {
        [ask.under().actions(state), vec!["rotate_tile".into()]].concat()
    }
}

/// Tiles may be swapped in the turn of a play.
impl Rule for Trade {
    fn swaps_beside(&self, _: &State, _: Seat, _: Ask<'_>) -> bool {
        true
    }
}

/// After each play: a point is paid, and plays are counted.
impl Rule for Toll {
    fn afterwards(&self, state: &State, turn: &[Step], play: &Play, score: &Score, ask: Ask<'_>) -> Vec<After> {
        let mut all = ask.under().afterwards(state, turn, play, score);
        let count = 1 + state.kept.get(TOLL.id).and_then(Value::as_u64).unwrap_or(0);
        let said = message!("toll-paid", count = count);
        all.push(After { rule: TOLL.id.into(), said, points: vec![(play.seat, -1)], kept: Some(json!(count)) });
        all
    }
}

fn step(row: i16, col: i16, text: &str) -> Step {
    Step::Custom { name: "word".into(), value: json!({"row": row, "col": col, "text": text}) }
}

/// The first seat holds QUIZ, S, A and O.
fn table(preset: &str, rules: &[&str], without: &[&str]) -> Match<Crossword> {
    THEIRS.table((preset, rules, without), 2, "QUIZSAO")
}

fn place(col: i16, letter: &str) -> Step {
    Step::Place(Placement { row: 7, col, letter: letter.into(), blank: false })
}

fn rules_that_refuse(table: &Match<Crossword>, turn: Vec<Step>) -> Vec<String> {
    let forecast = table.game.forecast(&table.state, Seat(0), &Action::Turn(turn));
    forecast.refusals.into_iter().map(|refusal| refusal.rule.to_string()).collect()
}

#[test]
fn play_and_swap_are_the_commonest_turns() {
    let quiz = || (5..).zip(["Q", "U", "I", "Z"]);
    let mut by_turn = table("scrabble", &[], &[]);
    act(&mut by_turn, Action::Turn(quiz().map(|(col, letter)| place(col, letter)).collect())).expect("a turn");
    let mut by_play = table("scrabble", &[], &[]);
    let tile = |(col, letter): (i16, &str)| Placement { row: 7, col, letter: letter.into(), blank: false };
    act(&mut by_play, Action::Play(quiz().map(tile).collect())).expect("a play");
    assert_eq!(by_turn.state, by_play.state);
    let mut swapped = table("scrabble", &[], &[]);
    act(&mut swapped, Action::Turn(vec![Step::SwapRack(vec!["Q".into()])])).expect("a swap");
    assert_eq!(swapped.state.swaps[Seat(0)], 1);
}

#[test]
fn what_no_rule_understands_is_refused() {
    let table = table("scrabble", &[], &[]);
    let rotate = Step::RotateTile { row: 7, col: 7, quarters: 1 };
    let slide = Step::SlideGroup { squares: vec![(7, 7)], rows: 1, cols: 0 };
    for strange in [rotate, slide, step(7, 7, "QUIZ")] {
        assert_eq!(rules_that_refuse(&table, vec![strange.clone()]), ["laying"], "{strange:?}");
    }
    assert_eq!(rules_that_refuse(&table, vec![Step::Stack(tile_at(7, "A"))]), ["laying"], "on nothing");
    assert_eq!(rules_that_refuse(&table, vec![place(7, "A"); 5_000]), ["board_bounds"]);
    assert_eq!(rules_that_refuse(&table, Vec::new()), ["play"]);
}

fn tile_at(col: i16, letter: &str) -> Placement {
    Placement { row: 7, col, letter: letter.into(), blank: false }
}

fn swap(tiles: &str) -> Step {
    Step::SwapRack(tiles.chars().map(String::from).collect())
}

/// SO, across the centre.
fn so() -> [Step; 2] {
    [place(6, "S"), place(7, "O")]
}

fn said(table: &Match<Crossword>, turn: Vec<Step>) -> Vec<String> {
    lines(Err(table.game.objections(&table.state, Seat(0), &Action::Turn(turn))))
}

#[test]
fn a_swap_is_a_turn_of_its_own_unless_the_turn_goes_on_after_it() {
    let [s, o] = so();
    let usual = table("scrabble", &[], &[]);
    assert_eq!(said(&usual, vec![swap("Q"), s.clone(), o.clone()]), ["swap: A swap is a turn of its own."]);
    assert_eq!(said(&usual, vec![swap("Q"), swap("Z")]), ["swap: A turn has one swap at most."]);
    let free = || {
        let amend = [("swap", json!({"free_first": true}))];
        let mut table = crate::common::table("scrabble", &amend, 2);
        crate::common::deal(&mut table, Seat(1), "");
        crate::common::deal(&mut table, Seat(0), "QUIZSAO");
        table
    };
    assert_eq!(said(&free(), vec![s.clone(), o.clone(), swap("Q")]), ["swap: A swap is a turn of its own."]);
    let mut at_once = free();
    act(&mut at_once, Action::Turn(vec![swap("Q"), s.clone(), o.clone()])).expect("the first swap is free");
    let mut apart = free();
    act(&mut apart, Action::Turn(vec![swap("Q")])).expect("the first swap is free");
    act(&mut apart, Action::Turn(vec![s.clone(), o.clone()])).expect("the turn went on");
    let told =
        |table: &Match<Crossword>| (table.state.racks.clone(), table.state.scores.clone(), table.state.bag.clone());
    assert_eq!(told(&at_once), told(&apart), "said in one go it is the same");
    assert_eq!((at_once.state.turn, at_once.state.scoreless), (Some(Seat(1)), 0));
}

#[test]
fn where_a_rule_says_so_tiles_are_swapped_before_a_play_or_after_it() {
    let [s, o] = so();
    for (turn, order) in [
        (vec![swap("QZ"), s.clone(), o.clone()], ["swapped", "played", "drew"]),
        (vec![s.clone(), o.clone(), swap("QZ")], ["played", "swapped", "drew"]),
    ] {
        let mut table = table("scrabble", &["trade"], &[]);
        assert_eq!(table.game.forecast(&table.state, Seat(0), &Action::Turn(turn.clone())).score, Some(4));
        act(&mut table, Action::Turn(turn)).expect("they go together");
        let state = &table.state;
        let of = |event: &Event| match event {
            Event::Swapped { free: true, .. } => Some("swapped"),
            Event::Played { .. } => Some("played"),
            Event::Drew { .. } => Some("drew"),
            _ => None,
        };
        let events = &table.log.entries.last().expect("it was entered").events;
        assert_eq!(events.iter().filter_map(of).collect::<Vec<_>>(), order);
        let kept = state.tiles.read(&["U", "I", "A"].map(String::from)).expect("tiles");
        assert!(kept.iter().all(|tile| state.rack(Seat(0)).contains(tile)), "what was kept is still there");
        let counts = (state.rack(Seat(0)).len(), state.scores[Seat(0)], state.swaps[Seat(0)], state.turns);
        assert_eq!((counts, state.turn), ((7, 4, 1, 1), Some(Seat(1))), "one turn, one swap, a full rack");
    }
    let trade = table("scrabble", &["trade"], &[]);
    let refused = |turn: Vec<Step>| rules_that_refuse(&trade, turn);
    assert_eq!(refused(vec![swap("S"), s.clone(), o.clone()]), ["tiles_in_rack"], "what is given cannot be played");
    assert_eq!(refused(vec![swap("K"), s.clone(), o.clone()]), ["tiles_in_rack"], "nor what is not there given");
    assert_eq!(refused(vec![swap(""), s.clone(), o.clone()]), ["swap"]);
    assert_eq!(refused(vec![swap("Q"), swap("Z"), s.clone(), o.clone()]), ["swap"], "once a turn");
    let none = table("scrabble", &["trade"], &["swap"]);
    assert_eq!(said(&none, vec![swap("Q"), s, o]), [format!("swap: {}", english(&Message::new("refused-no_swaps")))]);
}

#[test]
fn turns_are_rewritten_and_checked() {
    let upper = table("scrabble", &["upper"], &[]);
    assert_eq!(rules_that_refuse(&upper, vec![place(6, "s"), place(7, "o")]), [""; 0]);
    let three = table("scrabble", &["three"], &[]);
    let quiz: Vec<Step> = (5..).zip(["Q", "U", "I", "Z"]).map(|(col, letter)| place(col, letter)).collect();
    assert_eq!(rules_that_refuse(&three, quiz), ["three"]);
    let mut most = 0;
    three.game.plays(&three.state, Seat(0), |play| most = most.max(play.tiles)).expect("bots");
    assert_eq!(most, 3, "nor do programs find more");
}

#[test]
fn one_rule_turns_a_custom_action_into_tiles() {
    let mut table = table("scrabble", &["word"], &[]);
    let turn = Action::Turn(vec![step(7, 5, "QUIZ")]);
    assert_eq!(table.game.forecast(&table.state, Seat(0), &turn).score, Some(44 + 10), "with what the rule adds");
    assert_eq!(rules_that_refuse(&table, vec![Step::Custom { name: "word".into(), value: Value::Null }]), ["word"]);
    act(&mut table, turn).expect("a turn");
    assert_eq!(table.state.scores[Seat(0)], 54);
    let mut lone = self::table("scrabble", &["word"], &["minimum_word_length"]);
    let offers = lone.game.offers(&lone.state, Seat(0));
    let view = lone.game.view(&lone.state, Viewer::Seat(Seat(0)));
    let is_turn = |offer: &&Offer<Action>| matches!(offer.action(), Some(Action::Turn(_)));
    let offer = offers.iter().find(is_turn).expect("it is offered");
    assert_eq!(kernel::book_of(&THEIRS.kind()).say("en", &lone.game.label(&view, offer), &[]), "Lay your first tile");
    let action = offer.action().expect("exact").clone();
    act(&mut lone, action).expect("what is offered is allowed");
}

#[test]
fn none_or_two_that_understand_an_action_are_an_error_at_set_up() {
    let errors = |rules: &[&str]| THEIRS.errors(("scrabble", rules, &[]));
    assert_eq!(errors(&["word"]), [""; 0]);
    assert_eq!(errors(&["asks"]), ["No rule understands the action “rotate_tile” that another one brings."]);
    assert_eq!(
        errors(&["word", "again"]),
        ["“again” and “word” both want to carry out the action “custom:word”: choose one of them."]
    );
}

#[test]
fn rules_let_something_happen_afterwards_and_a_withdrawn_play_undoes_it() {
    let mut checked = table("scrabble", &["toll"], &[]);
    act(&mut checked, Action::Play((5..).zip(["Q", "U", "I", "Z"]).map(|(col, l)| tile_at(col, l)).collect()))
        .expect("ok");
    assert_eq!((checked.state.scores[Seat(0)], checked.state.kept["toll"].clone()), (43, json!(1)));
    let events = checked.log.entries.iter().flat_map(|entry| &entry.events);
    assert_eq!(events.filter(|event| matches!(event, Event::After { .. })).count(), 1);
    let mut open = table("challenge", &["toll"], &[]);
    act(&mut open, Action::Play((6..).zip(["Z", "Q"]).map(|(col, l)| tile_at(col, l)).collect())).expect("unchecked");
    assert_eq!(open.state.kept["toll"], json!(1));
    let at = open.clock().after(1_000);
    open.submit(Input::Act(Seat(1), Action::Challenge), at).expect("may challenge");
    assert_eq!((open.state.scores[Seat(0)], open.state.kept.len()), (0, 0));
}

#[test]
fn turns_from_outside_keep_the_laws() {
    for (preset, rules, without) in [
        ("scrabble", &["upper", "three", "word", "toll", "trade"][..], &["minimum_word_length"][..]),
        ("challenge", &["toll", "word"], &[]),
        ("upwords", &["toll"], &[]),
    ] {
        THEIRS.keep_the_laws((preset, rules, without), 2);
    }
}
