//! Every strategy with many options on puzzles of both games and on a small map: each event has its line.

use super::super::{Code, Happens, tables};
use super::lines;
use crate::trace::SearchStep;
use crate::verb::Verb;
use crate::{ohno, sudoku};
use atisbo_base::{Budget, Trace};
use atisbo_search::trace::Tracer;
use atisbo_search::{
    Duplicates, Estimate, Heuristic, Options, Problem, Reversible, Strategy, Successor,
    search_reversible,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// All kinds of events that there are.
const KINDS: [&str; 13] = [
    "duplicate",
    "duplicate.outdated",
    "expanded",
    "generated",
    "generated.cheaper",
    "generated.root",
    "goal",
    "limit_raised",
    "pruned.bound",
    "pruned.dead_end",
    "pruned.depth",
    "pruned.discrepancies",
    "pruned.width",
];

fn options() -> Vec<Value> {
    let mut all = vec![json!({})];
    for duplicates in ["tree", "graph", "graph_late"] {
        for goal_test in ["generation", "expansion"] {
            all.push(json!({"duplicates": duplicates, "goal_test": goal_test, "depth_limit": 3, "beam_width": 2}));
            all.push(
                json!({"duplicates": duplicates, "goal_test": goal_test, "follow_cycles": true}),
            );
        }
    }
    all
}

fn few() -> Budget {
    Budget::unlimited().nodes(400)
}

/// A run of a game, with its trace and its code.
fn run<R: Verb>(request: Value) -> R::Answer {
    let request: R = serde_json::from_value(request).expect("a request");
    request.answer(&(), &few()).expect("an answer")
}

#[test]
fn every_event_of_a_sudoku_has_its_line() {
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for strategy in Strategy::ALL.iter().filter(|it| !it.traits().needs_goal) {
        for formulation in sudoku::search::Formulation::ALL {
            for options in options() {
                let settings =
                    json!({"strategy": strategy, "formulation": formulation, "options": options});
                let request =
                    json!({"puzzle": puzzle, "runs": [settings], "trace": {"limit": 1000}});
                let answer = run::<sudoku::search::Request>(request);
                let Some(sudoku::search::MethodTrace::Space(trace)) = answer.trace else {
                    panic!("no trace");
                };
                let code = answer.code.expect("beside a trace");
                tables::check_code(&code, trace.events.len());
            }
        }
    }
}

#[test]
fn every_event_of_0h_n0_has_its_line() {
    let puzzle = "W 2 . .\n. . W W\n4 . . .\nW . 3 .";
    for strategy in Strategy::ALL.iter().filter(|it| !it.traits().needs_goal) {
        for formulation in ohno::search::Formulation::ALL {
            for options in options() {
                let settings = json!({
                    "strategy": strategy, "formulation": formulation, "options": options, "two_phase": true,
                });
                let request =
                    json!({"puzzle": puzzle, "runs": [settings], "trace": {"limit": 1000}});
                let answer = run::<ohno::search::Request>(request);
                let code = answer.code.expect("beside a trace");
                tables::check_code(&code, answer.trace.expect("asked for").events.len());
            }
        }
    }
}

#[test]
fn code_comes_only_with_a_trace() {
    let request = json!({"puzzle": "1.....3..4.....2"});
    let answer = run::<sudoku::search::Request>(request);
    assert!(answer.trace.is_none() && answer.code.is_none());
}

/// Towns on a map with roads of different length; the last is a goal.
struct Map;

const ROADS: [(usize, usize, u32); 10] = [
    (0, 1, 4),
    (0, 2, 1),
    (2, 1, 1),
    (1, 3, 5),
    (2, 4, 9),
    (3, 4, 1),
    (1, 0, 1),
    (4, 5, 2),
    (1, 6, 1),
    (3, 5, 9),
];

impl Problem for Map {
    type State = usize;
    type Action = usize;
    type Cost = u32;

    fn initial(&self) -> usize {
        0
    }

    fn is_goal(&self, town: &usize) -> bool {
        *town == 5
    }

    fn successors(&self, town: &usize, out: &mut Vec<Successor<Self>>) {
        let roads = ROADS.iter().filter(|(from, ..)| from == town);
        out.extend(roads.map(|&(_, state, cost)| Successor {
            action: state,
            state,
            cost,
        }));
    }

    fn dead_end(&self, town: &usize) -> Option<&'static str> {
        (*town == 6).then_some("no road leads on")
    }
}

impl Reversible for Map {
    fn goals(&self) -> Vec<usize> {
        vec![5]
    }

    fn predecessors(&self, town: &usize, out: &mut Vec<Successor<Self>>) {
        let roads = ROADS.iter().filter(|(_, to, _)| to == town);
        out.extend(roads.map(|&(state, _, cost)| Successor {
            action: state,
            state,
            cost,
        }));
    }
}

/// Wrong in the second town.
struct Guess;

impl Heuristic<Map> for Guess {
    fn estimate(&self, _map: &Map, town: &usize) -> Estimate {
        Estimate::Cost(if *town == 2 { 9 } else { 0 })
    }
}

fn drive(strategy: Strategy, options: &Options) -> Trace<SearchStep> {
    let mut tracer = Tracer::new(1000, usize::to_string);
    search_reversible(&Map, Guess, strategy, options, &mut tracer, &few());
    tracer.into_trace()
}

#[test]
fn every_kind_of_event_happens_and_has_one_line() {
    let mut seen = BTreeSet::new();
    for strategy in Strategy::ALL {
        for options in options() {
            let options: Options = serde_json::from_value(options).expect("options");
            let trace = drive(strategy, &options);
            seen.extend(trace.events.iter().map(Happens::kind));
            let table = lines(strategy, &options, false);
            tables::check(&table, &KINDS);
            tables::check_code(&Code::beside(&table, &trace), trace.events.len());
            tables::check(&lines(strategy, &options, true), &KINDS);
        }
    }
    assert_eq!(seen, BTreeSet::from(KINDS));
}

#[test]
fn the_code_says_what_the_options_change() {
    let texts = |options: &Options| -> Vec<&str> {
        let lines = lines(Strategy::AStar, options, false);
        lines.iter().map(|line| line.1).collect()
    };
    let tree = Options {
        duplicates: Some(Duplicates::Keep),
        ..Options::default()
    };
    assert!(texts(&Options::default()).contains(&"code-search-no-cheaper"));
    assert!(!texts(&tree).contains(&"code-search-no-cheaper"));
}
