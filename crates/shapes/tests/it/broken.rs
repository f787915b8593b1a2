//! Every law has a broken game that it catches, by its name.

use super::content;
use kernel::laws::{Breach, Effort, check, check_kind};
use kernel::{Composition, Content, Kind, KindCard, RuleSpec, Sample, Setup, Source, SpecError};
use shapes::bluff::{self, Bluff};
use shapes::dice::{self, Dice};
use shapes::pack::{self, Pack, PackKind};
use shapes::quiz::{self, Quiz};
use shapes::sketch::{self, Sketch};
use shapes::tricks::{self, Tricks, TricksKind};
use std::collections::BTreeSet;
use std::sync::Arc;

type Check = Box<dyn Fn() -> Result<(), Breach>>;

fn tried<G: Sample>(game: G, seats: u8) -> Check {
    let game = Arc::new(game);
    let effort = Effort { steps: 400, ..Effort::plays(40) };
    Box::new(move || check(&game, &Setup::seats(seats), effort).map(drop))
}

fn tricks(fault: tricks::Fault) -> Check {
    let plain = TricksKind::default().compose(&[], &Content::none()).expect("a sound choice").game;
    tried(Tricks { fault: Some(fault), ..plain }, 4)
}

fn quiz(fault: quiz::Fault) -> Check {
    tried(Quiz { fault: Some(fault), ..Quiz::default() }, 3)
}

fn bluff(fault: bluff::Fault) -> Check {
    tried(Bluff { fault: Some(fault), ..Bluff::default() }, 3)
}

fn sketch(fault: sketch::Fault) -> Check {
    tried(Sketch { fault: Some(fault) }, 3)
}

fn pack(fault: pack::Fault) -> Check {
    let sound = PackKind::default().compose(&[], &content::house()).expect("a sound choice").game;
    tried(Pack { fault: Some(fault), ..sound }, 2)
}

/// At the effort that the catalogue spends on every game: a short match must not hide a leak.
fn dice(fault: dice::Fault) -> Check {
    let game = Arc::new(Dice { fault: Some(fault) });
    let effort = Effort { plays: 1, steps: 60_000, every: 60, states: 12 };
    Box::new(move || check(&game, &Setup::seats(3), effort).map(drop))
}

/// A preset that names a list which is not in the house.
fn preset_without_content() -> Check {
    Box::new(|| check_kind(&PackKind::default(), &Content::none(), Effort::plays(1)).map(drop))
}

/// A game that has a file of words, in which what it says is missing.
struct Speechless(PackKind);

impl Kind for Speechless {
    type Game = Pack;

    fn card(&self) -> KindCard {
        let words = vec![Source::new("en", "speechless", "category-house = At home")];
        KindCard { words, ..self.0.card() }
    }

    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Pack>, Vec<SpecError>> {
        self.0.compose(specs, content)
    }
}

fn speechless() -> Check {
    Box::new(|| check_kind(&Speechless(PackKind::default()), &content::house(), Effort::plays(1)).map(drop))
}

