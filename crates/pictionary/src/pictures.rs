//! Pictures, which bots can draw: each with its word in all languages of our packs.
//!
//! Ours are `pictures/pictures.txt`; a host adds others. They are written in a small language, on paper of 100 by 75 units:
//!
//! ```text
//! = sun | zon | sol
//! pen 9 1               colour and width of the pen
//! circle 50 37 12       middle, radius
//! ellipse 50 37 12 8    middle, radii
//! arc 50 37 12 8 0 180  middle, radii, from and to in degrees, clockwise from the right
//! line 50 10 50 20      from point to point
//! curve 10 10 20 5 30 9 smoothly through points
//! fill 9 50 37          colour, place
//! ```
//!
//! [`Picture::batches`] is the ink of one, at the pace of a hand.

use crate::ink::{COLOURS, Op, Pen, Point, WIDTHS, write};
use std::f64::consts::PI;
use std::sync::Arc;

/// The languages of the words, in order.
const LANGUAGES: [&str; 3] = ["en", "nl", "es"];
/// Units of the small language on the paper.
const UNIT: f64 = 8.0;
/// The largest number in it.
const FAR: f64 = 400.0;
/// A hand makes a point every so many units of the paper.
const STEP: f64 = 9.0;
/// So many points a batch.
const BATCH: usize = 9;

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    words: [String; 3],
    ops: Vec<Op>,
}

impl Picture {
    /// What it shows, in a language.
    pub fn word(&self, language: &str) -> Option<&str> {
        let language = language.split('-').next().unwrap_or_default();
        LANGUAGES.iter().position(|known| *known == language).map(|place| self.words[place].as_str())
    }

    /// Its ink, batch by batch.
    pub fn batches(&self) -> Vec<String> {
        let mut pen = Pen::default();
        self.ops.chunks(BATCH).map(|ops| write(&mut pen, ops)).collect()
    }

    /// The same as one line that never lifts the pen, of one colour: for rules that ask for it.
    pub fn batches_plain(&self, one_stroke: bool) -> Vec<String> {
        let mut down = false;
        let mut ops = Vec::new();
        for op in &self.ops {
            match *op {
                Op::Down { at, .. } if one_stroke && down => ops.push(Op::To(at)),
                Op::Down { at, .. } => {
                    down = true;
                    ops.push(Op::Down { colour: 1, width: 1, at });
                }
                Op::Up if one_stroke => {}
                Op::To(_) | Op::Up => ops.push(*op),
                _ => {}
            }
        }
        let mut pen = Pen::default();
        ops.chunks(BATCH).map(|ops| write(&mut pen, ops)).collect()
    }
}

/// All pictures of a house: a file of them after another.
#[derive(Clone, Debug, Default)]
pub struct Album(pub Vec<Arc<Vec<Picture>>>);

impl Album {
    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &Picture> {
        self.0.iter().flat_map(|file| file.iter())
    }

    /// The picture of a word.
    pub fn of(&self, word: &str, language: &str) -> Option<&Picture> {
        self.all().find(|picture| picture.word(language) == Some(word))
    }
}

/// A line of a file that is none of the small language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {text:?} is nothing to draw")]
pub struct OddLine {
    /// Which one, from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
}

