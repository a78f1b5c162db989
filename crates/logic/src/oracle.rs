//! The production solver behind one small trait: clauses in, a model or a core of assumptions out.

mod batsat;
#[cfg(feature = "cadical")]
mod cadical;
mod lemmas;

pub use batsat::BatSat;
#[cfg(feature = "cadical")]
pub use cadical::Cadical;
pub(crate) use lemmas::{Lemma, Lemmas};

use crate::cnf::Cnf;
use crate::literal::Literal;
use crate::model::Model;
use atisbo_base::{Budget, Stop};

/// A solver that keeps its clauses and can be asked again and again under different assumptions.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Literal, Symbol, oracle::{BatSat, Oracle, Outcome}};
///
/// let [p, q, r] = [0, 1, 2].map(|index| Literal::positive(Symbol::new(index)));
/// let mut oracle = BatSat::new();
/// oracle.add_clause(&[!p, !q]);
/// let outcome = oracle.solve(&[p, q, r], &Budget::unlimited());
/// let Outcome::Unsatisfiable(mut core) = outcome else { panic!() };
/// core.sort();
/// assert_eq!(core, [p, q]);
/// ```
pub trait Oracle {
    /// Adds a clause, permanently.
    fn add_clause(&mut self, clause: &[Literal]);

    /// Whether the clauses have a model in which all assumptions are true.
    fn solve(&mut self, assumptions: &[Literal], budget: &Budget) -> Outcome;

    /// Adds all clauses.
    fn add_all(&mut self, cnf: &Cnf) {
        for clause in cnf.clauses() {
            self.add_clause(clause);
        }
    }
}

/// What an oracle says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Here is a model. Symbols that no clause mentions may be missing from it.
    Satisfiable(Model),
    /// There is none: these assumptions alone are too many. If there are none here, the clauses have no
    /// model at all.
    Unsatisfiable(Vec<Literal>),
    /// The budget was used up first.
    Stopped(Stop),
}
