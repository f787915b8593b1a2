//! What players say, understood in the languages of the house: `30`, `pass`, `2 marks`, `6-4`, `fives`, `follow me`.

use crate::Texas42;
use crate::domino::Domino;
use crate::rules::Questions;
use crate::state::{Action, Bid, Hand, Phase, Trump};
use crate::view::{View, seen_hand};
use kernel::{Message, Seat};

/// Numbers up to seven, as words.
const NUMBERS: [&[&str]; 8] = [
    &["zero", "nul", "cero"],
    &["one", "een", "één", "una", "uno"],
    &["two", "twee", "dos"],
    &["three", "drie", "tres"],
    &["four", "vier", "cuatro"],
    &["five", "vijf", "cinco"],
    &["six", "zes", "seis"],
    &["seven", "zeven", "siete"],
];

/// The pips as suits; a number does as well.
const PIPS: [&[&str]; 7] = [
    &["blanks", "blank", "blanco’s", "blanco's", "blanco", "blancas", "blanca"],
    &["ones", "enen", "unos"],
    &["twos", "tweeën", "doses"],
    &["threes", "drieën", "treses"],
    &["fours", "vieren", "cuatros"],
    &["fives", "vijven", "cincos"],
    &["sixes", "zessen", "seises"],
];

const PASS: &[&str] = &["pass", "p", "pas", "passen", "paso", "pasar"];
const MARKS: &[&str] = &["marks", "mark", "m", "strepen", "streep", "marcas", "marca"];
const DOUBLES: &[&str] = &["doubles", "double", "dubbels", "dubbel", "dobles", "doble"];
const NO_TRUMP: &[&str] =
    &["follow me", "no trump", "no trumps", "nt", "volg mij", "geen troef", "sígueme", "sigueme", "sin triunfo"];
const ARE_TRUMPS: &[&str] = &[" are trumps", " zijn troef", " son triunfo"];
const LAY_DOWN: &[&str] = &["lay down", "laydown", "claim", "the rest", "neerleggen", "de rest", "tender", "el resto"];
const GO_ON: &[&str] = &["ok", "go on", "next", "seen", "verder", "seguir"];

/// An action in words; or what could have been said.
pub(crate) fn read(game: &Texas42, view: &View, seat: Seat, text: &str) -> Result<Action, Message> {
    let words = text.trim().to_lowercase().replace(['_', ','], " ");
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let hand = seen_hand(view);
    let read = match hand.phase {
        Phase::Bidding => bid(game, &hand, seat, &words),
        Phase::Naming => trump(game, &hand, &words).map(Action::Name),
        Phase::Playing => domino(&words).map(Action::Play).or_else(|| is(LAY_DOWN, &words).then_some(Action::LayDown)),
        _ => is(GO_ON, &words).then_some(Action::Acknowledge),
    };
    read.ok_or_else(|| example(hand.phase))
}

fn is(said: &[&str], words: &str) -> bool {
    said.contains(&words)
}

fn example(phase: Phase) -> Message {
    Message::new(match phase {
        Phase::Bidding => "read-bid",
        Phase::Naming => "read-trumps",
        Phase::Playing => "read-domino",
        _ => "read-go-on",
    })
}

fn bid(game: &Texas42, hand: &Hand, seat: Seat, words: &str) -> Option<Action> {
    if is(PASS, words) {
        return Some(Action::Pass);
    }
    if let Ok(points) = words.parse::<u8>() {
        return Some(Action::Bid(if points == 42 { Bid::marks(1) } else { Bid::points(points) }));
    }
    let marks = MARKS.iter().find_map(|marks| words.strip_suffix(marks));
    if let Some(marks) = marks.and_then(|marks| number(marks.trim())) {
        return Some(Action::Bid(Bid::marks(marks)));
    }
    let offered = game.ask().bids(hand, seat);
    let special = |bid: &Bid| bid.special.as_deref().is_some_and(|id| is_called(id, words));
    offered.iter().find(special).map(Action::Bid)
}

fn trump(game: &Texas42, hand: &Hand, words: &str) -> Option<Trump> {
    let words = ARE_TRUMPS.iter().find_map(|are| words.strip_suffix(are)).unwrap_or(words);
    let pip = PIPS.iter().position(|said| is(said, words)).map(|pip| pip as u8);
    match pip.or_else(|| number(words).filter(|pip| *pip < 7)) {
        Some(pip) => Some(Trump::Pip(pip)),
        None if is(DOUBLES, words) => Some(Trump::Doubles),
        None if is(NO_TRUMP, words) => Some(Trump::NoTrump),
        None => game.ask().trumps(hand).iter().find(|trump| match trump {
            Trump::Contract(id) => is_called(id, words),
            _ => false,
        }),
    }
}

fn is_called(id: &str, words: &str) -> bool {
    words == id.replace('_', " ")
}

fn domino(words: &str) -> Option<Domino> {
    words.replace([' ', '|', ':', '/'], "-").parse().ok()
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().or_else(|| NUMBERS.iter().position(|said| is(said, text)).map(|number| number as u8))
}
