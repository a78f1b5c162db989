//! H2 of the report: how many runs of cells hold a number that sees too much.
//!
//! Every number that sees too much stands in one row run and one column run (the cells up to the next
//! wall or border). The report collects pairs of such a number and a direction and strikes out every
//! pair that another one sees in its direction; what is left is one pair per run. Its text tries half of
//! that count (*H2H*) and shows a board on which it is too high; its program takes either the whole count (*H2I*) or a
//! quarter of it, rounded down but at least 1 (*H2A*).
//!
//! None of them is admissible, though the report calls H2A so. The smallest counter-example has eight cells:
//! in the row `. 6 6 6 6 6 6 6` each of the seven numbers has a column run of its own, so H2A is (1 + 7) / 4 = 2, but
//! one wall in the first cell is enough. A bound that holds is [`super::matching`].
//!
//! With a starved number both are the number of cells. A number that the faithful formulation has
//! walled keeps both its pairs, and strikes out those of the run below and of the run to its left.

use super::board::{Board, State};
use super::cell_set::CellSet;
use atisbo_search::{Cost, Estimate};

/// The number of pairs left: H2I.
pub(super) fn inadmissible<S: CellSet>(board: &Board, state: &State<S>) -> Estimate {
    Estimate::Cost(pairs(board, state).unwrap_or(board.cells() as Cost))
}

/// Half of it: the report's first attempt at an estimate that is never too high.
pub(super) fn halved<S: CellSet>(board: &Board, state: &State<S>) -> Estimate {
    let pairs = pairs(board, state).map(|pairs| pairs / 2);
    Estimate::Cost(pairs.unwrap_or(board.cells() as Cost))
}

/// A quarter of it: the H2 that the report calls admissible, which it is not.
pub(super) fn quartered<S: CellSet>(board: &Board, state: &State<S>) -> Estimate {
    Estimate::Cost(match pairs(board, state) {
        Some(pairs) => (pairs / 4).max(1),
        None => board.cells() as Cost,
    })
}

/// How many pairs of an unsatisfied number and a direction are left, or `None` if one is starved.
fn pairs<S: CellSet>(board: &Board, state: &State<S>) -> Option<Cost> {
    let walls = &state.walls;
    let cols = board.cols();
    let mut pairs = 0;
    let (mut rows_met, mut cols_met) = (S::empty(board.cells()), S::empty(board.cells()));
    for (number, view) in board.views(walls) {
        if view.surplus < 0 {
            return None;
        }
        if view.surplus == 0 {
            continue;
        }
        if walls.contains(number.cell) {
            pairs += 2;
            continue;
        }
        let (row_start, col_start) = (view.row_start(), view.col_start());
        let walled = |cell: usize| walls.contains(cell) && board.is_number(cell);
        if !cols_met.contains(col_start) {
            cols_met.insert(col_start);
            let struck_out = col_start >= cols && walled(col_start - cols);
            pairs += Cost::from(!struck_out);
        }
        if !rows_met.contains(row_start) {
            rows_met.insert(row_start);
            let end = view.row_end();
            let struck_out = (end + 1) % cols != 0 && walled(end + 1);
            pairs += Cost::from(!struck_out);
        }
    }
    Some(pairs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Direction, Grid, Place, Rule};
    use proptest::prelude::*;

    /// The report's procedure step by step: collect pairs, walk from each, strike out what is met.
    fn pairs_one_by_one(grid: &Grid, walls: u128) -> Option<Cost> {
        let is_wall = |pos: Place| walls.contains(grid.index(pos));
        let in_sight = |pos: Place, direction: Direction| {
            grid.ray(pos, direction)
                .take_while(|&seen| !is_wall(seen))
                .collect::<Vec<_>>()
        };
        let mut hungry = Vec::new();
        for (pos, number) in grid.numbers() {
            let seen: usize = Direction::ALL
                .iter()
                .map(|&direction| in_sight(pos, direction).len())
                .sum();
            let number = if is_wall(pos) { -2 } else { i32::from(number) };
            match (seen as i32).cmp(&number) {
                std::cmp::Ordering::Less => return None,
                std::cmp::Ordering::Equal => {}
                std::cmp::Ordering::Greater => hungry.push(pos),
            }
        }
        let mut left = 0;
        for direction in [Direction::Down, Direction::Left] {
            let struck_out: Vec<Place> = hungry
                .iter()
                .flat_map(|&pos| in_sight(pos, direction))
                .collect();
            left += hungry
                .iter()
                .filter(|pos| !struck_out.contains(pos))
                .count();
        }
        Some(left as Cost)
    }

    proptest! {
        #[test]
        fn counting_runs_is_striking_out_pairs(
            numbers in prop::collection::vec((0_usize..25, 1_u16..6), 0..12),
            walled in prop::collection::vec(0_usize..25, 0..8),
        ) {
            let mut grid = Grid::new(5, 5);
            for (cell, number) in numbers {
                grid.set(Place::new(cell / 5, cell % 5), Cell::Number(number));
            }
            let walls = walled.into_iter().fold(0_u128, |walls, cell| walls | 1 << cell);
            let board = Board::new(&grid, Rule::SeenByNumber);
            let state = State { walls, floors: 0 };
            prop_assert_eq!(pairs(&board, &state), pairs_one_by_one(&grid, walls));
        }
    }
}
