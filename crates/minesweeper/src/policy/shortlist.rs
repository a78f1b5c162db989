//! Which cells are worth looking at where none is certain.

use super::candidate::Candidate;
use crate::exact::Analyser;
use crate::position::Position;
use crate::tiling::{Cell, MOST_NEIGHBOURS};
use rustc_hash::FxHashSet;

/// A cell is looked at if its safety is at least this part of the best.
const NEAR_THE_SAFEST: f64 = 0.85;

/// At most this many cells beside no number are looked at: all are equally safe.
const MOST_OUTSIDE: usize = 8;

/// How many cells beside no number are kept as answers: when one is opened, at least two are still beside none.
const OUTSIDE_KEPT: usize = MOST_NEIGHBOURS + 3;

/// The cells worth looking at in one position, in memory that is kept.
#[derive(Debug, Default)]
pub(super) struct Shortlist {
    /// Those worth looking at, the safest first.
    pub(super) candidates: Vec<Candidate>,
    /// Cells beside no number: one of each sort, those with the fewest unknown cells around them first; then
    /// others like them.
    pub(super) outside: Vec<Cell>,
    /// For each cell the number of its box, from 1; 0 if it is beside no number.
    box_of: Vec<u32>,
    /// What tells apart the cells taken so far.
    signatures: FxHashSet<u64>,
    /// Cells beside no number by the unknown cells around them: one of each sort, and others like them.
    sorts: Vec<(u32, Cell)>,
    alike: Vec<(u32, Cell)>,
}

impl Shortlist {
    /// Lists the candidates of the position an analyser looked at last, `most` of them at most.
    ///
    /// Of cells that look alike, in the same box and with as many unknown cells of each other box around
    /// them, one is enough: whatever number it shows tells the same.
    pub(super) fn load(
        &mut self,
        analyser: &Analyser,
        position: &Position,
        probability: &[f64],
        most: usize,
    ) {
        self.box_of.clear();
        self.box_of.resize(position.tiling().len(), 0);
        for (index, cells) in (1..).zip(analyser.box_cells()) {
            for cell in cells {
                self.box_of[cell.index()] = index;
            }
        }
        let unknown = || {
            let hidden = position.hidden();
            hidden.filter(|&cell| analyser.is_unknown(cell))
        };
        let safety = |cell: Cell| 1.0 - probability[cell.index()];
        let safest = unknown().map(safety).fold(0.0, f64::max);
        self.candidates.clear();
        self.signatures.clear();
        self.sorts.clear();
        self.alike.clear();
        let is_near = |cell: Cell| safety(cell) >= safest * NEAR_THE_SAFEST;
        for cell in unknown() {
            let own = self.box_of[cell.index()];
            // A cell beside no number may be the answer to a number though it is no candidate now.
            if own != 0 && !is_near(cell) {
                continue;
            }
            // The own box counts in another way than those around.
            let mut signature = word(own).rotate_left(32);
            let mut neighbours = 0;
            for neighbour in analyser.unknown_around(cell) {
                let its = self.box_of[neighbour.index()];
                signature = signature.wrapping_add(word(its));
                // A cell beside a number tells more than one about which nothing is known.
                neighbours += if its == 0 { 2 } else { 1 };
            }
            let is_new = self.signatures.insert(signature);
            match (own, is_new) {
                (0, true) => self.sorts.push((neighbours, cell)),
                (0, false) => self.alike.push((neighbours, cell)),
                (_, true) => self.candidates.push(Candidate::new(cell, safety(cell))),
                (_, false) => {}
            }
        }
        self.outside.clear();
        for cells in [&mut self.sorts, &mut self.alike] {
            keep_least(cells, OUTSIDE_KEPT - self.outside.len());
            self.outside.extend(cells.iter().map(|&(_, cell)| cell));
        }
        let sorts = self.sorts.iter().map(|&(_, cell)| cell);
        let outside = sorts.take(MOST_OUTSIDE).filter(|&cell| is_near(cell));
        self.candidates
            .extend(outside.map(|cell| Candidate::new(cell, safety(cell))));
        self.candidates
            .sort_by(|a, b| b.safety.total_cmp(&a.safety));
        self.candidates.truncate(most.max(1));
    }
}

/// Keeps the least, at most `most`, in order.
fn keep_least(cells: &mut Vec<(u32, Cell)>, most: usize) {
    if cells.len() > most {
        cells.select_nth_unstable(most);
        cells.truncate(most);
    }
    cells.sort_unstable();
}

/// A word for a box, such that sums of them differ where the boxes do.
fn word(the_box: u32) -> u64 {
    let mixed = (u64::from(the_box) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
