//! What has a few ways to turn out, one of which must come true: cells, and values in regions.

use super::view::View;
use super::{Candidate, Premise};

/// Cells with at least this many candidates and values with at least this many places in a region, each
/// with all its possibilities.
pub(super) fn premises<const W: usize>(
    view: &View<W>,
    least: usize,
) -> Vec<(Premise, Vec<Candidate>)> {
    let mut premises = Vec::new();
    for cell in view.unsolved().iter() {
        let values = view.candidates(cell);
        if values.len() >= least {
            premises.push((Premise::Cell(cell), values.in_cell(cell).collect()));
        }
    }
    for (region, group) in view.full_groups() {
        for value in view.all_values() {
            let places = view.places_in(region, value);
            if places.len() >= least {
                let region = group.kind;
                let each = places.with_value(value).collect();
                premises.push((Premise::Place { region, value }, each));
            }
        }
    }
    premises
}
