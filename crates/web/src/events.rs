//! An answer as a stream of events: how far the work is, and then the answer or the error.
//!
//! The format is that of Server-Sent Events (WHATWG HTML, section 9.2).

use crate::error::Refusal;
use crate::limits::Requested;
use crate::work::Ticket;
use atisbo_api::Observer;
use atisbo_api::verb::Question;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use http_body_util::combinators::UnsyncBoxBody;
use hyper::body::Frame;
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

/// The media type of an event stream, which the client asks for.
pub(crate) const TYPE: &str = "text/event-stream";

/// The shortest time between two progress events.
const BEAT: Duration = Duration::from_millis(100);

/// The longest silence: keeps proxies from closing the connection.
const SILENCE: Duration = Duration::from_secs(10);

/// Answers a question by a stream of events.
pub(crate) fn stream(ticket: Ticket, question: Question, requested: Requested) -> Response {
    let (sender, receiver) = mpsc::channel(4);
    let sending = tokio::spawn(send(ticket, question, requested, sender));
    let body = Stream { receiver, sending };
    let body = Body::new(UnsyncBoxBody::new(body));
    ([(CONTENT_TYPE, TYPE), (CACHE_CONTROL, "no-store")], body).into_response()
}

/// Does the work and sends its progress.
async fn send(
    ticket: Ticket,
    question: Question,
    requested: Requested,
    sender: mpsc::Sender<Bytes>,
) {
    let (progress, mut latest) = watch::channel((0, 0));
    let mut work = std::pin::pin!(ticket.work(question, requested, Progress(progress)));
    let mut next = Instant::now() + BEAT;
    let mut silent_until = Instant::now() + SILENCE;
    let last = loop {
        tokio::select! {
            done = &mut work => break done,
            () = sleep_until(next) => {}
        }
        next = Instant::now() + BEAT;
        let line = if latest.has_changed().unwrap_or(false) {
            let (done, total) = *latest.borrow_and_update();
            event(
                "progress",
                format!(r#"{{"done":{done},"total":{total}}}"#).as_bytes(),
            )
        } else if Instant::now() >= silent_until {
            Bytes::from_static(b": still at work\n\n")
        } else {
            continue;
        };
        silent_until = Instant::now() + SILENCE;
        if sender.send(line).await.is_err() {
            return;
        }
    };
    let last = match last {
        Ok(answer) => event("answer", &answer),
        Err(refusal) => event("error", &error(refusal)),
    };
    // The client is gone, which is fine.
    let _ = sender.send(last).await;
}

fn error(refusal: Refusal) -> Vec<u8> {
    serde_json::to_vec(&refusal.sent()).unwrap_or_default()
}

/// One event. JSON has no line breaks of its own, so the data is one line.
fn event(name: &str, data: &[u8]) -> Bytes {
    [b"event: ", name.as_bytes(), b"\ndata: ", data, b"\n\n"]
        .concat()
        .into()
}

/// Publishes the latest progress.
struct Progress(watch::Sender<(u64, u64)>);

impl Observer for Progress {
    fn progress(&self, done: u64, total: u64) {
        self.0.send_replace((done, total));
    }
}

/// The body of the response. Dropping it, when the connection closes, cancels the work.
struct Stream {
    receiver: mpsc::Receiver<Bytes>,
    sending: JoinHandle<()>,
}

impl HttpBody for Stream {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let next = self.receiver.poll_recv(context);
        next.map(|bytes| bytes.map(|bytes| Ok(Frame::data(bytes))))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.sending.abort();
    }
}
