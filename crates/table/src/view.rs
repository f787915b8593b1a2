//! What people are shown of a room.

use crate::bots::BotSeat;
use crate::door::KnockView;
use crate::event::{Event, Sitter};
use crate::parts::{Parts, SharedTable, TableNow, Told, own_parts, room_parts};
use crate::room::{Phase, Player, PlayerId, Room};
use catalogue::{AnyMatch, Raw};
use kernel::{
    ENGLISH, Hearers, Message, Moment, Offer, Outcome, Places, RuleSpec, Seat, SeatSet, Standing, Viewer, fair, message,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use ts_rs::TS;

/// A room in a list.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
pub struct RoomCard {
    /// Its code.
    pub code: String,
    /// Where it stands.
    pub phase: Phase,
    /// Which game.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// Which preset.
    pub preset: Option<String>,
    /// How many are in it.
    pub players: usize,
    /// How many sit.
    pub seats: usize,
    /// How many look on.
    pub watchers: usize,
    /// How many could still sit down.
    pub open_seats: usize,
    /// The host's name.
    pub host: String,
    /// Is it for those who are invited? Then nothing else is told of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub private: bool,
}

/// A line of chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// The entry's number.
    pub seq: u64,
    /// When.
    pub at: Moment,
    /// Who.
    pub player: Option<PlayerId>,
    /// What they were called.
    pub name: String,
    /// What they said.
    pub text: String,
    /// A quick emoji?
    pub emoji: bool,
}

/// Someone in the room.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// Their number.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// Are they there?
    pub online: bool,
    /// Where they sit.
    pub seat: Option<Seat>,
    /// Ready?
    pub ready: bool,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SeatView {
    /// Who sits there.
    pub player: Option<PlayerId>,
    /// Which bot.
    pub bot: Option<String>,
    /// What it is called.
    pub name: String,
    /// The bot that plays for someone who is away.
    pub stand_in: Option<String>,
    /// Its team, where there are teams.
    pub team: Option<u8>,
    /// Is whoever sits there, there?
    pub online: bool,
}

/// The game and its rules.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ChoiceView {
    /// Which game.
    pub game: String,
    /// From which preset.
    pub preset: Option<String>,
    /// In full.
    pub rules: Vec<RuleSpec>,
    /// How many may play.
    pub places: Places,
    /// What people should know before they play with these rules.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Message>>", optional)]
    pub warnings: Vec<Message>,
}

/// A finished match of this room.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SeriesView {
    /// Its name: `/g/ID`.
    pub id: String,
    /// Which game.
    pub game: String,
    /// How it ended.
    pub standings: Vec<Standing>,
    /// What the seats were called.
    pub names: Vec<String>,
    /// Which of them were bots.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<BotSeat>>")]
    pub bots: Vec<BotSeat>,
}

/// A room, for one who is in it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RoomView {
    /// Its code.
    pub code: String,
    /// Where it stands.
    pub phase: Phase,
    /// Who is host.
    pub host: PlayerId,
    /// Listed for everyone?
    pub public: bool,
    /// May others look on?
    pub watchers_allowed: bool,
    /// What the link of a private room carries; nothing: whoever has the code comes in.
    pub invitation: Option<String>,
    /// Who waits at the door.
    pub knocks: Vec<KnockView>,
    /// Everyone.
    pub players: Vec<PlayerView>,
    /// The seats, from 0 up.
    pub seats: Vec<SeatView>,
    /// What is played.
    pub choice: Option<ChoiceView>,
    /// Why it cannot start.
    pub not_yet: Vec<Message>,
    /// When it starts at the latest.
    pub starting_until: Option<Moment>,
    /// The hash of the secret behind the next shuffle.
    pub commitment: String,
    /// Which seats want to stop.
    pub stop_votes: SeatSet,
    /// What was played here, newest last.
    pub matches: Vec<SeriesView>,
    /// What was said, as far as this viewer heard it.
    pub chat: Vec<ChatLine>,
}

