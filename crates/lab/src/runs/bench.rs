//! What a game implements to take part in experiments.

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
