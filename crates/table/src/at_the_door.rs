//! Those who wait at the door of a room, in its conversation.

use crate::command::Now;
use crate::conversation::{Connection, Conversation, DOOR_GRACE, Heard, hash, refused};
use crate::door::Newcomer;
use crate::protocol::{FromClient, FromServer};
use crate::room::{Phase, PlayerId};
use kernel::{Forecast, Refusal, message};

impl Conversation {
    /// Someone new, who comes in or knocks: see [`Conversation::arrived`].
    pub fn arrive(&mut self, newcomer: Newcomer, now: &Now) -> Heard {
        let (token, before) = (hash(&newcomer.token), newcomer.before.as_deref().map(hash));
        let judged = self.room.judge_arrival(&Newcomer { token, before, ..newcomer }, now);
        let heard = self.judged(judged);
        // Whoever knocks should be here soon.
        let waiting = self.room.knockers().filter(|id| !self.at_the_door.values().any(|(other, _)| other == id));
        for player in waiting {
            self.leaving.entry(player).or_insert((now.wall, DOOR_GRACE));
        }
        heard
    }

    /// The number of who came with this token, and whether they wait at the door.
    pub fn arrived(&self, token: &str) -> Option<(PlayerId, bool)> {
        let token = hash(token);
        let inside = self.room.player_with(&token).map(|player| (player, false));
        inside.or_else(|| self.room.knocker_with(&token).map(|player| (player, true)))
    }

    /// Who waits at the door can do nothing but wait.
    pub(crate) fn hear_at_the_door(&mut self, from: Connection, frame: &FromClient, now: &Now) {
        let waits = || Refusal::alone("table.knocking", message!("table-knocking"));
        match *frame {
            FromClient::Ping(ping) => self.say(from, FromServer::Pong { ping, now: now.at }),
            FromClient::Hello(_) => self.end(from, refused("server.hello", "server-hello-again"), false, now),
            FromClient::Do { id, .. } => self.say(from, FromServer::Refused { id, refusals: waits() }),
            FromClient::Forecast { id, .. } => {
                self.say(from, FromServer::Forecast { id, forecast: Forecast::of(waits()) });
            }
            FromClient::Hints { id } => self.say(from, FromServer::Hints { id, seq: 0, hints: Vec::new() }),
            FromClient::Coach { id, .. } => {
                self.say(from, FromServer::Coach { id, seq: 0, advice: Vec::new(), refusals: waits() });
            }
        }
    }

    /// A connection at the door is gone. If it was the last one of who knocked, they are waited for a while.
    pub(crate) fn leave_the_door(&mut self, from: Connection, now: &Now) {
        self.let_in.retain(|(other, _)| *other != from);
        if let Some((player, _)) = self.at_the_door.remove(&from)
            && !self.at_the_door.values().any(|(other, _)| *other == player)
        {
            self.leaving.insert(player, (now.wall, DOOR_GRACE));
        }
    }

    /// Whoever knocked and does not wait any more comes in, or goes.
    pub(crate) fn open_the_door(&mut self, now: &Now) {
        let closed = self.room.phase() == Phase::Closed;
        let waits = |player: &PlayerId| !closed && self.room.knock(*player).is_some();
        let done = self.at_the_door.iter().filter(|(_, (player, _))| !waits(player));
        let done: Vec<(Connection, PlayerId)> = done.map(|(from, (player, _))| (*from, *player)).collect();
        for (from, player) in done {
            let inside = self.room.players().any(|(id, _)| id == player);
            if closed {
                self.end(from, refused("table.closed", "table-closed"), false, now);
            } else if !inside {
                let why = self.room.why_gone(player);
                self.end(from, why, false, now);
            } else if let Some((_, hello)) = self.at_the_door.remove(&from) {
                self.let_in.push((from, hello));
            }
        }
    }
}