/// What the host may do, with what stands on its button.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HostOffer {
    /// What.
    #[serde(flatten)]
    pub offer: Offer<Raw>,
    /// What stands on the button.
    pub label: Message,
}

/// A message, and the same in English: for programs and scripts that ask for it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Said {
    /// What is said.
    #[serde(flatten)]
    pub message: Message,
    /// The same in English.
    pub sentence: String,
}

/// One entry of a match in words: its number, when, and what it told.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema, TS)]
pub struct Line(pub usize, pub Moment, pub Vec<Message>);

/// How offers are sent: one by one, or actions with the same fields together.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Offered {
    /// One.
    One(Offer<Value>),
    /// So many as each of the lists is long: one value of each field.
    Together {
        /// The values of each field, in order.
        each: BTreeMap<String, Vec<Value>>,
    },
}

/// A match, for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableView {
    /// Its name.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What the seats are called.
    pub names: Vec<String>,
    /// How many entries its log has.
    pub entries: usize,
    /// The game's own view.
    #[ts(as = "Value")]
    pub view: Raw,
    /// The same as text, for those who ask for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// What this viewer may do. Actions with the same fields are told together: of each field the values.
    #[ts(as = "Vec<Offered>")]
    pub offers: Raw,
    /// What stands on the buttons of these offers, in their order, for those who ask for text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub labels: Option<Vec<Said>>,
    /// What the host may do, if this viewer is the host.
    #[ts(type = "Array<import('./Offer').Offer<unknown> & { label: import('./Message').Message }>")]
    pub host_offers: Vec<HostOffer>,
    /// Who plays.
    pub seated: SeatSet,
    /// Whose turn it is.
    pub awaited: SeatSet,
    /// Who sleeps.
    pub idle: SeatSet,
    /// The score of each side.
    #[ts(type = "Array<[number[], number]>")]
    pub scores: Vec<(Vec<Seat>, i64)>,
    /// When time is up.
    pub deadline: Option<Moment>,
    /// For whom others wait who is not there, and until when.
    pub lapse: Option<(Moment, Seat)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// May this viewer speak?
    pub may_say: bool,
    /// What each seat sent for the shuffle.
    pub entropy: Vec<String>,
    /// The bulk that the view leaves out; only on arrival.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Vec<Value>>")]
    pub backlog: Option<Vec<Raw>>,
    /// The log so far; only on arrival.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lines: Option<Vec<Line>>,
}

/// How much of a match is shown.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Showing {
    /// Also as text?
    pub text: bool,
    /// To someone who arrives: with the bulk, and the log so far?
    pub arriving: bool,
}

impl Showing {
    /// Everything there is.
    pub const ALL: Showing = Showing { text: true, arriving: true };
    /// What changes, without the text.
    pub const NOW: Showing = Showing { text: false, arriving: false };
}

/// What someone asks for beside the usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wants {
    /// The match as text.
    pub text: bool,
    /// The game's own news.
    pub news: bool,
}

impl Wants {
    /// All of it.
    pub const ALL: Wants = Wants { text: true, news: true };
}

/// What one entry tells one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Tidings {
    /// The entry's number.
    pub seq: u64,
    /// When.
    pub at: Moment,
    /// Sentences for the log, if there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Message>>")]
    pub lines: Vec<Message>,
    /// The game's own news, for those who ask for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Value>>")]
    pub news: Vec<Raw>,
    /// What was said, if this viewer hears it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chat: Option<ChatLine>,
    /// A match that is over now, to be added to the room's `matches`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub finished: Option<SeriesView>,
    /// The parts of the room that changed, each whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Partial<import('./RoomView').RoomView>")]
    pub room: Option<Parts>,
    /// The parts of the match that changed, each whole; all of them for another match. `seen`: the fields of `view` that
    /// changed, each whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Partial<import('./TableView').TableView> & { seen?: Record<string, unknown> }")]
    pub table: Option<Parts>,
}

