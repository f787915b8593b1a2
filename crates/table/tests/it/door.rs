//! The door: private rooms, knocking, who was sent away, who leaves a running match.

use crate::conversation::{Bench, hello, now};
use serde_json::json;
use table::protocol::{FromClient, Hello};
use table::{Command, Connection, Conversation, Newcomer, Room, Snapshot};

fn newcomer(name: &str) -> Newcomer {
    Newcomer { name: name.into(), token: name.into(), ..Newcomer::default() }
}

/// Comes, or knocks: who it is, and whether they wait.
fn arrive(bench: &mut Bench, who: Newcomer) -> Result<(u32, bool), String> {
    let token = who.token.clone();
    let heard = bench.talk.arrive(who, &now(bench.clock));
    let keep = heard.map_err(|no| match no {
        table::Unheard::Refused(refusals) => refusals[0].rule.to_string(),
        table::Unheard::Fault(fault) => fault.to_string(),
    })?;
    bench.keep(keep);
    bench.catch_up();
    Ok(bench.talk.arrived(&token).expect("came"))
}

fn private() -> (Bench, Connection, String) {
    let (mut bench, ann, _) = Bench::pair();
    bench.yes(ann, Command::Private(true));
    let invitation = bench.talk.room().view(None).invitation.expect("a private room has one");
    (bench, ann, invitation)
}

fn knocks(bench: &Bench) -> Vec<String> {
    bench.talk.room().view(None).knocks.into_iter().map(|knock| knock.name).collect()
}

#[test]
fn who_is_invited_comes_in_and_the_code_alone_knocks() {
    let (mut bench, ann, invitation) = private();
    let invited = Newcomer { invitation: Some(invitation.clone()), ..newcomer("Cat") };
    assert!(!arrive(&mut bench, invited).expect("invited").1);
    let wrong = Newcomer { invitation: Some("wrong".into()), ..newcomer("Dan") };
    let (dan, waits) = arrive(&mut bench, wrong).expect("knocks");
    assert!(waits);
    let door = bench.enter("Dan");
    assert_eq!(bench.last(door), &json!({ "waiting": { "name": "Dan", "host": "Ann", "why": "private" } }));
    assert_eq!(knocks(&bench), ["Dan"]);
    assert_eq!(bench.last(ann)["tidings"]["room"]["knocks"][0]["name"], "Dan", "the host is told");
    // At the door nothing is told of the room, and nothing can be done in it.
    bench.yes(ann, Command::Say { text: "shall we?".into() });
    assert_eq!(bench.refusal(door, 1, Command::Start), "table.knocking");
    bench.hear(door, FromClient::Ping(7));
    assert_eq!(bench.last(door)["pong"]["ping"], 7);
    assert!(!json!(bench.heard[&door]).to_string().contains("shall we?"));
    bench.yes(ann, Command::LetIn { player: dan });
    let welcome = bench.heard[&door].iter().find_map(|frame| frame.get("welcome")).expect("let in");
    assert_eq!((&welcome["you"]["player"], &welcome["room"]["invitation"]), (&json!(dan), &json!(invitation)));
    assert!(knocks(&bench).is_empty());
    // Who looks on needs the invitation, too; and of the room nothing is told but that it is there.
    let stranger = bench.connect(hello(None, "screen", None));
    assert_eq!(bench.byes[&stranger], "table.private");
    let FromClient::Hello(screen) = hello(None, "screen", None) else { unreachable!() };
    let screen = Hello { invitation: Some(invitation), ..screen };
    let screen = bench.connect(FromClient::Hello(screen));
    assert!(bench.last(screen).get("welcome").is_some());
    let card = bench.talk.room().card();
    assert_eq!((card.private, card.host.as_str(), card.game.as_str(), card.players), (true, "", "", 0));
    assert!(!bench.talk.room().is_public());
    // Another invitation: the old one lets nobody look on.
    bench.yes(ann, Command::Private(false));
    assert!(!bench.byes.contains_key(&screen));
    bench.wait(1);
    bench.yes(ann, Command::Private(true));
    assert_eq!(bench.byes[&screen], "table.private");
}

