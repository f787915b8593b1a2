//! What is said in a room, without a socket and without a store: frames in, frames out, entries kept in a list.

use catalogue::{Catalogue, Thinking};
use kernel::{Moment, Seat};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::protocol::{FromClient, Hello, VERSION};
use table::{Command, Connection, Conversation, Entry, House, Keep, Now, ONLOOKERS, Out, Room, SOCKETS_A_PLAYER};

/// A conversation, what was kept of it, and what each connection heard.
pub(crate) struct Bench {
    pub(crate) talk: Conversation,
    pub(crate) clock: u64,
    pub(crate) kept: Vec<Entry>,
    pub(crate) heard: BTreeMap<Connection, Vec<Value>>,
    pub(crate) byes: BTreeMap<Connection, String>,
    next: Connection,
    /// Bots that have not answered yet, if they take their time.
    thinking: Vec<Thinking>,
    slow_bots: bool,
}

pub(crate) fn house() -> Arc<House> {
    let catalogue = Catalogue::standard().led_by("nim");
    Arc::new(House { content: catalogue.stock(), catalogue, variants: vec![] })
}

pub(crate) fn now(clock: u64) -> Now {
    Now { at: Moment(clock), wall: 1_000_000 + clock, random: [clock as u8; 32] }
}

pub(crate) fn hello(token: Option<&str>, device: &str, since: Option<u64>) -> FromClient {
    let token = token.map(str::to_string);
    FromClient::Hello(Hello {
        v: VERSION,
        room: "BCDF".into(),
        token,
        invitation: None,
        device: device.into(),
        since,
        text: false,
        news: true,
    })
}

fn say(text: &str) -> Command {
    Command::Say { text: text.into() }
}

impl Bench {
    pub(crate) fn new() -> Self {
        let room = Room::create(house(), "BCDF", false, &now(0));
        let kept = vec![room.first_entry("BCDF", false, &now(0))];
        let talk = Conversation::new(room, &now(0));
        let (heard, byes) = (BTreeMap::new(), BTreeMap::new());
        Bench { talk, clock: 0, kept, heard, byes, next: 1, thinking: Vec::new(), slow_bots: false }
    }

    /// Ann and Bob, each on a phone; their tokens are their names.
    pub(crate) fn pair() -> (Self, Connection, Connection) {
        let mut bench = Bench::new();
        bench.join("Ann");
        bench.join("Bob");
        let (ann, bob) = (bench.enter("Ann"), bench.enter("Bob"));
        (bench, ann, bob)
    }

    fn playing() -> (Self, Connection, Connection) {
        let (mut bench, ann, bob) = Bench::pair();
        for who in [ann, bob] {
            bench.yes(who, Command::Ready { entropy: format!("entropy of {who}") });
        }
        bench.yes(ann, Command::Start);
        (bench, ann, bob)
    }

    pub(crate) fn join(&mut self, name: &str) {
        let keep = self.talk.join(name, name, false, &now(self.clock)).expect("there is room");
        self.keep(keep);
    }

    /// What a store and sockets would do.
    pub(crate) fn keep(&mut self, keep: Option<Keep>) {
        if let Some(keep) = keep {
            assert_eq!(keep.entry.seq, self.kept.len() as u64 + 1);
            self.kept.push(keep.entry.clone());
            self.talk.kept(keep, &now(self.clock));
        }
        self.deliver();
    }

    fn deliver(&mut self) {
        for out in self.talk.out() {
            match out {
                Out::Frame { to, frame } => {
                    to.iter().for_each(|one| self.heard.entry(*one).or_default().push(json!(frame)));
                }
                Out::Bye { to, why, again } => {
                    assert!(!again && !why.message.id.is_empty());
                    self.byes.insert(to, why.rule.to_string());
                }
                Out::Hints { asked, work } => {
                    self.talk.hinted(asked, work());
                    self.deliver();
                }
                Out::Coach { asked, work } => {
                    self.talk.coached(asked, work());
                    self.deliver();
                }
                Out::Think(bot) if self.slow_bots => self.thinking.push(bot),
                Out::Think(bot) => self.talk.thought(bot.think()),
            }
        }
    }

