//! The solver and the counter against each other and against trying every filling.

use crate::common::{any_grid, any_rule, solutions_by_trying_all, solvable_grid};
use atisbo_base::{Budget, Stop};
use atisbo_ohno::{
    Cell, CountError, Grid, Place, Rule, Solver, Verdict, count_solutions, is_solution, parse,
};
use proptest::prelude::*;

fn all_solutions(grid: &Grid, rule: Rule) -> Vec<Grid> {
    let mut solver = Solver::new(grid, rule);
    let mut meter = Budget::unlimited().meter();
    let mut found = Vec::new();
    while let Ok(Some(solution)) = solver.next_solution(&mut meter) {
        found.push(solution);
    }
    found.sort_by_key(ToString::to_string);
    found
}

fn count(grid: &Grid, rule: Rule) -> u128 {
    count_solutions(grid, rule, &Budget::unlimited()).expect("no limit")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn solver_and_counter_agree_with_trying_all(
        grid in prop_oneof![any_grid(4), solvable_grid(4)],
        rule in any_rule(),
    ) {
        prop_assume!(grid.unknown().count() <= 12);
        let mut expected = solutions_by_trying_all(&grid, rule);
        expected.sort_by_key(ToString::to_string);
        prop_assert_eq!(count(&grid, rule), expected.len() as u128);
        prop_assert_eq!(all_solutions(&grid, rule), expected);
    }

    #[test]
    fn solver_and_counter_agree_on_larger_grids(grid in solvable_grid(9), rule in any_rule()) {
        let found = Solver::new(&grid, rule).solve(500, &Budget::unlimited());
        prop_assume!(found.complete);
        prop_assert_eq!(count(&grid, rule), u128::from(found.count));
    }

    #[test]
    fn turning_the_grid_changes_no_count(grid in solvable_grid(7), rule in any_rule()) {
        let turned = grid.transposed();
        let limit = 200;
        let counts = [&grid, &turned].map(|grid| Solver::new(grid, rule).solve(limit, &Budget::unlimited()).count);
        prop_assert_eq!(counts[0], counts[1]);
    }

    #[test]
    fn what_is_found_is_a_solution_and_no_two_are_the_same(grid in solvable_grid(12), rule in any_rule()) {
        let found = Solver::new(&grid, rule).solve(2, &Budget::unlimited());
        for solution in found.first.iter().chain(&found.second) {
            prop_assert!(is_solution(solution, rule));
        }
        if found.count == 2 {
            prop_assert_ne!(found.first, found.second);
        }
    }
}

#[test]
fn boards_without_isolated_floor_are_as_many_as_the_research_counted() {
    let known = [
        1,
        10,
        250,
        22_946,
        8_222_576,
        11_168_045_764,
        57_451_983_566_596,
        1_121_231_537_486_377_866,
        82_999_668_877_677_132_763_564,
    ];
    for (side, expected) in (1..).zip(known) {
        assert_eq!(count(&Grid::new(side, side), Rule::SeesFloor), expected);
    }
    for (side, expected) in (1..=4).zip(known) {
        let found = Solver::new(&Grid::new(side, side), Rule::SeesFloor)
            .solve(u64::MAX, &Budget::unlimited());
        assert!(found.complete);
        assert_eq!(u128::from(found.count), expected);
    }
}

#[test]
fn a_single_cell_is_a_wall() {
    let found = Solver::new(&Grid::new(1, 1), Rule::SeesFloor).solve(2, &Budget::unlimited());
    assert_eq!(found.verdict(), Verdict::Unique);
    assert_eq!(found.first.unwrap().get(Place::new(0, 0)), Cell::Wall);
}

