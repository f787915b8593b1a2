//! The mechanics: they ask, rules answer.

use crate::board::Layout;
use crate::challenge::used;
use crate::notation;
use crate::pending::Accept;
use crate::rules::{Opener, Questions, TimeUp, tiles_in_rack};
use crate::state::{self, Action, End, Event, State};
use crate::tiles::{Tile, Tiles};
use crate::turn::{self, Considered, Laying};
use crate::view::{self, News, View};
use crate::{Crossword, sample, say, teaching};
use kernel::{
    Advice, BySeat, Chance, Draft, Draws, Forecast, Form, Game, Input, Message, Misfit, Moment, Offer, Outcome,
    Patience, Places, Refusal, Remark, Sample, Seat, SeatSet, Seen, Setup, Speaker, Viewer, Words,
};
use lexicon::TileSet;
use serde_json::json;

/// Is it done instead of a play?
fn is_turn(action: &Action) -> bool {
    matches!(action, Action::Play(_) | Action::Swap(_) | Action::Turn(_) | Action::Pass)
}

impl Crossword {
    pub(crate) fn swap_objections(&self, state: &State, seat: Seat, given: &[String]) -> Vec<Refusal> {
        if given.is_empty() {
            return Refusal::alone("swap", Message::new("refused-none_chosen"));
        }
        match given.iter().find(|text| state.tiles.tile(text).is_none()) {
            Some(text) => vec![tiles_in_rack::unknown(text.chars().take(8).collect())],
            None => self.rules.top().swapping(state, seat, &state.tiles.read(given).unwrap_or_default()),
        }
    }

    /// Is there nothing to be played or swapped? Where no program knows all plays, or where telling would tell which
    /// words are good, nobody can say, and the benefit of the doubt goes to who wants to end their turn.
    fn is_stuck(&self, state: &State, seat: Seat) -> bool {
        if self.rules.top().swapping(state, seat, &[]).is_empty() {
            return false;
        }
        if self.rules.top().challenges(state).is_some() {
            return true;
        }
        let mut plays = 0;
        let known = self.plays(state, seat, |_| plays += 1);
        known.is_err() || plays == 0
    }

    /// Until when the turn lasts that began at `began`, if a rule limits it. `spent` of it was used before.
    pub(crate) fn turn_end(&self, state: &State, seat: Seat, began: Moment, spent: u64) -> Option<Moment> {
        let limit = self.rules.top().turn_millis(state).map(|millis| began.after(millis.saturating_sub(spent)));
        let flag = self.flag_millis(state, seat).map(|millis| began.after(millis.saturating_sub(spent)));
        limit.into_iter().chain(flag).min()
    }

    /// After how long a turn of this seat would use up its clock, overtime and all.
    fn flag_millis(&self, state: &State, seat: Seat) -> Option<u64> {
        let clock = self.rules.top().chess_clock(state)?;
        let left = *state.clocks.as_ref()?.get(seat)?;
        Some((left + clock.overtime_millis()).max(0) as u64)
    }

    /// A turn is over: what is left on the seat's clock is written down. `at`: until when it ran; nothing: it stood
    /// still.
    pub(crate) fn stop_clock(&self, draft: &mut Draft<'_, Self>, seat: Seat, at: Option<Moment>) {
        let state = draft.now();
        let (Some(clock), Some(clocks)) = (self.rules.top().chess_clock(state), &state.clocks) else { return };
        let used = at.map_or(state.spent, |at| used(state, at)) as i64;
        let left = clocks[seat] - used + i64::from(clock.increment) * 1_000;
        draft.push(Event::Clock { seat, left });
    }

    fn draw(&self, state: &State, count: usize, chance: &Chance) -> Vec<Tile> {
        state.bag.draw(count, &mut chance.draws("draw", u64::from(state.draws)))
    }

    /// Whoever still plays draws until their rack is full.
    pub(crate) fn fill_rack(&self, draft: &mut Draft<'_, Self>, seat: Seat, chance: &Chance) {
        let state = draft.now();
        if !state.playing().contains(seat) {
            return;
        }
        let wanted = usize::from(state.rack_size).saturating_sub(state.rack(seat).len());
        let drawn = self.draw(state, wanted, chance);
        if !drawn.is_empty() {
            let tiles = state.tiles.texts(&drawn);
            draft.push(Event::Drew { seat, tiles });
        }
    }

