//! A few things by name.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Borrow;
use std::collections::BTreeMap;

/// A few things by name, in the order of their names: the people of a room, their devices. Written as a map.
///
/// A tree has room for eleven in its smallest node, and most rooms have two people: here there is room for those who are there.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Roll<K, V>(Vec<(K, V)>);

impl<K, V> Default for Roll<K, V> {
    fn default() -> Self {
        Roll(Vec::new())
    }
}

impl<K: Ord, V> Roll<K, V> {
    fn place<Q: Ord + ?Sized>(&self, name: &Q) -> Result<usize, usize>
    where
        K: Borrow<Q>,
    {
        self.0.binary_search_by(|(other, _)| other.borrow().cmp(name))
    }

    pub(crate) fn get<Q: Ord + ?Sized>(&self, name: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.place(name).ok().map(|place| &self.0[place].1)
    }

    pub(crate) fn get_mut<Q: Ord + ?Sized>(&mut self, name: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        self.place(name).ok().map(|place| &mut self.0[place].1)
    }

    pub(crate) fn contains_key<Q: Ord + ?Sized>(&self, name: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.place(name).is_ok()
    }

    /// Gives what had this name before.
    pub(crate) fn insert(&mut self, name: K, thing: V) -> Option<V> {
        match self.place(&name) {
            Ok(place) => Some(std::mem::replace(&mut self.0[place].1, thing)),
            Err(place) => {
                self.0.reserve_exact(1);
                self.0.insert(place, (name, thing));
                None
            }
        }
    }

    /// What has this name; where nothing has, something blank gets it.
    pub(crate) fn get_or_default(&mut self, name: K) -> &mut V
    where
        V: Default,
    {
        let place = self.place(&name).unwrap_or_else(|place| {
            self.0.reserve_exact(1);
            self.0.insert(place, (name, V::default()));
            place
        });
        &mut self.0[place].1
    }

    pub(crate) fn remove<Q: Ord + ?Sized>(&mut self, name: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.place(name).ok().map(|place| self.0.remove(place).1)
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> + Clone {
        self.0.iter().map(|(name, thing)| (name, thing))
    }

    pub(crate) fn keys(&self) -> impl DoubleEndedIterator<Item = &K> {
        self.0.iter().map(|(name, _)| name)
    }

    pub(crate) fn values(&self) -> impl DoubleEndedIterator<Item = &V> {
        self.0.iter().map(|(_, thing)| thing)
    }

    pub(crate) fn values_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut V> {
        self.0.iter_mut().map(|(_, thing)| thing)
    }
}

impl<K: Serialize + Ord, V: Serialize> Serialize for Roll<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, K: Deserialize<'de> + Ord, V: Deserialize<'de>> Deserialize<'de> for Roll<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // A tree puts them in order; who writes twice what has one name gets the last.
        Ok(Roll(BTreeMap::deserialize(deserializer)?.into_iter().collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_does_as_a_tree_does() {
        let (mut roll, mut tree) = (Roll::default(), BTreeMap::new());
        for (step, name) in [5_u32, 1, 9, 5, 3, 1, 9, 7].into_iter().enumerate() {
            if step % 3 == 2 {
                assert_eq!(roll.remove(&name), tree.remove(&name));
            } else {
                assert_eq!(roll.insert(name, step), tree.insert(name, step));
            }
            assert_eq!(roll.get_mut(&name), tree.get_mut(&name));
            assert_eq!((roll.get(&4), roll.contains_key(&3)), (tree.get(&4), tree.contains_key(&3)));
            assert!(roll.iter().eq(tree.iter()) && roll.keys().eq(tree.keys()) && roll.values().eq(tree.values()));
            assert_eq!(*roll.get_or_default(2), *tree.entry(2).or_default());
            assert_eq!((roll.len(), roll.is_empty()), (tree.len(), tree.is_empty()));
        }
        roll.values_mut().for_each(|step| *step += 1);
        tree.values_mut().for_each(|step| *step += 1);
        let text = serde_json::to_string(&roll).expect("plain data");
        assert_eq!(text, serde_json::to_string(&tree).expect("plain data"));
        assert_eq!(serde_json::from_str::<Roll<u32, usize>>(&text).expect("what was written"), roll);
    }
}
