//! `POST /api/v1/ask`: a request of the door in, its answer out.

use crate::error::Refusal;
use crate::events;
use crate::guard::text;
use crate::limits::Requested;
use crate::work::Workers;
use atisbo_api::ReadError;
use atisbo_door::TABLE;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use std::sync::Arc;
use tokio::time::timeout;

/// What every answer of the door says of itself.
pub(crate) const JSON: [(HeaderName, &str); 2] = [
    (CONTENT_TYPE, "application/json"),
    (CACHE_CONTROL, "no-store"),
];

/// Answers a request.
pub(crate) async fn ask(
    State(workers): State<Arc<Workers>>,
    requested: Result<Query<Requested>, QueryRejection>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let Query(requested) = requested.map_err(|error| Refusal::no_request(error.body_text()))?;
    let says = |name, what| text(&headers, name).is_some_and(|value| value.contains(what));
    if !says(&CONTENT_TYPE, "application/json") {
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
    let ticket = workers.enqueue(question.cost())?;
    if says(&ACCEPT, events::TYPE) {
        return Ok(events::stream(ticket, question, requested));
    }
    let answer = ticket.work(question, requested, ()).await?;
    Ok((JSON, answer).into_response())
}

/// The whole body, if it is not too long.
async fn read(body: Body, most: usize) -> Result<Bytes, Refusal> {
    match Limited::new(body, most).collect().await {
        Ok(body) => Ok(body.to_bytes()),
        Err(error) if error.is::<LengthLimitError>() => Err(Refusal::TooLarge(most)),
        Err(error) => Err(Refusal::no_request(error.to_string())),
    }
}
