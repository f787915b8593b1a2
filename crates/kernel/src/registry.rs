//! Rules as values: what may be chosen, and composing a choice.

use crate::attendance::PATIENCE;
use crate::params::{self, nearest};
use crate::words::arg_of;
use crate::{Content, ContentUse, Patience, order};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use ts_rs::TS;
use words::{Args, Message};

/// Where in the stack a rule lies. Lower layers lie lower; within a layer ids decide, so that hosts who
/// add crates in another order still get the same game.
pub mod layer {
    /// What the match is played with: boards, tile sets, sizes.
    pub const SETUP: i16 = 0;
    /// Contracts: in force while they are chosen.
    pub const CONTRACT: i16 = 20;
    /// House rules.
    pub const HOUSE: i16 = 50;
    /// What amends scores after all else.
    pub const SCORE: i16 = 70;
    /// What amends offers after all else: speed, hints.
    pub const OFFERS: i16 = 90;
}

/// One line of a game's `RULES`: what the lobby, the book and the composer know of a rule.
pub struct RuleEntry<R: ?Sized + 'static> {
    /// Its name in variant files and logs.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// What it does, as a pattern of Fluent that speaks of its parameters: "At most { $sticks } at a time."
    pub sentence: &'static str,
    /// What else it says in English, its refusals above all: messages of Fluent.
    pub words: &'static str,
    /// Under which heading the lobby shows it.
    pub category: &'static str,
    /// Where in the stack it lies: see [`layer`].
    pub layer: i16,
    /// Counts up when the rule's meaning changes.
    pub version: u16,
    /// Always there, with its defaults if it is not named.
    pub core: bool,
    /// Rules that must be chosen too.
    pub needs: &'static [&'static str],
    /// Rules that it cannot be played with.
    pub excludes: &'static [&'static str],
    /// What it says of other rules that it makes no sense with; see [`Quarrel`].
    pub quarrel: Option<Quarrel>,
    /// Parameters and how it is made: written by [`make!`](crate::make) or [`make_with!`](crate::make_with).
    pub make: Make<R>,
}

impl<R: ?Sized + 'static> RuleEntry<R> {
    /// A house rule of version 1 with nothing special; to be amended by `..`-syntax's poor cousin, a literal.
    pub const fn house(id: &'static str, name: &'static str, sentence: &'static str, make: Make<R>) -> Self {
        RuleEntry {
            id,
            name,
            sentence,
            words: "",
            category: "house",
            layer: layer::HOUSE,
            version: 1,
            core: false,
            needs: &[],
            excludes: &[],
            quarrel: None,
            make,
        }
    }

    /// Says this, too, in English: `gentle_start-too_many = At most { $sticks }.`
    #[must_use]
    pub const fn words(mut self, words: &'static str) -> Self {
        self.words = words;
        self
    }

    /// Under this heading.
    #[must_use]
    pub const fn category(mut self, category: &'static str) -> Self {
        self.category = category;
        self
    }

    /// In this layer of the stack.
    #[must_use]
    pub const fn layer(mut self, layer: i16) -> Self {
        self.layer = layer;
        self
    }

    /// Its meaning has changed so often.
    #[must_use]
    pub const fn version(mut self, version: u16) -> Self {
        self.version = version;
        self
    }

    /// Always there.
    #[must_use]
    pub const fn core(mut self) -> Self {
        self.core = true;
        self
    }

    /// Makes no sense without these.
    #[must_use]
    pub const fn needs(mut self, needs: &'static [&'static str]) -> Self {
        self.needs = needs;
        self
    }

    /// Says itself what makes no sense together.
    #[must_use]
    pub const fn quarrel(mut self, quarrel: Quarrel) -> Self {
        self.quarrel = Some(quarrel);
        self
    }

    /// Cannot be played with these.
    #[must_use]
    pub const fn excludes(mut self, excludes: &'static [&'static str]) -> Self {
        self.excludes = excludes;
        self
    }
}

