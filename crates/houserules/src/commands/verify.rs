//! `houserules verify LOG...`

use crate::Cupboard;
use anyhow::{Context, Result};
use catalogue::{Checked, Noted, Verdict};
use kernel::{Seat, message};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  houserules verify logs/*.jsonl\n  houserules verify abcd-1.jsonl --shown 5f0c… --sent 91ab… --seat 0\n\nExit code 0: every move is as the rules decide it, and all that you noted is so. 1: the file, line and entry where something is not."
)]
pub(crate) struct Args {
    /// Logs of finished matches.
    #[arg(required = true)]
    logs: Vec<PathBuf>,
    /// The promise that you were shown before the deal, in hex: the lobby shows it as `commitment`.
    #[arg(long, value_name = "HEX")]
    shown: Option<String>,
    /// What you sent for the shuffle.
    #[arg(long, value_name = "TEXT")]
    sent: Option<String>,
    /// Where you sat, from 0; in any seat if nothing is said.
    #[arg(long)]
    seat: Option<u8>,
}

pub(crate) fn run(house: &Cupboard, args: &Args) -> Result<ExitCode> {
    let noted = Noted { commitment: args.shown.clone(), entropy: args.sent.clone(), seat: args.seat.map(Seat) };
    let mut sound = true;
    for path in &args.logs {
        let log = std::fs::read(path).with_context(|| format!("{}", path.display()))?;
        let checked = house.catalogue.check(&log, &house.content, &noted);
        sound &= checked.sound;
        print(house, path, &checked, args);
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What is wrong, a line each; of a log that holds, what was found.
fn print(house: &Cupboard, path: &Path, checked: &Checked, args: &Args) {
    let path = path.display();
    let game = checked.game.as_deref().unwrap_or_default();
    if checked.sound {
        println!("{path}: {}", house.say(&message!("verify-sound", game = house.say_of(game, &message!("game"), &[]))));
    }
    let nothing_noted = args.shown.is_none() && args.sent.is_none();
    for finding in &checked.findings {
        let of_notes = finding.what.id.starts_with("check-shown") || finding.what.id.starts_with("check-sent");
        if finding.verdict == Verdict::Broken || (checked.sound && !(of_notes && nothing_noted)) {
            // Rules speak of themselves in the words of their game.
            let said = match house.catalogue.book(game) {
                Some(book) if finding.what.id == "log-rules" => with_game(house, book, &finding.what),
                _ => house.say(&finding.what),
            };
            println!("{}{said}", if checked.sound { "  ".to_string() } else { format!("{path}: ") });
        }
    }
}

/// Said by the house, with the words of a game beside it.
fn with_game(house: &Cupboard, game: &kernel::Book, what: &kernel::Message) -> String {
    let why = match what.arg("why") {
        Some(kernel::Arg::List(whys)) => whys.iter().map(|why| said_in(house, game, why)).collect::<Vec<_>>().join(" "),
        _ => String::new(),
    };
    house.say(&message!("log-rules", why = why))
}

fn said_in(house: &Cupboard, game: &kernel::Book, why: &kernel::Arg) -> String {
    if let kernel::Arg::Message(message) = why { game.say(&house.lang, message, &[]) } else { String::new() }
}
