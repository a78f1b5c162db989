//! Pairs, triples and quads, naked, hidden and locked: as many things as places for them keep everything
//! else out.
//!
//! Cells that share as few values as they are cells form a naked subset, a locked one if they lie in a
//! box and a line; values that share as few places form a hidden one; lines in which a value shares as
//! few crossings form a basic fish. All are the same search over sets of bits.

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
    let of_cell = |cell| view.candidates(cell).and(values).in_cell(cell);
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

#[cfg(test)]
mod tests {
    use super::super::Technique::{self, *};
    use super::super::trial::{at, conclusions, marks};

    #[test]
    fn two_cells_of_a_column_clear_the_rest_of_it() {
        let position = marks(&[(11, &[2, 7]), (51, &[2, 7])]);
        let rest = [2, 3, 4, 6, 7, 8, 9].map(|row| format!("r{row}c1<>2 r{row}c1<>7"));
        assert_eq!(conclusions(&position, NakedPair), [rest.join(" ")]);
    }

    #[test]
    fn three_cells_need_not_have_all_three_values() {
        let position = marks(&[(11, &[1, 2]), (15, &[2, 3]), (19, &[1, 3])]);
        let rest = [2, 3, 4, 6, 7, 8].map(|c| format!("r1c{c}<>1 r1c{c}<>2 r1c{c}<>3"));
        assert_eq!(conclusions(&position, NakedTriple), [rest.join(" ")]);
    }

    #[test]
    fn four_cells_of_a_box_clear_the_rest_of_it() {
        let quad: [(usize, &[u8]); 4] = [
            (11, &[1, 2]),
            (22, &[2, 3]),
            (33, &[3, 4]),
            (31, &[1, 2, 3, 4]),
        ];
        let rest = ["r1c2", "r1c3", "r2c1", "r2c3", "r3c2"];
        let rest = rest.map(|cell| format!("{cell}<>1 {cell}<>2 {cell}<>3 {cell}<>4"));
        assert_eq!(conclusions(&marks(&quad), NakedQuad), [rest.join(" ")]);
    }

    /// Leaves values of a row only these places, from which all other values then go.
    fn check_hidden(technique: Technique, places: &[usize], values: &[u8]) {
        let mut position = marks(&[]);
        for cell in (51..60).filter(|cell| !places.contains(cell)) {
            for &value in values {
                position.eliminate(at(cell), value);
            }
        }
        let found = conclusions(&position, technique);
        assert_eq!(found.len(), 1);
        let gone = places.len() * (9 - values.len());
        assert_eq!(found[0].split(' ').count(), gone);
    }

    #[test]
    fn two_values_with_two_places_in_a_row_drive_the_others_out() {
        check_hidden(HiddenPair, &[53, 57], &[4, 9]);
    }

    #[test]
    fn three_values_with_three_places_in_a_row_drive_the_others_out() {
        check_hidden(HiddenTriple, &[51, 53, 57], &[4, 6, 9]);
    }

    #[test]
    fn four_values_with_four_places_in_a_row_drive_the_others_out() {
        check_hidden(HiddenQuad, &[51, 53, 57, 58], &[1, 4, 6, 9]);
    }

    #[test]
    fn two_cells_in_a_box_and_a_row_clear_both() {
        let position = marks(&[(11, &[2, 7]), (12, &[2, 7])]);
        let found = conclusions(&position, LockedPair);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].split(' ').count(), 2 * (7 + 6));
    }

    #[test]
    fn three_cells_in_a_box_and_a_column_clear_both() {
        let position = marks(&[(11, &[2, 7]), (21, &[5, 7]), (31, &[2, 5, 7])]);
        let found = conclusions(&position, LockedTriple);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].split(' ').count(), 3 * (6 + 6));
    }

    #[test]
    fn two_cells_that_clear_only_one_region_are_a_plain_pair() {
        let mut position = marks(&[(11, &[2, 7]), (12, &[2, 7])]);
        for cell in (21..24).chain(31..34).chain([13]) {
            position.eliminate(at(cell), 2);
            position.eliminate(at(cell), 7);
        }
        assert!(conclusions(&position, LockedPair).is_empty());
        assert_eq!(conclusions(&position, NakedPair).len(), 1);
    }
}
