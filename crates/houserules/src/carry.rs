//! Carrying a house: from store to store (`move`), into a file (`backup`) and out of it (`restore`).

use crate::commands::serve::open_store;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Message;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use store::{Finished, Node, Store, Whole, failpoint};

/// So many rooms or matches at a time.
const PAGE: usize = 100;
/// So long a database may take for one of them: nobody plays meanwhile.
const PATIENCE: Duration = Duration::from_secs(120);

/// Where a house is kept: a data folder, or a database.
pub(crate) async fn open(place: &str) -> Result<Arc<dyn Store>> {
    if place.starts_with("postgres://") || place.starts_with("postgresql://") {
        let store = database(place, Node { version: "move".into(), lease: PATIENCE, ..Node::default() }).await?;
        let others = store.nodes().await?.into_iter().filter(|node| node.alive && !node.address.is_empty());
        let others: Vec<String> = others.map(|node| node.address).collect();
        if !others.is_empty() {
            bail!("nodes are at work on this database ({}): stop them first", others.join(", "));
        }
        return Ok(store);
    }
    let folder = PathBuf::from(place);
    if !folder.is_dir() {
        bail!("{} is no folder: give a data folder, or postgres://…", folder.display());
    }
    with_words(async |wrong| open_store("sqlite", &folder, Node::default(), wrong).await).await
}

/// The store of this address, whoever is at work there.
pub(crate) async fn database(url: &str, node: Node) -> Result<Arc<dyn Store>> {
    with_words(async |wrong| open_store(url, Path::new("."), node, wrong).await).await
}

/// Says what is wrong in the language of the system.
async fn with_words<T>(work: impl AsyncFnOnce(&dyn Fn(Message) -> anyhow::Error) -> Result<T>) -> Result<T> {
    let (book, lang) = (crate::book(), crate::system_language());
    work(&|why: Message| anyhow::anyhow!(book.say(&lang, &why, &[]))).await
}

/// Where rooms and matches are read, some at a time.
pub(crate) enum Source {
    /// A store of our own.
    Store(Arc<dyn Store>),
    /// A house that runs: its address, and the host's key.
    Running(SocketAddr, String),
}

impl Source {
    async fn rooms_after(&self, code: &str) -> Result<Vec<Whole>> {
        match self {
            Source::Store(store) => Ok(store.rooms_after(code, PAGE).await?),
            Source::Running(addr, key) => ask(*addr, key, "GET", &format!("/api/host/rooms?after={code}")).await,
        }
    }

    async fn matches_after(&self, id: &str) -> Result<Vec<Finished>> {
        match self {
            Source::Store(store) => Ok(store.matches_after(id, PAGE).await?),
            Source::Running(addr, key) => ask(*addr, key, "GET", &format!("/api/host/matches?after={id}")).await,
        }
    }

    /// How many rooms and matches there are.
    async fn counts(&self) -> Result<(u64, u64)> {
        match self {
            Source::Store(store) => {
                let counts = store.counts().await?;
                Ok((counts.rooms as u64, counts.matches as u64))
            }
            Source::Running(addr, key) => {
                let house: server::HouseCard = ask(*addr, key, "GET", "/api/host").await?;
                Ok((house.rooms as u64, house.matches as u64))
            }
        }
    }
}

/// Asks a house that runs something that only its host may know.
pub(crate) async fn ask<T: for<'a> Deserialize<'a>>(
    addr: SocketAddr,
    key: &str,
    method: &str,
    path: &str,
) -> Result<T> {
    let (status, body) = server::ask(addr, method, path, key).await.map_err(anyhow::Error::msg)?;
    if status != 200 {
        bail!("http://{addr}{path} answers {status}: {}", String::from_utf8_lossy(&body));
    }
    serde_json::from_slice(&body).with_context(|| format!("the answer of http://{addr}{path}"))
}

/// Everything that a house has, thing by thing.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    /// The first: which format this is.
    Backup(u32),
    Room(Box<Whole>),
    Match(Finished),
    /// The last: what there was.
    End(Tally),
}

const FORMAT: u32 = 1;

/// How much there was, and a checksum over all of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Tally {
    pub(crate) rooms: u64,
    pub(crate) matches: u64,
    pub(crate) checksum: String,
}

impl Tally {
    fn add(&mut self, what: &impl Serialize) {
        let text = serde_json::to_string(what).unwrap_or_default();
        self.checksum = kernel::checksum(format!("{}{text}", self.checksum).as_bytes());
    }

    fn room(&mut self, whole: &Whole) {
        self.rooms += 1;
        self.add(whole);
    }

    fn one_match(&mut self, over: &Finished) {
        self.matches += 1;
        self.add(over);
    }
}

fn bar(most: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:>8} {bar:30} {human_pos}/{human_len} ({eta} left)");
    ProgressBar::new(most).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())).with_message(what)
}

