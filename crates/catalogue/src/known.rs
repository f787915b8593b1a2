//! A kind of game in the catalogue.

use crate::analysis::{self, Analysis};
use crate::any::{AnyKind, AnyMatch, Chosen, Opening};
use crate::branch::{Branching, branch};
use crate::erased::Erased;
use crate::played::Games;
use crate::replay::{AnyReplay, Replay, Unreadable, Verified, read};
use crate::simulate::{AnySimulator, Simulator};
use kernel::VariantError;
use kernel::log::{FORMAT, Header};
use kernel::playthrough::{Unplayable, scripts_of, transcript_in};
use kernel::{
    About, Book, BotCard, Chance, Content, Folder, Game, Kind, KindCard, Log, Match, Notation, Preview, ReadRecord,
    RecordFault, RuleCard, RuleSpec, Source, SpecError, Variant, Written, perft,
};
use std::sync::Arc;

/// A kind in the catalogue, with its card: what people are told of it is made once.
pub(crate) struct Known<K: Kind> {
    kind: Arc<K>,
    card: KindCard,
    /// What is played now.
    games: Games<K::Game>,
}

impl<K: Kind> Known<K> {
    pub(crate) fn new(kind: K) -> Self {
        let card = kind.card();
        Known { kind: Arc::new(kind), card, games: Games::default() }
    }
}

impl<K: Kind> AnyKind for Known<K> {
    fn about(&self) -> About {
        self.card.about
    }

    fn rules(&self) -> &[RuleCard] {
        &self.card.rules
    }

    fn presets(&self) -> &[Variant] {
        &self.card.presets
    }

    fn bots(&self) -> &[BotCard] {
        &self.card.bots
    }

    fn book(&self, more: Vec<Source>) -> Book {
        let mut book = kernel::book_of(&*self.kind);
        more.into_iter().for_each(|source| book.add(source));
        book
    }

    fn books(&self) -> Vec<(&'static str, &'static str)> {
        [(kernel::ENGLISH, self.card.about.book)].into_iter().chain(self.card.books.iter().copied()).collect()
    }

    fn stock(&self, content: &mut Content) {
        self.kind.stock(content);
    }

    fn folders(&self) -> Vec<Folder> {
        self.card.folders.clone()
    }

    fn variant(&self, text: &str) -> Result<Variant, VariantError> {
        self.kind.variant(text)
    }

    fn specs(&self, preset: Option<&str>, amend: Vec<RuleSpec>) -> Result<Vec<RuleSpec>, SpecError> {
        perft::amended(&self.card.presets, preset, amend)
    }

    fn choose(&self, specs: &[RuleSpec], content: &Content) -> Result<Chosen, Vec<SpecError>> {
        let made = self.kind.compose(specs, content)?;
        if let Some(why) = self.kind.no_end(&made.game) {
            return Err(vec![SpecError::Contradiction { why }]);
        }
        let (places, no_bots) = (made.game.places(), self.kind.no_bots(&made.game));
        let warnings = self.kind.warnings(&made.game);
        Ok(Chosen { specs: made.specs, content: made.content, places, no_bots, warnings })
    }

    fn preview(&self, content: &Content, kind: &str, name: &str) -> Option<Preview> {
        self.kind.preview(content, kind, name)
    }

    fn open(
        &self,
        specs: &[RuleSpec],
        content: &Content,
        opening: Opening,
    ) -> Result<Box<dyn AnyMatch>, Vec<SpecError>> {
        let made = self.games.make(&*self.kind, specs, content)?;
        let header = Header {
            houserules: FORMAT,
            game: self.card.about.id.into(),
            name: opening.name,
            rules: made.rules,
            content: made.content,
            setup: opening.setup,
            names: opening.names,
            commitment: opening.commitment,
            again: opening.again,
            origin: None,
        };
        let play = Match::deal(made.game, header, opening.chance, opening.at);
        Ok(Box::new(Erased::new(self.kind.clone(), play)))
    }

    fn resume(&self, log: &str, content: &Content, chance: Chance) -> Result<Box<dyn AnyMatch>, Unreadable> {
        let (mut log, fault) = Log::<K::Game>::read(log)?;
        if let Some(fault) = fault {
            return Err(fault.into());
        }
        let made = self.games.make(&*self.kind, &log.header.rules, content)?;
        // An older log stays as it was written.
        if made.rules == log.header.rules {
            log.header.rules = made.rules;
        }
        let play = Match::resume(made.game, log, chance)?;
        Ok(Box::new(Erased::new(self.kind.clone(), play)))
    }

    fn branch(&self, log: &str, content: &Content, branching: Branching) -> Result<Box<dyn AnyMatch>, Unreadable> {
        let play = branch(&*self.kind, log, content, branching)?;
        Ok(Box::new(Erased::new(self.kind.clone(), play)))
    }

    fn replay(&self, log: &str) -> Result<Box<dyn AnyReplay>, Unreadable> {
        let (game, log, fault) = read(&*self.kind, log, &Content::replaying())?;
        Ok(Box::new(Replay::new(Arc::new(game), log, fault)))
    }

    fn analyse(&self, log: &str, content: &Content) -> Result<Analysis, Unreadable> {
        analysis::analyse(&*self.kind, log, content)
    }

    fn reopen(&self, log: &str, content: &Content) -> Result<Box<dyn AnyMatch>, Unreadable> {
        let (log, fault) = Log::<K::Game>::read(log)?;
        let game = self.kind.looking_back(&log.header.rules, content)?.game;
        if let Some(fault) = fault {
            return Err(fault.into());
        }
        let play = Match::resume(Arc::new(game), log, Chance::seeded(0))?;
        Ok(Box::new(Erased::new(self.kind.clone(), play)))
    }

    fn verify(&self, log: &str, content: &Content) -> Result<Verified, Unreadable> {
        let header = kernel::log::read_header(log)?;
        let missing = content.differs_from(&header.content);
        if !missing.is_empty() {
            return Err(kernel::Fault::OtherContent(missing).on(1).into());
        }
        let (game, log, fault) = read(&*self.kind, log, content)?;
        if let Some(fault) = fault {
            return Err(fault.into());
        }
        log.verify(&game, content)?;
        Ok(Verified { game: header.game, entries: log.entries.len() })
    }

    fn notation(&self) -> Option<Notation> {
        self.card.notation
    }

    fn read_record(&self, bytes: &[u8]) -> Result<(String, Vec<RecordFault>), RecordFault> {
        let ReadRecord { log, odd } = self.kind.read_record(bytes)?;
        Ok((log.to_lines(), odd))
    }

    fn write_record(&self, log: &str) -> Result<Written, Unreadable> {
        let (log, fault) = Log::<K::Game>::read(log)?;
        match fault {
            Some(fault) => Err(fault.into()),
            None => self.kind.write_record(&log).map_err(Unreadable::Said),
        }
    }

    fn transcript(&self, name: &str, content: &Content, book: &Book) -> Option<Result<String, Unplayable>> {
        let script = scripts_of(&*self.kind).into_iter().find(|script| script.name == name)?;
        Some(transcript_in(&*self.kind, &script, content, book))
    }

    fn simulator(
        &self,
        specs: &[RuleSpec],
        content: &Content,
        seats: u8,
        bots: &[String],
    ) -> Result<Box<dyn AnySimulator>, Unreadable> {
        Ok(Box::new(Simulator::new(self.kind.clone(), &self.card, specs, content, seats, bots)?))
    }
}
