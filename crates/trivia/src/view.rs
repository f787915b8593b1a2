//! Who may know what, and how it reads.

use crate::content::topic;
use crate::matching::Matcher;
use crate::question::{Answer, Asked, Key, LONGEST, Number, Question, Sort, truth};
use crate::reveal::Details;
use crate::rules::Questions;
use crate::state::{Action, Event, Reply, Round};
use crate::{Scorecard, Trivia};
use kernel::{Arg, BySeat, Draws, Form, Message, Moment, Offer, Seat, SeatSet, Speaker, Viewer, What, message};
use rounds::StateOf;
use serde::{Deserialize, Serialize};
use serde_json::json;
use ts_rs::TS;

/// What one viewer may see of a round. What the answer was is in the details of the round, once it is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct View {
    /// Which question of the match it is, from 1.
    pub number: u32,
    /// How many there will be.
    pub total: u32,
    /// The question.
    pub question: Option<Asked>,
    /// The language of its pack.
    pub language: String,
    /// When it was asked.
    pub asked: Moment,
    /// When its time is up.
    pub until: Moment,
    /// Does the first right answer end the round, and a wrong one lock?
    pub race: bool,
    /// What a right answer is worth, but for time and rows.
    #[ts(type = "number")]
    pub stake: i64,
    /// How often the points of this round count: 2 in a double round.
    pub times: u32,
    /// It is the last question.
    pub last: bool,
    /// Who has answered.
    pub answered: SeatSet,
    /// Who was wrong and cannot answer any more: in a race.
    pub locked: SeatSet,
    /// The viewer's own answer.
    pub own: Option<Own>,
    /// Is there a fifty-fifty in this match?
    pub fifty_fifty: bool,
    /// The places of the options that were taken away from the viewer.
    pub removed: Vec<u8>,
    /// Who has used their fifty-fifty in this match.
    pub spent: SeatSet,
    /// How many questions in a row each seat had right before this one.
    pub streaks: Vec<u32>,
}

/// One's own answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Own {
    /// What.
    pub answer: Answer,
    /// So many milliseconds after the question was asked.
    #[ts(type = "number")]
    pub millis: u64,
}

/// What one viewer is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// A question is asked.
    Asked {
        /// Which.
        question: Asked,
        /// The language of its pack.
        language: String,
        /// Until when it can be answered.
        until: Moment,
        /// It is the last one.
        last: bool,
    },
    /// A seat has answered.
    Answered {
        /// Who.
        seat: Seat,
        /// What: told to that seat alone.
        own: Option<Own>,
    },
    /// That was wrong; others may still answer.
    Locked {
        /// Who.
        seat: Seat,
    },
    /// A seat uses its fifty-fifty.
    Removed {
        /// Who.
        seat: Seat,
        /// Which options go: told to that seat alone.
        options: Option<Vec<u8>>,
    },
    /// Time is up.
    TimeUp,
}

fn own(reply: &Reply) -> Own {
    Own { answer: reply.answer.clone(), millis: reply.millis }
}

/// What `viewer` may see.
pub(crate) fn view(game: &Trivia, state: &StateOf<Trivia>, viewer: Viewer) -> View {
    let round = &state.game;
    // Whoever takes the seat of someone who left is not shown what that one answered.
    let seat = viewer.seat().filter(|seat| state.table.players.contains(*seat));
    View {
        number: round.number,
        total: game.total(),
        question: round.question.as_ref().map(Question::asked),
        language: round.language.clone(),
        asked: round.asked,
        until: round.until,
        race: game.race,
        stake: game.top().base(round),
        times: game.top().times(round),
        last: round.last,
        answered: round.answered(),
        locked: round.locked,
        own: seat.and_then(|seat| round.reply(seat)).map(own),
        fifty_fifty: game.top().fifty_fifty(round) > 0,
        removed: seat.map(|seat| round.removed_for(seat).to_vec()).unwrap_or_default(),
        spent: round.spent,
        streaks: round.streaks.0.clone(),
    }
}

/// What `viewer` is told.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> News {
    match event {
        Event::Asked { question, language, until, last, .. } => {
            News::Asked { question: question.asked(), language: language.clone(), until: *until, last: *last }
        }
        Event::Answered(reply) => News::Answered { seat: reply.seat, own: viewer.is(reply.seat).then(|| own(reply)) },
        Event::Locked { seat } => News::Locked { seat: *seat },
        Event::Removed { seat, options } => {
            News::Removed { seat: *seat, options: viewer.is(*seat).then(|| options.clone()) }
        }
        Event::TimeUp => News::TimeUp,
    }
}

