//! Variant files, with the flat names that WordStockt's configuration uses as aliases of rules' parameters.
//!
//! ```toml
//! id = "ours"
//! [rules]
//! bingo_bonus = 35            # bingo_bonus = { points = 35 }
//! consecutive_pass_limit = 6  # consecutive_passes = { limit = 6 }
//! ```

use kernel::{Message, Variant, VariantError, message};
use serde_json::{Map, Value};

/// A flat name, the rule that owns it, and the parameter it stands for.
const ALIASES: &[(&str, &str, &str)] = &[
    ("bingo_bonus", "bingo_bonus", "points"),
    ("bingo_tile_count", "bingo_bonus", "tiles"),
    ("consecutive_pass_limit", "consecutive_passes", "limit"),
    ("swap_limit", "swap", "limit"),
    ("swap_minimum_bag", "swap", "minimum_bag"),
    ("swap_max_tiles", "swap", "max_tiles"),
    ("free_first_swap", "swap", "free_first"),
    ("allow_pass", "pass", "allow"),
    ("turn_time_limit", "time_limit", "seconds"),
    ("time_limit_action", "time_limit", "action"),
];

/// Reads a variant file.
pub(crate) fn read(text: &str, presets: &[Variant]) -> Result<Variant, VariantError> {
    let mut file: Map<String, Value> = toml::from_str(text).map_err(|e| VariantError::toml(text, &e))?;
    let file_from = file.get("from").cloned();
    let Some(Value::Object(rules)) = file.get_mut("rules") else { return Variant::amending(text, presets) };
    let mut changed = false;
    for (flat, rule, parameter) in ALIASES {
        // The one name that is a rule as well: a number is the flat one, anything else the rule.
        if flat == rule && !rules.get(*flat).is_some_and(Value::is_i64) {
            continue;
        }
        if let Some(value) = rules.remove(*flat) {
            changed = true;
            set(rules, rule, parameter, value, flat).map_err(VariantError::Said)?;
        }
    }
    if let Some(value) = rules.remove("enable_challenges") {
        changed = true;
        rules.insert("challenge".into(), value);
    }
    let lacks_limit = |rules: &Map<String, Value>| {
        rules.get("time_limit").is_some_and(|limit| limit.get("action").is_some() && limit.get("seconds").is_none())
    };
    if changed && file_from.is_none() && lacks_limit(rules) {
        return Err(VariantError::Said(message!("variant-no_limit")));
    }
    if changed { Variant::written(file, presets) } else { Variant::amending(text, presets) }
}

fn set(
    rules: &mut Map<String, Value>,
    rule: &'static str,
    parameter: &'static str,
    value: Value,
    flat: &'static str,
) -> Result<(), Message> {
    let params = rules.entry(rule).or_insert_with(|| Value::Object(Map::new()));
    if params == &Value::Bool(true) {
        *params = Value::Object(Map::new());
    }
    let Value::Object(params) = params else {
        return Err(message!("variant-off", flat = flat, rule = rule));
    };
    match params.insert(parameter.into(), value) {
        None => Ok(()),
        Some(_) => Err(message!("variant-twice", flat = flat, rule = rule, parameter = parameter)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::RuleSpec;
    use serde_json::json;

    fn read_alone(text: &str) -> Result<Variant, VariantError> {
        read(text, &[])
    }

    #[test]
    fn flat_names_amend_a_preset() {
        let base =
            read_alone("id = 'base'\n[rules]\nswap = { minimum_bag = 7, limit = 3 }\nbingo_bonus = true\n").unwrap();
        let text = "id = 'ours'\nfrom = 'base'\n[rules]\nswap_minimum_bag = 1\nbingo_bonus = 35\n";
        let expected = [
            RuleSpec::new("bingo_bonus", json!({"points": 35})),
            RuleSpec::new("swap", json!({"minimum_bag": 1, "limit": 3})),
        ];
        let mut rules = read(text, &[base]).unwrap().rules;
        rules.sort_by(|one, other| one.id.cmp(&other.id));
        assert_eq!(rules, expected);
    }

    #[test]
    fn flat_names_are_parameters() {
        let variant = read_alone(
            "id = 'ours'\n[rules]\nno_gaps = true\nbingo_bonus = 35\nbingo_tile_count = 6\nconsecutive_pass_limit = 4\n\
             swap_limit = 2\nswap_minimum_bag = 1\nallow_pass = false\nenable_challenges = false\nturn_time_limit = 60\n\
             time_limit_action = 'resign'\n",
        )
        .unwrap();
        let mut expected = vec![
            RuleSpec::plain("no_gaps"),
            RuleSpec::new("bingo_bonus", json!({"points": 35, "tiles": 6})),
            RuleSpec::new("consecutive_passes", json!({"limit": 4})),
            RuleSpec::new("swap", json!({"limit": 2, "minimum_bag": 1})),
            RuleSpec::new("pass", json!({"allow": false})),
            RuleSpec::new("time_limit", json!({"seconds": 60, "action": "resign"})),
        ];
        expected.sort_by(|one, other| one.id.cmp(&other.id));
        assert_eq!(variant.rules, expected);
    }

    #[test]
    fn a_rule_with_the_same_name_stays_a_rule() {
        let variant = read_alone("id = 'x'\n[rules]\nbingo_bonus = { points = 20 }\nbingo_tile_count = 5\n").unwrap();
        assert_eq!(variant.rules, [RuleSpec::new("bingo_bonus", json!({"points": 20, "tiles": 5}))]);
        assert_eq!(
            read_alone("id = 'x'\n[rules]\nbingo_bonus = true\n").unwrap().rules,
            [RuleSpec::plain("bingo_bonus")]
        );
    }

    #[test]
    fn contradictions_are_named() {
        let error = |rules: &str| read_alone(&format!("id = 'x'\n[rules]\n{rules}\n")).unwrap_err().to_string();
        assert!(error("swap = false\nswap_limit = 3").contains("variant-off"));
        assert!(error("swap = { limit = 1 }\nswap_limit = 3").contains("variant-twice"));
        assert!(error("time_limit_action = 'pass'").contains("variant-no_limit"));
        assert!(error("no_gaps = 5").contains("no_gaps must be true"));
        assert!(read_alone("id = 'x'\n[rules\n").unwrap_err().to_string().contains("line 2"));
    }
}
