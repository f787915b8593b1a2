//! What a game is.

use crate::playthrough::Script;
use crate::{
    Bot, Chance, Content, ContentUse, EntryOf, Forecast, Log, Misfit, Notation, Offer, Outcome, Patience, Preview,
    ReadRecord, RecordFault, Refusal, RuleCard, RuleSpec, Sample, Seat, SeatSet, SpecError, Variant, VariantError,
    Viewer, What, Words, Written,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::sync::Arc;
use ts_rs::TS;
use words::{Message, Source};

/// Milliseconds of the match's own clock. It stands still while the server is down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[ts(type = "number")]
pub struct Moment(pub u64);

impl Moment {
    /// So many milliseconds later.
    #[must_use]
    pub fn after(self, millis: u64) -> Moment {
        Moment(self.0.saturating_add(millis))
    }
}

/// What is known before the first event. It stands in the log's header.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    /// How many sit at the table.
    pub seats: u8,
    /// Which match of the series this is, from 0.
    #[serde(default)]
    pub number: u32,
    /// The team of each seat, where the game lets the table arrange teams; empty: the game's own way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<u8>,
    /// What earlier matches of the series used up (questions asked, words drawn), the longest ago first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<String>,
    /// Where bots play from the beginning.
    #[serde(default, skip_serializing_if = "nobody")]
    pub bots: SeatSet,
    /// Where whoever opened the room sits: seats move on from match to match.
    #[serde(default, skip_serializing_if = "is_first")]
    pub creator: Seat,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_first(seat: &Seat) -> bool {
    *seat == Seat(0)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

impl Setup {
    /// A first match for so many.
    pub fn seats(seats: u8) -> Self {
        Setup { seats, ..Setup::default() }
    }
}

/// All that can happen to a match from outside. Who acts is part of what happens: a clock cannot play
/// a card and a seat cannot run out the clock, so neither can be written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Input<A> {
    /// A seat acts, or the bot in it.
    Act(Seat, A),
    /// The host moves the game on: skip, next, accept an answer. The table checks that it is the host.
    Host(A),
    /// The game's deadline came. The runner sends it at exactly that moment, before anything later.
    TimeUp,
    /// Others have waited long enough for a seat that is not there: the game goes on without it. When that is, the
    /// kernel knows ([`Attendance`](crate::Attendance)).
    Lapsed(Seat),
    /// The connection is lost; the seat keeps its cards. A game need do nothing: see [`Input::Lapsed`].
    Away(Seat),
    /// The connection is back.
    Back(Seat),
    /// A bot plays for the seat, until it is [back](Input::Back) or [away](Input::Away). Games see it as back.
    Bot(Seat),
    /// Gone for good.
    Left(Seat),
    /// New at the table, where the game takes late joiners.
    Joined(Seat),
    /// All agreed to end now: the game adjusts scores by its rules and ends.
    Stop,
}

impl<A> Input<A> {
    /// The same with another kind of action, if it can be had.
    pub fn try_map<B, E>(self, read: impl FnOnce(A) -> Result<B, E>) -> Result<Input<B>, E> {
        Ok(match self {
            Input::Act(seat, action) => Input::Act(seat, read(action)?),
            Input::Host(action) => Input::Host(read(action)?),
            Input::TimeUp => Input::TimeUp,
            Input::Lapsed(seat) => Input::Lapsed(seat),
            Input::Away(seat) => Input::Away(seat),
            Input::Back(seat) => Input::Back(seat),
            Input::Bot(seat) => Input::Bot(seat),
            Input::Left(seat) => Input::Left(seat),
            Input::Joined(seat) => Input::Joined(seat),
            Input::Stop => Input::Stop,
        })
    }
}

/// How many may sit down, and with whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Places {
    /// With fewer it cannot start.
    pub least: u8,
    /// More find no seat.
    pub most: u8,
    /// May people join while it is being played?
    pub late: bool,
    /// Who plays with whom.
    pub sides: Sides,
}

impl Places {
    /// From `least` to `most`, each for themselves, nobody joins later.
    pub fn each(least: u8, most: u8) -> Self {
        Places { least, most, late: false, sides: Sides::Single }
    }
}

