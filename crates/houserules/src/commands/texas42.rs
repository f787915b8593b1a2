//! `houserules texas42 solve`

use super::cpu_time;
use anyhow::{Context, Result, anyhow, bail};
use clap::Subcommand;
use kernel::{Content, Kind, perft};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use texas42::deals::{Deal, Declaration};
use texas42::solve::{Path as Search, Solver};
use texas42::{Hand, Texas42, Texas42Kind};

/// So long something is measured at least.
const LONG_ENOUGH: Duration = Duration::from_millis(500);

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Solve deals with open hands: what each lead comes to if all play as well as possible.
    ///
    /// Prints a line for each deal: the points of seats 0 and 2 (of a special contract: made or set), then the same after
    /// each lead. Compares with the answers that stand in the file: exit code 1 and the line on a difference.
    #[command(after_help = "Examples:
  houserules texas42 solve deals.jsonl
  houserules texas42 solve --bench deals.jsonl

A line of a file of deals is JSON: {\"decl\": 5, \"leader\": 0, \"hands\": [[0, 3, …], …]}, and perhaps the answers
\"team0_points\": 35 and \"root\": {\"0\": 19, …}. A domino is hi*(hi+1)/2+lo; decl is 0 to 6 a pip, 7 doubles, 9 no
trump, or a contract (\"nello\", \"sevens\").")]
    Solve {
        /// Solve them for speed: exact values, all leads, and "makes 30?", per CPU-second.
        #[arg(long)]
        bench: bool,
        /// The deals, one a line.
        file: PathBuf,
    },
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let What::Solve { bench, file } = &args.what;
    let game = game()?;
    let deals = read(file)?;
    if *bench { measure(&game, &deals) } else { solve(&game, &deals, file) }
}

/// All contracts of the house.
fn game() -> Result<Texas42> {
    let kind = Texas42Kind::default();
    let specs = perft::specs_of(&kind, Some("everything"), Vec::new())?;
    let made = kind.compose(&specs, &Content::none());
    Ok(made.map_err(|errors| anyhow!(perft::join(&errors)))?.game)
}

/// The deals with the numbers of their lines.
fn read(file: &Path) -> Result<Vec<(usize, Deal)>> {
    let text = crate::read(file)?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let deal = |(number, line): (usize, &str)| {
        let at = || format!("{}, line {number}", file.display());
        let mut deal: Deal = serde_json::from_str(line).with_context(at)?;
        if deal.decl == Declaration::Number(8) {
            deal.decl = Declaration::Contract("nello".into());
        }
        Ok((number, deal))
    };
    lines.map(deal).collect()
}

fn solve(game: &Texas42, deals: &[(usize, Deal)], file: &Path) -> Result<ExitCode> {
    let mut solver = Solver::new(game);
    for (number, deal) in deals {
        let solved =
            deal.solve(game, &mut solver).map_err(|why| anyhow!("{}, line {number}: {why}", file.display()))?;
        let leads: Vec<String> = solved.leads.iter().map(|(lead, worth)| format!("{lead} {worth}")).collect();
        println!("{}: {}", solved.worth, leads.join(", "));
        if !solved.differences.is_empty() {
            bail!("{}, line {number}: {}", file.display(), solved.differences.join("; "));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A question about a hand; `true`: it was answered with something.
type Ask = fn(&mut Solver, &Hand) -> bool;

fn measure(game: &Texas42, deals: &[(usize, Deal)]) -> Result<ExitCode> {
    let hands: Vec<Hand> = deals
        .iter()
        .map(|(number, deal)| deal.hand(game).map_err(|why| anyhow!("line {number}: {why}")))
        .collect::<Result<_>>()?;
    let questions: [(&str, Ask); 3] = [
        ("exact values", |solver, hand| solver.points(hand).is_some()),
        ("all leads", |solver, hand| solver.points_of_plays(hand).is_some()),
        ("\"makes 30?\"", Solver::makes),
    ];
    for (name, ask) in questions {
        let mut solver = Solver::new(game);
        // Compiling the rules is not solving.
        let _ = hands.iter().filter(|hand| solver.path(hand) == Search::Fast).count();
        let before = cpu_time();
        let mut solved = 0;
        // The system tells the time to a few milliseconds.
        while solved == 0 || cpu_time().saturating_sub(before) < LONG_ENOUGH {
            std::hint::black_box(hands.iter().filter(|hand| ask(&mut solver, hand)).count());
            solved += hands.len().max(1);
        }
        let seconds = cpu_time().saturating_sub(before).as_secs_f64();
        println!("{name}: {:.0} per CPU-second", solved as f64 / seconds);
    }
    Ok(ExitCode::SUCCESS)
}
