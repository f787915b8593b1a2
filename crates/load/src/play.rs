//! What is played, and how a client chooses: from its offers, knowing next to nothing of the game.

use crate::crossword;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// What is played in every room.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Which game.
    pub game: String,
    /// Which preset; none: the game's first.
    pub preset: Option<String>,
    /// How many sit and look at each table.
    pub seats: u8,
    /// How they choose.
    pub pick: Pick,
    /// How many milliseconds they wait after each move in their room: as long as it takes a hand, not as short as it goes.
    pub pause: u64,
}

/// Which of the offers is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// The first one.
    First,
    /// Any one.
    Any,
}

/// A game as it is usually measured.
struct Usual {
    game: &'static str,
    preset: &'static str,
    seats: u8,
    pick: Pick,
}

/// The first stick of the first pile makes Nim last; elsewhere the first offer would be to pass for ever.
const USUAL: &[Usual] = &[
    Usual { game: "nim", preset: "standard", seats: 2, pick: Pick::First },
    Usual { game: "texas42", preset: "straight", seats: 4, pick: Pick::Any },
    Usual { game: "uno", preset: "official", seats: 4, pick: Pick::Any },
    Usual { game: "crossword", preset: "scrabble", seats: 2, pick: Pick::First },
    Usual { game: "trivia", preset: "quiz-night", seats: 4, pick: Pick::Any },
    Usual { game: PICTIONARY, preset: "party", seats: 8, pick: Pick::First },
];

/// Where one draws all the time, and the others look on.
const PICTIONARY: &str = "pictionary";
/// A batch of ink: a stroke of eight points.
const BATCH: &str = r#"{"play":{"ink":"{t'&B%:phTKA@6w"}}"#;

impl Plan {
    /// The game as it is usually measured; one that is not known here with two seats.
    pub fn of(game: &str) -> Self {
        let usual = USUAL.iter().find(|usual| usual.game == game);
        Plan {
            game: game.into(),
            preset: usual.map(|usual| usual.preset.into()),
            seats: usual.map_or(2, |usual| usual.seats),
            pick: usual.map_or(Pick::Any, |usual| usual.pick),
            pause: 0,
        }
    }

    /// Does somebody act whom nobody waits for?
    pub fn draws(&self) -> bool {
        self.game == PICTIONARY
    }

    /// The same number of viewers for the bare relay.
    pub fn relayed(&self) -> Self {
        let game = if self.draws() { "relay of drawings" } else { "relay" };
        Plan { game: game.into(), preset: None, seats: self.seats, pick: Pick::First, pause: self.pause }
    }
}

/// Why a client does not know what to do.
#[derive(Debug, thiserror::Error)]
pub enum Stuck {
    /// Only forms, of kinds that nobody here can fill in.
    #[error("the load generator cannot play {game}: it is offered only {kinds:?}")]
    Forms {
        /// The game.
        game: String,
        /// What is offered.
        kinds: Vec<String>,
    },
    /// Offers or a view that cannot be read.
    #[error("the load generator cannot read what {game} offers: {why}")]
    Unreadable {
        /// The game.
        game: String,
        /// What is wrong.
        why: String,
    },
}

/// What is offered: an action or a form, or several actions with the same fields told together.
#[derive(Deserialize)]
struct Offer<'a> {
    #[serde(borrow)]
    what: Option<What<'a>>,
    #[serde(borrow)]
    each: Option<BTreeMap<&'a str, Vec<&'a RawValue>>>,
}

