//! A room's whole life, without a network: commands are judged and applied on a clock that the test moves.

use catalogue::{Catalogue, Raw};
use kernel::{Chance, Content, Draws, Moment, Offer, Refusal, RuleSpec, Seat, message};
use serde_json::{Value, json};
use std::sync::Arc;
use table::{By, Command, Entry, Event, House, Now, Phase, PlayerId, Room, Showing, Snapshot, Tidings, Told, Wants};

const ANN: PlayerId = 1;
const BOB: PlayerId = 2;
const CAT: PlayerId = 3;

fn house() -> Arc<House> {
    Arc::new(House { catalogue: Catalogue::standard().led_by("nim"), content: Content::none(), variants: vec![] })
}

/// A room, its clock and everything that happened in it.
struct Bench {
    room: Room,
    clock: u64,
    luck: Draws,
    entries: Vec<Entry>,
}

impl Bench {
    fn new() -> Self {
        Bench::seeded(1)
    }

    fn seeded(seed: u64) -> Self {
        Bench::in_house(house(), seed)
    }

    fn in_house(house: Arc<House>, seed: u64) -> Self {
        let mut luck = Chance::seeded(seed).draws("bench", 0);
        let now = Now { at: Moment(0), wall: 0, random: bytes(&mut luck) };
        let room = Room::create(house, "BCDF", false, &now);
        let entries = vec![room.first_entry("BCDF", false, &now)];
        Bench { room, clock: 0, luck, entries }
    }

    /// With these people, all of them connected.
    fn with(names: &[&str]) -> Self {
        let mut bench = Bench::new();
        bench.come(names);
        bench
    }

    fn come(&mut self, names: &[&str]) {
        for name in names {
            let player = self.join(name, false).expect("there is room");
            self.presence(player, true);
        }
    }

    /// Ann and Bob in a running match of these rules.
    fn playing(preset: &str, rules: Option<Value>) -> Self {
        let mut bench = Bench::with(&["Ann", "Bob"]);
        let rules = rules.map(|rules| serde_json::from_value(rules).expect("rules"));
        bench.yes(ANN, Command::Choose { game: "nim".into(), preset: Some(preset.into()), rules });
        bench.begin();
        bench
    }

    fn begin(&mut self) {
        for player in self.room.players().map(|(id, _)| id).collect::<Vec<_>>() {
            if self.room.seat_of(player).is_some() {
                self.yes(player, ready(&format!("entropy of {player}")));
            }
        }
        let host = self.room.host();
        self.yes(host, Command::Start);
        assert_eq!(self.room.phase(), Phase::Playing);
    }

    fn now(&mut self) -> Now {
        Now { at: Moment(self.clock), wall: self.clock, random: bytes(&mut self.luck) }
    }

    /// Through JSON, as a store would have it.
    fn apply(&mut self, entry: Entry) {
        let text = serde_json::to_string(&entry).expect("serialises");
        let read: Entry = serde_json::from_str(&text).expect("reads");
        assert_eq!(read, entry);
        self.room.apply(&read).expect("fits");
        self.entries.push(entry);
    }

    fn join(&mut self, name: &str, watch: bool) -> Result<PlayerId, Vec<Refusal>> {
        let token = format!("hash-of-{name}-{}", self.entries.len());
        let now = self.now();
        let entry = self.room.judge_join(name, token.clone(), watch, &now)?;
        self.apply(entry);
        Ok(self.room.player_with(&token).expect("joined"))
    }

    fn presence(&mut self, player: PlayerId, online: bool) {
        let now = self.now();
        if let Some(entry) = self.room.judge_presence(player, online, &now) {
            self.apply(entry);
        }
        self.tick();
    }

    fn try_to(&mut self, player: PlayerId, what: &Command) -> Result<(), Vec<Refusal>> {
        self.tick();
        let now = self.now();
        let entry = self.room.judge(By::Player(player), what, None, &now)?;
        if !entry.events.is_empty() {
            self.apply(entry);
        }
        self.tick();
        Ok(())
    }

    #[expect(clippy::needless_pass_by_value, reason = "a command is written where it is given")]
    fn yes(&mut self, player: PlayerId, what: Command) {
        if let Err(refusals) = self.try_to(player, &what) {
            panic!("{what:?} was refused: {refusals:?}");
        }
    }

    /// Refused by this rule, with a sentence.
    #[expect(clippy::needless_pass_by_value, reason = "a command is written where it is given")]
    fn no(&mut self, player: PlayerId, what: Command, rule: &str) -> String {
        let refusals = self.try_to(player, &what).expect_err(&format!("{what:?} should be refused"));
        assert_eq!(refusals[0].rule, rule, "{what:?}: {refusals:?}");
        self.room.in_english(&refusals[0].message)
    }

    /// Does all that is due now.
    fn tick(&mut self) {
        for _ in 0..1_000 {
            let now = self.now();
            match self.room.tick(&now).expect("no fault") {
                Some(entry) => self.apply(entry),
                None => match self.room.thinking(&now) {
                    bots if bots.is_empty() => return,
                    bots => bots.into_iter().for_each(|bot| self.room.thought(bot.think())),
                },
            }
        }
        panic!("there is always something due");
    }

    /// Lets time pass; what is due in between happens at its moment.
    fn wait(&mut self, millis: u64) {
        let end = self.clock + millis;
        self.tick();
        for _ in 0..10_000 {
            match self.room.next_due() {
                Some(Moment(due)) if due <= end => self.clock = self.clock.max(due),
                _ => break,
            }
            let before = self.entries.len();
            self.tick();
            assert!(
                self.entries.len() > before
                    || self.room.next_due() > Some(Moment(self.clock))
                    || self.room.next_due().is_none(),
                "something is due that never happens: a server would spin"
            );
        }
        self.clock = end;
        self.tick();
    }

    fn turn(&self) -> PlayerId {
        let seat = self.room.table().expect("a match").public().awaited.iter().next().expect("someone is on turn");
        self.room.players().map(|(id, _)| id).find(|id| self.room.seat_of(*id) == Some(seat)).expect("a person")
    }

    fn offers(&self, player: PlayerId) -> Vec<Offer<Raw>> {
        let seat = self.room.seat_of(player);
        let table = self.room.table();
        seat.and_then(|seat| table.map(|table| table.offers(seat))).unwrap_or_default()
    }

