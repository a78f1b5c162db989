//! Where the variables of a network stand in its drawing: on their cells.

use super::{BoardNetwork, node_name};
use crate::tiling::{Cell, Kind, Tiling};
use std::collections::HashMap;

/// The distances in a drawing, in units of a letter's height.
struct Distances {
    /// From one cell to the next, across and down.
    pitch: (f64, f64),
    /// From the X of a cell to its Y: side by side, the Y a little lower, so that lines along a row pass by.
    twin: (f64, f64),
}

impl Distances {
    /// Those that leave room for the longest name, which is that of the last cell.
    fn of(tiling: &Tiling) -> Self {
        let last = Cell(tiling.len().saturating_sub(1) as u32);
        let letters = node_name('x', tiling, last).len() as f64;
        let aside = 0.6 * letters + 2.0;
        Distances {
            pitch: (2.0 * aside + 1.8, 8.0),
            twin: (aside, 2.4),
        }
    }
}

impl BoardNetwork {
    /// Where each variable should stand, by number, in units of a letter's height: the X and the Y of a cell side by
    /// side, a group in the middle of its cells, and below the board what is about no cell. None on a free tiling,
    /// whose cells have no rows.
    pub fn places(&self, tiling: &Tiling) -> Option<Vec<(f64, f64)>> {
        if tiling.as_free().is_some() {
            return None;
        }
        let shift = |row: usize| {
            if tiling.kind() == Kind::Hex && row % 2 == 1 {
                0.5
            } else {
                0.0
            }
        };
        let Distances { pitch, twin } = Distances::of(tiling);
        let middle = |cell: Cell| {
            let place = tiling.place(cell);
            let column = place.column() as f64 + shift(place.row());
            (column * pitch.0, place.row() as f64 * pitch.1)
        };
        let mut places: HashMap<u32, (f64, f64)> = HashMap::new();
        for &(cell, variable) in &self.mines {
            let (x, y) = middle(cell);
            places.insert(variable.0, (x, y));
        }
        for &(cell, variable) in &self.counts {
            let (x, y) = middle(cell);
            places.insert(variable.0, (x + twin.0, y + twin.1));
        }
        for group in &self.groups {
            let count = group.cells.len().max(1) as f64;
            let sum = group.cells.iter().map(|&cell| middle(cell));
            let sum = sum.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            places.insert(group.variable.0, (sum.0 / count, sum.1 / count));
        }
        let below = f64::from(tiling.height()) * pitch.1;
        let per_row = (2 * tiling.width()).max(4);
        let mut apart = 0;
        let variables = self.model.variables();
        let place = |variable: atisbo_bayes::Variable| {
            places.get(&variable.0).copied().unwrap_or_else(|| {
                let (row, column) = (apart / per_row, apart % per_row);
                apart += 1;
                (
                    f64::from(column) * 0.5 * pitch.0,
                    below + f64::from(row) * 0.5 * pitch.1,
                )
            })
        };
        Some(variables.all().map(place).collect())
    }
}
