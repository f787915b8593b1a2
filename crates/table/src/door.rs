//! The door of a room: who comes in at once, who knocks, who was sent away.
//!
//! A door is guarded for those who do not know a private room's invitation, for whoever the host sent away, and for whoever
//! left the running match with a seat: they knock, and the host lets them in. People are known again by a token they had, by
//! where they come from, and, if they were sent away, by their name.

use crate::command::Now;
use crate::event::Event;
use crate::room::{Judged, Phase, PlayerId, Room};
use kernel::{Refusal, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// So many may wait at the door, and so many of them from one place.
const KNOCKS: usize = 12;
const KNOCKS_FROM_ONE_PLACE: usize = 3;
/// Who was turned away so often is not heard any more.
const TURNED_AWAY: usize = 3;
/// So many who went are known again.
pub(crate) const FORMER: usize = 64;

/// Someone who wants to come in.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Newcomer {
    /// What they want to be called.
    pub name: String,
    /// The token that they will show.
    pub token: String,
    /// Only to look on?
    pub watch: bool,
    /// Where they come from, in letters that tell nobody else. Empty: that is not known.
    pub from: String,
    /// The invitation to a private room, if they have one.
    pub invitation: Option<String>,
    /// A token that they had here before.
    pub before: Option<String>,
}

/// Why someone has to knock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Guarded {
    /// The room is private, and they have no invitation.
    Private,
    /// The host sent them away before.
    SentAway,
    /// They left the match that is on, and would take one more seat of it.
    LeftTheMatch,
}

/// Someone at the door.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Knock {
    pub(crate) name: String,
    pub(crate) token: String,
    pub(crate) from: String,
    pub(crate) watch: bool,
    pub(crate) why: Guarded,
}

/// Someone at the door, for those inside.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct KnockView {
    /// The number that they will have.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Why they do not come in by themselves.
    pub why: Guarded,
}

/// How someone went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Went {
    Left,
    SentAway,
    TurnedAway,
}

/// Someone who was here, or at the door.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Former {
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    pub(crate) tokens: Vec<String>,
    pub(crate) from: String,
    pub(crate) went: Went,
    /// The match in which their seat stays empty.
    pub(crate) seat_in: Option<String>,
}

impl Former {
    /// Is it the same person, or device, or at least the same place?
    fn is(&self, name: &str, from: &str, token: Option<&str>) -> bool {
        let same_name = self.went == Went::SentAway && self.name.eq_ignore_ascii_case(name);
        let same_place = !from.is_empty() && self.from == from;
        same_name || same_place || token.is_some_and(|token| self.tokens.iter().any(|known| known == token))
    }

    fn why(&self) -> Refusal {
        let (rule, why) = match self.went {
            Went::Left => ("table.left", "table-left"),
            Went::SentAway => ("table.kicked", "table-kicked"),
            Went::TurnedAway => ("table.turned_away", "table-turned-away"),
        };
        Refusal::new(rule, message!(why))
    }
}

impl Room {
    /// Someone new: they come in, or they knock. Tokens are hashes here.
    pub fn judge_arrival(&self, newcomer: &Newcomer, now: &Now) -> Judged {
        let name = self.fit_name(&newcomer.name).map_err(|refusal| vec![refusal])?;
        if self.data.phase == Phase::Closed {
            return Err(Refusal::alone("table.closed", message!("table-closed")));
        }
        let player = self.data.next_player;
        let Newcomer { token, watch, from, .. } = newcomer.clone();
        let Some(why) = self.guarded(&name, newcomer) else {
            let events = self.arrival(player, &Knock { name, token, from, watch, why: Guarded::Private }, now)?;
            return Ok(self.entry(events, None, now));
        };
        self.may_knock(newcomer)?;
        Ok(self.entry(vec![Event::Knocked { player, name, token, from, watch, why }], None, now))
    }

    /// Why this one has to knock.
    fn guarded(&self, name: &str, newcomer: &Newcomer) -> Option<Guarded> {
        if self.data.players.is_empty() {
            return None;
        }
        let before = newcomer.before.as_deref();
        let known = |former: &&Former| former.is(name, &newcomer.from, before);
        if self.data.former.iter().filter(known).any(|former| former.went == Went::SentAway) {
            return Some(Guarded::SentAway);
        }
        if self.data.invitation.is_some() && self.data.invitation != newcomer.invitation {
            return Some(Guarded::Private);
        }
        let late = !newcomer.watch && self.sits_down_late();
        (late && self.left_the_match(&newcomer.from, before)).then_some(Guarded::LeftTheMatch)
    }

    /// Did someone from there leave a seat of the running match empty?
    pub(crate) fn left_the_match(&self, from: &str, token: Option<&str>) -> bool {
        let left = |former: &Former| former.seat_in.as_ref() == Some(&self.data.match_id);
        self.data.former.iter().any(|former| left(former) && former.is("", from, token))
    }

