//! A room as a task: a mailbox, a clock, a store and timers around a [`Conversation`].

use crate::clock::{Clock, wall};
use crate::mailbox::{Mailbox, WeakPost};
use crate::metrics::{Counts, since};
use crate::outbox::Outbox;
use crate::protocol::{FromClient, FromServer};
use crate::rooms::Cards;
use crate::tables::{HostTable, PersonCard};
use crate::thoughts::Thoughts;
use crate::wire::Utf8Bytes;
use catalogue::{Raw, Thinking, Thought};
use kernel::{Advice, Message, Refusal, Viewer, message};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use store::{Append, Store, StoreError, failpoint};
use table::{
    Asked, Command, Connection, Conversation, Keep, Newcomer, Out, Phase, PlayerId, Room, RoomCard, RoomFault,
    Shorthand, Unheard,
};
use tokio::sync::oneshot;

/// A room in which nobody is connected and nothing is due leaves the memory after so long.
const ASLEEP: Duration = Duration::from_secs(120);
/// A room in which nothing happened for so long lets go of what it can find again: most rooms are quiet most of the time.
const QUIET: Duration = Duration::from_secs(1);

type Answer<T> = oneshot::Sender<Result<T, Vec<Refusal>>>;

/// What a room is asked. A mailbox that was full keeps its places, so they come boxed.
pub(crate) enum Letter {
    /// Someone new; the answer is their number, and whether they wait at the door.
    Join {
        newcomer: Box<Newcomer>,
        answer: Answer<(PlayerId, bool)>,
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
        what: Box<Command>,
        answer: Answer<()>,
    },
    /// A connection; what is for it goes there.
    Open {
        connection: Connection,
        address: IpAddr,
        outbox: Outbox<ToSocket>,
    },
    Frame {
        connection: Connection,
        frame: Box<FromClient>,
    },
    Gone {
        connection: Connection,
    },
    Hinted {
        asked: Asked,
        hints: Vec<Message>,
    },
    Coached {
        asked: Asked,
        advice: Vec<Advice<Raw>>,
    },
    Thought(Thought),
    /// A thought ended badly: the room is loaded again, with another bot.
    Failed(String),
    Card {
        answer: oneshot::Sender<RoomCard>,
    },
    /// The host of the house looks at it.
    Look {
        answer: oneshot::Sender<HostTable>,
    },
    Past {
        token: String,
        at: usize,
        answer: oneshot::Sender<Result<LookBack, Refusal>>,
    },
    /// The host of the house ends the room.
    Close,
    /// The server stops.
    Stop,
}

/// What a socket is handed.
pub(crate) enum ToSocket {
    Frame(Utf8Bytes),
    /// Several at once, so that they are written at once.
    Frames(Vec<Utf8Bytes>),
    /// The connection ends; should one come again?
    Bye(Box<Refusal>, bool),
}

/// The match so far, to be looked at through someone's eyes.
pub(crate) type LookBack = (Box<dyn catalogue::AnyReplay>, Viewer);

/// Why a room's task ends.
enum End {
    /// Nobody is there and nothing is due: it can be loaded again.
    Asleep,
    /// The store failed, or the room is owned elsewhere: load it again.
    Lost(String),
    /// The server stops.
    Stopped,
}

/// Someone who reads what is said here, and where they are.
struct Reader {
    outbox: Outbox<ToSocket>,
    address: IpAddr,
}

/// What a room's task works with, beside the room itself.
pub(crate) struct Around {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) cards: Cards,
    pub(crate) counts: Arc<Counts>,
    pub(crate) thoughts: Thoughts,
    /// A house for tests: nothing is added to a chosen shuffle.
    pub(crate) chosen_deals: bool,
}

pub(crate) struct Actor {
    talk: Conversation,
    epoch: u64,
    around: Around,
    mailbox: Mailbox<Box<Letter>>,
    /// The other end of the mailbox, for answers that are worked out elsewhere.
    post: WeakPost<Box<Letter>>,
    clock: Clock,
    readers: HashMap<Connection, Reader>,
    /// Writes entries as they are kept.
    hand: Shorthand,
    /// How it is listed for everyone, as it is kept.
    card: Option<String>,
    /// When the last of them left.
    empty_since: Instant,
    /// When something last happened, until the room rests.
    stirred: Option<Instant>,
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
    // Room for most frames at once: growing would copy.
    let mut text = Vec::with_capacity(1024);
    let _ = serde_json::to_writer(&mut text, frame);
    String::from_utf8(text).unwrap_or_default().into()
}

