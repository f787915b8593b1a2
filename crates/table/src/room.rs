//! A room and how its events fold.

use crate::bots::{BotSeat, bot_name, bots_of};
use crate::door::{Former, Knock, Went};
use crate::event::{Entry, Event, Sitter};
use crate::parts::{Part, SharedTable};
use crate::roll::Roll;
use crate::view::{Brief, ChatLine, remember};
use crate::{House, Now};
use catalogue::{AnyKind, AnyMatch, Coaching, Raw};
use kernel::log::Header;
use kernel::{Chance, ENGLISH, Message, Moment, Places, Refusal, Reveal, RuleSpec, Seat, Standing, Viewer, fair};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use ts_rs::TS;

/// A person's number in a room, from 1. Public.
pub type PlayerId = u32;

/// What a judgement gives: the entry that should happen, or every reason why not.
pub type Judged = Result<Entry, Vec<Refusal>>;

/// How many entries a room remembers for those who reconnect.
const REMEMBERED: usize = 512;
/// For so many more there is room when there is none.
const FEW_MORE: usize = 8;
/// How many finished matches a room lists. All of them are kept, and found by their links.
const SHOWN_MATCHES: usize = 100;
/// How many devices of a player are remembered.
const DEVICES: usize = 8;
/// How many commands of a device are remembered: as many as may be on their way when a connection breaks.
const COMMANDS: usize = 64;

/// Where a room stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People come, rules are chosen.
    #[default]
    Lobby,
    /// Entropy is gathered for the shuffle.
    Starting,
    /// A match is on.
    Playing,
    /// Its results are shown.
    Over,
    /// It is no more.
    Closed,
}

/// Someone in the room.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// What they are called.
    pub name: String,
    /// The hashes of their tokens, one a device.
    pub tokens: Vec<String>,
    /// Is any of their devices connected?
    pub online: bool,
    /// Since when they are as they are.
    pub since: Moment,
    /// Ready, with entropy.
    pub ready: Option<String>,
    /// Where they come from, in letters that tell nobody else.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub from: String,
}

/// The game and the rules that are chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// Which game.
    pub game: String,
    /// From which preset.
    pub preset: Option<String>,
    /// In full. Shared with the match that is played by them.
    pub rules: Arc<[RuleSpec]>,
    /// How many may play.
    pub places: Places,
}

/// A finished match of this room.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// Its name.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What the seats were called.
    pub names: Vec<String>,
    /// Which of them were bots.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<BotSeat>,
    /// How it ended.
    pub standings: Vec<Standing>,
}

/// All that is plain data in a room.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Data {
    pub(crate) code: String,
    pub(crate) seq: u64,
    pub(crate) clock: Moment,
    pub(crate) wall: u64,
    pub(crate) phase: Phase,
    pub(crate) public: bool,
    pub(crate) watchers: bool,
    /// Stands in the link of a private room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) invitation: Option<String>,
    /// Who waits at the door.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) knocks: BTreeMap<PlayerId, Knock>,
    /// Who went, to be known again.
    #[serde(default, skip_serializing_if = "VecDeque::is_empty")]
    pub(crate) former: VecDeque<Former>,
    pub(crate) host: PlayerId,
    pub(crate) next_player: PlayerId,
    pub(crate) players: Roll<PlayerId, Player>,
    pub(crate) seats: Vec<Sitter>,
    /// What those were called who left in the match, and whose seats stay.
    #[serde(default)]
    pub(crate) gone: BTreeMap<PlayerId, String>,
    pub(crate) teams: BTreeMap<Seat, u8>,
    pub(crate) stand_ins: BTreeMap<Seat, String>,
    pub(crate) choice: Option<Choice>,
    /// The secret of the next or running match, and its name.
    pub(crate) secret: String,
    pub(crate) match_id: String,
    /// The name that the shuffle is bound to: that of the first match with this deal.
    #[serde(default)]
    pub(crate) deal: String,
    pub(crate) entropy: Vec<String>,
    pub(crate) starting_until: Option<Moment>,
    pub(crate) stop_votes: Vec<PlayerId>,
    pub(crate) used: Vec<String>,
    /// The last matches that were played here, and how many there were.
    pub(crate) finished: VecDeque<Finished>,
    pub(crate) played: u32,
    pub(crate) chat: VecDeque<(ChatLine, Option<Vec<PlayerId>>)>,
    /// The last commands of each device, and the entries that they made.
    pub(crate) commands: Roll<String, VecDeque<(u64, u64)>>,
}

