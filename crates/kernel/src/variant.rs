//! Variants: named lists of rules, as presets of a game or as files of a host.
//!
//! ```
//! let text = r#"
//! id = "short-misere"
//! name = "Short misère"
//! sentence = "Few sticks, and the last one loses."
//!
//! [rules]
//! misere = true
//! piles = { sizes = [3, 4] }
//! "#;
//! let variant = kernel::Variant::from_toml(text).expect("a sound file");
//! assert_eq!(variant.rules[0].id, "misere");
//! ```
//!
//! A file may begin with a preset and say only what differs:
//!
//! ```
//! # let standard = kernel::Variant::from_toml("id = 'standard'\n[rules]\npiles = true\nlast = true").expect("sound");
//! let text = r#"
//! id = "ours"
//! from = "standard"
//! without = ["last"]
//!
//! [rules]
//! piles = { sizes = [3, 4] }
//! "#;
//! let variant = kernel::Variant::amending(text, &[standard]).expect("a sound file");
//! assert_eq!(variant.rules.len(), 1);
//! ```

use crate::{RuleSpec, json, line_of, unreadable};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use words::Message;

/// A named list of rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Variant {
    /// Its name on the command line.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// What it is like, in a sentence.
    #[serde(default)]
    pub sentence: String,
    /// Which game it is for; presets leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game: Option<String>,
    /// Its rules.
    pub rules: Vec<RuleSpec>,
}

/// A variant file that cannot be read.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum VariantError {
    /// Not TOML, or a field is missing or of another type: what the reader of TOML says.
    #[error("{}{why}", line.map(|line| format!("line {line}: ")).unwrap_or_default())]
    Unreadable {
        /// Where, if that is known.
        line: Option<usize>,
        /// Why.
        why: String,
    },
    /// What a game's own way of writing variants finds wrong.
    #[error("{0}")]
    Said(Message),
    /// Under `[rules]` stands something other than parameters, `true` or `false`.
    #[error("[rules] {id} must be true, false, or parameters like {{ name = 1 }}")]
    BadRule {
        /// The rule's id.
        id: String,
    },
    /// It begins with a preset that is not there.
    #[error("from = {from:?}: there is no such preset; there are: {}", known.join(", "))]
    NoPreset {
        /// The name that stands there.
        from: String,
        /// Those that there are.
        known: Vec<String>,
    },
    /// It leaves out what is not there.
    #[error("without = [{id:?}]: {} has no such rule; it has: {}", from.as_deref().unwrap_or("this file"), known.join(", "))]
    NotThere {
        /// What is to be left out.
        id: String,
        /// The preset that it begins with.
        from: Option<String>,
        /// What there is to leave out.
        known: Vec<String>,
    },
}

impl VariantError {
    /// The reader of TOML gave up.
    pub fn toml(text: &str, error: &toml::de::Error) -> Self {
        let line = line_of(text, error.span().map(|span| span.start));
        VariantError::Unreadable { line, why: error.message().trim().into() }
    }

    /// The same with its line in a file. (A browser reads files that were read before, and has no code for that.)
    fn in_file(self, text: &str) -> Self {
        #[cfg(not(target_family = "wasm"))]
        if let (VariantError::Unreadable { line: None, .. }, Err(error)) = (&self, toml::from_str::<File>(text)) {
            return VariantError::toml(text, &error);
        }
        let _ = text;
        self
    }

    /// The same, to be said.
    pub fn message(&self) -> Message {
        match self {
            VariantError::Unreadable { line, why } => unreadable(*line, why),
            VariantError::Said(message) => message.clone(),
            VariantError::BadRule { id } => Message::new("variant-rule").with("id", id),
            VariantError::NoPreset { from, known } => {
                Message::new("variant-from").with("from", from).with("known", known.join(", "))
            }
            VariantError::NotThere { id, known, .. } => {
                Message::new("variant-without").with("id", id).with("known", known.join(", "))
            }
        }
    }
}

/// The file as it is written: rules as a table from ids to parameters.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    name: Option<String>,
    #[serde(default)]
    sentence: String,
    game: Option<String>,
    /// The preset that it begins with: then only what differs stands under `[rules]`.
    from: Option<String>,
    /// Rules of that preset that are left out.
    #[serde(default)]
    without: Vec<String>,
    #[serde(default)]
    rules: Map<String, Value>,
}

impl Variant {
    /// From a TOML file that names all its rules.
    pub fn from_toml(text: &str) -> Result<Self, VariantError> {
        Variant::amending(text, &[])
    }

