//! The solvers against a plain backtracker and against each other.

use crate::puzzles::Sum;
use atisbo_base::{Budget, Cancel, Stop, seed};
use atisbo_sudoku::csp::solve_by_csp;
use atisbo_sudoku::generate::{Settings, generate};
use atisbo_sudoku::solver::{self, Found, Verdict, generic};
use atisbo_sudoku::{Puzzle, Region, RegionKind, Rules, Shape, Values, fast};
use proptest::prelude::*;
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use std::sync::Arc;

/// Every solution up to a limit, by trying every value in every cell from the top left.
fn plain(puzzle: &Puzzle, limit: usize) -> Vec<Vec<u8>> {
    fn fill(puzzle: &Puzzle, grid: &mut Vec<u8>, found: &mut Vec<Vec<u8>>, limit: usize) {
        let cell = grid.len();
        if cell == puzzle.candidates().len() {
            if puzzle.is_solved_by(grid) {
                found.push(grid.clone());
            }
            return;
        }
        for value in puzzle.candidates()[cell].iter() {
            let mut peers = puzzle.rules().peers(cell).iter();
            if peers.all(|&peer| grid.get(peer) != Some(&value)) && found.len() < limit {
                grid.push(value);
                fill(puzzle, grid, found, limit);
                grid.pop();
            }
        }
    }
    let mut found = Vec::new();
    fill(puzzle, &mut Vec::new(), &mut found, limit);
    found
}

/// A random grid without the help of any solver under test: the plain pattern of shifted rows, with
/// values, rows and columns shuffled.
fn shifted_grid(shape: Shape, rng: &mut Pcg64) -> Vec<u8> {
    let size = shape.size();
    let mut values: Vec<u8> = (1..=size as u8).collect();
    values.shuffle(rng);
    let mut shuffled_lines = |thickness: usize| -> Vec<usize> {
        let mut bands: Vec<usize> = (0..size / thickness).collect();
        bands.shuffle(rng);
        let mut lines = Vec::new();
        for band in bands {
            let mut band: Vec<usize> = (band * thickness..(band + 1) * thickness).collect();
            band.shuffle(rng);
            lines.extend(band);
        }
        lines
    };
    let (rows, columns) = (
        shuffled_lines(shape.box_rows()),
        shuffled_lines(shape.box_columns()),
    );
    let shift = |row: usize| row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
    let value = |row: usize, column: usize| values[(shift(row) + column) % size];
    let cells = rows
        .iter()
        .flat_map(|&row| columns.iter().map(move |&column| (row, column)));
    cells.map(|(row, column)| value(row, column)).collect()
}

/// A grid with some cells emptied and, now and then, a few changed: no, one or many solutions.
fn holey(rules: &Arc<Rules>, empty: usize, wrong: usize, marks: usize, rng: &mut Pcg64) -> Puzzle {
    let shape = rules.shape();
    let grid = shifted_grid(shape, rng);
    let mut cells: Vec<usize> = (0..shape.cells()).collect();
    cells.shuffle(rng);
    let mut puzzle = Puzzle::with_rules(Arc::clone(rules));
    for &cell in &cells[empty.min(cells.len())..] {
        puzzle.give(cell, grid[cell]);
    }
    for &cell in cells.iter().rev().take(wrong) {
        puzzle.give(cell, rng.random_range(1..=shape.size() as u8));
    }
    for &cell in cells.iter().take(marks) {
        let some = Values::from_bits(rng.random::<u32>()).or(Values::of(grid[cell]));
        puzzle.allow(cell, some);
    }
    puzzle
}

/// Both diagonals, a region of three cells, and a sum: everything beyond rows, columns and boxes.
fn variant(shape: Shape, total: usize) -> Arc<Rules> {
    let size = shape.size();
    let mut regions = Rules::classic(shape).regions().to_vec();
    let mut extra = |index, cells: Vec<usize>| {
        regions.push(Region {
            kind: RegionKind::Extra(index),
            cells,
        });
    };
    extra(0, (0..size).map(|i| i * size + i).collect());
    extra(1, (0..size).map(|i| i * size + size - 1 - i).collect());
    extra(2, vec![1, size, 2 * size + 2]);
    let sum = Sum {
        cells: vec![0, 1, size + 2],
        total,
    };
    Arc::new(Rules::new(shape, regions, vec![Arc::new(sum)]))
}

