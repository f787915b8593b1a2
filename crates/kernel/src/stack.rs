//! Rules stacked on a base game, and how they are asked.
//!
//! The walk is ordinary generic code; [`questions!`](crate::questions) writes only the signatures, so
//! that each question is stated once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How many rules and how many questions are remembered by [`Stack`]; any more are asked each time.
const REMEMBERED: usize = 64;

/// How deep rules may ask each other before it is called a circle. Asking the top from an answer to
/// the same question never ends; a panic with names can be caught for one room, a stack overflow takes
/// the whole server.
const TOO_DEEP: u16 = 200;

/// A base that answers everything, and rules above it, bottom to top.
///
/// Most rules have something to say to one or two questions and pass all others on. Whoever passes a question on does
/// so for good: it is how the rule was written, whatever the state. So that is remembered, and the rule is not asked
/// that question again.
pub struct Stack<B: ?Sized, R: ?Sized> {
    base: Arc<B>,
    rules: Vec<(&'static str, Arc<R>)>,
    /// For each question the rules, by height, that may answer it: all, until they pass it on.
    answering: [AtomicU64; REMEMBERED],
}

impl<B: ?Sized, R: ?Sized> Stack<B, R> {
    /// Of rules already in order: see [`Registry::compose`](crate::Registry::compose).
    pub fn new(base: Arc<B>, rules: Vec<(&'static str, Arc<R>)>) -> Self {
        let answering = std::array::from_fn(|_| AtomicU64::new(lowest(rules.len())));
        Stack { base, rules, answering }
    }

    /// Where mechanics ask.
    pub fn top(&self) -> Answers<'_, B, R> {
        Answers { stack: self, below: self.rules.len() as u16, hops: 0 }
    }

    /// Each rule by itself above the base, bottom to top: what does this one say, whatever the others do?
    pub fn each_alone(&self) -> impl Iterator<Item = (&'static str, Self)> + '_ {
        self.rules.iter().map(|(id, rule)| (*id, Stack::new(self.base.clone(), vec![(*id, rule.clone())])))
    }

    /// Whether no rule answers this question: known once it was asked.
    pub fn is_silent(&self, question: usize) -> bool {
        self.rules.len() <= REMEMBERED && self.answering(question) == 0
    }

    fn answering(&self, question: usize) -> u64 {
        self.answering.get(question).map_or(u64::MAX, |answering| answering.load(Relaxed))
    }
}

/// So many digits, from the lowest up.
fn lowest(count: usize) -> u64 {
    u64::MAX.checked_shr(REMEMBERED.saturating_sub(count) as u32).unwrap_or(0)
}

/// Handed to a rule with each question. Two words, so that it travels in registers.
pub struct Ask<'a, B: ?Sized, R: ?Sized> {
    stack: &'a Stack<B, R>,
    /// The rule that holds this is `rules[below]`, or the base if it was handed to the base.
    below: u16,
    hops: u16,
}

impl<'a, B: ?Sized, R: ?Sized> Ask<'a, B, R> {
    /// What would be answered without this rule and those above it.
    pub fn under(&self) -> Answers<'a, B, R> {
        Answers { stack: self.stack, below: self.below, hops: self.hops }
    }

    /// What is answered below this rule, which leaves this question to others and need not be asked it again.
    /// For [`questions!`](crate::questions) alone: the default of every question.
    #[doc(hidden)]
    #[cold]
    pub fn passed_on(&self, question: usize) -> Answers<'a, B, R> {
        if let (Some(answering), true) = (self.stack.answering.get(question), usize::from(self.below) < REMEMBERED) {
            answering.fetch_and(!(1 << self.below), Relaxed);
        }
        self.under()
    }

    /// What the whole stack answers: for *other* questions.
    pub fn top(&self) -> Answers<'a, B, R> {
        Answers { stack: self.stack, below: self.stack.rules.len() as u16, hops: self.hops }
    }
}

/// The answers of the rules below some height. The game's questions are its methods.
pub struct Answers<'a, B: ?Sized, R: ?Sized> {
    stack: &'a Stack<B, R>,
    below: u16,
    hops: u16,
}

impl<B: ?Sized, R: ?Sized> Clone for Answers<'_, B, R> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<B: ?Sized, R: ?Sized> Copy for Answers<'_, B, R> {}

