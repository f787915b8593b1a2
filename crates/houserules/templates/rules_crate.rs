//! House rules for GAME, from a crate of its own. A rule is a file here, and a line in [`RULES`].

pub mod SNAKE;

use GAME::rules::Rule;
use kernel::RuleEntry;

/// All of them.
pub const RULES: &[RuleEntry<dyn Rule>] = &[SNAKE::RULE];
