//! Playing a board by logic alone.

use crate::board::Board;
use crate::exact::{Analyser, Effort, ExactError, Status};
use crate::position::{Mines, Position, View};
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};

/// A game played by logic alone: only cells that are certainly no mines are opened.
#[derive(Debug)]
pub(super) struct Walk<'b> {
    pub(super) board: &'b Board,
    /// What is seen by now; the mines found are known.
    pub(super) position: Position,
    /// Cells that are no mines and not opened yet.
    pub(super) closed: usize,
    /// Numbers to look at again.
    agenda: Vec<Cell>,
}

impl<'b> Walk<'b> {
    /// The game after the first click; none if that is a mine.
    pub(super) fn start(board: &'b Board, first: Cell) -> Option<Self> {
        let tiling = board.tiling().clone();
        let closed = tiling.len() - board.mines() as usize;
        let position = Position::untouched(tiling, Mines::Total(board.mines()));
        let mut walk = Walk {
            board,
            position: position.ok()?,
            closed,
            agenda: Vec::new(),
        };
        if board.is_mine(first) {
            return None;
        }
        walk.learn(first, Status::Clear);
        Some(walk)
    }

    /// Whether all cells without a mine are open.
    pub(super) fn is_won(&self) -> bool {
        self.closed == 0
    }

    /// How many cells are known: the open ones and the mines found.
    pub(super) fn known(&self) -> usize {
        self.board.tiling().len() - self.position.hidden().count()
    }

    /// Opens a clear cell, or marks a mine.
    pub(super) fn learn(&mut self, cell: Cell, status: Status) {
        if status == Status::Mine {
            self.position.set(cell, View::Mine);
        } else {
            let number = self.board.number(cell);
            self.position.set(cell, View::Number(number));
            self.closed -= 1;
            self.agenda.push(cell);
        }
        for &neighbour in self.board.tiling().neighbours(cell).iter() {
            if self.position.view(neighbour).number().is_some() {
                self.agenda.push(neighbour);
            }
        }
    }

    /// The next number that decides all hidden cells around it, and what they are.
    pub(super) fn next_single(&mut self) -> Option<(Cell, Status, Vec<Cell>)> {
        while let Some(number) = self.agenda.pop() {
            let Some(shown) = self.position.view(number).number() else {
                continue;
            };
            let (mut mines, mut hidden) = (0, Vec::new());
            for &neighbour in self.board.tiling().neighbours(number).iter() {
                match Status::of(self.position.view(neighbour)) {
                    Status::Unknown => hidden.push(neighbour),
                    Status::Mine => mines += 1,
                    Status::Clear => {}
                }
            }
            let need = usize::from(shown - mines);
            if hidden.is_empty() {
                continue;
            }
            if need == 0 {
                return Some((number, Status::Clear, hidden));
            }
            if need == hidden.len() {
                return Some((number, Status::Mine, hidden));
            }
        }
        None
    }

    /// Plays on until the game is won or nothing more is certain.
    ///
    /// What takes more than `budget` allows to see is not seen; only time and cancelling end the walk.
    pub(super) fn run(&mut self, analyser: &mut Analyser, budget: &Budget) -> Result<(), Stop> {
        loop {
            while let Some((_, status, cells)) = self.next_single() {
                for cell in cells {
                    self.learn(cell, status);
                }
            }
            if self.is_won() {
                return Ok(());
            }
            let numbers = self.position.open_numbers();
            let effort = &mut Effort::new(budget);
            let certain = match analyser.certain(&self.position, &numbers, true, effort) {
                Ok(certain) => certain,
                Err(ExactError::Stopped(stop @ (Stop::Time | Stop::Cancelled))) => {
                    return Err(stop);
                }
                Err(_) => Vec::new(),
            };
            if certain.is_empty() {
                return Ok(());
            }
            for (cell, status) in certain {
                self.learn(cell, status);
            }
        }
    }
}
