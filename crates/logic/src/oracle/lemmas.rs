//! What a solver learned and forgot on its way, in order: its proof in short.

use crate::literal::Literal;

/// A log of clauses learned and forgotten. Each learned clause follows from the clauses there at that
/// moment by unit propagation alone.
///
/// Reference: E. Goldberg and Y. Novikov, Verification of proofs of unsatisfiability for CNF formulas
/// (2003); N. Wetzler, M. Heule and W. Hunt, DRAT-trim (2014).
#[derive(Clone, Debug, Default)]
pub(crate) struct Lemmas {
    literals: Vec<Literal>,
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    end: u32,
    learned: bool,
}

/// One entry of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lemma<'a> {
    /// A clause was learned.
    Learned(&'a [Literal]),
    /// A clause was forgotten.
    Forgotten(&'a [Literal]),
}

impl Lemmas {
    /// A clause was learned.
    pub(super) fn learn(&mut self, clause: impl Iterator<Item = Literal>) {
        self.push(clause, true);
    }

    /// A clause was forgotten.
    pub(super) fn forget(&mut self, clause: impl Iterator<Item = Literal>) {
        self.push(clause, false);
    }

    fn push(&mut self, clause: impl Iterator<Item = Literal>, learned: bool) {
        self.literals.extend(clause);
        let end = self.literals.len() as u32;
        self.entries.push(Entry { end, learned });
    }

    /// All entries, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Lemma<'_>> {
        let mut start = 0;
        self.entries.iter().map(move |entry| {
            let literals = &self.literals[start..entry.end as usize];
            start = entry.end as usize;
            if entry.learned {
                Lemma::Learned(literals)
            } else {
                Lemma::Forgotten(literals)
            }
        })
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> u64 {
        (4 * self.literals.len() + 8 * self.entries.len()) as u64
    }
}
