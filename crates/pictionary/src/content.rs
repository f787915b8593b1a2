//! Packs of words: what comes with the program, and what a host adds.

use crate::guess::LONGEST;
use crate::pictures::{self, Album, OddLine, Picture};
use kernel::{
    Content, ContentError, ContentFile, Folder, Message, Preview, checksum, message, on_line, text_file, text_of,
};
use rounds::matching;
use rounds::pack::{self, Item, PackError};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// The kind of packs of words.
pub const PACK: &str = "word pack";

/// The kind of files of pictures that bots draw.
pub const PICTURES: &str = "pictures";

/// A pack of words.
pub type Pack = pack::Pack<Word>;

/// The folder in which a host's packs lie.
const FOLDER: &str = "packs";

/// The folder of a host's pictures.
const ALBUM: &str = "pictures";

/// The pictures that come with the program, and what they are called.
const OURS: (&str, &str) = ("ours", text_file!("../pictures/pictures.txt"));

/// The packs that come with the program.
const BUILT_IN: &[(&str, &str)] = &[
    ("words-en", text_file!("../packs/words-en.toml")),
    ("words-es", text_file!("../packs/words-es.toml")),
    ("words-nl", text_file!("../packs/words-nl.toml")),
];

/// Something to draw.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// What it is called.
    pub word: String,
    /// How hard it is to draw, from 1 to 3.
    pub difficulty: u8,
    /// What else is right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
}

impl Item for Word {
    const LIST: &'static str = "word";

    fn id(&self) -> Option<&str> {
        Some(&self.word)
    }

    fn problems(&self) -> Vec<Message> {
        let mut wrong = Vec::new();
        if !(1..=3).contains(&self.difficulty) {
            wrong.push(message!("pack-difficulty", name = "difficulty"));
        }
        for text in std::iter::once(&self.word).chain(&self.also) {
            if !matching::says_something(text) {
                wrong.push(message!("pack-wordless", text = text));
            }
            if text.chars().count() > LONGEST / 2 || text.chars().any(char::is_control) {
                wrong.push(message!("pack-word-long", text = text, most = LONGEST / 2));
            }
        }
        wrong
    }
}

/// The words of a match: a pack, and which of it may be drawn.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// The pack; none where a log is merely looked at.
    pub pack: Option<Arc<Pack>>,
    /// Of these difficulties; empty: of all.
    pub difficulties: Vec<u8>,
}

/// What people see of a pack before they choose it, and of pictures.
pub(crate) fn preview(content: &Content, kind: &str, name: &str) -> Option<Preview> {
    match kind {
        PACK => content.find::<Pack>(kind, name).ok()?.map(|pack| preview_of_pack(&pack)),
        PICTURES => content.find::<Vec<Picture>>(kind, name).ok()?.map(|pictures| preview_of_pictures(&pictures)),
        _ => None,
    }
}

fn preview_of_pictures(pictures: &[Picture]) -> Preview {
    let samples = pictures.iter().take(2).filter_map(|picture| picture.word("en")).map(str::to_string).collect();
    Preview { facts: vec![message!("preview-pictures", count = pictures.len())], samples, ..Preview::default() }
}

/// How many words, how hard they are, and one or two of the easy ones.
fn preview_of_pack(pack: &Pack) -> Preview {
    let of = |difficulty: u8| pack.items.iter().filter(move |word| word.difficulty == difficulty);
    let counts = [1, 2, 3].map(|difficulty| of(difficulty).count());
    let facts = vec![
        message!("preview-words", count = pack.items.len()),
        message!("preview-levels", easy = counts[0], medium = counts[1], hard = counts[2]),
    ];
    let samples = of(1).take(2).map(|word| word.word.clone()).collect();
    Preview { facts, language: Some(pack.head.language.clone()), samples, ..Preview::default() }
}

impl Library {
    /// The words that may be drawn.
    pub fn pool(&self) -> impl Iterator<Item = &Word> {
        let all = self.pack.iter().flat_map(|pack| &pack.items);
        all.filter(|word| self.difficulties.is_empty() || self.difficulties.contains(&word.difficulty))
    }

    /// The language of the pack.
    pub fn language(&self) -> &str {
        self.pack.as_ref().map_or("", |pack| &pack.head.language)
    }

