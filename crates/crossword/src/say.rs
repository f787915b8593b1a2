//! What people read: the table as text, the log, the buttons.

use crate::notation;
use crate::pending::{Claim, Judged, Verdict};
use crate::state::{Action, End};
use crate::turn::Step;
use crate::view::{Challenges, News, View, read_rows};
use kernel::{Arg, BySeat, Message, Offer, Seat, SeatSet, Speaker, What, message};
use std::fmt::Write;

/// How a free square is drawn.
fn mark(premium: char, start: bool) -> char {
    match premium {
        '#' => '#',
        _ if start => '*',
        'd' => '\'',
        't' => '"',
        'q' => '^',
        'D' => '-',
        'T' => '=',
        'Q' => '~',
        _ => '.',
    }
}

/// The colours of a terminal for a square: a tile, or a premium. The last play's tiles are brighter.
fn colours(premium: char, tile: bool, last: bool) -> &'static str {
    match premium {
        _ if last => "1;30;103",
        _ if tile => "1;30;43",
        'd' => "30;46",
        't' => "97;44",
        'q' => "97;104",
        'D' => "30;45",
        'T' => "97;41",
        'Q' => "97;101",
        _ => "2",
    }
}

/// The table as text.
pub(crate) fn show(view: &View, speaker: &Speaker<'_>, painted: bool) -> String {
    let mut text = board(view, painted);
    for (seat, _) in view.scores.iter() {
        let turn = if view.turn == Some(seat) { ">" } else { " " };
        let _ = writeln!(text, "{turn} {}", speaker.say(&player(view, seat)));
    }
    let open = view.challenges.as_ref().map(|open| doubt(open, &view.language)).unwrap_or_default();
    if !open.is_empty() {
        let _ = writeln!(text, "{}", speaker.say_all(&open));
    }
    if let Some(rack) = &view.rack {
        let _ = writeln!(text, "{}", speaker.say(&message!("show-rack", tiles = rack.join(" "))));
    }
    let _ = writeln!(text, "{}", speaker.say(&message!("show-bag", tiles = view.bag)));
    if let Some(end) = &view.end {
        let _ = writeln!(text, "{}", speaker.say_all(&ended(end)));
    }
    text
}

fn board(view: &View, painted: bool) -> String {
    let mut text = String::new();
    let width = view.premiums.first().map_or(0, |row| row.chars().count());
    let head: String = (0..width).map(|col| format!("{:<2}", notation::column(col))).collect();
    let _ = writeln!(text, "   {}", head.trim_end());
    let cells = read_rows(view);
    for (row, premiums) in view.premiums.iter().enumerate() {
        let cell = |(col, premium): (usize, char)| {
            let square = row * width + col;
            let start = view.starts.contains(&(square as u16));
            let letter = cells.get(square).copied().flatten().and_then(|letter| view.letters.get(letter.index()));
            let plain = match letter {
                Some(letter) if view.blanks.contains(&(square as u16)) => format!("{:<2}", letter.to_lowercase()),
                Some(letter) => format!("{letter:<2}"),
                None => format!("{} ", mark(premium, start)),
            };
            let last = view.last.as_ref().is_some_and(|last| last.squares.contains(&(square as u16)));
            match painted {
                true => format!("\x1b[{}m{plain}\x1b[0m", colours(premium, letter.is_some(), last && letter.is_some())),
                false => plain,
            }
        };
        let line: String = premiums.chars().enumerate().map(cell).collect();
        let _ = writeln!(text, "{:>2} {}", row + 1, line.trim_end());
    }
    text
}

/// A player's score, tiles and clock.
fn player(view: &View, seat: Seat) -> Message {
    let skips = view.challenges.as_ref().and_then(|challenges| challenges.skips.get(seat));
    let left = view.clocks.as_ref().and_then(|clocks| clocks.left.get(seat));
    message!(
        "show-player",
        seat = seat,
        score = view.scores[seat],
        tiles = view.held[seat],
        gone = view.gone.contains(&seat),
        clock = left.map_or(Arg::from("none"), |left| minutes(*left).into()),
        skips = skips.is_some_and(|skips| *skips > 0),
    )
}

/// `24:59`, or `-0:10`.
fn minutes(millis: i64) -> String {
    let (sign, seconds) = (if millis < 0 { "-" } else { "" }, millis.abs() / 1_000);
    format!("{sign}{}:{:02}", seconds / 60, seconds % 60)
}

/// What is open: a play that may be challenged, or a challenge that is judged.
fn doubt(challenges: &Challenges, language: &str) -> Vec<Message> {
    let Some(pending) = &challenges.pending else { return Vec::new() };
    let words = words(&pending.words, language);
    let Some(challenge) = &challenges.challenge else {
        let last = pending.last.is_some();
        return vec![message!("show-open", seat = pending.seat, words = words, points = pending.score, last = last)];
    };
    let (seat, judges) = (challenge.seat, challenges.may_judge);
    let mut said = vec![message!("show-challenged", seat = seat, words = words, judges = judges)];
    if let Some(good) = &challenge.lookup {
        let listed = |(claim, good): (&Claim, &bool)| {
            message!("show-listed", word = Arg::quote(language, &claim.word), good = *good)
        };
        let listed: Vec<Message> = pending.words.iter().zip(good).map(listed).collect();
        said.push(message!("show-lookup", words = listed));
    }
    said
}

fn words(claims: &[Claim], language: &str) -> Vec<Arg> {
    claims.iter().map(|claim| Arg::quote(language, &claim.word)).collect()
}

