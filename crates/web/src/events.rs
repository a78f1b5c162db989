//! An answer as a stream of events: how long it will be until work begins, how far the work is, and then the answer or
//! the error.
//!
//! The format is that of Server-Sent Events (WHATWG HTML, section 9.2).

use crate::error::Refusal;
use crate::limits::Requested;
use crate::peer::Peer;
use crate::work::Ticket;
use atisbo_api::Observer;
use atisbo_api::verb::Question;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use http_body_util::combinators::UnsyncBoxBody;
use hyper::body::Frame;
use serde::Serialize;
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

/// The time between two events that tell how long it will be until work begins.
const WAITING: Duration = Duration::from_secs(1);

/// The longest silence: keeps proxies from closing the connection.
const SILENCE: Duration = Duration::from_secs(10);

/// What is sent while there is nothing to tell.
const SILENT: &[u8] = b": still there\n\n";

/// Answers a question by a stream of events.
pub(crate) fn stream(
    peer: Peer,
    ticket: Ticket,
    question: Question,
    requested: Requested,
) -> Response {
    let (sender, receiver) = mpsc::channel(4);
    let sending = tokio::spawn(async move {
        tokio::select! {
            biased;
            () = send(ticket, question, requested, &sender) => {}
            () = left(&peer, &sender) => {}
        }
    });
    let body = Stream { receiver, sending };
    let body = Body::new(UnsyncBoxBody::new(body));
    ([(CONTENT_TYPE, TYPE), (CACHE_CONTROL, "no-store")], body).into_response()
}

/// Waits until the client has left: if it has closed its sending side, something is sent to see whether it still reads.
async fn left(peer: &Peer, sender: &mpsc::Sender<Bytes>) {
    peer.closed_its_side().await;
    if sender.send(Bytes::from_static(SILENT)).await.is_ok() {
        peer.reset().await;
    }
}

/// Does the work and sends what is to be told of it.
async fn send(
    ticket: Ticket,
    question: Question,
    requested: Requested,
    sender: &mpsc::Sender<Bytes>,
) {
    let last = match work(ticket, question, requested, sender).await {
        Ok(answer) => event("answer", &answer),
        Err(refusal) => event("error", &error(refusal)),
    };
    // If the client has left, that is fine.
    let _ = sender.send(last).await;
}

/// Waits for a worker and does the work. Events for which there is no room are left out: later ones tell more.
async fn work(
    mut ticket: Ticket,
    question: Question,
    requested: Requested,
    sender: &mpsc::Sender<Bytes>,
) -> Result<Vec<u8>, Refusal> {
    let mut beat = BEAT;
    while !ticket.turn_within(beat).await? {
        beat = WAITING;
        let outlook = ticket.outlook();
        let (ahead, seconds) = (outlook.ahead, outlook.wait.as_secs_f64().ceil());
        let data = format!(r#"{{"ahead":{ahead},"seconds":{seconds}}}"#);
        let _ = sender.try_send(event("waiting", data.as_bytes()));
    }
    let (progress, mut latest) = watch::channel(Far::default());
    let mut work = std::pin::pin!(ticket.run(question, requested, Progress(progress)));
    let mut next = Instant::now() + BEAT;
    let mut silent_until = Instant::now() + SILENCE;
    loop {
        tokio::select! {
            done = &mut work => return done,
            () = sleep_until(next) => {}
        }
        next = Instant::now() + BEAT;
        let line = if latest.has_changed().unwrap_or(false) {
            let far = *latest.borrow_and_update();
            event("progress", &serde_json::to_vec(&far).unwrap_or_default())
        } else if Instant::now() >= silent_until {
            Bytes::from_static(SILENT)
        } else {
            continue;
        };
        silent_until = Instant::now() + SILENCE;
        let _ = sender.try_send(line);
    }
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

/// How far the work is.
#[derive(Clone, Copy, Default, Serialize)]
struct Far {
    done: u64,
    total: u64,
    /// Which phase this is, and how many there are, where the work has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phases: Option<u64>,
}

/// Publishes the latest progress.
struct Progress(watch::Sender<Far>);

impl Observer for Progress {
    fn progress(&self, done: u64, total: u64) {
        self.0
            .send_modify(|far| (far.done, far.total) = (done, total));
    }

    fn phase(&self, phase: u64, of: u64) {
        self.0.send_replace(Far {
            phase: Some(phase),
            phases: Some(of),
            ..Far::default()
        });
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
