//! A bot that thinks of its next turn, and one that looks further ahead.

use super::endgame::Endgame;
use super::think::{Search, Table, Valued, best};
use super::{doubt, field, my_turn, no_play, thought};
use crate::Crossword;
use crate::leave::Leaves;
use crate::play::{Placed, Placement};
use crate::state::{Action, State};
use crate::tiles::Tile;
use kernel::{Bot, Draws, Seat, Turn, What, Wish};
use std::sync::{Arc, OnceLock};

/// So many of the best plays are looked at further ahead, in so many samples; then so many of those, in so many more.
const HEATS: [(usize, usize); 2] = [(10, 16), (4, 48)];

/// Plays by score and by what stays on the rack. With `ahead`, the best few are tried on sampled racks and bags, and the
/// end of the match is searched.
pub(crate) struct Steady {
    game: Arc<Crossword>,
    leaves: OnceLock<Leaves>,
    ahead: bool,
}

/// What can be done.
#[derive(Clone)]
enum Plan {
    Play(Valued),
    /// Tiles given back, and what the others are worth.
    Swap(Vec<Tile>, f32),
}

impl Plan {
    fn value(&self) -> f32 {
        match self {
            Plan::Play(play) => play.value,
            Plan::Swap(_, value) => *value,
        }
    }
}

impl Steady {
    pub(crate) fn new(game: Arc<Crossword>, ahead: bool) -> Steady {
        Steady { game, leaves: OnceLock::new(), ahead }
    }

    /// What can be done, best first.
    fn plans(&self, turn: &Turn<'_, Crossword>, state: &State, search: &Search<'_>, count: usize) -> Vec<Plan> {
        let (rack, unseen) = (state.rack(turn.seat), unseen(state));
        let bag = usize::from(turn.view().bag);
        let each = |found: &mut dyn FnMut(&crate::Found<'_>)| {
            self.game.plays_with(search.generator, state, turn.seat, found);
        };
        let mut plans: Vec<Plan> = search.top(each, rack, &unseen, bag, count).into_iter().map(Plan::Play).collect();
        let most = turn.offers().iter().find_map(|offer| match &offer.what {
            What::Form(form) if form.kind == "swap" => Some(field(form, "most")),
            _ => None,
        });
        // Where nobody has played for a round, more swaps would go on for ever.
        if let Some(most) = most.filter(|_| state.quiet < u16::from(state.seats))
            && let Some((given, value)) = search.swap(rack, most)
        {
            plans.push(Plan::Swap(given, value));
            plans.sort_by(|one, other| other.value().total_cmp(&one.value()));
        }
        plans
    }

    fn choose(&self, turn: &Turn<'_, Crossword>, state: &State, luck: &mut Draws) -> Option<Plan> {
        let generator = self.game.generator().ok()?;
        let leaves = self.leaves.get_or_init(|| Leaves::of(&state.tiles));
        let search = Search { generator, leaves };
        if !self.ahead {
            return self.plans(turn, state, &search, 1).into_iter().next();
        }
        let others: Vec<Seat> = others(turn, state);
        if turn.view().bag == 0 && others.len() == 1 && generator.tables().exact {
            let play = Endgame::new(&self.game, &search, state, turn.seat, others[0]).best(&unseen(state));
            return play.map(Plan::Play);
        }
        let mut plans = self.plans(turn, state, &search, HEATS[0].0);
        let mut sums = vec![0.0f32; plans.len()];
        for (few, samples) in HEATS {
            let mut order: Vec<usize> = (0..plans.len()).collect();
            order.sort_by(|one, other| sums[*other].total_cmp(&sums[*one]));
            order.truncate(few);
            plans = order.iter().map(|at| plans[*at].clone()).collect();
            sums = order.iter().map(|at| sums[*at]).collect();
            if plans.len() < 2 {
                break;
            }
            for _ in 0..samples {
                let mut hidden = unseen(state);
                luck.shuffle(&mut hidden);
                for (plan, sum) in plans.iter().zip(&mut sums) {
                    *sum += ahead(turn, state, &search, &others, &hidden, plan);
                }
            }
        }
        let best = (0..plans.len()).max_by(|one, other| sums[*one].total_cmp(&sums[*other]).then(other.cmp(one)))?;
        Some(plans.swap_remove(best))
    }
}

