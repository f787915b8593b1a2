//! One file for each message of the protocol. `HR_BLESS=1` writes them anew.
//!
//! What a client sends must be read as exactly this value, what the server sends must be written exactly so: a
//! change here is a change for everyone who wrote a client.

use catalogue::{Catalogue, Raw};
use kernel::{Advice, Content, Forecast, Moment, Refusal, RuleSpec, Seat, message};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use server::protocol::{
    CatalogueCard, ErrorAnswer, FromClient, FromServer, Grant, Hello, Join, NewRoom, Pass, VERSION, Welcome, You,
};
use std::path::PathBuf;
use std::sync::Arc;
use table::{By, Command, House, Now, PlayerId, Room, Showing, Told, Wants};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.json"))
}

/// Compares with the file; gives its text.
fn golden<T: Serialize>(name: &str, value: &T) -> String {
    let text = serde_json::to_string_pretty(value).expect("serialises") + "\n";
    if testkit::bless() {
        std::fs::create_dir_all(path(name).parent().expect("a folder")).expect("a folder");
        std::fs::write(path(name), &text).expect("writes");
    }
    let kept = std::fs::read_to_string(path(name)).unwrap_or_default();
    assert_eq!(kept, text, "{name}: run the tests with HR_BLESS=1 if this is meant");
    kept
}

/// Both ways.
fn both<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(name: &str, value: &T) {
    let text = golden(name, value);
    assert_eq!(&serde_json::from_str::<T>(&text).expect("reads"), value, "{name}");
}

fn commands() -> Vec<(&'static str, Command)> {
    let rules = vec![RuleSpec::plain("misere")];
    vec![
        ("rename", Command::Rename { name: "Bo".into() }),
        ("leave", Command::Leave),
        ("sit", Command::Sit {}),
        ("stand", Command::Stand),
        ("ready", Command::Ready { entropy: "c0ffee".into() }),
        ("unready", Command::Unready),
        ("act", Command::Act(Raw::of(&json!({ "pile": 0, "sticks": 2 })))),
        ("stop", Command::Stop(true)),
        ("say", Command::Say { text: "Hello!".into() }),
        ("emote", Command::Emote { emoji: "👏".into() }),
        ("rematch", Command::Rematch),
        ("stand_in", Command::StandIn { seat: Seat(1), bot: "random".into() }),
        ("choose", Command::Choose { game: "nim".into(), preset: Some("misere".into()), rules: None }),
        ("choose_rules", Command::Choose { game: "nim".into(), preset: None, rules: Some(rules) }),
        ("open", Command::Open { public: true, watchers: false }),
        ("swap", Command::Swap { a: Seat(0), b: Seat(2) }),
        ("shuffle", Command::Shuffle),
        ("team", Command::Team { seat: Seat(1), team: 0 }),
        ("add_bot", Command::AddBot { bot: "perfect".into() }),
        ("remove_bot", Command::RemoveBot { seat: Seat(1) }),
        ("kick", Command::Kick { player: 3 }),
        ("hand_over", Command::HandOver { player: 2 }),
        ("start", Command::Start),
        ("host_act", Command::HostAct(Raw::of(&json!("next")))),
        ("close", Command::Close),
    ]
}

#[test]
fn what_a_client_sends() {
    for (name, what) in commands() {
        both(&format!("client-do-{name}"), &FromClient::Do { id: 5, what });
    }
    let hello = Hello {
        v: VERSION,
        room: "BCDF".into(),
        token: Some("a-secret-token".into()),
        invitation: None,
        device: "a-random-id".into(),
        since: Some(17),
        text: false,
        news: false,
    };
    both("client-hello", &FromClient::Hello(hello));
    both("client-forecast", &FromClient::Forecast { id: 9, action: Raw::of(&json!({ "pile": 0, "sticks": 9 })) });
    both("client-hints", &FromClient::Hints { id: 10 });
    both("client-coach", &FromClient::Coach { id: 11, last: true });
    both("client-ping", &FromClient::Ping(3));
    let new = NewRoom {
        name: "Ann".into(),
        public: true,
        private: false,
        game: Some("nim".into()),
        preset: Some("quick".into()),
    };
    both("http-new-room", &new);
    both("http-join", &Join { name: "Bob".into(), watch: false, invitation: None });
    both("http-grant", &Grant { secret: "good-once".into() });
    both("http-pass", &Pass { code: "BCDF".into(), player: 1, token: "a-secret-token".into(), waits: false });
}

#[test]
fn what_may_be_left_out() {
    let hello: FromClient = serde_json::from_value(json!({ "hello": { "v": 1, "room": "BCDF" } })).expect("reads");
    let plain = Hello {
        v: 1,
        room: "BCDF".into(),
        token: None,
        invitation: None,
        device: String::new(),
        since: None,
        text: false,
        news: false,
    };
    assert_eq!(hello, FromClient::Hello(plain));
    let new: NewRoom = serde_json::from_value(json!({ "name": "Ann" })).expect("reads");
    assert_eq!(new, NewRoom { name: "Ann".into(), ..NewRoom::default() });
    assert!(serde_json::from_value::<NewRoom>(json!({ "name": "Ann", "colour": "red" })).is_err());
}

/// A room in which everything is always the same.
struct Bench {
    room: Room,
    clock: u64,
    /// What Ann knew before the last thing that was done.
    told: Told,
}

