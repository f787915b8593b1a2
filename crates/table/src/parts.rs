//! What changed. A view has named parts; a part is told whole or not at all.
//!
//! The parts of a match are those of [`TableView`](crate::TableView), and of the game's own view each of its fields: `view`
//! tells it whole, `seen` tells the fields that are not as they were told.

use crate::view::{RoomView, Said};
use catalogue::{Field, Observed, Public, Raw};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::sync::Arc;

/// A part of a view: its name, and how it is sent.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Part {
    name: &'static str,
    text: Raw,
}

/// Some parts of a view: those that changed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parts(Vec<Part>);

impl Parts {
    /// Is there nothing to tell?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Is nothing another but the number of entries?
    pub(crate) fn is_one_more_entry(&self) -> bool {
        matches!(self.0.as_slice(), [Part { name: "entries", .. }])
    }

    fn if_any(self) -> Option<Self> {
        (!self.is_empty()).then_some(self)
    }
}

impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for Part { name, text } in &self.0 {
            map.serialize_entry(name, text)?;
        }
        map.end()
    }
}

/// What a viewer was told last. Held for whoever is connected, by the one who tells; most of it is shared with the room.
#[derive(Clone, Debug, Default)]
pub struct Told {
    room: Vec<Part>,
    table: Vec<Part>,
    /// The game's own view, and where its fields stand in it.
    seen: Option<(Raw, Vec<Field>)>,
}

impl Told {
    /// There is no match any more.
    pub(crate) fn forget_table(&mut self) {
        self.table.clear();
        self.seen = None;
    }

    /// The parts of the room that are not as they were told.
    pub(crate) fn changed_room(&mut self, parts: &[Part]) -> Option<Parts> {
        let mut changed = Parts::default();
        parts.iter().for_each(|part| news(&mut self.room, part, &mut changed));
        changed.if_any()
    }

    /// The parts of the match that are not as they were told; all of them, if it is another match.
    pub(crate) fn changed_table(&mut self, shared: &[Part], own: &[Part], view: &Raw) -> Option<Parts> {
        let is_other = shared.first().is_some_and(|id| !self.table.contains(id));
        if is_other {
            self.forget_table();
        }
        let mut changed = Parts::default();
        shared.iter().chain(own).for_each(|part| news(&mut self.table, part, &mut changed));
        changed.0.extend(self.changed_view(view));
        changed.if_any()
    }

    /// The fields of the game's own view that are not as they were told, or all of it where it has other fields.
    fn changed_view(&mut self, view: &Raw) -> Option<Part> {
        let now = view.fields();
        let Some((before, fields)) = self.seen.replace((view.clone(), now.clone())) else {
            return Some(Part { name: "view", text: view.clone() });
        };
        if before == *view {
            return None;
        }
        let text = view.text();
        let same = |(old, new): (&Field, &Field)| before.text()[old.0.clone()] == text[new.0.clone()];
        if now.is_empty() || fields.len() != now.len() || !fields.iter().zip(&now).all(same) {
            return Some(Part { name: "view", text: view.clone() });
        }
        let differs = |(old, new): &(&Field, &Field)| before.text()[old.1.clone()] != text[new.1.clone()];
        let mut changed = String::from("{");
        for (_, (name, value)) in fields.iter().zip(&now).filter(differs) {
            let comma = if changed.len() > 1 { "," } else { "" };
            changed.extend([comma, "\"", &text[name.clone()], "\":", &text[value.clone()]]);
        }
        changed.push('}');
        Raw::parse(&changed).ok().map(|text| Part { name: "seen", text })
    }
}

/// Notes a part, and that it changed if it is not as it was told.
fn news(told: &mut Vec<Part>, part: &Part, changed: &mut Parts) {
    match told.iter_mut().find(|known| known.name == part.name) {
        Some(known) if *known == *part => return,
        Some(known) => known.text = part.text.clone(),
        None => told.push(part.clone()),
    }
    changed.0.push(part.clone());
}

fn part<T: Serialize + ?Sized>(name: &'static str, data: &T) -> Part {
    Part { name, text: Raw::of(data) }
}

