//! The laws of secrecy: over everything a seat is sent.

use super::Breach;
use super::trial::Trial;
use crate::log::json;
use crate::{Chance, Draws, EntryOf, Game, Input, Match, Sample, Seen, Viewer, judge};
use serde_json::Value;

/// A state that looks the same to `viewer`, made from nothing but what they are shown.
fn imagined<G: Sample>(game: &G, state: &G::State, viewer: Viewer, luck: &mut Draws) -> G::State {
    let (view, backlog) = (game.view(state, viewer), game.backlog(state, viewer));
    game.imagine(&Seen { viewer, view: &view, backlog: &backlog }, luck)
}

/// All that a viewer is sent is the same for a state and for another they cannot tell from it.
pub(super) fn secrets_are_kept<G: Sample>(
    trial: &mut Trial<'_, G>,
    table: &Match<G>,
    tries: &[G::Action],
    luck: &mut Draws,
) -> Result<(), Breach> {
    for viewer in trial.viewers(&table.state) {
        let other = imagined(&**trial.game, &table.state, viewer, luck);
        let third = imagined(&**trial.game, &table.state, viewer, luck);
        trial.report.imagined += usize::from(other != table.state);
        trial.report.imagined_apart += usize::from(other != third);
        compare("secrets are kept", trial, table, &other, viewer, tries)?;
    }
    Ok(())
}

/// All that a viewer is sent is the same when what they must not know is changed, in the state itself: the law above
/// believes a view that shows too much.
pub(super) fn hidden_things_do_not_show<G: Sample>(
    trial: &mut Trial<'_, G>,
    table: &Match<G>,
    tries: &[G::Action],
    luck: &mut Draws,
) -> Result<(), Breach> {
    for viewer in trial.viewers(&table.state) {
        let other = trial.game.otherwise(&table.state, viewer, luck);
        trial.report.changed += usize::from(other != table.state);
        compare("hidden things do not show", trial, table, &other, viewer, tries)?;
    }
    Ok(())
}

/// The same for what is told: an event in which something hidden is changed makes the same news.
pub(super) fn hidden_things_are_not_told<G: Sample>(
    trial: &Trial<'_, G>,
    table: &Match<G>,
    entry: &EntryOf<G>,
    luck: &mut Draws,
) -> Result<(), Breach> {
    for viewer in trial.viewers(&table.state) {
        for event in &entry.events {
            let other = trial.game.told_otherwise(event, viewer, luck);
            let (news, others) = (trial.game.redact(event, viewer), trial.game.redact(&other, viewer));
            if let Some(difference) = difference(&json(&news), &json(&others)) {
                return trial.breach("hidden things do not show", format!("news for {viewer:?}: {difference}"));
            }
        }
    }
    Ok(())
}

fn compare<G: Sample>(
    law: &'static str,
    trial: &Trial<'_, G>,
    table: &Match<G>,
    other: &G::State,
    viewer: Viewer,
    tries: &[G::Action],
) -> Result<(), Breach> {
    let (mine, theirs) = (sent(trial, &table.state, viewer, table, tries), sent(trial, other, viewer, table, tries));
    for ((what, one), (_, two)) in mine.iter().zip(&theirs) {
        if let Some(difference) = difference(one, two) {
            return trial.breach(law, format!("{what} for {viewer:?}: {difference}"));
        }
    }
    if mine.len() != theirs.len() {
        return trial.breach(law, format!("{viewer:?} is sent more or less"));
    }
    Ok(())
}

/// The first place where two texts in JSON differ, and how; `None`: nowhere.
pub(super) fn difference(one: &str, two: &str) -> Option<String> {
    if one == two {
        return None;
    }
    let read = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.into()));
    Some(differing(&read(one), &read(two), "").unwrap_or_else(|| format!("{one} against {two}")))
}

fn differing(one: &Value, two: &Value, path: &str) -> Option<String> {
    match (one, two) {
        _ if one == two => None,
        (Value::Object(fields), Value::Object(others)) if fields.keys().eq(others.keys()) => {
            fields.iter().find_map(|(name, field)| differing(field, &others[name], &format!("{path}.{name}")))
        }
        (Value::Array(items), Value::Array(others)) if items.len() == others.len() => {
            let mut pairs = items.iter().zip(others).enumerate();
            pairs.find_map(|(place, (item, other))| differing(item, other, &format!("{path}[{place}]")))
        }
        _ => Some(format!("{}: {one} against {two}", if path.is_empty() { "all of it" } else { path })),
    }
}

