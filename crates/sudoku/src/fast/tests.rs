//! Every engine this machine can run, against a plain backtracker.

use super::engine::Engine;
use super::solutions::Walk;
use super::*;
use proptest::prelude::*;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;

/// The slow, obvious twin: the empty cell with fewest digits, each tried in turn.
struct Backtracker {
    candidates: [u16; CELLS],
    limit: usize,
    found: Vec<Grid>,
}

impl Backtracker {
    fn solutions(candidates: [u16; CELLS], limit: usize) -> Vec<Grid> {
        let mut twin = Backtracker {
            candidates,
            limit,
            found: Vec::new(),
        };
        twin.fill(&mut [0; CELLS], [[0; 9]; 3]);
        twin.found.sort_unstable();
        twin.found
    }

    /// `used`: the digits that stand already, by row, column and box.
    fn fill(&mut self, grid: &mut Grid, used: [[u16; 9]; 3]) {
        let free = |cell: usize| {
            let [row, column, of_box] = units(cell);
            self.candidates[cell] & !(used[0][row] | used[1][column] | used[2][of_box])
        };
        let empty = (0..CELLS).filter(|&cell| grid[cell] == 0);
        let Some(cell) = empty.min_by_key(|&cell| free(cell).count_ones()) else {
            self.found.push(*grid);
            return;
        };
        let free = free(cell);
        for digit in (1..=9).filter(|digit| free >> (digit - 1) & 1 != 0) {
            if self.found.len() < self.limit {
                let mut used = used;
                for (kind, unit) in units(cell).into_iter().enumerate() {
                    used[kind][unit] |= 1 << (digit - 1);
                }
                grid[cell] = digit;
                self.fill(grid, used);
                grid[cell] = 0;
            }
        }
    }
}

/// The row, column and box of a cell.
fn units(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, column, row / 3 * 3 + column / 3]
}

fn candidates_of(puzzle: &Grid) -> [u16; CELLS] {
    puzzle.map(|digit| if digit == 0 { 0x1FF } else { 1 << (digit - 1) })
}

/// A random grid, empty but for some cells, one of which may be changed or some candidates struck.
fn random_candidates(rng: &mut Pcg64) -> [u16; CELLS] {
    let mut puzzle = [0; CELLS];
    for diagonal in 0..3 {
        let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        digits.shuffle(rng);
        for (at, digit) in digits.into_iter().enumerate() {
            puzzle[30 * diagonal + at / 3 * 9 + at % 3] = digit;
        }
    }
    let mut grid = solve(&puzzle).expect("three boxes on the diagonal do not see each other");
    let mut cells: Vec<usize> = (0..CELLS).collect();
    cells.shuffle(rng);
    let givens = rng.random_range(18..40);
    cells[givens..].iter().for_each(|&cell| grid[cell] = 0);
    if rng.random_ratio(1, 3) {
        grid[cells[0]] = rng.random_range(1..=9);
    }
    let mut candidates = candidates_of(&grid);
    if rng.random_ratio(1, 3) {
        for _ in 0..rng.random_range(0..60) {
            let cell = *cells.choose(rng).expect("81 cells");
            candidates[cell] &= !(1 << rng.random_range(0..9));
        }
    }
    candidates
}

/// Compares the count and the solutions of each engine with the twin's. Gives the count.
fn check(candidates: [u16; CELLS], limit: usize) -> usize {
    let expected = Backtracker::solutions(candidates, limit);
    let start = Start::from_candidates(&candidates);
    for engine in Engine::ALL {
        let Ok(found) = engine.run(&start, census(limit as u64, 2)) else {
            continue;
        };
        assert_eq!(
            found.count,
            expected.len() as u64,
            "{engine:?} {candidates:?}"
        );
        let walk = engine.run(&start, Walk).ok().expect("it could just be run");
        let mut all: Vec<Grid> = walk.take(limit).collect();
        assert_eq!(found.first, all.first().copied(), "{engine:?}");
        assert_eq!(found.second, all.get(1).copied(), "{engine:?}");
        all.sort_unstable();
        if all.len() < limit {
            assert_eq!(all, expected, "{engine:?} {candidates:?}");
        }
    }
    expected.len()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn every_engine_finds_what_the_backtracker_finds(seed: u64) {
        check(random_candidates(&mut Pcg64::seed_from_u64(seed)), 20);
    }
}

#[test]
#[ignore = "about a minute optimised; run by cargo xtask wide"]
fn on_100_000_puzzles_with_no_one_and_many_solutions_every_engine_is_right() {
    let mut rng = Pcg64::seed_from_u64(81);
    let mut seen = [0; 4];
    for _ in 0..100_000 {
        seen[check(random_candidates(&mut rng), 3)] += 1;
    }
    println!("no solution, one, two, more: {seen:?}");
    assert!(seen.iter().all(|&puzzles| puzzles > 1000), "{seen:?}");
}

#[test]
fn minimal_puzzles_have_one_solution() {
    let lines = include_str!("../../../../data/sudoku/random_minimal.txt").lines();
    for line in lines.take(200) {
        assert_eq!(check(candidates_of(&parse(line)), 2), 1, "{line}");
    }
}

fn parse(line: &str) -> Grid {
    let mut cells = line.bytes().map(|byte| {
        if byte.is_ascii_digit() {
            byte - b'0'
        } else {
            0
        }
    });
    std::array::from_fn(|_| cells.next().unwrap_or(0))
}

#[test]
fn two_digits_that_need_the_same_cell_are_a_contradiction() {
    // 1 and 2 are struck from all of the first row but its first cell.
    let mut start = Start::EMPTY;
    for cell in 1..9 {
        start.strike(cell, 1);
        start.strike(cell, 2);
    }
    for engine in Engine::ALL {
        if let Ok(mut solutions) = engine.run(&start, Walk) {
            assert_eq!(solutions.next(), None, "{engine:?}");
        }
    }
}

#[test]
fn digits_that_do_not_exist_and_conflicts_leave_no_solution() {
    for (cell, digit) in [(0, 10), (80, 255), (17, 0x80), (0, 16)] {
        let mut puzzle = [0; CELLS];
        puzzle[cell] = digit;
        assert_eq!(count(&puzzle, 2), 0, "{digit} at {cell}");
        assert_eq!(solve(&puzzle), None);
    }
    let mut puzzle = [0; CELLS];
    (puzzle[0], puzzle[20]) = (5, 5);
    assert_eq!(solve_up_to(&puzzle, 2).count, 0);
    assert!(!is_unique(&puzzle));
}

#[test]
fn a_limit_of_none_searches_nothing() {
    let found = solve_up_to(&[0; CELLS], 0);
    assert_eq!((found.count, found.first, found.guesses), (0, None, 0));
}

#[test]
fn a_batch_answers_in_order() {
    let mut rng = Pcg64::seed_from_u64(5);
    let puzzles: Vec<Grid> = (0..300)
        .map(|_| {
            random_candidates(&mut rng).map(|set| {
                if set.is_power_of_two() {
                    set.trailing_zeros() as u8 + 1
                } else {
                    0
                }
            })
        })
        .collect();
    let one_by_one: Vec<u64> = puzzles.iter().map(|puzzle| count(puzzle, 5)).collect();
    assert_eq!(count_all(&puzzles, 5), one_by_one);
    let solved = solve_all(&puzzles);
    assert!(
        solved
            .iter()
            .zip(&one_by_one)
            .all(|(solution, count)| solution.is_some() == (*count > 0))
    );
}
