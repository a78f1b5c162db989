//! All ways to place one value in every region that must have it.
//!
//! A cell that none of them uses cannot have the value; a cell that all of them use must have it. No
//! argument about a single value can show more, which is why techniques about one value look only where
//! a way is missing.

use super::Evidence;
use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::view::View;
use std::ops::ControlFlow;

/// How many partial ways through one cell are tried.
const PATIENCE_FOR_ONE: usize = 1_000;

/// How many partial ways are tried when all are wanted.
const PATIENCE_FOR_ALL: usize = 100_000;

/// A value that every way puts into some cells.
pub(super) fn set<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    for value in view.all_values() {
        found.work()?;
        let Some(ways) = Ways::of(view, value, found) else {
            continue;
        };
        let placed = ways.common.with_value(value).collect();
        let ways = ways.count;
        found.add(placed, Vec::new(), || Evidence::Template { value, ways })?;
    }
    Flow::Continue(())
}

/// A value that no way puts into some cells.
pub(super) fn delete<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    for value in view.all_values() {
        found.work()?;
        let Some(ways) = Ways::of(view, value, found) else {
            continue;
        };
        let gone = view.cells_with(value).without(&ways.union);
        let ways = ways.count;
        found.eliminate(view, &gone, value, || Evidence::Template { value, ways })?;
    }
    Flow::Continue(())
}

/// The cells that may have a value by themselves, but in no way to place it everywhere that is found
/// with some patience. If there are none, no technique about one value finds anything.
pub(super) fn without_way<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    value: u8,
) -> ControlFlow<(), Cells<W>> {
    let mut open = *view.cells_with(value);
    let mut without = Cells::NONE;
    let mut search = Search::new(view, value);
    while let Some(cell) = open.first() {
        found.work()?;
        open.remove(cell);
        search.patience = PATIENCE_FOR_ONE;
        let rest = view.cells_with(value).without(view.peers(cell));
        let end = search.each_way(Cells::of(cell), &rest, &mut |way| {
            open = open.without(&way);
            ControlFlow::Break(End::Satisfied)
        });
        if !matches!(end, ControlFlow::Break(End::Satisfied)) {
            without.insert(cell);
        }
    }
    ControlFlow::Continue(without)
}

/// All ways to place a value.
struct Ways<const W: usize> {
    count: u64,
    /// The cells that one of them uses.
    union: Cells<W>,
    /// The cells that all of them use.
    common: Cells<W>,
}

impl<const W: usize> Ways<W> {
    /// None if there is none, or too many.
    fn of(view: &View<W>, value: u8, found: &mut Finder) -> Option<Self> {
        let mut ways = Ways {
            count: 0,
            union: Cells::NONE,
            common: *view.cells_with(value),
        };
        let mut search = Search::new(view, value);
        search.patience = PATIENCE_FOR_ALL;
        let end = search.each_way(Cells::NONE, view.cells_with(value), &mut |way| {
            ways.count += 1;
            ways.union = ways.union.or(&way);
            ways.common = ways.common.and(&way);
            ControlFlow::Continue(())
        });
        found.limited_if(end.is_break());
        (end.is_continue() && ways.count > 0).then_some(ways)
    }
}

/// Why a search ends before all ways are seen.
enum End {
    Satisfied,
    OutOfPatience,
}

struct Search<'a, const W: usize> {
    view: &'a View<W>,
    /// The regions that lack the value.
    regions: Vec<&'a Cells<W>>,
    patience: usize,
}

impl<'a, const W: usize> Search<'a, W> {
    fn new(view: &'a View<W>, value: u8) -> Self {
        let open = view.full_groups();
        let open = open.filter(|&(region, _)| view.places(region, value) != 0);
        Search {
            view,
            regions: open.map(|(_, group)| &group.set).collect(),
            patience: 0,
        }
    }

    /// Visits all ways that use these cells and, beyond them, some of the rest.
    fn each_way(
        &mut self,
        way: Cells<W>,
        rest: &Cells<W>,
        visit: &mut impl FnMut(Cells<W>) -> ControlFlow<End>,
    ) -> ControlFlow<End> {
        if self.patience == 0 {
            return ControlFlow::Break(End::OutOfPatience);
        }
        self.patience -= 1;
        let Some(places) = self.narrowest(&way, rest) else {
            return visit(way);
        };
        for cell in places.iter() {
            let rest = rest.without(self.view.peers(cell));
            self.each_way(way.or(&Cells::of(cell)), &rest, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The places of the region that has the fewest and still lacks the value.
    fn narrowest(&self, way: &Cells<W>, rest: &Cells<W>) -> Option<Cells<W>> {
        let mut narrowest = None;
        let mut fewest = usize::MAX;
        for region in self.regions.iter().filter(|region| !region.meets(way)) {
            let places = region.and(rest);
            let many = places.len();
            if many < fewest {
                narrowest = Some(places);
                fewest = many;
            }
            if fewest <= 1 {
                break;
            }
        }
        narrowest
    }
}
