//! One sitting: the bare relay and the servers take turns, so that a noisy machine is noisy for all of them.

use crate::crowd::{Crowd, CrowdError};
use crate::figures::Run;
use crate::hostile::Hostile;
use crate::play::Plan;
use crate::process::{Ground, House, ProcessError};
use crate::protocol::{Protocol, ProtocolError};
use crate::report::{Comparison, Idle, Line};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Matches must have begun in all rooms within so long.
const PATIENCE: Duration = Duration::from_secs(120);
/// So long memory may settle.
const SETTLE: Duration = Duration::from_secs(3);

/// Why a sitting ends early.
#[derive(Debug, thiserror::Error)]
pub enum SittingError {
    /// A server.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The protocol.
    #[error(transparent)]
    Protocol(#[from] ProtocolError),
    /// The clients.
    #[error(transparent)]
    Crowd(#[from] CrowdError),
    /// Matches do not begin.
    #[error("matches began in {begun} of {rooms} rooms only")]
    NotBegun {
        /// In so many.
        begun: u64,
        /// Of so many.
        rooms: usize,
    },
    /// Nobody moved.
    #[error("nobody moved in {game}: the load generator does not know how to play it")]
    Still {
        /// Which game.
        game: String,
    },
}

/// Who is measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// What it is called in the report.
    pub name: String,
    /// What it is.
    pub program: Program,
}

/// What is started.
#[derive(Clone, PartialEq, Debug)]
pub enum Program {
    /// The bare relay.
    Relay,
    /// A House Rules server, or several, on this.
    House(PathBuf, Ground),
}

/// How it is measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// Rooms that play at the same time: so many moves are under way, never more.
    pub rooms: usize,
    /// How long a run is measured.
    pub time: Duration,
    /// How long it runs before.
    pub warm_up: Duration,
    /// How often each is run.
    pub rounds: usize,
    /// Servers on the first core, clients on the second.
    pub pinned: bool,
    /// The version of the protocol; none: the server is asked.
    pub protocol: Option<u32>,
    /// Somebody beside them does what a server must bear.
    pub hostile: bool,
    /// May a connection say more than it usually may?
    pub haste: bool,
}

impl Player {
    pub(crate) fn start(&self, settings: &Settings) -> Result<House, ProcessError> {
        let core = settings.pinned.then_some(0);
        match &self.program {
            Program::Relay => House::relay(core),
            Program::House(path, ground) => House::open(path, core, settings.haste, *ground),
        }
    }

    pub(crate) async fn protocol(&self, house: &House, settings: &Settings) -> Result<Protocol, ProtocolError> {
        match (&self.program, settings.protocol) {
            (Program::Relay, _) => Ok(Protocol::Relay),
            (Program::House(..), Some(version)) => Protocol::numbered(version),
            (Program::House(..), None) => Protocol::of(house.addrs()[0]).await,
        }
    }

    pub(crate) fn plan(&self, plan: &Plan) -> Arc<Plan> {
        Arc::new(if self.program == Program::Relay { plan.relayed() } else { plan.clone() })
    }
}

/// Everyone plays one game, in turn, several times.
pub async fn compare(players: &[Player], plan: &Plan, settings: &Settings) -> Result<Comparison, SittingError> {
    let mut lines: Vec<Line> = players.iter().map(|player| Line { name: player.name.clone(), runs: vec![] }).collect();
    for _ in 0..settings.rounds {
        for (player, line) in players.iter().zip(&mut lines) {
            line.runs.push(run(player, plan, settings).await?);
        }
    }
    Ok(Comparison {
        game: plan.game.clone(),
        preset: plan.preset.clone(),
        viewers: plan.seats,
        rooms: settings.rooms,
        seconds: settings.time.as_secs_f64(),
        warm_up_seconds: settings.warm_up.as_secs_f64(),
        lines,
    })
}

/// One run: a new process, a new folder, new rooms.
async fn run(player: &Player, plan: &Plan, settings: &Settings) -> Result<Run, SittingError> {
    let process = player.start(settings)?;
    let protocol = player.protocol(&process, settings).await?;
    let mut crowd = Crowd::gather(&process.addrs(), protocol, &player.plan(plan), settings.rooms).await?;
    let _hostile = settings.hostile.then(|| Hostile::begin(process.addrs()[0]));
    crowd.play();
    pass(settings.warm_up, &mut crowd).await?;
    let (before, since) = (process.cpu()?, Instant::now());
    crowd.measure(true);
    pass(settings.time, &mut crowd).await?;
    crowd.measure(false);
    let (time, after) = (since.elapsed(), process.cpu()?);
    let run = Run::of(crowd.leave().await?, time, before, after);
    if run.moves == 0 {
        return Err(SittingError::Still { game: plan.game.clone() });
    }
    Ok(run)
}

/// The same load with and without somebody hostile beside it, in turn: the first line is without.
pub async fn beside_hostile(player: &Player, plan: &Plan, settings: &Settings) -> Result<Comparison, SittingError> {
    let mut lines = ["quiet", "hostile"].map(|name| Line { name: name.into(), runs: vec![] });
    for _ in 0..settings.rounds {
        for (line, hostile) in lines.iter_mut().zip([false, true]) {
            line.runs.push(run(player, plan, &Settings { hostile, haste: false, ..settings.clone() }).await?);
        }
    }
    Ok(Comparison {
        game: plan.game.clone(),
        preset: plan.preset.clone(),
        viewers: plan.seats,
        rooms: settings.rooms,
        seconds: settings.time.as_secs_f64(),
        warm_up_seconds: settings.warm_up.as_secs_f64(),
        lines: lines.into(),
    })
}

/// Lets time pass, unless a client fails.
async fn pass(time: Duration, crowd: &mut Crowd) -> Result<(), CrowdError> {
    tokio::select! {
        () = tokio::time::sleep(time) => Ok(()),
        error = crowd.failure() => Err(error),
    }
}

/// What rooms cost in memory in which everyone is connected, a match has begun, and nobody moves.
pub async fn idle(player: &Player, plan: &Plan, rooms: usize, settings: &Settings) -> Result<Idle, SittingError> {
    let process = player.start(settings)?;
    let protocol = player.protocol(&process, settings).await?;
    let plan = player.plan(plan);
    // The first room brings what all share.
    let first = begun(&process, protocol, &plan, 1).await?;
    let before = process.resident()?;
    let crowd = begun(&process, protocol, &plan, rooms).await?;
    let after = process.resident()?;
    for crowd in [crowd, first] {
        crowd.leave().await?;
    }
    let growth = after.saturating_sub(before);
    Ok(Idle { name: player.name.clone(), rooms, viewers: plan.seats, before_bytes: before, growth_bytes: growth })
}

async fn begun(process: &House, protocol: Protocol, plan: &Arc<Plan>, rooms: usize) -> Result<Crowd, SittingError> {
    let mut crowd = Crowd::gather(&process.addrs(), protocol, plan, rooms).await?;
    crowd.begin();
    let since = Instant::now();
    while crowd.begun() < rooms as u64 {
        if since.elapsed() > PATIENCE {
            return Err(SittingError::NotBegun { begun: crowd.begun(), rooms });
        }
        pass(Duration::from_millis(20), &mut crowd).await?;
    }
    pass(SETTLE, &mut crowd).await?;
    Ok(crowd)
}
