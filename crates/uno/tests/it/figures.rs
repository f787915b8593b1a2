//! The figures of an independent simulation of the official rules: a random card that goes, else draw one and play it
//! if it goes; challenge half the time; nobody says UNO and nobody is caught.

use kernel::perft::{specs_of, table_of};
use kernel::{Chance, Content, Draws, Game, Input, Match, Moment, Offer, RuleSpec};
use rounds::{Event, Phase};
use serde_json::json;
use uno::{Action, UnoKind};

#[derive(Default, Debug)]
struct Figures {
    hands: f64,
    turns: f64,
    reshuffled: f64,
    points: f64,
}

fn choose(offers: &[Offer<rounds::Action<Action>>], luck: &mut Draws) -> rounds::Action<Action> {
    let is_lay = |action: &rounds::Action<Action>| matches!(action, rounds::Action::Play(Action::Lay { .. }));
    let all: Vec<_> = offers.iter().filter_map(|offer| offer.action().cloned()).collect();
    let mut cards: Vec<_> = all.iter().filter(|action| is_lay(action)).cloned().collect();
    // A random card, then a random colour: a wild card is one card, not four.
    let card_of = |action: &rounds::Action<Action>| match action {
        rounds::Action::Play(Action::Lay { card, .. }) => Some(*card),
        _ => None,
    };
    let mut kinds: Vec<_> = cards.iter().filter_map(card_of).collect();
    kinds.dedup();
    if let Some(card) = luck.pick(&kinds).copied() {
        cards.retain(|action| card_of(action) == Some(card));
    }
    luck.pick(if cards.is_empty() { &all } else { &cards }).expect("an offer").clone()
}

fn play(seats: u8, hands: u32, seed: u64) -> Figures {
    let kind = UnoKind::default();
    let rules = [("silent_uno", json!({})), ("target", json!({"points": 2000})), ("pause", json!({"seconds": 0}))];
    let rules = rules.into_iter().map(|(id, params)| RuleSpec::new(id, params)).collect();
    let specs: Vec<RuleSpec> = specs_of(&kind, Some("official"), rules).expect("a preset");
    let mut figures = Figures::default();
    for number in 0.. {
        let mut table = table_of(&kind, &specs, &Content::none(), seats, seed * 1_000_000 + number).expect("sound");
        let mut luck = Chance::seeded(seed + number).draws("figures", 0);
        while !matches!(table.state.table.phase, Phase::Over { .. }) {
            step(&mut table, &mut luck, &mut figures);
            if figures.hands >= f64::from(hands) {
                return figures;
            }
        }
    }
    figures
}

fn step(table: &mut Match<uno::Game>, luck: &mut Draws, figures: &mut Figures) {
    let seat = table.game.awaited(&table.state).iter().next().expect("somebody is asked");
    let action = choose(&table.game.offers(&table.state, seat), luck);
    let entry = table.judge(Input::Act(seat, action), Moment(table.clock().0 + 1_000)).expect("accepted");
    for event in &entry.events {
        if let Event::RoundEnded(ended) = event {
            figures.hands += 1.0;
            figures.turns += f64::from(ended.details.turns);
            figures.reshuffled += f64::from(u8::from(ended.details.reshuffles > 0));
            figures.points += ended.points.0.iter().sum::<i64>() as f64;
        }
    }
    table.apply(entry);
}

/// Within so many parts of a hundred.
fn near(what: &str, found: f64, expected: f64, percent: f64) {
    let off = (found - expected).abs() / expected * 100.0;
    assert!(off <= percent, "{what}: {found:.1}, expected {expected} ({off:.1} % off)");
}

#[test]
fn hands_are_as_long_and_worth_as_much_as_elsewhere() {
    let long = testkit::long();
    for (seats, turns, reshuffled, points) in
        [(2, 49.2, 2.5, 44.6), (4, 53.2, 1.6, 116.3), (6, 64.7, 6.0, 198.2), (10, 88.9, 66.2, 391.6)]
    {
        let hands = if long { 40_000 } else { 6_000 };
        let found = play(seats, hands, 1);
        let mean = |sum: f64| sum / found.hands;
        let (t, r, p) = (mean(found.turns), 100.0 * mean(found.reshuffled), mean(found.points));
        println!("{seats} players: {t:.1} turns, reshuffled in {r:.1} %, {p:.1} points");
        near("turns", t, turns, 5.0);
        near("points", p, points, 5.0);
        assert!((r - reshuffled).abs() < 2.5, "reshuffled in {r:.1} %, expected {reshuffled}");
    }
}
