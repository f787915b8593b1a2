//! What rules do: many matches by bots, told in a line.
//!
//! `houserules simulate` and the lobby of the page count with this, so on the same seeds they say the same. A [`Trial`] is
//! played in slices, so that who watches can stop it and begin again.

use crate::simulate::{AnySimulator, Simulated};
use kernel::{BotCard, Message, Seat, message};
use serde::Serialize;
use ts_rs::TS;

/// What so many matches came to. Sums alone: slices are added in any order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Effect {
    /// How many were played.
    #[ts(type = "number")]
    pub matches: u64,
    /// How many of them came to no end; they count in nothing else.
    #[ts(type = "number")]
    pub unfinished: u64,
    /// The turns of all.
    #[ts(type = "number")]
    pub turns: u64,
    /// How long people would have played, all of them together: see [`Simulated::people_millis`].
    #[ts(type = "number")]
    pub millis: u64,
    /// How often the first seat won, alone or with its side.
    #[ts(type = "number")]
    pub first_seat: u64,
    /// In how many something was shuffled again.
    #[ts(type = "number")]
    pub reshuffled: u64,
}

/// Where one in so many is told as that, and not in percent.
const RARE: u64 = 20;

impl Effect {
    /// One more match; none: it came to no end.
    pub fn add(&mut self, played: Option<&Simulated>) {
        self.matches += 1;
        let Some(played) = played else {
            self.unfinished += 1;
            return;
        };
        self.turns += played.turns;
        self.millis += played.people_millis;
        self.first_seat += u64::from(played.outcome.winner().is_some_and(|side| side.seats.contains(&Seat(0))));
        self.reshuffled += u64::from(played.reshuffles > 0);
    }

    /// How many came to an end.
    pub fn finished(&self) -> u64 {
        self.matches - self.unfinished
    }

    /// In a line.
    pub fn message(&self) -> Message {
        match self.finished() {
            0 => message!("effect-none", matches = self.matches),
            _ => self.said("effect"),
        }
    }

    /// Beside what it was with other rules, on the same seeds.
    pub fn change(&self, before: &Effect) -> Message {
        match self.said("effect") == before.said("effect") {
            true => message!("effect-same"),
            false if before.finished() == 0 => before.message(),
            false => before.said("effect-change"),
        }
    }

    fn said(&self, id: &'static str) -> Message {
        let finished = self.finished().max(1);
        let percent = |part: u64, all: u64| if part == 0 { 0 } else { rounded(100 * part, all).max(1) };
        let is_rare = self.unfinished * RARE < self.matches;
        let (endless, rare) = match self.unfinished {
            0 => (0, 0),
            some if is_rare => (0, rounded(self.matches, some)),
            some => (percent(some, self.matches), 0),
        };
        message!(
            id,
            minutes = rounded(self.millis, 60_000 * finished),
            turns = rounded(self.turns, finished),
            first = percent(self.first_seat, finished),
            reshuffled = percent(self.reshuffled, finished),
            endless = endless,
            rare = rare,
        )
    }
}

/// To the nearest whole, by whole numbers: the same on every machine.
fn rounded(part: u64, of: u64) -> u64 {
    (part + of / 2) / of
}

/// The seed of one of many matches: the same number of the same seed is the same match, here and everywhere.
pub fn seed_of(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(1_000_003).wrapping_add(number)
}

/// The bot that plays where nobody said which: an easy one.
pub fn usual_bot(bots: &[BotCard]) -> Option<&'static str> {
    bots.iter().find(|card| card.id == "easy").or(bots.first()).map(|card| card.id)
}

/// Matches to be played in slices.
pub struct Trial {
    simulator: Box<dyn AnySimulator>,
    seed: u64,
    most_entries: usize,
    effect: Effect,
}

impl Trial {
    /// With this simulator, from this seed on; a match that takes more entries counts as one without an end.
    pub fn new(simulator: Box<dyn AnySimulator>, seed: u64, most_entries: usize) -> Self {
        Trial { simulator, seed, most_entries, effect: Effect::default() }
    }

    /// What all came to so far.
    pub fn effect(&self) -> Effect {
        self.effect
    }

    /// Plays so many more, and gives what all came to so far.
    pub fn go_on(&mut self, matches: u64) -> Effect {
        for _ in 0..matches {
            self.play_one();
        }
        self.effect
    }

    /// Plays one more; gives how many entries it took.
    fn play_one(&mut self) -> usize {
        let seed = seed_of(self.seed, self.effect.matches);
        let played = self.simulator.play(seed, self.most_entries, false).ok();
        self.effect.add(played.as_ref());
        played.map_or(self.most_entries, |played| played.entries)
    }
}

/// Rules that are tried out, beside others on the same seeds.
pub struct Tryout {
    /// The rules.
    pub now: Trial,
    /// The rules as they were, if these are others.
    pub before: Option<Trial>,
    /// So many matches of each.
    pub of: u64,
}

/// What is told of rules while they are tried out.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Tried {
    /// What the matches came to so far.
    pub effect: Effect,
    /// So many will be played.
    #[ts(type = "number")]
    pub of: u64,
    /// In a line.
    pub said: Message,
    /// Beside the rules as they were, once as many matches were played with those.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub change: Option<Message>,
}

/// A slice is as many matches as have so many entries together: little enough for who waits meanwhile.
const SLICE: usize = 60;

impl Tryout {
    /// Plays a slice. `None`: all have been played.
    pub fn go_on(&mut self) -> Option<Tried> {
        let of = self.of;
        let behind = self.before.as_mut().filter(|before| before.effect.matches < self.now.effect.matches);
        let trial = behind.unwrap_or(&mut self.now);
        if trial.effect.matches >= of {
            return None;
        }
        let mut entries = 0;
        while entries < SLICE && trial.effect.matches < of {
            entries += trial.play_one();
        }
        Some(self.told())
    }

    /// What is told of them now.
    pub fn told(&self) -> Tried {
        let (effect, before) = (self.now.effect, self.before.as_ref().map(Trial::effect));
        let change = before.filter(|before| before.matches == effect.matches).map(|before| effect.change(&before));
        Tried { effect, of: self.of, said: effect.message(), change }
    }
}
