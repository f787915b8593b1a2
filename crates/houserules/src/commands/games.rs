//! `houserules games`

use crate::Cupboard;
use anyhow::Result;
use kernel::message;
use std::process::ExitCode;

pub(crate) fn run(house: &Cupboard) -> Result<ExitCode> {
    for card in house.catalogue.cards(&house.content) {
        let id = card.about.id;
        println!("{id:12} {}", house.say_of(id, &message!("game.sentence"), &[]));
        let presets: Vec<&str> = card.presets.iter().map(|preset| preset.variant.id.as_str()).collect();
        println!("{:12} {}", "", house.say(&message!("cli-preset-list", presets = presets.join(", "))));
        let bots: Vec<&str> = card.bots.iter().map(|bot| bot.id).collect();
        println!("{:12} {}", "", house.say(&message!("cli-bots", bots = bots.join(", "))));
    }
    Ok(ExitCode::SUCCESS)
}