    fn act(&self, draft: &mut Draft<'_, Self>, seat: Seat, action: &Action, at: Moment, chance: &Chance) {
        if is_turn(action) {
            self.accept(draft, Accept::Acted, chance);
        }
        let state = draft.now();
        let turn = turn::steps(state, action).map(|steps| self.consider(state, seat, steps));
        match (action, turn) {
            (_, Some(Considered::Play(laying))) => self.lay(draft, seat, *laying, at, chance),
            (_, Some(Considered::Swap(given))) => {
                let free = self.rules.top().swap_is_free(state, seat);
                self.swap(draft, seat, &given, free, chance);
                if free {
                    return;
                }
            }
            // What is refused is not decided.
            (_, Some(Considered::Nothing(_))) => return,
            (Action::Pass, _) => draft.push(Event::Passed { seat, late: false }),
            (Action::Resign, _) => return self.leave(draft, seat, "resigned", at, chance),
            _ => return self.act_on_challenge(draft, seat, action, at, chance),
        }
        self.end_turn(draft, seat, at);
    }

    /// Puts tiles on the board, with a swap before or after it where the turn has one.
    fn lay(&self, draft: &mut Draft<'_, Self>, seat: Seat, laying: Laying, at: Moment, chance: &Chance) {
        let state = draft.now();
        let score = self.score_of(state, &laying);
        let Laying { turn, play, swap, .. } = laying;
        let tiles = play.placements(&state.board, &state.tiles);
        let written = notation::write(&state.board, &state.tiles, &tiles);
        let bingo = tiles.len() == usize::from(state.rack_size);
        let window = self.window(state, at);
        if let Some(swap) = swap.as_ref().filter(|swap| swap.before) {
            self.swap(draft, seat, &swap.given, true, chance);
        }
        draft.push(Event::Played { seat, tiles, written, score: score.clone(), bingo, window });
        for after in self.rules.top().afterwards(draft.now(), &turn, &play, &score) {
            draft.push(Event::After { seat, after });
        }
        if let Some(swap) = swap.as_ref().filter(|swap| !swap.before) {
            self.swap(draft, seat, &swap.given, true, chance);
        }
        if window.is_none() {
            self.fill_rack(draft, seat, chance);
        }
    }

    /// Swaps tiles. `free`: the turn goes on.
    fn swap(&self, draft: &mut Draft<'_, Self>, seat: Seat, given: &[String], free: bool, chance: &Chance) {
        let state = draft.now();
        let mut gave = state.tiles.read(given).unwrap_or_default();
        gave.sort_unstable();
        let drew = self.draw(state, gave.len(), chance);
        let (gave, drew) = (state.tiles.texts(&gave), state.tiles.texts(&drew));
        draft.push(Event::Swapped { seat, gave, drew, free });
    }

    /// After a turn: is it over? Who is next?
    fn end_turn(&self, draft: &mut Draft<'_, Self>, seat: Seat, at: Moment) {
        self.stop_clock(draft, seat, Some(at));
        match self.rules.top().ending(draft.now(), seat) {
            // The last play may be challenged, too.
            Some(reason) if draft.now().pending.is_some() => draft.push(Event::LastPlay { reason: reason.into() }),
            Some(reason) => self.end(draft, reason, true),
            None => self.next_turn(draft, seat, at),
        }
    }

    /// The next player who need not skip.
    pub(crate) fn next_turn(&self, draft: &mut Draft<'_, Self>, after: Seat, at: Moment) {
        let mut next = draft.now().after(after);
        while let Some(seat) = next.filter(|seat| draft.now().skips[*seat] > 0) {
            draft.push(Event::Skipped { seat });
            next = draft.now().after(seat);
        }
        if let Some(seat) = next {
            let state = draft.now();
            // While a challenge is judged, time stands still.
            let runs = state.challenge.is_none();
            let until = self.turn_end(state, seat, at, 0).filter(|_| runs);
            draft.push(Event::Turn { seat, at, until, spent: 0 });
        }
    }

