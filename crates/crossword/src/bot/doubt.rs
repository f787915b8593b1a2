//! What bots say to the plays of others, and how long they wait for what people say.

use crate::rules::Questions;
use crate::state::{Action, State};
use crate::{Claim, Crossword};
use kernel::{Turn, Wish};
use lexicon::Lexicon;

/// A bot whose turn is next waits so long for people who might challenge.
const WAITS_MILLIS: u64 = 10_000;

/// How long bots look at a play before they say something.
const LOOKS_MILLIS: u64 = 1_200;

/// Are words challenged at this table, instead of checked?
pub(super) fn is_open(game: &Crossword, state: &State) -> bool {
    game.rules.top().challenges(state).is_some()
}

/// Is this word in a vocabulary? A lone letter is no word to be known.
pub(super) fn knows(words: &Lexicon, claim: &Claim) -> bool {
    claim.squares.len() < 2 || words.alphabet().fold(&claim.word).is_ok_and(|letters| words.contains(&letters))
}

/// What the bot says to a play that may be challenged: `doubts` decides. It never judges what others challenged, but
/// leaves that to people.
pub(super) fn react(turn: &Turn<'_, Crossword>, doubts: impl FnOnce(&[Claim]) -> bool) -> Option<Wish<Action>> {
    let offered = |action: &Action| turn.offers().iter().any(|offer| offer.action() == Some(action));
    let says = |action: Action| Some(Wish { action, delay: LOOKS_MILLIS });
    if offered(&Action::Abstain) {
        return says(Action::Abstain);
    }
    if !offered(&Action::Challenge) {
        return None;
    }
    let pending = turn.view().challenges.as_ref()?.pending.as_ref()?;
    says(if doubts(&pending.words) { Action::Challenge } else { Action::Waive })
}

/// A bot whose turn is next gives everyone who is there ten seconds to say whether the last play looks good.
pub(super) fn patiently(turn: &Turn<'_, Crossword>, choice: Wish<Action>) -> Wish<Action> {
    let Some(challenges) = &turn.view().challenges else { return choice };
    let silent = challenges.may_challenge.without(turn.view().away);
    match &challenges.pending {
        Some(pending) if !silent.is_empty() => {
            let until = pending.window.at.after(WAITS_MILLIS);
            Wish { delay: choice.delay.max(until.0.saturating_sub(turn.now.0)), ..choice }
        }
        _ => choice,
    }
}
