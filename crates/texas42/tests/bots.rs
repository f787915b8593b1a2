//! Bots play whole matches, and the better one wins.

mod common;

use kernel::{Bot, Chance, Content, Game, Kind, Match, Seat, perft, play_out};
use texas42::{Texas42, Texas42Kind};

fn play(kind: &Texas42Kind, preset: &str, bots: [&str; 4], seed: u64) -> Match<Texas42> {
    let specs = perft::specs_of(kind, Some(preset), Vec::new()).expect("a preset");
    let mut table = perft::table_of(kind, &specs, &Content::none(), 4, seed).expect("it composes");
    let bot = |seat: u8| kind.bot(bots[usize::from(seat)], &table.game, Seat(seat)).expect("a bot");
    let mut bots: Vec<Box<dyn Bot<Texas42>>> = (0..4).map(bot).collect();
    play_out(&mut table, &mut bots, &Chance::seeded(seed), 20_000).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    table
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
    for preset in kind.presets() {
        for bot in kind.bots() {
            for seed in 0..3 {
                let table = play(&kind, &preset.id, [bot.id; 4], seed);
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