    /// Whoever is on turn does the first thing that is offered.
    fn play_one(&mut self) {
        let player = self.turn();
        let action = self.offers(player)[0].action().expect("exact").clone();
        self.clock += 100;
        self.yes(player, Command::Act(action));
    }

    fn play_to_the_end(&mut self) {
        while self.room.phase() == Phase::Playing {
            self.play_one();
        }
    }

    /// Everything that anyone sees, as text.
    fn views(room: &Room) -> Vec<Value> {
        let viewers = std::iter::once(None).chain(room.players().map(|(id, _)| Some(id)));
        viewers.map(|viewer| json!([viewer, room.view(viewer), room.table_view(viewer, Showing::ALL)])).collect()
    }

    fn seats(&self) -> Vec<Value> {
        let seats = self.room.view(None).seats;
        seats.iter().map(|seat| seat.player.map_or(json!(seat.bot), |player| json!(player))).collect()
    }

    /// What the last entry told someone.
    fn lines(&self, viewer: Option<PlayerId>) -> Vec<String> {
        let told = self.room.tidings(self.room.seq(), viewer, Wants::default(), &mut Told::default());
        told.expect("remembered").lines.iter().map(|line| self.room.in_english(line)).collect()
    }
}

fn bytes(luck: &mut Draws) -> [u8; 32] {
    std::array::from_fn(|_| luck.below(256) as u8)
}

fn ready(entropy: &str) -> Command {
    Command::Ready { entropy: entropy.into() }
}

fn say(text: &str) -> Command {
    Command::Say { text: text.into() }
}

fn emote(emoji: &str) -> Command {
    Command::Emote { emoji: emoji.into() }
}

fn bot(bot: &str) -> Command {
    Command::AddBot { bot: bot.into() }
}

fn stand_in(seat: u8) -> Command {
    Command::StandIn { seat: Seat(seat), bot: "random".into() }
}

fn rename(name: &str) -> Command {
    Command::Rename { name: name.into() }
}

#[test]
fn people_come_are_named_and_go() {
    let mut bench = Bench::with(&["Ann", " ann ", "Cat"]);
    let names = |bench: &Bench| bench.room.view(None).players.iter().map(|one| one.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&bench), ["Ann", "ann 2", "Cat"]);
    assert_eq!(bench.room.host(), ANN);
    bench.yes(BOB, rename("Bob"));
    assert_eq!(bench.lines(Some(CAT)), ["ann 2 is now called Bob."]);
    bench.no(BOB, rename("CAT"), "table.name");
    bench.no(BOB, rename("\u{202e} \n"), "table.name");
    bench.no(BOB, rename(&"x".repeat(21)), "table.name");
    assert!(bench.join("", false).is_err() && bench.join(&"x".repeat(21), false).is_err());
    bench.yes(CAT, Command::Leave);
    assert_eq!((names(&bench), bench.seats()), (vec!["Ann".into(), "Bob".into()], vec![json!(1), json!(2)]));
    bench.no(CAT, rename("Dog"), "table.stranger");
    let now = bench.now();
    let stranger = bench.room.judge(By::Stranger, &say("hello"), None, &now).expect_err("nobody");
    assert_eq!(stranger[0].rule, "table.stranger");
    bench.yes(BOB, Command::Leave);
    bench.yes(ANN, Command::Leave);
    assert_eq!(bench.room.phase(), Phase::Closed, "the last one turns off the light");
    assert!(bench.join("Dan", false).is_err());
}

#[test]
fn the_room_is_full_at_forty() {
    let mut bench = Bench::new();
    for number in 0..40 {
        bench.join(&format!("P{number}"), false).expect("there is room");
    }
    let refusals = bench.join("Late", true).expect_err("full");
    assert_eq!(refusals[0].rule, "table.full");
    assert_eq!(bench.seats().len(), 4, "four sit, the others look on");
    assert_eq!(bench.room.card().watchers, 36);
}

#[test]
fn only_the_host_arranges() {
    let mut bench = Bench::with(&["Ann", "Bob", "Cat"]);
    let commands = [
        Command::Choose { game: "nim".into(), preset: None, rules: None },
        Command::Open { public: true, watchers: true },
        Command::Swap { a: Seat(0), b: Seat(1) },
        Command::Shuffle,
        Command::Team { seat: Seat(0), team: 0 },
        bot("random"),
        Command::RemoveBot { seat: Seat(0) },
        Command::Kick { player: ANN },
        Command::HandOver { player: BOB },
        Command::Start,
        Command::HostAct(Raw::of(&json!(null))),
        Command::Close,
    ];
    for what in commands {
        let sentence = bench.no(BOB, what, "table.host");
        assert_eq!(sentence, "Only the host (Ann) can do that.");
    }
    bench.no(ANN, Command::Kick { player: ANN }, "table.kick");
    bench.no(ANN, Command::Kick { player: 77 }, "table.kick");
    bench.no(ANN, Command::HandOver { player: 77 }, "table.host");
    bench.yes(ANN, Command::Kick { player: CAT });
    assert_eq!(bench.lines(None), ["Cat was sent away."]);
    bench.no(CAT, say("but"), "table.stranger");
    bench.yes(ANN, Command::HandOver { player: BOB });
    bench.no(ANN, Command::Close, "table.host");
    bench.yes(BOB, Command::Close);
    bench.no(BOB, say("still there?"), "table.closed");
    assert_eq!(bench.room.next_due(), None);
}

#[test]
fn the_host_is_handed_over_when_gone() {
    let mut bench = Bench::with(&["Ann", "Bob", "Cat"]);
    bench.presence(ANN, false);
    bench.wait(59_000);
    assert_eq!(bench.room.host(), ANN, "a minute is allowed");
    bench.wait(2_000);
    assert_eq!(bench.room.host(), BOB);
    bench.presence(ANN, true);
    assert_eq!(bench.room.host(), BOB, "coming back does not take it away again");
    bench.presence(CAT, false);
    bench.yes(BOB, Command::Leave);
    assert_eq!(bench.room.host(), ANN, "someone who is there, not Cat who is away");

    let mut alone = Bench::with(&["Ann"]);
    alone.presence(ANN, false);
    alone.wait(3_600_000);
    assert_eq!(alone.room.host(), ANN, "there is nobody else");
    assert_eq!(alone.room.next_due(), None, "and nothing to wake for");
}

