//! The local-search operator: swap within blocks, or change a free variable, while that leaves fewer
//! conflicts.

use super::blocks::{Block, Blocks};
use crate::conflicts::Conflicts;
use crate::csp::Csp;
use crate::model::Variable;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;

/// Climbs to a local optimum: no swap and no change leaves fewer conflicts.
pub(super) fn climb(csp: &Csp, blocks: &Blocks, assignment: &mut Conflicts<'_>, rng: &mut Pcg64) {
    let mut order: Vec<&Block> = blocks.iter().collect();
    loop {
        let before = assignment.total();
        order.shuffle(rng);
        for block in &order {
            if block.is_permutation() {
                best_swap(csp, block, assignment);
            } else if let [variable] = block.variables[..] {
                best_value(csp, variable, assignment);
            }
        }
        if assignment.total() >= before {
            return;
        }
    }
}

/// Makes the swap that leaves the fewest conflicts, if it leaves fewer than there are.
fn best_swap(csp: &Csp, block: &Block, assignment: &mut Conflicts<'_>) {
    let mut fewest = assignment.total();
    let mut best = None;
    for (i, &a) in block.variables.iter().enumerate() {
        for &b in &block.variables[i + 1..] {
            if !assignment.concern(a) && !assignment.concern(b) {
                continue;
            }
            if !swap(csp, assignment, a, b) {
                continue;
            }
            if assignment.total() < fewest {
                (fewest, best) = (assignment.total(), Some((a, b)));
            }
            swap(csp, assignment, a, b);
        }
    }
    if let Some((a, b)) = best {
        swap(csp, assignment, a, b);
    }
}

/// Swaps the values of two variables, if their domains allow it.
fn swap(csp: &Csp, assignment: &mut Conflicts<'_>, a: Variable, b: Variable) -> bool {
    let (of_a, of_b) = (assignment.value(a), assignment.value(b));
    let allowed =
        csp.domains()[a.index()].contains(of_b) && csp.domains()[b.index()].contains(of_a);
    if allowed {
        assignment.set(a, of_b);
        assignment.set(b, of_a);
    }
    allowed
}

/// Gives a free variable the value that leaves the fewest conflicts.
fn best_value(csp: &Csp, variable: Variable, assignment: &mut Conflicts<'_>) {
    if !assignment.concern(variable) {
        return;
    }
    let total = assignment.total();
    let values = csp.domains()[variable.index()].iter();
    let best = values.min_by_key(|&value| assignment.total_with(variable, value));
    if let Some(best) = best
        && assignment.total_with(variable, best) < total
    {
        assignment.set(variable, best);
    }
}