impl Tidings {
    /// Is it one more entry of the match, and nothing but its news? So is most of a drawing, twenty times a second.
    pub(crate) fn is_only_bulk(&self) -> bool {
        let Tidings { seq: _, at: _, lines, news, chat, finished, room, table } = self;
        let silent = lines.is_empty() && chat.is_none() && finished.is_none() && room.is_none();
        silent && !news.is_empty() && table.as_ref().is_some_and(Parts::is_one_more_entry)
    }
}

/// What is remembered of an entry for those who reconnect.
#[derive(Clone, Debug)]
pub(crate) struct Brief {
    seq: u64,
    at: Moment,
    /// What is said of the room; the same for all.
    lines: Box<[Message]>,
    played: Option<Stretch>,
    said: bool,
    /// Which match is over.
    finished: Option<Box<str>>,
    /// Did the room change, the table?
    room: bool,
    table: bool,
}

/// Some entries of a match, one after another. Its name is shared: hundreds of them are remembered.
#[derive(Clone, Debug)]
struct Stretch {
    id: Arc<str>,
    entries: Range<u32>,
}

impl Brief {
    pub(crate) fn new(seq: u64, at: Moment) -> Self {
        Brief { seq, at, lines: Box::default(), played: None, said: false, finished: None, room: false, table: false }
    }

    /// One more entry of the running match.
    fn plays(&mut self, room: &Room, entry: usize) {
        let entry = entry as u32;
        match &mut self.played {
            Some(played) => played.entries.end = entry + 1,
            None => self.played = Some(Stretch { id: room.match_name(), entries: entry..entry + 1 }),
        }
    }
}

/// Notes what an event will tell. Called before it is folded.
pub(crate) fn remember(room: &Room, event: &Event, brief: &mut Brief) {
    let name = |player: &PlayerId| room.name_of(*player);
    let line = match event {
        Event::Joined { name, .. } => Some(message!("room-joined", name = name)),
        Event::Knocked { name, .. } => Some(message!("room-knocks", name = name)),
        Event::Left { player, kicked: false } => Some(message!("room-left", name = name(player))),
        Event::Left { player, kicked: true } => Some(message!("room-kicked", name = name(player))),
        Event::EndedByHost { player } => Some(message!("room-ended", name = name(player))),
        Event::Renamed { player, name: new } => Some(message!("room-renamed", name = name(player), new = new)),
        Event::Host { player } if room.data.host != 0 => Some(message!("room-host", name = name(player))),
        Event::Presence { player, online: false } => Some(message!("room-away", name = name(player))),
        Event::Presence { player, online: true } if room.data.phase == Phase::Playing => {
            Some(message!("room-back", name = name(player)))
        }
        Event::StoodIn { seat, bot: Some(bot) } => {
            let name = room.seat_names().get(seat.index()).cloned().unwrap_or_default();
            Some(message!("room-stand-in", bot = Message::called(format!("bot-{bot}")), name = name))
        }
        _ => None,
    };
    if let Some(line) = line {
        let mut lines = std::mem::take(&mut brief.lines).into_vec();
        lines.push(line);
        brief.lines = lines.into();
    }
    match event {
        Event::Started { .. } => brief.plays(room, 0),
        Event::Played { .. } => brief.plays(room, room.table().map_or(0, AnyMatch::entries)),
        _ => {}
    }
    if let Event::Finished { id, .. } = event {
        brief.finished = Some(id.as_str().into());
    }
    brief.said |= matches!(event, Event::Said { .. });
    brief.room |= !matches!(event, Event::Played { .. } | Event::Said { .. });
    brief.table |= matches!(
        event,
        Event::Played { .. }
            | Event::Started { .. }
            | Event::Finished { .. }
            | Event::BackToLobby
            | Event::Renamed { .. }
            | Event::Host { .. }
            | Event::Seated { .. }
    );
}

impl Room {
    /// The name of the running match, shared with the entries that are remembered of it.
    fn match_name(&self) -> Arc<str> {
        let last = self.recent.iter().rev().find_map(|brief| brief.played.as_ref());
        match last.filter(|played| *played.id == *self.data.match_id) {
            Some(played) => played.id.clone(),
            None => self.data.match_id.as_str().into(),
        }
    }

