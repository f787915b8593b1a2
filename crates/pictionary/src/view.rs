//! Who may know what, and how it reads.

use crate::guess::LONGEST;
use crate::ink::{COLOURS, HEIGHT, WIDTH, WIDTHS};
use crate::reveal::Details;
use crate::rules::Sight;
use crate::rules::mode::Mode;
use crate::sheet::{MOST_BATCHES, MOST_BYTES, MOST_POINTS};
use crate::state::{Action, EndedBy, Event, Guess, Round, Solved};
use crate::{Pictionary, Table};
use kernel::{Moment, Names, Offer, Seat, SeatSet, Viewer};
use rounds::StateOf;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;
use ts_rs::TS;

/// What one viewer may see of a round. Not what is drawn: that is bulk, and comes as news.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct View {
    /// Which drawing of the match it is, from 1.
    pub number: u32,
    /// Which lap it is, from 1, and how many there are; nothing: laps do not end the match.
    pub lap: Option<(u32, u32)>,
    /// Who guesses, and what it earns.
    pub mode: Mode,
    /// Who draws.
    pub drawer: Option<Seat>,
    /// Is a word being picked?
    pub picking: bool,
    /// The words to pick from: for whoever draws.
    pub choices: Vec<Pick>,
    /// The word: for whoever draws, and for those who found it.
    pub word: Option<String>,
    /// How it looks from outside: `_` for a letter that is hidden. Empty where its length is hidden.
    pub pattern: String,
    /// The language of its pack.
    pub language: String,
    /// Since when it is drawn.
    pub began: Moment,
    /// Until when there is time.
    pub until: Moment,
    /// When the next letter appears.
    pub next_letter: Option<Moment>,
    /// Who guesses in this round.
    pub guessers: SeatSet,
    /// The last guesses in vain.
    pub guesses: Vec<Guessed>,
    /// Who found the word.
    pub solved: Vec<Solved>,
    /// Who says that this is writing; nothing: that does not matter here.
    pub objectors: Option<SeatSet>,
    /// How whoever draws sees the sheet.
    pub sight: Sight,
    /// The whole drawing is one line.
    pub one_stroke: bool,
    /// The whole drawing is of one colour.
    pub one_colour: bool,
}

/// A word to pick.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Pick {
    /// What.
    pub word: String,
    /// How hard it is to draw, from 1 to 3.
    pub difficulty: u8,
}

/// A guess in vain.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Guessed {
    /// Who.
    pub seat: Seat,
    /// What.
    pub text: String,
    /// It is nearly right: told to that seat alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub close: bool,
}

/// What one viewer is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// Somebody is to draw.
    Offered {
        /// Who.
        drawer: Seat,
        /// The words to pick from: told to that seat alone.
        choices: Option<Vec<Pick>>,
        /// Until when.
        until: Moment,
    },
    /// A word is picked, and being drawn.
    Picked {
        /// By whom.
        drawer: Seat,
        /// Which: told to that seat alone.
        word: Option<String>,
        /// Until when it can be guessed.
        until: Moment,
    },
    /// Something is drawn: ink, see `ink.rs`.
    Ink(#[ts(type = "string")] Arc<str>),
    /// A guess in vain.
    Guessed(Guessed),
    /// Somebody found the word.
    Solved(Solved),
    /// A letter appears.
    Letter {
        /// Where.
        place: u8,
        /// Which.
        letter: char,
    },
    /// Somebody says that this is writing.
    Objected {
        /// Who.
        seat: Seat,
    },
    /// The round ends.
    Ended {
        /// By what.
        #[ts(type = "'time_up' | 'gave_up' | 'drawer_gone'")]
        by: EndedBy,
    },
    /// To who comes late: a drawing of an earlier round.
    Drawing {
        /// Which of the match, from 1.
        number: u32,
        /// Who drew it.
        drawer: Seat,
        /// What it is.
        word: Option<String>,
        /// All its ink.
        #[ts(type = "string")]
        ink: Arc<str>,
    },
}

/// How a word looks from outside.
pub(crate) fn pattern(word: &str, letters: &[u8]) -> String {
    let hide = |(place, c): (usize, char)| {
        if c.is_alphanumeric() && !letters.contains(&(place as u8)) { '_' } else { c }
    };
    word.chars().enumerate().map(hide).collect()
}

