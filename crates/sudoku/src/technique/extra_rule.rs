//! Extra rule: what a rule beyond the regions takes away by itself.

use super::finder::{Finder, Flow};
use super::view::View;
use super::{Candidate, Evidence};

/// One rule beyond the regions, by itself: the one that takes least away comes first.
///
/// Rules that come from no variant cannot be named; only a contradiction uses them.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let mut removals: Vec<(Vec<Candidate>, usize)> = Vec::new();
    for (variant, constraint) in view.named_rules() {
        found.work()?;
        removals.push((view.removed_by(&**constraint), variant));
    }
    removals.sort_by_key(|(gone, _)| gone.len());
    for (gone, variant) in removals {
        found.eliminate_each(gone, || Evidence::Rule { variant })?;
    }
    Flow::Continue(())
}
