//! `houserules rules [GAME] [--json]`

use crate::Cupboard;
use anyhow::Result;
use catalogue::GameCard;
use kernel::{Message, RuleCard, RuleSpec, message};
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

pub(crate) fn run(house: &Cupboard, args: &Args) -> Result<ExitCode> {
    let cards = match &args.game {
        Some(id) => vec![GameCard::of(&**house.game(id)?, &house.content)],
        None => house.catalogue.cards(&house.content),
    };
    if args.json {
        println!("{}", serde_json::to_string_pretty(&cards)?);
    } else {
        cards.iter().for_each(|card| print_game(house, card));
    }
    Ok(ExitCode::SUCCESS)
}

fn print_game(house: &Cupboard, card: &GameCard) {
    let id = card.about.id;
    let said = |id_of: String| house.say_of(id, &Message::called(id_of), &[]);
    println!("{} ({id}): {}\n", said("game".into()), said("game.sentence".into()));
    println!("{}", house.say(&message!("cli-presets")));
    for preset in &card.presets {
        let variant = &preset.variant;
        let is_default = std::ptr::eq(preset, &raw const card.presets[0]);
        let default = if is_default { format!(" {}", house.say(&message!("cli-default"))) } else { String::new() };
        println!("  {:16} {}{default}", variant.id, said(format!("preset-{}.sentence", variant.id)));
        if let Some(problem) = &preset.problem {
            let why: Vec<String> = problem.iter().map(|why| house.say_of(id, why, &[])).collect();
            println!("  {:16} {}", "", house.say(&message!("cli-not-playable", why = why.join(" "))));
        }
    }
    let mut categories: Vec<&str> = card.rules.iter().map(|rule| rule.category).collect();
    categories.sort_unstable();
    categories.dedup();
    for category in categories {
        let name = said(format!("category-{category}"));
        println!("\n{}", house.say(&message!("cli-rules", category = name)));
        card.rules.iter().filter(|rule| rule.category == category).for_each(|rule| print_rule(house, id, rule));
    }
    println!();
}

fn print_rule(house: &Cupboard, game: &str, rule: &RuleCard) {
    let always = if rule.core { format!(" {}", house.say(&message!("cli-always"))) } else { String::new() };
    let spec = RuleSpec::new(rule.id, rule.defaults.clone());
    println!("  {:16} {}{always}", rule.id, house.say_of(game, &spec.sentence(), &[]));
    for (name, property) in rule.schema["properties"].as_object().into_iter().flatten() {
        let about = Message::called(format!("rule-{}.{name}", rule.id));
        let known = property["description"].is_string();
        let about = if known { house.say_of(game, &about, &[]) } else { String::new() };
        println!("  {:16}   {name} = {}{}{}", "", rule.defaults[name], range(house, property), note(&about));
        let choices = [property, &property["items"]].into_iter().flat_map(|of| of["oneOf"].as_array());
        for choice in choices.flatten() {
            let Some(id) = choice["const"].as_str().filter(|_| choice["description"].is_string()) else { continue };
            let meaning = Message::called(format!("rule-{}.{name}-{id}", rule.id));
            println!("  {:16}     {id}: {}", "", house.say_of(game, &meaning, &[]));
        }
    }
    for (id, others) in [("cli-needs", rule.needs), ("cli-excludes", rule.excludes)] {
        if !others.is_empty() {
            println!("  {:16}   {}", "", house.say(&Message::new(id).with("rules", others.join(", "))));
        }
    }
}

fn note(about: &str) -> String {
    if about.is_empty() { String::new() } else { format!(": {about}") }
}

fn range(house: &Cupboard, property: &Value) -> String {
    let choices = property["enum"].as_array().cloned().or_else(|| {
        let options = property["oneOf"].as_array()?;
        options.iter().map(|option| option.get("const").cloned()).collect()
    });
    let said = match (choices, property["minimum"].as_i64(), property["maximum"].as_i64()) {
        (Some(choices), ..) => {
            choices.iter().map(|choice| choice.as_str().unwrap_or("?")).collect::<Vec<_>>().join(", ")
        }
        (None, Some(low), Some(high)) => house.say(&message!("cli-from-to", low = low, high = high)),
        (None, Some(low), None) => house.say(&message!("cli-or-more", low = low)),
        _ => return String::new(),
    };
    format!(" ({said})")
}
