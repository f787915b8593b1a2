//! Running a match.

use crate::log::fold;
use crate::{
    Attendance, Attended, Bot, Chance, Entry, EntryOf, Game, Header, Input, Log, LogFault, Misfit, Moment, Refusal,
    Seat, SeatSet, Turn, What,
};
use std::sync::Arc;
use words::Message;

/// Several deadlines may fall on one moment, each with its own `TimeUp`; more than this is a circle.
pub(crate) const SAME_MOMENT: usize = 32;

/// The one door to [`Game::decide`]. What every game would have to check is checked here: strangers do not
/// act, nobody joins twice, time is not up before it is, and nothing happens after the end.
pub fn judge<G: Game>(
    game: &G,
    state: &G::State,
    input: &Input<G::Action>,
    at: Moment,
    chance: &Chance,
) -> Result<Vec<G::Event>, Vec<Refusal>> {
    admit(game, state, input, at)?;
    if let Input::Bot(_) = input { Ok(Vec::new()) } else { game.decide(state, input, at, chance) }
}

/// The same door to [`Game::enact`]: judges and folds in one go. What happened comes after what `events` holds already.
pub fn enact<G: Game>(
    game: &G,
    state: &mut G::State,
    input: &Input<G::Action>,
    at: Moment,
    chance: &Chance,
    events: &mut Vec<G::Event>,
) -> Result<(), Vec<Refusal>> {
    admit(game, state, input, at)?;
    if let Input::Bot(_) = input { Ok(()) } else { game.enact(state, input, at, chance, events) }
}

/// What is refused before a game decides.
fn admit<G: Game>(game: &G, state: &G::State, input: &Input<G::Action>, at: Moment) -> Result<(), Vec<Refusal>> {
    if game.outcome(state).is_some() {
        return Err(over());
    }
    match input {
        Input::Act(seat, _)
        | Input::Lapsed(seat)
        | Input::Away(seat)
        | Input::Back(seat)
        | Input::Bot(seat)
        | Input::Left(seat)
            if !game.seated(state).contains(*seat) =>
        {
            Err(Refusal::alone("kernel.stranger", Message::new("kernel-stranger")))
        }
        Input::Act(seat, action) => match game.objections(state, *seat, action) {
            none if none.is_empty() => Ok(()),
            objections => Err(objections),
        },
        Input::Joined(seat) if game.seated(state).contains(*seat) => {
            Err(Refusal::alone("kernel.seated", Message::new("kernel-seated")))
        }
        Input::Joined(seat) if !game.places().late || seat.0 >= game.places().most => {
            Err(Refusal::alone("kernel.late", Message::new("kernel-late")))
        }
        Input::TimeUp if game.deadline(state).is_none_or(|deadline| at < deadline) => Err(early()),
        _ => Ok(()),
    }
}

/// Nothing happens after the end.
pub(crate) fn over() -> Vec<Refusal> {
    Refusal::alone("kernel.over", Message::new("kernel-over"))
}

/// What came of an input: what happened in the game, and what is to be said of who is there.
pub(crate) type Came<G> = (Vec<<G as Game>::Event>, Vec<Attended>);

/// Judges an input, and finds out for whom others wait after it.
pub(crate) fn attend<G: Game>(
    game: &G,
    state: &G::State,
    there: &Attendance,
    input: &Input<G::Action>,
    at: Moment,
    chance: &Chance,
) -> Result<Came<G>, Vec<Refusal>> {
    let events = match input {
        Input::Lapsed(seat) if there.lapse(game.patience()).is_none_or(|(due, who)| at < due || who != *seat) => {
            return Err(early());
        }
        Input::Away(seat) | Input::Back(seat) | Input::Bot(seat) if there.left().contains(*seat) => {
            return Err(Refusal::alone("kernel.left", Message::new("kernel-left")));
        }
        // Nobody asks a game whether someone may come or go.
        Input::Away(_) | Input::Back(_) => come_or_go(game, state, input, at, chance)?,
        Input::Bot(seat) if there.away().contains(*seat) => come_or_go(game, state, &Input::Back(*seat), at, chance)?,
        _ => judge(game, state, input, at, chance)?,
    };
    let mut attended = Vec::new();
    if *input == Input::TimeUp {
        attended.extend(Some(game.late(state)).filter(|late| !late.is_empty()).map(Attended::Missed));
    }
    let waits = waits_after(game, state, there, input, at, &events);
    if let Some(waits) = waits {
        attended.push(Attended::Waits(waits));
    }
    Ok((events, attended))
}

