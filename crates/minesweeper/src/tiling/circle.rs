//! Rings of sectors around a hole, so that the innermost do not all meet in one point.

use super::{Cell, Few, Size, torus};
use std::f64::consts::TAU;

pub(super) fn neighbours(size: Size, cell: Cell) -> Few {
    let ring = cell.0 / size.width;
    let rings = ring.saturating_sub(1)..=(ring + 1).min(size.height - 1);
    torus::on_rings(size, cell, rings)
}

/// Ring 0 is the innermost. The hole is as wide as makes its ring's cells about one unit long.
pub(super) fn polygon(size: Size, cell: Cell) -> Vec<(f64, f64)> {
    /// An arc is drawn as this many straight lines to a full turn.
    const LINES: f64 = 120.0;
    let (ring, sector) = size.place(cell);
    let width = f64::from(size.width);
    let inner = (width / TAU).max(1.0) + ring as f64;
    let centre = (width / TAU).max(1.0) + f64::from(size.height);
    let lines = (LINES / width).ceil();
    let at = |radius: f64, line: f64| {
        let angle = TAU * (sector as f64 + line / lines) / width - TAU / 4.0;
        (centre + radius * angle.cos(), centre + radius * angle.sin())
    };
    let steps = 0..=lines as u32;
    let outwards = steps.clone().map(|line| at(inner + 1.0, f64::from(line)));
    let back = steps.rev().map(|line| at(inner, f64::from(line)));
    outwards.chain(back).collect()
}
