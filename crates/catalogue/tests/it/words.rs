//! All that whole matches of every game and rule set say, in every language; rule books; and what is not translated on purpose.

use catalogue::Catalogue;
use fluent_syntax::ast::Entry;
use kernel::perft::table_of;
use kernel::{
    Arg, Book, Bot, Chance, Content, Game, Kind, Match, Message, Offer, RandomBot, Seat, Source, Speaker, Viewer,
    Words, book_of, play_out,
};
use std::collections::{BTreeMap, BTreeSet};
use words::{marked, unmarked};

const LANGUAGES: [&str; 3] = ["en", "nl", "es"];
/// English with marks.
const MARKED: &str = "en-XA";

/// Names without a small letter: what stands outside the marks with small letters is a sentence.
fn names() -> Vec<String> {
    (0..16).map(|seat| format!("N{seat}")).collect()
}

/// Everything that a match says: the log, buttons, reasons, the end; and the table as text after each entry.
struct Heard<V> {
    messages: Vec<Message>,
    views: Vec<V>,
}

fn hear<G: Words>(table: &Match<G>, every: usize) -> Heard<G::View> {
    let game = &*table.game;
    let mut heard = Heard { messages: Vec::new(), views: Vec::new() };
    let mut state = game.blank(&table.log.header.setup);
    for (number, entry) in table.log.entries.iter().enumerate() {
        for event in &entry.events {
            let viewers = [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
            let news = viewers.iter().filter_map(|viewer| game.redact(event, *viewer));
            heard.messages.extend(news.flat_map(|news| game.narrate(&news)));
            game.evolve(&mut state, event);
        }
        if number % every != 0 && number + 1 != table.log.entries.len() {
            continue;
        }
        let seats: Vec<(Seat, Vec<Offer<G::Action>>)> =
            game.seated(&state).iter().map(|seat| (seat, game.offers(&state, seat))).collect();
        for (seat, offers) in &seats {
            let view = game.view(&state, Viewer::Seat(*seat));
            heard.messages.extend(offers.iter().map(|offer| game.label(&view, offer)));
            heard
                .messages
                .extend(offers.iter().filter_map(|offer| offer.auto.as_ref().map(|auto| auto.reason.clone())));
            heard.messages.extend(offers.iter().filter_map(|offer| offer.hint.clone()));
            let others = seats.iter().filter(|(other, _)| other != seat).flat_map(|(_, offers)| offers.first());
            for action in others.filter_map(Offer::action) {
                let refusals = game.objections(&state, *seat, action);
                heard.messages.extend(refusals.into_iter().map(|refusal| refusal.message));
            }
        }
        heard.views.push(game.view(&state, Viewer::Seat(Seat(0))));
    }
    if let Some(outcome) = game.outcome(&state) {
        let own = outcome.standings.iter().flat_map(|side| side.statistics.keys());
        let figures = outcome.statistics.keys().chain(own).map(|name| Message::called(format!("stat-{name}")));
        heard.messages.extend(figures.chain([Message::called(format!("end-{}", outcome.reason))]));
    }
    heard
}

/// Ids of a message and of those inside it.
fn ids(message: &Message, found: &mut BTreeSet<String>) {
    found.insert(message.id.to_string());
    message.args.iter().for_each(|(_, arg)| inside(arg, found));
}

fn inside(arg: &Arg, found: &mut BTreeSet<String>) {
    match arg {
        Arg::Message(message) => ids(message, found),
        Arg::List(list) => list.iter().for_each(|arg| inside(arg, found)),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::Quote(_) => {}
    }
}

/// In each language there are words for it, and none of what it speaks of is lost.
fn is_said_in_every_language(book: &Book, message: &Message) -> Result<(), String> {
    let mut all = BTreeSet::new();
    ids(message, &mut all);
    for tag in LANGUAGES {
        if let Some(id) = all.iter().find(|id| !book.has(tag, id)) {
            return Err(format!("{tag}: {id} has no words"));
        }
        let said = book.say(tag, message, &names());
        // Fluent shows what it was not told as {$name}.
        if said.contains("{$") || said.trim().is_empty() {
            return Err(format!("{tag}: {message} is said as {said:?}"));
        }
    }
    let said = book.say(MARKED, message, &names());
    match unmarked(&said).chars().any(char::is_alphabetic) {
        true => Err(format!("{message} is no message from end to end: {said}")),
        false => Ok(()),
    }
}

/// The table as text: letters of tiles, dominoes and cards stand outside, words do not. A question and its options are content: they
/// have lines of their own.
fn is_shown_in_every_language<G: Words>(book: &Book, game: &G, view: &G::View) -> Result<(), String> {
    let names = names();
    for tag in LANGUAGES {
        let shown = game.show(view, &Speaker { book, tag, names: &names });
        if shown.contains("{$") || shown.contains("show-") {
            return Err(format!("{tag}: {shown}"));
        }
    }
    let shown = game.show(view, &Speaker { book, tag: MARKED, names: &names });
    let asks = book.has("en", "rule-questions");
    let ours = shown.lines().filter(|line| !asks || line.contains(words::MARKS[0]));
    let left = unmarked(&ours.collect::<Vec<_>>().join("\n"));
    let word = left
        .split(|letter: char| !letter.is_alphabetic())
        .find(|word| word.chars().filter(|letter| letter.is_lowercase()).count() > 1);
    word.map_or(Ok(()), |word| Err(format!("{word:?} is no message in\n{shown}")))
}

fn speaks_every_language<K: Kind>(kind: &K, content: &Content) -> Vec<String> {
    let id = kind.card().about.id;
    let mut book = book_of(kind);
    book.add(Source::made(MARKED, "marks", marked(&book)));
    let mut faults: BTreeSet<String> = BTreeSet::new();
    for preset in kind.card().presets {
        let Ok(made) = kind.compose(&preset.rules, content) else { continue };
        let seats = made.game.places().least.max(2);
        for (seed, bot) in (0..).zip([None, kind.card().bots.first().map(|card| card.id)]) {
            let Ok(mut table) = table_of(kind, &preset.rules, content, seats, seed) else { continue };
            let sit = |seat: u8| -> Box<dyn Bot<K::Game>> {
                let named = bot.and_then(|bot| kind.bot(bot, &table.game, Seat(seat)));
                named.unwrap_or_else(|| Box::new(RandomBot::new(table.game.clone())))
            };
            let mut bots: Vec<_> = (0..seats).map(sit).collect();
            let _ = play_out(&mut table, &mut bots, &Chance::seeded(seed), 3_000);
            let every = table.log.entries.len().div_ceil(40).max(1);
            let Heard { messages, views } = hear(&table, every);
            let said = messages.iter().filter_map(|message| is_said_in_every_language(&book, message).err());
            faults.extend(said.map(|fault| format!("{id} {}: {fault}", preset.id)));
            let shown = views.iter().filter_map(|view| is_shown_in_every_language(&book, &*table.game, view).err());
            faults.extend(shown.take(1).map(|fault| format!("{id} {}: {fault}", preset.id)));
        }
    }
    faults.into_iter().take(12).collect()
}

#[test]
fn whole_matches_of_every_rule_set_speak_every_language() {
    let content = crate::common::content(&Catalogue::standard());
    let mut faults = Vec::new();
    macro_rules! listen {
        ($($Kind:ty,)*) => { $( faults.extend(speaks_every_language(&<$Kind>::default(), &content)); )* };
    }
    catalogue::every_game!(listen);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Headings, rows of tables and points of lists, in order.
fn structure(book: &str) -> Vec<char> {
    let marks = ["# ", "## ", "### ", "- ", "|"];
    let first =
        |line: &str| marks.iter().find(|mark| line.starts_with(**mark)).map(|mark| (mark.len(), line.chars().next()));
    book.lines().filter_map(first).flat_map(|(depth, mark)| std::iter::repeat_n(mark.unwrap_or(' '), depth)).collect()
}

#[test]
fn rule_books_say_the_same_in_every_language() {
    for kind in Catalogue::standard().iter() {
        let (id, books) = (kind.about().id, kind.books());
        let tags: BTreeSet<&str> = books.iter().map(|(tag, _)| *tag).collect();
        assert_eq!(tags, BTreeSet::from(LANGUAGES), "{id}");
        for (tag, book) in &books {
            assert_eq!(structure(book), structure(kind.about().book), "{id} in {tag}");
        }
    }
}

/// What players type in the terminal, though rules are called so, too.
const TYPED: [&str; 3] = ["challenge", "pass", "swap"];

/// Rule sets and bots stand in each book by the names that the lobby gives them in that language, and no id shows through.
#[test]
fn rule_books_call_things_by_their_names() {
    let house = Catalogue::standard();
    let mut faults = Vec::new();
    for kind in house.iter() {
        let (id, words) = (kind.about().id, house.book(kind.about().id).expect("words"));
        let presets = kind.presets().iter().map(|preset| format!("preset-{}", preset.id));
        let bots = kind.bots().iter().map(|bot| format!("bot-{}", bot.id));
        let named: Vec<String> = presets.chain(bots).collect();
        let rules = kind.rules().iter().map(|rule| rule.id.to_string());
        let ids: BTreeSet<String> =
            named.iter().filter_map(|name| name.split_once('-')).map(|(_, id)| id.to_string()).chain(rules).collect();
        for (tag, book) in kind.books() {
            let plain = book.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            for name in &named {
                let said = words.say(tag, &Message::called(name.clone()), &[]);
                if !plain.contains(&said.to_lowercase()) {
                    faults.push(format!("{id} in {tag} does not speak of {said} ({name})"));
                }
            }
            let coded = book.split('`').skip(1).step_by(2).filter(|code| ids.contains(*code) && !TYPED.contains(code));
            faults.extend(coded.map(|code| format!("{id} in {tag} shows the id {code}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_guide_for_players_says_the_same_in_every_language() {
    let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let read = |name: &str| std::fs::read_to_string(docs.join(name)).expect("a guide");
    for name in ["play.nl.md", "play.es.md"] {
        assert_eq!(structure(&read(name)), structure(&read("play.md")), "{name}");
    }
}

#[test]
fn a_rule_book_that_is_not_there_is_english_and_a_hosts_comes_first() {
    let house = Catalogue::standard().with_rule_book("nim", "fr", "# Nim à la maison".into());
    let first = |tag: &str| {
        house.rule_book("nim", tag).map(|(tag, book)| format!("{tag}: {}", book.lines().next().unwrap_or_default()))
    };
    assert_eq!(first("fr").as_deref(), Some("fr: # Nim à la maison"));
    assert_eq!(first("de").as_deref(), Some("en: # Nim"));
    assert_eq!(house.rule_book("uno", "nl").map(|(tag, _)| tag).as_deref(), Some("nl"));
    assert!(house.rule_book("chess", "nl").is_none());
}

/// Each message that has letters of its own, as it is written.
fn texts(book: &Book, tag: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for source in book.sources().iter().filter(|source| source.tag == tag) {
        let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(source.text.as_ref());
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let attributes =
                message.attributes.iter().map(|one| (format!("{}.{}", message.id.name, one.id.name), &one.value));
            let value = message.value.iter().map(|value| (message.id.name.to_string(), value));
            all.extend(value.chain(attributes).map(|(id, pattern)| (id, format!("{:?}", pattern.elements))));
        }
    }
    all
}

/// What is the same in another language as in English stands in `tests/same.txt`: names, and words that both have.
#[test]
fn what_is_not_translated_is_listed() {
    let catalogue = Catalogue::standard();
    let mut same = BTreeSet::new();
    for (game, book) in catalogue.books() {
        let english = texts(book, "en");
        for tag in ["nl", "es"] {
            let here = texts(book, tag);
            let equal = english.iter().filter(|(id, text)| here.get(*id) == Some(text));
            let spoken = equal.filter(|(id, _)| {
                let said = book.say("en", &Message::called(id.to_string()), &[]);
                said.split("{$").next().is_some_and(|said| said.chars().any(char::is_alphabetic))
            });
            same.extend(spoken.map(|(id, _)| format!("{game} {tag} {id}")));
        }
    }
    let same: String = same.into_iter().map(|line| line + "\n").collect();
    let list = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/same.txt");
    testkit::golden(&list, &same).unwrap_or_else(|why| panic!("{why}"));
}
