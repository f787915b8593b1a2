//! `houserules texas42 solve`

use super::cpu_time;
use crate::Cupboard;
use anyhow::{Result, anyhow};
use clap::Subcommand;
use kernel::{Content, Kind, Message, message, perft};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use texas42::deals::{Deal, Declaration, Difference, NoDeal, Worth};
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

pub(crate) fn run(house: &Cupboard, args: &Args) -> Result<ExitCode> {
    let What::Solve { bench, file } = &args.what;
    let game = game()?;
    let deals = read(house, file)?;
    if *bench { measure(house, &game, &deals, file) } else { solve(house, &game, &deals, file) }
}

/// What is wrong on a line of the file.
fn wrong(house: &Cupboard, file: &Path, line: usize, why: Message) -> anyhow::Error {
    anyhow!("{}: {}", file.display(), house.say(&message!("file-line", line = line, why = why)))
}

fn bad(why: &NoDeal) -> Message {
    match why {
        NoDeal::Domino(id) => message!("solve-no_domino", id = *id),
        NoDeal::Uneven => message!("solve-not_seven"),
        NoDeal::Seat(seat) => message!("solve-no_seat", seat = *seat),
        NoDeal::Declaration(number) => message!("solve-no_declaration", number = *number),
        NoDeal::Contract(id) => message!("solve-no_contract", id = id),
    }
}

fn worth(worth: Worth) -> Message {
    match worth {
        Worth::Points(points) => message!("solve-points", points = points),
        Worth::Made(made) => message!("solve-made", made = made),
    }
}

fn difference(found: &Difference) -> Message {
    match found {
        Difference::Whole { found, expected } => {
            message!("solve-other", found = worth(*found), expected = worth(*expected))
        }
        Difference::Lead { lead, found, expected } => {
            let (found, expected) = (worth(*found), worth(*expected));
            message!("solve-other-lead", lead = lead.to_string(), found = found, expected = expected)
        }
        Difference::NotLed(id) => message!("solve-not_led", id = id),
    }
}

/// All contracts of the house.
fn game() -> Result<Texas42> {
    let kind = Texas42Kind::default();
    let specs = perft::specs_of(&kind, Some("everything"), Vec::new())?;
    let made = kind.compose(&specs, &Content::none());
    Ok(made.map_err(|errors| anyhow!(perft::join(&errors)))?.game)
}

/// The deals with the numbers of their lines.
fn read(house: &Cupboard, file: &Path) -> Result<Vec<(usize, Deal)>> {
    let text = crate::read(file)?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let deal = |(number, line): (usize, &str)| {
        let mut deal: Deal = serde_json::from_str(line)
            .map_err(|why| wrong(house, file, number, message!("file-unreadable", why = why.to_string())))?;
        if deal.decl == Declaration::Number(8) {
            deal.decl = Declaration::Contract("nello".into());
        }
        Ok((number, deal))
    };
    lines.map(deal).collect()
}

fn solve(house: &Cupboard, game: &Texas42, deals: &[(usize, Deal)], file: &Path) -> Result<ExitCode> {
    let mut solver = Solver::new(game);
    for (number, deal) in deals {
        let solved = deal.solve(game, &mut solver).map_err(|why| wrong(house, file, *number, bad(&why)))?;
        let said = |of: Worth| house.say(&worth(of));
        let leads: Vec<String> = solved.leads.iter().map(|(lead, worth)| format!("{lead} {}", said(*worth))).collect();
        println!("{}: {}", said(solved.worth), leads.join(", "));
        if !solved.differences.is_empty() {
            let all: Vec<String> = solved.differences.iter().map(|found| house.say(&difference(found))).collect();
            return Err(wrong(house, file, *number, message!("solve-differences", all = all.join("; "))));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A question about a hand; `true`: it was answered with something.
type Ask = fn(&mut Solver, &Hand) -> bool;

fn measure(house: &Cupboard, game: &Texas42, deals: &[(usize, Deal)], file: &Path) -> Result<ExitCode> {
    let hands: Vec<Hand> = deals
        .iter()
        .map(|(number, deal)| deal.hand(game).map_err(|why| wrong(house, file, *number, bad(&why))))
        .collect::<Result<_>>()?;
    let questions: [(&str, Ask); 3] = [
        ("values", |solver, hand| solver.points(hand).is_some()),
        ("leads", |solver, hand| solver.points_of_plays(hand).is_some()),
        ("makes", Solver::makes),
    ];
    for (question, ask) in questions {
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
        let speed = house.decimal(solved as f64 / seconds, 0);
        println!("{}", house.say(&message!("solve-speed", question = question, speed = speed)));
    }
    Ok(ExitCode::SUCCESS)
}
