//! The production solver: the [oracle](crate::oracle) decides, and what it says is proved by resolution.

use crate::answer::{Solved, Statistics, Verdict, Why};
use crate::cnf::Cnf;
use crate::engine::cdcl;
use crate::oracle::{BatSat, Oracle, Outcome};
use atisbo_base::Budget;

/// Whether the clauses have a model.
pub fn solve(cnf: &Cnf, budget: &Budget) -> Solved {
    let mut oracle = BatSat::new();
    for clause in cnf.clauses() {
        oracle.add_clause(clause);
    }
    let verdict = match oracle.solve(&[], budget) {
        Outcome::Satisfiable(model) => Verdict::Satisfiable(model),
        Outcome::Unsatisfiable(_) => {
            return cdcl::solve(cnf, &cdcl::Settings::default(), (), budget);
        }
        Outcome::Stopped(stop) => Verdict::Unknown(Why::Budget(stop)),
    };
    Solved {
        verdict,
        statistics: Statistics::default(),
    }
}
