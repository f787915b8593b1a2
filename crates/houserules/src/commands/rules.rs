//! `houserules rules [GAME] [--json]`

use crate::House;
use anyhow::Result;
use catalogue::GameCard;
use kernel::RuleCard;
use serde_json::Value;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  houserules rules\n  houserules rules nim\n  houserules rules nim --json")]
pub(crate) struct Args {
    /// Which game; all of them if none is named.
    game: Option<String>,
    /// Everything as JSON, with the JSON Schema of each rule's parameters.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(house: &House, args: &Args) -> Result<ExitCode> {
    let cards = match &args.game {
        Some(id) => vec![GameCard::of(&**house.game(id)?, &house.content)],
        None => house.catalogue.cards(&house.content),
    };
    if args.json {
        println!("{}", serde_json::to_string_pretty(&cards)?);
    } else {
        cards.iter().for_each(print_game);
    }
    Ok(ExitCode::SUCCESS)
}

fn print_game(card: &GameCard) {
    println!("{} ({}): {}\n", card.about.name, card.about.id, card.about.sentence);
    println!("Presets:");
    for preset in &card.presets {
        let variant = &preset.variant;
        let default = if std::ptr::eq(preset, &raw const card.presets[0]) { " (the default)" } else { "" };
        println!("  {:16} {}{default}", variant.id, variant.sentence);
        if let Some(problem) = &preset.problem {
            println!("  {:16} not playable here: {problem}", "");
        }
    }
    let mut categories: Vec<&str> = card.rules.iter().map(|rule| rule.category).collect();
    categories.sort_unstable();
    categories.dedup();
    for category in categories {
        println!("\nRules, {category}:");
        card.rules.iter().filter(|rule| rule.category == category).for_each(print_rule);
    }
    println!();
}

fn print_rule(rule: &RuleCard) {
    let always = if rule.core { " (always there)" } else { "" };
    println!("  {:16} {}{always}", rule.id, rule.spoken);
    for (name, property) in rule.schema["properties"].as_object().into_iter().flatten() {
        let about = property["description"].as_str().unwrap_or_default();
        println!("  {:16}   {name} = {}{}{}", "", rule.defaults[name], range(property), note(about));
    }
    for (what, others) in [("needs", rule.needs), ("excludes", rule.excludes)] {
        if !others.is_empty() {
            println!("  {:16}   {what}: {}", "", others.join(", "));
        }
    }
}

fn note(about: &str) -> String {
    if about.is_empty() { String::new() } else { format!(": {about}") }
}

fn range(property: &Value) -> String {
    let choices = property["enum"].as_array().cloned().or_else(|| {
        let options = property["oneOf"].as_array()?;
        options.iter().map(|option| option.get("const").cloned()).collect()
    });
    match (choices, property["minimum"].as_i64(), property["maximum"].as_i64()) {
        (Some(choices), ..) => {
            let words: Vec<String> = choices.iter().map(|choice| choice.as_str().unwrap_or("?").to_string()).collect();
            format!(" ({})", words.join(", "))
        }
        (None, Some(low), Some(high)) => format!(" ({low} to {high})"),
        (None, Some(low), None) => format!(" ({low} or more)"),
        _ => String::new(),
    }
}