/// The law, how what was seen begins, and the broken game.
#[rustfmt::skip]
fn table() -> Vec<(&'static str, &'static str, Check)> {
    vec![
        ("random play ends", "", quiz(quiz::Fault::NeverEnds)),
        ("someone can go on", "", sketch(sketch::Fault::Freezes)),
        ("who is awaited can act", "", quiz(quiz::Fault::WaitsForTheReady)),
        ("absence blocks nobody", "after Away", quiz(quiz::Fault::WaitsForever)),
        ("absence needs another person", "when", tricks(tricks::Fault::OwnAwayClock)),
        ("an empty room waits", "when", tricks(tricks::Fault::ClosesWhenEmpty)),
        ("stopping ends it", "", tricks(tricks::Fault::NeverStops)),
        ("strangers are refused", "", quiz(quiz::Fault::OffersToStrangers)),
        ("offers agree", "Seat(", tricks(tricks::Fault::OffersTooMuch)),
        ("offers agree", "Seat(", quiz(quiz::Fault::OffersTooLittle)),
        ("offers agree", "Seat(", quiz(quiz::Fault::OffersAfterTheEnd)),
        ("forecast agrees", "", tricks(tricks::Fault::ForecastIsKind)),
        ("secrets are kept", "view", quiz(quiz::Fault::ViewTells)),
        ("secrets are kept", "deadline", quiz(quiz::Fault::DeadlineTells)),
        ("secrets are kept", "deadline", bluff(bluff::Fault::DeadlineTells)),
        ("secrets are kept", "seated", quiz(quiz::Fault::SeatedTells)),
        ("secrets are kept", "awaited", quiz(quiz::Fault::AwaitedTells)),
        ("secrets are kept", "late", quiz(quiz::Fault::LateTells)),
        ("secrets are kept", "scores", quiz(quiz::Fault::ScoresTell)),
        ("secrets are kept", "outcome", quiz(quiz::Fault::OutcomeTells)),
        ("secrets are kept", "chat", quiz(quiz::Fault::ChatTells)),
        ("secrets are kept", "host offers", quiz(quiz::Fault::HostOffersTell)),
        ("secrets are kept", "offers", quiz(quiz::Fault::OffersTell)),
        ("secrets are kept", "offers", bluff(bluff::Fault::OfferTells)),
        ("secrets are kept", "offers", sketch(sketch::Fault::FormTells)),
        ("secrets are kept", "forecast", quiz(quiz::Fault::ForecastTells)),
        // A refusal that tells is mostly seen in the forecast first, since the two must agree on what was played;
        // one that tells only in states that were not is seen by itself.
        ("secrets are kept", "refusals", quiz(quiz::Fault::DecideTells)),
        ("secrets are kept", "forecast", quiz(quiz::Fault::RefusalTells)),
        ("secrets are kept", "forecast", tricks(tricks::Fault::RefusalTells)),
        ("secrets are kept", "forecast", pack(pack::Fault::RefusalTells)),
        ("secrets are kept", "backlog", sketch(sketch::Fault::BacklogTells)),
        ("imagine imagines", "", quiz(quiz::Fault::HidesNothing)),
        ("news tells no more than views", "", tricks(tricks::Fault::NewsTellsHands)),
        ("news tells no more than views", "", quiz(quiz::Fault::NewsTellsAnswer)),
        ("news tells no more than views", "", bluff(bluff::Fault::NewsTellsDraw)),
        ("hidden things do not show", "view", dice(dice::Fault::ViewShowsNeighbour)),
        ("news tells no more than views", "Seat(", dice(dice::Fault::NewsTellsRoll)),
        ("no draw is made twice", "", dice(dice::Fault::RollsOnce)),
        ("joined entries say the same", "", dice(dice::Fault::JoinForgets)),
        ("imagine imagines", "it always gave", dice(dice::Fault::ImaginesOne)),
        ("offers agree", "Seat(", dice(dice::Fault::AcceptsRepeats)),
        ("what is decided fits", "the game panics", dice(dice::Fault::PanicsInFold)),
        ("deciding is pure", "", bluff(bluff::Fault::DrawsFromTheGame(Arc::default()))),
        ("enacting is deciding", "", bluff(bluff::Fault::EnactsTooLittle)),
        ("offers agree", "", bluff(bluff::Fault::PossibleTooLittle)),
        ("what is decided fits", "", quiz(quiz::Fault::FitsTooTight)),
        ("time moves on", "", bluff(bluff::Fault::IgnoresTurnClock)),
        ("things are conserved", "", bluff(bluff::Fault::LosesCard)),
        ("state round-trips", "", quiz(quiz::Fault::ForgetsInSerde)),
        ("log round-trips", "", sketch(sketch::Fault::ForgetsInTheLog)),
        ("replay gives the same state", "", bluff(bluff::Fault::CountsInTheGame(Arc::default()))),
        ("same seed and inputs, same log", "", bluff(bluff::Fault::DealsAnew(Arc::default()))),
        ("presets compose", "", preset_without_content()),
        ("everything has words", "", speechless()),
    ]
}

#[test]
fn each_law_catches_its_broken_game() {
    let wrong: Vec<String> = table()
        .into_iter()
        .enumerate()
        .filter_map(|(row, (law, seen, check))| match check() {
            Ok(()) => Some(format!("row {row}: {law} ({seen}) was not caught")),
            Err(breach) if same(breach.law, law) && breach.seen.starts_with(seen) => None,
            Err(breach) => Some(format!("row {row}: {law} ({seen}) was caught as {breach}")),
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Two laws compare all that is sent, for states that come about in two ways; it does not matter which one is first.
fn same(one: &str, law: &str) -> bool {
    one == law || (one == "hidden things do not show" && law == "secrets are kept")
}

/// The laws as the kernel's page lists them.
fn listed() -> BTreeSet<&'static str> {
    let page = include_str!("../../../kernel/src/laws/mod.rs");
    let row = |line: &'static str| line.strip_prefix("//! | ")?.split(" | ").next();
    page.lines().filter_map(row).filter(|name| *name != "law").collect()
}

#[test]
fn no_law_is_left_out() {
    let broken: BTreeSet<&str> = table().into_iter().map(|(law, ..)| law).collect();
    assert_eq!(broken, listed());
}

/// All ways by which something is sent, as the law of secrecy goes through them.
#[test]
fn no_way_to_leak_is_left_out() {
    let law = include_str!("../../../kernel/src/laws/secrecy.rs");
    let way = |part: &'static str| part.split_once("\", json(").map(|(name, _)| name);
    let ways: BTreeSet<&str> = law.split("(\"").filter_map(way).filter(|name| !name.contains('"')).collect();
    let leaks = table().into_iter().filter(|(law, ..)| *law == "secrets are kept").map(|(_, way, _)| way);
    assert!(ways.len() >= 13, "{ways:?}");
    assert_eq!(leaks.collect::<BTreeSet<_>>(), ways);
}
