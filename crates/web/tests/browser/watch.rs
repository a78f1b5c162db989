//! Watching methods think, by hand: run, step, change, point, take the address away.

use crate::page::{Page, key};
use crate::watching::{asked, clock, go, reason, seek, until_clock, watched};
use serde_json::json;

/// A search that is small enough to be followed, with two strategies.
const TWO: &str = "#/watch/search?game=ohno&runs=astar%3Ah3%3Aclean%3A%2Cbfs%3Ah3%3Aclean%3A";

#[test]
fn runs_of_all_kinds_are_stepped_forth_and_back_with_their_pictures() {
    let page = watched("#/watch/search");
    let pictures = [
        ("search", "page-search", 60),
        ("csp", "page-csp", 70),
        ("bayes", "page-bayes", 60),
        ("logic", "page-logic", 60),
    ];
    for (kind, picture, percent) in pictures {
        let length = go(&page, &format!("#/watch/{kind}"));
        let first = reason(&page);
        page.click("[data-testid=trace-next]");
        until_clock(&page, 1);
        assert_ne!(reason(&page), first, "{kind}");
        page.click("[data-testid=trace-next]");
        until_clock(&page, 2);
        page.click("[data-testid=trace-prev]");
        page.click("[data-testid=trace-prev]");
        until_clock(&page, 0);
        assert_eq!(reason(&page), first, "{kind}");
        if kind == "logic" {
            assert_eq!(
                page.run(
                    "return document.querySelector('[data-testid=verdict]').children.length",
                    &[]
                ),
                0
            );
        }
        seek(&page, length * percent / 100);
        asked(&page, "await watching.pause(250); return 0");
        page.picture(picture);
        page.click("[data-testid=trace-end]");
        until_clock(&page, length);
        match kind {
            "search" => assert!(reason(&page).contains("goal"), "{}", reason(&page)),
            "bayes" => {
                let answer = page.text("[data-testid=bayes-answer]");
                assert!(answer.contains("0.28"), "{answer}");
            }
            "logic" => {
                assert!(reason(&page).starts_with("Q is taken"), "{}", reason(&page));
                assert!(page.text("[data-testid=verdict]").contains('Q'));
                page.click("[data-testid=trace-prev]");
                assert_eq!(
                    page.run(
                        "return document.querySelector('[data-testid=verdict]').children.length",
                        &[]
                    ),
                    0
                );
                page.click("[data-testid=trace-end]");
                page.click("[data-testid=show-proof]");
                page.find("[data-testid=proof] li");
                page.keys(&[key::ESCAPE]);
            }
            _ => {}
        }
    }
}

#[test]
fn a_change_marks_the_run_as_stale_until_it_is_run_again() {
    let page = watched("#/watch/search");
    page.until("document.querySelector('[data-testid=stale]')?.checkVisibility() === false");
    page.click("[data-testid=change]");
    page.find(".side-sheet [data-testid=sample]");
    // As the keyboard changes a list: the protocol's own way tells of no input.
    page.run(
        "document.querySelector('.side-sheet [data-testid=sample]').focus(); return 0",
        &[],
    );
    page.keys(&[key::UP]);
    page.keys(&[key::ESCAPE]);
    page.until("!document.querySelector('.side-sheet')");
    let about = page.text("[data-testid=about]");
    page.find("[data-testid=stale]");
    page.click("[data-testid=run-again]");
    page.until("!document.querySelector('[data-testid=stale]').checkVisibility()");
    page.wait_for(
        "another run",
        "return document.querySelector('[data-testid=about]').innerText !== arguments[0]",
        &[about.into()],
    );
    // The same from within the sheet, typed.
    page.click("[data-testid=change]");
    page.fill(".side-sheet [data-testid=instance]", "2 . / . W");
    page.until("document.querySelector('[data-testid=stale]').checkVisibility()");
    page.click(".side-sheet [data-testid=run]");
    page.until("!document.querySelector('.side-sheet')");
    page.until("!document.querySelector('[data-testid=stale]').checkVisibility()");
    // What cannot be read is said, and nothing stale is left standing.
    page.click("[data-testid=change]");
    page.fill(".side-sheet [data-testid=instance]", "no puzzle");
    page.click(".side-sheet [data-testid=run]");
    page.find(".watch [role=alert] .bad");
    assert!(!page.has("trace-player"));
}

#[test]
fn an_address_leads_back_to_its_moment_and_a_long_search_is_cancelled() {
    let page = watched("#/watch/csp");
    seek(&page, 23);
    let said = reason(&page);
    page.until("/[?&]at=23/.test(location.hash)");
    page.reload();
    page.until("document.querySelector('trace-player')?.clock === 23");
    assert_eq!(reason(&page), said);
    assert_eq!(clock(&page), 23);
    page.visit("#/watch/search");
    page.click("[data-testid=change]");
    page.choose(".side-sheet [data-testid=game]", "sudoku");
    page.fill(
        ".side-sheet [data-testid=instance]",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    );
    page.click(".side-sheet [data-testid=run]");
    page.click("[data-testid=cancel]");
    page.until("!document.querySelector('.run-state.is-running')");
    assert_eq!(page.text("[data-testid=run-status]"), "Cancelled.");
}