    /// For lists of rooms, and for who has the code: of a private room, that it is there.
    pub fn card(&self) -> RoomCard {
        if self.is_private() {
            return RoomCard { code: self.data.code.clone(), private: true, ..RoomCard::default() };
        }
        let choice = self.data.choice.as_ref();
        let most = choice.map_or(0, |choice| usize::from(choice.places.most));
        let (seats, players) = (self.data.seats.len(), self.data.players.len());
        let sitting = self.data.seats.iter().filter(|sitter| matches!(sitter, Sitter::Player(_))).count();
        let joinable = match self.data.phase {
            Phase::Lobby => true,
            Phase::Playing => choice.is_some_and(|choice| choice.places.late),
            _ => false,
        };
        RoomCard {
            code: self.data.code.clone(),
            phase: self.data.phase,
            game: choice.map(|choice| choice.game.clone()).unwrap_or_default(),
            game_name: self.kind().map(|kind| kind.about().name.to_string()).unwrap_or_default(),
            preset: choice.and_then(|choice| choice.preset.clone()),
            players,
            seats,
            watchers: players.saturating_sub(sitting),
            open_seats: if joinable { most.saturating_sub(seats) } else { 0 },
            host: self.name_of(self.data.host),
            private: false,
        }
    }

    /// The room, for someone in it, or (`None`) for someone who looks on from outside.
    pub fn view(&self, viewer: Option<PlayerId>) -> RoomView {
        let matches = self.data.finished.iter().map(series_view).collect();
        RoomView { matches, chat: self.heard(viewer), choice: self.choice_view(), ..self.bare_view() }
    }

    /// The room as it is the same for everyone, without what comes line by line or is written when it is chosen.
    fn bare_view(&self) -> RoomView {
        let data = &self.data;
        let commitment = fair::from_hex(&data.secret).map(|secret| fair::commitment(&data.deal, &secret));
        RoomView {
            code: data.code.clone(),
            phase: data.phase,
            host: data.host,
            public: data.public,
            watchers_allowed: data.watchers,
            invitation: data.invitation.clone(),
            knocks: self.knock_views(),
            players: data.players.iter().map(|(id, person)| self.player_view(*id, person)).collect(),
            seats: self.seat_views(),
            choice: None,
            not_yet: self.not_yet(),
            starting_until: data.starting_until,
            commitment: commitment.unwrap_or_default(),
            stop_votes: data.stop_votes.iter().filter_map(|player| self.seat_of(*player)).collect(),
            matches: Vec::new(),
            chat: Vec::new(),
        }
    }

    fn player_view(&self, id: PlayerId, person: &Player) -> PlayerView {
        let (name, online, ready) = (person.name.clone(), person.online, person.ready.is_some());
        PlayerView { id, name, online, seat: self.seat_of(id), ready }
    }

    fn seat_views(&self) -> Vec<SeatView> {
        let names = self.seat_names();
        let seat = |(number, sitter): (usize, &Sitter)| {
            let seat = Seat(number as u8);
            let (player, bot) = match sitter {
                Sitter::Player(player) => (Some(*player), None),
                Sitter::Bot(bot) => (None, Some(bot.clone())),
            };
            let there = player.is_none_or(|player| self.data.players.get(&player).is_some_and(|person| person.online));
            SeatView {
                player,
                bot,
                name: names[number].clone(),
                stand_in: self.data.stand_ins.get(&seat).cloned(),
                team: self.data.teams.get(&seat).copied(),
                online: there,
            }
        };
        self.data.seats.iter().enumerate().map(seat).collect()
    }

    /// The game and its rules as they are sent: written when they are chosen.
    fn choice_text(&self) -> Raw {
        self.choice.get_or_init(|| Raw::of(&self.choice_view())).clone()
    }

    fn choice_view(&self) -> Option<ChoiceView> {
        let choice = self.data.choice.as_ref()?;
        Some(ChoiceView {
            game: choice.game.clone(),
            preset: choice.preset.clone(),
            rules: choice.rules.to_vec(),
            places: choice.places,
            warnings: self.warnings(choice),
        })
    }

