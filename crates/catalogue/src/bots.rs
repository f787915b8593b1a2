//! The bots at a table: each is asked with all that it needs, and may think where nobody waits for it.

use crate::erased::Erased;
use crate::raw::Raw;
use kernel::{Bot, Chance, Game, Kind, Message, Seat, Turn};
use std::any::Any;
use std::sync::Arc;

/// What a bot wants to do.
#[derive(Clone, PartialEq, Debug)]
pub struct BotMove {
    /// The action.
    pub action: Raw,
    /// After so many milliseconds.
    pub delay: u64,
}

/// A bot that is asked, with all that it needs to make up its mind: it may think where nobody waits for it.
pub struct Thinking(Box<dyn FnOnce() -> Thought + Send>);

impl Thinking {
    /// Thinks. The same state gives the same choice, whenever and wherever that is.
    pub fn think(self) -> Thought {
        (self.0)()
    }
}

/// What a bot thought, to be handed back to its table.
pub struct Thought {
    seat: Seat,
    /// About the match after so many entries.
    entries: usize,
    choice: Option<BotMove>,
    /// The bot itself, and which one it was.
    bot: Box<dyn Any + Send>,
    which: Arc<()>,
}

impl Thought {
    /// Where the bot sits.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

/// The bots at a table.
pub trait AnyBots {
    /// Why no bot can play here.
    fn cannot(&self) -> Option<Message>;
    /// Puts a bot into a seat; it is told all that its seat was told. `false`: no such bot can play here.
    fn seat(&mut self, seat: Seat, id: &str) -> bool;
    /// Takes the bot out of a seat.
    fn dismiss(&mut self, seat: Seat);
    /// Asks the bot in a seat what it wants to do now; `luck` makes its choice. `None`: there is nothing for it to do, or it
    /// still thinks.
    fn ask(&mut self, seat: Seat, luck: &Chance) -> Option<Thinking>;
    /// Takes back a bot that has thought. `Err`: it has no seat here any more. Its choice is none if the match went on
    /// meanwhile: then it is to be asked again.
    fn hear(&mut self, thought: Thought) -> Result<Option<BotMove>, Dismissed>;
    /// Asks it and waits for its answer.
    fn wish(&mut self, seat: Seat, luck: &Chance) -> Option<BotMove> {
        let thinking = self.ask(seat, luck)?;
        self.hear(thinking.think()).ok().flatten()
    }
}

/// A bot that has no seat any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dismissed;

/// A bot, and how many entries there were when it was last asked. While it thinks it is not here.
pub(crate) struct Seated<G: Game> {
    bot: Option<Box<dyn Bot<G>>>,
    which: Arc<()>,
    asked: usize,
}

impl<K: Kind> AnyBots for Erased<K> {
    fn cannot(&self) -> Option<Message> {
        self.kind.no_bots(&self.play.game)
    }

    fn seat(&mut self, seat: Seat, id: &str) -> bool {
        let bot = self.kind.bot(id, &self.play.game, seat);
        let seated = |bot| Seated { bot: Some(bot), which: Arc::new(()), asked: 0 };
        bot.map(|bot| self.bots.insert(seat, seated(bot))).is_some()
    }

    fn dismiss(&mut self, seat: Seat) {
        self.bots.remove(&seat);
    }

    fn ask(&mut self, seat: Seat, luck: &Chance) -> Option<Thinking> {
        let offers = self.offers_of(seat);
        let Seated { bot: place, which, asked } = self.bots.get_mut(&seat)?;
        let mut bot = place.take()?;
        if offers.is_empty() {
            *place = Some(bot);
            return None;
        }
        // It thinks while the match may go on: what it looks at is a copy.
        let (game, state, log) = (self.play.game.clone(), self.play.state.clone(), &self.play.log.entries);
        let (entries, since) = (log.len(), log[*asked..].to_vec());
        *asked = entries;
        let (now, which) = (self.play.clock(), which.clone());
        let mut draws = luck.draws("bot", (entries as u64) << 8 | u64::from(seat.0));
        Some(Thinking(Box::new(move || {
            let turn = Turn::new(&*game, &state, seat, &offers, now).since(&since);
            let choice = bot.act(&turn, &mut draws);
            let choice = choice.map(|choice| BotMove { action: Raw::of(&choice.action), delay: choice.delay });
            Thought { seat, entries, choice, bot: Box::new(bot), which }
        })))
    }

    fn hear(&mut self, thought: Thought) -> Result<Option<BotMove>, Dismissed> {
        let Thought { seat, entries, choice, bot, which } = thought;
        let seated = self.bots.get_mut(&seat).filter(|seated| Arc::ptr_eq(&seated.which, &which)).ok_or(Dismissed)?;
        seated.bot = Some(*bot.downcast().map_err(|_| Dismissed)?);
        Ok(choice.filter(|_| entries == self.play.log.entries.len()))
    }
}