/// A frame for some connections, written once, behind what there is for them.
fn gather(pieces: &mut Vec<(Connection, ToSocket)>, to: &[Connection], text: &Utf8Bytes) {
    for connection in to {
        match pieces.iter_mut().find(|(other, _)| other == connection) {
            Some((_, ToSocket::Frames(frames))) => frames.push(text.clone()),
            Some((_, piece)) => {
                let first = std::mem::replace(piece, ToSocket::Frames(Vec::with_capacity(2)));
                if let (ToSocket::Frame(first), ToSocket::Frames(frames)) = (first, piece) {
                    frames.extend([first, text.clone()]);
                }
            }
            None => pieces.push((*connection, ToSocket::Frame(text.clone()))),
        }
    }
}

impl Actor {
    pub(crate) fn new(
        room: Room,
        epoch: u64,
        slept: bool,
        around: Around,
        mailbox: Mailbox<Box<Letter>>,
        post: WeakPost<Box<Letter>>,
    ) -> Self {
        // While it slept its clock ran on; while a server was down, it stood still.
        let away = if slept && !room.stands_still() { wall().saturating_sub(room.wall()) } else { 0 };
        let clock = Clock::from(room.clock().after(away));
        let talk = Conversation::new(room, &clock.now());
        let (readers, empty_since, stirred) = (HashMap::new(), Instant::now(), Some(Instant::now()));
        let hand = Shorthand::default();
        Actor { talk, epoch, around, mailbox, post, clock, readers, hand, card: None, empty_since, stirred }
    }

    /// Runs until there is a reason to end; whoever is connected is told.
    pub(crate) async fn run(mut self: Box<Self>) {
        self.list();
        let end = self.work().await;
        self.around.cards.lock().unwrap_or_else(PoisonError::into_inner).remove(self.talk.room().code());
        match &end {
            End::Asleep => {
                self.mailbox.close();
                self.release(true).await;
            }
            End::Lost(why) => {
                self.around.counts.lost.inc();
                tracing::warn!(room = self.talk.room().code(), why, "a room is loaded again");
                self.mailbox.close();
                self.send_away("server.again", "server-again");
                self.release(false).await;
            }
            // Whoever comes again finds it free, on whatever node they ask.
            End::Stopped => {
                self.release(false).await;
                self.send_away("server.restart", "server-restart");
            }
        }
    }

    /// Lets the room go, if it is still ours.
    async fn release(&mut self, slept: bool) {
        let code = self.talk.room().code();
        if let Err(error) = self.around.store.release(code, self.epoch, slept).await {
            tracing::warn!(room = code, %error, "a room is not let go; its lease will lapse");
        }
    }

    fn send_away(&self, rule: &'static str, why: &'static str) {
        for reader in self.readers.values() {
            let _ = reader.outbox.put(ToSocket::Bye(Refusal::new(rule, message!(why)).into(), true));
        }
    }

    async fn work(&mut self) -> End {
        // One timer for all that is due: it is set again only for something earlier, and may ring for nothing.
        let mut timer = std::pin::pin!(tokio::time::sleep(ASLEEP));
        let mut letter = None;
        loop {
            // What a room works with is on the heap only while it works: most rooms wait, most of the time.
            if let Err(end) = Box::pin(self.work_off(letter)).await {
                return end;
            }
            if self.may_sleep() {
                return End::Asleep;
            }
            if self.stirred.is_some_and(|at| at.elapsed() >= QUIET) {
                self.talk.rest();
                self.stirred = None;
            }
            let wake = self.next_wake().into();
            if timer.is_elapsed() || wake < timer.deadline() {
                timer.as_mut().reset(wake);
            }
            letter = tokio::select! {
                biased;
                message = self.mailbox.recv() => match message {
                    Some(message) => Some(message),
                    None => return End::Stopped,
                },
                () = &mut timer => None,
            };
        }
    }

    /// What is due comes first, at its own moment; then what came late, and what is due because of it.
    async fn work_off(&mut self, letter: Option<Box<Letter>>) -> Result<(), End> {
        self.catch_up().await?;
        if let Some(letter) = letter {
            self.around.counts.waiting.observe(self.mailbox.len() as f64 + 1.0);
            self.stirred = Some(Instant::now());
            self.handle(*letter).await?;
            self.catch_up().await?;
        }
        Ok(())
    }

    /// Does everything that is due.
    async fn catch_up(&mut self) -> Result<(), End> {
        self.clock.run(!self.talk.room().stands_still());
        while let Some(keep) = self.talk.due(&self.clock.now())? {
            self.stirred = Some(Instant::now());
            self.commit(keep).await?;
        }
        self.deliver();
        self.clock.run(!self.talk.room().stands_still());
        Ok(())
    }

