//! The text of a GCG file, taken apart. What it says is not judged here.

use super::{OURS, fault};
use kernel::{Message, RecordFault, message};
use std::collections::BTreeMap;

/// A GCG file, taken apart.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Title, description, lexicon and the like, each by its name.
    pub about: BTreeMap<String, Pragma>,
    /// Who plays: a short name without spaces, and the whole one.
    pub players: Vec<(String, String)>,
    /// What was done, in order.
    pub lines: Vec<Line>,
    /// What players held when the record ends, by their place among the players.
    pub racks: BTreeMap<usize, Pragma>,
    /// What House Rules adds for itself.
    pub ours: Vec<Ours>,
    /// How many lines the file has.
    pub length: usize,
}

/// What a line with `#` says, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pragma {
    /// Counted from 1.
    pub line: usize,
    /// What follows its name.
    pub text: String,
}

/// A line of ours: `#houserules rule bingo_bonus {"points":35}`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ours {
    /// Counted from 1.
    pub line: usize,
    /// After so many turns and other lines with `>`.
    pub after: usize,
    /// Its first word.
    pub word: String,
    /// What follows.
    pub rest: String,
}

/// A line with `>`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Counted from 1.
    pub line: usize,
    /// Whose, by their place among the players.
    pub player: usize,
    /// What they held, as it is written; nothing where it is not said.
    pub rack: String,
    /// What they did.
    pub what: What,
    /// What it brought.
    pub score: i32,
    /// Their score after it.
    pub total: i32,
}

/// What a line with `>` tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// `8D NIcEST`: a play.
    Play(String),
    /// `-`: a pass.
    Pass,
    /// `-QU`, or `-2` where it is not known which: an exchange.
    Exchange(String),
    /// `--`: the play before was challenged and came off.
    Withdrawn,
    /// `(challenge)`: the play before was challenged and stands.
    Challenge,
    /// `(time)`: points for too much time.
    Time,
    /// `(QU)`: points for tiles left at the end.
    Left(String),
}

impl What {
    /// Is it somebody's turn, and not something that is said of one?
    pub fn is_turn(&self) -> bool {
        matches!(self, What::Play(_) | What::Pass | What::Exchange(_))
    }
}

/// The names of lines with `#` that stand before the first turn, once each.
const HEADER: [&str; 9] = [
    "character-encoding",
    "title",
    "description",
    "id",
    "lexicon",
    "game-type",
    "board-layout",
    "tile-set",
    "tile-distribution",
];

/// Text of this encoding or that: files say which, and are not always right. What is UTF-8 is read as that, anything else
/// as Latin-1, which reads everything.
pub(super) fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').into(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// Takes a GCG file apart.
///
/// # Errors
/// The first line that cannot be read.
pub fn read(bytes: &[u8]) -> Result<Record, RecordFault> {
    let text = decode(bytes);
    let mut record = Record { length: text.lines().count(), ..Record::default() };
    let mut in_note = false;
    for (number, line) in (1..).zip(text.lines()) {
        let trimmed = line.trim();
        if let Some(pragma) = trimmed.strip_prefix('#') {
            let (name, rest) = pragma.split_once(char::is_whitespace).unwrap_or((pragma, ""));
            in_note = name == "note";
            record.take_pragma(number, name, rest.trim())?;
        } else if let Some(turn) = trimmed.strip_prefix('>') {
            in_note = false;
            let line = record.read_turn(number, turn)?;
            record.lines.push(line);
        } else if !trimmed.is_empty() && !in_note {
            // A note may have several lines; nothing else has.
            return Err(fault(number, message!("gcg-odd_line", text = short(trimmed))));
        }
    }
    match record.players.len() {
        0 if record.lines.is_empty() => Err(fault(1, Message::new("gcg-empty"))),
        0 | 1 => Err(fault(record.length.max(1), Message::new("gcg-players"))),
        _ => Ok(record),
    }
}

fn short(text: &str) -> String {
    text.chars().take(30).collect()
}

/// The number at the end of `player1` and `rack2`, from 0.
fn numbered(name: &str, stem: &str) -> Option<usize> {
    let number: usize = name.strip_prefix(stem)?.parse().ok()?;
    (1..=4).contains(&number).then(|| number - 1)
}

