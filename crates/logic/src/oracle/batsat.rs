//! The solver of the crate `batsat`, a descendant of `MiniSat` in Rust.

use super::{Oracle, Outcome};
use crate::literal::Literal;
use crate::model::Model;
use crate::symbol::Symbol;
use atisbo_base::{Budget, Meter, Stop};
use batsat::{Callbacks, Lit, Solver, SolverInterface, SolverOpts, lbool};
use std::cell::{Cell, RefCell};

/// The default solver.
pub struct BatSat {
    solver: Solver<Watch>,
    /// Reused for each clause.
    buffer: Vec<Lit>,
}

/// Ends the search when the budget is used up: the solver asks after each conflict.
struct Watch {
    meter: RefCell<Meter>,
    conflicts: Cell<u64>,
    stop: Cell<Option<Stop>>,
}

impl Watch {
    fn new(budget: &Budget) -> Self {
        Watch {
            meter: RefCell::new(budget.meter()),
            conflicts: Cell::new(0),
            stop: Cell::new(None),
        }
    }
}

impl Callbacks for Watch {
    fn stop(&self) -> bool {
        let conflicts = self.conflicts.get();
        self.conflicts.set(conflicts + 1);
        let stop = self.meter.borrow_mut().check(conflicts, 0);
        self.stop.set(stop);
        stop.is_some()
    }
}

impl BatSat {
    /// Without clauses.
    pub fn new() -> Self {
        let watch = Watch::new(&Budget::unlimited());
        BatSat {
            solver: Solver::new(SolverOpts::default(), watch),
            buffer: Vec::new(),
        }
    }

    /// How many decisions, propagations and conflicts there were in all.
    pub fn effort(&self) -> (u64, u64, u64) {
        (
            self.solver.num_decisions(),
            self.solver.num_propagations(),
            self.solver.num_conflicts(),
        )
    }

    fn lit(&mut self, literal: Literal) -> Lit {
        let var = self.solver.var_of_int(literal.symbol().index() as u32);
        Lit::new(var, literal.is_positive())
    }
}

impl Default for BatSat {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for BatSat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (symbols, clauses) = (self.solver.num_vars(), self.solver.num_clauses());
        write!(f, "BatSat({symbols} symbols, {clauses} clauses)")
    }
}

impl Oracle for BatSat {
    fn add_clause(&mut self, clause: &[Literal]) {
        let mut buffer = std::mem::take(&mut self.buffer);
        buffer.clear();
        buffer.extend(clause.iter().map(|&literal| self.lit(literal)));
        // The solver remembers by itself that a clause contradicts the others.
        self.solver.add_clause_reuse(&mut buffer);
        self.buffer = buffer;
    }

    fn solve(&mut self, assumptions: &[Literal], budget: &Budget) -> Outcome {
        *self.solver.cb_mut() = Watch::new(budget);
        let assumptions: Vec<Lit> = assumptions.iter().map(|&one| self.lit(one)).collect();
        let verdict = self.solver.solve_limited(&assumptions);
        if verdict == lbool::TRUE {
            let values = self.solver.get_model().iter();
            return Outcome::Satisfiable(Model::new(values.map(|&v| v == lbool::TRUE).collect()));
        }
        if verdict == lbool::FALSE {
            // The core comes as a clause: the negations of the assumptions in it.
            let core = self.solver.unsat_core().iter();
            return Outcome::Unsatisfiable(
                core.map(|&lit| {
                    let symbol = Symbol::new(lit.var().idx() as usize);
                    Literal::new(symbol, !lit.sign())
                })
                .collect(),
            );
        }
        Outcome::Stopped(self.solver.cb().stop.get().unwrap_or(Stop::Nodes))
    }
}
