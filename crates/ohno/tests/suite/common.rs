//! Random grids, and the slow obvious twins.

use atisbo_ohno::{Cell, Grid, Rule, is_solution};
use proptest::prelude::*;

/// A grid with sides up to `most`, few enough givens to have solutions now and then.
pub(crate) fn any_grid(most: usize) -> impl Strategy<Value = Grid> {
    (1..=most, 1..=most, 0_u16..12).prop_flat_map(|(rows, cols, givens)| {
        let cell = (0_u16..16, 1..=(rows + cols) as u16, any::<bool>());
        prop::collection::vec(cell, rows * cols).prop_map(move |cells| {
            let mut grid = Grid::new(rows, cols);
            for (pos, (dice, number, wall)) in grid.positions().zip(cells) {
                let given = match (dice < givens, dice % 4, wall) {
                    (false, _, _) => Cell::Unknown,
                    (_, 0, true) => Cell::Wall,
                    (_, 0, false) => Cell::Floor,
                    _ => Cell::Number(number.min((rows + cols).saturating_sub(2).max(1) as u16)),
                };
                grid.set(pos, given);
            }
            grid
        })
    })
}

/// A puzzle made from a filled board, so that it has a solution.
pub(crate) fn solvable_grid(most: usize) -> impl Strategy<Value = Grid> {
    (1..=most, 1..=most).prop_flat_map(|(rows, cols)| {
        let cell = (0_u8..10, 0_u8..10);
        prop::collection::vec(cell, rows * cols).prop_map(move |cells| {
            let mut board = Grid::new(rows, cols);
            for (pos, &(floor, _)) in board.positions().zip(&cells) {
                board.set(pos, if floor < 6 { Cell::Floor } else { Cell::Wall });
            }
            let mut puzzle = Grid::new(rows, cols);
            for (pos, &(_, given)) in board.positions().zip(&cells) {
                let seen = atisbo_ohno::Direction::ALL.map(|way| board.seen(pos, way));
                let seen: usize = seen.iter().sum();
                let cell = match board.get(pos) {
                    _ if given > 3 => Cell::Unknown,
                    Cell::Floor if seen > 0 => Cell::Number(seen as u16),
                    Cell::Floor => Cell::Unknown,
                    cell => cell,
                };
                puzzle.set(pos, cell);
            }
            puzzle
        })
    })
}

pub(crate) fn any_rule() -> impl Strategy<Value = Rule> {
    prop_oneof![Just(Rule::SeesFloor), Just(Rule::SeenByNumber)]
}

/// Every way to fill the unknown cells.
pub(crate) fn fillings(grid: &Grid) -> impl Iterator<Item = Grid> + '_ {
    let unknown: Vec<_> = grid
        .cells()
        .filter(|&(_, cell)| cell == Cell::Unknown)
        .map(|(pos, _)| pos)
        .collect();
    (0_u32..1 << unknown.len()).map(move |walls| {
        let mut filled = grid.clone();
        for (index, &pos) in unknown.iter().enumerate() {
            let wall = walls & (1 << index) != 0;
            filled.set(pos, if wall { Cell::Wall } else { Cell::Floor });
        }
        filled
    })
}

/// All solutions, by trying every filling.
pub(crate) fn solutions_by_trying_all(grid: &Grid, rule: Rule) -> Vec<Grid> {
    fillings(grid)
        .filter(|filled| is_solution(filled, rule))
        .collect()
}
