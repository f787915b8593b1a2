//! One room on a device: a conversation with its clock, in which one entry at a time is kept.

use crate::clock::{Clock, Dice};
use crate::protocol::{self, Told};
use catalogue::{Raw, Thinking};
use kernel::{Content, Refusal, message};
use std::collections::VecDeque;
use std::sync::Arc;
use table::protocol::{FromClient, FromServer, Pass, Past};
use table::{
    Asked, Command, Connection, Conversation, Entry, House, Keep, Out, PlayOn, PlayerId, Room, RoomFault, Shorthand,
    Unheard,
};

/// What a room is asked.
#[derive(Clone)]
pub(crate) enum Letter {
    Frame {
        from: Connection,
        frame: Box<FromClient>,
    },
    Gone {
        from: Connection,
    },
    /// Whoever opened it takes their place. The answer comes with the last letter of opening.
    Join {
        name: String,
        token: String,
        id: Option<u64>,
    },
    Choose {
        what: Box<Command>,
        token: String,
        id: u64,
    },
    /// Whoever opened it plays on from a point of a match.
    PlayOn {
        from: Box<protocol::PlayOn>,
        token: String,
        id: u64,
    },
    Card {
        id: u64,
    },
    Past {
        token: String,
        at: usize,
        id: u64,
    },
}

impl Letter {
    /// Who waits for an answer to it.
    fn asker(&self) -> Option<u64> {
        match self {
            Letter::Join { id, .. } => *id,
            Letter::Choose { id, .. } | Letter::PlayOn { id, .. } | Letter::Card { id } | Letter::Past { id, .. } => {
                Some(*id)
            }
            Letter::Frame { .. } | Letter::Gone { .. } => None,
        }
    }
}

/// What takes long.
pub(crate) enum Work {
    Think(Thinking),
    Hints(Asked, catalogue::Hints),
    Coach(Asked, catalogue::Coaching),
}

/// What is being kept, and what is said when it is.
struct Keeping {
    /// Nothing: it is the first entry, of which nobody has to be told.
    keep: Option<Keep>,
    then: Option<Told>,
}

/// A room that is awake.
pub(crate) struct Awake {
    talk: Conversation,
    clock: Clock,
    hand: Shorthand,
    letters: VecDeque<Letter>,
    keeping: Option<Keeping>,
    pub(crate) work: VecDeque<Work>,
    /// It waits for content.
    pub(crate) waits: bool,
}

/// What a room works with.
pub(crate) struct Around<'a> {
    pub(crate) content: &'a Content,
    pub(crate) wall: u64,
    pub(crate) dice: &'a mut Dice,
    pub(crate) told: &'a mut Vec<Told>,
    /// A house for tests: nothing is added to a chosen shuffle.
    pub(crate) chosen_deals: bool,
}

impl Around<'_> {
    /// What was just asked for and is to be fetched.
    fn wants(&mut self) -> bool {
        let wanted = self.content.wanted();
        let any = !wanted.is_empty();
        self.told.extend(wanted.into_iter().map(|(kind, name)| Told::Want { kind, name }));
        any
    }
}

impl Awake {
    /// A new room; its first entry is to be kept.
    pub(crate) fn open(
        house: &Arc<House>,
        code: &str,
        deal: Option<u64>,
        around: &mut Around<'_>,
    ) -> Result<Self, RoomFault> {
        let clock = Clock::from(kernel::Moment(0), around.wall);
        let now = clock.now(around.wall, around.dice);
        let (room, first) = Room::open(house.clone(), code, false, &now, deal)?;
        let mut awake = Awake::new(Conversation::new(room, &now), clock);
        awake.hold(&first, None, None, around);
        awake.keeping = Some(Keeping { keep: None, then: None });
        Ok(awake)
    }

    /// A room as it was kept.
    pub(crate) fn load(
        house: &Arc<House>,
        snapshot: Option<&str>,
        entries: &[String],
        around: &mut Around<'_>,
    ) -> Result<Self, String> {
        let snapshot = snapshot.map(kernel::json::read).transpose().map_err(|e| e.to_string())?;
        let mut hand = Shorthand::default();
        let entries: Result<Vec<Entry>, _> = entries.iter().map(|entry| hand.read(entry)).collect();
        let now = Clock::from(kernel::Moment(0), around.wall).now(around.wall, around.dice);
        let room = Room::load(house.clone(), snapshot, &entries.map_err(|e| e.to_string())?, &now);
        let room = room.map_err(|fault| fault.to_string())?;
        let clock = Clock::from(room.clock(), around.wall);
        let now = clock.now(around.wall, around.dice);
        let mut awake = Awake::new(Conversation::new(room, &now), clock);
        // What is written from now on stands behind what was read.
        awake.hand = hand;
        Ok(awake)
    }

