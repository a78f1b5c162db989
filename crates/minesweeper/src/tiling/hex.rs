//! Hexagons in rows; every other row stands half a cell to the right.

use super::{Cell, Few, Size};
use std::f64::consts::FRAC_PI_3;

pub(super) fn neighbours(size: Size, cell: Cell) -> Few {
    let (row, column) = size.place(cell);
    // In the rows above and below, the two cells that touch start here.
    let left = if row % 2 == 0 { column - 1 } else { column };
    let mut few = Few::new();
    let around = [
        (row - 1, left),
        (row - 1, left + 1),
        (row, column - 1),
        (row, column + 1),
        (row + 1, left),
        (row + 1, left + 1),
    ];
    for cell in around.iter().filter_map(|&(r, c)| size.inside(r, c)) {
        few.push(cell);
    }
    few
}

pub(super) fn polygon(size: Size, cell: Cell) -> Vec<(f64, f64)> {
    let (row, column) = size.place(cell);
    let radius = 1.0 / 3f64.sqrt();
    let shift = if row % 2 == 0 { 0.5 } else { 1.0 };
    let (x, y) = (column as f64 + shift, radius * (1.0 + 1.5 * row as f64));
    (0..6)
        .map(|corner| (f64::from(corner) + 0.5) * FRAC_PI_3)
        .map(|angle| (x + radius * angle.cos(), y + radius * angle.sin()))
        .collect()
}
