//! `houserules crossword gcg check | import | export`

use crate::Cupboard;
use anyhow::{Context, Result, anyhow, bail};
use catalogue::{AnyKind, Catalogue};
use clap::Subcommand;
use crossword::{CrosswordKind, gcg};
use kernel::RecordFault;
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
        /// The host’s data folder, for word lists of its own.
        #[arg(long, value_name = "FOLDER")]
        data: Option<PathBuf>,
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

struct Desk<'a> {
    catalogue: &'a Catalogue,
    lang: &'a str,
}

pub(crate) fn run(catalogue: &Catalogue, args: &Args, lang: &str) -> Result<ExitCode> {
    let desk = Desk { catalogue, lang };
    match &args.what {
        What::Check { files, words, data } => desk.check(files, words.as_deref(), data.as_deref()),
        What::Import { file, output } => desk.import(file, output.as_deref()),
        What::Export { log, output } => desk.export(log, output.as_deref()),
    }
}

impl Desk<'_> {
    fn kind(&self) -> Result<&Arc<dyn AnyKind>> {
        self.catalogue.get("crossword").ok_or_else(|| anyhow!("there is no crossword game in this house"))
    }

    fn say(&self, message: &kernel::Message) -> String {
        match self.catalogue.book("crossword") {
            Some(book) => book.say(self.lang, message, &[]),
            None => message.to_string(),
        }
    }

    fn at(&self, fault: &RecordFault) -> String {
        format!("{}: {}", fault.line, self.say(&fault.why))
    }

    fn check(&self, files: &[PathBuf], words: Option<&str>, data: Option<&Path>) -> Result<ExitCode> {
        // Word lists are looked for only where words are looked up.
        let content = match words {
            Some(_) => Cupboard::open(self.catalogue.clone(), data, self.lang.into())?.content,
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
                    println!("{}: {turns} turns, all right", path.display());
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
        hand_over(&log, output)
    }

    fn export(&self, log: &Path, output: Option<&Path>) -> Result<ExitCode> {
        let text = crate::read(log)?;
        let header = kernel::log::read_header(&text).with_context(|| format!("{}", log.display()))?;
        if header.game != "crossword" {
            bail!("{}: GCG is for crossword games, and this is {}", log.display(), header.game);
        }
        let written = self.kind()?.write_record(&text).with_context(|| format!("{}", log.display()))?;
        for untold in &written.untold {
            eprintln!("GCG has no words for this, so it stands in lines of our own: {}", self.say(untold));
        }
        hand_over(&written.text, output)
    }
}

fn bytes(path: &Path) -> Result<Vec<u8>> {
    std::fs::read(path).with_context(|| format!("{}", path.display()))
}

fn hand_over(text: &str, output: Option<&Path>) -> Result<ExitCode> {
    match output {
        Some(path) => {
            std::fs::write(path, text).with_context(|| format!("{}", path.display()))?;
            println!("{} is written", path.display());
        }
        None => print!("{text}"),
    }
    Ok(ExitCode::SUCCESS)
}
