//! Cases: how rounds end, what they earn, what each house rule changes.

use crate::table::{brief, check, moves, table};
use kernel::{Content, Game, Input, Kind, Moment, Seat, Setup, SpecError};
use rounds::Winner;
use serde_json::json;
use trivia::rules::points::classic;
use trivia::{Answer, Details, Number, TriviaKind};

const EVERYONE: &str = r#"mode={"mode":"everyone"}"#;
const BUZZER: &str = r#"mode={"mode":"buzzer"} points={"formula":"seed"}"#;

fn details(table: &crate::table::Table) -> Details {
    table.state.table.last.as_ref().and_then(|ended| ended.details.clone()).expect("a round that is over")
}

/// The five reasons, each at its first moment.
#[test]
fn a_round_ends_at_the_first_of_its_reasons() {
    // All have answered.
    check(EVERYONE, "choice", 2, "0:right 1:right", "all_answered: [975, 950]");
    check(EVERYONE, "choice", 2, "0:right", "1: answered {0} locked {}");
    check(BUZZER, "choice", 2, "0:wrong 1:wrong", "all_answered: [0, 0]");
    check(BUZZER, "choice", 3, "0:wrong 1:wrong", "1: answered {0, 1} locked {0, 1}");
    // The first right answer, in the mode buzzer alone.
    check(BUZZER, "choice", 3, "0:wrong 1:right", "first_correct: [0, 148, 0]");
    check(BUZZER, "choice", 3, "2:right", "first_correct: [0, 0, 149]");
    check(EVERYONE, "choice", 3, "2:right", "1: answered {2} locked {}");
    // Time.
    check(EVERYONE, "choice", 2, "0:right time", "time_up: [975, 0]");
    check(BUZZER, "choice", 2, "time", "time_up: [0, 0]");
    check(BUZZER, "choice", 2, "0:wrong time", "time_up: [0, 0]");
    // The host.
    check(EVERYONE, "choice", 2, "0:right skip", "skipped: [0, 0]");
    // Nobody is left.
    check(EVERYONE, "choice choice", 2, "0:away 1:away time", "time_up: [0, 0]");
    let long = r#"clock={"seconds":60}"#;
    check(long, "choice choice", 2, "0:away 1:away time", "time_up: [0, 0]");
    check(long, "choice choice", 2, "0:right 1:away time", "all_answered: [992, 0]");
    check(long, "choice choice", 2, "0:right 0:away 1:away time", "time_up: [992, 0]");
    check(EVERYONE, "choice choice", 2, "0:leaves 1:leaves", "nobody_left: [0, 0], match over");
}

#[test]
fn answers_at_the_edge_of_time() {
    // In the last millisecond; at the deadline it is over, and the round ended once.
    check(EVERYONE, "choice", 2, "19999ms 0:right", "1: answered {0} locked {}");
    check(EVERYONE, "choice", 2, "20000ms 0:right", "no: rounds.pause");
    check(BUZZER, "choice", 2, "19999ms 0:right", "first_correct: [131, 0]");
    check(BUZZER, "choice", 2, "20000ms 0:right", "no: rounds.pause");
    let mut table = table(EVERYONE, "choice", 2);
    moves(&mut table, "19999ms 0:right 1ms 1:ready").unwrap();
    assert_eq!(brief(&table), "time_up: [500, 0]");
    assert_eq!(details(&table).given(Seat(0)).unwrap().millis, Some(19_999));
}

#[test]
fn one_answer_a_seat() {
    check(EVERYONE, "choice", 2, "0:right 0:right", "no: trivia.once");
    check(EVERYONE, "choice", 2, "0:wrong 0:right", "no: trivia.once");
    check(BUZZER, "choice", 2, "0:wrong 0:right", "no: trivia.locked");
    // Of two that come at the same moment the first one counts.
    check(BUZZER, "choice", 2, "0ms 0:right 0ms 1:right", "no: rounds.pause");
    check(EVERYONE, "choice", 2, "0ms 0:right 0ms 1:right", "all_answered: [1000, 1000]");
}

