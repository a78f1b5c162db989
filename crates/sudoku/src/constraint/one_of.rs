//! One of several alternatives holds: what all of them exclude goes (constructive disjunction; Van
//! Hentenryck, Saraswat and Deville, *Design, implementation, and evaluation of the constraint
//! language cc(FD)*, 1998).

use crate::{Constraint, Values};
use std::sync::Arc;

/// Constraints, each list of which is one way to satisfy the whole.
#[derive(Clone, Debug)]
pub(crate) struct OneOf {
    cells: Vec<usize>,
    alternatives: Vec<Vec<Part>>,
}

/// A constraint on some of the cells.
#[derive(Clone, Debug)]
struct Part {
    rule: Arc<dyn Constraint>,
    /// By cell of the rule, its position in the whole.
    positions: Vec<usize>,
}

impl OneOf {
    /// The alternatives, each a list of constraints that hold together.
    pub(crate) fn new(alternatives: Vec<Vec<Arc<dyn Constraint>>>) -> Self {
        let rules = || alternatives.iter().flatten();
        let mut cells: Vec<usize> = rules().flat_map(|rule| rule.cells()).copied().collect();
        cells.sort_unstable();
        cells.dedup();
        let part = |rule: Arc<dyn Constraint>| {
            let position = |cell| cells.binary_search(cell).unwrap_or_else(|place| place);
            let positions = rule.cells().iter().map(position).collect();
            Part { rule, positions }
        };
        let alternatives = alternatives
            .into_iter()
            .map(|rules| rules.into_iter().map(part).collect())
            .collect();
        OneOf {
            cells,
            alternatives,
        }
    }
}

impl Part {
    fn propagate(&self, candidates: &mut [Values], own: &mut Vec<Values>) -> bool {
        own.clear();
        own.extend(self.positions.iter().map(|&position| candidates[position]));
        if !self.rule.propagate(own) {
            return false;
        }
        for (&position, &left) in self.positions.iter().zip(own.iter()) {
            candidates[position] = candidates[position].and(left);
        }
        true
    }
}

impl Constraint for OneOf {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let mut possible = vec![Values::NONE; candidates.len()];
        let mut trial = candidates.to_vec();
        let mut own = Vec::new();
        let mut any = false;
        for alternative in &self.alternatives {
            trial.copy_from_slice(candidates);
            let holds = alternative
                .iter()
                .all(|part| part.propagate(&mut trial, &mut own));
            if holds {
                any = true;
                for (possible, &left) in possible.iter_mut().zip(&trial) {
                    *possible = possible.or(left);
                }
                if possible == candidates {
                    return true;
                }
            }
        }
        candidates.copy_from_slice(&possible);
        any
    }
}
