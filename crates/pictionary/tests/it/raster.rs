//! Pixels: the hashes of `rasters.tsv` hold for the page, too. `HR_BLESS=1` writes them anew.

use pictionary::content;
use pictionary::ink::{Op, Pen, Point, write};
use pictionary::raster::Raster;

fn p(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn down(colour: u8, width: u8, at: Point) -> Op {
    Op::Down { colour, width, at }
}

fn path(colour: u8, width: u8, points: &[(i32, i32)]) -> Vec<Op> {
    let mut ops = vec![down(colour, width, p(points[0].0, points[0].1))];
    ops.extend(points[1..].iter().map(|(x, y)| Op::To(p(*x, *y))));
    ops.push(Op::Up);
    ops
}

fn square(gap: bool) -> Vec<Op> {
    let to = if gap { (150, 110) } else { (150, 100) };
    path(1, 1, &[(150, 100), (650, 100), (650, 500), (150, 500), to])
}

fn cases() -> Vec<(String, Vec<Op>)> {
    let fill = |colour, x, y| Op::Fill { colour, at: p(x, y) };
    let curve = [(100, 300), (180, 120), (320, 90), (430, 260), (520, 480), (700, 420), (640, 200)];
    let mut cases: Vec<(String, Vec<Op>)> =
        (0..4u8).map(|width| (format!("dot {width}"), path(1, width, &[(400, 300)]))).collect();
    let mut add = |name: &str, ops: Vec<Op>| cases.push((name.into(), ops));
    add("blank", vec![]);
    add("line", path(3, 1, &[(0, 0), (799, 599)]));
    add("steep", path(3, 0, &[(400, 599), (420, 0)]));
    add("curve", path(9, 2, &curve));
    add("curve without an end", path(9, 2, &curve)[..7].to_vec());
    add("beyond the edge", path(4, 3, &[(0, 0), (799, 0), (799, 599), (0, 599), (0, 0)]));
    add("closed, filled", [square(false), vec![fill(5, 400, 300)]].concat());
    add("closed, filled outside", [square(false), vec![fill(5, 10, 10)]].concat());
    add(
        "open, filled",
        [path(1, 0, &[(150, 100), (650, 100), (650, 500), (150, 500), (150, 130)]), vec![fill(5, 400, 300)]].concat(),
    );
    add("rounded corners, filled", [square(true), vec![fill(8, 400, 300), fill(11, 150, 100)]].concat());
    add("filled twice", vec![fill(5, 1, 1), fill(7, 700, 500), fill(7, 700, 500)]);
    add("rubbed out", [path(1, 3, &curve), path(0, 2, &curve)].concat());
    add("undone", [path(1, 1, &curve), path(3, 3, &curve), vec![Op::Undo]].concat());
    add("undo after clear", [path(1, 1, &curve), vec![Op::Clear, Op::Undo]].concat());
    add("cleared", [path(1, 1, &curve), vec![Op::Clear], path(2, 1, &[(10, 10), (90, 40)])].concat());
    add(
        "undone while drawing",
        [path(1, 1, &curve)[..5].to_vec(), vec![Op::Undo], path(2, 1, &[(10, 10), (90, 40)])].concat(),
    );
    cases
}

#[test]
fn the_same_ink_is_the_same_pixels_everywhere() {
    let mut text =
        String::from("# name\tink\thash of the pixels: see src/raster.rs; the page's tests read this, too\n");
    let mut line = |name: &str, ink: &str| {
        text += &format!("{name}\t{ink}\t{:08x}\n", Raster::of(ink).hash());
    };
    for (name, ops) in cases() {
        let mut pen = Pen::default();
        let ink: String = ops.chunks(4).map(|ops| write(&mut pen, ops)).collect();
        line(&name, &ink);
    }
    let album = content::album(&content::built_in()).expect("all is here");
    for word in ["house", "fish", "pizza", "butterfly"] {
        line(word, &album.of(word, "en").expect("a picture").batches().concat());
    }
    let path = testkit::root().join("crates/pictionary/tests/rasters.tsv");
    testkit::golden(&path, &text).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn fills_stay_inside_what_is_closed_and_leave_what_is_open() {
    let at =
        |ops: &[Op], x: usize, y: usize| Raster::of(&write(&mut Pen::default(), ops)).pixels()[y * 2 * 1600 + x * 2];
    let closed = [square(false), vec![Op::Fill { colour: 5, at: p(400, 300) }]].concat();
    assert_eq!((at(&closed, 400, 300), at(&closed, 10, 10), at(&closed, 400, 100)), (5, 0, 1));
    let open =
        [path(1, 0, &[(150, 100), (650, 100), (650, 500), (150, 500)]), vec![Op::Fill { colour: 5, at: p(400, 300) }]]
            .concat();
    assert_eq!((at(&open, 400, 300), at(&open, 10, 10)), (5, 5));
}

/// In how many batches ink came does not show.
#[test]
fn batches_do_not_show() {
    for picture in content::album(&content::built_in()).expect("all is here").all().take(12) {
        let whole: Vec<Op> = Pen::default()
            .read(&picture.batches().concat())
            .map(|op| op.expect("sound"))
            .filter(|op| *op != Op::Batch)
            .collect();
        for size in [1, 3, 1_000] {
            let mut pen = Pen::default();
            let ink: String = whole.chunks(size).map(|ops| write(&mut pen, ops)).collect();
            assert_eq!(Raster::of(&ink).hash(), Raster::of(&picture.batches().concat()).hash());
        }
    }
}
