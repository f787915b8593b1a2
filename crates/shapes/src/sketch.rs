//! A stream of bulk: one draws, the others guess. A stroke costs the same, be it the first or the
//! ten-thousandth.
//!
//! Three things make it so. The canvas lies behind an [`Arc`], so that copying the state does not copy it;
//! deciding a stroke gives one event and reads nothing after it; and the view leaves the canvas out: strokes
//! come as news, and to newcomers as the backlog.

use kernel::*;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::cell::Cell;
use std::sync::Arc;
use ts_rs::TS;

const WORDS: [&str; 6] = ["cat", "house", "tree", "boat", "moon", "kettle"];
const DRAW_MILLIS: u64 = 60_000;
const DRAWER: Seat = Seat(0);
const LONGEST_GUESS: usize = 20;

/// One draws, the others guess.
#[derive(Clone, Default, Debug)]
pub struct Sketch {
    /// Broken on purpose?
    pub fault: Option<Fault>,
}

/// Ways to break it on purpose.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fault {
    /// Reads the state after each stroke, so that the canvas is copied. Right, but slow.
    ReadsAfterStroke,
    /// The form for guessing has as many boxes as the word has letters, though that is hidden.
    FormTells,
    /// What a newcomer gets has the word in it.
    BacklogTells,
    /// After the first guess nothing can be done and nothing is due.
    Freezes,
    /// An event knows something that is not written down.
    ForgetsInTheLog,
}

/// A line through these points.
pub type Stroke = Vec<(u16, u16)>;

thread_local! {
    static COPIES: Cell<u64> = const { Cell::new(0) };
}

/// All strokes so far. Copying it is what must not happen with every stroke, so it is counted.
#[derive(PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Canvas(pub Vec<Stroke>);

impl Canvas {
    /// How often a canvas has been copied on this thread.
    pub fn copies() -> u64 {
        COPIES.get()
    }
}

impl Clone for Canvas {
    fn clone(&self) -> Self {
        COPIES.set(COPIES.get() + 1);
        Canvas(self.0.clone())
    }
}

/// All there is to know.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct State {
    /// What is drawn.
    pub word: String,
    /// When time is up.
    pub until: Moment,
    /// Who plays.
    pub players: SeatSet,
    /// Points.
    pub scores: BySeat<i64>,
    /// What was guessed in vain.
    pub guesses: Vec<(Seat, String)>,
    /// Bulk: shared, so that a copy of the state costs nothing. Only `evolve` appends, and while nobody
    /// else holds the canvas that is a plain push.
    pub canvas: Arc<Canvas>,
    /// Why it is over, once it is.
    pub ended: Option<String>,
}

/// What a seat may send.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Draw.
    Stroke(Stroke),
    /// Guess.
    Guess(String),
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what the variants' lines say")]
pub enum Event {
    /// It begins.
    Began { word: String, until: Moment },
    /// A stroke is drawn.
    Drawn { stroke: Stroke },
    /// Someone guesses in vain. (The last field is the broken variant's.)
    Guessed {
        seat: Seat,
        text: String,
        #[serde(skip)]
        forgotten: bool,
    },
    /// Someone leaves for good.
    Left { seat: Seat },
    /// It is over; the word is told.
    Ended { word: String, by: Option<Seat>, reason: String },
}

/// What one viewer is told.
#[derive(Clone, Serialize, Debug, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the events")]
pub enum News {
    /// It begins; the word is for whoever draws.
    Began { word: Option<String>, until: Moment },
    /// A stroke is drawn.
    Drawn { stroke: Stroke },
    /// What all may know.
    Open(Event),
}

/// What one viewer may see. Without bulk.
#[derive(Clone, Serialize, Debug, TS)]
pub struct View {
    /// The word, for whoever draws, and at the end for all.
    pub word: Option<String>,
    /// When time is up.
    pub until: Moment,
    /// How many strokes there are; they come as news.
    pub strokes: usize,
    /// Who plays.
    pub players: SeatSet,
    /// What was guessed in vain.
    pub guesses: Vec<(Seat, String)>,
    /// Points.
    pub scores: BySeat<i64>,
    /// Why it is over.
    pub ended: Option<String>,
}

impl Sketch {
    fn frozen(&self, s: &State) -> bool {
        self.fault == Some(Fault::Freezes) && !s.guesses.is_empty()
    }

