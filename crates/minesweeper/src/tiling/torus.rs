//! Squares without a border: the last row meets the first, the last column the first.

use super::{Cell, Few, Size};

pub(super) fn neighbours(size: Size, cell: Cell) -> Few {
    let row = cell.0 / size.width;
    let rows = [row + size.height - 1, row, row + 1];
    on_rings(size, cell, rows.map(|row| row % size.height))
}

/// The neighbours of a cell in these rows, each of which is closed to a ring.
pub(super) fn on_rings(size: Size, cell: Cell, rows: impl IntoIterator<Item = u32>) -> Few {
    let column = cell.0 % size.width;
    let mut few = Few::new();
    for row in rows {
        for column in [column + size.width - 1, column, column + 1] {
            few.push(size.cell(row, column % size.width));
        }
    }
    few.settle(cell)
}
