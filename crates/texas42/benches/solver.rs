//! How fast the solver is, beside the trial it grew out of: `cargo bench -p texas42 --bench solver`.
//!
//! Both solve the same deals with the same declarations, by turns; the best of five rounds counts, in CPU-seconds.

mod measure;
mod trial;

use kernel::{Chance, Content, Kind, Seat, perft};
use measure::{commit, seconds};
use texas42::solve::{Path, Solver};
use texas42::worlds::{Unseen, Ways, room};
use texas42::{Bid, Domino, Dominoes, Hand, Phase, Texas42, Texas42Kind, Trump};
use trial::{S, Tab};

const ROUNDS: usize = 5;

/// The declarations that both know, by the trial's number.
const DECLARATIONS: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 9];

fn main() {
    let deals = if std::env::var_os("HR_LONG").is_some() { 60 } else { 12 };
    println!(
        "texas42 solver at {}: {deals} deals, {} declarations, best of {ROUNDS} rounds",
        commit(),
        DECLARATIONS.len()
    );
    let game = game();
    let hands: Vec<Hand> = (0..deals).flat_map(|deal| DECLARATIONS.map(|decl| hand(deal, decl))).collect();
    let tabs: Vec<Tab> = (0..10).map(Tab::new).collect();
    let questions: [(&str, usize, Ours, Trials); 3] = [
        ("exact values", 2, |solver, hand| u32::from(solver.points(hand).unwrap_or_default()), |s| s.value(0) as u32),
        ("seven leads", 1, best_lead, |s| s.root(0).iter().map(|lead| lead.1 as u32).max().unwrap_or_default()),
        ("makes 30?", 20, |solver, hand| u32::from(solver.makes(hand)), |s| u32::from(s.makes(0, 30))),
    ];
    for (name, passes, ours, trials) in questions {
        let (mut best, mut sums) = ([f64::MAX; 2], [0; 2]);
        for _ in 0..ROUNDS {
            let mut solver = Solver::new(&game);
            // Compiling the rules is not solving.
            hands[..DECLARATIONS.len()].iter().for_each(|hand| assert_eq!(solver.path(hand), Path::Fast));
            let mut trial = S::new(&tabs[0]);
            let (sum, time) = seconds(|| each(passes, &hands).map(|(_, hand)| ours(&mut solver, hand)).sum::<u32>());
            (sums[0], best[0]) = (sum, best[0].min(time));
            let all = || each(passes, &hands).map(|(i, hand)| trials(reset(&mut trial, &tabs, i, hand))).sum::<u32>();
            let (sum, time) = seconds(all);
            (sums[1], best[1]) = (sum, best[1].min(time));
        }
        assert_eq!(sums[0], sums[1], "{name}: they differ");
        let [rate, trials] = best.map(|time| (passes * hands.len()) as f64 / time);
        println!("  {name:13} {rate:7.0} a second, the trial {trials:7.0}: {:.2} of it", rate / trials);
    }
    special(&game);
    samples(&hands[0]);
}

/// All hands with their numbers, so many times.
fn each(passes: usize, hands: &[Hand]) -> impl Iterator<Item = (usize, &Hand)> {
    (0..passes).flat_map(|_| hands.iter().enumerate())
}

type Ours = fn(&mut Solver, &Hand) -> u32;
type Trials = fn(&mut S<'_>) -> u32;

fn best_lead(solver: &mut Solver, hand: &Hand) -> u32 {
    let leads = solver.points_of_plays(hand).unwrap_or_default();
    leads.iter().map(|(_, points)| u32::from(*points)).max().unwrap_or_default()
}

fn reset<'a, 'b>(trial: &'b mut S<'a>, tabs: &'a [Tab], i: usize, hand: &Hand) -> &'b mut S<'a> {
    let tab = &tabs[usize::from(DECLARATIONS[i % DECLARATIONS.len()])];
    trial.reset(tab, hand.held.map(texas42::Dominoes::bits));
    trial
}

/// Contracts that the trial does not know.
fn special(game: &Texas42) {
    let contracts = [("nello", Trump::Contract("nello".into())), ("sevens", Trump::Contract("sevens".into()))];
    for (name, trump) in contracts {
        let mut solver = Solver::new(game);
        let hands: Vec<Hand> = (0..100)
            .map(|deal| {
                let contract = Some(name.to_string());
                let mut hand = Hand { bid: Some(Bid::marks(1)), contract, trump: Some(trump.clone()), ..hand(deal, 9) };
                hand.players = texas42::rules::Questions::players(game.ask(), &hand, Seat(0));
                hand
            })
            .collect();
        let _ = solver.path(&hands[0]);
        let (made, time) = seconds(|| each(20, &hands).filter(|(_, hand)| solver.makes(hand)).count() / 20);
        println!(
            "  {name}: {:.0} a second made or set ({made} of {} made)",
            20.0 * hands.len() as f64 / time,
            hands.len()
        );
    }
}

/// Deals that fit what the leader sees before the first play: the most that can be.
fn samples(hand: &Hand) {
    let unseen = Unseen::of(hand, Some(Seat(0)), room(hand), [Dominoes::NONE; 4]);
    let mut draws = Chance::seeded(1).draws("samples", 0);
    let ways = Ways::new(&unseen);
    let (drawn, time) = seconds(|| (0..200_000).filter(|_| ways.deal(&mut draws).is_some()).count());
    println!("  samples: {:.0} deals a second, of {} that fit", drawn as f64 / time, ways.count());
}

fn game() -> Texas42 {
    let kind = Texas42Kind::default();
    let specs = perft::specs_of(&kind, Some("everything"), Vec::new()).expect("a preset");
    kind.compose(&specs, &Content::none()).unwrap_or_else(|errors| panic!("{}", perft::join(&errors))).game
}

fn hand(deal: u64, decl: u8) -> Hand {
    let mut bones: Vec<Domino> = Domino::all().collect();
    Chance::seeded(1_000 + deal).draws("deal", 0).shuffle(&mut bones);
    let trump = match decl {
        0..=6 => Trump::Pip(decl),
        7 => Trump::Doubles,
        _ => Trump::NoTrump,
    };
    Hand {
        phase: Phase::Playing,
        turn: Some(Seat(0)),
        bidder: Some(Seat(0)),
        bid: Some(Bid::points(30)),
        trump: Some(trump),
        held: std::array::from_fn(|seat| bones[seat * 7..seat * 7 + 7].iter().copied().collect()),
        ..Hand::default()
    }
}
