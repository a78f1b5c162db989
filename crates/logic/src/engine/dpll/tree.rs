//! The search tree as a refutation: every failure, a clause that is false there.
//!
//! At a leaf one of the given clauses is false. Going back up, a literal that had to be true is resolved
//! away with its reason, and a decision of which both values failed with the clause of its other value.
//! What comes out at the root is empty. Pure literals need no reason: their negations are in no clause
//! that was open then, so in none that became false or a reason since, nor in what comes of those.

use crate::engine::clauses::Clauses;
use crate::literal::Literal;

/// A clause that is false, as it changes on the way up.
#[derive(Debug)]
pub(super) struct Failure {
    /// By the code of a literal, whether it is in the clause.
    present: Vec<bool>,
    /// All literals that were in it at some time.
    literals: Vec<Literal>,
    antecedents: Vec<u32>,
}

impl Failure {
    pub(super) fn new(symbols: usize) -> Self {
        Failure {
            present: vec![false; 2 * symbols],
            literals: Vec::new(),
            antecedents: Vec::new(),
        }
    }

    /// Whether the literal is in the clause.
    pub(super) fn contains(&self, literal: Literal) -> bool {
        self.present[literal.code()]
    }

    /// Starts with a clause that is false.
    pub(super) fn start(&mut self, clause: u32, clauses: &Clauses) {
        for literal in self.literals.drain(..) {
            self.present[literal.code()] = false;
        }
        self.antecedents.clear();
        self.add(clause, clauses);
    }

    /// Resolves with a clause that holds the literal, whose negation is in this one.
    pub(super) fn resolve(&mut self, pivot: Literal, clause: u32, clauses: &Clauses) {
        self.add(clause, clauses);
        self.present[pivot.code()] = false;
        self.present[(!pivot).code()] = false;
    }

    fn add(&mut self, clause: u32, clauses: &Clauses) {
        self.antecedents.push(clause);
        for &literal in clauses.literals(clause) {
            if !std::mem::replace(&mut self.present[literal.code()], true) {
                self.literals.push(literal);
            }
        }
    }

    /// The number of the clause, which is derived unless it is one that is there.
    pub(super) fn number(&self, clauses: &mut Clauses) -> u32 {
        if let [clause] = self.antecedents[..] {
            return clause;
        }
        // A literal that left and came back is in the list twice.
        let mut literals = self.literals.clone();
        literals.retain(|&literal| self.contains(literal));
        literals.sort_unstable();
        literals.dedup();
        clauses.derive(&literals, &self.antecedents)
    }
}
