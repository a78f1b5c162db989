//! A trace is complete: replaying it gives the domains and the counters.

use crate::problems::{CLASSIC, SMALL, australia, queens, sudoku};
use atisbo_base::{Budget, Trace};
use atisbo_csp::trace::{Named, Numbers, Tracer};
use atisbo_csp::{Csp, Domain, Event, Method, Options, Reason, solve};

fn record(csp: &Csp, method: Method) -> (Trace<Named<Numbers>>, atisbo_csp::Report) {
    let mut tracer = Tracer::new(1_000_000, Numbers);
    let report = solve(
        csp,
        method,
        &Options::default(),
        &mut tracer,
        &Budget::unlimited(),
    );
    (tracer.into_trace(), report.expect("a cover"))
}

#[test]
fn the_events_agree_with_the_statistics() {
    for csp in [queens(6), australia(2), sudoku(SMALL)] {
        for method in Method::ALL
            .into_iter()
            .filter(|method| method.settings().is_some())
        {
            let (trace, report) = record(&csp, method);
            let count = |wanted: fn(&Named<Numbers>) -> bool| {
                trace.events.iter().filter(|event| wanted(event)).count() as u64
            };
            let statistics = &report.statistics;
            assert_eq!(
                count(|event| matches!(event, Event::Assign { .. })),
                statistics.nodes
            );
            assert_eq!(
                count(|event| matches!(event, Event::Failure { .. })),
                statistics.failures
            );
            assert_eq!(
                count(|event| matches!(event, Event::Backtrack { .. })),
                statistics.backtracks
            );
            let changes = count(|event| matches!(event, Event::DomainChange { .. }));
            assert_eq!(changes, statistics.domain_changes, "{method}");
            assert_eq!(
                count(|event| matches!(event, Event::Solution { .. })),
                report.solutions
            );
        }
    }
}

/// Replays the domains from the events alone.
#[test]
fn every_removed_value_had_lost_its_support() {
    for (csp, method) in [
        (queens(6), Method::ForwardCheckingMrv),
        (queens(8), Method::Mac),
        (sudoku(CLASSIC), Method::MacBackjumping),
        (sudoku(CLASSIC), Method::LimitedDiscrepancy),
    ] {
        let (trace, _) = record(&csp, method);
        let mut domains = csp.domains().to_vec();
        // The domains before each assignment that still stands.
        let mut before: Vec<Vec<Domain>> = Vec::new();
        for event in &trace.events {
            match event {
                Event::Assign {
                    variable,
                    value,
                    depth,
                } => {
                    if let Some(saved) = before.get(*depth as usize) {
                        domains.clone_from(saved);
                    }
                    before.truncate(*depth as usize);
                    before.push(domains.clone());
                    assert!(domains[variable.index()].contains(*value));
                    domains[variable.index()] = Domain::of(*value);
                }
                Event::DomainChange {
                    variable,
                    removed,
                    left,
                    reason,
                } => {
                    let Reason::Arc { support, .. } = reason else {
                        panic!("only arcs here")
                    };
                    for &value in removed {
                        let lost = csp.arcs_from(*variable).iter().any(|arc| {
                            arc.to == *support
                                && csp
                                    .allows(arc, value)
                                    .and(domains[support.index()])
                                    .is_empty()
                        });
                        assert!(lost, "{value} still has a support");
                        assert!(domains[variable.index()].contains(value));
                        domains[variable.index()].remove(value);
                    }
                    let left: Domain = left.iter().copied().collect();
                    assert_eq!(domains[variable.index()], left);
                }
                Event::Restart { .. } => {
                    if let Some(saved) = before.first() {
                        domains.clone_from(saved);
                    }
                    before.clear();
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_trace_is_read_back_from_its_lines() {
    for method in Method::ALL
        .into_iter()
        .filter(|&method| method != Method::BruteForce)
    {
        let (trace, _) = record(&queens(6), method);
        let mut text = Vec::new();
        trace
            .write_json_lines(&mut text)
            .expect("memory does not fail");
        let text = String::from_utf8(text).expect("JSON is text");
        let lines: Vec<Named<Numbers>> = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line"))
            .collect();
        assert_eq!(lines, trace.events, "{method}");
        assert!(
            matches!(lines.last(), Some(Event::Solution { .. })),
            "{method}"
        );
    }
}
