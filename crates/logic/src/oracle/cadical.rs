//! The solver `CaDiCaL`, in C++, with the feature `cadical`.
//!
//! Reference: A. Biere, T. Faller, K. Fazekas, M. Fleury, N. Froleyks and F. Pollitt, `CaDiCaL` 2.0 (2024).

use super::{Oracle, Outcome};
use crate::literal::Literal;
use crate::model::Model;
use atisbo_base::{Budget, Meter, Stop};
use cadical::{Callbacks, Solver};

/// The solver `CaDiCaL`. Its unit of work is a conflict or a decision; it does not count bytes.
pub struct Cadical {
    solver: Solver<Watch>,
    /// How many symbols were mentioned.
    symbols: usize,
}

/// Ends the search when the time is over.
struct Watch {
    meter: Meter,
    stop: Option<Stop>,
}

impl Callbacks for Watch {
    fn terminate(&mut self) -> bool {
        self.stop = self.meter.check_clock();
        self.stop.is_some()
    }
}

impl Cadical {
    /// Without clauses.
    pub fn new() -> Self {
        Cadical {
            solver: Solver::new(),
            symbols: 0,
        }
    }

    /// The literal as the solver numbers it: as in DIMACS files, where all symbols have room.
    fn lit(&mut self, literal: Literal) -> i32 {
        self.symbols = self.symbols.max(literal.symbol().index() + 1);
        literal.to_dimacs() as i32
    }
}

impl Default for Cadical {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for Cadical {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let clauses = self.solver.num_clauses();
        write!(f, "Cadical({} symbols, {clauses} clauses)", self.symbols)
    }
}

impl Oracle for Cadical {
    fn add_clause(&mut self, clause: &[Literal]) {
        let clause: Vec<i32> = clause.iter().map(|&literal| self.lit(literal)).collect();
        self.solver.add_clause(clause);
    }

    fn solve(&mut self, assumptions: &[Literal], budget: &Budget) -> Outcome {
        let mut meter = budget.meter();
        if let Some(stop) = meter.check(0, 0) {
            return Outcome::Stopped(stop);
        }
        self.solver.set_callbacks(Some(Watch { meter, stop: None }));
        if let Some(nodes) = budget.max_nodes() {
            let limit = i32::try_from(nodes).unwrap_or(i32::MAX);
            for name in ["conflicts", "decisions"] {
                // Both names are known to the solver.
                let _ = self.solver.set_limit(name, limit);
            }
        }
        let assumed: Vec<i32> = assumptions.iter().map(|&one| self.lit(one)).collect();
        match self.solver.solve_with(assumed) {
            Some(true) => {
                let numbers = 1..=self.symbols as i32;
                let values = numbers.map(|number| self.solver.value(number) == Some(true));
                Outcome::Satisfiable(Model::new(values.collect()))
            }
            Some(false) => {
                let mut core = assumptions.to_vec();
                core.sort_unstable();
                core.dedup();
                core.retain(|literal| self.solver.failed(literal.to_dimacs() as i32));
                Outcome::Unsatisfiable(core)
            }
            None => {
                let watch = self.solver.get_callbacks();
                let stop = watch.and_then(|watch| watch.stop);
                Outcome::Stopped(stop.unwrap_or(Stop::Nodes))
            }
        }
    }
}
