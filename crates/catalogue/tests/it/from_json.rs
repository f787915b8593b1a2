//! A whole match from JSON only, by name.

use catalogue::{AnyKind, Catalogue, Opening, Raw};
use kernel::{Chance, Content, Input, Moment, Seat, Viewer};
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
    while table.public().outcome.is_none() {
        let seat = table.public().awaited.iter().next().expect("someone is awaited");
        let action = table.offers(seat)[0].action().expect("exact").clone();
        assert!(table.forecast(seat, &action).is_legal());
        clock = clock.after(500);
        let line = table.judge(Input::Act(seat, action), clock).expect("offered");
        table.fold(&line).expect("it was judged");
        assert_eq!(table.line(table.entries() - 1), Some(line));
        assert!(!table.tell(table.entries() - 1, Viewer::Public).news.is_empty());
        let again = nim.resume(&table.log(None), &content, Chance::seeded(5)).expect("replays");
        assert_eq!(again.observe(Viewer::Public), table.observe(Viewer::Public));
        assert_eq!(again.public(), table.public());
    }
    let replay = nim.replay(&table.log(None)).expect("readable");
    assert_eq!(replay.outcome(), table.public().outcome);
    assert_eq!(replay.view(1, Viewer::Public).value()["piles"], json!([4, 5]));
}

#[test]
fn what_cannot_be_read_is_refused() {
    let nim = nim();
    let mut table = nim.open(&[], &Content::none(), Opening::seeded(2, 1)).expect("no rules is fine");
    let act = |seat: u8, action: serde_json::Value| Input::Act(Seat(seat), Raw::of(&action));
    let inputs = [
        act(0, json!({"fly": 1})),
        act(0, json!({"pile": -1, "sticks": 300})),
        act(63, json!({"pile": 0, "sticks": 1})),
        act(0, json!(null)),
        act(0, json!([[[[[]]]]])),
        Input::Left(Seat(63)),
        Input::TimeUp,
        Input::Lapsed(Seat(0)),
    ];
    for input in inputs {
        assert!(table.judge(input.clone(), Moment(1)).is_err(), "{input:?}");
    }
    assert!(!table.forecast(Seat(0), &Raw::of(&json!({"fly": 1}))).is_legal());
    let lines = [
        r#"{"at":1,"events":[{"fly":{}}]}"#,
        r#"{"at":1,"events":[{"took":{"seat":9,"pile":0,"sticks":1,"late":false}}]}"#,
        r#"{"at":1,"input":{"away":40},"events":[]}"#,
        r#"{"at":1,"events":[],"there":[{"waits":[40]}]}"#,
        "[]",
    ];
    for line in lines {
        assert!(table.fold(&Raw::parse(line).expect("JSON")).is_err(), "{line}");
    }
    assert_eq!(table.entries(), 1);
}

#[test]
fn bots_are_seated_and_act() {
    let nim = nim();
    let mut table = nim.open(&[], &Content::none(), Opening::seeded(2, 1)).expect("sound");
    let seat = table.public().awaited.iter().next().expect("someone is awaited");
    assert!(!table.bots().seat(seat, "clever"));
    assert!(table.bots().seat(seat, "perfect"));
    let luck = Chance::seeded(9);
    let wish = table.bots().wish(seat, &luck).expect("it is its turn");
    let line = table.judge(Input::Act(seat, wish.action), Moment(wish.delay)).expect("bots play by the rules");
    table.fold(&line).expect("it was judged");
    assert_eq!(table.bots().wish(seat, &luck), None, "not its turn any more");
}
