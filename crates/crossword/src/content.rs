//! What a match is played with and is no code: boards, tile sets, word lists.
//!
//! The host's program loads files and hands over what they hold; rules name it. Word lists become graphs when a match
//! first needs them, so that a server with ten languages starts as quickly as one without any.

use crate::board::{BoardError, Layout};
use crate::leave;
use crate::tiles::Tiles;
use kernel::{
    Arg, Content, ContentError, ContentFile, Folder, Message, Piece, Preview, checksum, message, on_line, text_file,
    text_of, unreadable,
};
use lexicon::builtin::{self, SystemList};
use lexicon::{
    AlphabetError, BadLine, BuildError, FileError, Lexicon, MAX_LETTERS, Options, TileError, TileSet, Unfit,
};
#[cfg(not(target_family = "wasm"))]
use std::sync::OnceLock;
use std::sync::{Arc, Mutex, PoisonError};

/// The kind of boards.
pub const BOARD: &str = "board";
/// The kind of tile sets.
pub const TILES: &str = "tiles";
/// The kind of word lists.
pub const LEXICON: &str = "lexicon";
/// The kind of models of what tiles are worth to bots.
pub const LEAVES: &str = "leaves";

/// The kind of lists of common words, by their language: what weak bots know.
pub const COMMON: &str = "common words";

/// Common English words, a few a line.
const COMMON_ENGLISH: &str = text_file!("../common/en.txt");

/// The folders of a host.
const BOARDS: &str = "boards";
const TILE_SETS: &str = "tiles";
const LEXICONS: &str = "lexicons";
const COMMONS: &str = "common";
/// The ending of a lexicon that was built before.
const BUILT: &str = "lexicon";
/// The ending of a list as an operating system has it, in which names are no words.
const SYSTEM: &str = "dic";

/// A word list that becomes a lexicon when it is needed, for the tiles it is needed for.
pub struct WordSource {
    name: String,
    list: List,
    built: Mutex<Vec<Arc<Lexicon>>>,
}

enum List {
    /// The list that comes with the program.
    #[cfg(not(target_family = "wasm"))]
    English,
    /// One word a line.
    Lines(Vec<u8>, Options<'static>),
    /// One word a line, brought when it is needed.
    Brought(fn() -> Vec<u8>, usize, Options<'static>),
    /// A lexicon that was built before: for its own letters only.
    Built,
}

impl WordSource {
    fn new(name: &str, list: List, built: Vec<Arc<Lexicon>>) -> WordSource {
        WordSource { name: name.into(), list, built: Mutex::new(built) }
    }

    /// The English list that is always there; a browser fetches it.
    #[cfg(not(target_family = "wasm"))]
    fn english() -> &'static (Arc<WordSource>, String) {
        static ENGLISH: OnceLock<(Arc<WordSource>, String)> = OnceLock::new();
        ENGLISH.get_or_init(|| {
            let source = WordSource::new(builtin::ENGLISH, List::English, Vec::new());
            (Arc::new(source), checksum(builtin::english_list().as_bytes()))
        })
    }

    /// The lexicon for these tiles. The first call builds it.
    ///
    /// # Errors
    /// Why there is none.
    pub fn lexicon_for(&self, tiles: &Tiles) -> Result<Arc<Lexicon>, Message> {
        // Whoever panicked while building left the list of finished lexicons whole.
        let mut built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(ready) = built.iter().find(|lexicon| fits(lexicon, tiles)) {
            return Ok(ready.clone());
        }
        let lexicon = Arc::new(self.build(tiles)?);
        built.push(lexicon.clone());
        Ok(lexicon)
    }

    fn build(&self, tiles: &Tiles) -> Result<Lexicon, Message> {
        let set =
            tile_set(tiles).map_err(|error| message!("words-unusable", name = &self.name, why = no_tiles(&error)))?;
        let built = match &self.list {
            #[cfg(not(target_family = "wasm"))]
            List::English => builtin::english_for(&set),
            List::Lines(bytes, options) => Lexicon::build_with(&self.name, &set, bytes, options, &mut |_| {}),
            List::Brought(bring, _, options) => Lexicon::build_with(&self.name, &set, &bring(), options, &mut |_| {}),
            List::Built => {
                return Err(message!("words-other_letters", name = &self.name, tiles = &tiles.name));
            }
        };
        built.map(|(lexicon, _)| lexicon).map_err(|error| no_words(&error, &self.name, &tiles.name))
    }
}

/// Why a list is no lexicon for these tiles, to be said.
pub fn no_words(error: &BuildError, list: &str, tiles: &str) -> Message {
    let (name, tiles) = (list.to_string(), tiles.to_string());
    match error {
        BuildError::Line(BadLine::NotText { line, at, byte }) => {
            message!("words-not_text", name = name, line = *line, at = *at, byte = format!("{byte:#04x}"))
        }
        BuildError::Line(BadLine::Control { line, at, character }) => {
            message!("words-control", name = name, line = *line, at = *at, character = format!("{character:?}"))
        }
        BuildError::NoWords(_) => message!("words-empty", name = name, tiles = tiles),
        // What no word list of a house comes to: only the program's own words tell of it.
        other => message!("words-unusable", name = name, why = other.to_string()),
    }
}

impl WordSource {
    /// The file that it can be read from again: its words, or the lexicon that was built before.
    fn file(self: Arc<Self>) -> ContentFile {
        let ending = match &self.list {
            List::Lines(_, options) | List::Brought(_, _, options) if options.lowercase_only => SYSTEM,
            List::Built => BUILT,
            _ => "txt",
        };
        let bytes = move || match &self.list {
            #[cfg(not(target_family = "wasm"))]
            List::English => builtin::english_list().into_bytes(),
            List::Lines(bytes, _) => bytes.clone(),
            List::Brought(bring, ..) => bring(),
            List::Built => {
                let built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
                built.first().map(|lexicon| lexicon.to_bytes()).unwrap_or_default()
            }
        };
        ContentFile { folder: LEXICONS, ending, bytes: Arc::new(bytes) }
    }

