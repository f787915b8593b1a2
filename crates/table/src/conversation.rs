//! What is said in a room: who is connected, what each was told, and what comes of what they say.
//!
//! A plain value, like the [`Room`] in it: in come frames, out go frames and, one at a time, entries to be kept. It knows
//! no socket, no store and no clock; whoever runs it brings them. An entry is judged and folded first, then kept by the
//! runner, and only then told:
//!
//! ```
//! use catalogue::Catalogue;
//! use kernel::{Content, Moment};
//! use std::sync::Arc;
//! use table::protocol::{FromClient, FromServer, Hello, VERSION};
//! use table::{Conversation, House, Now, Out, Room};
//!
//! let house = Arc::new(House { catalogue: Catalogue::standard().led_by("nim"), content: Content::none(), variants: vec![] });
//! let now = Now { at: Moment(0), wall: 0, random: [7; 32] };
//! let mut talk = Conversation::new(Room::create(house, "BCDF", false, &now), &now);
//!
//! let keep = talk.join("Ann", "token", false, &now)?.expect("someone new is an entry");
//! // Here a store makes `keep.entry` durable. Where it cannot, the whole conversation is dropped and loaded again.
//! talk.kept(keep, &now);
//!
//! let hello = Hello { v: VERSION, room: "BCDF".into(), token: Some("token".into()), invitation: None, device: "phone".into(), since: None, text: false, news: false };
//! let keep = talk.hear(1, FromClient::Hello(hello), &now)?.expect("Ann is there now");
//! assert!(talk.out().is_empty(), "nobody is told before it is kept");
//! talk.kept(keep, &now);
//! assert!(matches!(&talk.out()[0], Out::Frame { to, frame: FromServer::Welcome(_) } if to == &[1]));
//! # Ok::<(), table::Unheard>(())
//! ```

use crate::branch::PlayOn;
use crate::command::{By, Command, Now};
use crate::door::Newcomer;
use crate::event::{Entry, Event};
use crate::parts::Told;
use crate::protocol::{FromClient, FromServer, Hello, VERSION, Welcome, You};
use crate::roll::Roll;
use crate::room::{Phase, PlayerId, Room, RoomFault, Snapshot};
use crate::view::{Showing, Wants};
use catalogue::{Coaching, Hints, Raw, Thinking, Thought};
use kernel::{Advice, Forecast, Message, Moment, Refusal, message};
use std::collections::BTreeMap;

/// A connection that breaks for so many milliseconds is not told to anybody.
const GRACE: u64 = 2_000;
/// After a restart people have so long to come back before they are away.
const RESTART_GRACE: u64 = 15_000;
/// Who knocked and is not connected for so long does not wait any more.
pub(crate) const DOOR_GRACE: u64 = 60_000;
/// So many connections of one who knocked.
const SOCKETS_AT_THE_DOOR: usize = 2;
/// So many connections of one player at a time: devices and tabs.
pub const SOCKETS_A_PLAYER: usize = 12;
/// So many may look on in a room without having joined.
pub const ONLOOKERS: usize = 30;
/// The most characters of a device's name.
const DEVICE_LONGEST: usize = 64;
/// Every so many entries the whole room is kept, so that it loads quickly.
const SNAPSHOT_EVERY: u64 = 100;

/// The number of a connection, given by the runner and never given again.
pub type Connection = u64;

/// What is to be done for someone.
pub enum Out {
    /// The same frame for each of these.
    Frame {
        /// To whom.
        to: Vec<Connection>,
        /// What.
        frame: FromServer,
    },
    /// A connection ends, after these last words.
    Bye {
        /// Whose.
        to: Connection,
        /// Why.
        why: Refusal,
        /// Should one connect again?
        again: bool,
    },
    /// Hints are wanted: to be worked out beside the room, and given to [`Conversation::hinted`].
    Hints {
        /// Who asked, and under which number.
        asked: Asked,
        /// The work.
        work: Hints,
    },
    /// The coach is asked: to be worked out beside the room, and given to [`Conversation::coached`].
    Coach {
        /// Who asked, and under which number.
        asked: Asked,
        /// The work.
        work: Coaching,
    },
    /// A bot is asked: it thinks beside the room, and what it thought is given to [`Conversation::thought`].
    Think(Thinking),
}

/// Who asked for hints, or the coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    from: Connection,
    id: u64,
    seq: u64,
}

