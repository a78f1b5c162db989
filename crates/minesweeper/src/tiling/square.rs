//! Squares: neighbours by side or corner.

use super::{Cell, Few, Size};

#[inline]
pub(super) fn neighbours(size: Size, cell: Cell) -> Few {
    let (row, column) = (cell.0 / size.width, cell.0 % size.width);
    let mut few = Few::new();
    for r in row.saturating_sub(1)..=(row + 1).min(size.height - 1) {
        for c in column.saturating_sub(1)..=(column + 1).min(size.width - 1) {
            if (r, c) != (row, column) {
                few.push(size.cell(r, c));
            }
        }
    }
    few
}

pub(super) fn polygon(size: Size, cell: Cell) -> Vec<(f64, f64)> {
    let (row, column) = size.place(cell);
    let (x, y) = (column as f64, row as f64);
    vec![(x, y), (x + 1.0, y), (x + 1.0, y + 1.0), (x, y + 1.0)]
}