    /// How many words it has; a plain list also has entries that are no words for play.
    fn size(&self) -> Message {
        match &self.list {
            #[cfg(not(target_family = "wasm"))]
            List::English => message!("preview-words", count = builtin::english_list().lines().count()),
            List::Lines(bytes, _) => {
                let entries = bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).count();
                message!("preview-entries", count = entries)
            }
            List::Brought(_, count, _) => message!("preview-words", count = *count),
            List::Built => {
                let built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
                message!("preview-words", count = built.first().map_or(0, |lexicon| lexicon.len()))
            }
        }
    }
}

/// What people see of a board, a tile set, a word list or common words.
pub(crate) fn preview(content: &Content, kind: &str, name: &str) -> Option<Preview> {
    match kind {
        BOARD => content.find::<Layout>(kind, name).ok()?.map(|layout| preview_of_board(&layout)),
        TILES => content.find::<TileSet>(kind, name).ok()?.map(|set| preview_of_tiles(&Tiles::from(&*set))),
        LEXICON => content.find::<WordSource>(kind, name).ok()?.map(|source| {
            let language = if name == builtin::ENGLISH { Some("en") } else { None };
            let language = language.or(SystemList::named(name).map(|list| list.language));
            let language = language.or((name == "spanish").then_some("es"));
            Preview { facts: vec![source.size()], language: language.map(str::to_string), ..Preview::default() }
        }),
        COMMON => common(content, name).ok()?.map(|words| {
            let facts = vec![message!("preview-words", count = words.len())];
            Preview { facts, language: Some(name.into()), ..Preview::default() }
        }),
        _ => None,
    }
}

/// Its squares as the board's own rows have them, with a star where the first word begins.
fn preview_of_board(layout: &Layout) -> Preview {
    let width = layout.width();
    let mut rows: Vec<Vec<char>> = layout.rows().iter().map(|row| row.chars().collect()).collect();
    for square in layout.starts() {
        if let Some(start) = rows.get_mut(square / width).and_then(|row| row.get_mut(square % width)) {
            *start = '*';
        }
    }
    let facts = vec![message!("preview-board", across = width, down = layout.height())];
    Preview { facts, rows: rows.into_iter().map(String::from_iter).collect(), ..Preview::default() }
}