    pub(crate) fn end(&self, draft: &mut Draft<'_, Self>, reason: &str, adjust: bool) {
        let state = draft.now();
        let is_out = |seat: &Seat| state.bag.is_empty() && state.rack(*seat).is_empty();
        let out = state.playing().iter().find(is_out);
        let adjustments = match adjust {
            true => self.rules.top().adjustments(state, out),
            false => BySeat::of(state.seats, 0),
        };
        let overtime = if adjust { self.overtime(state) } else { BySeat::default() };
        let mut adjusted = state.clone();
        for (seat, points) in adjustments.iter().chain(overtime.iter()) {
            adjusted.scores[seat] += points;
        }
        let racks = BySeat(state.racks.0.iter().map(|rack| state.tiles.texts(rack)).collect());
        let places = self.places_of(&adjusted, out);
        draft.push(Event::Ended(End { reason: reason.into(), out, adjustments, overtime, places, racks }));
    }

    /// What each player pays for time that they did not have.
    fn overtime(&self, state: &State) -> BySeat<i32> {
        match (self.rules.top().chess_clock(state), &state.clocks) {
            (Some(clock), Some(clocks)) => BySeat(clocks.0.iter().map(|left| -clock.price(*left)).collect()),
            _ => BySeat::default(),
        }
    }

    /// Whoever left comes after those who stayed; who stayed longer comes before.
    pub(crate) fn places_of(&self, state: &State, out: Option<Seat>) -> BySeat<u32> {
        let stayed = |seat: Seat| state.gone.iter().position(|gone| *gone == seat).unwrap_or(state.gone.len());
        let worth = |seat: Seat| match state.gone.contains(&seat) {
            true => (stayed(seat), 0, 0),
            false => {
                let (score, tie) = self.rules.top().worth(state, seat, out);
                (stayed(seat), score, tie)
            }
        };
        let all: Vec<_> = (0..state.seats).map(Seat).map(worth).collect();
        BySeat(all.iter().map(|mine| 1 + all.iter().filter(|other| *other > mine).count() as u32).collect())
    }

    /// Someone is out. What they played stays to be challenged and judged.
    fn leave(&self, draft: &mut Draft<'_, Self>, seat: Seat, why: &str, at: Moment, chance: &Chance) {
        let was_on_turn = draft.now().turn == Some(seat);
        draft.push(Event::Left { seat, why: why.into() });
        if draft.now().playing().len() < 2 {
            return self.end(draft, "resignation", false);
        }
        if was_on_turn {
            self.next_turn(draft, seat, at);
        }
        self.stand_if_waived(draft, chance);
    }

    /// Something lasted too long: the judging of a challenge, the window of a play, or a turn.
    fn time_up(&self, draft: &mut Draft<'_, Self>, at: Moment, chance: &Chance) -> Result<(), Vec<Refusal>> {
        let state = draft.now();
        if state.challenge.is_some() {
            self.judging_is_over(draft, at, chance);
        } else if state.pending.as_ref().is_some_and(|pending| pending.window.until <= at) {
            self.stand(draft, Accept::Window, chance);
        } else {
            let seat = state.turn.ok_or_else(|| Refusal::alone("turn_order", Message::new("kernel-turn")))?;
            self.turn_is_over(draft, seat, at, chance);
        }
        Ok(())
    }

    fn turn_is_over(&self, draft: &mut Draft<'_, Self>, seat: Seat, at: Moment, chance: &Chance) {
        let state = draft.now();
        let flag = self.flag_millis(state, seat).is_some_and(|millis| used(state, at) >= millis);
        if flag || self.rules.top().time_up(state) == TimeUp::Resign {
            return self.leave(draft, seat, "time", at, chance);
        }
        self.pass_for(draft, seat, at, chance);
    }

    fn pass_for(&self, draft: &mut Draft<'_, Self>, seat: Seat, at: Moment, chance: &Chance) {
        self.accept(draft, Accept::Acted, chance);
        draft.push(Event::Passed { seat, late: true });
        self.end_turn(draft, seat, at);
    }

