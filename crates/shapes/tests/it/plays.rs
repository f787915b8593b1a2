//! What each shape is about, played by hand.

use kernel::{
    Bot, Chance, Content, Draws, Game, Hearers, Input, Kind, Log, Match, Moment, Outcome, RandomBot, Seat, SeatSet,
    Turn, Viewer, Wish,
};
use shapes::bluff::{self, Bluff};
use shapes::quiz::{self, Quiz};
use shapes::sketch::{self, Canvas, Sketch};
use shapes::tricks::{self, TricksKind};
use std::sync::{Arc, Mutex};

fn ended<G: Game>(table: &Match<G>) -> Option<Outcome> {
    table.game.outcome(&table.state)
}

#[test]
fn quiz_leaving_returning_and_joining_late() {
    let mut table = shapes::table(&Arc::new(Quiz::default()), 2, 1);
    table.submit(Input::Act(Seat(0), quiz::Action::Answer(1)), Moment(10)).expect("may answer");
    assert_eq!(table.game.awaited(&table.state), SeatSet::only(Seat(1)));
    table.submit(Input::Away(Seat(1)), Moment(20)).expect("may go");
    assert_eq!(table.lapse(), Some((Moment(60_020), Seat(1))), "for a while they wait");
    table.submit(Input::Joined(Seat(5)), Moment(30)).expect("may join");
    table.submit(Input::Back(Seat(1)), Moment(40)).expect("may return");
    assert_eq!(table.game.seated(&table.state).len(), 3);
    // Nobody says a word: the pause ends, the question is asked, its time runs out, each at its own moment.
    table.run_until(Moment(80_000)).expect("time moves on");
    let moments: Vec<u64> = table.log.entries.iter().map(|entry| entry.at.0).collect();
    assert_eq!(moments, [0, 10, 20, 30, 40, 20_000, 25_000, 45_000, 50_000, 70_000, 75_000]);
    assert_eq!(ended(&table).expect("over").standings.len(), 3);
}

#[test]
fn quiz_a_seat_taken_over_starts_from_nothing() {
    let mut table = shapes::table(&Arc::new(Quiz::default()), 3, 1);
    let right = quiz::Action::Answer(table.state.correct);
    table.submit(Input::Act(Seat(1), right), Moment(1)).expect("may answer");
    table.submit(Input::Host(quiz::Action::Next), Moment(2)).expect("the host moves on");
    assert_eq!(table.state.scores[&Seat(1)], 1);
    table.submit(Input::Left(Seat(1)), Moment(3)).expect("may leave");
    assert!(table.submit(Input::Back(Seat(1)), Moment(4)).is_err(), "gone for good");
    table.submit(Input::Joined(Seat(1)), Moment(5)).expect("someone else");
    assert_eq!(table.state.scores[&Seat(1)], 0);
    for seat in [0, 1, 2] {
        table.submit(Input::Left(Seat(seat)), Moment(6)).expect("may leave");
    }
    assert_eq!(ended(&table).expect("nobody is left").reason, "nobody");
}

#[test]
fn bluff_the_draw_waits_for_the_window_and_both_clocks_run() {
    let game = Arc::new(Bluff::default());
    let mut table = shapes::table(&game, 3, 1);
    let card = table.state.held[Seat(0)][0];
    let lay = bluff::Action::Lay { card, claim: 0 };
    table.submit(Input::Act(Seat(0), lay), Moment(100)).expect("may lay");
    assert_eq!(table.state.held[Seat(0)].len(), 2, "nothing drawn yet");
    assert_eq!(game.deadline(&table.state), Some(Moment(3_100)), "the window");
    let late = table.submit(Input::Act(Seat(1), bluff::Action::Challenge), Moment(3_100));
    assert_eq!(late.expect_err("too late")[0].rule, "window");
    assert_eq!(table.state.held[Seat(0)].len(), 3, "drawn when it stood, at the window's end");
    assert_eq!(game.deadline(&table.state), Some(Moment(10_100)), "seat 1's turn, running since the play");
    table.run_until(Moment(10_100)).expect("time moves on");
    let last = table.log.entries.last().expect("entries");
    assert!(matches!(last.events[..], [bluff::Event::TurnBegan { seat: Some(Seat(2)), .. }]));

    // A restart in the middle: nothing but the log, and all goes on as it would have.
    let (log, fault) = Log::read(&table.log.to_lines()).expect("readable");
    assert_eq!(fault, None);
    let mut again = Match::resume(game, log, table.chance().clone()).expect("replays");
    assert_eq!(again.state, table.state);
    for table in [&mut table, &mut again] {
        shapes::play_out(table, 9).expect("it ends");
    }
    assert_eq!(again.log.to_lines(), table.log.to_lines());
}