/// Who plays with whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Sides {
    /// Each for themselves.
    Single,
    /// Partners sit opposite: seats with the same remainder by this number are one side.
    Partners(u8),
    /// So many teams, arranged at the table ([`Setup::teams`]).
    Teams(u8),
}

/// Who hears what is said in the chat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hearers {
    /// All seats and all who look on.
    Everyone,
    /// These seats only.
    Seats(SeatSet),
    /// Nobody: the speaker must be silent now.
    Nobody,
}

/// A game is a decider: one function judges, one folds.
///
/// The value that implements it is a game *with its rules*: composing them is [`Kind::compose`].
pub trait Game: Send + Sync + Sized + 'static {
    /// All there is to know.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat (or the host) may send.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned + TS + Send + Sync;
    /// What happened. Complete: the tiles drawn and the deadlines set are in it.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer is told of an event.
    type News: Clone + Debug + Serialize + TS + Send;
    /// What one viewer may see of a state: an allow-list, never a blanked copy. Without bulk.
    type View: Clone + Debug + Serialize + TS + Send;

    /// How many may play.
    fn places(&self) -> Places;

    /// The state before the first event. Asks no rule, draws nothing.
    fn blank(&self, setup: &Setup) -> Self::State;
    /// The first events.
    fn deal(&self, setup: &Setup, at: Moment, chance: &Chance) -> Vec<Self::Event>;

    /// Why may this seat not do this now? Asks the rules. Offers, forecasts and decisions all come from here, so they
    /// agree; strangers and anything after the end have been refused.
    fn objections(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Vec<Refusal>;
    /// Judges an input. Asks the rules; changes nothing. Called through [`judge`](crate::judge), which
    /// has refused strangers, anything after the end, what there are objections to, and a time-up that is early.
    fn decide(
        &self,
        state: &Self::State,
        input: &Input<Self::Action>,
        at: Moment,
        chance: &Chance,
    ) -> Result<Vec<Self::Event>, Vec<Refusal>>;
    /// Decides and folds in one go, for who keeps no copy of the state: a simulation. What happened comes after what
    /// `events` holds already. To be written where that is quicker, with [`Draft::on`](crate::Draft::on); a law holds it
    /// to the same events and the same state. Only for what `judge` would let through; where it gives refusals, the state
    /// is worth nothing any more.
    fn enact(
        &self,
        state: &mut Self::State,
        input: &Input<Self::Action>,
        at: Moment,
        chance: &Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Vec<Refusal>> {
        let decided = self.decide(state, input, at, chance)?;
        decided.iter().for_each(|event| self.evolve(state, event));
        events.extend(decided);
        Ok(())
    }
    /// Folds one event. Asks no rule; total for every event that `fits`.
    fn evolve(&self, state: &mut Self::State, event: &Self::Event);
    /// Can this event be folded? For logs from outside. Asks no rule.
    fn fits(&self, state: &Self::State, event: &Self::Event) -> Result<(), Misfit>;

    /// Who plays in this match, present or away. Public. The kernel refuses everyone else.
    fn seated(&self, state: &Self::State) -> SeatSet;
    /// Whose silence blocks the game. Public.
    fn awaited(&self, state: &Self::State) -> SeatSet;
    /// What a seat may do now.
    fn offers(&self, state: &Self::State, seat: Seat) -> Vec<Offer<Self::Action>>;
    /// The same, and nothing about it: what is on offer, in the same order, without clocks and advice. For who picks one
    /// of many, many times: a simulation. To be written where that is quicker; a law holds it to the offers.
    fn possible(&self, state: &Self::State, seat: Seat, each: impl FnMut(What<Self::Action>)) {
        self.offers(state, seat).into_iter().map(|offer| offer.what).for_each(each);
    }
    /// What the host may do now, beside playing.
    fn host_offers(&self, _state: &Self::State) -> Vec<Offer<Self::Action>> {
        Vec::new()
    }
    /// Legal? What would it score? No chance, no secrets.
    fn forecast(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Forecast {
        match self.outcome(state) {
            Some(_) => Forecast::of(crate::play::over()),
            None => Forecast::of(self.objections(state, seat, action)),
        }
    }
    /// The earliest of all deadlines. Public. When it comes: [`Input::TimeUp`].
    fn deadline(&self, state: &Self::State) -> Option<Moment>;
    /// How it ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// Whose time it is that runs out when the deadline comes. Public.
    fn late(&self, state: &Self::State) -> SeatSet {
        self.awaited(state)
    }
    /// How long others wait for somebody who is not there: see [`Registry::patient`](crate::Registry::patient).
    fn patience(&self) -> Patience {
        Patience::default()
    }
    /// Does its clock stand still while nobody is here? For games of an evening, with clocks of seconds; not for those
    /// whose turns may take days.
    fn stands_still(&self) -> bool {
        false
    }
    /// The score of each side so far, best to be shown sorted; nothing where there is no score. Public.
    fn scores(&self, _state: &Self::State) -> Vec<(Vec<Seat>, i64)> {
        Vec::new()
    }
    /// What this match used up, for the next ones of the series ([`Setup::used`]). Told to nobody.
    fn used(&self, _state: &Self::State) -> Vec<String> {
        Vec::new()
    }

    /// Is this that something was shuffled again: a pile that ran out, a hand that nobody wanted? Told of many matches, to
    /// who chooses rules.
    fn is_reshuffle(&self, _event: &Self::Event) -> bool {
        false
    }
    /// So many milliseconds a person takes for an action, as a rule of thumb, under the clocks that were chosen. Nothing: a
    /// clock says how long everything takes. For who asks how long a match will be; bots are quicker.
    fn pace(&self, _state: &Self::State) -> u64 {
        8_000
    }

    /// What `viewer` may see.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// What `viewer` is told of an event. Asks no rule and sees no state: telling more later is a new event.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::News>;
    /// The bulk that `view` leaves out, as the news a newcomer missed.
    fn backlog(&self, _state: &Self::State, _viewer: Viewer) -> Vec<Self::News> {
        Vec::new()
    }
    /// Who hears `from` in the chat.
    fn may_say(&self, _state: &Self::State, _from: Viewer) -> Hearers {
        Hearers::Everyone
    }
    /// Does something in it come in many small pieces, as a drawing does? Then views leave it out ([`Game::backlog`]), its news
    /// is told to all who look and not only to who asks, and its log is kept joined ([`Game::join`]).
    const BULK: bool = false;

    /// Takes an entry into the one before it, if one can say the same as the two: for what comes in many small pieces, such
    /// as a drawing. What comes of the one is what came of both, and its moment that of the second. A log is kept joined
    /// ([`Log::joined`](crate::Log::joined)).
    fn join(&self, _one: &mut EntryOf<Self>, _next: &EntryOf<Self>) -> bool {
        false
    }
}

/// What a catalogue says of a game.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema, TS)]
pub struct About {
    /// Its name in URLs, logs and on the command line.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// What it is, in a sentence.
    pub sentence: &'static str,
    /// `RULES.md`: the rules in words. No card carries it: a page asks for the book in its language.
    #[serde(skip)]
    #[ts(skip)]
    pub book: &'static str,
}

/// What a catalogue says of a bot.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema, TS)]
pub struct BotCard {
    /// Its name on the command line and in the lobby.
    pub id: &'static str,
    /// How it plays, in a sentence.
    pub sentence: &'static str,
}

/// The `random` bot that every game has: see [`RandomBot`](crate::RandomBot).
pub const RANDOM: BotCard = BotCard { id: "random", sentence: "Does anything that is allowed." };

/// A folder of a host's data directory: `lexicons`, `boards`, `packs`.
#[derive(Clone, Copy)]
pub struct Folder {
    /// Its name.
    pub name: &'static str,
    /// What lies in it: the id of a message.
    pub about: &'static str,
    /// Is a file with these bytes for this game? Several games may read one folder.
    pub claims: fn(&[u8]) -> bool,
    /// Reads one file into the content.
    pub read: ReadFile,
}

/// Reads one file (its name without the ending, its ending, its bytes) into the content. Gives what to say of it, or
/// everything that is wrong with it, in the words of the game.
pub type ReadFile = fn(&str, &str, &[u8], &mut Content) -> Result<Message, Vec<Message>>;

/// A game with its rules, and what it was made of.
pub struct Composition<G> {
    /// The game, ready to be dealt.
    pub game: G,
    /// The specs in full: defaults filled in, in canonical order.
    pub specs: Vec<RuleSpec>,
    /// The content that was used.
    pub content: Vec<ContentUse>,
}

/// What is known of a game before anything is chosen, and never changes. A catalogue makes it once.
#[derive(Clone)]
pub struct KindCard {
    /// Name, sentence, rules in words.
    pub about: About,
    /// The rules that may be chosen.
    pub rules: Vec<RuleCard>,
    /// Named choices of rules; the first one is the default.
    pub presets: Vec<Variant>,
    /// What it says, in all its languages: files of words, see [`word_files!`](crate::word_files). What its cards say in
    /// English need not stand there.
    pub words: Vec<Source>,
    /// The rules in words in other languages: each with its tag. English is [`About::book`].
    pub books: &'static [(&'static str, &'static str)],
    /// The folders of a host's data directory that this game reads.
    pub folders: Vec<Folder>,
    /// What the golden transcripts play; if there are none, each preset (see [`scripts_of`](crate::playthrough::scripts_of)).
    pub scripts: Vec<Script>,
    /// The bots that can play it, weakest first.
    pub bots: Vec<BotCard>,
    /// The notation of others that matches of this game can be written in.
    pub notation: Option<Notation>,
}

impl KindCard {
    /// A game with these rules and the bot that every game has; the rest is added.
    pub fn new(about: About, rules: &[RuleCard]) -> Self {
        KindCard {
            about,
            rules: rules.to_vec(),
            presets: Vec::new(),
            words: Vec::new(),
            books: &[],
            folders: Vec::new(),
            scripts: Vec::new(),
            bots: vec![RANDOM],
            notation: None,
        }
    }
}

/// A game before its rules are chosen: what the catalogue holds.
pub trait Kind: Send + Sync + 'static {
    /// What composing gives.
    type Game: Game + Words + Sample;

    /// What never changes.
    fn card(&self) -> KindCard;
    /// A host's variant file. A game may know names from elsewhere for its rules and parameters.
    fn variant(&self, text: &str) -> Result<Variant, VariantError> {
        Variant::amending(text, &self.card().presets)
    }
    /// The game with these rules, or everything that is wrong with them.
    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Self::Game>, Vec<SpecError>>;
    /// Adds the content that comes with the game.
    fn stock(&self, _content: &mut Content) {}
    /// What people see of a piece of content before they choose it. `None`: it is not of this game, or not there.
    fn preview(&self, _content: &Content, _kind: &str, _name: &str) -> Option<Preview> {
        None
    }
    /// A match as others wrote it down, played over and checked.
    fn read_record(&self, _bytes: &[u8]) -> Result<ReadRecord<Self::Game>, RecordFault> {
        Err(RecordFault { line: 1, why: Message::new("record-none") })
    }
    /// A match, written down for others.
    fn write_record(&self, _log: &Log<Self::Game>) -> Result<Written, Message> {
        Err(Message::new("record-none"))
    }
    /// The game with these rules as it is looked back at: with what it takes to say what moves cost, where that is more than
    /// it takes to play.
    fn looking_back(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Self::Game>, Vec<SpecError>> {
        self.compose(specs, content)
    }
    /// Why nothing can end a match under these rules. `None`: something can. Asked where rules are chosen; what was played
    /// once can be looked at all the same.
    fn no_end(&self, _game: &Self::Game) -> Option<Message> {
        None
    }
    /// What people should know before they play with these rules: that nothing scores, say. They may all the same.
    fn warnings(&self, _game: &Self::Game) -> Vec<Message> {
        Vec::new()
    }
    /// Why no bot can play with these rules. `None`: bots can.
    fn no_bots(&self, _game: &Self::Game) -> Option<Message> {
        None
    }
    /// A bot for a seat. `None`: there is no such bot, or it cannot play these rules.
    fn bot(&self, id: &str, game: &Arc<Self::Game>, _seat: Seat) -> Option<Box<dyn Bot<Self::Game>>> {
        (id == RANDOM.id).then(|| Box::new(crate::RandomBot::new(game.clone())) as Box<dyn Bot<Self::Game>>)
    }
}
