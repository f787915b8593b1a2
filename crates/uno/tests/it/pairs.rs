//! House rules two by two: every match ends, and no card is lost.

use kernel::perft::{self, table_of};
use kernel::{Chance, Content, Game, Kind, RuleSpec, Sample, Seat, SpecError, play_out};
use serde_json::json;
use uno::UnoKind;

/// Every house rule, with parameters that make it bite.
fn house_rules() -> Vec<RuleSpec> {
    let cards = UnoKind::default().card().rules;
    let house = cards.iter().filter(|card| !card.core).map(|card| match card.id {
        "stacking" => RuleSpec::new("stacking", json!({"two": true, "four": true, "cross": "any"})),
        "hand_limit" => RuleSpec::new("hand_limit", json!({"cards": 12})),
        other => RuleSpec::plain(other),
    });
    house.collect()
}

fn play(specs: &[RuleSpec], seed: u64) -> Result<(), String> {
    let kind = UnoKind::default();
    let seats = 2 + (seed % 4) as u8;
    let mut table = table_of(&kind, specs, &Content::none(), seats, seed).map_err(|e| format!("{e:?}"))?;
    let levels = ["easy", "strong"];
    let mut bots: Vec<_> = (0..seats)
        .map(|seat| kind.bot(levels[usize::from(seat) % 2], &table.game, Seat(seat)).expect("a bot"))
        .collect();
    play_out(&mut table, &mut bots, &Chance::seeded(seed), 20_000).map_err(|e| e.to_string())?;
    // Fold it again, and count the cards after every event.
    let game = &*table.game;
    let mut state = game.blank(&table.log.header.setup);
    let things = game.census(&state);
    for event in table.log.entries.iter().flat_map(|entry| &entry.events) {
        game.evolve(&mut state, event);
        if game.census(&state) != things {
            return Err(format!("cards got lost or grew by {event:?}"));
        }
    }
    if things.len() == 108 { Ok(()) } else { Err(format!("{} cards", things.len())) }
}

#[test]
fn every_pair_of_house_rules_ends_and_keeps_its_cards() {
    let matches = if testkit::long() { 1_000 } else { 60 };
    let rules = house_rules();
    let (mut played, mut refused) = (0, Vec::new());
    for (i, one) in rules.iter().enumerate() {
        for other in &rules[i + 1..] {
            let mut specs = vec![one.clone(), other.clone()];
            if !specs.iter().any(|spec| spec.id == "one_hand") {
                specs.push(RuleSpec::new("target", json!({"points": 50})));
            }
            if let Err(errors) = UnoKind::default().compose(&specs, &Content::none()) {
                let known = matches!(errors[..], [SpecError::Exclude { .. } | SpecError::Contradiction { .. }]);
                assert!(known, "{} and {}: {errors:?}", one.id, other.id);
                refused.push(format!("{} and {}: {}", one.id, other.id, perft::join(&errors)));
                continue;
            }
            for seed in 0..matches {
                play(&specs, seed).unwrap_or_else(|e| panic!("{} and {}, seed {seed}: {e}", one.id, other.id));
            }
            played += 1;
        }
    }
    refused.iter().for_each(|pair| println!("not played: {pair}"));
    let pairs = rules.len() * (rules.len() - 1) / 2;
    assert_eq!(played + refused.len(), pairs);
    assert!(played * 4 > pairs * 3, "most go together: {refused:#?}");
}

/// A match has a bounded number of hands, even with an unlucky course.
#[test]
fn matches_have_a_bounded_number_of_hands() {
    let kind = UnoKind::default();
    for seats in [2, 4, 10] {
        for seed in 0..20 {
            let mut table = table_of(&kind, &[], &Content::none(), seats, seed).expect("sound");
            let mut bots: Vec<_> =
                (0..seats).map(|seat| kind.bot("easy", &table.game, Seat(seat)).expect("a bot")).collect();
            play_out(&mut table, &mut bots, &Chance::seeded(seed), 60_000).expect("it ends");
            assert!(table.state.table.round <= 100, "{} hands", table.state.table.round);
        }
    }
}
