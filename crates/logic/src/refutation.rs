//! Proofs by resolution that a set of clauses has no model, and their checker.

use crate::cnf::{Clause, Cnf};
use crate::literal::Literal;
use thiserror::Error;

/// Clauses derived by resolution, the last of them empty. Empty itself if one of the given clauses is.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Refutation {
    /// The derived clauses. Clauses are numbered: first the given ones, then these.
    pub derivations: Vec<Derivation>,
}

/// One clause derived from others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// The clauses it comes from, resolved one after the other: the first with the second, what comes
    /// out with the third, and so on.
    pub antecedents: Vec<u32>,
    /// What comes out.
    pub clause: Clause,
}

/// What is wrong with a refutation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// A clause is used that is neither given nor derived before.
    #[error("derivation {derivation} uses clause {clause}, which is not there yet")]
    UnknownClause {
        /// The number of the derivation, counted from zero.
        derivation: usize,
        /// The number of the clause.
        clause: u32,
    },
    /// Two clauses do not clash in exactly one symbol.
    #[error("derivation {derivation} cannot be resolved with clause {clause}")]
    NoResolvent {
        /// The number of the derivation, counted from zero.
        derivation: usize,
        /// The number of the clause.
        clause: u32,
    },
    /// Another clause comes out than the derivation says.
    #[error("derivation {derivation} gives another clause")]
    OtherClause {
        /// The number of the derivation, counted from zero.
        derivation: usize,
    },
    /// The empty clause is neither given nor derived at the end.
    #[error("the empty clause is not derived")]
    NoContradiction,
}

impl Refutation {
    /// Whether it proves that the clauses have no model. Knows nothing of the engine that found it, and
    /// takes time linear in the number of literals of all clauses that are resolved.
    ///
    /// ```
    /// use atisbo_logic::{Clause, Cnf, Derivation, Refutation};
    ///
    /// let mut cnf = Cnf::new(0);
    /// let [p, q] = [cnf.fresh(), cnf.fresh()];
    /// for clause in [vec![p], vec![!p, q], vec![!q]] {
    ///     cnf.add(clause);
    /// }
    /// let derivation = Derivation { antecedents: vec![2, 1, 0], clause: Clause::new([]) };
    /// assert_eq!(Refutation { derivations: vec![derivation] }.check(&cnf), Ok(()));
    /// assert!(Refutation::default().check(&cnf).is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn check(&self, cnf: &Cnf) -> Result<(), Flaw> {
        let mut resolvent = Resolvent::new(cnf.symbols());
        for (derivation, derived) in self.derivations.iter().enumerate() {
            for (place, &clause) in derived.antecedents.iter().enumerate() {
                let literals = match (clause as usize).checked_sub(cnf.len()) {
                    None => cnf.clause(clause as usize),
                    Some(earlier) if earlier < derivation => &self.derivations[earlier].clause,
                    Some(_) => return Err(Flaw::UnknownClause { derivation, clause }),
                };
                if !resolvent.resolve(literals, usize::from(place > 0)) {
                    return Err(Flaw::NoResolvent { derivation, clause });
                }
            }
            if derived.antecedents.is_empty() || resolvent.take() != derived.clause {
                return Err(Flaw::OtherClause { derivation });
            }
        }
        let empty = match self.derivations.last() {
            Some(last) => last.clause.is_empty(),
            None => cnf.clauses().any(<[_]>::is_empty),
        };
        empty.then_some(()).ok_or(Flaw::NoContradiction)
    }

    /// Only the derivations that the empty clause stands on, for `given` clauses at the start.
    #[must_use]
    pub fn trimmed(self, given: usize) -> Self {
        let count = self.derivations.len();
        let needed = needed(given, count, |index| &self.derivations[index].antecedents);
        let numbers = numbers(given, &needed);
        let kept = self.derivations.into_iter().zip(needed);
        let derivations = kept
            .filter(|&(_, needed)| needed)
            .map(|(mut derivation, _)| {
                for antecedent in &mut derivation.antecedents {
                    if let Some(derived) = (*antecedent as usize).checked_sub(given) {
                        *antecedent = numbers[derived];
                    }
                }
                derivation
            })
            .collect();
        Refutation { derivations }
    }
}

/// Which of this many derived clauses the last one stands on.
pub(crate) fn needed<'a>(
    given: usize,
    derived: usize,
    antecedents: impl Fn(usize) -> &'a [u32],
) -> Vec<bool> {
    let mut needed = vec![false; derived];
    if let Some(last) = needed.last_mut() {
        *last = true;
    }
    for index in (0..derived).rev() {
        if needed[index] {
            for &antecedent in antecedents(index) {
                if let Some(derived) = (antecedent as usize).checked_sub(given) {
                    needed[derived] = true;
                }
            }
        }
    }
    needed
}

