//! In which order to offer constraints to the solver, so that the first core is already small.
//!
//! The solver assumes them one by one and stops at the first contradiction, so a core tends to lie in
//! what comes first.

use super::Cost;
use crate::literal::Literal;
use crate::oracle::Oracle;
use crate::theory::{ConstraintId, Theory};

/// Which constraints mention which symbols.
pub(super) struct Neighbourhood {
    /// For each symbol the places in `members` of the constraints (and hard clauses) that mention it.
    of_symbol: Vec<Vec<u32>>,
    /// The symbols of each active constraint, then of each hard clause.
    members: Vec<Vec<u32>>,
    active: Vec<ConstraintId>,
}

impl Neighbourhood {
    /// Looks at the clauses of the active constraints, and at the hard ones.
    pub(super) fn new<O: Oracle>(theory: &Theory<O>, active: &[ConstraintId]) -> Self {
        let mut place = vec![None; theory.constraints().len()];
        let mut members: Vec<Vec<u32>> = vec![Vec::new(); active.len()];
        for (index, &constraint) in active.iter().enumerate() {
            place[constraint.index()] = Some(index);
            if let Some(fact) = theory.as_fact(constraint) {
                members[index].push(fact.symbol().index() as u32);
            }
        }
        for (clause, owner) in theory.owned_clauses() {
            let symbols = clause.iter().map(|literal| literal.symbol().index() as u32);
            match owner.map(|constraint| place[constraint.index()]) {
                None => members.push(symbols.collect()),
                Some(Some(index)) => members[index].extend(symbols),
                Some(None) => {}
            }
        }
        let mut of_symbol = vec![Vec::new(); theory.symbols().len()];
        for (index, symbols) in members.iter_mut().enumerate() {
            symbols.sort_unstable();
            symbols.dedup();
            for &symbol in &*symbols {
                of_symbol[symbol as usize].push(index as u32);
            }
        }
        Neighbourhood {
            of_symbol,
            members,
            active: active.to_vec(),
        }
    }

    /// The active constraints: those taken for granted, then the nearest to the literal first (a
    /// constraint is a step away from those that share a symbol with it), the cheaper first among
    /// those equally near.
    pub(super) fn nearest_first(&self, literal: Literal, cost: Cost<'_>) -> Vec<ConstraintId> {
        let mut distance = vec![u32::MAX; self.members.len()];
        let mut seen = vec![false; self.of_symbol.len()];
        let mut symbols = vec![literal.symbol().index() as u32];
        seen[literal.symbol().index()] = true;
        let mut steps = 0;
        while !symbols.is_empty() {
            let mut next = Vec::new();
            for symbol in symbols {
                for &member in &self.of_symbol[symbol as usize] {
                    if distance[member as usize] != u32::MAX {
                        continue;
                    }
                    distance[member as usize] = steps;
                    for &other in &self.members[member as usize] {
                        if !std::mem::replace(&mut seen[other as usize], true) {
                            next.push(other);
                        }
                    }
                }
            }
            symbols = next;
            steps += 1;
        }
        let mut order: Vec<usize> = (0..self.active.len()).collect();
        order.sort_by_key(|&index| {
            let cost = cost(self.active[index]);
            (cost > 0, distance[index], cost, index)
        });
        order.into_iter().map(|index| self.active[index]).collect()
    }
}
