//! Offers as they are sent.

use crate::fields::{Field, fields_of};
use crate::raw::Raw;
use kernel::{Offer, What};
use serde::Serialize;

/// A list of offers. Those that are nothing but an action, and follow each other with the same fields, are told together:
/// `{"each":{"pile":[0,0,1],"sticks":[1,2,1]}}` is three of them, the first being `{"pile":0,"sticks":1}`. A game
/// offers one action a card, a domino or a stick, and they differ in little else.
pub(crate) fn written<A: Serialize>(offers: &[Offer<A>]) -> Raw {
    if offers.is_empty() {
        return Raw::empty_list();
    }
    let mut list = List::default();
    for offer in offers {
        match &offer.what {
            What::Exact(action) if offer.auto.is_none() && offer.hint.is_none() && offer.until.is_none() => {
                list.action(action);
            }
            _ => list.other(offer),
        }
    }
    list.end()
}

/// Offers are added to its end.
#[derive(Default)]
struct List {
    text: String,
    /// Actions that may be told together: their texts, and where the fields of each stand in its own.
    run: Vec<(String, Vec<Field>)>,
}

/// Plain data can be written.
fn json<T: Serialize>(data: &T) -> String {
    serde_json::to_string(data).expect("plain data serialises")
}

impl List {
    fn action<A: Serialize>(&mut self, action: &A) {
        let text = json(action);
        let fields = fields_of(&text);
        if !self.run.first().is_some_and(|(first, known)| names_agree(first, known, &text, &fields)) {
            self.end_run();
        }
        self.run.push((text, fields));
    }

    fn other<A: Serialize>(&mut self, offer: &Offer<A>) {
        self.end_run();
        self.add(&[&json(offer)]);
    }

    fn add(&mut self, pieces: &[&str]) {
        self.text.push(if self.text.is_empty() { '[' } else { ',' });
        self.text.extend(pieces.iter().copied());
    }

    fn end_run(&mut self) {
        let run = std::mem::take(&mut self.run);
        match run.as_slice() {
            [] => {}
            [(action, _)] => self.add(&["{\"what\":{\"exact\":", action, "}}"]),
            [(first, fields), ..] => {
                self.add(&["{\"each\":{"]);
                for (number, (name, _)) in fields.iter().enumerate() {
                    let comma = if number == 0 { "" } else { "," };
                    self.text.extend([comma, "\"", &first[name.clone()], "\":["]);
                    for (place, (action, fields)) in run.iter().enumerate() {
                        let comma = if place == 0 { "" } else { "," };
                        self.text.extend([comma, &action[fields[number].1.clone()]]);
                    }
                    self.text.push(']');
                }
                self.text.push_str("}}");
            }
        }
    }

    fn end(mut self) -> Raw {
        self.end_run();
        self.text.push(']');
        Raw::parse(&self.text).expect("a list of what was written as JSON")
    }
}

/// Do two objects have the same fields in the same order? Something else has none, and agrees with nothing.
fn names_agree(one: &str, fields: &[Field], other: &str, theirs: &[Field]) -> bool {
    let same = |(one_, other_): (&Field, &Field)| one[one_.0.clone()] == other[other_.0.clone()];
    !fields.is_empty() && fields.len() == theirs.len() && fields.iter().zip(theirs).all(same)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Moment;
    use serde_json::{Value, json};

    /// As a client reads them.
    fn read(text: &str) -> Vec<Value> {
        let list: Vec<Value> = serde_json::from_str(text).expect("a list");
        let unfold = |offer: Value| match offer.get("each") {
            None => vec![offer],
            Some(each) => {
                let each = each.as_object().expect("fields");
                let count = each.values().next().and_then(Value::as_array).expect("values").len();
                let action =
                    |n: usize| -> Value { each.iter().map(|(name, of)| (name.clone(), of[n].clone())).collect() };
                (0..count).map(|n| json!({ "what": { "exact": action(n) } })).collect()
            }
        };
        list.into_iter().flat_map(unfold).collect()
    }

    #[test]
    fn actions_with_the_same_fields_are_told_together() {
        let take = |pile: u8, sticks: u8| Offer::exact(json!({ "pile": pile, "sticks": sticks }));
        let text = written(&[take(0, 1), take(0, 2), take(1, 1)]);
        assert_eq!(text.text(), r#"[{"each":{"pile":[0,0,1],"sticks":[1,2,1]}}]"#);
        assert_eq!(written(&[take(2, 5)]).text(), r#"[{"what":{"exact":{"pile":2,"sticks":5}}}]"#);
        assert_eq!(written::<Value>(&[]).text(), "[]");
    }

    #[test]
    fn none_is_lost_and_their_order_stays() {
        let (play, pass, bid) = (json!({ "play": "6-4" }), json!("pass"), json!({ "bid": { "points": 30 } }));
        let until = Offer::exact(json!({ "play": "5-5" })).only_until(Moment(9));
        let form = Offer::form("ink", json!({ "most": 3 }));
        let exact = |action: &Value| Offer::exact(action.clone());
        let nested = exact(&json!({ "play": { "a": "x,\"]}", "b": [] } }));
        let both = exact(&json!({ "play": 1, "colour": "red" }));
        let lists = [
            vec![exact(&pass), exact(&pass), exact(&play), exact(&play), exact(&bid), exact(&pass)],
            vec![exact(&play), until.clone(), exact(&play), exact(&play), until.clone(), until],
            vec![form.clone(), exact(&play), nested.clone(), nested, both.clone(), both, form],
            vec![
                exact(&json!([1, 2])),
                exact(&json!([1, 3])),
                exact(&json!({})),
                exact(&json!({})),
                exact(&json!(null)),
            ],
        ];
        for offers in lists {
            let sent = written(&offers);
            let plain: Vec<Value> = offers.iter().map(|offer| serde_json::to_value(offer).expect("JSON")).collect();
            assert_eq!(read(sent.text()), plain, "{}", sent.text());
        }
    }
}