impl Bench {
    fn new() -> Self {
        let house =
            House { catalogue: Catalogue::standard().led_by("nim"), content: Content::none(), variants: vec![] };
        Bench { room: Room::create(Arc::new(house), "BCDF", true, &now(0)), clock: 0, told: Told::default() }
    }

    fn join(&mut self, name: &str) -> PlayerId {
        self.clock += 1_000;
        let entry = self.room.judge_join(name, format!("hash of {name}"), false, &now(self.clock)).expect("a seat");
        self.room.apply(&entry).expect("fits");
        let player = self.room.player_with(&format!("hash of {name}")).expect("joined");
        let entry = self.room.judge_presence(player, true, &now(self.clock)).expect("new");
        self.room.apply(&entry).expect("fits");
        player
    }

    fn does(&mut self, player: PlayerId, what: &Command) {
        self.clock += 1_000;
        self.told = self.room.told(Some(1), Wants::default());
        let entry = self.room.judge(By::Player(player), what, None, &now(self.clock)).expect("may");
        self.room.apply(&entry).expect("fits");
        while let Some(entry) = self.room.tick(&now(self.clock)).expect("no fault") {
            self.room.apply(&entry).expect("fits");
        }
    }

    fn act(&mut self) {
        let offers = |player: PlayerId| {
            let seat = self.room.seat_of(player).expect("sits");
            self.room.table().expect("a match").offers(seat)
        };
        let player = if offers(1).is_empty() { 2 } else { 1 };
        let action = offers(player)[0].action().expect("exact").clone();
        self.does(player, &Command::Act(action));
    }

    fn welcome(&self, player: PlayerId) -> FromServer {
        FromServer::Welcome(Box::new(Welcome {
            v: VERSION,
            seq: self.room.seq(),
            now: Moment(self.clock),
            you: You { player: Some(player), seat: self.room.seat_of(player), host: player == self.room.host() },
            room: self.room.view(Some(player)),
            table: self.room.table_view(Some(player), Showing { text: false, arriving: true }),
            missed: self.room.missed(self.room.seq() - 1, Some(player), Wants::default()),
            last: 4,
        }))
    }

    fn tidings(&self) -> FromServer {
        let mut told = self.told.clone();
        FromServer::Tidings(Box::new(
            self.room.tidings(self.room.seq(), Some(1), Wants::default(), &mut told).expect("remembered"),
        ))
    }
}

fn now(at: u64) -> Now {
    Now { at: Moment(at), wall: 1_700_000_000_000 + at, random: [7; 32] }
}

#[test]
fn what_the_server_sends() {
    let mut bench = Bench::new();
    let (ann, bob) = (bench.join("Ann"), bench.join("Bob"));
    golden("server-welcome-lobby", &bench.welcome(ann));
    bench.does(bob, &Command::Say { text: "Hello!".into() });
    golden("server-tidings-chat", &bench.tidings());
    for (player, entropy) in [(ann, "a"), (bob, "b")] {
        bench.does(player, &Command::Ready { entropy: entropy.into() });
    }
    golden("server-tidings-room", &bench.tidings());
    bench.does(ann, &Command::Start);
    golden("server-tidings-start", &bench.tidings());
    bench.act();
    golden("server-tidings-match", &bench.tidings());
    golden("server-welcome-match", &bench.welcome(bob));
    while bench.room.phase() == table::Phase::Playing {
        bench.act();
    }
    golden("server-tidings-over", &bench.tidings());
    golden("http-room-card", &bench.room.card());
    golden("server-bulk", &FromServer::Bulk(25, vec![Raw::of(&json!({ "play": { "ink": "{t'&B%:ph" } }))]));
    golden("server-ok", &FromServer::Ok { id: 5, seq: 25 });
    golden("server-dup", &FromServer::Dup { id: 5, seq: 25 });
    let refusals = vec![Refusal::new("turn", message!("kernel-turn"))];
    golden("server-refused", &FromServer::Refused { id: 5, refusals: refusals.clone() });
    let forecast = Forecast { refusals, score: Some(12), details: json!({ "words": ["NIM"] }) };
    golden("server-forecast", &FromServer::Forecast { id: 9, forecast });
    let hints = vec![message!("hint-makes", points = 30, made = 71, of = 100)];
    golden("server-hints", &FromServer::Hints { id: 10, seq: 58, hints });
    let action = Raw::of(&json!({ "swap": ["Q", "V"] }));
    let advice =
        vec![Advice::of(message!("hint-swap")), Advice::to(message!("hint-swap-these", tiles = "Q V"), action)];
    golden("server-coach", &FromServer::Coach { id: 11, seq: 58, advice, refusals: Vec::new() });
    golden("server-pong", &FromServer::Pong { ping: 3, now: Moment(81_234) });
    let why = Refusal::new("server.restart", message!("server-restart"));
    golden("server-bye", &FromServer::Bye { why, again: true });
    golden("http-error", &ErrorAnswer { error: Refusal::new("server.no_room", message!("server-no-room")) });
}

#[test]
fn the_catalogue_can_be_read_by_a_form() {
    let house = Catalogue::standard();
    let nim: Vec<_> = house.cards(&Content::none()).into_iter().filter(|card| card.about.id == "nim").collect();
    let card = CatalogueCard { version: VERSION, games: nim, variants: vec![], content: Default::default() };
    let value = serde_json::to_value(card).expect("serialises");
    for key in ["id", "name", "sentence", "rules", "presets", "bots"] {
        assert!(!value["games"][0][key].is_null(), "{key}");
    }
}
