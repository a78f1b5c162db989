//! Which cells exist, which are neighbours, and where each is drawn.

mod circle;
mod free;
mod hex;
mod square;
mod torus;
mod triangle;

pub use free::{Free, FreeError};

use atisbo_base::{Name, Place};
use serde::Serialize;
use std::ops::{Deref, Range};
use std::sync::Arc;
use thiserror::Error;

/// A cell of a tiling, counted row by row from 0.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, schemars::JsonSchema,
)]
pub struct Cell(pub u32);

impl Cell {
    /// Its place in a list of all cells.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The longest side of a board.
pub const MOST_ROWS: u32 = 1000;

/// The most neighbours a cell may have: as many as there are digits for.
pub const MOST_NEIGHBOURS: usize = 35;

/// The families of tilings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
#[name(schema = "TilingKind")]
pub enum Kind {
    /// Squares; 8 neighbours, by side or corner.
    #[default]
    Square,
    /// Hexagons in rows, every other row half a cell to the right; 6 neighbours.
    Hex,
    /// Triangles, pointing up and down in turn; 12 neighbours, by side or corner.
    Triangle,
    /// Rings of sectors around a hole; 8 neighbours, 5 on the first and last ring.
    Circle,
    /// Squares whose last row meets the first, and the last column the first; 8 neighbours.
    Torus,
    /// Any cells with any neighbours.
    Free,
}

impl Kind {
    /// Those that are given by a height and a width.
    pub const GRIDS: [Kind; 5] = [
        Kind::Square,
        Kind::Hex,
        Kind::Triangle,
        Kind::Circle,
        Kind::Torus,
    ];
}

/// Rows and columns of a tiling that has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Size {
    height: u32,
    width: u32,
}

impl Size {
    fn cell(self, row: u32, column: u32) -> Cell {
        Cell(row * self.width + column)
    }

    /// The cell at a place that may lie outside.
    fn inside(self, row: i64, column: i64) -> Option<Cell> {
        let row = u32::try_from(row).ok().filter(|&row| row < self.height)?;
        let column = u32::try_from(column)
            .ok()
            .filter(|&column| column < self.width)?;
        Some(self.cell(row, column))
    }

    fn place(self, cell: Cell) -> (i64, i64) {
        (
            i64::from(cell.0 / self.width),
            i64::from(cell.0 % self.width),
        )
    }
}

/// Which cells exist, which are neighbours, and where each is drawn.
///
/// ```
/// use atisbo_base::Place;
/// use atisbo_minesweeper::{Kind, Tiling};
///
/// let tiling = Tiling::grid(Kind::Hex, 4, 5)?;
/// let cell = tiling.cell_at(Place::new(1, 2)).unwrap();
/// assert_eq!(tiling.neighbours(cell).len(), 6);
/// assert_eq!(tiling.polygon(cell).len(), 6);
/// # Ok::<(), atisbo_minesweeper::TilingError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiling(Shape);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Shape {
    Grid(Kind, Size),
    Free(Arc<Free>),
}

impl Tiling {
    /// A tiling of one of [`Kind::GRIDS`], by height and width (of a circle: rings and sectors).
    ///
    /// # Errors
    ///
    /// If a side is 0 or longer than [`MOST_ROWS`], or the kind has no height and width.
    pub fn grid(kind: Kind, height: u32, width: u32) -> Result<Self, TilingError> {
        if kind == Kind::Free {
            return Err(TilingError::FreeHasNoSize);
        }
        if !(1..=MOST_ROWS).contains(&height) || !(1..=MOST_ROWS).contains(&width) {
            return Err(TilingError::Size { height, width });
        }
        Ok(Tiling(Shape::Grid(kind, Size { height, width })))
    }

    /// Any cells with any neighbours.
    pub fn free(free: Free) -> Self {
        Tiling(Shape::Free(Arc::new(free)))
    }

    /// Its family.
    pub fn kind(&self) -> Kind {
        match self.0 {
            Shape::Grid(kind, _) => kind,
            Shape::Free(_) => Kind::Free,
        }
    }

