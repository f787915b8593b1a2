//! Looking back at whole matches: what their moves cost, and what may be asked of them when they are over.

use crate::http::{
    Answer, From, Host, Sent, beside, game_of, kept, no_log, sent_bytes, sent_log, undecided, unreadable,
};
use crate::serve::{Refused, Server};
use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Path, Query, State};
use catalogue::{Analysis, Raw};
use kernel::{Forecast, Seat, message};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;

/// What is said of the moves of a finished match.
pub(crate) async fn of_match(State(house): Host, ConnectInfo(from): From, Path(id): Path<String>) -> Answer<Analysis> {
    house.log_limit.take(from.ip()).map_err(Refused::too_often)?;
    let log = kept(&house, &id).await?;
    beside(move || analysis_of(&house, &log)).await
}

/// The same of a log that somebody has.
pub(crate) async fn of_log(State(house): Host, ConnectInfo(from): From, sent: Sent) -> Answer<Analysis> {
    let sent = sent_bytes(&house, from, sent)?;
    beside(move || analysis_of(&house, &sent_log(&house, sent)?)).await
}

fn analysis_of(house: &Arc<Server>, log: &str) -> Result<Analysis, Refused> {
    let header = kernel::log::read_header(log).map_err(|fault| no_log(catalogue::said_of(&fault)))?;
    let kind = game_of(house, &header)?;
    kind.analyse(log, &house.rooms.house.content).map_err(|why| undecided(&header.game, &why))
}

/// A question about a match that is over.
#[derive(Deserialize)]
pub(crate) struct Question {
    /// The action, as JSON.
    action: String,
    #[serde(rename = "as", default)]
    seat: u8,
}

/// What would come of an action, were it asked at the end of a finished match: a word looked up, say.
pub(crate) async fn forecast_of_match(
    State(house): Host,
    Path(id): Path<String>,
    asked: Result<Query<Question>, QueryRejection>,
) -> Answer<Forecast> {
    let Query(asked) = asked.map_err(unreadable)?;
    let log = kept(&house, &id).await?;
    beside(move || forecast_of(&house, &log, &asked)).await
}

/// The same of a log that somebody has.
pub(crate) async fn forecast_of_log(
    State(house): Host,
    ConnectInfo(from): From,
    asked: Result<Query<Question>, QueryRejection>,
    sent: Sent,
) -> Answer<Forecast> {
    let Query(asked) = asked.map_err(unreadable)?;
    let sent = sent_bytes(&house, from, sent)?;
    beside(move || forecast_of(&house, &sent_log(&house, sent)?, &asked)).await
}

fn forecast_of(house: &Arc<Server>, log: &str, asked: &Question) -> Result<Forecast, Refused> {
    let header = kernel::log::read_header(log).map_err(|fault| no_log(catalogue::said_of(&fault)))?;
    let table = game_of(house, &header)?.reopen(log, &house.rooms.house.content);
    let table = table.map_err(|why| undecided(&header.game, &why))?;
    let seat = Seat(asked.seat.min(header.setup.seats.saturating_sub(1)));
    let action: Value = serde_json::from_str(&asked.action)
        .map_err(|why| no_log(message!("file-unreadable", why = why.to_string())))?;
    Ok(table.forecast(seat, &Raw::of(&action)))
}
