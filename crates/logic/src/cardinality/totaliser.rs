//! Counts in a balanced tree: the smallest counts are added first.
//!
//! O. Bailleux and Y. Boufkhad, "Efficient CNF encoding of Boolean cardinality constraints", CP 2003.

use super::ClauseSink;
use super::unary::Counter;
use crate::literal::Literal;
use std::collections::VecDeque;

pub(super) fn encode<S: ClauseSink + ?Sized>(literals: &[Literal], mut counter: Counter<'_, S>) {
    let mut counts: VecDeque<_> = literals.iter().map(|&one| counter.one(one)).collect();
    while let Some(left) = counts.pop_front() {
        let Some(right) = counts.pop_front() else {
            return counter.close(&left);
        };
        counts.push_back(counter.add(&left, &right));
    }
}
