//! The mechanics: they ask, rules answer.
//!
//! What may be done is listed by [`Texas42::bids`], [`Texas42::trumps`] and [`Texas42::legal`]. Offers are those
//! lists; [`Texas42::objections`] looks into the same ones for deciding and for forecasts, so they agree.

use crate::domino::{Domino, Dominoes};
use crate::options::{Bids, Options, Trumps};
use crate::rules::{Legal, Questions, verdict};
use crate::state::{self, Action, Amount, Bid, Event, Hand, Phase, SEATS, State, TRICKS, Trump};
use crate::view::{self, News, View};
use crate::{Texas42, looking_back, nouns, sample, teaching, words};
use kernel::*;

/// One decision: the events so far, and what they are decided with.
pub(crate) struct Moves<'a> {
    pub(crate) draft: Draft<'a, Texas42>,
    pub(crate) at: Moment,
    pub(crate) chance: &'a Chance,
}

impl Texas42 {
    /// What a seat may bid: what the rules list, as far as it beats the highest bid.
    pub fn bids(&self, state: &State, seat: Seat) -> Bids {
        let hand = &state.hand;
        let mut bids = self.ask().bids(hand, seat);
        if let Some(high) = hand.high() {
            bids.beat(high);
        }
        if let Some(least) = self.forced(state) {
            bids.at_least(Amount::Points(least));
        }
        bids
    }

    /// What may be named. A hand has one contract: who bid one has named it already.
    pub fn trumps(&self, state: &State) -> Trumps {
        let mut trumps = self.ask().trumps(&state.hand);
        if state.hand.contract.is_some() {
            trumps.retain(|trump| !matches!(trump, Trump::Contract(_)));
        }
        trumps
    }

    /// What a seat may play.
    pub fn legal(&self, state: &State, seat: Seat) -> Legal {
        self.ask().legal(&state.hand, seat)
    }

    /// What the shaker must bid, if it has come to that.
    fn forced(&self, state: &State) -> Option<u8> {
        if state.hand.up_to_shaker() { self.ask().forced(&state.hand) } else { None }
    }

    fn objections_to_bid(&self, state: &State, seat: Seat, bid: &Bid) -> Vec<Refusal> {
        if self.bids(state, seat).contains(bid) {
            return Vec::new();
        }
        let mut refusals = Vec::new();
        if let Some(contract) = &bid.special {
            refusals.push(self.no_such_contract(contract, "refused-contract-bid"));
        }
        match state.hand.high() {
            Some(high) if bid.amount <= high => {
                let why = message!("refused-beat", amount = bid.amount, high = high);
                refusals.push(Refusal::new("auction.beat", why));
            }
            _ => {}
        }
        let too_low = |least: &u8| bid.amount < Amount::Points(*least);
        let must_bid = |least: u8| self.ask().must_bid(&state.hand, least);
        refusals.extend(self.forced(state).filter(too_low).map(must_bid));
        if refusals.is_empty() {
            refusals.push(Refusal::new("auction", message!("refused-bid", amount = bid.amount)));
        }
        refusals
    }

    fn objections_to_trump(&self, state: &State, trump: &Trump) -> Vec<Refusal> {
        if self.trumps(state).contains(trump) {
            return Vec::new();
        }
        match trump {
            Trump::Contract(contract) => vec![self.no_such_contract(contract, "refused-contract-named")],
            other => Refusal::alone("naming", message!("refused-trump", trump = nouns::title(other))),
        }
    }

    /// Either it is not in the rules of this match, or its own rule does not allow it now.
    fn no_such_contract(&self, contract: &str, not_now: &'static str) -> Refusal {
        if self.has_rule(contract) {
            let message = message!(not_now, contract = nouns::contract(Some(contract)));
            return Refusal::new(contract.to_string(), message);
        }
        Refusal::new("contract", message!("refused-no-contract", contract = contract.to_string()))
    }

    fn objections_to_play(&self, state: &State, seat: Seat, domino: Domino) -> Vec<Refusal> {
        let hand = &state.hand;
        if !hand.held_by(seat).contains(domino) {
            return Refusal::alone("held", message!("refused-held", domino = domino));
        }
        let legal = self.legal(state, seat);
        if legal.dominoes.contains(domino) {
            return Vec::new();
        }
        let why = message!(legal.why, domino = domino);
        let led = hand.lead().map(|lead| Message::new(self.ask().suits(hand).led_name(lead)));
        Refusal::alone(legal.rule, if let Some(led) = led { why.with("led", led) } else { why })
    }

