//! Six small games with the shapes of the real ones: the kernel's tests.
//!
//! A kernel that carries Nim carries little. The games to come have contracts that are offered before they
//! are in force, secret answers, windows for a challenge, thousands of strokes and lists of words; each of
//! these is here once, as small as it can be, so that what the kernel cannot do shows before a real game
//! needs it:
//!
//! | game | its shape |
//! |---|---|
//! | [`tricks`] | a contract that is offered before it is in force, perhaps from another crate |
//! | [`quiz`] | simultaneous secret answers; people leave, come back and join late |
//! | [`bluff`] | a play that stands only after a window for challenges; the draw waits for it; two deadlines at once |
//! | [`dice`] | a short match in which nearly everything is hidden |
//! | [`sketch`] | a stream of bulk whose cost does not grow with its length |
//! | [`pack`] | content from outside, named by a rule and checked by its checksum |
//!
//! Each has an enum `Fault`: ways to break it on purpose. The tests keep a table of all laws with a broken
//! game that each of them catches, since a law that never failed has proved nothing.
//!
//! # An example
//!
//! Compose a game, let random bots play it, and check the log:
//!
//! ```
//! use kernel::{Content, Game, Kind, RuleSpec};
//! use shapes::tricks::TricksKind;
//! use std::sync::Arc;
//!
//! let stakes = RuleSpec::parse(r#"stakes={"times": 3}"#).expect("a rule");
//! let made = TricksKind::default().compose(&[stakes], &Content::none()).expect("a sound choice");
//! let game = Arc::new(made.game);
//!
//! let mut table = shapes::table(&game, 4, 1);
//! shapes::play_out(&mut table, 1).expect("it ends");
//! assert!(game.outcome(&table.state).is_some());
//!
//! // Folding the events needs no rule; deciding the inputs again gives the same events.
//! assert_eq!(table.log.replay_all(&game), Ok(table.state.clone()));
//! assert_eq!(table.log.decide_again(&game, table.chance()), Ok(()));
//! ```
//!
//! And break it, to see a law bite:
//!
//! ```
//! use kernel::{Setup, laws};
//! use shapes::quiz::{Fault, Quiz};
//! use std::sync::Arc;
//!
//! let broken = Arc::new(Quiz { fault: Some(Fault::NewsTellsAnswer), ..Quiz::default() });
//! let breach = laws::check(&broken, &Setup::seats(3), laws::Effort::plays(20)).expect_err("it leaks");
//! assert_eq!(breach.law, "news tells no more than views");
//! ```

pub mod bluff;
pub mod dice;
pub mod pack;
pub mod quiz;
pub mod sketch;
pub mod tricks;

use kernel::{Bot, Chance, Game, Header, Match, Moment, Names, RandomBot, Sample, Setup, Unfinished};
use std::sync::Arc;

/// More entries than any of these games takes.
const MOST_ENTRIES: usize = 20_000;

/// A match of any game, dealt from a seed.
pub fn table<G: Game>(game: &Arc<G>, seats: u8, seed: u64) -> Match<G> {
    let header = Header {
        houserules: kernel::log::FORMAT,
        game: "shape".into(),
        name: format!("seed-{seed}"),
        rules: [].into(),
        content: Vec::new(),
        setup: Setup::seats(seats),
        names: Names::plain(seats).0,
        commitment: String::new(),
        again: false,
        origin: None,
    };
    Match::deal(game.clone(), header, Chance::seeded(seed), Moment(0))
}

/// Lets random bots play a match to its end; their luck is not the match's.
pub fn play_out<G: Sample>(table: &mut Match<G>, luck: u64) -> Result<(), Unfinished> {
    let bot = |_| Box::new(RandomBot::new(table.game.clone())) as Box<dyn Bot<G>>;
    let mut bots: Vec<_> = (0..table.log.header.setup.seats).map(bot).collect();
    kernel::play_out(table, &mut bots, &Chance::seeded(luck), MOST_ENTRIES)
}
