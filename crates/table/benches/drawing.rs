//! What a point of a drawing costs in bytes: as ink, in the frame that a guesser is sent, in the entry that is kept while it
//! is drawn, and in the store and the log once they are written whole. A hand is imitated: smooth, quick and slow, a little
//! unsteady, as a finger, a mouse and a pen report it.

use catalogue::{Catalogue, Raw};
use kernel::{Chance, Draws, Moment};
use pictionary::ink::{Op, Pen, Point, write};
use serde_json::json;
use std::f64::consts::PI;
use std::sync::Arc;
use table::protocol::{FromClient, FromServer, Hello, VERSION};
use table::{Command, Connection, Conversation, House, Now, Out, Room, Shorthand};

/// Guessers at the table.
const GUESSERS: u64 = 7;
/// The page sends a batch every so many milliseconds.
const PACE: f64 = 60.0;

fn main() {
    println!("bytes a point of a drawing of 60 seconds, as the page sends it (a naive JSON takes 79):");
    println!(
        "{:<16}{:>8}{:>9}{:>8}{:>8}{:>8}{:>9}{:>8}",
        "", "points", "batches", "ink", "frame", "entry", "stored", "log"
    );
    for (name, hertz) in [("finger, 60 Hz", 60.0), ("mouse, 125 Hz", 125.0), ("pen, 240 Hz", 240.0)] {
        let batches = hand(hertz, 60.0);
        let (points, measured) = (points(&batches), Measured::of(&batches));
        let each = |bytes: usize| bytes as f64 / points as f64;
        println!(
            "{name:<16}{points:>8}{:>9}{:>8.2}{:>8.2}{:>8.2}{:>9.2}{:>8.2}",
            batches.len(),
            each(measured.ink),
            each(measured.frames),
            each(measured.entries),
            each(measured.stored),
            each(measured.log),
        );
    }
}

fn points(batches: &[Vec<Op>]) -> usize {
    batches.iter().flatten().filter(|op| matches!(op, Op::To(_) | Op::Down { .. })).count()
}

/// Strokes of a second or so with pauses between them, in batches.
fn hand(hertz: f64, seconds: f64) -> Vec<Vec<Op>> {
    let mut luck = Chance::seeded(16).draws("hand", 0);
    let mut batches: Vec<Vec<Op>> = Vec::new();
    let mut clock = 0.0;
    while clock < seconds * 1_000.0 {
        let (stroke, lasts) = stroke(hertz, &mut luck);
        let mut ready: Vec<Op> = Vec::new();
        let mut flushed = 0.0;
        for (at, op) in stroke {
            if at - flushed >= PACE && !ready.is_empty() {
                batches.push(std::mem::take(&mut ready));
                flushed = at;
            }
            ready.push(op);
        }
        batches.push(ready);
        clock += lasts + 250.0;
    }
    batches
}

/// One stroke: its moments in milliseconds, and how long it lasts.
fn stroke(hertz: f64, luck: &mut Draws) -> (Vec<(f64, Op)>, f64) {
    let mut some = |from: f64, to: f64| from + (to - from) * luck.below(10_000) as f64 / 10_000.0;
    let (x, y, lasts) = (some(150.0, 650.0), some(120.0, 480.0), some(400.0, 1_400.0));
    let (rx, ry, turns, lean) = (some(20.0, 130.0), some(20.0, 100.0), some(0.3, 1.6), some(0.0, PI));
    let drift = some(-150.0, 150.0);
    let mut ops: Vec<(f64, Op)> = Vec::new();
    let mut last: Option<Point> = None;
    for sample in 0..(lasts * hertz / 1_000.0) as u32 {
        let at = f64::from(sample) * 1_000.0 / hertz;
        // A hand begins and ends slowly.
        let part = (1.0 - (PI * at / lasts).cos()) / 2.0;
        let angle = lean + 2.0 * PI * turns * part;
        let (wobble_x, wobble_y) = (some(-0.4, 0.4), some(-0.4, 0.4));
        let place = Point::new(
            (x + rx * angle.cos() + drift * part + wobble_x).round() as i32,
            (y + ry * angle.sin() + wobble_y).round() as i32,
        );
        match last {
            None => ops.push((at, Op::Down { colour: 1, width: 1, at: place })),
            // As the page does: closer than two units nobody sees a difference.
            Some(last) if last.x.abs_diff(place.x) < 2 && last.y.abs_diff(place.y) < 2 => continue,
            Some(_) => ops.push((at, Op::To(place))),
        }
        last = Some(place);
    }
    ops.push((lasts, Op::Up));
    (ops, lasts)
}

