//! What the player sees: the only thing an analyser gets.

use crate::level::Level;
use crate::tiling::{Cell, Tiling};
use serde::Serialize;
use thiserror::Error;

/// What a cell shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum View {
    /// Nothing yet.
    #[default]
    Hidden,
    /// Hidden, and the player says it is a mine.
    Flag,
    /// Hidden, and the player is not sure.
    Question,
    /// Revealed: how many neighbours are mines.
    Number(u8),
    /// Known to be a mine.
    Mine,
}

impl View {
    /// Whether it may still hold anything: hidden, flagged or questioned.
    pub fn is_hidden(self) -> bool {
        matches!(self, View::Hidden | View::Flag | View::Question)
    }

    /// The number it shows.
    pub fn number(self) -> Option<u8> {
        match self {
            View::Number(number) => Some(number),
            _ => None,
        }
    }
}

/// How many mines there are, as far as the player knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mines {
    /// Exactly this many, the known ones included.
    Total(u32),
    /// Each cell is one with this probability, whatever the others are.
    Density(f64),
}

/// What the player sees of a board, and what is known of its mines.
///
/// ```
/// use atisbo_minesweeper::{Mines, Position, View};
///
/// let position: Position = "mines 2\n1#\n##".parse()?;
/// assert_eq!(position.mines(), Mines::Total(2));
/// assert_eq!(position.views()[0], View::Number(1));
/// assert_eq!(position.hidden().count(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    tiling: Tiling,
    mines: Mines,
    views: Vec<View>,
}

impl Position {
    /// The untouched position of a level.
    pub fn start(level: &Level) -> Self {
        Position {
            tiling: level.tiling().clone(),
            mines: Mines::Total(level.mines()),
            views: vec![View::Hidden; level.tiling().len()],
        }
    }

    /// A position in which all cells are hidden.
    ///
    /// # Errors
    ///
    /// If there are more mines than cells, or the density is no probability.
    pub fn untouched(tiling: Tiling, mines: Mines) -> Result<Self, PositionError> {
        let views = vec![View::Hidden; tiling.len()];
        Self::new(tiling, mines, views)
    }

    /// A position, checked cell by cell. Whether all numbers can be true together is another
    /// question.
    ///
    /// # Errors
    ///
    /// If a number is greater than what its neighbours can hold or smaller than the known mines
    /// among them, there are fewer mines than are known or more than cells for them, or the density
    /// is no probability.
    ///
    /// # Panics
    ///
    /// If there is not one view for each cell.
    pub fn new(tiling: Tiling, mines: Mines, views: Vec<View>) -> Result<Self, PositionError> {
        assert_eq!(views.len(), tiling.len(), "one view for each cell");
        let position = Position {
            tiling,
            mines,
            views,
        };
        position.check()?;
        Ok(position)
    }

    fn check(&self) -> Result<(), PositionError> {
        for cell in self.tiling.cells() {
            let View::Number(number) = self.view(cell) else {
                continue;
            };
            let neighbours = self.tiling.neighbours(cell);
            let known = self.count_among(&neighbours, |view| view == View::Mine);
            let room = known + self.count_among(&neighbours, View::is_hidden);
            let (number, degree) = (u32::from(number), neighbours.len() as u32);
            if number > degree {
                return Err(PositionError::MoreThanNeighbours {
                    cell,
                    number,
                    neighbours: degree,
                });
            }
            if number > room {
                return Err(PositionError::TooHigh { cell, number, room });
            }
            if number < known {
                return Err(PositionError::TooLow {
                    cell,
                    number,
                    known,
                });
            }
        }
        let (hidden, known) = self.count();
        let room = known + hidden as u32;
        match self.mines {
            Mines::Total(total) if total > room => Err(PositionError::TooManyMines { total, room }),
            Mines::Total(total) if total < known => {
                Err(PositionError::TooFewMines { total, known })
            }
            Mines::Density(density) if !(0.0..=1.0).contains(&density) => {
                Err(PositionError::Density(density.to_string()))
            }
            _ => Ok(()),
        }
    }

    /// How many cells are hidden, and how many are known to be mines.
    pub(crate) fn count(&self) -> (usize, u32) {
        let (mut hidden, mut known) = (0, 0);
        for &view in &self.views {
            hidden += usize::from(view.is_hidden());
            known += u32::from(view == View::Mine);
        }
        (hidden, known)
    }

    fn count_among(&self, cells: &[Cell], is: impl Fn(View) -> bool) -> u32 {
        cells.iter().filter(|&&cell| is(self.view(cell))).count() as u32
    }

