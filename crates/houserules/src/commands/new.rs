//! `houserules new game|rule|rules-crate …`: where something of one's own begins.

use crate::Cupboard;
use anyhow::{Context, Result, anyhow, bail};
use kernel::{Message, message};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules new rule nim no_ones               a file in crates/nim/src/rules, and its name in mod.rs;
                                                in a game outside, beside its own rules
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

/// What building and `serve` leave in a crate outside.
const IGNORED: &str = "/target\n/houserules-data\n";

pub(crate) fn run(terminal: &Cupboard, args: &Args) -> Result<ExitCode> {
    if let (What::Rule { game, name }, None) = (&args.what, &args.house)
        && let Some(folder) = game_around(game)
    {
        rule_outside(terminal, &folder, game, &Name::new(terminal, name)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let house = house(terminal, args.house.as_deref())?;
    match &args.what {
        What::Game { name, into } => {
            let name = Name::new(terminal, name)?;
            if terminal.catalogue.get(&name.snake).is_some() || house.join("crates").join(&name.snake).exists() {
                bail!(terminal.say(&message!("new-taken", name = name.snake)));
            }
            match into {
                None => game_inside(terminal, &house, &name),
                Some(folder) => game_outside(terminal, &house, folder, &name),
            }
        }
        What::Rule { game, name } => rule(terminal, &house, game, &Name::new(terminal, name)?),
        What::RulesCrate { game, name, into } => rules_crate(terminal, &house, game, into, &Name::new(terminal, name)?),
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
    fn new(terminal: &Cupboard, name: &str) -> Result<Self> {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
        if !name.starts_with(|first: char| first.is_ascii_lowercase()) || !name.chars().all(plain) {
            bail!(terminal.say(&message!("new-name", name = name.to_string())));
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
fn house(terminal: &Cupboard, named: Option<&Path>) -> Result<PathBuf> {
    let is_house = |folder: &&Path| folder.join("crates/kernel/Cargo.toml").exists();
    let here = match named {
        Some(folder) => folder.to_path_buf(),
        None => std::env::current_dir().context(".")?,
    };
    let here = here.canonicalize().with_context(|| format!("{}", here.display()))?;
    let found = if named.is_some() { Some(&*here).filter(is_house) } else { here.ancestors().find(is_house) };
    match found {
        Some(folder) => Ok(folder.to_path_buf()),
        None => bail!("{}: {}", here.display(), terminal.say(&message!("new-no-checkout"))),
    }
}

/// What is there is not written over.
fn keep(terminal: &Cupboard, path: &Path) -> Result<()> {
    if path.exists() {
        bail!("{}: {}", path.display(), terminal.say(&message!("new-there")));
    }
    Ok(())
}

fn write(terminal: &Cupboard, path: &Path, text: &str) -> Result<()> {
    keep(terminal, path)?;
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).with_context(|| format!("{}", folder.display()))?;
    std::fs::write(path, text).with_context(|| format!("{}", path.display()))
}

fn no_place(terminal: &Cupboard, path: &Path, after: &str, line: &str) -> anyhow::Error {
    let why = message!("new-no-place", after = after.trim().to_string(), line = line.trim().to_string());
    anyhow!("{}: {}", path.display(), terminal.say(&why))
}

/// Puts a line into a file, behind the one that says where.
fn add_line(terminal: &Cupboard, path: &Path, after: &str, line: &str) -> Result<()> {
    let text = crate::read(path)?;
    let Some(place) = text.find(after).map(|at| at + after.len()) else {
        return Err(no_place(terminal, path, after, line));
    };
    std::fs::write(path, format!("{}{line}{}", &text[..place], &text[place..]))
        .with_context(|| format!("{}", path.display()))
}

/// Puts a line into its place among the lines that begin like this, behind the one that says where.
fn add_sorted(terminal: &Cupboard, path: &Path, after: &str, begin: &str, line: &str) -> Result<()> {
    let text = crate::read(path)?;
    let Some(start) = text.find(after).map(|at| at + after.len()) else {
        return Err(no_place(terminal, path, after, line));
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

fn skeleton(terminal: &Cupboard, folder: &Path, cargo: &str, name: &Name) -> Result<()> {
    keep(terminal, folder)?;
    write(terminal, &folder.join("Cargo.toml"), cargo)?;
    for (path, text) in SKELETON {
        write(terminal, &folder.join(path), &named(text, name))?;
    }
    Ok(())
}

fn game_inside(terminal: &Cupboard, house: &Path, name: &Name) -> Result<()> {
    let (snake, pascal) = (&name.snake, &name.pascal);
    let folder = house.join("crates").join(snake);
    skeleton(terminal, &folder, &named(SKELETON_CARGO, name), name)?;
    let catalogue = house.join("crates/catalogue");
    add_line(
        terminal,
        &house.join("Cargo.toml"),
        "skeleton = { path = \"crates/skeleton\" }\n",
        &format!("{snake} = {{ path = \"crates/{snake}\" }}\n"),
    )?;
    add_line(
        terminal,
        &catalogue.join("Cargo.toml"),
        "nim.workspace = true\n",
        &format!("{snake}.workspace = true\n"),
    )?;
    add_line(
        terminal,
        &catalogue.join("src/lib.rs"),
        "            $crate::games::NimKind,\n",
        &format!("            $crate::games::{pascal}Kind,\n"),
    )?;
    add_sorted(
        terminal,
        &catalogue.join("src/lib.rs"),
        "pub mod games {\n",
        "    pub use ",
        &format!("    pub use {snake}::{pascal}Kind;\n"),
    )?;
    let steps = [
        (format!("cargo test -p {snake}"), "laws"),
        (format!("cargo run -p houserules -- play {snake} --bot random"), "play"),
        ("make playthroughs types".into(), "types"),
    ];
    tell(terminal, &folder, &message!("new-game"), &steps);
    println!("\n{}", terminal.say(&message!("new-then")));
    Ok(())
}

fn game_outside(terminal: &Cupboard, house: &Path, into: &Path, name: &Name) -> Result<()> {
    let snake = &name.snake;
    let folder = into.join(snake);
    let cargo = outside(house, snake, "A game of its own for House Rules.", &["kernel"]);
    skeleton(terminal, &folder, &cargo, name)?;
    let main = format!(
        "//! The house, with this game: `cargo run --features house -- serve`.\n\nfn main() -> std::process::ExitCode {{\n    \
         houserules::run(catalogue::Catalogue::standard().with({snake}::{}Kind::default()))\n}}\n",
        name.pascal
    );
    write(terminal, &folder.join("src/main.rs"), &main)?;
    write(terminal, &folder.join(".gitignore"), IGNORED)?;
    tell(terminal, &folder, &message!("new-game-outside"), &next_steps(&format!("play {snake} --bot random")));
    Ok(())
}

fn rule(terminal: &Cupboard, house: &Path, game: &str, name: &Name) -> Result<()> {
    let rules = house.join("crates").join(game).join("src/rules");
    let list = rules.join("mod.rs");
    if !list.exists() {
        terminal.game(game)?;
        bail!(
            "{}: {}",
            house.display(),
            terminal.say(&message!("new-no-rules", path = format!("crates/{game}/src/rules")))
        );
    }
    let file = add_rule(terminal, &rules, name)?;
    let steps = [
        (format!("cargo test -p {game}"), "cases"),
        (format!("cargo run -p houserules -- play {game} --rule {} --bot random", name.snake), "play"),
    ];
    tell_rule(terminal, &file, &list, &steps);
    Ok(())
}

/// The crate of this game, if it is one outside of the house and around this folder.
fn game_around(game: &str) -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let named = format!("name = \"{game}\"");
    let is_it = |folder: &&Path| {
        let cargo = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        cargo.lines().any(|line| line == "[workspace]") && cargo.lines().any(|line| line == named)
    };
    here.ancestors().find(is_it).map(Path::to_path_buf).filter(|folder| folder.join("src/rules/mod.rs").exists())
}

fn rule_outside(terminal: &Cupboard, folder: &Path, game: &str, name: &Name) -> Result<()> {
    let rules = folder.join("src/rules");
    let file = add_rule(terminal, &rules, name)?;
    let steps = next_steps(&format!("play {game} --rule {} --bot random", name.snake));
    tell_rule(terminal, &file, &rules.join("mod.rs"), &steps);
    Ok(())
}

/// A file, and its name in the list.
fn add_rule(terminal: &Cupboard, rules: &Path, name: &Name) -> Result<PathBuf> {
    let list = rules.join("mod.rs");
    let file = rules.join(format!("{}.rs", name.snake));
    // The list is looked at first: without a place in it, no file is left behind.
    let listed = listed(&crate::read(&list)?, &name.snake)
        .ok_or_else(|| no_place(terminal, &list, "kernel::rules! { dyn Rule;", &format!("{},", name.snake)))?;
    write(terminal, &file, &rule_text(name, "super"))?;
    std::fs::write(&list, listed).with_context(|| format!("{}", list.display()))?;
    Ok(file)
}

fn tell_rule(terminal: &Cupboard, file: &Path, list: &Path, steps: &[Step]) {
    let list = list.display().to_string();
    tell(terminal, file, &message!("new-rule", list = list.clone()), steps);
    println!("\n{}", terminal.say(&message!("new-rule-then", list = list)));
}

/// The list of rules with another name, whether `dyn Rule;` stands in the line of `rules!` or in the next: in its place
/// where the names are sorted, else behind the last.
fn listed(text: &str, name: &str) -> Option<String> {
    let (_, list) = text.split_once("kernel::rules! {")?;
    let list = list.trim_start().strip_prefix("dyn Rule;")?;
    let before = &text[..text.len() - list.len()];
    let (names, after) = list.split_once('}')?;
    let mut names: Vec<&str> = names.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let place = if names.is_sorted() { names.partition_point(|line| *line < name) } else { names.len() };
    let own = format!("{name},");
    names.insert(place, &own);
    Some(format!("{before}\n    {}\n}}{after}", names.join("\n    ")))
}

fn rule_text(name: &Name, rules: &str) -> String {
    let text = RULE.replace("TITLE", &name.title).replace("PASCAL", &name.pascal);
    text.replace("SNAKE", &name.snake).replace("RULES", rules)
}

fn rules_crate(terminal: &Cupboard, house: &Path, game: &str, into: &Path, name: &Name) -> Result<()> {
    terminal.game(game)?;
    let folder = into.join(&name.snake);
    keep(terminal, &folder)?;
    let (first, kind) = (Name::new(terminal, "my_rule")?, Name::new(terminal, game)?.pascal);
    let fill = |text: &str| {
        let text = text.replace("KIND", &kind).replace("CRATE", &name.snake);
        text.replace("SNAKE", &first.snake).replace("GAME", game)
    };
    let about = format!("House rules for {game}.");
    write(terminal, &folder.join("Cargo.toml"), &outside(house, &name.snake, &about, &["kernel", game]))?;
    write(terminal, &folder.join("src/lib.rs"), &fill(RULES_CRATE))?;
    write(terminal, &folder.join("src/my_rule.rs"), &rule_text(&first, &format!("{game}::rules")))?;
    write(terminal, &folder.join("src/main.rs"), &fill(RULES_CRATE_MAIN))?;
    write(terminal, &folder.join("tests/laws.rs"), &fill(RULES_CRATE_LAWS))?;
    write(terminal, &folder.join(".gitignore"), IGNORED)?;
    let steps = next_steps(&format!("play {game} --rule my_rule --bot random"));
    tell(terminal, &folder, &message!("new-rules-crate"), &steps);
    Ok(())
}

/// What to type next, and why.
type Step = (String, &'static str);

fn next_steps(play: &str) -> [Step; 3] {
    [
        ("cargo test".into(), "laws-outside"),
        (format!("cargo run --features house -- {play}"), "play"),
        ("cargo run --features house -- serve".into(), "serve"),
    ]
}

/// What there is now, and what can be done with it.
fn tell(terminal: &Cupboard, path: &Path, what: &Message, steps: &[Step]) {
    println!("{}: {}\n", path.display(), terminal.say(what));
    let width = steps.iter().map(|(step, _)| step.len()).max().unwrap_or_default();
    for (step, why) in steps {
        println!("  {step:width$}   {}", terminal.say(&message!("new-step", step = *why)));
    }
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
