//! The messages of the protocol. See `docs/protocol.md`.

use crate::{BotSeat, Command, Guarded, Line, PlayerId, RoomView, TableView, Tidings};
use catalogue::{GameCard, Raw};
use kernel::{
    Advice, ContentUse, Forecast, Message, Moment, Outcome, Refusal, Remark, Reveal, RuleSpec, Seat, Variant,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The version of the protocol.
pub const VERSION: u32 = 3;

/// What a client sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first frame.
    Hello(Hello),
    /// A command.
    Do {
        /// Counts up for this device.
        id: u64,
        /// What to do.
        what: Command,
    },
    /// What would come of an action?
    Forecast {
        /// Any number, to find the answer by.
        id: u64,
        /// The action.
        #[ts(as = "Value")]
        action: Raw,
    },
    /// What would each of my offers come to?
    Hints {
        /// Any number, to find the answer by.
        id: u64,
    },
    /// What does the coach say? For one person who plays against bots.
    Coach {
        /// Any number, to find the answer by.
        id: u64,
        /// Of what I did last? Else of what I could do now.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        last: bool,
    },
    /// Are you there?
    Ping(u64),
}

/// Who one is, and what one has seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version of the protocol.
    pub v: u32,
    /// The room's code.
    pub room: String,
    /// Without it one looks on.
    #[serde(default)]
    pub token: Option<String>,
    /// What the link of a private room carries, for who looks on there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invitation: Option<String>,
    /// A random id of this browser for this room.
    #[serde(default)]
    pub device: String,
    /// The last number seen.
    #[serde(default)]
    pub since: Option<u64>,
    /// Is the match wanted as text, too?
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub text: bool,
    /// Is the game's own news wanted, too?
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub news: bool,
}

/// What the server sends.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FromServer {
    /// The answer to hello: everything there is to see.
    Welcome(Box<Welcome>),
    /// The answer to hello for who knocked: the host is asked. A welcome follows, or a goodbye.
    Waiting(Waiting),
    /// One entry of the room's log.
    Tidings(Box<Tidings>),
    /// One entry of the match that tells nothing but a piece of bulk: its number, and its news.
    Bulk(u64, #[ts(type = "Array<unknown>")] Vec<Raw>),
    /// A command was done, and is durable.
    Ok {
        /// Which one.
        id: u64,
        /// The entry it made.
        seq: u64,
    },
    /// It had been done before.
    Dup {
        /// Which one.
        id: u64,
        /// The entry it made.
        seq: u64,
    },
    /// It was not done.
    Refused {
        /// Which one.
        id: u64,
        /// Every reason.
        refusals: Vec<Refusal>,
    },
    /// What would come of an action.
    Forecast {
        /// Of which question.
        id: u64,
        /// The answer.
        forecast: Forecast,
    },
    /// What each offer would come to, in the order of the offers. None: these rules give no hints, or the
    /// last ones are still being worked out.
    Hints {
        /// Of which question.
        id: u64,
        /// The number of the entry that they are about.
        seq: u64,
        /// The answers.
        hints: Vec<Message>,
    },
    /// What the coach says. Of what to do: step by step. Of what was done: first that, then what could have been done.
    /// Nothing: these rules have no coach, or the last answer is still being worked out.
    Coach {
        /// Of which question.
        id: u64,
        /// The number of the entry that it is about.
        seq: u64,
        /// The answer.
        #[ts(as = "Vec<Advice<Value>>")]
        advice: Vec<Advice<Raw>>,
        /// Why there is none.
        refusals: Vec<Refusal>,
    },
    /// Yes.
    Pong {
        /// The same number.
        ping: u64,
        /// The room's clock.
        now: Moment,
    },
    /// The server ends the connection.
    Bye {
        /// Why.
        #[serde(flatten)]
        why: Refusal,
        /// Should one connect again?
        again: bool,
    },
}

/// What someone is told who waits at the door.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Waiting {
    /// One's own name.
    pub name: String,
    /// Who is asked.
    pub host: String,
    /// Why.
    pub why: Guarded,
}

/// Who one is in the room.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct You {
    /// One's number; nothing: one looks on.
    pub player: Option<PlayerId>,
    /// Where one sits.
    pub seat: Option<Seat>,
    /// Is one the host?
    pub host: bool,
}

/// Everything there is to see.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Welcome {
    /// The version of the protocol.
    pub v: u32,
    /// The number of the last entry.
    pub seq: u64,
    /// The room's clock.
    pub now: Moment,
    /// Who one is.
    pub you: You,
    /// The room.
    pub room: RoomView,
    /// The match.
    pub table: Option<TableView>,
    /// What was missed since the number in hello.
    pub missed: Vec<Tidings>,
    /// This device's last command that was done.
    pub last: u64,
}