    /// All that a seat may do now, in a fixed order; passing first.
    pub fn options(&self, state: &State, seat: Seat) -> Options {
        let hand = &state.hand;
        match hand.phase {
            Phase::TrickPause | Phase::HandPause if hand.pending.contains(seat) => Options::Acknowledge,
            _ if hand.turn != Some(seat) => Options::None,
            Phase::Bidding => Options::Call { pass: self.forced(state).is_none(), bids: self.bids(state, seat) },
            Phase::Naming => Options::Name(self.trumps(state)),
            Phase::Playing => {
                let dominoes = self.legal(state, seat).dominoes;
                Options::Play { dominoes, lay_down: self.ask().may_lay_down(hand, seat) }
            }
            Phase::TrickPause | Phase::HandPause | Phase::Over => Options::None,
        }
    }

    /// What a seat does, and what happens by itself after it.
    fn act(&self, mut moves: Moves<'_>, seat: Seat, action: &Action) -> Vec<Event> {
        let before_play = matches!(moves.draft.now().hand.phase, Phase::Bidding | Phase::Naming);
        self.carry_out(&mut moves, seat, action, false);
        if before_play {
            self.follow_script(&mut moves);
        }
        moves.draft.events()
    }

    pub(crate) fn carry_out(&self, moves: &mut Moves<'_>, seat: Seat, action: &Action, late: bool) {
        match action {
            Action::Pass => self.call(moves, seat, None, late),
            Action::Bid(bid) => self.call(moves, seat, Some(bid.clone()), late),
            Action::Name(trump) => self.name(moves, seat, Some(trump.clone()), late),
            Action::Play(domino) => self.play(moves, seat, *domino, late),
            Action::LayDown => self.lay_down(moves, seat),
            Action::Acknowledge => {
                moves.draft.push(Event::Acknowledged { seat });
                self.go_on_if_seen(moves);
            }
        }
    }

    fn call(&self, moves: &mut Moves<'_>, seat: Seat, bid: Option<Bid>, late: bool) {
        moves.draft.push(Event::Called { seat, bid, next: seat.next(SEATS), at: moves.at, late });
        let hand = &moves.draft.now().hand;
        if hand.calls.len() < usize::from(SEATS) {
            return;
        }
        let (Some(bidder), Some(bid)) = (hand.bidder, hand.bid.clone()) else {
            moves.draft.push(Event::ThrownIn);
            return self.deal_next(moves);
        };
        moves.draft.push(Event::Won { seat: bidder, bid });
        let namer = self.ask().names_trumps(&moves.draft.now().hand, bidder);
        moves.draft.push(Event::ToName { seat: namer });
        if self.trumps(moves.draft.now()).is_empty() {
            self.name(moves, namer, None, false);
        }
    }

    fn name(&self, moves: &mut Moves<'_>, seat: Seat, trump: Option<Trump>, late: bool) {
        moves.draft.push(Event::Named { seat, trump, at: moves.at, late });
        let hand = &moves.draft.now().hand;
        let bidder = hand.bidder.unwrap_or(seat);
        let (leader, players) = (self.ask().leads_first(hand, bidder), self.ask().players(hand, bidder));
        moves.draft.push(Event::Begun { leader, players });
    }

    fn play(&self, moves: &mut Moves<'_>, seat: Seat, domino: Domino, late: bool) {
        // Asked before the play, so that a play within a trick copies nothing.
        let hand = &moves.draft.now().hand;
        let next = self.ask().plays_next(hand, seat);
        let complete = hand.trick.len() + 1 >= self.ask().trick_size(hand).min(usize::from(SEATS));
        moves.draft.push(Event::Played { seat, domino, next, at: moves.at, late });
        if complete {
            self.finish_trick(moves);
        }
    }

    fn finish_trick(&self, moves: &mut Moves<'_>) {
        let hand = &moves.draft.now().hand;
        let place = self.ask().winner(hand).min(hand.trick.len() - 1);
        let (by, points) = (hand.trick[place].seat, self.ask().trick_points(hand));
        moves.draft.push(Event::TrickTaken { by, points });

        let hand = &moves.draft.now().hand;
        let last = hand.tricks.len() == TRICKS;
        if hand.verdict.is_none() {
            let undecided = || last.then(|| verdict(hand, false, Message::new("verdict-undecided")));
            if let Some(verdict) = self.ask().verdict(hand).or_else(undecided) {
                moves.draft.push(Event::Decided(verdict));
            }
        }
        let hand = &moves.draft.now().hand;
        if last || (hand.verdict.is_some() && self.ask().ends_early(hand)) {
            self.finish_hand(moves);
        } else if hand.claim.is_none() {
            self.pause(moves, Phase::TrickPause);
        }
    }