/// Who answers next.
pub enum Found<'a, B: ?Sized, R: ?Sized> {
    /// A rule, and what it may ask.
    Rule(&'a R, Ask<'a, B, R>),
    /// The base, and what it may ask.
    Base(&'a B, Ask<'a, B, R>),
}

impl<'a, B: ?Sized, R: ?Sized> Answers<'a, B, R> {
    /// The highest rule below here for which `counts` holds and that has not passed this question on; else the base. Most
    /// questions are answered by the base alone, which takes a few instructions to see.
    #[inline]
    pub fn next(self, question: usize, counts: impl Fn(&R) -> bool) -> Found<'a, B, R> {
        let Answers { stack, below, hops } = self;
        if hops > TOO_DEEP {
            self.circle();
        }
        let answering = stack.answering(question);
        if answering != 0 || usize::from(below) > REMEMBERED {
            return self.walk(answering, counts);
        }
        Found::Base(&*stack.base, Ask { stack, below: 0, hops: hops + 1 })
    }

    /// Goes down the rules.
    fn walk(self, answering: u64, counts: impl Fn(&R) -> bool) -> Found<'a, B, R> {
        let Answers { stack, below, hops } = self;
        let hops = hops + 1;
        let found = |height: usize| {
            let (_, rule) = stack.rules.get(height).filter(|(_, rule)| counts(rule))?;
            Some(Found::Rule(&**rule, Ask { stack, below: height as u16, hops }))
        };
        for height in (REMEMBERED..usize::from(below)).rev() {
            if let Some(found) = found(height) {
                return found;
            }
        }
        let mut left = answering & lowest(below.into());
        while left != 0 {
            let height = left.ilog2() as usize;
            left ^= 1 << height;
            if let Some(found) = found(height) {
                return found;
            }
        }
        Found::Base(&*stack.base, Ask { stack, below: 0, hops })
    }

    #[cold]
    fn circle(self) -> ! {
        let names: Vec<_> = self.stack.rules.iter().map(|(id, _)| *id).collect();
        panic!("rules ask each other in a circle; the stack is {names:?}");
    }
}

