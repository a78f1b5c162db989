//! Counts from the first literal to the last, one at a time.
//!
//! C. Sinz, "Towards an optimal CNF encoding of Boolean cardinality constraints", CP 2005.

use super::ClauseSink;
use super::unary::Counter;
use crate::literal::Literal;

pub(super) fn encode<S: ClauseSink + ?Sized>(literals: &[Literal], mut counter: Counter<'_, S>) {
    let Some((&first, rest)) = literals.split_first() else {
        return;
    };
    let mut total = counter.one(first);
    for &literal in rest {
        let next = counter.one(literal);
        total = counter.add(&total, &next);
    }
    counter.close(&total);
}
