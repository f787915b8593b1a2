//! A real PostgreSQL of a test's own, in a temporary folder, gone with the test.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// Makes a database folder, starts the server, says so, and waits until its input ends: then everything is cleared away,
/// also when the test was killed. `$1` folder, `$2` port, `$3` more settings; the programs are on the PATH.
const KEEPER: &str = r#"
set -e
initdb -D "$1/db" -U house -A trust -E UTF8 --locale=C --no-sync >"$1/initdb.log" 2>&1
pg_ctl -D "$1/db" -w -t 60 -l "$1/log" -o "-p $2 -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200 $3" start >/dev/null
echo ready
read -r _ || true
pg_ctl -D "$1/db" -m immediate -w stop >/dev/null 2>&1 || true
rm -rf "$1" 2>/dev/null
"#;

/// A PostgreSQL server. It ends with this value.
pub struct Postgres {
    keeper: Child,
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Starts one. `None`: that is not possible here, which is said loudly.
    pub fn start() -> Option<Postgres> {
        Postgres::with("-c fsync=off")
    }

    /// Starts one with these settings (`-c fsync=off`).
    pub fn with(settings: &str) -> Option<Postgres> {
        let started = Postgres::try_start(settings);
        if let Err(why) = &started {
            crate::skipped("everything on PostgreSQL", &format!("{why}; scripts/setup postgres installs it"));
        }
        started.ok()
    }

    /// One for all tests of this program.
    pub fn shared() -> Option<&'static Postgres> {
        static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
        SHARED.get_or_init(Postgres::start).as_ref()
    }

    fn try_start(settings: &str) -> Result<Postgres, String> {
        let programs = programs().ok_or("no initdb and postgres are installed")?;
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).map_err(|e| e.to_string())?;
        let folder = std::env::temp_dir().join(format!("houserules-pg-{}-{}", std::process::id(), port.port()));
        std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let mut command = as_somebody(&programs, "bash", &folder)?;
        command.args(["-c", KEEPER, "keeper"]).arg(&folder).arg(port.port().to_string()).arg(settings);
        let keeper = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit()).spawn();
        let mut keeper = keeper.map_err(|e| e.to_string())?;
        let mut said = String::new();
        if let Some(out) = keeper.stdout.take() {
            BufReader::new(out).read_line(&mut said).map_err(|e| e.to_string())?;
        }
        let postgres = Postgres { keeper, programs, folder, port: port.port() };
        if said.trim() != "ready" {
            let log = |name: &str| std::fs::read_to_string(postgres.folder.join(name)).unwrap_or_default();
            return Err(format!("PostgreSQL does not start: {}{}", log("initdb.log"), log("log")));
        }
        Ok(postgres)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The processes of the server: the first, and those that it has started.
    pub fn processes(&self) -> Vec<u32> {
        let plate = std::fs::read_to_string(self.folder.join("db/postmaster.pid")).unwrap_or_default();
        let Some(first) = plate.lines().next().and_then(|line| line.trim().parse::<u32>().ok()) else { return vec![] };
        let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let numbers = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
        let parent = |id: u32| {
            let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
            stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse::<u32>().ok()
        };
        numbers.filter(|id| *id == first || parent(*id) == Some(first)).collect()
    }

    /// The address of a fresh, empty database.
    pub fn database(&self) -> String {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let name = format!("house{}", NEXT.fetch_add(1, Ordering::Relaxed));
        self.run("createdb", &["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "house", &name]);
        format!("postgres://house@127.0.0.1:{}/{name}", self.port)
    }

    /// Runs SQL, as an outsider would.
    pub fn sql(&self, url: &str, statement: &str) -> String {
        self.run("psql", &["-X", "-A", "-t", "-d", url, "-c", statement])
    }

    /// As if the power had failed: everything in flight is lost, and it starts again.
    pub fn crash(&self) {
        let folder = self.folder.join("db").display().to_string();
        self.run("pg_ctl", &["-D", &folder, "-m", "immediate", "-w", "-l", "/dev/null", "restart"]);
    }

    fn run(&self, program: &str, args: &[&str]) -> String {
        let run = as_somebody(&self.programs, program, &self.folder).map(|mut command| command.args(args).output());
        let out = run.expect("somebody may run it").expect("the program runs");
        assert!(out.status.success(), "{program} {args:?}: {}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8_lossy(&out.stdout).trim().to_string()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(mut input) = self.keeper.stdin.take() {
            let _ = input.write_all(b"\n");
        }
        let _ = self.keeper.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The folder of PostgreSQL's programs.
fn programs() -> Option<PathBuf> {
    let usual = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = usual.map(|entry| entry.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    folders.into_iter().find(|folder| ["initdb", "pg_ctl", "psql"].iter().all(|name| folder.join(name).exists()))
}

/// PostgreSQL refuses to run as root: then it runs as somebody else, who owns the folder.
fn as_somebody(programs: &Path, program: &str, folder: &Path) -> Result<Command, String> {
    let path = std::env::join_paths(
        std::iter::once(programs.to_path_buf())
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())),
    );
    let path = path.map_err(|e| e.to_string())?;
    let mut command = match is_root() {
        false => Command::new(program),
        true => {
            let user = ["postgres", "nobody"].into_iter().find(|user| id_of(user).is_some());
            let user = user.ok_or("PostgreSQL does not run as root, and there is nobody else")?;
            let owned = Command::new("chown").arg(user).arg(folder).status().map_err(|e| e.to_string())?;
            if !owned.success() {
                return Err(format!("the folder cannot be given to {user}"));
            }
            let mut command = Command::new("setpriv");
            let id = id_of(user).unwrap_or_default();
            command.args([&format!("--reuid={id}"), "--clear-groups", "--", program]);
            command
        }
    };
    command.env("PATH", path).env("LC_ALL", "C").current_dir("/");
    Ok(command)
}

fn is_root() -> bool {
    id_of("").as_deref() == Some("0")
}

/// A user's number; of nobody in particular: one's own.
fn id_of(user: &str) -> Option<String> {
    let out =
        Command::new("id").arg("-u").args(Some(user).filter(|user| !user.is_empty())).stderr(Stdio::null()).output();
    let out = out.ok().filter(|out| out.status.success())?;
    Some(String::from_utf8_lossy(&out.stdout).trim().to_string())
}