impl Record {
    fn take_pragma(&mut self, line: usize, name: &str, text: &str) -> Result<(), RecordFault> {
        if name == OURS {
            let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            let after = self.lines.len();
            self.ours.push(Ours { line, after, word: word.into(), rest: rest.trim().into() });
        } else if let Some(place) = numbered(name, "player") {
            self.take_player(line, place, text)?;
        } else if let Some(place) = numbered(name, "rack") {
            let twice = self.racks.insert(place, Pragma { line, text: text.into() }).is_some();
            if twice {
                return Err(fault(line, message!("gcg-twice", name = name.to_string())));
            }
        } else if HEADER.contains(&name) {
            if !self.lines.is_empty() {
                return Err(fault(line, message!("gcg-late", name = name.to_string())));
            }
            let twice = self.about.insert(name.into(), Pragma { line, text: text.into() }).is_some();
            if twice {
                return Err(fault(line, message!("gcg-twice", name = name.to_string())));
            }
        }
        // Notes, and what other programs say to themselves.
        Ok(())
    }

    fn take_player(&mut self, line: usize, place: usize, text: &str) -> Result<(), RecordFault> {
        let name = format!("player{}", place + 1);
        if !self.lines.is_empty() {
            return Err(fault(line, message!("gcg-late", name = name)));
        }
        if place < self.players.len() {
            return Err(fault(line, message!("gcg-twice", name = name)));
        }
        if place > self.players.len() {
            return Err(fault(line, message!("gcg-player_order", name = name, number = self.players.len() + 1)));
        }
        let (nick, full) = text.split_once(char::is_whitespace).unwrap_or((text, text));
        if nick.is_empty() {
            return Err(fault(line, message!("gcg-nameless", name = name)));
        }
        if self.players.iter().any(|(other, _)| other == nick) {
            return Err(fault(line, message!("gcg-same_name", nick = short(nick))));
        }
        let full = if full.trim().is_empty() { nick } else { full.trim() };
        self.players.push((nick.into(), full.into()));
        Ok(())
    }

    fn read_turn(&self, line: usize, text: &str) -> Result<Line, RecordFault> {
        let odd = || fault(line, message!("gcg-odd_turn", text = short(text)));
        let (nick, rest) = text.split_once(':').ok_or_else(odd)?;
        let nick = nick.trim();
        let player = self.players.iter().position(|(known, _)| known == nick);
        let player = player.ok_or_else(|| fault(line, message!("gcg-nobody", nick = short(nick))))?;
        let words: Vec<&str> = rest.split_whitespace().collect();
        let [said @ .., score, total] = words.as_slice() else { return Err(odd()) };
        let number = |word: &str| {
            let wrong = || fault(line, message!("gcg-no_number", text = short(word)));
            word.strip_prefix('+').unwrap_or(word).parse::<i32>().map_err(|_| wrong())
        };
        let (rack, what) = read_what(said).ok_or_else(odd)?;
        Ok(Line { line, player, rack: rack.into(), what, score: number(score)?, total: number(total)? })
    }
}

/// What somebody held, where it is said, and what they did.
fn read_what<'a>(said: &[&'a str]) -> Option<(&'a str, What)> {
    match said {
        [rack, place, word] => Some((rack, What::Play(format!("{place} {word}")))),
        [one, other] => match read_short(other) {
            Some(what) => Some((one, what)),
            None => one.contains(|c: char| c.is_ascii_digit()).then(|| ("", What::Play(format!("{one} {other}")))),
        },
        [alone] => read_short(alone).map(|what| ("", what)),
        _ => None,
    }
}

fn read_short(word: &str) -> Option<What> {
    match word {
        "-" => Some(What::Pass),
        "--" => Some(What::Withdrawn),
        "(challenge)" => Some(What::Challenge),
        "(time)" => Some(What::Time),
        _ => match word.strip_prefix('-') {
            Some(tiles) => Some(What::Exchange(tiles.into())),
            None => word.strip_prefix('(')?.strip_suffix(')').map(|tiles| What::Left(tiles.into())),
        },
    }
}