    fn act(&self, draft: &mut Draft<'_, Self>, s: &State, seat: Seat, action: &Action) {
        match action {
            Action::Stroke(stroke) => {
                draft.push(Event::Drawn { stroke: stroke.clone() });
                if self.fault == Some(Fault::ReadsAfterStroke) {
                    draft.now();
                }
            }
            Action::Guess(text) if *text == s.word => draft.push(end(s, Some(seat), "guessed")),
            Action::Guess(text) => {
                let forgotten = self.fault == Some(Fault::ForgetsInTheLog);
                draft.push(Event::Guessed { seat, text: text.clone(), forgotten });
            }
        }
    }
}

fn end(s: &State, by: Option<Seat>, reason: &str) -> Event {
    Event::Ended { word: s.word.clone(), by, reason: reason.into() }
}

impl Game for Sketch {
    type State = State;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;

    fn places(&self) -> Places {
        Places::each(2, 8)
    }

    fn blank(&self, setup: &Setup) -> State {
        let players = SeatSet::first(setup.seats);
        State { players, scores: BySeat::of(setup.seats, 0), ..State::default() }
    }

    fn deal(&self, setup: &Setup, at: Moment, chance: &Chance) -> Vec<Event> {
        let fresh: Vec<&str> = WORDS.into_iter().filter(|word| !setup.used.iter().any(|used| used == word)).collect();
        let word = chance.draws("word", 0).pick(&fresh).copied().unwrap_or(WORDS[0]);
        vec![Event::Began { word: word.into(), until: at.after(DRAW_MILLIS) }]
    }

    fn objections(&self, s: &State, seat: Seat, action: &Action) -> Vec<Refusal> {
        match action {
            _ if s.ended.is_some() || !s.players.contains(seat) || self.frozen(s) => {
                Refusal::alone("play", Message::new("play"))
            }
            Action::Stroke(_) if seat != DRAWER => Refusal::alone("drawer", Message::new("drawer")),
            Action::Stroke(points) if points.is_empty() => Refusal::alone("stroke", Message::new("stroke")),
            Action::Guess(_) if seat == DRAWER => Refusal::alone("drawer", Message::new("drawer")),
            Action::Guess(text) if text.chars().count() > LONGEST_GUESS => {
                vec![Refusal::new("guess", Message::new("guess").with("most", LONGEST_GUESS))]
            }
            _ => Vec::new(),
        }
    }

    fn decide(&self, s: &State, input: &Input<Action>, _: Moment, _: &Chance) -> Result<Vec<Event>, Vec<Refusal>> {
        let mut draft = Draft::new(self, s);
        match input {
            Input::Act(seat, action) => {
                self.act(&mut draft, s, *seat, action);
            }
            Input::TimeUp => draft.push(end(s, None, "time")),
            Input::Stop => draft.push(end(s, None, "stopped")),
            Input::Lapsed(_) | Input::Away(_) | Input::Back(_) | Input::Bot(_) => {}
            Input::Left(seat) => {
                draft.push(Event::Left { seat: *seat });
                if *seat == DRAWER || s.players.len() <= 2 {
                    draft.push(end(s, None, "left"));
                }
            }
            Input::Host(_) | Input::Joined(_) => return Err(Refusal::alone("no", Message::new("no"))),
        }
        Ok(draft.events())
    }

    fn evolve(&self, s: &mut State, event: &Event) {
        match event {
            Event::Began { word, until } => (s.word, s.until) = (word.clone(), *until),
            Event::Drawn { stroke } => Arc::make_mut(&mut s.canvas).0.push(stroke.clone()),
            Event::Guessed { seat, text, .. } => s.guesses.push((*seat, text.clone())),
            Event::Left { seat } => s.players.remove(*seat),
            Event::Ended { by, reason, .. } => {
                s.ended = Some(reason.clone());
                by.iter().for_each(|seat| s.scores[*seat] += 1);
            }
        }
    }

    fn fits(&self, s: &State, event: &Event) -> Result<(), Misfit> {
        Misfit::unless(s.ended.is_none(), "it is over")?;
        match event {
            Event::Guessed { seat, .. } | Event::Left { seat } | Event::Ended { by: Some(seat), .. } => {
                Misfit::unless(s.players.contains(*seat), "that seat does not play")
            }
            Event::Began { .. } | Event::Drawn { .. } | Event::Ended { by: None, .. } => Ok(()),
        }
    }

