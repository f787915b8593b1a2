//! A room as a task: one mailbox, one owner, one input at a time.

use crate::clock::Clock;
use crate::deals;
use crate::protocol::{FromServer, Past, VERSION, Welcome, You};
use crate::rooms::Cards;
use crate::tokens;
use axum::extract::ws::Utf8Bytes;
use catalogue::Raw;
use kernel::{Refusal, Seat, Viewer};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use store::{Append, Store, StoreError, failpoint};
use table::{By, Command, Entry, Event, Phase, PlayerId, Room, RoomCard, RoomFault, Showing, Told};
use tokio::sync::{mpsc, oneshot};

/// A connection that breaks for a moment is not told to anybody.
const GRACE: Duration = Duration::from_secs(2);
/// After a restart people have so long to come back before they are away.
const RESTART_GRACE: Duration = Duration::from_secs(15);
/// A room in which nobody is connected and nothing is due leaves the memory after so long.
const ASLEEP: Duration = Duration::from_secs(120);
/// So many connections of one player at a time: devices and tabs.
const SOCKETS_A_PLAYER: usize = 12;
/// So many may look on in a room without having joined.
const ONLOOKERS: usize = 30;
/// Every so many entries the whole room is kept, so that it loads quickly.
const SNAPSHOT_EVERY: u64 = 100;

pub(crate) type SocketId = u64;
type Answer<T> = oneshot::Sender<Result<T, Vec<Refusal>>>;

/// What a room is asked.
pub(crate) enum Message {
    Join {
        name: String,
        token: String,
        watch: bool,
        answer: Answer<PlayerId>,
    },
    Token {
        player: PlayerId,
        token: String,
        answer: Answer<()>,
    },
    WhoHas {
        token: String,
        answer: oneshot::Sender<Option<PlayerId>>,
    },
    Command {
        player: PlayerId,
        what: Command,
        answer: Answer<()>,
    },
    Enter {
        socket: SocketId,
        guest: Guest,
        answer: Answer<()>,
    },
    Exit {
        socket: SocketId,
    },
    Do {
        socket: SocketId,
        id: u64,
        what: Command,
    },
    Forecast {
        socket: SocketId,
        id: u64,
        action: Raw,
    },
    Hints {
        socket: SocketId,
        id: u64,
    },
    Ping {
        socket: SocketId,
        ping: u64,
    },
    Card {
        answer: oneshot::Sender<RoomCard>,
    },
    Past {
        token: String,
        at: usize,
        answer: oneshot::Sender<Result<LookBack, Refusal>>,
    },
    /// The server stops.
    Stop,
}

/// The match so far, to be looked at through someone's eyes.
pub(crate) type LookBack = (Box<dyn catalogue::AnyReplay>, Viewer);

/// Someone who connects.
pub(crate) struct Guest {
    pub(crate) token: Option<String>,
    pub(crate) device: String,
    pub(crate) since: Option<u64>,
    pub(crate) text: bool,
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
}

/// Someone who is connected.
struct Connected {
    eyes: Eyes,
    device: String,
    outbox: mpsc::Sender<Utf8Bytes>,
    /// Are hints for it being worked out?
    thinking: Arc<AtomicBool>,
}

/// Whose eyes look, and whether they want the match as text, too: what is sent is the same for all of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Eyes {
    player: Option<PlayerId>,
    text: bool,
}

/// Why a room's task ends.
enum End {
    /// Nobody is there and nothing is due: it can be loaded again.
    Asleep,
    /// The store failed, or the room is owned elsewhere: load it again.
    Lost(String),
    /// The server stops.
    Stopped,
}

pub(crate) struct Actor {
    room: Room,
    epoch: u64,
    store: Arc<dyn Store>,
    cards: Cards,
    mailbox: mpsc::Receiver<Message>,
    clock: Clock,
    sockets: HashMap<SocketId, Connected>,
    /// What those who are connected were told last.
    told: HashMap<Eyes, Told>,
    /// Who will be away, and when.
    leaving: HashMap<PlayerId, Instant>,
    /// When the last of them left.
    empty_since: Instant,
    /// A house for tests: nothing is added to a chosen shuffle.
    chosen_deals: bool,
}

impl From<StoreError> for End {
    fn from(error: StoreError) -> Self {
        End::Lost(error.to_string())
    }
}

impl From<RoomFault> for End {
    fn from(fault: RoomFault) -> Self {
        End::Lost(fault.to_string())
    }
}

fn text(frame: &FromServer) -> Utf8Bytes {
    serde_json::to_string(frame).unwrap_or_default().into()
}