/// Reads a file of pictures.
///
/// # Errors
/// The first line that cannot be drawn.
pub fn read(text: &str) -> Result<Vec<Picture>, OddLine> {
    let mut pictures: Vec<Picture> = Vec::new();
    let mut pen = (1, 1);
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        let wrong = || OddLine { line: number, text: line.into() };
        if let Some(words) = line.strip_prefix('=') {
            let words: Vec<String> = words.split('|').map(|word| word.trim().to_string()).collect();
            pictures.push(Picture { words: words.try_into().map_err(|_| wrong())?, ops: Vec::new() });
            pen = (1, 1);
            continue;
        }
        let Some((what, numbers)) = line.split_once(' ') else {
            if line.is_empty() {
                continue;
            }
            return Err(wrong());
        };
        let numbers: Vec<f64> =
            numbers.split_whitespace().map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
        // Nothing leads far from the paper.
        if numbers.iter().any(|number| !number.is_finite() || number.abs() > FAR) {
            return Err(wrong());
        }
        let one_of =
            |number: f64, count: u8| Some(number as u8).filter(|one| *one < count && f64::from(*one) == number);
        let ops = &mut pictures.last_mut().ok_or_else(wrong)?.ops;
        match (what, numbers.as_slice()) {
            ("pen", [colour, width]) => {
                pen = one_of(*colour, COLOURS).zip(one_of(*width, WIDTHS)).ok_or_else(wrong)?;
            }
            ("fill", [colour, x, y]) => {
                ops.push(Op::Fill { colour: one_of(*colour, COLOURS).ok_or_else(wrong)?, at: point((*x, *y)) });
            }
            ("circle", [x, y, r]) => stroke(ops, pen, &arc(*x, *y, *r, *r, 0.0, 360.0)),
            ("ellipse", [x, y, rx, ry]) => stroke(ops, pen, &arc(*x, *y, *rx, *ry, 0.0, 360.0)),
            ("arc", [x, y, rx, ry, from, to]) => stroke(ops, pen, &arc(*x, *y, *rx, *ry, *from, *to)),
            ("line", points) if points.len() >= 4 => stroke(ops, pen, &straight(&pairs(points))),
            ("curve", points) if points.len() >= 6 => stroke(ops, pen, &smooth(&pairs(points))),
            _ => return Err(wrong()),
        }
    }
    Ok(pictures)
}

type Place = (f64, f64);

fn pairs(numbers: &[f64]) -> Vec<Place> {
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

fn point((x, y): Place) -> Point {
    Point::new((x * UNIT).round() as i32, (y * UNIT).round() as i32)
}

fn stroke(ops: &mut Vec<Op>, (colour, width): (u8, u8), path: &[Place]) {
    let mut points = path.iter().copied().map(point);
    let Some(first) = points.next() else { return };
    ops.push(Op::Down { colour, width, at: first });
    ops.extend(points.map(Op::To));
    ops.push(Op::Up);
}

fn arc(x: f64, y: f64, rx: f64, ry: f64, from: f64, to: f64) -> Vec<Place> {
    let (from, to) = (from * PI / 180.0, to * PI / 180.0);
    let pieces = (((to - from).abs() * rx.max(ry) * UNIT / STEP).ceil()).max(6.0) as i32;
    let at = |piece: i32| {
        let angle = from + (to - from) * f64::from(piece) / f64::from(pieces);
        (x + rx * angle.cos(), y + ry * angle.sin())
    };
    (0..=pieces).map(at).collect()
}

fn between(one: Place, other: Place) -> i32 {
    let length = ((other.0 - one.0).powi(2) + (other.1 - one.1).powi(2)).sqrt() * UNIT;
    (length / STEP).ceil().max(1.0) as i32
}

/// From corner to corner. A corner is a point twice, or the pen would round it.
fn straight(corners: &[Place]) -> Vec<Place> {
    let mut path = vec![corners[0]];
    for pair in corners.windows(2) {
        let pieces = between(pair[0], pair[1]);
        path.extend((1..=pieces).map(|piece| {
            let part = f64::from(piece) / f64::from(pieces);
            (pair[0].0 + (pair[1].0 - pair[0].0) * part, pair[0].1 + (pair[1].1 - pair[0].1) * part)
        }));
        path.push(pair[1]);
    }
    path
}

/// Smoothly through all places: Catmull and Rom's curve.
fn smooth(places: &[Place]) -> Vec<Place> {
    let at = |place: isize| places[place.clamp(0, places.len() as isize - 1) as usize];
    let mut path = vec![places[0]];
    for i in 0..places.len() as isize - 1 {
        let (a, b, c, d) = (at(i - 1), at(i), at(i + 1), at(i + 2));
        let pieces = between(b, c);
        path.extend((1..=pieces).map(|piece| {
            let t = f64::from(piece) / f64::from(pieces);
            let mix = |a: f64, b: f64, c: f64, d: f64| {
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
                    + (3.0 * b - a - 3.0 * c + d) * t * t * t)
            };
            (mix(a.0, b.0, c.0, d.0), mix(a.1, b.1, c.1, d.1))
        }));
    }
    path
}
