//! The mechanics: they ask, rules answer. No house rule is named here.

use crate::card::{Card, Cards, Colour, Kinds};
use crate::rules::{Asked, Duty, Naming, Questions};
use crate::state::{self, Action, Event, Hand, Penalty, Step, Why};
use crate::view::{self, Details, News, View};
use crate::{Scorecard, Uno, sample};
use kernel::{
    Auto, BySeat, Draws, Message, Misfit, Moment, Offer, Places, Refusal, Seat, SeatSet, Setup, Sides, Speaker, Viewer,
    What, message,
};
use rounds::{Course, Happening, Presence, RoundGame, RoundSample, RoundWords, Shown, StateOf, Winner, reason};

/// All others have left.
pub const LAST_PLAYER: &str = "last_player";

/// After so many milliseconds a turn passes by itself where nothing else can be done.
const AUTO_PASS: u64 = 2_500;

/// So many actions are seldom possible at once.
const ROOM: usize = 16;

/// What a wrong challenge costs beyond the penalty itself.
const WRONG_CHALLENGE: u8 = 2;

impl Uno {
    fn top(&self) -> Asked<'_> {
        self.rules.top()
    }

    fn until(&self, at: Moment) -> Moment {
        at.after(self.clock)
    }

    /// Why this may not be done. Offers, forecast and decide all come from here, so they agree.
    fn against(&self, hand: &Hand, seat: Seat, action: &Action) -> Vec<Refusal> {
        match action {
            Action::Lay { card, colour, with } => self.against_laying(hand, seat, *card, *colour, *with),
            Action::Uno => against_calling(hand, seat, self.duty),
            Action::Catch(other) => against_catching(hand, seat, *other),
            _ if hand.turn != seat => not_your_turn(),
            Action::Draw if hand.step == Step::Play => self.top().against_drawing(hand, seat),
            Action::Draw => Refusal::alone("uno.draw", message!("refused-draw")),
            Action::Pass if matches!(hand.step, Step::Play | Step::Drawn(_)) => self.top().against_passing(hand, seat),
            Action::Pass => Refusal::alone("uno.pass", message!("refused-pass")),
            Action::Name(_) if hand.step == Step::Colour => Vec::new(),
            Action::Name(_) => Refusal::alone("uno.name", message!("refused-name")),
            Action::Accept if hand.penalty().is_some() => Vec::new(),
            Action::Accept => Refusal::alone("uno.accept", message!("refused-accept")),
            Action::Challenge => match hand.penalty() {
                Some(penalty) if self.top().may_challenge(hand, penalty) => Vec::new(),
                _ => Refusal::alone("uno.challenge", message!("refused-challenge")),
            },
        }
    }

    fn against_laying(
        &self,
        hand: &Hand,
        seat: Seat,
        card: Card,
        colour: Option<Colour>,
        with: Option<Seat>,
    ) -> Vec<Refusal> {
        let mut all = self.against_card(hand, seat, card);
        let naming = self.top().naming(hand, seat, card);
        if naming.colour != colour.is_some() {
            let why = if naming.colour { "refused-no-colour" } else { "refused-colour" };
            all.push(Refusal::new("uno.colour", Message::new(why)));
        }
        if with.map_or(!naming.with.is_empty(), |with| !naming.with.contains(with)) {
            let why = if naming.with.is_empty() { "refused-with" } else { "refused-no-with" };
            all.push(Refusal::new("uno.with", Message::new(why)));
        }
        all
    }

    /// Why this card may not be laid, whatever is named with it.
    fn against_card(&self, hand: &Hand, seat: Seat, card: Card) -> Vec<Refusal> {
        let mut all = Vec::new();
        if !hand.of(seat).is_some_and(|held| held.contains(card)) {
            all.push(Refusal::new("uno.held", message!("refused-held", card = card)));
        }
        all.extend(self.out_of_place(hand, seat, card));
        all.extend(self.top().objections(hand, seat, card));
        all
    }

    /// Why this card does not go where the hand stands.
    fn out_of_place(&self, hand: &Hand, seat: Seat, card: Card) -> Option<Refusal> {
        if hand.out.is_some() {
            return Some(Refusal::new("uno.won", message!("refused-won")));
        }
        if hand.turn != seat {
            return (!self.top().jumps_in(hand, seat).contains(card))
                .then(|| Refusal::new("uno.turn", message!("kernel-turn")));
        }
        match &hand.step {
            Step::Colour => Some(Refusal::new("uno.name", message!("refused-name-first"))),
            Step::Drawn(drawn) if *drawn != card => {
                Some(Refusal::new("uno.drawn", message!("refused-drawn", card = *drawn)))
            }
            Step::Answer(penalty) if !self.top().stacks(hand, penalty).contains(card) => {
                let why = message!("refused-penalty", cards = penalty.cards, card = card);
                Some(Refusal::new("uno.penalty", why))
            }
            Step::Answer(_) => None,
            Step::Play | Step::Drawn(_) => (!self.top().goes_on(hand).contains(card)).then(|| {
                let colour = hand.colour.map_or_else(|| message!("colour-none"), Colour::message);
                Refusal::new("uno.match", message!("refused-match", card = card, top = hand.top, colour = colour))
            }),
        }
    }

    /// The cards that a seat holds and that go where the hand stands: just those to which neither `held` nor
    /// [`Uno::out_of_place`] objects.
    fn in_place(&self, hand: &Hand, seat: Seat) -> Kinds {
        let own = hand.of(seat).map_or(Kinds::NONE, Cards::kinds);
        own.and(match &hand.step {
            _ if hand.out.is_some() => Kinds::NONE,
            _ if hand.turn != seat => self.top().jumps_in(hand, seat),
            Step::Play => self.top().goes_on(hand),
            Step::Drawn(drawn) => self.top().goes_on(hand).and(Kinds::only(*drawn)),
            Step::Colour => Kinds::NONE,
            Step::Answer(penalty) => self.top().stacks(hand, penalty),
        })
    }

    /// Everything a seat may do.
    fn legal(&self, hand: &Hand, seat: Seat) -> Vec<Action> {
        let mut all = Vec::with_capacity(ROOM);
        self.each_legal(hand, seat, |action| all.push(action));
        all
    }

    /// The same, one by one.
    fn each_legal(&self, hand: &Hand, seat: Seat, mut each: impl FnMut(Action)) {
        for card in self.in_place(hand, seat).iter() {
            if self.top().objections(hand, seat, card).is_empty() {
                match self.top().naming(hand, seat, card) {
                    Naming { colour: false, with: SeatSet::EMPTY } => {
                        each(Action::Lay { card, colour: None, with: None });
                    }
                    naming => namings(naming).for_each(|(colour, with)| each(Action::Lay { card, colour, with })),
                }
            }
        }
        let mut may = |action: Action| {
            let legal = self.against(hand, seat, &action).is_empty();
            if legal {
                each(action);
            }
            legal
        };
        if hand.turn == seat {
            match &hand.step {
                // Whoever may draw may not pass yet.
                Step::Play => _ = may(Action::Draw) || may(Action::Pass),
                Step::Drawn(_) => _ = may(Action::Pass),
                Step::Colour => Colour::ALL.into_iter().for_each(|colour| _ = may(Action::Name(colour))),
                Step::Answer(_) => _ = (may(Action::Accept), may(Action::Challenge)),
            }
        }
        if hand.of(seat).is_some_and(|held| held.len() <= 2) {
            may(Action::Uno);
        }
        for exposed in &hand.exposed {
            may(Action::Catch(exposed.seat));
        }
    }

    fn do_it(&self, happening: &mut Happening<'_, Uno>, seat: Seat, action: &Action) {
        match action {
            Action::Lay { card, colour, with } => self.lay(happening, seat, *card, *colour, *with),
            Action::Draw => self.draw(happening, seat),
            Action::Pass => {
                happening.push(Event::Passed { seat });
                self.next_turn(happening, seat);
            }
            Action::Name(colour) => {
                let until = self.until(happening.at);
                happening.push(Event::Named { seat, colour: *colour, until });
            }
            Action::Uno => happening.push(Event::Called { seat }),
            Action::Catch(other) => {
                happening.push(Event::Caught { seat: *other, by: seat });
                take(happening, *other, self.duty.map_or(0, |duty| duty.penalty), Why::Caught);
            }
            Action::Accept => self.accept(happening, seat),
            Action::Challenge => self.challenge(happening, seat),
        }
    }

    fn lay(
        &self,
        happening: &mut Happening<'_, Uno>,
        seat: Seat,
        card: Card,
        colour: Option<Colour>,
        with: Option<Seat>,
    ) {
        let hand = &happening.now().game;
        let effect = self.top().effect(hand, seat, card);
        let pile = hand.penalty().map_or(0, |penalty| penalty.cards);
        let unfair = self.top().unfair(hand, seat, card);
        let penalty = Penalty { cards: pile.saturating_add(effect.draw), card, by: seat, before: hand.colour, unfair };
        happening.push(Event::Laid { seat, card, colour });
        if let Some(with) = with {
            happening.push(Event::Swapped { seat, with });
        }
        if effect.reverse {
            happening.push(Event::Reversed);
        }
        if effect.rotate {
            happening.push(Event::Rotated);
        }
        if with.is_none() && !effect.rotate {
            self.mind_uno(happening, seat);
        }
        let next = happening.now().game.next(seat);
        if penalty.cards > 0 {
            self.punish(happening, next, penalty);
        } else if happening.now().game.out.is_none() {
            self.skip(happening, seat, effect.skip);
        }
    }

    /// Whoever comes to one card by laying must have said UNO, or can be caught.
    fn mind_uno(&self, happening: &mut Happening<'_, Uno>, seat: Seat) {
        let Some(duty) = self.duty else { return };
        let hand = &happening.now().game;
        if hand.held[seat].len() == 1 && !hand.called.contains(seat) {
            let until = happening.at.after(duty.window);
            happening.push(Event::Exposed { seat, until });
        }
    }

    /// Leaves so many players out, and goes on with the next.
    fn skip(&self, happening: &mut Happening<'_, Uno>, from: Seat, skipped: u8) {
        let mut last = from;
        for _ in 0..skipped {
            last = happening.now().game.next(last);
            happening.push(Event::Skipped { seat: last });
        }
        self.next_turn(happening, last);
    }

    /// The player after `seat` has the turn, unless the hand is won.
    fn next_turn(&self, happening: &mut Happening<'_, Uno>, seat: Seat) {
        let hand = &happening.now().game;
        if hand.out.is_none() {
            let seat = hand.next(seat);
            let until = self.until(happening.at);
            happening.push(Event::Turn { seat, step: Step::Play, until });
        }
    }

    /// Somebody has to draw. They are asked if the rules leave them any choice, whatever they hold.
    fn punish(&self, happening: &mut Happening<'_, Uno>, victim: Seat, penalty: Penalty) {
        let hand = &happening.now().game;
        let may_stack = hand.out.is_none() && !self.top().stacks(hand, &penalty).is_empty();
        if may_stack || self.top().may_challenge(hand, &penalty) {
            let until = self.until(happening.at);
            happening.push(Event::Turn { seat: victim, step: Step::Answer(penalty), until });
        } else {
            take(happening, victim, penalty.cards, Why::Penalty);
            happening.push(Event::Skipped { seat: victim });
            self.next_turn(happening, victim);
        }
    }

    fn accept(&self, happening: &mut Happening<'_, Uno>, seat: Seat) {
        let cards = happening.now().game.penalty().map_or(0, |penalty| penalty.cards);
        happening.push(Event::Accepted { seat });
        take(happening, seat, cards, Why::Penalty);
        self.next_turn(happening, seat);
    }

    fn challenge(&self, happening: &mut Happening<'_, Uno>, seat: Seat) {
        let hand = &happening.now().game;
        let Some(Penalty { cards, by, unfair, .. }) = hand.penalty().cloned() else { return };
        let shown = hand.held[by].clone();
        happening.push(Event::Challenged { by: seat, of: by, unfair, hand: shown });
        if unfair {
            take(happening, by, cards, Why::Guilty);
            let until = self.until(happening.at);
            happening.push(Event::Turn { seat, step: Step::Play, until });
        } else {
            take(happening, seat, cards.saturating_add(WRONG_CHALLENGE), Why::Innocent);
            self.next_turn(happening, seat);
        }
    }

    fn draw(&self, happening: &mut Happening<'_, Uno>, seat: Seat) {
        let mut drawn = None;
        while let Some(card) = take(happening, seat, 1, Why::Turn) {
            drawn = Some(card);
            if !self.top().draws_on(&happening.now().game, seat, card) {
                break;
            }
        }
        let until = self.until(happening.at);
        match drawn {
            Some(card) => happening.push(Event::Turn { seat, step: Step::Drawn(card), until }),
            None => self.next_turn(happening, seat),
        }
    }

    /// The safe thing to do for who does nothing: take it, the colour held most, else draw and pass.
    fn safe(&self, hand: &Hand, seat: Seat) -> Option<Action> {
        let colour = hand.of(seat).map_or(Colour::Red, Cards::most_held);
        let legal = self.legal(hand, seat);
        let rank = |action: &&Action| match action {
            Action::Accept => 0,
            Action::Name(named) if *named == colour => 1,
            Action::Draw => 2,
            Action::Pass => 3,
            Action::Lay { colour: None, .. } => 4,
            Action::Lay { colour: Some(named), .. } if *named == colour => 5,
            Action::Lay { .. } => 6,
            _ => 9,
        };
        legal.iter().min_by_key(rank).cloned()
    }

    fn run_out(&self, happening: &mut Happening<'_, Uno>) {
        let seat = happening.now().game.turn;
        happening.push(Event::TimedOut { seat });
        loop {
            let Some(action) = self.safe(&happening.now().game, seat) else { return };
            self.do_it(happening, seat, &action);
            let hand = &happening.now().game;
            if hand.turn != seat || !matches!(hand.step, Step::Drawn(_)) {
                return;
            }
        }
    }

    /// Whoever could be caught until the next player had acted has got away, if the time is up too.
    fn close_windows(&self, happening: &mut Happening<'_, Uno>) {
        let at = happening.at;
        let due = |hand: &Hand| hand.exposed.iter().find(|who| who.acted && who.until <= at).map(|who| who.seat);
        while let Some(seat) = due(&happening.now().game) {
            happening.push(Event::Escaped { seat });
        }
    }
}

