//! Servers as processes of their own, and what the system tells of them.

use crate::figures::Cpu;
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// The system counts CPU time in hundredths of a second, whatever its own clock.
const TICK: Duration = Duration::from_millis(10);

/// What its limits are raised to: one address plays for hundreds.
const SETTINGS: &str = "[limits]
rooms_a_minute = 1000000
joins_a_minute = 1000000
misses_a_minute = 1000000
sockets = 100000
rooms = 100000
";

/// Nobody is too quick.
const HASTE: &str = "frames_a_second = 1000000
frames_at_once = 1000000
";

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// It cannot be started.
    #[error("{program} cannot be started: {why}")]
    Start {
        /// Which one.
        program: String,
        /// Why.
        why: io::Error,
    },
    /// It ended, or said nothing of an address.
    #[error("{program} does not say where it listens; its last words: {said}")]
    Silent {
        /// Which one.
        program: String,
        /// What it said.
        said: String,
    },
    /// The system does not tell.
    #[error("{path} cannot be read: {why}")]
    Figures {
        /// Where it should stand.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
}

/// What rooms are kept in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// SQLite, one server.
    Sqlite,
    /// A PostgreSQL of its own, and so many servers.
    Postgres(usize),
}

impl std::str::FromStr for Ground {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once('=').unwrap_or((text, "1")) {
            ("sqlite", "1") => Ok(Ground::Sqlite),
            ("postgres", nodes) => match nodes.parse() {
                Ok(nodes @ 1..=16) => Ok(Ground::Postgres(nodes)),
                _ => Err(format!("{nodes:?} is no number of nodes from 1 to 16")),
            },
            _ => Err(format!("{text:?} is neither sqlite nor postgres nor postgres=3")),
        }
    }
}

/// Servers that are one house, and its database, if it has one.
pub struct House {
    nodes: Vec<Process>,
    postgres: Option<testkit::Postgres>,
}

impl House {
    /// The bare relay.
    pub fn relay(core: Option<usize>) -> Result<Self, ProcessError> {
        Ok(House { nodes: vec![Process::relay(core)?], postgres: None })
    }

    /// A House Rules server, or several on PostgreSQL, with every promise kept: nothing is switched off there. Without
    /// `haste` a connection may say no more than it usually may.
    pub fn open(program: &Path, core: Option<usize>, haste: bool, ground: Ground) -> Result<Self, ProcessError> {
        let Ground::Postgres(count) = ground else {
            return Ok(House { nodes: vec![Process::house(program, core, haste, None)?], postgres: None });
        };
        let none = || io::Error::other("there is no PostgreSQL: scripts/setup postgres installs it");
        let started = testkit::Postgres::with("-c shared_buffers=256MB");
        let postgres = started.ok_or_else(|| ProcessError::Start { program: "PostgreSQL".into(), why: none() })?;
        let url = postgres.database();
        let nodes = (0..count).map(|_| Process::house(program, core, haste, Some(&url))).collect::<Result<_, _>>()?;
        Ok(House { nodes, postgres: Some(postgres) })
    }

    /// Where its servers listen.
    pub fn addrs(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.addr).collect()
    }

    /// The CPU time of all its servers; the store's part is a thread's, or that of the database, which comes on top.
    pub fn cpu(&self) -> Result<Cpu, ProcessError> {
        let mut cpu = Cpu::default();
        for node in &self.nodes {
            let own = node.cpu()?;
            cpu.all += own.all;
            cpu.store += own.store;
        }
        // One of its processes may end meanwhile.
        for id in self.postgres.iter().flat_map(testkit::Postgres::processes) {
            cpu.store += read_cpu(&Path::new("/proc").join(id.to_string()).join("stat")).unwrap_or_default();
        }
        Ok(cpu)
    }

    /// The memory that its servers hold, in bytes.
    pub fn resident(&self) -> Result<u64, ProcessError> {
        self.nodes.iter().map(Process::resident).sum()
    }
}

/// A server that we started, with a folder of its own. It ends when this is dropped.
struct Process {
    child: Child,
    addr: SocketAddr,
    /// Held, so that it never writes to a closed pipe.
    words: BufReader<ChildStdout>,
    folder: TempDir,
}

impl Process {
    /// Starts the bare relay: this program itself.
    fn relay(core: Option<usize>) -> Result<Self, ProcessError> {
        let program = std::env::current_exe().map_err(|why| ProcessError::Start { program: "relay".into(), why })?;
        Process::start(&program, core, true, |command, folder| {
            command.arg("relay").arg("--data").arg(folder);
        })
    }

    /// Starts a House Rules server; on PostgreSQL it is one of several nodes.
    fn house(program: &Path, core: Option<usize>, haste: bool, database: Option<&str>) -> Result<Self, ProcessError> {
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let addr = free.map_err(|why| ProcessError::Start { program: "a free port".into(), why })?;
        Process::start(program, core, haste, |command, folder| {
            command.args(["serve", "--addr", &addr.to_string(), "--data"]).arg(folder);
            if let Some(url) = database {
                command.args(["--store", url]);
            }
        })
    }

