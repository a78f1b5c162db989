//! A step: which value is put where.

use crate::Shape;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A value put into a cell, written as `r1c1=5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Placement {
    /// The row, counted from 0.
    pub row: u8,
    /// The column, counted from 0.
    pub column: u8,
    /// The value.
    pub value: u8,
}

impl Placement {
    /// A value in a cell of a grid.
    #[inline]
    pub fn new(shape: Shape, cell: usize, value: u8) -> Self {
        Placement {
            row: shape.row(cell) as u8,
            column: shape.column(cell) as u8,
            value,
        }
    }

    /// The cell, counted row by row from 0.
    pub fn cell(self, shape: Shape) -> usize {
        usize::from(self.row) * shape.size() + usize::from(self.column)
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}={}", self.row + 1, self.column + 1, self.value)
    }
}
