//! Ink as pixels: the same on every machine.
//!
//! A fill flows as far as the lines let it, so whoever fills and whoever looks on must have the same pixels, whatever
//! their screens. So there is one picture of 1600 by 1200 pixels (twice the paper, so that edges look smooth when a
//! screen shows it smaller), each the number of a colour, made with whole numbers alone. Screens only scale it.
//!
//! This is the reference. The page draws by `web/src/games/pictionary/raster.ts`, the same in TypeScript; the hashes of
//! `tests/rasters.tsv` hold for both.
//!
//! **A stroke** goes from middle to middle of its points, in curves: from the first point straight to the middle of the
//! first two; then from each middle to the next by a quadratic curve in four straight pieces, with the point between
//! them as its control; and, when the pen goes up, straight to the last point. **A straight piece** is Bresenham's line
//! with a disc at each of its pixels. **A fill** gives all pixels of one colour that hang together by their sides another.

use crate::ink::{HEIGHT, Op, Pen, Point, WIDTH};

/// Pixels a unit of paper.
pub const SCALE: i32 = 2;
const W: i32 = WIDTH as i32 * SCALE;
const H: i32 = HEIGHT as i32 * SCALE;
/// The radius of each width of the pen, in pixels.
pub const RADII: [i32; 4] = [4, 8, 16, 36];
/// A curve is so many straight pieces.
const PIECES: i32 = 4;

type Pixel = (i32, i32);

/// A picture: the number of a colour for each pixel, row by row.
#[derive(Clone, PartialEq, Eq)]
pub struct Raster {
    pixels: Vec<u8>,
}

/// What is on the paper: strokes and fills, each by itself, so that they can be undone.
#[derive(Clone, Debug)]
enum Shape {
    Stroke { colour: u8, width: u8, points: Vec<Point>, lifted: bool },
    Fill { colour: u8, at: Point },
    Cleared,
}

impl Default for Raster {
    fn default() -> Self {
        Raster { pixels: vec![0; (W * H) as usize] }
    }
}

impl Raster {
    /// The picture of some ink, up to where it is spoilt.
    pub fn of(ink: &str) -> Self {
        let shapes = shapes(ink);
        let from = shapes.iter().rposition(|shape| matches!(shape, Shape::Cleared)).map_or(0, |place| place + 1);
        let mut raster = Raster::default();
        for shape in &shapes[from..] {
            match shape {
                Shape::Stroke { colour, width, points, lifted } => raster.stroke(*colour, *width, points, *lifted),
                Shape::Fill { colour, at } => raster.fill(*colour, *at),
                Shape::Cleared => {}
            }
        }
        raster
    }

    /// How wide and how high it is, in pixels.
    pub fn size() -> (usize, usize) {
        (W as usize, H as usize)
    }

    /// The colours, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// FNV-1a of the colours, 32 bits: to compare pictures.
    pub fn hash(&self) -> u32 {
        self.pixels.iter().fold(0x811c_9dc5, |hash, pixel| (hash ^ u32::from(*pixel)).wrapping_mul(0x0100_0193))
    }

    fn stroke(&mut self, colour: u8, width: u8, points: &[Point], lifted: bool) {
        let radius = RADII[usize::from(width)];
        let Some(first) = points.first().copied().map(pixel) else { return };
        let mut here = first;
        self.line(colour, radius, first, first);
        for pair in points.windows(2) {
            let (one, two) = (pixel(pair[0]), pixel(pair[1]));
            let middle = ((one.0 + two.0) / 2, (one.1 + two.1) / 2);
            let mut from = here;
            for piece in 1..=PIECES {
                let to = curve(here, one, middle, piece);
                self.line(colour, radius, from, to);
                from = to;
            }
            here = middle;
        }
        if let Some(last) = points.last().copied().map(pixel).filter(|_| lifted) {
            self.line(colour, radius, here, last);
        }
    }

    /// Bresenham's line, with a disc at each of its pixels: for each row the widest reach to both sides.
    fn line(&mut self, colour: u8, radius: i32, from: Pixel, to: Pixel) {
        let (top, bottom) = (from.1.min(to.1) - radius, from.1.max(to.1) + radius);
        let mut spans = vec![(i32::MAX, i32::MIN); (bottom - top + 1) as usize];
        let disc = disc(radius);
        walk(from, to, |(x, y)| {
            for (dy, reach) in (-radius..).zip(&disc) {
                let span = &mut spans[(y + dy - top) as usize];
                *span = (span.0.min(x - reach), span.1.max(x + reach));
            }
        });
        for (y, (left, right)) in (top..).zip(spans) {
            let (left, right) = (left.max(0), right.min(W - 1));
            if (0..H).contains(&y) && left <= right {
                self.pixels[(y * W + left) as usize..=(y * W + right) as usize].fill(colour);
            }
        }
    }

