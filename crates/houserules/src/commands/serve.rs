//! `houserules serve`

use crate::{Cupboard, content};
use anyhow::{Context, Result, anyhow, bail};
use catalogue::Catalogue;
use kernel::{Message, message, not_toml};
use serde::{Deserialize, Serialize};
use server::{Config, Limits, Network, ServeError};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use store::{Memory, Node, Postgres, Sqlite, Store, Unopened};

const DEFAULT_ADDR: &str = "0.0.0.0:4242";
const DEFAULT_DATA: &str = "houserules-data";
/// The file in a folder that was made for tests.
const FOR_TESTS: &str = "made-for-tests";

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules serve                                    for everyone in your network
  houserules serve --addr 127.0.0.1:8080              for this machine alone
  houserules serve --data /srv/games --public-url https://games.example.org
  houserules serve --store memory                     nothing is kept
  houserules serve --store postgres://house@db/house --node 10.0.0.2:4242
                                                      one of several nodes that share a database

The same can stand in DIR/houserules.toml (or --config FILE):
  addr = \"0.0.0.0:4242\"
  public_url = \"https://games.example.org\"
  expire_hours = 24
  proxies = [\"10.0.0.1\"]                            whose X-Forwarded-For is believed
  first_game = \"texas42\"                             what new rooms begin with

Folders of DIR with content of your own: variants/, and what the games read.")]
pub(crate) struct Args {
    /// Where to listen [default: 0.0.0.0:4242]
    #[arg(long, env = "HOUSERULES_ADDR", value_name = "A")]
    addr: Option<String>,
    /// Where rooms, matches and content of your own are kept [default: houserules-data]
    #[arg(long, env = "HOUSERULES_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// Under which address people open it, if that is another one.
    #[arg(long, env = "HOUSERULES_PUBLIC_URL", value_name = "U")]
    public_url: Option<String>,
    /// sqlite, postgres://USER:PASSWORD@HOST/NAME, or memory (nothing is kept) [default: sqlite]
    #[arg(long, env = "HOUSERULES_STORE", value_name = "S")]
    store: Option<String>,
    /// Where the other nodes of this house reach this one, with PostgreSQL [default: the address it listens on]
    #[arg(long, env = "HOUSERULES_NODE", value_name = "A")]
    node: Option<String>,
    /// So many seconds a node may be silent before the others take its rooms over [default: 5]
    #[arg(long, env = "HOUSERULES_LEASE_SECONDS", value_name = "S")]
    lease_seconds: Option<f64>,
    /// Codes of rooms that this node opens begin with one of these letters, so that a load balancer finds it
    #[arg(long, env = "HOUSERULES_CODES", value_name = "LETTERS")]
    codes: Option<String>,
    /// Logs as lines of JSON.
    #[arg(long, env = "HOUSERULES_LOG_JSON")]
    log_json: bool,
    /// A file with these settings [default: DIR/houserules.toml, if it is there]
    #[arg(long, env = "HOUSERULES_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// For tests of the page: whoever opens a room may choose its deal. Takes a folder made for that.
    #[arg(long, hide = true)]
    chosen_deals: bool,
}

/// The settings file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    addr: Option<String>,
    data: Option<PathBuf>,
    public_url: Option<String>,
    store: Option<String>,
    expire_hours: Option<u64>,
    node: Option<String>,
    lease_seconds: Option<f64>,
    codes: Option<String>,
    log_json: Option<bool>,
    #[serde(default)]
    proxies: Vec<String>,
    first_game: Option<String>,
    #[serde(default)]
    limits: LimitsFile,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct LimitsFile {
    rooms_a_minute: Option<u32>,
    joins_a_minute: Option<u32>,
    misses_a_minute: Option<u32>,
    sockets: Option<usize>,
    frames_a_second: Option<u32>,
    frames_at_once: Option<u32>,
    rooms: Option<usize>,
}

impl LimitsFile {
    fn over(&self, limits: Limits) -> Limits {
        Limits {
            rooms_a_minute: self.rooms_a_minute.unwrap_or(limits.rooms_a_minute),
            joins_a_minute: self.joins_a_minute.unwrap_or(limits.joins_a_minute),
            misses_a_minute: self.misses_a_minute.unwrap_or(limits.misses_a_minute),
            sockets: self.sockets.unwrap_or(limits.sockets),
            frames_a_second: self.frames_a_second.unwrap_or(limits.frames_a_second),
            frames_at_once: self.frames_at_once.unwrap_or(limits.frames_at_once),
            rooms: self.rooms.unwrap_or(limits.rooms),
            ..limits
        }
    }
}

pub(crate) fn run(catalogue: Catalogue, args: &Args, lang: &str) -> Result<ExitCode> {
    // Until the host's own words are read.
    let program = crate::book();
    let wrong = |why: Message| anyhow!(program.say(lang, &why, &[]));
    let file = settings(args, &wrong)?;
    let data = args.data.clone().or_else(|| file.data.clone()).unwrap_or_else(|| DEFAULT_DATA.into());
    let addr = args.addr.as_deref().or(file.addr.as_deref()).unwrap_or(DEFAULT_ADDR);
    let config = Config {
        addr: addr.parse().map_err(|_| wrong(message!("serve-addr", given = addr.to_string())))?,
        public_url: args.public_url.clone().or_else(|| file.public_url.clone()),
        expire_hours: file.expire_hours.unwrap_or(24),
        limits: file.limits.over(Limits::default()),
        proxies: proxies(&file.proxies)?,
        codes: codes(args.codes.as_deref().or(file.codes.as_deref()))?,
        data: Some(data.clone()),
        chosen_deals: args.chosen_deals,
    };
    if let Some(url) = config.public_url.as_ref().filter(|url| !is_address(url)) {
        return Err(wrong(message!("serve-url", given = url)));
    }
    if config.chosen_deals {
        check_for_tests(&data, config.addr)?;
    }
    let wish = args.store.as_deref().or(file.store.as_deref()).unwrap_or("sqlite");
    let runtime = tokio::runtime::Runtime::new().context("the runtime cannot be started")?;
    let node = node(args, &file, config.addr)?;
    let store = runtime.block_on(open_store(wish, &data, node, &wrong))?;
    let first = file.first_game.as_deref();
    if let Some(id) = first.filter(|id| catalogue.get(id).is_none()) {
        bail!("first_game: {}", wrong(message!("cli-no-game", game = id.to_string())));
    }
    let catalogue = first.into_iter().fold(catalogue, Catalogue::led_by);
    let house = Cupboard::open(content::with_page_words(catalogue), Some(&data), lang.into())?;
    house.notes.iter().for_each(|note| println!("{note}"));
    house.faults.iter().for_each(|fault| {
        eprintln!("houserules: {}", house.say(&message!("serve-left-out", what = fault)));
    });
    start_log(args.log_json || file.log_json.unwrap_or(false));
    runtime.block_on(serve(config, house, store, &data))
}

/// The settings of a file; `wrong` says what is wrong with it.
fn settings(args: &Args, wrong: &dyn Fn(Message) -> anyhow::Error) -> Result<File> {
    let usual = args.data.as_deref().unwrap_or(Path::new(DEFAULT_DATA)).join("houserules.toml");
    let path = match &args.config {
        Some(path) => path.clone(),
        None if usual.exists() => usual,
        None => return Ok(File::default()),
    };
    let text = crate::read(&path)?;
    toml::from_str(&text).map_err(|error| anyhow!("{}: {}", path.display(), wrong(not_toml(&text, &error))))
}

fn is_address(url: &str) -> bool {
    url.starts_with("http://") || url.starts_with("https://")
}

/// Where deals can be chosen nobody should play: a folder says that it is made for tests, and only this machine comes in.
fn check_for_tests(data: &Path, addr: SocketAddr) -> Result<()> {
    let marker = data.join(FOR_TESTS);
    if !marker.exists() {
        bail!("--chosen-deals is for tests alone, and takes a folder made for them: {} is missing", marker.display());
    }
    if !addr.ip().is_loopback() {
        bail!("--chosen-deals is for tests alone, and listens to this machine only, not to {addr}: see --addr");
    }
    println!(
        "*** A HOUSE FOR TESTS: whoever opens a room chooses its deal and knows every card. Do not play here. ***"
    );
    Ok(())
}

fn codes(letters: Option<&str>) -> Result<String> {
    letters.map_or(Ok(String::new()), |letters| table::code_letters(letters).map_err(|why| anyhow!("codes: {why}")))
}

fn proxies(named: &[String]) -> Result<Vec<Network>> {
    named.iter().map(|name| name.parse().map_err(|why: String| anyhow::anyhow!("proxies: {why}"))).collect()
}

/// What this node is to the others.
fn node(args: &Args, file: &File, addr: SocketAddr) -> Result<Node> {
    let named = args.node.clone().or_else(|| file.node.clone());
    let ip = if addr.ip().is_unspecified() { lan_addresses().first().copied() } else { Some(addr.ip()) };
    let own = ip.map_or(addr, |ip| SocketAddr::new(ip, addr.port())).to_string();
    let seconds = args.lease_seconds.or(file.lease_seconds).unwrap_or(5.0);
    if !(0.3..=600.0).contains(&seconds) {
        bail!("--lease-seconds takes 0.3 to 600 seconds, not {seconds}");
    }
    let (lease, version) = (Duration::from_secs_f64(seconds), env!("CARGO_PKG_VERSION").to_string());
    Ok(Node { address: named.unwrap_or(own), lease, version, ..Node::default() })
}

/// The store of this name. Nothing of its address is told but what is wrong: there may be a password in it.
pub(crate) async fn open_store(
    wish: &str,
    data: &Path,
    node: Node,
    wrong: &dyn Fn(Message) -> anyhow::Error,
) -> Result<Arc<dyn Store>> {
    match wish {
        url if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
            let opened = Postgres::open(url, node).await;
            Ok(Arc::new(opened.map_err(|why| anyhow::anyhow!("the store cannot be opened: {why}; see --store"))?))
        }
        "memory" => Ok(Arc::new(Memory::default())),
        "sqlite" => {
            std::fs::create_dir_all(data).map_err(|why| {
                let folder = data.display().to_string();
                wrong(message!("serve-folder", folder = folder, why = why.to_string()))
            })?;
            let path = data.join("houserules.sqlite");
            let opened = Sqlite::open(&path).map_err(|why| {
                let locked = matches!(why, Unopened::Locked { .. });
                wrong(message!("serve-store", why = why.to_string(), locked = locked))
            });
            Ok(Arc::new(opened?))
        }
        other => Err(wrong(message!("serve-which-store", given = other.to_string()))),
    }
}