#[test]
fn who_is_turned_away_is_told_and_not_heard_for_ever() {
    let (mut bench, ann, _) = private();
    for number in 0..3 {
        let dan = Newcomer { token: format!("Dan {number}"), from: "there".into(), ..newcomer("Dan") };
        let (player, waits) = arrive(&mut bench, dan).expect("knocks");
        assert!(waits);
        let door = bench.enter(&format!("Dan {number}"));
        bench.yes(ann, Command::TurnAway { player });
        assert_eq!(bench.byes[&door], "table.turned_away");
        let again = bench.enter(&format!("Dan {number}"));
        assert_eq!(bench.byes[&again], "table.turned_away", "also when they come with the same token");
    }
    let dan = Newcomer { token: "Dan 4".into(), from: "there".into(), ..newcomer("Daniel") };
    assert_eq!(arrive(&mut bench, dan), Err("table.turned_away".into()));
    assert!(arrive(&mut bench, Newcomer { from: "elsewhere".into(), ..newcomer("Eve") }).expect("others do").1);
    assert_eq!(bench.refusal(ann, 900, Command::LetIn { player: 77 }), "table.knock");
    let bob = bench.enter("Bob");
    assert_eq!(bench.refusal(bob, 901, Command::LetIn { player: 77 }), "table.host");
}

#[test]
fn a_door_has_room_for_some_and_who_goes_does_not_wait() {
    let (mut bench, ..) = private();
    for number in 0..3 {
        let who = Newcomer { token: number.to_string(), from: "there".into(), ..newcomer("Dan") };
        arrive(&mut bench, who).expect("knocks");
    }
    let fourth = Newcomer { token: "4".into(), from: "there".into(), ..newcomer("Dan") };
    assert_eq!(arrive(&mut bench, fourth), Err("table.knocks".into()), "so many from one place");
    for number in 3..12 {
        arrive(&mut bench, newcomer(&format!("Eve {number}"))).expect("knocks");
    }
    assert_eq!(arrive(&mut bench, newcomer("Fay")), Err("table.knocks".into()), "so many in all");
    // One of them is connected and waits; the others are not heard of again.
    let door = bench.enter("Eve 3");
    bench.wait(59_000);
    assert_eq!(knocks(&bench).len(), 12);
    bench.wait(2_000);
    assert_eq!(knocks(&bench), ["Eve 3"]);
    bench.leave(door);
    bench.wait(59_000);
    let again = bench.enter("Eve 3");
    bench.wait(120_000);
    assert_eq!(knocks(&bench), ["Eve 3"], "a phone that slept is back");
    assert!(bench.last(again).get("waiting").is_some());
}

#[test]
fn a_knock_outlives_a_restart() {
    let (mut bench, ann, invitation) = private();
    let (dan, _) = arrive(&mut bench, newcomer("Dan")).expect("knocks");
    let kept = serde_json::to_string(&bench.talk.room().snapshot()).expect("serialises");
    let snapshot: Snapshot = serde_json::from_str(&kept).expect("reads");
    let room = Room::load(crate::conversation::house(), Some(snapshot), &[], &now(5)).expect("loads");
    assert_eq!(room.view(None), bench.talk.room().view(None));
    bench.talk = Conversation::new(room, &now(bench.clock));
    let (door, ann_again) = (bench.enter("Dan"), bench.enter("Ann"));
    assert!(bench.last(door).get("waiting").is_some());
    assert_eq!(bench.talk.room().view(None).invitation, Some(invitation));
    bench.yes(ann_again, Command::LetIn { player: dan });
    assert!(bench.heard[&door].iter().any(|frame| frame.get("welcome").is_some()));
    let _ = ann;
}

