//! Playing on from a point of a finished match, in a room of one's own.

use catalogue::{Catalogue, Noted, seed_of};
use kernel::{Moment, Seat};
use std::sync::Arc;
use table::{By, Command, Entry, House, Now, Phase, PlayOn, Room};

const ANN: table::PlayerId = 1;

fn house() -> Arc<House> {
    let catalogue = Catalogue::standard().led_by("nim");
    let content = catalogue.stock();
    Arc::new(House { catalogue, content, variants: vec![] })
}

fn now(at: u64) -> Now {
    Now { at: Moment(at), wall: at, random: [(at % 251) as u8; 32] }
}

/// The log of a match by bots.
fn log(house: &House, game: &str, seats: u8) -> String {
    let kind = house.catalogue.get(game).expect("it is there");
    let rules = kind.specs(None, vec![]).expect("a rule set");
    let bots = [catalogue::usual_bot(kind.bots()).expect("a bot").to_string()];
    let simulator = kind.simulator(&rules, &house.content, seats, &bots).expect("bots can play");
    simulator.play(seed_of(1, 0), 20_000, true).expect("an end").log.expect("a log")
}

/// A room with Ann in it.
fn room(house: &Arc<House>) -> Room {
    let mut room = Room::create(house.clone(), "BCDF", false, &now(0));
    let ann = room.judge_join("Ann", "token".into(), false, &now(1)).expect("there is room");
    room.apply(&ann).expect("fits");
    let there = room.judge_presence(ANN, true, &now(1)).expect("she comes");
    room.apply(&there).expect("fits");
    room
}

fn from(log: &str, entries: usize, seat: u8) -> PlayOn<'_> {
    PlayOn { log, entries, seat: Seat(seat), bot: "random", entropy: "Ann's own" }
}

/// Lets time pass, with bots in all seats but Ann's, until it is over; Ann takes the first thing on offer. Every entry goes
/// through JSON, as a store would have it.
fn play_out(room: &mut Room) -> Vec<Entry> {
    let (mut at, mut kept) = (room.clock().0, Vec::new());
    while room.phase() == Phase::Playing && kept.len() < 4_000 {
        at += 500;
        let seat = room.seat_of(ANN).expect("she sits");
        let offer = room.table().expect("a match").offers(seat).into_iter().find_map(|offer| offer.action().cloned());
        let entry = match room.tick(&now(at)).expect("it goes on") {
            Some(entry) => Some(entry),
            None => {
                for bot in room.thinking(&now(at)) {
                    room.thought(bot.think());
                }
                offer.and_then(|action| room.judge(By::Player(ANN), &Command::Act(action), None, &now(at)).ok())
            }
        };
        if let Some(entry) = entry {
            let entry: Entry = serde_json::from_str(&serde_json::to_string(&entry).expect("JSON")).expect("the same");
            room.apply(&entry).expect("fits");
            kept.push(entry);
        }
    }
    assert_eq!(room.phase(), Phase::Over, "it came to an end");
    kept
}

