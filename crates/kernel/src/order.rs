//! Putting things in order, with little code for each kind of thing.
//!
//! The standard library's sort is three kilobytes of code for each type and each order. That is nothing where a program stays
//! where it is; the module for browsers is sent to phones, and sorts thirty kinds of things. There one sort finds the order, as
//! places, and all that is left to each kind is to compare two and change places.

use std::cmp::Ordering;

/// Puts a list in order; what is equal keeps its place.
///
/// ```
/// let mut tiles = ["c", "a", "bb"];
/// kernel::order::sort_by(&mut tiles, |one, other| other.len().cmp(&one.len()));
/// assert_eq!(tiles, ["bb", "c", "a"]);
/// ```
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    if cfg!(target_family = "wasm") {
        let places = places(list.len(), &|one, other| compare(&list[one], &list[other]));
        arrange(list, places);
    } else {
        list.sort_by(compare);
    }
}

/// The same, by what `key` makes of each.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

/// Which thing comes first, which second, and so on.
fn places(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    places.sort_by(|one, other| compare(*one, *other));
    places
}

/// Moves each thing to its place: along the rings in which places are changed.
fn arrange<T>(list: &mut [T], mut places: Vec<usize>) {
    for start in 0..places.len() {
        let mut at = start;
        loop {
            let from = std::mem::replace(&mut places[at], at);
            if from == start {
                break;
            }
            list.swap(at, from);
            at = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn places_give_the_order_of_the_library(list: Vec<(u8, u16)>) {
            let mut expected = list.clone();
            expected.sort_by_key(|thing| thing.0);
            let mut ours = list;
            let places = places(ours.len(), &|one, other| ours[one].0.cmp(&ours[other].0));
            arrange(&mut ours, places);
            prop_assert_eq!(ours, expected);
        }
    }
}
