//! Where the fields of a JSON object stand.

use std::ops::Range;

/// Where the name and the value of a field stand in a text.
pub type Field = (Range<usize>, Range<usize>);

/// Where the fields of a JSON object stand that we wrote ourselves, without a space; none, if it is something else. Only the
/// outermost level is looked at: reading all of it would take longer than writing it did.
pub(crate) fn fields_of(text: &str) -> Vec<Field> {
    let text = text.as_bytes();
    let mut fields = Vec::with_capacity(32);
    let mut at = 1;
    while text.first() == Some(&b'{') && text.get(at) == Some(&b'"') {
        let name = at + 1..end_of_string(text, at);
        let value = name.end + 2..end_of_value(text, name.end + 2);
        at = value.end + 1;
        fields.push((name, value));
    }
    let whole = at == text.len();
    if whole { fields } else { Vec::new() }
}

/// The place of the quotation mark that ends the string which begins here.
fn end_of_string(text: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < text.len() && text[at] != b'"' {
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    at
}

/// The place behind the value that begins here: the comma or the bracket after it.
fn end_of_value(text: &[u8], start: usize) -> usize {
    let (mut at, mut depth) = (start, 0_usize);
    while at < text.len() {
        match text[at] {
            b'"' => at = end_of_string(text, at),
            b'{' | b'[' => depth += 1,
            b',' if depth == 0 => break,
            b'}' | b']' if depth == 0 => break,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    at.min(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Raw;
    use serde_json::{Value, json};

    /// Against a whole reader of JSON.
    #[test]
    fn the_fields_of_an_object_are_found() {
        let objects = [
            json!({}),
            json!({ "a": 1 }),
            json!({ "a": "x,}\"]\\", "b": [1, { "c": [] }, "]"], "d": { "e": "{" }, "f": null, "g": -1.5, "żółć": true }),
            json!({ "a": "\\", "b": "\\\"", "c": [[[]]], "d": {} }),
        ];
        for object in objects {
            let raw = Raw::of(&object);
            let text = raw.text();
            let read = |place: &Range<usize>| serde_json::from_str::<Value>(&text[place.clone()]).expect("JSON");
            let found: serde_json::Map<String, Value> =
                raw.fields().iter().map(|(name, value)| (text[name.clone()].to_string(), read(value))).collect();
            assert_eq!(Value::Object(found), object);
        }
        for other in [json!([1, 2]), json!("{"), json!(null), json!(5)] {
            assert_eq!(Raw::of(&other).fields(), []);
        }
        assert_eq!(fields_of(r#"{ "a": 1 }"#), [], "not written by us");
    }
}
