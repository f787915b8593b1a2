//! A stranger's contract for `tricks`, in a crate of its own, and how choices of rules compose.

use kernel::Message;
use kernel::{BySeat, RuleCard, SpecError, Variant, What, laws, layer, make};
use kernel::{Content, Fault, Game, Input, Kind, Match, Moment, Refusal, RuleEntry, RuleId, RuleSpec, Seat, Setup};
use proptest::prelude::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;
use shapes::tricks::rules::{Ask, Plain, Questions, Rule, Rules};
use shapes::tricks::{Action, Card, Event, Hand, Tricks, TricksKind};
use std::sync::Arc;

/// The lowest of the suit led wins; the namer must take at most `most` tricks.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
struct Low {
    /// How many tricks the namer may take.
    #[schemars(range(min = 0, max = 2))]
    most: u8,
    /// What it is worth.
    #[schemars(range(min = 1, max = 9))]
    points: i64,
}

impl Default for Low {
    fn default() -> Self {
        Low { most: 1, points: 3 }
    }
}

impl Low {
    const ID: &'static str = "low";
}

impl Rule for Low {
    fn in_force(&self, hand: &Hand) -> bool {
        hand.contract == Self::ID
    }

    fn contracts(&self, hand: &Hand, ask: Ask<'_>) -> Vec<RuleId> {
        let mut contracts = ask.under().contracts(hand);
        contracts.push(Self::ID.into());
        contracts
    }

    fn rank(&self, hand: &Hand, card: Card, led: Card, ask: Ask<'_>) -> i32 {
        match ask.under().rank(hand, card, led) {
            follows if follows >= 0 => 100 - follows,
            other => other,
        }
    }

    fn worth(&self, _: &Hand, taken: u8, _: Ask<'_>) -> i64 {
        if taken <= self.most { self.points } else { -self.points }
    }
}

const LOW: RuleEntry<dyn Rule> = RuleEntry::house(
    Low::ID,
    "Low",
    "Low may be named: the lowest wins, and the namer takes at most { $most ->
        [one] 1 trick
       *[other] { $most } tricks
    }, for { $points } points.",
    make!(Low => dyn Rule),
)
.category("contract")
.layer(layer::CONTRACT)
.version(2);

/// All that this crate adds.
const THEIRS: &[RuleEntry<dyn Rule>] = &[LOW];

fn kind() -> TricksKind {
    TricksKind::default().with(THEIRS)
}

fn game(specs: &[RuleSpec]) -> Tricks {
    kind().compose(specs, &Content::none()).expect("a sound choice").game
}

fn both() -> Vec<RuleSpec> {
    vec![RuleSpec::plain("stakes"), RuleSpec::new("low", json!({"points": 4}))]
}

