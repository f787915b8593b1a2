//! Your own eyes as referee: matches that are checked, and rules that are tried out.

use crate::asks::{Errand, Step, at_once};
use crate::protocol::Effect;
use catalogue::{AnyKind, Noted, Raw, Trial, Tryout, Unreadable, usual_bot};
use kernel::{Refusal, RuleSpec, SpecError, message};
use table::House;

/// Decides a match again.
pub(crate) fn check(log: String, noted: Noted) -> Errand {
    at_once(move |house| Ok(house.catalogue.check(log.as_bytes(), &house.content, &noted)))
}

/// Tries rules out, a slice at a time.
pub(crate) fn effect(asked: Effect) -> Errand {
    let mut tryout: Option<Tryout> = None;
    Box::new(move |house| {
        if tryout.is_none() {
            match begin(house, &asked) {
                Ok(begun) => tryout = Some(begun),
                Err(why) => return Step::Done(Err(why)),
            }
        }
        let Some(tryout) = &mut tryout else { return Step::More(None) };
        match tryout.go_on() {
            Some(told) => Step::More(Some(Raw::of(&told))),
            None => Step::Done(Ok(Raw::of(&tryout.told()))),
        }
    })
}

fn begin(house: &House, asked: &Effect) -> Result<Tryout, Refusal> {
    let kind = house.catalogue.get(&asked.game);
    let unknown = || Refusal::new("table.game", message!("table-game-unknown", game = asked.game.clone()));
    let kind = kind.ok_or_else(unknown)?;
    let now = trial(house, &**kind, asked, &asked.rules)?;
    let before = asked.before.as_ref().map(|rules| trial(house, &**kind, asked, rules)).transpose()?;
    Ok(Tryout { now, before, of: asked.matches })
}

fn trial(house: &House, kind: &dyn AnyKind, asked: &Effect, rules: &[RuleSpec]) -> Result<Trial, Refusal> {
    let refuse = |why| Refusal::new("table.rules", why);
    let wrong = |errors: &[SpecError]| {
        refuse(message!("log-rules", why = errors.iter().map(SpecError::message).collect::<Vec<_>>()))
    };
    let chosen = kind.choose(rules, &house.content).map_err(|errors| wrong(&errors))?;
    // Who sits alone in the lobby wants to know how it will be when the others have come.
    let seats = asked.seats.clamp(chosen.places.least, chosen.places.most);
    let bot = usual_bot(kind.bots()).unwrap_or_default().to_string();
    let simulator = kind.simulator(rules, &house.content, seats, &[bot]).map_err(|why| match why {
        Unreadable::Said(why) => refuse(why),
        Unreadable::Rules(errors) => wrong(&errors),
        other => refuse(message!("file-unreadable", why = other.to_string())),
    })?;
    Ok(Trial::new(simulator, asked.seed, asked.most))
}
