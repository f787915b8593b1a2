//! What changed. A view has named parts; a part is told whole or not at all.

use crate::view::{RoomView, TableView};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A part of a view: its name, and how it is sent.
type Part = (&'static str, Box<RawValue>);

/// Some parts of a view: those that changed.
#[derive(Clone, Debug, Default)]
pub struct Parts(Vec<Part>);

impl Parts {
    /// Is there nothing to tell?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl PartialEq for Parts {
    fn eq(&self, other: &Self) -> bool {
        let texts =
            |parts: &Parts| parts.0.iter().map(|(name, part)| (*name, part.get().to_string())).collect::<Vec<_>>();
        texts(self) == texts(other)
    }
}

impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, part) in &self.0 {
            map.serialize_entry(name, part)?;
        }
        map.end()
    }
}

/// What a viewer was told last: a fingerprint of each part. Held for whoever is connected, by the one who tells.
#[derive(Clone, Debug, Default)]
pub struct Told {
    room: BTreeMap<&'static str, u64>,
    table: BTreeMap<&'static str, u64>,
}

impl Told {
    /// Someone arrives and is shown everything.
    pub fn all(room: &RoomView, table: Option<&TableView>) -> Self {
        let mut told = Told::default();
        told.changed_room(room);
        told.changed_table(table);
        told
    }

    /// The parts of the room that are not as they were told.
    pub(crate) fn changed_room(&mut self, room: &RoomView) -> Option<Parts> {
        changed(&mut self.room, room_parts(room))
    }

    /// The parts of the match that are not as they were told; all of them, if it is another match.
    pub(crate) fn changed_table(&mut self, table: Option<&TableView>) -> Option<Parts> {
        let Some(table) = table else {
            self.table.clear();
            return None;
        };
        let parts = table_parts(table);
        if self.table.get("id") != Some(&fingerprint(&parts[0])) {
            self.table.clear();
        }
        changed(&mut self.table, parts)
    }
}

fn changed(told: &mut BTreeMap<&'static str, u64>, mut parts: Vec<Part>) -> Option<Parts> {
    parts.retain(|part| {
        let now = fingerprint(part);
        told.insert(part.0, now) != Some(now)
    });
    (!parts.is_empty()).then_some(Parts(parts))
}

fn fingerprint(part: &Part) -> u64 {
    let mut hasher = DefaultHasher::new();
    part.1.get().hash(&mut hasher);
    hasher.finish()
}

fn part<T: Serialize + ?Sized>(name: &'static str, data: &T) -> Part {
    (name, serde_json::value::to_raw_value(data).expect("plain data serialises"))
}

/// All but the chat, which comes line by line.
fn room_parts(view: &RoomView) -> Vec<Part> {
    let RoomView { code, phase, host, public, watchers_allowed, players, seats, choice, .. } = view;
    let RoomView { not_yet, starting_until, commitment, stop_votes, matches, chat: _, .. } = view;
    vec![
        part("code", code),
        part("phase", phase),
        part("host", host),
        part("public", public),
        part("watchers_allowed", watchers_allowed),
        part("players", players),
        part("seats", seats),
        part("choice", choice),
        part("not_yet", not_yet),
        part("starting_until", starting_until),
        part("commitment", commitment),
        part("stop_votes", stop_votes),
        part("matches", matches),
    ]
}

/// All but what is sent on arrival alone. The id comes first.
fn table_parts(view: &TableView) -> Vec<Part> {
    let TableView { id, game, names, entries, view: seen, text, offers, host_offers, seated, .. } = view;
    let TableView { awaited, idle, scores, deadline, lapse, outcome, may_say, entropy, backlog: _, lines: _, .. } =
        view;
    let mut parts = vec![
        part("id", id),
        part("game", game),
        part("names", names),
        part("entries", entries),
        part("view", seen),
        part("offers", &**offers),
        part("host_offers", host_offers),
        part("seated", seated),
        part("awaited", awaited),
        part("idle", idle),
        part("scores", scores),
        part("deadline", deadline),
        part("lapse", lapse),
        part("outcome", outcome),
        part("may_say", may_say),
        part("entropy", entropy),
    ];
    parts.extend(text.as_ref().map(|text| part("text", text)));
    parts
}