/// A board in which floors stand in stripes, with every third number given.
fn striped(rows: usize, cols: usize) -> Grid {
    let fill = |pos: Place| {
        let (row, col) = (pos.row(), pos.column());
        let wall = (row * 7 + col * 3) % 11 == 0 || (row * 5 + col) % 13 == 0;
        if wall { Cell::Wall } else { Cell::Floor }
    };
    let board = Grid::from_cells(rows, cols, Grid::new(rows, cols).positions().map(fill));
    let givens = board.cells().map(|(pos, cell)| match board.sees(pos) {
        0 => Cell::Wall,
        _ if cell == Cell::Wall => Cell::Wall,
        seen if (pos.row() + 2 * pos.column()) % 3 != 0 => Cell::Number(seen as u16),
        _ => Cell::Unknown,
    });
    Grid::from_cells(rows, cols, givens)
}

#[test]
fn the_longest_sides_are_no_special_case() {
    for (rows, cols) in [(200, 200), (1, 200), (200, 1), (63, 64), (64, 63), (63, 63)] {
        let puzzle = striped(rows, cols);
        let found = Solver::new(&puzzle, Rule::SeesFloor).solve(2, &Budget::unlimited());
        let first = found.first.expect("the board it was made from");
        assert!(is_solution(&first, Rule::SeesFloor), "{rows}x{cols}");
    }
}

#[test]
fn a_number_may_see_the_whole_of_the_longest_row_and_column() {
    let mut puzzle = Grid::new(200, 200);
    puzzle.set(Place::new(0, 0), Cell::Number(398));
    let found = Solver::new(&puzzle, Rule::SeesFloor).solve(1, &Budget::unlimited());
    let first = found.first.expect("everything may be floor");
    assert!((0..200).all(|at| first.get(Place::new(at, 0)).is_floor()));
    puzzle.set(Place::new(199, 0), Cell::Wall);
    let found = Solver::new(&puzzle, Rule::SeesFloor).solve(1, &Budget::unlimited());
    assert_eq!(found.verdict(), Verdict::None);
}

#[test]
fn each_limit_ends_the_search_and_names_itself() {
    let empty = Grid::new(8, 8);
    let budget = Budget::unlimited().nodes(3);
    let found = Solver::new(&empty, Rule::SeesFloor).solve(u64::MAX, &budget);
    assert_eq!(found.stop, Some(Stop::Nodes));
    assert!(!found.complete);
    let budget = Budget::unlimited().nodes(100);
    let counted = count_solutions(&empty, Rule::SeesFloor, &budget);
    assert_eq!(counted, Err(CountError::Stopped(Stop::Nodes)));
    let budget = Budget::unlimited().bytes(10_000);
    let counted = count_solutions(&empty, Rule::SeesFloor, &budget);
    assert_eq!(counted, Err(CountError::Stopped(Stop::Bytes)));
}

#[test]
fn more_solutions_than_128_bits_hold_is_an_answer_too() {
    let long = Grid::new(2, 200);
    let counted = count_solutions(&long, Rule::SeesFloor, &Budget::unlimited());
    assert_eq!(counted, Err(CountError::Overflow));
}

#[test]
fn the_two_rules_differ_where_no_number_looks() {
    // The pair of floors on the right sees no number.
    let puzzle = parse("1 O W O O").unwrap();
    let verdict = |rule| {
        Solver::new(&puzzle, rule)
            .solve(2, &Budget::unlimited())
            .verdict()
    };
    assert_eq!(verdict(Rule::SeesFloor), Verdict::Unique);
    assert_eq!(verdict(Rule::SeenByNumber), Verdict::None);
}

#[test]
fn a_solver_can_be_used_again() {
    let mut solver = Solver::new(&Grid::new(2, 2), Rule::SeesFloor);
    assert_eq!(solver.solve(u64::MAX, &Budget::unlimited()).count, 10);
    solver.reset(&Grid::new(100, 1), Rule::SeesFloor);
    assert_eq!(solver.solve(1, &Budget::unlimited()).count, 1);
    solver.reset(&Grid::new(3, 3), Rule::SeesFloor);
    assert_eq!(solver.solve(u64::MAX, &Budget::unlimited()).count, 250);
}
