//! The contract, question by question, on a small quiz: the answer to round n is n modulo 3.

use kernel::*;
use rounds::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use ts_rs::TS;

/// Several seats answer at once, once each. `buzzer`: the first right answer ends the round.
pub(crate) struct Quiz {
    course: Course,
    buzzer: bool,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Asked {
    right: u8,
    answers: BTreeMap<Seat, (u8, Moment)>,
    until: Moment,
    time_up: bool,
    gone: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Happened {
    Asked { right: u8, until: Moment },
    Answered { seat: Seat, answer: u8, at: Moment },
    TimeUp,
    Gone,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub(crate) struct Told(String);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub(crate) struct Seen {
    own: Option<(u8, Moment)>,
    answered: BTreeMap<Seat, Moment>,
    until: Moment,
    time_up: bool,
    gone: u32,
}

/// The answer, and who said what: told at the end of the round.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub(crate) struct Answers {
    right: u8,
    answers: BTreeMap<Seat, (u8, bool)>,
}

impl Quiz {
    fn done(state: &StateOf<Self>) -> SeatSet {
        state.game.answers.keys().copied().collect()
    }

    fn first_right(game: &Asked) -> Option<Seat> {
        let right = game.answers.iter().filter(|(_, (answer, _))| *answer == game.right);
        right.min_by_key(|(seat, (_, at))| (*at, **seat)).map(|(seat, _)| *seat)
    }
}

impl RoundGame for Quiz {
    type State = Asked;
    type Action = u8;
    type Event = Happened;
    type News = Told;
    type View = Seen;
    type Details = Answers;

    fn places(&self) -> Places {
        Places { late: true, ..Places::each(1, 6) }
    }
    fn course(&self) -> &Course {
        &self.course
    }
    fn blank(&self, _: &Setup) -> Asked {
        Asked::default()
    }
    fn begin(&self, happening: &mut Happening<'_, Self>) {
        let (right, until) = ((happening.table().round % 3) as u8, happening.at.after(20_000));
        happening.push(Happened::Asked { right, until });
    }
    fn objections(&self, state: &StateOf<Self>, seat: Seat, answer: &u8) -> Vec<Refusal> {
        match answer {
            _ if state.game.answers.contains_key(&seat) => Refusal::alone("quiz.locked", message!("refused-locked")),
            0..3 => vec![],
            _ => Refusal::alone("quiz.answer", message!("refused-answer")),
        }
    }
    fn act(&self, happening: &mut Happening<'_, Self>, seat: Seat, answer: &u8) {
        let at = happening.at;
        happening.push(Happened::Answered { seat, answer: *answer, at });
    }
    fn time_up(&self, happening: &mut Happening<'_, Self>) {
        happening.push(Happened::TimeUp);
    }
    fn presence(&self, happening: &mut Happening<'_, Self>, _: Seat, presence: Presence) {
        if presence == Presence::Left {
            happening.push(Happened::Gone);
        }
    }
    fn evolve(&self, game: &mut Asked, event: &Happened) {
        match event {
            Happened::Asked { right, until } => {
                *game = Asked { right: *right, until: *until, gone: game.gone, ..Asked::default() };
            }
            Happened::Answered { seat, answer, at } => _ = game.answers.insert(*seat, (*answer, *at)),
            Happened::TimeUp => game.time_up = true,
            Happened::Gone => game.gone += 1,
        }
    }
    fn fits(&self, _: &StateOf<Self>, _: &Happened) -> Result<(), Misfit> {
        Ok(())
    }
    fn ends(&self, state: &StateOf<Self>) -> Option<String> {
        let right = self.buzzer && Quiz::first_right(&state.game).is_some();
        let all = state.table.eligible().without(Quiz::done(state)).is_empty();
        let reasons =
            [(right, reason::FIRST_CORRECT), (all, reason::ALL_ANSWERED), (state.game.time_up, reason::TIME_UP)];
        reasons.into_iter().find(|(holds, _)| *holds).map(|(_, reason)| reason.into())
    }
    fn points(&self, state: &StateOf<Self>, reason: &str) -> BySeat<i64> {
        let mut points = BySeat::of(state.table.places(), 0);
        if reason != reason::SKIPPED && reason != reason::STOPPED {
            let right = state.game.answers.iter().filter(|(_, (answer, _))| *answer == state.game.right);
            right.for_each(|(seat, _)| points[*seat] = 10);
        }
        points
    }
    fn winner(&self, state: &StateOf<Self>, _: &str) -> Winner {
        Quiz::first_right(&state.game).map_or(Winner::Nobody, Winner::Seat)
    }
    fn figures(&self, state: &StateOf<Self>, _: &str) -> Vec<(Seat, String, i64)> {
        let millis = |at: &Moment| at.0.saturating_sub(state.table.round_began.0) as i64;
        state.game.answers.iter().map(|(seat, (_, at))| (*seat, "millis".into(), millis(at))).collect()
    }
    fn details(&self, state: &StateOf<Self>, _: &str) -> Answers {
        let right = state.game.right;
        let answers = state.game.answers.iter().map(|(seat, (answer, _))| (*seat, (*answer, *answer == right)));
        Answers { right, answers: answers.collect() }
    }
    fn host_offers(&self, state: &StateOf<Self>) -> Vec<Offer<u8>> {
        let over = !state.table.playing() && state.table.last.is_some();
        if over { vec![Offer::exact(9)] } else { vec![] }
    }
    fn host_acts(&self, happening: &mut Happening<'_, Self>, action: &u8) -> Result<(), Vec<Refusal>> {
        let table = happening.table();
        let Some(last) = table.last.clone().filter(|_| !table.playing() && *action == 9) else {
            return Err(Refusal::alone("quiz.host", message!("refused-host")));
        };
        let mut ended = Ended::clone(&last);
        table.played.iter().for_each(|seat| ended.points[seat] = 10);
        happening.rescore(ended);
        Ok(())
    }
    fn awaited(&self, state: &StateOf<Self>) -> SeatSet {
        state.table.eligible().without(Quiz::done(state))
    }
    fn offers(&self, state: &StateOf<Self>, seat: Seat) -> Vec<Offer<u8>> {
        let legal = |answer: &u8| self.objections(state, seat, answer).is_empty();
        (0..3).filter(legal).map(Offer::exact).collect()
    }
    fn deadline(&self, state: &StateOf<Self>) -> Option<Moment> {
        Some(state.game.until)
    }
    fn view(&self, state: &StateOf<Self>, viewer: Viewer) -> Seen {
        let game = &state.game;
        Seen {
            own: viewer.seat().and_then(|seat| game.answers.get(&seat).copied()),
            answered: game.answers.iter().map(|(seat, (_, at))| (*seat, *at)).collect(),
            until: game.until,
            time_up: game.time_up,
            gone: game.gone,
        }
    }
    fn redact(&self, event: &Happened, _: Viewer) -> Option<Told> {
        Some(Told(match event {
            Happened::Asked { .. } => "asked".into(),
            Happened::Answered { seat, .. } => format!("answered {}", seat.0),
            Happened::TimeUp => "time".into(),
            Happened::Gone => "gone".into(),
        }))
    }
}

impl RoundSample for Quiz {
    fn imagine(&self, shown: &Shown<'_, Self>, draws: &mut Draws) -> Asked {
        let Seen { own, answered, until, time_up, gone } = shown.view;
        let mut answer = |seat: Seat, at: Moment| match own {
            Some(own) if shown.viewer.is(seat) => *own,
            _ => (draws.below(3) as u8, at),
        };
        let answers = answered.iter().map(|(seat, at)| (*seat, answer(*seat, *at))).collect();
        Asked { right: draws.below(3) as u8, answers, until: *until, time_up: *time_up, gone: *gone }
    }
    fn otherwise(&self, state: &StateOf<Self>, viewer: Viewer, draws: &mut Draws) -> Asked {
        let mut other = Asked { right: draws.below(3) as u8, ..state.game.clone() };
        for (_, (answer, _)) in other.answers.iter_mut().filter(|(seat, _)| !viewer.is(**seat)) {
            *answer = draws.below(3) as u8;
        }
        other
    }
}

impl RoundWords for Quiz {
    fn label(&self, _: &Seen, _: &rounds::Scorecard<Answers>, offer: &Offer<u8>) -> Message {
        message!("offer-answer", answer = offer.action().copied().unwrap_or_default())
    }
    fn narrate(&self, Told(what): &Told) -> Vec<Message> {
        vec![message!("news-told", what = what)]
    }
    fn narrate_details(&self, details: &Answers) -> Vec<Message> {
        vec![message!("news-right", answer = details.right)]
    }
}

pub(crate) type Table = Match<Rounds<Quiz>>;

pub(crate) fn course() -> Course {
    Course { rounds: Total::Fixed(2), ..Course::default() }
}

pub(crate) fn deal(course: Course, buzzer: bool, setup: Setup) -> Table {
    let game = Arc::new(Rounds(Quiz { course, buzzer }));
    let names = Names::plain(setup.seats).0;
    let header = Header {
        houserules: log::FORMAT,
        game: "quiz".into(),
        name: "test".into(),
        rules: [].into(),
        content: vec![],
        setup,
        names,
        commitment: String::new(),
        again: false,
        origin: None,
    };
    Match::deal(game, header, Chance::seeded(1), Moment(0))
}

/// `0:1` seat 0 answers 1; `0:ready`, `0:away`, `0:back`, `0:left`, `0:joined`; `skip`, `next`, `accept`, `stop`; `time`.
pub(crate) fn does(table: &mut Table, moves: &str) -> Result<(), Vec<Refusal>> {
    for text in moves.split_whitespace() {
        let at = table.clock().after(1_000);
        let input = match text.split_once(':') {
            None if text == "time" => {
                let due = table.alarm().expect("a deadline");
                table.run_until(due).expect("it passes");
                continue;
            }
            None => match text {
                "skip" => Input::Host(Action::Skip),
                "next" => Input::Host(Action::Next),
                "accept" => Input::Host(Action::Play(9)),
                _ => Input::Stop,
            },
            Some((seat, what)) => {
                let seat = Seat(seat.parse().expect("a seat"));
                match what {
                    "ready" => Input::Act(seat, Action::Ready),
                    "away" => Input::Away(seat),
                    "back" => Input::Back(seat),
                    "left" => Input::Left(seat),
                    "joined" => Input::Joined(seat),
                    answer => Input::Act(seat, Action::Play(answer.parse().expect("an answer"))),
                }
            }
        };
        table.submit(input, at)?;
    }
    Ok(())
}

fn refused(table: &mut Table, moves: &str) -> String {
    does(table, moves).expect_err("refused")[0].rule.clone().into_owned()
}

/// Where it stands: the round and its phase.
fn phase(table: &Table) -> String {
    let match_ = &table.state.table;
    match &match_.phase {
        Phase::Playing => format!("round {}", match_.round),
        Phase::Pause { .. } => format!("pause {}", match_.round),
        Phase::Over { reason, .. } => format!("over: {reason}"),
    }
}

/// The events of the engine, in short and in order.
fn wire(table: &Table) -> Vec<String> {
    let events = table.log.entries.iter().flat_map(|entry| &entry.events);
    let name = |event: &Event<Happened, Answers>| match event {
        Event::RoundBegan { round, .. } => Some(format!("began {round}")),
        Event::RoundEnded(ended) => Some(format!("ended {} {}", ended.round, ended.reason)),
        Event::Paused { .. } => Some("paused".into()),
        Event::Finished { reason, .. } => Some(format!("finished {reason}")),
        _ => None,
    };
    events.filter_map(name).collect()
}

fn last(table: &Table) -> Arc<Ended<Answers>> {
    table.state.table.last.clone().expect("a round that is over")
}

#[test]
fn a_round_ends_once_for_each_reason() {
    for (buzzer, moves, reason) in [
        (true, "0:2 1:1", "first_correct"), // a wrong answer locks, the right one ends it
        (false, "0:1 1:2 2:0", "all_answered"),
        (true, "0:2 1:2 2:0", "all_answered"),
        (false, "0:1 time", "time_up"),
        (false, "0:1 skip", "skipped"),
        (false, "0:left 1:left 2:left", "nobody_left"),
        (false, "0:1 1:1 2:left", "all_answered"), // presence ends it too
        (false, "0:1 1:1 2:away time", "time_up"), // he is still counted on: 20 s come first
        (false, "stop", "stopped"),
    ] {
        let mut table = deal(course(), buzzer, Setup::seats(3));
        does(&mut table, moves).unwrap();
        assert_eq!(last(&table).reason, reason, "{moves}");
        let ends = wire(&table).iter().filter(|event| event.starts_with("ended 1 ")).count();
        assert_eq!(ends, 1, "{moves}: {:?}", wire(&table));
    }
}

#[test]
fn may_this_seat_do_this_now() {
    let mut table = deal(course(), false, Setup::seats(3));
    assert_eq!(refused(&mut table, "0:1 0:2"), "quiz.locked");
    assert_eq!(refused(&mut table, "1:7"), "quiz.answer");
    assert_eq!(refused(&mut table, "1:ready"), "rounds.playing");
    assert_eq!(refused(&mut table, "5:1"), "kernel.stranger");
    assert_eq!(refused(&mut table, "4:joined 4:1"), "rounds.next_round");
    let skip = Input::Act(Seat(1), Action::Skip);
    assert_eq!(table.judge(skip, Moment(9_000)).unwrap_err()[0].rule, "rounds.host");
    assert_eq!(refused(&mut table, "next"), "rounds.playing");
    does(&mut table, "1:1 2:1").unwrap();
    assert_eq!(refused(&mut table, "1:1"), "rounds.pause");
    assert_eq!(refused(&mut table, "skip"), "rounds.pause");
    assert_eq!(refused(&mut table, "0:ready 0:ready"), "rounds.ready");
}

#[test]
fn points_winner_and_details_come_with_the_end() {
    let mut table = deal(course(), false, Setup::seats(3));
    let view = |table: &Table| serde_json::to_string(&table.game.view(&table.state, Viewer::Public)).unwrap();
    does(&mut table, "1:1 0:1 2:0").unwrap();
    let ended = last(&table);
    assert_eq!(ended.points.0, [10, 10, 0, 0, 0, 0]); // a number for each place
    assert_eq!(ended.winner, Winner::Seat(Seat(1)));
    assert_eq!(ended.details.answers[&Seat(2)], (0, false));
    assert!(view(&table).contains(r#""details":{"right":1"#));
    assert_eq!(table.state.table.board.totals.0[..3], [10, 10, 0]);
    // Nobody right: nobody wins.
    let mut table = deal(course(), false, Setup::seats(2));
    assert!(!view(&table).contains("right"), "the answer is a secret while it is asked");
    does(&mut table, "0:0 1:2").unwrap();
    assert_eq!(last(&table).winner, Winner::Nobody);
}

#[test]
fn the_order_on_the_wire() {
    let mut table = deal(course(), false, Setup::seats(2));
    does(&mut table, "0:1 1:1 time 0:2 1:2").unwrap();
    let expected = ["began 1", "ended 1 all_answered", "paused", "began 2", "ended 2 all_answered", "finished rounds"];
    assert_eq!(wire(&table), expected);
    assert_eq!(refused(&mut table, "0:1"), "kernel.over");
}

#[test]
fn a_pause_waits_for_a_countdown_the_host_or_the_players() {
    let with = |wait| Course { pause: Pause { wait, seconds: 10, after_last: false }, ..course() };
    for (wait, moves, expected) in [
        (Wait::Countdown, "", "pause 1"),
        (Wait::Countdown, "0:ready", "pause 1"),
        (Wait::Countdown, "0:ready 1:ready", "round 2"),
        (Wait::Countdown, "time", "round 2"),
        (Wait::Countdown, "next", "round 2"),
        (Wait::Players, "0:ready 1:ready", "round 2"),
        (Wait::Players, "0:ready 1:away", "pause 1"), // others wait for a while, as long as the pause lasts
        (Wait::Players, "0:ready 1:away time", "round 2"),
        (Wait::Players, "0:ready 1:left", "round 2"),
        (Wait::Players, "0:away 1:away", "pause 1"), // nobody is there: the deadline goes on
        (Wait::Players, "0:away 1:away time", "round 2"),
        (Wait::Host, "next", "round 2"),
        (Wait::Host, "time", "round 2"),
    ] {
        let mut table = deal(with(wait), false, Setup::seats(2));
        does(&mut table, "0:1 1:1").unwrap();
        does(&mut table, moves).unwrap();
        assert_eq!(phase(&table), expected, "{wait:?} {moves}");
    }
    let mut table = deal(with(Wait::Host), false, Setup::seats(2));
    assert_eq!(refused(&mut table, "0:1 1:1 0:ready"), "rounds.wait_for_host");
    // No pause at all.
    let none = Course { pause: Pause { wait: Wait::Countdown, seconds: 0, after_last: false }, ..course() };
    let mut table = deal(none, false, Setup::seats(2));
    does(&mut table, "0:1 1:1").unwrap();
    assert_eq!(phase(&table), "round 2");
}

#[test]
fn when_a_match_is_complete() {
    let finish = |course: Course, moves: &str| {
        let mut table = deal(course, false, Setup::seats(2));
        does(&mut table, moves).unwrap();
        phase(&table)
    };
    let open = Course::default();
    let target = |points| Course { target: Some(points), ..Course::default() };
    // A fixed number means completed rounds; a skipped round is one, a stopped one is not.
    assert_eq!(finish(course(), "0:1 1:1 next skip"), "over: rounds");
    // A target is looked at when all points of the round are in.
    assert_eq!(finish(target(10), "0:1"), "round 1");
    assert_eq!(finish(target(10), "0:1 1:1"), "over: target");
    assert_eq!(finish(target(11), "0:1 1:1"), "pause 1");
    assert_eq!(finish(target(20), "0:1 1:0 next 0:2 1:0"), "over: target");
    // Unlimited, but capped.
    assert_eq!(finish(open.clone(), "skip next skip next skip"), "pause 3");
    assert_eq!(finish(Course { cap: 3, ..open.clone() }, "skip next skip next skip"), "over: cap");
    assert_eq!(finish(open.clone(), "0:left 1:left"), "over: too_few");
    assert_eq!(finish(open, "stop"), "over: stopped");
    let pause = Pause { wait: Wait::Countdown, seconds: 10, after_last: true };
    let reveal = Course { rounds: Total::Fixed(1), pause, ..Course::default() };
    assert_eq!(finish(reveal.clone(), "0:1 1:1"), "pause 1");
    assert_eq!(finish(reveal, "0:1 1:1 next"), "over: rounds");
}

#[test]
fn how_many_rounds_in_json() {
    let read = |text: &str| serde_json::from_str::<Total>(text).unwrap();
    for unlimited in ["null", "-1", "0"] {
        assert_eq!(read(unlimited), Total::Unlimited, "{unlimited}");
    }
    assert_eq!(read("7"), Total::Fixed(7));
    assert_eq!(serde_json::to_string(&[Total::Fixed(7), Total::Unlimited]).unwrap(), "[7,null]");
}

/// Who is counted on: there when the round began, and connected or within others' patience.
#[test]
fn eligibility() {
    let slow = Course { patience: Patience::seconds(5), ..course() };
    let mut table = deal(slow, false, Setup::seats(3));
    let eligible = |table: &Table| table.state.table.eligible().len();
    does(&mut table, "0:1 1:1 2:away").unwrap();
    assert_eq!((eligible(&table), phase(&table).as_str()), (3, "round 1"));
    // Their patience is over: nobody else is waited for.
    does(&mut table, "time").unwrap();
    assert_eq!((last(&table).reason.as_str(), eligible(&table)), ("all_answered", 2));
    // Coming back never restarts a round; answers belong to the seat.
    does(&mut table, "2:back 3:joined next").unwrap();
    assert_eq!(eligible(&table), 4);
    does(&mut table, "0:2 0:away 0:back").unwrap();
    assert_eq!(refused(&mut table, "0:1"), "quiz.locked");
    // Late joiners begin with the next round.
    does(&mut table, "5:joined").unwrap();
    assert_eq!((eligible(&table), table.state.table.seated.len()), (4, 5));
    // All away: nobody waits for anybody, and the round ends by its own clock.
    does(&mut table, "0:away 1:away 2:away 3:away 5:away").unwrap();
    assert_eq!((table.lapse(), phase(&table).as_str()), (None, "round 2"));
    does(&mut table, "time").unwrap();
    assert_eq!((last(&table).round, last(&table).reason.as_str()), (2, "time_up"));
}

fn places(outcome: &Outcome, seats: u8) -> Vec<u32> {
    (0..seats).map(|seat| outcome.place(Seat(seat)).expect("a place")).collect()
}

#[test]
fn ranking_with_ties() {
    let one = |ties: Vec<Tie>| Course { rounds: Total::Fixed(1), ties, ..Course::default() };
    let outcome = |course: Course, moves: &str| {
        let mut table = deal(course, false, Setup::seats(3));
        does(&mut table, moves).unwrap();
        table.game.outcome(&table.state).expect("over")
    };
    let tied = outcome(one(vec![]), "0:1 1:1 2:0");
    assert_eq!(places(&tied, 3), [1, 1, 3]);
    assert_eq!((tied.winner(), tied.winners().count()), (None, 2));
    // Tie-breaks in their order: most rounds won, then least time; who is still equal shares the place.
    assert_eq!(places(&outcome(one(vec![Tie::Most("won".into())]), "0:1 1:1 2:0"), 3), [1, 2, 3]);
    assert_eq!(places(&outcome(one(vec![Tie::Least("millis".into())]), "1:1 0:1 2:0"), 3), [2, 1, 3]);
    assert_eq!(places(&outcome(one(vec![Tie::Most("nothing".into())]), "0:1 1:1 2:0"), 3), [1, 1, 3]);
    // Low scores may win.
    let low = Course { low_wins: true, ..one(vec![]) };
    assert_eq!(places(&outcome(low, "0:1 1:1 2:0"), 3), [2, 2, 1]);
    // Who left comes after all who stayed.
    assert_eq!(places(&outcome(one(vec![]), "0:1 0:left 1:0 2:0"), 3), [3, 1, 1]);
}

#[test]
fn statistics() {
    let mut table = deal(course(), false, Setup::seats(2));
    does(&mut table, "0:1 1:0 next 0:2 1:2").unwrap();
    let outcome = table.game.outcome(&table.state).expect("over");
    assert_eq!(outcome.statistics["rounds"], 2);
    assert_eq!(outcome.statistics["duration_ms"], 5_000);
    assert_eq!(outcome.statistics["average_score"], 15);
    assert_eq!(outcome.standings[0].statistics["won"], 2);
    assert_eq!(outcome.standings[0].statistics["millis"], 1_000 + 1_000);
}

#[test]
fn teams() {
    let teams = vec![0, 0, 1];
    for (team_score, scores) in [(TeamScore::Sum, [10, 10]), (TeamScore::Average, [5, 10]), (TeamScore::Best, [10, 10])]
    {
        let course = Course { team_score, ..course() };
        let mut table = deal(course, false, Setup { teams: teams.clone(), ..Setup::seats(3) });
        does(&mut table, "0:1 1:0 2:1").unwrap();
        let found: Vec<i64> = table.game.scores(&table.state).iter().map(|(_, score)| *score).collect();
        assert_eq!(found, scores, "{team_score:?}");
    }
    // A late joiner goes to the smaller team.
    let mut table = deal(course(), false, Setup { teams, ..Setup::seats(3) });
    does(&mut table, "3:joined").unwrap();
    assert_eq!(table.state.table.team(Seat(3)), Some(1));
}

#[test]
fn a_late_joiner_begins_with_nothing_and_a_returning_one_with_what_they_had() {
    let mut table = deal(Course::default(), false, Setup::seats(2));
    does(&mut table, "0:1 1:1 0:left 0:joined 2:joined").unwrap();
    assert_eq!(table.state.table.board.totals.0[..3], [10, 10, 0]);
    let low = Course { low_wins: true, ..Course::default() };
    let mut table = deal(low, false, Setup::seats(2));
    does(&mut table, "0:1 1:0 2:joined").unwrap();
    assert_eq!(table.state.table.board.totals.0[..3], [10, 0, 10]); // where low wins: with the worst
}

#[test]
fn the_host_may_correct_a_result() {
    let mut table = deal(course(), false, Setup::seats(2));
    does(&mut table, "0:1 1:0").unwrap();
    assert_eq!(table.state.table.board.totals.0[..2], [10, 0]);
    does(&mut table, "accept accept").unwrap(); // twice is as good as once
    assert_eq!(table.state.table.board.totals.0[..2], [10, 10]);
    assert_eq!(table.state.table.board.figures.0[0]["won"], 1);
}

#[test]
fn the_laws_hold() {
    for (buzzer, wait) in [(true, Wait::Countdown), (false, Wait::Players), (true, Wait::Host)] {
        let course =
            Course { pause: Pause { wait, seconds: 8, after_last: true }, rounds: Total::Fixed(4), ..course() };
        let game = Arc::new(Rounds(Quiz { course, buzzer }));
        for seats in [1, 4] {
            laws::check(&game, &Setup::seats(seats), laws::Effort::plays(25)).unwrap_or_else(|e| panic!("{e}"));
        }
        let teams = Setup { teams: vec![0, 1, 0], ..Setup::seats(3) };
        laws::check(&game, &teams, laws::Effort::plays(10)).unwrap_or_else(|e| panic!("{e}"));
    }
}
