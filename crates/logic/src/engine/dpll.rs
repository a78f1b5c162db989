//! The algorithm of Davis, Putnam, Logemann and Loveland: backtracking over the values of the symbols,
//! where clauses with one literal left and symbols with one sign left decide themselves.
//!
//! The decisions are kept on a stack, so that no knowledge base is too deep. Each value that fails leaves
//! a clause behind that says why; put together they are the refutation.
//!
//! Reference: M. Davis and H. Putnam, A computing procedure for quantification theory (1960); M. Davis,
//! G. Logemann and D. Loveland, A machine program for theorem-proving (1962); Russell and Norvig,
//! Artificial Intelligence: A Modern Approach, figure 7.17.

mod branching;
mod counters;
mod tree;

pub use branching::{Branching, ValueOrder};

use super::clauses::Clauses;
use super::trail::Trail;
use crate::answer::{Solved, Statistics, Verdict, Why};
use crate::cnf::Cnf;
use crate::literal::Literal;
use crate::observer::{DecisionBy, Event, Observer};
use crate::refutation::Refutation;
use crate::symbol::Symbol;
use atisbo_base::{Budget, Meter, Stop, seed};
use branching::Chooser;
use counters::Counters;
use tree::Failure;

/// The switches of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Which symbol to branch on.
    pub branching: Branching,
    /// Which of its values is tried first.
    pub values: ValueOrder,
    /// Whether the last literal of a clause is made true at once.
    pub unit_propagation: bool,
    /// Whether a literal is made true when its negation is in no open clause.
    pub pure_literals: bool,
    /// What random choices depend on.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            branching: Branching::default(),
            values: ValueOrder::default(),
            unit_propagation: true,
            pure_literals: true,
            seed: 0,
        }
    }
}

/// Whether the clauses have a model.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Verdict, dpll, instance};
///
/// let settings = dpll::Settings {
///     branching: dpll::Branching::Dlis,
///     ..dpll::Settings::default()
/// };
/// let cnf = instance::pigeonhole(4, 3);
/// let solved = dpll::solve(&cnf, &settings, (), &Budget::unlimited());
/// let Verdict::Unsatisfiable(refutation) = solved.verdict else { panic!() };
/// assert_eq!(refutation.check(&cnf), Ok(()));
/// ```
pub fn solve(
    cnf: &Cnf,
    settings: &Settings,
    mut observer: impl Observer,
    budget: &Budget,
) -> Solved {
    let mut search = Search::new(cnf, settings, budget);
    let verdict = search.run(&mut observer);
    Solved {
        verdict,
        statistics: search.statistics(),
    }
}

/// A search under way.
struct Search<'a> {
    settings: Settings,
    clauses: Clauses,
    counters: Counters<'a>,
    trail: Trail,
    chooser: Chooser,
    failure: Failure,
    /// For each decision that stands.
    branches: Vec<Branch>,
    /// A clause that is false.
    conflict: Option<u32>,
    /// Clauses that had one literal left when they were looked at.
    units: Vec<u32>,
    /// Literals that were in no open clause when they were looked at.
    vanished: Vec<Literal>,
    meter: Meter,
    decisions: u64,
    propagations: u64,
    conflicts: u64,
}

/// A decision.
#[derive(Clone, Copy, Debug)]
struct Branch {
    /// The clause that says why the other value failed, if it was tried.
    other: Option<u32>,
    /// No symbol before this one was without a value and in an open clause.
    from: Symbol,
}

impl<'a> Search<'a> {
    fn new(cnf: &'a Cnf, settings: &Settings, budget: &Budget) -> Self {
        let symbols = cnf.symbols();
        let rng = seed::rng(settings.seed, 0);
        let literals = (0..symbols).map(|index| Literal::positive(Symbol::new(index)));
        let of_length = |length: usize| {
            let clauses = cnf.clauses().zip(0..);
            clauses.filter_map(move |(clause, number)| (clause.len() == length).then_some(number))
        };
        Search {
            settings: *settings,
            clauses: Clauses::new(cnf),
            counters: Counters::new(cnf),
            trail: Trail::new(symbols),
            chooser: Chooser::new(symbols, settings.branching, settings.values, rng),
            failure: Failure::new(symbols),
            branches: Vec::new(),
            conflict: of_length(0).next(),
            units: of_length(1).collect(),
            vanished: literals.flat_map(|literal| [literal, !literal]).collect(),
            meter: budget.meter(),
            decisions: 0,
            propagations: 0,
            conflicts: 0,
        }
    }

    /// The loop of the textbook.
    fn run(&mut self, observer: &mut impl Observer) -> Verdict {
        loop {
            if let Some(conflict) = self.infer(observer) {
                if let Some(refutation) = self.retreat(conflict, observer) {
                    return Verdict::Unsatisfiable(refutation);
                }
            } else if let Some(stop) = self.check_budget() {
                return Verdict::Unknown(Why::Budget(stop));
            } else if self.counters.open() == 0 {
                return Verdict::Satisfiable(self.trail.model());
            } else {
                self.branch(observer);
            }
        }
    }

    /// Makes true what has to be, or may well be, until a clause is false or nothing is left to do.
    fn infer(&mut self, observer: &mut impl Observer) -> Option<u32> {
        while self.conflict.is_none() {
            if let Some(clause) = self.units.pop() {
                self.propagate(clause, observer);
            } else if let Some(literal) = self.vanished.pop() {
                self.purify(!literal, observer);
            } else {
                break;
            }
        }
        self.conflict.take()
    }

