//! Many matches, played by bots.

use crate::Unreadable;
use kernel::log::{FORMAT, Header};
use kernel::{
    Chance, Content, ContentUse, Game, Input, Kind, KindCard, Match, Moment, Outcome, Reveal, RuleSpec, Seat, Setup,
    Unfinished, fair, play_out,
};
use std::sync::Arc;

/// One match that was played.
#[derive(Clone, Debug)]
pub struct Simulated {
    /// How it ended.
    pub outcome: Outcome,
    /// How many entries its log has.
    pub entries: usize,
    /// How long it took on the match's own clock, on which bots think for a second.
    pub millis: u64,
    /// How often somebody had a turn: what a seat does until another one acts.
    pub turns: u64,
    /// How long people would take, about: as long as the clock says, and for what a seat does at least the game's
    /// [pace](Game::pace).
    pub people_millis: u64,
    /// How often something was shuffled again.
    pub reshuffles: u64,
    /// The log, if it was asked for.
    pub log: Option<String>,
}

/// Why a simulated match has no end.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoEnd {
    /// It was not played at all.
    #[error("the bot {bot:?} cannot play these rules in seat {}", seat.0)]
    NoBot {
        /// Which.
        bot: String,
        /// Where.
        seat: Seat,
    },
    /// It did not come to one.
    #[error("match {name}: {why}")]
    Unfinished {
        /// Which match.
        name: String,
        /// What stopped it.
        why: Unfinished,
    },
}

/// Plays matches of one game with one choice of rules and bots. The same seed gives the same match.
pub trait AnySimulator: Send + Sync {
    /// Plays one, to its end or to so many entries. `Err`: why there is no end.
    fn play(&self, seed: u64, most_entries: usize, log: bool) -> Result<Simulated, NoEnd>;
}

pub(crate) struct Simulator<K: Kind> {
    id: &'static str,
    kind: Arc<K>,
    game: Arc<K::Game>,
    specs: Arc<[RuleSpec]>,
    content: Vec<ContentUse>,
    seats: u8,
    bots: Vec<String>,
}

impl<K: Kind> Simulator<K> {
    /// `bots`: one for each seat, dealt round if there are fewer.
    pub(crate) fn new(
        kind: Arc<K>,
        card: &KindCard,
        specs: &[RuleSpec],
        content: &Content,
        seats: u8,
        bots: &[String],
    ) -> Result<Self, Unreadable> {
        let made = kind.compose(specs, content)?;
        let game = Arc::new(made.game);
        let places = game.places();
        if !(places.least..=places.most).contains(&seats) {
            let why = format!("with these rules {} to {} can play, not {seats}", places.least, places.most);
            return Err(Unreadable::Other(why));
        }
        let known: Vec<&str> = card.bots.iter().map(|card| card.id).collect();
        for bot in bots {
            if !known.contains(&bot.as_str()) {
                let why = format!("no bot is called {bot:?}; there are: {}", known.join(", "));
                return Err(Unreadable::Other(why));
            }
            if kind.bot(bot, &game, Seat(0)).is_none() {
                return Err(match kind.no_bots(&game) {
                    Some(why) => Unreadable::Said(why),
                    None => Unreadable::Other(format!("The bot {bot:?} cannot play these rules.")),
                });
            }
        }
        let id = card.about.id;
        Ok(Simulator { id, kind, game, specs: made.specs.into(), content: made.content, seats, bots: bots.to_vec() })
    }
}

impl<K: Kind> AnySimulator for Simulator<K> {
    fn play(&self, seed: u64, most_entries: usize, log: bool) -> Result<Simulated, NoEnd> {
        let (name, secret) = fair::seeded(seed);
        let entropy = vec![String::new(); usize::from(self.seats)];
        let ids: Vec<&str> = self.bots.iter().map(String::as_str).cycle().take(usize::from(self.seats)).collect();
        let header = Header {
            houserules: FORMAT,
            game: self.id.into(),
            commitment: fair::commitment(&name, &secret),
            rules: self.specs.clone(),
            content: self.content.clone(),
            setup: Setup::seats(self.seats),
            names: (1..).zip(&ids).map(|(number, id)| format!("{id} {number}")).collect(),
            name: name.clone(),
            again: false,
            origin: None,
        };
        let bot = |(seat, id): (Seat, &&str)| {
            let bot = self.kind.bot(id, &self.game, seat);
            bot.ok_or_else(|| NoEnd::NoBot { bot: id.to_string(), seat })
        };
        let mut bots = (0u8..).map(Seat).zip(&ids).map(bot).collect::<Result<Vec<_>, _>>()?;
        let mut table = Match::deal(self.game.clone(), header, fair::chance(&name, &secret, &entropy), Moment(0));
        let unfinished = |why| NoEnd::Unfinished { name: name.clone(), why };
        play_out(&mut table, &mut bots, &Chance::seeded(!seed), most_entries).map_err(unfinished)?;
        let entries = table.log.entries.len();
        let Course { turns, people_millis, reshuffles } = Course::of(&table);
        table.log.reveal = Some(Reveal::new(&secret, entropy));
        Ok(Simulated {
            outcome: self.game.outcome(&table.state).ok_or_else(|| unfinished(Unfinished::Deadlock(entries)))?,
            entries,
            millis: table.clock().0,
            turns,
            people_millis,
            reshuffles,
            log: log.then(|| table.log.to_lines()),
        })
    }
}

/// How a match went, looked at afterwards: playing it pays nothing for this.
#[derive(Default)]
struct Course {
    turns: u64,
    people_millis: u64,
    reshuffles: u64,
}

impl Course {
    fn of<G: Game>(table: &Match<G>) -> Self {
        let (pace, mut course) = (table.game.pace(&table.state), Course::default());
        let (mut clock, mut last) = (0, None);
        for entry in table.log.entries.iter() {
            let passed = entry.at.0.saturating_sub(clock);
            clock = entry.at.0;
            course.reshuffles += entry.events.iter().filter(|event| table.game.is_reshuffle(event)).count() as u64;
            let Some(Input::Act(seat, _)) = &entry.input else {
                course.people_millis += passed;
                continue;
            };
            course.people_millis += passed.max(pace);
            course.turns += u64::from(last != Some(*seat));
            last = Some(*seat);
        }
        course
    }
}