fn start_log(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn,server=info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = if json { log.json().flatten_event(true).try_init() } else { log.without_time().try_init() };
}

/// What hangs at the door of a house that runs, for commands on the same machine: where it listens, and the host's key.
/// Whoever may read the folder may read everything anyway.
#[derive(Serialize, Deserialize)]
pub(crate) struct Doorplate {
    pub(crate) addr: SocketAddr,
    pub(crate) key: String,
}

impl Doorplate {
    const FILE: &str = "running.json";

    pub(crate) fn read(data: &Path) -> Option<Doorplate> {
        serde_json::from_str(&std::fs::read_to_string(data.join(Self::FILE)).ok()?).ok()
    }

    /// Does a house answer there, or is this an old one?
    pub(crate) async fn answers(&self) -> bool {
        server::ask(self.addr, "GET", "/api/host", &self.key).await.is_ok_and(|(status, _)| status == 200)
    }

    fn hang(&self, data: &Path) {
        let path = data.join(Self::FILE);
        let _ = std::fs::remove_file(&path);
        let mut open = std::fs::OpenOptions::new();
        open.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
        let written = open.open(path).and_then(|file| serde_json::to_writer(file, self).map_err(Into::into));
        if let Err(error) = written {
            tracing::warn!(%error, "houserules status will not find this house by its folder");
        }
    }
}

