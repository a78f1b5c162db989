//! The size of a Sudoku and of its boxes.

use atisbo_base::Place;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The largest size: rows, columns and values.
pub const MAX_SIZE: usize = 25;

/// The height and width of the boxes; their product is the number of rows, columns and values.
///
/// ```
/// use atisbo_sudoku::Shape;
///
/// assert_eq!(Shape::CLASSIC.size(), 9);
/// assert_eq!(Shape::new(2, 3).map(Shape::size), Some(6));
/// assert_eq!(Shape::of_size(12), Some(Shape::new(3, 4).unwrap()));
/// assert_eq!(Shape::new(6, 6), None); // 36 values: too many
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "[usize; 2]", into = "[usize; 2]")]
pub struct Shape {
    box_rows: u8,
    box_columns: u8,
}

impl Shape {
    /// Nine rows, columns and boxes of 3 x 3.
    pub const CLASSIC: Shape = Shape {
        box_rows: 3,
        box_columns: 3,
    };

    /// Boxes of this many rows and columns, if the size is 1 to [`MAX_SIZE`].
    pub fn new(box_rows: usize, box_columns: usize) -> Option<Self> {
        let size = box_rows.checked_mul(box_columns)?;
        (1..=MAX_SIZE).contains(&size).then_some(Shape {
            box_rows: box_rows as u8,
            box_columns: box_columns as u8,
        })
    }

    /// The usual shape of a size: the squarest boxes, wider than high. A prime size has boxes of one
    /// row, which is a Latin square.
    pub fn of_size(size: usize) -> Option<Self> {
        let box_rows = (1..=size).take_while(|rows| rows * rows <= size);
        let box_rows = box_rows.filter(|rows| size.is_multiple_of(*rows)).last()?;
        Shape::new(box_rows, size / box_rows)
    }

    /// The number of rows in a box.
    pub fn box_rows(self) -> usize {
        usize::from(self.box_rows)
    }

    /// The number of columns in a box.
    pub fn box_columns(self) -> usize {
        usize::from(self.box_columns)
    }

    /// The number of rows, of columns, of boxes and of values.
    pub fn size(self) -> usize {
        self.box_rows() * self.box_columns()
    }

    /// The number of cells.
    pub fn cells(self) -> usize {
        self.size() * self.size()
    }

    /// The row of a cell; cells are counted row by row from 0.
    pub fn row(self, cell: usize) -> usize {
        cell / self.size()
    }

    /// The column of a cell.
    pub fn column(self, cell: usize) -> usize {
        cell % self.size()
    }

    /// How many steps to a cell beside, above or below lead from one cell to another.
    pub(crate) fn distance(self, one: usize, other: usize) -> usize {
        self.row(one).abs_diff(self.row(other)) + self.column(one).abs_diff(self.column(other))
    }

    /// The place of a cell.
    pub fn place(self, cell: usize) -> Place {
        Place::new(self.row(cell), self.column(cell))
    }

    /// The box of a cell; boxes are counted row by row from 0.
    pub fn box_of(self, cell: usize) -> usize {
        let (down, across) = (
            self.row(cell) / self.box_rows(),
            self.column(cell) / self.box_columns(),
        );
        down * self.box_rows() + across
    }

    /// The cells of each row.
    pub(crate) fn rows(self) -> impl Iterator<Item = Vec<usize>> {
        let size = self.size();
        (0..size).map(move |row| (row * size..(row + 1) * size).collect())
    }

    /// The cells of each column.
    pub(crate) fn columns(self) -> impl Iterator<Item = Vec<usize>> {
        let size = self.size();
        (0..size).map(move |column| (column..self.cells()).step_by(size).collect())
    }

    /// The cells of each box.
    pub(crate) fn boxes(self) -> impl Iterator<Item = Vec<usize>> {
        (0..self.size()).map(move |index| {
            let cells = 0..self.cells();
            cells.filter(|&cell| self.box_of(cell) == index).collect()
        })
    }
}

impl TryFrom<[usize; 2]> for Shape {
    type Error = String;

    fn try_from([rows, columns]: [usize; 2]) -> Result<Self, String> {
        Shape::new(rows, columns).ok_or_else(|| {
            format!("boxes of {rows} x {columns}: their product must be 1 to {MAX_SIZE}")
        })
    }
}

impl From<Shape> for [usize; 2] {
    fn from(shape: Shape) -> Self {
        [shape.box_rows(), shape.box_columns()]
    }
}

/// Height x width of the boxes, as in `2x3`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.box_rows, self.box_columns)
    }
}
