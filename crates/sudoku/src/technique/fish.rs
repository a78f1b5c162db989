//! Fish: a value's places in some regions (the base) lie in as many others (the cover), which then have
//! it nowhere else. With two regions on each side it is an X-wing, with three a swordfish, with four a
//! jellyfish.
//!
//! Count for each cell the base regions and the cover regions it is in. The value is in every base
//! region once, in every cover region at most once. So if no cell in more base than cover regions (a
//! fin) has the value, no cell in more cover than base regions can have it; and of these, the cells
//! that see all fins cannot have it in any case. This one rule covers fins, regions that overlap
//! within the base (endo-fins) and within the cover (cannibals).
//!
//! Basic fish are found as subsets of lines ([`basic`]). All others are found from what they eliminate
//! ([`hunt`]).

mod hunt;
#[cfg(test)]
mod tests;

use super::Evidence;
use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::subset::Choice;
use super::view::View;
use crate::RegionKind;
use crate::values::bits;

/// The most regions on each side.
const MAX: usize = 4;

/// Which regions may be in the base, and which in the cover.
#[derive(Clone, Copy)]
struct Sides {
    base: fn(RegionKind) -> bool,
    cover: fn(RegionKind) -> bool,
}

impl Sides {
    fn fit<const W: usize>(&self, view: &View<W>, fish: &Fish<'_, W>) -> bool {
        let all = |regions: &[usize], is_side: fn(RegionKind) -> bool| {
            let mut kinds = regions.iter().map(|&region| view.groups()[region].kind);
            kinds.all(is_side)
        };
        all(fish.base, self.base) && all(fish.cover, self.cover)
    }
}

/// A base of lines and a cover of lines across.
const LINES: [Sides; 2] = [
    Sides {
        base: RegionKind::is_row,
        cover: RegionKind::is_column,
    },
    Sides {
        base: RegionKind::is_column,
        cover: RegionKind::is_row,
    },
];

/// The same with boxes and extra regions on either side.
const FRANKEN: [Sides; 2] = [
    Sides {
        base: |kind| !kind.is_column(),
        cover: |kind| !kind.is_row(),
    },
    Sides {
        base: |kind| !kind.is_row(),
        cover: |kind| !kind.is_column(),
    },
];

/// Any regions on either side.
const ANY: [Sides; 1] = [Sides {
    base: |_| true,
    cover: |_| true,
}];

/// `size` lines whose places lie in as many lines across, without exception.
pub(super) fn basic<const W: usize>(view: &View<W>, found: &mut Finder, size: usize) -> Flow {
    for value in view.all_values() {
        if view.without_way(found, value)?.is_empty() {
            continue;
        }
        for sides in LINES {
            found.work()?;
            let lines = view.full_groups().filter(|it| (sides.base)(it.1.kind));
            let places = |(region, _)| (region, view.places(region, value));
            let choice = Choice::new(size, lines.map(places));
            choice.each_closed(size, |base, places| {
                // The place of a cell in one line is its line across.
                let cells = &view.groups()[base[0]].cells;
                let across = |place: usize| {
                    let mut regions = view.groups_of(cells[place]).iter().copied();
                    regions.find(|&region| (sides.cover)(view.groups()[region].kind))
                };
                let cover: Vec<usize> = bits(places).filter_map(across).collect();
                let fish = Fish::new(view, value, base, &cover);
                if fish.fins.is_empty() {
                    fish.report(view, found)?;
                }
                Flow::Continue(())
            })?;
        }
    }
    Flow::Continue(())
}

/// A fish of lines with fins, each line with at least two places besides them.
pub(super) fn finned<const W: usize>(view: &View<W>, found: &mut Finder, size: usize) -> Flow {
    each_in(view, found, size, &LINES, |fish| {
        !fish.fins.is_empty() && !fish.lacks_a_corner(view)
    })
}

