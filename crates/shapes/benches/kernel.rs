//! What the kernel costs: asking, logging, verifying, drawing, and a stream of bulk.
//!
//! Run with: `cargo bench -p shapes`

use divan::{Bencher, black_box};
use kernel::{Chance, Game, Input, Log, Match, Moment, Seat, Viewer};
use shapes::bluff::Bluff;
use shapes::sketch::{Action, Sketch};
use shapes::tricks::rules::{Plain, Questions, Rule, Rules};
use shapes::tricks::{Card, Hand};
use std::sync::Arc;

fn main() {
    divan::main();
}

/// Passes everything on.
struct Passing;
impl Rule for Passing {}

/// Not in force: skipped.
struct Dormant;
impl Rule for Dormant {
    fn in_force(&self, hand: &Hand) -> bool {
        hand.contract == "dormant"
    }
}

const DEPTHS: [usize; 3] = [0, 2, 5];

fn ask(bencher: Bencher<'_, '_>, rule: &Arc<dyn Rule>, depth: usize) {
    let rules = Rules::new(Arc::new(Plain), vec![("rule", rule.clone()); depth]);
    let hand = Hand { contract: "plain".into(), ..Hand::default() };
    let card = Card { suit: 0, rank: 3 };
    bencher.bench(|| rules.top().rank(black_box(&hand), black_box(card), card));
}

#[divan::bench(args = DEPTHS)]
fn question_through_rules_that_pass_it_on(bencher: Bencher<'_, '_>, depth: usize) {
    ask(bencher, &(Arc::new(Passing) as Arc<dyn Rule>), depth);
}

#[divan::bench(args = DEPTHS)]
fn question_past_rules_not_in_force(bencher: Bencher<'_, '_>, depth: usize) {
    ask(bencher, &(Arc::new(Dormant) as Arc<dyn Rule>), depth);
}

#[divan::bench]
fn keyed_draw(bencher: Bencher<'_, '_>) {
    let chance = Chance::seeded(1);
    bencher.bench(|| chance.draws(black_box("draw"), black_box(7)).below(24));
}

/// A whole match of some 50 entries.
fn played() -> Match<Bluff> {
    let mut table = shapes::table(&Arc::new(Bluff::default()), 3, 1);
    shapes::play_out(&mut table, 1).expect("it ends");
    table
}

#[divan::bench]
fn log_of_a_match_written(bencher: Bencher<'_, '_>) {
    let table = played();
    bencher.counter(divan::counter::ItemsCount::new(table.log.entries.len())).bench(|| table.log.to_lines());
}

#[divan::bench]
fn log_of_a_match_read_and_replayed(bencher: Bencher<'_, '_>) {
    let table = played();
    let lines = table.log.to_lines();
    bencher.counter(divan::counter::ItemsCount::new(table.log.entries.len())).bench(|| {
        let (log, _) = Log::<Bluff>::read(black_box(&lines)).expect("readable");
        log.replay_all(&table.game)
    });
}

#[divan::bench]
fn log_of_a_match_verified(bencher: Bencher<'_, '_>) {
    let table = played();
    let entries = divan::counter::ItemsCount::new(table.log.entries.len());
    bencher.counter(entries).bench(|| table.log.decide_again(&table.game, table.chance()));
}

fn stroke(i: usize) -> Action {
    Action::Stroke((0..8).map(|k| (i as u16, k)).collect())
}

/// As a server does it: judge, apply, and for each viewer the news and the view as a frame.
fn draw(table: &mut Match<Sketch>, i: usize) {
    table.submit(Input::Act(Seat(0), stroke(i)), Moment(1)).expect("may draw");
    let event = &table.log.entries[table.log.entries.len() - 1].events[0];
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
        let frame = (table.game.redact(event, viewer), table.game.view(&table.state, viewer));
        black_box(serde_json::to_vec(&frame).expect("plain data"));
    }
}

/// A hundred strokes more, frames for three viewers included, on a canvas that has so many already.
#[divan::bench(args = [100, 10_000], sample_count = 50, sample_size = 1)]
fn hundred_strokes_on_a_canvas_of(bencher: Bencher<'_, '_>, before: usize) {
    let canvas = || {
        let mut table = shapes::table(&Arc::new(Sketch::default()), 3, 1);
        for i in 0..before {
            table.submit(Input::Act(Seat(0), stroke(i)), Moment(1)).expect("may draw");
        }
        table
    };
    bencher.counter(divan::counter::ItemsCount::new(100usize)).with_inputs(canvas).bench_local_values(|mut table| {
        (0..100).for_each(|i| draw(&mut table, i));
        table
    });
}

/// Replaying a log of strokes: what coming back after a restart costs.
#[divan::bench(args = [100, 10_000], sample_count = 20, sample_size = 1)]
fn strokes_replayed(bencher: Bencher<'_, '_>, strokes: usize) {
    let mut table = shapes::table(&Arc::new(Sketch::default()), 3, 1);
    for i in 0..strokes {
        table.submit(Input::Act(Seat(0), stroke(i)), Moment(1)).expect("may draw");
    }
    bencher.counter(divan::counter::ItemsCount::new(strokes)).bench_local(|| table.log.replay_all(&table.game));
}
