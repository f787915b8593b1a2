//! Positions and moves as text.
//!
//! A position is the top card, each seat's hand, and what is in the draw pile (`draw …`; else all other cards):
//! `r5 | r7 b2 | y3 y4 | draw g1 g2`. Seat 0 has the turn, play goes clockwise. A wild top card has a colour: `w=red`.
//!
//! Moves follow each other a second apart, or as stated: `0:r7 300ms 1:w=blue 1:uno 0:catch1 2:b7@0 2:accept`; or
//! `time` (the deadline comes), `skip` (by the host), `2:leaves`, `2:away`, `2:back`, `2:joins`.

use kernel::perft::table_of;
use kernel::{Content, Input, Match, Moment, Refusal, RuleSpec, Seat, SeatSet};
use rounds::{Event, Phase};
use uno::{Action, Card, Cards, Colour, Hand, Step, UnoKind};

pub(crate) type Table = Match<uno::Game>;

/// Rules as text: `one_hand stacking={"four":true}`.
pub(crate) fn specs(rules: &str) -> Vec<RuleSpec> {
    rules.split_whitespace().map(|rule| RuleSpec::parse(rule).expect("a rule")).collect()
}

fn colour(text: &str) -> Colour {
    serde_json::from_value(text.into()).expect("a colour")
}

fn cards(text: &str) -> Cards {
    text.split_whitespace().map(|card| card.parse::<Card>().expect("a card")).collect()
}

/// A table in this position.
pub(crate) fn table(rules: &str, position: &str) -> Table {
    let parts: Vec<&str> = position.split('|').map(str::trim).collect();
    let (draw, hands): (Vec<&str>, Vec<&str>) = parts[1..].iter().partition(|part| part.starts_with("draw"));
    let seats = hands.len() as u8;
    let mut table = table_of(&UnoKind::default(), &specs(rules), &Content::none(), seats, 1).expect("sound rules");
    let (top, named) = parts[0].split_once('=').unwrap_or((parts[0], ""));
    let top: Card = top.parse().expect("a card");
    let mut rest = Cards::pack();
    rest.remove(top);
    let mut hand = Hand { number: 1, players: SeatSet::first(seats), top, ..Hand::default() };
    hand.colour = top.colour().or_else(|| Some(colour(named)));
    for (seat, text) in hands.iter().enumerate() {
        hand.held[Seat(seat as u8)] = cards(text);
    }
    for card in hand.held.0.iter().flat_map(Cards::iter) {
        assert!(rest.remove(card), "too many of {card}");
    }
    match draw.first() {
        Some(draw) => {
            hand.draw = cards(draw.trim_start_matches("draw"));
            assert!(hand.draw.iter().all(|card| rest.remove(card)), "too many in the draw pile");
            hand.discard = rest;
        }
        None => hand.draw = rest,
    }
    hand.until = table.state.game.until;
    hand.turns = 1;
    table.state.game = hand;
    table
}

fn action(text: &str) -> Action {
    match text {
        "draw" => Action::Draw,
        "pass" => Action::Pass,
        "uno" => Action::Uno,
        "accept" => Action::Accept,
        "challenge" => Action::Challenge,
        _ => match (text.strip_prefix("catch"), text.strip_prefix("name=")) {
            (Some(seat), _) => Action::Catch(Seat(seat.parse().expect("a seat"))),
            (_, Some(named)) => Action::Name(colour(named)),
            _ => {
                let (card, with) = text.split_once('@').unwrap_or((text, ""));
                let (card, named) = card.split_once('=').unwrap_or((card, ""));
                let colour = (!named.is_empty()).then(|| colour(named));
                let with = with.parse().ok().map(Seat);
                Action::Lay { card: card.parse().expect("a card"), colour, with }
            }
        },
    }
}

fn input(text: &str) -> Input<rounds::Action<Action>> {
    match text.split_once(':') {
        None if text == "skip" => Input::Host(rounds::Action::Skip),
        None if text == "next" => Input::Host(rounds::Action::Next),
        None => panic!("{text:?} is not understood"),
        Some((seat, what)) => {
            let seat = Seat(seat.parse().expect("a seat"));
            match what {
                "leaves" => Input::Left(seat),
                "away" => Input::Away(seat),
                "back" => Input::Back(seat),
                "joins" => Input::Joined(seat),
                "ready" => Input::Act(seat, rounds::Action::Ready),
                _ => Input::Act(seat, rounds::Action::Play(action(what))),
            }
        }
    }
}

/// Makes moves; gives the first refusals, if there are any.
pub(crate) fn moves(table: &mut Table, moves: &str) -> Result<(), Vec<Refusal>> {
    let mut wait = 1_000;
    for text in moves.split_whitespace() {
        if let Some(millis) = text.strip_suffix("ms") {
            wait = millis.parse().expect("milliseconds");
            continue;
        }
        if text == "time" {
            let due = table.alarm().expect("a deadline");
            table.run_until(due).expect("it passes");
            continue;
        }
        let at = Moment(table.clock().0 + wait);
        table.submit(input(text), at)?;
        wait = 1_000;
    }
    Ok(())
}

/// A position in short: whose turn, what they are asked, the top card and colour, how many cards each has.
pub(crate) fn brief(table: &Table) -> String {
    let (hand, match_) = (&table.state.game, &table.state.table);
    if !match_.playing() {
        let ended = match_.last.as_ref().expect("a round that is over");
        let points: Vec<i64> = match_.played.iter().map(|seat| ended.points[seat]).collect();
        let over = matches!(match_.phase, Phase::Over { .. });
        return format!("{}: {points:?}{}", ended.reason, if over { ", match over" } else { "" });
    }
    let asked = match &hand.step {
        Step::Play => "plays".into(),
        Step::Drawn(card) => format!("drew {card}"),
        Step::Colour => "names".into(),
        Step::Answer(penalty) => format!("owes {}", penalty.cards),
    };
    let counts: Vec<usize> = hand.players.iter().map(|seat| hand.held[seat].len()).collect();
    let colour = hand.colour.map_or("none", Colour::name);
    let list = |seats: SeatSet| seats.iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>().join(" ");
    let called = if hand.called.is_empty() { String::new() } else { format!(", UNO {}", list(hand.called)) };
    let exposed: SeatSet = hand.exposed.iter().map(|exposed| exposed.seat).collect();
    let exposed = if exposed.is_empty() { String::new() } else { format!(", exposed {}", list(exposed)) };
    format!("{} {asked}, {} {colour}, {counts:?}{called}{exposed}", hand.turn.0, hand.top)
}

/// From a position, by moves, to what is expected: a position in short, or `no:` and the rules that refuse.
pub(crate) fn check(rules: &str, position: &str, by: &str, expected: &str) {
    let mut table = table(rules, position);
    let found = match moves(&mut table, by) {
        Ok(()) => brief(&table),
        Err(refusals) => {
            let rules: Vec<&str> = refusals.iter().map(|refusal| &*refusal.rule).collect();
            format!("no: {}", rules.join(" "))
        }
    };
    assert_eq!(found, expected, "\n  rules {rules:?}\n  from  {position}\n  by    {by}");
}

/// How often a round ended, in the whole log.
pub(crate) fn endings(table: &Table) -> usize {
    let events = table.log.entries.iter().flat_map(|entry| &entry.events);
    events.filter(|event| matches!(event, Event::RoundEnded(_))).count()
}
