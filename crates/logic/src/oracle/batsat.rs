//! The solver of the crate `batsat`, a descendant of `MiniSat` in Rust.

use super::{Lemmas, Oracle, Outcome};
use crate::answer::Statistics;
use crate::literal::Literal;
use crate::model::Model;
use crate::symbol::Symbol;
use atisbo_base::{Budget, Meter, Stop};
use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, lbool};
use std::cell::Cell;

/// The default solver.
pub struct BatSat {
    solver: Solver<Watch>,
    /// Reused for each clause.
    buffer: Vec<Lit>,
}

/// Ends the search when the budget is used up, and keeps the lemmas if they are wanted.
struct Watch {
    /// `None` while there is no search.
    meter: Cell<Option<Meter>>,
    nodes: Cell<u64>,
    /// Bytes of the clauses at hand, given and learned.
    bytes: u64,
    stop: Cell<Option<Stop>>,
    lemmas: Option<Lemmas>,
}

impl Watch {
    /// A clause in the solver has a head of 8 bytes and two watches of 8 bytes.
    fn bytes_of(clause: &[Lit]) -> u64 {
        24 + 4 * clause.len() as u64
    }

    fn all_bytes(&self) -> u64 {
        self.bytes + self.lemmas.as_ref().map_or(0, Lemmas::bytes)
    }
}

impl Callbacks for Watch {
    /// The solver asks before each decision and after the search.
    fn stop(&self) -> bool {
        let nodes = self.nodes.get();
        self.nodes.set(nodes + 1);
        let mut meter = self.meter.take();
        // Between two decisions there may be millions of propagations: the clock is read each time.
        let stop = meter.as_mut().and_then(|meter| {
            let stop = meter.check(nodes, self.all_bytes());
            stop.or_else(|| meter.check_clock())
        });
        self.meter.set(meter);
        self.stop.set(stop);
        stop.is_some()
    }

    fn on_new_clause(&mut self, clause: &[Lit], _kind: ClauseKind) {
        *self.nodes.get_mut() += 1;
        self.bytes += Self::bytes_of(clause);
        if let Some(lemmas) = &mut self.lemmas {
            lemmas.learn(clause.iter().map(|&lit| literal(lit)));
        }
    }

    fn on_delete_clause(&mut self, clause: &[Lit]) {
        self.bytes = self.bytes.saturating_sub(Self::bytes_of(clause));
        if let Some(lemmas) = &mut self.lemmas {
            lemmas.forget(clause.iter().map(|&lit| literal(lit)));
        }
    }
}

fn literal(lit: Lit) -> Literal {
    Literal::new(Symbol::new(lit.var().idx() as usize), lit.sign())
}

impl BatSat {
    /// Without clauses.
    pub fn new() -> Self {
        let watch = Watch {
            meter: Cell::new(None),
            nodes: Cell::new(0),
            bytes: 0,
            stop: Cell::new(None),
            lemmas: None,
        };
        BatSat {
            solver: Solver::new(SolverOpts::default(), watch),
            buffer: Vec::new(),
        }
    }

    /// Without clauses; keeps what it learns.
    pub(crate) fn with_lemmas() -> Self {
        let mut oracle = Self::new();
        oracle.solver.cb_mut().lemmas = Some(Lemmas::default());
        oracle
    }

    /// What it learned, if it was to keep it.
    pub(crate) fn into_lemmas(mut self) -> Lemmas {
        self.solver.cb_mut().lemmas.take().unwrap_or_default()
    }

    /// What all questions so far took together.
    pub fn statistics(&self) -> Statistics {
        let solver = &self.solver;
        Statistics {
            nodes: solver.num_decisions() + solver.num_conflicts(),
            decisions: solver.num_decisions(),
            propagations: solver.num_propagations(),
            conflicts: solver.num_conflicts(),
            derived: solver.num_conflicts(),
            restarts: solver.num_restarts().saturating_sub(1),
            bytes: solver.cb().all_bytes(),
            ..Statistics::default()
        }
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
        self.solver.cb_mut().bytes += Watch::bytes_of(&buffer);
        // The solver remembers by itself that a clause contradicts the others.
        self.solver.add_clause_reuse(&mut buffer);
        self.buffer = buffer;
    }

    fn solve(&mut self, assumptions: &[Literal], budget: &Budget) -> Outcome {
        let mut meter = budget.meter();
        if let Some(stop) = meter.check(0, self.solver.cb().all_bytes()) {
            return Outcome::Stopped(stop);
        }
        let watch = self.solver.cb_mut();
        watch.meter.set(Some(meter));
        watch.nodes.set(0);
        let assumptions: Vec<Lit> = assumptions.iter().map(|&one| self.lit(one)).collect();
        let verdict = self.solver.solve_limited(&assumptions);
        if verdict == lbool::TRUE {
            let values = self.solver.get_model().iter();
            return Outcome::Satisfiable(Model::new(values.map(|&v| v == lbool::TRUE).collect()));
        }
        if verdict == lbool::FALSE {
            // The core comes as a clause: the negations of the assumptions in it.
            let core = self.solver.unsat_core().iter();
            return Outcome::Unsatisfiable(core.map(|&lit| !literal(lit)).collect());
        }
        Outcome::Stopped(self.solver.cb().stop.get().unwrap_or(Stop::Nodes))
    }
}
