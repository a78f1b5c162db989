//! The engine of all subsets: as many things as places for them keep everything else out.
//!
//! Cells that share as few values as they are cells form a naked subset; values that share as few
//! places form a hidden one; lines in which a value shares as few crossings form a basic fish. All three
//! are the same search over sets of bits.

use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::view::{Group, View};
use super::{Candidate, Evidence};
use crate::values::bits;
use crate::{MAX_SIZE, Values};

/// The largest subset that is looked for.
const MAX: usize = 4;

/// Sets of bits to choose from, each with a name: at most one for each cell or value of a region.
pub(super) struct Choice {
    sets: [u32; MAX_SIZE],
    names: [usize; MAX_SIZE],
    len: usize,
}

impl Choice {
    /// Those of the sets that have two to `size` bits, which is what a subset can be made of.
    pub(super) fn new(size: usize, sets: impl Iterator<Item = (usize, u32)>) -> Self {
        let mut choice = Choice {
            sets: [0; MAX_SIZE],
            names: [0; MAX_SIZE],
            len: 0,
        };
        let fits = |set: &u32| (2..=size).contains(&(set.count_ones() as usize));
        for (name, set) in sets.filter(|(_, set)| fits(set)).take(MAX_SIZE) {
            choice.sets[choice.len] = set;
            choice.names[choice.len] = name;
            choice.len += 1;
        }
        choice
    }

    /// Visits every `size` sets that have exactly `size` bits together, with their names and bits.
    pub(super) fn each_closed(
        &self,
        size: usize,
        mut visit: impl FnMut(&[usize], u32) -> Flow,
    ) -> Flow {
        if self.len < size || size > MAX {
            return Flow::Continue(());
        }
        self.extend(&mut [0; MAX], 0, 0, 0, size, &mut visit)
    }

    /// Adds one of the sets from `start` on to the first `depth` chosen.
    fn extend(
        &self,
        chosen: &mut [usize; MAX],
        depth: usize,
        start: usize,
        union: u32,
        size: usize,
        visit: &mut impl FnMut(&[usize], u32) -> Flow,
    ) -> Flow {
        if depth == size {
            return visit(&chosen[..size], union);
        }
        for next in start..=self.len - (size - depth) {
            let union = union | self.sets[next];
            if union.count_ones() as usize <= size {
                chosen[depth] = self.names[next];
                self.extend(chosen, depth + 1, next + 1, union, size, visit)?;
            }
        }
        Flow::Continue(())
    }
}

/// `size` cells of a region that share as many values: no other cell of the region has them.
pub(super) fn naked<const W: usize>(view: &View<W>, found: &mut Finder, size: usize) -> Flow {
    each_naked(view, found, size, |found, cells, values, group| {
        let gone = group.set.without(&cells);
        let evidence = || subset(&cells, values, &[group]);
        found.eliminate_each(with_any(view, &gone, values), evidence)
    })
}

/// `size` cells in two regions that share as many values: no other cell of either has them.
pub(super) fn locked<const W: usize>(view: &View<W>, found: &mut Finder, size: usize) -> Flow {
    each_naked(view, found, size, |found, cells, values, group| {
        let shared = cells.first().map_or(&[][..], |cell| view.groups_of(cell));
        let others = shared.iter().map(|&region| &view.groups()[region]);
        for other in others.filter(|other| other.kind != group.kind) {
            if !cells.is_within(&other.set) {
                continue;
            }
            let here = group.set.without(&other.set);
            let there = other.set.without(&group.set);
            if has_any(view, &here, values) && has_any(view, &there, values) {
                let gone = group.set.or(&other.set).without(&cells);
                let evidence = || subset(&cells, values, &[group, other]);
                found.eliminate_each(with_any(view, &gone, values), evidence)?;
            }
        }
        Flow::Continue(())
    })
}

/// `size` values that share as many places in a region: no other value is in these.
pub(super) fn hidden<const W: usize>(view: &View<W>, found: &mut Finder, size: usize) -> Flow {
    for (region, group) in view.full_groups() {
        found.work()?;
        let places = |value| (usize::from(value), view.places(region, value));
        let choice = Choice::new(size, view.all_values().map(places));
        choice.each_closed(size, |values, places| {
            let cells: Cells<W> = bits(places).map(|place| group.cells[place]).collect();
            let values: Values = values.iter().map(|&value| value as u8).collect();
            let others = Values::up_to(view.size()).without(values);
            let evidence = || subset(&cells, values, &[group]);
            found.eliminate_each(with_any(view, &cells, others), evidence)
        })?;
    }
    Flow::Continue(())
}

fn each_naked<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    size: usize,
    mut visit: impl FnMut(&mut Finder, Cells<W>, Values, &Group<W>) -> Flow,
) -> Flow {
    for group in view.groups() {
        found.work()?;
        let candidates = |&cell: &usize| (cell, view.candidates(cell).bits());
        let choice = Choice::new(size, group.cells.iter().map(candidates));
        choice.each_closed(size, |cells, values| {
            let cells = cells.iter().copied().collect();
            visit(found, cells, Values::from_bits(values), group)
        })?;
    }
    Flow::Continue(())
}

/// The candidates of these cells among these values.
fn with_any<const W: usize>(view: &View<W>, cells: &Cells<W>, values: Values) -> Vec<Candidate> {
    let of_cell = |cell| {
        let both = view.candidates(cell).and(values).iter();
        both.map(move |value| Candidate { cell, value })
    };
    cells.iter().flat_map(of_cell).collect()
}

fn has_any<const W: usize>(view: &View<W>, cells: &Cells<W>, values: Values) -> bool {
    let mut cells = cells.iter();
    cells.any(|cell| !view.candidates(cell).and(values).is_empty())
}

fn subset<const W: usize>(cells: &Cells<W>, values: Values, groups: &[&Group<W>]) -> Evidence {
    Evidence::Subset {
        cells: cells.iter().collect(),
        values: values.iter().collect(),
        regions: groups.iter().map(|group| group.kind).collect(),
    }
}
