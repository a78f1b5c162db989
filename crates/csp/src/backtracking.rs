//! Backtracking search: give one variable after the other a value, and take back what fails.
//!
//! The loop is here; what it leaves open is in files of its own, one for each switch of
//! [`Settings`].
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 6.3.

mod check;
mod discrepancies;
mod forward_checking;
mod frame;
mod retreat;
mod value_order;
mod variable_order;
mod why;

use crate::consistency::{Agenda, FirstSupport, Places, maintain};
use crate::levels::Levels;
use crate::store::Store;
use crate::tally::Tally;
use crate::why::Stage;
use crate::workbench::{Failed, Workbench};
use crate::{
    Csp, Domain, Event, Inference, Machine, Observer, Options, Preprocess, Report, Retreat,
    Settings, Statistics, Value, Variable,
};
use atisbo_base::Budget;
use discrepancies::Discrepancies;
use frame::Frame;
use variable_order::Weights;

/// Backtracking search with the switches of [`Settings`]. A step tries one value or goes back once.
///
/// Complete: it finds every solution, and says so when there is none. Memory is linear in the number
/// of variables (quadratic, in bits, with conflict-directed backjumping).
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::{
///     Backtracking, Inference, Machine, Model, Options, Settings, VariableOrder,
/// };
///
/// // Five queens on a board of 5 x 5: one in each column, `values` are the rows.
/// let mut model = Model::new();
/// let queens = model.variables(5, 0..5)?;
/// for (i, &a) in queens.iter().enumerate() {
///     for (&b, gap) in queens[i + 1..].iter().zip(1..) {
///         model.binary(a, b, move |a: u8, b: u8| a != b && a.abs_diff(b) != gap)?;
///     }
/// }
/// let csp = model.build();
/// let settings = Settings {
///     variables: VariableOrder::FewestValues,
///     inference: Inference::ForwardChecking,
///     ..Settings::default()
/// };
/// let all = Options { solutions: u64::MAX, ..Options::default() };
/// let report = Backtracking::new(&csp, &settings, &all, (), &Budget::unlimited()).run();
/// assert_eq!(report.solutions, 10);
/// assert!(report.exhaustive);
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
pub struct Backtracking<'c, O> {
    settings: Settings,
    bench: Workbench<'c, O>,
    /// One for each assigned variable and one for the variable whose turn it is.
    frames: Vec<Frame>,
    /// The values that the frames still have to try, in reverse, one frame after the other.
    untried: Vec<Value>,
    /// When each variable was assigned: [`GIVEN`], 1 for the first frame, and so on; or [`OPEN`].
    level_of: Vec<u32>,
    /// How many variables had one value from the start.
    given: usize,
    /// How many values each unassigned variable has left, where the order of the variables asks.
    values_left: Vec<u32>,
    agenda: Agenda,
    places: Option<Places>,
    weights: Weights,
    /// For each level, who had a part in its failures (conflict-directed backjumping).
    conflicts: Vec<Levels>,
    discrepancies: Option<Discrepancies>,
    seed: u64,
    is_prepared: bool,
}

/// The variable is not assigned.
const OPEN: u32 = u32::MAX;

/// The variable had one value from the start.
const GIVEN: u32 = 0;

impl<'c, O: Observer> Backtracking<'c, O> {
    /// Ready to begin.
    pub fn new(
        csp: &'c Csp,
        settings: &Settings,
        options: &Options,
        observer: O,
        budget: &Budget,
    ) -> Self {
        let explained = settings.retreat == Retreat::ConflictDirected;
        let mut tally = Tally::new(budget, options.solutions);
        // A run that is refused the memory has ended, which `step` sees.
        _ = tally.book(Self::bytes(csp, explained));
        let levels = if explained { csp.len() } else { 0 };
        Backtracking {
            settings: *settings,
            frames: Vec::with_capacity(csp.len()),
            untried: Vec::new(),
            level_of: vec![OPEN; csp.len()],
            given: 0,
            values_left: vec![0; csp.len()],
            agenda: Agenda::new(csp),
            places: (settings.inference == Inference::Places).then(|| Places::new(csp)),
            weights: Weights::new(csp, *settings),
            conflicts: vec![Levels::none(levels); levels],
            discrepancies: settings.limited_discrepancy.then(Discrepancies::default),
            seed: options.seed,
            bench: Workbench::new(csp, Store::new(csp, explained), tally, observer),
            is_prepared: false,
        }
    }

    /// The most bytes it can grow to.
    fn bytes(csp: &Csp, explained: bool) -> u64 {
        let values: usize = csp.domains().iter().map(|domain| domain.len()).sum();
        let levels = if explained { csp.len() } else { 0 };
        let frames = csp.len() * (size_of::<Frame>() + 2 * size_of::<u32>());
        let conflicts = 8 * Levels::words(levels) * levels;
        Store::bytes(csp, explained)
            + Agenda::bytes(csp)
            + (values + frames + conflicts + 8 * csp.constraints()) as u64
    }

    fn advance(&mut self) -> Result<(), Failed> {
        self.bench.tally.check()?;
        if !self.is_prepared {
            self.is_prepared = true;
            self.begin(Stage::Preprocessing);
            self.prepare()?;
            self.begin(Stage::Search);
            self.descend();
            return Ok(());
        }
        match self.next_value() {
            Some((variable, value)) => {
                self.assign(variable, value);
                self.infer(variable)?;
                self.descend();
            }
            None => self.go_back(),
        }
        Ok(())
    }

