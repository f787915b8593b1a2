//! `houserules new game|rule|rules-crate …`: where something of one's own begins.

use anyhow::{Context, Result, bail};
use catalogue::Catalogue;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules new rule nim no_ones               a file in crates/nim/src/rules, and its name in mod.rs
  houserules new game farkle                    crates/farkle, in the catalogue
  houserules new game farkle --into ..          ../farkle, with a Cargo.toml and a program of its own
  houserules new rules-crate texas42 ranch --into ..")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
    /// A checkout of House Rules; the one around this folder if nothing is said.
    #[arg(long, value_name = "DIR", global = true)]
    house: Option<PathBuf>,
}

#[derive(clap::Subcommand)]
enum What {
    /// A game of your own: it plays, hides something, and keeps the laws. Change it, step by step.
    Game {
        /// Its name: small letters, digits and _.
        name: String,
        /// Outside of House Rules, in a new folder here.
        #[arg(long, value_name = "DIR")]
        into: Option<PathBuf>,
    },
    /// A house rule in one of the games.
    Rule {
        /// Which game.
        game: String,
        /// Its name: small letters, digits and _.
        name: String,
    },
    /// House rules for a game, in a crate of their own.
    RulesCrate {
        /// Which game.
        game: String,
        /// Its name: small letters, digits and _.
        name: String,
        /// In a new folder here.
        #[arg(long, value_name = "DIR", default_value = ".")]
        into: PathBuf,
    },
}

