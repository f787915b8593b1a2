//! `houserules replay LOG [--at N] [--as SEAT|public] [--analyse]`

use crate::{Cupboard, read};
use anyhow::{Context, Result, bail};
use catalogue::{Analysis, AnyReplay};
use kernel::{Seat, Viewer, message};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules replay logs/nim-1.jsonl              the whole match, as everyone saw it
  houserules replay logs/nim-1.jsonl --at 4       the table after 4 entries
  houserules replay logs/nim-1.jsonl --as 0       as seat 0 saw it
  houserules replay logs/texas42-1.jsonl --analyse    what each play cost, with open hands")]
pub(crate) struct Args {
    /// The log of a match.
    log: PathBuf,
    /// After how many entries; at the end if nothing is said.
    #[arg(long)]
    at: Option<usize>,
    /// Through whose eyes: a seat's number, or `public`.
    #[arg(long = "as", default_value = "public", value_name = "SEAT|public")]
    viewer: String,
    /// Say what each move cost against perfect play with nothing hidden, where the game can tell.
    #[arg(long)]
    pub(crate) analyse: bool,
}

pub(crate) fn run(house: &Cupboard, args: &Args) -> Result<ExitCode> {
    let text = read(&args.log)?;
    let shown = args.log.display();
    let kind = house.game_of(&text).with_context(|| format!("{shown}"))?;
    let unusable = |why| house.unusable(kind.about().id, why).context(format!("{shown}"));
    let replay = kind.replay(&text).map_err(unusable)?;
    let viewer = viewer(house, &args.viewer, replay.header().setup.seats)?;
    let at = args.at.unwrap_or(replay.len());
    if at > replay.len() {
        bail!("{shown}: {}", house.say(&message!("replay-at", entries = replay.len())));
    }
    let analysis = if args.analyse { Some(kind.analyse(&text, &house.content).map_err(unusable)?) } else { None };
    print(house, &*replay, at, viewer, analysis.as_ref());
    match replay.fault() {
        Some(fault) => bail!("{shown}: {}", house.say(&message!("replay-fault", why = catalogue::said_of(fault)))),
        None => Ok(ExitCode::SUCCESS),
    }
}

fn viewer(house: &Cupboard, text: &str, seats: u8) -> Result<Viewer> {
    match text.parse::<u8>() {
        _ if text == "public" => Ok(Viewer::Public),
        Ok(seat) if seat < seats => Ok(Viewer::Seat(Seat(seat))),
        _ => bail!(house.say(&message!("replay-as", last = seats - 1, given = text.to_string()))),
    }
}

fn print(house: &Cupboard, replay: &dyn AnyReplay, at: usize, viewer: Viewer, analysis: Option<&Analysis>) {
    let header = replay.header();
    println!("{}: {}", house.say_of(&header.game, &message!("game"), &[]), header.names.join(", "));
    if let Some(why) = analysis.and_then(|analysis| analysis.why.as_ref()) {
        println!("{}", house.say_of(&header.game, why, &header.names));
    }
    for entry in 0..at {
        let when = replay.moment(entry).map_or(0, |moment| moment.0 / 1_000);
        for line in replay.tell(entry, viewer).lines {
            let line = house.say_of(&header.game, &line, &header.names);
            println!("{:4}  {:02}:{:02}  {line}", entry + 1, when / 60, when % 60);
        }
        let said = analysis.and_then(|analysis| analysis.moves.iter().find(|moved| moved.entry == entry));
        if let Some(moved) = said {
            println!("             {}", house.say_of(&header.game, &moved.remark.said, &header.names));
        }
    }
    let book = house.catalogue.book(&header.game).unwrap_or(&house.book);
    println!("\n{}", replay.show(at, viewer, book, &house.lang));
    if at == replay.len()
        && let Some(outcome) = replay.outcome()
    {
        println!();
        house.print_standings(&outcome, &header.names);
        for sum in analysis.into_iter().flat_map(|analysis| &analysis.sums) {
            println!("{}", house.say_of(&header.game, &sum.said, &header.names));
        }
    }
}
