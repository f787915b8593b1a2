//! Checking a rule's parameters against their JSON Schema, with errors people can act on.
//!
//! Only what rules use is understood: whole numbers, yes/no, texts, choices, lists, and "or nothing".
//! Everything else is left to the type itself when the rule is made.

use serde_json::{Map, Value};
use words::{Arg, Message};

/// The defaults that a schema states.
pub(crate) fn defaults(schema: &Value) -> Value {
    let mut all = Map::new();
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        if let Some(default) = property.get("default") {
            all.insert(name.clone(), default.clone());
        }
    }
    Value::Object(all)
}

/// Values at the edges of what each parameter may be: the least and the most of a number, every choice, yes and no,
/// nothing where nothing may be. A parameter with its default only is left out, and so is every text and list.
pub(crate) fn edges(schema: &Value) -> Vec<(String, Value)> {
    let properties = schema["properties"].as_object().into_iter().flatten();
    let of = |(name, property): (&String, &Value)| -> Vec<(String, Value)> {
        let default = property.get("default").unwrap_or(&Value::Null);
        let values = edge_values(property).into_iter().filter(|value| value != default);
        values.map(|value| (name.clone(), value)).collect()
    };
    properties.flat_map(of).collect()
}

fn edge_values(schema: &Value) -> Vec<Value> {
    if let Some(choices) = choices(schema) {
        return choices.into_iter().cloned().collect();
    }
    if let Some(options) = schema["anyOf"].as_array() {
        return options.iter().flat_map(edge_values).collect();
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let of = |kind: &str| -> Vec<Value> {
        match kind {
            "integer" => [&schema["minimum"], &schema["maximum"]].into_iter().filter(|v| v.is_i64()).cloned().collect(),
            "boolean" => vec![Value::Bool(false), Value::Bool(true)],
            "null" => vec![Value::Null],
            _ => Vec::new(),
        }
    };
    types.into_iter().flat_map(of).collect()
}

/// What is wrong with `given`, an object.
pub(crate) fn check(schema: &Value, given: &Value) -> Vec<Message> {
    let nothing = Map::new();
    let known = schema["properties"].as_object().unwrap_or(&nothing);
    let mut wrong = Vec::new();
    for (name, value) in given.as_object().into_iter().flatten() {
        match known.get(name) {
            Some(property) => {
                let wrong_value = |wanted: Message| {
                    let (name, given) = (name.clone(), value.to_string());
                    Message::new("param-wrong").with("name", name).with("wanted", wanted).with("given", given)
                };
                wrong.extend(expected(property, value).map(wrong_value));
            }
            None => wrong.push(unknown(name, known)),
        }
    }
    wrong
}

fn unknown(name: &str, known: &Map<String, Value>) -> Message {
    if known.is_empty() {
        return Message::new("param-none").with("name", name.to_string());
    }
    let names: Vec<&str> = known.keys().map(String::as_str).collect();
    match nearest(name, names.iter().copied()) {
        Some(near) => {
            Message::new("param-unknown-near").with("name", name.to_string()).with("nearest", near.to_string())
        }
        None => Message::new("param-unknown").with("name", name.to_string()).with("known", names.join(", ")),
    }
}

/// What the value should have been; `None` if it is.
fn expected(schema: &Value, value: &Value) -> Option<Message> {
    if let Some(choices) = choices(schema) {
        let words: Vec<Arg> = choices.iter().map(|choice| text(choice).into()).collect();
        return (!choices.contains(&value)).then(|| any_of(words));
    }
    if let Some(options) = schema["anyOf"].as_array() {
        let wanted: Vec<Message> = options.iter().map(|option| expected(option, value)).collect::<Option<_>>()?;
        return Some(any_of(wanted.into_iter().map(Into::into).collect()));
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => return None,
    };
    let wanted: Vec<Message> = types.iter().map(|kind| of_type(kind, schema, value)).collect::<Option<_>>()?;
    Some(any_of(wanted.into_iter().map(Into::into).collect()))
}

fn of_type(kind: &str, schema: &Value, value: &Value) -> Option<Message> {
    let least = schema["minItems"].as_u64().unwrap_or(0);
    let most = schema["maxItems"].as_u64().unwrap_or(u64::MAX);
    match kind {
        "integer" => {
            let (low, high) = (schema["minimum"].as_i64(), schema["maximum"].as_i64());
            let fits =
                value.as_i64().is_some_and(|n| low.is_none_or(|low| n >= low) && high.is_none_or(|high| n <= high));
            (!fits).then(|| match (low, high) {
                (Some(low), Some(high)) => Message::new("param-between").with("low", low).with("high", high),
                (Some(low), None) => Message::new("param-least").with("low", low),
                (None, Some(high)) => Message::new("param-most").with("high", high),
                (None, None) => Message::new("param-number"),
            })
        }
        "boolean" => (!value.is_boolean()).then(|| Message::new("param-yes-no")),
        "string" => {
            let most = schema["maxLength"].as_u64().unwrap_or(200) as usize;
            let fits = value.as_str().is_some_and(|text| text.chars().count() <= most);
            (!fits).then(|| Message::new("param-text").with("most", most))
        }
        "null" => (!value.is_null()).then(|| Message::new("param-nothing")),
        "array" => match value.as_array() {
            Some(items) if !(least..=most).contains(&(items.len() as u64)) => Some(match schema["maxItems"].as_u64() {
                Some(most) => Message::new("param-list-between").with("least", least).with("most", most),
                None => Message::new("param-list-least").with("least", least),
            }),
            Some(items) => items
                .iter()
                .find_map(|item| expected(&schema["items"], item))
                .map(|what| Message::new("param-list-each").with("what", what)),
            None => Some(Message::new("param-list")),
        },
        _ => None,
    }
}

/// The values of a closed choice, if the schema is one.
fn choices(schema: &Value) -> Option<Vec<&Value>> {
    if let Some(list) = schema["enum"].as_array() {
        return Some(list.iter().collect());
    }
    schema["oneOf"].as_array()?.iter().map(|option| option.get("const")).collect()
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

/// One of several.
fn any_of(mut wanted: Vec<Arg>) -> Message {
    match wanted.pop() {
        None => Message::new("param-nothing"),
        Some(Arg::Message(only)) if wanted.is_empty() => *only,
        Some(last) if wanted.is_empty() => Message::new("param-only").with("what", last),
        Some(last) => {
            // "a, b or c": commas first, the "or" once.
            let comma = |rest: Arg, one: Arg| Message::new("param-comma").with("one", rest).with("rest", one).into();
            let before = wanted.into_iter().reduce(comma).unwrap_or_else(|| "".into());
            Message::new("param-or").with("one", before).with("rest", last)
        }
    }
}

/// The name that was probably meant.
pub fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let best = known.map(|other| (distance(name, other), other)).min()?;
    (best.0 <= name.chars().count().div_ceil(2)).then_some(best.1)
}

/// Edit distance; names are short.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use schemars::JsonSchema;
    use serde::{Deserialize, Serialize};
    use serde_json::json;

    #[derive(Serialize, Deserialize, JsonSchema, Default)]
    #[serde(rename_all = "snake_case")]
    enum Doubles {
        /// The six-six on top.
        #[default]
        High,
        /// The blank-blank on top.
        Low,
    }

    #[derive(Serialize, Deserialize, JsonSchema)]
    #[serde(default)]
    struct Params {
        /// How many marks.
        #[schemars(range(min = 1, max = 7))]
        marks: u8,
        forced: bool,
        doubles: Doubles,
        name: String,
        limit: Option<u8>,
        lengths: Vec<u8>,
    }

    impl Default for Params {
        fn default() -> Self {
            let (name, lengths) = ("english".into(), vec![]);
            Params { marks: 2, forced: true, doubles: Doubles::High, name, limit: None, lengths }
        }
    }

    #[test]
    fn errors_say_what_is_allowed() {
        let schema = crate::schema_of::<Params>();
        let book = words::Book::of(crate::WORDS);
        let say = |message: &Message| book.say("en", message, &[]);
        let wrong = |given: Value| check(&schema, &given).iter().map(say).collect::<Vec<_>>();
        assert_eq!(
            wrong(json!({"marks": 3, "forced": false, "doubles": "low", "limit": null, "lengths": [2]})),
            [""; 0]
        );
        assert_eq!(wrong(json!({"marks": 9})), ["marks must be a whole number from 1 to 7, not 9."]);
        assert_eq!(wrong(json!({"marks": 1.5})), ["marks must be a whole number from 1 to 7, not 1.5."]);
        assert_eq!(wrong(json!({"forced": "yes"})), ["forced must be true or false, not \"yes\"."]);
        assert_eq!(wrong(json!({"doubles": "hihg"})), ["doubles must be high or low, not \"hihg\"."]);
        assert_eq!(wrong(json!({"makrs": 1})), ["It has no parameter “makrs”; did you mean “marks”?"]);
        assert_eq!(wrong(json!({"name": 5})), ["name must be a text of at most 200 characters, not 5."]);
        assert_eq!(wrong(json!({"limit": "x"})).len(), 1);
        assert_eq!(wrong(json!({"lengths": [-1]})).len(), 1);
        assert_eq!(defaults(&schema)["marks"], 2);
        assert_eq!(defaults(&schema)["doubles"], "high");
    }

    #[test]
    fn nearest_names() {
        let known = ["nello", "plunge", "splash"];
        assert_eq!(nearest("nelo", known.into_iter()), Some("nello"));
        assert_eq!(nearest("slpash", known.into_iter()), Some("splash"));
        assert_eq!(nearest("xyzzy", known.into_iter()), None);
    }
}
