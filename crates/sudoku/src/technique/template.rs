//! All ways to place one value in every region that must have it.
//!
//! A cell that none of them uses cannot have the value; a cell that all of them use must have it. No
//! argument about a single value can show more, which is why fish look only where a way is missing.

use super::cells::Cells;
use super::finder::Finder;
use super::view::View;
use std::ops::ControlFlow;

/// How many partial ways are tried for one cell before it counts as one that may have the value.
const PATIENCE: usize = 2_000;

/// The cells that may have a value by themselves, but in no way to place it everywhere.
pub(super) fn without_template<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    value: u8,
) -> ControlFlow<(), Cells<W>> {
    let mut open = *view.cells_with(value);
    let mut without = Cells::NONE;
    while let Some(cell) = open.first() {
        found.work()?;
        let mut search = Search {
            view,
            value,
            patience: PATIENCE,
            way: Cells::of(cell),
        };
        let rest = view.cells_with(value).without(view.peers(cell));
        let mut rest = rest;
        rest.remove(cell);
        match search.complete(rest) {
            Some(true) => open = open.without(&search.way),
            Some(false) => without.insert(cell),
            None => {}
        }
        open.remove(cell);
    }
    ControlFlow::Continue(without)
}

struct Search<'a, const W: usize> {
    view: &'a View<W>,
    value: u8,
    patience: usize,
    /// The cells that have the value.
    way: Cells<W>,
}

impl<const W: usize> Search<'_, W> {
    /// Whether the way can be completed with some of these cells, and completes it; none if that
    /// takes too long.
    fn complete(&mut self, rest: Cells<W>) -> Option<bool> {
        self.patience = self.patience.checked_sub(1)?;
        let Some(places) = self.narrowest(&rest) else {
            return Some(true);
        };
        for cell in places.iter() {
            let mut rest = rest.without(self.view.peers(cell));
            rest.remove(cell);
            self.way.insert(cell);
            if self.complete(rest)? {
                return Some(true);
            }
            self.way.remove(cell);
        }
        Some(false)
    }

    /// The places of the region that has the fewest and still lacks the value.
    fn narrowest(&self, rest: &Cells<W>) -> Option<Cells<W>> {
        let groups = self.view.groups().iter().enumerate();
        let open = groups.filter(|(region, group)| {
            group.full && self.view.places(*region, self.value) != 0 && !group.set.meets(&self.way)
        });
        open.map(|(_, group)| group.set.and(rest))
            .min_by_key(Cells::len)
    }
}
