//! What happens in a room.

use crate::{Guarded, PlayerId};
use catalogue::Raw;
use kernel::log::Header;
use kernel::{Moment, Places, RuleSpec, Seat, Standing};
use serde::{Deserialize, Serialize};

/// One entry of a room's log: what one command, or the passing of time, brought about. All of it is durable
/// or none of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Counted from 1, without a gap.
    pub seq: u64,
    /// On the room's clock.
    pub at: Moment,
    /// Milliseconds since 1970.
    pub wall: u64,
    /// The device and number of the command, so that it acts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<(String, u64)>,
    /// What happened.
    pub events: Vec<Event>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person.
    Player(PlayerId),
    /// A bot of this id.
    Bot(String),
}

/// What happens in a room. Complete: random choices and random bytes are in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// It is there.
    Created {
        /// Its code.
        code: String,
        /// Listed for everyone?
        public: bool,
    },
    /// Someone came.
    Joined {
        /// Under this number.
        player: PlayerId,
        /// And name.
        name: String,
        /// The hash of their secret token.
        token: String,
        /// Where they come from, in letters that tell nobody else.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        from: String,
    },
    /// Someone waits at the door.
    Knocked {
        /// Under this number.
        player: PlayerId,
        /// And name.
        name: String,
        /// The hash of their secret token.
        token: String,
        /// Where they come from, in letters that tell nobody else.
        from: String,
        /// Only to look on?
        watch: bool,
        /// Why they do not come in by themselves.
        why: Guarded,
    },
    /// Someone does not wait any more, and did not come in.
    KnockOver {
        /// Who.
        player: PlayerId,
        /// Did the host say no?
        turned_away: bool,
    },
    /// The door is for those who know the invitation, or (none) for everyone.
    Private {
        /// Stands in the link.
        invitation: Option<String>,
    },
    /// Someone has another token: a second device.
    Token {
        /// Who.
        player: PlayerId,
        /// Its hash.
        token: String,
    },
    /// Someone went for good.
    Left {
        /// Who.
        player: PlayerId,
        /// Were they sent away?
        kicked: bool,
    },
    /// Someone has another name.
    Renamed {
        /// Who.
        player: PlayerId,
        /// The new one.
        name: String,
    },
    /// Someone's last connection is gone, or a first one is back.
    Presence {
        /// Who.
        player: PlayerId,
        /// Are they there?
        online: bool,
    },
    /// Someone is host.
    Host {
        /// Who.
        player: PlayerId,
    },
    /// The seats are taken like this.
    Seated {
        /// From seat 0 up.
        seats: Vec<Sitter>,
    },
    /// A seat belongs to a team.
    Team {
        /// Which seat.
        seat: Seat,
        /// Which team.
        team: u8,
    },
    /// The game and its rules.
    Chose {
        /// Which game.
        game: String,
        /// From which preset.
        preset: Option<String>,
        /// In full.
        rules: Vec<RuleSpec>,
        /// How many may play.
        places: Places,
    },
    /// The doors.
    Opened {
        /// Listed for everyone?
        public: bool,
        /// May others look on?
        watchers: bool,
    },
    /// The secret of the next match is drawn. Only its hash is shown.
    Committed {
        /// The match's own name.
        id: String,
        /// In hex; told to nobody before the end.
        secret: String,
    },
    /// The same deal again, under another name.
    SameDeal {
        /// The match's own name.
        id: String,
    },
    /// Someone is ready.
    Ready {
        /// Who.
        player: PlayerId,
        /// Told to nobody before all of it is in.
        entropy: String,
    },
    /// Someone is not.
    Unready {
        /// Who.
        player: PlayerId,
    },
    /// It begins as soon as all are ready, or then.
    Starting {
        /// The latest.
        until: Moment,
    },
    /// A match began.
    Started {
        /// The first line of its log.
        header: Box<Header>,
        /// The second: the deal.
        deal: Raw,
        /// What each seat sent.
        entropy: Vec<String>,
        /// Where it branched off from another match: the other entries that were taken over.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        taken: Vec<Raw>,
    },
    /// An input of the match was accepted.
    Played {
        /// The line of its log.
        line: Raw,
    },
    /// A bot plays for a seat.
    StoodIn {
        /// Which seat.
        seat: Seat,
        /// The bot; none: the player is back.
        bot: Option<String>,
    },
    /// Someone wants to stop, or no longer.
    StopVote {
        /// Who.
        player: PlayerId,
        /// Wants to.
        stop: bool,
    },
    /// The host ends the match, alone: what comes of it is the line of the match that follows.
    EndedByHost {
        /// Who.
        player: PlayerId,
    },
    /// Someone spoke.
    Said {
        /// Who; nobody: someone who looks on.
        player: PlayerId,
        /// What.
        text: String,
        /// Is it a quick emoji?
        emoji: bool,
        /// Who hears it; nothing: everyone.
        hearers: Option<Vec<PlayerId>>,
    },
    /// The match is over and kept.
    Finished {
        /// Its name.
        id: String,
        /// How it ended.
        standings: Vec<Standing>,
    },
    /// Another match is to come.
    BackToLobby,
    /// The room is over.
    Closed,
}