    fn new(talk: Conversation, clock: Clock) -> Self {
        let (letters, work) = (VecDeque::new(), VecDeque::new());
        Awake { talk, clock, hand: Shorthand::default(), letters, keeping: None, work, waits: false }
    }

    pub(crate) fn post(&mut self, letter: Letter) {
        self.letters.push_back(letter);
    }

    /// The entry that was to be kept is.
    pub(crate) fn kept(&mut self, around: &mut Around<'_>) {
        let Some(Keeping { keep, then }) = self.keeping.take() else { return };
        if let Some(keep) = keep {
            self.talk.kept(keep, &self.clock.now(around.wall, around.dice));
        }
        self.deliver(around);
        around.told.extend(then);
    }

    /// Goes on as far as it can: what is due comes first, at its own moment; then letters, one after the other. It stops
    /// where an entry is to be kept, or content is to be fetched.
    pub(crate) fn go_on(&mut self, around: &mut Around<'_>) -> Result<(), RoomFault> {
        while self.keeping.is_none() && !self.waits {
            self.clock.run(!self.talk.room().stands_still(), around.wall);
            if let Some(keep) = self.talk.due(&self.clock.now(around.wall, around.dice))? {
                self.commit(keep, None, around);
                continue;
            }
            self.deliver(around);
            self.clock.run(!self.talk.room().stands_still(), around.wall);
            let Some(letter) = self.letters.pop_front() else { break };
            self.open_letter(letter, around)?;
        }
        Ok(())
    }

    fn open_letter(&mut self, letter: Letter, around: &mut Around<'_>) -> Result<(), RoomFault> {
        let again = letter.clone();
        around.content.wanted();
        let heard = self.hear(letter, around)?;
        // Refused for want of what can be had is not refused: it is asked again when that has come.
        if matches!(heard, Heard::Nothing | Heard::No(_)) && around.wants() {
            self.talk.out();
            self.letters.push_front(again);
            self.waits = true;
            return Ok(());
        }
        let asker = again.asker();
        match heard {
            Heard::Keep(keep, then) => self.commit(*keep, then, around),
            Heard::Told(told) => around.told.push(told),
            Heard::No(why) => {
                around.told.extend(asker.map(|id| Told::Answer { id, ok: None, error: why }));
                if let Letter::PlayOn { token, .. } = again {
                    self.close(&token, around)?;
                }
            }
            Heard::Nothing => {}
        }
        self.deliver(around);
        Ok(())
    }

    fn hear(&mut self, letter: Letter, around: &mut Around<'_>) -> Result<Heard, RoomFault> {
        let now = self.clock.now(around.wall, around.dice);
        match letter {
            Letter::Frame { from, frame } => {
                let frame = if around.chosen_deals { frame.without_entropy() } else { *frame };
                let keep = self.talk.hear(from, frame, &now)?;
                Ok(keep.map_or(Heard::Nothing, |keep| Heard::Keep(Box::new(keep), None)))
            }
            Letter::Gone { from } => {
                self.talk.leave(from, &now);
                Ok(Heard::Nothing)
            }
            Letter::Join { name, token, id } => {
                let heard = self.talk.join(&name, &token, false, &now);
                self.settled(heard, |awake| id.map(|id| awake.pass(id, token)))
            }
            Letter::Choose { what, token, id } => {
                let player = self.talk.player_with(&token).unwrap_or_default();
                let heard = self.talk.command(player, &what, &now);
                self.settled(heard, |awake| Some(awake.pass(id, token)))
            }
            Letter::PlayOn { from, token, id } => {
                let player = self.talk.player_with(&token).unwrap_or_default();
                let (at, seat) = (from.at, from.seat);
                let point = PlayOn { log: &from.log, entries: at, seat, bot: &from.bot, entropy: &from.entropy };
                let heard = self.talk.play_on(player, &point, &now);
                // The match keeps its moments: the clock goes on from there.
                self.clock = Clock::from(self.talk.room().clock(), around.wall);
                self.settled(heard, |awake| Some(awake.pass(id, token)))
            }
            Letter::Card { id } => Ok(Heard::Told(answer(id, &self.talk.room().card()))),
            Letter::Past { token, at, id } => Ok(match self.past(&token, at) {
                Ok(past) => Heard::Told(answer(id, &past)),
                Err(why) => Heard::No(Some(why)),
            }),
        }
    }