#[test]
fn a_match_is_played_on_and_its_log_says_where_it_branched_off() {
    let house = house();
    for (game, seats, seat) in [("nim", 2, 1), ("uno", 3, 2), ("texas42", 4, 3)] {
        let log = log(&house, game, seats);
        let mut room = room(&house);
        let begun = room.judge_play_on(ANN, &from(&log, 4, seat), &now(5)).expect("it can be played on");
        room.apply(&begun).expect("fits");
        assert_eq!((room.phase(), room.seat_of(ANN)), (Phase::Playing, Some(Seat(seat))), "{game}");
        let table = room.table().expect("a match");
        assert_eq!((table.entries(), room.clock()), (4, table.clock()), "{game}: the clock goes on from there");

        // As a store brings it back: with a snapshot, and without.
        let kept = serde_json::from_str(&serde_json::to_string(&room.snapshot()).expect("JSON")).expect("the same");
        let mut loaded = Room::load(house.clone(), Some(kept), &[], &now(6)).expect("it loads");
        assert_eq!(loaded.table().map(catalogue::AnyMatch::entries), Some(4));
        play_out(&mut loaded);

        play_out(&mut room);
        let (name, finished) = room.finished_log().expect("it is over");
        let noted = Noted { commitment: None, entropy: Some("Ann's own".into()), seat: Some(Seat(seat)) };
        let checked = house.catalogue.check(finished.as_bytes(), &house.content, &noted);
        assert!(checked.sound, "{game}: {:?}", checked.findings);
        let header = kernel::log::read_header(&finished).expect("a header");
        let origin = header.origin.expect("it branched off");
        assert_eq!((header.name, origin.name, origin.entries), (name, format!("simulated-{}", seed_of(1, 0)), 4));
        assert_eq!(header.names[usize::from(seat)], "Ann");

        // The same once more: from where it branched off, not from a deal.
        let again = room.judge(By::Player(ANN), &Command::Retry, None, &now(room.clock().0)).expect("the same deal");
        room.apply(&again).expect("fits");
        let table = room.table().expect("a match");
        assert_eq!((table.entries(), table.header().again), (4, true), "{game}");
        play_out(&mut room);
        let (_, finished) = room.finished_log().expect("it is over");
        assert!(house.catalogue.check(finished.as_bytes(), &house.content, &Noted::default()).sound, "{game} again");
    }
}

/// Where somebody was away, or a bot is now, nobody waits for them.
#[test]
fn bots_are_known_as_bots() {
    let house = house();
    let log = log(&house, "nim", 2);
    let mut room = room(&house);
    let begun = room.judge_play_on(ANN, &from(&log, 2, 0), &now(5)).expect("it can be played on");
    room.apply(&begun).expect("fits");
    let told = room.tick(&now(5_000)).expect("it goes on").expect("something is to be told");
    room.apply(&told).expect("fits");
    let there = room.table().expect("a match").there();
    assert_eq!((there.bots().contains(Seat(1)), there.bots().contains(Seat(0))), (true, false));
}

#[test]
fn what_cannot_be_played_on_is_refused_in_a_sentence() {
    let house = house();
    let log = log(&house, "nim", 2);
    let end = log.lines().count() - 2;
    let room = room(&house);
    let no = |from: PlayOn<'_>| {
        let refusals = room.judge_play_on(ANN, &from, &now(5)).expect_err("it is refused");
        refusals[0].message.id.to_string()
    };
    assert_eq!(no(from(&log, end, 0)), "branch-over");
    assert_eq!(no(from(&log, end + 5, 0)), "branch-no_point");
    assert_eq!(no(from(&log, 2, 7)), "branch-no_seat");
    assert_eq!(no(from(&log, 2, 200)), "branch-no_seat");
    assert_eq!(no(from("nonsense", 2, 0)), "check-fault");
    assert_eq!(no(from(&log.replace("\"game\":\"nim\"", "\"game\":\"chess\""), 2, 0)), "table-game-unknown");
    assert_eq!(no(from(&log[..log.len() - 40], 2, 0)), "check-fault", "cut short");
    assert_eq!(no(PlayOn { bot: "clever", ..from(&log, 2, 0) }), "table-bot-unknown");
    let book = house.words();
    for id in ["branch-over", "branch-no_seat", "table-branch-alone"] {
        assert!(["en", "nl", "es"].iter().all(|tag| book.has(tag, id)), "{id}");
    }

    let mut two = self::room(&house);
    let bo = two.judge_join("Bo", "other".into(), false, &now(2)).expect("there is room");
    two.apply(&bo).expect("fits");
    let refused = two.judge_play_on(ANN, &from(&log, 2, 0), &now(5)).expect_err("not beside others");
    assert_eq!(refused[0].message.id, "table-branch-alone");
}
