//! `houserules status`

use crate::commands::serve::Doorplate;
use crate::{Cupboard, carry};
use anyhow::{Result, bail};
use kernel::{Message, message};
use server::HouseCard;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules status                                    the house of ./houserules-data, on this machine
  houserules status --at 10.0.0.2:4242 --key KEY       another one; its key is printed when it starts
  houserules status --close BCDF                       ends a room
  houserules status --again BCDF                       tries a room again that was set aside
  houserules status --ban 203.0.113.9                  keeps an address out for a day (--hours)")]
pub(crate) struct Args {
    /// The data folder of a house that runs here.
    #[arg(long, default_value = "houserules-data")]
    pub(crate) data: PathBuf,
    /// The address of a house elsewhere.
    #[arg(long, value_name = "A")]
    at: Option<SocketAddr>,
    /// The host's key.
    #[arg(long, env = "HOUSERULES_HOST_KEY", hide_env_values = true)]
    key: Option<String>,
    /// Ends this room.
    #[arg(long, value_name = "CODE")]
    close: Option<String>,
    /// Tries this room again that was set aside.
    #[arg(long, value_name = "CODE")]
    again: Option<String>,
    /// Keeps this address out.
    #[arg(long, value_name = "ADDRESS")]
    ban: Option<String>,
    /// For so many hours; 0 lets it in again.
    #[arg(long, default_value = "24")]
    hours: u64,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(house: &Cupboard, args: &Args) -> Result<ExitCode> {
    let say = |message: Message| house.say(&message);
    let (addr, key) = match (args.at, &args.key, Doorplate::read(&args.data)) {
        (Some(addr), Some(key), _) => (addr, key.clone()),
        (None, _, Some(plate)) => (plate.addr, args.key.clone().unwrap_or(plate.key)),
        (Some(_), None, _) => bail!(say(message!("status-needs-key"))),
        (None, _, None) => bail!(say(message!("status-nobody", folder = args.data.display().to_string()))),
    };
    let card: HouseCard = tokio::runtime::Runtime::new()?.block_on(async {
        for (asked, what) in [(&args.close, "close"), (&args.again, "again")] {
            if let Some(code) = asked {
                let path = format!("/api/host/{what}?code={code}");
                carry::ask::<serde_json::Value>(addr, &key, "POST", &path).await?;
            }
        }
        if let Some(address) = &args.ban {
            let path = format!("/api/host/ban?address={address}&hours={}", args.hours);
            carry::ask::<serde_json::Value>(addr, &key, "POST", &path).await?;
        }
        carry::ask(addr, &key, "GET", "/api/host").await
    })?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&card)?);
    } else {
        lines(addr, &card).into_iter().for_each(|line| println!("{}", say(line)));
    }
    Ok(ExitCode::SUCCESS)
}

/// How a house is, for people.
fn lines(addr: SocketAddr, house: &HouseCard) -> Vec<Message> {
    let minutes = house.seconds / 60;
    let mut lines = vec![
        message!("status-house", version = house.version.clone(), addr = addr.to_string(), minutes = minutes),
        message!("status-rooms", rooms = house.rooms, awake = house.awake, matches = house.matches),
        message!("status-people", sockets = house.sockets),
    ];
    if house.aside > 0 {
        lines.push(message!("status-aside", rooms = house.aside));
    }
    for node in &house.nodes {
        let id = if node.alive { "status-node" } else { "status-node-silent" };
        lines.push(message!(id, node = node.address.clone(), version = node.version.clone(), rooms = node.rooms));
    }
    lines.extend(house.bans.iter().map(|(address, _)| message!("status-ban", address = address.clone())));
    lines
}