/// The skeleton is a crate like any other: it is compiled and put to the laws with the rest.
const SKELETON: &[(&str, &str)] = &[
    ("RULES.md", include_str!("../../../skeleton/RULES.md")),
    ("presets/standard.toml", include_str!("../../../skeleton/presets/standard.toml")),
    ("presets/low.toml", include_str!("../../../skeleton/presets/low.toml")),
    ("words/en.ftl", include_str!("../../../skeleton/words/en.ftl")),
    ("src/lib.rs", include_str!("../../../skeleton/src/lib.rs")),
    ("src/decide.rs", include_str!("../../../skeleton/src/decide.rs")),
    ("src/sample.rs", include_str!("../../../skeleton/src/sample.rs")),
    ("src/state.rs", include_str!("../../../skeleton/src/state.rs")),
    ("src/view.rs", include_str!("../../../skeleton/src/view.rs")),
    ("src/rules/mod.rs", include_str!("../../../skeleton/src/rules/mod.rs")),
    ("src/rules/low_wins.rs", include_str!("../../../skeleton/src/rules/low_wins.rs")),
    ("tests/it/main.rs", include_str!("../../../skeleton/tests/it/main.rs")),
    ("tests/it/laws.rs", include_str!("../../../skeleton/tests/it/laws.rs")),
    ("tests/it/rules.rs", include_str!("../../../skeleton/tests/it/rules.rs")),
];
const SKELETON_CARGO: &str = include_str!("../../../skeleton/Cargo.toml");
const RULE: &str = include_str!("../../templates/rule.template");
const RULES_CRATE: &str = include_str!("../../templates/rules_crate.template");
const RULES_CRATE_MAIN: &str = include_str!("../../templates/rules_crate_main.template");
const RULES_CRATE_LAWS: &str = include_str!("../../templates/rules_crate_laws.template");
/// What crates outside need beside the house's own, as the house has them.
const OUTSIDE: &str = "\
schemars = { version = \"1\", default-features = false, features = [\"derive\", \"std\"] }
serde = { version = \"1\", features = [\"derive\"] }
ts-rs = { version = \"12\", features = [\"serde-json-impl\", \"no-serde-warnings\"] }
";

/// A crate outside is a workspace of its own, and compiled like the house.
const PROFILE: &str = "
[dev-dependencies]
serde_json = \"1\"

[workspace]

# The laws play thousands of matches: what they lean on is optimised a little, the rest compiled as fast as can be.
[profile.dev]
opt-level = 1
debug = \"line-tables-only\"
debug-assertions = false
overflow-checks = true
lto = \"off\"

[profile.dev.package.\"*\"]
opt-level = 0
debug = false

[profile.dev.package]
kernel = { opt-level = 1 }
chacha20 = { opt-level = 2 }
sha2 = { opt-level = 2 }
serde_core = { opt-level = 2 }
serde_json = { opt-level = 2 }
";

pub(crate) fn run(catalogue: &Catalogue, args: &Args) -> Result<ExitCode> {
    let house = house(args.house.as_deref())?;
    match &args.what {
        What::Game { name, into } => {
            let name = Name::new(name)?;
            if catalogue.get(&name.snake).is_some() || house.join("crates").join(&name.snake).exists() {
                bail!("there is a game or a crate called {:?} already", name.snake);
            }
            match into {
                None => game_inside(&house, &name),
                Some(folder) => game_outside(&house, folder, &name),
            }
        }
        What::Rule { game, name } => rule(catalogue, &house, game, &Name::new(name)?),
        What::RulesCrate { game, name, into } => rules_crate(catalogue, &house, game, into, &Name::new(name)?),
    }?;
    Ok(ExitCode::SUCCESS)
}

/// A name as Rust writes it: `no_ones`, `NoOnes`; and as people do: `No ones`.
struct Name {
    snake: String,
    pascal: String,
    title: String,
}

impl Name {
    fn new(name: &str) -> Result<Self> {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
        if !name.starts_with(|first: char| first.is_ascii_lowercase()) || !name.chars().all(plain) {
            bail!("{name:?} is no name for code: small letters, digits and _, a letter first, like \"no_ones\"");
        }
        let capital = |word: &str| {
            word.chars()
                .next()
                .map(|first| first.to_ascii_uppercase())
                .into_iter()
                .chain(word.chars().skip(1))
                .collect::<String>()
        };
        let pascal = name.split('_').map(capital).collect();
        Ok(Name { snake: name.into(), pascal, title: capital(&name.replace('_', " ")) })
    }
}

/// The checkout: the folder that was named, or the first one around this that is one.
fn house(named: Option<&Path>) -> Result<PathBuf> {
    let is_house = |folder: &&Path| folder.join("crates/kernel/Cargo.toml").exists();
    let here = match named {
        Some(folder) => folder.to_path_buf(),
        None => std::env::current_dir().context("the folder we are in")?,
    };
    let here = here.canonicalize().with_context(|| format!("{}", here.display()))?;
    let found = if named.is_some() { Some(&*here).filter(is_house) } else { here.ancestors().find(is_house) };
    match found {
        Some(folder) => Ok(folder.to_path_buf()),
        None => bail!("{} is no checkout of House Rules (and in none); name one with --house DIR", here.display()),
    }
}

fn write(path: &Path, text: &str) -> Result<()> {
    if path.exists() {
        bail!("{} is there already; nothing was written over it", path.display());
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).with_context(|| format!("the folder {}", folder.display()))?;
    std::fs::write(path, text).with_context(|| format!("{}", path.display()))
}

/// Puts a line into a file, behind the one that says where.
fn add_line(path: &Path, after: &str, line: &str) -> Result<()> {
    let text = crate::read(path)?;
    let Some(place) = text.find(after).map(|at| at + after.len()) else {
        bail!("{}: there is no {after:?} to put {line:?} behind; do it by hand", path.display());
    };
    std::fs::write(path, format!("{}{line}{}", &text[..place], &text[place..]))
        .with_context(|| format!("{}", path.display()))
}

/// Puts a line into its place among the lines that begin like this, behind the one that says where.
fn add_sorted(path: &Path, after: &str, begin: &str, line: &str) -> Result<()> {
    let text = crate::read(path)?;
    let Some(start) = text.find(after).map(|at| at + after.len()) else {
        bail!("{}: there is no {after:?} to put {line:?} behind; do it by hand", path.display());
    };
    let among = text[start..].split_inclusive('\n').take_while(|other| other.starts_with(begin));
    let place = start + among.take_while(|other| *other < line).map(str::len).sum::<usize>();
    std::fs::write(path, format!("{}{line}{}", &text[..place], &text[place..]))
        .with_context(|| format!("{}", path.display()))
}

fn named(text: &str, name: &Name) -> String {
    text.replace("SkeletonKind", &format!("{}Kind", name.pascal))
        .replace("name: \"Skeleton\"", &format!("name: \"{}\"", name.title))
        .replace("# Skeleton", &format!("# {}", name.title))
        .replace("Skeleton", &name.pascal)
        .replace("skeleton", &name.snake)
}

fn skeleton(folder: &Path, cargo: &str, name: &Name) -> Result<()> {
    if folder.exists() {
        bail!("{} is there already; nothing was written over it", folder.display());
    }
    write(&folder.join("Cargo.toml"), cargo)?;
    for (path, text) in SKELETON {
        write(&folder.join(path), &named(text, name))?;
    }
    Ok(())
}

fn game_inside(house: &Path, name: &Name) -> Result<()> {
    let (snake, pascal) = (&name.snake, &name.pascal);
    let folder = house.join("crates").join(snake);
    skeleton(&folder, &named(SKELETON_CARGO, name), name)?;
    let catalogue = house.join("crates/catalogue");
    add_line(
        &house.join("Cargo.toml"),
        "skeleton = { path = \"crates/skeleton\" }\n",
        &format!("{snake} = {{ path = \"crates/{snake}\" }}\n"),
    )?;
    add_line(&catalogue.join("Cargo.toml"), "nim.workspace = true\n", &format!("{snake}.workspace = true\n"))?;
    add_line(
        &catalogue.join("src/lib.rs"),
        "            $crate::games::NimKind,\n",
        &format!("            $crate::games::{pascal}Kind,\n"),
    )?;
    add_sorted(
        &catalogue.join("src/lib.rs"),
        "pub mod games {\n",
        "    pub use ",
        &format!("    pub use {snake}::{pascal}Kind;\n"),
    )?;
    println!("{} is a game now, and in the catalogue.\n", folder.display());
    println!("  cargo test -p {snake}                                     its rules, and the laws");
    println!("  cargo run -p houserules -- play {snake} --bot random      play it in the terminal");
    println!("  make playthroughs types                                   its transcripts and its types for the page");
    println!("\nThen change it: docs/write-a-game.md tells the order.");
    Ok(())
}

fn game_outside(house: &Path, into: &Path, name: &Name) -> Result<()> {
    let snake = &name.snake;
    let folder = into.join(snake);
    let cargo = outside(house, snake, "A game of its own for House Rules.", &["kernel"]);
    skeleton(&folder, &cargo, name)?;
    let main = format!(
        "//! The house, with this game: `cargo run --features house -- serve`.\n\nfn main() -> std::process::ExitCode {{\n    \
         houserules::run(catalogue::Catalogue::standard().with({snake}::{}Kind::default()))\n}}\n",
        name.pascal
    );
    write(&folder.join("src/main.rs"), &main)?;
    println!("{} is a game now.\n", folder.display());
    next_steps(&format!("play {snake} --bot random"));
    Ok(())
}

fn rule(catalogue: &Catalogue, house: &Path, game: &str, name: &Name) -> Result<()> {
    let rules = house.join("crates").join(game).join("src/rules");
    let list = rules.join("mod.rs");
    if !list.exists() {
        let ids: Vec<&str> = catalogue.iter().map(|kind| kind.about().id).collect();
        bail!("there is no crates/{game}/src/rules in {}; there are: {}", house.display(), ids.join(", "));
    }
    let file = rules.join(format!("{}.rs", name.snake));
    write(&file, &rule_text(name, "super"))?;
    add_sorted(&list, "kernel::rules! { dyn Rule;\n", "    ", &format!("    {},\n", name.snake))?;
    println!("{} is a rule now, and in the list of {}.\n", file.display(), list.display());
    println!("  cargo test -p {game}                                               its cases, and the laws with it");
    println!("  cargo run -p houserules -- play {game} --rule {} --bot random", name.snake);
    println!(
        "\nIt changes nothing yet: answer the questions that it is about. They stand at the top of {}.",
        list.display()
    );
    Ok(())
}

fn rule_text(name: &Name, rules: &str) -> String {
    let text = RULE.replace("TITLE", &name.title).replace("PASCAL", &name.pascal);
    text.replace("SNAKE", &name.snake).replace("RULES", rules)
}

fn rules_crate(catalogue: &Catalogue, house: &Path, game: &str, into: &Path, name: &Name) -> Result<()> {
    if catalogue.get(game).is_none() {
        let ids: Vec<&str> = catalogue.iter().map(|kind| kind.about().id).collect();
        bail!("no game is called {game:?}; there are: {}", ids.join(", "));
    }
    let folder = into.join(&name.snake);
    if folder.exists() {
        bail!("{} is there already; nothing was written over it", folder.display());
    }
    let (first, kind) = (Name::new("my_rule")?, Name::new(game)?.pascal);
    let fill = |text: &str| {
        let text = text.replace("KIND", &kind).replace("CRATE", &name.snake);
        text.replace("SNAKE", &first.snake).replace("GAME", game)
    };
    let about = format!("House rules for {game}.");
    write(&folder.join("Cargo.toml"), &outside(house, &name.snake, &about, &["kernel", game]))?;
    write(&folder.join("src/lib.rs"), &fill(RULES_CRATE))?;
    write(&folder.join("src/my_rule.rs"), &rule_text(&first, &format!("{game}::rules")))?;
    write(&folder.join("src/main.rs"), &fill(RULES_CRATE_MAIN))?;
    write(&folder.join("tests/laws.rs"), &fill(RULES_CRATE_LAWS))?;
    println!("{} has a rule now: src/my_rule.rs.\n", folder.display());
    next_steps(&format!("play {game} --rule my_rule --bot random"));
    Ok(())
}

fn next_steps(play: &str) {
    println!("  cargo test                                  the laws; builds neither the server nor the page");
    println!("  cargo run --features house -- {play}");
    println!("  cargo run --features house -- serve         friends join in a browser");
}

/// The Cargo.toml of a crate outside of the house.
fn outside(house: &Path, name: &str, about: &str, crates: &[&str]) -> String {
    let path = |krate: &str| house.join("crates").join(krate).display().to_string();
    let mut text = format!(
        "[package]\nname = \"{name}\"\ndescription = \"{about}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n\
         # The program with everything around it; tests do without.\n[features]\nhouse = [\"dep:catalogue\", \"dep:houserules\"]\n\n\
         [[bin]]\nname = \"{name}\"\npath = \"src/main.rs\"\nrequired-features = [\"house\"]\n\n[dependencies]\n"
    );
    for krate in crates {
        text.push_str(&format!("{krate} = {{ path = {:?} }}\n", path(krate)));
    }
    for krate in ["catalogue", "houserules"] {
        text.push_str(&format!("{krate} = {{ path = {:?}, optional = true }}\n", path(krate)));
    }
    text.push_str(OUTSIDE);
    text.push_str(PROFILE);
    text
}
