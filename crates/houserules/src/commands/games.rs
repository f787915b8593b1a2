//! `houserules games`

use crate::House;
use anyhow::Result;
use std::process::ExitCode;

pub(crate) fn run(house: &House) -> Result<ExitCode> {
    for card in house.catalogue.cards(&house.content) {
        println!("{:12} {}", card.about.id, card.about.sentence);
        let presets: Vec<&str> = card.presets.iter().map(|preset| preset.variant.id.as_str()).collect();
        println!("{:12} presets: {}", "", presets.join(", "));
        let bots: Vec<&str> = card.bots.iter().map(|bot| bot.id).collect();
        println!("{:12} bots: {}", "", bots.join(", "));
    }
    Ok(ExitCode::SUCCESS)
}