impl Actor {
    pub(crate) fn new(
        room: Room,
        epoch: u64,
        store: Arc<dyn Store>,
        cards: Cards,
        mailbox: mpsc::Receiver<Message>,
    ) -> Self {
        let now = Instant::now();
        // Those who were there before a restart may come back before anyone is told that they are away.
        let online = room.players().filter(|(_, person)| person.online).map(|(id, _)| (id, now + RESTART_GRACE));
        let (leaving, clock) = (online.collect(), Clock::from(room.clock()));
        let (sockets, told) = (HashMap::new(), HashMap::new());
        let (empty_since, chosen_deals) = (now, false);
        Actor { room, epoch, store, cards, mailbox, clock, sockets, told, leaving, empty_since, chosen_deals }
    }

    /// In a house for tests deals are chosen, so what players add to the shuffle is left out.
    pub(crate) fn choosing_deals(self, chosen_deals: bool) -> Self {
        Actor { chosen_deals, ..self }
    }

    /// Runs until there is a reason to end; whoever is connected is told.
    pub(crate) async fn run(mut self) {
        self.list();
        let end = self.work().await;
        self.cards.lock().unwrap_or_else(PoisonError::into_inner).remove(self.room.code());
        let (rule, sentence) = match &end {
            End::Asleep => return,
            End::Lost(why) => {
                tracing::warn!(room = self.room.code(), why, "a room is loaded again");
                ("server.again", "Something went wrong; connecting again.")
            }
            End::Stopped => ("server.restart", "The server restarts; connecting again."),
        };
        let bye = text(&FromServer::Bye { rule: rule.into(), sentence: sentence.into(), again: true });
        for connected in self.sockets.values() {
            let _ = connected.outbox.try_send(bye.clone());
        }
    }

    async fn work(&mut self) -> End {
        loop {
            if let Err(end) = self.catch_up().await {
                return end;
            }
            if self.may_sleep() {
                return End::Asleep;
            }
            let wake = self.next_wake();
            let message = tokio::select! {
                message = self.mailbox.recv() => message,
                () = tokio::time::sleep_until(wake.into()) => continue,
            };
            let Some(message) = message else { return End::Stopped };
            // What is due comes first, at its own moment; then what came late.
            let done = match self.catch_up().await {
                Ok(()) => self.handle(message).await,
                Err(end) => Err(end),
            };
            if let Err(end) = done {
                return end;
            }
            self.part();
        }
    }

    /// Does everything that is due.
    async fn catch_up(&mut self) -> Result<(), End> {
        self.clock.run(!self.room.stands_still());
        let now = Instant::now();
        let gone: Vec<PlayerId> = self.leaving.iter().filter(|(_, at)| **at <= now).map(|(id, _)| *id).collect();
        for player in gone {
            self.leaving.remove(&player);
            if let Some(entry) = self.room.judge_presence(player, false, &self.clock.now()) {
                self.commit(entry).await?;
            }
        }
        while let Some(entry) = self.room.tick(&self.clock.now())? {
            self.commit(entry).await?;
        }
        self.clock.run(!self.room.stands_still());
        Ok(())
    }

    fn next_wake(&self) -> Instant {
        let due = self.room.next_due().and_then(|at| self.clock.instant(at)).map(|at| at + Duration::from_millis(1));
        let leaving = self.leaving.values().copied().min();
        let sleep = self.empty_since + ASLEEP;
        let wake = due.into_iter().chain(leaving).min().unwrap_or_else(|| Instant::now() + ASLEEP);
        // Awake in an empty house only for a deadline that is near: then that is next.
        if self.sockets.is_empty() && sleep > Instant::now() { wake.min(sleep) } else { wake }
    }

    fn may_sleep(&self) -> bool {
        let empty = self.sockets.is_empty() && self.leaving.is_empty() && self.empty_since.elapsed() >= ASLEEP;
        // A far deadline is kept in the store, which wakes the room in time.
        let due = self.room.game_deadline().and_then(|at| self.clock.instant(at));
        empty && due.is_none_or(|due| due > Instant::now() + ASLEEP)
    }

