//! `houserules crossword gcg check | import | export`

use crate::Cupboard;
use anyhow::{Context, Result, bail};
use catalogue::AnyKind;
use clap::Subcommand;
use crossword::{CrosswordKind, gcg};
use kernel::{Message, RecordFault, message};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Play records over, and say what is wrong with them: squares, racks, tiles, scores and totals, line by line.
    #[command(after_help = "Examples:
  houserules crossword gcg check games/*.gcg
  houserules crossword gcg check final.gcg --words english     look the words up, too

Exit code 0: all is right. 1: the file, the line and what is wrong there.")]
    Check {
        /// GCG files.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Words of plays that stand must be in this list.
        #[arg(long, value_name = "LEXICON")]
        words: Option<String>,
    },
    /// Make a log of a record, for `houserules replay`.
    #[command(after_help = "Example:
  houserules crossword gcg import final.gcg -o final.jsonl && houserules replay final.jsonl --at 4")]
    Import {
        /// A GCG file.
        file: PathBuf,
        /// Where the log goes; to the terminal if nothing is said.
        #[arg(short, long, value_name = "LOG")]
        output: Option<PathBuf>,
    },
    /// Make a record of a log. What GCG has no words for is named, and stands in lines of our own.
    #[command(after_help = "Example:
  houserules crossword gcg export logs/crossword-1.jsonl -o match.gcg")]
    Export {
        /// The log of a match.
        log: PathBuf,
        /// Where the record goes; to the terminal if nothing is said.
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

/// Which game the records are of.
const GAME: &str = "crossword";

struct Desk<'a> {
    house: &'a Cupboard,
    /// Where a host's word lists lie.
    data: Option<&'a Path>,
}

pub(crate) fn run(house: &Cupboard, data: Option<&Path>, args: &Args) -> Result<ExitCode> {
    let desk = Desk { house, data };
    match &args.what {
        What::Check { files, words } => desk.check(files, words.as_deref()),
        What::Import { file, output } => desk.import(file, output.as_deref()),
        What::Export { log, output } => desk.export(log, output.as_deref()),
    }
}

impl Desk<'_> {
    fn kind(&self) -> Result<&Arc<dyn AnyKind>> {
        self.house.game(GAME)
    }

    fn say(&self, message: &Message) -> String {
        self.house.say_of(GAME, message, &[])
    }

    fn at(&self, fault: &RecordFault) -> String {
        format!("{}: {}", fault.line, self.say(&fault.why))
    }

    fn check(&self, files: &[PathBuf], words: Option<&str>) -> Result<ExitCode> {
        // Word lists are looked for only where words are looked up.
        let content = match words {
            Some(_) => Cupboard::open(self.house.catalogue.clone(), self.data, self.house.lang.clone())?.content,
            None => kernel::Content::none(),
        };
        let (kind, mut sound) = (CrosswordKind::default(), true);
        for path in files {
            let bytes = bytes(path)?;
            let asked = gcg::Asked { words, content: &content };
            let read = gcg::read(&bytes).and_then(|record| Ok((gcg::check(&kind, &record, Some(asked))?, record)));
            match read {
                Ok((read, record)) => {
                    for odd in &read.odd {
                        println!("{}:{}", path.display(), self.at(odd));
                    }
                    let turns = record.lines.iter().filter(|line| line.what.is_turn()).count();
                    println!("{}: {}", path.display(), self.house.say(&message!("gcg-sound", turns = turns)));
                }
                Err(fault) => {
                    sound = false;
                    println!("{}:{}", path.display(), self.at(&fault));
                }
            }
        }
        Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn import(&self, file: &Path, output: Option<&Path>) -> Result<ExitCode> {
        let read = self.kind()?.read_record(&bytes(file)?);
        let (log, odd) = match read {
            Ok(read) => read,
            Err(fault) => bail!("{}:{}", file.display(), self.at(&fault)),
        };
        odd.iter().for_each(|odd| eprintln!("{}:{}", file.display(), self.at(odd)));
        self.hand_over(&log, output)
    }

    fn export(&self, log: &Path, output: Option<&Path>) -> Result<ExitCode> {
        let text = crate::read(log)?;
        let header = self.house.header_of(&text).with_context(|| format!("{}", log.display()))?;
        if header.game != GAME {
            let game = self.house.say_of(&header.game, &message!("game"), &[]);
            bail!("{}: {}", log.display(), self.house.say(&message!("gcg-game", game = game)));
        }
        let written = self.kind()?.write_record(&text);
        let unusable = |why| self.house.unusable(GAME, why).context(format!("{}", log.display()));
        let written = written.map_err(unusable)?;
        for untold in &written.untold {
            eprintln!("{}", self.house.say(&message!("gcg-untold", what = self.say(untold))));
        }
        self.hand_over(&written.text, output)
    }

    fn hand_over(&self, text: &str, output: Option<&Path>) -> Result<ExitCode> {
        match output {
            Some(path) => {
                std::fs::write(path, text).with_context(|| format!("{}", path.display()))?;
                println!("{}: {}", path.display(), self.house.say(&message!("cli-written")));
            }
            None => print!("{text}"),
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn bytes(path: &Path) -> Result<Vec<u8>> {
    std::fs::read(path).with_context(|| format!("{}", path.display()))
}
