//! The clauses, given and derived, and how each derived one came out.

use crate::cnf::{Clause, Cnf, span};
use crate::literal::Literal;
use crate::refutation::{self, Derivation, Refutation};

/// All clauses in one block of memory, numbered: first the given ones, then the derived ones. Derived
/// clauses are never forgotten, for the proof may stand on them.
#[derive(Debug)]
pub(crate) struct Clauses {
    literals: Vec<Literal>,
    ends: Vec<u32>,
    given: usize,
    /// The antecedents of all derived clauses, one after the other.
    antecedents: Vec<u32>,
    antecedent_ends: Vec<u32>,
}

impl Clauses {
    /// The given clauses.
    pub(crate) fn new(cnf: &Cnf) -> Self {
        let mut clauses = Clauses {
            literals: Vec::with_capacity(cnf.literals()),
            ends: Vec::with_capacity(cnf.len()),
            given: cnf.len(),
            antecedents: Vec::new(),
            antecedent_ends: Vec::new(),
        };
        for clause in cnf.clauses() {
            clauses.push(clause);
        }
        clauses
    }

    fn push(&mut self, clause: &[Literal]) -> u32 {
        self.literals.extend_from_slice(clause);
        self.ends.push(self.literals.len() as u32);
        self.ends.len() as u32 - 1
    }

    /// Adds a derived clause and says which number it has. See [`Derivation::antecedents`].
    pub(crate) fn derive(&mut self, clause: &[Literal], antecedents: &[u32]) -> u32 {
        self.antecedents.extend_from_slice(antecedents);
        self.antecedent_ends.push(self.antecedents.len() as u32);
        self.push(clause)
    }

    /// The literals of a clause.
    #[inline]
    pub(crate) fn literals(&self, number: u32) -> &[Literal] {
        &self.literals[span(&self.ends, number as usize)]
    }

    /// The literals of a clause, to change their order: the watched ones come first.
    #[inline]
    pub(crate) fn literals_mut(&mut self, number: u32) -> &mut [Literal] {
        &mut self.literals[span(&self.ends, number as usize)]
    }

    fn antecedents(&self, derived: usize) -> &[u32] {
        &self.antecedents[span(&self.antecedent_ends, derived)]
    }

    /// How many clauses were derived.
    pub(crate) fn derived(&self) -> usize {
        self.ends.len() - self.given
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> u64 {
        let words = self.literals.len() + self.ends.len() + self.antecedents.len() + self.derived();
        4 * words as u64
    }

    /// The derivations that a clause stands on. That is the empty clause.
    pub(crate) fn refutation(&self, empty: u32) -> Refutation {
        // If it is given, nothing has to be derived.
        let derived = (empty as usize + 1).saturating_sub(self.given);
        let needed = refutation::needed(self.given, derived, |index| self.antecedents(index));
        let numbers = refutation::numbers(self.given, &needed);
        let renumber = |&clause: &u32| match (clause as usize).checked_sub(self.given) {
            Some(derived) => numbers[derived],
            None => clause,
        };
        let kept = (0..needed.len()).filter(|&derived| needed[derived]);
        let derivations = kept.map(|derived| Derivation {
            antecedents: self.antecedents(derived).iter().map(renumber).collect(),
            clause: Clause::new(self.literals((self.given + derived) as u32).iter().copied()),
        });
        Refutation {
            derivations: derivations.collect(),
        }
    }
}
