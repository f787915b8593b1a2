//! Ink and sheets: what is read is what was written, what is too much is refused, and a joined log says the same.

use crate::table::{ink, play, table};
use kernel::{Game, Viewer};
use pictionary::Action;
use pictionary::ink::{HEIGHT, Op, Pen, Point, Spoilt, WIDTH, write};
use pictionary::sheet::{MOST_BATCHES, MOST_BYTES, MOST_POINTS, Mark, Sheet, TooMuch};
use proptest::prelude::*;

fn any_point() -> impl Strategy<Value = Point> {
    (0..WIDTH, 0..HEIGHT).prop_map(|(x, y)| Point { x, y })
}

fn any_stroke() -> impl Strategy<Value = Vec<Op>> {
    (0u8..16, 0u8..4, any_point(), prop::collection::vec((-60i32..60, -60i32..60), 0..40), any::<bool>()).prop_map(
        |(colour, width, at, steps, up)| {
            let mut here = at;
            let mut ops = vec![Op::Down { colour, width, at }];
            for (dx, dy) in steps {
                here = Point::new(i32::from(here.x) + dx, i32::from(here.y) + dy);
                ops.push(Op::To(here));
            }
            ops.extend(up.then_some(Op::Up));
            ops
        },
    )
}

proptest! {
    /// However it is cut into batches.
    #[test]
    fn what_is_written_is_read_again(strokes in prop::collection::vec(any_stroke(), 1..6), cut in 1usize..9) {
        let ops: Vec<Op> = strokes.concat();
        let mut pen = Pen::default();
        let ink: String = ops.chunks(cut).map(|ops| write(&mut pen, ops)).collect();
        let read: Vec<Op> = Pen::default().read(&ink).collect::<Result<_, _>>().expect("sound");
        let drawn: Vec<Op> = read.into_iter().filter(|op| *op != Op::Batch).collect();
        prop_assert_eq!(drawn, ops);
        prop_assert_eq!(serde_json::to_string(&ink).expect("JSON").len(), ink.len() + 2);
    }

    /// Whatever somebody sends: it is ink, or it is refused.
    #[test]
    fn nothing_makes_a_sheet_panic(text in ".{0,60}") {
        let mut sheet = Sheet::default();
        let before = sheet.clone();
        if sheet.draw(&text).is_err() {
            prop_assert_eq!(sheet, before);
        }
    }
}

#[test]
fn what_is_too_much_is_refused() {
    let down = |x: i32| Op::Down { colour: 1, width: 0, at: Point::new(x, 10) };
    let mark = write(&mut Pen::default(), &[]);
    let draw = |ink: &str| Sheet::default().draw(ink);
    assert_eq!(draw(&mark), Ok(()));
    assert_eq!(draw("\""), Err(TooMuch::Spoilt(Spoilt::Unreadable)));
    assert_eq!(draw(&format!("{mark}!")), Err(TooMuch::Spoilt(Spoilt::PenIsUp)));
    assert_eq!(draw(&write(&mut Pen::default(), &[down(1)])[1..]), Err(TooMuch::NoBatch));
    assert_eq!(draw(&write(&mut Pen::default(), &[Op::Undo])), Err(TooMuch::NothingToUndo));

    let long: Vec<Op> = [down(10)].into_iter().chain((0..MOST_POINTS).map(|_| Op::To(Point::new(10, 10)))).collect();
    assert_eq!(draw(&write(&mut Pen::default(), &long)), Err(TooMuch::Points));
    assert_eq!(draw(&write(&mut Pen::default(), &long[..MOST_POINTS as usize])), Ok(()));
    assert_eq!(draw(&mark.repeat(MOST_BATCHES as usize)), Ok(()));
    assert_eq!(draw(&mark.repeat(MOST_BATCHES as usize + 1)), Err(TooMuch::Batches));

    // At the table: with the name of the limit.
    let mut table = table("", 2);
    play(&mut table, "0:pick");
    let wide: Vec<Op> = [down(0)].into_iter().chain((0..14_000).map(|i| Op::To(Point::new(i % 2 * 799, 10)))).collect();
    let far = ink(&table, &wide);
    let Action::Ink(text) = &far else { unreachable!() };
    assert!(text.len() > MOST_BYTES, "{}", text.len());
    for (action, rule) in [
        (far, "pictionary.bytes"),
        (Action::Ink(mark.repeat(MOST_BATCHES as usize + 1)), "pictionary.batches"),
        (ink(&table, &long), "pictionary.points"),
        (Action::Ink("?".into()), "pictionary.ink"),
    ] {
        let input = kernel::Input::Act(kernel::Seat(0), rounds::Action::Play(action));
        let refusals = table.submit(input, table.clock()).map(|_| ()).expect_err(rule);
        assert_eq!(refusals[0].rule, rule);
    }
}

