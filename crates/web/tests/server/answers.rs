//! What the door says comes through unchanged, as one answer or as events.

use crate::client::{ENDLESS, start};
use atisbo_base::Budget;
use atisbo_door::TABLE;

#[tokio::test]
async fn an_answer_is_that_of_the_door() {
    let server = start().await;
    for request in [
        r#"{"game": "ohno", "verb": "solve", "puzzle": "3 1 . / . . . / . . 1"}"#,
        r#"{"game": "sudoku", "verb": "show", "puzzle": "1..4.2....1....3"}"#,
        r#"{"game": "minesweeper", "verb": "game", "of": {"level": "beginner", "seed": 1},
            "moves": [{"reveal": [4, 4]}, "undo", "redo"]}"#,
        r#"{"game": "minesweeper", "verb": "tiling", "of": {"level": "circle:4x6x3"}}"#,
        r#"{"game": "logic", "verb": "convert", "knowledge": "TELL a=>b; a ASK b", "to": "clauses"}"#,
    ] {
        let reply = server.ask(request).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let question = TABLE.read(request.as_bytes()).unwrap();
        let answer = question.ask(&(), &Budget::unlimited()).unwrap();
        assert_eq!(reply.body, answer.json);
    }
}

#[tokio::test]
async fn only_a_local_face_may_name_files() {
    let server = start().await;
    for request in [
        r#"{"game": "lab", "verb": "report", "folder": "/etc"}"#,
        r#"{"game": "lab", "verb": "merge", "parts": ["/etc"], "folder": "/tmp/x"}"#,
        r#"{"game": "lab", "verb": "run", "experiment": "", "keep": {"folder": "/tmp/x"}}"#,
        r#"{"game": "lab", "verb": "run", "experiment": "", "files": "/etc"}"#,
    ] {
        let reply = server.ask(request).await;
        assert_eq!(reply.status, 403, "{}", reply.text());
        assert!(reply.text().contains("command line"), "{}", reply.text());
    }
}

#[tokio::test]
async fn what_the_door_refuses_says_where_and_why_in_both_languages() {
    let server = start().await;
    let reply = server
        .ask(r#"{"game": "ohno", "verb": "solve", "puzzle": "3 1 x / . . . / . . 1"}"#)
        .await;
    assert_eq!(reply.status, 422);
    let error = &reply.json()["error"];
    assert_eq!((&error["line"], &error["column"]), (&1.into(), &5.into()));
    assert_ne!(error["message"]["en"], error["message"]["es"]);
}

#[tokio::test]
async fn a_request_that_is_none_names_what_is_wrong() {
    let server = start().await;
    let head = (
        "a request is an object with the texts `game` and `verb`",
        "una petición es un objeto con los textos `game` y `verb`",
    );
    for (body, (english, spanish)) in [
        ("{", ("EOF", "EOF")),
        (
            r#"{"game": "chess", "verb": "solve"}"#,
            (
                r#"game: unknown name "chess"; known are ohno"#,
                "game: nombre desconocido «chess»; se conocen ohno",
            ),
        ),
        (
            r#"{"game": "ohno", "verb": "slove"}"#,
            (
                r#"verb: unknown name "slove"; did you mean "solve"?"#,
                "verb: nombre desconocido «slove»; ¿querías decir «solve»?",
            ),
        ),
        (r#"{"game": "ohno", "verb": "dance"}"#, ("dance", "«dance»")),
        (r#"{"game": "ohno"}"#, head),
        (r#"{"game": 3, "verb": "solve"}"#, head),
        ("{}", head),
        ("[]", head),
        ("[1]", head),
        ("3", head),
    ] {
        let reply = server.ask(body).await;
        assert_eq!(reply.status, 400);
        let message = &reply.json()["error"]["message"];
        for (lang, words) in [("en", english), ("es", spanish)] {
            let said = message[lang].as_str().expect("a sentence");
            assert!(said.contains(words), "{body}: {said}");
            assert!(!said.contains("struct"), "{body}: {said}");
        }
    }
    let wish = server.ask_with("?hours=1", &[], "{}").await;
    assert_eq!(wish.status, 400);
    let form = server
        .send("POST /api/v1/ask", &["Content-Type: text/plain"], "{}")
        .await;
    assert_eq!(form.status, 415);
    assert_eq!(server.get("/api/v1/ask").await.status, 405);
}

#[tokio::test]
async fn a_budget_in_the_address_ends_the_work_as_an_ordinary_answer() {
    let server = start().await;
    let reply = server.ask_with("?nodes=50", &[], ENDLESS).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(
        reply.json()["runs"][0]["ending"]["stopped"],
        "nodes",
        "{}",
        reply.text()
    );
}

#[tokio::test]
async fn work_in_phases_tells_which_of_them_it_is_in() {
    let server = start().await;
    let request = r#"{"game": "lab", "verb": "repeat", "report": "bayes", "quick": true}"#;
    let reply = server
        .ask_with("", &["Accept: text/event-stream"], request)
        .await;
    let text = reply.text();
    let far = text
        .split_terminator("\n\n")
        .find(|event| event.starts_with("event: progress\ndata: {\"done\":"));
    assert!(
        far.is_some_and(|event| event.contains(r#""phase":"#) && event.contains(r#""phases":3"#)),
        "{far:?}"
    );
}

#[tokio::test]
async fn events_tell_progress_and_then_the_answer() {
    let server = start().await;
    let accept = "Accept: text/event-stream";
    let request =
        r#"{"game": "minesweeper", "verb": "play", "level": "expert", "games": 40, "seed": 5}"#;
    let reply = server.ask_with("", &[accept], request).await;
    assert_eq!(reply.header("content-type"), Some("text/event-stream"));
    let text = reply.text();
    let events: Vec<&str> = text.split_terminator("\n\n").collect();
    let (last, before) = events.split_last().expect("an event");
    assert!(
        before
            .iter()
            .all(|event| event.starts_with("event: progress\ndata: {\"done\":"))
    );
    let answer = last
        .strip_prefix("event: answer\ndata: ")
        .expect("the answer");
    let answer: serde_json::Value = serde_json::from_str(answer).unwrap();
    assert_eq!(answer["games"], 40);
    let request = r#"{"game": "ohno", "verb": "solve", "puzzle": "?"}"#;
    let reply = server.ask_with("", &[accept], request).await;
    assert!(
        reply
            .text()
            .starts_with("event: error\ndata: {\"error\":{\"line\":1"),
        "{}",
        reply.text()
    );
}

#[tokio::test]
async fn a_question_is_json_by_its_media_type_alone() {
    let server = start().await;
    let solve = r#"{"game": "ohno", "verb": "solve", "puzzle": "1 ."}"#;
    let ask = async |kind: &str| {
        let kind = format!("Content-Type: {kind}");
        server
            .send("POST /api/v1/ask", &[&kind], solve)
            .await
            .status
    };
    for kind in [
        "application/json",
        "Application/JSON",
        "application/json;charset=utf-8",
        "application/json ; charset=utf-8",
    ] {
        assert_eq!(ask(kind).await, 200, "{kind}");
    }
    // A page of another site may send the first of these without asking.
    for kind in [
        "text/plain; a=application/json",
        "text/application/json",
        "application/jsonp",
        "application/json-patch+json",
        "application/x-www-form-urlencoded, application/json",
        "",
    ] {
        assert_eq!(ask(kind).await, 415, "{kind}");
    }
}
