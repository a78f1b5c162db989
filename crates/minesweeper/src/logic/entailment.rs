//! All that follows from all numbers at once: a solver looks for boards that fit, and what is the same on
//! every one of them is certain.
//!
//! Cells are not asked about one by one. A board that was found shows for every cell one thing it can be,
//! so only what all boards so far agree on is left to ask: the solver is to find one that disagrees, and
//! if there is none, that cell is settled. (J. Marques-Silva, M. Janota and I. Lynce, "On computing
//! backbones of propositional theories", ECAI 2010.) Numbers that share no unknown cell are asked apart
//! from each other, and the total only about what the boards found so far leave open. What single numbers
//! settle is settled before any board is looked for.

pub(super) mod boards;
mod clauses;
mod part;
mod seen;
mod total;

use super::statistics::Statistics;
use super::system::System;
use crate::exact::ExactError;
use crate::tiling::Cell;
use atisbo_base::Budget;
use part::Part;
use total::Whole;

pub(super) use total::MOST_STEPS;

/// Which cells are certain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Certain {
    pub(super) safe: Vec<Cell>,
    pub(super) mines: Vec<Cell>,
}

impl Certain {
    fn add(&mut self, cells: &[Cell], are_mines: bool) {
        let list = if are_mines {
            &mut self.mines
        } else {
            &mut self.safe
        };
        list.extend_from_slice(cells);
    }
}

/// All cells that are certain from the numbers and, if asked, the total; in ascending order.
pub(super) fn certain(
    system: &System,
    with_total: bool,
    budget: &Budget,
    statistics: &mut Statistics,
) -> Result<Certain, ExactError> {
    // Most of a position is settled by single numbers, and what is left falls apart.
    let (system, settled) = system.propagated().ok_or(ExactError::Impossible)?;
    let system = &system;
    let mut parts = Vec::new();
    for counts in system.parts() {
        parts.push(Part::settled(system, &counts, budget, statistics)?);
    }
    let mut whole = Whole::new(system, &parts);
    if let Some(left) = system.left.filter(|_| with_total) {
        whole.heed_total(left, &parts, budget, statistics)?;
    }
    let mut certain = Certain::default();
    for (cell, is_mine) in settled {
        certain.add(&[cell], is_mine);
    }
    for (cell, seen) in system.cells.iter().zip(&whole.seen) {
        if let Some(is_mine) = seen.always() {
            certain.add(&[*cell], is_mine);
        }
    }
    if let Some(are_mines) = whole.outside.always() {
        certain.add(&system.outside, are_mines);
    }
    certain.safe.sort_unstable();
    certain.mines.sort_unstable();
    Ok(certain)
}