/// By their token, their place or their name: who was sent away knocks, until the host lets them in again.
#[test]
fn who_was_sent_away_is_kept_out_until_they_are_let_in() {
    let (mut bench, ann, _) = Bench::pair();
    let eve = Newcomer { from: "there".into(), ..newcomer("Eve") };
    let (player, _) = arrive(&mut bench, eve).expect("comes");
    let socket = bench.enter("Eve");
    bench.yes(ann, Command::Kick { player });
    assert_eq!(bench.byes[&socket], "table.kicked");
    let again = bench.enter("Eve");
    assert_eq!(bench.byes[&again], "table.kicked");
    let cases = [
        Newcomer { token: "1".into(), from: "there".into(), ..newcomer("Fay") },
        Newcomer { token: "2".into(), before: Some("Eve".into()), ..newcomer("Gus") },
        Newcomer { token: "3".into(), ..newcomer("eve") },
    ];
    let mut last = 0;
    for who in cases {
        let (player, waits) = arrive(&mut bench, who.clone()).expect("knocks");
        assert!(waits, "{who:?}");
        last = player;
    }
    let why = |bench: &Bench| json!(bench.talk.room().view(None).knocks)[0]["why"].clone();
    assert_eq!(why(&bench), "sent_away");
    assert!(!arrive(&mut bench, Newcomer { from: "elsewhere".into(), ..newcomer("Hal") }).expect("others").1);
    bench.yes(ann, Command::LetIn { player: last });
    assert!(!arrive(&mut bench, Newcomer { token: "5".into(), ..newcomer("Eve") }).expect("forgiven").1);
}

/// Coming and going cannot use up the seats of a match that takes people in late.
#[test]
fn join_and_leave_use_up_one_seat_at_most() {
    let (mut bench, ann, bob) = Bench::pair();
    bench.yes(ann, Command::Choose { game: "uno".into(), preset: None, rules: None });
    for who in [ann, bob] {
        bench.yes(who, Command::Ready { entropy: "e".into() });
    }
    bench.yes(ann, Command::Start);
    let seats = |bench: &Bench| bench.talk.room().view(None).seats.len();
    let eve = |number: u32| Newcomer { token: number.to_string(), from: "there".into(), ..newcomer("Eve") };
    let come_and_go = |bench: &mut Bench, who: Newcomer| {
        let token = who.token.clone();
        let came = arrive(bench, who).expect("comes or knocks");
        if !came.1 {
            let socket = bench.enter(&token);
            bench.yes(socket, Command::Leave);
            assert_eq!(bench.byes[&socket], "table.left");
        }
        came
    };
    assert!(!come_and_go(&mut bench, eve(1)).1, "late, and welcome");
    assert_eq!(seats(&bench), 3);
    let (player, waits) = come_and_go(&mut bench, eve(2));
    assert!(waits, "the second time the host is asked");
    // Looking on first is no way around it.
    let (_, waits) = arrive(&mut bench, Newcomer { watch: true, ..eve(3) }).expect("looks on");
    assert!(!waits);
    let socket = bench.enter("3");
    assert_eq!(bench.refusal(socket, 1, Command::Sit {}), "table.seat");
    assert_eq!(seats(&bench), 3);
    assert!(!arrive(&mut bench, Newcomer { from: "elsewhere".into(), ..newcomer("Fay") }).expect("others").1);
    bench.yes(ann, Command::LetIn { player });
    assert_eq!(seats(&bench), 5);
}

#[test]
fn a_bots_name_is_a_bots() {
    let (mut bench, ann, _) = Bench::pair();
    assert_eq!(arrive(&mut bench, newcomer("Perfect bot")), Err("table.name".into()));
    assert_eq!(arrive(&mut bench, newcomer("perfect BOT 2")), Err("table.name".into()));
    assert_eq!(bench.refusal(ann, 900, Command::Rename { name: "Easy bot".into() }), "table.name");
    assert!(arrive(&mut bench, newcomer("Ben Bot")).is_ok());
}

/// A bad token, a kick and a leave: each has a sentence of its own.
#[test]
fn each_way_out_has_a_sentence() {
    let (mut bench, ann, bob) = Bench::pair();
    bench.join("Cat");
    let cat = bench.enter("Cat");
    bench.yes(ann, Command::Kick { player: 3 });
    bench.yes(bob, Command::Leave);
    let stranger = bench.enter("made up");
    assert_eq!(
        [&bench.byes[&cat], &bench.byes[&bob], &bench.byes[&stranger]],
        ["table.kicked", "table.left", "server.token"]
    );
}
