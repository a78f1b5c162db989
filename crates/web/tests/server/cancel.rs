//! Work is cancelled when its client disconnects.

use crate::client::{ENDLESS, Running, start_with, until};
use atisbo_web::Limits;
use tokio::io::AsyncWriteExt;

/// A server with one worker for long work and no queue.
async fn one_worker() -> Running {
    let limits = Limits {
        long: 1,
        waiting: 0,
        ..Limits::default()
    };
    start_with(limits, None).await
}

/// Whether the worker is free: work that may take no time is done at once.
async fn is_free(server: &Running) -> bool {
    server.ask_with("?seconds=0", &[], ENDLESS).await.status == 200
}

async fn leaves(accept: &str) {
    let server = one_worker().await;
    let mut stream = server.connect().await;
    let request = server.question("?seconds=60", ENDLESS.len(), ENDLESS);
    let request = request.replacen("\r\n", &format!("\r\nAccept: {accept}\r\n"), 1);
    stream.write_all(request.as_bytes()).await.unwrap();
    until(async || !is_free(&server).await).await;
    drop(stream);
    until(async || is_free(&server).await).await;
    server.end().await;
}

#[tokio::test]
async fn work_stops_when_the_connection_is_closed() {
    leaves("application/json").await;
}

#[tokio::test]
async fn work_stops_when_the_reader_of_its_events_leaves() {
    leaves("text/event-stream").await;
}
