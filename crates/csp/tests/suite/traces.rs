//! That a trace tells the whole story: whoever replays it has the domains and the counters.

use crate::problems::{CLASSIC, SMALL, australia, queens, sudoku};
use atisbo_base::Budget;
use atisbo_csp::trace::{Happening, Numbers, Recorder, write_json_lines};
use atisbo_csp::{Csp, Domain, Method, Options, Reason, solve};

fn record(csp: &Csp, method: Method) -> (Recorder, atisbo_csp::Report) {
    let mut recorder = Recorder::new(1_000_000);
    let report = solve(
        csp,
        method,
        &Options::default(),
        &mut recorder,
        &Budget::unlimited(),
    );
    (recorder, report.expect("a cover"))
}

#[test]
fn the_events_agree_with_the_statistics() {
    for csp in [queens(6), australia(2), sudoku(SMALL)] {
        for method in Method::ALL
            .into_iter()
            .filter(|method| method.settings().is_some())
        {
            let (recorder, report) = record(&csp, method);
            let count = |wanted: fn(&Happening) -> bool| {
                recorder
                    .records()
                    .iter()
                    .filter(|happening| wanted(happening))
                    .count() as u64
            };
            let statistics = &report.statistics;
            assert_eq!(
                count(|h| matches!(h, Happening::Assign { .. })),
                statistics.nodes
            );
            assert_eq!(
                count(|h| matches!(h, Happening::Failure { .. })),
                statistics.failures
            );
            assert_eq!(
                count(|h| matches!(h, Happening::Backtrack { .. })),
                statistics.backtracks
            );
            let changes = count(|h| matches!(h, Happening::DomainChange { .. }));
            assert_eq!(changes, statistics.domain_changes, "{method}");
            assert_eq!(
                count(|h| matches!(h, Happening::Solution { .. })),
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
        let (recorder, _) = record(&csp, method);
        let mut domains = csp.domains().to_vec();
        // The domains before each assignment that still stands.
        let mut before: Vec<Vec<Domain>> = Vec::new();
        for happening in recorder.records() {
            match happening {
                Happening::Assign {
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
                Happening::DomainChange {
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
                Happening::Restart { .. } => {
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
        let (recorder, _) = record(&queens(6), method);
        let mut text = Vec::new();
        write_json_lines(recorder.records(), &mut text, &Numbers).expect("memory does not fail");
        let text = String::from_utf8(text).expect("JSON is text");
        let lines: Vec<Happening> = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line"))
            .collect();
        assert_eq!(lines, recorder.records(), "{method}");
        assert!(
            matches!(lines.last(), Some(Happening::Solution { .. })),
            "{method}"
        );
    }
}