#[test]
fn undo_takes_back_the_last_stroke_fill_or_clearing() {
    let at = Point::new(10, 10);
    let stroke = |colour| Op::Down { colour, width: 1, at };
    let mut sheet = Sheet::default();
    let mut draw = |ops: &[Op]| {
        let ink = write(&mut sheet.pen(), ops);
        sheet.draw(&ink).expect("sound");
        sheet.visible().to_vec()
    };
    assert_eq!(draw(&[stroke(1), Op::Up, stroke(3)]), [Mark::Stroke(1), Mark::Stroke(3)]);
    assert_eq!(draw(&[Op::Fill { colour: 5, at }, Op::Undo, Op::Undo]), [Mark::Stroke(1)]);
    assert_eq!(draw(&[Op::Clear]), []);
    assert_eq!(draw(&[Op::Clear, Op::Clear]), [], "a clean sheet is not cleared again");
    assert_eq!(draw(&[Op::Undo]), [Mark::Stroke(1)], "undo after clear");
    assert_eq!(draw(&[Op::Clear, stroke(2)]), [Mark::Stroke(2)]);
    assert_eq!(draw(&[Op::Undo, Op::Undo]), [Mark::Stroke(1)]);
}

/// A drawing is kept as one entry, however many batches it came in; what is folded and decided is the same.
#[test]
fn a_joined_log_is_smaller_and_says_the_same() {
    let mut table = table("", 3);
    play(&mut table, "0:pick");
    for number in 0..40 {
        let colour = number % 4;
        play(&mut table, if colour == 0 { "50ms 0:red" } else { "50ms 0:line" });
        if number == 20 {
            play(&mut table, "1:=no");
        }
    }
    play(&mut table, "1:right");
    let log = || kernel::Log::<pictionary::Game>::read(&table.log.to_lines()).expect("a log").0;
    let joined = log().joined(&table.game);
    assert_eq!((log().entries.len(), joined.entries.len()), (44, 6), "deal, pick, ink, guess, ink, guess");
    assert_eq!(joined.replay_all(&table.game).expect("it folds"), table.state);
    joined.decide_again(&table.game, table.chance()).expect("decided the same again");
    let entries = joined.entries.clone();
    assert_eq!(joined.joined(&table.game).entries, entries);
}

/// Whoever comes late, looks on or comes back is sent exactly the picture so far, and all pictures before it.
#[test]
fn the_backlog_is_the_picture_so_far() {
    let mut table = table("", 2);
    play(&mut table, "0:pick 0:line 0:red 1:right next 1:pick 1:red 1:undo 1:line");
    let told: Vec<String> = table
        .log
        .entries
        .iter()
        .flat_map(|entry| &entry.events)
        .filter_map(|event| match event {
            rounds::Event::Play(pictionary::Event::Ink(ink)) => Some(ink.clone()),
            _ => None,
        })
        .collect();
    let backlog = table.game.backlog(&table.state, Viewer::Public);
    let json = serde_json::to_value(&backlog).expect("JSON");
    assert_eq!(json[0]["play"]["drawing"]["ink"], told[..2].concat());
    assert_eq!(json[1]["play"]["ink"], told[2..].concat());
}
