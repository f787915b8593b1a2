//! What players say, understood: `30`, `pass`, `2 marks`, `6-4`, `fives`, `follow me`.

use crate::Texas42;
use crate::domino::Domino;
use crate::rules::Questions;
use crate::state::{Action, Bid, Hand, Phase, Trump};
use crate::suits::PIPS;
use crate::view::{View, seen_hand};
use kernel::Seat;

/// Numbers up to seven, as words.
const NUMBERS: [&str; 8] = ["zero", "one", "two", "three", "four", "five", "six", "seven"];

/// An action in words; or what could have been said.
pub(crate) fn read(game: &Texas42, view: &View, seat: Seat, text: &str) -> Result<Action, String> {
    let words = text.trim().to_lowercase().replace(['_', ','], " ");
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let hand = seen_hand(view);
    let read = match hand.phase {
        Phase::Bidding => bid(game, &hand, seat, &words),
        Phase::Naming => trump(game, &hand, &words).map(Action::Name),
        Phase::Playing => domino(&words).map(Action::Play).or_else(|| lays_down(&words).then_some(Action::LayDown)),
        _ => ["ok", "go on", "next", "seen"].contains(&&*words).then_some(Action::Acknowledge),
    };
    read.ok_or_else(|| example(hand.phase).into())
}

fn example(phase: Phase) -> &'static str {
    match phase {
        Phase::Bidding => "Say `pass`, `30`, `2 marks`, or the name of a special bid.",
        Phase::Naming => "Say `fives`, `doubles`, `follow me`, or the name of a contract.",
        Phase::Playing => "Say a domino: `6-4`.",
        _ => "Say `ok` to go on.",
    }
}

fn bid(game: &Texas42, hand: &Hand, seat: Seat, words: &str) -> Option<Action> {
    if words == "pass" || words == "p" {
        return Some(Action::Pass);
    }
    if let Ok(points) = words.parse::<u8>() {
        return Some(Action::Bid(if points == 42 { Bid::marks(1) } else { Bid::points(points) }));
    }
    let marks = words.strip_suffix('s').unwrap_or(words);
    let marks = marks.strip_suffix("mark").or_else(|| marks.strip_suffix('m')).map(str::trim);
    if let Some(marks) = marks.and_then(number) {
        return Some(Action::Bid(Bid::marks(marks)));
    }
    let mut offered = game.ask().bids(hand, seat).into_iter();
    let special = |bid: &Bid| bid.special.as_deref().is_some_and(|id| is_called(game, hand, id, words));
    offered.find(special).map(Action::Bid)
}

fn trump(game: &Texas42, hand: &Hand, words: &str) -> Option<Trump> {
    let words = words.strip_suffix(" are trumps").unwrap_or(words);
    let pip = PIPS.iter().position(|pip| *pip == words || pip.trim_end_matches('s') == words || singular(pip) == words);
    let pip = pip.or_else(|| words.parse().ok().filter(|pip| *pip < 7));
    match words {
        "doubles" | "double" => Some(Trump::Doubles),
        "follow me" | "no trump" | "no trumps" | "nt" => Some(Trump::NoTrump),
        _ if pip.is_some() => pip.map(|pip| Trump::Pip(pip as u8)),
        _ => game.ask().trumps(hand).into_iter().find(|trump| match trump {
            Trump::Contract(id) => is_called(game, hand, id, words),
            _ => false,
        }),
    }
}

/// "sixes" is more than one "six".
fn singular(pip: &str) -> &str {
    pip.strip_suffix("es").unwrap_or(pip)
}

fn is_called(game: &Texas42, hand: &Hand, id: &str, words: &str) -> bool {
    words == id.replace('_', " ") || words == game.ask().name_of(hand, id).to_lowercase()
}

fn domino(words: &str) -> Option<Domino> {
    words.replace([' ', '|', ':', '/'], "-").parse().ok()
}

fn lays_down(words: &str) -> bool {
    ["lay down", "laydown", "claim", "the rest"].contains(&words)
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().or_else(|| NUMBERS.iter().position(|number| *number == text).map(|number| number as u8))
}
