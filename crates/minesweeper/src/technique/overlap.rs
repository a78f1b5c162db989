//! Overlap: two numbers share some cells; how many mines these can hold at least and at most decides the
//! shared cells, or what only one of the two sees.

use super::state::State;
use super::{Count, Deduction, Technique};
use crate::tiling::Cell;
use std::cmp::{max, min};

/// Between `least` and `most` of some cells are mines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// In ascending order.
    pub(super) cells: Vec<Cell>,
    pub(super) least: i64,
    pub(super) most: i64,
}

impl Range {
    pub(super) fn of(count: &Count) -> Self {
        Range {
            cells: count.cells.clone(),
            least: i64::from(count.mines),
            most: i64::from(count.mines),
        }
    }

    pub(super) fn size(&self) -> i64 {
        self.cells.len() as i64
    }

    /// Whether all its cells are mines, or none is, if either is certain.
    pub(super) fn decided(&self) -> Option<bool> {
        if self.cells.is_empty() || self.least > self.most {
            None
        } else if self.most == 0 {
            Some(false)
        } else {
            (self.least == self.size()).then_some(true)
        }
    }

    /// What its own bounds say of some of its cells.
    fn part(&self, cells: Vec<Cell>) -> Self {
        let others = self.size() - cells.len() as i64;
        Range {
            least: max(0, self.least - others),
            most: min(cells.len() as i64, self.most),
            cells,
        }
    }

    /// What follows for the shared cells, for those only this one has and for those only the other has;
    /// of each only if both together say more than one.
    pub(super) fn meet(&self, other: &Range) -> Vec<Range> {
        let split = |one: &Range, inside: bool, two: &Range| -> Vec<Cell> {
            let cells = one.cells.iter().copied();
            cells
                .filter(|cell| two.cells.binary_search(cell).is_ok() == inside)
                .collect()
        };
        let shared = split(self, true, other);
        let (own, others) = (self.part(shared.clone()), other.part(shared));
        let both = Range {
            least: max(own.least, others.least),
            most: min(own.most, others.most),
            cells: own.cells.clone(),
        };
        let mut found = Vec::new();
        if both != own && both != others {
            found.push(both.clone());
        }
        for (one, two) in [(self, other), (other, self)] {
            let alone = one.part(split(one, false, two));
            let told = Range {
                least: max(alone.least, one.least - both.most),
                most: min(alone.most, one.most - both.least),
                cells: alone.cells.clone(),
            };
            if told != alone {
                found.push(told);
            }
        }
        found
    }
}

pub(super) fn at(state: &State<'_>, number: Cell) -> Option<Deduction> {
    let one = state.count(number)?;
    let range = Range::of(&one);
    // Each pair once.
    let others = state.sharing(&one).into_iter();
    let mut others = others.filter(|other| other.number > number);
    others.find_map(|other| {
        let told = range.meet(&Range::of(&other));
        let mut found = Deduction::new(Technique::Overlap, vec![one.clone(), other]);
        for range in told {
            if let Some(are_mines) = range.decided() {
                found = found.with(range.cells, are_mines);
            }
        }
        found.found()
    })
}
