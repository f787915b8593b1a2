//! A lexicon as bytes. All numbers are little endian; a text is its length in two bytes, then UTF-8.
//!
//! ```text
//! 8 bytes   magic
//! u32       version of the format
//! u64       length of what follows the checksum
//! 32 bytes  SHA-256 of what follows
//! text      name, language, name of the tile set
//! u8        number of letters; for each: u16 number of spellings, and those as texts
//! u64       number of words
//! u32       place of the forward root, then of the gaddag root
//! u32       number of edges, then the edges, a u32 each
//! ```

use sha2::{Digest, Sha256};

use crate::alphabet::Alphabet;
use crate::builder;
use crate::check::{GraphError, check};
use crate::graph::Graph;
use crate::is_name;
use crate::lexicon::Lexicon;
use crate::lists::{Edge, Lists, Node};

/// The line ends and the DOS end-of-file in it show a file that was mangled as text, as PNG's do.
const MAGIC: &[u8; 8] = b"HRLX\r\n\x1a\n";
/// The version of the format that this crate reads and writes.
const VERSION: u32 = 1;

/// Why bytes are no lexicon.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// It is something else.
    #[error("this is not a lexicon file")]
    Magic,
    /// It has another format.
    #[error("the file has format {found}, and this program reads format {VERSION}: build it again from its word list")]
    Version {
        /// Its format.
        found: u32,
    },
    /// The end is missing.
    #[error("the file is cut short: {missing} bytes are missing")]
    CutShort {
        /// How many bytes are missing at least.
        missing: u64,
    },
    /// There is more than a lexicon.
    #[error("the file has {extra} bytes too many")]
    TooLong {
        /// How many.
        extra: u64,
    },
    /// The bytes are not those that were written.
    #[error("the file is damaged: its checksum does not fit")]
    Checksum,
    /// The header is no header.
    #[error("the file's header is wrong: {0}")]
    Header(String),
    /// The graph is no word graph.
    #[error("the file's word graph is wrong: {0}")]
    Graph(#[from] GraphError),
}

impl Lexicon {
    /// The lexicon as a file. Its lists, which nobody needs once the graph is laid out, are built again from its words.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let words: Vec<builder::Key> = self.words().map(|word| builder::key(&word)).collect();
        let lists = builder::build(&words, &mut |_| {}).expect("they were built before");
        let content = content(self, &lists);
        let mut bytes = Vec::with_capacity(content.len() + 52);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((content.len() as u64).to_le_bytes());
        bytes.extend(sha256(&content));
        bytes.extend(content);
        bytes
    }

    /// Reads a lexicon from a file's bytes. The checksum, the header and every edge of the graph are checked, so that
    /// a lexicon from anywhere can be walked safely. (Only that both halves of the graph hold the same words is
    /// believed: a forger could make a file whose move generator misses words.)
    ///
    /// # Errors
    /// Anything that is not exactly what [`Lexicon::to_bytes`] writes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Lexicon, FileError> {
        let mut reader = Reader(bytes);
        if !bytes.starts_with(&MAGIC[..bytes.len().clamp(1, MAGIC.len())]) {
            return Err(FileError::Magic);
        }
        reader.take(MAGIC.len())?;
        match reader.u32()? {
            VERSION => {}
            found => return Err(FileError::Version { found }),
        }
        let length = reader.u64()?;
        let checksum = reader.array()?;
        let present = reader.0.len() as u64;
        if present < length {
            return Err(FileError::CutShort { missing: length - present });
        }
        if present > length {
            return Err(FileError::TooLong { extra: present - length });
        }
        if sha256(reader.0) != checksum {
            return Err(FileError::Checksum);
        }
        read_content(reader, checksum)
    }
}

/// The SHA-256 of what a lexicon holds.
pub(crate) fn checksum(lexicon: &Lexicon, lists: &Lists) -> [u8; 32] {
    sha256(&content(lexicon, lists))
}

fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Everything after the checksum.
fn content(lexicon: &Lexicon, lists: &Lists) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(lists.edges.len() * 4 + 1024);
    for text in [&lexicon.name, &lexicon.language, &lexicon.tiles] {
        put_text(&mut bytes, text);
    }
    bytes.push(lexicon.alphabet.size() as u8);
    for spellings in lexicon.alphabet.spellings() {
        bytes.extend((spellings.len() as u16).to_le_bytes());
        spellings.iter().for_each(|text| put_text(&mut bytes, text));
    }
    bytes.extend((lexicon.words as u64).to_le_bytes());
    for number in [lists.forward.0, lists.gaddag.0, lists.edges.len() as u32] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(lists.edges.iter().flat_map(|edge| edge.0.to_le_bytes()));
    bytes
}

/// Texts are short: whoever makes names and alphabets sees to it.
fn put_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend((text.len() as u16).to_le_bytes());
    bytes.extend(text.as_bytes());
}

fn read_content(mut reader: Reader<'_>, checksum: [u8; 32]) -> Result<Lexicon, FileError> {
    let (name, language, tiles) = (reader.text()?, reader.text()?, reader.text()?);
    if ![&name, &language, &tiles].into_iter().all(|text| is_name(text)) {
        return Err(FileError::Header("a name is empty, too long, or has control characters".to_owned()));
    }
    let letters = reader.u8()?;
    let spellings: Result<Vec<_>, _> = (0..letters).map(|_| reader.texts()).collect();
    let alphabet = Alphabet::new(spellings?).map_err(|error| FileError::Header(error.to_string()))?;
    let words = reader.u64()?;
    let (forward, gaddag) = (Node(reader.u32()?), Node(reader.u32()?));
    let size = reader.u32()? as usize;
    let edges = reader.take(size.saturating_mul(4))?;
    if !reader.0.is_empty() {
        return Err(FileError::TooLong { extra: reader.0.len() as u64 });
    }
    let (edges, _) = edges.as_chunks::<4>();
    let edges = edges.iter().map(|bytes| Edge(u32::from_le_bytes(*bytes))).collect();
    let lists = Lists { edges, forward, gaddag };
    let order = check(&lists, alphabet.size(), words)?;
    let graph = Graph::new(&lists, &order, alphabet.size()).map_err(|_| GraphError::Size(lists.edges.len()))?;
    // Each word ends at an edge and the graph is checked, but on a small machine a crafted count may still be huge.
    let words = usize::try_from(words).map_err(|_| FileError::Header(format!("{words} words are too many")))?;
    Ok(Lexicon { name, language, tiles, alphabet, words, graph, checksum })
}

/// What is left to read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], FileError> {
        let missing = || FileError::CutShort { missing: (length - self.0.len()) as u64 };
        let (taken, rest) = self.0.split_at_checked(length).ok_or_else(missing)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], FileError> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    fn u8(&mut self) -> Result<u8, FileError> {
        Ok(u8::from_le_bytes(self.array()?))
    }

    fn u16(&mut self) -> Result<u16, FileError> {
        Ok(u16::from_le_bytes(self.array()?))
    }

    fn u32(&mut self) -> Result<u32, FileError> {
        Ok(u32::from_le_bytes(self.array()?))
    }

    fn u64(&mut self) -> Result<u64, FileError> {
        Ok(u64::from_le_bytes(self.array()?))
    }

    fn text(&mut self) -> Result<String, FileError> {
        let length = self.u16()?;
        let text = std::str::from_utf8(self.take(usize::from(length))?);
        text.map(str::to_owned).map_err(|_| FileError::Header("a name is not UTF-8 text".to_owned()))
    }

    fn texts(&mut self) -> Result<Vec<String>, FileError> {
        let count = self.u16()?;
        (0..count).map(|_| self.text()).collect()
    }
}