    /// Goes on without someone who is away: who is asked to judge or to challenge says nothing, who is on turn passes,
    /// whatever the limit of a turn would do to them.
    fn go_on_without(&self, draft: &mut Draft<'_, Self>, seat: Seat, at: Moment, chance: &Chance) {
        let state = draft.now();
        if state.challenge.is_some() {
            self.judging_is_over(draft, at, chance);
        } else if state.turn == Some(seat) {
            self.pass_for(draft, seat, at, chance);
        } else {
            draft.push(Event::Waived { seat });
            self.stand_if_waived(draft, chance);
        }
    }

    /// The table as it is laid, before anybody draws.
    pub(crate) fn laid(&self, setup: &Setup) -> Event {
        let (blank, top) = (State::blank(setup.seats), self.rules.top());
        let standard = || Layout::built_in("standard").expect("the standard board is built in");
        let english = || Tiles::from(&TileSet::built_in("english").expect("the English tiles are built in"));
        Event::Laid {
            board: top.board(&blank).map_or_else(standard, |board| (*board).clone()),
            tiles: top.tiles(&blank).map_or_else(english, |tiles| (*tiles).clone()),
            rack_size: top.rack_size(&blank),
            clock: top.chess_clock(&blank).map(|clock| clock.initial_millis()),
        }
    }

    /// The tag of the language of its tiles.
    fn language(&self) -> String {
        self.rules.top().tiles(&State::blank(2)).map_or_else(|| "en".into(), |tiles| tiles.language.clone())
    }

    fn play_form(&self, state: &State) -> Offer<Action> {
        let fields = json!({
            "rows": state.board.layout.height(),
            "cols": state.board.layout.width(),
            "most": state.turn.map_or(0, |seat| state.rack(seat).len()),
        });
        Offer::form("play", fields)
    }
}

impl Game for Crossword {
    type State = State;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;

    fn places(&self) -> Places {
        Places::each(2, 4)
    }

    fn blank(&self, setup: &Setup) -> State {
        State::blank(setup.seats)
    }

    fn deal(&self, setup: &Setup, at: Moment, chance: &Chance) -> Vec<Event> {
        let blank = self.blank(setup);
        let mut draft = Draft::new(self, &blank);
        let mut laid = self.laid(setup);
        if let Event::Laid { board, .. } = &mut laid
            && self.rules.top().premiums_are_drawn(&blank)
        {
            *board = board.shuffled(&mut chance.draws("premiums", 0));
        }
        draft.push(laid);
        for seat in (0..setup.seats).map(Seat) {
            self.fill_rack(&mut draft, seat, chance);
        }
        let state = draft.now();
        let seat = match self.rules.top().opener(state) {
            Opener::Random => Seat(chance.draws("first", 0).below(usize::from(setup.seats.max(1))) as u8),
            Opener::Creator => setup.creator,
        };
        let until = self.turn_end(state, seat, at, 0);
        draft.push(Event::Turn { seat, at, until, spent: 0 });
        draft.events()
    }

