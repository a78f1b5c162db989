//! Random cells for variants to be about.

use atisbo_sudoku::Shape;
use proptest::prelude::*;
use std::ops::RangeInclusive;

/// Different cells in any order.
pub(crate) fn cells(
    shape: Shape,
    count: RangeInclusive<usize>,
) -> impl Strategy<Value = Vec<usize>> {
    let all: Vec<usize> = (0..shape.cells()).collect();
    (Just(all).prop_shuffle(), count).prop_map(|(cells, count)| cells[..count].to_vec())
}

/// A row or column, from either end.
pub(crate) fn line(shape: Shape) -> impl Strategy<Value = Vec<usize>> {
    let size = shape.size();
    (0..size, any::<bool>(), any::<bool>()).prop_map(move |(at, is_row, back)| {
        let cell = |step| {
            if is_row {
                at * size + step
            } else {
                step * size + at
            }
        };
        let mut cells: Vec<usize> = (0..size).map(cell).collect();
        if back {
            cells.reverse();
        }
        cells
    })
}
