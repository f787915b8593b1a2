//! Content from outside: a list of words, named by a rule.
//!
//! A word of the list is drawn and its length told; in turn, seats say words of the list until one of them
//! is it. Judging asks the list (as a crossword asks its lexicon), so whoever composes must have it. Folding
//! does not: every event holds what the views need, so a log is replayed by a house that never had the list.

use kernel::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;
use ts_rs::TS;

const TURN_MILLIS: u64 = 15_000;
const ROUNDS: u32 = 2;

/// The kind of content that the rule `words` names.
pub const LIST: &str = "list";

/// Words, all in lower case.
#[derive(Clone, PartialEq, Debug)]
pub struct WordList {
    /// In the order of the alphabet.
    pub words: Vec<String>,
}

impl WordList {
    /// From a text with a word on each line.
    pub fn read(text: &str) -> Self {
        let mut words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        words.sort();
        words.dedup();
        WordList { words }
    }
}

/// Puts a list among the content of the house, under its name and with its checksum.
#[must_use]
pub fn shelve(content: Content, name: &str, text: &str) -> Content {
    content.with(LIST, name, checksum(text.as_bytes()), Arc::new(WordList::read(text)))
}

kernel::questions! {
    /// What a rule of this game may answer.
    pub trait Rule, Base, Questions over state: State;

    /// Which words are there? None only where a log is looked at without them.
    always fn words() -> Option<Arc<WordList>>;
}

struct NoWords;

impl Base for NoWords {
    fn words(&self, _: &State, _: Ask<'_>) -> Option<Arc<WordList>> {
        None
    }
}

/// The parameters of the rule `words`.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct WordsParams {
    /// Which list.
    pub list: String,
}

impl Default for WordsParams {
    fn default() -> Self {
        WordsParams { list: "animals".into() }
    }
}

/// The rule: the list itself.
struct Words(Option<Arc<WordList>>);

impl Rule for Words {
    fn words(&self, _: &State, _: Ask<'_>) -> Option<Arc<WordList>> {
        self.0.clone()
    }
}

/// All rules of this game.
pub const RULES: &[RuleEntry<dyn Rule>] = &[RuleEntry::house(
    "words",
    "Words",
    "The words are those of the list {list}.",
    make_with!(WordsParams => dyn Rule, |params, shelf| Ok(Arc::new(Words(shelf.take(LIST, &params.list)?)))),
)
.category("set-up")
.layer(layer::SETUP)
.core()];

/// The game with its rules.
#[derive(Clone)]
pub struct Pack {
    /// What the mechanics ask.
    pub rules: Arc<Rules>,
    /// Broken on purpose?
    pub fault: Option<Fault>,
}

/// Ways to break it on purpose.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fault {
    /// The view asks the list instead of the state: without the list, a replay shows something else.
    ViewAsksTheList,
    /// Refusals tell how near a word is to the one in question.
    RefusalTells,
}

/// All there is to know.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct State {
    /// From 0.
    pub round: u32,
    /// What is to be found.
    pub word: String,
    /// What was said in vain.
    pub said: Vec<String>,
    /// The words of earlier rounds and matches: they do not come again.
    pub past: Vec<String>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// When it ends.
    pub until: Moment,
    /// How many turns passed in silence, one after the other.
    pub silent: u32,
    /// Points.
    pub scores: BySeat<i64>,
    /// Why it is over, once it is.
    pub ended: Option<String>,
}

/// What a seat may send.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Say a word.
    Say(String),
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what the variants' lines say")]
pub enum Event {
    /// A round begins with this word.
    Asked { round: u32, word: String, turn: Seat, until: Moment },
    /// A word is said in vain; the next one's turn.
    Said { seat: Seat, word: String, turn: Seat, until: Moment },
    /// Nothing is said; the next one's turn.
    Passed { turn: Seat, until: Moment },
    /// The word is told: found, or given up.
    Told { word: String, by: Option<Seat> },
    /// It is over.
    Ended { reason: String },
}

/// What one viewer is told.
#[derive(Clone, Serialize, Debug, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the events")]
pub enum News {
    /// A round begins; of the word only its length.
    Asked { round: u32, letters: usize, turn: Seat, until: Moment },
    /// What all may know.
    Open(Event),
}

/// What one viewer may see: the same for all.
#[derive(Clone, Serialize, Debug, TS)]
pub struct View {
    /// From 0.
    pub round: u32,
    /// How long the word is.
    pub letters: usize,
    /// What was said in vain.
    pub said: Vec<String>,
    /// The words of earlier rounds and matches.
    pub past: Vec<String>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// When it ends.
    pub until: Moment,
    /// How many turns passed in silence.
    pub silent: u32,
    /// Points.
    pub scores: BySeat<i64>,
    /// Why it is over.
    pub ended: Option<String>,
}

impl Pack {
    fn words(&self, s: &State) -> Option<Arc<WordList>> {
        self.rules.top().words(s)
    }

