//! The content of a house: what comes with the games, and what lies in the host's folders.

use crate::Cupboard;
use anyhow::{Context, Result, anyhow, bail};
use catalogue::{AnyKind, Catalogue};
use kernel::{Book, Content, Folder, Message, Source, Variant, message, unreadable};
use lexicon::Options;
use lexicon::builtin::SystemList;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What lies in the folder `words` of a host.
#[derive(Default)]
struct HostWords {
    /// Of which game (or `house`, or `program`), and the file.
    words: Vec<(String, Source)>,
    /// Rule books: of which game, in which language, and the text.
    books: Vec<(String, String, String)>,
}

/// A folder of a host, and the game that reads it.
pub(crate) type Reader = (&'static str, Folder);

/// The games with all that is said in the house: what the page says comes before a host's words.
pub(crate) fn with_page_words(catalogue: Catalogue) -> Catalogue {
    let page = page::words().map(|words| (words.scope.to_string(), Source::new(words.tag, "the page", words.text)));
    page.fold(catalogue, |house, (scope, source)| house.with_words(&scope, source))
}

impl Cupboard {
    /// Gathers everything: the words first, so that the rest can be told in them. A piece of content with a mistake is left
    /// out whole, and the mistake is told; the house opens without it. A variant with a mistake is an error that names the
    /// file: its players would miss it.
    pub(crate) fn open(catalogue: Catalogue, data: Option<&Path>, lang: String) -> Result<Cupboard> {
        let mut house = Cupboard::speaking(catalogue, data, lang)?;
        house.content = house.catalogue.stock();
        add_system_words(&mut house.content);
        add_packed_words(&mut house.content);
        let Some(data) = data.filter(|data| data.is_dir()) else { return Ok(house) };
        for (name, readers) in readers(&house.catalogue) {
            for path in files(&data.join(name))? {
                let mut content = std::mem::take(&mut house.content);
                match house.read_one(&readers, &path, &mut content) {
                    Ok(said) => house.notes.push(said),
                    Err(whys) => house.faults.extend(whys),
                }
                house.content = content;
            }
        }
        for path in files(&data.join("variants"))? {
            let variant = house.read_variant(&path)?;
            let game = variant.game.as_deref().unwrap_or_default();
            house.notes.push(format!("{}: {} ({game})", path.display(), variant.name));
            house.variants.push(variant);
        }
        Ok(house)
    }

    /// Words alone, the host's among them: for what is no match.
    pub(crate) fn speaking(catalogue: Catalogue, data: Option<&Path>, lang: String) -> Result<Cupboard> {
        let mut house = Cupboard {
            content: Content::none(),
            catalogue,
            variants: Vec::new(),
            book: crate::book(),
            lang,
            notes: Vec::new(),
            faults: Vec::new(),
        };
        if let Some(data) = data {
            house.add_words(&data.join("words"))?;
        }
        Ok(house)
    }

    /// A host's words: `words/TAG/GAME.ftl`, and `words/TAG/house.ftl` for rooms and the page; `words/TAG/GAME.md` is a
    /// rule book. All of them before anything is told of them: it is told in these words.
    fn add_words(&mut self, folder: &Path) -> Result<()> {
        let HostWords { words, books } = read_words(folder)?;
        for (scope, source) in &words {
            match scope.as_str() {
                "program" => self.book.add(source.clone()),
                _ => self.catalogue = self.catalogue.clone().with_words(scope, source.clone()),
            }
            // What the program shares with the house need not be said twice.
            if scope == "house" {
                let text = words::only(&source.text, |id| self.book.has(kernel::ENGLISH, id));
                self.book.add(Source::made(&source.tag, &source.from, text));
            }
        }
        for (_, source) in words {
            let found = message!("cli-words", tag = source.tag.to_string());
            self.notes.push(format!("{}: {}", source.from, self.say(&found)));
            for fault in Book::of([source]).faults() {
                self.faults.push(format!("{}: {}", fault.from, self.say(&unreadable(Some(fault.line), &fault.why))));
            }
        }
        for (game, tag, text) in books {
            let path = folder.join(&tag).join(format!("{game}.md"));
            self.notes.push(format!("{}: {}", path.display(), self.say(&message!("cli-book", tag = &tag))));
            self.catalogue = self.catalogue.clone().with_rule_book(&game, &tag, text);
        }
        Ok(())
    }

    /// Reads one file into the content, by the reader that it is for: what it is, or everything that is wrong with it, each
    /// line with the file's name.
    pub(crate) fn read_one(
        &self,
        readers: &[Reader],
        path: &Path,
        content: &mut Content,
    ) -> Result<String, Vec<String>> {
        let part = |part: Option<&std::ffi::OsStr>| part.map(|text| text.to_string_lossy().to_string());
        let name = part(path.file_stem()).unwrap_or_default();
        let ending = part(path.extension()).unwrap_or_default();
        let told = |why: &str| format!("{}: {why}", path.display());
        let bytes = std::fs::read(path).map_err(|e| vec![told(&e.to_string())])?;
        let Some((game, reader)) = readers.iter().find(|(_, reader)| (reader.claims)(&bytes)) else {
            let known: Vec<String> =
                readers.iter().map(|(game, reader)| self.say_of(game, &Message::new(reader.about), &[])).collect();
            return Err(vec![told(&self.say(&message!("cli-no-reader", known = known.join(" "))))]);
        };
        let said = |message: &Message| told(&self.say_of(game, message, &[]));
        let read = (reader.read)(&name, &ending, &bytes, content);
        read.map(|what| said(&what)).map_err(|whys| whys.iter().map(said).collect())
    }

    /// A variant file: its rules must make a game here.
    pub(crate) fn read_variant(&self, path: &Path) -> Result<Variant> {
        let wrong = |why: String| anyhow!("{}: {why}", path.display());
        let text = crate::read(path)?;
        let variant = self.catalogue.variant(&text).map_err(|error| {
            // Every book has what the kernel says; a game may have words of its own.
            let books = self.catalogue.books().values().chain([&self.book]);
            let message = error.message();
            let book = books.into_iter().find(|book| book.has(kernel::ENGLISH, &message.id)).unwrap_or(&self.book);
            wrong(book.say(&self.lang, &message, &[]))
        })?;
        let Some(game) = &variant.game else { bail!(wrong(self.say(&message!("cli-variant-game")))) };
        let Some(kind) = self.catalogue.get(game) else {
            bail!(wrong(self.say(&message!("cli-no-game", game = game))));
        };
        let hint = self.amend_hint(&text, &**kind);
        let chosen = kind
            .choose(&variant.rules, &self.content)
            .map_err(|errors| wrong(format!("{:#}{hint}", self.wrong(game, &errors))))?;
        if !chosen.warnings.is_empty() {
            let said: Vec<String> = chosen.warnings.iter().map(|warning| self.say_of(game, warning, &[])).collect();
            eprintln!("{}: {}{hint}", path.display(), said.join(" "));
        }
        Ok(variant)
    }

    /// Three lines were perhaps meant to change a preset, and not to be all the rules there are.
    fn amend_hint(&self, text: &str, kind: &dyn AnyKind) -> String {
        if text.lines().any(|line| line.trim_start().starts_with("from")) {
            return String::new();
        }
        let preset = kind.presets().first().map(|preset| preset.id.clone()).unwrap_or_default();
        format!(" {}", self.say(&message!("cli-amend", preset = preset)))
    }
}

/// Word lists that the system's packages installed, such as Debian's `wdutch`.
fn add_system_words(content: &mut Content) {
    for list in lexicon::builtin::SYSTEM_LISTS {
        if let Ok(bytes) = std::fs::read(list.path) {
            crossword::content::add_system_words(content, list, bytes);
        }
    }
}

/// Word lists that came with npm's packages: the same on every machine, so they go before the system's.
fn add_packed_words(content: &mut Content) {
    type Bring = fn() -> Vec<u8>;
    let brings: [(&str, Bring); 2] = [("dutch", || packed("dutch")), ("spanish", || packed("spanish"))];
    for (name, bring) in brings {
        let Some(list) = page::lists::named(name) else { continue };
        let options = SystemList::named(name).map_or_else(Options::default, SystemList::options);
        let sum = kernel::checksum(list.packed);
        crossword::content::add_words_later(content, name, sum, list.count, options, bring);
    }
}

fn packed(name: &str) -> Vec<u8> {
    page::lists::named(name).map(|list| list.words()).unwrap_or_default()
}

fn read_words(folder: &Path) -> Result<HostWords> {
    let mut found = HostWords::default();
    let Ok(languages) = std::fs::read_dir(folder) else { return Ok(found) };
    let mut languages: Vec<PathBuf> = languages.filter_map(|entry| Some(entry.ok()?.path())).collect();
    languages.sort();
    for language in languages.iter().filter(|language| language.is_dir()) {
        let tag = language.file_name().map(|name| name.to_string_lossy().to_string()).unwrap_or_default();
        for path in &files(language)? {
            let game = path.file_stem().map(|stem| stem.to_string_lossy().to_string()).unwrap_or_default();
            match path.extension().and_then(|ending| ending.to_str()) {
                Some("ftl") => {
                    let source = Source::made(&tag, &path.display().to_string(), crate::read(path)?);
                    found.words.push((game, source));
                }
                Some("md") => found.books.push((game, tag.clone(), crate::read(path)?)),
                _ => {}
            }
        }
    }
    Ok(found)
}

/// The files of a folder in order of their names; none if there is no such folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let listed = std::fs::read_dir(folder).with_context(|| format!("{}", folder.display()))?;
    let mut paths: Vec<PathBuf> = listed.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths
        .retain(|path| path.is_file() && !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')));
    paths.sort();
    Ok(paths)
}

/// The folders that the games read, and who reads each.
pub(crate) fn readers(catalogue: &Catalogue) -> BTreeMap<&'static str, Vec<Reader>> {
    let mut readers: BTreeMap<&'static str, Vec<Reader>> = BTreeMap::new();
    for kind in catalogue.iter() {
        for folder in kind.folders() {
            readers.entry(folder.name).or_default().push((kind.about().id, folder));
        }
    }
    readers
}
