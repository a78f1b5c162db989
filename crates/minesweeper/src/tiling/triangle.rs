//! Triangles, pointing up and down in turn: neighbours by side or corner.

use super::{Cell, Few, Size};

pub(super) fn neighbours(size: Size, cell: Cell) -> Few {
    let (row, column) = size.place(cell);
    // A triangle meets three others at its tip and five along its base.
    let (above, below) = if points_up(row, column) {
        (1, 2)
    } else {
        (2, 1)
    };
    let mut few = Few::new();
    for (r, reach) in [(row - 1, above), (row, 2), (row + 1, below)] {
        for c in column - reach..=column + reach {
            if (r, c) != (row, column)
                && let Some(neighbour) = size.inside(r, c)
            {
                few.push(neighbour);
            }
        }
    }
    few
}

pub(super) fn polygon(size: Size, cell: Cell) -> Vec<(f64, f64)> {
    let (row, column) = size.place(cell);
    let height = 3f64.sqrt() / 2.0;
    let (left, top) = (column as f64 / 2.0, row as f64 * height);
    let bottom = top + height;
    if points_up(row, column) {
        vec![(left + 0.5, top), (left + 1.0, bottom), (left, bottom)]
    } else {
        vec![(left, top), (left + 1.0, top), (left + 0.5, bottom)]
    }
}

fn points_up(row: i64, column: i64) -> bool {
    (row + column) % 2 == 0
}
