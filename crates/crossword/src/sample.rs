//! What is hidden, changed: for the law of secrecy.

use crate::state::{Event, State};
use kernel::{Draws, Viewer};

/// The same table, with other tiles wherever `viewer` cannot see them. Half of them are swapped, so that racks and
/// bag stay as large as they are.
pub(crate) fn otherwise(state: &State, viewer: Viewer, luck: &mut Draws) -> State {
    let mut other = state.clone();
    // At the end all racks are shown.
    if state.end.is_some() {
        return other;
    }
    for (seat, rack) in state.racks.iter().filter(|(seat, _)| !viewer.is(*seat)) {
        other.bag.put(rack);
        other.racks[seat].clear();
    }
    for (seat, rack) in state.racks.iter().filter(|(seat, _)| !viewer.is(*seat)) {
        let drawn = other.bag.draw(rack.len(), luck);
        other.bag.take(&drawn);
        other.racks[seat] = drawn;
        other.racks[seat].sort_unstable();
    }
    other
}

/// The same event, with everything else that `viewer` must not be told.
pub(crate) fn told_otherwise(event: &Event, viewer: Viewer) -> Event {
    let others = |tiles: &[String]| vec!["?".to_string(); tiles.len()];
    match event.clone() {
        Event::Drew { seat, tiles } if !viewer.is(seat) => Event::Drew { seat, tiles: others(&tiles) },
        Event::Held { seat, tiles } if !viewer.is(seat) => Event::Held { seat, tiles: others(&tiles) },
        Event::Swapped { seat, gave, drew, free } if !viewer.is(seat) => {
            Event::Swapped { seat, gave: others(&gave), drew: others(&drew), free }
        }
        open => open,
    }
}
