//! Watching methods think.

use crate::page::{Page, open};

/// Starts a run and waits for its first event.
fn run(page: &Page) {
    page.click("[data-testid=run]");
    page.until("document.querySelector('[data-testid=trace-reason]')?.innerText.length > 5");
}

fn reason(page: &Page) -> String {
    page.text("[data-testid=trace-reason]")
}

/// The player's place and its end.
fn place(page: &Page) -> (String, String) {
    let slider = "[data-testid=trace-slider]";
    let value = page.run(
        "return document.querySelector('[data-testid=trace-slider]').value",
        &[],
    );
    let value = value.as_str().unwrap_or_default().to_owned();
    (value, page.attribute(slider, "max").unwrap_or_default())
}

#[test]
fn a_sudoku_search_is_run_and_stepped() {
    let page = open("#/watch/search");
    page.choose("[data-testid=game]", "sudoku");
    run(&page);
    page.find("[data-testid=tree]");
    let first = reason(&page);
    page.click("[data-testid=trace-next]");
    page.until("Number(document.querySelector('[data-testid=trace-slider]').value) > 0");
    assert_ne!(reason(&page), first);
    page.click("[data-testid=trace-prev]");
    page.until("document.querySelector('[data-testid=trace-slider]').value === '0'");
    assert_eq!(reason(&page), first);
    page.click("[data-testid=trace-end]");
    let (value, end) = place(&page);
    assert_eq!(value, end);
    page.picture("page-search");
}

#[test]
fn propagation_is_watched_to_its_end() {
    let page = open("#/watch/csp");
    run(&page);
    page.click("[data-testid=trace-next]");
    page.picture("page-csp");
    page.click("[data-testid=trace-end]");
    let (value, end) = place(&page);
    assert_eq!(value, end);
}

#[test]
fn a_variable_elimination_is_watched_to_its_end() {
    let page = open("#/watch/bayes");
    run(&page);
    page.find("[data-testid=network]");
    for _ in 0..500 {
        let (value, end) = place(&page);
        if value == end {
            break;
        }
        page.click("[data-testid=trace-next]");
    }
    let (value, end) = place(&page);
    assert_eq!(value, end);
    let answer = page.text("[data-testid=bayes-answer]");
    assert!(answer.contains(|c: char| c.is_ascii_digit()), "{answer}");
    page.picture("page-bayes");
}

#[test]
fn the_proof_of_a_cell_is_shown() {
    let page = open("#/watch/logic");
    run(&page);
    page.find("[data-testid=knowledge]");
    page.click("[data-testid=trace-end]");
    assert_eq!(
        reason(&page),
        "Q is taken from the agenda: it is known to be true."
    );
    page.picture("page-logic");
}

#[test]
fn a_long_search_is_cancelled() {
    let page = open("#/watch/search");
    page.choose("[data-testid=game]", "sudoku");
    page.fill(
        "[data-testid=instance]",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    );
    page.click("[data-testid=run]");
    page.click("[data-testid=cancel]");
    page.until("!document.querySelector('[data-testid=run]').disabled && document.querySelector('[data-testid=run]').checkVisibility()");
    assert!(!page.text("[data-testid=run-status]").is_empty());
}
