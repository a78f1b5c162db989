//! Boards that refute heuristics of the report.

use crate::common::{boards, data};
use atisbo_base::Budget;
use atisbo_ohno::search::{Formulation, HeuristicName, Space, Task, Wall, audit};
use atisbo_ohno::{Cell, Direction, Grid, Rule, Solver, Verdict, parse};
use atisbo_search::check::{Check, Finding, Overestimate, Sampling};
use atisbo_search::{Estimate, Heuristic, Problem};

fn overestimates(grid: &Grid, heuristic: HeuristicName) -> Option<Overestimate<Grid>> {
    let sampling = Sampling {
        expansions: 20,
        expansions_nearby: 20,
        walks: 0,
        ..Sampling::default()
    };
    let check = audit(grid, heuristic, &sampling, &Budget::unlimited());
    check.admissible.counter_example().cloned()
}

#[test]
fn the_h2_that_the_report_calls_admissible_is_not() {
    // Eight numbers in one row run, each in a column run of its own: one wall serves them all.
    let mut text = "3 3 3 3 . 3 3 3 3\nW W W W W W W W W\n".to_owned();
    text += &". . . . . . . . .\n".repeat(7);
    let grid = parse(&text).expect("a grid");
    let found = overestimates(&grid, HeuristicName::H2a).expect("a counter-example");
    assert_eq!((found.estimate, found.cost), (Some(2), 1));
    assert_eq!(overestimates(&grid, HeuristicName::Matching), None);
    assert_eq!(overestimates(&grid, HeuristicName::Crossing), None);
}

#[test]
fn shortly_before_the_end_h2_fails_on_the_reports_own_boards() {
    let mut refuted = Vec::new();
    for (name, board) in boards() {
        for heuristic in [HeuristicName::Matching, HeuristicName::Crossing] {
            let found = overestimates(&board, heuristic);
            assert_eq!(found, None, "{heuristic} on {name}");
        }
        if overestimates(&board, HeuristicName::H2a).is_some() {
            refuted.push(name);
        }
    }
    let expected = [
        "7x7_1", "7x7_2", "7x7_4", "8x8_1", "8x8_3", "9x9_1", "9x9_2", "9x9_3", "9x9_4",
    ];
    assert_eq!(refuted, expected);
}

fn checked(grid: &Grid, heuristic: HeuristicName) -> Check<Grid, Wall> {
    audit(grid, heuristic, &Sampling::default(), &Budget::unlimited())
}

/// The report's figure 3 shows a board on which eight pairs of a number and a direction are left, though two walls
/// satisfy all numbers: half of the pairs is too much, a quarter is not.
#[test]
fn on_the_board_of_figure_3_half_of_the_pairs_is_too_high_and_a_quarter_is_not() {
    let grid = parse(&data("figure_3")).expect("a board");
    let solved = Solver::new(&grid, Rule::default()).solve(2, &Budget::unlimited());
    assert_eq!(solved.verdict(), Verdict::Unique);

    let start = |heuristic| {
        let start = checked(&grid, heuristic).start.expect("the start was seen");
        (start.estimate, start.cost)
    };
    assert_eq!(start(HeuristicName::H2i), (Some(8), Some(2)));
    assert_eq!(start(HeuristicName::H2h), (Some(4), Some(2)));
    assert_eq!(start(HeuristicName::H2a), (Some(2), Some(2)));

    let halved = checked(&grid, HeuristicName::H2h);
    assert!(halved.admissible.counter_example().is_some());
    for heuristic in [HeuristicName::H2a, HeuristicName::Crossing] {
        assert_eq!(checked(&grid, heuristic).admissible, Finding::Holds);
    }
}

#[test]
fn each_wall_of_figure_3_satisfies_two_numbers_that_do_not_see_each_other() {
    let grid = parse(&data("figure_3")).expect("a board");
    let solved = Solver::new(&grid, Rule::default()).solve(1, &Budget::unlimited());
    let solution = solved.first.expect("a solution");
    let mut satisfied = Vec::new();
    for wall in grid
        .unknown()
        .filter(|&pos| solution.get(pos) == Cell::Wall)
    {
        let mut one_wall = grid.clone();
        one_wall.set(wall, Cell::Wall);
        let content = one_wall.numbers().filter(|&(pos, number)| {
            let open = Direction::ALL.map(|way| one_wall.open(pos, way));
            open.iter().sum::<usize>() == usize::from(number)
        });
        satisfied.push(content.map(|(pos, _)| pos).collect::<Vec<_>>());
    }
    assert_eq!(satisfied.len(), 2);
    for pair in &satisfied {
        let [one, other] = pair[..] else {
            panic!("{satisfied:?}");
        };
        assert!(one.row() != other.row() && one.column() != other.column());
    }
}

/// Whether the report's H2A is too high on a board of this shape, whichever walls are given, whichever cells are numbers
/// and whichever walls are added: every case is tried.
fn refutes_h2a(rows: usize, cols: usize) -> bool {
    let cells = rows * cols;
    let is_in = |set: u32, cell: usize| set >> cell & 1 == 1;
    (0_u32..1 << cells).any(|walls| {
        let fill = |cell| {
            if is_in(walls, cell) {
                Cell::Wall
            } else {
                Cell::Floor
            }
        };
        let solved = Grid::from_cells(rows, cols, (0..cells).map(fill));
        let seen: Vec<u16> = solved
            .positions()
            .map(|pos| solved.sees(pos) as u16)
            .collect();
        // What is a wall at the end is a wall from the beginning or not; what is a floor is a number or not.
        (0_u32..1 << cells).any(|shown| {
            let given = |cell| match (is_in(shown, cell), is_in(walls, cell), seen[cell]) {
                (true, true, _) => Cell::Wall,
                (true, false, seen @ 1..) => Cell::Number(seen),
                _ => Cell::Unknown,
            };
            let grid = Grid::from_cells(rows, cols, (0..cells).map(given));
            let space =
                Space::<u128>::new(&grid, Rule::default(), Formulation::Clean, Task::Numbers);
            let start = space.initial();
            let added = (walls & !shown).count_ones();
            let estimate = HeuristicName::H2a.estimate(&space, &start);
            !space.is_goal(&start) && matches!(estimate, Estimate::Cost(walls) if walls > added)
        })
    })
}

#[test]
fn the_smallest_board_that_refutes_h2a_is_a_row_of_eight_cells() {
    let shapes = |cells: usize| (1..=cells).filter(move |rows| cells.is_multiple_of(*rows));
    for cells in 1..8 {
        for rows in shapes(cells) {
            assert!(!refutes_h2a(rows, cells / rows), "{rows}x{}", cells / rows);
        }
    }
    let refuted: Vec<usize> = shapes(8)
        .filter(|rows| refutes_h2a(*rows, 8 / rows))
        .collect();
    assert_eq!(refuted, [1, 8]);

    let check = checked(
        &parse(". 6 6 6 6 6 6 6").expect("a board"),
        HeuristicName::H2a,
    );
    let found = check
        .admissible
        .counter_example()
        .expect("a counter-example");
    assert_eq!((found.estimate, found.cost), (Some(2), 1));
}
