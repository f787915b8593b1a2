//! One hand: the auction, what was named, the tricks. It is what the questions are about.

use crate::domino::{Domino, Dominoes};
use kernel::{Few, Message, Moment, RuleId, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many sit at the table.
pub const SEATS: u8 = 4;

/// How many dominoes each is dealt, and so how many tricks there are.
pub const TRICKS: usize = 7;

/// The team of a seat: 0 for seats 0 and 2, 1 for seats 1 and 3.
pub fn team(seat: Seat) -> usize {
    usize::from(seat.0 % 2)
}

/// The seat across the table.
pub fn partner(seat: Seat) -> Seat {
    Seat((seat.0 + 2) % SEATS)
}

/// How much is bid. There is one order of bids: 30 < … < 41 < 1 mark < 2 marks < …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Amount {
    /// From 30 to 41.
    Points(u8),
    /// All 42, for so many marks.
    Marks(u8),
}

impl Amount {
    /// The points that the bidders need.
    pub fn points(self) -> u8 {
        match self {
            Amount::Points(points) => points,
            Amount::Marks(_) => 42,
        }
    }

    /// The marks at stake: a bid of points is worth one.
    pub fn marks(self) -> u8 {
        match self {
            Amount::Points(_) => 1,
            Amount::Marks(marks) => marks,
        }
    }

    /// The marks bid; none for a bid of points.
    pub fn marks_bid(self) -> u8 {
        match self {
            Amount::Points(_) => 0,
            Amount::Marks(marks) => marks,
        }
    }
}

/// A bid. A special bid is a bid of marks that names its contract.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Bid {
    /// How much.
    pub amount: Amount,
    /// The contract that it is a bid for, by its rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub special: Option<RuleId>,
}

impl Bid {
    /// A bid of points.
    pub fn points(points: u8) -> Self {
        Bid { amount: Amount::Points(points), special: None }
    }

    /// A bid of marks.
    pub fn marks(marks: u8) -> Self {
        Bid { amount: Amount::Marks(marks), special: None }
    }

    /// A special bid.
    pub fn special(contract: &str, marks: u8) -> Self {
        Bid { amount: Amount::Marks(marks), special: Some(contract.into()) }
    }
}

/// A bid, or a pass.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
pub struct Call {
    /// Whose.
    pub seat: Seat,
    /// The bid; none: a pass.
    pub bid: Option<Bid>,
}

/// What may be named as trumps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Trump {
    /// A pip, 0 to 6.
    Pip(u8),
    /// The doubles.
    Doubles,
    /// Nothing: follow me.
    NoTrump,
    /// A contract, by its rule.
    Contract(RuleId),
}

/// A domino on the table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
pub struct Play {
    /// Who played it.
    pub seat: Seat,
    /// What.
    pub domino: Domino,
}

/// A trick that was taken.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
pub struct Trick {
    /// In the order they were played.
    #[ts(as = "Vec<Play>")]
    pub plays: Few<Play, { SEATS as usize }>,
    /// Who took it.
    pub winner: Seat,
    /// What it counts.
    pub points: u8,
}

/// Whether the bid was made or set, which decides a hand. Exactly one contract says so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct MadeOrSet {
    /// Did the bidders do what they bid?
    pub made: bool,
    /// Why.
    pub why: Message,
    /// In which trick, from 1.
    pub trick: u8,
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The auction.
    #[default]
    Bidding,
    /// Trumps are to be named.
    Naming,
    /// Tricks are played.
    Playing,
    /// A trick lies on the table until all have seen it.
    TrickPause,
    /// A hand is over and scored; the next is not dealt yet.
    HandPause,
    /// The match is over.
    Over,
}