/// A room as it is kept: a snapshot of it, to which later entries are applied.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    data: Data,
    /// The log of the running match.
    log: Option<String>,
}

/// Why a room cannot be brought back, or an entry not be folded.
#[derive(Debug, thiserror::Error)]
#[error("room {code}, entry {seq}: {why}")]
pub struct RoomFault {
    /// Which room.
    pub code: String,
    /// After which entry.
    pub seq: u64,
    /// What is wrong.
    pub why: String,
}

/// What a bot was asked, and what it wants.
pub(crate) struct Planned {
    /// For the match with so many entries.
    pub(crate) entries: usize,
    /// When it was asked.
    pub(crate) asked: Moment,
    /// Does it still think?
    pub(crate) thinks: bool,
    /// What and when; nothing: it waits.
    pub(crate) wish: Option<(Raw, Moment)>,
}

/// A room.
pub struct Room {
    pub(crate) house: Arc<House>,
    pub(crate) data: Data,
    pub(crate) table: Option<Box<dyn AnyMatch>>,
    /// Recent entries, for those who reconnect.
    pub(crate) recent: VecDeque<Brief>,
    pub(crate) plans: BTreeMap<Seat, Planned>,
    /// What is chosen, the room after an entry, and what all may know of the match, as they are sent.
    pub(crate) choice: OnceCell<Raw>,
    pub(crate) shared_room: RefCell<Option<(u64, Vec<Part>)>>,
    pub(crate) shared: RefCell<Option<SharedTable>>,
    pub(crate) bot_luck: Chance,
}

impl Room {
    /// A new room: its first entry is already applied; see [`Room::first_entry`].
    pub fn create(house: Arc<House>, code: &str, public: bool, now: &Now) -> Self {
        let mut room = Room::empty(house, Data::default(), now);
        let entry = room.first_entry(code, public, now);
        room.fold(&entry).expect("a first entry fits");
        room
    }

    /// The entry that a new room begins with.
    pub fn first_entry(&self, code: &str, public: bool, now: &Now) -> Entry {
        let mut events = vec![Event::Created { code: code.into(), public }];
        events.push(committed(code, 1, now));
        if let Some(kind) = self.house.catalogue.iter().next()
            && let Ok(specs) = kind.specs(None, vec![])
            && let Ok(chosen) = kind.choose(&specs, &self.house.content)
        {
            let preset = kind.presets().first().map(|preset| preset.id.clone());
            let game = kind.about().id.into();
            events.push(Event::Chose { game, preset, rules: chosen.specs, places: chosen.places });
        }
        Entry { seq: 1, at: now.at, wall: now.wall, by: None, events }
    }

    fn empty(house: Arc<House>, data: Data, now: &Now) -> Self {
        Room {
            house,
            data,
            table: None,
            recent: VecDeque::new(),
            plans: BTreeMap::new(),
            choice: OnceCell::new(),
            shared_room: RefCell::default(),
            shared: RefCell::default(),
            bot_luck: Chance::new(now.random),
        }
    }

    /// Brings a room back from what was kept.
    pub fn load(
        house: Arc<House>,
        snapshot: Option<Snapshot>,
        entries: &[Entry],
        now: &Now,
    ) -> Result<Self, RoomFault> {
        let Snapshot { data, log } = snapshot.unwrap_or(Snapshot { data: Data::default(), log: None });
        let mut room = Room::empty(house, data, now);
        if let Some(log) = log {
            room.sit_down(&log)?;
            room.rename_seats();
            room.seat_bots();
        }
        for entry in entries {
            room.apply(entry)?;
        }
        Ok(room)
    }

