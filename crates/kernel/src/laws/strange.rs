//! Actions that nobody offered.

use crate::Draws;
use crate::log::json;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Actions like these with something changed in each: other numbers, other words. What cannot be read back as an action
/// is left out; what can is tried, and must be refused or have been offered.
pub(super) fn strange<A: Serialize + DeserializeOwned>(known: &[A], count: usize, luck: &mut Draws) -> Vec<A> {
    let known: Vec<Value> = known.iter().filter_map(|action| serde_json::from_str(&json(action)).ok()).collect();
    let mut words: Vec<String> = Vec::new();
    known.iter().for_each(|action| collect_words(action, &mut words));
    let changed = |luck: &mut Draws| {
        let mut action = luck.pick(&known)?.clone();
        change(&mut action, &words, luck);
        serde_json::from_value(action).ok()
    };
    (0..count).filter_map(|_| changed(luck)).collect()
}

fn collect_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) if !words.contains(word) => words.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect_words(item, words)),
        Value::Object(fields) => fields.values().for_each(|item| collect_words(item, words)),
        _ => {}
    }
}

/// Changes one leaf.
fn change(value: &mut Value, words: &[String], luck: &mut Draws) {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let others = [number + 1, number - 1, number + 2, 0, 1, 7, 255];
            *value = others[luck.below(others.len())].into();
        }
        Value::Bool(truth) => *truth = !*truth,
        Value::String(word) => {
            if let Some(other) = luck.pick(words) {
                word.clone_from(other);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let place = luck.below(items.len());
            change(&mut items[place], words, luck);
        }
        Value::Object(fields) if !fields.is_empty() => {
            let place = luck.below(fields.len());
            if let Some(field) = fields.values_mut().nth(place) {
                change(field, words, luck);
            }
        }
        _ => {}
    }
}
