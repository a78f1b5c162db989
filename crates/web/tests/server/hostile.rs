//! Hostile clients: the server drops them and keeps working.

use crate::client::{Reply, Running, read_all, start, start_with, until};
use atisbo_web::Limits;
use std::time::Duration;
use tokio::io::AsyncWriteExt;

/// The server still does what it is for.
async fn lives(server: &Running) {
    let reply = server
        .ask(r#"{"game": "ohno", "verb": "solve", "puzzle": "1 ."}"#)
        .await;
    assert_eq!(reply.status, 200);
}

#[tokio::test]
async fn garbage_is_dropped() {
    let server = start().await;
    let long_line = [
        b"GET /",
        vec![b'a'; 200_000].as_slice(),
        b" HTTP/1.1\r\n\r\n",
    ]
    .concat();
    let many_headers = format!("GET / HTTP/1.1\r\n{}\r\n", "X: y\r\n".repeat(5_000));
    let garbage: Vec<Vec<u8>> = vec![
        b"\r\n\r\n\r\n".to_vec(),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
        (0..=255).cycle().take(10_000).collect(),
        b"GET / HTTP/9.9\r\n\r\n".to_vec(),
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n".to_vec(),
        b"POST /api/v1/ask HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
            .to_vec(),
        long_line,
        many_headers.into_bytes(),
        vec![0; 100_000],
    ];
    for bytes in garbage {
        let mut stream = server.connect().await;
        let _ = stream.write_all(&bytes).await;
        let _ = stream.shutdown().await;
        let reply = read_all(&mut stream).await;
        let is_refused = reply.is_empty() || (400..600).contains(&Reply::read(&reply).status);
        assert!(is_refused, "{:?}", String::from_utf8_lossy(&reply));
    }
    lives(&server).await;
}

#[tokio::test]
async fn questions_that_make_no_sense_are_refused_one_and_all() {
    let server = start().await;
    let deep = format!(
        r#"{{"game": {}"ohno"{}}}"#,
        "[".repeat(100_000),
        "]".repeat(100_000)
    );
    let wide = format!(
        r#"{{"game": "minesweeper", "verb": "check", "position": "mines 1\n{}"}}"#,
        "#".repeat(900_000)
    );
    let many = format!(
        r#"{{"game": "ohno", "verb": "search", "puzzle": "1 .", "runs": [{{}}{}]}}"#,
        ", {}".repeat(100)
    );
    for body in [
        deep.as_str(),
        &wide,
        &many,
        "\u{0}",
        r#"{"game": "minesweeper", "verb": "game", "of": {"id": "99999x99999x1~safe~1"}}"#,
        r#"{"game": "minesweeper", "verb": "game", "of": {"id": "9x9x10~safe~1.0~r0r0"}}"#,
        r#"{"game": "minesweeper", "verb": "game", "of": {"level": "9x9x10", "id": "x"}}"#,
        r#"{"game": "minesweeper", "verb": "game", "of": {}}"#,
        r#"{"game": "minesweeper", "verb": "tiling", "of": {"level": "1000x1000x5"}}"#,
        r#"{"game": "minesweeper", "verb": "generate", "level": "9x9x99"}"#,
        r#"{"game": "sudoku", "verb": "hint", "puzzle": "1..4.2....1....3", "notes": [["9"]]}"#,
        r#"{"game": "sudoku", "verb": "solve", "puzzle": "\uD800"}"#,
        r#"{"game": "ohno", "verb": "generate", "rows": 1000000000, "cols": 1000000000}"#,
        r#"{"game": "minesweeper", "verb": "generate", "level": "1000x1000x5", "count": 101}"#,
        r#"{"game": "minesweeper", "verb": "play", "level": "9x9x10", "games": 101, "log": true}"#,
        r#"{"game": "sudoku", "verb": "generate", "count": 99999999999}"#,
        r#"{"game": "sudoku", "verb": "search", "puzzle": "1..4.2....1....3",
            "trace": {"limit": 20001}}"#,
        r#"{"game": "bayes", "verb": "show", "network": "network {"}"#,
        r#"{"game": "logic", "verb": "ask", "knowledge": "TELL ((((", "ask": ["a"]}"#,
    ] {
        let reply = server.ask(body).await;
        let start: String = body.chars().take(80).collect();
        assert!(
            (400..500).contains(&reply.status),
            "{start}: {}",
            reply.status
        );
        assert!(
            reply.json()["error"]["message"]["es"].is_string(),
            "{start}"
        );
    }
    lives(&server).await;
}

