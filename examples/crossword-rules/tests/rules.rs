//! The rules in pictures, in whole matches by bots, and before the laws. Neither server nor page is built for this.

use crossword::pictures::Picture;
use crossword::{Action, Crossword, CrosswordKind, Event, Placement, Step, content};
use kernel::laws::{self, Effort};
use kernel::{Chance, Content, Game, Input, Kind, Match, Moment, RuleSpec, Seat, Setup, perft, play_out};
use serde_json::{Value, json};
use std::sync::Arc;

fn kind() -> CrosswordKind {
    CrosswordKind::default().with(crossword_rules::RULES)
}

/// A match of Scrabble with some rules of ours.
fn scrabble(rules: &[(&str, Value)]) -> Match<Crossword> {
    let rules = rules.iter().map(|(id, params)| RuleSpec::new(id, params.clone())).collect();
    let specs = perft::specs_of(&kind(), Some("scrabble"), rules).expect("a preset");
    perft::table_of(&kind(), &specs, &content::built_in(), 2, 1).expect("sound rules")
}

/// Gives whoever is on turn these tiles.
fn hold(table: &mut Match<Crossword>, rack: &str) -> Seat {
    let seat = table.state.turn.expect("someone is on turn");
    let rack: Vec<String> = rack.chars().map(String::from).collect();
    table.state.racks[seat] = table.state.tiles.read(&rack).expect("tiles");
    seat
}

fn act(table: &mut Match<Crossword>, rack: &str, action: Action) {
    let seat = hold(table, rack);
    table.submit(Input::Act(seat, action), Moment(1_000)).expect("it is allowed");
}

fn spell(text: &str) -> Action {
    Action::Turn(vec![Step::Custom { name: "spell".into(), value: json!(text) }])
}

/// A board of 5 by 5, tiles A (1) and B (3), the list has AB, the centre is covered, and every play scores 5 more.
#[test]
fn the_worked_example_scores_nine() {
    let mut house = Content::none();
    let row = "\".. .. .. .. ..\",";
    content::add_board(&mut house, &format!("name = \"five\"\nrows = [{}]", row.repeat(5))).expect("a board");
    let letters = "{ letter = \"A\", count = 10, value = 1 }, { letter = \"B\", count = 10, value = 3 }";
    let tiles = format!("name = \"ab\"\nlanguage = \"en\"\ntotal = 20\nblanks = 0\ntiles = [{letters}]");
    content::add_tiles(&mut house, &tiles).expect("tiles");
    content::add_words(&mut house, "ab", b"AB".to_vec(), Default::default());
    let specs = [
        RuleSpec::new("board", json!({"name": "five"})),
        RuleSpec::new("tiles", json!({"name": "ab"})),
        RuleSpec::new("words", json!({"lexicon": "ab"})),
        RuleSpec::plain("word_validation"),
        RuleSpec::plain("first_move_center"),
        RuleSpec::plain("no_gaps"),
        RuleSpec::plain("connection"),
        RuleSpec::plain("letter_points"),
        RuleSpec::new("fixed_bonus", json!({"points": 5})),
    ];
    let mut table = perft::table_of(&kind(), &specs, &house, 2, 1).expect("sound rules");
    let place = |col, letter: &str| Step::Place(Placement { row: 2, col, letter: letter.into(), blank: false });
    let seat = table.state.turn.expect("someone is on turn");
    act(&mut table, "AB", Action::Turn(vec![place(2, "A"), place(3, "B")]));
    assert_eq!(table.state.scores[seat], 1 + 3 + 5);
}

#[test]
fn every_play_scores_more_and_the_search_knows() {
    let (plain, more) = (scrabble(&[]), scrabble(&[("fixed_bonus", json!({"points": 7}))]));
    let scores = |table: &Match<Crossword>| {
        let mut scores = Vec::new();
        table.game.plays(&table.state, Seat(0), |play| scores.push(play.score)).expect("bots can play");
        scores
    };
    assert_eq!(scores(&more), scores(&plain).iter().map(|score| score + 7).collect::<Vec<_>>());
    assert!(more.game.generator().expect("bots can play").tables().exact, "nothing is judged one by one");
}