/// Why a rule with these parameters makes no sense among the chosen ones; `None`: it does. For what is
/// finer than [`RuleEntry::excludes`]. It is said by one of the rules that it is about.
pub type Quarrel = fn(own: &Map<String, Value>, chosen: &[RuleSpec]) -> Option<Message>;

/// From parameters to a rule.
pub struct Make<R: ?Sized> {
    /// The JSON Schema of the parameters.
    pub schema: fn() -> Value,
    /// The rule itself.
    pub build: fn(Value, &mut Shelf<'_>) -> Made<R>,
}

/// A rule and its parameters in full, or what is wrong with them.
pub type Made<R> = Result<(Arc<R>, Value), Message>;

/// The content of the house, as a rule being made reaches for it; what it takes is noted for the log.
pub struct Shelf<'a> {
    content: &'a Content,
    taken: Vec<ContentUse>,
}

impl Shelf<'_> {
    /// What the rule names. `None` only where nothing is needed: see [`Content::replaying`].
    pub fn take<T: std::any::Any + Send + Sync>(&mut self, kind: &str, name: &str) -> Result<Option<Arc<T>>, Message> {
        let found = self.content.find::<T>(kind, name).map_err(|e| e.message())?;
        self.taken.extend(self.content.note(kind, name));
        Ok(found)
    }
}

/// Makes a rule that *is* its parameters: `make!(Misere => dyn Rule)`.
///
/// The type is `Serialize + Deserialize + JsonSchema + Default` with `#[serde(default)]`; its doc comments
/// and ranges are what the lobby's form shows.
#[macro_export]
macro_rules! make {
    ($Type:ty => $Rule:ty) => {
        $crate::make_with!($Type => $Rule, |params, _shelf| Ok(::std::sync::Arc::new(params)))
    };
}

