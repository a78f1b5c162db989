//! The middle of the ladder (strong links, wings, colours, rectangles): whatever is found is true.

use crate::puzzles::{listed, only};
use atisbo_base::{Budget, seed};
use atisbo_sudoku::technique::{Ladder, Settings, Technique};
use atisbo_sudoku::variant::{AntiKnight, Diagonal, Ground, Windoku};
use atisbo_sudoku::{Position, Puzzle, Rules, Shape, solver};
use proptest::prelude::*;
use rand::seq::SliceRandom;

fn is_in_the_middle(technique: Technique) -> bool {
    (Technique::Skyscraper..=Technique::MultiColours).contains(&technique)
}

/// Walks as far as the middle of the ladder reaches and compares everything that can be found on the way
/// with all solutions. How many steps there were.
fn check(puzzle: &Puzzle, uniqueness: bool, solutions: &[Vec<u8>]) -> usize {
    let settings = Settings {
        uniqueness,
        ..only(|technique| technique <= Technique::MultiColours)
    };
    let budget = Budget::unlimited();
    let mut ladder = Ladder::new(&Position::new(puzzle), settings);
    let mut found = 0;
    while let Ok(Some(next)) = ladder.next(&budget) {
        let (steps, _) = ladder.all(is_in_the_middle, &budget);
        found += steps.len();
        for step in steps.iter().chain([&next]) {
            assert!(uniqueness || !step.technique.uses_uniqueness(), "{step:?}");
            assert!(
                solutions.iter().all(|values| step.agrees_with(values)),
                "{step:?}"
            );
        }
        ladder.play(&next);
    }
    found
}

/// The same with the only solution.
fn check_unique(puzzle: &Puzzle) -> usize {
    let solution = solver::solve(puzzle, 1, &Budget::unlimited()).first;
    check(puzzle, true, &[solution.expect("it has a solution")])
}

/// A puzzle of these rules with two to `most` solutions, and these.
fn ambiguous(rules: Rules, most: usize, seed: u64) -> (Puzzle, Vec<Vec<u8>>) {
    let budget = Budget::unlimited();
    let empty = Puzzle::with_rules(rules);
    let full = solver::solve(&empty, 1, &budget)
        .first
        .expect("an empty grid can be filled");
    let mut cells: Vec<usize> = (0..full.len()).collect();
    cells.shuffle(&mut seed::rng(seed, 0));
    let mut puzzle = empty;
    let third = cells.len() / 3;
    for (count, &cell) in cells.iter().enumerate() {
        puzzle.give(cell, full[cell]);
        if count >= third {
            let solutions: Vec<_> = solver::solutions(&puzzle, &budget).take(most + 1).collect();
            if solutions.len() <= most {
                return (puzzle, solutions);
            }
        }
    }
    (puzzle, vec![full])
}

#[test]
fn what_is_found_in_puzzles_with_one_solution_agrees_with_it() {
    let mut found = 0;
    for puzzle in listed("random_minimal.txt").iter().take(40) {
        found += check_unique(puzzle);
    }
    assert!(found > 500, "only {found} steps");
}

#[test]
#[ignore = "wide"]
fn what_is_found_in_a_thousand_puzzles_agrees_with_their_solutions() {
    for puzzle in &listed("random_minimal.txt") {
        check_unique(puzzle);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn without_uniqueness_what_is_found_holds_in_every_solution(seed: u64) {
        let (puzzle, solutions) = ambiguous(Rules::classic(Shape::CLASSIC), 40, seed);
        check(&puzzle, false, &solutions);
    }

    #[test]
    fn with_other_rules_what_is_found_holds_in_every_solution(seed: u64, kind in 0..5) {
        let ground = Ground::new(Shape::CLASSIC);
        let (ground, variants) = match kind {
            0 => (ground, vec![Diagonal { rising: true }.into(), Diagonal { rising: false }.into()]),
            1 => (ground, vec![AntiKnight.into()]),
            2 => (ground, vec![Windoku.into()]),
            3 => (Ground::new(Shape::new(2, 3).unwrap()), Vec::new()),
            _ => (Ground::with_values(Shape::new(2, 3).unwrap(), 7, 1).unwrap(), Vec::new()),
        };
        let rules = Rules::with_variants(ground, variants).unwrap();
        // Uniqueness is assumed where a puzzle has one solution.
        let (puzzle, solutions) = ambiguous(rules, 20, seed);
        check(&puzzle, solutions.len() == 1, &solutions);
    }
}