#[test]
fn leaving_joining_and_coming_back() {
    // Away and back: the answer stays, the round goes on, there is no second one.
    check(EVERYONE, "choice", 2, "0:right 0:away 0:back", "1: answered {0} locked {}");
    check(EVERYONE, "choice", 2, "0:right 0:away 0:back 0:wrong", "no: trivia.once");
    check(EVERYONE, "choice", 2, "0:away 0:back 0:right 1:wrong", "all_answered: [925, 0]");
    // Whoever left is not waited for; back again they play from the next round on, and what they answered counts.
    check(EVERYONE, "choice choice", 3, "0:right 2:leaves 1:wrong", "all_answered: [975, 0, 0]");
    check(EVERYONE, "choice choice", 2, "0:right 0:leaves 0:joins 0:wrong", "no: rounds.next_round");
    check(EVERYONE, "choice choice", 2, "0:right 0:leaves 0:joins 1:right", "all_answered: [975, 900]");
    // Late joiners.
    check(EVERYONE, "choice choice", 2, "2:joins 2:right", "no: rounds.next_round");
    check(EVERYONE, "choice choice", 2, "2:joins 0:right 1:right", "all_answered: [950, 925, 0]");
    check(EVERYONE, "choice choice", 2, "2:joins 0:right 1:right next 2:right", "2: answered {2} locked {}");
}

#[test]
fn all_wrong_and_nobody_answers() {
    for kinds in ["choice", "several", "true_false", "number", "text"] {
        check(EVERYONE, kinds, 2, "0:wrong 1:wrong", "all_answered: [0, 0]");
        check(BUZZER, kinds, 2, "0:wrong 1:right", "first_correct: [0, 148]");
        check(EVERYONE, kinds, 2, "0:right 1:wrong", "all_answered: [975, 0]");
        check(EVERYONE, kinds, 2, "time", "time_up: [0, 0]");
    }
    let mut table = table(EVERYONE, "choice", 2);
    moves(&mut table, "0:wrong 1:wrong").unwrap();
    assert_eq!(table.state.table.last.as_ref().unwrap().winner, Winner::Nobody);
    assert_eq!(details(&table).fastest, None);
}

