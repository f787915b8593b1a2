//! How rules are asked.

use shapes::tricks::Hand;
use shapes::tricks::rules::{Ask, Plain, Questions, Rule, Rules};
use std::sync::Arc;

/// Asks the top for the question it is answering: a circle.
struct Circular;
impl Rule for Circular {
    fn worth(&self, hand: &Hand, taken: u8, ask: Ask<'_>) -> i64 {
        ask.top().worth(hand, taken)
    }
}

/// Adds its number to what lies under it.
struct Adds(i64);
impl Rule for Adds {
    fn worth(&self, hand: &Hand, taken: u8, ask: Ask<'_>) -> i64 {
        ask.under().worth(hand, taken) * 10 + self.0
    }
}

/// In force in the second hand only.
struct Later;
impl Rule for Later {
    fn in_force(&self, hand: &Hand) -> bool {
        hand.number == 1
    }
    fn hands(&self, _: &Hand, _: Ask<'_>) -> u32 {
        7
    }
    fn worth(&self, _: &Hand, _: u8, _: Ask<'_>) -> i64 {
        -1
    }
}

fn rule(rule: impl Rule + 'static) -> Arc<dyn Rule> {
    Arc::new(rule)
}

#[test]
fn a_circle_panics_with_names_instead_of_overflowing() {
    let rules = Rules::new(Arc::new(Plain), vec![("calm", rule(Adds(1))), ("round", rule(Circular))]);
    let asked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| rules.top().worth(&Hand::default(), 1)));
    let message = asked.expect_err("a circle").downcast_ref::<String>().cloned().unwrap_or_default();
    assert!(message.contains("circle") && message.contains("calm") && message.contains("round"), "{message}");
}

#[test]
fn under_walks_down_to_the_base() {
    let rules = Rules::new(Arc::new(Plain), vec![("a", rule(Adds(1))), ("b", rule(Adds(2))), ("c", rule(Adds(3)))]);
    assert_eq!(rules.top().worth(&Hand::default(), 4), 4_123);
}

#[test]
fn always_is_asked_always_and_in_force_only_then() {
    let rules = Rules::new(Arc::new(Plain), vec![("later", rule(Later))]);
    let (first, second) = (Hand::default(), Hand { number: 1, ..Hand::default() });
    assert_eq!((rules.top().hands(&first), rules.top().hands(&second)), (7, 7));
    assert_eq!((rules.top().worth(&first, 2), rules.top().worth(&second, 2)), (2, -1));
}