fn come_or_go<G: Game>(
    game: &G,
    state: &G::State,
    input: &Input<G::Action>,
    at: Moment,
    chance: &Chance,
) -> Result<Vec<G::Event>, Vec<Refusal>> {
    match judge(game, state, input, at, chance) {
        Err(refusals) if refusals.iter().any(|refusal| refusal.rule.starts_with("kernel.")) => Err(refusals),
        decided => Ok(decided.unwrap_or_default()),
    }
}

/// For whom others wait after this, if that changes. Costs nothing while everybody is there.
fn waits_after<G: Game>(
    game: &G,
    state: &G::State,
    there: &Attendance,
    input: &Input<G::Action>,
    at: Moment,
    events: &[G::Event],
) -> Option<SeatSet> {
    let comes_or_goes = !matches!(input, Input::Act(..) | Input::Host(_) | Input::TimeUp | Input::Stop);
    if there.absent().is_empty() && !comes_or_goes {
        return None;
    }
    let mut then = there.clone();
    then.evolve(at, Some(input), &[]);
    if then.absent().is_empty() && then.waits().is_empty() {
        return None;
    }
    let mut after = state.clone();
    events.iter().for_each(|event| game.evolve(&mut after, event));
    let awaited = if game.outcome(&after).is_some() { SeatSet::EMPTY } else { game.awaited(&after) };
    let waits = then.waits_for(awaited, game.seated(&after));
    (waits != then.waits()).then_some(waits)
}

fn early() -> Vec<Refusal> {
    Refusal::alone("kernel.early", Message::new("kernel-early"))
}

/// A match under way. Judging and applying are two steps, so that a server can make the entry durable
/// between them.
pub struct Match<G: Game> {
    /// The game with its rules.
    pub game: Arc<G>,
    /// Where it stands.
    pub state: G::State,
    /// Who is there.
    pub there: Attendance,
    /// How it came there.
    pub log: Log<G>,
    chance: Chance,
    clock: Moment,
    /// Where [`Match::enact`] gathers events: an entry then asks for just as much memory as it needs, once.
    happened: Vec<G::Event>,
}

/// A deadline that `TimeUp` does not move: a bug of the game. The laws look for it.
#[derive(Debug, PartialEq, Clone, thiserror::Error)]
#[error("the deadline at {} ms does not pass", .0.0)]
pub struct Stuck(pub Moment);

impl<G: Game> Match<G> {
    /// Begins a match.
    pub fn deal(game: Arc<G>, header: Header, chance: Chance, at: Moment) -> Self {
        let events = game.deal(&header.setup, at, &chance);
        let state = game.blank(&header.setup);
        let there = Attendance::new(&header.setup);
        let log = Log { header, entries: Arc::default(), reveal: None };
        let mut this = Match { game, state, there, log, chance, clock: at, happened: Vec::new() };
        this.apply(Entry { at, input: None, events, there: Vec::new() });
        this
    }

    /// Brings a match back from its log, without asking any rule.
    pub fn resume(game: Arc<G>, log: Log<G>, chance: Chance) -> Result<Self, LogFault> {
        let (state, there) = (log.replay_all(&game)?, log.attendance(log.entries.len())?);
        let clock = log.entries.last().map(|entry| entry.at).unwrap_or_default();
        Ok(Match { game, state, there, log, chance, clock, happened: Vec::new() })
    }

    /// The entry of a deadline that has come, the game's own or that of others' patience. To be applied before anything
    /// at `at`.
    pub fn due(&self, at: Moment) -> Result<Option<EntryOf<G>>, Stuck> {
        let Some((due, input)) = self.next_due().filter(|(due, _)| *due <= at) else { return Ok(None) };
        let stuck = input == Input::TimeUp;
        let entry = self.judge(input, due.max(self.clock)).map_err(|_| Stuck(due))?;
        if stuck && entry.events.is_empty() { Err(Stuck(due)) } else { Ok(Some(entry)) }
    }

