//! Golden transcripts: a whole match as text, with everything that can be observed.
//!
//! They lie in `playthroughs/<game>/<name>.txt`, are compared by the catalogue's tests and rewritten by
//! `make playthroughs`, so that a change of what players see shows in a diff.

use crate::perft::{join, specs_of, table_of};
use crate::{
    Chance, Content, EntryOf, Game, Kind, Match, Names, Offer, RuleSpec, Seat, SpecError, Unfinished, Viewer, Words,
    book_of, play_out,
};
use std::fmt::Write;
use words::{Book, Speaker};

/// What to play.
#[derive(Clone, Debug)]
pub struct Script {
    /// The transcript's file name, without `.txt`.
    pub name: String,
    /// Which preset; none: the default one.
    pub preset: Option<String>,
    /// Rules added or replaced.
    pub rules: Vec<RuleSpec>,
    /// How many play.
    pub seats: u8,
    /// Of the deal and of the bots' luck.
    pub seed: u64,
    /// Which bot plays.
    pub bot: &'static str,
    /// The transcript stops after so many entries.
    pub entries: usize,
}

impl Script {
    /// A preset, played by the random bot.
    pub fn preset(id: &str, seats: u8, seed: u64) -> Self {
        let (name, preset) = (id.into(), Some(id.into()));
        Script { name, preset, rules: Vec::new(), seats, seed, bot: "random", entries: 400 }
    }
}

/// What the golden transcripts of a game play: each preset with the fewest seats, unless its card has more to show.
pub fn scripts_of<K: Kind>(kind: &K) -> Vec<Script> {
    let card = kind.card();
    if !card.scripts.is_empty() {
        return card.scripts;
    }
    let least =
        |rules: &[RuleSpec]| kind.compose(rules, &Content::replaying()).map_or(2, |made| made.game.places().least);
    card.presets.iter().map(|preset| Script::preset(&preset.id, least(&preset.rules), 1)).collect()
}

/// Why a script cannot be played.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Unplayable {
    /// Its rules do not go together, or are not there.
    #[error("{}", join(.0))]
    Rules(Vec<SpecError>),
    /// It names a bot that is not there or cannot play these rules.
    #[error("there is no bot {0:?} for these rules")]
    NoBot(String),
    /// The bots came to no end.
    #[error(transparent)]
    Unfinished(#[from] Unfinished),
}

/// Plays and writes down.
pub fn transcript<K: Kind>(kind: &K, script: &Script, content: &Content) -> Result<String, Unplayable> {
    transcript_in(kind, script, content, &book_of(kind))
}

/// The same with these words: where they do not come with the program.
pub fn transcript_in<K: Kind>(kind: &K, script: &Script, content: &Content, book: &Book) -> Result<String, Unplayable> {
    let specs = specs_of(kind, script.preset.as_deref(), script.rules.clone());
    let specs = specs.map_err(|error| Unplayable::Rules(vec![error]))?;
    let mut table = table_of(kind, &specs, content, script.seats, script.seed).map_err(Unplayable::Rules)?;
    let mut bots = Vec::new();
    for seat in (0..script.seats).map(Seat) {
        let bot = kind.bot(script.bot, &table.game, seat);
        bots.push(bot.ok_or_else(|| Unplayable::NoBot(script.bot.into()))?);
    }
    play_out(&mut table, &mut bots, &Chance::seeded(script.seed), 20_000)?;
    let names = Names::plain(script.seats).0;
    Ok(write(&table, script, &Speaker { book, tag: "en", names: &names }))
}

fn write<G: Words>(table: &Match<G>, script: &Script, speaker: &Speaker<'_>) -> String {
    let mut text = String::new();
    let _ = writeln!(
        text,
        "game {}, {} seats, seed {}, played by {}",
        table.log.header.game, script.seats, script.seed, script.bot
    );
    for spec in table.log.header.rules.iter() {
        let _ = writeln!(text, "rule {} v{} {}", spec.id, spec.version.unwrap_or(0), crate::log::json(&spec.params));
    }
    let mut state = table.game.blank(&table.log.header.setup);
    for (number, entry) in table.log.entries.iter().enumerate().take(script.entries) {
        write_entry(&mut text, &*table.game, &state, number, entry, speaker);
        entry.events.iter().for_each(|event| table.game.evolve(&mut state, event));
        write_state(&mut text, &*table.game, &state, speaker);
    }
    if table.log.entries.len() > script.entries {
        let _ = writeln!(text, "\n({} more entries)", table.log.entries.len() - script.entries);
    }
    if let Some(outcome) = table.game.outcome(&table.state) {
        let _ = writeln!(text, "\noutcome {}", crate::log::json(&outcome));
    }
    text
}

fn write_entry<G: Words>(
    text: &mut String,
    game: &G,
    state: &G::State,
    number: usize,
    entry: &EntryOf<G>,
    speaker: &Speaker<'_>,
) {
    let input = entry.input.as_ref().map_or_else(|| "deal".into(), crate::log::json);
    let _ = writeln!(text, "\n--- {number} at {} ms: {input}", entry.at.0);
    for event in &entry.events {
        let _ = writeln!(text, "event {}", crate::log::json(event));
        let public = game.redact(event, Viewer::Public);
        for seat in game.seated(state).iter() {
            let told = game.redact(event, Viewer::Seat(seat));
            if crate::log::json(&told) != crate::log::json(&public) {
                let _ = writeln!(text, "  news to {}: {}", seat.0, crate::log::json(&told));
            }
        }
        match public {
            Some(news) => {
                let said = speaker.say_all(&game.narrate(&news));
                let _ = writeln!(text, "  news: {}  «{said}»", crate::log::json(&news));
            }
            None => {
                let _ = writeln!(text, "  no public news");
            }
        }
    }
}

fn write_state<G: Words>(text: &mut String, game: &G, state: &G::State, speaker: &Speaker<'_>) {
    let due = game.deadline(state).map_or_else(|| "none".into(), |at| format!("{} ms", at.0));
    let _ = writeln!(text, "awaited {:?}, deadline {due}", game.awaited(state));
    for line in game.show(&game.view(state, Viewer::Public), speaker).lines() {
        let _ = writeln!(text, "| {line}");
    }
    for seat in game.seated(state).iter() {
        let offers = game.offers(state, seat);
        if !offers.is_empty() {
            let view = game.view(state, Viewer::Seat(seat));
            let label = |offer: &Offer<G::Action>| speaker.say(&game.label(&view, offer));
            let _ = writeln!(text, "offers to {}: {}", seat.0, labels(offers.iter().map(label).collect()));
        }
    }
}

fn labels(mut labels: Vec<String>) -> String {
    labels.dedup();
    let more = labels.len().saturating_sub(40);
    labels.truncate(40);
    let rest = if more > 0 { format!(" · and {more} more") } else { String::new() };
    labels.join(" · ") + &rest
}
