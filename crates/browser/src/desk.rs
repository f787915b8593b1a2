//! Everything on one device: its rooms, and what else is asked of the rules.

use crate::asks::{self, Errand, Step};
use crate::clock::Dice;
use crate::protocol::{Ask, Begin, Open, PlayOn, Said, Saying, Told};
use crate::room::{Around, Awake, Letter};
use catalogue::{Catalogue, Raw};
use kernel::{Refusal, Source, fair, message};
use std::cell::OnceCell;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use table::{Command, House};

/// A room that comes from the device: code, snapshot, entries.
type Waking = (String, Option<String>, Vec<String>);

/// Something that was asked, with its number.
struct Asked {
    id: u64,
    errand: Errand,
    /// It waits for content.
    waits: bool,
}

/// Everything on one device.
#[derive(Default)]
pub struct Desk {
    /// Made when the first thing is said: that says what it has.
    house: OnceCell<Arc<House>>,
    dice: Dice,
    rooms: BTreeMap<String, Awake>,
    /// Rooms that lack content to be brought back.
    waking: Vec<Waking>,
    asked: VecDeque<Asked>,
    /// What cannot be had.
    /// A house for tests.
    chosen_deals: bool,
    told: Vec<Told>,
    wall: u64,
}

fn house(Begin { variants, content: promised, schemas, words, .. }: Begin) -> House {
    kernel::learn_schemas(schemas);
    // The game in front is what a new room begins with: one that needs no content.
    let mut catalogue = Catalogue::standard().led_by("nim");
    for (scope, tag, text) in words {
        catalogue = catalogue.with_words(&scope, Source::made(&tag, &scope, text));
    }
    let mut content = catalogue.stock();
    promised.iter().for_each(|promised| content.promise(promised));
    House { catalogue, content, variants }
}

fn furnished(house: &OnceCell<Arc<House>>) -> &Arc<House> {
    house.get_or_init(|| Arc::new(self::house(Begin::default())))
}

/// What the parts of a desk work with, beside themselves.
macro_rules! around {
    ($desk:ident) => {
        &mut Around {
            content: &furnished(&$desk.house).content,
            wall: $desk.wall,
            dice: &mut $desk.dice,
            told: &mut $desk.told,
            chosen_deals: $desk.chosen_deals,
        }
    };
}

impl Desk {
    /// A [`Saying`] in, a list of [`Told`] out, both as JSON.
    pub fn say(&mut self, saying: &str) -> String {
        match kernel::json::read::<Saying>(saying) {
            Ok(Saying { now, said }) => {
                self.wall = self.wall.max(now);
                self.hear(said);
                self.go_on();
            }
            Err(error) => self.told.push(Told::Unreadable { why: error.to_string() }),
        }
        self.tell()
    }

    /// Content that was wanted, by kind and name, as its file: the folder whose reader reads it, its ending, its bytes. What is
    /// not in it is not asked for again.
    pub fn bring(&mut self, (kind, name): (&str, &str), (folder, ending): (&str, &str), bytes: &[u8]) -> String {
        // What is read may speak of what is here: a model of its tiles.
        let mut found = self.house().content.clone();
        let folders = self.house().catalogue.iter().flat_map(|kind| kind.folders());
        for reader in folders.filter(|reader| reader.name == folder && (reader.claims)(bytes)) {
            let _ = (reader.read)(name, ending, bytes, &mut found);
        }
        if !self.house().content.keep_promise(&found) {
            self.house().content.give_up(kind, name);
        }
        self.ask_again();
        self.go_on();
        self.tell()
    }

    fn house(&self) -> &Arc<House> {
        furnished(&self.house)
    }

    fn tell(&mut self) -> String {
        let wake = self.rooms.values().filter_map(Awake::wake).min();
        self.told.extend(wake.map(Told::Wake));
        let thinks = self.rooms.values().any(|room| !room.work.is_empty());
        if thinks || self.asked.iter().any(|asked| !asked.waits) {
            self.told.push(Told::Busy);
        }
        Raw::of(&std::mem::take(&mut self.told)).text().to_string()
    }

    fn hear(&mut self, said: Said) {
        match said {
            Said::Begin(begin) => {
                self.dice = Dice::new(&begin.random);
                self.chosen_deals = begin.chosen_deals;
                self.house = OnceCell::from(Arc::new(house(begin)));
            }
            Said::Room { code, snapshot, entries } => self.wake((code, snapshot, entries)),
            Said::Frame { room, from, frame } => self.post(&room, Letter::Frame { from, frame }),
            Said::Gone { room, from } => self.post(&room, Letter::Gone { from }),
            Said::Kept { room } => {
                if let Some(room) = self.rooms.get_mut(&room) {
                    room.kept(around!(self));
                }
            }
            Said::Forget { room } => drop(self.rooms.remove(&room)),
            Said::Missing { kind, name } => {
                self.house().content.give_up(&kind, &name);
                self.ask_again();
            }
            Said::Ask { id, what } => self.ask(id, *what),
            Said::Drop { id } => self.asked.retain(|asked| asked.id != id),
            Said::Tick => {}
            Said::Work => self.work(),
        }
    }

