//! Rules stacked on a base game, and how they are asked.
//!
//! The walk is ordinary generic code; [`questions!`](crate::questions) writes only the signatures, so
//! that each question is stated once.

use std::sync::Arc;

/// How deep rules may ask each other before it is called a circle. Asking the top from an answer to
/// the same question never ends; a panic with names can be caught for one room, a stack overflow takes
/// the whole server.
const TOO_DEEP: u16 = 200;

/// A base that answers everything, and rules above it, bottom to top.
pub struct Stack<B: ?Sized, R: ?Sized> {
    base: Arc<B>,
    rules: Vec<(&'static str, Arc<R>)>,
}

impl<B: ?Sized, R: ?Sized> Stack<B, R> {
    /// Of rules already in order: see [`Registry::compose`](crate::Registry::compose).
    pub fn new(base: Arc<B>, rules: Vec<(&'static str, Arc<R>)>) -> Self {
        Stack { base, rules }
    }

    /// Where mechanics ask.
    pub fn top(&self) -> Answers<'_, B, R> {
        Answers { stack: self, below: self.rules.len() as u16, hops: 0 }
    }
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
    /// The highest rule below here for which `counts` holds; else the base.
    #[inline]
    pub fn next(self, counts: impl Fn(&R) -> bool) -> Found<'a, B, R> {
        let Answers { stack, below, hops } = self;
        if hops > TOO_DEEP {
            self.circle();
        }
        let hops = hops + 1;
        for (height, (_, rule)) in stack.rules[..usize::from(below)].iter().enumerate().rev() {
            if counts(rule) {
                return Found::Rule(rule, Ask { stack, below: height as u16, hops });
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
                ask.under().$q($ctx $(, $arg)*)
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
                match self.next(|_rule| $crate::questions!(@counts $kind _rule $ctx)) {
                    $crate::Found::Rule(rule, ask) => rule.$q($ctx, $($arg,)* ask),
                    $crate::Found::Base(base, ask) => base.$q($ctx, $($arg,)* ask),
                }
            } )+
        }
    };
    (@counts always $rule:ident $ctx:ident) => { true };
    (@counts in_force $rule:ident $ctx:ident) => { $rule.in_force($ctx) };
}
