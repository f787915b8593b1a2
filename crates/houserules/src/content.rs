//! The content of a house: what comes with the games, and what lies in the host's folders.

use anyhow::{Context, Result, bail};
use catalogue::{AnyKind, Catalogue};
use kernel::{Book, Content, Folder, Message, Source, SpecError, Variant};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What was found.
pub(crate) struct Shelves {
    pub(crate) content: Content,
    pub(crate) variants: Vec<Variant>,
    /// A host's words: of which game (or `house`), and the file.
    pub(crate) words: Vec<(String, Source)>,
    /// A host's rule books: of which game, in which language, and the text.
    pub(crate) books: Vec<(String, String, String)>,
    /// What to tell the host.
    pub(crate) notes: Vec<String>,
    /// What is wrong with the host's files: each line names the file and the place.
    pub(crate) faults: Vec<String>,
}

/// The games with all that is said in the house: what the page says, and over it a host's words.
pub(crate) fn with_words(catalogue: Catalogue, hosts: Vec<(String, Source)>) -> Catalogue {
    let page = page::words().map(|words| (words.scope.to_string(), Source::new(words.tag, "the page", words.text)));
    page.chain(hosts).fold(catalogue, |house, (scope, source)| house.with_words(&scope, source))
}

/// Gathers everything. A piece of content with a mistake is left out whole, and the mistake is told; the house opens
/// without it. A variant with a mistake is an error that names the file: its players would miss it.
pub(crate) fn gather(catalogue: &Catalogue, data: Option<&Path>) -> Result<Shelves> {
    let mut shelves = Shelves {
        content: catalogue.stock(),
        variants: Vec::new(),
        words: Vec::new(),
        books: Vec::new(),
        notes: Vec::new(),
        faults: Vec::new(),
    };
    add_system_words(&mut shelves.content);
    let Some(data) = data.filter(|data| data.is_dir()) else { return Ok(shelves) };
    let readers = readers(catalogue);
    for (name, readers) in readers {
        for path in files(&data.join(name))? {
            match read_one(&readers, &path, &mut shelves.content) {
                Ok(said) => shelves.notes.push(format!("{}: {said}", path.display())),
                Err(whys) => shelves.faults.extend(whys),
            }
        }
    }
    add_words(&data.join("words"), &mut shelves)?;
    for path in files(&data.join("variants"))? {
        let variant = read_variant(catalogue, &path, &shelves.content)?;
        shelves.notes.push(format!("{}: {} ({})", path.display(), variant.name, variant.game.as_deref().unwrap_or("")));
        shelves.variants.push(variant);
    }
    Ok(shelves)
}

/// Word lists that the system's packages installed, such as Debian's `wdutch`.
fn add_system_words(content: &mut Content) {
    for list in lexicon::builtin::SYSTEM_LISTS {
        if let Ok(bytes) = std::fs::read(list.path) {
            crossword::content::add_system_words(content, list, bytes);
        }
    }
}

/// A host's words: `words/TAG/GAME.ftl`, and `words/TAG/house.ftl` for rooms and the page; `words/TAG/GAME.md` is a rule book.
fn add_words(folder: &Path, shelves: &mut Shelves) -> Result<()> {
    let Ok(languages) = std::fs::read_dir(folder) else { return Ok(()) };
    let mut languages: Vec<PathBuf> = languages.filter_map(|entry| Some(entry.ok()?.path())).collect();
    languages.sort();
    for language in languages.iter().filter(|language| language.is_dir()) {
        let tag = language.file_name().map(|name| name.to_string_lossy().to_string()).unwrap_or_default();
        for path in &files(language)? {
            let ending = path.extension().map(|ending| ending.to_string_lossy().to_string()).unwrap_or_default();
            if ending != "ftl" && ending != "md" {
                continue;
            }
            let game = path.file_stem().map(|stem| stem.to_string_lossy().to_string()).unwrap_or_default();
            let shown = path.display().to_string();
            if ending == "md" {
                shelves.notes.push(format!("{shown}: rules in {tag}"));
                shelves.books.push((game, tag.clone(), crate::read(path)?));
                continue;
            }
            let source = Source::made(&tag, &shown, crate::read(path)?);
            shelves.faults.extend(Book::of([source.clone()]).faults().iter().map(ToString::to_string));
            shelves.notes.push(format!("{shown}: words in {tag}"));
            shelves.words.push((game, source));
        }
    }
    Ok(())
}