    pub(crate) fn catch_up(&mut self) {
        while let Some(keep) = self.talk.due(&now(self.clock)).expect("no fault") {
            self.keep(Some(keep));
        }
        self.deliver();
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, millis: u64) {
        self.clock += millis;
        self.catch_up();
    }

    pub(crate) fn hear(&mut self, from: Connection, frame: FromClient) {
        self.catch_up();
        let keep = self.talk.hear(from, frame, &now(self.clock)).expect("no fault");
        self.keep(keep);
        self.catch_up();
    }

    pub(crate) fn connect(&mut self, frame: FromClient) -> Connection {
        let connection = self.next;
        self.next += 1;
        self.hear(connection, frame);
        connection
    }

    pub(crate) fn enter(&mut self, token: &str) -> Connection {
        self.connect(hello(Some(token), "phone", None))
    }

    pub(crate) fn leave(&mut self, connection: Connection) {
        self.talk.leave(connection, &now(self.clock));
    }

    pub(crate) fn last(&self, connection: Connection) -> &Value {
        self.heard[&connection].last().expect("it heard something")
    }

    /// The answer to a command with this number.
    fn answer(&mut self, from: Connection, id: u64, what: Command) -> Value {
        let before = self.heard[&from].len();
        self.hear(from, FromClient::Do { id, what });
        let answers = |frame: &&Value| ["ok", "dup", "refused"].iter().any(|kind| frame[*kind]["id"] == id);
        self.heard[&from][before..].iter().find(answers).expect("never silence").clone()
    }

    pub(crate) fn yes(&mut self, from: Connection, what: Command) -> u64 {
        let answer = self.answer(from, self.talk.room().seq() + 1, what);
        answer["ok"]["seq"].as_u64().unwrap_or_else(|| panic!("{answer}"))
    }

    pub(crate) fn refusal(&mut self, from: Connection, id: u64, what: Command) -> Value {
        self.answer(from, id, what)["refused"]["refusals"][0]["rule"].clone()
    }

    fn welcome(&self, connection: Connection) -> &Value {
        &self.heard[&connection][0]["welcome"]
    }

    /// The numbers of all entries that a connection was told.
    fn told(&self, connection: Connection) -> Vec<u64> {
        self.heard[&connection].iter().filter_map(|frame| frame["tidings"]["seq"].as_u64()).collect()
    }

    /// Whoever is on turn does the first thing that is offered.
    fn play_one(&mut self, players: [Connection; 2]) -> u64 {
        let table = self.talk.room().table().expect("a match");
        let seat = table.public().awaited.iter().next().expect("someone is on turn");
        let action = table.offers(seat)[0].action().expect("exact").clone();
        let player = (1..=2).find(|player| self.talk.room().seat_of(*player) == Some(seat)).expect("a person");
        self.yes(players[player as usize - 1], Command::Act(action))
    }

    fn online(&self, player: u32) -> bool {
        self.talk.room().players().any(|(id, person)| id == player && person.online)
    }
}

#[test]
fn hello_is_welcomed_with_all_there_is_to_see() {
    let (bench, ann, bob) = Bench::playing();
    let welcome = bench.welcome(ann);
    assert_eq!(welcome["you"], json!({ "player": 1, "seat": 0, "host": true }));
    assert_eq!((&welcome["v"], &welcome["last"], &welcome["table"]), (&json!(VERSION), &json!(0), &Value::Null));
    assert_eq!(welcome["missed"], json!([]));
    let first = welcome["seq"].as_u64().expect("a number") + 1;
    assert_eq!(bench.told(ann), (first..=bench.talk.room().seq()).collect::<Vec<_>>(), "no number is missing");
    let second = bench.welcome(bob)["seq"].as_u64().expect("a number") + 1;
    assert_eq!(bench.told(bob), (second..=bench.talk.room().seq()).collect::<Vec<_>>());
}