#[test]
fn game_and_rules_are_chosen_or_refused_with_the_reason() {
    let mut bench = Bench::with(&["Ann", "Bob"]);
    let choose = |game: &str, preset: Option<&str>, rules: Option<Value>| Command::Choose {
        game: game.into(),
        preset: preset.map(String::from),
        rules: rules.map(|rules| serde_json::from_value(rules).expect("specs")),
    };
    let rules = |bench: &Bench| -> Vec<RuleSpec> { bench.room.view(None).choice.expect("a game").rules };
    bench.yes(ANN, ready("early"));
    bench.yes(ANN, choose("nim", Some("misere"), None));
    assert!(!bench.room.view(None).players[0].ready, "ready for other rules is not ready");
    assert!(rules(&bench).iter().any(|spec| spec.id == "misere"));
    let standard = rules(&bench);
    bench.no(ANN, choose("chess", None, None), "table.game");
    bench.no(ANN, choose("nim", Some("nope"), None), "table.rules");
    let sentence = bench.no(ANN, choose("nim", None, Some(json!([{"id": "fly"}]))), "table.rules");
    assert!(sentence.contains("fly"), "{sentence}");
    let bad = json!([{"id": "turn_clock", "params": {"seconds": 0}}]);
    let sentence = bench.no(ANN, choose("nim", None, Some(bad)), "table.rules");
    assert!(sentence.contains("seconds"), "{sentence}");
    assert_eq!(rules(&bench), standard, "what is refused changes nothing");
    bench.yes(ANN, choose("nim", None, Some(json!([{"id": "turn_clock", "params": {"seconds": 7}}]))));
    let view = bench.room.view(Some(BOB)).choice.expect("a game");
    let sentences: Vec<String> = view.rules.iter().map(|spec| bench.room.in_english(&spec.sentence())).collect();
    assert!(sentences.iter().any(|one| one.contains("7 seconds")), "{sentences:?}");
    bench.begin();
    bench.no(ANN, choose("nim", None, None), "table.lobby");
}

#[test]
fn seats_are_taken_swapped_and_shuffled() {
    let mut bench = Bench::with(&["Ann", "Bob", "Cat"]);
    bench.yes(BOB, Command::Stand);
    assert_eq!(bench.seats(), [json!(1), json!(3)]);
    bench.yes(BOB, Command::Sit {});
    bench.no(BOB, Command::Sit {}, "table.seat");
    bench.yes(ANN, Command::Swap { a: Seat(0), b: Seat(2) });
    assert_eq!(bench.seats(), [json!(2), json!(3), json!(1)]);
    bench.no(ANN, Command::Swap { a: Seat(0), b: Seat(9) }, "table.seat");
    bench.no(ANN, Command::Team { seat: Seat(0), team: 0 }, "table.team");
    let orders: std::collections::HashSet<String> = (0..30)
        .map(|_| {
            bench.yes(ANN, Command::Shuffle);
            format!("{:?}", bench.seats())
        })
        .collect();
    assert!(orders.len() > 2, "{orders:?}");
}

#[test]
fn bots_are_added_named_and_removed() {
    let mut bench = Bench::with(&["Ann"]);
    let sentence = bench.no(ANN, bot("clever"), "table.bot");
    assert!(sentence.contains("perfect"), "{sentence}");
    bench.yes(ANN, bot("random"));
    bench.yes(ANN, bot("random"));
    let names: Vec<String> = bench.room.view(None).seats.into_iter().map(|seat| seat.name).collect();
    assert_eq!(names, ["Ann", "Random bot", "Random bot 2"]);
    bench.no(ANN, Command::RemoveBot { seat: Seat(0) }, "table.bot");
    bench.yes(ANN, Command::RemoveBot { seat: Seat(1) });
    bench.yes(ANN, bot("perfect"));
    bench.yes(ANN, bot("perfect"));
    bench.no(ANN, bot("perfect"), "table.seat");
    bench.yes(ANN, Command::Stand);
    assert_eq!(bench.room.view(None).not_yet, [message!("table-someone-sits")]);
}

#[test]
fn it_starts_at_once_when_all_are_ready() {
    let mut bench = Bench::with(&["Ann"]);
    let sentence = bench.no(ANN, Command::Start, "table.not_yet");
    assert_eq!(sentence, bench.room.in_english(&bench.room.view(None).not_yet[0]));
    let bob = bench.join("Bob", false).expect("a seat");
    bench.presence(bob, true);
    bench.yes(ANN, ready("a"));
    bench.yes(bob, ready("b"));
    bench.yes(bob, Command::Unready);
    bench.yes(ANN, Command::Start);
    assert_eq!(bench.room.phase(), Phase::Starting);
    bench.no(ANN, Command::Start, "table.start");
    bench.yes(bob, ready("b2"));
    assert_eq!(bench.room.phase(), Phase::Playing);
    assert_eq!(bench.room.table_view(None, Showing::NOW).expect("on").entropy, ["a", "b2"]);
    bench.no(ANN, Command::Start, "table.start");
    bench.no(ANN, ready("late"), "table.lobby");
}

#[test]
fn it_starts_after_ten_seconds_when_someone_sleeps() {
    let mut bench = Bench::with(&["Ann", "Bob"]);
    bench.yes(ANN, ready("a"));
    bench.yes(ANN, Command::Start);
    bench.wait(9_000);
    assert_eq!(bench.room.phase(), Phase::Starting);
    bench.wait(1_500);
    assert_eq!(bench.room.phase(), Phase::Playing);
    assert_eq!(bench.room.table_view(None, Showing::NOW).expect("on").entropy, ["a", ""]);
}

#[test]
fn it_goes_back_to_the_lobby_when_too_few_are_left() {
    let mut bench = Bench::with(&["Ann", "Bob"]);
    bench.yes(ANN, Command::Start);
    bench.yes(BOB, Command::Stand);
    bench.wait(20_000);
    let view = bench.room.view(None);
    assert_eq!((view.phase, view.starting_until), (Phase::Lobby, None));
    assert_eq!(bench.room.next_due(), None, "nothing to wake for");
    bench.no(BOB, ready("x"), "table.seat");
}