    /// A room that was opened for nothing.
    fn close(&mut self, token: &str, around: &mut Around<'_>) -> Result<(), RoomFault> {
        let player = self.talk.player_with(token).unwrap_or_default();
        let now = self.clock.now(around.wall, around.dice);
        match self.talk.command(player, &Command::Close, &now) {
            Ok(Some(keep)) => self.commit(keep, None, around),
            Ok(None) | Err(Unheard::Refused(_)) => {}
            Err(Unheard::Fault(fault)) => return Err(fault),
        }
        Ok(())
    }

    fn settled(&self, heard: table::Heard, then: impl FnOnce(&Self) -> Option<Told>) -> Result<Heard, RoomFault> {
        match heard {
            Ok(Some(keep)) => Ok(Heard::Keep(Box::new(keep), then(self))),
            Ok(None) => Ok(then(self).map_or(Heard::Nothing, Heard::Told)),
            Err(Unheard::Refused(refusals)) => Ok(Heard::No(refusals.into_iter().next())),
            Err(Unheard::Fault(fault)) => Err(fault),
        }
    }

    fn pass(&self, id: u64, token: String) -> Told {
        let player: PlayerId = self.talk.player_with(&token).unwrap_or_default();
        answer(id, &Pass { code: self.talk.room().code().into(), player, token, waits: false })
    }

    fn past(&self, token: &str, at: usize) -> Result<Past, Refusal> {
        let room = self.talk.room();
        let player = self.talk.player_with(token);
        let player = player.ok_or_else(|| Refusal::new("server.token", message!("table-stranger")))?;
        let replay = room.table().filter(|table| at <= table.entries()).map(catalogue::AnyMatch::replay);
        let replay = replay.ok_or_else(|| Refusal::new("server.no_point", message!("server-no-point")))?;
        Ok(Past::of(&room.house().catalogue, &*replay, room.viewer(Some(player)), at))
    }

    /// An entry comes out to be kept.
    fn commit(&mut self, mut keep: Keep, then: Option<Told>, around: &mut Around<'_>) {
        if keep.snapshot.is_some() {
            self.hand.begin_anew();
        }
        let snapshot = keep.snapshot.take().and_then(|room| serde_json::to_string(&room).ok());
        let finished = keep.finished.take();
        self.hold(&keep.entry, snapshot, finished, around);
        self.keeping = Some(Keeping { keep: Some(keep), then });
    }

    fn hold(
        &mut self,
        entry: &Entry,
        snapshot: Option<String>,
        finished: Option<(String, String)>,
        around: &mut Around<'_>,
    ) {
        let room = self.talk.room();
        around.told.push(Told::Keep(Box::new(protocol::Keep {
            room: room.code().into(),
            seq: entry.seq,
            entry: self.hand.write(entry),
            snapshot,
            finished,
            card: room.card(),
            closed: room.phase() == table::Phase::Closed,
        })));
    }

    fn deliver(&mut self, around: &mut Around<'_>) {
        for out in self.talk.out() {
            match out {
                Out::Frame { to, frame } => around.told.push(Told::Frame { to, frame: Raw::of(&frame) }),
                Out::Bye { to, why, again } => {
                    let bye = Raw::of(&FromServer::Bye { why, again });
                    around.told.extend([Told::Frame { to: vec![to], frame: bye }, Told::Close { to }]);
                }
                Out::Hints { asked, work } => self.work.push_back(Work::Hints(asked, work)),
                Out::Coach { asked, work } => self.work.push_back(Work::Coach(asked, work)),
                Out::Think(thinking) => self.work.push_back(Work::Think(thinking)),
            }
        }
    }

    /// Does one thing that takes long, if there is any.
    pub(crate) fn work_off(&mut self) -> bool {
        match self.work.pop_front() {
            Some(Work::Think(thinking)) => self.talk.thought(thinking.think()),
            Some(Work::Hints(asked, work)) => self.talk.hinted(asked, work()),
            Some(Work::Coach(asked, work)) => self.talk.coached(asked, work()),
            None => return false,
        }
        true
    }

    /// When it has to be woken, in milliseconds since 1970.
    pub(crate) fn wake(&self) -> Option<u64> {
        let due = self.talk.next_due().and_then(|at| self.clock.wall_of(at)).map(|wall| wall + 1);
        due.into_iter().chain(self.talk.next_leaving()).min()
    }
}

/// What came of a letter.
enum Heard {
    Keep(Box<Keep>, Option<Told>),
    Told(Told),
    No(Option<Refusal>),
    Nothing,
}

/// An answer that is what was asked for.
pub(crate) fn answer(id: u64, ok: &impl serde::Serialize) -> Told {
    Told::Answer { id, ok: Some(Raw::of(ok)), error: None }
}