/// Makes a rule from parameters and content: `make_with!(Words => dyn Rule, |params, shelf| …)`, where the
/// closure gives a `Result<Arc<impl Rule>, Message>`.
#[macro_export]
macro_rules! make_with {
    ($Type:ty => $Rule:ty, $with:expr) => {
        $crate::Make {
            schema: $crate::schema_of::<$Type>,
            build: |given, shelf| {
                let (params, full) = $crate::params_of::<$Type>(given)?;
                let with: fn($Type, &mut $crate::Shelf<'_>) -> Result<_, $crate::Message> = $with;
                let rule: ::std::sync::Arc<$Rule> = with(params, shelf)?;
                Ok((rule, full))
            },
        }
    };
}

/// Lists the rules of a game, a file each: `rules! { dyn Rule; misere, take_most }` declares the modules and
/// gathers their `RULE`s into `RULES`. A new rule is one file and one line here.
#[macro_export]
macro_rules! rules {
    ($Rule:ty; $($file:ident),* $(,)?) => {
        $( pub mod $file; )*
        /// All rules of this crate, a file each.
        pub const RULES: &[$crate::RuleEntry<$Rule>] = &[ $( $file::RULE ),* ];
    };
}

/// Reads a rule from its parameters, and gives them in full. Used by [`make!`](crate::make).
pub fn params_of<T: DeserializeOwned + Serialize>(given: Value) -> Result<(T, Value), Message> {
    let rule: T = crate::json::read_value(given).map_err(|error| unreadable(&error))?;
    let full = serde_json::to_value(&rule).map_err(|error| unreadable(&error))?;
    Ok((rule, full))
}

fn unreadable(error: &serde_json::Error) -> Message {
    Message::new("param-unreadable").with("why", error.to_string())
}

/// Schemas by the names of their types: all that were made, or, in a browser, all that were learnt. To make them takes
/// more code than to read them.
static SCHEMAS: Mutex<BTreeMap<String, Value>> = Mutex::new(BTreeMap::new());

/// The JSON Schema of a type, without references. Used by [`make!`](crate::make).
#[cfg(not(target_family = "wasm"))]
pub fn schema_of<T: JsonSchema>() -> Value {
    let settings = schemars::generate::SchemaSettings::draft2020_12();
    let settings = settings.with(|settings| settings.inline_subschemas = true);
    let schema = settings.into_generator().into_root_schema_for::<T>().to_value();
    let mut known = SCHEMAS.lock().unwrap_or_else(PoisonError::into_inner);
    known.insert(std::any::type_name::<T>().into(), schema.clone());
    schema
}

/// The JSON Schema of a type, as it was learnt; see [`learn_schemas`].
#[cfg(target_family = "wasm")]
pub fn schema_of<T: JsonSchema>() -> Value {
    schema_called(std::any::type_name::<T>())
}

#[cfg(target_family = "wasm")]
fn schema_called(name: &str) -> Value {
    SCHEMAS.lock().unwrap_or_else(PoisonError::into_inner).get(name).cloned().unwrap_or_default()
}

/// All schemas that were made so far, by the names of their types: for a browser, which makes none.
pub fn schemas() -> BTreeMap<String, Value> {
    SCHEMAS.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// What a browser is told, before it makes any game.
pub fn learn_schemas(schemas: BTreeMap<String, Value>) {
    SCHEMAS.lock().unwrap_or_else(PoisonError::into_inner).extend(schemas);
}

/// A chosen rule, as it stands in a lobby, a variant file or a log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct RuleSpec {
    /// Which rule.
    pub id: String,
    /// Which version of it, in logs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub version: Option<u16>,
    /// Its parameters; those left out have their defaults.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    #[ts(type = "Record<string, unknown>", optional)]
    pub params: Map<String, Value>,
}

impl RuleSpec {
    /// A parameter of one of several rules, if that rule is among them.
    pub fn param<'a>(specs: &'a [RuleSpec], id: &str, name: &str) -> Option<&'a Value> {
        specs.iter().find(|spec| spec.id == id)?.params.get(name)
    }

    /// With these parameters (an object, or null for none).
    pub fn new(id: &str, params: Value) -> Self {
        let params = if let Value::Object(map) = params { map } else { Map::new() };
        RuleSpec { id: id.into(), version: None, params }
    }

    /// What it does with these parameters.
    pub fn sentence(&self) -> Message {
        let args: Args = self.params.iter().map(|(name, value)| (name.clone(), arg_of(value))).collect();
        Message { id: format!("rule-{}.sentence", self.id).into(), args }
    }

    /// With its defaults.
    pub fn plain(id: &str) -> Self {
        RuleSpec::new(id, Value::Null)
    }

    /// From the command line: `id`, or `id={"param": 1}`.
    pub fn parse(text: &str) -> Result<Self, SpecError> {
        let (id, params) = text.split_once('=').unwrap_or((text, "{}"));
        let params = serde_json::from_str(params).map_err(|e| SpecError::BadParam {
            id: id.trim().into(),
            why: Message::new("param-written").with("rule", id.trim().to_string()).with("why", e.to_string()),
        })?;
        Ok(RuleSpec { id: id.trim().into(), version: None, params })
    }
}

/// What people read of a rule.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema, TS)]
pub struct RuleCard {
    /// Its name in variant files and logs.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// What it does, as a pattern of Fluent.
    pub sentence: &'static str,
    /// What else it says in English.
    #[serde(skip)]
    pub words: &'static str,
    /// Under which heading it is shown.
    pub category: &'static str,
    /// Where in the stack it lies.
    pub layer: i16,
    /// Its version.
    pub version: u16,
    /// Always there: only its parameters can be changed.
    pub core: bool,
    /// Rules that must be chosen too.
    pub needs: &'static [&'static str],
    /// Rules that it cannot be played with.
    pub excludes: &'static [&'static str],
    /// The JSON Schema of its parameters.
    #[ts(type = "Record<string, unknown>")]
    pub schema: Value,
    /// What the parameters are if nothing is said.
    #[ts(type = "Record<string, unknown>")]
    pub defaults: Value,
}

