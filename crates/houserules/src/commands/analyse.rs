//! `houserules crossword analyse LOG|FILE.gcg [--words LEXICON] [--json]`

use crate::Cupboard;
use anyhow::{Context, Result, bail};
use catalogue::{Analysis, AnyKind, Remarked};
use kernel::log::Header;
use kernel::{RuleSpec, Viewer, message};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

/// Which game it is of.
const GAME: &str = "crossword";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The log of a match, or a record of one in GCG.
    #[arg(value_name = "LOG|FILE.gcg")]
    file: PathBuf,
    /// Plays are looked for in this word list, instead of the one that the match had.
    #[arg(long, value_name = "LEXICON")]
    words: Option<String>,
    /// For programs: every turn with what was held, what was played, and the best by score and by value.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(house: &Cupboard, data: Option<&Path>, args: &Args) -> Result<ExitCode> {
    let shown = args.file.display();
    // Word lists are needed here, and read only now.
    let house = &Cupboard::open(house.catalogue.clone(), data, house.lang.clone())?;
    let kind = house.game(GAME)?;
    let log = log_of(house, kind, &args.file)?;
    let header = house.header_of(&log).with_context(|| format!("{shown}"))?;
    if header.game != GAME {
        let game = house.say_of(&header.game, &message!("game"), &[]);
        bail!("{shown}: {}", house.say(&message!("analyse-game", game = game)));
    }
    let log = args.words.as_ref().map_or_else(|| Ok(log.clone()), |words| with_words(&log, words))?;
    let unusable = |why| house.unusable(GAME, why).context(format!("{shown}"));
    let analysis = kind.analyse(&log, &house.content).map_err(unusable)?;
    if let Some(why) = &analysis.why {
        bail!("{shown}: {}", house.say_of(GAME, why, &header.names));
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&as_json(&header, &analysis))?);
        return Ok(ExitCode::SUCCESS);
    }
    let replay = kind.replay(&log).map_err(unusable)?;
    for Remarked { entry, remark } in &analysis.moves {
        let say = |message| house.say_of(GAME, message, &header.names);
        let lines = replay.tell(*entry, Viewer::Public).lines;
        let lines: Vec<String> = lines.iter().map(say).collect();
        println!("{:4}  {}", entry + 1, lines.join(" "));
        println!("      {}", say(&remark.said));
        for (id, name) in [("analyse-value", "by_value"), ("analyse-score", "by_score")] {
            let best: Vec<String> =
                remark.details[name].as_array().into_iter().flatten().map(|of| told(house, of)).collect();
            if !best.is_empty() {
                println!("      {}", house.say(&message!(id, best = best.join(", "))));
            }
        }
    }
    println!();
    analysis.sums.iter().for_each(|sum| println!("{}", house.say_of(GAME, &sum.said, &header.names)));
    Ok(ExitCode::SUCCESS)
}

/// A play with its numbers: `8H QUIZ 48 (52.3)`.
fn told(house: &Cupboard, choice: &Value) -> String {
    let value = house.decimal(choice["value"].as_f64().unwrap_or_default(), 1);
    format!("{} {} ({value})", choice["written"].as_str().unwrap_or_default(), choice["score"])
}

fn as_json(header: &Header, analysis: &Analysis) -> Value {
    let turn = |moved: &Remarked| {
        let mut turn = moved.remark.details.clone();
        if turn.is_null() {
            turn = json!({ "seat": moved.remark.seat });
        }
        turn["entry"] = json!(moved.entry);
        turn
    };
    let sum = |sum: &catalogue::Sum| {
        let name = header.names.get(sum.seat.index());
        json!({ "seat": sum.seat, "name": name, "found": sum.share.found, "most": sum.share.most,
                "percent": sum.share.percent() })
    };
    let turns: Vec<Value> = analysis.moves.iter().map(turn).collect();
    json!({ "match": header.name, "turns": turns, "players": analysis.sums.iter().map(sum).collect::<Vec<_>>() })
}

/// A log, or the log that a record comes to.
fn log_of(house: &Cupboard, kind: &Arc<dyn AnyKind>, file: &Path) -> Result<String> {
    let bytes = std::fs::read(file).with_context(|| format!("{}", file.display()))?;
    let is_record = kind.notation().is_some_and(|notation| (notation.claims)(&bytes));
    if !is_record {
        return String::from_utf8(bytes).with_context(|| format!("{}", file.display()));
    }
    match kind.read_record(&bytes) {
        Ok((log, _)) => Ok(log),
        Err(fault) => bail!("{}:{}: {}", file.display(), fault.line, house.say_of(GAME, &fault.why, &[])),
    }
}

/// The same log, as if its match had been played with this word list.
fn with_words(log: &str, words: &str) -> Result<String> {
    let (first, rest) = log.split_once('\n').unwrap_or((log, ""));
    let mut header: Header = serde_json::from_str(first)?;
    let mut rules = header.rules.to_vec();
    rules.retain(|spec| !["words", "word_validation"].contains(&spec.id.as_str()));
    rules.push(RuleSpec::new("words", json!({ "lexicon": words })));
    if rules.iter().all(|spec| spec.id != "challenge") {
        rules.push(RuleSpec::plain("word_validation"));
    }
    header.rules = rules.into();
    Ok(format!("{}\n{rest}", serde_json::to_string(&header)?))
}
