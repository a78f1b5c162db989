//! Every method on real puzzles: each event has its line.

use super::super::tables;
use super::{consistency, kinds, lines};
use crate::sudoku::search::{CspMethod, MethodTrace, Request};
use crate::verb::Verb;
use atisbo_base::Budget;
use atisbo_sudoku::csp::Consistency;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// All kinds of events that there are.
const KINDS: [&str; 22] = [
    "assign",
    "backtrack",
    "choose",
    "crossed",
    "dealt",
    "domain_change.arc",
    "domain_change.constraint",
    "domain_change.path",
    "domain_change.preprocessing",
    "failure",
    "failure.preprocessing",
    "generation",
    "improved",
    "item",
    "move",
    "pair_change",
    "restart",
    "solution",
    "stage.preprocessing",
    "stage.search",
    "succession",
    "twin",
];

const SMALL: &str = "1.....3..4.....2";
const OPEN: &str = "12..............";
const TWICE: &str = "11....3..4.....2";
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// A run with its trace; gives the kinds of its events.
fn run(puzzle: &str, method: &Value) -> Vec<&'static str> {
    let request = json!({"puzzle": puzzle, "runs": [method], "trace": {"limit": 20_000}});
    let request: Request = serde_json::from_value(request).expect("a request");
    let answer = request
        .answer(&(), &Budget::unlimited().nodes(3000))
        .expect("an answer");
    let Some(MethodTrace::Csp(trace)) = answer.trace else {
        panic!("no trace");
    };
    tables::check_code(&answer.code.expect("beside a trace"), trace.events.len());
    kinds(&trace.events).collect()
}

fn options() -> Vec<Value> {
    let local = json!({"steepest": false, "patience": 20, "restarts": 3});
    let noisy = json!({"noise": 0.5, "patience": 20, "restarts": 3});
    let small = json!({"population": 4, "moves": 1, "patience": 2, "restarts": 3, "mutation": 0.5});
    let twins = json!({"population": 6, "moves": 0, "patience": 9, "restarts": 1, "mutation": 0.0});
    vec![
        json!({}),
        json!({"preprocess": "nothing", "min_conflicts": local, "genetic": small, "solutions": 3}),
        json!({"min_conflicts": noisy, "genetic": twins}),
    ]
}

#[test]
fn every_event_has_its_line_and_every_kind_happens() {
    let mut seen = BTreeSet::new();
    for method in CspMethod::ALL {
        for options in options() {
            for puzzle in [SMALL, TWICE, EASY, HARD] {
                seen.extend(run(puzzle, &json!({"method": method, "options": options})));
            }
        }
    }
    for consistency in Consistency::ALL {
        for puzzle in [SMALL, TWICE, OPEN] {
            seen.extend(run(puzzle, &json!({"consistency": consistency})));
        }
    }
    assert_eq!(seen, BTreeSet::from(KINDS));
}

#[test]
fn no_table_names_an_event_that_does_not_exist() {
    for method in CspMethod::ALL {
        for options in options() {
            let options = serde_json::from_value(options).expect("options");
            tables::check(&lines(method, &options), &KINDS);
        }
    }
    for of in Consistency::ALL {
        tables::check(consistency(of), &KINDS);
    }
}
