//! What a game in rounds supplies.

use crate::course::Course;
use crate::engine::Happening;
use crate::scorecard::{Scorecard, Winner};
use kernel::{
    BySeat, Draws, Form, Hearers, Message, Misfit, Moment, Offer, Places, Refusal, Seat, SeatSet, Setup, Speaker,
    Viewer, What,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use ts_rs::TS;

/// All there is to know: the table that every game in rounds has, and the game's own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State<S, D> {
    /// Who, which round, how many points.
    pub table: Scorecard<D>,
    /// The game's own.
    pub game: S,
}

/// The state of a game.
pub type StateOf<R> = State<<R as RoundGame>::State, <R as RoundGame>::Details>;

/// What a seat or the host may send.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoundAction")]
pub enum Action<A> {
    /// The game's own.
    Play(A),
    /// In a pause: ready to go on.
    Ready,
    /// The host: end this round now.
    Skip,
    /// The host: end the pause now.
    Next,
}

/// What one viewer may see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "RoundView")]
pub struct View<V, D> {
    /// Who, which round, how many points.
    pub table: Scorecard<D>,
    /// The game's own.
    pub game: V,
}

/// Someone comes or goes during a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// The connection is lost; the seat keeps what it has.
    Away,
    /// Others have waited long enough: nobody counts on the seat, which is still away.
    Lapsed,
    /// The connection is back.
    Back,
    /// Gone for good.
    Left,
}

/// All that one viewer has been shown; see [`RoundSample::imagine`].
pub struct Shown<'a, R: RoundGame> {
    /// Who looks.
    pub viewer: Viewer,
    /// The table.
    pub table: &'a Scorecard<R::Details>,
    /// The game's own view.
    pub view: &'a R::View,
    /// See [`RoundGame::backlog`].
    pub backlog: Vec<&'a R::News>,
}