/// Why a choice of rules makes no game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SpecError {
    /// There is no such rule.
    Unknown {
        /// What was asked for.
        id: String,
        /// The nearest name there is.
        nearest: Option<String>,
    },
    /// A rule stands once in a match.
    Twice {
        /// The rule.
        id: String,
    },
    /// A parameter is not what it may be.
    BadParam {
        /// The rule.
        id: String,
        /// What is allowed.
        why: Message,
    },
    /// Two rules exclude each other.
    Exclude {
        /// One of them.
        one: String,
        /// The other.
        other: String,
    },
    /// A rule needs another one.
    Needs {
        /// The rule.
        id: String,
        /// What it needs.
        needs: String,
    },
    /// Two crates registered the same id.
    Clash {
        /// The id.
        id: String,
    },
    /// A log was played with a newer rule than this house has.
    Version {
        /// The rule.
        id: String,
        /// The version asked for.
        asked: u16,
        /// The version known.
        known: u16,
    },
    /// What else makes no sense; the game says why.
    Contradiction {
        /// The reason.
        why: Message,
    },
    /// There is no such preset.
    NoPreset {
        /// What was asked for.
        id: String,
        /// Those that exist.
        known: Vec<String>,
    },
}

impl std::error::Error for SpecError {}

/// In English, as far as the kernel knows it: the names of rules are the game's to say.
impl std::fmt::Display for SpecError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&words::Book::of(crate::WORDS).say(words::ENGLISH, &self.message(), &[]))
    }
}

impl SpecError {
    /// The same, to be said.
    pub fn message(&self) -> Message {
        let rule = |id: &str| Message::called(format!("rule-{id}"));
        match self.clone() {
            SpecError::Unknown { id, nearest: None } => Message::new("spec-unknown").with("id", id),
            SpecError::Unknown { id, nearest: Some(nearest) } => {
                Message::new("spec-unknown-near").with("id", id).with("nearest", nearest)
            }
            SpecError::Twice { id } => Message::new("spec-twice").with("rule", rule(&id)),
            SpecError::BadParam { id, why } => Message::new("spec-param").with("rule", rule(&id)).with("why", why),
            SpecError::Exclude { one, other } => {
                Message::new("spec-exclude").with("one", rule(&one)).with("other", rule(&other))
            }
            SpecError::Needs { id, needs } => {
                Message::new("spec-needs").with("rule", rule(&id)).with("needs", rule(&needs))
            }
            SpecError::Clash { id } => Message::new("spec-clash").with("id", id),
            SpecError::Version { id, asked, known } => {
                Message::new("spec-version").with("rule", rule(&id)).with("asked", asked).with("known", known)
            }
            SpecError::Contradiction { why } => why,
            SpecError::NoPreset { id, known } => Message::new("spec-preset").with("id", id).with("known", known),
        }
    }
}

/// The rules a game may be played with. A value: others add theirs.
pub struct Registry<R: ?Sized + 'static> {
    parts: Vec<&'static [RuleEntry<R>]>,
    patience: Option<Patience>,
    /// Made once, when somebody first asks: schemas are costly.
    cards: OnceLock<Arc<[RuleCard]>>,
}

impl<R: ?Sized> Clone for Registry<R> {
    fn clone(&self) -> Self {
        Registry { parts: self.parts.clone(), patience: self.patience, cards: self.cards.clone() }
    }
}

/// A checked choice: rules in stacking order, their specs in full, and the content they took.
pub struct Composed<R: ?Sized> {
    /// Bottom to top.
    pub rules: Vec<(&'static str, Arc<R>)>,
    /// Defaults filled in, in the same order.
    pub specs: Vec<RuleSpec>,
    /// For the log's header.
    pub content: Vec<ContentUse>,
    /// How long others wait for somebody who is not there.
    pub patience: Patience,
}

impl<R: ?Sized> Composed<R> {
    /// Is this rule in it?
    pub fn has(&self, id: &str) -> bool {
        self.rules.iter().any(|(other, _)| *other == id)
    }
}

impl<R: ?Sized> Registry<R> {
    /// A game's own rules.
    pub fn of(rules: &'static [RuleEntry<R>]) -> Self {
        Registry { parts: vec![rules], patience: None, cards: OnceLock::new() }
    }

