//! Rules compose: contracts from outside, contracts that are not used, and mechanics that know none of them.

use crate::common::*;
use crate::outside::THEIRS;
use kernel::{Content, Game, Input, Kind, Log, Moment, RuleSpec, SpecError, layer, perft};
use texas42::{Action, Bid, Event, Texas42, Texas42Kind, Trump};

#[test]
fn a_contract_of_another_crate_is_offered_played_and_replayed() {
    let kind = Texas42Kind::default().with(THEIRS);
    let specs = perft::specs_of(&kind, None, vec![RuleSpec::plain("downtown")]).expect("a preset");
    let (mut hands, mut seed) = (0, 0);
    while hands < 1_000 {
        let mut table = perft::table_of(&kind, &specs, &Content::none(), 4, seed).expect("it composes");
        let mut luck = table.chance().draws("luck", 0);
        while table.game.outcome(&table.state).is_none() {
            let seat = table.state.hand.turn.expect("someone's turn");
            let offers = table.game.offers(&table.state, seat);
            let downtown = Action::Name(Trump::Contract("downtown".into()));
            let wanted = |action: &Action| offers.iter().find(|offer| offer.action() == Some(action));
            let one_mark = wanted(&Action::Bid(Bid::marks(1)));
            let offer = wanted(&downtown).or(one_mark).or(luck.pick(&offers)).expect("an offer");
            let action = offer.action().cloned().expect("offers are exact");
            hands += u32::from(action == downtown);
            table.submit(Input::Act(seat, action), Moment(0)).expect("offered");
        }
        let (log, fault) = Log::<Texas42>::read(&table.log.to_lines()).expect("a log");
        assert_eq!(fault, None);
        assert_eq!(log.replay_all(&table.game).expect("it replays"), table.state);
        log.decide_again(&table.game, table.chance()).expect("it is decided the same");
        let scored = log.entries.iter().flat_map(|entry| &entry.events);
        let verdicts =
            scored.filter(|event| matches!(event, Event::Decided(verdict) if verdict.why.id == "verdict-trick_lost"));
        assert!(verdicts.count() > 0 || hands == 0);
        seed += 1;
    }
}

/// The ids of all contracts that are registered.
fn contracts() -> Vec<&'static str> {
    let cards = Texas42Kind::default().card().rules;
    cards.iter().filter(|card| card.layer == layer::CONTRACT).map(|card| card.id).collect()
}

fn is_special(action: &Action) -> bool {
    matches!(action, Action::Bid(Bid { special: Some(_), .. }) | Action::Name(Trump::Contract(_)))
}

/// Every subset of the contracts, in two orders, is the same game while none of them is chosen.
#[test]
fn contracts_that_are_not_chosen_change_nothing() {
    let kind = Texas42Kind::default();
    let contracts = contracts();
    assert_eq!(contracts, ["nello", "plunge", "sevens", "splash"]);
    for seed in 0..10 {
        let mut straight: Option<std::sync::Arc<Vec<_>>> = None;
        for subset in 0..1u32 << contracts.len() {
            let chosen = contracts.iter().enumerate().filter(|(i, _)| subset & (1 << i) != 0);
            let mut rules: Vec<RuleSpec> = chosen.map(|(_, id)| RuleSpec::plain(id)).collect();
            for _ in 0..2 {
                rules.reverse();
                let specs = perft::specs_of(&kind, None, rules.clone()).expect("a preset");
                let mut table = perft::table_of(&kind, &specs, &Content::none(), 4, seed).expect("it composes");
                let mut luck = table.chance().draws("luck", 0);
                while table.game.outcome(&table.state).is_none() {
                    let seat = table.state.hand.turn.expect("someone's turn");
                    let mut options: Vec<_> = table.game.options(&table.state, seat).iter().collect();
                    options.retain(|action| !is_special(action));
                    let action = luck.pick(&options).cloned().expect("something to do");
                    table.submit(Input::Act(seat, action), Moment(0)).expect("offered");
                }
                let played = table.log.entries;
                assert_eq!(*straight.get_or_insert_with(|| played.clone()), played, "seed {seed}, with {rules:?}");
            }
        }
    }
}

/// A contract is named in its own file, and nowhere in the mechanics, the views or the bots.
#[test]
fn no_source_of_the_mechanics_names_a_contract() {
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut read = 0;
    for folder in [source.clone(), source.join("bot")] {
        for file in std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()) {
            if file.extension().is_some_and(|ending| ending == "rs") {
                let text = std::fs::read_to_string(&file).expect("text").to_lowercase();
                read += 1;
                for contract in contracts() {
                    assert!(!text.contains(contract), "{} names {contract}", file.display());
                }
            }
        }
    }
    assert!(read >= 8, "only {read} files");
}

#[test]
fn tournament_excludes_the_contracts_and_refuses_whatever_is_sent() {
    let kind = Texas42Kind::default();
    for contract in contracts() {
        let specs = [RuleSpec::plain("tournament"), RuleSpec::plain(contract)];
        let errors = kind.compose(&specs, &Content::none()).err().expect("they exclude each other");
        assert!(matches!(&errors[..], [SpecError::Exclude { .. }]), "{errors:?}");
        assert!(errors[0].to_string().contains(contract), "{}", errors[0]);
    }
    let doubles = "0-0 1-1 2-2 3-3 4-4 5-5 6-6";
    let mut table = Table::dealt(&game("tournament", &[]), 3, hands([doubles, "", "", ""]));
    for contract in contracts() {
        for marks in 1..=7 {
            let refusals = table.refused(0, Action::Bid(Bid::special(contract, marks)));
            assert_eq!(refusals[0].rule, "contract");
        }
    }
    table.auction(&["2m", "pass", "pass", "pass"]);
    for contract in contracts() {
        assert_eq!(table.refused(0, Action::Name(Trump::Contract(contract.into())))[0].rule, "contract");
    }
}

/// With all contracts on the table, hands of every kind follow each other, and the log tells them apart.
#[test]
fn contracts_mix_in_one_match() {
    let kind = Texas42Kind::default();
    let specs = perft::specs_of(&kind, Some("everything"), vec![RuleSpec::parse("marks={\"to\": 21}").expect("ok")]);
    let specs = specs.expect("a preset");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut table = perft::table_of(&kind, &specs, &Content::none(), 4, seed).expect("it composes");
        let mut luck = table.chance().draws("luck", 0);
        while table.game.outcome(&table.state).is_none() {
            let seat = table.state.hand.turn.expect("someone's turn");
            let options = table.game.options(&table.state, seat);
            let action = options.nth(luck.below(options.len())).expect("something to do");
            table.submit(Input::Act(seat, action), Moment(0)).expect("offered");
            if let Some(last) = &table.state.last {
                seen.insert((last.contract.clone().unwrap_or_default(), last.verdict.made));
            }
        }
        table.log.decide_again(&table.game, table.chance()).expect("it is decided the same");
    }
    for contract in contracts().into_iter().chain([""]) {
        assert!(seen.contains(&(contract.into(), false)), "{contract:?} was never set: {seen:?}");
    }
    assert!(seen.contains(&("nello".into(), true)) && seen.contains(&(String::new(), true)), "{seen:?}");
}