    /// The probability that a cell is a mine before anything is revealed.
    pub(crate) fn density(&self) -> f64 {
        match self.mines {
            Mines::Total(total) => f64::from(total) / self.tiling.len() as f64,
            Mines::Density(density) => density,
        }
    }

    /// The cells and their neighbours.
    pub fn tiling(&self) -> &Tiling {
        &self.tiling
    }

    /// What is known of the mines.
    pub fn mines(&self) -> Mines {
        self.mines
    }

    /// What each cell shows.
    pub fn views(&self) -> &[View] {
        &self.views
    }

    /// What a cell shows.
    #[inline]
    pub fn view(&self, cell: Cell) -> View {
        self.views[cell.index()]
    }

    /// The cells that may still hold anything, flagged and questioned ones included.
    pub fn hidden(&self) -> impl Iterator<Item = Cell> {
        self.cells_with(View::is_hidden)
    }

    /// The cells known to be mines.
    pub fn known_mines(&self) -> impl Iterator<Item = Cell> {
        self.cells_with(|view| view == View::Mine)
    }

    /// The cells that show a number, with it.
    pub fn numbers(&self) -> impl Iterator<Item = (Cell, u8)> {
        let number = |cell: Cell| Some((cell, self.view(cell).number()?));
        self.tiling.cells().filter_map(number)
    }

    /// Whether a neighbour of a cell has such a view.
    pub(crate) fn is_beside(&self, cell: Cell, is: impl Fn(View) -> bool) -> bool {
        let neighbours = self.tiling.neighbours(cell);
        neighbours.iter().any(|&neighbour| is(self.view(neighbour)))
    }

    /// The cells that show a number and have a hidden neighbour.
    pub(crate) fn open_numbers(&self) -> Vec<Cell> {
        let numbers = self.numbers().map(|(cell, _)| cell);
        numbers
            .filter(|&cell| self.is_beside(cell, View::is_hidden))
            .collect()
    }

    /// Whether nothing is known but the number of mines.
    pub fn is_untouched(&self) -> bool {
        self.views.iter().all(|view| view.is_hidden())
    }

    /// The cells with such a view.
    pub fn cells_with(&self, is: impl Fn(View) -> bool) -> impl Iterator<Item = Cell> {
        let all = self.tiling.cells();
        all.filter(move |&cell| is(self.view(cell)))
    }

    /// The same, with every flag taken as a known mine.
    ///
    /// # Errors
    ///
    /// If the flags contradict a number or the total.
    pub fn trusting_flags(&self) -> Result<Self, PositionError> {
        let trust = |&view: &View| match view {
            View::Flag => View::Mine,
            other => other,
        };
        let views = self.views.iter().map(trust).collect();
        Self::new(self.tiling.clone(), self.mines, views)
    }

    /// The same, as if each number of mines were possible: as it is with any density between 0 and 1.
    pub(crate) fn without_total(&self) -> Self {
        Position {
            mines: Mines::Density(0.5),
            ..self.clone()
        }
    }

    /// Changes what a cell shows, as the game does: what it says is true of a board.
    pub(crate) fn set(&mut self, cell: Cell, view: View) {
        self.views[cell.index()] = view;
    }
}

/// Why no board can show a position, as far as single cells and the total tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum PositionError {
    /// A number greater than there are neighbours.
    #[error(
        "cell {} shows {number} and has only {neighbours} neighbours",
        cell.0
    )]
    MoreThanNeighbours {
        /// Where.
        cell: Cell,
        /// What it shows.
        number: u32,
        /// How many neighbours it has.
        neighbours: u32,
    },
    /// A number greater than its neighbours can hold.
    #[error("cell {} shows {number}, but only {room} of its neighbours can be mines", cell.0)]
    TooHigh {
        /// Where.
        cell: Cell,
        /// What it shows.
        number: u32,
        /// How many neighbours are hidden or known mines.
        room: u32,
    },
    /// A number smaller than the mines known around it.
    #[error("cell {} shows {number}, but {known} of its neighbours are known mines", cell.0)]
    TooLow {
        /// Where.
        cell: Cell,
        /// What it shows.
        number: u32,
        /// How many neighbours are known mines.
        known: u32,
    },
    /// More mines than cells left for them.
    #[error("{total} mines, but only {room} cells that can be mines")]
    TooManyMines {
        /// How many there should be.
        total: u32,
        /// How many cells are hidden or known mines.
        room: u32,
    },
    /// More known mines than mines.
    #[error("{total} mines, but {known} cells are known to be mines")]
    TooFewMines {
        /// How many there should be.
        total: u32,
        /// How many are known.
        known: u32,
    },
    /// A density that is no probability.
    #[error("a density of {0}; it must lie between 0 and 1")]
    Density(String),
}
