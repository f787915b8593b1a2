//! Every rule, as tables of positions: rules, position, moves, what comes of it.

use crate::table::{brief, check, moves, specs};
use kernel::{Content, Game, Kind, Viewer};
use uno::UnoKind;

#[test]
fn what_goes_on_what() {
    for (top, card, goes) in [
        ("r5", "r7", true),   // colour
        ("r5", "b5", true),   // number
        ("rs", "bs", true),   // symbol
        ("r+2", "y+2", true), // symbol
        ("r5", "b7", false),
        ("rr", "bs", false),
        ("w=red", "r1", true), // the colour named
        ("w=red", "b1", false),
        ("w+4=blue", "b1", true),
    ] {
        let expected = match card {
            _ if !goes => "no: uno.match".into(),
            "bs" => "0 plays, bs blue, [2, 3]".into(),
            "y+2" => "0 plays, y+2 yellow, [2, 5]".into(),
            _ => format!("1 plays, {card} {}, [2, 3]", colour(card)),
        };
        check("", &format!("{top} | {card} g1 g2 | y1 y2 y3"), &format!("0:{card}"), &expected);
    }
}

fn colour(card: &str) -> &'static str {
    card.parse::<uno::Card>().expect("a card").colour().expect("a colour").name()
}

#[test]
fn a_turn() {
    let three = "r5 | r7 b2 w | y3 y4 y5 | g6 g7 g8 | draw r9 y9";
    for (by, expected) in [
        ("0:r7", "1 plays, r7 red, [2, 3, 3]"),
        ("0:draw 0:pass", "1 plays, r5 red, [4, 3, 3]"), // even with a card that goes
        ("0:w=blue", "1 plays, w blue, [2, 3, 3]"),
        ("0:w", "no: uno.colour"),       // a wild card needs a colour
        ("0:r7=blue", "no: uno.colour"), // and no other takes one
        ("0:r7@1", "no: uno.with"),
        ("0:pass", "no: uno.pass"),
        ("0:draw 0:r7", "no: uno.drawn"), // only the drawn card
        ("0:draw 0:draw", "no: uno.draw"),
        ("0:r9", "no: uno.held"),           // not held
        ("0:b9", "no: uno.held uno.match"), // all that is wrong with it
        ("1:y3", "no: uno.turn"),
        ("0:challenge", "no: uno.challenge"),
        ("0:accept", "no: uno.accept"),
        ("0:name=red", "no: uno.name"),
    ] {
        check("", three, by, expected);
    }
    check("", "r5 | b2 b3 | y1 y2 | draw r9", "0:draw 0:r9", "1 plays, r9 red, [2, 2]");
    check("", "r5 | b2 b3 | y1 y2 | draw g9", "0:draw 0:g9", "no: uno.match");
}

#[test]
fn action_cards() {
    let (y, g) = ("y1 y2", "g1 g2");
    for (hand, by, expected) in [
        ("rs b1 b2", "0:rs", "2 plays, rs red, [2, 2, 2]"),
        ("rr b1 b2", "0:rr", "2 plays, rr red, [2, 2, 2]"), // the other way
        ("r+2 b1 b2", "0:r+2", "2 plays, r+2 red, [2, 4, 2]"),
        ("w+4 b1 b2", "0:w+4=blue", "1 owes 4, w+4 blue, [2, 2, 2]"),
        ("w+4 b1 b2", "0:w+4=blue 1:accept", "2 plays, w+4 blue, [2, 6, 2]"),
        ("w+4 b1 b2", "0:w+4=blue 1:draw", "no: uno.draw"),
        ("w+4 b1 b2", "0:w+4=blue 1:pass", "no: uno.pass"),
        ("w+4 b1 b2", "0:w+4=blue 1:y1", "no: uno.penalty"),
    ] {
        check("", &format!("r5 | {hand} | {y} | {g}"), by, expected);
    }
    // With two players a reverse is a skip.
    check("", "r5 | rr b1 b2 | y1 y2", "0:rr", "0 plays, rr red, [2, 2]");
    // Also when the third has left.
    check("", "r5 | rr b1 b2 | y1 y2 | g1 g2", "2:leaves 0:rr", "0 plays, rr red, [2, 2]");
}

