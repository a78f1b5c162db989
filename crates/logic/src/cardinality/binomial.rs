//! A clause for each set of literals that is too large: of any `k + 1` literals, one is false.

use super::unary::Bounds;
use super::{ClauseSink, Size};
use crate::literal::Literal;

pub(super) fn encode(literals: &[Literal], bounds: Bounds, sink: &mut (impl ClauseSink + ?Sized)) {
    if let Some(upper) = bounds.upper {
        let negated: Vec<Literal> = literals.iter().map(|&literal| !literal).collect();
        some_of_each(upper + 1, &negated, sink);
    }
    if let Some(lower) = bounds.lower {
        // Of those that are left out when the others are one too few, one is true.
        some_of_each(literals.len() + 1 - lower, literals, sink);
    }
}

/// Each choice of this many literals (between one and all) as a clause.
fn some_of_each(many: usize, literals: &[Literal], sink: &mut (impl ClauseSink + ?Sized)) {
    let mut chosen: Vec<usize> = (0..many).collect();
    let mut clause = Vec::with_capacity(many);
    loop {
        clause.clear();
        clause.extend(chosen.iter().map(|&index| literals[index]));
        sink.clause(&clause);
        // The next choice: the last index that can grow does, and those after it follow closely.
        let highest = |place: usize| literals.len() - many + place;
        let Some(place) = (0..many)
            .rev()
            .find(|&place| chosen[place] < highest(place))
        else {
            return;
        };
        let start = chosen[place] + 1;
        for (offset, index) in chosen[place..].iter_mut().enumerate() {
            *index = start + offset;
        }
    }
}

/// The size without making the clauses; `u64::MAX` where it is larger.
pub(super) fn size(literals: usize, bounds: Bounds) -> Size {
    let upper = bounds.upper.map(|upper| choices(literals, upper + 1));
    let lower = bounds
        .lower
        .map(|lower| choices(literals, literals + 1 - lower));
    Size {
        symbols: 0,
        clauses: upper.unwrap_or(0).saturating_add(lower.unwrap_or(0)),
    }
}

/// In how many ways `many` of `all` can be chosen.
fn choices(all: usize, many: usize) -> u64 {
    let mut ways: u128 = 1;
    for step in 1..=many.min(all - many) {
        ways = ways * (all - step + 1) as u128 / step as u128;
        if ways > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    ways as u64
}