    /// With the core rule `patience`, which the kernel itself carries out ([`Attendance`](crate::Attendance)), and these
    /// defaults for it.
    #[must_use]
    pub fn patient(self, patience: Patience) -> Self {
        Registry { patience: Some(patience), cards: OnceLock::new(), ..self }
    }

    /// And those of another crate.
    #[must_use]
    pub fn with(mut self, rules: &'static [RuleEntry<R>]) -> Self {
        self.parts.push(rules);
        Registry { cards: OnceLock::new(), ..self }
    }

    fn all(&self) -> impl Iterator<Item = &'static RuleEntry<R>> {
        self.parts.iter().flat_map(|part| part.iter())
    }

    /// What people read of each.
    pub fn cards(&self) -> &[RuleCard] {
        self.cards.get_or_init(|| self.all().map(card).chain(self.patience.map(patience_card)).collect())
    }

    /// Checks a choice and builds it. Reports everything that is wrong with it.
    pub fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composed<R>, Vec<SpecError>> {
        let mut errors = Vec::new();
        let mut chosen: Vec<(&'static RuleEntry<R>, Map<String, Value>)> = Vec::new();
        let mut patience = None;
        for spec in specs {
            if let Some(usual) = self.patience.filter(|_| spec.id == PATIENCE) {
                match read_patience(usual, spec, self.schema(PATIENCE)) {
                    _ if patience.is_some() => errors.push(SpecError::Twice { id: spec.id.clone() }),
                    Ok(read) => patience = Some(read),
                    Err(wrong) => errors.extend(wrong),
                }
                continue;
            }
            match self.find(spec) {
                Ok(rule) if chosen.iter().any(|(other, _)| other.id == rule.id) => {
                    errors.push(SpecError::Twice { id: spec.id.clone() });
                }
                Ok(rule) => chosen.push((rule, spec.params.clone())),
                Err(error) => errors.push(error),
            }
        }
        for rule in self.all().filter(|rule| rule.core) {
            if !chosen.iter().any(|(other, _)| other.id == rule.id) {
                chosen.push((rule, Map::new()));
            }
        }
        let patience = patience.or(self.patience);
        errors.extend(quarrels(&chosen));
        order::sort_by_key(&mut chosen, |(rule, _)| (rule.layer, rule.id));

        let mut shelf = Shelf { content, taken: Vec::new() };
        let (mut rules, mut specs, mut quarrels) = (Vec::new(), Vec::new(), Vec::new());
        for (rule, given) in chosen {
            match build(rule, self.schema(rule.id), given, &mut shelf) {
                Ok((made, params)) => {
                    rules.push((rule.id, made));
                    quarrels.extend(rule.quarrel.map(|quarrel| (quarrel, params.clone())));
                    specs.push(RuleSpec { id: rule.id.into(), version: Some(rule.version), params });
                }
                Err(whys) => {
                    errors.extend(whys.into_iter().map(|why| SpecError::BadParam { id: rule.id.into(), why }));
                }
            }
        }
        order::sort_by(&mut shelf.taken, Ord::cmp);
        shelf.taken.dedup();
        specs.extend(patience.map(spec_of_patience));
        let whys = quarrels.iter().filter_map(|(quarrel, own)| quarrel(own, &specs));
        errors.extend(whys.map(|why| SpecError::Contradiction { why }));
        let patience = patience.unwrap_or_default();
        if errors.is_empty() { Ok(Composed { rules, specs, content: shelf.taken, patience }) } else { Err(errors) }
    }

    /// What the parameters of a rule may be.
    fn schema(&self, id: &str) -> &Value {
        self.cards().iter().find(|card| card.id == id).map_or(&Value::Null, |card| &card.schema)
    }

    fn find(&self, spec: &RuleSpec) -> Result<&'static RuleEntry<R>, SpecError> {
        let mut named = self.all().filter(|rule| rule.id == spec.id);
        let Some(rule) = named.next() else {
            let core = self.patience.map(|_| PATIENCE);
            let nearest = nearest(&spec.id, self.all().map(|rule| rule.id).chain(core)).map(str::to_string);
            return Err(SpecError::Unknown { id: spec.id.clone(), nearest });
        };
        if named.next().is_some() {
            return Err(SpecError::Clash { id: spec.id.clone() });
        }
        match spec.version {
            Some(asked) if asked > rule.version => {
                Err(SpecError::Version { id: spec.id.clone(), asked, known: rule.version })
            }
            _ => Ok(rule),
        }
    }
}