    pub(crate) fn finish_hand(&self, moves: &mut Moves<'_>) {
        let hand = &moves.draft.now().hand;
        let made = hand.verdict.as_ref().is_some_and(|verdict| verdict.made);
        let stake = self.ask().stake(hand);
        let awards = self.ask().awards(hand, made, stake);
        moves.draft.push(Event::HandScored { stake, awards });
        let state = moves.draft.now();
        if let Some(reason) = self.ask().over(&state.hand, state.scores) {
            moves.draft.push(Event::Ended { reason });
        } else if !self.pause(moves, Phase::HandPause) {
            self.deal_next(moves);
        }
    }

    /// Asks those who play and are there to acknowledge, if a rule wants it; says whether it does.
    fn pause(&self, moves: &mut Moves<'_>, phase: Phase) -> bool {
        let state = moves.draft.now();
        let Some(millis) = self.ask().pause_millis(&state.hand, phase == Phase::HandPause) else { return false };
        let pending = state.hand.players.without(state.absent);
        if pending.is_empty() {
            return false;
        }
        moves.draft.push(Event::Paused { phase, pending, until: moves.at.after(millis) });
        true
    }

    fn go_on_if_seen(&self, moves: &mut Moves<'_>) {
        if moves.draft.now().hand.pending.is_empty() {
            self.go_on(moves);
        }
    }

    fn go_on(&self, moves: &mut Moves<'_>) {
        match moves.draft.now().hand.phase {
            Phase::TrickPause => moves.draft.push(Event::Resumed { at: moves.at }),
            Phase::HandPause => self.deal_next(moves),
            _ => {}
        }
    }

    fn deal_next(&self, moves: &mut Moves<'_>) {
        let hand = &moves.draft.now().hand;
        let dealt = dealt(hand.number + 1, hand.shaker.next(SEATS), moves.at, moves.chance);
        moves.draft.push(dealt);
        self.follow_script(moves);
    }

    /// Does what happens by itself in the auction and at naming: a whole auction at most.
    fn follow_script(&self, moves: &mut Moves<'_>) {
        for _ in 0..=SEATS {
            let hand = &moves.draft.now().hand;
            if !matches!(hand.phase, Phase::Bidding | Phase::Naming) {
                return;
            }
            let (Some(seat), Some(action)) = (hand.turn, self.ask().scripted(hand)) else { return };
            // A script of passes would deal for ever: the last pass is left to the seat itself.
            if action == Action::Pass && hand.up_to_shaker() {
                return;
            }
            self.carry_out(moves, seat, &action, false);
        }
    }

    /// A pause is over, or a turn lasted too long.
    fn time_up(&self, moves: &mut Moves<'_>) {
        let state = moves.draft.now();
        match (state.hand.phase, state.hand.turn) {
            (Phase::TrickPause | Phase::HandPause, _) => self.go_on(moves),
            (_, Some(seat)) => self.play_for(moves, seat),
            _ => {}
        }
    }

    /// Does something for a seat that does not: pass, or the first of what is legal.
    fn play_for(&self, moves: &mut Moves<'_>, seat: Seat) {
        if let Some(action) = self.options(moves.draft.now(), seat).nth(0) {
            self.carry_out(moves, seat, &action, true);
        }
    }

    /// How long the seat whose turn it is has, if a rule limits it.
    fn turn_deadline(&self, hand: &Hand) -> Option<Moment> {
        hand.turn?;
        self.ask().turn_millis(hand).map(|millis| hand.since.after(millis))
    }
}

/// Not now: there is another thing going on.
fn not_in(phase: Phase) -> Message {
    Message::new(match phase {
        Phase::Bidding => "refused-bidding",
        Phase::Naming => "refused-naming",
        Phase::Playing => "refused-playing",
        Phase::TrickPause => "refused-trick_pause",
        Phase::HandPause => "refused-hand_pause",
        Phase::Over => "kernel-over",
    })
}

/// Seven to each, from a shuffle named by the hand's number.
fn dealt(number: u32, shaker: Seat, at: Moment, chance: &Chance) -> Event {
    let mut bones = Domino::ALL;
    chance.draws("deal", u64::from(number)).shuffle(&mut bones);
    let mut held = [Dominoes::NONE; SEATS as usize];
    for (held, bones) in held.iter_mut().zip(bones.as_chunks::<TRICKS>().0) {
        *held = bones.iter().copied().collect();
    }
    Event::Dealt { number, shaker, held, at }
}

impl Game for Texas42 {
    type State = State;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;

