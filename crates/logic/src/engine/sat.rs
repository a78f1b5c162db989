//! The production solver: the [oracle](crate::oracle) decides, and what it says is proved by resolution.
//!
//! A model proves itself. When there is none, the clauses that the oracle learned are derived once more
//! by [CDCL](super::cdcl), this time each with its derivation. That takes about as long as the oracle
//! took. If the budget does not suffice for both, the answer is unknown: what is not proved is not
//! claimed.

use super::cdcl;
use crate::answer::{Solved, Statistics, Verdict, Why};
use crate::cnf::Cnf;
use crate::oracle::{BatSat, Oracle, Outcome};
use atisbo_base::Budget;

/// Whether the clauses have a model.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Verdict, instance, sat};
///
/// let cnf = instance::pigeonhole(7, 6);
/// let solved = sat::solve(&cnf, &Budget::unlimited());
/// let Verdict::Unsatisfiable(refutation) = solved.verdict else { panic!() };
/// assert_eq!(refutation.check(&cnf), Ok(()));
/// ```
pub fn solve(cnf: &Cnf, budget: &Budget) -> Solved {
    let budget = &budget.started();
    let mut oracle = BatSat::with_lemmas();
    oracle.add_all(cnf);
    let outcome = oracle.solve(&[], budget);
    let mut statistics = oracle.statistics();
    let verdict = match outcome {
        Outcome::Satisfiable(model) => Verdict::Satisfiable(model.restricted_to(cnf.symbols())),
        Outcome::Stopped(stop) => Verdict::Unknown(Why::Budget(stop)),
        Outcome::Unsatisfiable(_) => {
            let lemmas = oracle.into_lemmas();
            let proved = cdcl::solve_with(cnf, &lemmas, budget);
            statistics = added(statistics, proved.statistics);
            proved.verdict
        }
    };
    Solved {
        verdict,
        statistics,
    }
}

/// The work of the oracle and of the proof.
fn added(oracle: Statistics, proof: Statistics) -> Statistics {
    Statistics {
        nodes: oracle.nodes + proof.nodes,
        decisions: oracle.decisions + proof.decisions,
        propagations: oracle.propagations + proof.propagations,
        conflicts: oracle.conflicts + proof.conflicts,
        derived: proof.derived,
        restarts: oracle.restarts + proof.restarts,
        bytes: oracle.bytes.max(proof.bytes),
        time: oracle.time + proof.time,
    }
}
