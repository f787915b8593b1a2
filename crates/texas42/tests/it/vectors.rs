//! Against data made by other programs. Skipped, loudly, where the data is absent.

use crate::common::*;
use serde_json::Value;
use texas42::rules::Questions;
use texas42::{Action, Domino, Dominoes, Hand, Play, Trick, Trump};

#[test]
fn trick_winners() {
    let Some(bytes) = data("trick_winners.bin.gz", "819,000 tricks") else { return };
    let winners = unzip(&bytes);
    let game = game("everything", &[]);
    let mut expected = winners.iter();
    for decl in 0..10 {
        let suits = game.ask().suits(&named(decl));
        for lead in Domino::all() {
            let others: Vec<Domino> = Domino::all().filter(|domino| *domino != lead).collect();
            for (i, a) in others.iter().enumerate() {
                for (j, b) in others.iter().enumerate().skip(i + 1) {
                    for c in &others[j + 1..] {
                        let trick = [lead, *a, *b, *c];
                        let winner = trick[suits.winner(trick)];
                        assert_eq!(Some(&winner.id()), expected.next(), "decl {decl}: {trick:?}");
                    }
                }
            }
        }
    }
    assert_eq!((winners.len(), expected.next()), (819_000, None));
}

#[test]
fn legal_sets() {
    let Some(bytes) = data("legal_moves.jsonl.gz", "4,156 hands") else { return };
    let rows = lines(&unzip(&bytes));
    let game = game("straight", &[]);
    for row in &rows {
        let record: Vec<Play> = row["record"].as_array().expect("a list").iter().map(play).collect();
        let trick = record[record.len() / 4 * 4..].iter().copied().collect();
        let mut hand = Hand { trick, ..named(row["decl"].as_u64().expect("a number")) };
        hand.held[0] = ids(&row["hand"]);
        assert_eq!(game.ask().legal(&hand, kernel::Seat(0)).dominoes, ids(&row["legal"]), "{row}");
    }
    assert_eq!(rows.len(), 4_156);
}

fn play(value: &Value) -> Play {
    Play { seat: kernel::Seat(value[0].as_u64().expect("a seat") as u8), domino: id(&value[1]) }
}

/// Hands with so many doubles for each seat; those left over go to a seat for which it does not matter.
fn with_doubles(mut wanted: [usize; 4], bidder: usize) -> [Dominoes; 4] {
    let spare = 7 - wanted.iter().sum::<usize>();
    let other = (0..4).find(|seat| *seat != bidder && wanted[*seat] == 0).expect("someone else");
    wanted[other] = spare;
    let mut doubles = Dominoes::DOUBLES.iter();
    let mut others = Dominoes::ALL.without(Dominoes::DOUBLES).iter();
    wanted.map(|wanted| doubles.by_ref().take(wanted).chain(others.by_ref().take(7 - wanted)).collect())
}