/// All but the chat and the matches that are over, which come line by line.
pub(crate) fn room_parts(view: &RoomView, choice: Raw) -> Vec<Part> {
    let RoomView { code, phase, host, public, watchers_allowed, players, seats, choice: _, .. } = view;
    let RoomView { invitation, knocks, .. } = view;
    let RoomView { not_yet, starting_until, commitment, stop_votes, matches: _, chat: _, .. } = view;
    vec![
        part("code", code),
        part("phase", phase),
        part("host", host),
        part("public", public),
        part("watchers_allowed", watchers_allowed),
        part("invitation", invitation),
        part("knocks", knocks),
        part("players", players),
        part("seats", seats),
        Part { name: "choice", text: choice },
        part("not_yet", not_yet),
        part("starting_until", starting_until),
        part("commitment", commitment),
        part("stop_votes", stop_votes),
    ]
}

/// The parts of a match that are the same for everyone. The id comes first.
pub(crate) struct SharedTable {
    id: String,
    public: Arc<Public>,
    parts: Vec<Part>,
}

/// What they are made from.
pub(crate) struct TableNow<'a> {
    pub(crate) id: &'a str,
    pub(crate) game: &'a str,
    pub(crate) names: &'a dyn Fn() -> Vec<String>,
    pub(crate) entries: usize,
    pub(crate) public: Arc<Public>,
    pub(crate) entropy: &'a [String],
}

impl SharedTable {
    /// All of them.
    pub(crate) fn new(now: &TableNow<'_>) -> Self {
        let TableNow { id, game, names, entries, public, entropy } = now;
        let parts = vec![
            part("id", id),
            part("game", game),
            part("names", &names()),
            part("entries", entries),
            part("seated", &public.seated),
            part("awaited", &public.awaited),
            part("idle", &public.idle),
            part("scores", &public.scores),
            part("deadline", &public.deadline),
            part("lapse", &public.lapse),
            part("outcome", &public.outcome),
            part("entropy", entropy),
        ];
        SharedTable { id: (*id).into(), public: public.clone(), parts }
    }

    /// The same match later: what is as it was is not written again. The names change with the room alone.
    pub(crate) fn follow(&mut self, now: &TableNow<'_>, room_changed: bool) {
        if self.id != now.id {
            *self = SharedTable::new(now);
            return;
        }
        let (was, is) = (std::mem::replace(&mut self.public, now.public.clone()), &now.public);
        if room_changed {
            self.put(part("names", &(now.names)()));
        }
        self.put(part("entries", &now.entries));
        if was.seated != is.seated {
            self.put(part("seated", &is.seated));
        }
        if was.awaited != is.awaited {
            self.put(part("awaited", &is.awaited));
        }
        if was.idle != is.idle {
            self.put(part("idle", &is.idle));
        }
        if was.scores != is.scores {
            self.put(part("scores", &is.scores));
        }
        if was.deadline != is.deadline {
            self.put(part("deadline", &is.deadline));
        }
        if was.lapse != is.lapse {
            self.put(part("lapse", &is.lapse));
        }
        if was.outcome != is.outcome {
            self.put(part("outcome", &is.outcome));
        }
    }

    fn put(&mut self, new: Part) {
        if let Some(part) = self.parts.iter_mut().find(|part| part.name == new.name) {
            *part = new;
        }
    }

    pub(crate) fn parts(&self) -> &[Part] {
        &self.parts
    }
}

/// The viewer's own, but for the game's own view. What is sent on arrival alone is left out.
pub(crate) fn own_parts(
    seen: &Observed,
    host_offers: Option<Raw>,
    may_say: bool,
    words: Option<(String, Vec<Said>)>,
) -> Vec<Part> {
    let mut parts = vec![Part { name: "offers", text: seen.offers.clone() }];
    parts.push(Part { name: "host_offers", text: host_offers.unwrap_or_else(Raw::empty_list) });
    parts.push(Part { name: "may_say", text: Raw::flag(may_say) });
    parts.extend(words.into_iter().flat_map(|(text, labels)| [part("text", &text), part("labels", &labels)]));
    parts
}
