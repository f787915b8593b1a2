//! The laws of secrecy: over everything a seat is sent.

use super::Breach;
use super::trial::Trial;
use crate::log::json;
use crate::{Chance, Draws, EntryOf, Game, Input, Match, Seen, Viewer, judge};

/// A state that looks the same to `viewer`, made from nothing but what they are shown.
fn imagined<G: Game>(game: &G, state: &G::State, viewer: Viewer, luck: &mut Draws) -> G::State {
    let (view, backlog) = (game.view(state, viewer), game.backlog(state, viewer));
    game.imagine(&Seen { viewer, view: &view, backlog: &backlog }, luck)
}

/// All that a viewer is sent is the same for a state and for another they cannot tell from it.
pub(super) fn secrets_are_kept<G: Game>(
    trial: &mut Trial<'_, G>,
    table: &Match<G>,
    luck: &mut Draws,
) -> Result<(), Breach> {
    for viewer in trial.viewers(&table.state) {
        let other = imagined(&**trial.game, &table.state, viewer, luck);
        trial.report.imagined += usize::from(other != table.state);
        let (mine, theirs) = (sent(trial, &table.state, viewer, table), sent(trial, &other, viewer, table));
        for ((what, one), (_, two)) in mine.iter().zip(&theirs) {
            if one != two {
                return trial.breach("secrets are kept", format!("{what} for {viewer:?}: {one} against {two}"));
            }
        }
        if mine.len() != theirs.len() {
            return trial.breach("secrets are kept", format!("{viewer:?} is sent more or less"));
        }
    }
    Ok(())
}

/// Everything `viewer` can get to know from a state.
fn sent<G: Game>(
    trial: &Trial<'_, G>,
    state: &G::State,
    viewer: Viewer,
    table: &Match<G>,
) -> Vec<(&'static str, String)> {
    let game = &**trial.game;
    let mut sent = vec![
        ("view", json(&game.view(state, viewer))),
        ("backlog", json(&game.backlog(state, viewer))),
        ("deadline", json(&game.deadline(state))),
        ("seated", json(&game.seated(state))),
        ("awaited", json(&game.awaited(state))),
        ("idle", json(&game.idle(state))),
        ("scores", json(&game.scores(state))),
        ("outcome", json(&game.outcome(state))),
        ("chat", json(&game.may_say(state, viewer))),
        ("host offers", json(&game.host_offers(state))),
    ];
    let Some(seat) = viewer.seat() else { return sent };
    sent.push(("offers", json(&game.offers(state, seat))));
    for action in trial.pool.iter() {
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
pub(super) fn news_tells_no_more_than_views<G: Game>(
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
            if news != other_news {
                let seen = format!("{viewer:?} is told {news:?}; or, with the same views, {other_news:?}");
                return trial.breach("news tells no more than views", seen);
            }
        }
    }
    Ok(())
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
