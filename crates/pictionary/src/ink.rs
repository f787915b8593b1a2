//! Ink: a drawing as a short text.
//!
//! Whoever draws sends some twenty batches a second, and everybody else gets each of them, so a point must be small. Ink
//! is plain ASCII that JSON passes on as it is: 92 characters from `!` to `~` without `"` and `\`, each a digit from 0
//! to 91. Most points are **one** of them: a hand goes on as it went, so what is written is how far the point is from
//! where the last two would lead, and up to 4 either way that fits one digit.
//!
//! | digit | what | then |
//! |---|---|---|
//! | 0 to 80 | a point, off by (digit / 9 − 4, digit mod 9 − 4) | |
//! | 81 | the pen comes down | colour · 4 + width, place |
//! | 82 | a point, off by more | two digits, each 46 more than meant |
//! | 83 | a point, far off | place |
//! | 84 | the pen goes up | |
//! | 85 | fill | colour, place |
//! | 86 | undo the last stroke, fill or clearing | |
//! | 87 | clear | |
//! | 88 | a batch begins | |
//!
//! A place is x and y, two digits each (92 · first + second), on paper of 800 by 600. Every batch begins with its mark, so
//! the ink of several batches is those batches one after another: nothing is lost when they are kept as one text.
//!
//! ```
//! use pictionary::ink::{Op, Pen, Point, write};
//!
//! let line = [
//!     Op::Down { colour: 1, width: 1, at: Point::new(100, 100) },
//!     Op::To(Point::new(103, 101)),
//!     Op::To(Point::new(107, 102)),
//!     Op::To(Point::new(111, 104)),
//!     Op::Up,
//! ];
//! let ink = write(&mut Pen::default(), &line);
//! assert_eq!(ink.len(), 1 + 6 + 3 + 1, "the mark, the pen down, three points, the pen up");
//! let read: Vec<Op> = Pen::default().read(&ink).collect::<Result<_, _>>().expect("sound");
//! assert_eq!(read[1..], line);
//! ```

use serde::{Deserialize, Serialize};

/// How wide the paper is.
pub const WIDTH: u16 = 800;
/// How high the paper is.
pub const HEIGHT: u16 = 600;
/// How many colours there are; the first is that of the paper, with which one rubs out.
pub const COLOURS: u8 = 16;
/// How many widths the pen has.
pub const WIDTHS: u8 = 4;

const NEAR: i32 = 4;
const DOWN: u8 = 81;
const OFF: u8 = 82;
const FAR: u8 = 83;
const UP: u8 = 84;
const FILL: u8 = 85;
const UNDO: u8 = 86;
const CLEAR: u8 = 87;
const BATCH: u8 = 88;
/// How many characters there are.
const BASE: u16 = 92;
/// What stands for 0 where a point is off by more.
const MIDDLE: i32 = 46;

/// A place on the paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Point {
    /// From the left.
    pub x: u16,
    /// From the top.
    pub y: u16,
}

impl Point {
    /// A place on the paper, or the nearest one that is.
    pub fn new(x: i32, y: i32) -> Self {
        let within = |value: i32, size: u16| value.clamp(0, i32::from(size) - 1) as u16;
        Point { x: within(x, WIDTH), y: within(y, HEIGHT) }
    }

    fn off(self, from: (i32, i32)) -> (i32, i32) {
        (i32::from(self.x) - from.0, i32::from(self.y) - from.1)
    }
}

/// One thing that a hand does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields say what the variants' lines say")]
pub enum Op {
    /// A batch begins.
    Batch,
    /// The pen comes down: a stroke begins.
    Down { colour: u8, width: u8, at: Point },
    /// The pen goes there.
    To(Point),
    /// The pen goes up.
    Up,
    /// What has one colour around a place gets another.
    Fill { colour: u8, at: Point },
    /// The last stroke, fill or clearing is taken back.
    Undo,
    /// All is rubbed out.
    Clear,
}

/// Why a text is no ink.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Spoilt {
    /// A character that is no digit, or none where one must be.
    #[error("this is no ink")]
    Unreadable,
    /// A place outside the paper.
    #[error("that is beside the paper")]
    Beside,
    /// A colour or width that does not exist.
    #[error("there is no such pen")]
    NoSuchPen,
    /// A point while the pen is up.
    #[error("the pen is up")]
    PenIsUp,
}

/// Where the pen is: what ink is read and written against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pen {
    /// The last place and the one before; nothing: it is up.
    trail: Option<(Point, Point)>,
}

impl Pen {
    /// Is it on the paper?
    pub fn is_down(self) -> bool {
        self.trail.is_some()
    }

    /// Reads on, from here.
    pub fn read(self, ink: &str) -> Reader<'_> {
        Reader { pen: self, digits: ink.as_bytes().iter() }
    }

    /// Where the next point is expected: a hand goes on as it went.
    fn ahead(self) -> Option<(i32, i32)> {
        let (last, before) = self.trail?;
        Some((2 * i32::from(last.x) - i32::from(before.x), 2 * i32::from(last.y) - i32::from(before.y)))
    }

    fn follow(&mut self, op: Op) {
        self.trail = match op {
            Op::Down { at, .. } => Some((at, at)),
            Op::To(point) => self.trail.map(|(last, _)| (point, last)),
            Op::Batch => self.trail,
            Op::Up | Op::Fill { .. } | Op::Undo | Op::Clear => None,
        };
    }
}

/// Reads ink, thing by thing. After something spoilt there is nothing more.
pub struct Reader<'a> {
    pen: Pen,
    digits: std::slice::Iter<'a, u8>,
}