    /// The list it was made from, if it is free.
    pub fn as_free(&self) -> Option<&Free> {
        match &self.0 {
            Shape::Grid(..) => None,
            Shape::Free(free) => Some(free),
        }
    }

    /// How many cells there are.
    #[expect(clippy::len_without_is_empty, reason = "no tiling is empty")]
    pub fn len(&self) -> usize {
        match &self.0 {
            Shape::Grid(_, size) => (size.height * size.width) as usize,
            Shape::Free(free) => free.len(),
        }
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + use<> {
        (0..self.len() as u32).map(Cell)
    }

    /// How many rows there are; a free tiling is written in one.
    pub fn height(&self) -> u32 {
        match &self.0 {
            Shape::Grid(_, size) => size.height,
            Shape::Free(_) => 1,
        }
    }

    /// How many cells a row has.
    pub fn width(&self) -> u32 {
        match &self.0 {
            Shape::Grid(_, size) => size.width,
            Shape::Free(free) => free.len() as u32,
        }
    }

    /// The cells of each row.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = Range<usize>> + use<> {
        let width = self.width() as usize;
        (0..self.height() as usize).map(move |row| row * width..(row + 1) * width)
    }

    /// The cell at a place, if there is one.
    pub fn cell_at(&self, place: Place) -> Option<Cell> {
        let (row, column) = place.into();
        (row < self.height() && column < self.width()).then(|| Cell(row * self.width() + column))
    }

    /// The row and column of a cell.
    pub fn place(&self, cell: Cell) -> Place {
        (cell.0 / self.width(), cell.0 % self.width()).into()
    }

    /// The places of cells.
    pub fn places(&self, cells: &[Cell]) -> Vec<Place> {
        cells.iter().map(|&cell| self.place(cell)).collect()
    }

    /// What people call a cell: its row and column as `r1c1`, or the name it has.
    pub fn name(&self, cell: Cell) -> String {
        match self.as_free() {
            Some(free) => free.name(cell).to_owned(),
            None => self.place(cell).to_string(),
        }
    }

    /// The cells that touch this one, each once, in ascending order.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> Neighbours<'_> {
        match &self.0 {
            Shape::Free(free) => Neighbours(List::Slice(free.neighbours(cell))),
            Shape::Grid(kind, size) => Neighbours(List::Few(match kind {
                Kind::Square | Kind::Free => square::neighbours(*size, cell),
                Kind::Hex => hex::neighbours(*size, cell),
                Kind::Triangle => triangle::neighbours(*size, cell),
                Kind::Circle => circle::neighbours(*size, cell),
                Kind::Torus => torus::neighbours(*size, cell),
            })),
        }
    }

    /// The corners of a cell, in a plane whose unit is about the side of a cell and whose second
    /// coordinate grows downwards.
    pub fn polygon(&self, cell: Cell) -> Vec<(f64, f64)> {
        match &self.0 {
            Shape::Free(free) => free.polygon(cell),
            Shape::Grid(kind, size) => match kind {
                Kind::Square | Kind::Torus | Kind::Free => square::polygon(*size, cell),
                Kind::Hex => hex::polygon(*size, cell),
                Kind::Triangle => triangle::polygon(*size, cell),
                Kind::Circle => circle::polygon(*size, cell),
            },
        }
    }
}

/// The neighbours of a cell.
#[derive(Clone, Debug)]
pub struct Neighbours<'t>(List<'t>);

#[derive(Clone, Debug)]
enum List<'t> {
    Few(Few),
    Slice(&'t [Cell]),
}

/// Up to as many cells as the neighbours of a triangle.
#[derive(Clone, Debug)]
struct Few {
    cells: [Cell; 12],
    len: usize,
}

impl Few {
    fn new() -> Self {
        Few {
            cells: [Cell(0); 12],
            len: 0,
        }
    }

    #[inline]
    fn push(&mut self, cell: Cell) {
        self.cells[self.len] = cell;
        self.len += 1;
    }

