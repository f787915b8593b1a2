//! JSON whose fields have names.
//!
//! What is derived for reading a type takes its fields from a list, too: `[1, 2]` for `{"x": 1, "y": 2}`. Nobody writes that
//! here, and the code for it is a third of all that reads. Read through these functions it is refused, and a program that has
//! no use for that code does not carry it: the module for browsers is sent to phones. There is more that it does for its size:
//! see [`Tree`].

#[cfg(any(test, not(target_family = "wasm")))]
mod named;
mod tree;

use serde::de::DeserializeOwned;
use serde_json::Value;
pub use tree::Tree;

/// Reads a whole text.
pub fn read<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    #[cfg(target_family = "wasm")]
    return by_tree(text);
    #[cfg(not(target_family = "wasm"))]
    return as_it_comes(text);
}

/// The same of a value.
pub fn read_value<T: DeserializeOwned>(value: Value) -> serde_json::Result<T> {
    #[cfg(target_family = "wasm")]
    return T::deserialize(Tree::from(value));
    #[cfg(not(target_family = "wasm"))]
    return T::deserialize(named::Named(value));
}

#[cfg(any(test, not(target_family = "wasm")))]
fn as_it_comes<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    let mut json = serde_json::Deserializer::from_str(text);
    let read = T::deserialize(named::Named(&mut json))?;
    json.end()?;
    Ok(read)
}

