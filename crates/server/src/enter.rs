//! Coming into a room: opening one, joining or knocking, a second device.

use crate::actor::Letter;
use crate::deals;
use crate::http::{Answer, From, Host, Sent, bearer, body, conflict, gone};
use crate::protocol::{Grant, Join, NewRoom, Pass};
use crate::serve::{Refused, Server};
use crate::tokens;
use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use kernel::message;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use table::{Command, Newcomer, PlayerId};
use tokio::sync::oneshot;

pub(crate) async fn create(
    State(house): Host,
    ConnectInfo(from): From,
    headers: HeaderMap,
    sent: Sent,
) -> Answer<Pass> {
    let new: NewRoom = body(sent)?;
    if new.preset.is_some() && new.game.is_none() {
        return Err(Refused::new(StatusCode::BAD_REQUEST, "server.preset", message!("server-preset-alone")));
    }
    let deal = deals::wished(&headers, house.config.chosen_deals)?;
    table::clean_name(&new.name).map_err(|refusal| conflict(vec![refusal]))?;
    house.room_limit.take(from.ip()).map_err(Refused::too_often)?;
    let code = house.rooms.create(new.public, deal).await.map_err(|no| Refused::no_room(&no))?;
    let newcomer = Newcomer { name: new.name, from: whereabouts(&house, &code, from), ..Newcomer::default() };
    let pass = enter(&house, &code, newcomer).await?;
    if new.private {
        order(&house, &code, pass.player, Command::Private(true)).await?;
    }
    if let Some(game) = new.game {
        let what = Command::Choose { game, preset: new.preset, rules: None };
        order(&house, &code, pass.player, what).await?;
    }
    Ok(Json(pass))
}

/// Who was here before shows the token they had: then they are known again.
pub(crate) async fn join(
    State(house): Host,
    ConnectInfo(from): From,
    Path(code): Path<String>,
    headers: HeaderMap,
    sent: Sent,
) -> Answer<Pass> {
    let Join { name, watch, invitation } = body(sent)?;
    house.join_limit.take(from.ip()).map_err(Refused::too_often)?;
    house.find(&code, from.ip()).await?;
    let (code, before) = (code.to_ascii_uppercase(), bearer(&headers).ok());
    let from = whereabouts(&house, &code, from);
    let newcomer = Newcomer { name, watch, invitation, before, from, ..Newcomer::default() };
    Ok(Json(enter(&house, &code, newcomer).await?))
}

/// Where someone comes from, in letters that only this house can make, and another room cannot compare.
fn whereabouts(house: &Server, code: &str, from: SocketAddr) -> String {
    let place = match from.ip().to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        // A household has a whole network of them.
        IpAddr::V6(address) => format!("{:x}", address.to_bits() >> 64),
    };
    let mut signed = house.key.sign(&format!("from {code} {place}"));
    signed.truncate(16);
    signed
}

/// Joins, or knocks, and makes the token that proves it.
async fn enter(house: &Arc<Server>, code: &str, newcomer: Newcomer) -> Result<Pass, Refused> {
    let room = house.rooms.get(code).await.map_err(|no| Refused::no_room(&no))?;
    let token = tokens::token();
    let (answer, waiting) = oneshot::channel();
    let newcomer = Box::new(Newcomer { token: token.clone(), ..newcomer });
    room.send(Box::new(Letter::Join { newcomer, answer })).await.map_err(gone)?;
    let (player, waits) = waiting.await.map_err(gone)?.map_err(conflict)?;
    Ok(Pass { code: code.into(), player, token, waits })
}

async fn order(house: &Arc<Server>, code: &str, player: PlayerId, what: Command) -> Result<(), Refused> {
    let room = house.rooms.get(code).await.map_err(|no| Refused::no_room(&no))?;
    let (answer, waiting) = oneshot::channel();
    room.send(Box::new(Letter::Command { player, what: Box::new(what), answer })).await.map_err(gone)?;
    waiting.await.map_err(gone)?.map_err(conflict)
}

pub(crate) async fn device(
    State(house): Host,
    ConnectInfo(from): From,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Answer<Grant> {
    let token = bearer(&headers)?;
    let room = house.find_own(&code, from.ip()).await?;
    let (answer, waiting) = oneshot::channel();
    room.send(Box::new(Letter::WhoHas { token, answer })).await.map_err(gone)?;
    let Some(player) = waiting.await.map_err(gone)? else {
        house.missed(from.ip())?;
        return Err(Refused::new(StatusCode::FORBIDDEN, "server.token", message!("table-stranger")));
    };
    Ok(Json(Grant { secret: tokens::grant(&house.key, &code.to_ascii_uppercase(), player) }))
}

pub(crate) async fn redeem(
    State(house): Host,
    ConnectInfo(from): From,
    Path(code): Path<String>,
    sent: Sent,
) -> Answer<Pass> {
    let Grant { secret } = body(sent)?;
    house.join_limit.take(from.ip()).map_err(Refused::too_often)?;
    let code = code.to_ascii_uppercase();
    let spent = || Refused::new(StatusCode::FORBIDDEN, "server.grant", message!("server-grant"));
    let room = house.find(&code, from.ip()).await?;
    let redeemed = tokens::redeem(&house.key, &*house.rooms.store, &code, &secret).await;
    let player = redeemed.map_err(|e| Refused::store(&e))?.ok_or_else(spent)?;
    let token = tokens::token();
    let (answer, waiting) = oneshot::channel();
    room.send(Box::new(Letter::Token { player, token: token.clone(), answer })).await.map_err(gone)?;
    waiting.await.map_err(gone)?.map_err(conflict)?;
    Ok(Json(Pass { code, player, token, waits: false }))
}