#[test]
fn a_match_is_played_and_over() {
    let mut bench = Bench::playing("standard", None);
    let (turn, other) = if bench.turn() == ANN { (ANN, BOB) } else { (BOB, ANN) };
    bench.no(other, Command::Act(Raw::of(&json!({"pile": 0, "sticks": 1}))), "turn");
    bench.no(turn, Command::Act(Raw::of(&json!({"pile": 0, "sticks": 9}))), "sticks");
    bench.no(turn, Command::Act(Raw::of(&json!("fly"))), "unreadable");
    bench.no(ANN, Command::HostAct(Raw::of(&json!({"pile": 0, "sticks": 1}))), "host");
    bench.no(ANN, Command::Rematch, "table.rematch");
    for what in [Command::Stand, Command::Unready] {
        bench.no(turn, what, "table.lobby");
    }
    for what in [Command::Shuffle, bot("random"), Command::Swap { a: Seat(0), b: Seat(1) }] {
        bench.no(ANN, what, "table.lobby");
    }
    bench.play_to_the_end();
    let view = bench.room.view(None);
    assert_eq!((view.phase, view.matches.len()), (Phase::Over, 1));
    assert_eq!(view.matches[0].names, ["Ann", "Bob"]);
    let (id, log) = bench.room.finished_log().expect("a log");
    assert_eq!(id, view.matches[0].id);
    house().catalogue.get("nim").expect("nim").verify(&log, &Content::none()).expect("as decided");
    bench.no(turn, Command::Act(Raw::of(&json!({"pile": 0, "sticks": 1}))), "table.no_match");
}

#[test]
fn a_late_guest_looks_on() {
    let mut bench = Bench::playing("standard", None);
    let cat = bench.join("Cat", false).expect("to look on");
    assert_eq!(bench.room.seat_of(cat), None);
    bench.no(cat, Command::Act(Raw::of(&json!({"pile": 0, "sticks": 1}))), "table.seat");
    bench.no(cat, Command::Sit {}, "table.lobby");
    bench.no(cat, Command::Stop(true), "table.no_match");
    bench.no(cat, stand_in(0), "table.no_match");
    assert!(bench.room.table_view(Some(cat), Showing::ALL).expect("sees it").offers.text() == "[]");
    bench.yes(ANN, Command::Open { public: true, watchers: false });
    assert_eq!(bench.join("Dan", false).expect_err("no")[0].rule, "table.no_watchers");
    assert!(!bench.room.may_watch() && bench.room.is_public());
}

#[test]
fn people_talk_as_far_as_they_may() {
    let mut bench = Bench::playing("standard", None);
    bench.yes(ANN, say("  good\u{0} luck  "));
    let chat = bench
        .room
        .tidings(bench.room.seq(), None, Wants::default(), &mut Told::default())
        .expect("told")
        .chat
        .expect("heard");
    assert_eq!((chat.text.as_str(), chat.name.as_str(), chat.emoji), ("good luck", "Ann", false));
    bench.yes(BOB, emote("👏"));
    assert!(bench.room.view(Some(ANN)).chat[1].emoji);
    for bad in ["", "hello", "\u{202e}", " ", "\n", "👏👏👏👏👏👏👏👏👏"] {
        bench.no(BOB, emote(bad), "table.chat");
    }
    bench.no(BOB, say(""), "table.chat");
    bench.no(BOB, say(&"x".repeat(301)), "table.chat");
    for number in 0..120 {
        bench.yes(ANN, say(&format!("{number}")));
    }
    assert_eq!(bench.room.view(None).chat.len(), 100, "the last hundred");
}

#[test]
fn a_bot_stands_in_until_its_player_acts() {
    let mut bench = Bench::playing("standard", None);
    let (turn, other) = if bench.turn() == ANN { (ANN, BOB) } else { (BOB, ANN) };
    let seat = bench.room.seat_of(turn).expect("sits");
    bench.no(other, stand_in(seat.0), "table.stand_in");
    bench.no(other, Command::StandIn { seat, bot: "clever".into() }, "table.bot");
    bench.no(other, stand_in(9), "table.stand_in");
    bench.presence(turn, false);
    assert!(bench.room.table().expect("on").public().lapse.is_some(), "the match was told, and others wait");
    bench.yes(other, stand_in(seat.0));
    assert_eq!(bench.room.view(None).seats[seat.index()].stand_in.as_deref(), Some("random"));
    bench.wait(60_000);
    assert_eq!(bench.turn(), other, "the bot played");
    bench.presence(turn, true);
    bench.play_one();
    if bench.room.phase() == Phase::Playing && bench.room.table().expect("on").public().awaited.contains(seat) {
        bench.play_one();
        assert_eq!(bench.room.view(None).seats[seat.index()].stand_in, None, "its player is back");
    }
}

#[test]
fn a_bot_stands_in_for_someone_idle() {
    let rules =
        json!([{"id": "piles", "params": {"sizes": [9, 9, 9]}}, {"id": "turn_clock", "params": {"seconds": 2}}]);
    let mut bench = Bench::playing("standard", Some(rules));
    let seat = bench.room.seat_of(BOB).expect("sits");
    for _ in 0..12 {
        if bench.room.table().expect("on").public().idle.contains(seat) {
            break;
        }
        match bench.turn() {
            BOB => bench.wait(2_100),
            _ => bench.play_one(),
        }
    }
    assert!(bench.room.table_view(None, Showing::NOW).expect("on").idle.contains(seat));
    bench.yes(ANN, stand_in(seat.0));
}

/// Two phones that lock, a bot that waits: absence counts only while another person is here.
#[test]
fn nothing_happens_to_people_who_are_away_together() {
    const A_DAY: u64 = 24 * 3_600_000;
    let mut bench = Bench::playing("standard", None);
    let entries = |bench: &Bench| bench.room.table().expect("a match").entries();
    let begun = entries(&bench);
    bench.presence(ANN, false);
    bench.presence(BOB, false);
    let together = entries(&bench);
    bench.wait(A_DAY);
    assert_eq!((bench.room.phase(), entries(&bench)), (Phase::Playing, together), "the match stands still");
    assert_eq!(bench.room.game_deadline(), None, "and nothing wakes the room");
    assert!(together > begun, "Ann's absence was told while Bob was there, and taken back when he left");

    // One comes back: now somebody waits for the other, from now on.
    bench.presence(BOB, true);
    bench.wait(25_000);
    let before = entries(&bench);
    bench.wait(3_600_000);
    let on_turn_was_ann = entries(&bench) > before;
    let turn = bench.room.table().expect("a match").public().awaited;
    assert!(on_turn_was_ann || turn.contains(bench.room.seat_of(BOB).expect("a seat")), "Bob is not kept waiting");

    // Against a bot nobody's absence counts at all.
    let mut alone = Bench::with(&["Ann"]);
    alone.yes(ANN, bot("random"));
    alone.begin();
    alone.wait(10_000);
    alone.presence(ANN, false);
    let before = alone.room.table().expect("a match").entries();
    alone.wait(A_DAY);
    assert_eq!(alone.room.phase(), Phase::Playing);
    assert!(alone.room.table().expect("a match").entries() <= before + 1, "at most the bot's own move");
}