fn not_your_turn() -> Vec<Refusal> {
    Refusal::alone("uno.turn", message!("kernel-turn"))
}

fn against_calling(hand: &Hand, seat: Seat, duty: Option<Duty>) -> Vec<Refusal> {
    let cards = hand.of(seat).map_or(0, Cards::len);
    let exposed = hand.exposed.iter().any(|exposed| exposed.seat == seat);
    let before_laying = hand.turn == seat && cards == 2 && hand.out.is_none();
    let why = match duty {
        None => message!("refused-uno"),
        Some(_) if hand.called.contains(seat) => message!("refused-uno-said"),
        Some(_) if exposed || before_laying => return Vec::new(),
        Some(_) if cards == 1 => message!("refused-uno-late"),
        Some(_) if cards == 2 => message!("refused-uno-early"),
        Some(_) => message!("refused-uno-cards", cards = cards),
    };
    Refusal::alone("uno.uno", why)
}

fn against_catching(hand: &Hand, seat: Seat, other: Seat) -> Vec<Refusal> {
    let exposed = hand.exposed.iter().any(|exposed| exposed.seat == other);
    match () {
        () if seat == other => Refusal::alone("uno.catch", message!("refused-catch-self")),
        () if !exposed => Refusal::alone("uno.catch", message!("refused-catch")),
        () => Vec::new(),
    }
}

