//! What changed. A view has named parts; a part is told whole or not at all.
//!
//! The parts of a match are those of [`TableView`], and of the game's own view each of its fields: `view` tells it whole,
//! `seen` tells the fields that are not as they were told.

use crate::view::{RoomView, TableView};
use catalogue::Raw;
use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A part of a view: its name, how it is sent, and its fingerprint.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Part {
    name: &'static str,
    text: Raw,
    print: u64,
}

/// Some parts of a view: those that changed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parts(Vec<(&'static str, Raw)>);

impl Parts {
    /// Is there nothing to tell?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
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
    room: Vec<(&'static str, u64)>,
    table: Vec<(&'static str, u64)>,
    /// The fields of the game's own view.
    seen: Vec<(Box<str>, u64)>,
}

impl Told {
    /// Someone arrives and is shown everything.
    pub fn all(room: &RoomView, table: Option<&TableView>) -> Self {
        let mut told = Told::default();
        told.changed_room(&room_parts(room));
        if let Some(table) = table {
            let own = own_parts(table);
            told.changed_table(&shared_parts(table), &own, &table.view);
        }
        told
    }

    /// There is no match any more.
    pub(crate) fn forget_table(&mut self) {
        self.table.clear();
        self.seen.clear();
    }

    /// The parts of the room that are not as they were told.
    pub(crate) fn changed_room(&mut self, parts: &[Part]) -> Option<Parts> {
        let mut changed = Vec::new();
        for part in parts {
            changed.extend(news(&mut self.room, part));
        }
        (!changed.is_empty()).then_some(Parts(changed))
    }

    /// The parts of the match that are not as they were told; all of them, if it is another match.
    pub(crate) fn changed_table(&mut self, shared: &[Part], own: &[Part], view: &Raw) -> Option<Parts> {
        let is_other = shared.first().is_some_and(|id| !self.table.contains(&(id.name, id.print)));
        if is_other {
            self.forget_table();
        }
        let mut changed = Vec::new();
        for part in shared.iter().chain(own) {
            changed.extend(news(&mut self.table, part));
        }
        changed.extend(self.changed_view(view));
        (!changed.is_empty()).then_some(Parts(changed))
    }

    /// The fields of the game's own view that are not as they were told, or all of it where it has other fields.
    fn changed_view(&mut self, view: &Raw) -> Option<(&'static str, Raw)> {
        let Ok(Fields(fields)) = serde_json::from_str(view.text()) else {
            return news(&mut self.table, &Part { name: "view", text: view.clone(), print: print(view.text()) });
        };
        let same = fields.len() == self.seen.len()
            && fields.iter().zip(&self.seen).all(|((name, _), (told, _))| **name == **told);
        if !same {
            self.seen = fields.iter().map(|(name, field)| ((*name).into(), print(field.get()))).collect();
            return Some(("view", view.clone()));
        }
        let mut changed = Vec::new();
        for ((name, field), (_, told)) in fields.iter().zip(&mut self.seen) {
            let now = print(field.get());
            if std::mem::replace(told, now) != now {
                changed.push((*name, *field));
            }
        }
        (!changed.is_empty()).then(|| ("seen", Raw::of(&Fields(changed))))
    }
}

/// The part, if it is not as it was told.
fn news(told: &mut Vec<(&'static str, u64)>, part: &Part) -> Option<(&'static str, Raw)> {
    match told.iter_mut().find(|(name, _)| *name == part.name) {
        Some((_, known)) if *known == part.print => return None,
        Some((_, known)) => *known = part.print,
        None => told.push((part.name, part.print)),
    }
    Some((part.name, part.text.clone()))
}

/// The fields of a JSON object, as they are written.
struct Fields<'a>(Vec<(&'a str, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct All;
        impl<'de> Visitor<'de> for All {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields<'de>, M::Error> {
                let mut fields = Vec::with_capacity(24);
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(All)
    }
}

impl Serialize for Fields<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, field)| (name, field)))
    }
}

fn print(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn part<T: Serialize + ?Sized>(name: &'static str, data: &T) -> Part {
    let text = Raw::of(data);
    Part { name, print: print(text.text()), text }
}

/// All but the chat and the matches that are over, which come line by line.
pub(crate) fn room_parts(view: &RoomView) -> Vec<Part> {
    let RoomView { code, phase, host, public, watchers_allowed, players, seats, choice, .. } = view;
    let RoomView { not_yet, starting_until, commitment, stop_votes, matches: _, chat: _, .. } = view;
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
    ]
}

/// The parts of a match that are the same for everyone. The id comes first.
pub(crate) fn shared_parts(view: &TableView) -> Vec<Part> {
    let TableView { id, game, names, entries, seated, awaited, idle, scores, deadline, lapse, .. } = view;
    let TableView { outcome, entropy, .. } = view;
    vec![
        part("id", id),
        part("game", game),
        part("names", names),
        part("entries", entries),
        part("seated", seated),
        part("awaited", awaited),
        part("idle", idle),
        part("scores", scores),
        part("deadline", deadline),
        part("lapse", lapse),
        part("outcome", outcome),
        part("entropy", entropy),
    ]
}

/// The viewer's own, but for the game's own view. What is sent on arrival alone is left out.
pub(crate) fn own_parts(view: &TableView) -> Vec<Part> {
    let TableView { offers, host_offers, may_say, text, .. } = view;
    let offers = Part { name: "offers", text: offers.clone(), print: print(offers.text()) };
    let mut parts = vec![offers, part("host_offers", host_offers), part("may_say", may_say)];
    parts.extend(text.as_ref().map(|text| part("text", text)));
    parts
}