fn preview_of_tiles(tiles: &Tiles) -> Preview {
    let piece = |kind: &crate::TileKind| Piece { face: kind.letter.clone(), value: kind.value, count: kind.count };
    let blank = (tiles.blanks > 0).then(|| Piece { face: String::new(), value: 0, count: tiles.blanks });
    let pieces: Vec<Piece> = tiles.letters.iter().map(piece).chain(blank).collect();
    let count: u32 = pieces.iter().map(|piece| u32::from(piece.count)).sum();
    let facts = vec![message!("preview-tiles", count = count, blanks = u32::from(tiles.blanks))];
    Preview { facts, language: Some(tiles.language.clone()), pieces, ..Preview::default() }
}

/// Whether a lexicon has just the letters of these tiles.
fn fits(lexicon: &Lexicon, tiles: &Tiles) -> bool {
    let alphabet = lexicon.alphabet();
    let alike = |(letter, kind): (lexicon::Letter, &crate::TileKind)| alphabet.letter_text(letter) == kind.letter;
    alphabet.size() == tiles.letters.len() && alphabet.letters().zip(&tiles.letters).all(alike)
}

fn tile_set(tiles: &Tiles) -> Result<TileSet, TileError> {
    let letters = tiles.letters.iter().map(|kind| {
        let spellings = std::iter::once(&kind.letter).chain(&kind.aliases).cloned().collect();
        (spellings, kind.count, kind.value)
    });
    TileSet::new(&tiles.name, &tiles.language, letters.collect(), tiles.blanks)
}

/// The folders of a host's data directory that word games read.
pub fn folders() -> Vec<Folder> {
    vec![
        Folder { name: BOARDS, about: "folder-boards", claims: |_| true, read: read_board },
        Folder { name: TILE_SETS, about: "folder-tiles", claims: |_| true, read: read_tiles },
        Folder { name: LEXICONS, about: "folder-lexicons", claims: |_| true, read: read_words },
        Folder { name: LEAVES, about: "folder-leaves", claims: |_| true, read: read_leaves },
        Folder { name: COMMONS, about: "folder-common", claims: |_| true, read: read_common },
    ]
}

fn read_board(_: &str, _: &str, bytes: &[u8], content: &mut Content) -> Result<Message, Vec<Message>> {
    let read = text_of(bytes).and_then(|text| add_board(content, text).map_err(|BoardError(why)| why));
    read.map(|name| message!("board-read", name = name)).map_err(|why| vec![why])
}

fn read_tiles(_: &str, _: &str, bytes: &[u8], content: &mut Content) -> Result<Message, Vec<Message>> {
    let read = text_of(bytes).and_then(|text| add_tiles(content, text).map_err(|error| no_tiles(&error)));
    read.map(|name| message!("tiles-read", name = name)).map_err(|why| vec![why])
}

fn read_words(name: &str, ending: &str, bytes: &[u8], content: &mut Content) -> Result<Message, Vec<Message>> {
    if ending == BUILT {
        let read = add_lexicon_file(content, bytes).map_err(|error| vec![no_lexicon(&error)]);
        return read.map(|name| message!("lexicon-read", name = name));
    }
    text_of(bytes).map_err(|why| vec![why])?;
    let system = SystemList::named(name).filter(|_| ending == SYSTEM);
    add_words(content, name, bytes.to_vec(), system.map(SystemList::options).unwrap_or_default());
    Ok(message!("words-read", name = name.to_string()))
}

fn read_leaves(name: &str, _: &str, bytes: &[u8], content: &mut Content) -> Result<Message, Vec<Message>> {
    let read = text_of(bytes).and_then(|text| leave::read_file(text, content).map_err(|error| error.message()));
    content.add(LEAVES, name, checksum(bytes), Arc::new(read.map_err(|why| vec![why])?));
    content.comes_from(LEAVES, name, ContentFile::text(LEAVES, "txt", String::from_utf8_lossy(bytes)));
    Ok(message!("leaves-read", name = name.to_string()))
}

fn read_common(name: &str, _: &str, bytes: &[u8], content: &mut Content) -> Result<Message, Vec<Message>> {
    let words = add_common(content, name, text_of(bytes).map_err(|why| vec![why])?);
    Ok(message!("common-read", language = name.to_string(), count = words.len()))
}

