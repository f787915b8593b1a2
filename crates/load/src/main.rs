//! The load generator's command line.

use anyhow::{Context, Result, bail};
use clap::{Args, Parser, Subcommand};
use load::play::Plan;
use load::process::Ground;
use load::sitting::{Player, Program, Settings, beside_hostile, compare, idle};
use load::{Report, process, relay};
use std::path::PathBuf;
use std::time::Duration;

/// What a move costs a House Rules server, beside a bare relay with the same commit.
///
/// Starts the relay and the servers in turn, each with a folder of its own under the system's temporary folder, seats
/// whole WebSocket clients in every room, and prints moves a second, the time from a command to its `ok`, CPU time a
/// move, bytes a frame, and the memory of idle rooms. It ends only what it started.
#[derive(Parser)]
#[command(name = "load", after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    measure: Measure,
}

const EXAMPLES: &str = "Examples:
  load                                          Nim, Texas 42, UNO, and 1000 idle rooms
  load --game nim --rooms 64 --seconds 10 --idle-rooms 0
  load --game texas42 --preset family --json
  load --server before=old/houserules --server after=target/release/houserules
  load --game pictionary --rooms 100 --pause 50 --idle-rooms 0   a hundred drawings, twenty batches a second each
  load --on sqlite,postgres,postgres=3 --idle-rooms 0             what a database, and more nodes, change
  load --hostile --game nim --pause 60 --on sqlite,postgres        p99 beside floods, slow readers, silent sockets
  load --pin                                    servers on core 0, clients on core 1

Games that it can play: nim, texas42, uno, crossword, trivia, pictionary, and any other that lists its actions.";

#[derive(Subcommand)]
enum Command {
    /// The bare relay, on a free port of this machine
    #[command(hide = true)]
    Relay {
        /// Its folder
        #[arg(long)]
        data: PathBuf,
    },
}

#[derive(Args)]
struct Measure {
    /// A game to play; may be given several times
    #[arg(long, value_name = "GAME", value_delimiter = ',', default_values = ["nim", "texas42", "uno"])]
    game: Vec<String>,
    /// Its preset, instead of the usual one
    #[arg(long)]
    preset: Option<String>,
    /// How many sit at each table, instead of the usual number
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=16))]
    seats: Option<u8>,
    /// Rooms that play at the same time
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..=4000))]
    rooms: u16,
    /// How long each run is measured
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// How long each run goes on before that
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(0..=60))]
    warm_up: u64,
    /// How often each server is run
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=50))]
    rounds: u8,
    /// Wait so many milliseconds after each move in a room, as hands do; 0: as quick as it goes
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pause: u64,
    /// Idle rooms of two whose memory is measured; 0: none
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u16).range(0..=9000))]
    idle_rooms: u16,
    /// What servers keep rooms in, each in turn: sqlite, postgres, postgres=3 (three nodes)
    #[arg(long, value_name = "STORE", value_delimiter = ',', default_value = "sqlite")]
    on: Vec<Ground>,
    /// Instead: the same load with and without somebody hostile beside it (try --pause 60)
    #[arg(long)]
    hostile: bool,
    /// A server to measure, as PATH or NAME=PATH; may be given several times
    #[arg(long, env = "HOUSERULES_BINARY", value_name = "[NAME=]PATH", value_delimiter = ',')]
    #[arg(default_value = "target/release/houserules")]
    server: Vec<String>,
    /// The version of the protocol, instead of asking the server
    #[arg(long)]
    protocol: Option<u32>,
    /// Servers on core 0, clients on core 1 (needs taskset)
    #[arg(long)]
    pin: bool,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

fn main() -> Result<()> {
    let cli = Cli::parse();
    match cli.command {
        Some(Command::Relay { data }) => serve_relay(&data),
        None => measure(&cli.measure),
    }
}

fn serve_relay(data: &std::path::Path) -> Result<()> {
    let store = store::Sqlite::open(&data.join("relay.sqlite"))?;
    runtime()?.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.context("no free port")?;
        println!("http://{}", listener.local_addr()?);
        relay::serve(listener, store).await.context("the relay failed")
    })
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Runtime::new().context("the runtime cannot be started")
}

fn measure(args: &Measure) -> Result<()> {
    if args.preset.is_some() && args.game.len() > 1 {
        bail!("--preset goes with one --game");
    }
    let players = players(&args.server, &args.on)?;
    if args.pin {
        process::keep_to(1).context("--pin needs taskset and two cores")?;
    }
    let report = runtime()?.block_on(async {
        tokio::select! {
            report = sit(args, &players) => report,
            _ = tokio::signal::ctrl_c() => bail!("interrupted"),
        }
    })?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    }
    Ok(())
}

/// The relay first: the others are compared with it.
fn players(servers: &[String], grounds: &[Ground]) -> Result<Vec<Player>> {
    let mut players = vec![Player { name: "relay".into(), program: Program::Relay }];
    for server in servers {
        let (name, path) = server.split_once('=').unwrap_or(("houserules", server));
        let path = PathBuf::from(path);
        if !path.is_file() {
            bail!("{} is not there: cargo build --release -p houserules, or --server PATH", path.display());
        }
        for ground in grounds {
            let name = match ground {
                _ if grounds.len() == 1 => name.to_string(),
                Ground::Sqlite => "sqlite".into(),
                Ground::Postgres(1) => "postgres".into(),
                Ground::Postgres(nodes) => format!("postgres={nodes}"),
            };
            players.push(Player { name, program: Program::House(path.clone(), *ground) });
        }
    }
    Ok(players)
}

async fn sit(args: &Measure, players: &[Player]) -> Result<Report> {
    let settings = Settings {
        rooms: args.rooms.into(),
        time: Duration::from_secs(args.seconds),
        warm_up: Duration::from_secs(args.warm_up),
        rounds: args.rounds.into(),
        pinned: args.pin,
        protocol: args.protocol,
        hostile: false,
        haste: true,
    };
    let cores = std::fs::read_to_string("/proc/cpuinfo").map_or(0, |info| info.matches("processor\t").count());
    let mut report = Report { cores, pinned: args.pin, games: vec![], idle: vec![] };
    // Told as it comes: what fails late takes nothing away.
    let tell = |text: &str| if args.json { eprintln!("{text}") } else { println!("{text}") };
    tell(&report.heading());
    for game in &args.game {
        let mut plan = Plan::of(game);
        plan.preset = args.preset.clone().or(plan.preset);
        plan.seats = args.seats.unwrap_or(plan.seats);
        plan.pause = args.pause;
        if args.hostile {
            for player in players.iter().filter(|player| player.program != Program::Relay) {
                let comparison = beside_hostile(player, &plan, &settings).await?;
                let slower = comparison.slower().unwrap_or_default();
                tell(&format!("\n{}: {comparison}  p99 beside a hostile neighbour: {slower:.2} times", player.name));
                report.games.push(comparison);
            }
            continue;
        }
        let comparison = compare(players, &plan, &settings).await?;
        tell(format!("\n{comparison}").trim_end());
        report.games.push(comparison);
    }
    for player in players.iter().filter(|_| args.idle_rooms > 0 && !args.hostile) {
        let idle = idle(player, &Plan::of("nim"), args.idle_rooms.into(), &settings).await?;
        tell(&idle.to_string());
        report.idle.push(idle);
    }
    Ok(report)
}
