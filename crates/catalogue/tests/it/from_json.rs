//! A whole match from JSON only, by name.

use catalogue::{AnyKind, Catalogue, Opening};
use kernel::{Chance, Content, Moment, Seat, Viewer};
use serde_json::json;

fn nim() -> std::sync::Arc<dyn AnyKind> {
    Catalogue::standard().get("nim").expect("nim is in the house").clone()
}

#[test]
fn a_match_is_judged_stored_applied_and_brought_back() {
    let (nim, content) = (nim(), Content::none());
    let rules = nim.specs(Some("quick"), vec![]).expect("a preset");
    let mut table = nim.open(&rules, &content, Opening::seeded(2, 5)).expect("sound rules");
    let mut clock = Moment(0);
    while table.outcome().is_none() {
        let seat = table.awaited().iter().next().expect("someone is awaited");
        let action = table.offers(seat)[0].action().expect("exact").clone();
        assert!(table.forecast(seat, action.clone()).is_legal());
        clock = clock.after(500);
        let line = table.judge(json!({"act": [seat, action]}), clock).expect("offered");
        assert!(table.apply());
        assert_eq!(table.line(table.entries() - 1), Some(line));
        assert!(!table.tell(table.entries() - 1, Viewer::Public).news.is_empty());
        let again = nim.resume(&table.log(None), &content, Chance::seeded(5)).expect("replays");
        assert_eq!(again.view(Viewer::Public), table.view(Viewer::Public));
        assert_eq!(again.deadline(), table.deadline());
    }
    let replay = nim.replay(&table.log(None)).expect("readable");
    assert_eq!(replay.outcome(), table.outcome());
    assert_eq!(replay.view(1, Viewer::Public)["piles"], json!([4, 5]));
}

#[test]
fn what_cannot_be_read_is_refused() {
    let nim = nim();
    let mut table = nim.open(&[], &Content::none(), Opening::seeded(2, 1)).expect("no rules is fine");
    let inputs = [
        json!({"act": [0, {"fly": 1}]}),
        json!({"act": [0, {"pile": -1, "sticks": 300}]}),
        json!({"act": [63, {"pile": 0, "sticks": 1}]}),
        json!({"act": [200, {"pile": 0, "sticks": 1}]}),
        json!({"left": 200}),
        json!("time_up"),
        json!(null),
        json!([[[[[]]]]]),
    ];
    for input in inputs {
        assert!(table.judge(input.clone(), Moment(1)).is_err(), "{input}");
        assert!(!table.apply(), "nothing to apply");
    }
    assert!(!table.forecast(Seat(0), json!({"fly": 1})).is_legal());
}

#[test]
fn bots_are_seated_and_act() {
    let nim = nim();
    let mut table = nim.open(&[], &Content::none(), Opening::seeded(2, 1)).expect("sound");
    let seat = table.awaited().iter().next().expect("someone is awaited");
    assert!(!table.seat_bot(seat, "clever"));
    assert!(table.seat_bot(seat, "perfect"));
    let luck = Chance::seeded(9);
    let wish = table.bot_move(seat, &luck).expect("it is its turn");
    table.judge(json!({"act": [seat, wish.action]}), Moment(wish.delay)).expect("bots play by the rules");
    table.apply();
    assert_eq!(table.bot_move(seat, &luck), None, "not its turn any more");
}