    /// What happens by itself next, and when: the game's deadline, or the end of others' patience.
    pub fn next_due(&self) -> Option<(Moment, Input<G::Action>)> {
        let deadline = self.game.deadline(&self.state).map(|due| (due, Input::TimeUp));
        match (deadline, self.lapse()) {
            (Some((due, _)), Some((lapse, seat))) if lapse < due => Some((lapse, Input::Lapsed(seat))),
            (None, Some((lapse, seat))) => Some((lapse, Input::Lapsed(seat))),
            (deadline, _) => deadline,
        }
    }

    /// For whom others wait who is not there, and until when.
    pub fn lapse(&self) -> Option<(Moment, Seat)> {
        self.there.lapse(self.game.patience())
    }

    /// Who let time run out so often that a bot may be asked to play on.
    pub fn idle(&self) -> SeatSet {
        self.there.idle(self.game.patience())
    }

    /// When something happens by itself: the game's deadline, or the end of others' patience.
    pub fn alarm(&self) -> Option<Moment> {
        self.next_due().map(|(due, _)| due)
    }

    /// What would come of an input. Changes nothing.
    pub fn judge(&self, input: Input<G::Action>, at: Moment) -> Result<EntryOf<G>, Vec<Refusal>> {
        let at = at.max(self.clock);
        let (events, there) = attend(&*self.game, &self.state, &self.there, &input, at, &self.chance)?;
        Ok(Entry { at, input: Some(input), events, there })
    }

    /// Can this entry be taken into the state? For entries from outside.
    pub fn fits(&self, entry: &EntryOf<G>) -> Result<(), Misfit> {
        let there = self.there.fits(entry.input.as_ref(), &entry.there);
        let folded = there.and_then(|()| fold(&*self.game, &mut self.state.clone(), entry));
        folded.map_err(|misfit| misfit.in_entry(&self.log.header.name, self.log.entries.len()))
    }

    /// Takes a judged (and durable) entry into the state.
    ///
    /// # Panics
    /// If the game decided something that does not fit: a bug of the game, which the laws look for.
    pub fn apply(&mut self, entry: EntryOf<G>) {
        if let Err(misfit) = fold(&*self.game, &mut self.state, &entry) {
            let misfit = misfit.in_entry(&self.log.header.name, self.log.entries.len());
            panic!("what was decided does not fit: {misfit}");
        }
        self.there.evolve(entry.at, entry.input.as_ref(), &entry.there);
        self.clock = entry.at;
        Arc::make_mut(&mut self.log.entries).push(entry);
    }

    /// Judges and applies in one go, without a copy of the state: for simulations.
    pub fn enact(&mut self, input: Input<G::Action>, at: Moment) -> Result<(), Vec<Refusal>> {
        if !matches!(input, Input::Act(..)) || !self.there.absent().is_empty() {
            // For whom others wait is found by looking at the states before and after.
            let entry = self.judge(input, at)?;
            self.apply(entry);
            return Ok(());
        }
        let at = at.max(self.clock);
        let happened = &mut self.happened;
        happened.clear();
        enact(&*self.game, &mut self.state, &input, at, &self.chance, happened)?;
        let mut events = Vec::with_capacity(happened.len());
        events.append(happened);
        self.there.evolve(at, Some(&input), &[]);
        self.clock = at;
        let entry = Entry { at, input: Some(input), events, there: Vec::new() };
        Arc::make_mut(&mut self.log.entries).push(entry);
        Ok(())
    }

    /// Judges and applies, deadlines first. For simulation and tests; gives the entries added.
    ///
    /// # Panics
    /// If a deadline does not pass.
    pub fn submit(&mut self, input: Input<G::Action>, at: Moment) -> Result<&[EntryOf<G>], Vec<Refusal>> {
        let before = self.log.entries.len();
        self.run_until(at).expect("TimeUp moves its deadline");
        let entry = self.judge(input, at)?;
        self.apply(entry);
        Ok(&self.log.entries[before..])
    }