    /// Folds an entry and keeps it; when it is durable, everyone is told. If it cannot be kept, nobody has seen
    /// the room with it: the room's task ends and the room is loaded as it was.
    async fn commit(&mut self, entry: Entry) -> Result<(), End> {
        if entry.events.is_empty() {
            return Ok(());
        }
        let seq = entry.seq;
        let is_end = entry.events.iter().any(|event| matches!(event, Event::Finished { .. }));
        let closes = entry.events.iter().any(|event| matches!(event, Event::Closed));
        // A move changes nothing that a list of rooms shows.
        let lists = entry.events.iter().any(|event| !matches!(event, Event::Played { .. } | Event::Said { .. }));
        let snapshot = seq.is_multiple_of(SNAPSHOT_EVERY).then(|| self.room.snapshot());
        let json = |e: serde_json::Error| End::Lost(e.to_string());
        let (text, wall) = (serde_json::to_string(&entry).map_err(json)?, entry.wall);
        // What is kept beside the entry is how the room is after it: its deadline, how it is listed.
        self.room.apply(&entry)?;
        let append = Append {
            code: self.room.code().into(),
            expected: seq - 1,
            epoch: self.epoch,
            entry: text,
            wall,
            due_at: self.room.game_deadline().and_then(|at| self.clock.wall_of(at)),
            snapshot: snapshot.map(|snapshot| serde_json::to_string(&snapshot)).transpose().map_err(json)?,
            finished: self.room.finished_log().filter(|_| is_end),
            card: self.card(),
            closed: closes,
        };
        self.store.append(append).await?;
        if lists {
            self.list();
        }
        self.tell(seq);
        Ok(())
    }

    fn card(&self) -> Option<String> {
        let listed = self.room.is_public() && self.room.phase() != Phase::Closed;
        listed.then(|| serde_json::to_string(&self.room.card()).unwrap_or_default())
    }

    /// Shows the room as it is now in the list of rooms.
    fn list(&self) {
        if self.room.is_public() {
            let mut cards = self.cards.lock().unwrap_or_else(PoisonError::into_inner);
            cards.insert(self.room.code().into(), self.room.card());
        }
    }

    /// One frame an entry, to everyone: also where there is nothing to tell, so that no number is missing.
    fn tell(&mut self, seq: u64) {
        let mut frames: HashMap<Eyes, Utf8Bytes> = HashMap::new();
        let mut slow = Vec::new();
        for (id, connected) in &self.sockets {
            let eyes = connected.eyes;
            let frame = frames.entry(eyes).or_insert_with(|| {
                let told = self.told.entry(eyes).or_default();
                let tidings = self.room.tidings(seq, eyes.player, eyes.text, told);
                tidings.map_or_else(|| "".into(), |tidings| text(&FromServer::Tidings(Box::new(tidings))))
            });
            if connected.outbox.try_send(frame.clone()).is_err() {
                slow.push(*id);
            }
        }
        slow.into_iter().for_each(|socket| self.drop_socket(socket));
    }

    async fn handle(&mut self, message: Message) -> Result<(), End> {
        match message {
            Message::Join { name, token, watch, answer } => {
                match self.room.judge_join(&name, token.clone(), watch, &self.clock.now()) {
                    Ok(entry) => {
                        self.commit(entry).await?;
                        let player = self.room.player_with(&token).unwrap_or_default();
                        let _ = answer.send(Ok(player));
                    }
                    Err(refusals) => drop(answer.send(Err(refusals))),
                }
            }
            Message::Token { player, token, answer } => {
                let judged = self.room.judge_token(player, token, &self.clock.now());
                self.commit_and_answer(judged, answer).await?;
            }
            Message::Command { player, what, answer } => {
                let judged = self.room.judge(By::Player(player), &what, None, &self.clock.now());
                self.commit_and_answer(judged, answer).await?;
            }
            Message::WhoHas { token, answer } => drop(answer.send(self.room.player_with(&token))),
            Message::Enter { socket, guest, answer } => self.enter(socket, guest, answer).await?,
            Message::Exit { socket } => self.drop_socket(socket),
            Message::Do { socket, id, what } => {
                let what = if self.chosen_deals { deals::without_entropy(what) } else { what };
                self.obey(socket, id, &what).await?;
            }
            Message::Forecast { socket, id, action } => self.forecast(socket, id, &action),
            Message::Hints { socket, id } => self.hints(socket, id),
            Message::Ping { socket, ping } => {
                let now = self.clock.at();
                self.send(socket, &FromServer::Pong { ping, now });
            }
            Message::Card { answer } => drop(answer.send(self.room.card())),
            Message::Past { token, at, answer } => drop(answer.send(self.past(&token, at))),
            Message::Stop => return Err(End::Stopped),
        }
        Ok(())
    }