/// The new number of each derived clause when only the needed ones are kept.
pub(crate) fn numbers(given: usize, needed: &[bool]) -> Vec<u32> {
    let mut next = given as u32;
    let number = |&needed: &bool| {
        let number = next;
        next += u32::from(needed);
        number
    };
    needed.iter().map(number).collect()
}

/// The clause that came out so far.
struct Resolvent {
    /// By the code of a literal, whether it is in the clause.
    present: Vec<bool>,
    /// All literals that were in the clause at some time.
    literals: Vec<Literal>,
}

impl Resolvent {
    fn new(symbols: usize) -> Self {
        Resolvent {
            present: vec![false; 2 * symbols],
            literals: Vec::new(),
        }
    }

    /// Takes a clause in, if it clashes with what is there in as many symbols as it must.
    fn resolve(&mut self, clause: &[Literal], clashes: usize) -> bool {
        let clashing = |literal: &&Literal| self.present[(!**literal).code()];
        let pivot = clause.iter().copied().find(|literal| clashing(&literal));
        if clause.iter().filter(clashing).count() != clashes {
            return false;
        }
        for &literal in clause {
            if Some(literal) == pivot {
                self.present[(!literal).code()] = false;
            } else if !std::mem::replace(&mut self.present[literal.code()], true) {
                self.literals.push(literal);
            }
        }
        true
    }

    /// The clause; nothing is left.
    fn take(&mut self) -> Clause {
        let present = &mut self.present;
        let literals = self.literals.drain(..);
        Clause::new(literals.filter(|one| std::mem::take(&mut present[one.code()])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// p; p implies q; p implies not q; r.
    fn contradiction() -> Cnf {
        let mut cnf = Cnf::new(0);
        let [p, q, r] = [cnf.fresh(), cnf.fresh(), cnf.fresh()];
        for clause in [vec![p], vec![!p, q], vec![!p, !q], vec![r]] {
            cnf.add(clause);
        }
        cnf
    }

    /// Antecedents and what comes out.
    type Line<'a> = (&'a [u32], &'a [Literal]);

    fn refutation(derivations: &[Line<'_>]) -> Refutation {
        let derivations = derivations.iter().map(|&(antecedents, clause)| Derivation {
            antecedents: antecedents.to_vec(),
            clause: Clause::new(clause.iter().copied()),
        });
        Refutation {
            derivations: derivations.collect(),
        }
    }

    #[test]
    fn a_right_refutation_passes_also_when_trimmed() {
        let cnf = contradiction();
        let [p, q] = [cnf.clause(0)[0], cnf.clause(1)[1]];
        let right = refutation(&[(&[1, 0], &[q]), (&[1, 2], &[!p]), (&[5, 0], &[])]);
        assert_eq!(right.check(&cnf), Ok(()));
        let trimmed = right.trimmed(cnf.len());
        assert_eq!(trimmed.derivations.len(), 2);
        assert_eq!(trimmed.check(&cnf), Ok(()));
    }

    #[test]
    fn every_flaw_is_found() {
        let cnf = contradiction();
        let [p, q] = [cnf.clause(0)[0], cnf.clause(1)[1]];
        let cases: [(&[Line<'_>], Flaw); 7] = [
            (&[], Flaw::NoContradiction),
            (&[(&[1, 0], &[q])], Flaw::NoContradiction),
            (&[(&[1, 0], &[])], Flaw::OtherClause { derivation: 0 }),
            (&[(&[], &[])], Flaw::OtherClause { derivation: 0 }),
            (
                &[(&[4, 0], &[])],
                Flaw::UnknownClause {
                    derivation: 0,
                    clause: 4,
                },
            ),
            (
                &[(&[0, 3], &[])],
                Flaw::NoResolvent {
                    derivation: 0,
                    clause: 3,
                },
            ),
            // After the first step, the third clause has nothing to clash with.
            (
                &[(&[1, 2, 0, 1], &[!p])],
                Flaw::NoResolvent {
                    derivation: 0,
                    clause: 1,
                },
            ),
        ];
        for (derivations, flaw) in cases {
            assert_eq!(refutation(derivations).check(&cnf), Err(flaw));
        }
    }

    #[test]
    fn clauses_that_clash_twice_have_no_resolvent() {
        let mut cnf = Cnf::new(0);
        let [p, q] = [cnf.fresh(), cnf.fresh()];
        cnf.add([p, q]);
        cnf.add([!p, !q]);
        let flaw = Flaw::NoResolvent {
            derivation: 0,
            clause: 1,
        };
        assert_eq!(refutation(&[(&[0, 1], &[])]).check(&cnf), Err(flaw));
    }
}
