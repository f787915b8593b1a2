//! What a worker says to the module, and what it is told.

use catalogue::{Noted, Raw};
use kernel::{ContentUse, Refusal, RuleSpec, Seat, Variant};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::RoomCard;
use table::protocol::FromClient;

/// What is said, and when.
#[derive(Deserialize)]
pub struct Saying {
    /// Milliseconds since 1970.
    pub now: u64,
    /// What.
    pub said: Said,
}

/// What a worker says.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// The first thing: what the house has.
    Begin(Begin),
    /// A room as it was kept on the device.
    Room {
        /// Its code.
        code: String,
        /// The newest snapshot.
        #[serde(default)]
        snapshot: Option<String>,
        /// The entries after it.
        entries: Vec<String>,
    },
    /// A frame from a connection to a room.
    Frame {
        /// The room.
        room: String,
        /// The connection's number.
        from: u64,
        /// The frame.
        frame: Box<FromClient>,
    },
    /// A connection is gone.
    Gone {
        /// The room.
        room: String,
        /// The connection's number.
        from: u64,
    },
    /// The entry of this room that was to be kept is.
    Kept {
        /// The room.
        room: String,
    },
    /// A room is no longer wanted here; what is kept of it is not touched.
    Forget {
        /// The room.
        room: String,
    },
    /// Content that was wanted cannot be had.
    Missing {
        /// Its kind.
        kind: String,
        /// Its name.
        name: String,
    },
    /// Somebody asks something.
    Ask {
        /// To find the answer by.
        id: u64,
        /// What.
        what: Box<Ask>,
    },
    /// The answer is no longer wanted.
    Drop {
        /// Of which question.
        id: u64,
    },
    /// Time has passed.
    Tick,
    /// There is time for something that takes long.
    Work,
}

/// What the house has.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct Begin {
    /// 32 random bytes in hex: whatever is drawn here comes from them.
    pub random: String,
    /// The host's own variants.
    pub variants: Vec<Variant>,
    /// What can be fetched.
    pub content: Vec<ContentUse>,
    /// The JSON Schemas of rules' parameters, by the names of their types.
    pub schemas: BTreeMap<String, Value>,
    /// A house for tests: nothing is added to a chosen shuffle.
    pub chosen_deals: bool,
    /// What is said, as files of Fluent: of which game (or `house`), in which language, the text. The page speaks for itself;
    /// these are for matches as text.
    pub words: Vec<(String, String, String)>,
}

