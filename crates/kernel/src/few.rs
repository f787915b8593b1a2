//! A few things, held in place.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A list of at most `N` things, held where it stands, so that copying a state that has some asks for no memory: the
/// plays of a trick, the calls of an auction. Written as a list.
///
/// ```
/// use kernel::Few;
///
/// let mut trick: Few<u8, 4> = [6, 5].into_iter().collect();
/// trick.push(1);
/// assert_eq!((trick.len(), trick.is_full(), &trick[..2]), (3, false, &[6, 5][..]));
/// ```
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl<T, const N: usize> Few<T, N> {
    /// Adds one at the end. Where there is no room it is left out: events that would do that do not fit
    /// ([`Game::fits`](crate::Game::fits)).
    pub fn push(&mut self, thing: T) {
        if let Some(place) = self.things.get_mut(usize::from(self.len)) {
            *place = thing;
            self.len += 1;
        }
    }

    /// Is there no room for another?
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }
}

impl<T: Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        const { assert!(N < 256, "these are not a few") };
        Few { things: std::array::from_fn(|_| T::default()), len: 0 }
    }
}

impl<T, const N: usize> std::ops::Deref for Few<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }
}

/// As many as there is room for.
impl<T: Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut few = Few::default();
        things.into_iter().take(N).for_each(|thing| few.push(thing));
        few
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Default, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        if things.len() > N {
            return Err(D::Error::custom(format!("at most {N} of these, not {}", things.len())));
        }
        Ok(things.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_written_and_read_as_a_list() {
        let few: Few<u8, 3> = serde_json::from_str("[1,2]").expect("two fit");
        assert_eq!(serde_json::to_string(&few).expect("plain data"), "[1,2]");
        assert_eq!(few.first(), Some(&1));
        let why = serde_json::from_str::<Few<u8, 3>>("[1,2,3,4]").expect_err("too many");
        assert_eq!(why.to_string(), "at most 3 of these, not 4");
    }

    #[test]
    fn what_was_there_before_is_no_part_of_it() {
        let mut one: Few<u8, 3> = [1, 2].into_iter().collect();
        let taken = std::mem::take(&mut one);
        one.push(1);
        assert_eq!((taken.len(), one == taken, one == [1].into_iter().collect()), (2, false, true));
        (0..9).for_each(|thing| one.push(thing));
        assert!(one.is_full() && one[..] == [1, 0, 1]);
    }
}
