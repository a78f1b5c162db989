//! The cells as they lie before the player: opened, marked and closed again.

use super::history::Change;
use super::moves::{MoveError, State};
use crate::board::Board;
use crate::level::Level;
use crate::position::{Position, View};
use crate::tiling::Cell;

/// What the player sees, and what of it decides how the game stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Table {
    position: Position,
    safe_cells: usize,
    /// How many of the safe cells are still hidden.
    left: usize,
    hit: Option<Cell>,
}

impl Table {
    pub(super) fn new(level: &Level) -> Self {
        Table {
            position: Position::start(level),
            safe_cells: level.safe_cells(),
            left: level.safe_cells(),
            hit: None,
        }
    }

    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    pub(super) fn state(&self) -> State {
        match self.hit {
            Some(mine) => State::Lost { mine },
            None if self.left == 0 => State::Won,
            None if self.left == self.safe_cells => State::Ready,
            None => State::Playing,
        }
    }

    /// Whether a click may open this cell.
    pub(super) fn may_reveal(&self, cell: Cell) -> Result<(), MoveError> {
        match self.position.view(cell) {
            View::Hidden | View::Question => Ok(()),
            View::Flag => Err(MoveError::Flagged(cell)),
            View::Number(_) | View::Mine => Err(MoveError::Revealed(cell)),
        }
    }

    /// The cells that a chord opens here.
    pub(super) fn chorded(&self, cell: Cell) -> Result<Vec<Cell>, MoveError> {
        let View::Number(number) = self.position.view(cell) else {
            return Err(MoveError::NoNumber(cell));
        };
        let mut closed = self.position.tiling().neighbours(cell).to_vec();
        closed.retain(|&neighbour| self.position.view(neighbour).is_hidden());
        let hidden = closed.len();
        closed.retain(|&neighbour| self.position.view(neighbour) != View::Flag);
        let flags = (hidden - closed.len()) as u8;
        if flags != number {
            return Err(MoveError::Flags {
                cell,
                number,
                flags,
            });
        }
        if closed.is_empty() {
            return Err(MoveError::NothingToOpen(cell));
        }
        Ok(closed)
    }

    /// Opens cells and floods from those that show 0.
    pub(super) fn open(&mut self, board: &Board, cells: &[Cell]) -> Vec<Change> {
        // What has opened is also the queue of what to look around.
        let mut opened = Vec::new();
        self.enqueue(cells, &mut opened);
        let mut next = 0;
        while let Some(cell) = opened.get(next).copied().map(Change::cell) {
            next += 1;
            if board.is_mine(cell) {
                self.hit.get_or_insert(cell);
                self.position.set(cell, View::Mine);
                continue;
            }
            self.left -= 1;
            let neighbours = board.tiling().neighbours(cell);
            let mines = neighbours.iter().filter(|&&n| board.is_mine(n)).count();
            if mines == 0 {
                self.enqueue(&neighbours, &mut opened);
            } else {
                self.position.set(cell, View::Number(mines as u8));
            }
        }
        opened
    }

    /// Puts those of the cells that may open into the queue. They show 0 until their turn comes, so
    /// that none enters twice.
    fn enqueue(&mut self, cells: &[Cell], opened: &mut Vec<Change>) {
        for &cell in cells {
            if self.may_reveal(cell).is_ok() {
                opened.push(self.change(cell, View::Number(0)));
            }
        }
    }

    /// Puts a mark on a hidden cell, or takes it away if it is this one.
    pub(super) fn toggle(&mut self, cell: Cell, mark: View) -> Result<Vec<Change>, MoveError> {
        let before = self.position.view(cell);
        if !before.is_hidden() {
            return Err(MoveError::Revealed(cell));
        }
        let after = if before == mark { View::Hidden } else { mark };
        Ok(vec![self.change(cell, after)])
    }

    fn change(&mut self, cell: Cell, view: View) -> Change {
        let change = Change::new(cell, self.position.view(cell));
        self.position.set(cell, view);
        change
    }

    /// Shows cells as they were before the last move.
    pub(super) fn restore(&mut self, changes: &[Change]) {
        // A game goes on only from where no mine is hit.
        self.hit = None;
        for change in changes {
            let cell = change.cell();
            if self.position.view(cell).number().is_some() {
                self.left += 1;
            }
            self.position.set(cell, change.before());
        }
    }
}