/// States a game's questions, each once.
///
/// ```
/// kernel::questions! {
///     /// What a rule of this game may answer. `Base` must answer all of it.
///     pub trait Rule, Base, Questions over hand: u32;
///     /// Which bids may be made?
///     always fn bids() -> Vec<u32>;
///     /// What is a bid worth?
///     in_force fn worth(bid: u32) -> u32;
/// }
/// ```
///
/// A base that leaves a question open does not compile:
///
/// ```compile_fail,E0046
/// kernel::questions! {
///     pub trait Rule, Base, Questions over hand: u32;
///     always fn bids() -> Vec<u32>;
/// }
/// struct Plain;
/// impl Base for Plain {}
/// ```
///
/// It writes `Rule` (every question passed on by default, and `in_force`), `Base` (every question
/// required, so that a hole is a compile error), `Questions` (the same as methods of what
/// [`Stack::top`], [`Ask::under`] and [`Ask::top`] return) and the aliases `Ask` and `Rules`.
#[macro_export]
macro_rules! questions {
    (
        $(#[$about:meta])*
        pub trait $Rule:ident, $Base:ident, $Questions:ident over $ctx:ident: $Ctx:ty;
        $( $(#[$doc:meta])* $kind:ident fn $q:ident( $($arg:ident: $Arg:ty),* ) -> $Answer:ty; )+
    ) => {
        /// Handed to a rule with each question.
        pub type Ask<'a> = $crate::Ask<'a, dyn $Base, dyn $Rule>;
        /// Which question it is: what the stack remembers goes by its number.
        #[allow(non_camel_case_types, clippy::enum_variant_names, reason = "the names are those of the questions")]
        enum Which { $( $q ),+ }
        /// A match's rules.
        pub type Rules = $crate::Stack<dyn $Base, dyn $Rule>;

        $(#[$about])*
        pub trait $Rule: Send + Sync {
            /// Is this rule to be asked the `in_force` questions now?
            fn in_force(&self, $ctx: &$Ctx) -> bool {
                let _ = $ctx;
                true
            }
            $( $(#[$doc])*
            fn $q(&self, $ctx: &$Ctx, $($arg: $Arg,)* ask: Ask<'_>) -> $Answer {
                ask.passed_on(Which::$q as usize).$q($ctx $(, $arg)*)
            } )+
        }

        /// The base game: answers everything.
        pub trait $Base: Send + Sync {
            $( $(#[$doc])*
            fn $q(&self, $ctx: &$Ctx, $($arg: $Arg,)* ask: Ask<'_>) -> $Answer; )+
        }

        /// The questions, to be asked.
        pub trait $Questions {
            $( $(#[$doc])*
            fn $q(self, $ctx: &$Ctx $(, $arg: $Arg)*) -> $Answer; )+
        }

        impl $Questions for $crate::Answers<'_, dyn $Base, dyn $Rule> {
            $( fn $q(self, $ctx: &$Ctx $(, $arg: $Arg)*) -> $Answer {
                match self.next(Which::$q as usize, |_rule| $crate::questions!(@counts $kind _rule $ctx)) {
                    $crate::Found::Rule(rule, ask) => rule.$q($ctx, $($arg,)* ask),
                    $crate::Found::Base(base, ask) => base.$q($ctx, $($arg,)* ask),
                }
            } )+
        }
    };
    (@counts always $rule:ident $ctx:ident) => { true };
    (@counts in_force $rule:ident $ctx:ident) => { $rule.in_force($ctx) };
}

#[cfg(test)]
#[allow(unreachable_pub, reason = "the macro writes for other crates")]
mod tests {
    use crate::Stack;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    crate::questions! {
        /// A rule.
        pub trait Rule, Base, Questions over hand: u32;
        always fn least() -> u32;
        in_force fn worth(bid: u32) -> u32;
    }

    struct Plain;

    impl Base for Plain {
        fn least(&self, _: &u32, _: Ask<'_>) -> u32 {
            30
        }

        fn worth(&self, _: &u32, bid: u32, _: Ask<'_>) -> u32 {
            bid
        }
    }

    /// Says nothing, and counts how often it is asked whether it is in force.
    struct Silent(Arc<AtomicU32>);

    impl Rule for Silent {
        fn in_force(&self, _: &u32) -> bool {
            self.0.fetch_add(1, Relaxed);
            true
        }
    }

    /// Doubles what is below it, in every other hand.
    struct Double;

    impl Rule for Double {
        fn in_force(&self, hand: &u32) -> bool {
            hand % 2 == 1
        }

        fn worth(&self, hand: &u32, bid: u32, ask: Ask<'_>) -> u32 {
            2 * ask.under().worth(hand, bid)
        }
    }

    fn stack(doubles: usize) -> (Rules, Arc<AtomicU32>) {
        let asked = Arc::new(AtomicU32::new(0));
        let mut rules: Vec<(&'static str, Arc<dyn Rule>)> = vec![("silent", Arc::new(Silent(asked.clone())))];
        rules.extend((0..doubles).map(|_| ("double", Arc::new(Double) as Arc<dyn Rule>)));
        rules.push(("silent", Arc::new(Silent(asked.clone()))));
        (Stack::new(Arc::new(Plain), rules), asked)
    }

    #[test]
    fn who_passes_a_question_on_is_not_asked_it_again() {
        let (rules, asked) = stack(2);
        let worth: Vec<u32> = (0..4).map(|hand| rules.top().worth(&hand, 5)).collect();
        assert_eq!(worth, [5, 20, 5, 20]);
        assert_eq!((asked.load(Relaxed), rules.top().least(&0)), (2, 30));
    }

    #[test]
    fn each_rule_can_be_asked_by_itself() {
        let (rules, _) = stack(2);
        let says = |(id, alone): (&'static str, Rules)| {
            let worth = alone.top().worth(&1, 5);
            (id, worth, alone.is_silent(Which::worth as usize))
        };
        let said: Vec<_> = rules.each_alone().map(says).collect();
        assert_eq!(said, [("silent", 5, true), ("double", 10, false), ("double", 10, false), ("silent", 5, true)]);
    }

    /// The silent one on top is beyond what is remembered, and asked each time.
    #[test]
    fn rules_beyond_memory_answer_all_the_same() {
        let (rules, asked) = stack(super::REMEMBERED);
        assert_eq!((rules.top().worth(&1, 0), rules.top().worth(&2, 7), rules.top().worth(&2, 8)), (0, 7, 8));
        assert_eq!(asked.load(Relaxed), 1 + 3);
    }
}