/// Adds the common words of a language.
fn add_common(content: &mut Content, language: &str, text: &str) -> Arc<Vec<String>> {
    let words: Arc<Vec<String>> = Arc::new(text.split_whitespace().map(str::to_string).collect());
    content.add(COMMON, language, checksum(text.as_bytes()), words.clone());
    content.comes_from(COMMON, language, ContentFile::text(COMMONS, "txt", text));
    words
}

/// The common words of a language, if anybody wrote them down. No match depends on them.
pub(crate) fn common(content: &Content, language: &str) -> Result<Option<Arc<Vec<String>>>, ContentError> {
    content.find_if_any(COMMON, language)
}

/// What is wrong with a tile set, to be said.
pub fn no_tiles(error: &TileError) -> Message {
    match error {
        TileError::Toml { line, why } => unreadable(*line, why),
        TileError::Name { key, value } => message!("tiles-name", key = *key, value = value),
        TileError::Number { line, key, value } => {
            on_line(*line, message!("tiles-number", key = *key, value = *value, most = TileError::MOST))
        }
        TileError::Alphabet { line, error } => on_line(*line, no_alphabet(error)),
        TileError::Empty => message!("tiles-empty"),
        TileError::Total { said, found } => message!("tiles-total", said = *said, found = *found),
    }
}

fn no_alphabet(error: &AlphabetError) -> Message {
    match error {
        AlphabetError::Empty => message!("tiles-no_letters"),
        AlphabetError::TooMany { found } => message!("tiles-too_many", found = *found, most = MAX_LETTERS),
        AlphabetError::Twice { text, .. } => message!("tiles-twice", text = text),
        AlphabetError::Unfit { text, reason, .. } => message!("tiles-unfit", text = text, reason = unfit(*reason)),
    }
}

/// A key to choose the reason by.
fn unfit(reason: Unfit) -> &'static str {
    match reason {
        Unfit::Unspelled | Unfit::Empty => "empty",
        Unfit::Aliases => "aliases",
        Unfit::Long => "long",
        Unfit::Space => "space",
        Unfit::Reserved => "reserved",
        Unfit::Small => "small",
        Unfit::Mark => "mark",
    }
}

/// What is wrong with a lexicon file, to be said.
pub fn no_lexicon(error: &FileError) -> Message {
    match error {
        FileError::Magic => message!("lexicon-other"),
        FileError::Version { found } => message!("lexicon-version", found = *found),
        FileError::CutShort { missing } => message!("lexicon-short", missing = *missing),
        FileError::TooLong { extra } => message!("lexicon-long", extra = *extra),
        FileError::Checksum | FileError::Header(_) | FileError::Graph(_) => message!("lexicon-damaged"),
    }
}

/// Adds the boards, the tile sets, the English word list and the common words that come with the program.
pub fn add_built_in(content: &mut Content) {
    add_boards_and_tiles(content);
    if !COMMON_ENGLISH.is_empty() {
        add_common(content, "en", COMMON_ENGLISH);
    }
    #[cfg(not(target_family = "wasm"))]
    {
        let (english, checksum) = WordSource::english();
        add_source(content, builtin::ENGLISH, checksum.clone(), english.clone());
    }
}

/// A word list, with the file that it can be read from again.
fn add_source(content: &mut Content, name: &str, checksum: String, source: Arc<WordSource>) {
    content.add(LEXICON, name, checksum, source.clone());
    content.comes_from(LEXICON, name, source.file());
}

/// Those without the word list.
pub(crate) fn add_boards_and_tiles(content: &mut Content) {
    for (name, text) in Layout::built_in_files() {
        add_board(content, text).unwrap_or_else(|e| panic!("the built-in board {name}: {e}"));
    }
    for name in TileSet::built_in_names() {
        if let Some(set) = TileSet::built_in(name) {
            add_tile_set(content, set);
        }
    }
}

/// What comes with the program, and nothing else.
pub fn built_in() -> Content {
    let mut content = Content::none();
    add_built_in(&mut content);
    content
}

