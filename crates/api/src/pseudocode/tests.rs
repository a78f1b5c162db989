//! The code beside real traces: each event has its line, and each line's events happen somewhere.

use super::{Happens, Line, agent, logic};
use crate::{Verb, ask, bayes, minesweeper};
use atisbo_base::Budget;
use serde_json::{Value, json};
use std::collections::BTreeSet;

type Kinds = BTreeSet<&'static str>;

/// The answer to a question given as JSON.
fn answer<V: Verb>(question: Value) -> V::Answer {
    let request: V = serde_json::from_value(question).unwrap();
    ask(&request, &(), &Budget::unlimited()).unwrap()
}

fn on(lines: &[Line]) -> Kinds {
    let kinds = lines.iter().flat_map(|Line(_, _, kinds)| kinds.iter());
    let all: Vec<&str> = kinds.clone().copied().collect();
    let once: Kinds = kinds.copied().collect();
    assert_eq!(all.len(), once.len(), "a kind at two lines: {all:?}");
    once
}

fn file(name: &str) -> String {
    let path = format!("{}/../../data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

/// Bases that between them let every engine do all that it can do.
fn bases() -> Vec<String> {
    let files = ["chain", "club", "contradiction", "textbook-horn", "wumpus"];
    let mut bases: Vec<String> = (files.iter())
        .map(|name| file(&format!("logic/{name}.txt")))
        .collect();
    bases.extend([
        file("logic/pigeons.cnf"),
        "TELL a & b => g; b => a; f => a; a => b; f; ASK g".to_owned(),
        "TELL p => q; q => p; a => p; b & p => a; ASK p".to_owned(),
        "TELL a | b; a => c; b => c; c | d; ~d | e; ASK e".to_owned(),
    ]);
    bases
}

#[test]
fn each_event_of_an_engine_of_logic_has_its_line() {
    for method in crate::logic::Method::ALL {
        for (subsumption, unit, pure) in [(true, true, true), (false, false, false)] {
            let switches = json!({
                "subsumption": subsumption,
                "unit_propagation": unit,
                "pure_literals": pure,
            });
            let mut options = atisbo_logic::Options::from(method);
            options.resolution.subsumption = subsumption;
            options.dpll.unit_propagation = unit;
            options.dpll.pure_literals = pure;
            let lines = logic::lines(&options);
            assert_eq!(lines.is_some(), method.traits().steps);
            let mut seen = Kinds::new();
            for base in bases() {
                let found = answer::<crate::logic::ask::Request>(json!({
                    "knowledge": base,
                    "methods": [method],
                    "switches": switches,
                    "trace": {"limit": 5000},
                }));
                let trace = found.trace.unwrap();
                seen.extend(trace.events.iter().map(Happens::kind));
                let Some(lines) = &lines else {
                    assert!(found.code.is_none() && trace.events.is_empty());
                    continue;
                };
                let code = found.code.unwrap();
                assert_eq!(code.lines.len(), lines.len());
                assert_eq!(code.at.len(), trace.events.len());
                assert!(code.at.iter().all(|&at| at > 0));
            }
            let there = lines.as_deref().map(on).unwrap_or_default();
            let rare = ["counters", "restart.flips", "restart.conflicts"];
            let missing: Vec<_> = (there.iter())
                .filter(|kind| !seen.contains(*kind) && !rare.contains(kind))
                .collect();
            assert!(missing.is_empty(), "{method:?}: {missing:?} never happen");
        }
    }
}

const NETWORK: &str = "network n {}
variable a { type discrete [2] { yes, no }; }
variable b { type discrete [2] { yes, no }; }
variable c { type discrete [2] { yes, no }; }
variable d { type discrete [2] { yes, no }; }
variable e { type discrete [2] { yes, no }; }
variable f { type discrete [2] { yes, no }; }
probability (a) { table 0.3, 0.7; }
probability (b | a) { (yes) 0.2, 0.8; (no) 0.6, 0.4; }
probability (c | b) { (yes) 0.1, 0.9; (no) 1.0, 0.0; }
probability (d) { table 0.5, 0.5; }
probability (e | c, d) { (yes, yes) 0.1, 0.9; (yes, no) 0.5, 0.5; (no, yes) 0.3, 0.7; (no, no) 0.9, 0.1; }
probability (f | a) { (yes) 0.5, 0.5; (no) 0.4, 0.6; }
";

#[test]
fn each_event_of_inference_has_its_line() {
    for method in bayes::Method::ALL {
        let mut seen = Kinds::new();
        let mut there = Kinds::new();
        for query in [json!([]), json!(["e"]), json!(["a", "e"])] {
            let findings = [
                json!({}),
                json!({"c": "no"}),
                json!({"b": "yes", "e": "no"}),
            ];
            for (evidence, prune) in findings.iter().zip([true, true, false]) {
                let question = json!({
                    "network": NETWORK,
                    "query": query,
                    "evidence": evidence,
                    "method": method,
                    "switches": {"prune_barren": prune},
                    "samples": {"samples": 40, "burn_in": 2, "chains": 2},
                    "trace": {"limit": 500},
                });
                let request: bayes::query::Request = serde_json::from_value(question).unwrap();
                let found = ask(&request, &(), &Budget::unlimited()).unwrap();
                let (trace, code) = (found.trace.unwrap(), found.code.unwrap());
                assert!(!trace.events.is_empty());
                assert_eq!(code.at.len(), trace.events.len());
                assert!(code.at.iter().all(|&at| at > 0));
                seen.extend(trace.events.iter().map(Happens::kind));
                there.extend(on(&super::bayes::lines(&request)));
            }
        }
        let missing: Vec<_> = there.difference(&seen).collect();
        assert!(missing.is_empty(), "{method:?}: {missing:?} never happen");
    }
}

#[test]
fn each_event_of_the_agent_has_its_line_and_its_step() {
    let positions = [
        "mines 1\n1#\n##",
        "mines 1\n1##\n11#\n00#",
        "mines 1\n###\n###",
    ];
    let mut seen = Kinds::new();
    let mut there = Kinds::new();
    let engines = minesweeper::Engine::ALL.into_iter();
    for engine in engines.filter(|&engine| engine != minesweeper::Engine::Sat) {
        for incremental in [false, true] {
            for position in positions {
                let question = json!({
                    "position": position,
                    "method": "logic",
                    "preset": "report",
                    "engine": engine,
                    "incremental": incremental,
                    "trace": {"limit": 20000},
                });
                let request: minesweeper::analyse::Request =
                    serde_json::from_value(question).unwrap();
                let found = ask(&request, &(), &Budget::unlimited()).unwrap();
                let (trace, code) = (found.trace.unwrap(), found.code.unwrap());
                assert_eq!(found.steps.len(), trace.events.len());
                assert!(code.at.iter().all(|&at| at > 0));
                seen.extend(trace.events.iter().map(Happens::kind));
                there.extend(on(&agent::lines(&request.analysis.logic.settings())));
            }
        }
    }
    let missing: Vec<_> = there.difference(&seen).copied().collect();
    let rare = ["fire.contradiction", "restart.proved", "goal.resumed"];
    let missing: Vec<_> = missing.iter().filter(|kind| !rare.contains(kind)).collect();
    assert!(missing.is_empty(), "{missing:?} never happen");
}