    fn seated(&self, s: &State) -> SeatSet {
        s.players
    }

    /// Nobody's silence blocks it: time runs.
    fn awaited(&self, _: &State) -> SeatSet {
        SeatSet::EMPTY
    }

    fn offers(&self, s: &State, seat: Seat) -> Vec<Offer<Action>> {
        if s.ended.is_some() || !s.players.contains(seat) || self.frozen(s) {
            return Vec::new();
        }
        if seat == DRAWER {
            return vec![Offer::form("stroke", json!({"points": "list"}))];
        }
        let boxes = if self.fault == Some(Fault::FormTells) { s.word.len() } else { LONGEST_GUESS };
        vec![Offer::form("guess", json!({"max_length": boxes}))]
    }

    fn deadline(&self, s: &State) -> Option<Moment> {
        (s.ended.is_none() && !self.frozen(s)).then_some(s.until)
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        s.ended.as_ref().map(|reason| Outcome::by_score(&s.scores.0, reason))
    }

    fn used(&self, s: &State) -> Vec<String> {
        vec![s.word.clone()]
    }

    fn view(&self, s: &State, viewer: Viewer) -> View {
        View {
            word: (viewer.is(DRAWER) || s.ended.is_some()).then(|| s.word.clone()),
            until: s.until,
            strokes: s.canvas.0.len(),
            players: s.players,
            guesses: s.guesses.clone(),
            scores: s.scores.clone(),
            ended: s.ended.clone(),
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<News> {
        Some(match event {
            Event::Began { word, until } => {
                News::Began { word: viewer.is(DRAWER).then(|| word.clone()), until: *until }
            }
            Event::Drawn { stroke } => News::Drawn { stroke: stroke.clone() },
            open => News::Open(open.clone()),
        })
    }

    fn backlog(&self, s: &State, _: Viewer) -> Vec<News> {
        let mut news: Vec<News> = s.canvas.0.iter().map(|stroke| News::Drawn { stroke: stroke.clone() }).collect();
        if self.fault == Some(Fault::BacklogTells) {
            news.push(News::Began { word: Some(s.word.clone()), until: s.until });
        }
        news
    }

    /// Whoever draws must not tell.
    fn may_say(&self, s: &State, from: Viewer) -> Hearers {
        if from.is(DRAWER) && s.ended.is_none() { Hearers::Nobody } else { Hearers::Everyone }
    }
}

impl Sample for Sketch {
    /// The word could be any that was not guessed in vain; the canvas is what came as news.
    fn imagine(&self, seen: &Seen<'_, Self>, draws: &mut Draws) -> State {
        let View { word, until, players, guesses, scores, ended, .. } = seen.view.clone();
        let in_vain = |word: &&str| guesses.iter().any(|(_, guess)| guess == word);
        let open: Vec<&str> = WORDS.into_iter().filter(|word| !in_vain(word)).collect();
        let word = word.unwrap_or_else(|| draws.pick(&open).copied().unwrap_or("something else").into());
        let stroke = |news: &News| match news {
            News::Drawn { stroke } => Some(stroke.clone()),
            _ => None,
        };
        let canvas = Arc::new(Canvas(seen.backlog.iter().filter_map(stroke).collect()));
        State { word, until, players, scores, guesses, canvas, ended }
    }

    /// Another word that was not guessed in vain, for all but the one who draws it.
    fn otherwise(&self, s: &State, viewer: Viewer, draws: &mut Draws) -> State {
        let in_vain = |word: &&str| s.guesses.iter().any(|(_, guess)| guess == word);
        let open: Vec<&str> = WORDS.into_iter().filter(|word| !in_vain(word)).collect();
        let known = viewer.is(DRAWER) || s.ended.is_some();
        let word = if known { s.word.as_str() } else { draws.pick(&open).copied().unwrap_or("something else") };
        State { word: word.into(), ..s.clone() }
    }

    fn fill(&self, _: &View, _: Seat, form: &Form, draws: &mut Draws) -> Option<Action> {
        match &*form.kind {
            "stroke" => Some(Action::Stroke(vec![(draws.below(800) as u16, draws.below(600) as u16)])),
            "guess" if draws.chance(1, 10) => draws.pick(&WORDS).map(|word| Action::Guess((*word).into())),
            _ => None,
        }
    }
}

impl Words for Sketch {}