    fn next_wake(&self) -> Instant {
        let due = self.talk.next_due().and_then(|at| self.clock.instant(at)).map(|at| at + Duration::from_millis(1));
        let leaving = self.talk.next_leaving().map(Clock::instant_of_wall);
        let sleep = self.empty_since + ASLEEP;
        let rest = self.stirred.map(|at| at + QUIET);
        let wake = due.into_iter().chain(leaving).chain(rest).min().unwrap_or_else(|| Instant::now() + ASLEEP);
        // Awake in an empty house only for a deadline that is near: then that is next.
        if self.talk.is_empty() && sleep > Instant::now() { wake.min(sleep) } else { wake }
    }

    fn may_sleep(&self) -> bool {
        let empty = self.talk.is_empty() && self.talk.next_leaving().is_none();
        // A far deadline is kept in the store, which wakes the room in time.
        let due = || self.talk.room().game_deadline().and_then(|at| self.clock.instant(at));
        empty && self.empty_since.elapsed() >= ASLEEP && due().is_none_or(|due| due > Instant::now() + ASLEEP)
    }

    /// Keeps an entry; when it is durable, everyone is told. If it cannot be kept, nobody has heard of it: the room's task
    /// ends and the room is loaded as it was.
    async fn commit(&mut self, mut keep: Keep) -> Result<(), End> {
        let json = |e: serde_json::Error| End::Lost(e.to_string());
        if failpoint::is_set("ack_early") {
            self.acknowledge_early(&mut keep).await;
        }
        if keep.lists {
            let room = self.talk.room();
            let listed = room.is_public() && room.phase() != Phase::Closed;
            self.card = listed.then(|| serde_json::to_string(&room.card()).unwrap_or_default());
        }
        if keep.snapshot.is_some() {
            self.hand.begin_anew();
        }
        let append = Append {
            code: self.talk.room().code().into(),
            expected: keep.entry.seq - 1,
            epoch: self.epoch,
            entry: self.hand.write(&keep.entry),
            wall: keep.entry.wall,
            due_at: keep.due.and_then(|at| self.clock.wall_of(at)),
            snapshot: keep.snapshot.take().map(|room| serde_json::to_string(&room)).transpose().map_err(json)?,
            finished: keep.finished.take(),
            card: self.card.clone(),
            closed: keep.closes,
        };
        let begun = Instant::now();
        let kept = self.around.store.append(append).await;
        if let Err(StoreError::Fenced { .. }) = &kept {
            self.around.counts.fenced.inc();
        }
        kept?;
        self.around.counts.commit.observe(since(begun));
        self.around.counts.entries.inc();
        if keep.lists {
            self.list();
        }
        self.talk.kept(keep, &self.clock.now());
        self.deliver();
        Ok(())
    }

