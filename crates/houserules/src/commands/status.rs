//! `houserules status`

use crate::carry;
use crate::commands::serve::Doorplate;
use anyhow::{Result, bail};
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
    data: PathBuf,
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

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let plate = Doorplate::read(&args.data);
    let (addr, key) = match (args.at, &args.key, plate) {
        (Some(addr), Some(key), _) => (addr, key.clone()),
        (None, _, Some(plate)) => (plate.addr, args.key.clone().unwrap_or(plate.key)),
        (Some(_), None, _) => bail!("--at needs --key: the house prints it when it starts"),
        (None, _, None) => bail!("no house runs on {}: see --data, or --at and --key", args.data.display()),
    };
    let house: HouseCard = tokio::runtime::Runtime::new()?.block_on(async {
        for (asked, what) in [(&args.close, "close"), (&args.again, "again")] {
            if let Some(code) = asked {
                carry::ask::<serde_json::Value>(addr, &key, "POST", &format!("/api/host/{what}?code={code}")).await?;
            }
        }
        if let Some(address) = &args.ban {
            let path = format!("/api/host/ban?address={address}&hours={}", args.hours);
            carry::ask::<serde_json::Value>(addr, &key, "POST", &path).await?;
        }
        carry::ask(addr, &key, "GET", "/api/host").await
    })?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&house)?);
    } else {
        show(addr, &house);
    }
    Ok(ExitCode::SUCCESS)
}

fn show(addr: SocketAddr, house: &HouseCard) {
    println!("House Rules {} at http://{addr}, for {}", house.version, since(house.seconds));
    println!("  rooms        {} ({} awake here)", house.rooms, house.awake);
    println!("  matches      {}", house.matches);
    println!("  connections  {}", house.sockets);
    if house.aside > 0 {
        println!("  set aside    {}: rooms that cannot be read; the log of the house says why", house.aside);
    }
    for node in &house.nodes {
        let lives = if node.alive { "" } else { ", silent" };
        println!("  node         {} ({}, {} rooms{lives})", node.address, node.version, node.rooms);
    }
    for (address, _) in &house.bans {
        println!("  kept out     {address}");
    }
}

fn since(seconds: u64) -> String {
    match seconds {
        0..120 => format!("{seconds} s"),
        120..7_200 => format!("{} min", seconds / 60),
        7_200..172_800 => format!("{} h", seconds / 3_600),
        _ => format!("{} days", seconds / 86_400),
    }
}
