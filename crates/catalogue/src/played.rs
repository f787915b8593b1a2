//! Games with their rules, shared by the matches that are played by them.

use crate::raw::Raw;
use kernel::{Composition, Content, ContentUse, Kind, RuleSpec, SpecError};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// The games that are played now, by the text of their rules. A game with its rules does not change while it is played, so
/// that there need be only one of it, as long as a match is played by it.
pub(crate) struct Games<G>(Mutex<HashMap<String, Played<G>>>);

/// A game as it is remembered.
struct Played<G> {
    game: Weak<G>,
    rules: Arc<[RuleSpec]>,
    used: Vec<ContentUse>,
    /// What it was made from: with other content it is another game.
    content: Content,
}

/// A game with its rules.
pub(crate) struct Made<G> {
    pub(crate) game: Arc<G>,
    /// In full.
    pub(crate) rules: Arc<[RuleSpec]>,
    /// The content that was used.
    pub(crate) content: Vec<ContentUse>,
}

impl<G> Default for Games<G> {
    fn default() -> Self {
        Games(Mutex::default())
    }
}

impl<G> Games<G> {
    /// The game with these rules: the one that others play, or a new one.
    pub(crate) fn make<K: Kind<Game = G>>(
        &self,
        kind: &K,
        specs: &[RuleSpec],
        content: &Content,
    ) -> Result<Made<G>, Vec<SpecError>> {
        let rules = Raw::of(specs).text().to_string();
        if let Some(made) = self.played(&rules, content) {
            return Ok(made);
        }
        let Composition { game, specs, content: used } = kind.compose(specs, content)?;
        let made = Made { game: Arc::new(game), rules: specs.into(), content: used };
        self.remember(rules, &made, content);
        Ok(made)
    }

    fn games(&self) -> MutexGuard<'_, HashMap<String, Played<G>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn played(&self, rules: &str, content: &Content) -> Option<Made<G>> {
        let games = self.games();
        let played = games.get(rules).filter(|played| played.content.is(content))?;
        Some(Made { game: played.game.upgrade()?, rules: played.rules.clone(), content: played.used.clone() })
    }

    fn remember(&self, rules: String, made: &Made<G>, content: &Content) {
        let mut games = self.games();
        // Where it would grow, there may be games that nobody plays any more.
        if games.len() == games.capacity() {
            games.retain(|_, played| played.game.strong_count() > 0);
        }
        let (game, used, content) = (Arc::downgrade(&made.game), made.content.clone(), content.clone());
        games.insert(rules, Played { game, rules: made.rules.clone(), used, content });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nim::NimKind;

    #[test]
    fn matches_by_the_same_rules_share_a_game() {
        let (games, kind, content) = (Games::default(), NimKind::default(), Content::none());
        let make = |specs: &[RuleSpec], content: &Content| games.make(&kind, specs, content).expect("sound rules");
        let (plain, again) = (make(&[], &content), make(&[], &content.clone()));
        assert!(Arc::ptr_eq(&plain.game, &again.game) && Arc::ptr_eq(&plain.rules, &again.rules));
        let other = make(&[RuleSpec::plain("misere")], &content);
        assert!(!Arc::ptr_eq(&plain.game, &other.game));
        let elsewhere = make(&[], &Content::none().with("pack", "mine", String::new(), Arc::new(())));
        assert!(!Arc::ptr_eq(&plain.game, &elsewhere.game), "other content makes another game");
    }

    #[test]
    fn what_nobody_plays_is_forgotten() {
        let (games, kind, content) = (Games::default(), NimKind::default(), Content::none());
        let kept = games.make(&kind, &[], &content).expect("sound rules");
        for away in 100..300 {
            let rules = [RuleSpec::new("patience", serde_json::json!({ "away": away, "gone": 1 }))];
            assert!(games.make(&kind, &rules, &content).is_ok());
        }
        assert!(games.games().len() < 100);
        let again = games.make(&kind, &[], &content).expect("sound rules");
        assert!(Arc::ptr_eq(&kept.game, &again.game));
    }
}
