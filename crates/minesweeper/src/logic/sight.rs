//! What is known of each cell before a question is asked: the position, and what was proved or believed
//! since.

use super::settings::Flags;
use crate::position::{Mines, Position, View};
use crate::tiling::Cell;

/// What is known of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// Nothing.
    Open,
    /// The number it shows.
    Number(u8),
    /// It is a mine.
    Mine,
    /// It is hidden and no mine.
    Clear,
}

impl Known {
    /// Whether it is a mine, if that is known.
    pub(super) fn is_mine(self) -> Option<bool> {
        match self {
            Known::Open => None,
            Known::Mine => Some(true),
            Known::Number(_) | Known::Clear => Some(false),
        }
    }
}

/// What is known of each cell.
#[derive(Clone, Debug)]
pub(super) struct Sight<'p> {
    position: &'p Position,
    known: Vec<Known>,
    /// How many are known to be mines, and to be none.
    mines: u32,
    clear: u32,
}

impl<'p> Sight<'p> {
    pub(super) fn new(position: &'p Position, flags: Flags) -> Self {
        let mut sight = Sight {
            position,
            known: vec![Known::Open; position.tiling().len()],
            mines: 0,
            clear: 0,
        };
        for cell in position.tiling().cells() {
            match position.view(cell) {
                View::Number(number) => sight.know(cell, Known::Number(number)),
                View::Mine => sight.know(cell, Known::Mine),
                View::Flag if flags != Flags::Ignored => sight.know(cell, Known::Mine),
                View::Hidden | View::Flag | View::Question => {}
            }
        }
        sight
    }

    pub(super) fn position(&self) -> &'p Position {
        self.position
    }

    pub(super) fn known(&self, cell: Cell) -> Known {
        self.known[cell.index()]
    }

    /// Takes note of what is known of a cell now.
    pub(super) fn know(&mut self, cell: Cell, known: Known) {
        let before = std::mem::replace(&mut self.known[cell.index()], known);
        for (state, more) in [(before, false), (known, true)] {
            let count = match state.is_mine() {
                Some(true) => &mut self.mines,
                Some(false) => &mut self.clear,
                None => continue,
            };
            *count = if more { *count + 1 } else { *count - 1 };
        }
    }

    /// Takes note of what was proved of a cell.
    pub(super) fn conclude(&mut self, cell: Cell, is_mine: bool) {
        let known = if is_mine { Known::Mine } else { Known::Clear };
        self.know(cell, known);
    }

    /// The cells of which something is known.
    pub(super) fn settled(&self) -> impl Iterator<Item = (Cell, Known)> {
        let all = (0..).map(Cell).zip(self.known.iter().copied());
        all.filter(|&(_, known)| known != Known::Open)
    }

    /// The cells of which nothing is known.
    pub(super) fn open(&self) -> impl Iterator<Item = Cell> {
        let all = (0..).map(Cell).zip(&self.known);
        all.filter(|&(_, &known)| known == Known::Open)
            .map(|(cell, _)| cell)
    }

    /// The numbers that have an open neighbour.
    pub(super) fn open_numbers(&self) -> impl Iterator<Item = (Cell, u8)> {
        self.position.numbers().filter(|&(cell, _)| {
            let neighbours = self.position.tiling().neighbours(cell);
            neighbours
                .iter()
                .any(|&cell| self.known(cell) == Known::Open)
        })
    }

    /// The cells known or believed to be mines.
    pub(super) fn mines(&self) -> impl Iterator<Item = Cell> {
        let mines = self.settled().filter(|&(_, known)| known == Known::Mine);
        mines.map(|(cell, _)| cell)
    }

    /// The hidden cells that are believed to be mines: flagged or marked.
    pub(super) fn believed(&self) -> impl Iterator<Item = Cell> {
        self.mines()
            .filter(|&cell| self.position.view(cell).is_hidden())
    }

    /// Believes no longer that a cell is a mine.
    pub(super) fn doubt(&mut self, cell: Cell) {
        self.know(cell, Known::Open);
    }

    /// The part of the open cells that are mines, as far as the total tells.
    pub(super) fn mean_risk(&self) -> f64 {
        match self.position.mines() {
            Mines::Density(density) => density,
            Mines::Total(total) => {
                let open = self.known.len() as u32 - self.mines - self.clear;
                f64::from(total.saturating_sub(self.mines)) / f64::from(open.max(1))
            }
        }
    }

    /// Whether the total settles all open cells: as mines, or as none.
    pub(super) fn settled_by_total(&self) -> Option<bool> {
        let cells = self.known.len() as u32;
        let total = match self.position.mines() {
            Mines::Total(total) => total,
            Mines::Density(0.0) => 0,
            Mines::Density(1.0) => cells - self.position.numbers().count() as u32,
            Mines::Density(_) => return None,
        };
        if self.mines >= total {
            Some(false)
        } else if self.clear >= cells - total {
            Some(true)
        } else {
            None
        }
    }
}