    fn begin(&mut self, of: Stage) {
        self.bench.observer.notice(&Event::Stage { of });
    }

    fn prepare(&mut self) -> Result<(), Failed> {
        self.bench.find_empty()?;
        if self.settings.preprocess == Preprocess::ArcConsistency {
            self.agenda
                .add_all(self.bench.csp, self.bench.store.domains());
            self.propagate()?;
        }
        // A variable without a choice is assigned before the search begins.
        for variable in self.bench.csp.variables() {
            if self.bench.csp.domain(variable).len() == 1 {
                self.level_of[variable.index()] = GIVEN;
                self.given += 1;
                self.infer(variable)?;
            }
        }
        Ok(())
    }

    /// The next value to try at the deepest level.
    fn next_value(&mut self) -> Option<(Variable, Value)> {
        let frame = self.frames.last_mut()?;
        let variable = frame.variable;
        if frame.tried {
            self.bench.store.undo_to(frame.mark);
            self.level_of[variable.index()] = OPEN;
        }
        if self.is_cut_off() {
            return None;
        }
        let frame = self.frames.last_mut()?;
        if self.untried.len() == frame.first_untried {
            return None;
        }
        if std::mem::replace(&mut frame.tried, true) {
            frame.discrepancies = frame.discrepancies_above + 1;
        }
        self.untried.pop().map(|value| (variable, value))
    }

    fn assign(&mut self, variable: Variable, value: Value) {
        let level = self.frames.len() - 1;
        self.level_of[variable.index()] = level as u32 + 1;
        self.bench.store.narrow(variable, Domain::of(value));
        self.bench.store.explain_by_level(variable, level);
        let statistics = &mut self.bench.tally.statistics;
        statistics.nodes += 1;
        statistics.deepest = statistics.deepest.max(level as u32 + 1);
        self.bench.observer.notice(&Event::Assign {
            variable,
            value,
            depth: level as u32,
        });
    }

    fn infer(&mut self, variable: Variable) -> Result<(), Failed> {
        match self.settings.inference {
            Inference::Check => self.check(variable),
            Inference::ForwardChecking => self.check_forward(variable),
            Inference::ArcConsistency | Inference::Places => {
                let domain = self.bench.store.domain(variable);
                self.agenda.add_from(self.bench.csp, variable, domain);
                self.propagate()
            }
        }
    }

    /// Works the agenda off, and looks for values with one place left between.
    fn propagate(&mut self) -> Result<(), Failed> {
        loop {
            maintain(&mut self.bench, &mut self.agenda, &mut FirstSupport)?;
            let Some(places) = &self.places else {
                return Ok(());
            };
            match places.fill(&mut self.bench, &mut self.agenda) {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(failed) => {
                    self.agenda.clear();
                    return Err(failed);
                }
            }
        }
    }

    /// Turns to the next variable, or notes a solution if there is none left.
    fn descend(&mut self) {
        if self.frames.len() + self.given == self.bench.csp.len() {
            self.note_solution();
            return;
        }
        let variable = self.choose_variable();
        let level = self.frames.len();
        if let Some(conflict) = self.conflicts.get_mut(level) {
            conflict.clear();
        }
        let discrepancies = self.frames.last().map_or(0, |frame| frame.discrepancies);
        self.frames.push(Frame {
            variable,
            mark: self.bench.store.mark(),
            first_untried: self.untried.len(),
            tried: false,
            discrepancies_above: discrepancies,
            discrepancies,
        });
        let ranked = self.line_up_values(variable);
        self.tell_choice(&ranked);
    }

    fn note_solution(&mut self) {
        if !self.is_new_solution() {
            self.blame_everybody();
            return;
        }
        // Every domain is a single value now.
        let domains = self.bench.store.domains().iter();
        let values: Vec<Value> = domains.filter_map(|domain| domain.single()).collect();
        let (tally, observer) = (&mut self.bench.tally, &mut self.bench.observer);
        tally.solve(&values, self.frames.is_empty(), observer);
        if tally.is_running() {
            // To look for the next solution is to go back for no conflict at all.
            self.blame_everybody();
        }
    }

    fn fail(&mut self, failed: Failed) {
        match failed {
            Failed::Stopped(stop) => self.bench.tally.stop(stop),
            Failed::Conflict(cause, blame) => {
                self.bench.tally.fail(cause, &mut self.bench.observer);
                self.weights.note(cause);
                if self.frames.is_empty() {
                    self.bench.tally.exhaust();
                } else {
                    self.blame(blame);
                }
            }
        }
    }
}

impl<O: Observer> Machine for Backtracking<'_, O> {
    type Report = Report;

    fn step(&mut self) -> bool {
        if self.bench.tally.is_running()
            && let Err(failed) = self.advance()
        {
            self.fail(failed);
        }
        self.bench.tally.is_running()
    }

    fn statistics(&self) -> &Statistics {
        &self.bench.tally.statistics
    }

    fn finish(self) -> Report {
        self.bench.tally.close()
    }
}