#[test]
fn bluff_the_last_play_is_still_open_to_challenge() {
    let mut table = shapes::table(&Arc::new(Bluff::default()), 2, 1);
    while table.state.turn.is_some() {
        let seat = table.state.turn.expect("a turn");
        let card = table.state.held[seat][0];
        table.submit(Input::Act(seat, bluff::Action::Lay { card, claim: card }), table.clock()).expect("may lay");
        if table.state.turn.is_some() {
            table.submit(Input::Act(seat.next(2), bluff::Action::Accept), table.clock()).expect("may accept");
        }
    }
    assert_eq!(ended(&table), None);
    let by = table.state.pending.as_ref().expect("the last play").seat.next(2);
    table.submit(Input::Act(by, bluff::Action::Challenge), table.clock()).expect("may challenge");
    assert_eq!(ended(&table).expect("over").reason, "turns");
}

#[test]
fn tricks_the_clock_plays_for_whoever_is_away() {
    let plain = TricksKind::default().compose(&[], &Content::none()).expect("a sound choice").game;
    let mut table = shapes::table(&Arc::new(plain), 4, 1);
    assert_eq!(table.game.deadline(&table.state), None, "people take their time");
    table.submit(Input::Away(Seat(0)), Moment(500)).expect("may go");
    assert_eq!(table.lapse(), Some((Moment(60_500), Seat(0))));
    table.submit(Input::Back(Seat(0)), Moment(600)).expect("may return");
    assert_eq!(table.alarm(), None);
    for seat in 1..4 {
        table.submit(Input::Left(Seat(seat)), Moment(700)).expect("may leave");
    }
    assert!(table.submit(Input::Back(Seat(2)), Moment(800)).is_err(), "gone for good");
    while ended(&table).is_none() {
        match table.alarm() {
            Some(due) => table.run_until(due).expect("time moves on"),
            None => {
                let offers = table.game.offers(&table.state, Seat(0));
                let action = offers[0].action().cloned().expect("exact");
                table.submit(Input::Act(Seat(0), action), table.clock().after(1_000)).expect("offered");
            }
        }
    }
    assert_eq!(ended(&table).expect("played to the end").reason, "hands");
}

#[test]
fn stopping_keeps_what_was_scored() {
    let plain = TricksKind::default().compose(&[], &Content::none()).expect("a sound choice").game;
    let mut table = shapes::table(&Arc::new(plain), 4, 1);
    let name = tricks::Action::Name("plain".into());
    table.submit(Input::Act(Seat(0), name), Moment(1)).expect("may name");
    table.submit(Input::Stop, Moment(2)).expect("all agreed");
    assert_eq!(ended(&table).expect("over").reason, "stopped");
    let refusals = table.submit(Input::Stop, Moment(3)).expect_err("it is over");
    assert_eq!(refusals[0].rule, "kernel.over");
}

fn draw(table: &mut Match<Sketch>, strokes: usize) {
    for i in 0..strokes {
        let stroke = sketch::Action::Stroke(vec![(i as u16, 1), (i as u16, 2)]);
        table.submit(Input::Act(Seat(0), stroke), Moment(1)).expect("may draw");
        let event = &table.log.entries.last().expect("entries").events[0];
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
            let _frame = (table.game.redact(event, viewer), table.game.view(&table.state, viewer));
        }
    }
}

