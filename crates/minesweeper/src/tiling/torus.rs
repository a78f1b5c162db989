//! Squares without a border: the last row meets the first, the last column the first.

use super::{Cell, Few, Size};

pub(super) fn neighbours(size: Size, cell: Cell) -> Few {
    let (row, column) = (cell.0 / size.width, cell.0 % size.width);
    let mut few = Few::new();
    for r in [row + size.height - 1, row, row + 1] {
        for c in [column + size.width - 1, column, column + 1] {
            few.push(size.cell(r % size.height, c % size.width));
        }
    }
    few.settle(cell)
}