/// An entry that must be kept before anybody is told of it. It is folded already: if it cannot be kept, the conversation is
/// ahead of what is kept, and must be dropped.
#[must_use = "nobody is told before it is kept"]
pub struct Keep {
    /// What is kept.
    pub entry: Entry,
    /// Now and then: the whole room as it was before.
    pub snapshot: Option<Snapshot>,
    /// A match that is over with this entry: its name and log.
    pub finished: Option<(String, String)>,
    /// When the room must be woken, if it sleeps.
    pub due: Option<Moment>,
    /// Is the room another one now in a list of rooms?
    pub lists: bool,
    /// Is the room over?
    pub closes: bool,
    then: Then,
}

/// What is said when an entry is kept and told.
enum Then {
    Nothing,
    Welcome(Connection, Box<Hello>),
    Answer(Connection, FromServer),
}

impl Keep {
    /// Takes out the answer that would be given when it is kept. Only for the test that shows why it must wait.
    pub fn answer_early(&mut self) -> Option<Out> {
        match std::mem::replace(&mut self.then, Then::Nothing) {
            Then::Answer(from, frame) => Some(Out::Frame { to: vec![from], frame }),
            other => {
                self.then = other;
                None
            }
        }
    }
}

/// What comes of something that was asked.
pub type Heard = Result<Option<Keep>, Unheard>;

/// Why nothing comes of something.
#[derive(Debug, thiserror::Error)]
pub enum Unheard {
    /// The room says no.
    #[error("{}", .0.first().map(|refusal| refusal.message.to_string()).unwrap_or_default())]
    Refused(Vec<Refusal>),
    /// Something is wrong with the room: it must be loaded again.
    #[error(transparent)]
    Fault(#[from] RoomFault),
}

/// Whose eyes look, and what they want beside the usual: what is sent is the same for all of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Eyes {
    player: Option<PlayerId>,
    wants: Wants,
}

/// All who look through the same eyes.
struct Audience {
    eyes: Eyes,
    connections: Vec<Connection>,
    /// What they were told last.
    told: Told,
}

/// Who says hello.
enum Comer {
    Player(PlayerId),
    Onlooker,
    Knocker(PlayerId),
}

/// Someone who is connected.
struct Connected {
    eyes: Eyes,
    device: String,
    /// What let an onlooker into a private room.
    invitation: Option<String>,
    /// Is an answer for it being worked out: hints, or what the coach says?
    waits: bool,
}

/// A room, those who are connected to it, and what each of them was told.
pub struct Conversation {
    pub(crate) room: Room,
    connected: Roll<Connection, Connected>,
    /// Who waits at the door, with what they will say when they are let in.
    pub(crate) at_the_door: BTreeMap<Connection, (PlayerId, Box<Hello>)>,
    /// Who was just let in.
    pub(crate) let_in: Vec<(Connection, Box<Hello>)>,
    audiences: Vec<Audience>,
    /// Whose last connection is gone: since when, and how long nobody is told.
    pub(crate) leaving: BTreeMap<PlayerId, (u64, u64)>,
    out: Vec<Out>,
}

pub(crate) fn refused(rule: &'static str, why: &'static str) -> Refusal {
    Refusal::new(rule, message!(why))
}

impl Conversation {
    /// A room that was just made or loaded. Those who were there before may come back before anyone is told that they are
    /// away.
    pub fn new(room: Room, now: &Now) -> Self {
        let online = room.players().filter(|(_, person)| person.online).map(|(id, _)| (id, (now.wall, RESTART_GRACE)));
        let waiting = room.knockers().map(|id| (id, (now.wall, DOOR_GRACE)));
        let leaving = online.chain(waiting).collect();
        Conversation {
            room,
            connected: Roll::default(),
            at_the_door: BTreeMap::new(),
            let_in: Vec::new(),
            audiences: Vec::new(),
            leaving,
            out: Vec::new(),
        }
    }

    /// The room.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Is nobody connected?
    pub fn is_empty(&self) -> bool {
        self.connected.is_empty() && self.at_the_door.is_empty() && self.let_in.is_empty()
    }

    /// Who is at this connection: a player, or (`Some(None)`) one who looks on.
    pub fn player_at(&self, connection: Connection) -> Option<Option<PlayerId>> {
        self.connected.get(&connection).map(|connected| connected.eyes.player)
    }

