//! Isolated floors: which there are, under both readings of the rule.
//!
//! A wall never ends the isolation of another floor, so an isolated floor can only become a wall
//! itself. Nor does that wall change anything for others: who would look across an isolated floor
//! sees it. So the report's second sub-problem needs exactly one wall per isolated floor.

use super::board::Board;
use super::cell_set::CellSet;
use crate::Rule;

/// The isolated floors, row by row.
pub(super) fn cells<S: CellSet>(board: &Board, walls: &S) -> impl Iterator<Item = usize> {
    // What the numbers see is found faster all at once than cell by cell.
    let seen = (board.rule == Rule::SeenByNumber).then(|| seen_by_numbers(board, walls));
    (0..board.cells()).filter(move |&cell| {
        !walls.contains(cell)
            && match &seen {
                Some(seen) => !seen.contains(cell) && !board.is_number(cell),
                None => is_isolated(board, walls, cell),
            }
    })
}

/// Every cell that some number sees.
pub(super) fn seen_by_numbers<S: CellSet>(board: &Board, walls: &S) -> S {
    let mut seen = S::empty(board.cells());
    for (number, view) in board.views(walls) {
        // A number that the faithful formulation has walled is not there to see anything.
        if !walls.contains(number.cell) {
            view.cells().for_each(|cell| seen.insert(cell));
        }
    }
    seen
}

/// Whether a cell is isolated if it is a floor.
pub(super) fn is_isolated<S: CellSet>(board: &Board, walls: &S, cell: usize) -> bool {
    match board.rule {
        Rule::SeesFloor => {
            let (col, cols) = (cell % board.cols(), board.cols());
            let is_floor = |cell: usize| !walls.contains(cell);
            !(col > 0 && is_floor(cell - 1)
                || col + 1 < cols && is_floor(cell + 1)
                || cell >= cols && is_floor(cell - cols)
                || cell + cols < board.cells() && is_floor(cell + cols))
        }
        Rule::SeenByNumber => {
            let sees_number = |cell| {
                let mut rays = board.rays(walls, cell).into_iter();
                rays.any(|ray| ray.cells().any(|seen| board.is_number(seen)))
            };
            !board.is_number(cell) && !sees_number(cell)
        }
    }
}