/// Adds a board from a TOML file; gives its name.
///
/// # Errors
/// What is wrong with the file, with its line.
pub fn add_board(content: &mut Content, text: &str) -> Result<String, BoardError> {
    let layout = Layout::from_toml(text)?;
    let name = layout.name().to_string();
    content.add(BOARD, &name, checksum(text.as_bytes()), Arc::new(layout));
    content.comes_from(BOARD, &name, ContentFile::text(BOARDS, "toml", text));
    Ok(name)
}

/// Adds a tile set from a TOML file; gives its name.
///
/// # Errors
/// What is wrong with the file, with its line.
pub fn add_tiles(content: &mut Content, text: &str) -> Result<String, TileError> {
    let set = TileSet::from_toml(text)?;
    let name = set.name().to_string();
    add_tile_set(content, set);
    content.comes_from(TILES, &name, ContentFile::text(TILE_SETS, "toml", text));
    Ok(name)
}

fn add_tile_set(content: &mut Content, set: TileSet) {
    let name = set.name().to_string();
    // Of what it says, not of how the file is laid out.
    let told = serde_json::to_vec(&Tiles::from(&set)).unwrap_or_default();
    content.add(TILES, &name, checksum(&told), Arc::new(set));
}

/// Adds a list of one word a line. What is wrong with its lines is told when a match first needs it.
pub fn add_words(content: &mut Content, name: &str, bytes: Vec<u8>, options: Options<'static>) {
    let checksum = checksum(&bytes);
    let source = WordSource::new(name, List::Lines(bytes, options), Vec::new());
    add_source(content, name, checksum, Arc::new(source));
}

/// Adds a list of one word a line that is brought when a match first needs it. `sum` is the checksum of what it comes
/// from, `count` how many words it has.
pub fn add_words_later(
    content: &mut Content,
    name: &str,
    sum: String,
    count: usize,
    options: Options<'static>,
    bring: fn() -> Vec<u8>,
) {
    let source = WordSource::new(name, List::Brought(bring, count, options), Vec::new());
    add_source(content, name, sum, Arc::new(source));
}

/// Adds a list that the system's packages install.
pub fn add_system_words(content: &mut Content, list: &SystemList, bytes: Vec<u8>) {
    add_words(content, list.name, bytes, list.options());
}

/// Adds a lexicon that is ready.
pub fn add_lexicon(content: &mut Content, lexicon: Lexicon) {
    let (name, sum) = (lexicon.name().to_string(), checksum(lexicon.checksum()));
    let source = WordSource::new(&name, List::Built, vec![Arc::new(lexicon)]);
    add_source(content, &name, sum, Arc::new(source));
}

/// Adds a lexicon file; gives its name.
///
/// # Errors
/// What is wrong with the file.
pub fn add_lexicon_file(content: &mut Content, bytes: &[u8]) -> Result<String, FileError> {
    let lexicon = Lexicon::from_bytes(bytes)?;
    let name = lexicon.name().to_string();
    add_lexicon(content, lexicon);
    Ok(name)
}

/// The word list of a language, as the lists of this house are called.
pub(crate) fn list_for(content: &Content, language: &str) -> String {
    const LISTS: [(&str, &str); 6] =
        [("en", "english"), ("nl", "dutch"), ("es", "spanish"), ("de", "german"), ("fr", "french"), ("it", "italian")];
    let known = LISTS.iter().find(|(tag, _)| *tag == language).map(|(_, name)| *name);
    known.or_else(|| content.names(LEXICON).find(|name| *name == language)).unwrap_or(builtin::ENGLISH).into()
}

/// Why a word list is missing, and how to get it.
pub(crate) fn how_to_get(name: &str, why: &Message) -> Message {
    let package = SystemList::named(name).map_or("none", |list| list.package);
    missing("words-missing", why).with("package", package)
}

/// What the kernel says of something that is not here, in the words of the rule that asked for it.
pub(crate) fn missing(id: &'static str, why: &Message) -> Message {
    let known = why.arg("known").cloned().unwrap_or(Arg::List(Vec::new()));
    let count = if let Arg::List(known) = &known { known.len() } else { 0 };
    match why.arg("name") {
        Some(name) if why.id != "content-type" => message!(id, name = name.clone(), known = known, count = count),
        _ => why.clone(),
    }
}
