//! Bots: each plays every preset to its end, is right as often as it says, and takes a natural time.

use kernel::perft::{specs_of, table_of};
use kernel::{Bot, Chance, Game, Input, Kind, RuleSpec, Seat, Turn, play_out};
use serde_json::json;
use std::collections::BTreeMap;
use trivia::{Details, TriviaKind, content};

fn played(preset: &str, rules: &[RuleSpec], bots: &[&str], seed: u64) -> crate::table::Table {
    let kind = TriviaKind::default();
    let specs = specs_of(&kind, Some(preset), rules.to_vec()).expect("a preset");
    let mut table = table_of(&kind, &specs, &content::built_in(), bots.len() as u8, seed).expect("sound");
    let mut players: Vec<_> =
        (0u8..).map(Seat).zip(bots).map(|(seat, id)| kind.bot(id, &table.game, seat).expect("a bot")).collect();
    play_out(&mut table, &mut players, &Chance::seeded(seed), 5_000).expect("it ends");
    table
}

fn reveals(table: &crate::table::Table) -> impl Iterator<Item = &Details> {
    let events = table.log.entries.iter().flat_map(|entry| &entry.events);
    events.filter_map(|event| match event {
        rounds::Event::RoundEnded(ended) => ended.details.as_ref(),
        _ => None,
    })
}

#[test]
fn every_bot_plays_every_preset_to_its_end() {
    for preset in ["quiz-night", "buzzer", "speed"] {
        for bot in ["random", "easy", "strong"] {
            for (seats, seed) in [(1, 1), (3, 2), (20, 3)] {
                let table = played(preset, &[], &vec![bot; seats], seed);
                assert_eq!(reveals(&table).count(), 10);
            }
        }
    }
}

/// How often each was right, by difficulty, in hundredths; and all their times.
#[test]
fn skill_shows_and_thinking_takes_time() {
    let rules = [RuleSpec::new("questions", json!({"count": 50}))];
    let bots = ["random", "easy", "strong"];
    let mut right: BTreeMap<(usize, u8), (u32, u32)> = BTreeMap::new();
    let mut times: BTreeMap<usize, Vec<u64>> = BTreeMap::new();
    for seed in 0..30 {
        let table = played("quiz-night", &rules, &bots, seed);
        for details in reveals(&table) {
            for given in &details.given {
                let seat = given.seat.index();
                let Some(millis) = given.millis else { continue };
                let (good, all) = right.entry((seat, details.question.difficulty)).or_default();
                *good += u32::from(given.right);
                *all += 1;
                times.entry(seat).or_default().push(millis);
            }
        }
    }
    let share = |seat: usize, difficulty: u8| {
        let (good, all) = right[&(seat, difficulty)];
        100 * good / all
    };
    for (seat, skill) in [(1, [70, 45, 25]), (2, [97, 90, 75])] {
        for (difficulty, expected) in (1..).zip(skill) {
            let found = share(seat, difficulty);
            assert!(found.abs_diff(expected) <= 8, "{} at {difficulty}: {found} % for {expected} %", bots[seat]);
        }
    }
    assert!((1..=3).all(|difficulty| share(0, difficulty) < share(1, difficulty)), "{right:?}");
    for (seat, times) in &times {
        let (least, most) = (times.iter().min().unwrap(), times.iter().max().unwrap());
        assert!(*least >= 1_000 && *most < 20_000, "{}: {least} to {most} ms", bots[*seat]);
        let different: std::collections::BTreeSet<u64> = times.iter().copied().collect();
        assert!(different.len() > 100, "{}: {} different times", bots[*seat], different.len());
    }
    let mean = |seat: usize| times[&seat].iter().sum::<u64>() / times[&seat].len() as u64;
    assert!(mean(2) < mean(1), "the strong one is quicker");
}

/// A bot makes up its mind once: what others do meanwhile changes neither its answer nor its moment.
#[test]
fn a_bot_does_not_think_again_when_others_answer() {
    let kind = TriviaKind::default();
    for seed in 0..20 {
        let mut table = table_of(&kind, &[], &content::built_in(), 3, seed).expect("sound");
        let mut bot = kind.bot("easy", &table.game, Seat(0)).expect("a bot");
        let mut wish = |table: &crate::table::Table, count: u64| {
            let offers = table.game.offers(&table.state, Seat(0));
            let turn = Turn::new(&*table.game, &table.state, Seat(0), &offers, table.clock());
            let choice = Bot::act(&mut *bot, &turn, &mut Chance::seeded(9).draws("bot", count)).expect("a wish");
            (choice.action, table.clock().after(choice.delay))
        };
        let first = wish(&table, 1);
        table.submit(Input::Away(Seat(2)), table.clock().after(200)).unwrap();
        let answer = crate::table::answer(&table, true);
        let input = Input::Act(Seat(1), rounds::Action::Play(trivia::Action::Answer(answer)));
        table.submit(input, table.clock().after(300)).unwrap();
        assert_eq!(wish(&table, 2), first);
    }
}

#[test]
fn there_is_no_other_bot() {
    let kind = TriviaKind::default();
    let made = kind.compose(&[], &content::built_in()).expect("sound");
    assert!(kind.bot("perfect", &std::sync::Arc::new(made.game), Seat(0)).is_none());
    assert_eq!(kind.card().bots.iter().map(|bot| bot.id).collect::<Vec<_>>(), ["random", "easy", "strong"]);
}
