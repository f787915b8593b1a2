//! What rules do, counted.

use crate::common::{content, say};
use catalogue::{AnySimulator, Catalogue, Effect, Trial, seed_of};
use kernel::RuleSpec;

fn simulator(house: &Catalogue, game: &str, rules: Vec<RuleSpec>, seats: u8) -> Box<dyn AnySimulator> {
    let kind = house.get(game).expect("it is there");
    let specs = kind.specs(None, rules).expect("sound rules");
    let bot = kind.bots().iter().find(|card| card.id == "easy").unwrap_or(&kind.bots()[0]).id;
    kind.simulator(&specs, &content(house), seats, &[bot.to_string()]).expect("bots can play")
}

/// In slices of any size it comes to the same as at once.
#[test]
fn slices_are_added_to_the_same() {
    let house = Catalogue::standard();
    for (game, seats) in [("nim", 2), ("uno", 3), ("texas42", 4)] {
        let mut at_once = Effect::default();
        let simulator_of = || simulator(&house, game, vec![], seats);
        for number in 0..24 {
            at_once.add(simulator_of().play(seed_of(7, number), 5_000, false).ok().as_ref());
        }
        let mut trial = Trial::new(simulator_of(), 7, 5_000);
        let slices: Vec<Effect> = [1, 5, 10, 8].into_iter().map(|slice| trial.go_on(slice)).collect();
        assert_eq!(slices.last(), Some(&at_once), "{game}");
        assert_eq!(slices.iter().map(|effect| effect.matches).collect::<Vec<_>>(), [1, 6, 16, 24]);
    }
}

/// Each figure is what the matches say.
#[test]
fn figures_are_those_of_the_matches() {
    let house = Catalogue::standard();
    let simulator = simulator(&house, "uno", vec![], 2);
    let play = |number, most| simulator.play(seed_of(1, number), most, true).ok();
    let mut lengths: Vec<usize> = (0..30).filter_map(|number| Some(play(number, 20_000)?.entries)).collect();
    lengths.sort_unstable();
    // Half of them are called off.
    let played: Vec<_> = (0..30).map(|number| play(number, lengths[15])).collect();
    let mut effect = Effect::default();
    played.iter().for_each(|one| effect.add(one.as_ref()));
    let logs: Vec<&str> = played.iter().flatten().filter_map(|one| one.log.as_deref()).collect();
    assert_eq!(effect.matches, 30);
    assert_eq!(effect.finished(), logs.len() as u64);
    assert!(effect.finished() > 0 && effect.unfinished > 0, "both kinds are there: {effect:?}");
    let reshuffled = logs.iter().filter(|log| log.contains("\"reshuffled\"")).count() as u64;
    assert_eq!(effect.reshuffled, reshuffled);
    assert!(reshuffled > 0);
    // A turn is what a seat does until another one acts.
    let turns = |log: &str| {
        let acts = log.lines().filter_map(|line| line.split_once("\"act\":[")?.1.chars().next());
        acts.fold((0, ' '), |(turns, last), seat| (turns + u64::from(seat != last), seat)).0
    };
    assert_eq!(effect.turns, logs.iter().map(|log| turns(log)).sum::<u64>());
}

#[test]
fn it_is_said_in_a_line() {
    let house = Catalogue::standard();
    let effect = Effect {
        matches: 400,
        unfinished: 10,
        turns: 390 * 53,
        millis: 390 * 25 * 60_000,
        first_seat: 105,
        reshuffled: 23,
    };
    let english =
        "A match takes about 25 minutes and 53 turns; the first seat wins 27 %; 6 % reshuffle; one in 40 never ends.";
    assert_eq!(say(&house, "en", &effect.message()), english);
    let before = Effect { matches: 100, turns: 4_000, millis: 100 * 60_000, first_seat: 50, ..Effect::default() };
    assert_eq!(say(&house, "en", &effect.change(&before)), "Before: one minute, 40 turns, first seat 50 %.");
    assert_eq!(say(&house, "en", &effect.change(&effect)), "That is as before.");
    let often = Effect { matches: 100, unfinished: 30, ..before };
    assert!(say(&house, "en", &often.message()).ends_with("; 30 % never end."));
    let rarely = Effect { reshuffled: 1, matches: 1_000, ..before };
    assert!(say(&house, "en", &rarely.message()).contains("; 1 % reshuffle"), "none is never said of some");
    let never = Effect { matches: 50, unfinished: 50, ..Effect::default() };
    assert_eq!(say(&house, "en", &never.message()), "None of 50 matches came to an end.");
    assert!(say(&house, "nl", &effect.message()).contains("één op de 40"));
    assert!(say(&house, "es", &effect.message()).contains("una de cada 40"));
}

/// Whoever asks how long a match will be is told a time that people could play in, not that of bots.
#[test]
fn people_take_longer_than_bots() {
    let house = Catalogue::standard();
    for (game, seats, least, most) in [("nim", 2, 0, 3), ("uno", 4, 5, 90), ("texas42", 4, 10, 120)] {
        let mut trial = Trial::new(simulator(&house, game, vec![], seats), 1, 20_000);
        let effect = trial.go_on(12);
        let minutes = effect.millis / 60_000 / effect.finished().max(1);
        assert!((least..=most).contains(&minutes), "{game}: {minutes} minutes");
    }
}