/// A round that looks just like this: another right answer, other answers of the others.
pub(crate) fn imagine(view: &View, viewer: Viewer, draws: &mut Draws) -> Round {
    let question = view.question.as_ref().map(|asked| imagine_question(asked, view, viewer, draws));
    let answers = view.answered.iter().filter_map(|seat| {
        if let (Some(own), true) = (&view.own, viewer.is(seat)) {
            return Some(Reply { seat, answer: own.answer.clone(), millis: own.millis });
        }
        let answer = imagine_answer(question.as_ref()?, view.locked.contains(seat), draws);
        Some(Reply { seat, answer, millis: draws.below(10_000) as u64 })
    });
    let answers: Vec<Reply> = answers.collect();
    let removed = viewer.seat().filter(|_| !view.removed.is_empty()).map(|seat| (seat, view.removed.clone()));
    Round {
        number: view.number,
        question,
        language: view.language.clone(),
        asked: view.asked,
        until: view.until,
        last: view.last,
        answers,
        locked: view.locked,
        streaks: BySeat(view.streaks.clone()),
        removed: removed.into_iter().collect(),
        spent: view.spent,
        ..Round::default()
    }
}

fn imagine_question(asked: &Asked, view: &View, viewer: Viewer, draws: &mut Draws) -> Question {
    // Who is locked knows one thing that is not right.
    let locked = viewer.seat().is_some_and(|seat| view.locked.contains(seat));
    let wrong = view.own.as_ref().map(|own| &own.answer).filter(|_| locked);
    let options = asked.options.clone();
    let places = 0..options.len() as u8;
    let key = match asked.kind {
        Sort::Choice => {
            let may = |place: &u8| !view.removed.contains(place) && wrong != Some(&Answer::Choice(*place));
            let right = draws.pick(&places.filter(may).collect::<Vec<_>>()).copied().unwrap_or_default();
            Key::Choice { options, right }
        }
        Sort::Several => {
            let mut right = some_of(options.len(), draws);
            while wrong == Some(&Answer::Several(right.clone())) {
                right = some_of(options.len(), draws);
            }
            Key::Several { options, right }
        }
        Sort::TrueFalse => match wrong {
            Some(Answer::TrueFalse(wrong)) => Key::TrueFalse { right: !wrong },
            _ => Key::TrueFalse { right: draws.chance(1, 2) },
        },
        Sort::Number => {
            // Out of reach of what anybody answers.
            let right = Number::whole(1_000_000_000 + draws.below(1_000_000) as i32);
            Key::Number { right, tolerance: Number::default(), unit: asked.unit.clone(), closest: asked.closest }
        }
        Sort::Text => Key::Text { right: format!("imagined {}", draws.below(1_000_000)), aliases: Vec::new() },
    };
    Question {
        id: "imagined".into(),
        category: asked.category.clone(),
        difficulty: asked.difficulty,
        text: asked.text.clone(),
        key,
        explanation: None,
    }
}

/// Something a seat might have answered; if it was locked, something wrong.
fn imagine_answer(question: &Question, locked: bool, draws: &mut Draws) -> Answer {
    loop {
        let answer = guess(&question.asked(), &[], draws);
        if !locked || answer != question.right() {
            return answer;
        }
    }
}

/// Some of so many, at least one.
fn some_of(options: usize, draws: &mut Draws) -> Vec<u8> {
    let mut some: Vec<u8> = (0..options as u8).filter(|_| draws.chance(1, 2)).collect();
    if some.is_empty() {
        some.push(draws.below(options.max(1)) as u8);
    }
    some
}

/// An answer by somebody who knows nothing.
pub(crate) fn guess(asked: &Asked, removed: &[u8], draws: &mut Draws) -> Answer {
    match asked.kind {
        Sort::Choice => {
            let left: Vec<u8> = (0..asked.options.len() as u8).filter(|place| !removed.contains(place)).collect();
            Answer::Choice(draws.pick(&left).copied().unwrap_or_default())
        }
        Sort::Several => Answer::Several(some_of(asked.options.len(), draws)),
        Sort::TrueFalse => Answer::TrueFalse(draws.chance(1, 2)),
        Sort::Number => Answer::Number(Number::whole(draws.below(2_000) as i32)),
        Sort::Text => Answer::Text(format!("guess {}", draws.below(1_000))),
    }
}

