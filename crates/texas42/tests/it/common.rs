//! Tables to play at.
#![allow(dead_code, unreachable_pub)]
// Tests read better when actions are written where they are done.
#![allow(clippy::needless_pass_by_value)]

use kernel::{
    Book, Chance, Content, Game, Header, Input, Kind, Match, Message, Moment, Names, Refusal, RuleSpec, Seat, Setup,
    Viewer, Words, book_of, log, perft,
};
use serde_json::Value;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, LazyLock};
use texas42::{Action, Bid, Domino, Dominoes, Event, Hand, Phase, Texas42, Texas42Kind, Trump};

/// A preset with rules added or replaced: `game("family", &["marks={\"to\": 2}"])`.
pub fn game(preset: &str, rules: &[&str]) -> Arc<Texas42> {
    game_of(&Texas42Kind::default(), preset, rules)
}

pub fn game_of(kind: &Texas42Kind, preset: &str, rules: &[&str]) -> Arc<Texas42> {
    let rules = rules.iter().map(|text| RuleSpec::parse(text).expect("a rule")).collect();
    let specs = perft::specs_of(kind, Some(preset), rules).expect("a preset");
    let made = kind.compose(&specs, &Content::none());
    Arc::new(made.unwrap_or_else(|errors| panic!("{}", perft::join(&errors))).game)
}

/// All words of the game.
pub static BOOK: LazyLock<Book> = LazyLock::new(|| book_of(&Texas42Kind::default()));

/// A message in English.
pub fn say(message: &Message) -> String {
    BOOK.say("en", message, &["Ann", "Bo", "Cal", "Dee"].map(String::from))
}

/// A table where one can set up what one likes.
pub struct Table {
    table: Match<Texas42>,
    pub events: Vec<Event>,
    pub now: Moment,
}

impl Deref for Table {
    type Target = Match<Texas42>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.table
    }
}

impl Table {
    /// With these dominoes dealt.
    pub fn dealt(game: &Arc<Texas42>, shaker: u8, held: [Dominoes; 4]) -> Self {
        Table::with_luck(game, shaker, held, 7)
    }

    /// And with what this seed deals in later hands.
    pub fn with_luck(game: &Arc<Texas42>, shaker: u8, held: [Dominoes; 4], seed: u64) -> Self {
        let mut state = game.blank(&Setup::seats(4));
        let event = Event::Dealt { number: 0, shaker: Seat(shaker), held, at: Moment(0) };
        game.fits(&state, &event).expect("a sound deal");
        game.evolve(&mut state, &event);
        let header = Header {
            houserules: log::FORMAT,
            game: "texas42".into(),
            name: "test".into(),
            rules: [].into(),
            content: Vec::new(),
            setup: Setup::seats(4),
            names: Names::plain(4).0,
            commitment: String::new(),
            again: false,
            origin: None,
        };
        let mut table = Match::deal(game.clone(), header, Chance::seeded(seed), Moment(0));
        table.state = state;
        Table { table, events: vec![event], now: Moment(0) }
    }

    pub fn try_input(&mut self, input: Input<Action>) -> Result<Vec<Event>, Vec<Refusal>> {
        let entry = self.table.judge(input, self.now)?;
        let events = entry.events.clone();
        self.table.apply(entry);
        self.events.extend(events.clone());
        Ok(events)
    }

    pub fn input(&mut self, input: Input<Action>) -> Vec<Event> {
        self.try_input(input.clone()).unwrap_or_else(|refusals| panic!("{input:?}: {refusals:?}"))
    }

    pub fn act(&mut self, seat: u8, action: Action) -> Vec<Event> {
        self.input(Input::Act(Seat(seat), action))
    }

    /// Lets the deadline come.
    pub fn time_up(&mut self) -> Vec<Event> {
        self.now = self.alarm().expect("there is a deadline");
        let entry = self.due(self.now).expect("it passes").expect("it is due");
        let events = entry.events.clone();
        self.table.apply(entry);
        self.events.extend(events.clone());
        events
    }

    pub fn refused(&mut self, seat: u8, action: Action) -> Vec<Refusal> {
        let before = self.state.clone();
        let refusals = self.try_input(Input::Act(Seat(seat), action.clone())).expect_err(&format!("{action:?}"));
        assert_eq!(self.state, before);
        assert_eq!(self.game.forecast(&self.state, Seat(seat), &action).refusals, refusals);
        refusals
    }