/// The files of a folder in order of their names; none if there is no such folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let listed = std::fs::read_dir(folder).with_context(|| format!("the folder {}", folder.display()))?;
    let mut paths: Vec<PathBuf> = listed.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths
        .retain(|path| path.is_file() && !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')));
    paths.sort();
    Ok(paths)
}

/// The folders that the games read, and who reads each.
pub(crate) fn readers(catalogue: &Catalogue) -> BTreeMap<&'static str, Vec<Folder>> {
    let mut readers: BTreeMap<&'static str, Vec<Folder>> = BTreeMap::new();
    for folder in catalogue.iter().flat_map(|kind| kind.folders()) {
        readers.entry(folder.name).or_default().push(folder);
    }
    readers
}

/// Reads one file into the content, by the reader that it is for; or everything that is wrong with it, each line with
/// the file's name.
pub(crate) fn read_one(readers: &[Folder], path: &Path, content: &mut Content) -> Result<String, Vec<String>> {
    let name = path.file_stem().map(|stem| stem.to_string_lossy().to_string()).unwrap_or_default();
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_string()).unwrap_or_default();
    let told = |why: &str| why.lines().map(|line| format!("{}: {line}", path.display())).collect();
    let bytes = std::fs::read(path).map_err(|e| told(&e.to_string()))?;
    let Some(reader) = readers.iter().find(|reader| (reader.claims)(&bytes)) else {
        let known: Vec<&str> = readers.iter().map(|reader| reader.sentence).collect();
        return Err(told(&format!("no game here reads such a file; in its folder there may be: {}", known.join(" "))));
    };
    (reader.read)(&name, &ending, &bytes, content).map_err(|why| told(&why))
}

/// A variant file: its rules must make a game here.
pub(crate) fn read_variant(catalogue: &Catalogue, path: &Path, content: &Content) -> Result<Variant> {
    let text = crate::read(path)?;
    let variant = catalogue.variant(&text).with_context(|| format!("{}", path.display()))?;
    let Some(game) = &variant.game else {
        bail!("{}: a line like game = \"nim\" is missing", path.display());
    };
    let Some(kind) = catalogue.get(game) else {
        bail!("{}: no game is called {game:?}", path.display());
    };
    let book = catalogue.book(game);
    let say = |said: Vec<Message>| {
        let said = said.iter().map(|message| book.map_or_else(String::new, |book| book.say("en", message, &[])));
        format!("{}: {}{}", path.display(), said.collect::<Vec<_>>().join(" "), amend_hint(&text, &**kind))
    };
    match kind.choose(&variant.rules, content) {
        Ok(chosen) if chosen.warnings.is_empty() => {}
        Ok(chosen) => eprintln!("{}", say(chosen.warnings)),
        Err(errors) => bail!(say(errors.iter().map(SpecError::message).collect())),
    }
    Ok(variant)
}

/// Three lines were perhaps meant to change a preset, and not to be all the rules there are.
fn amend_hint(text: &str, kind: &dyn AnyKind) -> String {
    if text.lines().any(|line| line.trim_start().starts_with("from")) {
        return String::new();
    }
    let preset = kind.presets().first().map_or("", |preset| preset.id.as_str());
    format!(
        " This file names all its rules; a line like from = {preset:?} before [rules] keeps those of a preset, and \
         changes only what stands here."
    )
}