/// All that the bot does not see, in the alphabet's order.
fn unseen(state: &State) -> Vec<Tile> {
    let letters = (0..).zip(&state.bag.letters);
    let letters = letters.flat_map(|(at, count)| vec![Tile::of(lexicon::Letter::new(at)); usize::from(*count)]);
    letters.chain(vec![Tile::BLANK; usize::from(state.bag.blanks)]).collect()
}

/// Who plays on, in the order of their turns.
fn others(turn: &Turn<'_, Crossword>, state: &State) -> Vec<Seat> {
    let next = |seat: Seat| Seat((seat.0 + 1) % state.seats);
    let all = std::iter::successors(Some(next(turn.seat)), |seat| Some(next(*seat)));
    all.take_while(|seat| *seat != turn.seat).filter(|seat| !state.gone.contains(seat)).collect()
}

/// How far a plan brings one ahead of the others by the next turn, if the hidden tiles lie so: everyone plays what looks best.
fn ahead(
    turn: &Turn<'_, Crossword>,
    state: &State,
    search: &Search<'_>,
    others: &[Seat],
    hidden: &[Tile],
    plan: &Plan,
) -> f32 {
    let mut bag = hidden.to_vec();
    let mut racks = vec![state.rack(turn.seat).to_vec()];
    for seat in others {
        let held = usize::from(turn.view().held[*seat]).min(bag.len());
        racks.push(bag.split_off(bag.len() - held));
    }
    racks.iter_mut().for_each(|rack| rack.sort_unstable());
    let mut table = Table::of(*search, state.board.clone(), racks, bag, usize::from(state.rack_size));
    let mut sum = match plan {
        Plan::Play(play) => {
            table.play(play);
            play.score as f32
        }
        Plan::Swap(given, _) => {
            table.swap(given);
            0.0
        }
    };
    let share = others.len().max(1) as f32;
    while !table.is_over() {
        let seat = table.turn;
        let Some(play) = best(search, &table.board, &table.racks[seat], &table.bag) else {
            table.turn = (seat + 1) % table.racks.len();
            if seat == 0 {
                return sum;
            }
            continue;
        };
        table.play(&play);
        // What they keep counts, too.
        if seat == 0 {
            return sum + play.value;
        }
        sum -= play.value / share;
    }
    // Someone is out.
    let out = table.racks.iter().position(Vec::is_empty);
    let left = |seat: usize| 2.0 * search.points(&table.racks[seat]) as f32;
    match out {
        Some(0) => sum + (1..table.racks.len()).map(left).sum::<f32>() / share,
        // Who went out counted what the others are left with in the value of the play.
        _ => sum,
    }
}

impl Bot<Crossword> for Steady {
    fn act(&mut self, turn: &Turn<'_, Crossword>, luck: &mut Draws) -> Option<Wish<Action>> {
        let all = self.game.generator().ok()?.lexicon();
        let said = doubt::react(turn, |words| words.iter().any(|word| !doubt::knows(all, word)));
        if said.is_some() {
            return said;
        }
        let state = my_turn(turn)?;
        let action = self.choose(turn, &state, luck).map(|plan| match plan {
            Plan::Play(play) => Action::Play(placements(&state, &play.placed)),
            Plan::Swap(given, _) => Action::Swap(state.tiles.texts(&given)),
        });
        let choice = action.map(thought).or_else(|| no_play(&state, turn.seat, turn.offers()));
        choice.map(|choice| doubt::patiently(turn, choice))
    }
}

/// Tiles as an action has them.
fn placements(state: &State, placed: &[Placed]) -> Vec<Placement> {
    let placement = |tile: &Placed| {
        let (row, col) = state.board.layout.place(tile.square);
        let letter = state.tiles.text(tile.letter).into();
        Placement { row: row as i16, col: col as i16, letter, blank: tile.blank }
    };
    placed.iter().map(placement).collect()
}
