//! Whoever goes away takes the work along.

use crate::client::{ENDLESS, JSON, Running, start_with, until};
use atisbo_web::Limits;
use tokio::io::AsyncWriteExt;

/// A server with one seat for long work, and nobody may wait.
async fn one_seat() -> Running {
    let limits = Limits {
        long: 1,
        waiting: 0,
        ..Limits::default()
    };
    start_with(limits, None).await
}

/// Whether the seat is free: work that may take no time is done at once.
async fn is_free(server: &Running) -> bool {
    let reply = server
        .send("POST /api/v1/ask?seconds=0", &[JSON], ENDLESS)
        .await;
    reply.status == 200
}

async fn leaves(accept: &str) {
    let server = one_seat().await;
    let mut stream = server.connect().await;
    let request = format!(
        "POST /api/v1/ask?seconds=60 HTTP/1.1\r\nHost: {}\r\n{JSON}\r\nAccept: {accept}\r\n\
         Content-Length: {}\r\n\r\n{ENDLESS}",
        server.address,
        ENDLESS.len()
    );
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