/// A random answer to a form.
pub(crate) fn fill(view: &View, _: &Form, draws: &mut Draws) -> Option<Answer> {
    Some(guess(view.question.as_ref()?, &view.removed, draws))
}

/// A, B, C…
fn letter(place: usize) -> char {
    (b'A' + place as u8) as char
}

/// Every answer, or a form for it.
pub(crate) fn offers(question: &Question) -> Vec<Offer<Action>> {
    let exact = |answer: Answer| Offer::exact(Action::Answer(answer));
    match &question.key {
        Key::Choice { options, .. } => (0..options.len() as u8).map(|place| exact(Answer::Choice(place))).collect(),
        Key::TrueFalse { .. } => [true, false].map(|right| exact(Answer::TrueFalse(right))).into(),
        Key::Several { options, .. } => vec![Offer::form("several", json!({ "options": options }))],
        Key::Number { unit, .. } => vec![Offer::form("number", json!({ "unit": unit }))],
        Key::Text { .. } => vec![Offer::form("text", json!({ "longest": LONGEST }))],
    }
}

/// What stands on a button, or beside a form.
pub(crate) fn label(view: &View, table: &Scorecard, offer: &Offer<Action>) -> Message {
    match &offer.what {
        What::Exact(Action::Answer(Answer::Choice(place))) => option(view, usize::from(*place)),
        What::Exact(Action::Answer(Answer::TrueFalse(right))) => truth(*right),
        What::Exact(Action::FiftyFifty) => message!("offer-fifty"),
        What::Exact(Action::Accept(seat)) => message!("offer-accept", seat = *seat, answer = answer_of(table, *seat)),
        What::Exact(Action::TakeBack(seat)) => {
            message!("offer-take-back", seat = *seat, answer = answer_of(table, *seat))
        }
        What::Form(form) if form.kind == "several" => {
            let count = view.question.as_ref().map_or(0, |asked| asked.options.len());
            let options: Vec<Message> = (0..count).map(|place| option(view, place)).collect();
            message!("offer-several", options = options)
        }
        What::Form(form) if form.kind == "number" => {
            match view.question.as_ref().and_then(|asked| asked.unit.as_ref()) {
                Some(unit) => message!("offer-number-of", unit = Arg::quote(&view.language, unit)),
                None => message!("offer-number"),
            }
        }
        What::Form(_) | What::Exact(Action::Answer(_)) => message!("offer-text"),
    }
}

/// An option with its letter.
fn option(view: &View, place: usize) -> Message {
    let option = view.question.as_ref().and_then(|asked| asked.options.get(place));
    let option = option.map_or_else(|| "?".into(), |text| Arg::quote(&view.language, text));
    message!("offer-option", letter = letter(place).to_string(), option = option)
}

/// What a seat answered in the round that is over.
fn answer_of(table: &Scorecard, seat: Seat) -> Arg {
    let details = table.last.as_deref().and_then(|ended| ended.details.as_ref());
    let answer = details
        .and_then(|details| Some(details.given(seat)?.answer.as_ref()?.told(&details.question, &details.language)));
    answer.unwrap_or_else(|| "?".into())
}

/// An answer as it is typed: `b`, `2`, `Paris`, `a c`, `true`, `206`, `fifty`.
pub(crate) fn read(view: &View, text: &str) -> Result<Action, Message> {
    let Some(asked) = &view.question else { return Err(message!("refused-none")) };
    let text = text.trim();
    let small = text.to_lowercase();
    if asked.kind == Sort::Choice && matches!(small.as_str(), "fifty" | "fifty-fifty" | "50/50" | "50") {
        return Ok(Action::FiftyFifty);
    }
    let answer = match asked.kind {
        Sort::Choice => Answer::Choice(read_option(view, asked, text)?),
        Sort::Several => Answer::Several(read_options(view, asked, text)?),
        // In any of our languages.
        Sort::TrueFalse => match small.as_str() {
            "true" | "t" | "yes" | "y" | "1" | "waar" | "ja" | "verdadero" | "sí" | "si" => Answer::TrueFalse(true),
            "false" | "f" | "no" | "n" | "2" | "niet waar" | "nee" | "falso" => Answer::TrueFalse(false),
            _ => return Err(message!("refused-true-false")),
        },
        Sort::Number => {
            let bare = asked.unit.as_ref().and_then(|unit| text.strip_suffix(unit.as_str())).unwrap_or(text);
            Answer::Number(bare.parse().map_err(|_| message!("refused-number", text = text.to_string()))?)
        }
        Sort::Text => Answer::Text(text.into()),
    };
    Ok(Action::Answer(answer))
}

