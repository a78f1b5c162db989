//! What is shown is what the trace says, as the server tells it anew.

use crate::page::Page;
use crate::watching::{asked, clock, example, go, seek, until_clock, watched};
use serde_json::{Value, json};

/// A strategy on a puzzle whose trees are drawn whole.
fn search(strategy: &str) -> String {
    format!(
        "#/watch/search?game=ohno&puzzle=.+3+.+.+%2F+.+3+.+1+%2F+.+5+3+.+%2F+.+.+.+.&runs={strategy}%3Amatching%3Apruned%3A%3A"
    )
}

#[test]
fn the_nodes_that_are_seen_are_those_of_the_trace_at_any_moment() {
    let page = watched("#/watch/search");
    let strategies = [
        "bfs", "dfs", "ucs", "greedy", "astar", "ids", "idastar", "lds",
    ];
    for (seed, strategy) in strategies.iter().enumerate() {
        go(&page, &search(strategy));
        let found = asked(&page, &format!("return watching.trees(20, {seed})"));
        assert_eq!(found["wrong"], json!([]), "{strategy}");
        assert_eq!(found["groups"], 0, "{strategy}");
        assert!(found["events"].as_u64() > Some(15), "{strategy}: {found}");
    }
    // What waits is listed in the order in which it is taken.
    for strategy in [
        "bfs", "dfs", "ucs", "greedy", "astar", "wastar", "ids", "lds",
    ] {
        go(&page, &search(strategy));
        let wrong = asked(&page, "return watching.firsts()");
        assert_eq!(wrong, json!([]), "{strategy}");
    }
    // The node in hand has the ring, and the board shows its state.
    go(&page, &search("astar"));
    for moment in [3, 9, 17] {
        seek(&page, moment);
        let shown = page.run(
            "const now = document.querySelectorAll('.tree-node.is-now');
            return [now.length, document.querySelectorAll('.tree-current').length, document.querySelector('.node-name').innerText.includes(now[0].dataset.name)]",
            &[],
        );
        assert_eq!(shown, json!([1, 1, true]), "{moment}");
    }
}

#[test]
fn the_lit_line_is_that_of_the_event_and_a_stop_at_a_line_stops_there() {
    let page = watched("#/watch/search");
    let ids = [
        "astar",
        "deepening",
        "forward-checking",
        "genetic",
        "backward",
        "resolution",
        "junction-tree",
        "agent",
    ];
    for (seed, id) in ids.iter().enumerate() {
        go(&page, &example(&page, id));
        let found = asked(&page, &format!("return watching.lines(20, {seed})"));
        assert_eq!(found["wrong"], json!([]), "{id}");
        assert!(found["lines"].as_u64() > Some(1), "{id}: {found}");
        stop_at_a_line(&page, id);
    }
}

/// Sets a stop at a line, plays to it, goes on to the next and back.
fn stop_at_a_line(page: &Page, id: &str) {
    let found = asked(page, "return watching.busyLine()");
    let line = &found["line"];
    let when = |at: usize| found["when"][at].as_u64().expect("a moment");
    let (first, second) = (when(0), when(1));
    seek(page, 0);
    let button = format!("[data-testid=code] [data-line=\"{line}\"] button");
    assert_eq!(
        page.attribute(&button, "aria-pressed").as_deref(),
        Some("false"),
        "{id}"
    );
    page.click(&button);
    assert_eq!(
        page.attribute(&button, "aria-pressed").as_deref(),
        Some("true"),
        "{id}"
    );
    // As fast as it gets.
    page.run(
        "const speed = document.querySelector('[data-testid=trace-speed]');
        speed.value = speed.max; speed.dispatchEvent(new Event('input', { bubbles: true })); return 0",
        &[],
    );
    page.click("[data-testid=trace-play]");
    page.until("!document.querySelector('trace-player').isPlaying");
    assert_eq!(clock(page), first, "{id}: {found}");
    let lit = page.attribute("[data-testid=code] .now", "data-line");
    assert_eq!(lit, Some(line.to_string()), "{id}");
    page.run("arguments[0]; document.querySelector('[data-testid=code]').closest('.panel-body').focus(); return 0", &[Value::Null]);
    page.keys(&["b"]);
    until_clock(page, second);
    page.keys(&["B"]);
    until_clock(page, first);
    page.click(&button);
    assert_eq!(
        page.attribute(&button, "aria-pressed").as_deref(),
        Some("false"),
        "{id}"
    );
    // Nothing stops it any more.
    page.click("[data-testid=trace-play]");
    page.until("!document.querySelector('trace-player').isPlaying");
    page.until("document.querySelector('trace-player').clock === document.querySelector('trace-player').length");
}
