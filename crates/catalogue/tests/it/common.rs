//! What the games are tried with.

use catalogue::{AnyKind, AnyMatch, Catalogue, Opening, Raw};
use kernel::{Chance, Content, Input, Message, Moment, Names, Reveal, Seat, Setup, fair};

/// All that comes with the games, and a few Dutch and Spanish words, so that those presets can be tried everywhere. The
/// browser's test of transcripts reads the same files.
pub(crate) fn content(house: &Catalogue) -> Content {
    let mut content = house.stock();
    for (name, words) in
        [("dutch", include_str!("../words/dutch.txt")), ("spanish", include_str!("../words/spanish.txt"))]
    {
        crossword::content::add_words(&mut content, name, words.as_bytes().to_vec(), lexicon::Options::default());
    }
    content
}

/// What the house and a game say, in a language.
pub(crate) fn say(house: &Catalogue, tag: &str, message: &Message) -> String {
    house.house_words(kernel::WORDS.into_iter().chain(catalogue::WORDS)).say(tag, message, &[])
}

/// The secret behind the matches that are tried, and what each seat sent.
pub(crate) const SECRET: [u8; 32] = [5; 32];

pub(crate) fn entropy(seats: u8) -> Vec<String> {
    (0..seats).map(|seat| format!("entropy of {seat}")).collect()
}

/// A match under the game's first rule set, dealt as a room deals it.
pub(crate) fn dealt(kind: &dyn AnyKind, content: &Content, name: &str) -> Box<dyn AnyMatch> {
    let rules = kind.specs(None, vec![]).expect("a first rule set");
    let places = kind.choose(&rules, content).expect("sound rules").places;
    let seats = places.least.max(2);
    let opening = Opening {
        name: name.into(),
        setup: Setup::seats(seats),
        names: Names::plain(seats).0,
        commitment: fair::commitment(name, &SECRET),
        chance: fair::chance(name, &SECRET, &entropy(seats)),
        at: Moment(0),
        again: false,
    };
    kind.open(&rules, content, opening).expect("sound rules")
}

/// Easy bots take all seats.
pub(crate) fn seat_bots(kind: &dyn AnyKind, table: &mut dyn AnyMatch) {
    let bot = kind.bots().iter().find(|card| card.id == "easy").unwrap_or(&kind.bots()[0]).id;
    for seat in (0..table.header().setup.seats).map(Seat) {
        assert!(table.bots().seat(seat, bot), "{bot} plays {}", table.header().game);
    }
}

/// What comes next, happens: a bot's choice, or a deadline.
pub(crate) fn go_on(table: &mut dyn AnyMatch, luck: &Chance) {
    let (now, seats) = (table.clock(), table.header().setup.seats);
    let wishes = (0..seats).map(Seat).filter_map(|seat| Some((seat, table.bots().wish(seat, luck)?)));
    let wish =
        wishes.map(|(seat, wish)| (now.after(wish.delay.max(1_000)), seat, wish.action)).min_by_key(|wish| wish.0);
    let line = match (wish, table.alarm()) {
        (Some((at, seat, action)), alarm) if alarm.is_none_or(|alarm| at < alarm) => {
            table.judge(Input::Act(seat, action), at).expect("bots do what is allowed")
        }
        (_, alarm) => table.judge_due(alarm.expect("something is due")).expect("it passes").expect("it is due"),
    };
    table.fold(&line).expect("it was judged");
}

/// Something from outside happens.
pub(crate) fn happens(table: &mut dyn AnyMatch, input: Input<Raw>) {
    let line = table.judge(input, table.clock().after(500)).expect("it may happen");
    table.fold(&line).expect("it was judged");
}

/// So many moves by bots, with somebody who goes and comes back in the middle; then all agree to stop. Its log.
pub(crate) fn played(kind: &dyn AnyKind, content: &Content, moves: usize) -> String {
    let mut table = dealt(kind, content, "tried");
    seat_bots(kind, &mut *table);
    for number in 0..moves {
        if table.public().outcome.is_some() {
            break;
        }
        match number {
            4 => happens(&mut *table, Input::Away(Seat(0))),
            8 => happens(&mut *table, Input::Back(Seat(0))),
            _ => go_on(&mut *table, &Chance::seeded(3)),
        }
    }
    if table.public().outcome.is_none() {
        happens(&mut *table, Input::Stop);
    }
    assert!(table.public().outcome.is_some(), "all agreed to stop");
    revealed(&*table)
}

/// The log of a match that is over.
pub(crate) fn revealed(table: &dyn AnyMatch) -> String {
    table.log(Some(Reveal::new(&SECRET, entropy(table.header().setup.seats))))
}
