//! What every method promises, on problems with known answers.

use crate::problems::{CLASSIC, INKALA, QUEENS, SMALL, australia, magic_square, queens, sudoku};
use atisbo_base::{Budget, Cancel, Stop};
use atisbo_csp::{
    Csp, Ending, GeneticSettings, Method, MinConflictsSettings, Model, Options, Report, Solutions,
    solve,
};
use std::time::Duration;

/// Enough for every case here but brute force on large ones.
const NODES: u64 = 3_000_000;

fn run(csp: &Csp, method: Method, solutions: u64) -> Report {
    let options = Options {
        solutions,
        min_conflicts: MinConflictsSettings {
            restarts: 5,
            patience: 2000,
            ..Default::default()
        },
        genetic: GeneticSettings {
            restarts: 5,
            patience: 10,
            ..Default::default()
        },
        ..Options::default()
    };
    let budget = Budget::unlimited().nodes(NODES);
    let mut seen = Solutions::new(1000);
    let report = solve(csp, method, &options, &mut seen, &budget).expect("no general constraint");
    for values in seen.kept() {
        assert!(
            csp.is_solved_by(values),
            "{method} calls {values:?} a solution"
        );
    }
    let mut distinct = seen.kept().to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(
        distinct.len(),
        seen.kept().len(),
        "{method} found a solution twice"
    );
    assert_eq!(report.solution.as_ref(), seen.kept().first(), "{method}");
    assert_eq!(
        report.solutions.min(1000),
        seen.kept().len() as u64,
        "{method}"
    );
    report
}

/// A method counts the solutions, or, if it cannot, finds one of them or none.
fn expect_count(csp: &Csp, method: Method, count: u64, name: &str) {
    let report = run(csp, method, u64::MAX);
    let context = format!("{method} on {name}: {report:?}");
    let complete = method.traits().complete;
    if complete {
        assert_eq!(report.solutions, count, "{context}");
    }
    let ending = match count {
        0 if complete => Ending::NoSolution,
        0 => Ending::GaveUp,
        _ => Ending::Solved,
    };
    assert_eq!(report.ending, ending, "{context}");
    assert_eq!(report.exhaustive, complete, "{context}");
}

#[test]
fn every_method_places_as_many_queens_as_can_be_placed() {
    for method in Method::ALL {
        for (size, &count) in QUEENS.iter().enumerate() {
            // 8 to the power of 8 assignments are too many to write down in a test.
            if method != Method::BruteForce || size < 7 {
                let name = format!("{size} queens");
                expect_count(&queens(size as u8), method, count, &name);
            }
        }
    }
}

#[test]
fn every_method_colours_australia_with_three_colours_and_not_with_two() {
    for method in Method::ALL {
        expect_count(&australia(3), method, 18, "Australia in three colours");
        expect_count(&australia(2), method, 0, "Australia in two colours");
    }
}

#[test]
fn every_method_solves_small_and_large_sudokus() {
    for method in Method::ALL {
        if method != Method::BruteForce {
            expect_count(&sudoku(SMALL), method, 1, "a small Sudoku");
            let wrong = sudoku("1100000000000000");
            expect_count(&wrong, method, 0, "a small wrong Sudoku");
            // The degree alone is a bad guide on a grid where all degrees are alike.
            if method != Method::BacktrackingDegree {
                expect_count(&sudoku(CLASSIC), method, 1, "a Sudoku of 30 clues");
            }
        }
    }
    for (text, count, name) in [
        ("1234341221434310", 0, "a wrong Sudoku"),
        ("1234341221434321", 1, "a solved Sudoku"),
        ("1234341201400000", 1, "an easy Sudoku"),
    ] {
        expect_count(&sudoku(text), Method::BruteForce, count, name);
    }
}

#[test]
fn every_method_that_takes_sums_finds_the_magic_squares() {
    let csp = magic_square();
    for method in Method::ALL {
        if !method.traits().general {
            let refused = solve(&csp, method, &Options::default(), (), &Budget::unlimited());
            assert!(refused.is_err(), "{method}");
        } else if method != Method::BruteForce {
            expect_count(&csp, method, 8, "the magic square");
        }
    }
}

#[test]
fn problems_without_variables_or_values_have_the_obvious_answers() {
    let mut model = Model::new();
    let nothing = model.clone().build();
    let free = model.variable(0..3).expect("few values");
    let one = model.clone().build();
    let impossible = model.variable([]).expect("no value is few values");
    let no_value = model.clone().build();
    model.not_equal(free, impossible).expect("they exist");
    let constrained = model.build();
    for method in Method::ALL {
        expect_count(&nothing, method, 1, "no variable");
        expect_count(&one, method, 3, "no constraint");
        expect_count(&no_value, method, 0, "no value");
        expect_count(&constrained, method, 0, "no value, under a constraint");
    }
}

#[test]
fn asking_for_two_solutions_gives_two() {
    for method in Method::ALL
        .into_iter()
        .filter(|method| method.traits().complete)
    {
        let report = run(&queens(5), method, 2);
        assert_eq!(
            (report.ending, report.solutions),
            (Ending::Solved, 2),
            "{method}"
        );
        assert!(!report.exhaustive, "{method}");
    }
}

#[test]
fn every_limit_of_the_budget_stops_every_method() {
    let hard = sudoku(INKALA);
    let raised = Cancel::new();
    raised.raise();
    let limits = [
        (Budget::unlimited().nodes(20), Stop::Nodes),
        (Budget::unlimited().bytes(50), Stop::Bytes),
        (Budget::unlimited().time(Duration::ZERO), Stop::Time),
        (Budget::unlimited().cancel(raised), Stop::Cancelled),
    ];
    for method in Method::ALL {
        for (budget, stop) in &limits {
            let options = Options {
                solutions: u64::MAX,
                ..Options::default()
            };
            let report = solve(&hard, method, &options, (), budget).expect("a cover");
            assert_eq!(report.ending, Ending::Stopped(*stop), "{method}");
            assert!(report.statistics.nodes <= 20, "{method}");
            assert!(
                report.statistics.bytes <= budget.max_bytes().unwrap_or(u64::MAX),
                "{method}"
            );
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let csp = queens(8);
    for method in Method::ALL
        .into_iter()
        .filter(|&method| method != Method::BruteForce)
    {
        let run = |seed| {
            let options = Options {
                seed,
                ..Options::default()
            };
            let report = solve(&csp, method, &options, (), &Budget::unlimited()).expect("a cover");
            (
                report.solution,
                report.statistics.nodes,
                report.statistics.checks,
            )
        };
        assert_eq!(run(7), run(7), "{method}");
        if !method.traits().random {
            assert_eq!(run(7), run(8), "{method}");
        }
    }
}