fn pick(word: &crate::content::Word) -> Pick {
    Pick { word: word.word.clone(), difficulty: word.difficulty }
}

fn guessed(guess: &Guess, viewer: Viewer) -> Guessed {
    Guessed { seat: guess.seat, text: guess.text.clone(), close: guess.close && viewer.is(guess.seat) }
}

/// What `viewer` may see.
pub(crate) fn view(game: &Pictionary, state: &StateOf<Pictionary>, viewer: Viewer) -> View {
    let (round, table) = (&state.game, &state.table);
    // Whoever takes the seat of someone who left is not shown what that one knew.
    let seat = viewer.seat().filter(|seat| table.players.contains(*seat));
    let draws = seat.is_some() && round.drawer == seat;
    let knows = draws || seat.is_some_and(|seat| round.solvers().contains(seat));
    let eyes = seat.map_or(Viewer::Public, Viewer::Seat);
    let word = round.word.as_ref().map(|word| word.word.as_str());
    View {
        number: round.number,
        lap: game.laps.map(|laps| ((table.completed / game.lap_length(table) + 1).min(laps), laps)),
        mode: game.mode,
        drawer: round.drawer,
        picking: round.is_picking(),
        choices: if draws { round.choices.iter().map(pick).collect() } else { Vec::new() },
        word: word.filter(|_| knows).map(str::to_string),
        pattern: word.filter(|_| game.shows_length).map(|word| pattern(word, &round.letters)).unwrap_or_default(),
        language: round.language.clone(),
        began: round.began,
        until: round.until,
        next_letter: round.next_letter,
        guessers: game.guessers(state),
        guesses: round.guesses.iter().map(|guess| guessed(guess, eyes)).collect(),
        solved: round.solved.clone(),
        objectors: game.may_object.then_some(round.objectors),
        sight: game.sight,
        one_stroke: game.one_stroke,
        one_colour: game.one_colour,
    }
}

/// What `viewer` is told.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> News {
    match event {
        Event::Offered { drawer, choices, until, .. } => {
            let own = viewer.is(*drawer).then(|| choices.iter().map(pick).collect());
            News::Offered { drawer: *drawer, choices: own, until: *until }
        }
        Event::Picked { drawer, word, until, .. } => {
            News::Picked { drawer: *drawer, word: viewer.is(*drawer).then(|| word.word.clone()), until: *until }
        }
        Event::Ink(ink) => News::Ink(ink.as_str().into()),
        Event::Guessed(guess) => News::Guessed(guessed(guess, viewer)),
        Event::Solved(solved) => News::Solved(*solved),
        Event::Letter { place, letter, .. } => News::Letter { place: *place, letter: *letter },
        Event::Objected { seat } => News::Objected { seat: *seat },
        Event::Ended(by) => News::Ended { by: *by },
    }
}

/// All drawings so far, for who comes late.
pub(crate) fn backlog(round: &Round) -> Vec<News> {
    let done = round.gallery.iter().map(|drawing| News::Drawing {
        number: drawing.number,
        drawer: drawing.drawer,
        word: drawing.word.clone(),
        ink: drawing.sheet.ink().into(),
    });
    let now = Some(round.sheet.ink()).filter(|ink| !ink.is_empty()).map(|ink| News::Ink(ink.into()));
    done.chain(now).collect()
}

/// The words to pick from.
pub(crate) fn picks(round: &Round) -> Vec<Offer<Action>> {
    let offer = |(place, word): (u8, &crate::content::Word)| Offer::exact(Action::Pick(place), word.word.clone());
    (0u8..).zip(&round.choices).map(offer).collect()
}

/// What else may be done by a word.
pub(crate) fn buttons() -> [Offer<Action>; 2] {
    [Offer::exact(Action::NoLetters, "That is writing!"), Offer::exact(Action::GiveUp, "Give up")]
}

/// To draw. The same for every sheet, so that it need not be sent again.
pub(crate) fn ink_form() -> Offer<Action> {
    let fields = json!({
        "width": WIDTH, "height": HEIGHT, "colours": COLOURS, "widths": WIDTHS,
        "most_points": MOST_POINTS, "most_batches": MOST_BATCHES, "most_bytes": MOST_BYTES,
    });
    Offer::form("ink", fields, "Draw")
}

