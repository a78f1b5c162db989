//! The rules as tables for the generic solver: the position of each cell in its regions, which regions
//! overlap, which constraints a cell is part of.

use crate::{Constraint, Rules};
use std::sync::Arc;

/// The place of a cell in one of its regions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    pub(super) region: usize,
    /// Where the places of the region's values start.
    pub(super) start: usize,
    /// The cell's position among the region's cells, as a bit.
    pub(super) bit: u32,
}

/// Two regions that share at least two cells, seen from the first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Overlap {
    /// The second region.
    pub(super) other: usize,
    /// Positions in the first that are not in the second.
    pub(super) outside: u32,
    /// Positions in the second that are not in the first.
    pub(super) rest: u32,
}

/// A region as the solver sees it.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) cells: Vec<usize>,
    /// Whether it has as many cells as there are values, so that each value has a place in it.
    pub(super) full: bool,
    /// Whether a constraint already does what the complete filter would.
    pub(super) filtered: bool,
    pub(super) overlaps: Vec<Overlap>,
}

/// The tables of one set of rules.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) rules: Arc<Rules>,
    pub(super) size: usize,
    pub(super) groups: Vec<Group>,
    pub(super) seats: Vec<Vec<Seat>>,
    /// The rules beyond the regions, and what follows from them.
    pub(super) constraints: Vec<Arc<dyn Constraint>>,
    /// By cell, the constraints that are about it.
    pub(super) constraints_of: Vec<Vec<usize>>,
}

impl Layout {
    pub(super) fn new(rules: &Arc<Rules>) -> Self {
        let size = rules.values();
        let cells = rules.shape().cells();
        let regions = rules.regions().iter().enumerate();
        let groups = regions.map(|(index, region)| Group {
            cells: region.cells.clone(),
            full: region.cells.len() == size,
            filtered: is_filtered(rules, &region.cells),
            overlaps: overlaps(rules, index),
        });
        let mut constraints_of = vec![Vec::new(); cells];
        let constraints = rules.constraints().iter().chain(rules.implied());
        let mut constraints: Vec<_> = constraints.cloned().collect();
        // The fewer cells a rule is about, the cheaper it is to ask.
        constraints.sort_by_key(|constraint| constraint.cells().len());
        for (index, constraint) in constraints.iter().enumerate() {
            for &cell in constraint.cells() {
                if constraints_of[cell].last() != Some(&index) {
                    constraints_of[cell].push(index);
                }
            }
        }
        let seats = (0..cells).map(|cell| {
            let seat = |(region, bit)| Seat {
                region,
                start: region * size,
                bit,
            };
            rules.seats(cell).map(seat).collect()
        });
        Layout {
            rules: Arc::clone(rules),
            size,
            groups: groups.collect(),
            seats: seats.collect(),
            constraints,
            constraints_of,
        }
    }

    /// The number of cells.
    pub(super) fn cells(&self) -> usize {
        self.seats.len()
    }
}

fn is_filtered(rules: &Rules, cells: &[usize]) -> bool {
    rules.constraints().iter().any(|constraint| {
        let theirs = constraint.cells();
        let same = theirs.len() == cells.len() && theirs.iter().all(|cell| cells.contains(cell));
        same && constraint.keeps_apart()
    })
}

fn overlaps(rules: &Rules, region: usize) -> Vec<Overlap> {
    let cells = &rules.regions()[region].cells;
    let mut others: Vec<usize> = cells
        .iter()
        .flat_map(|&cell| rules.regions_of(cell))
        .copied()
        .filter(|&other| other != region)
        .collect();
    others.sort_unstable();
    let shared_twice = others.chunk_by(|a, b| a == b).filter(|same| same.len() > 1);
    shared_twice
        .map(|same| {
            let other = same[0];
            let theirs = &rules.regions()[other].cells;
            Overlap {
                other,
                outside: positions(cells, |cell| !theirs.contains(&cell)),
                rest: positions(theirs, |cell| !cells.contains(&cell)),
            }
        })
        .collect()
}

/// The positions, as bits, of the cells that are wanted.
fn positions(cells: &[usize], wanted: impl Fn(usize) -> bool) -> u32 {
    let bits = cells.iter().enumerate().filter(|&(_, &cell)| wanted(cell));
    bits.fold(0, |bits, (position, _)| bits | 1 << position)
}
