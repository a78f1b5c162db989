//! Neighbours on a line that satisfy a relation: consecutive, rising, a least difference.
//!
//! The relation is a table from each value to its partners. One sweep forwards and one back leave
//! exactly the candidates that are on some line that keeps the relation (arc consistency of a tree;
//! Freuder, *A sufficient condition for backtrack-free search*, 1982).

use super::first_repeated;
use crate::variant::Ground;
use crate::{Constraint, Values};
use std::sync::Arc;

/// By value, the partners before and after it.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    after: Arc<[Values]>,
    before: Arc<[Values]>,
}

impl Table {
    /// The pairs of numbers, as people see them, that keep a relation.
    pub(crate) fn new(ground: Ground, holds: impl Fn(u32, u32) -> bool) -> Self {
        let values = || 1..=ground.values as u8;
        let row = |holds: &dyn Fn(u8, u8) -> bool| {
            let partners = |one| values().filter(|&other| holds(one, other)).collect();
            values().map(partners).collect()
        };
        let holds = |one, other| holds(ground.number(one), ground.number(other));
        Table {
            after: row(&holds),
            before: row(&|one, other| holds(other, one)),
        }
    }
}

/// The partners of all these values.
#[inline]
fn partners(table: &[Values], values: Values) -> Values {
    values.iter().fold(Values::NONE, |all, value| {
        all.or(table[usize::from(value) - 1])
    })
}

/// A line whose neighbours keep a relation.
#[derive(Clone, Debug)]
pub(crate) struct Relation {
    cells: Vec<usize>,
    table: Table,
    is_thorough: bool,
}

impl Relation {
    pub(crate) fn new(cells: impl Into<Vec<usize>>, table: &Table) -> Self {
        let cells = cells.into();
        Relation {
            is_thorough: first_repeated(&cells).is_none(),
            cells,
            table: table.clone(),
        }
    }
}

impl Constraint for Relation {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        for next in 1..candidates.len() {
            let possible = partners(&self.table.after, candidates[next - 1]);
            candidates[next] = candidates[next].and(possible);
        }
        for previous in (0..candidates.len().saturating_sub(1)).rev() {
            let possible = partners(&self.table.before, candidates[previous + 1]);
            candidates[previous] = candidates[previous].and(possible);
        }
        // What is left of one cell has partners in all others.
        candidates.first().is_none_or(|left| !left.is_empty())
    }

    fn is_thorough(&self) -> bool {
        self.is_thorough
    }
}