    /// All of it, to be kept.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { data: self.data.clone(), log: self.table.as_ref().map(|table| table.log(None)) }
    }

    /// Folds an entry that is durable.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), RoomFault> {
        if entry.seq != self.data.seq + 1 {
            return Err(self.fault(&format!("entry {} does not follow", entry.seq)));
        }
        self.fold(entry)
    }

    fn note_command(&mut self, device: &str, number: u64, seq: u64) {
        let done = self.data.commands.get_or_default(device.into());
        done.push_back((number, seq));
        if done.len() > COMMANDS {
            done.pop_front();
        }
        // Names of devices come from outside: the one unused for longest makes room.
        let player = device.split('/').next().unwrap_or_default();
        let theirs = || self.data.commands.iter().filter(|(name, _)| name.split('/').next() == Some(player));
        if theirs().count() > DEVICES {
            let oldest =
                theirs().min_by_key(|(_, done)| done.back().map(|(_, seq)| *seq)).map(|(name, _)| name.clone());
            oldest.map(|name| self.data.commands.remove(&name));
        }
    }

    fn fold(&mut self, entry: &Entry) -> Result<(), RoomFault> {
        self.data.seq = entry.seq;
        self.data.clock = self.data.clock.max(entry.at);
        self.data.wall = entry.wall;
        if let Some((device, number)) = &entry.by {
            self.note_command(device, *number, entry.seq);
        }
        let mut brief = Brief::new(entry.seq, entry.at);
        for event in &entry.events {
            remember(self, event, &mut brief);
            self.evolve(event)?;
        }
        // Little by little: most rooms are quiet long before they remember this many.
        if self.recent.len() == self.recent.capacity() {
            self.recent.reserve_exact(FEW_MORE);
        }
        self.recent.push_back(brief);
        if self.recent.len() > REMEMBERED {
            self.recent.pop_front();
        }
        Ok(())
    }

    fn evolve(&mut self, event: &Event) -> Result<(), RoomFault> {
        let clock = self.data.clock;
        match event {
            Event::Created { code, public } => {
                let data = &mut self.data;
                (data.code, data.public, data.watchers, data.next_player) = (code.clone(), *public, true, 1);
            }
            Event::Joined { player, name, token, from } => {
                self.welcome_back(*player);
                let (name, tokens, from) = (name.clone(), vec![token.clone()], from.clone());
                let joined = Player { name, tokens, online: false, since: clock, ready: None, from };
                self.data.players.insert(*player, joined);
                self.data.next_player = self.data.next_player.max(player + 1);
            }
            Event::Token { player, token } => self.person(*player, |person| person.tokens.push(token.clone())),
            Event::Knocked { player, name, token, from, watch, why } => {
                let (name, token, from) = (name.clone(), token.clone(), from.clone());
                self.knocked(*player, Knock { name, token, from, watch: *watch, why: *why });
            }
            Event::KnockOver { player, turned_away } => self.knock_over(*player, *turned_away),
            Event::Private { invitation } => self.data.invitation.clone_from(invitation),
            Event::Left { player, kicked } => self.forget_player(*player, *kicked),
            Event::Renamed { player, name } => {
                self.person(*player, |person| person.name.clone_from(name));
                self.rename_seats();
            }
            Event::Presence { player, online } => {
                self.person(*player, |person| (person.online, person.since) = (*online, clock));
            }
            Event::Host { player } => self.data.host = *player,
            Event::Seated { seats } => {
                self.data.seats.clone_from(seats);
                self.rename_seats();
            }
            Event::Team { seat, team } => {
                self.data.teams.insert(*seat, *team);
            }
            Event::Chose { game, preset, rules, places } => {
                let (game, preset, rules) = (game.clone(), preset.clone(), rules.as_slice().into());
                self.data.choice = Some(Choice { game, preset, rules, places: *places });
                self.choice = OnceCell::new();
                self.data.teams.clear();
                self.data.players.values_mut().for_each(|person| person.ready = None);
            }
            Event::Opened { public, watchers } => {
                (self.data.public, self.data.watchers) = (*public, *watchers);
            }
            Event::Committed { id, secret } => {
                (self.data.match_id, self.data.secret) = (id.clone(), secret.clone());
                self.data.deal.clone_from(id);
                self.data.entropy.clear();
            }
            Event::SameDeal { id } => self.data.match_id.clone_from(id),
            Event::Ready { player, entropy } => self.person(*player, |person| person.ready = Some(entropy.clone())),
            Event::Unready { player } => self.person(*player, |person| person.ready = None),
            Event::Starting { until } => {
                (self.data.phase, self.data.starting_until) = (Phase::Starting, Some(*until));
            }
            Event::Started { header, deal, entropy, taken } => self.start(header, deal, entropy, taken)?,
            Event::Played { line } => self.play(line)?,
            Event::StoodIn { seat, bot } => self.stand_in(*seat, bot.as_deref()),
            Event::StopVote { player, stop } => {
                self.data.stop_votes.retain(|other| other != player);
                if *stop {
                    self.data.stop_votes.push(*player);
                }
            }
            // Only to be told: the line of the match that follows ends it.
            Event::EndedByHost { .. } => {}
            Event::Said { player, text, emoji, hearers } => {
                let name = self.name_of(*player);
                let (seq, at, text) = (self.data.seq, clock, text.clone());
                let line = ChatLine { seq, at, player: Some(*player), name, text, emoji: *emoji };
                self.data.chat.push_back((line, hearers.clone()));
                if self.data.chat.len() > 100 {
                    self.data.chat.pop_front();
                }
            }
            Event::Finished { id, standings } => {
                let header = self.table.as_ref().map(|table| table.header().clone());
                let (game, names) = header.as_ref().map(|of| (of.game.clone(), of.names.clone())).unwrap_or_default();
                let known = self.house.catalogue.get(&game).map(|kind| kind.bots());
                let bots = header.map(|header| bots_of(&header, known.unwrap_or_default())).unwrap_or_default();
                let used = self.table.as_ref().map(|table| table.used()).unwrap_or_default();
                // Also what other games of the evening used up; what was used last stands last.
                self.data.used.retain(|before| !used.contains(before));
                self.data.used.extend(used);
                let (id, standings) = (id.clone(), standings.clone());
                self.data.finished.push_back(Finished { id, game, names, bots, standings });
                if self.data.finished.len() > SHOWN_MATCHES {
                    self.data.finished.pop_front();
                }
                self.data.played += 1;
                self.data.phase = Phase::Over;
            }
            Event::BackToLobby => {
                self.table = None;
                self.plans.clear();
                let data = &mut self.data;
                (data.phase, data.starting_until) = (Phase::Lobby, None);
                data.stand_ins.clear();
                data.stop_votes.clear();
                data.gone.clear();
                data.players.values_mut().for_each(|person| person.ready = None);
            }
            Event::Closed => {
                self.data.phase = Phase::Closed;
                self.data.starting_until = None;
            }
        }
        Ok(())
    }

    fn person(&mut self, player: PlayerId, change: impl FnOnce(&mut Player)) {
        if let Some(person) = self.data.players.get_mut(&player) {
            change(person);
        }
    }

    fn forget_player(&mut self, player: PlayerId, kicked: bool) {
        let seated = self.data.phase == Phase::Playing && self.seat_of(player).is_some();
        let person = self.data.players.remove(&player);
        if let Some(Player { name, tokens, from, .. }) = person.clone() {
            let went = if kicked { Went::SentAway } else { Went::Left };
            let seat_in = seated.then(|| self.data.match_id.clone());
            self.remember_former(Former { player, name, tokens, from, went, seat_in });
        }
        self.data.stop_votes.retain(|other| *other != player);
        // In a match and while its results are shown the seat stays, so that the others keep their numbers.
        if matches!(self.data.phase, Phase::Playing | Phase::Over) {
            self.data.gone.extend(person.map(|person| (player, person.name)));
        } else {
            self.data.seats.retain(|sitter| *sitter != Sitter::Player(player));
        }
    }

    fn start(&mut self, header: &Header, deal: &Raw, entropy: &[String], taken: &[Raw]) -> Result<(), RoomFault> {
        self.data.entropy = entropy.to_vec();
        let mut log = format!("{}\n{}\n", Raw::of(header).text(), deal.text());
        taken.iter().for_each(|line| log.extend([line.text(), "\n"]));
        self.sit_down(&log)?;
        let data = &mut self.data;
        (data.phase, data.starting_until) = (Phase::Playing, None);
        data.stop_votes.clear();
        data.stand_ins.clear();
        self.seat_bots();
        Ok(())
    }

    /// Goes on with this match.
    fn sit_down(&mut self, log: &str) -> Result<(), RoomFault> {
        let table = self.resume(log)?;
        let rules = &table.header().rules;
        if let Some(choice) = self.data.choice.as_mut().filter(|choice| choice.rules == *rules) {
            choice.rules = rules.clone();
        }
        self.table = Some(table);
        Ok(())
    }

    fn resume(&self, log: &str) -> Result<Box<dyn AnyMatch>, RoomFault> {
        let header = kernel::log::read_header(log).map_err(|e| self.fault(&e.to_string()))?;
        let kind = self.house.catalogue.get(&header.game).ok_or_else(|| self.fault("its game is not in this house"))?;
        let chance = self.chance().ok_or_else(|| self.fault("its secret is lost"))?;
        let table = kind.resume(log, &self.house.content, chance).map_err(|e| self.fault(&e.to_string()))?;
        Ok(table)
    }

    /// The chance of the running match.
    fn chance(&self) -> Option<Chance> {
        Some(fair::chance(&self.data.deal, &fair::from_hex(&self.data.secret)?, &self.data.entropy))
    }

    fn play(&mut self, line: &Raw) -> Result<(), RoomFault> {
        let folded = match &mut self.table {
            Some(table) => table.fold(line).map_err(|e| e.to_string()),
            None => Err("no match is on".into()),
        };
        folded.map_err(|why| self.fault(&why))
    }

    fn stand_in(&mut self, seat: Seat, bot: Option<&str>) {
        match bot {
            Some(bot) => {
                self.data.stand_ins.insert(seat, bot.into());
            }
            None => {
                self.data.stand_ins.remove(&seat);
            }
        }
        self.seat_bots();
    }

    /// Puts the bots where they sit; after a restart, too.
    pub(crate) fn seat_bots(&mut self) {
        self.plans.clear();
        let bots = self.bots();
        let Some(table) = &mut self.table else { return };
        for seat in (0..table.places().most).map(Seat) {
            match bots.get(&seat) {
                Some(bot) => {
                    table.bots().seat(seat, bot);
                }
                None => table.bots().dismiss(seat),
            }
        }
    }

    /// Which seats a bot plays now.
    pub(crate) fn bots(&self) -> BTreeMap<Seat, String> {
        let mut bots = self.data.stand_ins.clone();
        for (seat, sitter) in (0u8..).map(Seat).zip(&self.data.seats) {
            if let Sitter::Bot(bot) = sitter {
                bots.insert(seat, bot.clone());
            }
        }
        bots
    }

    fn rename_seats(&mut self) {
        let names = self.seat_names();
        if let Some(table) = &mut self.table {
            table.rename(names);
        }
    }

    pub(crate) fn fault(&self, why: &str) -> RoomFault {
        RoomFault { code: self.data.code.clone(), seq: self.data.seq, why: why.into() }
    }

    // What others ask.

    /// What it is played with.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Its code.
    pub fn code(&self) -> &str {
        &self.data.code
    }

    /// The number of its last entry.
    pub fn seq(&self) -> u64 {
        self.data.seq
    }

    /// Its clock at the last entry.
    pub fn clock(&self) -> Moment {
        self.data.clock
    }

    /// When something last happened, in milliseconds since 1970.
    pub fn wall(&self) -> u64 {
        self.data.wall
    }

    /// Where it stands.
    pub fn phase(&self) -> Phase {
        self.data.phase
    }

    /// Who holds the token with this hash?
    pub fn player_with(&self, token: &str) -> Option<PlayerId> {
        let holds = |(_, person): &(&PlayerId, &Player)| person.tokens.iter().any(|known| known == token);
        self.data.players.iter().find(holds).map(|(player, _)| *player)
    }

    /// May someone without a token look on?
    pub fn may_watch(&self) -> bool {
        self.data.watchers
    }

    /// The game that is chosen.
    pub fn game(&self) -> Option<&str> {
        self.data.choice.as_ref().map(|choice| choice.game.as_str())
    }

    /// Is it listed for everyone?
    pub fn is_public(&self) -> bool {
        self.data.public && self.data.invitation.is_none()
    }

    /// Everyone in it.
    pub fn players(&self) -> impl Iterator<Item = (PlayerId, &Player)> {
        self.data.players.iter().map(|(id, person)| (*id, person))
    }

    /// The host.
    pub fn host(&self) -> PlayerId {
        self.data.host
    }

    /// The entry that a command of a device made, if it was one of its last ones.
    pub fn done(&self, device: &str, number: u64) -> Option<u64> {
        let known = self.data.commands.get(device)?;
        known.iter().find(|(done, _)| *done == number).map(|(_, seq)| *seq)
    }

    /// The number of a device's last command that was done.
    pub fn last_command(&self, device: &str) -> u64 {
        self.data.commands.get(device).and_then(|done| done.back()).map_or(0, |(number, _)| *number)
    }

    /// The seat of someone.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        let place = self.data.seats.iter().position(|sitter| *sitter == Sitter::Player(player))?;
        Some(Seat(place as u8))
    }

    /// Through whose eyes someone sees the match.
    pub fn viewer(&self, player: Option<PlayerId>) -> Viewer {
        player.and_then(|player| self.seat_of(player)).map_or(Viewer::Public, Viewer::Seat)
    }

    /// Lets go of what was written and found for those who look, and is written and found again when the room goes on.
    pub(crate) fn rest(&mut self) {
        (*self.shared_room.get_mut(), *self.shared.get_mut()) = (None, None);
        self.recent.shrink_to_fit();
        if let Some(table) = &mut self.table {
            table.rest();
        }
    }

    /// The match that is on, or just over.
    pub fn table(&self) -> Option<&dyn AnyMatch> {
        self.table.as_deref()
    }

    /// What the coach says to a player: of what they could do, or of what they did last. Only to one person who
    /// plays against bots: where a second person has a seat, it would be help against them.
    pub(crate) fn coach(&self, player: Option<PlayerId>, last: bool) -> Result<Coaching, Refusal> {
        let no = |id: &'static str| Refusal::new("table.coach", Message::new(id));
        let seat = player.and_then(|player| self.seat_of(player));
        let (Some(table), Some(seat)) = (self.table(), seat) else { return Err(no("table-not-in-match")) };
        let people = self.data.seats.iter().filter(|sitter| matches!(sitter, Sitter::Player(_))).count();
        if people > 1 {
            return Err(no("table-coach-alone"));
        }
        Ok(if last { table.words().review(seat) } else { table.words().advise(seat, &self.bot_luck) })
    }

    /// The name and log of a match that is over.
    pub fn finished_log(&self) -> Option<(String, String)> {
        let table = self.table.as_ref().filter(|table| table.public().outcome.is_some())?;
        let reveal = fair::from_hex(&self.data.secret).map(|secret| Reveal::new(&secret, self.data.entropy.clone()));
        Some((self.data.match_id.clone(), table.log(reveal)))
    }

    /// A message of the match or of the room in English.
    pub fn in_english(&self, message: &Message) -> String {
        let table = self.table.as_ref().map(|table| table.header());
        let game = self.data.choice.as_ref().map(|choice| choice.game.as_str());
        let book = game.and_then(|game| self.house.catalogue.book(game)).filter(|book| book.has(ENGLISH, &message.id));
        let names = table.map(|header| header.names.as_slice()).unwrap_or_default();
        book.unwrap_or_else(|| self.house.words()).say(ENGLISH, message, names)
    }

    pub(crate) fn kind(&self) -> Option<&Arc<dyn AnyKind>> {
        self.house.catalogue.get(&self.data.choice.as_ref()?.game)
    }

    pub(crate) fn name_of(&self, player: PlayerId) -> String {
        self.data.players.get(&player).map_or_else(|| "someone who left".into(), |person| person.name.clone())
    }

    /// What the seats are called.
    pub(crate) fn seat_names(&self) -> Vec<String> {
        let name = |(number, sitter): (usize, &Sitter)| match sitter {
            Sitter::Player(player) => match self.data.gone.get(player) {
                Some(name) => name.clone(),
                None => self.name_of(*player),
            },
            Sitter::Bot(bot) => {
                let same = |sitter: &&Sitter| matches!(sitter, Sitter::Bot(other) if other == bot);
                let before = self.data.seats[..number].iter().filter(same).count();
                bot_name(bot, 1 + before as u8)
            }
        };
        self.data.seats.iter().enumerate().map(name).collect()
    }
}

/// The event that draws the secret of the `number`-th match.
pub(crate) fn committed(code: &str, number: u32, now: &Now) -> Event {
    // The id must not tell the secret, so it is made from its hash.
    let secret = fair::to_hex(&now.random);
    let id = format!("{}-{number}-{}", code.to_lowercase(), &kernel::checksum(secret.as_bytes())[..12]);
    Event::Committed { id, secret }
}
