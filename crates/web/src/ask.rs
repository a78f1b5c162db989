//! `POST /api/v1/ask`: a request of the door in, its answer out.

use crate::error::Refusal;
use crate::events;
use crate::guard::text;
use crate::limits::Requested;
use crate::peer::Peer;
use crate::work::{Ticket, Workers};
use atisbo_api::ReadError;
use atisbo_api::verb::Question;
use atisbo_door::TABLE;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::http::{HeaderMap, StatusCode, Version};
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// What every answer of the door says of itself.
pub(crate) const JSON: [(HeaderName, &str); 2] = [
    (CONTENT_TYPE, "application/json"),
    (CACHE_CONTROL, "no-store"),
];

/// Answers a request.
pub(crate) async fn ask(
    State(workers): State<Arc<Workers>>,
    Extension(peer): Extension<Peer>,
    version: Version,
    requested: Result<Query<Requested>, QueryRejection>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let Query(requested) = requested.map_err(|error| Refusal::no_request(error.body_text()))?;
    let kind = text(&headers, &CONTENT_TYPE).map(essence);
    if !kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json")) {
        return Err(Refusal::NotJson);
    }
    let claimed = body.size_hint().lower();
    if claimed > workers.limits.body as u64 {
        return Err(Refusal::TooLarge(workers.limits.body));
    }
    let body = timeout(workers.limits.stall, read(body, workers.limits.body)).await;
    let body = body.map_err(|_| Refusal::TooSlow)??;
    let question = TABLE.read(&body);
    let question = question.map_err(|error| match error {
        ReadError::Name(name) => Refusal::Door(Box::new(name.into())),
        error => Refusal::NoRequest(error.words()),
    })?;
    drop(body);
    if question.names_files() {
        return Err(Refusal::NamesFiles);
    }
    if question.size().is_too_large() {
        return Err(Refusal::TooMany(question.size()));
    }
    let (game, verb) = question.name();
    let verb = format!("{verb} {game}");
    let time = workers.limits.time(&requested);
    let time = time.saturating_mul(question.clocks());
    let time = time.min(workers.limits.most_time);
    let mut ticket = workers.enqueue(peer.client, verb, question.cost(), time)?;
    // Whoever finds no place is told at once and by the status, even if it wants events.
    ticket.turn_within(Duration::ZERO).await?;
    let mut accepted = text(&headers, &ACCEPT).unwrap_or_default().split(',');
    if accepted.any(|kind| essence(kind).eq_ignore_ascii_case(events::TYPE)) {
        return Ok(events::stream(peer, ticket, question, requested));
    }
    tokio::select! {
        biased;
        answer = answer(ticket, question, requested) => Ok((JSON, answer?).into_response()),
        // Nobody is there to read this.
        () = peer.left(version >= Version::HTTP_11) => Ok(StatusCode::REQUEST_TIMEOUT.into_response()),
    }
}

async fn answer(
    mut ticket: Ticket,
    question: Question,
    requested: Requested,
) -> Result<Vec<u8>, Refusal> {
    while !ticket.turn_within(Duration::MAX).await? {}
    ticket.run(question, requested, ()).await
}

/// A media type without its parameters.
fn essence(kind: &str) -> &str {
    kind.split(';').next().unwrap_or_default().trim()
}

/// The whole body, if it is not too long.
async fn read(body: Body, most: usize) -> Result<Bytes, Refusal> {
    match Limited::new(body, most).collect().await {
        Ok(body) => Ok(body.to_bytes()),
        Err(error) if error.is::<LengthLimitError>() => Err(Refusal::TooLarge(most)),
        Err(error) => Err(Refusal::no_request(error.to_string())),
    }
}
