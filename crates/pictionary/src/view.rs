//! Who may know what, and how it reads.

use crate::guess::LONGEST;
use crate::ink::{COLOURS, HEIGHT, WIDTH, WIDTHS};
use crate::reveal::Details;
use crate::rules::Sight;
use crate::rules::mode::Mode;
use crate::sheet::{MOST_BATCHES, MOST_BYTES, MOST_POINTS};
use crate::state::{Action, EndedBy, Event, Guess, Round, Solved};
use crate::{Pictionary, Scorecard};
use kernel::{Arg, Message, Moment, Offer, Seat, SeatSet, Speaker, Viewer, What, message};
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

/// A guess that is too near would tell others the word.
fn shows(guess: &Guess, viewer: Viewer) -> bool {
    !guess.near || viewer.is(guess.seat)
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
        guesses: round
            .guesses
            .iter()
            .filter(|guess| knows || shows(guess, eyes))
            .map(|guess| guessed(guess, eyes))
            .collect(),
        solved: round.solved.clone(),
        objectors: game.may_object.then_some(round.objectors),
        sight: game.sight,
        one_stroke: game.one_stroke,
        one_colour: game.one_colour,
    }
}

/// What `viewer` is told.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<News> {
    Some(match event {
        Event::Offered { drawer, choices, until, .. } => {
            let own = viewer.is(*drawer).then(|| choices.iter().map(pick).collect());
            News::Offered { drawer: *drawer, choices: own, until: *until }
        }
        Event::Picked { drawer, word, until, .. } => {
            News::Picked { drawer: *drawer, word: viewer.is(*drawer).then(|| word.word.clone()), until: *until }
        }
        Event::Ink(ink) => News::Ink(ink.as_str().into()),
        Event::Guessed(guess) => {
            News::Guessed(Some(guess).filter(|guess| shows(guess, viewer)).map(|guess| guessed(guess, viewer))?)
        }
        Event::Solved(solved) => News::Solved(*solved),
        Event::Letter { place, letter, .. } => News::Letter { place: *place, letter: *letter },
        Event::Objected { seat } => News::Objected { seat: *seat },
        Event::Ended(by) => News::Ended { by: *by },
    })
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
    (0u8..).zip(&round.choices).map(|(place, _)| Offer::exact(Action::Pick(place))).collect()
}

/// What else may be done by a word.
pub(crate) fn buttons() -> [Offer<Action>; 2] {
    [Offer::exact(Action::NoLetters), Offer::exact(Action::GiveUp)]
}

/// To draw. The same for every sheet, so that it need not be sent again.
pub(crate) fn ink_form() -> Offer<Action> {
    let fields = json!({
        "width": WIDTH, "height": HEIGHT, "colours": COLOURS, "widths": WIDTHS,
        "most_points": MOST_POINTS, "most_batches": MOST_BATCHES, "most_bytes": MOST_BYTES,
    });
    Offer::form("ink", fields)
}

/// To guess.
pub(crate) fn guess_form() -> Offer<Action> {
    Offer::form("guess", json!({ "longest": LONGEST }))
}

/// What stands on a button.
pub(crate) fn label(view: &View, offer: &Offer<Action>) -> Message {
    match &offer.what {
        What::Form(form) if form.kind == "ink" => message!("offer-draw"),
        What::Form(_) => message!("offer-guess"),
        What::Exact(Action::Pick(place)) => {
            let word = view.choices.get(usize::from(*place)).map_or("?", |pick| &pick.word);
            message!("offer-pick", word = Arg::quote(&view.language, word))
        }
        What::Exact(Action::NoLetters) => message!("offer-no-letters"),
        What::Exact(_) => message!("offer-give-up"),
    }
}