#[test]
fn kinds_are_judged() {
    let one = |kinds: &str, given: &str, points: &str| {
        check(EVERYONE, kinds, 1, given, &format!("all_answered: [{points}]"));
    };
    // Several: just those, and all of them.
    let mut table = table(EVERYONE, "several", 1);
    let Some(Answer::Several(right)) = table.state.game.question.as_ref().map(trivia::Question::right) else {
        panic!()
    };
    let all = format!("0:=several:{}", serde_json::to_string(&[0, 1, 2, 3]).unwrap().replace(' ', ""));
    one("several", &all, "0");
    moves(&mut table, &format!("0:=several:{}", serde_json::to_string(&right).unwrap())).unwrap();
    assert_eq!(brief(&table), "all_answered: [975]");
    // Numbers, within the tolerance.
    for (given, points) in
        [("100", "975"), ("95", "975"), ("105.0", "975"), ("94.999", "0"), ("105.001", "0"), ("-100", "0")]
    {
        one("number", &format!("0:=number:{given}"), points);
    }
    // Words.
    for (given, points) in
        [("beatles", "975"), ("fab_four", "975"), ("Beetles", "975"), ("Rolling_Stones", "0"), ("🪲", "0")]
    {
        one("text", &format!("0:=text:{given}"), points);
    }
    check(r#"typos={"forgiven":false}"#, "text", 1, "0:=text:Beetles", "all_answered: [0]");
}

#[test]
fn points_are_the_formulas() {
    let after = |rules: &str, seconds: u64, millis: u64| {
        let mut table = table(&format!(r#"{rules} clock={{"seconds":{seconds}}}"#), "choice", 2);
        moves(&mut table, &format!("{millis}ms 0:right")).unwrap();
        if table.state.table.playing() {
            moves(&mut table, "1:wrong").unwrap_or_default();
            table.run_until(Moment(seconds * 1_000)).unwrap();
        }
        let details = details(&table);
        let given = details.given(Seat(0)).unwrap();
        assert_eq!(given.points.total, table.state.table.board.total(Seat(0)));
        given.points.total
    };
    for (millis, points) in
        [(0, 150), (999, 150), (1_000, 149), (20_500, 130), (49_999, 101), (50_000, 100), (59_999, 100)]
    {
        assert_eq!(after(r#"points={"formula":"seed"}"#, 60, millis), points, "seed at {millis}");
        assert_eq!(after(BUZZER, 60, millis), points, "buzzer at {millis}");
    }
    for (seconds, millis) in
        [(20, 0), (20, 499), (20, 500), (20, 501), (20, 7_777), (20, 19_999), (3, 2_999), (60, 33_333)]
    {
        let (p, big, t) = (1_000i64, seconds as i64 * 1_000, millis as i64);
        let formula = if millis < 500 { p } else { (2 * p * big - p * t + big) / (2 * big) };
        assert_eq!(classic(1_000, seconds * 1_000, millis), formula);
        assert_eq!(after("", seconds, millis), formula, "classic at {millis} of {seconds} s");
        assert_eq!(after(r#"points={"formula":"flat"}"#, seconds, millis), 100);
        assert_eq!(after(r#"points={"formula":"flat","base":7}"#, seconds, millis), 7);
        assert_eq!(after("no_speed_bonus", seconds, millis), 1_000);
        assert_eq!(after(r#"no_speed_bonus points={"formula":"seed"}"#, seconds, millis), 100);
    }
}

#[test]
fn streaks_grow_and_break() {
    let rules = r#"streak points={"formula":"flat"}"#;
    let mut table = table(rules, &"choice ".repeat(9), 2);
    let mut earned = Vec::new();
    for step in ["right", "right", "right", "wrong", "right", "right", "time", "right"] {
        let by = if step == "time" { "1:wrong time".into() } else { format!("0:{step} 1:wrong") };
        moves(&mut table, &by).unwrap();
        earned.push(table.state.table.last.as_ref().unwrap().points[Seat(0)]);
        moves(&mut table, "next").unwrap();
    }
    assert_eq!(earned, [100, 200, 300, 0, 100, 200, 0, 100]);
    // At most 500.
    let mut table = self::table(rules, &"choice ".repeat(8), 1);
    let mut earned = Vec::new();
    for _ in 0..8 {
        moves(&mut table, "0:right").unwrap();
        earned.push(table.state.table.last.as_ref().unwrap().points[Seat(0)]);
        moves(&mut table, "next").unwrap();
    }
    assert_eq!(earned, [100, 200, 300, 400, 500, 600, 600, 600]);
    // A skipped question breaks nothing; one that nobody was asked to answer does.
    let mut table = self::table(rules, &"choice ".repeat(4), 2);
    moves(&mut table, "0:right 1:right next 0:right skip next 0:right 1:wrong").unwrap();
    assert_eq!(brief(&table), "all_answered: [200, 0]");
    assert_eq!(details(&table).given(Seat(0)).unwrap().streak, 2);
}

#[test]
fn wrong_answers_cost_half() {
    check("negative", "choice", 3, "0:wrong 1:right time", "time_up: [-500, 950, 0]");
    check(&format!("negative {BUZZER}"), "choice", 3, "0:wrong 1:right", "first_correct: [-50, 148, 0]");
    check(r#"negative points={"formula":"flat","base":25}"#, "choice", 2, "0:wrong 1:right", "all_answered: [-12, 25]");
    check("negative", "choice", 2, "0:wrong 1:right skip", "no: rounds.pause");
    check("negative", "choice", 3, "0:wrong 1:right skip", "skipped: [0, 0, 0]");
}

#[test]
fn the_last_round_counts_twice() {
    let rules = r#"double_last_round negative streak points={"formula":"seed"}"#;
    let mut table = table(rules, "choice choice", 2);
    moves(&mut table, "0:right 1:right").unwrap();
    assert_eq!(brief(&table), "all_answered: [149, 148]");
    moves(&mut table, "next 0:right 1:wrong").unwrap();
    assert_eq!(brief(&table), "all_answered: [498, -100]");
    let points = details(&table).given(Seat(0)).unwrap().points;
    assert_eq!((points.base, points.speed, points.streak, points.negative, points.double), (100, 49, 100, 0, 249));
    assert_eq!(details(&table).times, 2);
}

#[test]
fn fifty_fifty_takes_two_wrong_ones_from_one_seat() {
    let mut table = table("fifty_fifty", "choice choice", 2);
    moves(&mut table, "0:fifty").unwrap();
    let view = |seat: u8| table.game.view(&table.state, kernel::Viewer::Seat(Seat(seat))).game;
    let Some(Answer::Choice(right)) = table.state.game.question.as_ref().map(trivia::Question::right) else { panic!() };
    assert_eq!((view(0).removed.len(), view(1).removed.len()), (2, 0));
    assert!(!view(0).removed.contains(&right));
    let removed = view(0).removed[0];
    let offered = |seat: u8| table.game.offers(&table.state, Seat(seat)).len();
    assert_eq!((offered(0), offered(1)), (2, 5), "two options; four and the fifty-fifty");
    let gone = moves(&mut table, &format!("0:=choice:{removed}")).unwrap_err();
    assert_eq!(gone[0].rule, "trivia.removed");
    moves(&mut table, &format!("1:=choice:{removed} 0:right next")).unwrap();
    // Once a match.
    assert_eq!(moves(&mut table, "0:fifty").unwrap_err()[0].rule, "trivia.fifty_fifty");
    moves(&mut table, "1:fifty").unwrap();
    for kinds in ["several", "true_false", "number", "text"] {
        check("fifty_fifty", kinds, 1, "0:fifty", "no: trivia.fifty_fifty");
    }
    check("", "choice", 1, "0:fifty", "no: trivia.fifty_fifty");
    check("fifty_fifty", "choice", 2, "0:right 0:fifty", "no: trivia.once");
}

#[test]
fn the_closest_number_is_right() {
    check("closest", "number", 3, "0:=number:90 1:=number:111 2:=number:0", "all_answered: [975, 0, 0]");
    check("closest", "number", 3, "0:=number:90 1:=number:110 2:=number:0", "all_answered: [975, 950, 0]");
    check("closest", "number", 2, "0:=number:97 1:=number:99", "all_answered: [0, 950]");
    check("closest", "number", 2, "0:=number:7 time", "time_up: [975, 0]");
    // Or where the pack says so.
    check("", "number+closest=true", 2, "0:=number:7 1:=number:8", "all_answered: [0, 950]");
    let errors = TriviaKind::default()
        .compose(&crate::table::specs(&format!("closest {BUZZER}"), 1), &crate::table::content_of("number"));
    assert!(matches!(&errors.err().unwrap()[..], [SpecError::Contradiction { why }] if why.id == "closest-race"));
    // With the buzzer such a question is not asked, so this pack has too few.
    let errors = TriviaKind::default()
        .compose(&crate::table::specs(BUZZER, 2), &crate::table::content_of("number+closest=true text"));
    let few = errors.err().unwrap()[0].message();
    assert_eq!(few, kernel::message!("refused-few", all = 2, pack = "test", there = 1, asked = 2));
}

#[test]
fn the_host_accepts_an_answer_at_the_reveal() {
    let mut table = table("negative streak", "text text", 3);
    moves(&mut table, "0:=text:those_four 1:right time").unwrap();
    assert_eq!(brief(&table), "time_up: [-500, 950, 0]");
    assert!(details(&table).given(Seat(0)).unwrap().acceptable);
    moves(&mut table, "0ms accept:0").unwrap();
    assert_eq!(brief(&table), "time_up: [975, 950, 0]");
    assert_eq!((table.state.table.board.total(Seat(0)), crate::table::endings(&table)), (975, 1));
    let given = details(&table).given(Seat(0)).unwrap().clone();
    assert!(given.right && given.accepted && !given.acceptable);
    assert_eq!((table.state.table.last.as_ref().unwrap().winner, given.streak), (Winner::Seat(Seat(0)), 1));
    for again in ["accept:0", "accept:1", "accept:2", "accept:9", "take_back:1"] {
        assert_eq!(moves(&mut table, again).unwrap_err()[0].rule, "trivia.accept", "{again}");
    }
    moves(&mut table, "0ms take_back:0").unwrap();
    assert_eq!(brief(&table), "time_up: [-500, 950, 0]");
    moves(&mut table, "0ms accept:0 next").unwrap();
    // What was accepted counts as one of a row, and during a round there is nothing to accept.
    assert_eq!(moves(&mut table, "accept:0").unwrap_err()[0].rule, "trivia.accept");
    assert_eq!(table.state.game.streaks.0[..3], [1, 1, 0]);
    // After the last question, too.
    moves(&mut table, "0:wrong 1:wrong 2:wrong accept:2").unwrap();
    assert_eq!(brief(&table), "all_answered: [-500, -500, 925]");
    moves(&mut table, "next").unwrap();
    let outcome = table.game.outcome(&table.state).unwrap();
    assert_eq!(outcome.winner().unwrap().seats, [Seat(2)]);
    // Players do not accept, and nothing is accepted of what was skipped.
    check("", "text", 2, "0:wrong 1:accepts", "no: rounds.host");
    check("", "text", 2, "0:wrong skip accept:0", "no: trivia.accept");
}

#[test]
fn an_accepted_answer_takes_the_buzzer_from_a_later_one() {
    let mut table = table(BUZZER, "text text", 3);
    moves(&mut table, "0:wrong 1:right").unwrap();
    assert_eq!(brief(&table), "first_correct: [0, 148, 0]");
    moves(&mut table, "accept:0").unwrap();
    assert_eq!(brief(&table), "first_correct: [149, 0, 0]");
    assert_eq!(table.state.table.last.as_ref().unwrap().winner, Winner::Seat(Seat(0)));
    moves(&mut table, "take_back:0").unwrap();
    assert_eq!(brief(&table), "first_correct: [0, 148, 0]");
}

#[test]
fn host_players_and_time_end_the_reveal() {
    check("", "choice choice", 2, "0:right 1:right next", "2: answered {} locked {}");
    check("", "choice choice", 2, "0:right 1:right 0:ready 1:ready", "2: answered {} locked {}");
    check("", "choice choice", 2, "0:right 1:right time", "2: answered {} locked {}");
    check("", "choice choice", 2, "0:right next", "no: rounds.playing");
    check("", "choice choice", 2, "0:right 1:right skip", "no: rounds.pause");
    check(r#"pause={"wait":"host"}"#, "choice choice", 2, "0:right 1:right 0:ready", "no: rounds.wait_for_host");
    check("", "choice", 2, "0:right 1:right next", "all_answered: [975, 950], match over");
    check("", "choice choice", 2, "0:right stop", "stopped: [0, 0], match over");
}

#[test]
fn equal_scores_share_a_place_unless_ties_are_broken() {
    let places = |rules: &str| {
        let mut table = table(&format!(r#"{rules} points={{"formula":"flat"}} negative"#), "choice choice choice", 3);
        // 0: right, right, wrong and 1: right, nothing, nothing, later: 150 and 100. 2 is as 1, but slower.
        moves(&mut table, "0:right 1:right 2:right next 0:wrong 1:wrong time next 0:right 1:right 2:wrong next")
            .unwrap();
        let outcome = table.game.outcome(&table.state).unwrap();
        (0..3).map(|seat| outcome.place(Seat(seat)).unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(places(""), [1, 1, 3]);
    assert_eq!(places("tie_break"), [1, 2, 3]);
}

#[test]
fn teams_share_a_score() {
    let kind = TriviaKind::default();
    for (score, scores) in [("average", [950, 475]), ("sum", [950, 950]), ("best", [950, 950])] {
        let specs =
            crate::table::specs(&format!(r#"no_speed_bonus points={{"base":950}} teams={{"score":"{score}"}}"#), 1);
        let made = kind.compose(&specs, &crate::table::content_of("choice")).unwrap();
        let game = std::sync::Arc::new(made.game);
        let setup = Setup { teams: vec![0, 1, 1], ..Setup::seats(3) };
        let header = kernel::Header { setup, ..table("", "choice", 3).log.header };
        let mut table = kernel::Match::deal(game, header, kernel::Chance::seeded(1), Moment(0));
        moves(&mut table, "0:right 1:right 2:wrong").unwrap();
        assert_eq!(table.game.scores(&table.state).iter().map(|(_, score)| *score).collect::<Vec<_>>(), scores);
        assert_eq!(table.state.table.last.as_ref().unwrap().winner, Winner::Team(0));
    }
}

fn errors(questions: serde_json::Value, content: &Content) -> String {
    let spec = kernel::RuleSpec::new("questions", questions);
    let errors = TriviaKind::default().compose(&[spec], content).err().expect("unsound");
    let book = kernel::book_of(&TriviaKind::default());
    errors.iter().map(|error| book.say("en", &error.message(), &[])).collect::<Vec<_>>().join(" ")
}

#[test]
fn too_few_questions_are_an_error_at_set_up() {
    let content = crate::table::content_of("choice text number");
    let few = errors(json!({"pack": "test", "count": 4}), &content);
    assert!(few.contains("too few") && few.contains("“test”") && few.contains('3') && few.contains('4'), "{few}");
    let easy = errors(json!({"pack": "test", "count": 2, "difficulty": ["easy"]}), &content);
    assert!(easy.contains("1 may be asked"), "{easy}");
    let unknown = errors(json!({"pack": "test", "categories": ["sport"]}), &content);
    assert!(unknown.contains("no category “sport”") && unknown.contains("things"), "{unknown}");
    let missing = errors(json!({"pack": "nowhere"}), &content);
    assert!(missing.contains("no question pack called “nowhere”") && missing.contains("general-nl"), "{missing}");
    for wrong in [json!({"count": 0}), json!({"count": 51}), json!({"difficulty": ["awful"]}), json!({"pack": 5})] {
        assert!(errors(wrong.clone(), &content).contains("must be"), "{wrong}");
    }
}

/// All ids asked in a match that begins with these used up.
fn asked(kinds: &str, count: usize, used: Vec<String>, seed: u64) -> Vec<String> {
    let made = TriviaKind::default()
        .compose(&crate::table::specs("", count), &crate::table::content_of(kinds))
        .expect("sound");
    let header = kernel::Header { setup: Setup { used, ..Setup::seats(1) }, ..table("", "choice", 1).log.header };
    let mut table =
        kernel::Match::deal(std::sync::Arc::new(made.game), header, kernel::Chance::seeded(seed), Moment(0));
    while table.game.outcome(&table.state).is_none() {
        moves(&mut table, "skip next").expect("the host may");
    }
    table.game.used(&table.state)
}

#[test]
fn nothing_is_asked_twice_in_a_room_until_all_was_asked() {
    let kinds = "choice ".repeat(12);
    let sorted = |mut ids: Vec<String>| {
        ids.sort();
        ids.dedup();
        ids
    };
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..10 {
        let first = asked(&kinds, 5, vec![], seed);
        let second = asked(&kinds, 5, first.clone(), seed);
        let both: Vec<String> = first.iter().chain(&second).cloned().collect();
        assert_eq!(sorted(both.clone()).len(), 10);
        // Two are left; then those come again that were asked longest ago.
        let third = asked(&kinds, 5, both.clone(), seed);
        assert_eq!(third[2..], first[..3]);
        assert_eq!(sorted(both.iter().chain(&third[..2]).cloned().collect()).len(), 12);
        orders.insert(first);
    }
    assert!(orders.len() > 5, "by chance");
}

#[test]
fn options_are_shuffled_once_for_all_and_true_or_false_never() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let specs = crate::table::specs("", 1);
        let table =
            kernel::perft::table_of(&TriviaKind::default(), &specs, &crate::table::content_of("choice"), 3, seed)
                .unwrap();
        let shown = |viewer| table.game.view(&table.state, viewer).game.question.unwrap().options;
        let all: Vec<_> = (0..3).map(|seat| shown(kernel::Viewer::Seat(Seat(seat)))).collect();
        assert!(all.iter().all(|options| *options == shown(kernel::Viewer::Public)));
        orders.insert(all[0].clone());
    }
    assert!(orders.len() > 15, "{}", orders.len());
    let table = table("", "true_false", 1);
    let offers = table.game.offers(&table.state, Seat(0));
    let offered: Vec<_> = offers.iter().filter_map(kernel::Offer::action).cloned().collect();
    let answer = |right| rounds::Action::Play(trivia::Action::Answer(trivia::Answer::TrueFalse(right)));
    assert_eq!(offered, [answer(true), answer(false)]);
}

#[test]
fn presets_are_what_they_say() {
    let kind = TriviaKind::default();
    let content = trivia::content::built_in();
    for (preset, race, seconds, points) in
        [("quiz-night", false, 20, 988), ("buzzer", true, 20, 150), ("speed", false, 10, 975)]
    {
        let specs = kernel::perft::specs_of(&kind, Some(preset), vec![]).unwrap();
        let mut table = kernel::perft::table_of(&kind, &specs, &content, 2, 3).unwrap();
        let view = table.game.view(&table.state, kernel::Viewer::Public).game;
        assert_eq!((view.race, view.until.0, view.total), (race, seconds * 1_000, 10), "{preset}");
        let answer = crate::table::answer(&table, true);
        table.submit(Input::Act(Seat(0), rounds::Action::Play(trivia::Action::Answer(answer))), Moment(500)).unwrap();
        moves(&mut table, "1:wrong").unwrap_or_default();
        assert_eq!(table.state.table.board.total(Seat(0)), points, "{preset}");
    }
    let rules = |preset: &str| kernel::perft::specs_of(&kind, Some(preset), vec![]).unwrap();
    assert!(rules("speed").iter().any(|spec| spec.id == "streak"));
}

#[test]
fn the_reveal_tells_all() {
    let mut table = table("", "choice", 3);
    moves(&mut table, "1500ms 1:wrong 0:right time").unwrap();
    let details = details(&table);
    assert_eq!(details.explanation.as_deref(), Some("Because 0."));
    assert_eq!(details.right(), kernel::Arg::quote(&details.language, "plum"));
    let given: Vec<_> = details.given.iter().map(|given| (given.seat.0, given.millis, given.right)).collect();
    assert_eq!(given, [(1, Some(1_500), false), (0, Some(2_500), true), (2, None, false)]);
    assert_eq!(details.fastest, Some(Seat(0)));
    assert_eq!(details.tolerance, Number::default());
}