    /// Makes the last literal of a clause true.
    fn propagate(&mut self, clause: u32, observer: &mut impl Observer) {
        if !self.settings.unit_propagation || !self.counters.is_open(clause as usize) {
            return;
        }
        let mut literals = self.clauses.literals(clause).iter().copied();
        if let Some(literal) = literals.find(|&literal| self.trail.value(literal).is_none()) {
            self.propagations += 1;
            self.trail.imply(literal, clause);
            if observer.watches() {
                observer.notice(&Event::Propagate {
                    literal,
                    reason: clause as usize,
                    level: self.trail.level(),
                    others: self.trail.false_literals(self.clauses.literals(clause)),
                });
            }
            self.assign(literal);
        }
    }

    /// Makes a literal true if its negation is in no open clause and it is in some.
    fn purify(&mut self, literal: Literal, observer: &mut impl Observer) {
        let pure = self.counters.in_open(!literal) == 0 && self.counters.in_open(literal) > 0;
        if self.settings.pure_literals && pure && self.trail.value(literal).is_none() {
            self.propagations += 1;
            self.trail.assume(literal);
            observer.notice(&Event::Pure {
                literal,
                level: self.trail.level(),
                clauses: self.counters.in_open(literal) as usize,
                opposite: self.counters.in_all(!literal),
            });
            self.assign(literal);
        }
    }

    /// Tries a value.
    fn branch(&mut self, observer: &mut impl Observer) {
        let from = self
            .branches
            .last()
            .map_or(Symbol::new(0), |branch| branch.from);
        // There is an open clause, and none is false: some symbol is left.
        if let Some(literal) = self.chooser.choose(from, &self.trail, &self.counters) {
            let from = match self.settings.branching {
                Branching::First => literal.symbol(),
                _ => from,
            };
            if observer.watches() {
                let choice = self.chooser.choice(literal, &self.trail, &self.counters);
                observer.notice(&Event::Decide {
                    literal,
                    level: self.trail.level() + 1,
                    by: DecisionBy::Rule(self.settings.branching),
                    measure: choice.measure,
                    others: choice.others,
                    choices: choice.choices,
                });
            }
            self.decide(literal, Branch { other: None, from });
        }
    }

    fn decide(&mut self, literal: Literal, branch: Branch) {
        self.decisions += 1;
        self.branches.push(branch);
        self.trail.decide(literal);
        self.assign(literal);
    }

    fn assign(&mut self, literal: Literal) {
        let (conflict, units, vanished) = (&mut self.conflict, &mut self.units, &mut self.vanished);
        self.counters.assign(
            literal,
            |left, clause| match left {
                0 => *conflict = Some(clause),
                _ => units.push(clause),
            },
            |literal| vanished.push(literal),
        );
    }

    /// Goes back to the last decision whose other value was not tried, and tries it. If there is none,
    /// there is no model.
    fn retreat(&mut self, conflict: u32, observer: &mut impl Observer) -> Option<Refutation> {
        self.conflicts += 1;
        self.units.clear();
        self.vanished.clear();
        let bottom = self.trail.level();
        if observer.watches() {
            observer.notice(&Event::Conflict {
                clause: conflict as usize,
                level: bottom,
                literals: self.trail.false_literals(self.clauses.literals(conflict)),
            });
        }
        let height = self.trail.literals().len();
        self.failure.start(conflict, &self.clauses);
        loop {
            for &literal in self.trail.on_last_level().iter().rev() {
                if let Some(reason) = self.trail.reason(literal.symbol())
                    && self.failure.contains(!literal)
                {
                    self.failure.resolve(literal, reason, &self.clauses);
                }
            }
            let Some(branch) = self.branches.pop() else {
                if bottom > 0 {
                    observer.notice(&Event::Backtrack {
                        to: 0,
                        from: bottom,
                        undone: height - self.trail.literals().len(),
                        decision: None,
                    });
                }
                let empty = self.failure.number(&mut self.clauses);
                return Some(self.clauses.refutation(empty));
            };
            let decision = self.trail.on_last_level()[0];
            let level = self.trail.level() - 1;
            self.trail
                .backtrack(level, |literal| self.counters.take_back(literal));
            let Some(other) = branch.other else {
                let other = Some(self.failure.number(&mut self.clauses));
                observer.notice(&Event::Backtrack {
                    to: level,
                    from: bottom,
                    undone: height - self.trail.literals().len(),
                    decision: Some(decision),
                });
                observer.notice(&Event::Decide {
                    literal: !decision,
                    level: level + 1,
                    by: DecisionBy::OtherValue,
                    measure: None,
                    others: Vec::new(),
                    choices: 1,
                });
                self.decide(!decision, Branch { other, ..branch });
                return None;
            };
            if self.failure.contains(!decision) {
                if self.clauses.literals(other).contains(&decision) {
                    self.failure.resolve(decision, other, &self.clauses);
                } else {
                    // The other value failed for a reason that has nothing to do with it.
                    self.failure.start(other, &self.clauses);
                }
            }
        }
    }

    fn check_budget(&mut self) -> Option<Stop> {
        let stop = self
            .meter
            .check(self.decisions + self.conflicts, self.bytes());
        // The heuristics look at all clauses: with many of them a decision takes longer than a clock.
        stop.or_else(|| match self.counters.cnf().len() {
            0..10_000 => None,
            _ => self.meter.check_clock(),
        })
    }

    fn bytes(&self) -> u64 {
        // The trail, the values, the scores and the marks of each symbol.
        self.clauses.bytes() + self.counters.bytes() + 40 * self.counters.cnf().symbols() as u64
    }

    fn statistics(&self) -> Statistics {
        Statistics {
            nodes: self.decisions + self.conflicts,
            decisions: self.decisions,
            propagations: self.propagations,
            conflicts: self.conflicts,
            derived: self.clauses.derived() as u64,
            bytes: self.bytes(),
            ..Statistics::default()
        }
    }
}