    fn places(&self) -> Places {
        Places { least: SEATS, most: SEATS, late: false, sides: Sides::Partners(2) }
    }

    fn blank(&self, _: &Setup) -> State {
        State::default()
    }

    /// The first shaker is drawn: sitting down first is no advantage.
    fn deal(&self, setup: &Setup, at: Moment, chance: &Chance) -> Vec<Event> {
        let (mut state, mut events) = (self.blank(setup), Vec::new());
        let mut moves = Moves { draft: Draft::on(self, &mut state, &mut events), at, chance };
        let shaker = Seat(chance.draws("shaker", 0).below(usize::from(SEATS)) as u8);
        moves.draft.push(dealt(0, shaker, at, chance));
        self.follow_script(&mut moves);
        moves.draft.events()
    }

    fn objections(&self, state: &State, seat: Seat, action: &Action) -> Vec<Refusal> {
        let hand = &state.hand;
        match (hand.phase, action) {
            (Phase::TrickPause | Phase::HandPause, Action::Acknowledge) => {
                if hand.pending.contains(seat) {
                    return Vec::new();
                }
                Refusal::alone("acknowledge", Message::new("refused-acknowledge"))
            }
            (Phase::Bidding, Action::Pass | Action::Bid(_))
            | (Phase::Naming, Action::Name(_))
            | (Phase::Playing, Action::Play(_) | Action::LayDown)
                if hand.turn != Some(seat) =>
            {
                Refusal::alone("turn", Message::new("kernel-turn"))
            }
            (Phase::Bidding, Action::Pass) => {
                self.forced(state).map(|least| self.ask().must_bid(hand, least)).into_iter().collect()
            }
            (Phase::Bidding, Action::Bid(bid)) => self.objections_to_bid(state, seat, bid),
            (Phase::Naming, Action::Name(trump)) => self.objections_to_trump(state, trump),
            (Phase::Playing, Action::Play(domino)) => self.objections_to_play(state, seat, *domino),
            (Phase::Playing, Action::LayDown) if self.ask().may_lay_down(hand, seat) => Vec::new(),
            (Phase::Playing, Action::LayDown) => Refusal::alone("lay_down", Message::new("refused-lay_down")),
            (phase, _) => Refusal::alone("phase", not_in(phase)),
        }
    }

    fn decide(
        &self,
        state: &State,
        input: &Input<Action>,
        at: Moment,
        chance: &Chance,
    ) -> Result<Vec<Event>, Vec<Refusal>> {
        let mut moves = Moves { draft: Draft::new(self, state), at, chance };
        match input {
            Input::Act(seat, action) => return Ok(self.act(moves, *seat, action)),
            Input::TimeUp => self.time_up(&mut moves),
            Input::Lapsed(seat) => self.play_for(&mut moves, *seat),
            Input::Away(seat) | Input::Left(seat) => {
                let left = matches!(input, Input::Left(_));
                if if left { state.left } else { state.absent }.contains(*seat) {
                    return Ok(Vec::new());
                }
                moves.draft.push(Event::Away { seat: *seat, left });
                if moves.draft.now().left.len() == usize::from(SEATS) {
                    moves.draft.push(Event::Ended { reason: "all_left".into() });
                } else if !state.hand.pending.is_empty() {
                    self.go_on_if_seen(&mut moves);
                }
            }
            Input::Back(seat) if state.absent.contains(*seat) => moves.draft.push(Event::Back { seat: *seat }),
            Input::Back(_) | Input::Bot(_) => {}
            Input::Stop => moves.draft.push(Event::Ended { reason: "stopped".into() }),
            Input::Host(_) => return Err(Refusal::alone("host", Message::new("kernel-host"))),
            Input::Joined(_) => return Err(Refusal::alone("seats", Message::new("kernel-late"))),
        }
        if matches!(state.hand.phase, Phase::Bidding | Phase::Naming) {
            self.follow_script(&mut moves);
        }
        Ok(moves.draft.events())
    }

    fn enact(
        &self,
        state: &mut State,
        input: &Input<Action>,
        at: Moment,
        chance: &Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), Vec<Refusal>> {
        if let Input::Act(seat, action) = input {
            *events = self.act(Moves { draft: Draft::on(self, state, events), at, chance }, *seat, action);
            return Ok(());
        }
        let decided = self.decide(state, input, at, chance)?;
        decided.iter().for_each(|event| self.evolve(state, event));
        events.extend(decided);
        Ok(())
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        state::evolve(state, event);
    }

    fn fits(&self, state: &State, event: &Event) -> Result<(), Misfit> {
        state::fits(state, event)
    }