    /// Sorts them and drops what is there twice, and `own`: on a narrow ring or torus a cell meets
    /// another one on both sides, or itself.
    fn settle(mut self, own: Cell) -> Self {
        self.cells[..self.len].sort_unstable();
        let mut kept = 0;
        for index in 0..self.len {
            let cell = self.cells[index];
            if cell != own && (kept == 0 || self.cells[kept - 1] != cell) {
                self.cells[kept] = cell;
                kept += 1;
            }
        }
        self.len = kept;
        self
    }
}

impl Deref for Neighbours<'_> {
    type Target = [Cell];

    #[inline]
    fn deref(&self) -> &[Cell] {
        match &self.0 {
            List::Few(few) => &few.cells[..few.len],
            List::Slice(cells) => cells,
        }
    }
}

/// Why there is no such tiling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum TilingError {
    /// A side is too short or too long.
    #[error("a board of {height} x {width} cells; each side may be 1 to {MOST_ROWS}")]
    Size {
        /// The rows asked for.
        height: u32,
        /// The columns asked for.
        width: u32,
    },
    /// A free tiling is a list of cells.
    #[error("a free tiling has no height and width; give its cells and their neighbours")]
    FreeHasNoSize,
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn degrees(kind: Kind, height: u32, width: u32) -> Vec<usize> {
        let tiling = Tiling::grid(kind, height, width).unwrap();
        let mut degrees: Vec<usize> = tiling
            .cells()
            .map(|cell| tiling.neighbours(cell).len())
            .collect();
        degrees.sort_unstable();
        degrees.dedup();
        degrees
    }

    #[test]
    fn cells_have_as_many_neighbours_as_the_books_say() {
        assert_eq!(degrees(Kind::Square, 4, 5), [3, 5, 8]);
        assert_eq!(degrees(Kind::Torus, 4, 5), [8]);
        assert_eq!(*degrees(Kind::Hex, 4, 5).last().unwrap(), 6);
        assert_eq!(*degrees(Kind::Triangle, 5, 7).last().unwrap(), 12);
        assert_eq!(degrees(Kind::Circle, 4, 6), [5, 8]);
    }

    #[test]
    fn a_narrow_torus_counts_no_cell_twice() {
        assert_eq!(degrees(Kind::Torus, 2, 2), [3]);
        assert_eq!(degrees(Kind::Torus, 1, 1), [0]);
        assert_eq!(degrees(Kind::Circle, 1, 2), [1]);
    }

    #[test]
    fn sizes_out_of_range_are_refused() {
        assert!(Tiling::grid(Kind::Square, 0, 5).is_err());
        assert!(Tiling::grid(Kind::Square, 1001, 5).is_err());
        assert!(Tiling::grid(Kind::Free, 2, 5).is_err());
    }

    proptest! {
        #[test]
        fn neighbours_are_mutual_sorted_and_others(
            kind in prop::sample::select(Kind::GRIDS.to_vec()), height in 1u32..8, width in 1u32..8,
        ) {
            let tiling = Tiling::grid(kind, height, width).unwrap();
            for cell in tiling.cells() {
                let neighbours = tiling.neighbours(cell);
                prop_assert!(neighbours.windows(2).all(|pair| pair[0] < pair[1]));
                for &neighbour in neighbours.iter() {
                    prop_assert!(neighbour != cell && neighbour.index() < tiling.len());
                    prop_assert!(tiling.neighbours(neighbour).contains(&cell));
                }
            }
        }

        /// What is drawn and who neighbours whom agree: cells touch where their corners do.
        #[test]
        fn neighbours_are_those_who_share_a_corner(
            kind in prop::sample::select(vec![Kind::Square, Kind::Hex, Kind::Triangle]),
            height in 1u32..6, width in 1u32..6,
        ) {
            let tiling = Tiling::grid(kind, height, width).unwrap();
            for one in tiling.cells() {
                let corners = tiling.polygon(one);
                for other in tiling.cells().filter(|&other| other != one) {
                    let close = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1) < 1e-6;
                    let touch = tiling
                        .polygon(other)
                        .iter()
                        .any(|&b| corners.iter().any(|&a| close(a, b)));
                    prop_assert_eq!(touch, tiling.neighbours(one).contains(&other));
                }
            }
        }
    }
}