/// In games of an evening time itself stands still while nobody who plays is here: the server stops the room's clock.
#[test]
fn an_evening_waits_for_its_people() {
    let mut bench = Bench::with(&["Ann", "Bob"]);
    bench.yes(ANN, Command::Choose { game: "uno".into(), preset: Some("official".into()), rules: None });
    bench.begin();
    assert!(!bench.room.stands_still());
    bench.presence(ANN, false);
    assert!(!bench.room.stands_still(), "Bob is here");
    let dan = bench.join("Dan", true).expect("to look on");
    bench.presence(dan, true);
    bench.presence(BOB, false);
    assert!(bench.room.stands_still(), "who looks on does not play");
    bench.presence(BOB, true);
    assert!(!bench.room.stands_still());

    let mut days = Bench::playing("standard", None);
    days.presence(ANN, false);
    days.presence(BOB, false);
    assert!(!days.room.stands_still(), "turns of this game may take days");
}

#[test]
fn all_agree_to_stop() {
    let mut bench = Bench::playing("standard", None);
    bench.yes(ANN, Command::Stop(true));
    bench.yes(ANN, Command::Stop(false));
    bench.yes(BOB, Command::Stop(true));
    assert_eq!(bench.room.phase(), Phase::Playing, "Ann thought better of it");
    assert_eq!(bench.room.view(None).stop_votes.len(), 1);
    bench.yes(ANN, Command::Stop(true));
    assert_eq!(bench.room.phase(), Phase::Over);
    assert_eq!(bench.room.table().expect("kept").public().outcome.clone().expect("ended").reason, "agreed");

    let mut bench = Bench::playing("standard", None);
    bench.presence(BOB, false);
    bench.yes(ANN, Command::Stop(true));
    assert_eq!(bench.room.phase(), Phase::Over, "who is away is not asked");
}

#[test]
fn the_host_ends_a_match_alone() {
    let mut bench = Bench::with(&["Ann", "Bob"]);
    bench.no(ANN, Command::End, "table.no_match");
    bench.begin();
    bench.no(BOB, Command::End, "table.host");
    assert_eq!(bench.room.phase(), Phase::Playing);
    bench.yes(ANN, Command::End);
    assert_eq!(bench.room.phase(), Phase::Over, "Bob was not asked");
    bench.no(ANN, Command::End, "table.no_match");
}

#[test]
fn a_game_is_told_where_the_creator_sits() {
    let creator = |bench: &Bench| bench.room.table().expect("a match").header().setup.creator;
    let mut bench = Bench::with(&["Ann", "Bob", "Cat"]);
    bench.begin();
    assert_eq!(creator(&bench), Seat(0));
    bench.yes(ANN, Command::End);
    bench.yes(BOB, Command::Rematch);
    bench.begin();
    assert_eq!((bench.room.seat_of(ANN), creator(&bench)), (Some(Seat(2)), Seat(2)), "the seats moved on");
    bench.yes(ANN, Command::Leave);
    bench.yes(BOB, Command::End);
    bench.yes(BOB, Command::Rematch);
    bench.begin();
    assert_eq!(Some(creator(&bench)), bench.room.seat_of(BOB), "without her it is the host");
}

#[test]
fn a_rematch_rotates_the_seats_and_has_a_secret_of_its_own() {
    let mut bench = Bench::with(&["Ann", "Bob", "Cat"]);
    let first = bench.room.view(None).commitment;
    bench.begin();
    bench.play_to_the_end();
    let dan = bench.join("Dan", false).expect("to look on");
    bench.no(dan, Command::Rematch, "table.rematch");
    bench.yes(CAT, Command::Leave);
    let names = bench.room.table_view(None, Showing::ALL).expect("still shown").names;
    assert_eq!(names, ["Ann", "Bob", "Cat"], "the results keep their seats");
    bench.yes(BOB, Command::Rematch);
    let view = bench.room.view(None);
    assert_eq!((view.phase, bench.seats()), (Phase::Lobby, vec![json!(BOB), json!(ANN)]));
    assert!(view.commitment != first && view.players.iter().all(|one| !one.ready));
    assert!(bench.room.table_view(None, Showing::ALL).is_none());
    bench.begin();
    bench.play_to_the_end();
    let ids: Vec<String> = bench.room.view(None).matches.into_iter().map(|one| one.id).collect();
    assert!(ids.len() == 2 && ids[0] != ids[1], "{ids:?}");
}

#[test]
fn the_same_deal_is_played_again_and_marked() {
    let mut bench = Bench::playing("standard", None);
    let first_turn = bench.turn();
    bench.no(1, Command::Retry, "table.rematch");
    bench.play_to_the_end();
    let (first_id, first_log) = bench.room.finished_log().expect("over");
    bench.no(2, Command::Retry, "table.host");
    for _ in 0..2 {
        bench.yes(1, Command::Retry);
        assert_eq!(bench.room.phase(), Phase::Playing);
        assert_eq!(bench.turn(), first_turn, "the same shuffle");
        bench.play_to_the_end();
    }
    let (id, log) = bench.room.finished_log().expect("over");
    assert!(id.starts_with(&first_id) && id != first_id, "{id}");
    assert!(log.contains("\"again\":true") && !first_log.contains("\"again\":true"));
    let house = house();
    house.catalogue.get("nim").expect("nim").verify(&log, &house.content).expect("every draw is derived again");
}

