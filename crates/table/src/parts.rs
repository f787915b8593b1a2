//! What changed. A view has named parts; a part is told whole or not at all.
//!
//! The parts of a match are those of [`TableView`](crate::TableView), and of the game's own view each of its fields: `view`
//! tells it whole, `seen` tells the fields that are not as they were told.

use crate::view::{RoomView, Said};
use catalogue::{Field, Observed, Public, Raw};
use foldhash::quality::RandomState;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock};

/// A part of a view: its name, how it is sent, and a mark of that text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Part {
    name: &'static str,
    text: Raw,
    mark: Mark,
}

impl Part {
    fn new(name: &'static str, text: Raw) -> Self {
        let mark = mark_of(text.text());
        Part { name, text, mark }
    }
}

/// What is remembered of a text that was told: another text has, as good as certainly, another mark. Nobody outside knows how
/// it comes about, and every program's own differ.
type Mark = u64;

static HOW: LazyLock<RandomState> = LazyLock::new(RandomState::default);

fn mark_of(text: &str) -> Mark {
    HOW.hash_one(text)
}

/// Some parts of a view: those that changed, each with its name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parts(Vec<(&'static str, Raw)>);

impl Parts {
    /// Is there nothing to tell?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Is nothing another but the number of entries?
    pub(crate) fn is_one_more_entry(&self) -> bool {
        matches!(self.0.as_slice(), [("entries", _)])
    }

    fn if_any(self) -> Option<Self> {
        (!self.is_empty()).then_some(self)
    }
}

impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, text) in &self.0 {
            map.serialize_entry(name, text)?;
        }
        map.end()
    }
}

/// What a viewer was told last: a mark for each part, in their order. Held for whoever is connected, by the one who tells.
/// Most rooms are quiet most of the time, so the texts themselves are not kept.
#[derive(Clone, Debug, Default)]
pub struct Told {
    room: Vec<Mark>,
    /// The first one is that of the match's name.
    table: Vec<Mark>,
    /// The fields of the game's own view: of their names together, then of each value.
    seen: Vec<Mark>,
}

impl Told {
    /// There is no match any more.
    pub(crate) fn forget_table(&mut self) {
        (self.table, self.seen) = (Vec::new(), Vec::new());
    }

    /// The parts of the room that are not as they were told.
    pub(crate) fn changed_room(&mut self, parts: &[Part]) -> Option<Parts> {
        changed(&mut self.room, parts.iter()).if_any()
    }

    /// The parts of the match that are not as they were told; all of them, if it is another match.
    pub(crate) fn changed_table(&mut self, shared: &[Part], own: &[Part], view: &Raw) -> Option<Parts> {
        if shared.first().map(|id| &id.mark) != self.table.first() {
            self.forget_table();
        }
        let mut changed = changed(&mut self.table, shared.iter().chain(own));
        changed.0.extend(self.changed_view(view));
        changed.if_any()
    }

    /// The fields of the game's own view that are not as they were told, or all of it where it has other fields.
    fn changed_view(&mut self, view: &Raw) -> Option<(&'static str, Raw)> {
        let (text, fields) = (view.text(), view.fields());
        let now = marks_of(text, &fields);
        let before = std::mem::replace(&mut self.seen, now);
        if before == self.seen {
            return None;
        }
        if fields.is_empty() || before.len() != self.seen.len() || before.first() != self.seen.first() {
            return Some(("view", view.clone()));
        }
        let mut changed = String::from("{");
        let values = before.iter().zip(&self.seen).skip(1);
        for ((name, value), _) in fields.into_iter().zip(values).filter(|(_, (old, new))| old != new) {
            let comma = if changed.len() > 1 { "," } else { "" };
            changed.extend([comma, "\"", &text[name], "\":", &text[value]]);
        }
        changed.push('}');
        Raw::parse(&changed).ok().map(|text| ("seen", text))
    }
}

/// The parts that are not as they were told; from now on they were.
fn changed<'a>(told: &mut Vec<Mark>, parts: impl Iterator<Item = &'a Part> + Clone) -> Parts {
    told.resize(parts.clone().count(), 0);
    let news = |(told, part): (&mut Mark, &Part)| {
        let before = std::mem::replace(told, part.mark);
        (before != part.mark).then(|| (part.name, part.text.clone()))
    };
    Parts(told.iter_mut().zip(parts).filter_map(news).collect())
}

/// A mark of the names of all fields, then one of each value; of something without fields, one of all of it.
fn marks_of(text: &str, fields: &[Field]) -> Vec<Mark> {
    if fields.is_empty() {
        return vec![mark_of(text)];
    }
    let mut marks = Vec::with_capacity(1 + fields.len());
    let mut names = HOW.build_hasher();
    fields.iter().for_each(|(name, _)| text[name.clone()].hash(&mut names));
    marks.push(names.finish());
    marks.extend(fields.iter().map(|(_, value)| mark_of(&text[value.clone()])));
    marks
}

fn part<T: Serialize + ?Sized>(name: &'static str, data: &T) -> Part {
    Part::new(name, Raw::of(data))
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
        Part::new("choice", choice),
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
    let mut parts = vec![
        Part::new("offers", seen.offers.clone()),
        Part::new("host_offers", host_offers.unwrap_or_else(Raw::empty_list)),
        Part::new("may_say", Raw::flag(may_say)),
    ];
    parts.extend(words.into_iter().flat_map(|(text, labels)| [part("text", &text), part("labels", &labels)]));
    parts
}
