//! Sudoku in the language of constraint satisfaction: every method on every kind of puzzle.

use crate::puzzles::{INKALA, Sum, WIKIPEDIA, puzzle};
use atisbo_base::Budget;
use atisbo_csp::trace::Tracer;
use atisbo_csp::{Ending, Event, Method, Options, Report};
use atisbo_sudoku::csp::{Cell, CellNames, CspError, RuleName, as_exact_cover, solve_by_csp};
use atisbo_sudoku::{Puzzle, Region, RegionKind, Rules, Shape, Values};
use std::sync::Arc;

/// The report of a method that fits the puzzle, without a limit.
fn solved(puzzle: &Puzzle, method: Method, options: &Options) -> Report {
    let report = solve_by_csp(puzzle, method, options, (), &Budget::unlimited());
    report.expect("no constraints")
}

fn up_to(solutions: u64) -> Options {
    Options {
        solutions,
        ..Options::default()
    }
}

fn methods() -> impl Iterator<Item = Method> {
    // Neither can solve a puzzle of 9 x 9 in reasonable time.
    let too_slow = [Method::BruteForce, Method::BacktrackingDegree];
    Method::ALL
        .into_iter()
        .filter(move |method| !too_slow.contains(method))
}

#[test]
fn every_method_solves_a_classic_puzzle() {
    let puzzle = puzzle(WIKIPEDIA);
    for method in methods() {
        let report = solved(&puzzle, method, &up_to(2));
        assert_eq!(report.ending, Ending::Solved, "{method}");
        assert_eq!(report.solutions, 1, "{method}");
        assert!(
            puzzle.is_solved_by(&report.solution.expect("solved")),
            "{method}"
        );
        assert_eq!(report.exhaustive, method.traits().complete, "{method}");
    }
}

#[test]
fn strong_methods_solve_a_hard_puzzle() {
    let puzzle = puzzle(INKALA);
    for method in [
        Method::Ac3ForwardCheckingMrv,
        Method::Mac,
        Method::MacWeightedDegree,
        Method::MacBackjumping,
        Method::ForwardCheckingBackjumping,
        Method::LimitedDiscrepancy,
        Method::DancingLinks,
    ] {
        let report = solved(&puzzle, method, &Options::default());
        let solution = report.solution.expect("it has one");
        assert!(puzzle.is_solved_by(&solution), "{method}");
    }
}

#[test]
fn local_search_solves_a_hard_puzzle_from_any_seed() {
    let puzzle = puzzle(INKALA);
    for seed in 0..3 {
        let options = Options {
            seed,
            ..Options::default()
        };
        let solution = solved(&puzzle, Method::Genetic, &options).solution;
        assert!(solution.is_some_and(|solution| puzzle.is_solved_by(&solution)));
    }
}

/// A valid grid, shifted from row to row, with one cell in three empty.
fn shifted(size: usize) -> Puzzle {
    let shape = Shape::of_size(size).expect("1 to 25");
    let mut puzzle = Puzzle::empty(shape);
    for cell in (0..shape.cells()).filter(|cell| cell % 3 > 0) {
        let (row, column) = (shape.row(cell), shape.column(cell));
        let shift = row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
        puzzle.give(cell, ((shift + column) % size) as u8 + 1);
    }
    puzzle
}

#[test]
fn every_size_is_solved() {
    for size in [1, 2, 4, 6, 8, 10, 12, 16, 25] {
        let puzzle = shifted(size);
        for method in [
            Method::ForwardCheckingMrv,
            Method::Mac,
            Method::DancingLinks,
        ] {
            let report = solved(&puzzle, method, &Options::default());
            let solution = report.solution.expect("a grid");
            assert!(puzzle.is_solved_by(&solution), "{method} on {size}");
        }
    }
}

#[test]
fn the_288_small_grids_are_counted() {
    let puzzle = Puzzle::empty(Shape::new(2, 2).expect("4 x 4"));
    for method in methods().filter(|method| method.traits().complete) {
        let report = solved(&puzzle, method, &up_to(u64::MAX));
        assert_eq!(report.solutions, 288, "{method}");
    }
}