    /// What people should know of these rules; found once, with what is sent of them.
    fn warnings(&self, choice: &crate::room::Choice) -> Vec<Message> {
        let kind = self.house.catalogue.get(&choice.game);
        let chosen = kind.and_then(|kind| kind.choose(&choice.rules, &self.house.content).ok());
        chosen.map(|chosen| chosen.warnings).unwrap_or_default()
    }

    fn heard(&self, viewer: Option<PlayerId>) -> Vec<ChatLine> {
        let hears = |hearers: &Option<Vec<PlayerId>>| match (hearers, viewer) {
            (None, _) => true,
            (Some(hearers), Some(player)) => hearers.contains(&player),
            (Some(_), None) => false,
        };
        self.data.chat.iter().filter(|(_, hearers)| hears(hearers)).map(|(line, _)| line.clone()).collect()
    }

    /// What a viewer sees, as English text: for programs and scripts that ask for it.
    fn shown(&self, table: &dyn AnyMatch, viewer: Viewer) -> String {
        let book = self.house.catalogue.book(&table.header().game);
        book.map_or_else(String::new, |book| table.words().show(viewer, book, ENGLISH))
    }

    /// What stands on the buttons of a viewer's offers, in English, too: for those who ask for it.
    fn labels(&self, table: &dyn AnyMatch, viewer: Viewer) -> Vec<Said> {
        let book = self.house.catalogue.book(&table.header().game);
        let labels = viewer.seat().map(|seat| table.words().labels(seat)).unwrap_or_default();
        let say = |message: Message| {
            let sentence = book.map_or_else(String::new, |book| book.say(ENGLISH, &message, &table.header().names));
            Said { message, sentence }
        };
        labels.into_iter().map(say).collect()
    }

    /// The match, for someone.
    pub fn table_view(&self, player: Option<PlayerId>, showing: Showing) -> Option<TableView> {
        let table = self.table()?;
        let viewer = self.viewer(player);
        let lines = || {
            let line = |entry: usize| Line(entry, table.moment(entry), table.lines(entry, viewer));
            // Entries that tell nothing (a drawing has thousands) are left out.
            (0..table.entries()).map(line).filter(|Line(.., lines)| !lines.is_empty()).collect()
        };
        let (public, seen) = (table.public(), table.observe(viewer));
        Some(TableView {
            id: self.data.match_id.clone(),
            game: table.header().game.clone(),
            names: self.seat_names(),
            entries: table.entries(),
            view: seen.view.clone(),
            text: showing.text.then(|| self.shown(table, viewer)),
            labels: showing.text.then(|| self.labels(table, viewer)),
            offers: seen.offers.clone(),
            host_offers: self.host_offers(table, player),
            seated: public.seated,
            awaited: public.awaited,
            idle: public.idle,
            scores: public.scores.clone(),
            deadline: public.deadline,
            lapse: public.lapse,
            outcome: public.outcome.clone(),
            may_say: self.hearers(viewer) != Hearers::Nobody,
            entropy: self.data.entropy.clone(),
            backlog: showing.arriving.then(|| table.backlog(viewer)),
            lines: showing.arriving.then(lines),
        })
    }

    /// What an entry tells someone: words, and what is not as they were told.
    pub fn tidings(&self, seq: u64, player: Option<PlayerId>, wants: Wants, told: &mut Told) -> Option<Tidings> {
        let brief = self.recent.iter().rev().find(|brief| brief.seq == seq)?;
        let mut tidings = self.words(brief, player, wants);
        if brief.room {
            tidings.room = self.changed_room(told);
        }
        if brief.table {
            tidings.table = self.changed_table(player, wants, brief.room, told);
        }
        Some(tidings)
    }

    /// What someone knows who is shown everything now.
    pub fn told(&self, player: Option<PlayerId>, wants: Wants) -> Told {
        let mut told = Told::default();
        self.changed_room(&mut told);
        self.changed_table(player, wants, true, &mut told);
        told
    }