/// Not by the clock: a canvas is copied by one function, which counts.
#[test]
fn sketch_a_stroke_copies_no_canvas() {
    let mut table = shapes::table(&Arc::new(Sketch::default()), 3, 1);
    draw(&mut table, 1);
    let (before, canvas) = (Canvas::copies(), Arc::as_ptr(&table.state.canvas));
    draw(&mut table, 9_999);
    assert_eq!(Canvas::copies() - before, 0);
    assert_eq!(Arc::as_ptr(&table.state.canvas), canvas, "the same canvas all along");
    assert_eq!(Arc::strong_count(&table.state.canvas), 1, "nobody else holds it");
    assert_eq!(table.game.backlog(&table.state, Viewer::Public).len(), 10_000);
    let view = serde_json::to_string(&table.game.view(&table.state, Viewer::Public)).expect("plain data");
    assert!(view.len() < 300, "without bulk: {view}");
}

#[test]
fn sketch_coming_back_copies_no_canvas() {
    let mut table = shapes::table(&Arc::new(Sketch::default()), 3, 1);
    draw(&mut table, 1_000);
    let before = Canvas::copies();
    let state = table.log.replay_all(&table.game).expect("sound");
    assert_eq!((Canvas::copies() - before, state == table.state), (0, true));
    table.log.decide_again(&table.game, table.chance()).expect("as it was");
    assert_eq!(Canvas::copies() - before, 0);
}

#[test]
fn sketch_the_count_sees_a_copy() {
    let fault = Some(sketch::Fault::ReadsAfterStroke);
    let mut table = shapes::table(&Arc::new(Sketch { fault }), 3, 1);
    draw(&mut table, 1);
    let before = Canvas::copies();
    draw(&mut table, 10);
    assert_eq!(Canvas::copies() - before, 10, "it reads the state after each stroke");
}

#[test]
fn sketch_whoever_draws_is_silent() {
    let table = shapes::table(&Arc::new(Sketch::default()), 3, 1);
    assert_eq!(table.game.may_say(&table.state, Viewer::Seat(Seat(0))), Hearers::Nobody);
    assert_eq!(table.game.may_say(&table.state, Viewer::Seat(Seat(1))), Hearers::Everyone);
}

/// Plays at random, and writes down what it is told.
struct Listener {
    bot: RandomBot<Bluff>,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Bot<Bluff> for Listener {
    fn act(&mut self, turn: &Turn<'_, Bluff>, luck: &mut Draws) -> Option<Wish<bluff::Action>> {
        let news = turn.news().map(|news| format!("{news:?}"));
        self.heard.lock().expect("nobody panics").extend(news);
        assert_eq!(format!("{:?}", turn.view()), format!("{:?}", turn.view()), "the view is made once");
        self.bot.act(turn, luck)
    }
}

#[test]
fn bots_are_told_everything_once() {
    let mut table = shapes::table(&Arc::new(Bluff::default()), 3, 4);
    let heard: Vec<Arc<Mutex<Vec<String>>>> = (0..3).map(|_| Arc::default()).collect();
    let listener = |heard: &Arc<Mutex<Vec<String>>>| -> Box<dyn Bot<Bluff>> {
        Box::new(Listener { bot: RandomBot::new(table.game.clone()), heard: heard.clone() })
    };
    let mut bots: Vec<_> = heard.iter().map(listener).collect();
    kernel::play_out(&mut table, &mut bots, &Chance::seeded(4), 1_000).expect("it ends");
    for (seat, heard) in (0..3).map(Seat).zip(&heard) {
        let events = table.log.entries.iter().flat_map(|entry| &entry.events);
        let told = events.filter_map(|event| table.game.redact(event, Viewer::Seat(seat)));
        let told: Vec<String> = told.map(|news| format!("{news:?}")).collect();
        let heard = heard.lock().expect("nobody panics");
        assert!(heard.len() > 10 && told.starts_with(&heard), "{seat:?} heard {heard:?} of {told:?}");
    }
}