    fn objections(&self, state: &State, seat: Seat, action: &Action) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        if is_turn(action) {
            if state.challenge.is_some() {
                refusals.push(Refusal::new("challenge", Message::new("refused-judging")));
            } else if state.turn != Some(seat) {
                refusals.push(Refusal::new("turn_order", Message::new("kernel-turn")));
            }
        }
        if let Some(steps) = turn::steps(state, action) {
            refusals.extend(match self.consider(state, seat, steps) {
                Considered::Play(laying) => laying.refusals,
                Considered::Swap(given) => self.swap_objections(state, seat, &given),
                Considered::Nothing(refusals) => refusals,
            });
            return refusals;
        }
        refusals.extend(match action {
            Action::Pass => self.rules.top().passing(state, &|| self.is_stuck(state, seat)),
            Action::Resign => self.rules.top().resigning(state),
            _ => self.challenge_objections(state, seat, action),
        });
        refusals
    }

    fn decide(
        &self,
        state: &State,
        input: &Input<Action>,
        at: Moment,
        chance: &Chance,
    ) -> Result<Vec<Event>, Vec<Refusal>> {
        let mut draft = Draft::new(self, state);
        match input {
            Input::Act(seat, action) => {
                self.act(&mut draft, *seat, action, at, chance);
            }
            Input::TimeUp => self.time_up(&mut draft, at, chance)?,
            Input::Lapsed(seat) => self.go_on_without(&mut draft, *seat, at, chance),
            Input::Away(seat) => draft.push(Event::Away { seat: *seat }),
            Input::Back(seat) => draft.push(Event::Back { seat: *seat }),
            Input::Bot(_) => {}
            Input::Left(seat) => self.leave(&mut draft, *seat, "left", at, chance),
            Input::Stop => {
                self.accept(&mut draft, Accept::Stopped, chance);
                if let Some(seat) = state.turn {
                    self.stop_clock(&mut draft, seat, state.challenge.is_none().then_some(at));
                }
                let adjust = self.rules.top().stopping_adjusts(state);
                self.end(&mut draft, "host_ends", adjust);
            }
            Input::Host(_) => return Err(Refusal::alone("host", Message::new("kernel-host"))),
            Input::Joined(_) => return Err(Refusal::alone("seats", Message::new("kernel-late"))),
        }
        Ok(draft.events())
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        state::evolve(state, event);
    }

    fn fits(&self, state: &State, event: &Event) -> Result<(), Misfit> {
        state::fits(state, event)
    }

    fn seated(&self, state: &State) -> SeatSet {
        state.playing()
    }

    fn awaited(&self, state: &State) -> SeatSet {
        let last = state.pending.as_ref().is_some_and(|pending| pending.last.is_some());
        match state.turn {
            _ if state.challenge.is_some() => self.rules.top().judges(state),
            _ if last => state.may_challenge(),
            turn => turn.map(SeatSet::only).unwrap_or_default(),
        }
    }

    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<Action>> {
        if state.end.is_some() || !state.playing().contains(seat) {
            return Vec::new();
        }
        let mut offers = self.challenge_offers(state, seat);
        if state.turn == Some(seat) && state.challenge.is_none() {
            offers.push(self.play_form(state));
            let most = self.rules.top().swap_most(state, seat);
            if most > 0 && self.rules.top().swapping(state, seat, &[]).is_empty() {
                let free = self.rules.top().swap_is_free(state, seat);
                offers.push(Offer::form("swap", json!({ "most": most, "free": free })));
            }
        }
        let others = self.rules.top().offered(state, seat).into_iter().map(Action::Turn);
        for action in others.chain([Action::Pass, Action::Resign]) {
            if self.objections(state, seat, &action).is_empty() {
                offers.push(Offer::exact(action));
            }
        }
        offers
    }

    fn forecast(&self, state: &State, seat: Seat, action: &Action) -> Forecast {
        if state.end.is_some() && !matches!(action, Action::LookUp(_)) {
            return Forecast::of(Refusal::alone("kernel.over", Message::new("kernel-over")));
        }
        let mut forecast = Forecast::of(self.objections(state, seat, action));
        if let (Action::LookUp(word), true) = (action, forecast.is_legal()) {
            forecast.details = self.looked_up(state, word);
        }
        if let Some(Considered::Play(laying)) =
            turn::steps(state, action).map(|steps| self.consider(state, seat, steps))
        {
            let play = &laying.play;
            if !play.words.is_empty() && play.gaps.is_empty() && play.unknown.is_empty() {
                let score = self.score_of(state, &laying);
                forecast.score = Some(i64::from(score.total));
                forecast.details = serde_json::to_value(&score).unwrap_or_default();
            }
        }
        forecast
    }

    fn deadline(&self, state: &State) -> Option<Moment> {
        let window = state.pending.as_ref().map(|pending| pending.window.until);
        let judging = state.challenge.as_ref().map(|challenge| challenge.until);
        // While a challenge is judged, nothing else runs out.
        judging.or_else(|| state.until.into_iter().chain(window).min())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let end = state.end.as_ref()?;
        let sides = end
            .places
            .iter()
            .map(|(seat, place)| (vec![seat], i64::from(state.scores[seat]), std::cmp::Reverse(*place)));
        let mut outcome = Outcome::by_worth(sides.collect(), &end.reason).with("turns", state.turns);
        for (seat, tally) in state.tallies.iter() {
            let average = if tally.plays == 0 { 0 } else { tally.points / tally.plays as i32 };
            outcome = outcome
                .with_of(seat, "plays", tally.plays)
                .with_of(seat, "best_play", tally.best)
                .with_of(seat, "bingos", tally.bingos)
                .with_of(seat, "average", average)
                .with_of(seat, "adjustment", end.adjustments[seat]);
        }
        Some(outcome)
    }

    /// A window that closes and a challenge that nobody judged are nobody's fault.
    fn late(&self, state: &State) -> SeatSet {
        let turn = state.challenge.is_none() && self.deadline(state) == state.until;
        if turn { self.awaited(state) } else { SeatSet::EMPTY }
    }

    /// A play is looked for; with a clock for the whole match as long as that lets one, in some fourteen turns.
    fn pace(&self, state: &State) -> u64 {
        const LOOKING: u64 = 45_000;
        const TURNS: i64 = 14;
        let clock = self.rules.top().chess_clock(state).map(|clock| clock.initial_millis() / TURNS);
        clock.and_then(|each| u64::try_from(each).ok()).map_or(LOOKING, |each| each.min(LOOKING))
    }

    fn patience(&self) -> Patience {
        self.patience
    }

    fn scores(&self, state: &State) -> Vec<(Vec<Seat>, i64)> {
        state.scores.iter().map(|(seat, score)| (vec![seat], i64::from(*score))).collect()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let counters = if state.end.is_some() { Vec::new() } else { self.rules.top().counters(state) };
        let (terms, clock) = (self.rules.top().challenges(state), self.rules.top().chess_clock(state));
        let challenges = terms.map(|terms| view::challenges(state, terms, self.rules.top()));
        view::view(state, viewer, counters, challenges, clock.as_ref(), self.rules.top().highest(state))
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<News> {
        Some(view::redact(event, viewer))
    }
}