/// What can be named with a card.
fn namings(naming: Naming) -> impl Iterator<Item = (Option<Colour>, Option<Seat>)> {
    let colours = Colour::ALL.map(Some).into_iter().filter(move |_| naming.colour);
    let colours = colours.chain(Some(None).filter(|_| !naming.colour));
    colours.flat_map(move |colour| {
        let nobody = Some(None).filter(|_| naming.with.is_empty());
        naming.with.iter().map(Some).chain(nobody).map(move |with| (colour, with))
    })
}

/// Draws so many cards, or as many as there are; gives the last one.
fn take(happening: &mut Happening<'_, Uno>, seat: Seat, cards: u8, why: Why) -> Option<Card> {
    let mut last = None;
    let mut left = usize::from(cards);
    while left > 0 && happening.now().game.can_draw() {
        if happening.now().game.draw.is_empty() {
            happening.push(Event::Reshuffled);
        }
        let chance = happening.chance;
        let hand = &happening.now().game;
        let (mut pile, mut draws) = (hand.draw.clone(), chance.draws("draw", hand.draws));
        let cards: Vec<Card> = std::iter::from_fn(|| pile.draw(&mut draws)).take(left).collect();
        left -= cards.len();
        last = cards.last().copied();
        happening.push(Event::Drew { seat, cards, why });
    }
    last
}