#[test]
fn who_may_not_come_in_is_told_why() {
    let (mut bench, ann, _) = Bench::pair();
    let other_version = Hello {
        v: 1,
        room: "BCDF".into(),
        token: None,
        invitation: None,
        device: String::new(),
        since: None,
        text: false,
        news: false,
    };
    let cases = [
        (FromClient::Ping(1), "server.hello"),
        (FromClient::Hello(other_version), "server.version"),
        (hello(Some("made up"), "phone", None), "server.token"),
    ];
    for (frame, rule) in cases {
        let connection = bench.connect(frame);
        assert_eq!(bench.byes[&connection], rule);
        assert!(!bench.heard.contains_key(&connection));
    }
    bench.yes(ann, Command::Open { public: false, watchers: false });
    let connection = bench.connect(hello(None, "screen", None));
    assert_eq!(bench.byes[&connection], "table.no_watchers");
    bench.hear(ann, hello(Some("Ann"), "phone", None));
    assert_eq!(bench.byes[&ann], "server.hello", "hello is said once");
}

#[test]
fn tidings_come_before_ok_and_both_after_the_entry_is_kept() {
    let (mut bench, ann, bob) = Bench::pair();
    let (before, kept) = (bench.heard.clone(), bench.kept.len());
    let keep = bench.talk.hear(ann, FromClient::Do { id: 1, what: say("hi") }, &now(5)).expect("no fault");
    bench.deliver();
    assert_eq!(bench.heard, before, "it may still fail");
    bench.keep(keep);
    assert_eq!(bench.kept.len(), kept + 1);
    let seq = bench.talk.room().seq();
    let heard = &bench.heard[&ann][before[&ann].len()..];
    assert_eq!(
        (heard.len(), &heard[0]["tidings"]["seq"], &heard[1]),
        (2, &json!(seq), &json!({ "ok": { "id": 1, "seq": seq } }))
    );
    assert_eq!(
        (bench.heard[&bob].len(), bench.last(bob)["tidings"]["chat"]["text"].as_str()),
        (before[&bob].len() + 1, Some("hi"))
    );
}

/// Where an entry cannot be kept the conversation is dropped: nobody has heard of it, and the room comes back without it.
#[test]
fn of_an_entry_that_is_not_kept_nobody_hears() {
    let (mut bench, ann, bob) = Bench::playing();
    let before = bench.heard.clone();
    let lost = bench.talk.hear(ann, FromClient::Do { id: 90, what: say("lost") }, &now(5)).expect("no fault");
    assert!(lost.is_some());
    drop(lost);
    bench.deliver();
    assert_eq!(bench.heard, before);
    let room = Room::load(house(), None, &bench.kept, &now(6)).expect("loads");
    bench.talk = Conversation::new(room, &now(6));
    let since = bench.told(bob).last().copied();
    let back = bench.connect(hello(Some("Bob"), "phone", since));
    assert_eq!((&bench.welcome(back)["missed"], &bench.welcome(back)["room"]["chat"]), (&json!([]), &json!([])));
    let ann = bench.enter("Ann");
    assert!(bench.answer(ann, 90, say("again"))["ok"].is_object(), "its number was not used up");
}

#[test]
fn a_command_of_a_device_acts_once() {
    let (mut bench, ann, _) = Bench::pair();
    let first = bench.answer(ann, 1, say("one"));
    let second = bench.answer(ann, 2, say("two"));
    let entries = bench.kept.len();
    for (id, answer) in [(1, &first), (2, &second), (1, &first)] {
        assert_eq!(bench.answer(ann, id, say("again"))["dup"], answer["ok"]);
    }
    // Also on another connection of the same device; another device counts for itself.
    let again = bench.enter("Ann");
    assert_eq!(bench.welcome(again)["last"], 2);
    assert_eq!(bench.answer(again, 2, say("again"))["dup"], second["ok"]);
    let tablet = bench.connect(hello(Some("Ann"), "tablet", None));
    assert_eq!((&bench.welcome(tablet)["last"], bench.kept.len()), (&json!(0), entries));
    assert!(bench.answer(tablet, 1, say("three"))["ok"].is_object());
    assert_eq!(bench.refusal(ann, 1_000, Command::Rename { name: String::new() }), "table.name");
    assert!(bench.answer(ann, 1_000, say("four"))["ok"].is_object(), "what was refused did not count");
    assert_eq!(bench.refusal(ann, 999, say("five")), "table.old");
}

