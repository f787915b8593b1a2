//! One match, tried.

use super::secrecy;
use super::strange::strange;
use super::{Breach, Effort, Report};
use crate::log::{FORMAT, fold, json};
use crate::play::{SAME_MOMENT, attend};
use crate::{
    Attendance, Chance, Draws, EntryOf, Game, Header, Input, Log, Match, Moment, Names, Sample, Seat, SeatSet, Setup,
    Viewer, What, enact, judge,
};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// How many actions met so far are kept, to be tried where they are not offered.
const POOL: usize = 48;
/// So many of them are tried on a state, and so many that nobody ever offered.
const TRIES: (usize, usize) = (10, 6);

/// Through so many seats' eyes a state is looked at, other ones after each entry: ten would see little more, slowly.
const VIEWERS: usize = 4;

pub(super) struct Trial<'a, G: Game> {
    pub(super) game: &'a Arc<G>,
    setup: &'a Setup,
    effort: Effort,
    play: u64,
    entry: usize,
    pub(super) pool: &'a mut Vec<G::Action>,
    pub(super) report: &'a mut Report,
    away: SeatSet,
    gone: SeatSet,
    /// The draws of chance that were made.
    drawn: BTreeSet<(String, u64)>,
}

type Held<T = ()> = Result<T, Breach>;

impl<'a, G: Sample> Trial<'a, G> {
    pub(super) fn new(
        game: &'a Arc<G>,
        setup: &'a Setup,
        effort: Effort,
        play: u64,
        pool: &'a mut Vec<G::Action>,
        report: &'a mut Report,
    ) -> Self {
        let (away, gone) = (SeatSet::EMPTY, SeatSet::EMPTY);
        Trial { game, setup, effort, play, entry: 0, pool, report, away, gone, drawn: BTreeSet::new() }
    }

    /// Plays the match; a panic anywhere is a breach too, with its place.
    pub(super) fn run(&mut self) -> Held {
        match catch_unwind(AssertUnwindSafe(|| self.play_and_look())) {
            Ok(verdict) => verdict,
            Err(panic) => {
                let why = panic.downcast_ref::<String>().map(String::as_str);
                let why = why.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("?");
                self.breach("what is decided fits", format!("the game panics: {why}"))
            }
        }
    }

    fn play_and_look(&mut self) -> Held {
        let chance = Chance::seeded(self.play).noting();
        let mut luck = Chance::seeded(self.play).draws("laws", 0);
        let mut table = Match::deal(self.game.clone(), self.header(), chance, Moment(1_000));
        self.no_draw_is_made_twice(table.chance().noted())?;
        let mut same_moment = 0;
        let things = self.things(&table.state);
        if self.play == 0 {
            secrecy::other_deals_tell_the_same(self, &table)?;
        }
        while self.game.outcome(&table.state).is_none() {
            self.entry = table.log.entries.len();
            if self.entry > self.effort.steps {
                return self.breach("random play ends", format!("not after {} inputs", self.effort.steps));
            }
            let looks = self.is_looked_at();
            self.look(&table, looks, &mut luck)?;
            let (input, at) = self.choose(&table, &mut luck)?;
            table.chance().noted();
            let Ok(entry) = table.judge(input.clone(), at) else {
                self.may_be_refused(&input)?;
                continue;
            };
            self.no_draw_is_made_twice(table.chance().noted())?;
            if table.judge(input.clone(), at).ok().as_ref().map(|e| &e.events) != Some(&entry.events) {
                return self.breach("deciding is pure", format!("{input:?} decided twice, differently"));
            }
            self.what_is_decided_fits(&table, &entry)?;
            if looks {
                self.enacting_is_deciding(&table, &entry)?;
                secrecy::news_tells_no_more_than_views(self, &table, &entry, &mut luck)?;
                secrecy::hidden_things_are_not_told(self, &table, &entry, &mut luck)?;
            }
            let deadline = self.game.deadline(&table.state);
            table.apply(entry);
            self.report.inputs += 1;
            let same = input == Input::TimeUp && deadline.is_some() && self.game.deadline(&table.state) == deadline;
            same_moment = if same { same_moment + 1 } else { 0 };
            if same_moment > SAME_MOMENT {
                return self.breach("time moves on", format!("TimeUp left the deadline at {deadline:?}"));
            }
            let now = self.things(&table.state);
            if now != things {
                return self.breach("things are conserved", format!("{things:?} became {now:?} by {input:?}"));
            }
        }
        self.entry = table.log.entries.len();
        self.look_at_the_end(&table, &mut luck)?;
        self.replays(&table)
    }