    /// What is to be done now, in this order.
    pub fn out(&mut self) -> Vec<Out> {
        std::mem::take(&mut self.out)
    }

    /// A frame from a connection. The first one must be hello.
    pub fn hear(&mut self, from: Connection, frame: FromClient, now: &Now) -> Result<Option<Keep>, RoomFault> {
        let known = self.connected.contains_key(&from);
        if self.at_the_door.contains_key(&from) {
            self.hear_at_the_door(from, &frame, now);
            return Ok(None);
        }
        match frame {
            FromClient::Hello(hello) if !known => return self.enter(from, Box::new(hello), now),
            FromClient::Hello(_) => self.end(from, refused("server.hello", "server-hello-again"), false, now),
            _ if !known => self.end(from, refused("server.hello", "server-hello"), false, now),
            FromClient::Do { id, what } => return self.obey(from, id, &what, now),
            FromClient::Forecast { id, action } => self.forecast(from, id, &action),
            FromClient::Hints { id } => self.hints(from, id),
            FromClient::Coach { id, last } => self.coach(from, id, last),
            FromClient::Ping(ping) => self.say(from, FromServer::Pong { ping, now: now.at }),
        }
        Ok(None)
    }

    /// A connection is gone. If it was someone's last one, others are told after a while.
    pub fn leave(&mut self, from: Connection, now: &Now) {
        self.leave_the_door(from, now);
        let Some(gone) = self.connected.remove(&from) else { return };
        for audience in &mut self.audiences {
            audience.connections.retain(|other| *other != from);
        }
        self.audiences.retain(|audience| !audience.connections.is_empty());
        if let Some(player) = gone.eyes.player
            && !self.connected.values().any(|other| other.eyes.player == Some(player))
        {
            self.leaving.insert(player, (now.wall, GRACE));
        }
    }

    /// Someone new, who will show this token.
    pub fn join(&mut self, name: &str, token: &str, watch: bool, now: &Now) -> Heard {
        self.arrive(Newcomer { name: name.into(), token: token.into(), watch, ..Newcomer::default() }, now)
    }

    /// Another token for someone: a second device.
    pub fn add_token(&mut self, player: PlayerId, token: &str, now: &Now) -> Heard {
        let judged = self.room.judge_token(player, hash(token), now);
        self.judged(judged)
    }

    /// A command that came on no connection.
    pub fn command(&mut self, player: PlayerId, what: &Command, now: &Now) -> Heard {
        let judged = self.room.judge(By::Player(player), what, None, now);
        self.judged(judged)
    }

    /// Someone plays on from a point of a finished match, in a room of their own.
    pub fn play_on(&mut self, player: PlayerId, from: &PlayOn<'_>, now: &Now) -> Heard {
        let judged = self.room.judge_play_on(player, from, now);
        self.judged(judged)
    }

    pub(crate) fn judged(&mut self, judged: crate::Judged) -> Heard {
        Ok(self.keep(judged.map_err(Unheard::Refused)?, Then::Nothing)?)
    }

    /// Who showed this token when they joined?
    pub fn player_with(&self, token: &str) -> Option<PlayerId> {
        self.room.player_with(&hash(token))
    }

    /// The next thing that is due now. To be called until there is none, before anything else is heard; each is to be kept
    /// before the next.
    pub fn due(&mut self, now: &Now) -> Result<Option<Keep>, RoomFault> {
        // The clock on the wall may have been set, either way: then their time is up, too.
        let is_gone = |(since, grace): &(u64, u64)| now.wall.abs_diff(*since) >= *grace;
        while let Some(player) = self.leaving.iter().find(|(_, left)| is_gone(left)).map(|(player, _)| *player) {
            self.leaving.remove(&player);
            let gone = self.room.judge_presence(player, false, now);
            if let Some(entry) = gone.or_else(|| self.room.judge_gone_from_door(player, now)) {
                return self.keep(entry, Then::Nothing);
            }
        }
        while let Some((from, hello)) = self.let_in.pop() {
            if let Some(keep) = self.enter(from, hello, now)? {
                return Ok(Some(keep));
            }
        }
        if let Some(entry) = self.room.tick(now)? {
            return self.keep(entry, Then::Nothing);
        }
        self.out.extend(self.room.thinking(now).into_iter().map(Out::Think));
        Ok(None)
    }

