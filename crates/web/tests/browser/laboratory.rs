//! Compare, experiments and the page about the API: what is measured, and what is kept of it.

use crate::page::{Page, open, open_in};
use serde_json::json;

/// Opens Compare with these methods of Sudoku and runs them.
fn compared(methods: &str) -> Page {
    let page = open_in(&format!("#/compare?methods={methods}"), (1366, 768));
    page.click("[data-testid=run]");
    let all = methods.split(',').count();
    page.until(&format!(
        "document.querySelectorAll('[data-testid=compare-table] tbody tr').length === {all}"
    ));
    page
}

#[test]
fn what_the_table_is_sorted_by_is_in_view_whichever_column_it_is() {
    let page = compared("bfs,astar,mac,cdcl");
    let columns = page.run(
        "return [...document.querySelectorAll('[data-sort]')].map((one) => one.dataset.sort)",
        &[],
    );
    let columns = columns.as_array().expect("columns");
    assert!(columns.len() > 9, "{columns:?}");
    for column in columns {
        let is_seen = page.run(
            "document.querySelector(`[data-sort=${arguments[0]}]`).click();
            const wrap = document.querySelector('.table-wrap:has(.compare)');
            const room = wrap.getBoundingClientRect();
            return [0, wrap.scrollWidth].every((left) => {
                wrap.scrollLeft = left;
                return ['thead .by', 'tbody .by', 'tbody .col-title'].every((of) => {
                    const { left, right, top } = wrap.querySelector(of).getBoundingClientRect();
                    const [x, y] = [(left + right) / 2, top + 8];
                    const seen = document.elementFromPoint(x, y);
                    return left >= room.left - 1 && right <= room.right + 1 && (seen === null || seen.closest(of.split(' ')[1]));
                });
            })",
            std::slice::from_ref(column),
        );
        assert_eq!(is_seen, true, "{column}");
    }
}

#[test]
fn numbers_that_count_different_things_are_marked_and_proofs_are_said_in_words() {
    let page = compared("bfs,astar,mac,genetic,cdcl");
    page.find("[data-testid=mixed-note]");
    let marked = "return [...document.querySelectorAll('thead th:has(.mixed-sign) [data-sort]')].map((one) => one.dataset.sort)";
    assert_eq!(
        page.run(marked, &[]),
        json!(["expanded", "depth", "backtracks"])
    );
    let unit = |method: &str| page.text(&format!("[data-method={method}] .col-expanded .unit"));
    assert_eq!(unit("bfs"), unit("astar"));
    assert_eq!(unit("genetic"), "individuals");
    assert_eq!(unit("cdcl"), "decisions, conflicts");
    for measure in ["length", "cost"] {
        let value = page.text(&format!("[data-method=bfs] .col-{measure}"));
        assert!(value.starts_with("26"), "{measure}: {value}");
    }
    assert_eq!(
        page.text("[data-method=bfs] .col-cheapest"),
        "✓ proved cheapest"
    );
    page.barriers("a comparison of different units");
}

#[test]
fn every_heuristic_is_checked_and_what_refutes_it_is_shown() {
    let page = open("#/compare?game=ohno");
    page.click("[data-testid=heuristics] [data-testid=run]");
    let all = "document.querySelectorAll('[data-heuristic]').length === 7";
    page.until(all);
    let verdict = |heuristic: &str| {
        let cell = format!("[data-heuristic={heuristic}] [data-verdict]");
        page.attribute(&cell, "data-verdict")
    };
    assert_eq!(verdict("h2i").as_deref(), Some("fails"));
    assert_eq!(verdict("h3").as_deref(), Some("holds"));
    page.find("[data-refuted=h2i] figure board-grid");
    assert!(!page.has("[data-refuted=h3]"));
    page.barriers("counter-examples");
}

