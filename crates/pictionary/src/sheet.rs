//! The sheet that is drawn on: its ink, and what that comes to.

use crate::ink::{Op, Pen, Spoilt};
use serde::{Deserialize, Serialize};

/// The most points of one drawing.
pub const MOST_POINTS: u32 = 30_000;
/// The most batches of one drawing: twenty a second for five minutes.
pub const MOST_BATCHES: u32 = 6_000;
/// The most bytes of one drawing.
pub const MOST_BYTES: usize = 65_536;

/// A fill counts as so many points.
const FILL_POINTS: u32 = 30;

/// What lies on a sheet, the first below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A stroke of this colour.
    Stroke(u8),
    /// A fill of this colour.
    Fill(u8),
    /// All before it is rubbed out; it can be undone.
    Cleared,
}

/// What is too much for a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TooMuch {
    /// It is no ink, or goes beside the paper.
    #[error(transparent)]
    Spoilt(#[from] Spoilt),
    /// Ink comes in batches.
    #[error("ink begins with the mark of a batch")]
    NoBatch,
    /// Nothing is there to be undone.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Too many points.
    #[error("a drawing has at most {MOST_POINTS} points")]
    Points,
    /// Too many batches.
    #[error("a drawing has at most {MOST_BATCHES} batches")]
    Batches,
    /// Too many bytes.
    #[error("a drawing has at most {MOST_BYTES} bytes")]
    Bytes,
}

/// A sheet. Only its ink is kept; the rest follows from it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Sheet {
    ink: String,
    pen: Pen,
    points: u32,
    batches: u32,
    marks: Vec<Mark>,
}

impl From<Sheet> for String {
    fn from(sheet: Sheet) -> Self {
        sheet.ink
    }
}

impl TryFrom<String> for Sheet {
    type Error = TooMuch;

    fn try_from(ink: String) -> Result<Self, TooMuch> {
        let mut sheet = Sheet::default();
        sheet.draw(&ink)?;
        Ok(sheet)
    }
}

impl Sheet {
    /// All ink so far.
    pub fn ink(&self) -> &str {
        &self.ink
    }

    /// Where the pen is.
    pub fn pen(&self) -> Pen {
        self.pen
    }

    /// How many points were drawn, undone ones too.
    pub fn points(&self) -> u32 {
        self.points
    }

    /// How many batches came.
    pub fn batches(&self) -> u32 {
        self.batches
    }

    /// What can be seen: what came after the last clearing.
    pub fn visible(&self) -> &[Mark] {
        let from = self.marks.iter().rposition(|mark| *mark == Mark::Cleared).map_or(0, |place| place + 1);
        &self.marks[from..]
    }

    /// Is there nothing to be seen?
    pub fn is_blank(&self) -> bool {
        self.visible().is_empty()
    }

    /// Draws on. If that is too much, nothing is drawn.
    ///
    /// # Errors
    /// What is too much, or no ink at all.
    pub fn draw(&mut self, ink: &str) -> Result<(), TooMuch> {
        if ink.is_empty() {
            return Ok(());
        }
        let mut drawn = Sheet { ink: String::new(), marks: self.marks.clone(), ..*self };
        drawn.follow(ink, |_, _| Ok::<(), TooMuch>(()))?;
        (self.pen, self.points, self.batches, self.marks) = (drawn.pen, drawn.points, drawn.batches, drawn.marks);
        self.ink.push_str(ink);
        Ok(())
    }

    /// What it would be to draw on: `see` is shown each thing before it is done, with the sheet as it is then (without
    /// the text of its ink), and may stop it.
    ///
    /// # Errors
    /// What is too much, no ink at all, or what `see` says.
    pub fn try_on<E: From<TooMuch>>(&self, ink: &str, see: impl FnMut(&Sheet, Op) -> Result<(), E>) -> Result<(), E> {
        if self.ink.len() + ink.len() > MOST_BYTES {
            return Err(TooMuch::Bytes.into());
        }
        Sheet { ink: String::new(), marks: self.marks.clone(), ..*self }.follow(ink, see)
    }

    fn follow<E: From<TooMuch>>(
        &mut self,
        ink: &str,
        mut see: impl FnMut(&Sheet, Op) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut reader = self.pen.read(ink);
        let mut first = true;
        while let Some(read) = reader.next() {
            let op = read.map_err(TooMuch::Spoilt)?;
            if std::mem::take(&mut first) && op != Op::Batch {
                return Err(TooMuch::NoBatch.into());
            }
            see(self, op)?;
            self.take(op)?;
            self.pen = reader.pen();
        }
        if first { Err(TooMuch::NoBatch.into()) } else { Ok(()) }
    }

    fn take(&mut self, op: Op) -> Result<(), TooMuch> {
        match op {
            Op::Batch => {
                self.batches += 1;
                return if self.batches > MOST_BATCHES { Err(TooMuch::Batches) } else { Ok(()) };
            }
            Op::Down { colour, .. } => {
                self.points += 1;
                self.marks.push(Mark::Stroke(colour));
            }
            Op::To(_) => self.points += 1,
            Op::Up => {}
            Op::Fill { colour, .. } => {
                // A fill is as much work for whoever looks on as some points are.
                self.points += FILL_POINTS;
                self.marks.push(Mark::Fill(colour));
            }
            Op::Undo => {
                self.marks.pop().ok_or(TooMuch::NothingToUndo)?;
            }
            Op::Clear if self.is_blank() => {}
            Op::Clear => self.marks.push(Mark::Cleared),
        }
        if self.points > MOST_POINTS { Err(TooMuch::Points) } else { Ok(()) }
    }
}
