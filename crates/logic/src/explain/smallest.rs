//! The cheapest explanation there is, by implicit hitting sets: for small theories.
//!
//! Whatever proves a claim has a constraint in common with each *correction set*: what must be left
//! out for the claim to be false in some model. So the cheapest choice that hits all correction sets
//! known so far costs no more than the answer; if it proves the claim it is the answer, if not it
//! shows a new correction set. A. Ignatiev, A. Previti, M. Liffiton and J. Marques-Silva, "Smallest MUS
//! extraction with minimal hitting set dualization", CP 2015.

use super::{Asker, Cost};
use crate::oracle::Oracle;
use crate::theory::{Claim, ConstraintId, Theory};
use atisbo_base::{Budget, Meter, Stop};

/// A part of the constraints that proves the claim, and costs no more than any other that does. `None`
/// if even all of them do not prove it. Constraints of cost zero may be left in without need.
///
/// # Errors
///
/// If the budget is used up first.
pub fn smallest<O: Oracle>(
    theory: &mut Theory<O>,
    claim: Claim,
    constraints: &[ConstraintId],
    cost: Cost<'_>,
    budget: &Budget,
) -> Result<Option<Vec<ConstraintId>>, Stop> {
    let mut asker = Asker::new(theory, budget);
    if asker.proof(claim, constraints)?.is_none() {
        return Ok(None);
    }
    let (granted, chargeable): (Vec<_>, Vec<_>) = constraints
        .iter()
        .partition(|&&constraint| cost(constraint) == 0);
    let mut search = HittingSets {
        costs: chargeable.iter().map(|&one| cost(one)).collect(),
        sets: Vec::new(),
        meter: budget.meter(),
        nodes: 0,
    };
    loop {
        let hitting = search.cheapest()?;
        let chosen = hitting.iter().map(|&index| chargeable[index]);
        let mut kept: Vec<ConstraintId> = granted.iter().copied().chain(chosen).collect();
        match asker.ask(claim, &kept)? {
            Ok(mut core) => {
                core.sort_unstable();
                return Ok(Some(core));
            }
            Err(mut model) => {
                // Grows what is kept as far as the claim can still be false.
                let mut left_out = Vec::new();
                for (index, &constraint) in chargeable.iter().enumerate() {
                    if hitting.contains(&index) {
                        continue;
                    }
                    kept.push(constraint);
                    if model.makes(asker.theory.selector(constraint)) {
                        continue;
                    }
                    if let Err(another) = asker.ask(claim, &kept)? {
                        model = another;
                    } else {
                        kept.pop();
                        left_out.push(index);
                    }
                }
                search.sets.push(left_out);
            }
        }
    }
}

/// Finds the cheapest choice with something of each set, by branch and bound.
struct HittingSets {
    costs: Vec<u64>,
    sets: Vec<Vec<usize>>,
    meter: Meter,
    nodes: u64,
}

impl HittingSets {
    fn cheapest(&mut self) -> Result<Vec<usize>, Stop> {
        let mut best = (u64::MAX, Vec::new());
        self.extend(&mut Vec::new(), 0, &mut best)?;
        Ok(best.1)
    }

    /// Extends a choice in all ways that may be cheaper than the best so far. As deep as the choice is
    /// large.
    fn extend(
        &mut self,
        chosen: &mut Vec<usize>,
        spent: u64,
        best: &mut (u64, Vec<usize>),
    ) -> Result<(), Stop> {
        self.nodes += 1;
        if let Some(stop) = self.meter.check(self.nodes, 0) {
            return Err(stop);
        }
        let is_missed = |set: &&Vec<usize>| !set.iter().any(|one| chosen.contains(one));
        let missed: Vec<&Vec<usize>> = self.sets.iter().filter(is_missed).collect();
        if spent.saturating_add(self.bound(&missed)) >= best.0 {
            return Ok(());
        }
        let Some(set) = missed.into_iter().min_by_key(|set| set.len()) else {
            *best = (spent, chosen.clone());
            return Ok(());
        };
        for one in set.clone() {
            chosen.push(one);
            self.extend(chosen, spent.saturating_add(self.costs[one]), best)?;
            chosen.pop();
        }
        Ok(())
    }

    /// Sets that have nothing in common need a choice each.
    fn bound(&self, missed: &[&Vec<usize>]) -> u64 {
        let mut used: Vec<usize> = Vec::new();
        let mut bound = 0_u64;
        for set in missed {
            if set.iter().any(|one| used.contains(one)) {
                continue;
            }
            used.extend_from_slice(set);
            let least = set.iter().map(|&one| self.costs[one]).min();
            bound = bound.saturating_add(least.unwrap_or(0));
        }
        bound
    }
}