impl Sample for Crossword {
    fn imagine(&self, seen: &Seen<'_, Self>, draws: &mut Draws) -> State {
        view::imagine(seen.view, seen.viewer, draws)
    }

    fn otherwise(&self, state: &State, viewer: Viewer, draws: &mut Draws) -> State {
        sample::otherwise(state, viewer, draws)
    }

    fn told_otherwise(&self, event: &Event, viewer: Viewer, _: &mut Draws) -> Event {
        sample::told_otherwise(event, viewer)
    }

    fn fill(&self, view: &View, seat: Seat, form: &Form, draws: &mut Draws) -> Option<Action> {
        let state = view::position(view, Viewer::Seat(seat));
        crate::bot::fill(self, &state, seat, form, draws)
    }

    fn census(&self, state: &State) -> Vec<u32> {
        state.census()
    }
}

impl Words for Crossword {
    fn read(&self, view: &View, seat: Seat, text: &str) -> Option<Result<Action, Message>> {
        Some(view::read(view, seat, text))
    }

    fn show(&self, view: &View, speaker: &Speaker<'_>) -> String {
        say::show(view, speaker, false)
    }

    fn paint(&self, view: &View, speaker: &Speaker<'_>) -> String {
        say::show(view, speaker, true)
    }

    fn label(&self, _: &View, offer: &Offer<Action>) -> Message {
        say::label(offer)
    }

    fn advise(&self, view: &View, seat: Seat) -> Vec<Advice<Action>> {
        teaching::advise(self, view, seat)
    }

    fn review(&self, view: &View, seat: Seat, events: &[Event]) -> Option<Remark<Action>> {
        self.reviewed(view, seat, events)
    }

    fn remark(&self, before: &State, events: &[Event], now: Option<&State>) -> Option<Remark<Action>> {
        // Racks are secret until the end.
        let open = now.is_none_or(|now| now.end.is_some());
        open.then(|| self.looked_at(before, events)).flatten()
    }

    fn narrate(&self, news: &News) -> Vec<Message> {
        say::narrate(news, &self.language())
    }
}