#[test]
fn the_exact_cover_of_a_classic_grid_is_the_well_known_one() {
    let cover = as_exact_cover(&Puzzle::empty(Shape::CLASSIC)).expect("no constraints");
    assert_eq!(cover.cover().options(), 729);
    assert_eq!(cover.cover().items(), 324);
    assert_eq!(cover.cover().primary(), 324);
}

#[test]
fn dancing_links_on_shared_rules_forgets_the_puzzle_before() {
    let mut marked = puzzle(WIKIPEDIA);
    marked.allow(2, Values::of(1));
    // The third has no 4 in the third cell, where the first has one.
    for (puzzle, solutions) in [
        (puzzle(WIKIPEDIA), 1),
        (Puzzle::empty(Shape::CLASSIC), 2),
        (marked, 0),
        (puzzle(INKALA), 1),
        (puzzle(WIKIPEDIA), 1),
    ] {
        let report = solved(&puzzle, Method::DancingLinks, &up_to(2));
        assert_eq!(report.solutions, solutions);
        assert_eq!(report.exhaustive, solutions < 2);
        if let Some(solution) = report.solution {
            assert!(puzzle.is_solved_by(&solution));
        }
    }
}

/// A grid of 4 x 4 with both diagonals as regions and a sum.
fn variant() -> Puzzle {
    let shape = Shape::new(2, 2).expect("4 x 4");
    let mut regions = Rules::classic(shape).regions().to_vec();
    regions.push(Region {
        kind: RegionKind::Extra(0),
        cells: vec![0, 5, 10, 15],
    });
    regions.push(Region {
        kind: RegionKind::Extra(1),
        cells: vec![3, 6, 9, 12],
    });
    let sum = Sum {
        cells: vec![0, 1],
        total: 5,
    };
    Puzzle::with_rules(Rules::new(shape, regions, vec![Arc::new(sum)]))
}

#[test]
fn extra_regions_and_constraints_are_kept_by_every_method() {
    let puzzle = variant();
    let all = up_to(u64::MAX);
    for method in Method::ALL
        .into_iter()
        .filter(|&method| method != Method::BruteForce)
    {
        let report = solve_by_csp(&puzzle, method, &all, (), &Budget::unlimited());
        if method == Method::DancingLinks {
            assert!(matches!(report, Err(CspError::NotACover(_))));
            continue;
        }
        let report = report.expect("all but dancing links take constraints");
        // 48 grids have both diagonals all different; in a third of them the first two cells fit.
        let expected = if method.traits().complete { 16 } else { 1 };
        assert_eq!(report.solutions, expected, "{method}");
        assert!(
            puzzle.is_solved_by(&report.solution.expect("there are some")),
            "{method}"
        );
    }
}

#[test]
fn a_trace_names_cells_digits_and_regions() {
    let puzzle = puzzle(WIKIPEDIA);
    let mut tracer = Tracer::new(100_000, CellNames::of(&puzzle));
    let (options, budget) = (Options::default(), Budget::unlimited());
    solve_by_csp(
        &puzzle,
        Method::Ac3ForwardCheckingMrv,
        &options,
        &mut tracer,
        &budget,
    )
    .expect("no constraints");
    // The 5 in the corner is the first to rule something out: itself, from the cell beside the 3.
    let Some(Event::DomainChange {
        variable,
        removed,
        reason,
        ..
    }) = tracer.into_trace().events.into_iter().nth(1)
    else {
        panic!("propagation comes first, after the stage");
    };
    assert_eq!((variable, removed), (Cell { row: 0, column: 2 }, vec![5]));
    let atisbo_csp::Reason::Arc {
        constraint,
        support,
    } = reason
    else {
        panic!("an arc")
    };
    assert_eq!(constraint, RuleName::Region(RegionKind::Row(0)));
    assert_eq!(support, Cell { row: 0, column: 0 });
}