    fn may_knock(&self, newcomer: &Newcomer) -> Result<(), Vec<Refusal>> {
        let (from, before) = (&newcomer.from, newcomer.before.as_deref());
        let often = |former: &&Former| former.went == Went::TurnedAway && former.is("", from, before);
        if self.data.former.iter().filter(often).count() >= TURNED_AWAY {
            return Err(Refusal::alone("table.turned_away", message!("table-turned-away")));
        }
        let beside = self.data.knocks.values().filter(|knock| !from.is_empty() && knock.from == *from).count();
        if self.data.knocks.len() >= KNOCKS || beside >= KNOCKS_FROM_ONE_PLACE {
            return Err(Refusal::alone("table.knocks", message!("table-knocks")));
        }
        Ok(())
    }

    /// The host lets someone in who knocked.
    pub(crate) fn let_in(&self, player: PlayerId, now: &Now) -> Result<Vec<Event>, Vec<Refusal>> {
        let knock = self.data.knocks.get(&player).ok_or_else(nobody_knocks)?;
        self.arrival(player, knock, now)
    }

    /// The host turns someone away who knocked.
    pub(crate) fn turn_away(&self, player: PlayerId) -> Result<Vec<Event>, Vec<Refusal>> {
        self.data.knocks.get(&player).ok_or_else(nobody_knocks)?;
        Ok(vec![Event::KnockOver { player, turned_away: true }])
    }

    /// Who knocked does not wait any more.
    pub fn judge_gone_from_door(&self, player: PlayerId, now: &Now) -> Option<crate::Entry> {
        self.data.knocks.get(&player)?;
        Some(self.entry(vec![Event::KnockOver { player, turned_away: false }], None, now))
    }

    /// The host closes the door for all who have no invitation, or opens it again.
    pub(crate) fn set_private(&self, private: bool, now: &Now) -> Vec<Event> {
        if private == self.data.invitation.is_some() {
            return Vec::new();
        }
        let invitation = private.then(|| kernel::fair::to_hex(&now.random[..12]));
        vec![Event::Private { invitation }]
    }

    // How it folds.

    pub(crate) fn knocked(&mut self, player: PlayerId, knock: Knock) {
        self.data.next_player = self.data.next_player.max(player + 1);
        self.data.knocks.insert(player, knock);
    }

    /// Whoever was let in is not kept out any more, nor is who comes from there.
    pub(crate) fn welcome_back(&mut self, player: PlayerId) {
        if let Some(knock) = self.data.knocks.remove(&player) {
            self.data.former.retain(|former| !former.is(&knock.name, &knock.from, None));
        }
    }

    pub(crate) fn knock_over(&mut self, player: PlayerId, turned_away: bool) {
        let Some(Knock { name, token, from, .. }) = self.data.knocks.remove(&player) else { return };
        if turned_away {
            let tokens = vec![token];
            self.remember_former(Former { player, name, tokens, from, went: Went::TurnedAway, seat_in: None });
        }
    }

    pub(crate) fn remember_former(&mut self, former: Former) {
        self.data.former.push_back(former);
        if self.data.former.len() > FORMER {
            self.data.former.pop_front();
        }
    }

    // What others ask.

    /// Does one come in with this? Always, where the room is not private.
    pub fn invites(&self, invitation: Option<&str>) -> bool {
        self.data.invitation.is_none() || self.data.invitation.as_deref() == invitation
    }

    /// Is it for those who are invited?
    pub fn is_private(&self) -> bool {
        self.data.invitation.is_some()
    }

    /// Who is at the door with this hash of a token?
    pub fn knocker_with(&self, token: &str) -> Option<PlayerId> {
        self.data.knocks.iter().find(|(_, knock)| knock.token == token).map(|(player, _)| *player)
    }

    /// Everyone at the door.
    pub fn knockers(&self) -> impl Iterator<Item = PlayerId> {
        self.data.knocks.keys().copied()
    }

    /// What someone at the door is told: their name, the host's, and why they wait.
    pub fn knock(&self, player: PlayerId) -> Option<crate::protocol::Waiting> {
        let Knock { name, why, .. } = self.data.knocks.get(&player)?.clone();
        Some(crate::protocol::Waiting { name, host: self.name_of(self.data.host), why })
    }

    pub(crate) fn knock_views(&self) -> Vec<KnockView> {
        let view = |(player, knock): (&PlayerId, &Knock)| {
            let Knock { name, why, .. } = knock.clone();
            KnockView { player: *player, name, why }
        };
        self.data.knocks.iter().map(view).collect()
    }

    /// Why someone with this hash of a token is not in the room.
    pub fn why_not_here(&self, token: &str) -> Refusal {
        let known = self.data.former.iter().rev().find(|former| former.tokens.iter().any(|one| one == token));
        known.map_or_else(|| Refusal::new("server.token", message!("table-unknown-device")), Former::why)
    }

    /// Why someone is in the room no more.
    pub fn why_gone(&self, player: PlayerId) -> Refusal {
        let known = self.data.former.iter().rev().find(|former| former.player == player);
        known.map_or_else(|| Refusal::new("table.left", message!("table-not-any-more")), Former::why)
    }
}

fn nobody_knocks() -> Vec<Refusal> {
    Refusal::alone("table.knock", message!("table-no-knock"))
}
