//! Work is cancelled when its client disconnects.

use crate::client::{ENDLESS, Reply, Running, read_all, start_with, until};
use atisbo_web::Limits;
use std::time::Duration;
use tokio::io::AsyncWriteExt;

/// A server with one worker for long work and no queue.
async fn one_worker() -> Running {
    let limits = Limits {
        long: 1,
        waiting: 0,
        most_time: Duration::from_secs(600),
        ..Limits::default()
    };
    start_with(limits, None).await
}

/// Whether the worker is free: work that may take no time is done at once.
async fn is_free(server: &Running) -> bool {
    server.ask_with("?seconds=0", &[], ENDLESS).await.status == 200
}

/// The work would take longer than any test waits.
async fn leaves(accept: &str) {
    let server = one_worker().await;
    let mut stream = server.connect().await;
    let request = server.question("?seconds=600", ENDLESS.len(), ENDLESS);
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

/// Sends a question that is answered when its time is over, and closes the sending side.
async fn half_closed(server: &Running, head: &str) -> Vec<u8> {
    let mut stream = server.connect().await;
    let request = server.question("?seconds=0.5", ENDLESS.len(), ENDLESS);
    let request = request.replacen("\r\n", &format!("\r\n{head}\r\n"), 1);
    stream.write_all(request.as_bytes()).await.unwrap();
    stream.shutdown().await.unwrap();
    read_all(&mut stream).await
}

#[tokio::test]
async fn a_client_that_only_closed_its_sending_side_gets_its_answer() {
    let server = one_worker().await;
    let reply = half_closed(&server, "Accept: */*").await;
    // Before the answer it may be asked whether it is still there.
    let answer = reply.strip_prefix(b"HTTP/1.1 102 Processing\r\n\r\n");
    let answer = Reply::read(answer.unwrap_or(&reply));
    assert_eq!(answer.status, 200);
    assert_eq!(answer.json()["runs"][0]["ending"]["stopped"], "time");
    let events = Reply::read(&half_closed(&server, "Accept: text/event-stream").await);
    assert!(
        events.text().contains("event: answer\n"),
        "{}",
        events.text()
    );
}

#[tokio::test]
async fn all_answers_come_to_a_client_that_sends_all_questions_and_closes_its_sending_side() {
    let server = one_worker().await;
    let question = server.question("?seconds=0.2", ENDLESS.len(), ENDLESS);
    let mut stream = server.connect().await;
    stream
        .write_all(question.repeat(3).as_bytes())
        .await
        .unwrap();
    stream.shutdown().await.unwrap();
    let replies = String::from_utf8(read_all(&mut stream).await).unwrap();
    assert_eq!(replies.matches("HTTP/1.1 200 OK").count(), 3, "{replies}");
    assert_eq!(replies.matches(r#""stopped":"time""#).count(), 3);
}

#[tokio::test]
async fn a_client_of_http_1_0_is_never_sent_an_interim_answer() {
    let server = one_worker().await;
    let request = server.question("?seconds=0.5", ENDLESS.len(), ENDLESS);
    let mut stream = server.connect().await;
    let request = request.replacen("HTTP/1.1", "HTTP/1.0", 1);
    stream.write_all(request.as_bytes()).await.unwrap();
    stream.shutdown().await.unwrap();
    let reply = Reply::read(&read_all(&mut stream).await);
    assert_eq!(reply.status, 200);
}
