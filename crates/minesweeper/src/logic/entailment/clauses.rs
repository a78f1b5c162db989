//! A solver for counts of unknowns.

use crate::logic::statistics::Statistics;
use crate::logic::system::{System, is_mine};
use atisbo_base::{Budget, Stop};
use atisbo_logic::cardinality::{ClauseSink, Encoding, between};
use atisbo_logic::oracle::{BatSat, Oracle, Outcome};
use atisbo_logic::{Literal, Model, Symbol};
use std::ops::RangeInclusive;

/// A solver over some unknowns and what counting them needs.
#[derive(Debug)]
pub(super) struct Clauses {
    solver: BatSat,
    symbols: usize,
    told: u64,
    /// Added to each clause: they count only while it is false.
    unless: Option<Literal>,
}

impl Clauses {
    /// A solver over some unknowns, without clauses.
    pub(super) fn new(unknowns: usize) -> Self {
        Clauses {
            solver: BatSat::new(),
            symbols: unknowns,
            told: 0,
            unless: None,
        }
    }

    /// Adds that the number of true literals lies within a range.
    pub(super) fn count(&mut self, range: RangeInclusive<usize>, literals: &[Literal]) {
        let encoding = Encoding::best(literals.len(), &range);
        between(range, literals, encoding, self);
    }

    /// Adds the counts of a system, whose unknowns are those of the solver.
    pub(super) fn counts_of(&mut self, system: &System) {
        for count in &system.counts {
            let members: Vec<Literal> = count.members.iter().copied().map(is_mine).collect();
            self.count(count.range(), &members);
        }
    }

    /// As [`Clauses::count`], but only for questions that assume the literal that is given back.
    pub(super) fn count_if_asked(
        &mut self,
        range: RangeInclusive<usize>,
        literals: &[Literal],
    ) -> Literal {
        let asked = self.fresh();
        self.unless = Some(!asked);
        self.count(range, literals);
        self.unless = None;
        asked
    }

    /// A board on which the assumptions are true.
    pub(super) fn board(
        &mut self,
        assumptions: &[Literal],
        budget: &Budget,
        statistics: &mut Statistics,
    ) -> Result<Option<Model>, Stop> {
        statistics.asked += 1;
        match self.solver.solve(assumptions, budget) {
            Outcome::Satisfiable(model) => Ok(Some(model)),
            Outcome::Unsatisfiable(_) => Ok(None),
            Outcome::Stopped(stop) => Err(stop),
        }
    }

    /// Adds its size to what reasoning took.
    pub(super) fn report(&self, statistics: &mut Statistics) {
        statistics.symbols += self.symbols as u64;
        statistics.clauses += self.told;
    }
}

impl ClauseSink for Clauses {
    fn fresh(&mut self) -> Literal {
        self.symbols += 1;
        Literal::positive(Symbol::new(self.symbols - 1))
    }

    fn clause(&mut self, literals: &[Literal]) {
        self.told += 1;
        match self.unless {
            None => self.solver.add_clause(literals),
            Some(unless) => {
                let guarded: Vec<Literal> = literals.iter().copied().chain([unless]).collect();
                self.solver.add_clause(&guarded);
            }
        }
    }
}
