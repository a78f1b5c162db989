//! The page's own files, its texts and its lists.

use crate::client::start;
use std::path::Path;

#[tokio::test]
async fn every_answer_tells_the_browser_what_the_page_may_do() {
    let server = start().await;
    for path in ["/", "/nothing", "/api/v1/catalogue", "/api/nothing"] {
        let reply = server.get(path).await;
        let policy = reply.header("content-security-policy").expect("a policy");
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self'"),
            "{path}"
        );
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"));
    }
}

#[tokio::test]
async fn files_come_with_their_type_and_are_sent_again_only_when_they_change() {
    let server = start().await;
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/app.js", "text/javascript; charset=utf-8"),
        ("/api/v1/openapi.json", "application/json"),
        ("/api/v1/texts/es", "application/json"),
    ] {
        let reply = server.get(path).await;
        assert_eq!(
            (reply.status, reply.header("content-type")),
            (200, Some(kind)),
            "{path}"
        );
        let tag = format!("If-None-Match: {}", reply.header("etag").expect("a tag"));
        let again = server.send(&format!("GET {path}"), &[&tag], "").await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
        let packed = server
            .send(&format!("GET {path}"), &["Accept-Encoding: br, gzip"], "")
            .await;
        assert_eq!(packed.header("content-encoding"), Some("gzip"), "{path}");
        assert!(packed.body.len() < reply.body.len(), "{path}");
    }
}

#[tokio::test]
async fn nothing_outside_the_page_can_be_read() {
    let server = start().await;
    for path in [
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/static/../../Cargo.toml",
        "//etc/passwd",
        "/tsconfig",
        "/.git/config",
        "/a\\..\\b.js",
        "/api/v1/texts/fr",
        "/api/v1/texts/..",
        "/api/v2/ask",
    ] {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
    assert_eq!(server.send("DELETE /index.html", &[], "").await.status, 405);
}

#[tokio::test]
async fn texts_are_parsed_and_both_languages_have_the_same() {
    let server = start().await;
    let (en, es) = (
        server.get("/api/v1/texts/en").await,
        server.get("/api/v1/texts/es").await,
    );
    let (en, es) = (en.json(), es.json());
    let ids = |texts: &serde_json::Value| -> Vec<String> {
        texts["messages"]
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect()
    };
    assert_eq!(ids(&en), ids(&es));
    let said = ["web-", "logic-event-", "environment-", "problem-"];
    for id in ids(&en) {
        assert!(said.iter().any(|start| id.starts_with(start)), "{id}");
    }
    // A text without values is a text, any other a list.
    let kinds = |texts: &serde_json::Value| {
        let patterns = texts["messages"].as_object().unwrap().values();
        patterns.filter(|pattern| pattern.is_array()).count()
    };
    assert!(kinds(&en) > 0 && kinds(&en) < ids(&en).len());
}

#[tokio::test]
async fn the_catalogue_lists_what_the_door_takes() {
    let server = start().await;
    let catalogue = server.get("/api/v1/catalogue").await.json();
    for level in catalogue["minesweeper"]["levels"].as_array().unwrap() {
        let request = format!(
            r#"{{"game": "minesweeper", "verb": "game", "of": {{"level": {}}}}}"#,
            level["id"]
        );
        let game = server.ask(&request).await.json();
        assert_eq!(
            (&game["height"], &game["mines"]),
            (&level["height"], &level["mines"])
        );
    }
    for strategy in catalogue["strategies"].as_array().unwrap() {
        let request = format!(
            r#"{{"game": "ohno", "verb": "search", "puzzle": "1 .", "runs": [{{"strategy": {}}}]}}"#,
            strategy["id"]
        );
        // Not every strategy goes with every formulation, but each is known.
        assert_ne!(server.ask(&request).await.status, 400, "{strategy}");
    }
}

#[tokio::test]
async fn the_whole_page_weighs_little() {
    let server = start().await;
    let packed = ["Accept-Encoding: gzip"];
    let mut weight = server
        .send("GET /api/v1/texts/en", &packed, "")
        .await
        .body
        .len();
    let files = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("static"));
    for file in files.iter().filter(|file| !file.ends_with("openapi.json")) {
        let reply = server.send(&format!("GET /{file}"), &packed, "").await;
        if reply.status == 200 {
            weight += reply.body.len();
        }
    }
    assert!((10_000..500_000).contains(&weight), "{weight} bytes");
}

/// All files in a folder, by their paths in it.
fn files(root: &Path) -> Vec<String> {
    let mut folders = vec![root.to_owned()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let path = path.strip_prefix(root).unwrap();
                found.push(path.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found
}
