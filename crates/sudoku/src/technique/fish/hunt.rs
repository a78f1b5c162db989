//! Fish from the cell they eliminate, which keeps the search small.
//!
//! Suppose that a cell, the target, had the value. Then no cell that it sees has it, fins included, and
//! the cover region through the target has no other place left. A fish of size n that eliminates the
//! target is therefore n base regions whose places out of the target's sight lie in n - 1 cover regions.

use super::{Fish, MAX, Sides};
use crate::technique::cells::Cells;
use crate::technique::finder::{Finder, Flow};
use crate::technique::view::View;

/// Visits the fish of `size` regions on each side that eliminate a value from any of the targets, some
/// of them more than once.
pub(super) fn each<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    sides: Sides,
    size: usize,
    value: u8,
    targets: &Cells<W>,
    mut visit: impl FnMut(&mut Finder, &Fish<'_, W>) -> Flow,
) -> Flow {
    let mut hunt = Hunt {
        view,
        sides,
        size,
        value,
        target: 0,
        unseen: Cells::NONE,
        base: Vec::with_capacity(MAX),
        cover: Vec::with_capacity(MAX),
    };
    for target in targets.iter() {
        found.work()?;
        hunt.target = target;
        hunt.unseen = view.cells_with(value).without(view.peers(target));
        hunt.unseen.remove(target);
        hunt.add_base(found, 0, Cells::NONE, Cells::NONE, &mut visit)?;
    }
    Flow::Continue(())
}

struct Hunt<'a, const W: usize> {
    view: &'a View<W>,
    sides: Sides,
    size: usize,
    value: u8,
    target: usize,
    /// The places that the target does not see.
    unseen: Cells<W>,
    base: Vec<usize>,
    /// The cover without the region through the target.
    cover: Vec<usize>,
}

impl<const W: usize> Hunt<'_, W> {
    /// Adds a base region from `start` on to those whose unseen places, `taken`, lie in `covered`.
    fn add_base(
        &mut self,
        found: &mut Finder,
        start: usize,
        taken: Cells<W>,
        covered: Cells<W>,
        visit: &mut impl FnMut(&mut Finder, &Fish<'_, W>) -> Flow,
    ) -> Flow {
        if self.base.len() == self.size {
            return self.add_cover_of_target(found, visit);
        }
        for region in start..self.view.groups().len() {
            let group = &self.view.groups()[region];
            if !group.full || !(self.sides.base)(group.kind) || self.cover.contains(&region) {
                continue;
            }
            let places = group.set.and(&self.unseen);
            // Without unseen places it is no fish but a region whose places all see the target; and an
            // unseen place in two base regions would need two cover regions.
            if places.is_empty() || places.meets(&taken) || group.set.contains(self.target) {
                continue;
            }
            self.base.push(region);
            let taken = taken.or(&places);
            self.cover_places(found, region + 1, taken, covered, visit)?;
            self.base.pop();
        }
        Flow::Continue(())
    }

    /// Adds cover regions until all places taken lie in them.
    fn cover_places(
        &mut self,
        found: &mut Finder,
        start: usize,
        taken: Cells<W>,
        covered: Cells<W>,
        visit: &mut impl FnMut(&mut Finder, &Fish<'_, W>) -> Flow,
    ) -> Flow {
        let Some(open) = taken.without(&covered).first() else {
            return self.add_base(found, start, taken, covered, visit);
        };
        if self.cover.len() + 1 == self.size {
            return Flow::Continue(());
        }
        found.work()?;
        for &region in self.view.groups_of(open) {
            let group = &self.view.groups()[region];
            if (self.sides.cover)(group.kind) && !self.base.contains(&region) {
                self.cover.push(region);
                let covered = covered.or(&group.set);
                self.cover_places(found, start, taken, covered, visit)?;
                self.cover.pop();
            }
        }
        Flow::Continue(())
    }

    /// Adds the cover region through the target.
    fn add_cover_of_target(
        &mut self,
        found: &mut Finder,
        visit: &mut impl FnMut(&mut Finder, &Fish<'_, W>) -> Flow,
    ) -> Flow {
        for &region in self.view.groups_of(self.target) {
            let group = &self.view.groups()[region];
            let mut crossings = self
                .base
                .iter()
                .map(|&base| self.view.places_in(base, self.value));
            let is_crossed = crossings.any(|places| places.meets(&group.set));
            if (self.sides.cover)(group.kind) && !self.base.contains(&region) && is_crossed {
                self.cover.push(region);
                self.fill_cover(found, 0, visit)?;
                self.cover.pop();
            }
        }
        Flow::Continue(())
    }

    /// Brings the cover up to size with regions from `start` on that make fins fewer.
    fn fill_cover(
        &mut self,
        found: &mut Finder,
        start: usize,
        visit: &mut impl FnMut(&mut Finder, &Fish<'_, W>) -> Flow,
    ) -> Flow {
        let fish = Fish::new(self.view, self.value, &self.base, &self.cover);
        if self.cover.len() == self.size {
            return visit(found, &fish);
        }
        found.work()?;
        let fins = fish.fins;
        for region in start..self.view.groups().len() {
            let group = &self.view.groups()[region];
            let is_new = !self.base.contains(&region) && !self.cover.contains(&region);
            if (self.sides.cover)(group.kind) && is_new && group.set.meets(&fins) {
                self.cover.push(region);
                self.fill_cover(found, region + 1, visit)?;
                self.cover.pop();
            }
        }
        Flow::Continue(())
    }
}