#[derive(Default)]
struct Measured {
    ink: usize,
    frames: usize,
    entries: usize,
    stored: usize,
    log: usize,
}

struct Table {
    talk: Conversation,
    hand: Shorthand,
    clock: u64,
    /// Bytes of the last entry, and of the last frame to a guesser.
    entry: usize,
    frame: usize,
    finished: Option<String>,
    numbers: Vec<u64>,
}

impl Table {
    fn now(&self) -> Now {
        Now { at: Moment(self.clock), wall: 1_790_000_000_000 + self.clock, random: [7; 32] }
    }

    fn open() -> Self {
        let catalogue = Catalogue::standard().led_by("pictionary");
        let content = catalogue.stock();
        let house = Arc::new(House { catalogue, content, variants: vec![] });
        let now = Now { at: Moment(0), wall: 0, random: [7; 32] };
        let talk = Conversation::new(Room::create(house, "BCDF", false, &now), &now);
        let numbers = vec![0; GUESSERS as usize + 2];
        let mut table =
            Table { talk, hand: Shorthand::default(), clock: 1_000_000, entry: 0, frame: 0, finished: None, numbers };
        for seat in 1..=GUESSERS + 1 {
            let name = format!("P{seat}");
            let now = table.now();
            let keep = table.talk.join(&name, &name, false, &now).expect("there is room");
            table.keep(keep);
            let hello = Hello {
                v: VERSION,
                room: "BCDF".into(),
                token: Some(name),
                invitation: None,
                // As long as the page's.
                device: "0123456789abcdef".into(),
                since: None,
                text: false,
                news: false,
            };
            let keep = table.talk.hear(seat, FromClient::Hello(hello), &now).expect("no fault");
            table.keep(keep);
        }
        for seat in 1..=GUESSERS + 1 {
            table.tell(seat, Command::Ready { entropy: "aa".into() });
        }
        table.tell(1, Command::Start);
        table
    }

    fn keep(&mut self, keep: Option<table::Keep>) {
        let now = self.now();
        if let Some(keep) = keep {
            if keep.snapshot.is_some() {
                self.hand.begin_anew();
            }
            self.entry = self.hand.write(&keep.entry).len();
            self.finished = keep.finished.as_ref().map(|(_, log)| log.clone()).or(self.finished.take());
            self.talk.kept(keep, &now);
        }
        for out in self.talk.out() {
            if let Out::Frame { frame: frame @ FromServer::Refused { .. }, .. } = &out {
                panic!("refused: {}", serde_json::to_string(frame).unwrap_or_default());
            }
            if let Out::Frame { to, frame: frame @ (FromServer::Tidings(_) | FromServer::Bulk(..)) } = out
                && to.contains(&2)
            {
                self.frame = serde_json::to_string(&frame).expect("JSON").len();
            }
        }
    }

    /// Whatever is due happens.
    fn settle(&mut self) {
        let now = self.now();
        while let Some(due) = self.talk.due(&now).expect("no fault") {
            self.keep(Some(due));
        }
    }

    fn tell(&mut self, who: Connection, what: Command) {
        self.numbers[who as usize] += 1;
        let (id, now) = (self.numbers[who as usize], self.now());
        self.settle();
        let keep = self.talk.hear(who, FromClient::Do { id, what }, &now).expect("no fault");
        self.keep(keep);
    }

    fn act(&mut self, who: Connection, action: &serde_json::Value) {
        self.tell(who, Command::Act(Raw::of(action)));
    }

    fn snapshot(&self) -> usize {
        serde_json::to_string(&self.talk.room().snapshot()).expect("JSON").len()
    }
}

impl Measured {
    fn of(batches: &[Vec<Op>]) -> Self {
        let mut table = Table::open();
        table.act(1, &json!({"play": {"pick": 0}}));
        let before = table.snapshot();
        let mut measured = Measured::default();
        let mut pen = Pen::default();
        for ops in batches {
            table.clock += PACE as u64;
            let ink = write(&mut pen, ops);
            table.act(1, &json!({"play": {"ink": ink}}));
            measured.ink += ink.len();
            measured.frames += table.frame;
            measured.entries += table.entry;
        }
        measured.stored = table.snapshot() - before;
        for seat in 1..=GUESSERS + 1 {
            table.tell(seat, Command::Stop(true));
        }
        table.settle();
        let log = table.finished.take().expect("all agreed to stop");
        measured.log = log.lines().filter(|line| line.contains("\"ink\"")).map(|line| line.len() + 1).sum();
        measured
    }
}
