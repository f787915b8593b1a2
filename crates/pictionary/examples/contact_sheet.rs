//! All pictures that bots can draw, as one image in PPM, to be looked at: `cargo run -p pictionary --example
//! contact_sheet > pictures.ppm`.

use pictionary::{content, raster::Raster};
use std::io::Write;

const COLOURS: [[u8; 3]; 16] = [
    [255, 255, 255],
    [28, 25, 23],
    [139, 139, 139],
    [217, 45, 32],
    [242, 140, 40],
    [245, 211, 39],
    [124, 200, 66],
    [31, 138, 59],
    [94, 195, 239],
    [31, 95, 214],
    [122, 63, 192],
    [245, 143, 184],
    [125, 74, 36],
    [242, 199, 155],
    [13, 59, 102],
    [201, 183, 156],
];
const ACROSS: usize = 10;
const SMALLER: usize = 8;

fn main() -> std::io::Result<()> {
    let (width, height) = Raster::size();
    let (w, h) = (width / SMALLER, height / SMALLER);
    let album = content::album(&content::built_in()).expect("all is here");
    let pictures: Vec<_> = album.all().collect();
    let rows = pictures.len().div_ceil(ACROSS);
    let mut image = vec![230u8; ACROSS * w * rows * h * 3];
    for (number, picture) in pictures.iter().enumerate() {
        let raster = Raster::of(&picture.batches().concat());
        for y in 1..h {
            for x in 1..w {
                let mut sum = [0usize; 3];
                for i in 0..SMALLER * SMALLER {
                    let (px, py) = (x * SMALLER + i % SMALLER, y * SMALLER + i / SMALLER);
                    let colour = COLOURS[usize::from(raster.pixels()[py * width + px])];
                    (0..3).for_each(|c| sum[c] += usize::from(colour[c]));
                }
                let at = ((number / ACROSS * h + y) * ACROSS * w + number % ACROSS * w + x) * 3;
                (0..3).for_each(|c| image[at + c] = (sum[c] / (SMALLER * SMALLER)) as u8);
            }
        }
    }
    let mut out = std::io::stdout().lock();
    writeln!(out, "P6 {} {} 255", ACROSS * w, rows * h)?;
    out.write_all(&image)
}
