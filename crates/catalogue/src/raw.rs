//! JSON as it was written.

use crate::fields::{Field, fields_of};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

/// JSON as it was written: kept, handed on and sent without being read. Copies share it.
#[derive(Clone, Debug)]
pub struct Raw(Arc<Box<RawValue>>);

impl Raw {
    /// Writes something down.
    ///
    /// # Panics
    /// If it is no plain data: a bug of the game.
    pub fn of<T: Serialize + ?Sized>(data: &T) -> Self {
        Raw(Arc::new(serde_json::value::to_raw_value(data).expect("plain data serialises")))
    }

    /// `[]`, which is sent often.
    pub fn empty_list() -> Self {
        static EMPTY: LazyLock<Raw> = LazyLock::new(|| Raw::of::<[(); 0]>(&[]));
        EMPTY.clone()
    }

    /// `true` or `false`.
    pub fn flag(is_so: bool) -> Self {
        static FLAGS: LazyLock<[Raw; 2]> = LazyLock::new(|| [Raw::of(&false), Raw::of(&true)]);
        FLAGS[usize::from(is_so)].clone()
    }

    /// From text, if it is JSON.
    pub fn parse(text: &str) -> Result<Self, serde_json::Error> {
        RawValue::from_string(text.to_owned()).map(|raw| Raw(Arc::new(raw)))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Where its fields stand, if it is an object that we wrote ourselves; none, if it is something else.
    pub fn fields(&self) -> Vec<Field> {
        fields_of(self.text())
    }

    /// Reads it.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        kernel::json::read(self.0.get())
    }

    /// Reads it as any JSON.
    pub fn value(&self) -> Value {
        self.read().unwrap_or_default()
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.text() == other.text()
    }
}

impl JsonSchema for Raw {
    fn schema_name() -> Cow<'static, str> {
        "Raw".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "JSON as the game has it: see docs/protocol-games.md" })
    }
}

impl Serialize for Raw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// In a browser JSON is read into a tree first, and within something else is written again.
impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[cfg(target_family = "wasm")]
        return kernel::json::Tree::deserialize(deserializer).map(|tree| Raw::of(&tree));
        #[cfg(not(target_family = "wasm"))]
        return Box::<RawValue>::deserialize(deserializer).map(|raw| Raw(Arc::new(raw)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_sent_as_it_was_written() {
        let raw = Raw::parse(r#"{"b": 1.50, "a": [ ]}"#).expect("JSON");
        assert_eq!(serde_json::to_string(&[&raw]).expect("plain"), r#"[{"b": 1.50, "a": [ ]}]"#);
        assert_eq!(raw, Raw::parse(raw.text()).expect("the same"));
        assert_eq!(raw.value()["a"], serde_json::json!([]));
        assert!(Raw::parse("{").is_err());
    }
}