/// What lets one into a room.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Pass {
    /// The room.
    pub code: String,
    /// One's number in it.
    pub player: PlayerId,
    /// The secret that says so.
    pub token: String,
    /// One has knocked, and waits for the host.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub waits: bool,
}

/// To make a room.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewRoom {
    /// One's own name.
    pub name: String,
    /// Listed for everyone?
    #[serde(default)]
    pub public: bool,
    /// Only for those who are invited?
    #[serde(default)]
    pub private: bool,
    /// Which game.
    #[serde(default)]
    #[ts(optional)]
    pub game: Option<String>,
    /// Which preset.
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
}

/// To join a room.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// One's own name.
    pub name: String,
    /// Only to look on?
    #[serde(default)]
    pub watch: bool,
    /// What the link of a private room carries. Without it one knocks.
    #[serde(default)]
    #[ts(optional)]
    pub invitation: Option<String>,
}

/// To bring a second device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Grant {
    /// Good once, for five minutes.
    pub secret: String,
}

/// What one saw, or everyone saw, at some point of a match.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema, TS)]
pub struct Past {
    /// After so many entries.
    pub at: usize,
    /// The game's view.
    #[ts(as = "Value")]
    pub view: Raw,
    /// The bulk that the view leaves out, where there is any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Value>>")]
    pub backlog: Vec<Raw>,
    /// The same as text.
    pub text: String,
    /// The scores.
    #[ts(type = "Array<[number[], number]>")]
    pub scores: Vec<(Vec<Seat>, i64)>,
    /// What the last of these entries told.
    pub lines: Vec<Message>,
    /// What someone who sees everything says of it, looking back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Remark<Value>>")]
    pub remark: Option<Remark<Raw>>,
}

/// A finished match.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema, TS)]
pub struct MatchCard {
    /// Its name.
    pub id: String,
    /// Which game.
    pub game: String,
    /// With which rules.
    pub rules: Vec<RuleSpec>,
    /// What the seats were called.
    pub names: Vec<String>,
    /// Which of them were bots.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<BotSeat>>")]
    pub bots: Vec<BotSeat>,
    /// How many entries its log has.
    pub entries: usize,
    /// All of them in words.
    pub lines: Vec<Line>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Shown before the match.
    pub commitment: String,
    /// Told after it.
    pub reveal: Option<Reveal>,
    /// The notation of others that it can be had in (`gcg`): `/api/matches/ID/record`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notation: Option<String>,
}

/// All that the lobby's form is made from.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct CatalogueCard {
    /// The version of the protocol.
    pub version: u32,
    /// The games.
    pub games: Vec<GameCard>,
    /// The host's own variants.
    pub variants: Vec<Variant>,
    /// The content there is, by kind.
    pub content: BTreeMap<String, Vec<String>>,
}

/// What a device needs to play by itself: `GET /api/device`.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct DeviceCard {
    /// Another one, when anything that a device keeps is another.
    pub version: String,
    /// Where the module is; nothing: this house was built without it.
    pub module: Option<String>,
    /// The host's own variants.
    pub variants: Vec<Variant>,
    /// What can be fetched.
    pub content: Vec<ContentCard>,
    /// The JSON Schemas of rules' parameters, by the names of their types.
    #[ts(type = "Record<string, unknown>")]
    pub schemas: BTreeMap<String, Value>,
    /// English words of the house and of each game, for matches as text.
    pub words: Vec<WordsCard>,
    /// In a house for tests: the deal that was wished for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deal: Option<u64>,
}

/// A piece of content, and where its file is.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct ContentCard {
    /// What it is, and its checksum.
    #[serde(flatten)]
    pub what: ContentUse,
    /// The folder whose reader reads it.
    pub folder: String,
    /// The file's ending.
    pub ending: String,
    /// Where it is fetched, from the root of the house.
    pub path: String,
}

/// Words, and where their file is.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct WordsCard {
    /// Whose: a game's, or `house`.
    pub scope: String,
    /// Where they are fetched, from the root of the house.
    pub path: String,
}

/// A language that is spoken here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct LanguageCard {
    /// Its tag: `nl`.
    pub tag: String,
    /// What it calls itself, where its words say so.
    pub name: Option<String>,
    /// Are there words for everything?
    pub complete: bool,
}

/// An answer that is none.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema, TS)]
pub struct ErrorAnswer {
    /// Why not.
    pub error: Refusal,
}