/// An action as it is typed, in any of our languages: `1` or the word picks, `give up`, and for who guesses `letters`, where
/// anything else is a guess.
pub(crate) fn read(view: &View, seat: Seat, text: &str) -> Result<Action, Message> {
    let text = text.trim();
    let small = text.to_lowercase();
    if view.drawer != Some(seat) {
        return Ok(if small == "letters" { Action::NoLetters } else { Action::Guess(text.into()) });
    }
    if matches!(small.as_str(), "give up" | "opgeven" | "me rindo") {
        return Ok(Action::GiveUp);
    }
    let named = |(pick, number): &(&Pick, u8)| text == number.to_string() || pick.word.to_lowercase() == small;
    match view.choices.iter().zip(1u8..).find(named) {
        Some((_, number)) => Ok(Action::Pick(number - 1)),
        None if view.picking => Err(message!("refused-type-pick")),
        None => Err(message!("refused-pointer")),
    }
}

fn seats(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::List(seats.map(Arg::from).collect())
}

/// A view as text.
pub(crate) fn show(view: &View, table: &Scorecard, speaker: &Speaker<'_>) -> String {
    let Some(drawer) = view.drawer else { return String::new() };
    let mut lines = vec![message!("show-drawing", number = view.number, seat = drawer)];
    lines.extend(view.lap.map(|(lap, laps)| message!("show-lap", lap = lap, laps = laps)));
    if !table.playing() {
        let word = table.last.as_deref().and_then(|ended| ended.details.word.as_ref());
        lines.extend(word.map(|word| message!("show-was", word = Arg::quote(&view.language, word))));
        return said(&lines, speaker);
    }
    if view.picking {
        lines.push(message!("show-picking"));
    }
    for (number, pick) in (1u8..).zip(&view.choices) {
        lines.push(message!("show-pick", number = number, word = Arg::quote(&view.language, &pick.word)));
    }
    if let Some(word) = &view.word {
        lines.push(message!("show-word", word = Arg::quote(&view.language, word)));
    } else if !view.pattern.is_empty() {
        let spaced: Vec<String> = view.pattern.chars().map(String::from).collect();
        lines.push(message!("show-pattern", pattern = spaced.join(" ")));
    }
    let newest = view.guesses.len().saturating_sub(5);
    lines.extend(view.guesses[newest..].iter().map(told));
    if !view.solved.is_empty() {
        lines.push(message!("show-found", seats = seats(view.solved.iter().map(|solved| solved.seat))));
    }
    said(&lines, speaker)
}

fn said(lines: &[Message], speaker: &Speaker<'_>) -> String {
    lines.iter().map(|line| speaker.say(line)).collect::<Vec<_>>().join("\n")
}

fn told(guess: &Guessed) -> Message {
    let id = if guess.close { "news-close" } else { "news-guessed" };
    // Nobody knows in which language somebody types.
    message!(id, seat = guess.seat, text = Arg::quote("", &guess.text))
}

/// What is said of news; ink is not worth a line.
pub(crate) fn narrate(news: &News) -> Option<Message> {
    Some(match news {
        News::Offered { drawer, .. } => message!("news-offered", seat = *drawer),
        News::Picked { drawer, .. } => message!("news-picked", seat = *drawer),
        News::Ink(_) | News::Drawing { .. } => return None,
        News::Guessed(guess) => told(guess),
        News::Solved(solved) => message!("news-solved", seat = solved.seat),
        News::Letter { letter, .. } => message!("news-letter", letter = letter.to_string()),
        News::Objected { seat } => message!("news-objected", seat = *seat),
        News::Ended { by: EndedBy::TimeUp } => message!("news-time-up"),
        News::Ended { by: EndedBy::GaveUp } => message!("news-gave-up"),
        News::Ended { by: EndedBy::DrawerGone } => message!("news-drawer-gone"),
    })
}

/// What a round came to.
pub(crate) fn narrate_details(details: &Details) -> Vec<Message> {
    let quote = |word: &String| Arg::quote(&details.language, word);
    let word = details.word.as_ref().map(|word| message!("news-word", word = quote(word)));
    let found: Vec<Seat> =
        details.given.iter().filter(|given| given.millis.is_some()).map(|given| given.seat).collect();
    let found = match found.is_empty() {
        true => message!("news-nobody"),
        false => message!("news-found", seats = seats(found.into_iter())),
    };
    word.into_iter().chain([found]).collect()
}
