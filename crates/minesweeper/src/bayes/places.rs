//! Where the variables of a network stand in its drawing: on their cells.

use super::BoardNetwork;
use crate::tiling::{Cell, Kind, Tiling};
use std::collections::HashMap;

/// From one cell to the next, across and down, in units of a letter's height.
const PITCH: (f64, f64) = (13.0, 8.0);

/// How far apart the X and the Y of a cell stand: side by side, the Y a little lower, so that lines along a row pass by.
const TWIN: (f64, f64) = (5.6, 2.4);

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
        let middle = |cell: Cell| {
            let place = tiling.place(cell);
            let column = place.column() as f64 + shift(place.row());
            (column * PITCH.0, place.row() as f64 * PITCH.1)
        };
        let mut places: HashMap<u32, (f64, f64)> = HashMap::new();
        for &(cell, variable) in &self.mines {
            let (x, y) = middle(cell);
            places.insert(variable.0, (x, y));
        }
        for &(cell, variable) in &self.counts {
            let (x, y) = middle(cell);
            places.insert(variable.0, (x + TWIN.0, y + TWIN.1));
        }
        for group in &self.groups {
            let count = group.cells.len().max(1) as f64;
            let sum = group.cells.iter().map(|&cell| middle(cell));
            let sum = sum.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            places.insert(group.variable.0, (sum.0 / count, sum.1 / count));
        }
        let below = f64::from(tiling.height()) * PITCH.1;
        let per_row = (2 * tiling.width()).max(4);
        let mut apart = 0;
        let variables = self.model.variables();
        let place = |variable: atisbo_bayes::Variable| {
            places.get(&variable.0).copied().unwrap_or_else(|| {
                let (row, column) = (apart / per_row, apart % per_row);
                apart += 1;
                (
                    f64::from(column) * 0.5 * PITCH.0,
                    below + f64::from(row) * 0.5 * PITCH.1,
                )
            })
        };
        Some(variables.all().map(place).collect())
    }
}