/// Carries everything to another store. What stands there already as it is here is not carried again, so whatever was
/// interrupted goes on where it was. At the end both are read again and compared.
pub(crate) async fn carry(from: &Source, to: &dyn Store) -> Result<(Tally, u64)> {
    let (rooms, matches) = from.counts().await?;
    let (rooms, matches) = (bar(rooms, "rooms"), bar(matches, "matches"));
    let (mut tally, mut there, mut carried) = (Tally::default(), Tally::default(), 0);
    let mut after = String::new();
    loop {
        let page = from.rooms_after(&after).await?;
        let Some(last) = page.last().map(|whole| whole.code.clone()) else { break };
        failpoint::pass("carry_page").map_err(anyhow::Error::msg)?;
        let known = to.rooms_after(&after, PAGE).await?;
        let missing: Vec<Whole> = page.iter().filter(|whole| !known.contains(whole)).cloned().collect();
        carried += missing.len() as u64;
        to.bring_rooms(missing).await?;
        rooms.inc(page.len() as u64);
        page.iter().for_each(|whole| tally.room(whole));
        after = last;
    }
    rooms.finish();
    after.clear();
    loop {
        let page = from.matches_after(&after).await?;
        let Some(last) = page.last().map(|over| over.id.clone()) else { break };
        failpoint::pass("carry_page").map_err(anyhow::Error::msg)?;
        let known = to.matches_after(&after, PAGE).await?;
        let missing: Vec<Finished> = page.iter().filter(|over| !known.contains(over)).cloned().collect();
        carried += missing.len() as u64;
        to.bring_matches(missing).await?;
        matches.inc(page.len() as u64);
        page.iter().for_each(|over| tally.one_match(over));
        after = last;
    }
    matches.finish();
    count(to, &mut there).await?;
    if there != tally {
        bail!(
            "what arrived is not what was sent ({} rooms and {} matches here, {} and {} there): \
             was something there before, or is somebody playing? Run it again, to an empty place",
            tally.rooms,
            tally.matches,
            there.rooms,
            there.matches
        );
    }
    Ok((tally, carried))
}

/// Reads all that a store has.
async fn count(store: &dyn Store, tally: &mut Tally) -> Result<()> {
    let mut after = String::new();
    while let page = store.rooms_after(&after, PAGE).await?
        && let Some(last) = page.last()
    {
        after.clone_from(&last.code);
        page.iter().for_each(|whole| tally.room(whole));
    }
    after.clear();
    while let page = store.matches_after(&after, PAGE).await?
        && let Some(last) = page.last()
    {
        after.clone_from(&last.id);
        page.iter().for_each(|over| tally.one_match(over));
    }
    Ok(())
}

/// Writes everything to a file. Rooms first: a match that ends meanwhile is in both, never in neither.
pub(crate) async fn write(from: &Source, path: &Path) -> Result<Tally> {
    let (rooms, matches) = from.counts().await?;
    let bar = bar(rooms + matches, "kept");
    // Beside it first: half a backup must not look like one.
    let beside = path.with_extension("part");
    let file = File::create(&beside).with_context(|| format!("{} cannot be written", beside.display()))?;
    let mut out = flate2::write::GzEncoder::new(file, flate2::Compression::default());
    let mut put = |line: &Line| -> Result<()> {
        serde_json::to_writer(&mut out, line)?;
        Ok(out.write_all(b"\n")?)
    };
    put(&Line::Backup(FORMAT))?;
    let (mut tally, mut after) = (Tally::default(), String::new());
    loop {
        let page = from.rooms_after(&after).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(&last.code);
        for whole in page {
            tally.room(&whole);
            put(&Line::Room(Box::new(whole)))?;
            bar.inc(1);
        }
    }
    after.clear();
    loop {
        let page = from.matches_after(&after).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(&last.id);
        for over in page {
            tally.one_match(&over);
            put(&Line::Match(over))?;
            bar.inc(1);
        }
    }
    put(&Line::End(tally.clone()))?;
    out.finish()?.sync_all()?;
    std::fs::rename(&beside, path).with_context(|| format!("{} cannot be written", path.display()))?;
    bar.finish();
    Ok(tally)
}

/// Reads a backup. First all of it is looked at: a torn file brings nothing.
pub(crate) async fn read(path: &Path, to: &dyn Store) -> Result<Tally> {
    let tally = lines(path, &mut |_| Ok(()))?;
    let bar = bar(tally.rooms + tally.matches, "back");
    let (mut rooms, mut matches) = (Vec::new(), Vec::new());
    lines(path, &mut |line| {
        match line {
            Line::Room(whole) => rooms.push(*whole),
            Line::Match(over) => matches.push(over),
            Line::Backup(_) | Line::End(_) => {}
        }
        Ok(())
    })?;
    for page in rooms.chunks(PAGE) {
        to.bring_rooms(page.to_vec()).await?;
        bar.inc(page.len() as u64);
    }
    for page in matches.chunks(PAGE) {
        to.bring_matches(page.to_vec()).await?;
        bar.inc(page.len() as u64);
    }
    bar.finish();
    let mut there = Tally::default();
    count(to, &mut there).await?;
    if there != tally {
        bail!("the store does not have what {} has: was something in it before?", path.display());
    }
    Ok(tally)
}

/// Every line of a backup; it must be whole.
fn lines(path: &Path, each: &mut dyn FnMut(Line) -> Result<()>) -> Result<Tally> {
    let shown = path.display();
    let file = File::open(path).with_context(|| format!("{shown} cannot be read"))?;
    let mut tally = Tally::default();
    let mut end = None;
    for (number, text) in (1..).zip(BufReader::new(flate2::read::GzDecoder::new(file)).lines()) {
        let text = text.with_context(|| format!("{shown}, line {number}: the file is torn"))?;
        let line: Line = serde_json::from_str(&text).with_context(|| format!("{shown}, line {number}"))?;
        match &line {
            Line::Backup(FORMAT) if number == 1 => {}
            Line::Backup(other) => bail!("{shown}: format {other} is not one that this program reads"),
            _ if number == 1 => bail!("{shown} is no backup of a house"),
            Line::Room(whole) => tally.room(whole),
            Line::Match(over) => tally.one_match(over),
            Line::End(said) => end = Some(said.clone()),
        }
        each(line)?;
    }
    match end {
        Some(said) if said == tally => Ok(tally),
        Some(_) => bail!("{shown}: what it holds is not what was written"),
        None => bail!("{shown}: its end is missing"),
    }
}