impl Reader<'_> {
    /// Where the pen is by now.
    pub fn pen(&self) -> Pen {
        self.pen
    }

    fn digit(&mut self) -> Result<u8, Spoilt> {
        self.digits.next().and_then(|c| digit_of(*c)).ok_or(Spoilt::Unreadable)
    }

    fn place(&mut self) -> Result<Point, Spoilt> {
        let mut number = || Ok(u16::from(self.digit()?) * BASE + u16::from(self.digit()?));
        let (x, y) = (number()?, number()?);
        if x < WIDTH && y < HEIGHT { Ok(Point { x, y }) } else { Err(Spoilt::Beside) }
    }

    fn point(&mut self, (dx, dy): (i32, i32)) -> Result<Op, Spoilt> {
        let (x, y) = self.pen.ahead().ok_or(Spoilt::PenIsUp)?;
        let (x, y) = (x + dx, y + dy);
        let on_paper = (0..i32::from(WIDTH)).contains(&x) && (0..i32::from(HEIGHT)).contains(&y);
        if on_paper { Ok(Op::To(Point::new(x, y))) } else { Err(Spoilt::Beside) }
    }

    fn op(&mut self, digit: u8) -> Result<Op, Spoilt> {
        match digit {
            0..DOWN => self.point((i32::from(digit / 9) - NEAR, i32::from(digit % 9) - NEAR)),
            DOWN => {
                let pen = self.digit()?;
                let (colour, width) = (pen / WIDTHS, pen % WIDTHS);
                if colour >= COLOURS {
                    return Err(Spoilt::NoSuchPen);
                }
                Ok(Op::Down { colour, width, at: self.place()? })
            }
            OFF => {
                let (dx, dy) = (self.digit()?, self.digit()?);
                self.point((i32::from(dx) - MIDDLE, i32::from(dy) - MIDDLE))
            }
            FAR if self.pen.is_down() => Ok(Op::To(self.place()?)),
            FAR => Err(Spoilt::PenIsUp),
            UP if self.pen.is_down() => Ok(Op::Up),
            UP => Err(Spoilt::PenIsUp),
            FILL => {
                let colour = self.digit()?;
                if colour >= COLOURS {
                    return Err(Spoilt::NoSuchPen);
                }
                Ok(Op::Fill { colour, at: self.place()? })
            }
            UNDO => Ok(Op::Undo),
            CLEAR => Ok(Op::Clear),
            BATCH => Ok(Op::Batch),
            _ => Err(Spoilt::Unreadable),
        }
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<Op, Spoilt>;

    fn next(&mut self) -> Option<Self::Item> {
        let read = match digit_of(*self.digits.next()?) {
            Some(digit) => self.op(digit),
            None => Err(Spoilt::Unreadable),
        };
        match read {
            Ok(op) => self.pen.follow(op),
            Err(_) => self.digits = [].iter(),
        }
        Some(read)
    }
}

/// One batch of ink: its mark, and these things. The pen goes along.
pub fn write(pen: &mut Pen, ops: &[Op]) -> String {
    let mut ink = String::with_capacity(ops.len() + 8);
    ink.push(char_of(BATCH));
    for op in ops {
        write_op(&mut ink, *pen, *op);
        pen.follow(*op);
    }
    ink
}

fn write_op(ink: &mut String, pen: Pen, op: Op) {
    let mut digits = |digits: &[u8]| ink.extend(digits.iter().map(|digit| char_of(*digit)));
    let place = |at: Point| [at.x / BASE, at.x % BASE, at.y / BASE, at.y % BASE].map(|digit| digit as u8);
    match op {
        Op::Batch => digits(&[BATCH]),
        Op::Down { colour, width, at } => {
            digits(&[DOWN, colour * WIDTHS + width]);
            digits(&place(at));
        }
        Op::To(point) => {
            let (dx, dy) = point.off(pen.ahead().unwrap_or_default());
            let (near, off) = (-NEAR..=NEAR, -MIDDLE..i32::from(BASE) - MIDDLE);
            if near.contains(&dx) && near.contains(&dy) {
                digits(&[((dx + NEAR) * 9 + dy + NEAR) as u8]);
            } else if off.contains(&dx) && off.contains(&dy) {
                digits(&[OFF, (dx + MIDDLE) as u8, (dy + MIDDLE) as u8]);
            } else {
                digits(&[FAR]);
                digits(&place(point));
            }
        }
        Op::Up => digits(&[UP]),
        Op::Fill { colour, at } => {
            digits(&[FILL, colour]);
            digits(&place(at));
        }
        Op::Undo => digits(&[UNDO]),
        Op::Clear => digits(&[CLEAR]),
    }
}

/// The character of a digit: from `!` on, without `"` and `\`.
fn char_of(digit: u8) -> char {
    let code = b'!' + digit + u8::from(digit >= 1);
    char::from(code + u8::from(code >= b'\\'))
}

/// The digit of a character.
fn digit_of(code: u8) -> Option<u8> {
    match code {
        b'!' => Some(0),
        b'#'..=b'[' => Some(code - b'!' - 1),
        b']'..=b'~' => Some(code - b'!' - 2),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_digit_has_a_character_that_json_leaves_alone() {
        let all: String = (0..BASE as u8).map(char_of).collect();
        assert_eq!(serde_json::to_string(&all).expect("JSON").len(), all.len() + 2);
        for digit in 0..BASE as u8 {
            assert_eq!(digit_of(char_of(digit) as u8), Some(digit));
        }
        assert_eq!((0u8..=255).filter(|code| digit_of(*code).is_some()).count(), usize::from(BASE));
    }
}