    /// The next round's word, if the list has one left.
    fn ask(&self, s: &State, round: u32, turn: Seat, at: Moment, chance: &Chance) -> Option<Event> {
        let list = self.words(s)?;
        let fresh: Vec<&String> = list.words.iter().filter(|word| !s.past.contains(word)).collect();
        let word = (*chance.draws("word", u64::from(round)).pick(&fresh)?).clone();
        Some(Event::Asked { round, word, turn, until: at.after(TURN_MILLIS) })
    }

    /// Tells the word, and goes on to the next round or to the end.
    fn tell(&self, draft: &mut Draft<'_, Self>, by: Option<Seat>, at: Moment, chance: &Chance) {
        let s = draft.now();
        let (word, round, turn) = (s.word.clone(), s.round + 1, next_turn(s));
        draft.push(Event::Told { word, by });
        let next = self.ask(draft.now(), round, turn, at, chance).filter(|_| round < ROUNDS);
        draft.push(next.unwrap_or(Event::Ended { reason: "rounds".into() }));
    }

    /// Two silent turns each, and the word is given up.
    fn pass(&self, draft: &mut Draft<'_, Self>, at: Moment, chance: &Chance) {
        let s = draft.now();
        if s.silent + 1 >= 2 * u32::from(s.scores.seats()) {
            return self.tell(draft, None, at, chance);
        }
        let turn = next_turn(s);
        draft.push(Event::Passed { turn, until: at.after(TURN_MILLIS) });
    }
}

fn letters(word: &str) -> usize {
    word.chars().count()
}

fn next_turn(s: &State) -> Seat {
    s.turn.map_or(Seat(0), |turn| turn.next(s.scores.seats()))
}

impl Game for Pack {
    type State = State;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;

    fn places(&self) -> Places {
        Places::each(1, 6)
    }

    fn blank(&self, setup: &Setup) -> State {
        State { scores: BySeat::of(setup.seats, 0), past: setup.used.clone(), ..State::default() }
    }

    /// Without a word there is nothing to play: it is over at once.
    fn deal(&self, setup: &Setup, at: Moment, chance: &Chance) -> Vec<Event> {
        let first = self.ask(&self.blank(setup), 0, Seat(0), at, chance);
        vec![first.unwrap_or(Event::Ended { reason: "words".into() })]
    }

    fn objections(&self, s: &State, seat: Seat, Action::Say(word): &Action) -> Vec<Refusal> {
        if s.turn != Some(seat) {
            return Refusal::alone("turn", Message::new("turn"));
        }
        let Some(list) = self.words(s) else {
            return Refusal::alone("words", Message::new("words"));
        };
        let mut all = Vec::new();
        if !list.words.contains(word) {
            all.push(Refusal::new("words", Message::new("words").with("word", word)));
        }
        if letters(word) != letters(&s.word) {
            all.push(Refusal::new("letters", Message::new("letters").with("letters", letters(&s.word))));
        }
        if s.said.contains(word) {
            all.push(Refusal::new("said", Message::new("said")));
        }
        if self.fault == Some(Fault::RefusalTells) && !all.is_empty() {
            let same = word.chars().zip(s.word.chars()).filter(|(one, other)| one == other).count();
            all.push(Refusal::new("near", Message::new("near").with("letters", same)));
        }
        all
    }

    fn decide(
        &self,
        s: &State,
        input: &Input<Action>,
        at: Moment,
        chance: &Chance,
    ) -> Result<Vec<Event>, Vec<Refusal>> {
        let mut draft = Draft::new(self, s);
        match input {
            Input::Act(seat, action) => {
                let Action::Say(word) = action;
                if *word == s.word {
                    self.tell(&mut draft, Some(*seat), at, chance);
                } else {
                    let (word, turn, until) = (word.clone(), next_turn(s), at.after(TURN_MILLIS));
                    draft.push(Event::Said { seat: *seat, word, turn, until });
                }
            }
            Input::TimeUp | Input::Lapsed(_) => self.pass(&mut draft, at, chance),
            Input::Away(_) | Input::Back(_) | Input::Bot(_) | Input::Left(_) => {}
            Input::Stop => draft.push(Event::Ended { reason: "stopped".into() }),
            Input::Host(_) | Input::Joined(_) => return Err(Refusal::alone("no", Message::new("no"))),
        }
        Ok(draft.events())
    }

    fn evolve(&self, s: &mut State, event: &Event) {
        match event {
            Event::Asked { round, word, turn, until } => {
                (s.round, s.word, s.turn, s.until) = (*round, word.clone(), Some(*turn), *until);
                s.said.clear();
                s.silent = 0;
            }
            Event::Said { word, turn, until, .. } => {
                s.said.push(word.clone());
                (s.turn, s.until, s.silent) = (Some(*turn), *until, 0);
            }
            Event::Passed { turn, until } => {
                (s.turn, s.until) = (Some(*turn), *until);
                s.silent = s.silent.saturating_add(1);
            }
            Event::Told { word, by } => {
                s.past.push(word.clone());
                by.iter().for_each(|seat| s.scores[*seat] += 1);
            }
            Event::Ended { reason } => (s.turn, s.ended) = (None, Some(reason.clone())),
        }
    }

