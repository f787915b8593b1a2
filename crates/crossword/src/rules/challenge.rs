//! Words are played unchecked, and may be challenged.

use super::{Ask, Freedom, Questions, Rule, category};
use crate::pending::{Judged, Pending, Price, Ruling};
use crate::state::State;
use kernel::{Message, RuleEntry, RuleSpec, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

/// On which terms plays may be challenged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Terms {
    /// For so many seconds a play may be challenged, unless the next player acts before.
    pub window: u32,
    /// After so many seconds without a judgement the play stands, and nobody is punished.
    pub judging: u32,
    /// May players see what the word list says, while a challenge is judged and after the match?
    pub lookup: bool,
}

/// Who says whether a challenged play is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Judge {
    /// The word list, at once.
    #[default]
    Dictionary,
    /// The players: it is looked up elsewhere, and one of them says.
    Table,
}

/// What it costs to challenge a good play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// Nothing (a single challenge).
    None,
    /// The challenger's next turn (a double challenge).
    #[default]
    LoseTurn,
    /// Points.
    Points,
    /// The match, for whoever is wrong (a triple challenge).
    LoseGame,
}

/// What is counted for the points of a lost challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// The play, once.
    #[default]
    Play,
    /// Every word that the play formed.
    Word,
}

/// Whose score the points of a lost challenge change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum To {
    /// They are a bonus for whoever was challenged.
    #[default]
    Bonus,
    /// They are taken from the challenger.
    Minus,
}

/// Words are played unchecked, and may be challenged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Challenge {
    /// Who judges.
    pub judge: Judge,
    /// What it costs to challenge a good play.
    pub penalty: Penalty,
    /// How many points, where the penalty is points.
    #[schemars(range(min = 1, max = 50))]
    pub points: u8,
    /// For the whole play, or for each word it formed.
    pub per: Per,
    /// A bonus for whoever was challenged, or points off for the challenger.
    pub to: To,
    /// For so many seconds a play may be challenged, unless the next player acts before.
    #[schemars(range(min = 5, max = 3_600))]
    pub window: u32,
    /// After so many seconds without a judgement the play stands, and nobody is punished.
    #[schemars(range(min = 10, max = 3_600))]
    pub judging: u32,
    /// May players see what the word list says, while a challenge is judged and after the match?
    pub lookup: bool,
}

impl Default for Challenge {
    fn default() -> Self {
        Challenge {
            judge: Judge::Dictionary,
            penalty: Penalty::LoseTurn,
            points: 5,
            per: Per::Play,
            to: To::Bonus,
            window: 60,
            judging: 120,
            lookup: false,
        }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "challenge",
    "Challenges",
    "Words are not checked; for { $window } seconds others may challenge them. { $judge ->
        [table] The table judges
       *[dictionary] The word list judges
    }; whoever challenges a good play { $penalty ->
        [none] loses nothing
        [points] { $to ->
            [minus] loses { $points ->
                [one] one point
               *[other] { $points } points
            }
           *[bonus] gives its player { $points ->
                [one] one point
               *[other] { $points } points
            }
        }{ $per ->
            [word] {\" \"}for each of its words
           *[play] {\"\"}
        }
        [lose_game] is out, and so is whoever plays a bad one
       *[lose_turn] loses a turn
    }.",
    make!(Challenge => dyn Rule),
)
.words("challenge-no_list = Where the word list judges, a word list must be chosen; or let the table judge.")
.category(category::TURNS)
.excludes(&["word_validation"])
.quarrel(no_list);

/// The word list cannot judge where there is none.
fn no_list(own: &Map<String, Value>, chosen: &[RuleSpec]) -> Option<Message> {
    let by_list = own.get("judge").and_then(Value::as_str) == Some("dictionary");
    (by_list && !chosen.iter().any(|spec| spec.id == "words")).then(|| Message::new("challenge-no_list"))
}

impl Rule for Challenge {
    fn challenges(&self, _: &State, _: Ask<'_>) -> Option<Terms> {
        Some(Terms { window: self.window, judging: self.judging, lookup: self.lookup })
    }

    /// Programs look for words of the list: others would be challenged.
    fn freedom(&self, state: &State, ask: Ask<'_>) -> Freedom {
        Freedom { unlisted: false, ..ask.under().freedom(state) }
    }

    fn price(&self, state: &State, pending: &Pending, ask: Ask<'_>) -> Price {
        let mut price = ask.under().price(state, pending);
        let words = if self.per == Per::Word { pending.words.len().max(1) as i32 } else { 1 };
        match (self.penalty, self.to) {
            (Penalty::None, _) => {}
            (Penalty::LoseTurn, _) => price.loses_turn = true,
            (Penalty::LoseGame, _) => price.out = true,
            (Penalty::Points, To::Bonus) => price.gets += i32::from(self.points) * words,
            (Penalty::Points, To::Minus) => price.pays += i32::from(self.points) * words,
        }
        price
    }

    fn ruling(&self, state: &State, pending: &Pending, ask: Ask<'_>) -> Option<Ruling> {
        let listed = || pending.listed(state, ask.top().lexicon(state).as_deref()).iter().all(|good| *good);
        match self.judge {
            Judge::Dictionary => Some(Ruling { valid: listed(), by: Judged::Dictionary }),
            Judge::Table => ask.under().ruling(state, pending),
        }
    }
}