/// Everything `viewer` can get to know from a state.
fn sent<G: Sample>(
    trial: &Trial<'_, G>,
    state: &G::State,
    viewer: Viewer,
    table: &Match<G>,
    tries: &[G::Action],
) -> Vec<(&'static str, String)> {
    let game = &**trial.game;
    let mut sent = vec![
        ("view", json(&game.view(state, viewer))),
        ("backlog", json(&game.backlog(state, viewer))),
        ("deadline", json(&game.deadline(state))),
        ("seated", json(&game.seated(state))),
        ("awaited", json(&game.awaited(state))),
        ("late", json(&game.late(state))),
        ("scores", json(&game.scores(state))),
        ("outcome", json(&game.outcome(state))),
        ("chat", json(&game.may_say(state, viewer))),
        ("host offers", json(&game.host_offers(state))),
    ];
    let Some(seat) = viewer.seat() else { return sent };
    sent.push(("offers", json(&game.offers(state, seat))));
    for action in tries {
        sent.push(("forecast", json(&game.forecast(state, seat, action))));
        let input = Input::Act(seat, action.clone());
        let refusals = judge(game, state, &input, table.clock(), table.chance()).err();
        sent.push(("refusals", json(&refusals)));
    }
    sent
}

/// Where two courses of events look the same in a viewer's views, the news must be the same too.
///
/// News cannot simply be compared for a state and an imagined one: a card that is drawn or shown is *meant*
/// to differ. So: imagine other hands, other luck and other choices of the one who acts, and compare the
/// news of those courses that the views do not tell apart.
pub(super) fn news_tells_no_more_than_views<G: Sample>(
    trial: &mut Trial<'_, G>,
    table: &Match<G>,
    entry: &EntryOf<G>,
    luck: &mut Draws,
) -> Result<(), Breach> {
    let game = &**trial.game;
    let Some(input) = &entry.input else { return Ok(()) };
    for viewer in trial.viewers(&table.state) {
        let (views, news) = course(game, &table.state, &entry.events, viewer);
        let other = imagined(game, &table.state, viewer, luck);
        let other_luck = Chance::seeded(luck.below(usize::MAX) as u64);
        let mut inputs = vec![input.clone()];
        if let Input::Act(seat, _) = input
            && !viewer.is(*seat)
        {
            let offers = game.offers(&other, *seat);
            let exact = offers.iter().filter_map(|offer| offer.action().cloned());
            inputs.extend(exact.take(12).map(|action| Input::Act(*seat, action)));
        }
        for input in inputs {
            let Ok(events) = judge(game, &other, &input, entry.at, &other_luck) else { continue };
            let (other_views, other_news) = course(game, &other, &events, viewer);
            if views != other_views {
                continue;
            }
            trial.report.news_pairs += 1;
            same_news(trial, viewer, &news, &other_news)?;
        }
    }
    Ok(())
}

/// The match dealt again under other seeds: where a viewer's views of the deal are the same, so is the news of it. So a
/// leak is seen before anything was revealed, and nothing that the game says of itself is believed.
pub(super) fn other_deals_tell_the_same<G: Sample>(trial: &mut Trial<'_, G>, table: &Match<G>) -> Result<(), Breach> {
    let Some(deal) = table.log.entries.first() else { return Ok(()) };
    let (game, setup) = (&**trial.game, &table.log.header.setup);
    let blank = game.blank(setup);
    for viewer in trial.viewers(&table.state) {
        let (views, news) = course(game, &blank, &deal.events, viewer);
        for seed in 1..=OTHER_DEALS {
            let events = game.deal(setup, deal.at, &Chance::seeded(u64::MAX - seed));
            let (other_views, other_news) = course(game, &blank, &events, viewer);
            if views == other_views {
                trial.report.news_pairs += 1;
                same_news(trial, viewer, &news, &other_news)?;
            }
        }
    }
    Ok(())
}

/// So many seeds are dealt anew to find a deal that looks the same to someone.
const OTHER_DEALS: u64 = 32;

fn same_news<G: Sample>(trial: &Trial<'_, G>, viewer: Viewer, news: &[String], other: &[String]) -> Result<(), Breach> {
    let differing = news.iter().zip(other).find_map(|(one, two)| difference(one, two));
    let differing = differing.or_else(|| (news.len() != other.len()).then(|| "more or less of it".into()));
    match differing {
        None => Ok(()),
        Some(difference) => {
            let seen = format!("{viewer:?} is told otherwise, with the same views: {difference}");
            trial.breach("news tells no more than views", seen)
        }
    }
}

/// The views and the news of a course of events, as bytes.
fn course<G: Game>(game: &G, state: &G::State, events: &[G::Event], viewer: Viewer) -> (Vec<String>, Vec<String>) {
    let mut state = state.clone();
    let (mut views, mut news) = (Vec::new(), Vec::new());
    for event in events {
        game.evolve(&mut state, event);
        // With the backlog: bulk that a newcomer is shown may be told as news.
        views.push(json(&(game.view(&state, viewer), game.backlog(&state, viewer))));
        news.push(json(&game.redact(event, viewer)));
    }
    (views, news)
}