    pub fn turn(&self) -> u8 {
        self.state.hand.turn.expect("it is someone's turn").0
    }

    /// Calls from the left of the shaker on: `30`, `2m`, `pass`, `plunge4`.
    pub fn auction(&mut self, calls: &[&str]) {
        for call in calls {
            let seat = self.turn();
            self.act(seat, read_call(call));
        }
    }

    /// The seat whose turn it is does what comes first.
    pub fn play_first(&mut self) {
        let seat = self.turn();
        let action = self.game.options(&self.state, Seat(seat)).nth(0).expect("something to do");
        self.act(seat, action);
    }

    /// Plays what comes first, until the hand is over or paused.
    pub fn play_anything(&mut self) {
        let hand = self.state.hand.number;
        while self.state.hand.phase == Phase::Playing && self.state.hand.number == hand {
            self.play_first();
        }
    }

    pub fn play(&mut self, seat: u8, domino: &str) -> Vec<Event> {
        self.act(seat, Action::Play(bone(domino)))
    }

    /// The last hand, as it was scored: made?, stake, awards, why, trick.
    pub fn result(&self) -> (bool, u8, [i64; 2], String, u8) {
        let last = self.state.last.clone().expect("a hand was scored");
        (last.verdict.made, last.stake, last.awards, last.verdict.why.id.to_string(), last.verdict.trick)
    }

    pub fn labels(&self, seat: u8) -> Vec<String> {
        let view = self.game.view(&self.state, Viewer::Seat(Seat(seat)));
        self.game.offers(&self.state, Seat(seat)).iter().map(|offer| say(&self.game.label(&view, offer))).collect()
    }
}

pub fn bone(text: &str) -> Domino {
    text.parse().expect("a domino")
}

pub fn bones(text: &str) -> Dominoes {
    text.split_whitespace().map(bone).collect()
}

/// Four hands; what is not named is dealt out as it comes.
pub fn hands(texts: [&str; 4]) -> [Dominoes; 4] {
    let mut held = texts.map(bones);
    let all = held.iter().fold(Dominoes::NONE, |all, own| all.or(*own));
    assert_eq!(all.len(), held.iter().map(|own| own.len()).sum::<usize>(), "a domino is dealt twice");
    let mut rest = Dominoes::ALL.without(all).iter();
    for own in &mut held {
        while own.len() < 7 {
            own.insert(rest.next().expect("28 in all"));
        }
    }
    held
}

pub fn read_call(text: &str) -> Action {
    let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{text} is no number"));
    if text == "pass" {
        return Action::Pass;
    }
    let split = text.find(|c: char| c.is_ascii_digit()).expect("a number");
    let (name, digits) = text.split_at(split);
    Action::Bid(match (name, digits.strip_suffix('m')) {
        ("", Some(marks)) => Bid::marks(number(marks)),
        ("", None) => Bid::points(number(digits)),
        (contract, _) => Bid::special(contract, number(digits)),
    })
}

/// The declarations of the vectors: 0 to 6 a pip, 7 doubles, 8 nello, 9 no trump.
pub fn read_decl(decl: u64) -> Trump {
    match decl {
        0..=6 => Trump::Pip(decl as u8),
        7 => Trump::Doubles,
        8 => Trump::Contract("nello".into()),
        _ => Trump::NoTrump,
    }
}

/// A hand in which this was named.
pub fn named(decl: u64) -> Hand {
    let trump = read_decl(decl);
    let contract = if let Trump::Contract(id) = &trump { Some(id.clone()) } else { None };
    Hand { phase: Phase::Playing, trump: Some(trump), contract, ..Hand::default() }
}

/// A file of data from outside, or `None` and a word about what was left out.
pub fn data(file: &str, cases: &str) -> Option<Vec<u8>> {
    testkit::outside(&format!("texas42/{file}"), cases)
}

pub fn unzip(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(bytes), &mut out).expect("gzip");
    out
}

pub fn lines(bytes: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(bytes).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

pub fn ids(value: &Value) -> Dominoes {
    value.as_array().expect("a list").iter().map(id).collect()
}

pub fn id(value: &Value) -> Domino {
    Domino::from_id(value.as_u64().expect("a number") as u8).expect("a domino")
}