async fn serve(config: Config, house: Cupboard, store: Arc<dyn Store>, data: &Path) -> Result<ExitCode> {
    let public_url = config.public_url.clone();
    let Cupboard { catalogue, content, variants, book, lang, .. } = house;
    let say = |message: Message| book.say(&lang, &message, &[]);
    let running = match server::start(config, table::House { catalogue, content, variants }, store).await {
        Err(ServeError::InUse(addr)) => bail!(say(message!("serve-in-use", addr = addr.to_string()))),
        other => other?,
    };
    greet(running.addr(), public_url.as_deref(), &say);
    let here = if running.addr().ip().is_unspecified() { IpAddr::from([127, 0, 0, 1]) } else { running.addr().ip() };
    let addr = SocketAddr::new(here, running.addr().port());
    let house = public_url.as_deref().map_or_else(|| format!("http://{addr}"), |url| url.trim_end_matches('/').into());
    let page = format!("{house}/host#key={}", running.host_key());
    println!("{}", say(message!("serve-key", key = running.host_key().to_string(), page = page)));
    Doorplate { addr, key: running.host_key().into() }.hang(data);
    wait_for_the_end().await;
    let _ = std::fs::remove_file(data.join(Doorplate::FILE));
    println!("{}", say(message!("serve-stopping")));
    running.stop().await;
    Ok(ExitCode::SUCCESS)
}

/// Where to open it, for people who are not at this machine too.
fn greet(addr: SocketAddr, public_url: Option<&str>, say: &dyn Fn(Message) -> String) {
    let port = addr.port();
    let lan = if addr.ip().is_unspecified() { lan_addresses() } else { Vec::new() };
    let here = if addr.ip().is_unspecified() { IpAddr::from([127, 0, 0, 1]) } else { addr.ip() };
    let address = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, port));
    println!("{}\n", say(message!("serve-open")));
    println!("  {}", say(message!("serve-here", url = address(here))));
    for ip in &lan {
        println!("  {}", say(message!("serve-network", url = address(*ip))));
    }
    let share = public_url.map(str::to_string).or_else(|| lan.first().map(|ip| address(*ip)));
    if let Some(url) = public_url {
        println!("  {}", say(message!("serve-everyone", url = url.to_string())));
    }
    if let Some(url) = share
        && let Ok(code) = qrcode::QrCode::new(url.as_bytes())
    {
        println!("\n{}\n  {url}\n", code.render::<qrcode::render::unicode::Dense1x2>().quiet_zone(true).build());
    }
    println!("{}", say(message!("serve-stop")));
}

fn lan_addresses() -> Vec<IpAddr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let mut ips: Vec<IpAddr> = all.iter().map(if_addrs::Interface::ip).collect();
    ips.retain(|ip| matches!(ip, IpAddr::V4(v4) if !v4.is_loopback() && !v4.is_link_local()));
    ips.sort();
    ips.dedup();
    ips
}

async fn wait_for_the_end() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) else {
            return drop(interrupt.await);
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
