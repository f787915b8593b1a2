//! Playing on from a point of a match that is over.
//!
//! A branch is a match of its own, with a name, a commitment and a secret of its own: whatever is drawn after the point is
//! drawn afresh, and nobody could choose it. What came before is taken over word for word, so its log can be replayed by
//! itself; and since those entries were decided with the chance of the match they came from, the log says which match that
//! was, and carries what proves its draws. That match is over, so all of this is open already.

use crate::fair::Unfair;
use crate::log::{Fault, Header, Log, LogFault};
use crate::{Chance, Game, Reveal};
use serde::{Deserialize, Serialize};

/// Where a match branched off.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The match that it came from.
    #[serde(rename = "match")]
    pub name: String,
    /// So many entries of that match come first, the deal among them.
    pub entries: usize,
    /// What was shown before that match.
    pub commitment: String,
    /// What was told after it: those entries are decided again with this.
    pub reveal: Reveal,
    /// Where that match branched off itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Box<Origin>>,
}

impl Origin {
    /// The chance of the match that it came from, if that is the one that was promised.
    fn chance(&self) -> Result<Chance, Unfair> {
        self.reveal.check(&self.name, &self.commitment)
    }
}

/// Where the draws of each entry come from: each chance with the entry that it begins with, the latest first.
pub(crate) struct Chances(Vec<(usize, Chance)>);

impl Chances {
    /// Of a match with this chance, and of all that it came from.
    pub(crate) fn of(header: &Header, own: Chance) -> Result<Self, Unfair> {
        let since = |origin: &Option<Box<Origin>>| origin.as_ref().map_or(0, |origin| origin.entries);
        let mut all = vec![(since(&header.origin), own)];
        let mut next = &header.origin;
        while let Some(origin) = next {
            all.push((since(&origin.origin), origin.chance()?));
            next = &origin.origin;
        }
        Ok(Chances(all))
    }

    /// That of an entry.
    pub(crate) fn at(&self, entry: usize) -> Option<&Chance> {
        self.0.iter().find(|(since, _)| *since <= entry).map(|(_, chance)| chance)
    }
}

impl<G: Game> Log<G> {
    /// The log of another match, which begins with the first entries of this one: its name, what the seats are called in
    /// it, and its own commitment. This one must be over, and is taken as it is: who does not trust it verifies it first.
    pub fn branch(
        &self,
        entries: usize,
        name: String,
        names: Vec<String>,
        commitment: String,
    ) -> Result<Log<G>, LogFault> {
        let own = self.reveal.clone().ok_or_else(|| Fault::NotRevealed.on(crate::log::line_of(self.entries.len())))?;
        let taken = self.entries.get(..entries).unwrap_or(&self.entries);
        let origin = Origin {
            name: self.header.name.clone(),
            entries: taken.len(),
            commitment: self.header.commitment.clone(),
            reveal: own,
            origin: self.header.origin.clone(),
        };
        let header =
            Header { name, names, commitment, again: false, origin: Some(Box::new(origin)), ..self.header.clone() };
        Ok(Log { header, entries: taken.to_vec().into(), reveal: None })
    }
}
