//! Learning what leaves are worth, by self-play.
//!
//! Two players play by what they know so far. Whatever someone kept is put beside what their next turn scored, and the numbers
//! are chosen so that they explain those scores best (least squares, held back a little). Then the same again with
//! what was learnt. The same seed gives the same numbers.

use super::{Leaves, mark};
use crate::Crossword;
use crate::board::Board;
use crate::bot::think::{Search, Table, best};
use crate::state::{self, State};
use crate::tiles::Tile;
use kernel::{Chance, Message, Setup};
use std::cell::Cell;

/// So often what was learnt is played with again.
const ROUNDS: u64 = 3;
/// How much numbers are held back to nothing.
const HELD_BACK: f64 = 30.0;

/// Learns from so many matches under the rules of a game. `tell` is called after each match.
///
/// # Errors
/// Why no program can know all plays under these rules.
pub fn train(game: &Crossword, matches: u64, seed: u64, tell: &mut dyn FnMut()) -> Result<Leaves, Message> {
    let tables = game.generator().map_err(Clone::clone)?.tables();
    let mut laid = State::blank(2);
    state::evolve(&mut laid, &game.laid(&Setup::seats(2)));
    let mut leaves = Leaves::unknown(&laid.tiles);
    leaves.of[1] = mark(tables, &laid.tiles, usize::from(laid.rack_size));
    for round in 0..ROUNDS {
        let mut lesson = Lesson::of(leaves.worth.len());
        for number in (0..matches).filter(|number| number % ROUNDS == round) {
            play(game, &laid, &leaves, seed.wrapping_mul(1_000_003).wrapping_add(number), &mut lesson)?;
            tell();
        }
        if lesson.seen > 0 {
            leaves.worth = lesson.learn();
            leaves.level();
        }
    }
    Ok(leaves)
}

/// One match; what was kept, and what came of it, goes into the lesson.
fn play(game: &Crossword, laid: &State, leaves: &Leaves, seed: u64, lesson: &mut Lesson) -> Result<(), Message> {
    let mut bag: Vec<Tile> = Vec::new();
    for (letter, kind) in (0..).zip(&laid.tiles.letters) {
        bag.extend(vec![Tile::of(lexicon::Letter::new(letter)); usize::from(kind.count)]);
    }
    bag.extend(vec![Tile::BLANK; usize::from(laid.tiles.blanks)]);
    Chance::seeded(seed).draws("training", 0).shuffle(&mut bag);
    let (generator, looked) = (game.generator().map_err(Clone::clone)?, Cell::new(0));
    let search = Search { game, generator, leaves, state: laid, looked: &looked };
    let (board, racks) = (Board::empty(laid.board.layout.clone()), vec![Vec::new(); 2]);
    let mut table = Table::of(search, board, racks, bag, usize::from(laid.rack_size));
    let mut kept: [Option<Vec<Tile>>; 2] = [None, None];
    let mut quiet = 0;
    while quiet < 4 && !table.is_over() {
        let seat = table.turn;
        let play = best(&table.search, &table.board, &table.racks[seat], &table.bag);
        let score = play.as_ref().map_or(0, |play| play.score);
        if let Some(kept) = kept[seat].take() {
            lesson.hear(leaves, &kept, f64::from(score));
        }
        quiet = if score > 0 { 0 } else { quiet + 1 };
        let full = !table.bag.is_empty();
        match play {
            Some(play) => kept[seat] = Some(table.play(&play)).filter(|_| full),
            None => table.swap_all(),
        }
    }
    Ok(())
}

/// Sums for least squares.
struct Lesson {
    size: usize,
    products: Vec<f64>,
    targets: Vec<f64>,
    seen: u64,
}

impl Lesson {
    /// One more number than the model has: what every turn scores.
    fn of(features: usize) -> Lesson {
        let size = features + 1;
        Lesson { size, products: vec![0.0; size * size], targets: vec![0.0; size], seen: 0 }
    }

    fn hear(&mut self, leaves: &Leaves, kept: &[Tile], score: f64) {
        let mut row = vec![0.0; self.size];
        row[self.size - 1] = 1.0;
        leaves.features(kept, |at| row[at] += 1.0);
        for (one, first) in row.iter().enumerate().filter(|(_, value)| **value != 0.0) {
            self.targets[one] += first * score;
            row.iter().enumerate().for_each(|(other, second)| self.products[one * self.size + other] += first * second);
        }
        self.seen += 1;
    }

    /// The numbers that fit best, by elimination.
    fn learn(mut self) -> Vec<f32> {
        let size = self.size;
        for at in 0..size - 1 {
            self.products[at * size + at] += HELD_BACK;
        }
        for at in 0..size {
            let pivot = self.products[at * size + at].max(1e-9);
            for row in at + 1..size {
                let factor = self.products[row * size + at] / pivot;
                for column in at..size {
                    self.products[row * size + column] -= factor * self.products[at * size + column];
                }
                self.targets[row] -= factor * self.targets[at];
            }
        }
        let mut worth = vec![0.0; size];
        for at in (0..size).rev() {
            let known: f64 = (at + 1..size).map(|other| self.products[at * size + other] * worth[other]).sum();
            worth[at] = (self.targets[at] - known) / self.products[at * size + at].max(1e-9);
        }
        worth.into_iter().take(size - 1).map(|number| number as f32).collect()
    }
}
