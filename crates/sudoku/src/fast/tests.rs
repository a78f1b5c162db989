//! The engines against a plain backtracker, and against each other.

use super::*;
use proptest::prelude::*;

/// Whether no row, column or box holds `digit` beside `cell`.
fn fits(grid: &Grid, cell: usize, digit: u8) -> bool {
    let (row, column) = (cell / 9, cell % 9);
    (0..CELLS)
        .filter(|&other| other != cell && grid[other] == digit)
        .all(|other| {
            let (r, c) = (other / 9, other % 9);
            r != row && c != column && (r / 3, c / 3) != (row / 3, column / 3)
        })
}

/// The slow, obvious twin: the empty cell with fewest digits, tried one after the other.
fn backtrack(grid: &mut Grid, limit: usize, found: &mut Vec<Grid>) {
    let choices = |cell: &usize| (1..=9).filter(|&digit| fits(grid, *cell, digit)).count();
    let Some(cell) = (0..CELLS)
        .filter(|&cell| grid[cell] == 0)
        .min_by_key(choices)
    else {
        found.push(*grid);
        return;
    };
    for digit in 1..=9 {
        if found.len() < limit && fits(grid, cell, digit) {
            grid[cell] = digit;
            backtrack(grid, limit, found);
            grid[cell] = 0;
        }
    }
}

fn by_backtracking(puzzle: &Grid, limit: usize) -> Vec<Grid> {
    let mut found = Vec::new();
    if (0..CELLS).all(|cell| puzzle[cell] == 0 || fits(puzzle, cell, puzzle[cell])) {
        backtrack(&mut puzzle.clone(), limit, &mut found);
    }
    found
}

/// A full grid cut down to some givens, a few of them perhaps wrong: puzzles with no solution, one
/// and many.
fn puzzles() -> impl Strategy<Value = Grid> {
    let seed_row = Just([1, 2, 3, 4, 5, 6, 7, 8, 9]).prop_shuffle();
    let order = Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle();
    let wrong = prop::collection::vec((0..CELLS, 1..=9u8), 0..3);
    (seed_row, order, 0..60usize, wrong, 0..200usize).prop_map(
        |(row, order, empty, wrong, skip)| {
            let mut puzzle = [0; CELLS];
            // The first row and a diagonal box leave room for many grids.
            puzzle[..9].copy_from_slice(&row);
            puzzle[order[0] % 9 + 36] = row[order[1] % 9];
            let mut grid = solutions(&puzzle)
                .nth(skip)
                .or_else(|| solve(&puzzle))
                .unwrap_or(puzzle);
            for cell in &order[..empty] {
                grid[*cell] = 0;
            }
            for (cell, digit) in wrong.into_iter().filter(|_| empty % 2 == 0) {
                grid[cell] = digit;
            }
            grid
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn the_count_is_the_backtrackers(puzzle in puzzles()) {
        let mut expected = by_backtracking(&puzzle, 20);
        prop_assert_eq!(count(&puzzle, 20), expected.len() as u64);
        let mut found: Vec<Grid> = solutions(&puzzle).take(20).collect();
        if found.len() < 20 {
            expected.sort_unstable();
            found.sort_unstable();
            prop_assert_eq!(found, expected);
        }
    }
}