#[test]
fn bids() {
    let Some(bytes) = data("bids.jsonl", "62 bids") else { return };
    let rows = lines(&bytes);
    for row in &rows {
        let game = match row["config"].as_str().expect("a name") {
            "straight" => game("straight", &[]),
            "casual" => game("everything", &["all_pass={\"then\": \"reshake\"}"]),
            "force-30" => game("straight", &["all_pass={\"then\": \"force_30\"}"]),
            "force-31" => game("straight", &["all_pass={\"then\": \"force_31\"}"]),
            other => panic!("{other}?"),
        };
        let calls: Vec<&str> = row["auction"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        // Seat 0 shakes, so seat 1 calls first.
        let mut wanted = [0; 4];
        for (place, call) in calls.iter().enumerate() {
            let doubles = if call.starts_with("plunge") { 4 } else { 0 };
            wanted[(place + 1) % 4] = doubles;
        }
        let bidder = (calls.len() + 1) % 4;
        wanted[bidder] = row["doubles_in_hand"].as_u64().unwrap_or(0) as usize;
        let mut table = Table::dealt(&game, 0, with_doubles(wanted, bidder));
        table.auction(&calls);
        let bid = read_call(row["bid"].as_str().expect("a bid"));
        let legal = game.options(&table.state, kernel::Seat(bidder as u8)).iter().any(|action| action == bid);
        assert_eq!(legal, row["legal"].as_bool().expect("yes or no"), "{row}");
        let decided = table.try_input(kernel::Input::Act(kernel::Seat(bidder as u8), bid));
        assert_eq!(decided.is_ok(), legal, "{row}");
    }
    assert_eq!(rows.len(), 62);
}

#[test]
fn played_hands() {
    let Some(bytes) = data("played_hands.jsonl", "27 hands") else { return };
    let rows = lines(&bytes);
    let game = game("straight", &["play_out"]);
    for row in &rows {
        let number = |name: &str| row[name].as_u64().unwrap_or_else(|| panic!("{name}"));
        let bidder = number("bidder") as u8;
        let deal = row["deal"].as_array().expect("four hands");
        let mut table = Table::dealt(&game, (bidder + 3) % 4, std::array::from_fn(|seat| ids(&deal[seat])));
        table.auction(&[&row["bid"].to_string(), "pass", "pass", "pass"]);
        table.act(bidder, Action::Name(read_decl(number("decl"))));
        let mut points = [0u64; 2];
        for trick in row["tricks"].as_array().expect("tricks") {
            assert_eq!(u64::from(table.turn()), trick["leader"].as_u64().expect("a seat"));
            for play in trick["plays"].as_array().expect("plays").iter().map(play) {
                table.act(play.seat.0, Action::Play(play.domino));
            }
            let Trick { winner, points: worth, .. } = table.state.last_trick.expect("a trick");
            assert_eq!(u64::from(winner.0), trick["winner"].as_u64().expect("a seat"), "{row}");
            assert_eq!(u64::from(worth), trick["points"].as_u64().expect("a number"), "{row}");
            points[usize::from(winner.0 % 2)] += u64::from(worth);
        }
        let (made, stake, awards, ..) = table.result();
        assert_eq!((points[0] + points[1], points[usize::from(bidder % 2)]), (42, number("declaring_points")));
        assert_eq!(made, row["made"].as_bool().expect("yes or no"), "{row}");
        if let (Some(marks), Some(to)) = (row["marks"].as_u64(), row["marks_to"].as_u64()) {
            assert_eq!((u64::from(stake), awards[to as usize]), (marks, marks as i64));
        }
    }
    assert_eq!(rows.len(), 27);
}

#[test]
fn nello_hands() {
    let Some(bytes) = data("nello_hands.json", "8 nello hands") else { return };
    let rows: Vec<Value> = serde_json::from_slice(&bytes).expect("JSON");
    let game = game("family", &[]);
    for row in &rows {
        let bidder = row["declarer"].as_u64().expect("a seat") as u8;
        let deal = row["hands"].as_array().expect("four hands");
        let mut table = Table::dealt(&game, (bidder + 3) % 4, std::array::from_fn(|seat| ids(&deal[seat])));
        table.auction(&["1m", "pass", "pass", "pass"]);
        table.act(bidder, Action::Name(Trump::Contract("nello".into())));
        let out = row["sits_out"].as_u64().expect("a seat") as u8;
        assert!(!table.state.hand.players.contains(kernel::Seat(out)));
        let mut winners = Vec::new();
        for play in row["plays"].as_array().expect("plays").iter().map(play) {
            let events = table.act(play.seat.0, Action::Play(play.domino));
            winners.extend(events.iter().filter_map(|event| match event {
                texas42::Event::TrickTaken { by, .. } => Some(u64::from(by.0)),
                _ => None,
            }));
        }
        let expected: Vec<u64> = row["winners"].as_array().expect("seats").iter().filter_map(Value::as_u64).collect();
        let last = table.state.last.clone().expect("the hand is over");
        let points: Vec<u64> = row["points"].as_array().expect("points").iter().filter_map(Value::as_u64).collect();
        assert_eq!((winners, last.verdict.made), (expected, row["kind"] == "make"), "{row}");
        assert_eq!(last.points.map(u64::from).to_vec(), points);
    }
    assert_eq!(rows.len(), 8);
}

#[test]
fn scoring() {
    let Some(bytes) = data("scoring.jsonl", "12 scores") else { return };
    let rows = lines(&bytes);
    for row in &rows {
        let game = if row["mode"] == "marks" { game("straight", &[]) } else { game("points-250", &[]) };
        let Action::Bid(bid) = read_call(row["bid"].as_str().expect("a bid")) else { panic!("a pass?") };
        let number = |name: &str| row[name].as_i64().unwrap_or_else(|| panic!("{name}"));
        let trick = Trick::default();
        let hand = Hand {
            bidder: Some(kernel::Seat(0)),
            bid: Some(bid),
            points: [number("bidder_points") as u8, number("defender_points") as u8],
            tricks: [trick; 7].into_iter().collect(),
            ..named(5)
        };
        let made = game.ask().verdict(&hand).expect("it is over").made;
        let awards = game.ask().awards(&hand, made, game.ask().stake(&hand));
        assert_eq!(Some(made), row["made"].as_bool(), "{row}");
        assert_eq!(awards, [number("bidder_award"), number("defender_award")], "{row}");
    }
    assert_eq!(rows.len(), 12);
}

#[test]
fn tricks_and_follow() {
    let Some(bytes) = data("tricks_and_follow.jsonl", "29 small cases") else { return };
    let rows = lines(&bytes);
    let game = game("everything", &[]);
    let read = |value: &Value| bone(value.as_str().expect("a domino"));
    for row in &rows {
        let mut hand = named(row["decl"].as_u64().expect("a number"));
        let seats = (0u8..).map(kernel::Seat);
        if row["kind"] == "winner" {
            let plays = row["plays"].as_array().expect("plays").iter().map(read);
            hand.trick = seats.zip(plays).map(|(seat, domino)| Play { seat, domino }).collect();
            assert_eq!(Some(game.ask().winner(&hand) as u64), row["winner_index"].as_u64(), "{row}");
        } else {
            let list = |name: &str| row[name].as_array().expect("a list").iter().map(read).collect::<Dominoes>();
            hand.trick = [Play { seat: kernel::Seat(0), domino: read(&row["led"]) }].into_iter().collect();
            hand.held[1] = list("hand");
            assert_eq!(game.ask().legal(&hand, kernel::Seat(1)).dominoes, list("legal"), "{row}");
        }
    }
    assert_eq!(rows.len(), 29);
}