    /// When something will be due on the room's own clock.
    pub fn next_due(&self) -> Option<Moment> {
        self.room.next_due()
    }

    /// When somebody who left will be missed, in milliseconds since 1970.
    pub fn next_leaving(&self) -> Option<u64> {
        self.leaving.values().map(|(since, grace)| since + grace).min()
    }

    /// Nothing is to be done for now: what can be found again is let go. Most rooms wait, most of the time.
    pub fn rest(&mut self) {
        self.room.rest();
        self.out = Vec::new();
    }

    /// What a bot thought.
    pub fn thought(&mut self, thought: Thought) {
        self.room.thought(thought);
    }

    /// Hints that were worked out.
    pub fn hinted(&mut self, asked: Asked, hints: Vec<Message>) {
        let Asked { from, id, seq } = asked;
        if let Some(connected) = self.connected.get_mut(&from) {
            connected.waits = false;
            self.say(from, FromServer::Hints { id, seq, hints });
        }
    }

    /// What the coach says was worked out.
    pub fn coached(&mut self, asked: Asked, advice: Vec<Advice<Raw>>) {
        let Asked { from, id, seq } = asked;
        if let Some(connected) = self.connected.get_mut(&from) {
            connected.waits = false;
            self.say(from, FromServer::Coach { id, seq, advice, refusals: Vec::new() });
        }
    }

    /// An entry is durable: everyone is told, then whoever asked for it is answered.
    pub fn kept(&mut self, keep: Keep, now: &Now) {
        self.tell(keep.entry.seq);
        match keep.then {
            Then::Nothing => {}
            Then::Welcome(from, hello) => self.welcome(from, &hello, now),
            Then::Answer(from, frame) => self.say(from, frame),
        }
        let has = |which: fn(&Event) -> bool| keep.entry.events.iter().any(which);
        if has(|event| matches!(event, Event::Left { .. } | Event::Opened { .. } | Event::Private { .. })) {
            self.part(now);
        }
        if has(|event| matches!(event, Event::Joined { .. } | Event::KnockOver { .. } | Event::Closed)) {
            self.open_the_door(now);
        }
    }

    /// Folds an entry that is to be kept. Where nothing happened, there is nothing to keep.
    fn keep(&mut self, entry: Entry, then: Then) -> Result<Option<Keep>, RoomFault> {
        if entry.events.is_empty() {
            return Ok(None);
        }
        let has = |which: fn(&Event) -> bool| entry.events.iter().any(which);
        let ends = has(|event| matches!(event, Event::Finished { .. }));
        let closes = has(|event| matches!(event, Event::Closed));
        // A move changes nothing that a list of rooms shows.
        let lists = has(|event| !matches!(event, Event::Played { .. } | Event::Said { .. }));
        let snapshot = entry.seq.is_multiple_of(SNAPSHOT_EVERY).then(|| self.room.snapshot());
        self.room.apply(&entry)?;
        let finished = if ends { self.room.finished_log() } else { None };
        Ok(Some(Keep { entry, snapshot, finished, due: self.room.game_deadline(), lists, closes, then }))
    }

    /// One frame an entry, to everyone: also where there is nothing to tell, so that no number is missing.
    fn tell(&mut self, seq: u64) {
        for Audience { eyes, connections, told } in &mut self.audiences {
            if let Some(tidings) = self.room.tidings(seq, eyes.player, eyes.wants, told) {
                let frame = match tidings.is_only_bulk() {
                    true => FromServer::Bulk(tidings.seq, tidings.news),
                    false => FromServer::Tidings(Box::new(tidings)),
                };
                self.out.push(Out::Frame { to: connections.clone(), frame });
            }
        }
    }

    pub(crate) fn say(&mut self, to: Connection, mut frame: FromServer) {
        if self.connected.get(&to).is_some_and(|connected| connected.eyes.wants.text) {
            self.put_into_words(&mut frame);
        }
        self.out.push(Out::Frame { to: vec![to], frame });
    }

    /// Reasons in English, too, for who asks for text.
    fn put_into_words(&self, frame: &mut FromServer) {
        let refusals = match frame {
            FromServer::Refused { refusals, .. } => refusals,
            FromServer::Forecast { forecast, .. } => &mut forecast.refusals,
            _ => return,
        };
        for refusal in refusals {
            refusal.sentence = Some(self.room.in_english(&refusal.message));
        }
    }