fn errors(kind: &TricksKind, specs: &[RuleSpec]) -> Vec<String> {
    let made = kind.compose(specs, &Content::none());
    made.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[test]
fn the_laws_hold() {
    let report = laws::check_kind(&kind(), &Content::none(), laws::Effort::plays(10)).expect("the laws hold");
    println!("{report:?}");
    let report = laws::check(&Arc::new(game(&both())), &Setup::seats(4), laws::Effort::plays(40));
    let report = report.expect("the laws hold");
    println!("{report:?}");
    assert!(report.states > 100 && report.news_pairs > 100 && report.imagined > 100);
}

#[test]
fn a_contract_is_offered_before_it_is_in_force_and_then_decides() {
    let mut table = shapes::table(&Arc::new(game(&both())), 4, 1);
    let low = Action::Name("low".into());
    let offers = table.game.offers(&table.state, Seat(0));
    assert!(offers.iter().any(|offer| offer.what == What::Exact(low.clone())), "not in force, yet offered");
    table.submit(Input::Act(Seat(0), low), Moment(1)).expect("offered");
    let c = |suit, rank| Card { suit, rank };
    table.state.hand.held = BySeat(vec![vec![c(0, 3)], vec![c(0, 1)], vec![c(1, 0)], vec![c(0, 5)]]);
    for (seat, card) in [(0, c(0, 3)), (1, c(0, 1)), (2, c(1, 0)), (3, c(0, 5))] {
        table.submit(Input::Act(Seat(seat), Action::Play(card)), Moment(2)).expect("legal");
    }
    let events = &table.log.entries.last().expect("entries").events;
    assert_eq!(events[1], Event::TrickTaken { by: Seat(1) }, "the lowest of the suit led");
    // None taken: 4 points, times 2: `stakes` lies above `low` because of its layer.
    assert_eq!(events[2], Event::HandScored { seat: Seat(0), points: 8 });
}

#[test]
fn bad_choices_are_explained() {
    let spec = |id: &str, params| RuleSpec::new(id, params);
    let newer = RuleSpec { version: Some(3), ..RuleSpec::plain("low") };
    let cases: Vec<(Vec<RuleSpec>, &[&str])> = vec![
        (vec![RuleSpec::plain("lwo")], &["No rule is called “lwo”; did you mean “low”?"]),
        (vec![RuleSpec::plain("grandissimo")], &["No rule is called “grandissimo”."]),
        (
            vec![spec("low", json!({"most": 7, "pionts": 1}))],
            &[
                "rule-low: most must be a whole number from 0 to 2, not 7.",
                "rule-low: It has no parameter “pionts”; did you mean “points”?",
            ],
        ),
        (vec![spec("friendly", json!({"x": 1}))], &["rule-friendly: It has no parameters, so “x” means nothing."]),
        (vec![RuleSpec::plain("low"), RuleSpec::plain("low")], &["The rule “rule-low” is given twice."]),
        (vec![RuleSpec::plain("hands"), RuleSpec::plain("hands")], &["The rule “rule-hands” is given twice."]),
        (vec![RuleSpec::plain("last_hand")], &["“rule-last_hand” needs “rule-stakes”."]),
        (
            vec![RuleSpec::plain("friendly"), RuleSpec::plain("stakes")],
            &["“rule-friendly” and “rule-stakes” cannot be played together."],
        ),
        (vec![newer], &["“rule-low” of version 3 is newer than this program’s 2."]),
        (
            vec![RuleSpec::plain("lwo"), spec("stakes", json!({"times": 1}))],
            &[
                "No rule is called “lwo”; did you mean “low”?",
                "rule-stakes: times must be a whole number from 2 to 9, not 1.",
            ],
        ),
    ];
    for (specs, expected) in cases {
        assert_eq!(errors(&kind(), &specs), expected, "{specs:?}");
    }
}

#[test]
fn two_crates_cannot_both_own_a_name() {
    let twice = kind().with(THEIRS);
    assert_eq!(errors(&twice, &[RuleSpec::plain("low")]), ["Two rules are registered as “low”."]);
    assert_eq!(errors(&twice, &[RuleSpec::plain("stakes")]), [""; 0], "the others can be played");
}

#[test]
fn a_choice_is_noted_in_full() {
    let made = kind().compose(&both(), &Content::none()).expect("a sound choice");
    let noted = json!(made.specs);
    let expected = json!([
        {"id": "hands", "version": 1, "params": {"count": 2}},
        {"id": "low", "version": 2, "params": {"most": 1, "points": 4}},
        {"id": "stakes", "version": 1, "params": {"times": 2}},
    ]);
    assert_eq!(noted, expected, "core rules, defaults and versions, bottom to top");
    let again = kind().compose(&made.specs, &Content::none()).expect("what was noted composes");
    assert_eq!(again.specs, made.specs);
    let older = RuleSpec { version: Some(1), ..RuleSpec::plain("low") };
    assert_eq!(errors(&kind(), &[older]), [""; 0], "what an older version played can still be composed");
}

#[test]
fn toml_and_json_give_the_same_game() {
    let toml = "id = 'ours'\n[rules]\nstakes = { times = 3 }\nlow = true\nlast_hand = true\nfriendly = false\n";
    let json = r#"[{"id": "last_hand"}, {"id": "low"}, {"id": "stakes", "params": {"times": 3}}]"#;
    let line = [r#"stakes={"times": 3}"#, "low", "last_hand"];
    let toml = Variant::from_toml(toml).expect("sound").rules;
    let json: Vec<RuleSpec> = serde_json::from_str(json).expect("sound");
    let line = line.map(|text| RuleSpec::parse(text).expect("sound"));
    let played = |specs: &[RuleSpec]| {
        let made = kind().compose(specs, &Content::none()).expect("a sound choice");
        let mut table = shapes::table(&Arc::new(made.game), 4, 7);
        shapes::play_out(&mut table, 7).expect("it ends");
        (made.specs, table.log.to_lines())
    };
    assert_eq!(played(&toml), played(&json));
    assert_eq!(played(&toml), played(&line));
}

#[test]
fn cards_speak_their_parameters() {
    let book = kernel::book_of(&kind());
    let speak = |card: &RuleCard| {
        let spec = RuleSpec::new(card.id, card.defaults.clone());
        book.say("en", &spec.sentence(), &[])
    };
    let spoken: Vec<String> = kind().card().rules.iter().map(speak).collect();
    assert_eq!(
        spoken,
        [
            "A hand is worth one point at most.",
            "A match is 2 hands.",
            "The last hand counts double.",
            "Each trick counts 2 times.",
            "Low may be named: the lowest wins, and the namer takes at most 1 trick, for 3 points.",
        ]
    );
}

fn played() -> Match<Tricks> {
    let mut table = shapes::table(&Arc::new(game(&both())), 4, 1);
    while table.game.outcome(&table.state).is_none() {
        let seat = table.state.hand.turn.expect("someone's turn");
        let offers = table.game.offers(&table.state, seat);
        let action = offers.last().and_then(|offer| offer.action().cloned()).expect("an offer");
        table.submit(Input::Act(seat, action), Moment(1)).expect("offered");
    }
    table
}

#[test]
fn a_mended_rule_leaves_old_logs_alone() {
    let table = played();
    assert_eq!(table.log.decide_again(&table.game, table.chance()), Ok(()));
    // As if `low` had been worth something else all along.
    let mended = game(&[RuleSpec::new("low", json!({"points": 9})), RuleSpec::plain("stakes")]);
    assert_eq!(table.log.replay_all(&mended), Ok(table.state.clone()), "events are folded, no rule is asked");
    let verdict = table.log.decide_again(&mended, table.chance()).expect_err("but deciding again tells");
    assert!(matches!(verdict.fault, Fault::Differs { .. }), "{verdict}");
}

/// A stranger's rule whose refusal looks into other hands. The laws run on every registered rule, so
/// they find it without knowing it.
struct Spy;

impl Rule for Spy {
    fn objections(&self, hand: &Hand, seat: Seat, card: Card, ask: Ask<'_>) -> Vec<Refusal> {
        let mut objections = ask.under().objections(hand, seat, card);
        let partner = Seat((seat.0 + 2) % 4);
        if card.rank == 5 && hand.held[partner].iter().any(|held| held.rank == 0) && hand.held[seat].len() > 1 {
            objections.push(Refusal::new("spy", Message::new("spy")));
        }
        objections
    }
}

#[test]
fn a_rule_that_leaks_is_caught() {
    let rules = Rules::new(Arc::new(Plain), vec![("spy", Arc::new(Spy) as Arc<dyn Rule>)]);
    let game = Arc::new(Tricks { rules: Arc::new(rules), fault: None });
    let breach = laws::check(&game, &Setup::seats(4), laws::Effort::plays(60)).expect_err("it leaks");
    assert!(["secrets are kept", "hidden things do not show"].contains(&breach.law), "{breach}");
}

#[test]
fn a_bad_choice_is_an_error_a_program_can_read() {
    let error = kind().compose(&[RuleSpec::plain("lwo")], &Content::none()).err().expect("unknown");
    assert_eq!(json!(error), json!([{"unknown": {"id": "lwo", "nearest": "low"}}]));
    assert_eq!(error, [SpecError::Unknown { id: "lwo".into(), nearest: Some("low".into()) }]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Equal rule sets are equal games, in whatever order they and the crates were added.
    #[test]
    fn the_order_does_not_matter(
        specs in Just(vec![
            RuleSpec::new("stakes", json!({"times": 3})),
            RuleSpec::new("low", json!({"most": 0})),
            RuleSpec::new("hands", json!({"count": 3})),
            RuleSpec::plain("last_hand"),
        ]).prop_shuffle(),
        seed in 0u64..1_000,
    ) {
        let canonical = kind().compose(&[
            RuleSpec::new("hands", json!({"count": 3})),
            RuleSpec::plain("last_hand"),
            RuleSpec::new("low", json!({"most": 0})),
            RuleSpec::new("stakes", json!({"times": 3})),
        ], &Content::none()).expect("a sound choice");
        let shuffled = kind().compose(&specs, &Content::none()).expect("a sound choice");
        prop_assert_eq!(&canonical.specs, &shuffled.specs);
        let lines = |game: Tricks| {
            let mut table = shapes::table(&Arc::new(game), 4, seed);
            shapes::play_out(&mut table, seed).expect("it ends");
            table.log.to_lines()
        };
        prop_assert_eq!(lines(canonical.game), lines(shuffled.game));
    }
}
