//! What is hidden, changed: for the law of secrecy. The right answer, and what others answered.

use crate::question::{Answer, Key, Number, Question};
use crate::state::{Event, Round};
use kernel::{Draws, Viewer};

/// Another right answer.
fn question_otherwise(question: &Question, free: &[u8], luck: &mut Draws) -> Question {
    let mut other = question.clone();
    other.id = "other".into();
    other.explanation = Some("Something else.".into());
    match &mut other.key {
        Key::Choice { right, .. } => *right = luck.pick(free).copied().unwrap_or(*right),
        Key::Several { options, right } => *right = vec![luck.below(options.len()) as u8],
        Key::TrueFalse { right } => *right = !*right,
        Key::Number { right, tolerance, .. } => (*right, *tolerance) = (Number::whole(-77), Number::whole(1)),
        Key::Text { right, aliases } => (*right, *aliases) = ("something else".into(), vec!["nothing".into()]),
    }
    other
}

/// The same round, with everything else that `viewer` must not see.
pub(crate) fn otherwise(round: &Round, viewer: Viewer, luck: &mut Draws) -> Round {
    let mut other = round.clone();
    let removed = viewer.seat().map(|seat| round.removed_for(seat).to_vec()).unwrap_or_default();
    if let Some(question) = &round.question {
        let free: Vec<u8> = (0..question.options().len() as u8).filter(|place| !removed.contains(place)).collect();
        other.question = Some(question_otherwise(question, &free, luck));
        for reply in other.answers.iter_mut().filter(|reply| !viewer.is(reply.seat)) {
            reply.millis += 77;
            reply.answer = match &reply.answer {
                Answer::Text(_) => Answer::Text("whatever".into()),
                Answer::Number(_) => Answer::Number(Number::whole(3)),
                Answer::TrueFalse(truth) => Answer::TrueFalse(!truth),
                Answer::Several(_) => Answer::Several(vec![0]),
                Answer::Choice(place) => Answer::Choice((place + 1) % question.options().len() as u8),
            };
        }
    }
    other.removed.iter_mut().filter(|(seat, _)| !viewer.is(**seat)).for_each(|(_, places)| places.clear());
    other.before = vec!["something".into()];
    other.used.clear();
    other
}

/// The same event, with everything else that `viewer` must not be told.
pub(crate) fn told_otherwise(event: &Event, viewer: Viewer, luck: &mut Draws) -> Event {
    match event.clone() {
        Event::Asked { question, language, at, until, last, streaks } => {
            let free: Vec<u8> = (0..question.options().len() as u8).collect();
            let question = Box::new(question_otherwise(&question, &free, luck));
            Event::Asked { question, language, at, until, last, streaks }
        }
        Event::Answered(mut reply) if !viewer.is(reply.seat) => {
            (reply.answer, reply.millis) = (Answer::Text("whatever".into()), 77);
            Event::Answered(reply)
        }
        Event::Removed { seat, .. } if !viewer.is(seat) => Event::Removed { seat, options: vec![] },
        open => open,
    }
}
