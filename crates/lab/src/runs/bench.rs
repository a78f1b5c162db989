//! What a game implements to take part in experiments.

use super::Unit;
use atisbo_base::{Budget, Stop};

/// Makes instances and runs methods on them.
pub trait Bench: Sync {
    /// Instance `index` of a setting: the same on every call and every machine.
    ///
    /// # Errors
    ///
    /// If there is none; then all methods fail on it, with this reason.
    fn instance(
        &self,
        setting: usize,
        index: u64,
        budget: &Budget,
    ) -> Result<Box<dyn Instance + '_>, String>;
}

/// A function is a bench whose instances need no preparation: it makes the run of a method on an instance.
impl<F: Fn(Unit, usize, &Budget) -> Run + Sync> Bench for F {
    fn instance(
        &self,
        setting: usize,
        instance: u64,
        _: &Budget,
    ) -> Result<Box<dyn Instance + '_>, String> {
        let unit = Unit { setting, instance };
        Ok(Box::new(Unprepared { bench: self, unit }))
    }
}

struct Unprepared<'f, F> {
    bench: &'f F,
    unit: Unit,
}

impl<F: Fn(Unit, usize, &Budget) -> Run> Instance for Unprepared<'_, F> {
    fn run(&self, method: usize, budget: &Budget) -> Run {
        (self.bench)(self.unit, method, budget)
    }
}

/// One instance, the same for all methods.
pub trait Instance {
    /// Runs a method on it.
    fn run(&self, method: usize, budget: &Budget) -> Run;
}

/// What came of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// How it ended.
    pub outcome: Outcome,
    /// What was counted, by name; the same in every run with the same seed.
    pub counts: Vec<(&'static str, u64)>,
    /// How many seconds it took.
    pub seconds: f64,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Won, solved.
    Success,
    /// Lost, not solved.
    Defeat,
    /// The budget ended it.
    Stopped(Stop),
    /// It could not be made, and why.
    Failed(String),
}

impl Run {
    /// A run that came to nothing, so that nothing was counted.
    pub fn unfinished(outcome: Outcome) -> Self {
        Run {
            outcome,
            counts: Vec::new(),
            seconds: 0.0,
        }
    }

    /// A run that could not be made, and why.
    pub fn failed(reason: impl Into<String>) -> Self {
        Run::unfinished(Outcome::Failed(reason.into()))
    }
}

impl Outcome {
    /// The outcome of a run that came to its end.
    pub fn of(success: bool) -> Self {
        if success {
            Outcome::Success
        } else {
            Outcome::Defeat
        }
    }

    /// The outcome of a run with an error: the limit that ended it if one did, else the error.
    pub fn of_error(stop: Option<Stop>, error: &impl ToString) -> Self {
        stop.map_or_else(|| Outcome::Failed(error.to_string()), Outcome::Stopped)
    }
}
