//! Brute force: write down every complete assignment and test it.
//!
//! The lowest baseline, and the judge of all other methods on small problems.

use crate::csp::Csp;
use crate::domain::{Domain, Value};
use crate::machine::Machine;
use crate::model::{ConstraintId, Variable};
use crate::observer::{Cause, Event, Observer};
use crate::report::{Ending, Report, Statistics};
use crate::settings::Options;
use crate::tally::Tally;
use atisbo_base::{Budget, Stop};

/// Generate and test. A step tests one complete assignment.
///
/// Complete, and hopeless: the number of assignments is the product of the sizes of the domains.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::{BruteForce, Machine, Model, Options};
///
/// let mut model = Model::new();
/// let pair = [model.variable(0..10)?, model.variable(0..10)?];
/// model.binary(pair[0], pair[1], |a, b| a * b == 42)?;
/// let report =
///     BruteForce::new(&model.build(), &Options::default(), (), &Budget::unlimited()).run();
/// assert_eq!(report.solution, Some(vec![6, 7]));
/// assert_eq!(report.statistics.nodes, 68); // from 00 to 67
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
pub struct BruteForce<'c, O> {
    csp: &'c Csp,
    values: Vec<Value>,
    tally: Tally,
    observer: O,
    state: State,
}

enum State {
    /// The values from this variable on are yet to be written down.
    Next(usize),
    Ended(Ending, bool),
}

impl<'c, O: Observer> BruteForce<'c, O> {
    /// Ready to begin.
    pub fn new(csp: &'c Csp, options: &Options, observer: O, budget: &Budget) -> Self {
        let mut tally = Tally::new(budget, options.solutions);
        let state = match tally.book(csp.len() as u64) {
            Ok(()) => State::Next(0),
            Err(stop) => State::Ended(Ending::Stopped(stop), false),
        };
        BruteForce {
            csp,
            values: vec![0; csp.len()],
            tally,
            observer,
            state,
        }
    }

    /// Tests the assignment whose values from `start` on begin anew.
    fn advance(&mut self, start: usize) -> Result<State, Stop> {
        self.tally.check()?;
        for index in start..self.csp.len() {
            let variable = Variable(index as u32);
            let Some(value) = self.csp.domains()[index].first() else {
                let cause = Cause::EmptyDomain {
                    variable,
                    constraint: None,
                };
                self.fail(cause);
                return Ok(State::Ended(self.tally.exhausted(), true));
            };
            self.write(variable, value);
        }
        self.tally.statistics.nodes += 1;
        self.tally.statistics.deepest = self.csp.len() as u32;
        if let Some(constraint) = self.first_violated() {
            self.fail(Cause::Violated { constraint });
        } else {
            self.observer.notice(&Event::Solution {
                values: &self.values,
            });
            if self.tally.solved(&self.values) {
                return Ok(State::Ended(Ending::Solved, false));
            }
        }
        Ok(match self.turn() {
            Some(next) => State::Next(next),
            None => State::Ended(self.tally.exhausted(), true),
        })
    }

    fn write(&mut self, variable: Variable, value: Value) {
        self.values[variable.index()] = value;
        self.observer.notice(&Event::Assign {
            variable,
            value,
            depth: variable.0,
        });
    }

    fn fail(&mut self, cause: Cause) {
        self.tally.statistics.failures += 1;
        self.observer.notice(&Event::Failure { cause });
    }

    fn first_violated(&mut self) -> Option<ConstraintId> {
        let mut constraints = (0..self.csp.constraints() as u32).map(ConstraintId);
        let checks = &mut self.tally.statistics.checks;
        constraints.find(|&constraint| {
            *checks += 1;
            !self.csp.holds(constraint, &self.values)
        })
    }

    /// Turns the last wheel that can still turn; those after it begin anew.
    fn turn(&mut self) -> Option<usize> {
        for index in (0..self.csp.len()).rev() {
            let domain = self.csp.domains()[index];
            let larger = domain.without(Domain::FULL.through(self.values[index]));
            if let Some(value) = larger.first() {
                self.write(Variable(index as u32), value);
                return Some(index + 1);
            }
        }
        None
    }
}

impl<O: Observer> Machine for BruteForce<'_, O> {
    type Report = Report;

    fn step(&mut self) -> bool {
        if let State::Next(start) = self.state {
            let next = self.advance(start);
            self.state = next.unwrap_or_else(|stop| State::Ended(Ending::Stopped(stop), false));
        }
        matches!(self.state, State::Next(_))
    }

    fn statistics(&self) -> &Statistics {
        &self.tally.statistics
    }

    fn finish(self) -> Report {
        match self.state {
            State::Ended(ending, exhaustive) => self.tally.close(Some(ending), exhaustive),
            State::Next(_) => self.tally.close(None, false),
        }
    }
}
