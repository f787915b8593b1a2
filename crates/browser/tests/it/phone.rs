//! A device with its worker: what is kept is in a list, time is what the test says, and content comes when it is wanted.

use browser::Desk;
use catalogue::Catalogue;
use kernel::Content;
use serde_json::{Value, json};
use std::collections::BTreeMap;

pub(crate) const ROOM: &str = "0BCDF";

/// The number of the one connection there is.
const LINE: u64 = 7;

/// What is kept of a room.
#[derive(Clone, Default)]
pub(crate) struct Kept {
    pub(crate) snapshot: Option<String>,
    pub(crate) entries: Vec<String>,
}

pub(crate) struct Phone {
    desk: Desk,
    now: u64,
    pub(crate) kept: Kept,
    pub(crate) finished: BTreeMap<String, String>,
    /// Frames that came, in order.
    pub(crate) heard: Vec<Value>,
    answers: BTreeMap<u64, Value>,
    pub(crate) wanted: Vec<String>,
    /// What can be fetched.
    shelf: Content,
    /// Entries are not kept: the next one waits.
    pub(crate) holds: bool,
    pub(crate) held: bool,
    busy: bool,
    wake: Option<u64>,
    token: String,
    commands: u64,
    /// The match as it was told last, its parts put together.
    pub(crate) table: Value,
}

impl Phone {
    /// With a module that has no content in it, as in a browser: all of it is promised.
    pub(crate) fn new() -> Self {
        Phone::with(Catalogue::standard().stock())
    }

    pub(crate) fn with(shelf: Content) -> Self {
        let mut phone = Phone {
            desk: Desk::default(),
            now: 1_000_000,
            kept: Kept::default(),
            finished: BTreeMap::new(),
            heard: Vec::new(),
            answers: BTreeMap::new(),
            wanted: Vec::new(),
            shelf,
            holds: false,
            held: false,
            busy: false,
            wake: None,
            token: String::new(),
            commands: 0,
            table: Value::Null,
        };
        phone.begin();
        phone
    }

    fn begin(&mut self) {
        let promised: Vec<Value> = self.shelf.files().map(|(what, _)| json!(what)).collect();
        let random = "5a".repeat(32);
        self.say(&json!({ "begin": { "random": random, "content": promised } }));
    }

    /// The battery is dead: what is not kept is gone. It comes back with what is.
    pub(crate) fn dies(&mut self) {
        self.desk = Desk::default();
        (self.busy, self.held, self.wake) = (false, false, None);
        self.begin();
        let Kept { snapshot, entries } = self.kept.clone();
        self.say(&json!({ "room": { "code": ROOM, "snapshot": snapshot, "entries": entries } }));
        self.hello();
    }

    pub(crate) fn say(&mut self, said: &Value) {
        let told = self.desk.say(&json!({ "now": self.now, "said": said }).to_string());
        self.hear(&told);
    }

    /// Everything that was told, and what comes of it.
    fn hear(&mut self, told: &str) {
        let told: Vec<Value> = serde_json::from_str(told).expect("JSON comes out");
        for one in told {
            if one == "busy" {
                self.busy = true;
                continue;
            }
            let (what, about) = one.as_object().and_then(|map| map.iter().next()).expect("one thing");
            match what.as_str() {
                "frame" => self.frame(&about["frame"]),
                "keep" => self.keep(about),
                "wake" => self.wake = about.as_u64(),
                "answer" => drop(self.answers.insert(about["id"].as_u64().expect("a number"), about.clone())),
                "want" => self.fetch(about["kind"].as_str().unwrap_or(""), about["name"].as_str().unwrap_or("")),
                "close" | "progress" => {}
                other => panic!("{other}: {about}"),
            }
        }
    }

    fn frame(&mut self, frame: &Value) {
        self.heard.push(frame.clone());
        let told = if frame["welcome"].is_object() { &frame["welcome"]["table"] } else { &frame["tidings"]["table"] };
        let Some(parts) = told.as_object() else { return };
        if told["id"].is_string() || !self.table.is_object() {
            self.table = told.clone();
        } else {
            parts.iter().for_each(|(name, part)| self.table[name] = part.clone());
        }
    }

    fn keep(&mut self, keep: &Value) {
        if self.holds {
            self.held = true;
            return;
        }
        if keep["snapshot"].is_string() {
            self.kept = Kept { snapshot: keep["snapshot"].as_str().map(str::to_string), entries: Vec::new() };
        }
        self.kept.entries.push(keep["entry"].as_str().expect("a text").to_string());
        if let (Some(id), Some(log)) = (keep["finished"][0].as_str(), keep["finished"][1].as_str()) {
            self.finished.insert(id.into(), log.into());
        }
        self.say(&json!({ "kept": { "room": ROOM } }));
    }

