//! A rule without a drawing of its own: a thin outline of its cells, so that nothing is hidden.

use super::canvas::{Canvas, Level};
use super::outline::outline;
use crate::Rules;
use crate::variant::Variant;

/// The cells a variant is about: those it names or, if it names none, those of what it adds to the
/// rules. None for a rule about cells kept apart.
pub(super) fn cells_of(rules: &Rules, variant: usize) -> Vec<usize> {
    let named = rules.variants().get(variant).map(Variant::cells);
    if let Some(named) = named.filter(|named| !named.is_empty()) {
        return named;
    }
    let regions = rules.regions().iter().enumerate();
    let regions = regions
        .filter(|&(index, _)| rules.variant_of_region(index) == Some(variant))
        .map(|(_, region)| region.cells.as_slice());
    let constraints = rules.constraints().iter().enumerate();
    let constraints = constraints
        .filter(|&(index, _)| rules.variant_of_constraint(index) == Some(variant))
        .map(|(_, constraint)| constraint.cells());
    let mut cells: Vec<usize> = regions.chain(constraints).flatten().copied().collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Outlines the cells of a variant. A rule about the whole grid has nothing to show.
pub(super) fn other(canvas: &mut Canvas, rules: &Rules, variant: usize) {
    let cells = cells_of(rules, variant);
    if cells.len() < rules.shape().cells() {
        outline_thinly(canvas, &cells);
    }
}

pub(super) fn outline_thinly(canvas: &mut Canvas, cells: &[usize]) {
    if !cells.is_empty() {
        let style = "fill=\"none\" stroke=\"#888\" stroke-dasharray=\"1.5 2.5\"";
        let path = outline(canvas, cells, 8.0);
        canvas.path(Level::Outline, &path, style);
    }
}
