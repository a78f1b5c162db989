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
    let cells = 0..rules.shape().cells();
    let before: Vec<Values> = cells
        .map(|cell| match view.value(cell) {
            0 => view.candidates(cell),
            value => Values::of(value),
        })
        .collect();
    let mut after = before.clone();
    let mut removals: Vec<(Vec<Candidate>, usize)> = Vec::new();
    for (index, constraint) in rules.constraints().iter().enumerate() {
        found.work()?;
        let Some(variant) = rules.variant_of_constraint(index) else {
            continue;
        };
        let can_hold = constraint.propagate(&mut after);
        let mut gone = Vec::new();
        for &cell in constraint.cells() {
            let removed = before[cell].without(after[cell]);
            gone.extend(removed.iter().map(|value| Candidate { cell, value }));
            after[cell] = before[cell];
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