#[test]
fn who_leaves_a_match_is_out_of_it() {
    let mut bench = Bench::with(&["Ann", "Bob", "Cat"]);
    bench.begin();
    bench.yes(ANN, Command::Leave);
    assert_eq!((bench.room.phase(), bench.room.host()), (Phase::Playing, BOB));
    assert_eq!(bench.room.table_view(None, Showing::NOW).expect("on").names, ["Ann", "Bob", "Cat"]);
    bench.yes(BOB, Command::Kick { player: CAT });
    assert_eq!(bench.room.phase(), Phase::Over, "one alone does not play on");
}

#[test]
fn bots_play_and_forced_moves_make_themselves() {
    let mut bench = Bench::with(&["Ann"]);
    bench.yes(ANN, Command::Choose { game: "nim".into(), preset: Some("quick".into()), rules: None });
    bench.yes(ANN, bot("perfect"));
    bench.begin();
    for _ in 0..40 {
        bench.wait(25_000);
    }
    assert_eq!(bench.room.phase(), Phase::Over, "clock, bot and autos bring it to an end without Ann");
}

/// Ann, Bob and a bot in a crossword match whose words may be challenged. Bob has just played a good one.
fn challenged_crossword() -> Bench {
    let catalogue = Catalogue::standard();
    let content = catalogue.stock();
    let kind = catalogue.get("crossword").expect("crossword").clone();
    let mut bench = Bench::in_house(Arc::new(House { catalogue, content, variants: vec![] }), 1);
    bench.come(&["Ann", "Bob"]);
    let rules = kind.specs(Some("challenge"), vec![RuleSpec::new("turn_order", json!({"first": "creator"}))]);
    let rules = Some(rules.expect("rules"));
    bench.yes(ANN, Command::Choose { game: "crossword".into(), preset: Some("challenge".into()), rules });
    bench.yes(ANN, bot("greedy"));
    bench.begin();
    bench.clock += 100;
    bench.yes(ANN, Command::Act(Raw::of(&json!("pass"))));
    let table = bench.room.table().expect("a match");
    // Bob holds A F F I R U Z.
    let action = table.words().read(Seat(1), "8H FAIR").expect("words").expect("a play");
    bench.clock += 100;
    bench.yes(BOB, Command::Act(action));
    bench
}

fn on_turn(bench: &Bench) -> Value {
    bench.room.table_view(None, Showing::NOW).expect("a match").view.value()["turn"].clone()
}

#[test]
fn a_bot_waits_ten_seconds_for_people_who_might_challenge() {
    let mut bench = challenged_crossword();
    bench.wait(9_000);
    let view = bench.room.table_view(None, Showing::NOW).expect("a match").view.value();
    assert_eq!(view["challenges"]["pending"]["waived"], json!([2]), "the bot has said that it looks good");
    assert_eq!(on_turn(&bench), json!(2), "Ann may still challenge");
    bench.wait(1_100);
    assert_eq!(on_turn(&bench), json!(0), "but not for ever");
}

#[test]
fn a_bot_plays_when_everyone_who_is_there_has_waved_it_through() {
    let mut bench = challenged_crossword();
    bench.wait(2_000);
    bench.yes(ANN, Command::Act(Raw::of(&json!("waive"))));
    bench.wait(2_000);
    assert_eq!(on_turn(&bench), json!(0));

    let mut bench = challenged_crossword();
    bench.presence(ANN, false);
    bench.wait(4_000);
    assert_eq!(on_turn(&bench), json!(0), "nobody waits for who is not there");
}

#[test]
fn a_room_wakes_when_the_window_closes() {
    let mut bench = challenged_crossword();
    bench.yes(ANN, Command::Act(Raw::of(&json!("waive"))));
    bench.wait(4_000);
    // The bot has played; now the window of its play runs.
    let view = bench.room.table_view(None, Showing::NOW).expect("a match").view.value();
    let until = view["challenges"]["pending"]["window"]["until"].as_u64().expect("a window");
    assert_eq!(bench.room.game_deadline(), Some(Moment(until)));
    bench.wait(until - bench.clock);
    let view = bench.room.table_view(None, Showing::NOW).expect("a match").view.value();
    assert_eq!((&view["challenges"]["pending"], &view["turn"]), (&Value::Null, &json!(0)));
}

#[test]
fn a_fifth_finds_no_seat_at_the_crossword() {
    let catalogue = Catalogue::standard();
    let content = catalogue.stock();
    let mut bench = Bench::in_house(Arc::new(House { catalogue, content, variants: vec![] }), 1);
    bench.come(&["Ann", "Bob", "Cat", "Dan", "Eve"]);
    assert_eq!(bench.seats(), [1, 2, 3, 4].map(|player: PlayerId| json!(player)), "Eve looks on");
}

#[test]
fn a_bot_stays_when_the_game_changes_as_one_that_this_game_has() {
    let catalogue = Catalogue::standard();
    let content = catalogue.stock();
    let mut bench = Bench::in_house(Arc::new(House { catalogue, content, variants: vec![] }), 1);
    bench.come(&["Ann"]);
    let choose = |game: &str| Command::Choose { game: game.into(), preset: None, rules: None };
    bench.yes(ANN, choose("nim"));
    bench.yes(ANN, bot("perfect"));
    bench.yes(ANN, bot("random"));
    bench.yes(ANN, choose("uno"));
    let bots: Vec<_> = bench.room.view(None).seats.into_iter().map(|seat| seat.bot).collect();
    assert_eq!(bots, [None, Some("easy".to_string()), Some("random".to_string())]);
}

#[test]
fn where_no_bot_can_play_the_lobby_says_why() {
    let catalogue = Catalogue::standard();
    let content = catalogue.stock();
    let kind = catalogue.get("crossword").expect("crossword").clone();
    let mut bench = Bench::in_house(Arc::new(House { catalogue, content, variants: vec![] }), 1);
    bench.come(&["Ann"]);
    bench.yes(ANN, bot("greedy"));
    let mut rules = kind.specs(Some("friends"), vec![]).expect("rules");
    rules.retain(|rule| rule.id != "words");
    bench.yes(ANN, Command::Choose { game: "crossword".into(), preset: None, rules: Some(rules) });
    assert_eq!(bench.seats(), [json!(ANN)], "the bot has gone");
    assert_eq!(bench.no(ANN, bot("greedy"), "table.bot"), "No bot can play this: there is no word list.");
}