#[cfg(any(test, target_family = "wasm"))]
fn by_tree<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    T::deserialize(serde_json::from_str::<Tree>(text)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::{Deserialize, Serialize};
    use std::collections::BTreeMap;

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Sticks {
        None,
        Some(u8),
        Both(u8, u8),
        Named {
            count: u8,
            #[serde(default)]
            whose: Option<String>,
        },
    }

    #[derive(Deserialize, PartialEq, Debug)]
    struct Heap {
        sticks: Vec<Sticks>,
        #[serde(flatten)]
        more: serde_json::Map<String, Value>,
    }

    #[test]
    fn what_has_names_is_read_as_ever() {
        let texts = [
            r#"{"sticks":["none",{"some":3},{"both":[1,2]},{"named":{"count":4,"whose":"Ann"}}],"colour":"red"}"#,
            r#"{"sticks":[{"named":{"count":4}}]}"#,
            r#" { "sticks" : [ ] , "deep" : [ { "a" : null } , 1.5 , -2 ] } "#,
        ];
        for text in texts {
            let ours: Heap = read(text).expect("it is read");
            assert_eq!(ours, serde_json::from_str(text).expect("it is read"));
            let value: Value = serde_json::from_str(text).expect("it is read");
            assert_eq!(ours, read_value(value).expect("it is read"));
        }
    }

    /// All ways in which a type can be written.
    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Cupboard {
        flags: (bool, Option<bool>),
        numbers: Vec<(i8, u64, f64)>,
        letter: char,
        by_number: BTreeMap<u8, String>,
        by_side: BTreeMap<Side, ()>,
        label: Label,
        tagged: Tagged,
        either: Vec<Either>,
        #[serde(rename = "kind")]
        sort: Sticks,
        unit: Unit,
        deep: Option<Box<Cupboard>>,
        #[serde(default)]
        any: Value,
    }

    #[derive(Serialize, Deserialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
    enum Side {
        North,
        South,
    }

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Label(String);

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Unit;

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    #[serde(tag = "is")]
    enum Tagged {
        Box { size: u8 },
        Nothing,
    }

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    #[serde(untagged)]
    enum Either {
        Number(i64),
        Text(String),
        Point { x: f32, y: f32 },
    }

    fn cupboard(deep: Option<Box<Cupboard>>) -> Cupboard {
        Cupboard {
            flags: (true, None),
            numbers: vec![(-3, u64::MAX, 0.25), (0, 0, -1e300)],
            letter: 'ĳ',
            by_number: BTreeMap::from([(7, "seven".into()), (30, String::new())]),
            by_side: BTreeMap::from([(Side::North, ()), (Side::South, ())]),
            label: Label("a \"label\"\n".into()),
            tagged: Tagged::Box { size: 3 },
            either: vec![Either::Number(-1), Either::Text("t".into()), Either::Point { x: 1.5, y: 2.0 }],
            sort: Sticks::Named { count: 4, whose: Some("Ann".into()) },
            unit: Unit,
            deep,
            any: serde_json::json!({"b": [1, {"a": null}], "a": 0.5}),
        }
    }

    /// The same JSON with each of its places taken by something else, or left out.
    fn altered(json: &Value) -> Vec<Value> {
        let others = serde_json::json!([
            null, true, -1, 3, 300, 1.5, "", "North", "none", [], [1, 2], [1, 2, 3], {}, {"some": 3}, {"none": null},
            {"none": 3}, {"both": [1]}, {"both": [1, 2, 3]}, {"named": null}, {"x": 1, "y": -2}, {"is": "Nothing"}
        ]);
        let mut found: Vec<Value> = others.as_array().cloned().unwrap_or_default();
        match json {
            Value::Array(list) => {
                found.push(list.iter().chain(list.last()).cloned().collect());
                for at in 0..list.len() {
                    found.push(
                        list.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, item)| item.clone()).collect(),
                    );
                    found.extend(altered(&list[at]).into_iter().map(|other| {
                        let mut list = list.clone();
                        list[at] = other;
                        Value::Array(list)
                    }));
                }
            }
            Value::Object(fields) => {
                let with = |name: &str, value: Option<Value>| {
                    let mut fields = fields.clone();
                    fields.remove(name);
                    fields.extend(value.map(|value| (name.to_string(), value)));
                    Value::Object(fields)
                };
                found.push(with("strange", Some(Value::Null)));
                for (name, value) in fields {
                    found.push(with(name, None));
                    found.extend(altered(value).into_iter().map(|other| with(name, Some(other))));
                }
            }
            _ => {}
        }
        found
    }

    #[test]
    fn a_tree_gives_what_the_text_itself_gives() {
        let whole = cupboard(Some(Box::new(cupboard(None))));
        let text = serde_json::to_string(&whole).expect("plain");
        assert_eq!(by_tree::<Cupboard>(&text).expect("it is read"), whole);
        assert_eq!(
            serde_json::from_str::<Tree>(&text).map(|tree| serde_json::to_string(&tree).expect("plain")).expect("JSON"),
            text
        );
        let all = altered(&serde_json::to_value(cupboard(None)).expect("plain"));
        let (mut read, mut refused) = (0, 0);
        for value in all {
            let text = value.to_string();
            match (by_tree::<Cupboard>(&text), as_it_comes::<Cupboard>(&text)) {
                (Ok(ours), Ok(theirs)) => {
                    assert_eq!(ours, theirs, "{text}");
                    read += 1;
                }
                (Err(_), Err(_)) => refused += 1,
                (ours, theirs) => panic!("{text}: {ours:?}, {theirs:?}"),
            }
        }
        assert!(read > 50 && refused > 400, "{read} read, {refused} refused");
    }

    #[test]
    fn a_tree_tells_what_is_wrong_but_for_its_column() {
        let texts = [
            r#"{"sticks":3}"#,
            r#"{"sticks":[{"some":300}]}"#,
            r#"{"sticks":["all"]}"#,
            r#"{"sticks":[{"named":{"count":4,"count":5}}]}"#,
            r#"{"sticks":[{"named":[4,"Ann"]}]}"#,
            r#"{"sticks":[{"named":{}}]}"#,
            r#"{}"#,
            "null",
        ];
        for text in texts {
            let ours = by_tree::<Heap>(text).expect_err("it is wrong").to_string();
            let theirs = as_it_comes::<Heap>(text).expect_err("it is wrong").to_string();
            assert_eq!(Some(ours.as_str()), theirs.split(" at line").next(), "{text}");
        }
        // What is no JSON is told with its place.
        for text in ["", "{", r#"{"sticks":[1 2]}"#, "{} {}"] {
            let ours = by_tree::<Heap>(text).expect_err("it is wrong").to_string();
            assert!(ours.contains("at line 1 column"), "{ours}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_as_ever() {
        for text in ["", "{", r#"{"sticks":3}"#, r#"{"sticks":[{"some":300}]}"#, r#"{"sticks":["all"]}"#, r#"{} {}"#] {
            let ours = read::<Heap>(text).expect_err("it is wrong").to_string();
            assert_eq!(ours, serde_json::from_str::<Heap>(text).expect_err("it is wrong").to_string(), "{text}");
        }
    }

    #[test]
    fn fields_are_not_taken_from_a_list() {
        assert!(serde_json::from_str::<Sticks>(r#"{"named":[4,"Ann"]}"#).is_ok());
        let why = read::<Sticks>(r#"{"named":[4,"Ann"]}"#).expect_err("fields have names").to_string();
        assert!(why.starts_with("invalid type: sequence, expected struct variant Sticks::Named"), "{why}");
    }
}
