//! A student's own search is read for the player, and what is wrong in it is named.

use atisbo_api::text::Lang;
use atisbo_api::trace::SearchEvent;
use atisbo_class::watch::{self, MOST, WatchError};
use atisbo_class::words;

const ROOT: &str = r#"{"event": "generated", "id": 0, "parent": null, "action": null, "state": "STATE", "g": 0, "h": null, "depth": 0}"#;
const CHILD: &str = r#"{"event": "generated", "id": 1, "parent": 0, "action": "502", "state": "005STATE", "g": 1, "h": 2.5, "depth": 1}"#;

/// Lines of a file, with `STATE` as a board without digits, or as the rest of one.
fn file(lines: &[String]) -> String {
    let text = lines.join("\n");
    let text = text.replace("005STATE", &format!("005{}", "0".repeat(78)));
    text.replace("STATE", &"0".repeat(81))
}

fn expanded(line: &str) -> String {
    line.replace("generated", "expanded")
}

/// What is said of a search with this line after its first node and a child.
fn error(line: &str) -> [String; 2] {
    let lines = [ROOT.into(), CHILD.into(), line.to_owned()];
    match watch::read(file(&lines).as_bytes()) {
        Err(WatchError::Line { line, problem }) => {
            assert_eq!(line, 3);
            Lang::ALL.map(|lang| words::not_watched("a.jsonl", line, &problem).to(lang))
        }
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn a_search_is_read_as_the_page_has_it() {
    let goal = CHILD.replace("generated", "goal");
    let lines = [
        ROOT.into(),
        String::new(),
        expanded(ROOT),
        CHILD.into(),
        goal,
    ];
    for end in ["", "\n", "\r\n", "\n\n"] {
        let text = file(&lines) + end;
        let trace = watch::read(text.as_bytes()).unwrap();
        assert_eq!(trace.left_out, 0);
        let [
            SearchEvent::Generated(root),
            SearchEvent::Expanded(_),
            SearchEvent::Generated(child),
            SearchEvent::Goal(goal),
        ] = trace.events.as_slice()
        else {
            panic!("{trace:?}");
        };
        assert_eq!(root.state, ["........."; 9].join(" / "));
        assert_eq!((root.action.as_deref(), root.h), (None, None));
        assert!(child.state.starts_with("..5...... / "));
        assert_eq!(child.action.as_deref(), Some("r1c3=5"));
        assert_eq!(
            (child.parent, child.g, child.h, child.depth),
            (Some(0), 1.0, Some(2.5), 1)
        );
        assert_eq!(goal, child);
    }
}

#[test]
fn a_cheaper_way_gives_a_node_another_parent() {
    let other = CHILD
        .replace("\"id\": 1", "\"id\": 2")
        .replace("502", "600")
        .replace("005STATE", &format!("6{}", "0".repeat(80)));
    let both = format!("605{}", "0".repeat(78));
    let way = |parent: &str, action: &str, g: &str| {
        format!(
            r#"{{"event": "generated", "id": 3, "parent": {parent}, "action": "{action}", "state": "{both}", "g": {g}, "h": null, "depth": 2}}"#
        )
    };
    let lines = [
        ROOT.into(),
        CHILD.into(),
        other,
        way("1", "600", "9"),
        way("2", "502", "4"),
    ];
    let trace = watch::read(file(&lines).as_bytes()).unwrap();
    assert!(
        matches!(&trace.events[4], SearchEvent::Generated(node) if node.id == 3 && node.parent == Some(2))
    );
}

/// The commonest mistake with the goal: it is tested when a node is made, and the node never was in the frontier.
#[test]
fn a_goal_that_never_was_in_the_frontier_is_shown() {
    let goal = CHILD
        .replace("generated", "goal")
        .replace("\"id\": 1", "\"id\": null");
    let trace = watch::read(file(&[ROOT.into(), expanded(ROOT), goal]).as_bytes()).unwrap();
    assert!(matches!(&trace.events[2], SearchEvent::Goal(node) if node.id == 1));
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let child = CHILD.replace("\"id\": 1", "\"id\": 2");
    let changed = |from: &str, to: &str| {
        assert!(child.contains(from), "{from}");
        error(&child.replace(from, to))
    };
    for ([en, es], words, palabras) in [
        (
            error("{]"),
            "this is not JSON of an event: key must be a string, column 2",
            "no es el JSON de un evento",
        ),
        (
            changed("\"g\": 1, ", ""),
            "missing field `g`",
            "missing field `g`",
        ),
        (
            changed("generated", "dropped"),
            "unknown variant `dropped`",
            "unknown variant",
        ),
        (
            changed("\"id\": 2", "\"id\": -2"),
            "this is not JSON of an event",
            "no es el JSON",
        ),
        (
            changed("005STATE", "00X"),
            "the state is not 81 digits",
            "el estado no son 81 dígitos",
        ),
        (
            changed("\"parent\": 0", "\"parent\": 7"),
            "its parent, node 7, was not seen",
            "su padre, el nodo 7, no apareció",
        ),
        (
            changed("\"parent\": 0", "\"parent\": null"),
            "only the initial node",
            "solo el nodo inicial",
        ),
        (
            changed("\"id\": 2", "\"id\": null"),
            "the node has no number",
            "el nodo no tiene número",
        ),
        (
            changed("\"id\": 2", "\"id\": 4"),
            "this new node is 4; the next number is 2",
            "es 4; el siguiente número es 2",
        ),
        (
            changed("generated", "expanded"),
            "node 2 was not generated before",
            "el nodo 2 no se generó antes",
        ),
        (
            changed("\"depth\": 1", "\"depth\": 3"),
            "its depth is 3, but that of its parent is 0",
            "su profundidad es 3, pero la de su padre es 0",
        ),
        (
            changed("005STATE", "STATE"),
            "in 0 cells; a step fills one",
            "en 0 casillas; un paso llena una",
        ),
        (
            changed("\"502\"", "\"512\""),
            "its action is \"512\", but \"502\" leads",
            "su acción es \"512\", pero \"502\" es",
        ),
        (
            changed("\"502\"", "null"),
            "its action is \"\"",
            "su acción es \"\"",
        ),
        (
            error(
                &CHILD
                    .replace("502", "600")
                    .replace("005STATE", &format!("6{}", "0".repeat(80))),
            ),
            "node 1 had another board",
            "el nodo 1 tenía otro tablero",
        ),
    ] {
        assert!(
            en.starts_with("a.jsonl, line 3: ") && en.contains(words),
            "{en}"
        );
        assert!(
            es.starts_with("a.jsonl, línea 3: ") && es.contains(palabras),
            "{es}"
        );
    }
}

#[test]
fn a_file_without_a_beginning_is_refused() {
    let said = |text: String| watch::read(text.as_bytes()).unwrap_err().to_string();
    assert_eq!(said(String::new()), "line 1: Nothing");
    assert_eq!(said("\n \n".into()), "line 3: Nothing");
    assert_eq!(said(file(&[CHILD.into()])), "line 1: Start");
    assert_eq!(said(file(&[expanded(ROOT)])), "line 1: Start");
    assert!(said("\0".repeat(100_000)).starts_with("line 1: Json"));
    assert!(said("[".repeat(100_000)).starts_with("line 1: Json"));
}

#[test]
fn of_a_long_search_the_first_events_are_kept_and_the_others_counted() {
    let mut lines = vec![expanded(ROOT); MOST + 50];
    lines[0] = ROOT.into();
    let trace = watch::read(file(&lines).as_bytes()).unwrap();
    assert_eq!((trace.events.len(), trace.left_out), (MOST, 50));
}
