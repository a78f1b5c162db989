//! What another solver learned, derived once more with a proof.
//!
//! A clause that follows by unit propagation is proved like this: assume that all its literals are
//! false, propagate until a clause is false, and resolve that clause with the reasons on the trail until
//! only literals of the clause are left. It may come out shorter.

use super::Search;
use super::analysis::Analysis;
use crate::literal::Literal;
use crate::oracle::{Lemma, Lemmas};
use crate::refutation::Refutation;
use atisbo_base::Stop;
use rustc_hash::FxHashMap;

impl Search {
    /// Derives the lemmas one after the other, until there is a contradiction. A lemma that does not
    /// follow by unit propagation is passed over.
    pub(super) fn replay(&mut self, lemmas: &Lemmas) -> Result<Option<Refutation>, Stop> {
        let mut watched: FxHashMap<u64, u32> = FxHashMap::default();
        let mut forgotten: Vec<u32> = Vec::new();
        if let Some(conflict) = self.state.propagate(&mut ()) {
            return Ok(Some(self.refute(conflict, &mut ())));
        }
        for lemma in lemmas.iter() {
            match lemma {
                Lemma::Forgotten(clause) => forgotten.extend(watched.remove(&fingerprint(clause))),
                Lemma::Learned(clause) => {
                    self.state.unwatch(&mut forgotten);
                    if let Some(stop) = self.check_budget() {
                        return Err(stop);
                    }
                    let Some(number) = self.derive(clause) else {
                        continue;
                    };
                    watched.insert(fingerprint(clause), number);
                    if let Some(conflict) = self.state.propagate(&mut ()) {
                        return Ok(Some(self.refute(conflict, &mut ())));
                    }
                }
            }
        }
        Ok(None)
    }

    /// Derives a clause, if it follows by unit propagation and is not true already.
    fn derive(&mut self, clause: &[Literal]) -> Option<u32> {
        for &literal in clause {
            match self.state.trail.value(literal) {
                None => self.state.trail.decide(!literal),
                Some(false) => {}
                Some(true) => {
                    self.backtrack(0, &mut ());
                    return None;
                }
            }
        }
        let conflict = self.state.propagate(&mut ());
        if let Some(conflict) = conflict {
            self.analysis.assumptions(conflict, &mut self.state);
        }
        self.backtrack(0, &mut ());
        conflict?;
        let Analysis {
            clause,
            antecedents,
            ..
        } = &self.analysis;
        let number = self.state.clauses.derive(clause, antecedents);
        match self.analysis.clause[..] {
            [literal] => self.state.imply(literal, number, &mut ()),
            _ => self.state.watch(number),
        }
        Some(number)
    }
}

/// The same for the same literals in any order.
fn fingerprint(clause: &[Literal]) -> u64 {
    let mixed = clause.iter().map(|literal| {
        // Numbers near each other must not make sums near each other: this mixes all bits.
        let code = (literal.code() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let code = (code ^ code >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        code ^ code >> 31
    });
    mixed.fold(0, u64::wrapping_add)
}
