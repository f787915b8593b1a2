//! Hints in steps: where, how many tiles, the word.

use crate::Crossword;
use crate::board::Direction;
use crate::looking_back::{Choice, Desk};
use crate::notation;
use crate::state::{Action, State};
use crate::view::View;
use kernel::{Advice, Message, Seat, message};

/// What a seat is advised to do, as it sees the table.
pub(crate) fn advise(game: &Crossword, view: &View, seat: Seat) -> Vec<Advice<Action>> {
    let only = |id: &'static str| vec![Advice::of(Message::new(id))];
    // Where words may be challenged, nothing tells anybody whether they are good.
    if view.challenges.is_some() {
        return only("hint-challenges");
    }
    if let Err(why) = game.generator() {
        return vec![Advice::of(why.clone())];
    }
    if view.turn != Some(seat) {
        return only("hint-wait");
    }
    let desk = Desk::of(game, view, seat);
    match desk.by_value(1).map(|best| best.into_iter().next()) {
        Ok(Some(best)) => steps(desk.state(), best),
        Ok(None) => only("hint-nothing"),
        Err(why) => vec![Advice::of(why)],
    }
}

fn steps(state: &State, best: Choice) -> Vec<Advice<Action>> {
    let Choice { written, score, action, .. } = best;
    if let Action::Swap(given) = &action {
        let many = message!("hint-swap-many", tiles = given.len());
        let said = message!("hint-swap-these", tiles = given.join(" "));
        return vec![Advice::of(Message::new("hint-swap")), Advice::of(many), Advice::to(said, action)];
    }
    let count = if let Action::Play(tiles) = &action { tiles.len() } else { 0 };
    let many = message!("hint-tiles", tiles = count, score = score);
    let said = message!("hint-play", written = &written, score = score);
    vec![Advice::of(where_to(state, &written)), Advice::of(many), Advice::to(said, action)]
}

/// The row or the column of a play.
fn where_to(state: &State, written: &str) -> Message {
    let start = written.split_whitespace().next().unwrap_or_default();
    match notation::read_start(&state.board.layout, start) {
        Ok((square, Direction::Down)) => {
            message!("hint-column", column = notation::column(state.board.layout.place(square).1))
        }
        Ok((square, Direction::Across)) => message!("hint-row", row = state.board.layout.place(square).0 + 1),
        Err(_) => Message::new("hint-anywhere"),
    }
}
