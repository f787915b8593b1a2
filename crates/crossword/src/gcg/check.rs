//! A record, played over on a table with its rules: every square, rack, score and total is looked at.

use super::read::{Ours, Record, What};
use super::walk::Walk;
use super::{OURS, fault, read::Pragma};
use crate::board::Layout;
use crate::content::{self, LEXICON, WordSource};
use crate::state::Event;
use crate::tiles::Tiles;
use crate::{Crossword, CrosswordKind};
use kernel::log::{FORMAT, Header};
use kernel::{
    Composition, Content, Kind, Log, Message, ReadRecord, RecordFault, RuleSpec, Setup, SpecError, message, perft,
};
use lexicon::{Lexicon, TileSet};
use serde_json::json;
use std::sync::Arc;

/// The rules that a record is played over with, where it says nothing else.
const USUAL: &str = "scrabble";

/// What else is looked at.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The words of plays that stand, in this list. Nobody asks? Then any word will do: players use many lists.
    pub words: Option<&'a str>,
    /// Where that list is found.
    pub content: &'a Content,
}

/// Plays a record over. Gives the match it tells of, and what is odd about it.
///
/// # Errors
/// The first line that cannot be, and why.
pub fn check(
    kind: &CrosswordKind,
    record: &Record,
    asked: Option<Asked<'_>>,
) -> Result<ReadRecord<Crossword>, RecordFault> {
    let specs = specs(kind, record)?;
    let Composition { game, specs, content } =
        kind.compose(&specs, &stock()).map_err(|why| wrong_rules(record, &why))?;
    let setup = Setup::seats(record.players.len() as u8);
    let laid = laid(&game, record, &setup)?;
    let lexicon = asked.map_or(Ok(None), |asked| words(asked, &laid))?;
    let begins = record.ours("begins").next().and_then(|ours| ours.rest.parse().ok()).unwrap_or(0);
    let mut walk = Walk::begin(&game, record, laid, lexicon, begins);
    walk.all().map_err(|fault| stripped(record, fault))?;
    let (entries, odd) = (walk.entries, walk.odd);
    let mut names: Vec<String> = record.players.iter().map(|(_, name)| name.clone()).collect();
    names.rotate_right(begins % record.players.len());
    let id = record.about.get("id").map_or("gcg", |id| id.text.as_str());
    let name = id.strip_prefix(OURS).unwrap_or(id).trim().replace(char::is_whitespace, "-");
    let header = Header {
        houserules: FORMAT,
        game: kind.card().about.id.into(),
        name,
        rules: specs.into(),
        content,
        setup,
        names,
        commitment: String::new(),
        again: false,
        origin: None,
    };
    Ok(ReadRecord { log: Log { header, entries: Arc::new(entries), reveal: None }, odd })
}

/// Where a record of ours makes no sense, and our lines are gone, that is why.
fn stripped(record: &Record, fault: RecordFault) -> RecordFault {
    let is_ours = record.about.get("id").is_some_and(|id| id.text.split_whitespace().next() == Some(OURS));
    match is_ours && record.ours.is_empty() {
        true => RecordFault { why: message!("gcg-stripped", why = fault.why), ..fault },
        false => fault,
    }
}

/// Boards and tiles that come with the program. No word lists: none is needed to play a record over.
fn stock() -> Content {
    let mut content = Content::replaying();
    content::add_boards_and_tiles(&mut content);
    content
}

impl Record {
    /// What we added under this word.
    pub(super) fn ours<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a Ours> {
        self.ours.iter().filter(move |ours| ours.word == word)
    }
}