impl RoundGame for Uno {
    type State = Hand;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;
    type Details = Details;

    fn places(&self) -> Places {
        Places { least: 2, most: state::MOST, late: true, sides: Sides::Single }
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn blank(&self, _: &Setup) -> Hand {
        Hand::default()
    }

    fn begin(&self, happening: &mut Happening<'_, Self>) {
        let (players, at, chance) = (happening.table().players, happening.at, happening.chance);
        let Hand { number, dealer, .. } = happening.now().game;
        let mut draws = chance.draws("deal", u64::from(number));
        let mut pack = Cards::pack();
        let mut hands = BySeat::of(state::MOST, Cards::default());
        for seat in players.iter() {
            hands[seat] = std::iter::from_fn(|| pack.draw(&mut draws)).take(usize::from(self.hand_size)).collect();
        }
        // A wild draw four goes back, and another card is turned.
        let first = std::iter::from_fn(|| pack.draw(&mut draws)).find(|card| *card != Card::WILD_DRAW_FOUR);
        let Some(top) = first else { return };
        let seats: Vec<Seat> = players.iter().collect();
        let after = seats.iter().find(|seat| **seat > dealer).or(seats.first()).copied();
        let drawn = draws.pick(&seats).copied();
        let Some(dealer) = (if number == 0 { drawn } else { after }) else { return };
        happening.push(Event::Dealt { players, dealer, hands, top });

        let hand = &happening.now().game;
        let (first, effect) = (hand.turn, self.top().effect(hand, dealer, top));
        let until = self.until(at);
        if top.is_wild() {
            happening.push(Event::Turn { seat: first, step: Step::Colour, until });
        } else if effect.reverse {
            happening.push(Event::Reversed);
            happening.push(Event::Turn { seat: dealer, step: Step::Play, until });
        } else if effect.draw > 0 {
            let penalty = Penalty { cards: effect.draw, card: top, by: dealer, before: None, unfair: false };
            self.punish(happening, first, penalty);
        } else {
            self.skip(happening, dealer, effect.skip);
        }
    }

    fn objections(&self, state: &StateOf<Self>, seat: Seat, action: &Action) -> Vec<Refusal> {
        self.against(&state.game, seat, action)
    }

    fn act(&self, happening: &mut Happening<'_, Self>, seat: Seat, action: &Action) {
        self.do_it(happening, seat, action);
        self.close_windows(happening);
    }

    fn time_up(&self, happening: &mut Happening<'_, Self>) {
        let at = happening.at;
        if happening.now().game.until <= at {
            self.run_out(happening);
        }
        self.close_windows(happening);
    }

    fn presence(&self, happening: &mut Happening<'_, Self>, seat: Seat, presence: Presence) {
        match presence {
            Presence::Lapsed if happening.now().game.turn == seat => return self.run_out(happening),
            Presence::Left => {}
            _ => return,
        }
        let Hand { turn, step, .. } = happening.now().game.clone();
        happening.push(Event::Gone { seat });
        let hand = &happening.now().game;
        if turn != seat || hand.players.len() < 2 || hand.out.is_some() {
            return;
        }
        let seat = hand.next(seat);
        let step = if step == Step::Colour { Step::Colour } else { Step::Play };
        let until = self.until(happening.at);
        happening.push(Event::Turn { seat, step, until });
    }

    fn evolve(&self, hand: &mut Hand, event: &Event) {
        state::evolve(hand, event);
    }

    fn fits(&self, state: &StateOf<Self>, event: &Event) -> Result<(), Misfit> {
        state::fits(&state.game, event)
    }

    fn ends(&self, state: &StateOf<Self>) -> Option<String> {
        let hand = &state.game;
        match () {
            () if hand.players.len() < 2 => Some(LAST_PLAYER.into()),
            () if hand.out.is_some() && hand.penalty().is_none() => Some(reason::HAND_WON.into()),
            () if hand.out.is_some() => None,
            () if usize::from(hand.passes) >= hand.players.len() => Some(reason::STALEMATE.into()),
            () if hand.turns > self.turn_limit => Some(reason::STALEMATE.into()),
            () => None,
        }
    }

    fn points(&self, state: &StateOf<Self>, reason: &str) -> BySeat<i64> {
        match self.winner(state, reason) {
            Winner::Seat(seat) => self.top().points(&state.game, seat),
            _ => BySeat::of(state.table.places(), 0),
        }
    }

    fn winner(&self, state: &StateOf<Self>, reason: &str) -> Winner {
        let winner = match reason {
            reason::HAND_WON => state.game.out,
            LAST_PLAYER => state.game.players.iter().next(),
            _ => None,
        };
        winner.map_or(Winner::Nobody, Winner::Seat)
    }

    fn details(&self, state: &StateOf<Self>, _: &str) -> Details {
        view::details(&state.game, |card| self.top().worth(&state.game, card))
    }

    fn awaited(&self, state: &StateOf<Self>) -> SeatSet {
        SeatSet::only(state.game.turn)
    }

    fn offers(&self, state: &StateOf<Self>, seat: Seat) -> Vec<Offer<Action>> {
        let hand = &state.game;
        let legal = self.legal(hand, seat);
        let only_pass =
            hand.turn == seat && !legal.iter().any(|action| matches!(action, Action::Lay { .. } | Action::Draw));
        let offer = |action: Action| {
            let auto = (only_pass && action == Action::Pass).then(|| self.auto_pass(hand));
            Offer { auto, ..Offer::exact(action) }
        };
        legal.into_iter().map(offer).collect()
    }

    fn possible(&self, state: &StateOf<Self>, seat: Seat, mut each: impl FnMut(What<Action>)) {
        self.each_legal(&state.game, seat, |action| each(What::Exact(action)));
    }

    fn deadline(&self, state: &StateOf<Self>) -> Option<Moment> {
        let hand = &state.game;
        let windows = hand.exposed.iter().filter(|exposed| exposed.acted).map(|exposed| exposed.until);
        windows.chain([hand.until]).min()
    }

    /// A window that closes is nobody's fault.
    fn is_reshuffle(&self, event: &Event) -> bool {
        matches!(event, Event::Reshuffled)
    }

    /// Cards are played fast.
    fn pace(&self, _: &StateOf<Self>) -> u64 {
        5_000
    }

    fn late(&self, state: &StateOf<Self>) -> SeatSet {
        let turn = self.deadline(state) == Some(state.game.until);
        if turn { self.awaited(state) } else { SeatSet::EMPTY }
    }

    fn view(&self, state: &StateOf<Self>, viewer: Viewer) -> View {
        view::view(&state.game, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<News> {
        Some(view::redact(event, viewer))
    }
}

impl RoundSample for Uno {
    fn imagine(&self, shown: &Shown<'_, Self>, draws: &mut Draws) -> Hand {
        view::imagine(shown.view, shown.viewer, draws)
    }

    fn otherwise(&self, state: &rounds::StateOf<Self>, viewer: Viewer, draws: &mut Draws) -> Hand {
        sample::otherwise(&state.game, viewer, draws)
    }

    fn told_otherwise(&self, event: &Event, viewer: Viewer, _: &mut Draws) -> Event {
        sample::told_otherwise(event, viewer)
    }

    fn census(&self, hand: &Hand) -> Vec<u32> {
        view::census(hand)
    }
}

impl RoundWords for Uno {
    fn show(&self, view: &View, table: &Scorecard, speaker: &Speaker<'_>) -> String {
        view::show(view, table, speaker)
    }

    fn narrate(&self, news: &News) -> Vec<Message> {
        view::narrate(news).into_iter().collect()
    }

    fn narrate_details(&self, details: &Details) -> Vec<Message> {
        view::narrate_details(details)
    }

    fn label(&self, _: &View, _: &Scorecard, offer: &Offer<Action>) -> Message {
        // UNO has no forms.
        offer.action().map_or_else(|| message!("offer-pass"), view::label)
    }
}

impl Uno {
    /// Passing is all that is left: the server does it by itself, soon.
    fn auto_pass(&self, hand: &Hand) -> Auto {
        let asked = hand.until.0.saturating_sub(self.clock);
        let at = Moment(asked).after(AUTO_PASS).min(hand.until);
        Auto { at, reason: message!("auto-pass") }
    }
}