#[test]
fn challenges() {
    for (hand, by, expected) in [
        // Innocent: no red card. The challenger draws six and is left out.
        ("w+4 b1 b2", "0:w+4=blue 1:challenge", "2 plays, w+4 blue, [2, 8, 2]"),
        // Guilty: a red card. The offender draws four, the challenger plays.
        ("w+4 r1 b2", "0:w+4=blue 1:challenge", "1 plays, w+4 blue, [6, 2, 2]"),
        // Only the victim may.
        ("w+4 r1 b2", "0:w+4=blue 2:challenge", "no: uno.turn"),
        // A wild draw four is no card of the colour, and neither is one of the same number.
        ("w+4 w b5", "0:w+4=blue 1:challenge", "2 plays, w+4 blue, [2, 8, 2]"),
    ] {
        check("", &format!("r5 | {hand} | y1 y2 | g1 g2"), by, expected);
    }
    // What counts is the hand when it was laid: cards drawn after it prove nothing.
    let caught = "r5 | w+4 b1 | y1 y2 | g1 g2 | draw r1 r2 g3 g4 g6 g7 g8 g9 y3";
    check("", caught, "0:w+4=blue 2:catch0 1:challenge", "2 plays, w+4 blue, [3, 8, 2]");
}

#[test]
fn the_challenger_alone_sees_the_hand() {
    let mut table = crate::table::table("", "r5 | w+4 r1 b2 | y1 y2 | g1 g2");
    moves(&mut table, "0:w+4=blue 1:challenge").unwrap();
    let seen = |viewer| table.game.view(&table.state, viewer).game.challenge.expect("a challenge").cards;
    assert_eq!(format!("{:?}", seen(Viewer::Seat(kernel::Seat(1)))), "Some([r1, b2])");
    assert_eq!((seen(Viewer::Seat(kernel::Seat(2))), seen(Viewer::Public)), (None, None));
    let news = |viewer| {
        let events = &table.log.entries.last().unwrap().events;
        serde_json::to_string(&events.iter().filter_map(|event| table.game.redact(event, viewer)).collect::<Vec<_>>())
            .unwrap()
    };
    assert!(news(Viewer::Seat(kernel::Seat(1))).contains(r#""hand":["r1","b2"]"#));
    assert!(news(Viewer::Public).contains(r#""hand":null"#));
}

#[test]
fn saying_uno() {
    let two = "r5 | r7 b2 | y3 y4 y5 | g6 g7 g8";
    for (by, expected) in [
        ("0:uno", "0 plays, r5 red, [2, 3, 3], UNO 0"),
        ("0:uno 0:r7", "1 plays, r7 red, [1, 3, 3], UNO 0"),
        ("0:r7", "1 plays, r7 red, [1, 3, 3], exposed 0"),
        ("0:r7 0:uno", "1 plays, r7 red, [1, 3, 3], UNO 0"),
        ("0:r7 1:catch0", "1 plays, r7 red, [3, 3, 3]"),
        ("0:r7 2:catch0", "1 plays, r7 red, [3, 3, 3]"), // anybody may
        ("0:r7 0:catch0", "no: uno.catch"),
        ("0:r7 0:uno 1:catch0", "no: uno.catch"),
        ("0:uno 0:uno", "no: uno.uno"),
        // The window shuts when the next player acts…
        ("0:r7 2000ms 1:draw 1:catch0", "no: uno.catch"),
        // …not before they do, however long it takes…
        ("0:r7 9000ms 1:catch0", "1 plays, r7 red, [3, 3, 3]"),
        // …and not before a second and a half, however fast they are.
        ("0:r7 300ms 1:draw 300ms 2:catch0", "1 drew"),
        ("0:r7 300ms 1:draw 2000ms 2:catch0", "no: uno.catch"),
        // A call lapses with a card drawn.
        ("0:uno 0:draw", "0 drew"),
        ("1:uno", "no: uno.uno"), // three cards
    ] {
        if expected.ends_with("drew") {
            let mut table = crate::table::table("", two);
            moves(&mut table, by).unwrap();
            assert!(brief(&table).starts_with(expected) && !brief(&table).contains("UNO"), "{by}: {}", brief(&table));
        } else {
            check("", two, by, expected);
        }
    }
    check("", "r5 | r7 r2 r3 r4 r5 | y3", "0:uno", "no: uno.uno"); // with five cards
    check("uno_call={\"penalty\":4}", two, "0:r7 1:catch0", "1 plays, r7 red, [5, 3, 3]");
    check("uno_call={\"window\":0}", two, "0:r7 300ms 1:y7", "no: uno.held");
    check("silent_uno", two, "0:r7", "1 plays, r7 red, [1, 3, 3]");
    check("silent_uno", two, "0:uno", "no: uno.uno");
}

#[test]
fn the_end_of_a_hand() {
    for (position, by, expected) in [
        // 3 + 20 + 50 points.
        ("r5 | r7 | y3 gs w | b0", "0:r7", "hand_won: [73, 0, 0]"),
        // A last draw two is drawn first: y3 and two more.
        ("r5 | r+2 | y3 | draw y4 y6", "0:r+2", "hand_won: [13, 0]"),
        // A last wild draw four too, and it may be challenged, in vain.
        ("r5 | w+4 | y3 | draw y4 y6 y7 y8", "0:w+4=red 1:accept", "hand_won: [28, 0]"),
        ("r5 | w+4 | y3 | draw y4 y6 y7 y8 g1 g2", "0:w+4=red 1:challenge", "hand_won: [31, 0]"),
        ("r5 | w+4 | y3 | draw y4 y6 y7 y8", "0:w+4=red", "1 owes 4, w+4 red, [0, 1]"),
        // The target.
        ("r5 | r7 | w w w w w+4 w+4 w+4 w+4 gs gr g+2 bs br", "0:r7", "hand_won: [500, 0], match over"),
    ] {
        check("", position, by, expected);
    }
    // Not won by a leaver: who was out is gone, and the others go on.
    check("", "r5 | w+4 | y3 | g1 g2", "0:w+4=red 0:leaves 1:accept", "2 plays, w+4 red, [5, 2]");
}

#[test]
fn running_out_of_cards() {
    // The discard pile comes back: 108 - 2 - 2 - top - the one in the pile.
    let mut table = crate::table::table("", "r5 | b2 b3 | y1 y2 | draw g9");
    moves(&mut table, "0:draw 0:pass 1:draw").unwrap();
    assert_eq!((table.state.game.reshuffles, table.state.game.draw.len()), (1, 108 - 1 - 3 - 3));
    // Nothing to draw: pass if you cannot play, play if you can.
    let dry = |own: &str| {
        let mut table = crate::table::table("", &format!("r5 | {own} | y1 y2 | draw g9"));
        table.state.game.draw = uno::Cards::default();
        table.state.game.discard = uno::Cards::default();
        table
    };
    let refused = |table: &mut crate::table::Table, by: &str| moves(table, by).expect_err("refused")[0].rule.clone();
    assert_eq!(refused(&mut dry("b2 b3"), "0:draw"), "uno.draw");
    assert_eq!(refused(&mut dry("b2 r3"), "0:pass"), "uno.pass");
    let mut table = dry("b2 b3");
    moves(&mut table, "0:pass").unwrap();
    assert_eq!(brief(&table), "1 plays, r5 red, [2, 2]");
    // All in a row: a stalemate, no points.
    moves(&mut table, "1:pass").unwrap();
    assert_eq!(brief(&table), "stalemate: [0, 0]");
    assert_eq!(crate::table::endings(&table), 1);
    // A penalty takes what there is.
    let mut table = dry("r+2 b3");
    table.state.game.draw = ["g1".parse().unwrap()].into_iter().collect();
    moves(&mut table, "0:r+2").unwrap();
    assert_eq!(brief(&table), "0 plays, r+2 red, [1, 4], exposed 0");
}

#[test]
fn stacking() {
    let all = r#"stacking={"two":true,"four":true,"cross":"any"}"#;
    let cross = r#"stacking={"two":true,"four":true,"cross":"four_on_two"}"#;
    let position = "r5 | r+2 w+4 b9 b8 | y+2 w+4 y1 y2 | g+2 g1 g2";
    for (rules, by, expected) in [
        ("", "0:r+2", "2 plays, r+2 red, [3, 6, 3]"),
        ("stacking", "0:r+2", "1 owes 2, r+2 red, [3, 4, 3]"),
        ("stacking", "0:r+2 1:accept", "2 plays, r+2 red, [3, 6, 3]"),
        ("stacking", "0:r+2 1:y+2", "2 owes 4, y+2 yellow, [3, 3, 3]"),
        ("stacking", "0:r+2 1:y+2 2:g+2", "0 owes 6, g+2 green, [3, 3, 2]"),
        ("stacking", "0:r+2 1:y+2 2:g+2 0:accept", "1 plays, g+2 green, [9, 3, 2]"),
        ("stacking", "0:r+2 1:w+4=red", "no: uno.penalty"),
        ("stacking", "0:w+4=red 1:w+4=red", "no: uno.penalty"),
        ("stacking", "0:r+2 1:challenge", "no: uno.challenge"),
        (cross, "0:r+2 1:w+4=red", "2 owes 6, w+4 red, [3, 3, 3]"),
        (cross, "0:w+4=red 1:w+4=blue", "2 owes 8, w+4 blue, [3, 3, 3]"),
        (cross, "0:w+4=red 1:y+2", "no: uno.penalty"),
        (all, "0:w+4=red 1:y+2 2:g+2", "0 owes 8, g+2 green, [3, 3, 2]"),
        // Only whom the whole pile would hit may challenge; seat 1 has no red card: innocent, the pile and two.
        (cross, "0:r+2 1:w+4=blue 2:challenge", "0 plays, w+4 blue, [3, 3, 11]"),
        // Yellow in force, and seat 1 holds yellow: guilty, seat 1 takes the pile.
        (cross, "0:w+4=yellow 1:w+4=blue 2:challenge", "2 plays, w+4 blue, [3, 11, 3]"),
        // Stacking closes the earlier right: seat 0 was guilty, nobody asks any more.
        (cross, "0:w+4=yellow 1:w+4=blue 2:accept", "0 plays, w+4 blue, [3, 3, 11]"),
    ] {
        check(rules, position, by, expected);
    }
    // No stacking on a last card: the hand is won.
    check(all, "r5 | r+2 | y+2 y1 | g1 | draw g2 g3", "0:r+2", "hand_won: [27, 0, 0]");
    check(all, "r5 | w+4 | w+4 y1 | g1", "0:w+4=red 1:w+4=red", "no: uno.won");
}

#[test]
fn jumping_in() {
    let position = "r5 | r7 b2 b3 | y1 y2 y3 | r5 r7 g1 | g4 g2 g3";
    for (rules, by, expected) in [
        ("", "2:r5", "no: uno.turn"),
        ("jump_in", "2:r5", "3 plays, r5 red, [3, 3, 2, 3]"), // play goes on from there
        ("jump_in", "2:r7", "no: uno.turn"),                  // not identical
        ("jump_in", "0:r7 2:r7", "3 plays, r7 red, [2, 3, 2, 3]"),
        ("jump_in", "0:draw 2:r5", "no: uno.turn"), // an open decision
    ] {
        check(rules, position, by, expected);
    }
    check("jump_in", "rs | r7 b2 | y1 y2 y3 | rs g1 g2", "2:rs", "1 plays, rs red, [2, 3, 2]");
    // No jumping into a penalty.
    check("jump_in stacking", "r5 | r+2 b2 b1 | y1 y2 | r+2 g1 g2", "0:r+2 2:r+2", "no: uno.turn");
    // Out of turn there is no UNO to say before, but there is after.
    check("jump_in", "r5 | r7 b2 | y1 y2 y3 | r5 g1", "2:uno", "no: uno.uno");
    check("jump_in", "r5 | r7 b2 | y1 y2 y3 | r5 g1", "2:r5 2:uno", "0 plays, r5 red, [2, 3, 1], UNO 2");
}

#[test]
fn seven_zero() {
    let position = "r5 | r7 r0 b3 | y1 y2 | g1 g2 g3 g4";
    for (by, expected) in [
        ("0:r7@1", "1 plays, r7 red, [2, 2, 4]"),
        ("0:r7@2", "1 plays, r7 red, [4, 2, 2]"),
        ("0:r7", "no: uno.with"),
        ("0:r7@0", "no: uno.with"),
        ("0:r7@5", "no: uno.with"),
        ("0:r0@1", "no: uno.with"),
        ("0:r0", "1 plays, r0 red, [4, 2, 2]"), // 0 gets the hand of 2, 1 that of 0, 2 that of 1
    ] {
        check("seven_zero", position, by, expected);
    }
    // Coming to one card by a swap is no duty, for either.
    check("seven_zero", "r5 | r7 b3 | y1 y2", "0:r7@1", "1 plays, r7 red, [2, 1]");
    check("seven_zero", "r5 | r7 b3 b4 | y1", "0:r7@1", "1 plays, r7 red, [1, 2]");
    // As the last card they win first.
    check("seven_zero", "r5 | r7 | y1 y2", "0:r7", "hand_won: [3, 0]");
    check("seven_zero", "r5 | r0 | y1 y2", "0:r0", "hand_won: [3, 0]");
    check("", "r5 | r7 b3 | y1 y2", "0:r7@1", "no: uno.with");
}

#[test]
fn drawing_rules() {
    // Blue does not go on red, so drawing goes on to the only red.
    let dry = "r5 | b2 b3 | y1 y2 | draw b4 b6 b7 r9";
    let mut table = crate::table::table("draw_until_playable", dry);
    moves(&mut table, "0:draw").unwrap();
    assert!(brief(&table).starts_with("0 drew r9"), "{}", brief(&table));
    // May it be kept? Yes, unless forced.
    check("force_play", "r5 | b2 b3 | y1 y2 | draw r9", "0:draw 0:pass", "no: force_play");
    check("force_play", "r5 | b2 b3 | y1 y2 | draw r9", "0:draw 0:r9", "1 plays, r9 red, [2, 2]");
    check("force_play", "r5 | b2 b3 | y1 y2 | draw b9", "0:draw 0:pass", "1 plays, r5 red, [3, 2]");
    // A hand limit: no drawing with ten cards; play, or pass if nothing goes.
    let limit = r#"hand_limit={"cards":10}"#;
    let ten = "b0 b1 b2 b3 b4 b6 b7 b8 b9";
    check(limit, &format!("r5 | {ten} y9 | y1 y2"), "0:draw", "no: hand_limit");
    check(limit, &format!("r5 | {ten} y9 | y1 y2"), "0:pass", "1 plays, r5 red, [10, 2]");
    check(limit, &format!("r5 | {ten} r9 | y1 y2"), "0:pass", "no: uno.pass");
    check(limit, &format!("r5 | {ten} | y1 y2 | draw g1"), "0:draw 0:pass", "1 plays, r5 red, [10, 2]");
    // It does not stop a penalty, and it does stop drawing until something goes.
    check(limit, &format!("r5 | r+2 y1 | {ten} y9 | draw g1 g2"), "0:r+2", "0 plays, r+2 red, [1, 12], exposed 0");
    let both = format!("{limit} draw_until_playable");
    let position = "r5 | b0 b1 b2 b3 b4 b6 b7 b8 | y1 y2 | draw g1 g2 g3 g4";
    let mut table = crate::table::table(&both, position);
    moves(&mut table, "0:draw").unwrap();
    assert_eq!(table.state.game.held.0[0].len(), 10);
}

#[test]
fn no_bluff() {
    check("no_bluff", "r5 | w+4 r1 b2 | y1 y2", "0:w+4=blue", "no: no_bluff");
    check("no_bluff", "r5 | w+4 b1 b2 | y1 y2", "0:w+4=blue", "0 plays, w+4 blue, [2, 6]"); // no question asked
    let rules = r#"no_bluff stacking={"four":true}"#;
    check(rules, "r5 | w+4 b1 b2 | w+4 y1 | g1", "0:w+4=blue 1:challenge", "no: uno.challenge");
    check(rules, "r5 | w+4 b1 b2 | w+4 y1 y2 | g1", "0:w+4=blue 1:w+4=red", "2 owes 8, w+4 red, [2, 2, 1]");
    check(rules, "r5 | w+4 b1 b2 | w+4 b3 y2 | g1", "0:w+4=blue 1:w+4=red", "no: no_bluff");
}

#[test]
fn no_action_finish() {
    check("no_action_finish", "r5 | rs | y1 y2", "0:rs", "no: no_action_finish");
    check("no_action_finish", "r5 | w | y1 y2", "0:w=red", "no: no_action_finish");
    check("no_action_finish", "r5 | r7 | y1 y2", "0:r7", "hand_won: [3, 0]");
    check("no_action_finish", "r5 | rs b1 | y1 y2", "0:rs", "0 plays, rs red, [1, 2], exposed 0");
    // What may not be played need not be: drawn cards may be kept even if forced.
    check("no_action_finish hand_limit", "r5 | rs | y1 y2 | draw g1", "0:draw 0:pass", "1 plays, r5 red, [2, 2]");
}

#[test]
fn scoring_rules() {
    check("low_score", "r5 | r7 | y3 gs w | b9", "0:r7", "hand_won: [0, 73, 9]");
    check("one_hand", "r5 | r7 | y3 gs w | b9", "0:r7", "hand_won: [0, 0, 0], match over");
    check("", "r5 | r7 b1 | y3", "skip", "skipped: [0, 0]");
    check("one_hand", "r5 | r7 b1 | y3", "skip", "skipped: [0, 0], match over");
    // Low score: when somebody reaches the target, the lowest wins.
    let mut table = crate::table::table("low_score", "r5 | r7 | w w w w w+4 w+4 w+4 w+4 gs gr g+2 bs br | b9");
    moves(&mut table, "0:r7").unwrap();
    let outcome = table.game.outcome(&table.state).expect("over");
    let places: Vec<u32> = (0..3).map(|seat| outcome.place(kernel::Seat(seat)).unwrap()).collect();
    assert_eq!(places, [1, 3, 2]);
    // One hand: the winner is first although nobody has points.
    let mut table = crate::table::table("one_hand", "r5 | r7 | y3 gs w | b9");
    moves(&mut table, "0:r7").unwrap();
    let outcome = table.game.outcome(&table.state).expect("over");
    assert_eq!(outcome.winner().map(|standing| standing.seats.clone()), Some(vec![kernel::Seat(0)]));
    assert_eq!((outcome.place(kernel::Seat(1)), outcome.place(kernel::Seat(2))), (Some(2), Some(2)));
    assert_eq!(outcome.standings[0].statistics["won"], 1);
}

#[test]
fn the_first_card() {
    use kernel::perft::table_of;
    // Look for a deal with each kind of first card, and see who has the turn.
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let table = table_of(&UnoKind::default(), &[], &Content::none(), 3, seed).unwrap();
        let hand = &table.state.game;
        let after = |seat: kernel::Seat, n: u8| kernel::Seat((seat.0 + n) % 3);
        let (dealer, first) = (hand.dealer, after(hand.dealer, 1));
        let counts: Vec<usize> = (0..3).map(|n| hand.held[after(dealer, n)].len()).collect();
        let (turn, expected, cards) = match hand.top.symbol() {
            uno::Symbol::Number(_) => (first, "plays", [7, 7, 7]),
            uno::Symbol::Skip => (after(dealer, 2), "plays", [7, 7, 7]),
            uno::Symbol::Reverse => (dealer, "plays", [7, 7, 7]),
            uno::Symbol::DrawTwo => (after(dealer, 2), "plays", [7, 9, 7]),
            uno::Symbol::Wild => (first, "names", [7, 7, 7]),
            uno::Symbol::WildDrawFour => panic!("it goes back"),
        };
        assert_eq!((hand.turn, counts), (turn, cards.to_vec()), "{}", brief(&table));
        assert!(brief(&table).contains(expected), "{}", brief(&table));
        assert_eq!(hand.clockwise, hand.top.symbol() != uno::Symbol::Reverse);
        seen.insert(format!("{:?}", hand.top.symbol()).chars().next());
    }
    assert_eq!(seen.len(), 5, "all kinds of first cards were met");
    // Two players: a reverse is a skip, so the dealer plays.
    let two = (0..400).map(|seed| table_of(&UnoKind::default(), &[], &Content::none(), 2, seed).unwrap());
    let reverses = two.filter(|table| table.state.game.top.symbol() == uno::Symbol::Reverse);
    assert!(reverses.map(|table| assert_eq!(table.state.game.turn, table.state.game.dealer)).count() > 5);
}

#[test]
fn contradictions_are_refused_with_a_sentence() {
    let book = kernel::book_of(&UnoKind::default());
    let errors = |rules: &str| -> Vec<String> {
        let made = UnoKind::default().compose(&specs(rules), &Content::none());
        made.err().unwrap_or_default().iter().map(|error| book.say("en", &error.message(), &[])).collect()
    };
    for (rules, expected) in [
        ("silent_uno", ""),
        (r#"silent_uno uno_call={"penalty":2}"#, ""),
        (
            r#"silent_uno uno_call={"penalty":3}"#,
            "Nobody needs to say UNO (“Silent UNO”), so nobody draws 3 for not saying it (“Saying UNO”).",
        ),
        (
            r#"one_hand target={"points":300}"#,
            "One hand decides (“One hand”), so nobody gets to 300 points (“Points to win”).",
        ),
        ("one_hand low_score", "“Low score” and “One hand” cannot be played together."),
        (
            r#"hand_limit={"cards":10} hand_size={"cards":10}"#,
            "A hand is full with 10 cards (“Hand limit”), and 10 are dealt (“Cards dealt”).",
        ),
        (r#"stacking={"two":false}"#, "With “Stacking”, at least one draw card must go on another."),
        ("stakcing", "No rule is called “stakcing”; did you mean “stacking”?"),
        (r#"stacking={"cross":"all"}"#, "Stacking: cross must be none, four_on_two or any, not \"all\"."),
        (r#"target={"points":5}"#, "Points to win: points must be a whole number from 50 to 2000, not 5."),
    ] {
        let found = errors(rules);
        let sentence = found.first().map(String::as_str).unwrap_or_default();
        let same =
            sentence == expected || (expected.contains("cannot be played") && sentence.contains("cannot be played"));
        assert!(same, "{rules}: {found:?}");
    }
}