/// By letter, by number from 1, or by its text.
fn read_option(view: &View, asked: &Asked, text: &str) -> Result<u8, Message> {
    let matcher = Matcher { language: &view.language, typos: false };
    let is = |(place, option): (usize, &String)| {
        let letter = letter(place).to_string();
        let named = text.eq_ignore_ascii_case(&letter) || text == (place + 1).to_string();
        (named || matcher.accepts(option, &[], text)).then_some(place as u8)
    };
    let found = asked.options.iter().enumerate().find_map(is);
    found.ok_or_else(|| message!("refused-not-among", text = text.to_string()))
}

fn read_options(view: &View, asked: &Asked, text: &str) -> Result<Vec<u8>, Message> {
    let parts = text.split([' ', ',', ';', '+']).filter(|part| !part.is_empty());
    let mut places: Vec<u8> = parts.map(|part| read_option(view, asked, part)).collect::<Result<_, _>>()?;
    places.sort_unstable();
    places.dedup();
    Ok(places)
}

/// A view as text.
pub(crate) fn show(view: &View, table: &Scorecard, speaker: &Speaker<'_>) -> String {
    let Some(asked) = &view.question else { return String::new() };
    let mut lines = vec![speaker.say(&heading(view, asked)), asked.text.clone()];
    for (place, option) in asked.options.iter().enumerate() {
        let line = format!("  {}  {option}", letter(place));
        let gone = view.removed.contains(&(place as u8));
        lines.push(if gone { format!("{line}  ({})", speaker.say(&message!("show-removed"))) } else { line });
    }
    if asked.closest {
        lines.push(format!("({})", speaker.say(&message!("show-closest"))));
    }
    lines.extend(standing(view, table, asked).iter().map(|line| speaker.say(line)));
    lines.join("\n")
}

/// Which question, about what, for how much.
fn heading(view: &View, asked: &Asked) -> Message {
    message!(
        "show-question",
        number = view.number,
        total = view.total,
        topic = topic(&asked.category),
        difficulty = asked.difficulty.clamp(1, 3),
        worth = view.stake * i64::from(view.times),
    )
}

/// Who has answered; and what is right, once the round is over.
fn standing(view: &View, table: &Scorecard, asked: &Asked) -> Vec<Message> {
    if !table.playing() {
        let details = table.last.as_deref().and_then(|ended| ended.details.as_ref());
        let right = |details: &Details| message!("show-right", answer = details.right());
        return details.map(right).into_iter().collect();
    }
    let answered = view.answered.without(view.locked);
    let mut lines = Vec::new();
    if !answered.is_empty() {
        lines.push(message!("show-answered", seats = answered));
    }
    if !view.locked.is_empty() {
        lines.push(message!("show-wrong", seats = view.locked));
    }
    lines.extend(view.own.as_ref().map(|own| message!("show-own", answer = own.answer.told(asked, &view.language))));
    lines
}

/// What is said of news.
pub(crate) fn narrate(news: &News) -> Message {
    match news {
        News::Asked { question, language, .. } => {
            let (text, options) = (Arg::quote(language, &question.text), question.options.join(" · "));
            match options.is_empty() {
                true => message!("news-asked", text = text),
                false => message!("news-asked-options", text = text, options = Arg::quote(language, options)),
            }
        }
        News::Answered { seat, .. } => message!("news-answered", seat = *seat),
        News::Locked { seat } => message!("news-locked", seat = *seat),
        News::Removed { seat, .. } => message!("news-fifty", seat = *seat),
        News::TimeUp => message!("news-time-up"),
    }
}

/// The answer, and who said what.
pub(crate) fn narrate_details(details: &Details) -> Vec<Message> {
    let mut told = vec![message!("news-right", answer = details.right())];
    let explanation = details.explanation.as_ref();
    told.extend(explanation.map(|text| message!("news-explanation", text = Arg::quote(&details.language, text))));
    for given in &details.given {
        let (Some(answer), Some(millis)) = (&given.answer, given.millis) else { continue };
        let verdict = match (given.right, given.accepted) {
            (true, true) => "accepted",
            (true, false) => "right",
            (false, _) => "wrong",
        };
        told.push(message!(
            "news-given",
            seat = given.seat,
            answer = answer.told(&details.question, &details.language),
            verdict = verdict,
            seconds = millis / 1_000,
            tenths = millis % 1_000 / 100,
        ));
    }
    told
}