    /// What a word is called among all that a room used up.
    pub fn used_as(&self, word: &Word) -> String {
        format!("{}/{}", self.pack.as_ref().map_or("", |pack| &pack.head.id), word.word)
    }
}

/// The folders of a host's data directory that this game reads.
pub fn folders() -> Vec<Folder> {
    let claims = |bytes: &[u8]| pack::holds(bytes, Word::LIST);
    vec![
        Folder { name: FOLDER, about: "folder-packs", claims, read: read_file },
        Folder { name: ALBUM, about: "folder-pictures", claims: |_| true, read: read_pictures },
    ]
}

fn read_pictures(name: &str, _: &str, bytes: &[u8], content: &mut Content) -> Result<Message, Vec<Message>> {
    let text = text_of(bytes).map_err(|why| vec![why])?;
    let odd = |odd: OddLine| vec![on_line(Some(odd.line), message!("pictures-odd", text = odd.text))];
    let pictures = Arc::new(pictures::read(text).map_err(odd)?);
    let count = pictures.len();
    add_pictures(content, (name, text), pictures);
    Ok(message!("pictures-read", name = name.to_string(), count = count))
}

fn add_pictures(content: &mut Content, (name, text): (&str, &str), pictures: Arc<Vec<Picture>>) {
    content.add(PICTURES, name, checksum(text.as_bytes()), pictures);
    content.comes_from(PICTURES, name, ContentFile::text(ALBUM, "txt", text));
}

/// All pictures of a house. Which ones there are is for bots: no match depends on it.
///
/// # Errors
/// Some are on their way.
pub fn album(content: &Content) -> Result<Album, ContentError> {
    // All are asked for before any is waited for.
    let found: Vec<_> = content.names(PICTURES).map(|name| content.find_if_any(PICTURES, name)).collect();
    Ok(Album(found.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect()))
}

fn read_file(_: &str, _: &str, bytes: &[u8], content: &mut Content) -> Result<Message, Vec<Message>> {
    let text = text_of(bytes).map_err(|why| vec![why])?;
    let pack = add(content, text).map_err(|errors| errors.iter().map(PackError::message).collect::<Vec<_>>())?;
    Ok(message!("pack-read", name = &pack.head.id, language = &pack.head.language, count = pack.items.len()))
}

/// Adds a pack. It replaces one of the same id.
///
/// # Errors
/// Everything that is wrong with it; then nothing is added.
pub fn add(content: &mut Content, text: &str) -> Result<Arc<Pack>, Vec<PackError>> {
    let pack = Arc::new(pack::read::<Word>(text)?);
    content.add(PACK, &pack.head.id, checksum(text.as_bytes()), pack.clone());
    content.comes_from(PACK, &pack.head.id, ContentFile::text(FOLDER, "toml", text));
    Ok(pack)
}

/// Adds the packs and the pictures that come with the program.
pub fn add_built_in(content: &mut Content) {
    add_our_pictures(content);
    // They are read once, however many houses there are.
    static PACKS: OnceLock<Vec<(Arc<Pack>, String, &str)>> = OnceLock::new();
    let packs = PACKS.get_or_init(|| {
        let read = |(name, text): &(&str, &'static str)| {
            let pack = pack::read(text).unwrap_or_else(|errors| panic!("the built-in pack {name}: {errors:?}"));
            (Arc::new(pack), checksum(text.as_bytes()), *text)
        };
        BUILT_IN.iter().filter(|(_, text)| !text.is_empty()).map(read).collect()
    });
    for (pack, checksum, text) in packs {
        content.add(PACK, &pack.head.id, checksum.clone(), pack.clone());
        content.comes_from(PACK, &pack.head.id, ContentFile::text(FOLDER, "toml", *text));
    }
}

fn add_our_pictures(content: &mut Content) {
    static READ: OnceLock<Arc<Vec<Picture>>> = OnceLock::new();
    if OURS.1.is_empty() {
        return;
    }
    let read = || pictures::read(OURS.1).unwrap_or_else(|odd| panic!("our pictures: {odd}"));
    add_pictures(content, OURS, READ.get_or_init(|| Arc::new(read())).clone());
}

/// What comes with the program, and nothing else.
pub fn built_in() -> Content {
    let mut content = Content::none();
    add_built_in(&mut content);
    content
}