    fn no_draw_is_made_twice(&mut self, drawn: Vec<(String, u64)>) -> Held {
        for (purpose, count) in drawn {
            if !self.drawn.insert((purpose.clone(), count)) {
                return self.breach("no draw is made twice", format!("{purpose:?}, {count}"));
            }
        }
        Ok(())
    }

    /// Folds the events one by one on a copy; a panic is told as what it is.
    fn what_is_decided_fits(&self, table: &Match<G>, entry: &EntryOf<G>) -> Held {
        let mut state = table.state.clone();
        let folded = catch_unwind(AssertUnwindSafe(|| fold(&**self.game, &mut state, entry)));
        let input = &entry.input;
        match folded {
            Ok(Ok(())) => Ok(()),
            Ok(Err(misfit)) => self.breach("what is decided fits", format!("{misfit}, after {input:?}")),
            Err(_) => {
                self.breach("what is decided fits", format!("folding {:?} panics, after {input:?}", entry.events))
            }
        }
    }

    /// Simulations decide and fold in one go.
    fn enacting_is_deciding(&self, table: &Match<G>, entry: &EntryOf<G>) -> Held {
        let Some(input @ Input::Act(..)) = &entry.input else { return Ok(()) };
        let folded = || {
            let mut state = table.state.clone();
            entry.events.iter().for_each(|event| self.game.evolve(&mut state, event));
            state
        };
        let (decided, mut enacted) = (folded(), table.state.clone());
        let mut events = Vec::new();
        let done = enact(&**self.game, &mut enacted, input, entry.at, table.chance(), &mut events);
        if done.is_err() || events != entry.events {
            let seen = format!("{input:?} is decided as {:?}, and enacted as {events:?}", entry.events);
            return self.breach("enacting is deciding", seen);
        }
        // Where folding itself gives now this, now that, another law says so.
        if enacted != decided && decided == folded() {
            return self.breach("enacting is deciding", format!("{input:?} leaves {enacted:?} instead of {decided:?}"));
        }
        Ok(())
    }

    fn header(&self) -> Header {
        Header {
            houserules: FORMAT,
            game: "laws".into(),
            name: "laws".into(),
            rules: [].into(),
            content: Vec::new(),
            setup: self.setup.clone(),
            names: Names::plain(self.setup.seats).0,
            commitment: String::new(),
            again: false,
            origin: None,
        }
    }

    pub(super) fn breach<T>(&self, law: &'static str, seen: String) -> Held<T> {
        Err(Breach { law, play: self.play, entry: self.entry, seen, rules: String::new() })
    }

