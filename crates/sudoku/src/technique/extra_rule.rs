//! Extra rule: what a rule beyond the regions takes away by itself.

use super::finder::{Finder, Flow};
use super::view::View;
use super::{Candidate, Evidence};
use crate::Values;

/// One rule beyond the regions, by itself: the one that takes least away comes first.
///
/// Rules without a variant have no name to be told by; only a contradiction speaks for them.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let rules = view.rules();
    if rules.constraints().is_empty() {
        return Flow::Continue(());
    }
    let held = |&cell: &usize| match view.value(cell) {
        0 => view.candidates(cell),
        value => Values::of(value),
    };
    let mut removals: Vec<(Vec<Candidate>, usize)> = Vec::new();
    for (index, constraint) in rules.constraints().iter().enumerate() {
        found.work()?;
        let Some(variant) = rules.variant_of_constraint(index) else {
            continue;
        };
        let cells = constraint.cells();
        let mut left: Vec<Values> = cells.iter().map(held).collect();
        let can_hold = constraint.propagate(&mut left);
        let mut gone = Vec::new();
        for (&cell, left) in cells.iter().zip(left) {
            let removed = held(&cell).without(left);
            gone.extend(removed.iter().map(|value| Candidate { cell, value }));
        }
        // A rule that a solved cell breaks says that the position is wrong, and no more.
        let unsolved = |it: &Candidate| view.unsolved().contains(it.cell);
        if can_hold && !gone.is_empty() && gone.iter().all(unsolved) {
            removals.push((gone, variant));
        }
    }
    removals.sort_by_key(|(gone, _)| gone.len());
    for (gone, variant) in removals {
        found.eliminate_each(gone, || Evidence::Rule { variant })?;
    }
    Flow::Continue(())
}