/// Without a device and a number from 1 nobody could say whether a command was done before.
#[test]
fn commands_are_numbered_from_one() {
    let (mut bench, ann, _) = Bench::pair();
    let nameless = bench.connect(hello(Some("Ann"), "", None));
    for (connection, id) in [(nameless, 1), (ann, 0)] {
        assert_eq!(bench.refusal(connection, id, say("hello")), "server.number");
    }
}

#[test]
fn what_changes_nothing_is_answered_and_not_kept() {
    let (mut bench, ann, bob) = Bench::pair();
    let (entries, heard, seq) = (bench.kept.len(), bench.heard[&bob].len(), bench.talk.room().seq());
    assert_eq!(bench.yes(ann, Command::Rename { name: " Ann ".into() }), seq);
    assert_eq!((bench.kept.len(), bench.heard[&bob].len()), (entries, heard));
}

#[test]
fn plain_text_is_for_who_asks() {
    let (mut bench, ann, bob) = Bench::playing();
    let mut asking = hello(Some("Ann"), "reader", None);
    if let FromClient::Hello(hello) = &mut asking {
        hello.text = true;
    }
    let reader = bench.connect(asking);
    bench.play_one([ann, bob]);
    let has_text = |frames: &[Value]| {
        let text = json!(frames).to_string();
        (text.contains("\"text\":\""), text.contains("\"labels\":["), text.contains("\"sentence\":"))
    };
    assert_eq!(has_text(&bench.heard[&reader]), (true, true, true));
    for other in [ann, bob] {
        assert_eq!(has_text(&bench.heard[&other]), (false, false, false));
    }
    // Reasons in English, too.
    let out_of_turn = Command::Act(catalogue::Raw::of(&json!({ "pile": 0, "sticks": 99 })));
    for (who, sentence) in [(reader, true), (ann, false)] {
        let answer = bench.answer(who, 900, out_of_turn.clone());
        assert_eq!(answer["refused"]["refusals"][0].get("sentence").is_some(), sentence, "{answer}");
    }
}

#[test]
fn a_connection_that_breaks_for_a_moment_is_told_to_nobody() {
    let (mut bench, ann, bob) = Bench::pair();
    let entries = bench.kept.len();
    bench.leave(bob);
    bench.wait(1_999);
    assert!(bench.online(2));
    let bob = bench.enter("Bob");
    bench.wait(60_000);
    assert_eq!((bench.kept.len(), bench.online(2)), (entries, true));
    // One of two devices: nothing to tell, however long.
    let tablet = bench.connect(hello(Some("Bob"), "tablet", None));
    bench.leave(bob);
    bench.wait(60_000);
    assert!(bench.online(2));
    bench.leave(tablet);
    assert_eq!(bench.talk.next_leaving(), Some(now(bench.clock).wall + 2_000));
    bench.wait(2_000);
    assert_eq!((bench.kept.len(), bench.online(2)), (entries + 1, false));
    assert_eq!(bench.last(ann)["tidings"]["lines"], json!([{ "id": "room-away", "args": { "name": "Bob" } }]));
}

/// A clock on the wall that is set back must not keep somebody here who is gone.
#[test]
fn the_clock_may_be_set_back() {
    let (mut bench, _, bob) = Bench::pair();
    bench.wait(500_000);
    bench.leave(bob);
    let back = Now { wall: 1_000, ..now(bench.clock) };
    let keep = bench.talk.due(&back).expect("no fault");
    bench.keep(keep);
    assert!(!bench.online(2));
}

#[test]
fn after_a_restart_people_have_time_to_come_back() {
    let (mut bench, _, _) = Bench::pair();
    let room = Room::load(house(), None, &bench.kept, &now(0)).expect("loads");
    bench.talk = Conversation::new(room, &now(0));
    bench.wait(10_000);
    bench.enter("Ann");
    bench.wait(5_000);
    assert_eq!((bench.online(1), bench.online(2)), (true, false));
}