#[test]
fn a_tree_that_grows_stays_inside_its_drawing() {
    let page = watched("#/watch/search");
    go(&page, TWO);
    for steps in [1, 8, 20] {
        seek(&page, steps);
        // It takes its time to grow.
        asked(&page, "await watching.pause(400); return 0");
        let outside = page.run(
            "return [...document.querySelectorAll('svg.tree')].flatMap((svg) => {
                const room = svg.getBoundingClientRect();
                const nodes = [...svg.querySelectorAll('[data-item]')];
                const out = nodes.filter((node) => ['left', 'top', 'right', 'bottom'].some((side) => {
                    const { [side]: at } = node.querySelector('path').getBoundingClientRect();
                    return ['left', 'top'].includes(side) ? at < room[side] : at > room[side];
                }));
                return nodes.length < 1 || room.width < 100 ? ['empty'] : out.map((node) => node.dataset.name);
            })",
            &[],
        );
        assert_eq!(outside, json!([]), "after {steps} steps");
    }
    // Each has its own counters, and a click on a name shows its code.
    assert_eq!(
        page.run(
            "return document.querySelectorAll('.lane .counters').length",
            &[]
        ),
        2
    );
    let code = page.text("[data-testid=code]");
    page.click("[data-testid=lane-1]");
    assert_ne!(page.text("[data-testid=code]"), code);
}

/// Goes to an element with the Tab key alone.
fn tab_to(page: &Page, selector: &str) {
    let is_there = format!(
        "return !!document.activeElement?.matches({})",
        json!(selector)
    );
    for _ in 0..120 {
        if page.run(&is_there, &[]) == true {
            return;
        }
        page.keys(&[key::TAB]);
    }
    panic!("{selector} is out of reach of the keyboard");
}

#[test]
fn all_of_it_is_done_by_keyboard_alone() {
    let page = watched("#/watch/search");
    let about = page.text("[data-testid=about]");
    tab_to(&page, "[data-testid=change]");
    page.keys(&[key::ENTER]);
    page.find(".side-sheet");
    tab_to(&page, ".side-sheet [data-testid=preset]");
    page.keys(&[key::DOWN]);
    page.wait_for(
        "another example",
        "return document.querySelector('[data-testid=about]')?.innerText && document.querySelector('[data-testid=about]').innerText !== arguments[0]",
        &[about.into()],
    );
    page.until("document.querySelector('trace-player')?.lanes.length === 2 && !document.querySelector('.side-sheet')");
    tab_to(&page, "[data-testid=change]");
    page.keys(&[key::ENTER]);
    page.find(".side-sheet");
    page.run(
        "document.querySelector('trace-player').dataset.old = ''; return 0",
        &[],
    );
    tab_to(&page, ".side-sheet [data-testid=run]");
    page.keys(&[key::ENTER]);
    page.until("!document.querySelector('.side-sheet')");
    page.until("document.querySelector('trace-player:not([data-old])')");
    // The focus is where it was before, and the arrows step from there.
    page.until("document.activeElement.matches('[data-testid=change]')");
    page.keys(&[key::RIGHT, key::RIGHT, key::RIGHT, key::LEFT]);
    until_clock(&page, 2);
    for _ in 0..4 {
        page.keys(&[key::RIGHT]);
    }
    until_clock(&page, 6);
    tab_to(&page, "svg.tree");
    // Up to the root, whose birth is the first event.
    for _ in 0..6 {
        page.keys(&[key::UP]);
    }
    page.until("document.querySelector('.tree-pointed')");
    page.keys(&[key::ENTER]);
    until_clock(&page, 1);
    page.keys(&[key::ESCAPE]);
    tab_to(&page, ".code .line");
    for _ in 0..3 {
        page.keys(&[key::TAB]);
    }
    let line = page.run(
        "return document.activeElement.closest('[data-line]').dataset.line",
        &[],
    );
    page.keys(&[key::ENTER]);
    page.until("document.activeElement.getAttribute('aria-pressed') === 'true'");
    page.keys(&["b"]);
    page.until(&format!(
        "document.querySelector('[data-testid=code] .now')?.dataset.line === {line}"
    ));
    assert!(clock(&page) > 1);
    page.keys(&[key::ENTER]);
    page.until("document.activeElement.getAttribute('aria-pressed') === 'false'");
    tab_to(&page, ".panel-body");
    page.keys(&[key::HOME]);
    until_clock(&page, 0);
    page.keys(&[" "]);
    page.until("document.querySelector('trace-player').isPlaying && document.querySelector('trace-player').clock > 1");
    page.keys(&[" "]);
    page.until("!document.querySelector('trace-player').isPlaying");
}