/// What a page may ask.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// A new room on this device. The answer is a pass.
    Open(Open),
    /// What a list of rooms shows of one.
    Card {
        /// The room.
        room: String,
    },
    /// What the holder of a token saw after `at` entries of the running match.
    RoomPast {
        /// The room.
        room: String,
        /// The token.
        token: String,
        /// After so many entries.
        at: usize,
    },
    /// A finished match.
    MatchCard {
        /// Its name.
        #[serde(rename = "match")]
        name: String,
        /// Its log.
        log: String,
    },
    /// What was seen after `at` entries of it.
    MatchPast {
        /// Its log.
        log: String,
        /// After so many entries.
        at: usize,
        /// By whom; nobody: by everyone.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// A log that somebody has, or a record of others: checked, and told.
    ReadLog {
        /// The file.
        log: String,
    },
    /// What was seen at a point of it.
    LogPast {
        /// The file.
        log: String,
        /// After so many entries.
        at: usize,
        /// By whom; nobody: by everyone.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// What is said of the moves of a match that is over.
    Analysis {
        /// Its log, or a record of others.
        log: String,
    },
    /// What would come of an action, were it asked at the end of a match: a word looked up, say.
    Forecast {
        /// Its log, or a record of others.
        log: String,
        /// The action.
        action: Raw,
        /// By whom.
        #[serde(default)]
        seat: u8,
    },
    /// A match in the notation of others.
    Record {
        /// Its log.
        log: String,
    },
    /// What is seen of a piece of content before it is chosen.
    Preview {
        /// Of which game.
        game: String,
        /// Its kind.
        kind: String,
        /// Its name.
        name: String,
    },
    /// Everything that can be played here.
    Catalogue {},
    /// A match is checked: every move is decided again, and compared with what this device noted.
    Check {
        /// Its log.
        log: String,
        /// What this device noted of it.
        #[serde(default)]
        noted: Noted,
    },
    /// Is this a record of others?
    IsRecord {
        /// Its beginning.
        text: String,
    },
    /// Rules are tried out by bots; how far that is comes as progress.
    Effect(Box<Effect>),
    /// A new room on this device, in which a finished match is played on. The answer is a pass.
    PlayOn(Box<PlayOn>),
    /// A golden transcript (`playthroughs/GAME/NAME.txt`), played again: it is the same on every machine.
    Transcript {
        /// Of which game.
        game: String,
        /// Its name.
        name: String,
    },
}

/// A new room on this device.
#[derive(Deserialize)]
pub struct Open {
    /// Its code.
    pub code: String,
    /// One's own name.
    pub name: String,
    /// Which game.
    #[serde(default)]
    pub game: Option<String>,
    /// Which preset.
    #[serde(default)]
    pub preset: Option<String>,
    /// The rules in full; nothing: the preset's.
    #[serde(default)]
    pub rules: Option<Vec<RuleSpec>>,
    /// In a house for tests: the deal of its first match, to which nobody adds chance.
    #[serde(default)]
    pub deal: Option<u64>,
}

/// Rules to be tried out.
#[derive(Clone, Deserialize)]
pub struct Effect {
    /// Which game.
    pub game: String,
    /// The rules in full.
    pub rules: Vec<RuleSpec>,
    /// The rules as they were, if these are others.
    #[serde(default)]
    pub before: Option<Vec<RuleSpec>>,
    /// How many play.
    pub seats: u8,
    /// How many matches.
    pub matches: u64,
    /// The same seed gives the same matches, here and with `houserules simulate`.
    pub seed: u64,
    /// A match that takes more entries counts as one without an end.
    pub most: usize,
}

/// A finished match to be played on.
#[derive(Clone, Deserialize)]
pub struct PlayOn {
    /// The new room's code.
    pub code: String,
    /// One's own name.
    pub name: String,
    /// The log of the match.
    pub log: String,
    /// After so many entries.
    pub at: usize,
    /// The seat that is taken over.
    pub seat: Seat,
    /// The bot in the others.
    pub bot: String,
    /// Goes into what is drawn from there on.
    pub entropy: String,
}

/// What a worker is told.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// A frame for these connections.
    Frame {
        /// To whom.
        to: Vec<u64>,
        /// What.
        frame: Raw,
    },
    /// A connection ends.
    Close {
        /// Whose.
        to: u64,
    },
    /// An entry to be kept, and to be told of as kept.
    Keep(Box<Keep>),
    /// A room cannot be gone on with: it is to be loaded again, or given up.
    Fault {
        /// The room.
        room: String,
        /// Why.
        why: String,
    },
    /// Content is to be fetched.
    Want {
        /// Its kind.
        kind: String,
        /// Its name.
        name: String,
    },
    /// How far something is.
    Progress {
        /// Of which question.
        id: u64,
        /// What is known so far.
        news: Raw,
    },
    /// An answer.
    Answer {
        /// Of which question.
        id: u64,
        /// What was asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        ok: Option<Raw>,
        /// Why not.
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<Refusal>,
    },
    /// When to tick, in milliseconds since 1970.
    Wake(u64),
    /// There is work: say so when there is time for it.
    Busy,
    /// What was said cannot be read.
    Unreadable {
        /// Why.
        why: String,
    },
}

/// An entry to be kept.
#[derive(Serialize)]
pub struct Keep {
    /// The room.
    pub room: String,
    /// The entry's number.
    pub seq: u64,
    /// The entry.
    pub entry: String,
    /// The room as it was before: what is older can go.
    pub snapshot: Option<String>,
    /// A match that is over: its name and log.
    pub finished: Option<(String, String)>,
    /// How a list of rooms shows it now.
    pub card: RoomCard,
    /// Is the room over?
    pub closed: bool,
}