/// One hand: what the questions are about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// Counted from 0, thrown-in hands too.
    pub number: u32,
    /// Who shook, and bids last.
    pub shaker: Seat,
    /// Where it stands.
    pub phase: Phase,
    /// Whose turn it is to bid, name or play.
    pub turn: Option<Seat>,
    /// When the turn began.
    pub since: Moment,
    /// What each holds.
    pub held: [Dominoes; 4],
    /// The auction.
    pub calls: Few<Call, { SEATS as usize }>,
    /// Who made the highest bid.
    pub bidder: Option<Seat>,
    /// The highest bid.
    pub bid: Option<Bid>,
    /// The special contract it is played by, if it is one.
    pub contract: Option<RuleId>,
    /// What was named.
    pub trump: Option<Trump>,
    /// Who plays this hand; the others sit out.
    pub players: SeatSet,
    /// The trick on the table.
    pub trick: Few<Play, { SEATS as usize }>,
    /// The tricks taken.
    pub tricks: Few<Trick, TRICKS>,
    /// The points of each team.
    pub points: [u8; 2],
    /// How it was decided, once it is.
    pub verdict: Option<MadeOrSet>,
    /// Who has not acknowledged yet, in a pause.
    pub pending: SeatSet,
    /// When a pause ends by itself.
    pub until: Option<Moment>,
    /// Who laid the hand down and claimed the rest, if someone did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
}

/// A hand laid down, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Claim {
    /// Whose.
    pub seat: Seat,
    /// What was laid open.
    pub held: Dominoes,
    /// Does it stand, whatever the three others play?
    pub stands: bool,
    /// If not: the plays that defeat it.
    pub line: Vec<Play>,
}

impl Default for Hand {
    fn default() -> Self {
        Hand {
            number: 0,
            shaker: Seat(0),
            phase: Phase::Bidding,
            turn: None,
            since: Moment(0),
            held: [Dominoes::NONE; 4],
            calls: Few::default(),
            bidder: None,
            bid: None,
            contract: None,
            trump: None,
            players: SeatSet::first(SEATS),
            trick: Few::default(),
            tricks: Few::default(),
            points: [0; 2],
            verdict: None,
            pending: SeatSet::EMPTY,
            until: None,
            claim: None,
        }
    }
}

impl Hand {
    /// Is it played by this special contract?
    pub fn is_contract(&self, id: &str) -> bool {
        self.contract.as_deref() == Some(id)
    }

    /// The highest amount bid so far.
    pub fn high(&self) -> Option<Amount> {
        self.bid.as_ref().map(|bid| bid.amount)
    }

    /// The marks that a plain bid has won the auction with: what contracts that are named, not bid, need.
    pub fn plain_marks(&self) -> u8 {
        self.bid.as_ref().filter(|bid| bid.special.is_none()).map_or(0, |bid| bid.amount.marks_bid())
    }

    /// Has everyone before the shaker passed, so that it is up to the shaker?
    pub fn up_to_shaker(&self) -> bool {
        self.calls.len() >= usize::from(SEATS) - 1
            && self.calls.iter().take(usize::from(SEATS) - 1).all(|call| call.bid.is_none())
    }

    /// The domino that was led.
    pub fn lead(&self) -> Option<Domino> {
        self.trick.first().map(|play| play.domino)
    }

    /// The dominoes on the table, in the order they were played.
    pub fn table(&self) -> impl Iterator<Item = Domino> {
        self.trick.iter().map(|play| play.domino)
    }

    /// The team of the bidder; 0 before there is one.
    pub fn bidders(&self) -> usize {
        self.bidder.map_or(0, team)
    }

    /// The tricks that a team has taken.
    pub fn taken(&self, side: usize) -> usize {
        self.tricks.iter().filter(|trick| team(trick.winner) == side).count()
    }

    /// All dominoes played in this hand.
    pub fn played(&self) -> Dominoes {
        let earlier = self.tricks.iter().flat_map(|trick| &trick.plays);
        earlier.chain(&self.trick).map(|play| play.domino).collect()
    }

    /// What a seat holds; nothing for a stranger.
    pub fn held_by(&self, seat: Seat) -> Dominoes {
        self.held.get(seat.index()).copied().unwrap_or_default()
    }
}
