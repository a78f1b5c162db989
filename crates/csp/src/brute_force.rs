//! Brute force: write down every complete assignment and test it.
//!
//! The lowest baseline, and the judge of all other methods on small problems.

use crate::tally::Tally;
use crate::{
    Cause, ConstraintId, Csp, Domain, Event, Machine, Observer, Options, Report, Statistics, Value,
    Variable,
};
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
    /// The values from this variable on are yet to be written down.
    next: usize,
    tally: Tally,
    observer: O,
}

impl<'c, O: Observer> BruteForce<'c, O> {
    /// Ready to begin.
    pub fn new(csp: &'c Csp, options: &Options, observer: O, budget: &Budget) -> Self {
        let mut tally = Tally::new(budget, options.solutions);
        let is_granted = tally.book(csp.len() as u64).is_ok();
        BruteForce {
            csp,
            values: vec![0; if is_granted { csp.len() } else { 0 }],
            next: 0,
            tally,
            observer,
        }
    }

    /// Tests the next assignment.
    fn advance(&mut self) -> Result<(), Stop> {
        self.tally.check()?;
        for index in self.next..self.csp.len() {
            let variable = Variable(index as u32);
            let Some(value) = self.csp.domain(variable).first() else {
                let cause = Cause::EmptyDomain {
                    variable,
                    constraint: None,
                };
                self.tally.fail(cause, &mut self.observer);
                self.tally.exhaust();
                return Ok(());
            };
            self.write(variable, value);
        }
        self.tally.statistics.nodes += 1;
        self.tally.statistics.deepest = self.csp.len() as u32;
        if let Some(constraint) = self.first_violated() {
            let cause = Cause::Violated { constraint };
            self.tally.fail(cause, &mut self.observer);
        } else {
            self.tally.solve(&self.values, false, &mut self.observer);
        }
        if self.tally.is_running() {
            match self.turn() {
                Some(next) => self.next = next,
                None => self.tally.exhaust(),
            }
        }
        Ok(())
    }

    fn write(&mut self, variable: Variable, value: Value) {
        self.values[variable.index()] = value;
        self.observer.notice(&Event::Assign {
            variable,
            value,
            depth: variable.0,
        });
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
        if self.tally.is_running()
            && let Err(stop) = self.advance()
        {
            self.tally.stop(stop);
        }
        self.tally.is_running()
    }

    fn statistics(&self) -> &Statistics {
        &self.tally.statistics
    }

    fn finish(self) -> Report {
        self.tally.close()
    }
}