/// One player with ever more tabs, and ever more onlookers, leave the room to the others.
#[test]
fn connections_are_limited_by_player_and_room() {
    let (mut bench, _, _) = Bench::pair();
    for (token, open, most) in [(Some("Ann"), 1, SOCKETS_A_PLAYER), (None, 0, ONLOOKERS)] {
        let all: Vec<_> = (open..=most).map(|_| bench.connect(hello(token, "tab", None))).collect();
        let (last, others) = all.split_last().expect("some");
        assert!(others.iter().all(|one| bench.heard.contains_key(one)), "{token:?}");
        assert_eq!(bench.byes[last], "limit.sockets");
        bench.leave(others[0]);
        let next = bench.connect(hello(token, "tab", None));
        assert!(bench.heard.contains_key(&next), "there is room again");
    }
}

/// What an entry tells, without the views.
fn words(tidings: &Value) -> Value {
    json!({ "seq": tidings["seq"], "at": tidings["at"], "lines": tidings["lines"], "news": tidings["news"], "chat": tidings["chat"] })
}

#[test]
fn coming_back_at_every_point_is_like_staying() {
    let (mut bench, ann, bob) = Bench::playing();
    let mut points = vec![bench.talk.room().seq()];
    while bench.talk.room().phase() == table::Phase::Playing {
        points.push(bench.play_one([ann, bob]));
    }
    let stayed: Vec<Value> = bench.heard[&bob].iter().filter_map(|frame| frame.get("tidings")).map(words).collect();
    for since in points {
        let back = bench.connect(hello(Some("Bob"), "other", Some(since)));
        let missed = bench.welcome(back)["missed"].as_array().expect("a list").iter().map(words).collect::<Vec<_>>();
        let wanted: Vec<_> = stayed.iter().filter(|one| one["seq"].as_u64() > Some(since)).cloned().collect();
        assert_eq!(missed, wanted, "since {since}");
        bench.leave(back);
    }
    let beyond = bench.connect(hello(Some("Bob"), "other", Some(u64::MAX)));
    assert_eq!(bench.welcome(beyond)["missed"], json!([]));
}

#[test]
fn all_tabs_of_a_player_are_told_the_same() {
    let (mut bench, ann, bob) = Bench::playing();
    let tablet = bench.connect(hello(Some("Bob"), "tablet", None));
    let from = bench.heard[&bob].len();
    bench.play_one([ann, bob]);
    bench.play_one([ann, bob]);
    let tidings =
        |frames: &[Value]| frames.iter().filter(|frame| frame.get("tidings").is_some()).cloned().collect::<Vec<_>>();
    assert_eq!(tidings(&bench.heard[&bob][from..]), tidings(&bench.heard[&tablet][1..]));
}

#[test]
fn who_is_sent_away_goes_and_who_leaves_is_answered_first() {
    let (mut bench, ann, bob) = Bench::pair();
    bench.join("Cat");
    let (cat, screen) = (bench.enter("Cat"), bench.connect(hello(None, "screen", None)));
    bench.yes(ann, Command::Kick { player: 2 });
    assert_eq!(bench.byes[&bob], "table.kicked");
    let again = bench.enter("Bob");
    assert_eq!(bench.byes[&again], "table.kicked");
    bench.yes(cat, Command::Leave);
    assert_eq!(bench.byes[&cat], "table.left");
    assert_eq!(bench.refusal(screen, 1, say("hello")), "table.stranger");
    bench.yes(ann, Command::Open { public: false, watchers: false });
    assert_eq!(bench.byes[&screen], "table.no_watchers");
    bench.wait(60_000);
    assert_eq!(bench.talk.room().players().count(), 1);
}