/// A game in rounds: how one round is played and ended, and what the match is about.
///
/// The engine ([`Rounds`](crate::Rounds)) makes a [`kernel::Game`] of it. The methods up to
/// [`RoundGame::details`] are the questions about a round; those with answers already given are the questions
/// about the match, answered by the [`Course`]. A game with house rules asks its own stack for the answers.
pub trait RoundGame: Send + Sync + Sized + 'static {
    /// The game's own state: the round under way, and what it keeps from round to round.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may do in a round.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned + TS + Send + Sync;
    /// What happens in a round. Complete: the cards drawn and the deadlines set are in it.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer is told of an event.
    type News: Clone + Debug + Serialize + TS + Send;
    /// What one viewer may see of the state.
    type View: Clone + Debug + Serialize + TS + Send;
    /// What is shown of a round that is over.
    type Details: Clone + PartialEq + Debug + Serialize + DeserializeOwned + TS + Send + Sync;

    /// How many may play.
    fn places(&self) -> Places;
    /// How the match goes.
    fn course(&self) -> &Course;

    /// The state before the first round. Asks no rule, draws nothing.
    fn blank(&self, setup: &Setup) -> Self::State;
    /// A round begins: everything that happens first.
    fn begin(&self, happening: &mut Happening<'_, Self>);
    /// Why may this seat not do this now? The engine has refused who does not play in this round. Offers,
    /// forecasts and decisions all come from here.
    fn objections(&self, state: &StateOf<Self>, seat: Seat, action: &Self::Action) -> Vec<Refusal>;
    /// Does what was not objected to.
    fn act(&self, happening: &mut Happening<'_, Self>, seat: Seat, action: &Self::Action);
    /// The game's own deadline has come.
    fn time_up(&self, happening: &mut Happening<'_, Self>);
    /// Someone who plays in this round came or went; the table has taken note.
    fn presence(&self, _happening: &mut Happening<'_, Self>, _seat: Seat, _presence: Presence) {}
    /// Folds an event of the game's own. Asks no rule.
    fn evolve(&self, state: &mut Self::State, event: &Self::Event);
    /// Can this event be folded? Asks no rule.
    fn fits(&self, state: &StateOf<Self>, event: &Self::Event) -> Result<(), Misfit>;

    /// Does the round end now, and why? Asked after everything that happens. The engine itself ends a round in
    /// which nobody is left, and one that the host skips.
    fn ends(&self, state: &StateOf<Self>) -> Option<String>;
    /// What does each seat earn? Asked once, when the round ends for this reason. A number for each place.
    fn points(&self, state: &StateOf<Self>, reason: &str) -> BySeat<i64>;
    /// Who won the round?
    fn winner(&self, state: &StateOf<Self>, reason: &str) -> Winner;
    /// The game's own figures of the round, added up over the match: for tie-breaks and statistics.
    fn figures(&self, _state: &StateOf<Self>, _reason: &str) -> Vec<(Seat, String, i64)> {
        Vec::new()
    }
    /// What else is shown of the round: the answer, who said what.
    fn details(&self, state: &StateOf<Self>, reason: &str) -> Self::Details;

    /// Is the match over, and why? Asked between rounds only.
    fn complete(&self, table: &Scorecard<Self::Details>) -> Option<String> {
        self.course().complete(table).map(str::to_string)
    }
    /// What may the host do in this game, beside skipping? Done by [`RoundGame::host_acts`].
    fn host_offers(&self, _state: &StateOf<Self>) -> Vec<Offer<Self::Action>> {
        Vec::new()
    }
    /// The host does something of the game's own, such as accepting an answer ([`Happening::rescore`]).
    fn host_acts(&self, _happening: &mut Happening<'_, Self>, _action: &Self::Action) -> Result<(), Vec<Refusal>> {
        Err(Refusal::alone("rounds.host", Message::new("rounds-not-for-host")))
    }

    /// Whose silence blocks the round.
    fn awaited(&self, state: &StateOf<Self>) -> SeatSet;
    /// What a seat may do in the round.
    fn offers(&self, state: &StateOf<Self>, seat: Seat) -> Vec<Offer<Self::Action>>;
    /// The same, and nothing about it; see [`kernel::Game::possible`].
    fn possible(&self, state: &StateOf<Self>, seat: Seat, each: impl FnMut(What<Self::Action>)) {
        self.offers(state, seat).into_iter().map(|offer| offer.what).for_each(each);
    }
    /// The game's own deadline in the round.
    fn deadline(&self, state: &StateOf<Self>) -> Option<Moment>;
    /// Whose time it is that runs out when the game's own deadline comes.
    fn late(&self, state: &StateOf<Self>) -> SeatSet {
        self.awaited(state)
    }
    /// What the match used up; see [`kernel::Game::used`].
    fn used(&self, _state: &StateOf<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Is this that something was shuffled again? See [`kernel::Game::is_reshuffle`].
    fn is_reshuffle(&self, _event: &Self::Event) -> bool {
        false
    }
    /// How long a person takes for an action; nothing where the clock says how long everything takes. See
    /// [`kernel::Game::pace`].
    fn pace(&self, _state: &StateOf<Self>) -> u64 {
        0
    }

    /// What `viewer` may see of the game's own state.
    fn view(&self, state: &StateOf<Self>, viewer: Viewer) -> Self::View;
    /// What `viewer` is told.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::News>;
    /// The bulk that `view` leaves out.
    fn backlog(&self, _state: &StateOf<Self>, _viewer: Viewer) -> Vec<Self::News> {
        Vec::new()
    }
    /// Who hears `from` in the chat.
    fn may_say(&self, _state: &StateOf<Self>, _from: Viewer) -> Hearers {
        Hearers::Everyone
    }
    /// Does something in it come in many small pieces? See [`kernel::Game::BULK`].
    const BULK: bool = false;
    /// Takes an action into the one before it, by the same seat with nothing between, and what came of it into what came of
    /// that, if one can say the same as the two; see [`kernel::Game::join`].
    fn join(&self, _one: (&mut Self::Action, &mut Self::Event), _next: (&Self::Action, &Self::Event)) -> bool {
        false
    }
}

/// What is hidden in a game in rounds; see [`kernel::Sample`].
pub trait RoundSample: RoundGame {
    /// Is anything hidden from anybody?
    const HIDES: bool = true;

    /// A state of the game's own that looks just like this.
    fn imagine(&self, shown: &Shown<'_, Self>, draws: &mut Draws) -> Self::State;
    /// The same state, with everything else that `viewer` must not know.
    fn otherwise(&self, state: &StateOf<Self>, _viewer: Viewer, _draws: &mut Draws) -> Self::State {
        state.game.clone()
    }
    /// The same event, with everything else that `viewer` must not be told.
    fn told_otherwise(&self, event: &Self::Event, _viewer: Viewer, _draws: &mut Draws) -> Self::Event {
        event.clone()
    }
    /// A random answer to a form.
    fn fill(&self, _view: &Self::View, _seat: Seat, _form: &Form, _draws: &mut Draws) -> Option<Self::Action> {
        None
    }
    /// All things in a state.
    fn census(&self, _state: &Self::State) -> Vec<u32> {
        Vec::new()
    }
}

/// How a game in rounds speaks; see [`kernel::Words`].
///
/// Why a round or a match ended says the message `end-` and the [reason](crate::reason); the reasons of the engine are
/// in [`WORDS`](crate::WORDS), a game adds its own.
pub trait RoundWords: RoundGame {
    /// The game's own view as text; the engine adds phase and scores.
    fn show(&self, view: &Self::View, _table: &Scorecard<Self::Details>, _speaker: &Speaker<'_>) -> String {
        serde_json::to_string_pretty(view).unwrap_or_default()
    }
    /// What is said of the game's own news; nothing: not worth a line.
    fn narrate(&self, news: &Self::News) -> Vec<Message> {
        vec![Message::new("news").with("what", serde_json::to_string(news).unwrap_or_default())]
    }
    /// What is said of the details of a round that is over.
    fn narrate_details(&self, _details: &Self::Details) -> Vec<Message> {
        Vec::new()
    }
    /// What stands on the button of one of the game's own offers, to seats or to the host.
    fn label(&self, _view: &Self::View, _table: &Scorecard<Self::Details>, offer: &Offer<Self::Action>) -> Message {
        Message::new("offer").with("what", serde_json::to_string(&offer.what).unwrap_or_default())
    }
    /// An action written in words; see [`kernel::Words::read`].
    fn read(&self, _view: &Self::View, _seat: Seat, _text: &str) -> Option<Result<Self::Action, Message>> {
        None
    }
}
