//! Secrets, looked at from outside: the right answer and others' answers are changed in the state or the event itself,
//! and nothing that is sent changes; and in all that is sent before a reveal the answer's text is searched for.

use kernel::perft::{specs_of, table_of};
use kernel::{Chance, Game, Kind, RuleSpec, Sample, Seat, Viewer, play_out};
use serde_json::json;
use trivia::{Answer, Key, Round, TriviaKind, content};

fn json_of(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

fn played(preset: &str, rules: Vec<RuleSpec>, seed: u64) -> crate::table::Table {
    let kind = TriviaKind::default();
    let specs = specs_of(&kind, Some(preset), rules).expect("a preset");
    let mut table = table_of(&kind, &specs, &content::built_in(), 3, seed).expect("sound");
    let bots = ["easy", "strong", "random"];
    let mut bots: Vec<_> =
        (0u8..).map(Seat).zip(bots).map(|(seat, id)| kind.bot(id, &table.game, seat).expect("a bot")).collect();
    play_out(&mut table, &mut bots, &Chance::seeded(seed), 5_000).expect("it ends");
    table
}

fn viewers() -> impl Iterator<Item = Viewer> {
    (0..3).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public])
}

#[test]
fn nothing_sent_depends_on_what_is_hidden() {
    let mut luck = Chance::seeded(0).draws("otherwise", 0);
    let mut looked_at = 0;
    for seed in 0..12 {
        for preset in ["quiz-night", "buzzer", "speed"] {
            let table = played(preset, vec![RuleSpec::plain("fifty_fifty")], seed);
            let game = &*table.game;
            let mut state = game.blank(&table.log.header.setup);
            for event in table.log.entries.iter().flat_map(|entry| &entry.events) {
                game.evolve(&mut state, event);
                for viewer in viewers() {
                    let other = game.otherwise(&state, viewer, &mut luck);
                    assert_eq!(json_of(&game.view(&state, viewer)), json_of(&game.view(&other, viewer)));
                    assert_eq!(game.deadline(&state), game.deadline(&other));
                    assert_eq!(game.awaited(&state), game.awaited(&other));
                    assert_eq!(game.host_offers(&state), game.host_offers(&other));
                    if let Some(seat) = viewer.seat() {
                        assert_eq!(game.offers(&state, seat), game.offers(&other, seat));
                    }
                    let other = game.told_otherwise(event, viewer, &mut luck);
                    assert_eq!(json_of(&game.redact(event, viewer)), json_of(&game.redact(&other, viewer)));
                    looked_at += 1;
                }
            }
        }
    }
    assert!(looked_at > 3_000, "{looked_at}");
}

/// Everything that is sent to anybody while a question is open: no id, no answer in words, no explanation, no answer
/// of somebody else.
#[test]
fn no_byte_of_the_answer_is_sent_before_the_reveal() {
    let mut searched = 0;
    for seed in 0..10 {
        for preset in ["quiz-night", "buzzer"] {
            let rules = vec![RuleSpec::new("questions", json!({"count": 30}))];
            let table = played(preset, rules, seed);
            let game = &*table.game;
            let mut state = game.blank(&table.log.header.setup);
            for entry in table.log.entries.iter() {
                for event in &entry.events {
                    game.evolve(&mut state, event);
                    if !state.table.playing() {
                        continue;
                    }
                    for viewer in viewers() {
                        let mut view = game.view(&state, viewer);
                        // What was told of the round before is no secret.
                        view.table.last = None;
                        let sent = json_of(&view) + &json_of(&game.redact(event, viewer));
                        let offers = viewer.seat().map(|seat| json_of(&game.offers(&state, seat))).unwrap_or_default();
                        searched += look(&(sent + &offers), &state.game, viewer);
                    }
                }
            }
        }
    }
    assert!(searched > 1_000, "{searched}");
}

fn look(sent: &str, round: &Round, viewer: Viewer) -> usize {
    let Some(question) = &round.question else { return 0 };
    let own = viewer.seat().and_then(|seat| round.reply(seat)).map(|reply| json_of(&reply.answer)).unwrap_or_default();
    assert!(!sent.contains(&format!("\"{}\"", question.id)), "the id of {question:?}");
    if let Some(explanation) = &question.explanation {
        assert!(!sent.contains(explanation.as_str()), "the explanation of {question:?}");
    }
    if let Key::Text { right, aliases } = &question.key {
        let asked = question.text.to_lowercase();
        for words in std::iter::once(right).chain(aliases) {
            let hidden = words.chars().count() > 3 && !own.contains(words) && !asked.contains(&words.to_lowercase());
            assert!(!hidden || !sent.contains(words.as_str()), "{words:?} of {question:?} in {sent}");
        }
    }
    for reply in round.answers.iter().filter(|reply| !viewer.is(reply.seat)) {
        let answer = json_of(&reply.answer);
        // An offer names the options; an answer of one's own is one's own.
        let known = answer == own || matches!(reply.answer, Answer::Choice(_) | Answer::TrueFalse(_));
        assert!(known || !sent.contains(&answer), "{answer} in {sent}");
    }
    1
}

/// Whoever takes a seat that somebody left is not shown that one's answer.
#[test]
fn a_seat_taken_over_does_not_show_the_answer_of_before() {
    let mut table = crate::table::table("fifty_fifty", "choice choice", 3);
    crate::table::moves(&mut table, "0:fifty 0:right 0:leaves 0:joins").unwrap();
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0))).game;
    assert_eq!((view.own, view.removed), (None, vec![]));
    assert!(view.answered.contains(Seat(0)), "that there was one is known");
}