#[test]
fn tiles_close_together() {
    let rules = [("near_tiles", json!({"squares": 2}))];
    let refused = |picture: &str| {
        let picture = Picture::of(&kind(), picture, &rules);
        picture.refused(&picture.new)
    };
    assert_eq!(refused("A B C .\n. . . ."), [""; 0]);
    assert_eq!(refused("A b c D\n. . . ."), ["near_tiles: These tiles are 3 squares apart; at most 2 are allowed."]);
    assert_eq!(refused("A .\nb .\nc .\nD ."), ["near_tiles: These tiles are 3 squares apart; at most 2 are allowed."]);
    let table = scrabble(&rules);
    let mut most = 0;
    table.game.plays(&table.state, Seat(0), |play| most = most.max(play.tiles)).expect("bots can play");
    assert_eq!(most, 3, "programs do not look further either");
}

#[test]
fn plays_can_be_said() {
    let mut table = scrabble(&[("spell", Value::Null)]);
    let seat = table.state.turn.expect("someone is on turn");
    act(&mut table, "QUIZABC", spell("8G QUIZ"));
    assert_eq!(table.state.scores[seat], 44);
    let why = |table: &Match<Crossword>, value: Value| {
        let turn = Action::Turn(vec![Step::Custom { name: "spell".into(), value }]);
        let forecast = table.game.forecast(&table.state, table.state.turn.expect("a turn"), &turn);
        forecast.refusals.iter().map(|refusal| refusal.message.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(why(&table, json!(7)), ["spell-text"]);
    assert_eq!(why(&table, json!("8G CUTE")), ["spell-wrong"]);
}

#[test]
fn the_word_of_the_evening_is_offered_to_who_can_say_it() {
    let mut table = scrabble(&[("spell", json!({"word": "QUIZ"}))]);
    let offered = |table: &mut Match<Crossword>, rack: &str| {
        let seat = hold(table, rack);
        let offers = table.game.offers(&table.state, seat);
        offers.iter().filter_map(|offer| offer.action()).find(|action| matches!(action, Action::Turn(_))).cloned()
    };
    assert_eq!(offered(&mut table, "QUINABC"), None);
    assert_eq!(offered(&mut table, "QUIZABC"), Some(spell("8H QUIZ")));
    act(&mut table, "QUIZABC", spell("8H QUIZ"));
    assert_eq!(offered(&mut table, "QUIZABC"), None, "once");
}

#[test]
fn long_words_are_applauded() {
    let mut table = scrabble(&[("applause", json!({"letters": 4, "points": 3})), ("spell", Value::Null)]);
    let seat = table.state.turn.expect("someone is on turn");
    act(&mut table, "QUIZABC", spell("8G QUIZ"));
    assert_eq!((table.state.scores[seat], &table.state.kept["applause"]), (44 + 3, &json!(1)));
    act(&mut table, "TEABBCC", spell("H8 .TE"));
    let heard = table.log.entries.iter().flat_map(|entry| &entry.events);
    assert_eq!(heard.filter(|event| matches!(event, Event::After { .. })).count(), 1, "three letters are not long");
}

#[test]
fn bots_play_whole_matches() {
    let mut table = scrabble(&[("fixed_bonus", Value::Null), ("near_tiles", Value::Null), ("applause", Value::Null)]);
    let mut bots: Vec<_> =
        (0..2).map(|seat| kind().bot("greedy", &table.game, Seat(seat)).expect("it can play")).collect();
    play_out(&mut table, &mut bots, &Chance::seeded(1), 2_000).unwrap_or_else(|e| panic!("{e}"));
    assert!(table.state.end.is_some());
}

#[test]
fn the_laws_are_kept() {
    let rules = ["fixed_bonus", "near_tiles", "spell", "applause"].map(RuleSpec::plain).into();
    let specs = perft::specs_of(&kind(), Some("scrabble"), rules).expect("a preset");
    let game = kind().compose(&specs, &content::built_in()).unwrap_or_else(|e| panic!("{e:?}")).game;
    let report = laws::check(&Arc::new(game), &Setup::seats(3), Effort::plays(2).every(10).states(4));
    report.unwrap_or_else(|breach| panic!("{breach}"));
}
