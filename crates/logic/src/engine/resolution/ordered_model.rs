//! A model read off clauses that are closed under resolution.
//!
//! Reference: L. Bachmair and H. Ganzinger, Resolution theorem proving (Handbook of Automated Reasoning,
//! 2001). The symbols get their values in order. A symbol is true only if a clause asks for it: it is the
//! last symbol of the clause, positive, and all before it in the clause are false. Suppose a clause is
//! false then, and take one whose last symbol comes first. That symbol is negated in it and true, so some
//! other clause asked for it; the resolvent of the two is false, too, and has only earlier symbols. It is
//! among the clauses, or a part of it is, and that would be a false clause whose last symbol comes earlier.

use crate::literal::Literal;
use crate::model::Model;

/// The model of clauses over this many symbols, none of them empty or a tautology, each sorted, that
/// contain all their resolvents or parts of them.
pub(super) fn of<'c>(clauses: impl Iterator<Item = &'c [Literal]>, symbols: usize) -> Model {
    let mut asking: Vec<(Literal, &[Literal])> = clauses
        .filter_map(|clause| {
            let (&last, before) = clause.split_last()?;
            last.is_positive().then_some((last, before))
        })
        .collect();
    asking.sort_unstable_by_key(|&(last, _)| last);
    let mut values = vec![false; symbols];
    for (last, before) in asking {
        let is_false =
            |literal: &Literal| values[literal.symbol().index()] != literal.is_positive();
        if before.iter().all(is_false) {
            values[last.symbol().index()] = true;
        }
    }
    Model::new(values)
}