/// To guess.
pub(crate) fn guess_form() -> Offer<Action> {
    Offer::form("guess", json!({ "longest": LONGEST }), "Guess")
}

/// An action as it is typed: `1` or the word picks, `give up`, `letters`, and anything else is a guess.
pub(crate) fn read(view: &View, seat: Seat, text: &str) -> Result<Action, String> {
    let text = text.trim();
    let small = text.to_lowercase();
    if view.drawer != Some(seat) {
        return Ok(if small == "letters" { Action::NoLetters } else { Action::Guess(text.into()) });
    }
    if small == "give up" {
        return Ok(Action::GiveUp);
    }
    let place = view.choices.iter().zip(1u8..).find(|(pick, number)| {
        text == number.to_string() || pick.word.to_lowercase() == small
    });
    match place {
        Some((_, number)) => Ok(Action::Pick(number - 1)),
        None if view.picking => Err("Type 1, 2 or 3 to pick a word.".into()),
        None => Err("Drawing needs a pointer; `give up` gives up.".into()),
    }
}

fn list(seats: impl Iterator<Item = Seat>, names: &Names) -> String {
    seats.map(|seat| names.of(seat)).collect::<Vec<_>>().join(", ")
}

/// A view as text.
pub(crate) fn show(view: &View, table: &Table, names: &Names) -> String {
    let Some(drawer) = view.drawer else { return String::new() };
    let lap = view.lap.map(|(lap, laps)| format!(", lap {lap} of {laps}")).unwrap_or_default();
    let mut lines = vec![format!("drawing {}{lap}: {} draws", view.number, names.of(drawer))];
    if !table.playing() {
        let word = table.last.as_deref().and_then(|ended| ended.details.word.as_ref());
        lines.extend(word.map(|word| format!("it was: {word}")));
        return lines.join("\n");
    }
    if view.picking {
        lines.push("a word is being picked".into());
    }
    for (number, pick) in (1..).zip(&view.choices) {
        lines.push(format!("  {number}  {}", pick.word));
    }
    if let Some(word) = &view.word {
        lines.push(format!("the word: {word}"));
    } else if !view.pattern.is_empty() {
        lines.push(view.pattern.chars().map(String::from).collect::<Vec<_>>().join(" "));
    }
    for guess in view.guesses.iter().rev().take(5).rev() {
        let close = if guess.close { "  (close!)" } else { "" };
        lines.push(format!("  {}: {}{close}", names.of(guess.seat), guess.text));
    }
    if !view.solved.is_empty() {
        lines.push(format!("found by: {}", list(view.solved.iter().map(|solved| solved.seat), names)));
    }
    lines.join("\n")
}

/// News as a sentence; ink is not worth one.
pub(crate) fn narrate(news: &News, names: &Names) -> String {
    match news {
        News::Offered { drawer, .. } => format!("{} picks a word to draw.", names.of(*drawer)),
        News::Picked { drawer, .. } => format!("{} draws.", names.of(*drawer)),
        News::Ink(_) | News::Drawing { .. } => String::new(),
        News::Guessed(Guessed { seat, text, close: true }) => format!("{}: {text}. Close!", names.of(*seat)),
        News::Guessed(Guessed { seat, text, .. }) => format!("{}: {text}", names.of(*seat)),
        News::Solved(solved) => format!("{} has found it.", names.of(solved.seat)),
        News::Letter { letter, .. } => format!("A letter appears: {letter}."),
        News::Objected { seat } => format!("{} says that this is writing.", names.of(*seat)),
        News::Ended { by: EndedBy::TimeUp } => "Time is up.".into(),
        News::Ended { by: EndedBy::GaveUp } => "Whoever draws gives up.".into(),
        News::Ended { by: EndedBy::DrawerGone } => "Whoever was to draw is gone.".into(),
    }
}

/// What a round came to, as a sentence.
pub(crate) fn narrate_details(details: &Details, names: &Names) -> String {
    let word = details.word.as_ref().map(|word| format!("The word was “{word}”.")).unwrap_or_default();
    let found = details.given.iter().filter(|given| given.millis.is_some()).map(|given| given.seat);
    let found = list(found, names);
    let found = if found.is_empty() { "Nobody found it.".to_string() } else { format!("Found by {found}.") };
    format!("{word} {found}").trim().into()
}