    /// Every seat the table could have, so that late joiners are looked at too.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        let places = self.game.places();
        let most = if places.late { places.most.max(self.setup.seats) } else { self.setup.seats };
        (0..most).map(Seat)
    }

    pub(super) fn viewers(&self, state: &G::State) -> Vec<Viewer> {
        let seated = self.game.seated(state).iter().collect::<Vec<_>>();
        let first = self.entry % seated.len().max(1);
        let some = seated.iter().cycle().skip(first).take(seated.len().min(VIEWERS));
        some.copied().map(Viewer::Seat).chain([Viewer::Public]).collect()
    }

    /// Do the costly laws look at this state? At the first one always.
    fn is_looked_at(&self) -> bool {
        self.effort.is_looked_at(self.entry.saturating_sub(1), self.report.states)
    }

    /// Actions to be tried whether or not they are offered: some met before, some that never were.
    fn tries(&self, luck: &mut Draws) -> Vec<G::Action> {
        let (known, unknown) = TRIES;
        let mut tries: Vec<G::Action> = (0..known).filter_map(|_| luck.pick(self.pool).cloned()).collect();
        tries.extend(strange(self.pool, unknown, luck));
        tries
    }

    /// All laws on one state.
    fn look(&mut self, table: &Match<G>, looks: bool, luck: &mut Draws) -> Held {
        self.nobody_is_stuck(table)?;
        if !looks {
            return Ok(());
        }
        let tries = self.tries(luck);
        self.stopping_ends_it(table)?;
        self.absence_needs_another_person(table)?;
        self.strangers_are_refused(table, &tries)?;
        self.offers_agree(table, &tries)?;
        secrecy::secrets_are_kept(self, table, &tries, luck)?;
        secrecy::hidden_things_do_not_show(self, table, &tries, luck)?;
        self.serde_round_trips(&table.state)?;
        self.report.states += 1;
        Ok(())
    }

    /// The laws that a match keeps when it is over: nothing is offered, nothing hidden is told.
    fn look_at_the_end(&mut self, table: &Match<G>, luck: &mut Draws) -> Held {
        let tries = self.tries(luck);
        secrecy::secrets_are_kept(self, table, &tries, luck)?;
        secrecy::hidden_things_do_not_show(self, table, &tries, luck)?;
        for seat in self.game.seated(&table.state).iter() {
            if let Some(offer) = self.game.offers(&table.state, seat).first() {
                return self.breach("offers agree", format!("{seat:?} is offered {:?} after the end", offer.what));
            }
        }
        if let Some(offer) = self.game.host_offers(&table.state).first() {
            return self.breach("offers agree", format!("the host is offered {:?} after the end", offer.what));
        }
        self.serde_round_trips(&table.state)
    }

    /// Picks what happens next: mostly an offer; sometimes someone comes or goes; else time passes.
    fn choose(&mut self, table: &Match<G>, luck: &mut Draws) -> Held<(Input<G::Action>, Moment)> {
        let state = &table.state;
        let deadline = table.alarm();
        let soon = table.clock().after(luck.below(900) as u64);
        let at = deadline.map_or(soon, |deadline| soon.min(deadline));
        if luck.chance(1, 12) {
            return Ok((self.coming_and_going(state, luck), at));
        }
        let choices = self.possible(state, luck);
        let waits = luck.chance(1, 10) || choices.is_empty();
        match (table.next_due(), luck.pick(&choices)) {
            (Some((due, input)), _) if waits => Ok((input, due.max(table.clock()))),
            (_, Some(input)) => {
                if let Input::Act(_, action) = input
                    && self.pool.len() < POOL
                    && !self.pool.contains(action)
                {
                    self.pool.push(action.clone());
                }
                Ok((input.clone(), at))
            }
            (_, None) => match self.away.iter().next() {
                Some(seat) => {
                    self.away.remove(seat);
                    Ok((Input::Back(seat), at))
                }
                None => self.breach("someone can go on", "no offers, no deadline, no outcome".into()),
            },
        }
    }

    fn possible(&self, state: &G::State, luck: &mut Draws) -> Vec<Input<G::Action>> {
        let mut choices = Vec::new();
        for seat in self.seats().filter(|seat| !self.away.contains(*seat) && !self.gone.contains(*seat)) {
            for offer in self.game.offers(state, seat) {
                match offer.what {
                    What::Exact(action) => choices.push(Input::Act(seat, action)),
                    What::Form(form) => {
                        let view = self.game.view(state, Viewer::Seat(seat));
                        let filled = self.game.fill(&view, seat, &form, luck);
                        choices.extend(filled.map(|action| Input::Act(seat, action)));
                    }
                }
            }
        }
        if luck.chance(1, 8) {
            let hosts = self.game.host_offers(state).into_iter().filter_map(|offer| offer.action().cloned());
            choices.extend(hosts.map(Input::Host));
        }
        choices
    }

    fn coming_and_going(&mut self, state: &G::State, luck: &mut Draws) -> Input<G::Action> {
        if let Some(seat) = self.away.iter().next()
            && luck.chance(2, 3)
        {
            self.away.remove(seat);
            return Input::Back(seat);
        }
        let seated = self.game.seated(state);
        let free: Vec<Seat> = self.seats().filter(|seat| !seated.contains(*seat)).collect();
        if let Some(seat) = luck.pick(&free).copied()
            && luck.chance(1, 2)
        {
            self.gone.remove(seat);
            return Input::Joined(seat);
        }
        let present: Vec<Seat> = seated.without(self.away).without(self.gone).iter().collect();
        match luck.pick(&present).copied() {
            Some(seat) if luck.chance(1, 8) => {
                self.gone.insert(seat);
                Input::Left(seat)
            }
            Some(seat) => {
                self.away.insert(seat);
                Input::Away(seat)
            }
            None => Input::Away(Seat(0)),
        }
    }

    /// A game may refuse that someone comes or goes; it is then as if it had not happened.
    fn may_be_refused(&mut self, input: &Input<G::Action>) -> Held {
        match input {
            Input::Act(..) | Input::Host(_) => self.breach("offers agree", format!("offered, then refused: {input:?}")),
            Input::TimeUp => self.breach("time moves on", "TimeUp was refused at the deadline".into()),
            Input::Lapsed(seat) => self.breach("absence blocks nobody", format!("the lapse of {seat:?} was refused")),
            Input::Left(seat) => {
                self.gone.remove(*seat);
                Ok(())
            }
            Input::Away(seat) => {
                self.away.remove(*seat);
                Ok(())
            }
            Input::Joined(_) | Input::Back(_) | Input::Bot(_) | Input::Stop => Ok(()),
        }
    }

    /// Whoever is awaited can act; whoever goes now blocks nobody.
    fn nobody_is_stuck(&self, table: &Match<G>) -> Held {
        let (game, state) = (&**self.game, &table.state);
        for seat in game.awaited(state).iter() {
            if game.offers(state, seat).is_empty() {
                return self.breach("who is awaited can act", format!("{seat:?} is waited for and has no offers"));
            }
            for input in [Input::Away(seat), Input::Left(seat)] {
                let mut scene = Scene::of(table);
                if !scene.take(game, &input) {
                    continue;
                }
                let Some((due, _)) = scene.there.lapse(game.patience()).filter(|(_, who)| *who == seat) else {
                    continue;
                };
                scene.clock = due;
                if !scene.take(game, &Input::Lapsed(seat)) || scene.events == 0 {
                    let seen = format!("after {input:?} the game does not go on without {seat:?}");
                    return self.breach("absence blocks nobody", seen);
                }
            }
        }
        Ok(())
    }

    /// Bots make nobody's absence count, and nothing happens to people who are away together.
    fn absence_needs_another_person(&self, table: &Match<G>) -> Held {
        let (game, seated) = (&**self.game, self.game.seated(&table.state));
        for seat in seated.iter().take(VIEWERS) {
            let mut bots = Scene::of(table);
            let others = seated.without(SeatSet::only(seat));
            others.iter().for_each(|other| _ = bots.take(game, &Input::Bot(other)));
            self.starts_no_clock("absence needs another person", bots, seat)?;
            let mut empty = Scene::of(table);
            others.iter().for_each(|other| _ = empty.take(game, &Input::Away(other)));
            self.starts_no_clock("an empty room waits", empty, seat)?;
        }
        Ok(())
    }

    /// The last person goes away.
    fn starts_no_clock(&self, law: &'static str, mut scene: Scene<'_, G>, seat: Seat) -> Held {
        let game = &**self.game;
        let before = game.deadline(&scene.state);
        if game.outcome(&scene.state).is_some() || !scene.take(game, &Input::Away(seat)) {
            return Ok(());
        }
        let after = game.deadline(&scene.state);
        if after.is_some_and(|after| before.is_none_or(|before| after < before)) {
            return self.breach(law, format!("when {seat:?} goes, the deadline {before:?} becomes {after:?}"));
        }
        match scene.there.lapse(game.patience()) {
            Some(lapse) => self.breach(law, format!("when {seat:?} goes, others wait until {lapse:?}")),
            None => Ok(()),
        }
    }

    fn stopping_ends_it(&self, table: &Match<G>) -> Held {
        let events = match judge(&**self.game, &table.state, &Input::Stop, table.clock(), table.chance()) {
            Ok(events) => events,
            Err(refusals) => return self.breach("stopping ends it", format!("refused: {}", json(&refusals))),
        };
        let mut after = table.state.clone();
        for event in &events {
            if let Err(misfit) = self.game.fits(&after, event) {
                return self.breach("what is decided fits", format!("{misfit} after Stop"));
            }
            self.game.evolve(&mut after, event);
        }
        match self.game.outcome(&after) {
            Some(_) => Ok(()),
            None => self.breach("stopping ends it", "there is no outcome".into()),
        }
    }

    /// A seat that is not in the match can do nothing, and does not bring the house down.
    fn strangers_are_refused(&self, table: &Match<G>, tries: &[G::Action]) -> Held {
        let seated = self.game.seated(&table.state);
        let strangers = [Seat(self.setup.seats), Seat(Seat::MOST - 1)];
        for seat in strangers.into_iter().filter(|seat| !seated.contains(*seat)) {
            if !self.game.offers(&table.state, seat).is_empty() {
                return self.breach("strangers are refused", format!("{seat:?} has offers"));
            }
            let _ = self.game.view(&table.state, Viewer::Seat(seat));
            for action in tries {
                let _ = self.game.forecast(&table.state, seat, action);
                let input = Input::Act(seat, action.clone());
                if judge(&**self.game, &table.state, &input, table.clock(), table.chance()).is_ok() {
                    return self.breach("strangers are refused", format!("{seat:?} may {action:?}"));
                }
            }
        }
        Ok(())
    }

    /// What is offered is accepted; what is known and not offered is refused; forecast says the same.
    fn offers_agree(&self, table: &Match<G>, tries: &[G::Action]) -> Held {
        let (game, state) = (&**self.game, &table.state);
        for seat in game.seated(state).iter() {
            let offers = game.offers(state, seat);
            let mut possible = Vec::new();
            game.possible(state, seat, |what| possible.push(what));
            if !offers.iter().map(|offer| &offer.what).eq(&possible) {
                return self
                    .breach("offers agree", format!("{seat:?} is offered {offers:?}, and {possible:?} is possible"));
            }
            let has_form = offers.iter().any(|offer| matches!(offer.what, What::Form(_)));
            let exact: Vec<_> = offers.into_iter().filter_map(|offer| offer.action().cloned()).collect();
            for action in exact.iter().chain(tries) {
                let input = Input::Act(seat, action.clone());
                let decided = judge(game, state, &input, table.clock(), table.chance());
                let offered = exact.contains(action);
                if offered && decided.is_err() {
                    return self.breach("offers agree", format!("{seat:?} is offered {action:?}, but {decided:?}"));
                }
                if !offered && !has_form && decided.is_ok() {
                    return self.breach("offers agree", format!("{seat:?} may {action:?}, but it is not offered"));
                }
                let (forecast, refusals) = (game.forecast(state, seat, action), decided.err().unwrap_or_default());
                if forecast.refusals != refusals {
                    let seen = format!("{seat:?} {action:?}: {:?} against {refusals:?}", forecast.refusals);
                    return self.breach("forecast agrees", seen);
                }
            }
        }
        Ok(())
    }

    fn things(&self, state: &G::State) -> Vec<u32> {
        let mut things = self.game.census(state);
        things.sort_unstable();
        things
    }

    fn serde_round_trips(&self, state: &G::State) -> Held {
        match serde_json::from_str::<G::State>(&json(state)) {
            Ok(again) if again == *state => Ok(()),
            Ok(again) => self.breach("state round-trips", format!("{state:?} came back as {again:?}")),
            Err(e) => self.breach("state round-trips", e.to_string()),
        }
    }

    /// The log, written and read, folds to the same state and is decided the same again.
    fn replays(&self, table: &Match<G>) -> Held {
        let log = match Log::<G>::read(&table.log.to_lines()) {
            Ok((log, None)) if log.entries == table.log.entries => log,
            Ok((_, None)) => return self.breach("log round-trips", "other entries came back".into()),
            Ok((_, Some(fault))) | Err(fault) => return self.breach("log round-trips", fault.to_string()),
        };
        match log.replay_all(self.game) {
            Ok(state) if state == table.state => {}
            Ok(state) => {
                return self.breach("replay gives the same state", format!("{state:?} against {:?}", table.state));
            }
            Err(fault) => return self.breach("replay gives the same state", fault.to_string()),
        }
        if let Err(fault) = log.decide_again(self.game, table.chance()) {
            return self.breach("same seed and inputs, same log", fault.to_string());
        }
        let joined = log.joined(self.game);
        match joined.replay_all(self.game) {
            Ok(state) if state == table.state => {}
            Ok(_) => return self.breach("joined entries say the same", "another state came of them".into()),
            Err(fault) => return self.breach("joined entries say the same", fault.to_string()),
        }
        match joined.decide_again(self.game, table.chance()) {
            Ok(()) => Ok(()),
            Err(fault) => self.breach("joined entries say the same", fault.to_string()),
        }
    }
}

/// A copy of a match, for what might happen.
struct Scene<'a, G: Game> {
    state: G::State,
    there: Attendance,
    clock: Moment,
    chance: &'a Chance,
    /// How many events the last input brought.
    events: usize,
}

impl<'a, G: Game> Scene<'a, G> {
    fn of(table: &'a Match<G>) -> Self {
        let (state, there) = (table.state.clone(), table.there.clone());
        Scene { state, there, clock: table.clock(), chance: table.chance(), events: 0 }
    }

    /// Lets it happen; `false`: it is refused.
    fn take(&mut self, game: &G, input: &Input<G::Action>) -> bool {
        let Ok((events, attended)) = attend(game, &self.state, &self.there, input, self.clock, self.chance) else {
            return false;
        };
        events.iter().for_each(|event| game.evolve(&mut self.state, event));
        self.there.evolve(self.clock, Some(input), &attended);
        self.events = events.len();
        true
    }
}