    async fn commit_and_answer(&mut self, judged: Result<Entry, Vec<Refusal>>, answer: Answer<()>) -> Result<(), End> {
        match judged {
            Ok(entry) => {
                self.commit(entry).await?;
                let _ = answer.send(Ok(()));
            }
            Err(refusals) => drop(answer.send(Err(refusals))),
        }
        Ok(())
    }

    async fn enter(&mut self, socket: SocketId, guest: Guest, answer: Answer<()>) -> Result<(), End> {
        let player = guest.token.as_deref().and_then(|token| self.room.player_with(&tokens::hash(token)));
        let refuse = |rule: &str, why: &str| Err(Refusal::alone(rule, why));
        if guest.token.is_some() && player.is_none() {
            drop(answer.send(refuse("server.token", "You are not in this room any more.")));
            return Ok(());
        }
        if player.is_none() && !self.room.may_watch() {
            drop(answer.send(refuse("table.no_watchers", "This room lets nobody look on.")));
            return Ok(());
        }
        let most = if player.is_some() { SOCKETS_A_PLAYER } else { ONLOOKERS };
        if self.sockets.values().filter(|connected| connected.eyes.player == player).count() >= most {
            let why = match player {
                Some(_) => "You are connected too often; close some of your tabs.",
                None => "Too many are looking on in this room.",
            };
            drop(answer.send(refuse("limit.sockets", why)));
            return Ok(());
        }
        if let Some(player) = player {
            self.leaving.remove(&player);
            if let Some(entry) = self.room.judge_presence(player, true, &self.clock.now()) {
                self.commit(entry).await?;
            }
        }
        let eyes = Eyes { player, text: guest.text };
        let welcome = self.welcome(eyes, &guest.device, guest.since);
        let told = Told::all(&welcome.room, welcome.table.as_ref());
        let sent = guest.outbox.try_send(text(&FromServer::Welcome(Box::new(welcome))));
        if sent.is_ok() {
            let Guest { device, outbox, .. } = guest;
            self.sockets.insert(socket, Connected { eyes, device, outbox, thinking: Arc::default() });
            self.told.insert(eyes, told);
        }
        let _ = answer.send(Ok(()));
        Ok(())
    }

    fn welcome(&self, eyes: Eyes, device: &str, since: Option<u64>) -> Welcome {
        let Eyes { player, text } = eyes;
        let seat = player.and_then(|player| self.room.seat_of(player));
        Welcome {
            v: VERSION,
            seq: self.room.seq(),
            now: self.clock.at(),
            you: You { player, seat, host: player == Some(self.room.host()) },
            room: self.room.view(player),
            table: self.room.table_view(player, Showing { text, arriving: true }),
            missed: since.map(|since| self.room.missed(since, player)).unwrap_or_default(),
            last: self.room.last_command(&device_of(player, device)),
        }
    }

    fn drop_socket(&mut self, socket: SocketId) {
        let Some(gone) = self.sockets.remove(&socket) else { return };
        if self.sockets.is_empty() {
            self.empty_since = Instant::now();
        }
        if !self.sockets.values().any(|other| other.eyes == gone.eyes) {
            self.told.remove(&gone.eyes);
        }
        if let Some(player) = gone.eyes.player
            && !self.sockets.values().any(|other| other.eyes.player == Some(player))
        {
            self.leaving.insert(player, Instant::now() + GRACE);
        }
    }

    /// Ends the connections of those who left or were sent away, and of onlookers when there may be none.
    fn part(&mut self) {
        let inside: Vec<PlayerId> = self.room.players().map(|(id, _)| id).collect();
        let (closed, watchers) = (self.room.phase() == Phase::Closed, self.room.may_watch());
        let bye = |connected: &Connected| match connected.eyes.player {
            Some(player) if !inside.contains(&player) && !closed => {
                Some(("server.token", "You are not in this room any more."))
            }
            None if !watchers => Some(("table.no_watchers", "This room lets nobody look on.")),
            _ => None,
        };
        let parted: Vec<_> = self.sockets.iter().filter_map(|(id, one)| Some((*id, bye(one)?))).collect();
        for (socket, (rule, sentence)) in parted {
            self.send(socket, &FromServer::Bye { rule: rule.into(), sentence: sentence.into(), again: false });
            self.drop_socket(socket);
        }
    }

    fn send(&mut self, socket: SocketId, frame: &FromServer) {
        let slow = self.sockets.get(&socket).is_some_and(|connected| connected.outbox.try_send(text(frame)).is_err());
        if slow {
            self.drop_socket(socket);
        }
    }