    fn fits(&self, s: &State, event: &Event) -> Result<(), Misfit> {
        let seat_exists = |seat: &Seat| Misfit::unless(seat.0 < s.scores.seats(), "there is no such seat");
        Misfit::unless(s.ended.is_none(), "it is over")?;
        match event {
            Event::Asked { round, turn, .. } => {
                seat_exists(turn)?;
                Misfit::unless(*round <= s.round + 1, "another round comes next")
            }
            Event::Passed { turn, .. } => seat_exists(turn),
            Event::Said { seat, turn, .. } => seat_exists(seat).and_then(|()| seat_exists(turn)),
            Event::Told { by, .. } => by.iter().try_for_each(seat_exists),
            Event::Ended { .. } => Ok(()),
        }
    }

    fn seated(&self, s: &State) -> SeatSet {
        SeatSet::first(s.scores.seats())
    }

    fn awaited(&self, s: &State) -> SeatSet {
        s.turn.map(SeatSet::only).unwrap_or_default()
    }

    fn offers(&self, s: &State, seat: Seat) -> Vec<Offer<Action>> {
        if s.turn == Some(seat) { vec![Offer::form("word", json!({"letters": letters(&s.word)}))] } else { Vec::new() }
    }

    fn deadline(&self, s: &State) -> Option<Moment> {
        s.turn.map(|_| s.until)
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        s.ended.as_ref().map(|reason| Outcome::by_score(&s.scores.0, reason))
    }

    fn used(&self, s: &State) -> Vec<String> {
        s.past.clone()
    }

    fn view(&self, s: &State, _: Viewer) -> View {
        let asks = self.fault == Some(Fault::ViewAsksTheList);
        let listed = || self.words(s).map_or(0, |list| list.words.iter().filter(|word| **word == s.word).count());
        View {
            round: s.round,
            letters: if asks { letters(&s.word) * listed() } else { letters(&s.word) },
            said: s.said.clone(),
            past: s.past.clone(),
            turn: s.turn,
            until: s.until,
            silent: s.silent,
            scores: s.scores.clone(),
            ended: s.ended.clone(),
        }
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<News> {
        Some(match event {
            Event::Asked { round, word, turn, until } => {
                News::Asked { round: *round, letters: letters(word), turn: *turn, until: *until }
            }
            open => News::Open(open.clone()),
        })
    }
}

impl Sample for Pack {
    /// Any word of that length that was not said; without the list, one that nobody ever said.
    fn imagine(&self, seen: &Seen<'_, Self>, draws: &mut Draws) -> State {
        let View { round, letters: length, said, past, turn, until, silent, scores, ended } = seen.view.clone();
        let mut s = State { round, said, past, turn, until, silent, scores, ended, word: String::new() };
        let open = self.possible(&s, length);
        s.word = draws.pick(&open).cloned().unwrap_or_else(|| "?".repeat(length));
        s
    }

    /// Another word of that length that was not said.
    fn otherwise(&self, s: &State, _: Viewer, draws: &mut Draws) -> State {
        let open = self.possible(s, letters(&s.word));
        State { word: draws.pick(&open).unwrap_or(&s.word).clone(), ..s.clone() }
    }

    fn fill(&self, view: &View, _: Seat, form: &Form, draws: &mut Draws) -> Option<Action> {
        let s = State { said: view.said.clone(), past: view.past.clone(), ..State::default() };
        let open = if form.kind == "word" { self.possible(&s, view.letters) } else { Vec::new() };
        draws.pick(&open).cloned().map(Action::Say)
    }
}

impl kernel::Words for Pack {}

impl Pack {
    /// The words it could be, as far as anybody can know.
    fn possible(&self, s: &State, length: usize) -> Vec<String> {
        let Some(list) = self.words(s) else { return Vec::new() };
        let open = |word: &&String| letters(word) == length && !s.said.contains(word) && !s.past.contains(word);
        list.words.iter().filter(open).cloned().collect()
    }
}

/// The game before its rules are chosen.
pub struct PackKind {
    registry: Registry<dyn Rule>,
}

impl Default for PackKind {
    fn default() -> Self {
        PackKind { registry: Registry::of(RULES) }
    }
}

impl Kind for PackKind {
    type Game = Pack;

    fn card(&self) -> KindCard {
        let about = About { id: "pack", name: "Pack", sentence: "Find the word of the list.", book: "" };
        KindCard {
            presets: Variant::presets(&["id = 'animals'\n[rules]\nwords = { list = 'animals' }"]),
            ..KindCard::new(about, self.registry.cards())
        }
    }

    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Pack>, Vec<SpecError>> {
        let made = self.registry.compose(specs, content)?;
        let rules = Arc::new(Rules::new(Arc::new(NoWords), made.rules));
        Ok(Composition { game: Pack { rules, fault: None }, specs: made.specs, content: made.content })
    }
}
