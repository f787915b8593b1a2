//! What people read and write.

use crate::registry::RuleCard;
use crate::{Advice, BotCard, Game, Kind, KindCard, Offer, Remark, Seat, Variant};
use serde_json::Value;
use std::fmt::Write;
use words::{Arg, Book, Message, Source, Speaker, escape, indent};

/// How a game speaks: views and news as messages, actions written in words. Nothing here can change a match, and nothing
/// that only computes (a simulation, a bot, the laws) ever asks for it.
pub trait Words: Game {
    /// A view as text: for the generic table, the terminal and the golden transcripts.
    fn show(&self, view: &Self::View, _speaker: &Speaker<'_>) -> String {
        serde_json::to_string_pretty(view).unwrap_or_default()
    }
    /// The same with the colours of a terminal, for games that look better so.
    fn paint(&self, view: &Self::View, speaker: &Speaker<'_>) -> String {
        self.show(view, speaker)
    }
    /// What is said of news, for logs; nothing: not worth a line.
    fn narrate(&self, news: &Self::News) -> Vec<Message> {
        vec![Message::new("news").with("what", serde_json::to_string(news).unwrap_or_default())]
    }
    /// What stands on the button of an offer.
    fn label(&self, _view: &Self::View, offer: &Offer<Self::Action>) -> Message {
        Message::new("offer").with("what", serde_json::to_string(&offer.what).unwrap_or_default())
    }
    /// An action written in words, like `8H QUIZ`, for the terminal and the command line of the page. `None`: the
    /// game has no such words.
    fn read(&self, _view: &Self::View, _seat: Seat, _text: &str) -> Option<Result<Self::Action, Message>> {
        None
    }
    /// Advice for a seat that asks for it, from what it sees: in steps, each of which says more than the one before. Given
    /// only where one person plays against bots. It may take a while, so it is worked out where nobody waits for it.
    fn advise(&self, _view: &Self::View, _seat: Seat) -> Vec<Advice<Self::Action>> {
        Vec::new()
    }
    /// What a coach says of what a seat did, from what it saw before: nothing that was hidden from it. Given only where one
    /// person plays against bots.
    fn review(&self, _view: &Self::View, _seat: Seat, _events: &[Self::Event]) -> Option<Remark<Self::Action>> {
        None
    }
    /// What each of these offers would come to, for a seat that asks: from what it sees. It may take a while, so it is
    /// worked out where nobody waits for it. Empty: these rules give no hints.
    fn hints(&self, _view: &Self::View, _seat: Seat, _offers: &[Offer<Self::Action>]) -> Vec<Message> {
        Vec::new()
    }
    /// What someone who sees everything says of what happened, when it is looked back at: what a move cost. `now` is how
    /// the match stands by now: what is secret in it may not be told. Nothing: whoever asks has the whole log.
    fn remark(
        &self,
        _before: &Self::State,
        _events: &[Self::Event],
        _now: Option<&Self::State>,
    ) -> Option<Remark<Self::Action>> {
        None
    }
}

/// The text of a file that comes with the program: words, rule books, packs. A browser fetches such files when it wants
/// them, so there it is empty.
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! text_file {
    ($path:literal) => {
        include_str!($path)
    };
}

/// The text of a file that comes with the program: here it is fetched.
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! text_file {
    ($path:literal) => {
        ""
    };
}

/// What the kernel itself says.
pub const WORDS: [Source; 3] = [
    Source::new("en", "kernel", text_file!("../words/en.ftl")),
    Source::new("nl", "kernel", text_file!("../words/nl.ftl")),
    Source::new("es", "kernel", text_file!("../words/es.ftl")),
];

/// The words of a crate, from its `words/{en,nl,es}.ftl`: `word_files!("nim")`.
#[macro_export]
macro_rules! word_files {
    ($from:literal) => {
        [
            $crate::Source::new("en", $from, $crate::text_file!("../words/en.ftl")),
            $crate::Source::new("nl", $from, $crate::text_file!("../words/nl.ftl")),
            $crate::Source::new("es", $from, $crate::text_file!("../words/es.ftl")),
        ]
    };
}

/// The book of a game: the kernel's words, those of its cards, and its own.
pub fn book_of<K: Kind>(kind: &K) -> Book {
    let KindCard { about, rules, presets, bots, words, .. } = kind.card();
    let mut cards = String::new();
    entry(&mut cards, "game", &escape(about.name), &[("sentence".into(), escape(about.sentence))]);
    rules.iter().for_each(|rule| rule_words(&mut cards, rule));
    presets.iter().for_each(|preset| preset_words(&mut cards, preset));
    bots.iter().for_each(|bot| bot_words(&mut cards, bot));
    let cards = Source::made("en", about.id, cards);
    Book::of(WORDS.into_iter().chain([cards]).chain(words))
}

/// A message with its attributes, as Fluent has it.
fn entry(text: &mut String, id: &str, value: &str, attributes: &[(String, String)]) {
    let _ = writeln!(text, "{id} = {}", indent(value));
    for (name, value) in attributes.iter().filter(|(_, value)| !value.trim().is_empty()) {
        let _ = writeln!(text, "    .{name} = {}", indent(value));
    }
}

/// A rule speaks of its parameters by their names: its sentence is a pattern.
fn rule_words(text: &mut String, rule: &RuleCard) {
    let mut attributes = vec![("sentence".to_string(), rule.sentence.to_string())];
    for (name, property) in rule.schema["properties"].as_object().into_iter().flatten() {
        let about = |schema: &Value| schema["description"].as_str().map(escape);
        attributes.extend(about(property).map(|about| (name.clone(), about)));
        // Those of a list are chosen one by one.
        let choices = [property, &property["items"]].into_iter().flat_map(|of| of["oneOf"].as_array());
        let choices = choices.flatten().filter_map(|choice| Some((choice["const"].as_str()?, about(choice)?)));
        attributes.extend(choices.map(|(choice, about)| (format!("{name}-{choice}"), about)));
    }
    entry(text, &format!("rule-{}", rule.id), &escape(rule.name), &attributes);
    let _ = writeln!(text, "{}", rule.words);
}

fn preset_words(text: &mut String, preset: &Variant) {
    let sentence = [("sentence".to_string(), escape(&preset.sentence))];
    entry(text, &format!("preset-{}", preset.id), &escape(&preset.name), &sentence);
}

fn bot_words(text: &mut String, bot: &BotCard) {
    let name = format!("{}{}", bot.id[..1].to_uppercase(), &bot.id[1..]);
    entry(text, &format!("bot-{}", bot.id), &name, &[("sentence".to_string(), escape(bot.sentence))]);
}

/// A parameter, as something to be spoken of.
pub(crate) fn arg_of(value: &Value) -> Arg {
    match value {
        Value::Null => "none".into(),
        Value::Bool(yes) => (*yes).into(),
        Value::Number(number) => number.as_i64().map_or_else(|| number.to_string().into(), Arg::from),
        Value::String(text) => text.into(),
        Value::Array(list) => Arg::List(list.iter().map(arg_of).collect()),
        Value::Object(_) => value.to_string().into(),
    }
}