    /// A command: once, and acknowledged when it is durable.
    async fn obey(&mut self, socket: SocketId, id: u64, what: &Command) -> Result<(), End> {
        let Some(connected) = self.sockets.get(&socket) else { return Ok(()) };
        let player = connected.eyes.player;
        let device = device_of(player, &connected.device);
        if let Some(seq) = self.room.done(&device, id) {
            self.send(socket, &FromServer::Dup { id, seq });
            return Ok(());
        }
        let by = player.map_or(By::Stranger, By::Player);
        // Without a device and a number nobody could say whether it was done before.
        if player.is_some() && (id == 0 || device.is_empty()) {
            let why = "Say a device in hello, and number your commands from 1.";
            self.send(socket, &FromServer::Refused { id, refusals: Refusal::alone("server.number", why) });
            return Ok(());
        }
        match self.room.judge(by, what, Some((device, id)), &self.clock.now()) {
            Ok(entry) => {
                // Where nothing changes, no entry is made.
                let seq = if entry.events.is_empty() { self.room.seq() } else { entry.seq };
                let ok = FromServer::Ok { id, seq };
                // The wrong way round, to see that the test with teeth has teeth.
                let early = failpoint::is_set("ack_early");
                if early {
                    self.send(socket, &ok);
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                self.commit(entry).await?;
                if !early {
                    self.send(socket, &ok);
                }
            }
            Err(refusals) => self.send(socket, &FromServer::Refused { id, refusals }),
        }
        Ok(())
    }

    fn forecast(&mut self, socket: SocketId, id: u64, action: &Raw) {
        let player = self.sockets.get(&socket).and_then(|connected| connected.eyes.player);
        let seat = player.and_then(|player| self.room.seat_of(player));
        let forecast = match (self.room.table(), seat) {
            (Some(table), Some(seat)) => table.forecast(seat, action),
            _ => kernel::Forecast::of(Refusal::alone("table.no_match", "You are not in a match.")),
        };
        self.send(socket, &FromServer::Forecast { id, forecast });
    }

    /// Hints are worked out beside the room, which goes on meanwhile; one question at a time for each connection.
    fn hints(&mut self, socket: SocketId, id: u64) {
        let Some(connected) = self.sockets.get(&socket) else { return };
        let seat = connected.eyes.player.and_then(|player| self.room.seat_of(player));
        let wanted = seat.and_then(|seat| self.room.table()?.words().hints(seat));
        let (outbox, thinking, seq) = (connected.outbox.clone(), connected.thinking.clone(), self.room.seq());
        match wanted {
            Some(wanted) if !thinking.swap(true, Ordering::AcqRel) => drop(tokio::task::spawn_blocking(move || {
                let hints = wanted();
                thinking.store(false, Ordering::Release);
                let _ = outbox.try_send(text(&FromServer::Hints { id, seq, hints }));
            })),
            _ => self.send(socket, &FromServer::Hints { id, seq, hints: Vec::new() }),
        }
    }

    /// What the holder of a token may look back at: what they saw after `at` entries of the match.
    fn past(&self, token: &str, at: usize) -> Result<LookBack, Refusal> {
        let stranger = || Refusal::new("server.token", "You are not in this room.");
        let player = self.room.player_with(token).ok_or_else(stranger)?;
        let replay = self.room.table().map(catalogue::AnyMatch::replay).filter(|replay| at <= replay.len());
        let replay = replay.ok_or_else(|| Refusal::new("server.no_point", "The match has no such point."))?;
        Ok((replay, self.room.viewer(Some(player))))
    }
}

/// A device's name is its player's, so that nobody can use up someone else's numbers.
fn device_of(player: Option<PlayerId>, device: &str) -> String {
    match player {
        Some(player) if !device.is_empty() => format!("{player}/{}", device.chars().take(64).collect::<String>()),
        _ => String::new(),
    }
}

/// A point of a match. Working it out may take a while: not on a room's task.
pub(crate) fn past((replay, viewer): &LookBack, at: usize) -> Past {
    let viewer = *viewer;
    let lines = if at == 0 { Vec::new() } else { replay.tell(at - 1, viewer).lines };
    let remark = at.checked_sub(1).and_then(|entry| replay.remark(entry));
    Past { at, view: replay.view(at, viewer), text: replay.show(at, viewer), scores: replay.scores(at), lines, remark }
}

/// A seat from a query.
pub(crate) fn viewer(seat: Option<u8>, seats: u8) -> Option<Viewer> {
    match seat {
        None => Some(Viewer::Public),
        Some(seat) if seat < seats => Some(Viewer::Seat(Seat(seat))),
        Some(_) => None,
    }
}