    /// From a TOML file that may begin with one of these presets. Parameters that are not named stay as they are there.
    pub fn amending(text: &str, presets: &[Variant]) -> Result<Self, VariantError> {
        let fields = toml::from_str(text).map_err(|e| VariantError::toml(text, &e))?;
        Variant::written(fields, presets).map_err(|error| error.in_file(text))
    }

    /// The same of what stands in the file.
    pub fn written(fields: Map<String, Value>, presets: &[Variant]) -> Result<Self, VariantError> {
        let unreadable = |e: serde_json::Error| VariantError::Unreadable { line: None, why: e.to_string() };
        let file: File = json::read_value(Value::Object(fields)).map_err(unreadable)?;
        let mut rules = match &file.from {
            None => Vec::new(),
            Some(from) => {
                presets.iter().find(|preset| preset.id == *from).map(|preset| preset.rules.clone()).ok_or_else(
                    || VariantError::NoPreset {
                        from: from.clone(),
                        known: presets.iter().map(|preset| preset.id.clone()).collect(),
                    },
                )?
            }
        };
        for id in &file.without {
            let Some(at) = rules.iter().position(|spec| spec.id == *id) else {
                let known = rules.iter().map(|spec| spec.id.clone()).collect();
                return Err(VariantError::NotThere { id: id.clone(), from: file.from, known });
            };
            rules.remove(at);
        }
        for (id, value) in file.rules {
            let at = rules.iter().position(|spec| spec.id == id);
            match (value, at) {
                (Value::Bool(true), Some(_)) | (Value::Bool(false), None) => {}
                (Value::Bool(true), None) => rules.push(RuleSpec::plain(&id)),
                (Value::Bool(false), Some(at)) => {
                    rules.remove(at);
                }
                (Value::Object(params), Some(at)) => rules[at].params.extend(params),
                (Value::Object(params), None) => rules.push(RuleSpec { id, version: None, params }),
                _ => return Err(VariantError::BadRule { id }),
            }
        }
        let name = file.name.unwrap_or_else(|| file.id.clone());
        Ok(Variant { id: file.id, name, sentence: file.sentence, game: file.game, rules })
    }

    /// The presets of a crate, from files that ship with it. One may amend another that stands before it.
    ///
    /// # Panics
    /// If one of them is unsound: it is part of the program.
    pub fn presets(files: &[&str]) -> Vec<Variant> {
        let mut presets: Vec<Variant> = Vec::new();
        for text in files {
            let preset = Variant::amending(text, &presets).unwrap_or_else(|e| panic!("a built-in preset: {e}"));
            presets.push(preset);
        }
        presets
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_switched_and_given_parameters() {
        let text = "id = 'x'\n[rules]\na = true\nb = false\nc = { n = 3 }\n";
        let variant = Variant::from_toml(text).expect("sound");
        let c = RuleSpec::new("c", serde_json::json!({"n": 3}));
        assert_eq!((variant.name.as_str(), variant.rules), ("x", vec![RuleSpec::plain("a"), c]));
    }

    #[test]
    fn a_file_amends_a_preset() {
        let base =
            Variant::from_toml("id = 'base'\n[rules]\na = true\nb = { n = 1, m = 2 }\nc = true\n").expect("sound");
        let read = |text: &str| Variant::amending(text, std::slice::from_ref(&base));
        let text = "id = 'x'\nfrom = 'base'\nwithout = ['a']\n[rules]\nb = { n = 3 }\nc = false\nd = true\n";
        let b = RuleSpec::new("b", serde_json::json!({"n": 3, "m": 2}));
        assert_eq!(read(text).expect("sound").rules, [b, RuleSpec::plain("d")]);
        assert_eq!(read("id = 'x'\nfrom = 'base'\n").expect("sound").rules, base.rules);
        let error = |text: &str| read(text).expect_err("unsound").to_string();
        assert_eq!(error("id = 'x'\nfrom = 'bse'\n"), "from = \"bse\": there is no such preset; there are: base");
        let no_swap = "without = [\"swap\"]: base has no such rule; it has: a, b, c";
        assert_eq!(error("id = 'x'\nfrom = 'base'\nwithout = ['swap']\n"), no_swap);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let error = |text: &str| Variant::from_toml(text).expect_err("unsound").to_string();
        assert!(error("id = 'x'\n[rules]\na = 3\n").contains("[rules] a must be true, false"));
        assert!(error("id = 'x'\n[rules\n").contains("line 2"));
        assert!(error("name = 'x'\n").contains("id"));
        assert!(error("id = 'x'\nruels = 1\n").contains("ruels"));
    }
}
