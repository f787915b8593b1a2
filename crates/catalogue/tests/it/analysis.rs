//! Looking back at whole matches, whatever the game.

use crate::common::content;
use catalogue::{AnyMatch, Catalogue, Opening};
use kernel::{Chance, Input, Seat};

/// A match between two kinds of bots, to its end.
fn played(game: &str, preset: &str, bot: &str, seats: u8) -> Box<dyn AnyMatch> {
    let house = Catalogue::standard();
    let kind = house.get(game).expect("it is in the house");
    let rules = kind.specs(Some(preset), Vec::new()).expect("a preset");
    let mut table = kind.open(&rules, &content(&house), Opening::seeded(seats, 5)).expect("sound rules");
    (0..seats).for_each(|seat| assert!(table.bots().seat(Seat(seat), bot)));
    let luck = Chance::seeded(1);
    while table.public().outcome.is_none() {
        let wish = (0..seats).find_map(|seat| Some((Seat(seat), table.bots().wish(Seat(seat), &luck)?)));
        let line = match wish {
            Some((seat, wish)) => table.judge(Input::Act(seat, wish.action), table.clock().after(1)).expect("legal"),
            None => table.judge_due(table.alarm().expect("something comes")).expect("time moves on").expect("due"),
        };
        table.fold(&line).expect("it was judged");
    }
    table
}

#[test]
fn every_game_says_what_it_can() {
    let house = Catalogue::standard();
    let content = content(&house);
    let of = |game: &str, preset: &str, bot: &str, seats: u8| {
        let log = played(game, preset, bot, seats).log(None);
        house.get(game).expect("it is in the house").analyse(&log, &content).expect("a log")
    };
    let crossword = of("crossword", "scrabble", "greedy", 2);
    assert!(crossword.moves.len() > 10 && crossword.why.is_none());
    let percents: Vec<_> = crossword.sums.iter().map(|sum| (sum.seat, sum.share.percent())).collect();
    assert_eq!(percents, [(Seat(0), Some(100)), (Seat(1), Some(100))], "greedy finds every point");
    let dominoes = of("texas42", "straight", "random", 4);
    assert!(dominoes.moves.len() >= 28 && dominoes.sums.is_empty());
    let nim = of("nim", "standard", "random", 2);
    assert_eq!(nim.why.map(|why| why.to_string()), Some("analysis-none".into()));
}

/// What may still be asked when it is over.
#[test]
fn a_word_is_looked_up_after_the_match() {
    let house = Catalogue::standard();
    let log = played("crossword", "scrabble", "greedy", 2).log(None);
    let table = house.get("crossword").expect("it is here").reopen(&log, &content(&house)).expect("a log");
    let asked = catalogue::Raw::of(&serde_json::json!({ "look_up": "eat" }));
    let told = table.forecast(Seat(0), &asked).details;
    assert_eq!(told["good"], true, "{told}");
    assert!(told["lore"]["anagrams"].as_array().is_some_and(|words| words.contains(&"TEA".into())), "{told}");
    assert!(told["lore"]["before"].as_array().is_some_and(|letters| letters.contains(&"S".into())), "{told}");
}
