//! What every oracle promises.

use crate::{literal, models};
use atisbo_base::{Budget, Cancel, Stop};
use atisbo_logic::oracle::{BatSat, Oracle, Outcome};
use atisbo_logic::{Cnf, Literal, Symbol, instance};
use proptest::prelude::*;
use std::time::{Duration, Instant};

/// One module of tests for each oracle.
macro_rules! contract {
    ($name:ident, $oracle:ty) => {
        mod $name {
            use super::*;

            proptest! {
                #[test]
                fn verdicts_are_right_and_cores_are_cores(questions in questions()) {
                    verdicts_and_cores(<$oracle>::new(), questions);
                }
            }

            #[test]
            fn an_empty_clause_is_never_forgotten() {
                empty_clause(<$oracle>::new());
            }

            #[test]
            fn an_oracle_without_clauses_knows_what_it_is_told_to_assume() {
                no_clauses(<$oracle>::new());
            }

            #[test]
            fn a_symbol_and_its_negation_are_a_core() {
                contradictory_assumptions(<$oracle>::new());
            }

            #[test]
            fn the_budget_is_kept_and_the_oracle_can_be_asked_again() {
                budgets(<$oracle>::new);
            }

            #[test]
            fn a_raised_flag_is_seen_soon() {
                cancel(<$oracle>::new());
            }
        }
    };
}

contract!(batsat, BatSat);
#[cfg(feature = "cadical")]
contract!(cadical, atisbo_logic::oracle::Cadical);

const SYMBOLS: usize = 7;

/// A clause to add, and then a question.
type Question = (Vec<Literal>, Vec<Literal>);

fn literals(least: usize, most: usize) -> impl Strategy<Value = Vec<Literal>> {
    prop::collection::vec(literal(SYMBOLS), least..=most)
}

/// Clauses are added between the questions. Literals may come twice, and with their negation.
fn questions() -> impl Strategy<Value = Vec<Question>> {
    prop::collection::vec((literals(1, 4), literals(0, 5)), 1..40)
}

fn has_model(cnf: &Cnf, assumptions: &[Literal]) -> bool {
    models(SYMBOLS).any(|model| {
        cnf.holds_in(&model) && assumptions.iter().all(|&literal| model.makes(literal))
    })
}

fn verdicts_and_cores(mut oracle: impl Oracle, questions: Vec<Question>) {
    let mut cnf = Cnf::new(SYMBOLS);
    for (clause, assumptions) in questions {
        oracle.add_clause(&clause);
        cnf.add(clause);
        match oracle.solve(&assumptions, &Budget::unlimited()) {
            Outcome::Satisfiable(model) => {
                assert!(cnf.holds_in(&model));
                assert!(assumptions.iter().all(|&literal| model.makes(literal)));
            }
            Outcome::Unsatisfiable(core) => {
                assert!(core.iter().all(|literal| assumptions.contains(literal)));
                assert!(!has_model(&cnf, &core));
            }
            Outcome::Stopped(stop) => panic!("{stop}"),
        }
    }
}

fn symbols<const N: usize>() -> [Literal; N] {
    std::array::from_fn(|index| Literal::positive(Symbol::new(index)))
}

fn empty_clause(mut oracle: impl Oracle) {
    let [p, q] = symbols();
    oracle.add_clause(&[p, q]);
    oracle.add_clause(&[]);
    let contradiction = Outcome::Unsatisfiable(vec![]);
    assert_eq!(oracle.solve(&[], &Budget::unlimited()), contradiction);
    oracle.add_clause(&[q]);
    assert_eq!(oracle.solve(&[p], &Budget::unlimited()), contradiction);
    assert_eq!(oracle.solve(&[!p, q], &Budget::unlimited()), contradiction);
}

fn no_clauses(mut oracle: impl Oracle) {
    let outcome = oracle.solve(&[], &Budget::unlimited());
    assert!(matches!(outcome, Outcome::Satisfiable(_)));
    let late = Literal::positive(Symbol::new(99));
    let Outcome::Satisfiable(model) = oracle.solve(&[late], &Budget::unlimited()) else {
        panic!("nothing speaks against it");
    };
    assert!(model.makes(late));
    assert!(
        !model.value(Symbol::new(1_000)),
        "unknown symbols are false"
    );
}

fn contradictory_assumptions(mut oracle: impl Oracle) {
    let [p, q] = symbols();
    oracle.add_clause(&[p, q]);
    let Outcome::Unsatisfiable(mut core) = oracle.solve(&[q, p, !p], &Budget::unlimited()) else {
        panic!("both cannot be");
    };
    core.sort_unstable();
    assert_eq!(core, [p, !p]);
    let outcome = oracle.solve(&[p, p], &Budget::unlimited());
    assert!(matches!(outcome, Outcome::Satisfiable(_)));
    oracle.add_clause(&[!p]);
    assert_eq!(
        oracle.solve(&[p, p, q], &Budget::unlimited()),
        Outcome::Unsatisfiable(vec![p])
    );
}

fn budgets<O: Oracle>(new: impl Fn() -> O) {
    let hard = instance::pigeonhole(11, 10);
    for (budget, stop) in [
        (Budget::unlimited().nodes(0), Stop::Nodes),
        (Budget::unlimited().nodes(100), Stop::Nodes),
        (Budget::unlimited().time(Duration::ZERO), Stop::Time),
        (
            Budget::unlimited().time(Duration::from_millis(30)),
            Stop::Time,
        ),
    ] {
        let mut oracle = new();
        oracle.add_all(&hard);
        let start = Instant::now();
        assert_eq!(oracle.solve(&[], &budget), Outcome::Stopped(stop));
        assert!(start.elapsed() < Duration::from_secs(2));
        // Nothing of the interrupted search is left: with one pigeon locked out, it is easy.
        let first = &hard.clause(0);
        let out: Vec<Literal> = first.iter().map(|&literal| !literal).collect();
        let outcome = oracle.solve(&out, &Budget::unlimited());
        assert!(matches!(outcome, Outcome::Unsatisfiable(core) if core.len() == 10));
    }
}

fn cancel(mut oracle: impl Oracle) {
    oracle.add_all(&instance::pigeonhole(11, 10));
    let cancel = Cancel::new();
    let budget = Budget::unlimited().cancel(cancel.clone());
    let raiser = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(30));
        cancel.raise();
        Instant::now()
    });
    assert_eq!(
        oracle.solve(&[], &budget),
        Outcome::Stopped(Stop::Cancelled)
    );
    let raised = raiser.join().expect("the thread only waits");
    assert!(raised.elapsed() < Duration::from_millis(500));
}

#[test]
fn bytes_are_counted() {
    let mut oracle = BatSat::new();
    oracle.add_all(&instance::pigeonhole(11, 10));
    let outcome = oracle.solve(&[], &Budget::unlimited().bytes(100_000));
    assert_eq!(outcome, Outcome::Stopped(Stop::Bytes));
    assert!(oracle.statistics().bytes > 100_000);
}