/// A fish of lines with fins, one line with a single place besides them.
pub(super) fn sashimi<const W: usize>(view: &View<W>, found: &mut Finder, size: usize) -> Flow {
    each_in(view, found, size, &LINES, |fish| {
        !fish.fins.is_empty() && fish.lacks_a_corner(view)
    })
}

/// A fish with boxes or extra regions on either side, with fins or without.
pub(super) fn franken<const W: usize>(view: &View<W>, found: &mut Finder, size: usize) -> Flow {
    each_in(view, found, size, &FRANKEN, |fish| {
        !LINES.iter().any(|sides| sides.fit(view, fish))
    })
}

/// A fish with both rows and columns on one side, with fins or without.
pub(super) fn mutant<const W: usize>(view: &View<W>, found: &mut Finder, size: usize) -> Flow {
    each_in(view, found, size, &ANY, |fish| {
        !FRANKEN.iter().any(|sides| sides.fit(view, fish))
    })
}

fn each_in<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    size: usize,
    sides: &[Sides],
    is_wanted: impl Fn(&Fish<'_, W>) -> bool,
) -> Flow {
    for value in view.all_values() {
        let targets = view.without_way(found, value)?;
        for &sides in sides {
            hunt::each(view, found, sides, size, value, &targets, |found, fish| {
                if is_wanted(fish) {
                    fish.report(view, found)?;
                }
                Flow::Continue(())
            })?;
        }
    }
    Flow::Continue(())
}

/// As many cover regions as base regions, and what follows for a value.
struct Fish<'a, const W: usize> {
    value: u8,
    base: &'a [usize],
    cover: &'a [usize],
    /// The value's places in the base.
    places: Cells<W>,
    /// Those in more base than cover regions.
    fins: Cells<W>,
    /// What cannot have the value.
    gone: Cells<W>,
}

impl<'a, const W: usize> Fish<'a, W> {
    fn new(view: &View<W>, value: u8, base: &'a [usize], cover: &'a [usize]) -> Self {
        let cells = view.cells_with(value);
        let in_base = Depths::of(view, base);
        let in_cover = Depths::of(view, cover);
        let fins = in_base.exceeds(&in_cover).and(cells);
        let mut gone = in_cover.exceeds(&in_base).and(cells);
        for fin in fins.iter() {
            gone = gone.and(view.peers(fin));
        }
        Fish {
            value,
            base,
            cover,
            places: in_base.at_least[0].and(cells),
            fins,
            gone,
        }
    }

    fn lacks_a_corner(&self, view: &View<W>) -> bool {
        let body = self.places.without(&self.fins);
        let mut base = self.base.iter();
        base.any(|&region| view.groups()[region].set.and(&body).len() < 2)
    }

    fn report(&self, view: &View<W>, found: &mut Finder) -> Flow {
        let kinds = |regions: &[usize]| {
            let kinds = regions.iter().map(|&region| view.groups()[region].kind);
            kinds.collect()
        };
        found.eliminate(view, &self.gone, self.value, || Evidence::Fish {
            value: self.value,
            base: kinds(self.base),
            cover: kinds(self.cover),
            body: self.places.without(&self.fins).iter().collect(),
            fins: self.fins.iter().collect(),
        })
    }
}

/// In how many of some regions each cell is.
struct Depths<const W: usize> {
    /// The cells in at least one, two, three and four of them.
    at_least: [Cells<W>; MAX],
}

impl<const W: usize> Depths<W> {
    fn of(view: &View<W>, regions: &[usize]) -> Self {
        let mut at_least = [Cells::NONE; MAX];
        for &region in regions {
            let mut risen = view.groups()[region].set;
            for level in &mut at_least {
                let both = level.and(&risen);
                *level = level.or(&risen);
                risen = both;
            }
        }
        Depths { at_least }
    }

    /// The cells that are deeper here than there.
    fn exceeds(&self, other: &Self) -> Cells<W> {
        let levels = self.at_least.iter().zip(&other.at_least);
        levels.fold(Cells::NONE, |cells, (here, there)| {
            cells.or(&here.without(there))
        })
    }
}