    pub(crate) fn end(&mut self, to: Connection, why: Refusal, again: bool, now: &Now) {
        self.out.push(Out::Bye { to, why, again });
        self.leave(to, now);
    }

    fn enter(&mut self, from: Connection, hello: Box<Hello>, now: &Now) -> Result<Option<Keep>, RoomFault> {
        match self.who_enters(&hello) {
            Err(why) => self.end(from, why, false, now),
            Ok(Comer::Onlooker) => self.welcome(from, &hello, now),
            Ok(Comer::Player(player)) => {
                self.leaving.remove(&player);
                if let Some(entry) = self.room.judge_presence(player, true, now) {
                    return self.keep(entry, Then::Welcome(from, hello));
                }
                self.welcome(from, &hello, now);
            }
            Ok(Comer::Knocker(player)) => {
                self.leaving.remove(&player);
                self.at_the_door.insert(from, (player, hello));
                if let Some(waiting) = self.room.knock(player) {
                    self.say(from, FromServer::Waiting(waiting));
                }
            }
        }
        Ok(None)
    }

    /// Who says hello: with a token a player, or one who knocked; without one an onlooker.
    fn who_enters(&self, hello: &Hello) -> Result<Comer, Refusal> {
        if hello.v != VERSION {
            let why = message!("server-version", known = VERSION, asked = hello.v);
            return Err(Refusal::new("server.version", why));
        }
        let comer = match hello.token.as_deref().map(hash) {
            None if !self.room.invites(hello.invitation.as_deref()) => return Err(invited_only()),
            None if !self.room.may_watch() => return Err(nobody_looks_on()),
            None => Comer::Onlooker,
            Some(token) => match (self.room.player_with(&token), self.room.knocker_with(&token)) {
                (Some(player), _) => Comer::Player(player),
                (None, Some(player)) => Comer::Knocker(player),
                (None, None) => return Err(self.room.why_not_here(&token)),
            },
        };
        let connected = |player| self.connected.values().filter(|one| one.eyes.player == player).count();
        let (count, most, why) = match comer {
            Comer::Player(player) => (connected(Some(player)), SOCKETS_A_PLAYER, "limit-sockets"),
            Comer::Onlooker => (connected(None), ONLOOKERS, "limit-onlookers"),
            Comer::Knocker(player) => {
                let here = self.at_the_door.values().filter(|(other, _)| *other == player).count();
                (here, SOCKETS_AT_THE_DOOR, "limit-sockets")
            }
        };
        if count >= most { Err(refused("limit.sockets", why)) } else { Ok(comer) }
    }

    /// Everything there is to see, for someone who is one of the audience from now on.
    fn welcome(&mut self, from: Connection, hello: &Hello, now: &Now) {
        let player = hello.token.as_deref().and_then(|token| self.player_with(token));
        let wants = Wants { text: hello.text, news: hello.news };
        let (eyes, device) = (Eyes { player, wants }, device_of(player, &hello.device));
        let seat = player.and_then(|player| self.room.seat_of(player));
        let welcome = Welcome {
            v: VERSION,
            seq: self.room.seq(),
            now: now.at,
            you: You { player, seat, host: player == Some(self.room.host()) },
            room: self.room.view(player),
            table: self.room.table_view(player, Showing { text: wants.text, arriving: true }),
            missed: hello.since.map(|since| self.room.missed(since, player, wants)).unwrap_or_default(),
            last: self.room.last_command(&device),
        };
        // Whoever looks through the same eyes was told all of this already.
        match self.audiences.iter_mut().find(|audience| audience.eyes == eyes) {
            Some(audience) => audience.connections.push(from),
            None => {
                let told = self.room.told(player, wants);
                self.audiences.reserve_exact(1);
                self.audiences.push(Audience { eyes, connections: vec![from], told });
            }
        }
        let invitation = hello.invitation.clone();
        self.connected.insert(from, Connected { eyes, device, invitation, waits: false });
        self.say(from, FromServer::Welcome(Box::new(welcome)));
    }

