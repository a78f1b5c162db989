//! `GET /api/v1/catalogue`: what there is to choose from, and what a request may take.

use crate::error::Refusal;
use crate::files;
use crate::limits::Limits;
use crate::work::Workers;
use atisbo_door::Catalogue;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use std::sync::Arc;

/// What is sent.
#[derive(Serialize)]
struct Sent {
    version: &'static str,
    limits: SentLimits,
    #[serde(flatten)]
    catalogue: Catalogue,
}

/// What a request may take.
#[derive(Serialize)]
struct SentLimits {
    /// The longest request, in bytes.
    body: usize,
    /// Seconds of work if a request does not say.
    usual_seconds: f64,
    /// Seconds of work at most.
    most_seconds: f64,
    /// Bytes at most.
    most_bytes: u64,
}

impl SentLimits {
    fn new(limits: &Limits) -> Self {
        SentLimits {
            body: limits.body,
            usual_seconds: limits.usual_time.as_secs_f64(),
            most_seconds: limits.most_time.as_secs_f64(),
            most_bytes: limits.most_memory,
        }
    }
}

/// All lists.
pub(crate) async fn catalogue(
    State(workers): State<Arc<Workers>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let bytes = written(&workers.limits).map_err(|_| Refusal::Bug)?;
    Ok(files::sent(bytes.into(), "application/json", &headers))
}

/// All lists as JSON.
pub(crate) fn written(limits: &Limits) -> serde_json::Result<Vec<u8>> {
    serde_json::to_vec(&Sent {
        version: env!("CARGO_PKG_VERSION"),
        limits: SentLimits::new(limits),
        catalogue: atisbo_door::catalogue(),
    })
}