#[test]
fn a_forecast_hints_and_a_ping_are_answered() {
    let (mut bench, ann, _) = Bench::playing();
    let action = catalogue::Raw::of(&json!({ "pile": 0, "sticks": 9 }));
    bench.hear(ann, FromClient::Forecast { id: 9, action: action.clone() });
    assert_eq!(bench.last(ann)["forecast"]["id"], 9);
    assert_ne!(bench.last(ann)["forecast"]["forecast"]["refusals"], json!([]));
    bench.hear(ann, FromClient::Hints { id: 10 });
    assert_eq!(
        (&bench.last(ann)["hints"]["id"], &bench.last(ann)["hints"]["seq"]),
        (&json!(10), &json!(bench.talk.room().seq()))
    );
    bench.clock = 4_321;
    bench.hear(ann, FromClient::Ping(3));
    assert_eq!(*bench.last(ann), json!({ "pong": { "ping": 3, "now": 4_321 } }));
    let screen = bench.connect(hello(None, "screen", None));
    bench.hear(screen, FromClient::Forecast { id: 1, action });
    assert_eq!(bench.last(screen)["forecast"]["forecast"]["refusals"][0]["rule"], "table.no_match");
}

/// A viewer is told its own dominoes and nobody else's, live, on arrival and afterwards.
#[test]
fn each_viewer_gets_only_its_own() {
    let mut bench = Bench::new();
    let names = ["Ann", "Bob", "Cat", "Dan"];
    names.iter().for_each(|name| bench.join(name));
    let people: Vec<_> = names.iter().map(|name| bench.enter(name)).collect();
    let screen = bench.connect(hello(None, "screen", None));
    bench.yes(people[0], Command::Choose { game: "texas42".into(), preset: Some("one-hand".into()), rules: None });
    for (who, name) in people.iter().zip(names) {
        bench.yes(*who, Command::Ready { entropy: format!("canary of {name}") });
        let seen = json!(bench.heard).to_string();
        assert!(name == "Dan" || !seen.contains("canary of"), "entropy is told when all of it is in");
    }
    bench.yes(people[0], Command::Start);
    let late: Vec<_> = names.iter().map(|name| bench.connect(hello(Some(name), "late", Some(0)))).collect();
    let hands: Vec<Value> = late.iter().map(|who| bench.welcome(*who)["table"]["view"]["own"].clone()).collect();
    assert!(hands.iter().all(|hand| hand.as_array().is_some_and(|hand| hand.len() == 7)), "{hands:?}");
    for (at, hand) in hands.iter().enumerate() {
        for who in 0..4 {
            let seen = json!([bench.heard[&people[who]], bench.heard[&late[who]]]).to_string();
            assert_eq!(seen.contains(&hand.to_string()), at == who, "the hand of {at} and the eyes of {who}");
        }
        assert!(!json!(bench.heard[&screen]).to_string().contains(&hand.to_string()));
    }
    let secrets: Vec<&str> = bench.kept.iter().flat_map(|entry| &entry.events).filter_map(secret).collect();
    let all = json!(bench.heard).to_string();
    assert_eq!((secrets.len(), secrets.iter().find(|secret| all.contains(**secret))), (5, None));
}

fn secret(event: &table::Event) -> Option<&str> {
    match event {
        table::Event::Committed { secret, .. } => Some(secret),
        table::Event::Joined { token, .. } => Some(token),
        _ => None,
    }
}

/// A bot thinks while the room goes on, and its pause began when it was asked.
#[test]
fn a_bot_may_take_its_time() {
    let mut bench = Bench::new();
    bench.join("Ann");
    let ann = bench.enter("Ann");
    bench.yes(ann, Command::AddBot { bot: "perfect".into() });
    bench.yes(ann, Command::Ready { entropy: "a".into() });
    bench.slow_bots = true;
    bench.yes(ann, Command::Start);
    let on_turn = |bench: &Bench| bench.talk.room().table().expect("on").public().awaited.contains(Seat(0));
    if on_turn(&bench) {
        bench.play_one([ann, ann]);
    }
    bench.wait(5_000);
    bench.yes(ann, say("It thinks."));
    let entries = bench.kept.len();
    assert_eq!((bench.thinking.len(), on_turn(&bench)), (1, false), "it is asked once");
    let thought = bench.thinking.remove(0).think();
    bench.talk.thought(thought);
    bench.catch_up();
    assert_eq!((bench.kept.len(), on_turn(&bench)), (entries + 1, true), "it has thought for long enough");
}