    /// Ends the connections of those who left or were sent away, and of onlookers when there may be none.
    fn part(&mut self, now: &Now) {
        let (closed, watchers) = (self.room.phase() == Phase::Closed, self.room.may_watch());
        let inside = |player: PlayerId| self.room.players().any(|(id, _)| id == player);
        let parts = |connected: &Connected| match connected.eyes.player {
            Some(player) if !closed && !inside(player) => Some(self.room.why_gone(player)),
            None if !self.room.invites(connected.invitation.as_deref()) => Some(invited_only()),
            None if !watchers => Some(nobody_looks_on()),
            _ => None,
        };
        let parted: Vec<_> = self.connected.iter().filter_map(|(id, one)| Some((*id, parts(one)?))).collect();
        for (connection, why) in parted {
            self.end(connection, why, false, now);
        }
    }

    /// A command: once, and acknowledged when it is durable.
    fn obey(&mut self, from: Connection, id: u64, what: &Command, now: &Now) -> Result<Option<Keep>, RoomFault> {
        let Some(Connected { eyes, device, .. }) = self.connected.get(&from) else { return Ok(None) };
        let (player, device) = (eyes.player, device.clone());
        if let Some(seq) = self.room.done(&device, id) {
            self.say(from, FromServer::Dup { id, seq });
            return Ok(None);
        }
        // Without a device and a number nobody could say whether it was done before.
        if player.is_some() && (id == 0 || device.is_empty()) {
            let refusals = Refusal::alone("server.number", message!("server-device"));
            self.say(from, FromServer::Refused { id, refusals });
            return Ok(None);
        }
        let by = player.map_or(By::Stranger, By::Player);
        match self.room.judge(by, what, Some((device, id)), now) {
            // Where nothing changes, no entry is made.
            Ok(entry) if entry.events.is_empty() => self.say(from, FromServer::Ok { id, seq: self.room.seq() }),
            Ok(entry) => {
                let ok = FromServer::Ok { id, seq: entry.seq };
                return self.keep(entry, Then::Answer(from, ok));
            }
            Err(refusals) => self.say(from, FromServer::Refused { id, refusals }),
        }
        Ok(None)
    }

    fn forecast(&mut self, from: Connection, id: u64, action: &Raw) {
        let player = self.connected.get(&from).and_then(|connected| connected.eyes.player);
        let seat = player.and_then(|player| self.room.seat_of(player));
        let forecast = match (self.room.table(), seat) {
            (Some(table), Some(seat)) => table.forecast(seat, action),
            _ => Forecast::of(Refusal::alone("table.no_match", message!("table-not-in-match"))),
        };
        self.say(from, FromServer::Forecast { id, forecast });
    }

    /// Hints are worked out beside the room, which goes on meanwhile; one question at a time for each connection.
    fn hints(&mut self, from: Connection, id: u64) {
        let Some(connected) = self.connected.get_mut(&from) else { return };
        let seat = connected.eyes.player.and_then(|player| self.room.seat_of(player));
        let work = seat.and_then(|seat| self.room.table()?.words().hints(seat));
        let seq = self.room.seq();
        match work {
            Some(work) if !connected.waits => {
                connected.waits = true;
                self.out.push(Out::Hints { asked: Asked { from, id, seq }, work });
            }
            _ => self.say(from, FromServer::Hints { id, seq, hints: Vec::new() }),
        }
    }

    /// The coach, too, works beside the room.
    fn coach(&mut self, from: Connection, id: u64, last: bool) {
        let Some(connected) = self.connected.get_mut(&from) else { return };
        let seq = self.room.seq();
        let work = self.room.coach(connected.eyes.player, last);
        let nothing = |refusals| FromServer::Coach { id, seq, advice: Vec::new(), refusals };
        match work {
            Ok(work) if !connected.waits => {
                connected.waits = true;
                self.out.push(Out::Coach { asked: Asked { from, id, seq }, work });
            }
            Ok(_) => self.say(from, nothing(Vec::new())),
            Err(refusal) => self.say(from, nothing(vec![refusal])),
        }
    }
}

fn invited_only() -> Refusal {
    refused("table.private", "table-private")
}

fn nobody_looks_on() -> Refusal {
    refused("table.no_watchers", "table-no-onlookers")
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> String {
    kernel::checksum(token.as_bytes())
}

/// A device's name is its player's, so that nobody can use up someone else's numbers. None: nobody can be told apart.
fn device_of(player: Option<PlayerId>, device: &str) -> String {
    match player {
        Some(player) if !device.is_empty() => {
            format!("{player}/{}", device.chars().take(DEVICE_LONGEST).collect::<String>())
        }
        _ => String::new(),
    }
}
