//! What people may ask of a room.

use crate::PlayerId;
use catalogue::Raw;
use kernel::{Moment, RuleSpec, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// When, and with what luck: handed in, since a room has no clock and no dice.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// The room's own clock: it stands still while the server is down.
    pub at: Moment,
    /// Milliseconds since 1970, for people to read and for expiry.
    pub wall: u64,
    /// Fresh random bytes.
    pub random: [u8; 32],
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum By {
    /// Someone in the room.
    Player(PlayerId),
    /// Someone who only looks on, without a name.
    Stranger,
}

/// What people may ask of a room. See `docs/protocol.md`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Another name.
    Rename {
        /// The new one.
        name: String,
    },
    /// Goes for good.
    Leave,
    /// Takes a seat.
    Sit {},
    /// Looks on instead.
    Stand,
    /// Ready to start.
    Ready {
        /// Goes into the shuffle.
        entropy: String,
    },
    /// Not ready after all.
    Unready,
    /// An action of the game.
    Act(#[ts(as = "Value")] Raw),
    /// Agrees to end the match now, or no longer.
    Stop(bool),
    /// Speaks.
    Say {
        /// The words.
        text: String,
    },
    /// Shows a quick emoji.
    Emote {
        /// Which one.
        emoji: String,
    },
    /// Back to the lobby for another match.
    Rematch,
    /// The host has the same deal played again, by the same people in the same seats.
    Retry,
    /// A bot plays for a seat whose player is away or idle.
    StandIn {
        /// The seat.
        seat: Seat,
        /// The bot.
        bot: String,
    },
    /// The host chooses the game and its rules.
    Choose {
        /// Which game.
        game: String,
        /// From which preset.
        preset: Option<String>,
        /// The rules in full; `null` takes the preset's.
        rules: Option<Vec<RuleSpec>>,
    },
    /// The host opens or closes the doors.
    Open {
        /// Listed for everyone?
        public: bool,
        /// May others look on?
        watchers: bool,
    },
    /// The host lets in only those who are invited, or everyone again.
    Private(bool),
    /// The host lets someone in who knocked.
    LetIn {
        /// Whom.
        player: PlayerId,
    },
    /// The host turns someone away who knocked.
    TurnAway {
        /// Whom.
        player: PlayerId,
    },
    /// The host swaps two seats.
    Swap {
        /// One of them.
        a: Seat,
        /// The other.
        b: Seat,
    },
    /// The host shuffles the seats.
    Shuffle,
    /// The host arranges teams.
    Team {
        /// Who.
        seat: Seat,
        /// On which team.
        team: u8,
    },
    /// The host adds a bot.
    AddBot {
        /// Which one.
        bot: String,
    },
    /// The host takes a bot out.
    RemoveBot {
        /// Where it sits.
        seat: Seat,
    },
    /// The host sends someone away.
    Kick {
        /// Whom.
        player: PlayerId,
    },
    /// Someone else is to be host.
    HandOver {
        /// Who.
        player: PlayerId,
    },
    /// The host begins.
    Start,
    /// The host ends the match now, without asking the others.
    End,
    /// The host's own action of the game.
    HostAct(#[ts(as = "Value")] Raw),
    /// The room is over.
    Close,
}