#[tokio::test]
async fn a_body_that_is_too_long_is_not_read() {
    let server = start().await;
    let body = "a".repeat((1 << 20) + 1);
    let reply = server.ask(&body).await;
    assert_eq!(reply.status, 413);
    let claimed = server.question("", 99_999_999_999, "{");
    let reply = Reply::read(&server.raw(claimed.as_bytes()).await);
    assert_eq!(reply.status, 413);
    lives(&server).await;
}

#[tokio::test]
async fn huge_boards_are_answered_within_their_budget() {
    let server = start().await;
    let game = r#"{"game": "minesweeper", "verb": "game", "of": {"level": "1000x1000x150000", "seed": 1},
        "moves": [{"reveal": [500, 500]}]}"#;
    let game = server.ask(game).await;
    assert_eq!(game.status, 200);
    let id = game.json()["id"].to_string();
    let mines = ["analyse", "hint", "check", "explain"]
        .map(|verb| format!(r#"{{"game": "minesweeper", "verb": "{verb}", "position": {id}}}"#));
    let empty = ".".repeat(625);
    let verbs = ["solve", "hint", "rate", "explain", "check", "search"];
    let sudokus =
        verbs.map(|verb| format!(r#"{{"game": "sudoku", "verb": "{verb}", "puzzle": "{empty}"}}"#));
    for request in mines.iter().chain(&sudokus) {
        let budget = "?seconds=0.2&bytes=100000000";
        let status = server.ask_with(budget, &[], request).await.status;
        assert!(status == 200 || status == 422, "{request:.40}: {status}");
    }
    lives(&server).await;
}

/// Whether there is no room for one more connection.
async fn is_closed(server: &Running) -> bool {
    server.raw(b"GET / HTTP/1.0\r\n\r\n").await.is_empty()
}

fn impatient() -> Limits {
    Limits {
        stall: Duration::from_millis(200),
        connections: 60,
        ..Limits::default()
    }
}

#[tokio::test]
async fn slow_clients_are_disconnected_and_others_get_in() {
    let server = start_with(impatient(), None).await;
    let mut slow = Vec::new();
    for number in 0..50 {
        let mut stream = server.connect().await;
        let part = match number % 3 {
            0 => String::new(),
            1 => "GET / HTTP/1.1\r\nHost: local".to_owned(),
            _ => server.question("", 100, "{"),
        };
        stream.write_all(part.as_bytes()).await.unwrap();
        slow.push((number % 3, stream));
    }
    lives(&server).await;
    for (kind, mut stream) in slow {
        let reply = read_all(&mut stream).await;
        if kind == 2 {
            assert_eq!(Reply::read(&reply).status, 408);
        }
    }
    lives(&server).await;
}

#[tokio::test]
async fn a_client_that_does_not_read_its_answer_is_disconnected() {
    let limits = Limits {
        connections: 1,
        ..impatient()
    };
    let server = start_with(limits, None).await;
    // Twenty answers of a million cells each are more than the ways between can hold.
    let ask = r#"{"game": "minesweeper", "verb": "game", "of": {"level": "1000x1000x5"}}"#;
    let ask = server.question("", ask.len(), ask);
    let mut stream = server.connect().await;
    stream.write_all(ask.repeat(20).as_bytes()).await.unwrap();
    // The only place is taken until the server disconnects its holder.
    until(async || !is_closed(&server).await).await;
    drop(stream);
    lives(&server).await;
}

#[tokio::test]
async fn more_connections_than_there_is_room_for_are_closed() {
    let limits = Limits {
        connections: 3,
        ..Limits::default()
    };
    let server = start_with(limits, None).await;
    let held = [
        server.connect().await,
        server.connect().await,
        server.connect().await,
    ];
    until(async || is_closed(&server).await).await;
    drop(held);
    until(async || !is_closed(&server).await).await;
}
