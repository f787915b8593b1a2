//! A bot that thinks of its next turn, and one that looks further ahead.

use super::endgame::Endgame;
use super::think::{Plan, Search, Table, best, unseen};
use super::{doubt, field, my_turn, no_play, thought};
use crate::Crossword;
use crate::state::{Action, State};
use crate::tiles::Tile;
use kernel::{Bot, Draws, Seat, Turn, What, Wish};
use std::cell::Cell;
use std::sync::Arc;

/// So many of the best plays are looked at further ahead, in so many samples; then so many of those, in so many more.
const HEATS: [(usize, usize); 2] = [(10, 16), (4, 48)];

/// A heat ends early after so much work in all ([`Search::looked`]): with blanks there are a hundred times as many plays.
const WORK: [u64; 2] = [2_500_000, 7_000_000];

/// Plays by score and by what stays on the rack. With `ahead`, the best few are tried on sampled racks and bags, and the
/// end of the match is searched.
pub(crate) struct Steady {
    game: Arc<Crossword>,
    ahead: bool,
}

impl Steady {
    pub(crate) fn new(game: Arc<Crossword>, ahead: bool) -> Steady {
        Steady { game, ahead }
    }

    /// What can be done, best first.
    fn plans(&self, turn: &Turn<'_, Crossword>, search: &Search<'_>, count: usize) -> Vec<Plan> {
        let most = turn.offers().iter().find_map(|offer| match &offer.what {
            What::Form(form) if form.kind == "swap" => Some(field(form, "most")),
            _ => None,
        });
        search.plans(turn.seat, usize::from(turn.view().bag), most, count)
    }

    fn choose(&self, turn: &Turn<'_, Crossword>, state: &State, luck: &mut Draws) -> Option<Plan> {
        let generator = self.game.generator().ok()?;
        let looked = Cell::new(0);
        let search = Search { game: &self.game, generator, leaves: &self.game.leaves, state, looked: &looked };
        if !self.ahead {
            return self.plans(turn, &search, 1).into_iter().next();
        }
        let others: Vec<Seat> = others(turn, state);
        if turn.view().bag == 0 && others.len() == 1 && generator.tables().exact {
            let play = Endgame::new(&search, turn.seat, others[0]).best(&unseen(state));
            return play.map(Plan::Play);
        }
        let mut plans = self.plans(turn, &search, HEATS[0].0);
        let mut sums = vec![0.0f32; plans.len()];
        for ((few, samples), work) in HEATS.into_iter().zip(WORK) {
            let mut order: Vec<usize> = (0..plans.len()).collect();
            kernel::order::sort_by(&mut order, |one, other| sums[*other].total_cmp(&sums[*one]));
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
                if looked.get() > work {
                    break;
                }
            }
        }
        let best = (0..plans.len()).max_by(|one, other| sums[*one].total_cmp(&sums[*other]).then(other.cmp(one)))?;
        Some(plans.swap_remove(best))
    }
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
        let action = self.choose(turn, &state, luck).map(|plan| plan.action(&state));
        let choice = action.map(thought).or_else(|| no_play(&state, turn.seat, turn.offers()));
        choice.map(|choice| doubt::patiently(turn, choice))
    }
}