/// What came of a challenge, and what it costs.
fn judged(verdict: &Verdict, language: &str) -> Vec<Message> {
    let (words, count) = (words(&verdict.words, language), verdict.words.len());
    let (by, judge) = match &verdict.by {
        Judged::Dictionary => ("dictionary", Arg::from("")),
        Judged::Seat(seat) => ("seat", (*seat).into()),
        Judged::Rule(id) => ("rule", Message::called(format!("rule-{id}")).into()),
        Judged::Nobody => return vec![message!("news-unjudged", words = words, count = count)],
    };
    let judged = |id| message!(id, by = by, judge = judge, words = words, count = count);
    if !verdict.valid {
        return vec![judged("news-bad").with("seat", verdict.seat).with("points", verdict.score)];
    }
    let changed = verdict.points.iter().find(|(_, points)| **points != 0);
    let price = match (verdict.loses_turn, changed) {
        (Some(seat), _) => Some(message!("news-loses_turn", seat = seat)),
        (_, Some((seat, points))) if *points < 0 => Some(message!("news-pays", seat = seat, points = -points)),
        (_, Some((seat, points))) => Some(message!("news-gets", seat = seat, points = *points)),
        _ => None,
    };
    std::iter::once(judged("news-good")).chain(price).collect()
}

/// A line of the log. What was laid is in the language of the tiles, whoever reads it.
pub(crate) fn narrate(news: &News, language: &str) -> Vec<Message> {
    let said = match news {
        News::Laid { board, tiles } => message!("news-laid", board = board, tiles = tiles),
        News::Drew { seat, tiles: Some(drawn), .. } => {
            message!("news-drew_these", seat = *seat, tiles = drawn.join(" "))
        }
        News::Drew { seat, count, .. } => message!("news-drew", seat = *seat, count = *count),
        News::Held { seat, count, .. } => message!("news-held", seat = *seat, count = *count),
        News::Played { seat, written, score, bingo, .. } => {
            let others = score.words.iter().skip(1).map(|word| Arg::quote(language, &word.word));
            let (written, others) = (Arg::quote(language, written), others.collect::<Vec<Arg>>());
            message!("news-played", seat = *seat, written = written, crossing = others.len(), others = others)
                .with("points", score.total)
                .with("bingo", *bingo)
        }
        News::After { said, .. } => said.clone(),
        News::Swapped { seat, count, .. } => message!("news-swapped", seat = *seat, count = *count),
        News::Passed { seat, late } => message!("news-passed", seat = *seat, late = *late),
        News::Left { seat, why } => message!("news-left", seat = *seat, why = why),
        News::Ended(end) => return ended(end),
        News::Skipped { seat } => message!("news-skipped", seat = *seat),
        News::LastPlay { .. } => message!("news-last_play"),
        News::Waived { seat } => message!("news-waived", seat = *seat),
        News::Accepted { seat, .. } => message!("news-accepted", seat = *seat),
        News::Challenged { seat, .. } => message!("news-challenged", seat = *seat),
        News::Abstained { seat } => message!("news-abstained", seat = *seat),
        News::LookedUp { seat, word, good } => {
            message!("news-looked_up", seat = *seat, word = Arg::quote(language, word), good = *good)
        }
        News::Judged(verdict) => return judged(verdict, language),
        News::Turn { .. } | News::Clock { .. } | News::Away { .. } | News::Back { .. } => return Vec::new(),
    };
    vec![said]
}

/// Why it is over, what that changed, and who has won.
fn ended(end: &End) -> Vec<Message> {
    let winners: SeatSet = end.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
    let mut said = vec![Message::called(format!("end-{}", end.reason))];
    let told = [("news-tiles_left", &end.adjustments), ("news-overtime", &end.overtime)];
    said.extend(told.into_iter().filter_map(|(id, points)| changes(id, points)));
    said.push(message!("news-won", winners = winners, count = winners.len()));
    said
}

/// "Ann +12 and Bo -12", if anything changed.
fn changes(id: &'static str, points: &BySeat<i32>) -> Option<Message> {
    let changed = points.iter().filter(|(_, points)| **points != 0);
    let change = |(seat, points): (Seat, &i32)| message!("news-change", seat = seat, points = format!("{points:+}"));
    let changes: Vec<Message> = changed.map(change).collect();
    (!changes.is_empty()).then(|| message!(id, changes = changes))
}

/// What stands on a button.
pub(crate) fn label(offer: &Offer<Action>) -> Message {
    Message::new(match &offer.what {
        What::Exact(Action::Play(_)) => "offer-play",
        What::Exact(Action::Swap(_)) => "offer-swap",
        What::Exact(Action::Turn(steps)) => return turn_label(steps),
        What::Exact(Action::Pass) => "offer-pass",
        What::Exact(Action::Challenge) => "offer-challenge",
        What::Exact(Action::Waive) => "offer-waive",
        What::Exact(Action::Valid) => "offer-valid",
        What::Exact(Action::Invalid) => "offer-invalid",
        What::Exact(Action::Abstain) => "offer-abstain",
        What::Exact(Action::LookUp(_)) => "offer-look_up",
        What::Exact(Action::Resign) => "offer-resign",
        What::Form(form) if form.kind == "swap" => "offer-swap",
        What::Form(form) if form.kind == "look_up" => "offer-look_up",
        What::Form(_) => "offer-play",
    })
}

/// A turn of a rule from outside has the words of its first action that is neither a tile nor a swap.
fn turn_label(steps: &[Step]) -> Message {
    let custom = steps.iter().find_map(|step| match step {
        Step::Custom { name, .. } => Some(Message::called(format!("action-{name}"))),
        _ => None,
    });
    custom.unwrap_or(Message::new("offer-play"))
}
