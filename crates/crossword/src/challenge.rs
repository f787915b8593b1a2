//! The mechanics of challenges: who may say what, and what comes of it.

use crate::Crossword;
use crate::lore::Lore;
use crate::pending::{Accept, Judged, Ruling, Verdict, Window};
use crate::rules::Questions;
use crate::state::{Action, Event, State};
use kernel::{BySeat, Chance, Draft, Message, Moment, Offer, Refusal, Seat};
use serde_json::{Value, json};

const RULE: &str = "challenge";

impl Crossword {
    /// Why a seat may not challenge, wave through, judge or look up.
    pub(crate) fn challenge_objections(&self, state: &State, seat: Seat, action: &Action) -> Vec<Refusal> {
        let why = match action {
            Action::Challenge | Action::Waive => why_not_challenge(state, seat),
            Action::Valid | Action::Invalid | Action::Abstain => self.why_not_judge(state, seat, action),
            Action::LookUp(_) => self.why_not_look_up(state),
            _ => None,
        };
        why.map(|why| Refusal::alone(RULE, Message::new(why))).unwrap_or_default()
    }

    /// The id of what is said against it.
    fn why_not_judge(&self, state: &State, seat: Seat, action: &Action) -> Option<&'static str> {
        let (Some(pending), Some(challenge)) = (&state.pending, &state.challenge) else {
            return Some("refused-no_challenge");
        };
        let involved = [pending.seat, challenge.seat].contains(&seat);
        match action {
            // Whoever was challenged may always admit it.
            Action::Invalid if seat == pending.seat && state.playing().contains(seat) => None,
            Action::Abstain if involved => Some("refused-about_you"),
            _ if self.rules.top().judges(state).contains(seat) => None,
            _ if involved => Some("refused-involved"),
            _ => Some("refused-abstained"),
        }
    }

    /// The lexicon is asked while a challenge is judged, where the table allows it; and after the match, unless it does not.
    fn why_not_look_up(&self, state: &State) -> Option<&'static str> {
        let terms = self.rules.top().challenges(state);
        let allowed = terms.map_or(state.end.is_some(), |terms| terms.lookup);
        match state.challenge.is_some() || state.end.is_some() {
            _ if !allowed => Some("refused-no_lookup"),
            false => Some("refused-lookup_later"),
            true if self.rules.top().word_source(state).is_none() => Some("refused-no_list"),
            true => None,
        }
    }

    /// What the lexicon says of a word as people write it.
    pub(crate) fn look_up(&self, state: &State, word: &str) -> bool {
        let lexicon = self.rules.top().lexicon(state);
        lexicon.is_some_and(|list| list.alphabet().fold(word).is_ok_and(|letters| list.contains(&letters)))
    }

    /// The same as it is told; after the match with what there is around the word.
    pub(crate) fn looked_up(&self, state: &State, word: &str) -> Value {
        let good = self.look_up(state, word);
        let told = json!({ "word": word, "good": good });
        let (Some(list), true) = (self.rules.top().lexicon(state), state.end.is_some()) else { return told };
        match list.alphabet().fold(word) {
            Ok(letters) => json!({ "word": word, "good": good, "lore": Lore::of(&list, &state.tiles, &letters) }),
            Err(_) => told,
        }
    }

    /// What a seat may do about the last play, or about its challenge.
    pub(crate) fn challenge_offers(&self, state: &State, seat: Seat) -> Vec<Offer<Action>> {
        let mut offers = Vec::new();
        if let Some(pending) = &state.pending {
            for action in [Action::Challenge, Action::Waive] {
                if self.challenge_objections(state, seat, &action).is_empty() {
                    offers.push(Offer::exact(action).only_until(pending.window.until));
                }
            }
        }
        if let Some(challenge) = &state.challenge {
            for action in [Action::Valid, Action::Invalid, Action::Abstain] {
                if self.challenge_objections(state, seat, &action).is_empty() {
                    let offer = Offer::exact(action);
                    // To admit it, whoever was challenged may take their time: others judge.
                    let pressing = self.rules.top().judges(state).contains(seat);
                    offers.push(if pressing { offer.only_until(challenge.until) } else { offer });
                }
            }
            if self.why_not_look_up(state).is_none() {
                offers.push(Offer::form("look_up", json!({})));
            }
        }
        offers
    }

    /// When a play that is made now may be challenged.
    pub(crate) fn window(&self, state: &State, at: Moment) -> Option<Window> {
        let terms = self.rules.top().challenges(state)?;
        Some(Window { at, until: at.after(u64::from(terms.window) * 1_000) })
    }

    /// A seat challenges, waves through, judges or looks up.
    pub(crate) fn act_on_challenge(
        &self,
        draft: &mut Draft<'_, Self>,
        seat: Seat,
        action: &Action,
        at: Moment,
        chance: &Chance,
    ) {
        match action {
            Action::Challenge => self.challenge(draft, seat, at, chance),
            Action::Waive => {
                draft.push(Event::Waived { seat });
                self.stand_if_waived(draft, chance);
            }
            Action::Valid => self.judge(draft, true, Judged::Seat(seat), at, chance),
            Action::Invalid => self.judge(draft, false, Judged::Seat(seat), at, chance),
            Action::Abstain => draft.push(Event::Abstained { seat }),
            Action::LookUp(word) => {
                let word: String = word.chars().take(40).collect();
                let good = self.look_up(draft.now(), &word);
                draft.push(Event::LookedUp { seat, word, good });
            }
            _ => {}
        }
    }

    /// The last play stands, if there is one: its player draws at last.
    pub(crate) fn accept(&self, draft: &mut Draft<'_, Self>, why: Accept, chance: &Chance) {
        let Some(seat) = draft.now().pending.as_ref().map(|pending| pending.seat) else { return };
        draft.push(Event::Accepted { seat, why });
        self.fill_rack(draft, seat, chance);
    }

    /// The last play stands, and with it the end that it brought.
    pub(crate) fn stand(&self, draft: &mut Draft<'_, Self>, why: Accept, chance: &Chance) {
        let last = draft.now().pending.as_ref().and_then(|pending| pending.last.clone());
        self.accept(draft, why, chance);
        if let Some(reason) = last {
            self.end(draft, &reason, true);
        }
    }

    /// All others have said that it looks good, or left.
    pub(crate) fn stand_if_waived(&self, draft: &mut Draft<'_, Self>, chance: &Chance) {
        let state = draft.now();
        let open = state.pending.is_some() && state.challenge.is_none();
        if open && state.may_challenge().is_empty() {
            self.stand(draft, Accept::Waived, chance);
        }
    }

    fn challenge(&self, draft: &mut Draft<'_, Self>, seat: Seat, at: Moment, chance: &Chance) {
        let state = draft.now();
        let (Some(terms), Some(pending)) = (self.rules.top().challenges(state), &state.pending) else { return };
        // Not one moment earlier: before a challenge nobody asks the lexicon.
        let lookup = terms.lookup && self.rules.top().word_source(state).is_some();
        let lookup = lookup.then(|| pending.listed(state, self.rules.top().lexicon(state).as_deref()));
        let ruling = self.rules.top().ruling(state, pending);
        let spent = state.turn.map_or(0, |_| used(state, at));
        let until = at.after(u64::from(terms.judging) * 1_000);
        draft.push(Event::Challenged { seat, at, until, spent, lookup });
        if let Some(Ruling { valid, by }) = ruling {
            self.judge(draft, valid, by, at, chance);
        }
    }

    /// Nobody judged in time: the play stands, and nobody is punished.
    pub(crate) fn judging_is_over(&self, draft: &mut Draft<'_, Self>, at: Moment, chance: &Chance) {
        self.judge(draft, true, Judged::Nobody, at, chance);
    }

    fn judge(&self, draft: &mut Draft<'_, Self>, valid: bool, by: Judged, at: Moment, chance: &Chance) {
        let Some(verdict) = self.verdict(draft.now(), valid, by, at) else { return };
        let last = draft.now().pending.as_ref().and_then(|pending| pending.last.clone());
        let (player, loses_turn, loses_game) = (verdict.seat, verdict.loses_turn, verdict.loses_game);
        draft.push(Event::Judged(verdict));
        if valid {
            self.fill_rack(draft, player, chance);
        }
        if let Some(seat) = loses_game {
            draft.push(Event::Left { seat, why: RULE.into() });
            if draft.now().playing().len() < 2 {
                return self.end(draft, "resignation", false);
            }
        }
        if let Some(reason) = last.filter(|_| valid) {
            return self.end(draft, &reason, true);
        }
        if let (false, Some(reason)) = (valid, self.rules.top().ending(draft.now(), player)) {
            return self.end(draft, reason, true);
        }
        self.play_on(draft, player, loses_turn, at);
    }

    /// Whoever was on turn goes on, if they still are.
    fn play_on(&self, draft: &mut Draft<'_, Self>, player: Seat, loses_turn: Option<Seat>, at: Moment) {
        let state = draft.now();
        let Some(seat) = state.turn else { return self.next_turn(draft, player, at) };
        if !state.playing().contains(seat) {
            return self.next_turn(draft, seat, at);
        }
        if loses_turn == Some(seat) {
            // Time stood still while it was judged.
            self.stop_clock(draft, seat, None);
            draft.push(Event::Skipped { seat });
            return self.next_turn(draft, seat, at);
        }
        let spent = state.spent;
        let until = self.turn_end(state, seat, at, spent);
        draft.push(Event::Turn { seat, at, until, spent });
    }

    fn verdict(&self, state: &State, valid: bool, by: Judged, at: Moment) -> Option<Verdict> {
        let (pending, challenge) = (state.pending.as_ref()?, state.challenge.as_ref()?);
        let price = self.rules.top().price(state, pending);
        let punished = (valid && by != Judged::Nobody).then_some(challenge.seat);
        let mut points = BySeat::of(state.seats, 0);
        if let Some(challenger) = punished {
            points[pending.seat] += price.gets;
            points[challenger] -= price.pays;
        }
        let loser = if valid { punished } else { Some(pending.seat) };
        Some(Verdict {
            seat: pending.seat,
            challenger: challenge.seat,
            by,
            at,
            valid,
            written: pending.written.clone(),
            words: pending.words.clone(),
            lookup: challenge.lookup.clone(),
            tiles: pending.tiles.clone(),
            score: pending.score,
            points,
            loses_turn: punished.filter(|seat| price.loses_turn && state.playing().contains(*seat)),
            loses_game: loser.filter(|seat| price.out && state.playing().contains(*seat)),
        })
    }
}

/// How much of the turn has been used, in milliseconds.
pub(crate) fn used(state: &State, at: Moment) -> u64 {
    state.spent + at.0.saturating_sub(state.began.0)
}

/// The id of what is said against it.
fn why_not_challenge(state: &State, seat: Seat) -> Option<&'static str> {
    let Some(pending) = &state.pending else { return Some("refused-no_play") };
    if state.challenge.is_some() {
        Some("refused-challenged")
    } else if pending.seat == seat {
        Some("refused-own")
    } else if pending.waived.contains(seat) {
        Some("refused-waived")
    } else {
        (!state.playing().contains(seat)).then_some("kernel-stranger")
    }
}