/// What people read of the core rule `patience`, with a game's own defaults.
fn patience_card(usual: Patience) -> RuleCard {
    let mut schema = schema_of::<Patience>();
    let defaults = serde_json::to_value(usual).unwrap_or_default();
    for (name, value) in defaults.as_object().into_iter().flatten() {
        schema["properties"][name]["default"] = value.clone();
    }
    let sentence =
        "Who is away while others wait is played for after { $away } seconds, then after { $gone } at each turn.";
    RuleCard {
        id: PATIENCE,
        name: "Patience",
        sentence,
        words: "",
        category: "table",
        layer: layer::OFFERS,
        version: 1,
        core: true,
        needs: &[],
        excludes: &[],
        schema,
        defaults,
    }
}

fn read_patience(usual: Patience, spec: &RuleSpec, schema: &Value) -> Result<Patience, Vec<SpecError>> {
    let bad = |why: Message| SpecError::BadParam { id: spec.id.clone(), why };
    let given = Value::Object(spec.params.clone());
    let wrong = params::check(schema, &given);
    if !wrong.is_empty() {
        return Err(wrong.into_iter().map(bad).collect());
    }
    let mut full = serde_json::to_value(usual).unwrap_or_default();
    if let Value::Object(full) = &mut full {
        full.extend(spec.params.clone());
    }
    crate::json::read_value(full).map_err(|e| vec![bad(Message::new("param-unreadable").with("why", e.to_string()))])
}

fn spec_of_patience(patience: Patience) -> RuleSpec {
    let params = serde_json::to_value(patience).unwrap_or_default();
    RuleSpec { version: Some(1), ..RuleSpec::new(PATIENCE, params) }
}

fn card<R: ?Sized>(rule: &'static RuleEntry<R>) -> RuleCard {
    let schema = (rule.make.schema)();
    let defaults = params::defaults(&schema);
    RuleCard {
        id: rule.id,
        name: rule.name,
        sentence: rule.sentence,
        words: rule.words,
        category: rule.category,
        layer: rule.layer,
        version: rule.version,
        core: rule.core,
        needs: rule.needs,
        excludes: rule.excludes,
        schema,
        defaults,
    }
}

fn quarrels<R: ?Sized, P>(chosen: &[(&'static RuleEntry<R>, P)]) -> Vec<SpecError> {
    let mut errors = Vec::new();
    for (i, (one, _)) in chosen.iter().enumerate() {
        for (other, _) in &chosen[i + 1..] {
            if one.excludes.contains(&other.id) || other.excludes.contains(&one.id) {
                errors.push(SpecError::Exclude { one: one.id.into(), other: other.id.into() });
            }
        }
        for needs in one.needs {
            if !chosen.iter().any(|(other, _)| other.id == *needs) {
                errors.push(SpecError::Needs { id: one.id.into(), needs: (*needs).into() });
            }
        }
    }
    errors
}

type Built<R> = (Arc<R>, Map<String, Value>);

fn build<R: ?Sized>(
    rule: &RuleEntry<R>,
    schema: &Value,
    given: Map<String, Value>,
    shelf: &mut Shelf<'_>,
) -> Result<Built<R>, Vec<Message>> {
    let given = Value::Object(given);
    let wrong = params::check(schema, &given);
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let (made, full) = (rule.make.build)(given, shelf).map_err(|why| vec![why])?;
    let full = if let Value::Object(map) = full { map } else { Map::new() };
    Ok((made, full))
}