/// The rules of a record of ours stand in it. To any other the usual ones are fitted: how tiles left are counted, and that
/// plays may be challenged, shows in its lines.
fn specs(kind: &CrosswordKind, record: &Record) -> Result<Vec<RuleSpec>, RecordFault> {
    let mut specs = perft::specs_of(kind, Some(USUAL), Vec::new()).expect("the usual preset is there");
    let mut set = |spec: RuleSpec| {
        specs.retain(|other| other.id != spec.id);
        specs.push(spec);
    };
    if let Some(board) = record.about.get("board-layout").filter(|board| !is_standard(&board.text)) {
        set(RuleSpec::new(
            "board",
            json!({ "name": known(board, Layout::built_in_files().map(|(name, _)| name), "gcg-no_board")? }),
        ));
    }
    if let Some(tiles) = record.about.get("tile-distribution") {
        let name = known(tiles, TileSet::built_in_names(), "gcg-no_tiles")?;
        set(RuleSpec::new("tiles", json!({ "name": name })));
    }
    if record.ours("rules").next().is_some() {
        for ours in record.ours("rule") {
            let (id, params) = ours.rest.split_once(char::is_whitespace).unwrap_or((&ours.rest, "{}"));
            let params = serde_json::from_str(params);
            let params = params.map_err(|e| fault(ours.line, message!("gcg-ours", why = e.to_string())))?;
            set(RuleSpec { id: id.into(), version: None, params });
        }
        for ours in record.ours("without") {
            specs.retain(|spec| spec.id != ours.rest);
        }
        return Ok(specs);
    }
    set(RuleSpec::new("final_score_adjustment", json!({ "style": style(record) })));
    let of = |what: What| record.lines.iter().find(|line| line.what == what);
    match of(What::Challenge) {
        Some(line) => {
            let points = line.score.clamp(1, 50);
            set(RuleSpec::new("challenge", json!({ "judge": "table", "penalty": "points", "points": points })));
        }
        None if of(What::Withdrawn).is_some() => {
            set(RuleSpec::new("challenge", json!({ "judge": "table", "penalty": "none" })));
        }
        None => {}
    }
    specs.retain(|spec| !["words", "word_validation"].contains(&spec.id.as_str()));
    Ok(specs)
}

fn is_standard(name: &str) -> bool {
    ["standard", "standard15", "crosswordgame"].contains(&name.to_lowercase().as_str())
}

/// The name of something that comes with the program, in any case.
fn known(
    pragma: &Pragma,
    names: impl Iterator<Item = &'static str>,
    no: &'static str,
) -> Result<&'static str, RecordFault> {
    let all: Vec<&'static str> = names.collect();
    let found = all.iter().find(|name| name.eq_ignore_ascii_case(&pragma.text));
    let none = || {
        let known: Vec<String> = all.iter().map(|name| (*name).to_string()).collect();
        fault(pragma.line, message!(no, name = pragma.text.clone(), known = known))
    };
    found.copied().ok_or_else(none)
}

/// Whoever went out gets twice the tiles of the others, as between two in clubs; or the others lose theirs as well.
fn style(record: &Record) -> &'static str {
    let lost = |what: &What, score: i32| matches!(what, What::Left(_)) && score < 0;
    let won = record.lines.iter().any(|line| matches!(line.what, What::Left(_)) && line.score > 0);
    if won && record.lines.iter().any(|line| lost(&line.what, line.score)) { "transfer" } else { "double" }
}

fn wrong_rules(record: &Record, errors: &[SpecError]) -> RecordFault {
    let line = record.ours.first().map_or(1, |ours| ours.line);
    let why = errors.first().map_or_else(|| Message::new("gcg-empty"), SpecError::message);
    fault(line, message!("gcg-rules", why = why))
}

/// The table as it is laid; a board and tiles that are not ours stand in the record.
fn laid(game: &Crossword, record: &Record, setup: &Setup) -> Result<Event, RecordFault> {
    let mut laid = game.laid(setup);
    if let Event::Laid { board, tiles, .. } = &mut laid {
        for ours in record.ours("board") {
            *board = kernel::json::read::<Layout>(&ours.rest).map_err(|e| odd_ours(ours, &e))?;
        }
        for ours in record.ours("tiles") {
            let read = kernel::json::read::<Tiles>(&ours.rest).map_err(|e| odd_ours(ours, &e))?;
            if !read.is_sound() {
                return Err(odd_ours(ours, &OURS));
            }
            *tiles = read;
        }
    }
    Ok(laid)
}

fn odd_ours(ours: &Ours, why: &dyn std::fmt::Display) -> RecordFault {
    fault(ours.line, message!("gcg-ours", why = why.to_string()))
}

/// The list that words are looked up in.
fn words(asked: Asked<'_>, laid: &Event) -> Result<Option<Arc<Lexicon>>, RecordFault> {
    let (Some(name), Event::Laid { tiles, .. }) = (asked.words, laid) else { return Ok(None) };
    let missing = |why: &kernel::ContentError| fault(1, content::how_to_get(name, &why.message()));
    let source = asked.content.find::<WordSource>(LEXICON, name).map_err(|why| missing(&why))?;
    source.map(|source| source.lexicon_for(tiles)).transpose().map_err(|why| fault(1, why))
}
