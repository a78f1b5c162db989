//! Isolated floors: which there are, under both readings of the rule.
//!
//! A wall never ends the isolation of another floor, so an isolated floor can only become a wall
//! itself. Nor does that wall change anything for others: who would look across an isolated floor
//! sees it. So the report's second sub-problem needs exactly one wall per isolated floor.

use super::board::Board;
use super::cell_set::CellSet;
use crate::Rule;

/// How many floors are isolated.
pub(super) fn count<S: CellSet>(board: &Board, walls: &S) -> usize {
    let mut count = 0;
    any(board, walls, |_| {
        count += 1;
        false
    });
    count
}

/// Whether `wanted` holds for some isolated floor. They are shown to it row by row until it does.
pub(super) fn any<S: CellSet>(
    board: &Board,
    walls: &S,
    mut wanted: impl FnMut(usize) -> bool,
) -> bool {
    let floors = (0..board.cells()).filter(|&cell| !walls.contains(cell));
    match board.rule {
        Rule::SeesFloor => {
            let (cells, cols) = (board.cells(), board.cols());
            let is_floor = |cell: usize| !walls.contains(cell);
            let mut isolated = floors.filter(|&cell| {
                let col = cell % cols;
                !(col > 0 && is_floor(cell - 1)
                    || col + 1 < cols && is_floor(cell + 1)
                    || cell >= cols && is_floor(cell - cols)
                    || cell + cols < cells && is_floor(cell + cols))
            });
            isolated.any(&mut wanted)
        }
        Rule::SeenByNumber => {
            let seen = seen_by_numbers(board, walls);
            let mut isolated =
                floors.filter(|&cell| !seen.contains(cell) && !board.is_number(cell));
            isolated.any(&mut wanted)
        }
    }
}

/// Every cell that some number sees.
pub(super) fn seen_by_numbers<S: CellSet>(board: &Board, walls: &S) -> S {
    let mut seen = S::empty(board.cells());
    for (number, view) in board.views(walls) {
        // A walled number of the faithful formulation sees, but is not seen.
        if !walls.contains(number.cell) {
            view.cells().for_each(|cell| seen.insert(cell));
        }
    }
    seen
}
