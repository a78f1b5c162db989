//! Where the mines of a game come from.

use super::moves::MoveError;
use crate::board::Board;
use crate::level::{FirstClick, Level};
use crate::tiling::Cell;
use atisbo_base::seed;

/// How mines are drawn at the first reveal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draw {
    /// What the first click may hit.
    pub rule: FirstClick,
    /// The seed of a series of games.
    pub seed: u64,
    /// Which game of the series.
    pub index: u64,
}

/// Mines that are given, or drawn when the first cell is revealed.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Deal {
    Given(Board),
    Drawn { draw: Draw, board: Option<Board> },
}

impl Deal {
    /// The board, laid for this first cell if it is not yet.
    pub(super) fn board_for(&mut self, level: &Level, first: Cell) -> Result<&Board, MoveError> {
        match self {
            Deal::Given(board)
            | Deal::Drawn {
                board: Some(board), ..
            } => Ok(board),
            Deal::Drawn { draw, board } => {
                let mut rng = seed::rng(draw.seed, draw.index);
                // A level has a safe cell, so no other rule can fail.
                let laid = Board::random(level, draw.rule, first, &mut rng).ok_or_else(|| {
                    MoveError::NoRoomForOpening {
                        cell: first,
                        neighbours: level.tiling().neighbours(first).len(),
                        mines: level.mines(),
                        cells: level.tiling().len(),
                    }
                })?;
                Ok(board.insert(laid))
            }
        }
    }
}
