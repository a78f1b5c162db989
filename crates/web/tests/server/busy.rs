//! Many clients at once: each is served or asked to try again.

use crate::client::{
    ENDLESS, Reply, Running, read_all, read_until, start, start_behind_a_proxy, start_with, until,
};
use atisbo_web::Limits;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

#[tokio::test]
async fn two_hundred_clients_at_once_are_all_served() {
    let server = Arc::new(start().await);
    let clients: Vec<_> = (0..200)
        .map(|seed| {
            let server = Arc::clone(&server);
            tokio::spawn(async move {
                let request = format!(
                    r#"{{"game": "minesweeper", "verb": "game", "of": {{"level": "expert", "seed": {seed}}},
                        "moves": [{{"reveal": [8, 15]}}]}}"#
                );
                let game = server.ask(&request).await;
                assert_eq!(game.status, 200, "{}", game.text());
                let request = format!(
                    r#"{{"game": "minesweeper", "verb": "analyse", "position": {}}}"#,
                    game.json()["id"]
                );
                server.ask(&request).await.status
            })
        })
        .collect();
    for client in clients {
        assert_eq!(client.await.unwrap(), 200);
    }
}

/// Whether the queue is full.
async fn is_refused(server: &Running) -> bool {
    let reply = server.ask_with("?seconds=0", &[], ENDLESS).await;
    if reply.status != 503 {
        return false;
    }
    let told: u64 = reply.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=60).contains(&told), "{told} seconds");
    let error = &reply.json()["error"];
    assert_eq!(error["retry_after"], told);
    let words = error["message"]["en"].as_str().unwrap();
    assert!(words.contains(&told.to_string()), "{words}");
    true
}

/// Asks for a minute of work and its events, for a client that a proxy names, and reads until these words come.
async fn asks(server: &Running, client: &str, words: &str) -> TcpStream {
    let mut stream = server.connect().await;
    let request = server.question("?seconds=60", ENDLESS.len(), ENDLESS);
    let head = format!("\r\nAccept: text/event-stream\r\nX-Forwarded-For: {client}\r\n");
    let request = request.replacen("\r\n", &head, 1);
    stream.write_all(request.as_bytes()).await.unwrap();
    read_until(&mut stream, words).await;
    stream
}

/// Comes when a request has a worker or a place in the queue.
const TAKEN: &str = "HTTP/1.1 200 OK";

#[tokio::test]
async fn a_short_question_of_another_client_does_not_wait_behind_long_ones() {
    let limits = Limits {
        long: 2,
        ..Limits::default()
    };
    let server = start_behind_a_proxy(limits).await;
    let mut long = vec![asks(&server, "10.0.0.1", TAKEN).await];
    for _ in 0..20 {
        let waiting = "event: waiting\ndata: {\"ahead\":";
        long.push(asks(&server, "10.0.0.1", waiting).await);
    }
    let solve = r#"{"game": "ohno", "verb": "solve", "puzzle": "1 ."}"#;
    let other = ["X-Forwarded-For: 10.0.0.1, 10.0.0.2"];
    let reply = server.ask_with("", &other, solve).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

#[tokio::test]
async fn without_the_switch_a_client_cannot_pass_for_others() {
    let limits = Limits {
        long: 2,
        waiting: 0,
        ..Limits::default()
    };
    let server = start_with(limits, None).await;
    let _long = asks(&server, "10.0.0.1", TAKEN).await;
    let other = ["X-Forwarded-For: 10.0.0.2"];
    let reply = server.ask_with("?seconds=0", &other, ENDLESS).await;
    assert_eq!(reply.status, 503);
}

#[tokio::test]
async fn whoever_wants_events_is_told_its_place_and_when_to_ask_again() {
    let limits = Limits {
        long: 1,
        patience: Duration::from_secs(3),
        ..Limits::default()
    };
    let server = Arc::new(start_with(limits, None).await);
    let holder = Arc::clone(&server);
    let holder =
        tokio::spawn(async move { holder.ask_with("?seconds=60", &[], ENDLESS).await.status });
    until(async || is_refused(&server).await).await;
    let accept = ["Accept: text/event-stream"];
    let reply = server.ask_with("", &accept, ENDLESS).await;
    let text = reply.text();
    assert!(
        text.starts_with("event: waiting\ndata: {\"ahead\":0,\"seconds\":"),
        "{text}"
    );
    assert!(
        text.contains("event: error\n") && text.contains("\"retry_after\":"),
        "{text}"
    );
    holder.abort();
}

#[tokio::test]
async fn long_work_does_not_keep_a_move_waiting() {
    let limits = Limits {
        long: 1,
        waiting: 1,
        patience: Duration::from_millis(100),
        ..Limits::default()
    };
    let server = Arc::new(start_with(limits, None).await);
    let long: Vec<_> = (0..2)
        .map(|_| {
            let server = Arc::clone(&server);
            tokio::spawn(async move { server.ask_with("?seconds=30", &[], ENDLESS).await.status })
        })
        .collect();
    // The worker is busy as soon as one more is refused.
    until(async || is_refused(&server).await).await;
    let request = r#"{"game": "minesweeper", "verb": "game", "of": {"level": "beginner"}}"#;
    assert_eq!(server.ask(request).await.status, 200);
    long.iter().for_each(tokio::task::JoinHandle::abort);
}

#[tokio::test]
async fn a_client_that_waits_too_long_is_asked_to_try_again() {
    let limits = Limits {
        long: 1,
        patience: Duration::from_millis(50),
        ..Limits::default()
    };
    let server = Arc::new(start_with(limits, None).await);
    let holder = Arc::clone(&server);
    let holder = tokio::spawn(async move { holder.ask(ENDLESS).await.status });
    until(async || is_refused(&server).await).await;
    holder.abort();
}

#[tokio::test]
async fn when_the_server_ends_work_under_way_is_stopped_and_answered() {
    let limits = Limits {
        long: 1,
        waiting: 0,
        ..Limits::default()
    };
    let server = start_with(limits, None).await;
    let mut stream = server.connect().await;
    let request = server.question("?seconds=60", ENDLESS.len(), ENDLESS);
    stream.write_all(request.as_bytes()).await.unwrap();
    // The only worker is busy: the work has begun.
    until(async || is_refused(&server).await).await;
    server.end().await;
    let reply = Reply::read(&read_all(&mut stream).await);
    assert_eq!(reply.status, 200);
    assert_eq!(
        reply.json()["runs"][0]["ending"]["stopped"],
        "cancelled",
        "{}",
        reply.text()
    );
}