    fn fill(&mut self, colour: u8, at: Point) {
        let (x, y) = pixel(at);
        let old = self.pixels[(y * W + x) as usize];
        if old == colour {
            return;
        }
        let mut open = vec![(x, y)];
        while let Some((x, y)) = open.pop() {
            let row = (y * W) as usize;
            if self.pixels[row + x as usize] != old {
                continue;
            }
            let (mut left, mut right) = (x as usize, x as usize);
            while left > 0 && self.pixels[row + left - 1] == old {
                left -= 1;
            }
            while right + 1 < W as usize && self.pixels[row + right + 1] == old {
                right += 1;
            }
            self.pixels[row + left..=row + right].fill(colour);
            for next in [y - 1, y + 1].into_iter().filter(|next| (0..H).contains(next)) {
                let above = (next * W) as usize;
                let mut inside = false;
                for x in left..=right {
                    let is_old = self.pixels[above + x] == old;
                    if is_old && !inside {
                        open.push((x as i32, next));
                    }
                    inside = is_old;
                }
            }
        }
    }
}

/// What of the ink is on the paper, with what was rubbed out: that may come back.
fn shapes(ink: &str) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = Vec::new();
    for op in Pen::default().read(ink).map_while(Result::ok) {
        match op {
            Op::Batch => {}
            Op::To(point) => {
                if let Some(Shape::Stroke { points, .. }) = shapes.last_mut() {
                    points.push(point);
                }
                continue;
            }
            _ => lift(&mut shapes),
        }
        match op {
            Op::Batch | Op::To(_) | Op::Up => {}
            Op::Down { colour, width, at } => {
                shapes.push(Shape::Stroke { colour, width, points: vec![at], lifted: false });
            }
            Op::Fill { colour, at } => shapes.push(Shape::Fill { colour, at }),
            Op::Undo => drop(shapes.pop()),
            Op::Clear if matches!(shapes.last(), None | Some(Shape::Cleared)) => {}
            Op::Clear => shapes.push(Shape::Cleared),
        }
    }
    shapes
}

/// Whatever else a hand does, it lifts the pen first.
fn lift(shapes: &mut [Shape]) {
    if let Some(Shape::Stroke { lifted, .. }) = shapes.last_mut() {
        *lifted = true;
    }
}

fn pixel(point: Point) -> Pixel {
    (i32::from(point.x) * SCALE, i32::from(point.y) * SCALE)
}

/// A point of the quadratic curve, after so many of its pieces.
fn curve(from: Pixel, control: Pixel, to: Pixel, piece: i32) -> Pixel {
    let rest = PIECES - piece;
    let all = PIECES * PIECES;
    let mix = |a: i32, b: i32, c: i32| (rest * rest * a + 2 * piece * rest * b + piece * piece * c + all / 2) / all;
    (mix(from.0, control.0, to.0), mix(from.1, control.1, to.1))
}

/// How far a disc reaches to both sides, for each of its rows.
fn disc(radius: i32) -> Vec<i32> {
    let mut reach = radius;
    let mut rows = vec![0; (2 * radius + 1) as usize];
    for dy in 0..=radius {
        while reach * reach + dy * dy > radius * radius {
            reach -= 1;
        }
        rows[(radius + dy) as usize] = reach;
        rows[(radius - dy) as usize] = reach;
    }
    rows
}

fn walk(from: Pixel, to: Pixel, mut at: impl FnMut(Pixel)) {
    let (mut x, mut y) = from;
    let (dx, dy) = ((to.0 - x).abs(), -(to.1 - y).abs());
    let (sx, sy) = ((to.0 - x).signum(), (to.1 - y).signum());
    let mut error = dx + dy;
    loop {
        at((x, y));
        if (x, y) == to {
            return;
        }
        let twice = 2 * error;
        if twice >= dy {
            error += dy;
            x += sx;
        }
        if twice <= dx {
            error += dx;
            y += sy;
        }
    }
}
