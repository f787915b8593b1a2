//! Which questions are asked, and how many.

use super::{Ask, Questions, Rule};
use crate::content::{Library, PACK, Pack, called, categories, topic};
use crate::state::Round;
use kernel::{Message, RuleEntry, Shelf, layer, message};
use rounds::{Course, Total};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Which questions are asked, and how many.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Asks {
    /// The pack they are from.
    #[schemars(length(max = 60))]
    pub pack: String,
    /// How many are asked.
    #[schemars(range(min = 1, max = 50))]
    pub count: u32,
    /// Of these categories only; none: of all.
    #[schemars(length(max = 20))]
    pub categories: Vec<String>,
    /// Of these difficulties only; none: of all.
    #[schemars(length(max = 3))]
    pub difficulty: Vec<Difficulty>,
}

/// How hard a question is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Easy: most people know it.
    Easy,
    /// Medium: some know it.
    Medium,
    /// Hard: few know it.
    Hard,
}

impl Default for Asks {
    fn default() -> Self {
        Asks { pack: "general-en".into(), count: 10, categories: Vec::new(), difficulty: Vec::new() }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "questions",
    "Questions",
    "{ $count ->
        [one] One question
       *[other] { $count } questions
    } from “{ chosen-questions-pack }”.",
    kernel::make_with!(Asks => dyn Rule, |params, shelf| Ok(Arc::new(Chosen::new(params, shelf)?))),
)
.words(
    "questions-category = The pack “{ $pack }” has no category “{ $category }”; it has: { $known }.
chosen-questions-pack = { $pack ->
    [general-en] General knowledge (English)
    [general-es] General knowledge (Spanish)
    [general-nl] General knowledge (Dutch)
   *[other] { $pack }
}",
)
.category("questions")
.layer(layer::SETUP)
.core();

/// The rule with its questions at hand.
struct Chosen {
    count: u32,
    library: Arc<Library>,
}

impl Chosen {
    fn new(params: Asks, shelf: &mut Shelf<'_>) -> Result<Self, Message> {
        let pack = shelf.take::<Pack>(PACK, &params.pack)?;
        if let Some(pack) = &pack {
            known_categories(pack, &params.categories)?;
        }
        let difficulties = params.difficulty.iter().map(|level| *level as u8 + 1).collect();
        let library = Library { pack, categories: params.categories, difficulties };
        Ok(Chosen { count: params.count, library: Arc::new(library) })
    }
}

fn known_categories(pack: &Pack, wanted: &[String]) -> Result<(), Message> {
    let known = categories(pack);
    match wanted.iter().find(|category| !known.contains(category.as_str())) {
        None => Ok(()),
        Some(unknown) => {
            let known: Vec<Message> = known.into_iter().map(topic).collect();
            Err(message!("questions-category", pack = called(&pack.head.id), category = unknown, known = known))
        }
    }
}

impl Rule for Chosen {
    fn in_force(&self, _: &Round) -> bool {
        false // It only owns what is asked: nothing to ask it during a round.
    }

    fn library(&self, _: &Round, _: Ask<'_>) -> Arc<Library> {
        self.library.clone()
    }

    fn course(&self, round: &Round, ask: Ask<'_>) -> Course {
        // Rounds in which nobody was left do not count; an empty room must come to an end, too.
        Course { rounds: Total::Fixed(self.count), cap: 2 * self.count, ..ask.under().course(round) }
    }
}