#[test]
fn an_experiment_and_its_result_are_there_after_a_reload_and_on_the_way_back() {
    let page = open("#/experiments");
    page.fill("[data-testid=name]", "of mine");
    page.fill("[data-testid=count]", "3");
    // The button may be behind the bar now.
    page.run("scrollTo(0, 0); return 0", &[]);
    page.click("[data-testid=run]");
    page.find("[data-testid=report]");
    page.find("[data-testid=keeping]");
    let is_whole = |page: &Page| {
        page.find("[data-testid=report]");
        let held = "return ['name', 'count'].map((of) => document.querySelector(`[data-testid=${of}]`).value)";
        assert_eq!(page.run(held, &[]), json!(["of mine", "3"]));
        assert_eq!(page.text("[data-testid=run-status]"), "9 of 9 runs made.");
    };
    page.reload();
    is_whole(&page);
    page.click("[data-testid=nav-rules]");
    page.until("!document.querySelector('[data-testid=report]')");
    page.run("history.back(); return 0", &[]);
    is_whole(&page);
    page.click("[data-testid=forget]");
    page.until("!document.querySelector('[data-testid=report]')");
    page.reload();
    page.find("[data-testid=experiment]");
    assert!(!page.has("[data-testid=report]"));
}

#[test]
fn a_result_that_cannot_be_kept_says_so() {
    let page = open("#/experiments");
    page.run(
        "IDBFactory.prototype.open = () => { throw new Error('no room') }; return 0",
        &[],
    );
    page.click("[data-testid=run]");
    page.find("[data-testid=report]");
    assert!(
        page.text("[data-testid=keeping]")
            .contains("could not be kept")
    );
}

#[test]
fn a_report_is_measured_in_full_with_the_time_that_is_left_until_it_is_cancelled() {
    let page = open("#/experiments");
    page.choose("[data-testid=what]", "buscapython");
    page.choose("[data-testid=extent]", "full");
    page.click("[data-testid=run]");
    let tells = |what: &str| {
        let details = "document.querySelector('[data-testid=run-details]')?.innerText";
        page.until(&format!("{details}?.includes('{what}')"));
    };
    tells("measurement 1 of 4");
    tells("left in this measurement");
    // It goes on behind other views.
    page.click("[data-testid=nav-rules]");
    page.until("location.hash === '#/rules'");
    page.click("[data-testid=nav-experiments]");
    tells("runs");
    page.click("[data-testid=cancel]");
    page.until("document.querySelector('[data-testid=run-status]').innerText === 'Cancelled.'");
    assert!(!page.has("[data-testid=run-details]"));
}

#[test]
fn examples_of_the_api_are_copied_and_sent_and_answered() {
    let page = open("#/api");
    page.find("[data-snippet=curl]");
    for verb in [
        "ohno/solve",
        "sudoku/search",
        "minesweeper/game",
        "bayes/query",
        "logic/ask",
        "rules/show",
        "lab/run",
        "class/labs",
    ] {
        page.visit(&format!("#/api/{verb}"));
        let name = verb.replace('/', " ");
        page.find(&format!("[data-verb='{name}']"));
        page.click("[data-testid=send]");
        page.find("[data-testid=answer] [data-snippet=answer]");
        assert!(!page.has("[data-testid=answer] .bad"), "{verb}");
        for kind in ["curl", "python", "urllib"] {
            page.find(&format!("[data-snippet={kind}] [data-testid=copy-{kind}]"));
        }
    }
    // A question that is none is refused in words.
    page.fill("[data-testid=question]", "{");
    page.click("[data-testid=send]");
    page.find("[data-testid=answer] .bad");
    // What names files is not sent.
    page.visit("#/api/lab/report");
    page.find("[data-verb='lab report'] .notice");
    assert!(!page.has("[data-testid=send]"));
    page.barriers("a verb that names files");
}

#[test]
fn the_api_is_found_by_its_name_among_the_commands() {
    let page = open("#/");
    page.click("[data-testid=palette]");
    page.fill("[data-testid=palette-input]", "API");
    page.keys(&["\u{e007}"]);
    page.until("location.hash === '#/api'");
}
