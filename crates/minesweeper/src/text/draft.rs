//! What the reader of a format found, before it is checked as a whole.

use super::cells::Cells;
use super::span::Span;
use super::{ParseError, ParseErrorKind, Reading};
use crate::position::{Mines, Position, PositionError, View};
use crate::tiling::{Cell, Kind, Tiling};

/// The parts of a position, with their places.
pub(super) struct Draft<'a> {
    pub(super) tiling: Tiling,
    pub(super) views: Vec<View>,
    /// What the text says of the mines, and where.
    pub(super) mines: Option<(Mines, Span<'a>)>,
    /// Where the whole stands.
    pub(super) whole: Span<'a>,
    /// Where a cell stands.
    pub(super) place: Box<dyn Fn(Cell) -> Option<Span<'a>> + 'a>,
}

impl<'a> Draft<'a> {
    /// A position whose cells are characters.
    pub(super) fn of_cells(
        tiling: Tiling,
        mut cells: Cells<'a, View>,
        mines: Option<(Mines, Span<'a>)>,
        whole: Span<'a>,
    ) -> Self {
        Draft {
            tiling,
            views: std::mem::take(&mut cells.all),
            mines,
            whole,
            place: Box::new(move |cell| cells.span(cell.index())),
        }
    }

    pub(super) fn finish(self, reading: Reading) -> Result<Position, ParseError> {
        let (mines, at) = match (self.mines, reading.mines) {
            (Some((_, at)), Some(_)) => return Err(at.error(ParseErrorKind::Twice("mines"))),
            (Some(said), None) => said,
            (None, Some(mines)) => (mines, self.whole),
            (None, None) => {
                let first = (self.place)(Cell(0)).unwrap_or(self.whole);
                return Err(first.error(ParseErrorKind::NoMines));
            }
        };
        let mut views = self.views;
        if reading.trust_flags {
            let flags = views.iter_mut().filter(|view| **view == View::Flag);
            flags.for_each(|view| *view = View::Mine);
        }
        Position::new(self.tiling, mines, views).map_err(|error| {
            let place = match error {
                PositionError::MoreThanNeighbours { cell, .. }
                | PositionError::TooHigh { cell, .. }
                | PositionError::TooLow { cell, .. } => (self.place)(cell),
                PositionError::TooManyMines { .. }
                | PositionError::TooFewMines { .. }
                | PositionError::Density(_) => None,
            };
            place.unwrap_or(at).error(error)
        })
    }
}

/// A tiling of squares of this size.
pub(super) fn squares(height: usize, width: usize, at: Span<'_>) -> Result<Tiling, ParseError> {
    grid(Kind::Square, height, width, at)
}

/// A tiling of rows and columns.
pub(super) fn grid(
    kind: Kind,
    height: usize,
    width: usize,
    at: Span<'_>,
) -> Result<Tiling, ParseError> {
    let side = |cells: usize| u32::try_from(cells).unwrap_or(u32::MAX);
    Tiling::grid(kind, side(height), side(width)).map_err(|error| at.error(error))
}