    /// The parts of the room that someone was not told as they are now. They are the same for everyone, and written once
    /// an entry.
    fn changed_room(&self, told: &mut Told) -> Option<Parts> {
        let mut shared = self.shared_room.borrow_mut();
        let (_, parts) = match shared.take() {
            Some(known) if known.0 == self.data.seq => shared.insert(known),
            _ => shared.insert((self.data.seq, room_parts(&self.bare_view(), self.choice_text()))),
        };
        told.changed_room(parts)
    }

    /// The parts of the match that someone was not told as they are now. What all may know is written once, when it changes.
    fn changed_table(
        &self,
        player: Option<PlayerId>,
        wants: Wants,
        room_changed: bool,
        told: &mut Told,
    ) -> Option<Parts> {
        let Some(table) = self.table() else {
            told.forget_table();
            return None;
        };
        let now = TableNow {
            id: &self.data.match_id,
            game: &table.header().game,
            names: &|| self.seat_names(),
            entries: table.entries(),
            public: table.public(),
            entropy: &self.data.entropy,
        };
        let mut shared = self.shared.borrow_mut();
        match shared.as_mut() {
            Some(shared) => shared.follow(&now, room_changed),
            None => *shared = Some(SharedTable::new(&now)),
        }
        let viewer = self.viewer(player);
        let seen = table.observe(viewer);
        let host_offers = Some(self.host_offers(table, player)).filter(|offers| !offers.is_empty());
        let words = wants.text.then(|| (self.shown(table, viewer), self.labels(table, viewer)));
        let may_say = self.hearers(viewer) != Hearers::Nobody;
        let own = own_parts(&seen, host_offers.map(|offers| Raw::of(&offers)), may_say, words);
        let shared = shared.as_ref().map(SharedTable::parts).unwrap_or_default();
        told.changed_table(shared, &own, &seen.view)
    }

    fn host_offers(&self, table: &dyn AnyMatch, player: Option<PlayerId>) -> Vec<HostOffer> {
        if !self.is_host(player) {
            return Vec::new();
        }
        let offers = table.host_offers();
        let labels = if offers.is_empty() { Vec::new() } else { table.words().host_labels() };
        offers.into_iter().zip(labels).map(|(offer, label)| HostOffer { offer, label }).collect()
    }

    fn is_host(&self, player: Option<PlayerId>) -> bool {
        player == Some(self.data.host) && self.data.host != 0
    }

    fn words(&self, brief: &Brief, player: Option<PlayerId>, wants: Wants) -> Tidings {
        let (mut lines, mut news) = (brief.lines.to_vec(), Vec::new());
        let played = brief.played.as_ref().filter(|played| *played.id == *self.data.match_id);
        if let (Some(Stretch { entries, .. }), Some(table)) = (played, self.table()) {
            let viewer = self.viewer(player);
            for entry in entries.clone() {
                let entry = entry as usize;
                lines.extend(table.lines(entry, viewer));
                if wants.news || table.is_bulky() {
                    news.extend(table.tell(entry, viewer).news);
                }
            }
        }
        let chat = brief.said.then(|| self.heard(player).into_iter().find(|line| line.seq == brief.seq)).flatten();
        let finished = |id: &str| self.data.finished.iter().rev().find(|finished| finished.id == id).map(series_view);
        let finished = brief.finished.as_deref().and_then(finished);
        Tidings { seq: brief.seq, at: brief.at, lines, news, chat, finished, room: None, table: None }
    }

    /// All that someone missed after `since`; nothing if it is too long ago to be told in pieces.
    pub fn missed(&self, since: u64, player: Option<PlayerId>, wants: Wants) -> Vec<Tidings> {
        let covered = self.recent.front().is_some_and(|brief| brief.seq <= since.saturating_add(1));
        if !covered || since >= self.data.seq {
            return Vec::new();
        }
        self.recent.iter().filter(|brief| brief.seq > since).map(|brief| self.words(brief, player, wants)).collect()
    }
}

fn series_view(finished: &crate::Finished) -> SeriesView {
    let crate::Finished { id, game, names, bots, standings } = finished.clone();
    SeriesView { id, game, standings, names, bots }
}