impl Offer<'_> {
    /// The kind of the form that it is.
    fn kind(&self) -> Option<&str> {
        match &self.what {
            Some(What::Form(form)) => Some(&form.kind),
            _ => None,
        }
    }

    /// How many actions it is.
    fn count(&self) -> usize {
        match (&self.what, &self.each) {
            (Some(What::Exact(_)), _) => 1,
            (_, Some(each)) => each.values().next().map_or(0, Vec::len),
            _ => 0,
        }
    }

    /// One of them.
    fn action(&self, number: usize) -> Option<String> {
        if let Some(What::Exact(action)) = self.what {
            return Some(action.get().into());
        }
        let mut text = String::from("{");
        for (name, values) in self.each.as_ref()? {
            let comma = if text.len() == 1 { "" } else { "," };
            text.extend([comma, "\"", name, "\":", values.get(number)?.get()]);
        }
        text.push('}');
        Some(text)
    }

    /// Whoever gives up or doubts everything plays no game that is worth measuring.
    fn is_rash(&self, number: usize) -> bool {
        // An action of several fields is none of these, and need not be put together.
        self.each.as_ref().is_none_or(|each| each.len() == 1)
            && self.action(number).is_some_and(|action| is_rash(&action))
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum What<'a> {
    #[serde(borrow)]
    Exact(&'a RawValue),
    Form(Form),
}

#[derive(Deserialize)]
struct Form {
    kind: String,
}

/// What a client does now; nothing: there is nothing on offer. Without a view no form is filled in.
pub fn choose(plan: &Plan, offers: &str, view: Option<&str>, luck: &mut Luck) -> Result<Option<String>, Stuck> {
    let unreadable = |e: serde_json::Error| Stuck::Unreadable { game: plan.game.clone(), why: e.to_string() };
    let offers: Vec<Offer<'_>> = serde_json::from_str(offers).map_err(unreadable)?;
    let kinds: Vec<&str> = offers.iter().filter_map(Offer::kind).collect();
    for (kind, view) in kinds.iter().flat_map(|kind| view.map(|view| (kind, view))) {
        if let Some(action) = fill(plan, kind, view, luck).map_err(unreadable)? {
            return Ok(Some(action));
        }
    }
    let all = offers.iter().flat_map(|offer| (0..offer.count()).map(move |number| (offer, number)));
    let exact: Vec<(&Offer<'_>, usize)> = all.filter(|(offer, number)| !offer.is_rash(*number)).collect();
    let taken = |place: usize| exact.get(place).and_then(|(offer, number)| offer.action(*number));
    match (exact.len(), plan.pick) {
        (0, _) if kinds.is_empty() || plan.draws() => Ok(None),
        // What the relay hands on is as long as what it is compared with.
        _ if plan.game == "relay of drawings" => Ok(Some(BATCH.into())),
        (0, _) => {
            let kinds = kinds.into_iter().map(String::from).collect();
            Err(Stuck::Forms { game: plan.game.clone(), kinds })
        }
        (_, Pick::First) => Ok(taken(0)),
        (many, Pick::Any) => Ok(taken(luck.below(many))),
    }
}

fn is_rash(action: &str) -> bool {
    matches!(action, r#""resign""# | r#""challenge""# | r#"{"play":"give_up"}"# | r#"{"play":"no_letters"}"#)
}

/// A form filled in simply; nothing: nobody knows how.
fn fill(plan: &Plan, kind: &str, view: &str, luck: &mut Luck) -> serde_json::Result<Option<String>> {
    Ok(match (plan.game.as_str(), kind) {
        (PICTIONARY, "ink") => Some(BATCH.into()),
        ("crossword", "play") => crossword::cheap_play(view, luck)?,
        ("trivia", "several") => Some(r#"{"play":{"answer":{"several":[0]}}}"#.into()),
        ("trivia", "number") => Some(format!(r#"{{"play":{{"answer":{{"number":{}}}}}}}"#, luck.below(2_000))),
        ("trivia", "text") => Some(format!(r#"{{"play":{{"answer":{{"text":"guess {}"}}}}}}"#, luck.below(1_000))),
        _ => None,
    })
}

/// Enough chance to play without a plan; the same for the same seed.
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    /// Luck of this number.
    pub fn new(seed: u64) -> Self {
        Luck(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below so many (0, if there are none).
    pub fn below(&mut self, many: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) as usize) % many.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(game: &str, offers: &str) -> Result<Option<String>, Stuck> {
        choose(&Plan::of(game), offers, Some("{}"), &mut Luck::new(7))
    }

    #[test]
    fn nim_takes_the_first_offer_as_it_stands() {
        let offers = r#"[{"what":{"exact":{"pile":0,"sticks":1}},"label":"One"},{"what":{"exact":2},"label":"Two"}]"#;
        assert_eq!(chosen("nim", offers).expect("readable").as_deref(), Some(r#"{"pile":0,"sticks":1}"#));
        assert_eq!(chosen("nim", "[]").expect("readable"), None);
    }

    #[test]
    fn actions_that_are_told_together_are_taken_apart() {
        let offers = r#"[{"each":{"pile":[0,0,1],"sticks":[1,2,1]}},{"what":{"exact":"pass"}}]"#;
        assert_eq!(chosen("nim", offers).expect("readable").as_deref(), Some(r#"{"pile":0,"sticks":1}"#));
        let (plan, mut luck) = (Plan::of("uno"), Luck::new(1));
        let offers = r#"[{"each":{"play":["give_up",{"card":1},{"card":2}]}},{"what":{"exact":"pass"}}]"#;
        let pick = |_| choose(&plan, offers, Some("{}"), &mut luck).expect("readable").expect("something");
        let picked: std::collections::BTreeSet<String> = (0..100).map(pick).collect();
        let all = [r#""pass""#, r#"{"play":{"card":1}}"#, r#"{"play":{"card":2}}"#];
        assert_eq!(picked.iter().map(String::as_str).collect::<Vec<_>>(), all);
    }

    #[test]
    fn any_means_each_of_them_at_times() {
        let (plan, mut luck) = (Plan::of("uno"), Luck::new(1));
        let offers = r#"[{"what":{"exact":1}},{"what":{"exact":2}},{"what":{"exact":3}}]"#;
        let pick = |_| choose(&plan, offers, Some("{}"), &mut luck).expect("readable").expect("something");
        let picked: std::collections::BTreeSet<String> = (0..100).map(pick).collect();
        assert_eq!(picked.len(), 3, "{picked:?}");
    }

    #[test]
    fn nobody_resigns_and_forms_are_filled_in() {
        let offers = r#"[{"what":{"exact":"resign"}},{"what":{"exact":"pass"}}]"#;
        assert_eq!(chosen("crossword", offers).expect("readable").as_deref(), Some(r#""pass""#));
        let several = r#"[{"what":{"form":{"kind":"several","fields":{}}}}]"#;
        assert!(chosen("trivia", several).expect("readable").is_some());
    }

    #[test]
    fn a_game_that_cannot_be_played_is_told() {
        let stuck = chosen("sketch", r#"[{"what":{"form":{"kind":"stroke","fields":{}}}}]"#);
        assert_eq!(
            stuck.expect_err("nobody can draw").to_string(),
            r#"the load generator cannot play sketch: it is offered only ["stroke"]"#
        );
    }
}