fn shape(box_rows: usize, box_columns: usize) -> Shape {
    Shape::new(box_rows, box_columns).expect("a shape")
}

fn verdict(puzzle: &Puzzle, limit: u64) -> Verdict {
    solver::solve(puzzle, limit, &Budget::unlimited()).verdict()
}

/// All solutions agree with the plain ones, as a set where neither was cut short.
fn assert_same(puzzle: &Puzzle, limit: usize) {
    let mut expected = plain(puzzle, limit);
    let found = generic::solve(puzzle, limit as u64, &Budget::unlimited());
    assert_eq!(found.count, expected.len() as u64);
    let mut all: Vec<_> = solver::solutions(puzzle, &Budget::unlimited())
        .take(limit)
        .collect();
    assert_eq!(all.len(), expected.len());
    assert!(all.iter().all(|solution| puzzle.is_solved_by(solution)));
    if expected.len() < limit {
        assert!(found.complete);
        expected.sort_unstable();
        all.sort_unstable();
        assert_eq!(all, expected);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn small_grids_have_the_solutions_of_the_plain_backtracker(
        seed: u64, kind in 0_usize..6, empty in 0_usize..36, wrong in 0_usize..2, marks in 0_usize..6,
    ) {
        let shapes = [(2, 2), (2, 3), (3, 2), (1, 4), (1, 5), (1, 1)];
        let rules = Arc::new(Rules::classic(shape(shapes[kind].0, shapes[kind].1)));
        assert_same(&holey(&rules, empty, wrong, marks, &mut seed::rng(seed, 0)), 200);
    }

    #[test]
    fn classic_grids_have_the_solutions_of_the_plain_backtracker(
        seed: u64, empty in 0_usize..34, wrong in 0_usize..2, marks in 0_usize..10,
    ) {
        let rules = Arc::new(Rules::classic(Shape::CLASSIC));
        assert_same(&holey(&rules, empty, wrong, marks, &mut seed::rng(seed, 0)), 50);
    }

    #[test]
    fn extra_regions_and_constraints_are_kept(
        seed: u64, large: bool, clues in 0_usize..8, total in 3_usize..15,
    ) {
        let shape = if large { shape(2, 3) } else { shape(2, 2) };
        let rules = variant(shape, total);
        let mut rng = seed::rng(seed, 0);
        let mut puzzle = Puzzle::with_rules(rules);
        for _ in 0..clues {
            let value = rng.random_range(1..=shape.size() as u8);
            puzzle.give(rng.random_range(0..shape.cells()), value);
        }
        assert_same(&puzzle, 100);
    }

    #[test]
    fn both_solvers_agree_on_classic_puzzles(
        seed: u64, empty in 40_usize..62, wrong in 0_usize..2, marks in 0_usize..20,
    ) {
        let rules = Arc::new(Rules::classic(Shape::CLASSIC));
        let puzzle = holey(&rules, empty, wrong, marks, &mut seed::rng(seed, 0));
        assert_alike(&puzzle, 100);
    }
}

/// The front door's answer is that of the generic solver. Returns it.
fn assert_alike(puzzle: &Puzzle, limit: u64) -> Found {
    let found = solver::solve(puzzle, limit, &Budget::unlimited());
    let other = generic::solve(puzzle, limit, &Budget::unlimited());
    assert_eq!(found.count, other.count);
    assert_eq!(found.complete, other.complete);
    let solutions = [&found.first, &found.second, &other.first, &other.second];
    assert!(
        solutions
            .into_iter()
            .flatten()
            .all(|solution| puzzle.is_solved_by(solution))
    );
    if found.verdict() == Verdict::Unique {
        assert_eq!(found.first, other.first);
    }
    found
}

#[test]
#[ignore = "wide: run with --release"]
fn both_solvers_agree_on_twenty_thousand_classic_puzzles() {
    let rules = Arc::new(Rules::classic(Shape::CLASSIC));
    let mut verdicts = [0; 3];
    for index in 0..20_000 {
        let mut rng = seed::rng(3, index);
        let puzzle = if index % 3 == 0 {
            let settings = Settings::new(Shape::CLASSIC).seed(index);
            let made = generate(&settings, index, &Budget::unlimited());
            made.expect("a puzzle").puzzle
        } else {
            let (empty, wrong) = (rng.random_range(20..62), rng.random_range(0..2));
            holey(&rules, empty, wrong, 0, &mut rng)
        };
        let found = assert_alike(&puzzle, 100);
        verdicts[match found.verdict() {
            Verdict::None => 0,
            Verdict::Unique => 1,
            Verdict::Several | Verdict::Undecided => 2,
        }] += 1;
    }
    println!("no, one, several solutions: {verdicts:?}");
    assert!(verdicts.iter().all(|&count| count > 2_000));
}

/// How many solutions there are up to a limit, by dancing links: another idea, written on its own.
fn by_dancing_links(puzzle: &Puzzle, limit: u64) -> u64 {
    let options = atisbo_csp::Options {
        solutions: limit,
        ..atisbo_csp::Options::default()
    };
    let method = atisbo_csp::Method::DancingLinks;
    let report = solve_by_csp(puzzle, method, &options, (), &Budget::unlimited());
    report.expect("a puzzle without constraints").solutions
}

/// Puzzles of every shape up to 16 x 16 with no, one and many solutions; how many of each.
fn compare_every_shape(cases: usize) -> [usize; 3] {
    let mut seen = [0; 3];
    let shapes = (1..=16).flat_map(|rows| (1..=16).filter_map(move |cols| Shape::new(rows, cols)));
    for shape in shapes.filter(|shape| shape.size() <= 16) {
        let rules = Rules::shared(shape);
        for case in 0..cases {
            let mut rng = seed::rng(shape.cells() as u64, case as u64);
            let empty = rng.random_range(0..=shape.cells() * 3 / 5);
            let wrong = usize::from(rng.random_bool(0.3)) * usize::from(shape.size() > 1);
            let puzzle = holey(&rules, empty, wrong, 0, &mut rng);
            let found = generic::solve(&puzzle, 5, &Budget::unlimited());
            assert_eq!(found.count, by_dancing_links(&puzzle, 5), "{puzzle}");
            assert_eq!(found.complete, found.count < 5, "{puzzle}");
            seen[found.count.min(2) as usize] += 1;
        }
    }
    seen
}

#[test]
fn the_generic_solver_and_dancing_links_agree_on_every_shape_up_to_sixteen() {
    let seen = compare_every_shape(4);
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
#[ignore = "wide: run with --release"]
fn the_generic_solver_and_dancing_links_agree_on_thousands_of_puzzles_of_every_shape() {
    let seen = compare_every_shape(200);
    println!("none, one, several: {seen:?}");
    assert!(seen.iter().all(|&count| count > 500), "{seen:?}");
}

#[test]
fn known_counts_are_right() {
    let count = |shape| generic::solve(&Puzzle::empty(shape), u64::MAX, &Budget::unlimited()).count;
    assert_eq!(count(shape(1, 1)), 1);
    assert_eq!(count(shape(1, 2)), 2);
    assert_eq!(count(shape(1, 3)), 12);
    assert_eq!(count(shape(1, 4)), 576);
    assert_eq!(count(shape(2, 2)), 288);
}

#[test]
fn an_empty_grid_of_every_size_is_filled() {
    for size in 1..=25 {
        let puzzle = Puzzle::empty(Shape::of_size(size).expect("a size"));
        let found = solver::solve(&puzzle, 1, &Budget::unlimited());
        assert!(
            found
                .first
                .is_some_and(|solution| puzzle.is_solved_by(&solution)),
            "size {size}"
        );
    }
}

#[test]
fn large_grids_with_holes_are_solved() {
    for (rows, columns, empty) in [
        (2, 5, 60),
        (3, 4, 90),
        (4, 4, 140),
        (4, 5, 200),
        (5, 5, 280),
    ] {
        let rules = Arc::new(Rules::classic(shape(rows, columns)));
        let puzzle = holey(&rules, empty, 0, 0, &mut seed::rng(1, 0));
        let found = solver::solve(&puzzle, 2, &Budget::unlimited());
        assert_ne!(found.verdict(), Verdict::None);
        let solutions = found.first.into_iter().chain(found.second);
        assert!(
            solutions
                .into_iter()
                .all(|solution| puzzle.is_solved_by(&solution))
        );
    }
}

#[test]
fn givens_in_conflict_have_no_solution() {
    for shape in [shape(2, 2), Shape::CLASSIC, shape(4, 4)] {
        let mut puzzle = Puzzle::empty(shape);
        puzzle.give(0, 1);
        puzzle.give(1, 1);
        assert_eq!(verdict(&puzzle, 2), Verdict::None);
        puzzle.clear(1);
        puzzle.allow(1, Values::NONE);
        assert_eq!(verdict(&puzzle, 2), Verdict::None);
    }
}

#[test]
fn a_search_that_runs_out_of_budget_says_which_limit() {
    let puzzle = Puzzle::empty(shape(4, 4));
    let found = solver::solve(&puzzle, 1, &Budget::unlimited().nodes(3));
    assert_eq!(
        (found.stop, found.verdict()),
        (Some(Stop::Nodes), Verdict::Undecided)
    );
    assert_eq!(found.statistics.guesses, 3);

    let cancel = Cancel::new();
    cancel.raise();
    let budget = Budget::unlimited().cancel(cancel);
    assert_eq!(
        solver::solve(&puzzle, 1, &budget).stop,
        Some(Stop::Cancelled)
    );
    let classic = Puzzle::empty(Shape::CLASSIC);
    let found = solver::solve(&classic, u64::MAX, &budget);
    assert_eq!(
        (found.stop, found.verdict()),
        (Some(Stop::Cancelled), Verdict::Undecided)
    );
    let mut solutions = solver::solutions(&classic, &budget);
    assert_eq!(
        (solutions.next(), solutions.stop()),
        (None, Some(Stop::Cancelled))
    );
}

#[test]
fn a_limit_of_solutions_is_not_a_proof_that_there_are_no_more() {
    for shape in [shape(2, 2), Shape::CLASSIC] {
        let mut rng = seed::rng(0, 0);
        let full = Puzzle::from_values(shape, &shifted_grid(shape, &mut rng));
        let found = solver::solve(&full, 1, &Budget::unlimited());
        assert_eq!((found.count, found.verdict()), (1, Verdict::Undecided));
        assert_eq!(verdict(&full, 2), Verdict::Unique);
        assert_eq!(verdict(&full, 0), Verdict::Undecided);
    }
}

#[test]
fn solutions_beside_a_known_one_leave_it_out() {
    let puzzle = Puzzle::empty(shape(2, 2));
    let known = generic::solve(&puzzle, 1, &Budget::unlimited())
        .first
        .expect("a solution");
    let mut solver = generic::Solver::new(puzzle.rules());
    solver.load_besides(puzzle.candidates(), &known);
    assert_eq!(
        solver
            .solve(u64::MAX, &mut Budget::unlimited().meter())
            .count,
        287
    );
}

#[test]
fn an_unusual_nine_by_nine_goes_to_the_generic_solver() {
    let diagonals = variant(Shape::CLASSIC, 12);
    let puzzle = Puzzle::with_rules(diagonals);
    let found = solver::solve(&puzzle, 2, &Budget::unlimited());
    assert_eq!(found.verdict(), Verdict::Several);
    let first = found.first.expect("a solution");
    assert!(puzzle.is_solved_by(&first));
    let plain: fast::Grid = first.try_into().expect("81 cells");
    assert_eq!(fast::count(&plain, 2), 1);
}
