//! The description names every status that an address answers with, and no other.

use crate::client::{ENDLESS, Reply, Running, start_with, until};
use atisbo_web::Limits;
use serde_json::Value;
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::io::AsyncWriteExt;

/// The statuses that the description has for an operation.
async fn described(server: &Running, path: &str, method: &str) -> BTreeSet<u16> {
    let description = server.get("/api/v1/openapi.json").await.json();
    let responses = description["paths"][path][method]["responses"].as_object();
    let codes = responses.expect("an operation").keys();
    codes.map(|code| code.parse().unwrap()).collect()
}

/// What an address answers to requests that could be sent to any.
async fn to_all(server: &Running, first: &str) -> BTreeSet<u16> {
    let (_, path) = first.split_once(' ').unwrap();
    let evil = server.send(first, &["Host: evil.example"], "").await;
    let other = server.send(&format!("DELETE {path}"), &[], "").await;
    let raw = async |head: &str| {
        let bytes = format!("{first} HTTP/1.1\r\n{head}\r\n\r\n");
        Reply::read(&server.raw(bytes.as_bytes()).await).status
    };
    let no_http = raw("Content-Length: -1").await;
    let long = raw(&"X: y\r\n".repeat(5_000)).await;
    [evil.status, other.status, no_http, long].into()
}

#[tokio::test]
async fn the_description_names_the_statuses_of_all_that_can_be_read() {
    let server = start_with(Limits::default(), None).await;
    for (path, example) in [
        ("/api/v1/catalogue", "/api/v1/catalogue"),
        ("/api/v1/texts/{lang}", "/api/v1/texts/en"),
        ("/api/v1/openapi.json", "/api/v1/openapi.json"),
    ] {
        let first = format!("GET {example}");
        let mut found = to_all(&server, &first).await;
        let reply = server.get(example).await;
        let tag = format!("If-None-Match: {}", reply.header("etag").expect("a tag"));
        found.insert(reply.status);
        found.insert(server.send(&first, &[&tag], "").await.status);
        if path.contains('{') {
            found.insert(server.get("/api/v1/texts/fr").await.status);
        }
        assert_eq!(found, described(&server, path, "get").await, "{path}");
    }
}

#[tokio::test]
async fn the_description_names_the_statuses_of_questions() {
    let limits = Limits {
        long: 1,
        waiting: 0,
        stall: Duration::from_millis(200),
        ..Limits::default()
    };
    let server = start_with(limits, None).await;
    let mut found = to_all(&server, "POST /api/v1/ask").await;
    let solve = r#"{"game": "ohno", "verb": "solve", "puzzle": "1 ."}"#;
    let no_puzzle = r#"{"game": "ohno", "verb": "solve", "puzzle": "?"}"#;
    let long = " ".repeat((1 << 20) + 1);
    for body in [solve, no_puzzle, "{", &long] {
        found.insert(server.ask(body).await.status);
    }
    found.insert(server.send("POST /api/v1/ask", &[], solve).await.status);
    let slow = server.question("", 100, "{");
    found.insert(Reply::read(&server.raw(slow.as_bytes()).await).status);
    let mut holder = server.connect().await;
    let request = server.question("?seconds=60", ENDLESS.len(), ENDLESS);
    holder.write_all(request.as_bytes()).await.unwrap();
    until(async || server.ask_with("?seconds=0", &[], ENDLESS).await.status == 503).await;
    found.insert(503);
    let mut described = described(&server, "/api/v1/ask", "post").await;
    assert!(
        described.remove(&500),
        "500 is described, but no request is known to cause it"
    );
    assert_eq!(found, described);
}

#[tokio::test]
async fn the_description_names_all_addresses() {
    let server = start_with(Limits::default(), None).await;
    let description = server.get("/api/v1/openapi.json").await.json();
    let paths = description["paths"].as_object().map(serde_json::Map::keys);
    let paths: Vec<&String> = paths.expect("paths").collect();
    assert_eq!(
        paths,
        [
            "/api/v1/ask",
            "/api/v1/catalogue",
            "/api/v1/openapi.json",
            "/api/v1/texts/{lang}"
        ]
    );
    for path in paths {
        let path = path.replace("{lang}", "en");
        let reply = server.get(&path).await;
        assert_ne!(reply.status, 404, "{path}");
    }
    let unknown: Value = server.get("/api/v1/nothing").await.json();
    assert!(unknown["error"]["message"]["en"].is_string());
}
