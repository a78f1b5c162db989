//! In which clauses each literal is.

use crate::cnf::{Cnf, span};
use crate::literal::Literal;

/// The clauses of each literal, in two blocks of memory.
#[derive(Debug)]
pub(crate) struct Occurrences {
    /// The clauses of the literals, one literal after the other.
    clauses: Vec<u32>,
    /// By the code of a literal, where its clauses end.
    ends: Vec<u32>,
}

impl Occurrences {
    pub(crate) fn new(cnf: &Cnf) -> Self {
        let mut counts = vec![0; 2 * cnf.symbols()];
        for literal in cnf.clauses().flatten() {
            counts[literal.code()] += 1;
        }
        let mut next = 0;
        let starts = counts.into_iter().map(|count: u32| {
            let start = next;
            next += count;
            start
        });
        // Where each list starts; moved to where it ends as it is filled.
        let mut ends: Vec<u32> = starts.collect();
        let mut clauses = vec![0; cnf.literals()];
        for (literals, clause) in cnf.clauses().zip(0..) {
            for literal in literals {
                let end = &mut ends[literal.code()];
                clauses[*end as usize] = clause;
                *end += 1;
            }
        }
        Occurrences { clauses, ends }
    }

    /// The clauses of a literal, in order.
    #[inline]
    pub(crate) fn of(&self, literal: Literal) -> &[u32] {
        &self.clauses[span(&self.ends, literal.code())]
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> u64 {
        4 * (self.clauses.len() + self.ends.len()) as u64
    }
}