    /// Lets time pass.
    pub fn run_until(&mut self, at: Moment) -> Result<(), Stuck> {
        let mut same_moment = 0;
        while let Some(entry) = self.due(at)? {
            same_moment = if entry.at == self.clock { same_moment + 1 } else { 0 };
            if same_moment > SAME_MOMENT {
                return Err(Stuck(entry.at));
            }
            self.apply(entry);
        }
        Ok(())
    }

    /// When the last entry was made.
    pub fn clock(&self) -> Moment {
        self.clock
    }

    /// The chance of this match.
    pub fn chance(&self) -> &Chance {
        &self.chance
    }
}

/// Why bots did not come to an end.
#[derive(Debug, PartialEq, Clone, thiserror::Error)]
pub enum Unfinished {
    /// A deadline does not pass.
    #[error(transparent)]
    Stuck(#[from] Stuck),
    /// Nobody can act and nothing is due.
    #[error("after {0} entries nobody can act and nothing is due")]
    Deadlock(usize),
    /// It goes on and on.
    #[error("not over after {0} entries")]
    TooLong(usize),
    /// A bot did what is not allowed: a bug of the bot.
    #[error("the bot in seat {} did what is refused: {}", seat.0, refusals.iter().map(|r| r.message.to_string()).collect::<Vec<_>>().join(" "))]
    Refused {
        /// Where it sits.
        seat: Seat,
        /// Why.
        refusals: Vec<Refusal>,
    },
}

/// How long a bot "thinks" at least in a simulation, so that time passes.
const THINKING_MILLIS: u64 = 1_000;

/// Lets bots play a match to its end, on a virtual clock. `luck` is theirs, not the match's.
pub fn play_out<G: Game>(
    table: &mut Match<G>,
    bots: &mut [Box<dyn Bot<G>>],
    luck: &Chance,
    most_entries: usize,
) -> Result<(), Unfinished> {
    let (mut asked, mut possible) = (vec![0; bots.len()], Vec::new());
    while table.game.outcome(&table.state).is_none() {
        let entries = table.log.entries.len();
        if entries > most_entries {
            return Err(Unfinished::TooLong(entries));
        }
        let deadline = table.alarm();
        match earliest_choice(table, bots, &mut asked, &mut possible, luck) {
            Some((seat, action, at)) if deadline.is_none_or(|deadline| at < deadline) => {
                let done = table.enact(Input::Act(seat, action), at);
                done.map_err(|refusals| Unfinished::Refused { seat, refusals })?;
            }
            _ => match table.due(deadline.ok_or(Unfinished::Deadlock(entries))?)? {
                Some(entry) => table.apply(entry),
                None => return Err(Unfinished::Deadlock(entries)),
            },
        }
    }
    Ok(())
}

/// Asks every bot that may do something; the one that wants to be first acts. `asked`: how many entries there were when
/// each was asked last; `possible`: room for what each may do.
fn earliest_choice<G: Game>(
    table: &Match<G>,
    bots: &mut [Box<dyn Bot<G>>],
    asked: &mut [usize],
    possible: &mut Vec<What<G::Action>>,
    luck: &Chance,
) -> Option<(Seat, G::Action, Moment)> {
    let entries = &table.log.entries;
    let mut best: Option<(Seat, G::Action, Moment)> = None;
    for ((seat, bot), asked) in (0u8..).map(Seat).zip(bots).zip(asked) {
        possible.clear();
        table.game.possible(&table.state, seat, |what| possible.push(what));
        if possible.is_empty() {
            continue;
        }
        let turn = Turn::simulated(&*table.game, &table.state, seat, possible, table.clock);
        let turn = turn.since(&entries[*asked..]);
        *asked = entries.len();
        let count = (entries.len() as u64) << 8 | u64::from(seat.0);
        let Some(choice) = bot.act(&turn, &mut luck.draws("bot", count)) else { continue };
        let at = table.clock.after(choice.delay.max(THINKING_MILLIS));
        if best.as_ref().is_none_or(|(.., earliest)| at < *earliest) {
            best = Some((seat, choice.action, at));
        }
    }
    best
}
