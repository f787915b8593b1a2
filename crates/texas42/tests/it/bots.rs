//! Bots play whole matches, and the better one wins.

use kernel::{Bot, Chance, Content, Draws, Game, Kind, Match, Seat, Turn, Wish, perft, play_out};
use texas42::worlds::{Unseen, Ways, room, voids};
use texas42::{Action, State, Texas42, Texas42Kind};

fn play(kind: &Texas42Kind, preset: &str, bots: [&str; 4], seed: u64) -> Match<Texas42> {
    play_to(kind, preset, None, bots, seed)
}

/// A match to so many marks, where the preset's own number would take too long.
fn play_to(kind: &Texas42Kind, preset: &str, marks: Option<u8>, bots: [&str; 4], seed: u64) -> Match<Texas42> {
    let rules = marks.map(|to| kernel::RuleSpec::new("marks", serde_json::json!({ "to": to }))).into_iter().collect();
    let specs = perft::specs_of(kind, Some(preset), rules).expect("a preset");
    let mut table = perft::table_of(kind, &specs, &Content::none(), 4, seed).expect("it composes");
    let bot = |seat: u8| kind.bot(bots[usize::from(seat)], &table.game, Seat(seat)).expect("a bot");
    let mut bots: Vec<Box<dyn Bot<Texas42>>> = (0..4).map(bot).collect();
    play_out(&mut table, &mut bots, &Chance::seeded(seed), 20_000).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    table
}

fn long() -> bool {
    std::env::var_os("HR_LONG").is_some()
}

/// How many of so many matches `easy` wins, half of them on the other side of the table.
fn easy_wins(preset: &str, matches: u64) -> u64 {
    let kind = Texas42Kind::default();
    let won = |seed: &u64| {
        let side = (seed % 2) as usize;
        let bots = std::array::from_fn(|seat| if seat % 2 == side { "easy" } else { "random" });
        let table = play(&kind, preset, bots, *seed);
        let outcome = table.game.outcome(&table.state).expect("it is over");
        outcome.place(Seat(side as u8)) == Some(1)
    };
    (0..matches).filter(won).count() as u64
}

#[test]
fn easy_beats_random_clearly() {
    let wins = easy_wins("straight", 200);
    eprintln!("easy wins {wins} of 200 matches of straight against random");
    assert!(wins > 180, "only {wins}");
}

#[test]
fn easy_beats_random_for_points_and_with_contracts() {
    for preset in ["points-250", "everything", "family"] {
        let wins = easy_wins(preset, 60);
        eprintln!("easy wins {wins} of 60 matches of {preset} against random");
        assert!(wins > 39, "{preset}: only {wins}");
    }
}

#[test]
fn all_bots_finish_all_presets() {
    let kind = Texas42Kind::default();
    for preset in kind.card().presets {
        for bot in kind.card().bots {
            let thinks = ["steady", "strong"].contains(&bot.id);
            // Who thinks plays shorter matches; for points they would be long ones.
            if thinks && preset.id == "points-250" && !long() {
                continue;
            }
            for seed in 0..if thinks { 1 } else { 3 } {
                let table = play_to(&kind, &preset.id, thinks.then_some(1), [bot.id; 4], seed);
                let outcome = table.game.outcome(&table.state).expect("it is over");
                assert!(outcome.statistics["hands"] > 0, "{}", preset.id);
                table.log.decide_again(&table.game, table.chance()).expect("it is decided the same again");
            }
        }
    }
}

/// What easy bots bid is mostly made: they neither sleep nor gamble.
#[test]
fn easy_bids_sensibly() {
    let kind = Texas42Kind::default();
    let (mut made, mut set, mut thrown_in) = (0, 0, 0);
    for seed in 0..40 {
        let table = play(&kind, "straight", ["easy"; 4], seed);
        made += table.state.figures.iter().map(|figures| figures.made).sum::<u32>();
        set += table.state.figures.iter().map(|figures| figures.set).sum::<u32>();
        thrown_in += table.state.thrown_in;
    }
    eprintln!("easy: {made} bids made, {set} set, {thrown_in} hands thrown in");
    assert!(made > set, "{made} made, {set} set");
    assert!(thrown_in < (made + set) * 2, "{thrown_in} thrown in of {}", made + set);
}

/// Plays a match of these bots, and calls `visit` before every choice of a bot with its seat.
fn watched(preset: &str, rules: &[&str], bot: &str, seed: u64, visit: &mut dyn FnMut(&Texas42, &State, Seat)) {
    let kind = Texas42Kind::default();
    let rules = rules.iter().map(|rule| kernel::RuleSpec::parse(rule).expect("a rule")).collect();
    let specs = perft::specs_of(&kind, Some(preset), rules).expect("a preset");
    let mut table = perft::table_of(&kind, &specs, &Content::none(), 4, seed).expect("it composes");
    let mut bots: Vec<_> = (0..4).map(|seat| kind.bot(bot, &table.game, Seat(seat)).expect("a bot")).collect();
    let mut at = table.clock();
    while table.game.outcome(&table.state).is_none() {
        at = at.after(1_000);
        table.run_until(at).expect("time passes");
        let awaited = table.game.awaited(&table.state);
        let Some(seat) = awaited.iter().next() else { continue };
        visit(&table.game, &table.state, seat);
        let action = choice(&table.game, &table.state, seat, bots[seat.index()].as_mut(), &mut luck(seed)).action;
        let offers = table.game.offers(&table.state, seat);
        assert!(offers.iter().any(|offer| offer.action() == Some(&action)), "{action:?} is not on offer: {offers:?}");
        table.submit(kernel::Input::Act(seat, action), at).expect("what is offered is legal");
    }
}

