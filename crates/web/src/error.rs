//! What goes wrong between a request and the door, as JSON: `{"error": {"line", "column", "message"}}`.

use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_api::verb::Size;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::time::Duration;

/// Why a request gets no answer.
#[derive(Clone, Debug)]
pub(crate) enum Refusal {
    /// The `Host` header does not name this server.
    Host,
    /// The request comes from a page of another site.
    Origin,
    /// The token is missing or wrong.
    Token,
    /// There is nothing at this address.
    NoSuchPath,
    /// The method is not allowed here.
    Method,
    /// The body is not JSON.
    NotJson,
    /// The body or a query parameter is not a valid request; with the reason.
    NoRequest(Message),
    /// The body is longer than this many bytes.
    TooLarge(usize),
    /// The answer would be larger than allowed.
    TooMany(Size),
    /// The request names files or folders, which only the command line may do.
    NamesFiles,
    /// The body did not come in time.
    TooSlow,
    /// All workers are busy; with an estimate of the seconds until one is free for this client.
    Busy(u64),
    /// The server is shutting down.
    Ending,
    /// A bug in the program.
    Bug,
    /// The door cannot answer the question as it stands.
    Door(Box<Error>),
}

/// An error as it is sent.
#[derive(Serialize)]
pub(crate) struct Sent {
    error: SentError,
}

#[derive(Serialize)]
struct SentError {
    #[serde(flatten)]
    error: Error,
    /// After how many seconds to ask again.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<u64>,
}

/// How long a restart takes, in seconds.
const RESTART: u64 = 2;

/// Nobody is sent away for longer than this many seconds: by then what runs now has ended, and there is a new estimate.
const MOST: u64 = 60;

impl Refusal {
    /// Not a valid request, for a reason that a library gives in English.
    pub(crate) fn no_request(reason: String) -> Self {
        Refusal::NoRequest(Message::new("value").with("value", reason))
    }

    /// No worker for this client until about this time has passed.
    pub(crate) fn busy(wait: Duration) -> Self {
        let seconds = wait.as_secs_f64().ceil() as u64;
        Refusal::Busy(seconds.clamp(1, MOST))
    }

    /// After how many seconds it is worth asking again.
    fn retry_after(&self) -> Option<u64> {
        match self {
            Refusal::Busy(seconds) => Some(*seconds),
            Refusal::Ending => Some(RESTART),
            _ => None,
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Refusal::Host | Refusal::Origin | Refusal::Token | Refusal::NamesFiles => {
                StatusCode::FORBIDDEN
            }
            Refusal::NoSuchPath => StatusCode::NOT_FOUND,
            Refusal::Method => StatusCode::METHOD_NOT_ALLOWED,
            Refusal::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Refusal::NoRequest(_) => StatusCode::BAD_REQUEST,
            Refusal::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refusal::Busy(_) | Refusal::Ending => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::Bug => StatusCode::INTERNAL_SERVER_ERROR,
            Refusal::Door(_) | Refusal::TooMany(_) => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    pub(crate) fn sent(self) -> Sent {
        let retry_after = self.retry_after();
        let error = self.error();
        Sent {
            error: SentError { error, retry_after },
        }
    }

    fn error(self) -> Error {
        Error::from(match self {
            Refusal::Door(error) => return *error,
            Refusal::Host => Message::new("server-host"),
            Refusal::Origin => Message::new("server-origin"),
            Refusal::Token => Message::new("server-token"),
            Refusal::NoSuchPath => Message::new("server-path"),
            Refusal::Method => Message::new("server-method"),
            Refusal::NotJson => Message::new("server-not-json"),
            Refusal::NoRequest(reason) => Message::new("server-no-request").with("reason", reason),
            Refusal::TooLarge(bytes) => Message::new("server-too-large").with("bytes", bytes),
            Refusal::TooMany(size) => Message::new("server-too-many")
                .with("asked", size.asked)
                .with("most", size.most),
            Refusal::NamesFiles => Message::new("server-names-files"),
            Refusal::TooSlow => Message::new("server-too-slow"),
            Refusal::Busy(seconds) => Message::new("server-busy").with("seconds", seconds),
            Refusal::Ending => Message::new("server-ending"),
            Refusal::Bug => Message::new("server-bug"),
        })
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (status, retry_after) = (self.status(), self.retry_after());
        let mut response = (status, Json(self.sent())).into_response();
        if let Some(seconds) = retry_after {
            let headers = response.headers_mut();
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_refused_are_told_to_wait_between_a_second_and_a_minute() {
        for (wait, told) in [
            (Duration::ZERO, 1),
            (Duration::from_millis(2_001), 3),
            (Duration::MAX, 60),
        ] {
            assert_eq!(Refusal::busy(wait).retry_after(), Some(told));
        }
    }
}