    /// The wrong way round, to see that the test with teeth has teeth.
    async fn acknowledge_early(&mut self, keep: &mut Keep) {
        if let Some(Out::Frame { to, frame }) = keep.answer_early() {
            let mut pieces = Vec::new();
            gather(&mut pieces, &to, &text(&frame));
            self.send(pieces);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Shows the room as it is now in the list of rooms.
    fn list(&self) {
        let room = self.talk.room();
        if room.is_public() {
            let mut cards = self.around.cards.lock().unwrap_or_else(PoisonError::into_inner);
            cards.insert(room.code().into(), room.card());
        }
    }

    async fn handle(&mut self, letter: Letter) -> Result<(), End> {
        let now = self.clock.now();
        match letter {
            Letter::Join { newcomer, answer } => {
                let token = newcomer.token.clone();
                let heard = self.talk.arrive(*newcomer, &now);
                let joined = self.settle(heard).await?;
                let _ = answer.send(joined.map(|()| self.talk.arrived(&token).unwrap_or_default()));
            }
            Letter::Token { player, token, answer } => {
                let heard = self.talk.add_token(player, &token, &now);
                let _ = answer.send(self.settle(heard).await?);
            }
            Letter::Command { player, what, answer } => {
                let heard = self.talk.command(player, &what, &now);
                let _ = answer.send(self.settle(heard).await?);
            }
            Letter::WhoHas { token, answer } => drop(answer.send(self.talk.player_with(&token))),
            Letter::Open { connection, address, outbox } => {
                self.readers.insert(connection, Reader { outbox, address });
            }
            Letter::Gone { connection } => self.part(connection),
            Letter::Frame { connection, frame } => {
                let frame = if self.around.chosen_deals { frame.without_entropy() } else { *frame };
                let begun = Instant::now();
                let heard = self.talk.hear(connection, frame, &now)?;
                self.around.counts.judge.observe(since(begun));
                match heard {
                    Some(keep) => self.commit(keep).await?,
                    None => self.deliver(),
                }
            }
            Letter::Hinted { asked, hints } => {
                self.talk.hinted(asked, hints);
                self.deliver();
            }
            Letter::Coached { asked, advice } => {
                self.talk.coached(asked, advice);
                self.deliver();
            }
            Letter::Thought(thought) => self.talk.thought(thought),
            Letter::Failed(why) => return Err(End::Lost(why)),
            Letter::Card { answer } => drop(answer.send(self.talk.room().card())),
            Letter::Look { answer } => drop(answer.send(self.look())),
            Letter::Past { token, at, answer } => drop(answer.send(self.past(&token, at))),
            Letter::Close => {
                let host = self.talk.room().host();
                let heard = self.talk.command(host, &Command::Close, &now);
                let _ = self.settle(heard).await?;
            }
            Letter::Stop => return Err(End::Stopped),
        }
        Ok(())
    }

    /// Keeps what came of a call that is not one of a connection.
    async fn settle(&mut self, heard: table::Heard) -> Result<Result<(), Vec<Refusal>>, End> {
        match heard {
            Ok(keep) => {
                if let Some(keep) = keep {
                    self.commit(keep).await?;
                }
                Ok(Ok(()))
            }
            Err(Unheard::Refused(refusals)) => Ok(Err(refusals)),
            Err(Unheard::Fault(fault)) => Err(fault.into()),
        }
    }

    /// Does what the conversation wants done. What is for the same connection goes there in one piece: a socket's task may run
    /// before this one is done, and would write twice.
    fn deliver(&mut self) {
        let mut pieces: Vec<(Connection, ToSocket)> = Vec::new();
        for out in self.talk.out() {
            match out {
                Out::Frame { to, frame } => {
                    if let FromServer::Refused { refusals, .. } = &frame {
                        refusals.iter().for_each(|refusal| self.around.counts.refused(&refusal.rule));
                    }
                    gather(&mut pieces, &to, &text(&frame));
                }
                Out::Bye { to, why, again } => {
                    self.send(std::mem::take(&mut pieces));
                    if let Some(reader) = self.readers.remove(&to) {
                        let _ = reader.outbox.put(ToSocket::Bye(why.into(), again));
                    }
                    self.part(to);
                }
                Out::Hints { asked, work } => {
                    let post = self.post.clone();
                    self.around.thoughts.spawn(post, move || Letter::Hinted { asked, hints: work() });
                }
                Out::Coach { asked, work } => {
                    let post = self.post.clone();
                    self.around.thoughts.spawn(post, move || Letter::Coached { asked, advice: work() });
                }
                Out::Think(thinking) => self.think(thinking),
            }
        }
        self.send(pieces);
    }

    fn think(&self, thinking: Thinking) {
        self.around.thoughts.spawn(self.post.clone(), move || Letter::Thought(thinking.think()));
    }

    /// Whoever does not read is dropped.
    fn send(&mut self, pieces: Vec<(Connection, ToSocket)>) {
        for (connection, piece) in pieces {
            let reader = self.readers.get(&connection);
            if reader.is_some_and(|reader| reader.outbox.put(piece).is_err()) {
                self.around.counts.unread.inc();
                self.part(connection);
            }
        }
    }

    fn part(&mut self, connection: Connection) {
        self.readers.remove(&connection);
        self.talk.leave(connection, &self.clock.now());
        if self.talk.is_empty() {
            self.empty_since = Instant::now();
        }
    }

    /// The room, for the host of the house.
    fn look(&self) -> HostTable {
        let room = self.talk.room();
        let of = |player: Option<PlayerId>| {
            let theirs = self.readers.iter().filter(move |(id, _)| self.talk.player_at(**id) == Some(player));
            let mut all: Vec<String> = theirs.map(|(_, reader)| reader.address.to_string()).collect();
            all.sort();
            all.dedup();
            all
        };
        let person = |(id, person): (PlayerId, &table::Player)| PersonCard {
            name: person.name.clone(),
            online: person.online,
            addresses: of(Some(id)),
        };
        HostTable {
            code: room.code().into(),
            phase: room.phase(),
            game: room.game().unwrap_or_default().into(),
            private: room.is_private(),
            people: room.players().map(person).collect(),
            onlookers: of(None),
            entries: room.seq(),
            active_at: room.wall(),
        }
    }

    /// What the holder of a token may look back at: what they saw after `at` entries of the match.
    fn past(&self, token: &str, at: usize) -> Result<LookBack, Refusal> {
        let stranger = || Refusal::new("server.token", message!("table-stranger"));
        let player = self.talk.player_with(token).ok_or_else(stranger)?;
        let room = self.talk.room();
        let replay = room.table().filter(|table| at <= table.entries()).map(catalogue::AnyMatch::replay);
        let replay = replay.ok_or_else(|| Refusal::new("server.no_point", message!("server-no-point")))?;
        Ok((replay, room.viewer(Some(player))))
    }
}