    fn start(
        program: &Path,
        core: Option<usize>,
        haste: bool,
        arguments: impl FnOnce(&mut Command, &Path),
    ) -> Result<Self, ProcessError> {
        let name = program.display().to_string();
        let failed = |why: io::Error| ProcessError::Start { program: name.clone(), why };
        let folder = tempfile::tempdir().map_err(failed)?;
        let settings = format!("{SETTINGS}{}", if haste { HASTE } else { "" });
        std::fs::write(folder.path().join("houserules.toml"), settings).map_err(failed)?;
        let log = std::fs::File::create(folder.path().join("stderr.log")).map_err(failed)?;
        let mut command = on_core(program, core);
        arguments(&mut command, folder.path());
        // What the folder's file says must hold, whatever stands in this shell.
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("HOUSERULES_")) {
            command.env_remove(name);
        }
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn().map_err(failed)?;
        let Some(words) = child.stdout.take() else { return Err(failed(io::Error::other("it has no output"))) };
        let addr = SocketAddr::from(([127, 0, 0, 1], 0));
        let process = Process { child, addr, words: BufReader::new(words), folder };
        process.listening(&name)
    }

    /// Reads until it says where it listens.
    fn listening(mut self, name: &str) -> Result<Self, ProcessError> {
        let mut said = String::new();
        loop {
            let from = said.len();
            let more = self.words.read_line(&mut said);
            if let Some(addr) = address(&said[from..]) {
                self.addr = addr;
                return Ok(self);
            }
            if !matches!(more, Ok(1..)) {
                let log = std::fs::read_to_string(self.folder.path().join("stderr.log")).unwrap_or_default();
                return Err(ProcessError::Silent { program: name.into(), said: said + &log });
            }
        }
    }

    /// The CPU time that it has used.
    fn cpu(&self) -> Result<Cpu, ProcessError> {
        let own = self.proc("stat");
        let mut cpu = Cpu { all: read_cpu(&own)?, store: Duration::ZERO };
        let tasks = self.proc("task");
        let threads = std::fs::read_dir(&tasks).map_err(|e| unreadable(&tasks, &e))?;
        // A thread may end meanwhile: then it is not the store's.
        for thread in threads.flatten() {
            let name = std::fs::read_to_string(thread.path().join("comm")).unwrap_or_default();
            if name.trim() == "store" {
                cpu.store += read_cpu(&thread.path().join("stat"))?;
            }
        }
        Ok(cpu)
    }

    /// The memory that it holds, in bytes.
    fn resident(&self) -> Result<u64, ProcessError> {
        let path = self.proc("status");
        let status = std::fs::read_to_string(&path).map_err(|e| unreadable(&path, &e))?;
        resident(&status).ok_or_else(|| unreadable(&path, &"RssAnon is missing"))
    }

    fn proc(&self, file: &str) -> PathBuf {
        Path::new("/proc").join(self.child.id().to_string()).join(file)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Our own child, by its handle; its folder goes with it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program, kept to one core if there is one for it.
fn on_core(program: &Path, core: Option<usize>) -> Command {
    let Some(core) = core else { return Command::new(program) };
    let mut command = Command::new("taskset");
    command.args(["-c", &core.to_string()]).arg(program);
    command
}

/// Keeps this program to one core. To be called before it has threads.
pub fn keep_to(core: usize) -> io::Result<()> {
    let me = std::process::id().to_string();
    let done = Command::new("taskset").args(["-cp", &core.to_string(), &me]).stdout(Stdio::null()).status()?;
    if done.success() { Ok(()) } else { Err(io::Error::other("taskset failed")) }
}

fn unreadable(path: &Path, why: &impl ToString) -> ProcessError {
    ProcessError::Figures { path: path.into(), why: why.to_string() }
}

fn read_cpu(path: &Path) -> Result<Duration, ProcessError> {
    let stat = std::fs::read_to_string(path).map_err(|e| unreadable(path, &e))?;
    cpu_time(&stat).ok_or_else(|| unreadable(path, &"it has no times"))
}

/// User and system time from a line of `/proc/PID/stat`. The name in brackets may hold anything, brackets too.
fn cpu_time(stat: &str) -> Option<Duration> {
    let (_, after) = stat.rsplit_once(')')?;
    let mut fields = after.split_whitespace().skip(11);
    let (user, system): (u32, u32) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(TICK * (user + system))
}

/// Its own memory alone: pages of files (the program, the store) come and go with what else the machine does.
fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

/// The address in a line like `on this machine:   http://127.0.0.1:4242`.
fn address(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    rest.split_whitespace().next()?.trim_end_matches('/').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ground_is_named() {
        assert_eq!("sqlite".parse(), Ok(Ground::Sqlite));
        assert_eq!(("postgres".parse(), "postgres=3".parse()), (Ok(Ground::Postgres(1)), Ok(Ground::Postgres(3))));
        for wrong in ["postgres=0", "postgres=many", "sqlite=2", "paper"] {
            assert!(wrong.parse::<Ground>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn cpu_time_is_found_behind_any_name() {
        let line = "4242 (st) (ore 1) S 1 2 3 0 -1 4194304 100 0 0 0 31 11 0 0 20 0 5 0 100 1 2\n";
        assert_eq!(cpu_time(line), Some(Duration::from_millis(420)));
        assert_eq!(cpu_time("nothing"), None);
    }

    #[test]
    fn memory_is_read_in_bytes() {
        assert_eq!(resident("Name:\tx\nRssAnon:\t    2048 kB\nThreads:\t3\n"), Some(2 << 20));
        assert_eq!(resident("Name:\tx\n"), None);
    }

    #[test]
    fn the_address_is_found_in_the_greeting() {
        let said = "  on this machine:   http://127.0.0.1:4242\n";
        assert_eq!(address(said), Some(SocketAddr::from(([127, 0, 0, 1], 4242))));
        assert_eq!(address("House Rules is open.\n"), None);
    }
}