    fn fetch(&mut self, kind: &str, name: &str) {
        self.wanted.push(format!("{kind} {name}"));
        let file = self.shelf.files().find(|(what, _)| what.kind == kind && what.name == name);
        let told = match file.map(|(_, file)| (file.folder, file.ending, (file.bytes)())) {
            Some((folder, ending, bytes)) => self.desk.bring((kind, name), (folder, ending), &bytes),
            None => {
                return self.say(&json!({ "missing": { "kind": kind, "name": name } }));
            }
        };
        self.hear(&told);
    }

    /// Works off all there is, without letting time pass.
    pub(crate) fn settle(&mut self) {
        while std::mem::take(&mut self.busy) {
            self.say(&json!("work"));
        }
    }

    /// Lets time pass to the next thing that happens by itself.
    pub(crate) fn wait(&mut self) -> bool {
        self.settle();
        let Some(wake) = self.wake.take() else { return false };
        self.now = self.now.max(wake);
        self.say(&json!("tick"));
        self.settle();
        true
    }

    /// Asks, and gives the answer.
    pub(crate) fn ask(&mut self, what: &Value) -> Result<Value, Value> {
        self.commands += 1;
        let id = 1_000_000 + self.commands;
        self.say(&json!({ "ask": { "id": id, "what": what } }));
        self.settle();
        let answer = self.answers.remove(&id).expect("an answer");
        if answer["error"].is_null() { Ok(answer["ok"].clone()) } else { Err(answer["error"].clone()) }
    }

    /// Opens the room and sits down at it.
    pub(crate) fn open(&mut self, game: &str, preset: Option<&str>) -> Result<(), Value> {
        let pass = self.ask(&json!({ "open": { "code": ROOM, "name": "Ann", "game": game, "preset": preset } }))?;
        self.token = pass["token"].as_str().expect("a token").to_string();
        self.hello();
        Ok(())
    }

    /// Opens the room with a match that is played on, and sits down at it.
    pub(crate) fn play_on(&mut self, log: &str, at: usize, seat: u8, bot: &str) -> Result<(), Value> {
        let from =
            json!({ "code": ROOM, "name": "Ann", "log": log, "at": at, "seat": seat, "bot": bot, "entropy": "of Ann" });
        let pass = self.ask(&json!({ "play_on": from }))?;
        self.token = pass["token"].as_str().expect("a token").to_string();
        self.hello();
        Ok(())
    }

    fn hello(&mut self) {
        let hello = json!({ "v": 3, "room": ROOM, "token": self.token, "device": "phone" });
        self.say(&json!({ "frame": { "room": ROOM, "from": LINE, "frame": { "hello": hello } } }));
        self.settle();
    }

    /// A command; gives the refusals, or that nobody answered.
    pub(crate) fn command(&mut self, what: &Value) -> Option<Vec<Value>> {
        self.commands += 1;
        let id = self.commands;
        self.heard.clear();
        let frame = json!({ "do": { "id": id, "what": what } });
        self.say(&json!({ "frame": { "room": ROOM, "from": LINE, "frame": frame } }));
        let found = self.heard.iter().find_map(|frame| match () {
            () if frame["ok"]["id"] == id => Some(Vec::new()),
            () if frame["refused"]["id"] == id => frame["refused"]["refusals"].as_array().cloned(),
            () => None,
        });
        self.settle();
        found
    }

    pub(crate) fn token(&self) -> &str {
        &self.token
    }

    /// What the coach advises now.
    pub(crate) fn coach(&mut self) -> Value {
        self.commands += 1;
        let (id, from) = (self.commands, LINE);
        self.heard.clear();
        let frame = json!({ "coach": { "id": id, "last": false } });
        self.say(&json!({ "frame": { "room": ROOM, "from": from, "frame": frame } }));
        self.settle();
        let said = self.heard.iter().find(|frame| frame["coach"]["id"] == id).expect("an answer");
        said["coach"]["advice"].clone()
    }

    /// Bots sit down until there are enough, and it begins.
    pub(crate) fn start(&mut self, bot: &str, bots: usize) {
        for _ in 0..bots {
            assert_eq!(self.command(&json!({ "add_bot": { "bot": bot } })), Some(vec![]));
        }
        assert_eq!(self.command(&json!({ "ready": { "entropy": "of Ann" } })), Some(vec![]));
        assert_eq!(self.command(&json!("start")), Some(vec![]));
        while self.table.is_null() {
            assert!(self.wait(), "it begins");
        }
    }

    /// Ann does the first thing that she is offered; if there is nothing, time passes. Gives whether the match goes on.
    pub(crate) fn step(&mut self) -> bool {
        self.settle();
        if !self.table["outcome"].is_null() {
            return false;
        }
        let offers = self.table["offers"].as_array().cloned().unwrap_or_default();
        let exact = offers.iter().find_map(|offer| match &offer["each"] {
            Value::Object(fields) => {
                Some(fields.iter().map(|(name, values)| (name.clone(), values[0].clone())).collect::<Value>())
            }
            _ => offer["what"].get("exact").cloned(),
        });
        match exact {
            Some(action) if self.command(&json!({ "act": action })) == Some(vec![]) => true,
            _ => self.wait(),
        }
    }
}