    /// Who waited for content asks again.
    fn ask_again(&mut self) {
        self.rooms.values_mut().for_each(|room| room.waits = false);
        self.asked.iter_mut().for_each(|asked| asked.waits = false);
        for room in std::mem::take(&mut self.waking) {
            self.wake(room);
        }
    }

    fn wake(&mut self, room: Waking) {
        let (code, snapshot, entries) = &room;
        self.house().content.wanted();
        let loaded = Awake::load(&self.house().clone(), snapshot.as_deref(), entries, around!(self));
        if self.wants() {
            return self.waking.push(room);
        }
        match loaded {
            Ok(awake) => drop(self.rooms.insert(code.clone(), awake)),
            Err(why) => self.told.push(Told::Fault { room: code.clone(), why }),
        }
    }

    /// Was anything just asked for that is to be fetched?
    fn wants(&mut self) -> bool {
        let wanted = self.house().content.wanted();
        let any = !wanted.is_empty();
        self.told.extend(wanted.into_iter().map(|(kind, name)| Told::Want { kind, name }));
        any
    }

    fn post(&mut self, code: &str, letter: Letter) {
        if let Some(room) = self.rooms.get_mut(code) {
            room.post(letter);
        }
    }

    /// Every room goes on as far as it can. One that is at fault is dropped: the worker loads it again.
    fn go_on(&mut self) {
        let mut faults = Vec::new();
        for (code, room) in &mut self.rooms {
            if let Err(fault) = room.go_on(around!(self)) {
                faults.push((code.clone(), fault.to_string()));
            }
        }
        for (room, why) in faults {
            self.rooms.remove(&room);
            self.told.push(Told::Fault { room, why });
        }
    }

    fn ask(&mut self, id: u64, ask: Ask) {
        let (room, letter) = match ask {
            Ask::Open(open) => return self.open(id, open),
            Ask::PlayOn(from) => return self.play_on(id, from),
            Ask::Card { room } => (room, Letter::Card { id }),
            Ask::RoomPast { room, token, at } => (room, Letter::Past { token, at, id }),
            other => {
                let errand = asks::errand(other);
                return self.asked.extend(errand.map(|errand| Asked { id, errand, waits: false }));
            }
        };
        if self.rooms.contains_key(&room) {
            return self.post(&room, letter);
        }
        let error = Some(Refusal::new("server.no_room", message!("server-no-room")));
        self.told.push(Told::Answer { id, ok: None, error });
    }

    fn open(&mut self, id: u64, open: Open) {
        let token = fair::to_hex(&self.dice.roll());
        let opened =
            Awake::open(&self.house().clone(), &open.code, open.deal.filter(|_| self.chosen_deals), around!(self));
        let Open { code, name, game, preset, rules, .. } = open;
        let Ok(mut room) = opened else {
            return self.told.push(Told::Fault { room: code, why: "it does not fit".into() });
        };
        let last = game.is_none().then_some(id);
        room.post(Letter::Join { name, token: token.clone(), id: last });
        if let Some(game) = game {
            room.post(Letter::Choose { what: Box::new(Command::Choose { game, preset, rules }), token, id });
        }
        self.rooms.insert(code, room);
    }

    fn play_on(&mut self, id: u64, from: Box<PlayOn>) {
        let token = fair::to_hex(&self.dice.roll());
        let opened = Awake::open(&self.house().clone(), &from.code, None, around!(self));
        let code = from.code.clone();
        let Ok(mut room) = opened else {
            return self.told.push(Told::Fault { room: code, why: "it does not fit".into() });
        };
        room.post(Letter::Join { name: from.name.clone(), token: token.clone(), id: None });
        room.post(Letter::PlayOn { from, token, id });
        self.rooms.insert(code, room);
    }

    /// One thing that takes long: rooms first, people wait there.
    fn work(&mut self) {
        if self.rooms.values_mut().any(Awake::work_off) {
            return;
        }
        let Some(place) = self.asked.iter().position(|asked| !asked.waits) else { return };
        let Some(mut asked) = self.asked.remove(place) else { return };
        let (id, house) = (asked.id, self.house().clone());
        house.content.wanted();
        let step = (asked.errand)(&house);
        if self.wants() {
            asked.waits = true;
            return self.asked.push_back(asked);
        }
        match step {
            Step::Done(Ok(found)) => self.told.push(Told::Answer { id, ok: Some(found), error: None }),
            Step::Done(Err(why)) => self.told.push(Told::Answer { id, ok: None, error: Some(why) }),
            Step::More(news) => {
                self.told.extend(news.map(|news| Told::Progress { id, news }));
                self.asked.push_back(asked);
            }
        }
    }
}
