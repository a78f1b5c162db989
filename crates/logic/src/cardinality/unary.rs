//! Counts written in unary: outputs `o₁, o₂, …` where `oᵢ` says that at least `i` literals are true.
//!
//! Both counting encodings add such counts; they differ only in the order in which they add.

use super::ClauseSink;
use crate::literal::Literal;
use std::ops::{Not, RangeInclusive};

/// The bounds of a count, without those that always hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    /// At least this many, if that says anything.
    pub(super) lower: Option<usize>,
    /// At most this many, if that says anything.
    pub(super) upper: Option<usize>,
}

impl Bounds {
    /// The bounds of a range for this many literals. `None` if no count fits.
    pub(super) fn new(literals: usize, range: &RangeInclusive<usize>) -> Option<Self> {
        let (&low, &high) = (range.start(), range.end());
        (low <= high && low <= literals).then_some(Bounds {
            lower: (low > 0).then_some(low),
            upper: (high < literals).then_some(high),
        })
    }

    /// The bounds for the negations of this many literals.
    pub(super) fn opposite(self, literals: usize) -> Self {
        Bounds {
            lower: self.upper.map(|upper| literals - upper),
            upper: self.lower.map(|lower| literals - lower),
        }
    }

    /// The highest count that matters.
    pub(super) fn highest(self) -> usize {
        self.lower.max(self.upper).unwrap_or(0)
    }
}

/// The outputs of one count, and of how many literals it is.
///
/// The count of three literals has at most three outputs: a fourth would be false. Outputs above the
/// highest count that matters are not there either, and may have any value.
#[derive(Clone, Debug)]
pub(super) struct Count {
    outputs: Vec<Literal>,
    of: usize,
}

impl Count {
    /// The literal that says "at least this many", one of the outputs. `None` for zero: that is certain.
    fn at_least(&self, number: usize) -> Option<Literal> {
        number.checked_sub(1).map(|index| self.outputs[index])
    }

    /// The literal that says "more than this many". `None` for the number of literals: impossible.
    fn more_than(&self, number: usize) -> Option<Literal> {
        self.outputs.get(number).copied()
    }
}

/// Adds counts, with the clauses that the bounds need.
pub(super) struct Counter<'s, S: ?Sized> {
    bounds: Bounds,
    sink: &'s mut S,
    buffer: Vec<Literal>,
}

impl<'s, S: ClauseSink + ?Sized> Counter<'s, S> {
    pub(super) fn new(bounds: Bounds, sink: &'s mut S) -> Self {
        Counter {
            bounds,
            sink,
            buffer: Vec::new(),
        }
    }

    /// A literal counts itself.
    pub(super) fn one(&mut self, literal: Literal) -> Count {
        if self.bounds.upper == Some(0) {
            self.clause([Some(!literal), None, None]);
        }
        Count {
            outputs: vec![literal],
            of: 1,
        }
    }

    /// The count of all literals of two counts.
    pub(super) fn add(&mut self, left: &Count, right: &Count) -> Count {
        let of = left.of + right.of;
        let kept = of.min(self.bounds.highest());
        let sum = Count {
            outputs: (0..kept).map(|_| self.sink.fresh()).collect(),
            of,
        };
        if let Some(upper) = self.bounds.upper {
            self.at_least_the_sum(left, right, &sum, upper);
        }
        if let Some(lower) = self.bounds.lower {
            self.at_most_the_sum(left, right, &sum, lower);
        }
        sum
    }

    /// `i` on the left and `j` on the right make `i + j`; one more than the upper bound is forbidden.
    fn at_least_the_sum(&mut self, left: &Count, right: &Count, sum: &Count, upper: usize) {
        for i in 0..=left.outputs.len().min(upper + 1) {
            let most = right.outputs.len().min(upper + 1 - i);
            for j in usize::from(i == 0)..=most {
                let mut clause =
                    [left.at_least(i), right.at_least(j), None].map(|one| one.map(Not::not));
                if i + j <= upper {
                    clause[2] = sum.at_least(i + j);
                } else if i == 0 || j == 0 {
                    // One count alone is too high: forbidden where it was made.
                    continue;
                }
                self.clause(clause);
            }
        }
    }

    /// No more than `i` on the left and no more than `j` on the right make no more than `i + j`.
    fn at_most_the_sum(&mut self, left: &Count, right: &Count, sum: &Count, lower: usize) {
        for i in 0..=left.of.min(lower - 1) {
            for j in 0..=right.of.min(lower - 1 - i) {
                if let Some(output) = sum.more_than(i + j) {
                    self.clause([left.more_than(i), right.more_than(j), Some(!output)]);
                }
            }
        }
    }

    /// States the lower bound for the count of all literals. The upper one is part of each sum.
    pub(super) fn close(mut self, total: &Count) {
        if let Some(lower) = self.bounds.lower {
            self.clause([total.at_least(lower), None, None]);
        }
    }

    fn clause(&mut self, literals: [Option<Literal>; 3]) {
        self.buffer.clear();
        self.buffer.extend(literals.into_iter().flatten());
        self.sink.clause(&self.buffer);
    }
}