/// What a bot thought about a match that went on is not done.
#[test]
fn a_thought_that_comes_too_late_is_forgotten() {
    let mut bench = Bench::new();
    bench.join("Ann");
    let ann = bench.enter("Ann");
    bench.yes(ann, Command::AddBot { bot: "perfect".into() });
    bench.slow_bots = true;
    bench.yes(ann, Command::Ready { entropy: "a".into() });
    bench.yes(ann, Command::Start);
    if bench.thinking.is_empty() {
        bench.play_one([ann, ann]);
    }
    bench.yes(ann, Command::Stop(true));
    assert_eq!(bench.talk.room().phase(), table::Phase::Over);
    let entries = bench.kept.len();
    let thought = bench.thinking.remove(0).think();
    bench.talk.thought(thought);
    bench.wait(60_000);
    bench.yes(ann, Command::Rematch);
    assert_eq!(bench.kept.len(), entries + 1);
}

/// A table of the crossword game where Ann begins, with a bot; with Bob, too, if he joins.
fn crossword(preset: &str, with_bob: bool) -> (Bench, Connection, Connection) {
    let mut bench = Bench::new();
    bench.join("Ann");
    let ann = bench.enter("Ann");
    let bob = if with_bob {
        bench.join("Bob");
        bench.enter("Bob")
    } else {
        ann
    };
    let kind = Catalogue::standard().get("crossword").expect("it is here").clone();
    let first = kernel::RuleSpec::new("turn_order", json!({ "first": "creator" }));
    let rules = kind.specs(Some(preset), vec![first]).expect("a preset");
    let (game, preset) = ("crossword".into(), Some(preset.into()));
    bench.yes(ann, Command::Choose { game, preset, rules: Some(rules) });
    bench.yes(ann, Command::AddBot { bot: "greedy".into() });
    bench.yes(ann, Command::Ready { entropy: "a".into() });
    if with_bob {
        bench.yes(bob, Command::Ready { entropy: "b".into() });
    }
    bench.yes(ann, Command::Start);
    (bench, ann, bob)
}

fn coach(bench: &mut Bench, from: Connection, last: bool) -> Value {
    bench.hear(from, FromClient::Coach { id: 7, last });
    bench.last(from)["coach"].clone()
}

#[test]
fn the_coach_helps_who_plays_against_bots_alone() {
    let (mut bench, ann, _) = crossword("scrabble", false);
    let said = coach(&mut bench, ann, false);
    assert_eq!((said["id"].clone(), said["refusals"].clone()), (json!(7), json!([])), "{said}");
    let steps = said["advice"].as_array().expect("advice");
    assert_eq!(steps.len(), 3, "{said}");
    assert!(steps[..2].iter().all(|step| step.get("action").is_none()), "the first steps do not tell it all: {said}");
    let nothing = coach(&mut bench, ann, true);
    assert_eq!(nothing["advice"], json!([]), "nothing was done yet");
    // What it advises can be played, and is then the best.
    let action = catalogue::Raw::of(&steps[2]["action"]);
    bench.yes(ann, Command::Act(action));
    let said = coach(&mut bench, ann, true);
    assert_eq!(said["advice"][0]["said"]["id"], "remark-good", "{said}");
    assert_eq!(coach(&mut bench, ann, false)["advice"][0]["said"]["id"], "hint-wait");
}

#[test]
fn the_coach_is_silent_where_a_second_person_plays_and_where_words_are_challenged() {
    let (mut bench, ann, bob) = crossword("scrabble", true);
    for (who, last) in [(ann, false), (ann, true), (bob, false)] {
        let said = coach(&mut bench, who, last);
        assert_eq!((&said["refusals"][0]["rule"], &said["advice"]), (&json!("table.coach"), &json!([])), "{said}");
    }
    let screen = bench.connect(hello(None, "screen", None));
    assert_eq!(coach(&mut bench, screen, false)["refusals"][0]["id"], "table-not-in-match");
    let (mut bench, ann, _) = crossword("challenge", false);
    let said = coach(&mut bench, ann, false);
    assert_eq!(said["advice"].as_array().map(Vec::len), Some(1), "{said}");
    assert_eq!(said["advice"][0]["said"]["id"], "hint-challenges", "{said}");
}