    fn seated(&self, _: &State) -> SeatSet {
        SeatSet::first(SEATS)
    }

    fn awaited(&self, state: &State) -> SeatSet {
        match state.hand.phase {
            Phase::TrickPause | Phase::HandPause => state.hand.pending,
            _ => state.hand.turn.map(SeatSet::only).unwrap_or_default(),
        }
    }

    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<Action>> {
        let legal: Vec<_> = self.options(state, seat).iter().map(Offer::exact).collect();
        if legal.is_empty() { legal } else { self.ask().offers(&state.hand, seat, legal) }
    }

    /// Rules add to offers, and neither make nor unmake them.
    fn possible(&self, state: &State, seat: Seat, each: impl FnMut(What<Action>)) {
        self.options(state, seat).iter().map(What::Exact).for_each(each);
    }

    fn deadline(&self, state: &State) -> Option<Moment> {
        match state.hand.phase {
            Phase::TrickPause | Phase::HandPause => state.hand.until,
            Phase::Over => None,
            Phase::Bidding | Phase::Naming | Phase::Playing => self.turn_deadline(&state.hand),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let reason = state.over.as_ref()?;
        let mut outcome = Outcome::ranked(self.scores(state), reason, |score| score);
        for (side, figures) in (0u8..).zip(&state.figures) {
            let of = |outcome: Outcome, name, value: u32| outcome.with_of(Seat(side), name, i64::from(value));
            outcome = of(outcome, "bids_made", figures.made);
            outcome = of(outcome, "bids_set", figures.set);
            outcome = of(outcome, "tricks", figures.tricks);
            outcome = of(outcome, "points", figures.points);
        }
        let played: u32 = state.figures.iter().map(|figures| figures.made + figures.set).sum();
        Some(outcome.with("hands", i64::from(played)).with("thrown_in", i64::from(state.thrown_in)))
    }

    /// A pause that nobody ended is nobody's fault.
    fn is_reshuffle(&self, event: &Event) -> bool {
        matches!(event, Event::ThrownIn)
    }

    /// A domino is often forced; a bid is thought about.
    fn pace(&self, _: &State) -> u64 {
        6_000
    }

    fn late(&self, state: &State) -> SeatSet {
        state.hand.turn.filter(|_| state.hand.until.is_none()).map(SeatSet::only).unwrap_or_default()
    }

    fn patience(&self) -> Patience {
        self.patience
    }

    fn scores(&self, state: &State) -> Vec<(Vec<Seat>, i64)> {
        vec![(vec![Seat(0), Seat(2)], state.scores[0]), (vec![Seat(1), Seat(3)], state.scores[1])]
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<News> {
        view::redact(event, viewer)
    }

    fn may_say(&self, state: &State, from: Viewer) -> Hearers {
        self.ask().hearers(&state.hand, from)
    }
}

impl Sample for Texas42 {
    fn imagine(&self, seen: &Seen<'_, Self>, draws: &mut Draws) -> State {
        view::imagine(self, seen.view, draws)
    }

    fn otherwise(&self, state: &State, viewer: Viewer, draws: &mut Draws) -> State {
        let mut other = state.clone();
        other.hand.held = sample::otherwise(&state.hand.held, viewer, draws);
        other
    }

    fn told_otherwise(&self, event: &Event, viewer: Viewer, draws: &mut Draws) -> Event {
        sample::told_otherwise(event, viewer, draws)
    }

    fn census(&self, state: &State) -> Vec<u32> {
        let held = state.hand.held.iter().fold(Dominoes::NONE, |all, own| all.or(*own));
        held.iter().chain(state.hand.played().iter()).map(|domino| u32::from(domino.id())).collect()
    }
}

impl Words for Texas42 {
    fn read(&self, view: &View, seat: Seat, text: &str) -> Option<Result<Action, Message>> {
        Some(words::read(self, view, seat, text))
    }

    fn show(&self, view: &View, speaker: &Speaker<'_>) -> String {
        view::show(view, speaker)
    }

    fn narrate(&self, news: &News) -> Vec<Message> {
        view::narrate(self, news)
    }

    fn label(&self, _: &View, offer: &Offer<Action>) -> Message {
        view::label(offer)
    }

    fn hints(&self, view: &View, seat: Seat, offers: &[Offer<Action>]) -> Vec<Message> {
        if teaching::are_given(self, view) { teaching::hints(self, view, seat, offers) } else { Vec::new() }
    }

    fn remark(&self, before: &State, events: &[Event], now: Option<&State>) -> Option<Remark<Action>> {
        looking_back::remark(self, before, events, now)
    }
}