#[test]
fn a_command_of_a_device_acts_once() {
    let mut bench = Bench::with(&["Ann", "Bob"]);
    let mut once = |number: u64| {
        let now = bench.now();
        let by = Some(("1/phone".to_string(), number));
        let entry = bench.room.judge(By::Player(ANN), &say("hi"), by, &now)?;
        bench.apply(entry);
        Ok::<_, Vec<Refusal>>(bench.room.seq())
    };
    let (first, second) = (once(5).expect("new"), once(6).expect("new"));
    assert_eq!(once(6).expect_err("done")[0].rule, "table.old");
    assert_eq!(once(5).expect_err("done, though not the last one")[0].rule, "table.old");
    assert_eq!((bench.room.done("1/phone", 5), bench.room.done("1/phone", 6)), (Some(first), Some(second)));
    assert_eq!((bench.room.done("1/phone", 7), bench.room.last_command("1/phone")), (None, 6));
    assert_eq!((bench.room.done("1/tablet", 5), bench.room.last_command("2/phone")), (None, 0));
}

#[test]
fn a_player_with_ever_new_devices_is_not_remembered_for_ever() {
    let mut bench = Bench::with(&["Ann", "Bob"]);
    let mut say_from = |player, device: String| {
        let now = bench.now();
        let entry = bench.room.judge(By::Player(player), &say("hi"), Some((device, 1)), &now).expect("said");
        bench.apply(entry);
    };
    say_from(BOB, "2/phone".into());
    for device in 0..20 {
        say_from(ANN, format!("1/{device}"));
    }
    let known = (0..20).filter(|device| bench.room.last_command(&format!("1/{device}")) == 1);
    assert_eq!(known.collect::<Vec<_>>(), (12..20).collect::<Vec<_>>(), "her latest eight");
    assert_eq!(bench.room.last_command("2/phone"), 1, "his is his own");
}

/// Something that anyone might do now; most of it makes sense.
fn random_command(bench: &mut Bench, player: PlayerId) -> Command {
    let offers = bench.offers(player);
    if !offers.is_empty() && bench.luck.below(4) > 0 {
        let choice = bench.luck.below(offers.len());
        return Command::Act(offers[choice].action().expect("exact").clone());
    }
    let seat = Seat(bench.luck.below(4) as u8);
    let other = bench.luck.below(6) as PlayerId;
    let presets = ["standard", "misere", "quick"];
    match bench.luck.below(22) {
        0 => rename(&format!("N{}", bench.luck.below(50))),
        1 if bench.luck.below(4) == 0 => Command::Leave,
        2 => Command::Sit {},
        3 => Command::Stand,
        4..=6 => ready(&format!("canary-entropy-{}", bench.luck.below(1_000_000))),
        7 => Command::Unready,
        8 => Command::Stop(bench.luck.below(2) == 0),
        9 => say("hello"),
        10 => emote("🎲"),
        11 => Command::Rematch,
        12 => stand_in(seat.0),
        13 => {
            let preset = Some(presets[bench.luck.below(3)].to_string());
            Command::Choose { game: "nim".into(), preset, rules: None }
        }
        14 => Command::Open { public: other > 2, watchers: other > 0 },
        15 => Command::Swap { a: seat, b: Seat(0) },
        16 => Command::Shuffle,
        17 => bot(if other > 2 { "random" } else { "perfect" }),
        18 => Command::RemoveBot { seat },
        19 if bench.luck.below(4) == 0 => Command::Kick { player: other },
        20 => Command::HandOver { player: other },
        _ => Command::Start,
    }
}

fn random_step(bench: &mut Bench) {
    let players: Vec<PlayerId> = bench.room.players().map(|(id, _)| id).collect();
    let step = bench.luck.below(20);
    if players.is_empty() || (step == 0 && players.len() < 6) {
        let name = format!("J{}", bench.luck.below(100));
        let _ = bench.join(&name, step == 1);
        return;
    }
    let player = players[bench.luck.below(players.len())];
    match step {
        1 | 2 => bench.presence(player, step == 1),
        3 => {
            let millis = [500, 3_000, 12_000, 70_000][bench.luck.below(4)];
            bench.wait(millis);
        }
        _ => {
            let what = random_command(bench, player);
            let _ = bench.try_to(player, &what);
        }
    }
}

/// The secret, the entropies before the deal and the token hashes are in nobody's view.
fn check_secrets(bench: &Bench, from: usize, secrets: &mut Vec<String>) {
    for event in bench.entries[from..].iter().flat_map(|entry| &entry.events) {
        match event {
            Event::Committed { secret, .. } => secrets.push(secret.clone()),
            Event::Joined { token, .. } => secrets.push(token.clone()),
            Event::Ready { entropy, .. } => secrets.push(entropy.clone()),
            Event::Started { entropy, .. } => secrets.retain(|secret| !entropy.contains(secret)),
            _ => {}
        }
    }
    let seq = bench.room.seq();
    let viewers = std::iter::once(None).chain(bench.room.players().map(|(id, _)| Some(id)));
    for viewer in viewers {
        let tidings = bench.room.tidings(seq, viewer, Wants::ALL, &mut Told::default());
        let seen = json!([bench.room.view(viewer), bench.room.table_view(viewer, Showing::ALL), tidings]).to_string();
        let leaked = secrets.iter().find(|secret| secret.len() > 3 && seen.contains(secret.as_str()));
        assert_eq!(leaked, None, "{viewer:?} saw it in {seen}");
    }
}

#[test]
fn what_changes_nothing_makes_no_entry() {
    let mut bench = Bench::with(&["Ann", "Bob"]);
    bench.yes(BOB, Command::Ready { entropy: "b".into() });
    let choice = bench.room.view(None).choice.expect("a game");
    let same = [
        (ANN, Command::Rename { name: " Ann ".into() }),
        (ANN, Command::Open { public: false, watchers: true }),
        (ANN, Command::Choose { game: choice.game, preset: choice.preset, rules: Some(choice.rules) }),
        (ANN, Command::HandOver { player: ANN }),
        (ANN, Command::Swap { a: Seat(1), b: Seat(1) }),
        (ANN, Command::Unready),
        (BOB, Command::Ready { entropy: "b".into() }),
    ];
    let before = bench.room.seq();
    for (player, what) in same {
        bench.yes(player, what.clone());
        assert_eq!(bench.room.seq(), before, "{what:?}");
    }
    bench.yes(ANN, Command::Open { public: true, watchers: true });
    assert_eq!(bench.room.seq(), before + 1);
}

