//! Every reference puzzle has exactly the solution it came with.

use crate::common::{board, json, rows};
use atisbo_base::Budget;
use atisbo_ohno::{Grid, Rule, Solver, Verdict};
use serde_json::Value;

/// The grid without its numbers: what is floor, what is wall.
fn filling(grid: &Grid) -> Vec<bool> {
    grid.cells().map(|(_, cell)| cell.is_floor()).collect()
}

fn assert_unique(name: &str, puzzle: &Grid, solution: &Grid, rule: Rule) {
    let found = Solver::new(puzzle, rule).solve(2, &Budget::unlimited());
    assert_eq!(found.verdict(), Verdict::Unique, "{name} under {rule:?}");
    let first = found.first.expect("a unique solution");
    assert!(first.is_filled());
    assert_eq!(filling(&first), filling(solution), "{name} under {rule:?}");
    for pos in puzzle.known() {
        assert_eq!(
            first.get(pos),
            puzzle.get(pos),
            "{name}: a given has changed"
        );
    }
}

fn all_are_unique(file: &str, expected: usize) {
    let puzzles: Vec<Value> = json(file);
    assert_eq!(puzzles.len(), expected);
    for puzzle in &puzzles {
        let name = puzzle["id"].as_str().expect("a name");
        let (givens, solution) = (rows(&puzzle["givens"]), rows(&puzzle["solution"]));
        assert_unique(name, &givens, &solution, Rule::SeesFloor);
    }
}

#[test]
fn puzzles_of_the_original_generator_are_unique() {
    all_are_unique("original_generator.json", 160);
}

#[test]
fn large_puzzles_are_unique() {
    all_are_unique("large_9_to_50.json", 44);
}

#[test]
fn clue_minimal_puzzles_are_unique() {
    all_are_unique("minimal_4_to_9.json", 42);
    all_are_unique("minimal_10_to_20.json", 14);
}

#[test]
fn the_boards_of_the_report_have_the_counts_of_their_analysis_under_both_rules() {
    for entry in json::<Value>("seed_boards.json") {
        let name = entry["board"].as_str().expect("a name");
        let puzzle = board(name);
        assert_eq!(puzzle, rows(&entry["givens"]), "{name}");
        assert_unique(name, &puzzle, &rows(&entry["solution"]), Rule::SeesFloor);
        for (rule, key) in [
            (Rule::SeesFloor, "solutions_q42"),
            (Rule::SeenByNumber, "solutions_seed_rule"),
        ] {
            let found = Solver::new(&puzzle, rule).solve(1_000, &Budget::unlimited());
            assert!(found.complete);
            assert_eq!(Some(found.count), entry[key].as_u64(), "{name} {rule:?}");
        }
    }
}