fn luck(seed: u64) -> Draws {
    Chance::seeded(seed).draws("bot", 0)
}

fn choice(game: &Texas42, state: &State, seat: Seat, bot: &mut dyn Bot<Texas42>, luck: &mut Draws) -> Wish<Action> {
    let offers = game.offers(state, seat);
    let turn = Turn::new(game, state, seat, &offers, kernel::Moment(0));
    bot.act(&turn, luck).expect("it does something")
}

/// What others hold is dealt otherwise: the same view, and so the same move.
#[test]
fn thoughtful_bots_do_not_peek() {
    let kind = Texas42Kind::default();
    let mut draws = Chance::seeded(9).draws("otherwise", 0);
    let mut other_deals = 0;
    for (bot, preset, every) in [("steady", "everything", 5), ("strong", "straight", 9)] {
        let mut count = 0;
        let rules = ["marks={\"to\": 2}", "lay_down"];
        watched(preset, &rules, bot, 3, &mut |game, state, seat| {
            count += 1;
            if count % every != 0 {
                return;
            }
            let suits = texas42::rules::Questions::suits(game.ask(), &state.hand);
            let unseen = Unseen::of(&state.hand, Some(seat), room(&state.hand), voids(&state.hand, &suits));
            let Some(dealt) = Ways::new(&unseen).deal(&mut draws) else { return };
            let mut other = state.clone();
            for (i, held) in dealt.into_iter().enumerate().filter(|(i, _)| *i != seat.index()) {
                other.hand.held[i] = held;
            }
            other_deals += usize::from(other.hand.held != state.hand.held);
            let game = std::sync::Arc::new(game.clone());
            let fresh = || kind.bot(bot, &game, seat).expect("a bot");
            let one = choice(&game, state, seat, fresh().as_mut(), &mut luck(1));
            let two = choice(&game, &other, seat, fresh().as_mut(), &mut luck(1));
            assert_eq!(one, two, "{bot} in {state:?}");
        });
    }
    assert!(other_deals > 5, "{other_deals} other deals");
}

/// The same seed, the same match.
#[test]
fn thoughtful_bots_are_deterministic() {
    let kind = Texas42Kind::default();
    let log = || play_to(&kind, "family", Some(1), ["steady"; 4], 11).log.to_lines();
    assert_eq!(log(), log());
}

/// They play contracts that only another crate knows.
#[test]
fn thoughtful_bots_play_contracts_from_outside() {
    let kind = Texas42Kind::default().with(crate::outside::THEIRS);
    // General search is slow: one hand or two, and two who think.
    let marks = kernel::RuleSpec::new("marks", serde_json::json!({ "to": 1 }));
    let extra = ["downtown", "seesaw"].map(kernel::RuleSpec::plain).into_iter().chain([marks]).collect();
    let specs = perft::specs_of(&kind, Some("everything"), extra).expect("a preset");
    let mut table = perft::table_of(&kind, &specs, &Content::none(), 4, 5).expect("it composes");
    let ids = ["steady", "easy", "steady", "easy"];
    let mut bots: Vec<_> =
        (0..).zip(ids).map(|(seat, id)| kind.bot(id, &table.game, Seat(seat)).expect("a bot")).collect();
    play_out(&mut table, &mut bots, &Chance::seeded(5), 20_000).expect("it ends");
}

/// A dozen matches tell little of who is better than `easy`: that is for the ladder in `make bench`, and for the long
/// form of this. Whoever thinks must beat chance at once.
#[test]
fn steady_beats_random_and_in_the_long_run_easy() {
    let kind = Texas42Kind::default();
    let wins = |other: &str, matches: u64, marks: u8| {
        let won = |seed: &u64| {
            let side = (seed % 2) as usize;
            let bots = std::array::from_fn(|seat| if seat % 2 == side { "steady" } else { other });
            let table = play_to(&kind, "straight", Some(marks), bots, seed / 2 + 100);
            table.game.outcome(&table.state).and_then(|outcome| outcome.place(Seat(side as u8))) == Some(1)
        };
        (0..matches).filter(won).count()
    };
    let against_random = wins("random", 4, 2);
    assert!(against_random >= 3, "steady wins only {against_random} of 4 against random");
    if long() {
        let against_easy = wins("easy", 200, 7);
        eprintln!("steady wins {against_easy} of 200 matches against easy");
        assert!(against_easy > 110, "only {against_easy}");
    }
}
