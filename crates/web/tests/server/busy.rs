//! Many clients at once: each is served or asked to try again.

use crate::client::{ENDLESS, Reply, Running, read_all, start, start_with, until};
use atisbo_web::Limits;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt;

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
    assert_eq!(
        reply.status == 503,
        reply.header("retry-after") == Some("2")
    );
    reply.status == 503
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
    // Both of its places are taken as soon as one more is refused.
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