/// Puts parts over those that are known; of the game's own view each field is a part, too.
fn put_over(known: &mut Value, parts: &Value) {
    for (name, part) in parts.as_object().into_iter().flatten() {
        match name.as_str() {
            "seen" => put_over(&mut known["view"], part),
            _ => known[name] = part.clone(),
        }
    }
}

/// Someone who is told what changed, and puts it over what they know.
struct Follower {
    viewer: Option<PlayerId>,
    told: Told,
    room: Value,
    table: Value,
}

impl Follower {
    fn arrives(bench: &Bench, viewer: Option<PlayerId>) -> Self {
        let (room, table) = (bench.room.view(viewer), bench.room.table_view(viewer, Showing::NOW));
        let told = bench.room.told(viewer, Wants::default());
        Follower { viewer, told, room: json!(room), table: json!(table) }
    }

    fn hears(&mut self, bench: &Bench, seq: u64) {
        let tidings =
            json!(bench.room.tidings(seq, self.viewer, Wants::default(), &mut self.told).expect("remembered"));
        if tidings["table"].get("id").is_some() {
            self.table = Value::Null;
        }
        for (known, part) in [(&mut self.room, "room"), (&mut self.table, "table")] {
            put_over(known, &tidings[part]);
        }
        if let Some(finished) = tidings.get("finished") {
            self.room["matches"].as_array_mut().expect("matches").push(finished.clone());
        }
        if let Some(line) = tidings.get("chat") {
            self.room["chat"].as_array_mut().expect("lines").push(line.clone());
        }
    }

    fn knows_how_it_is(&self, bench: &Bench) {
        assert_eq!(self.room, json!(bench.room.view(self.viewer)), "{:?}", self.viewer);
        if let Some(table) = bench.room.table_view(self.viewer, Showing::NOW) {
            assert_eq!(self.table, json!(table), "{:?}", self.viewer);
        }
    }
}

#[test]
fn who_is_told_what_changed_knows_how_it_is() {
    for seed in 100..120 {
        let mut bench = Bench::seeded(seed);
        for name in ["Ann", "Bob"] {
            let player = bench.join(name, false).expect("there is room");
            bench.presence(player, true);
        }
        let mut followers = [None, Some(ANN), Some(BOB)].map(|viewer| Follower::arrives(&bench, viewer));
        for _ in 0..120 {
            let before = bench.room.seq();
            random_step(&mut bench);
            for follower in &mut followers {
                (before + 1..=bench.room.seq()).for_each(|seq| follower.hears(&bench, seq));
                follower.knows_how_it_is(&bench);
            }
        }
    }
}

#[test]
fn whatever_happens_a_room_comes_back_as_it_was() {
    let (mut matches, mut reloaded) = (0, 0);
    for seed in 0..40 {
        let mut bench = Bench::seeded(seed);
        let mut snapshots: Vec<(usize, String)> = Vec::new();
        let mut secrets = Vec::new();
        for name in ["Ann", "Bob"] {
            let player = bench.join(name, false).expect("there is room");
            bench.presence(player, true);
        }
        check_secrets(&bench, 0, &mut secrets);
        for step in 0..120 {
            if step % 17 == 0 {
                snapshots.push((bench.entries.len(), serde_json::to_string(&bench.room.snapshot()).expect("text")));
            }
            let before = bench.entries.len();
            random_step(&mut bench);
            check_secrets(&bench, before, &mut secrets);
        }
        matches += bench.room.view(None).matches.len();
        let wanted = Bench::views(&bench.room);
        let now = bench.now();
        let from_the_start = Room::load(house(), None, &bench.entries, &now).expect("loads");
        assert_eq!(Bench::views(&from_the_start), wanted, "seed {seed}, from the first entry");
        for (at, text) in snapshots {
            let snapshot: Snapshot = serde_json::from_str(&text).expect("reads");
            let again = Room::load(house(), Some(snapshot), &bench.entries[at..], &now).expect("loads");
            assert_eq!(Bench::views(&again), wanted, "seed {seed}, from the snapshot after {at} entries");
            assert_eq!(again.game_deadline(), bench.room.game_deadline());
            reloaded += 1;
        }
    }
    assert!(matches > 20 && reloaded > 200, "the walk saw {matches} matches: too few to mean much");
}

#[test]
fn a_bot_plays_on_after_a_restart_from_a_snapshot() {
    let mut bench = Bench::with(&["Ann"]);
    bench.yes(ANN, bot("perfect"));
    bench.begin();
    if bench.room.table().expect("on").public().awaited.contains(Seat(0)) {
        bench.play_one();
    }
    let now = bench.now();
    bench.room = Room::load(house(), Some(bench.room.snapshot()), &[], &now).expect("loads");
    bench.wait(10_000);
    assert_eq!(bench.turn(), ANN, "the bot has moved");
}

#[test]
fn an_entry_that_does_not_follow_is_not_folded() {
    let mut bench = Bench::with(&["Ann", "Bob"]);
    let now = bench.now();
    let mut entry = bench.room.judge(By::Player(ANN), &say("hi"), None, &now).expect("fine");
    entry.seq += 1;
    assert!(bench.room.apply(&entry).is_err());
}

#[test]
fn what_was_missed_is_told_as_it_was() {
    let mut bench = Bench::playing("standard", None);
    let since = bench.room.seq();
    let mut told = Vec::new();
    while bench.room.phase() == Phase::Playing {
        let before = bench.room.seq();
        bench.play_one();
        let tidings = |seq| bench.room.tidings(seq, Some(BOB), Wants { news: true, text: false }, &mut Told::default());
        // Who comes back is told the words of what they missed, and shown how it is now.
        let words = |tidings| Tidings { room: None, table: None, ..tidings };
        told.extend((before + 1..=bench.room.seq()).filter_map(tidings).map(words));
    }
    assert!(told.iter().any(|one| !one.news.is_empty()));
    assert_eq!(bench.room.missed(since, Some(BOB), Wants::ALL), told);
    assert_eq!(bench.room.missed(bench.room.seq(), Some(BOB), Wants::ALL), []);
    assert_eq!(bench.room.missed(u64::MAX, Some(BOB), Wants::ALL), []);
}
