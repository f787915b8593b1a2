//! TITLE.

use RULES::Rule;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// TITLE: say here what it does. Fields are its parameters; their comments and ranges become the lobby's form.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct PASCAL {}

/// For the registry: its name in files, its name for people, and what it does in a sentence.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("SNAKE", "TITLE", "TITLE, in a sentence.", make!(PASCAL => dyn Rule));

/// It changes nothing yet. Answer the questions that it is about: each is a method of [`Rule`], and `ask.under()` gives
/// what the rules below would answer.
impl Rule for PASCAL {}
