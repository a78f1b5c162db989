//! Who is let in: names, origins and tokens.

use crate::client::{Running, start, start_with};
use atisbo_web::{Limits, Server, ServerError, Settings, Token};

const SOLVE: &str = r#"{"game": "ohno", "verb": "solve", "puzzle": "1 ."}"#;

#[tokio::test]
async fn a_foreign_name_that_points_here_is_refused() {
    let server = start().await;
    let port = server.address.port();
    for host in [
        "evil.example",
        "evil.example:80",
        "127.0.0.1.evil.example",
        "10.0.0.1",
        "",
    ] {
        let host = format!("Host: {host}");
        let reply = server.send("GET /", &[&host], "").await;
        assert_eq!(reply.status, 403, "{host}");
        let reply = server.ask_with("", &[&host], SOLVE).await;
        assert_eq!(reply.status, 403, "{host}");
    }
    for host in [
        format!("localhost:{port}"),
        format!("[::1]:{port}"),
        "127.0.0.1".to_owned(),
    ] {
        let host = format!("Host: {host}");
        let reply = server.send("GET /", &[&host], "").await;
        assert_eq!(reply.status, 200, "{host}");
    }
}

#[tokio::test]
async fn a_page_of_another_site_is_refused() {
    let server = start().await;
    let own = format!("Origin: http://{}", server.address);
    let reply = server.ask_with("", &[&own], SOLVE).await;
    assert_eq!(reply.status, 200);
    let other_port = "Origin: http://127.0.0.1:1".to_owned();
    let secure = format!("Origin: https://{}", server.address);
    for origin in [
        "Origin: http://evil.example",
        "Origin: null",
        &other_port,
        &secure,
    ] {
        let reply = server.ask_with("", &[origin], SOLVE).await;
        assert_eq!(reply.status, 403, "{origin}");
    }
}

async fn for_a_class() -> (Running, String) {
    let token = Token::random().unwrap();
    let text = token.as_str().to_owned();
    (start_with(Limits::default(), Some(token)).await, text)
}

#[tokio::test]
async fn without_the_token_nothing_is_given_away() {
    let (server, token) = for_a_class().await;
    assert!(server.link.ends_with(&format!("/?token={token}")));
    let wrong = format!("/?token={}", "0".repeat(token.len()));
    for path in [
        "/",
        "/app.js",
        "/api/v1/catalogue",
        "/?token=",
        &wrong,
        "/nothing",
    ] {
        assert_eq!(server.get(path).await.status, 403, "{path}");
    }
    assert_eq!(server.ask(SOLVE).await.status, 403);
}

#[tokio::test]
async fn the_link_lets_in_and_leaves_a_cookie_that_scripts_cannot_read() {
    let (server, token) = for_a_class().await;
    let reply = server.get(&format!("/?token={token}")).await;
    assert_eq!(reply.status, 200);
    let cookie = reply.header("set-cookie").expect("a cookie");
    assert_eq!(
        cookie,
        format!("atisbo={token}; httponly; samesite=strict; path=/")
    );
    let cookie = format!("Cookie: other=1; atisbo={token}");
    let reply = server.ask_with("", &[&cookie], SOLVE).await;
    assert_eq!(reply.status, 200);
    assert_eq!(reply.header("set-cookie"), None);
    let bearer = format!("Authorization: Bearer {token}");
    let reply = server.ask_with("", &[&bearer], SOLVE).await;
    assert_eq!(reply.status, 200);
}

#[tokio::test]
async fn a_server_that_others_can_reach_does_not_start_without_a_token() {
    let settings = Settings {
        host: "0.0.0.0".to_owned(),
        ..Settings::default()
    };
    let refused = Server::bind(settings).await.unwrap_err();
    assert!(matches!(refused, ServerError::NoToken(_)));
}

#[test]
fn no_two_tokens_are_the_same_and_none_is_shown_by_mistake() {
    let (one, other) = (Token::random().unwrap(), Token::random().unwrap());
    assert_ne!(one, other);
    assert_eq!(one.as_str().len(), 32);
    assert!(!format!("{one:?}").contains(one.as_str()));
}
