//! A method as a machine that can be run step by step.

use crate::report::Statistics;

/// A method that is under way. Every method is one.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::{Backtracking, Ending, Machine, Model, Options, Settings};
///
/// let mut model = Model::new();
/// let digits = [model.variable(0..3)?, model.variable(0..3)?, model.variable(0..3)?];
/// model.all_different(digits)?;
/// let csp = model.build();
/// let options = Options::default();
/// let mut machine =
///     Backtracking::new(&csp, &Settings::default(), &options, (), &Budget::unlimited());
/// while machine.step() {
///     assert!(machine.statistics().nodes < 100);
/// }
/// let report = machine.finish();
/// assert_eq!(report.ending, Ending::Solved);
/// assert_eq!(report.solution, Some(vec![0, 1, 2]));
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
pub trait Machine: Sized {
    /// What it gives back: a [`Report`](crate::Report) if it looks for solutions.
    type Report;

    /// Does one unit of work. `false` once the method has ended; further steps then do nothing.
    fn step(&mut self) -> bool;

    /// What was done so far. The time is filled in at the end.
    fn statistics(&self) -> &Statistics;

    /// Ends the method and gives the result. A method that has not ended by itself counts as
    /// cancelled.
    fn finish(self) -> Self::Report;

    /// Steps until the method ends.
    fn run(mut self) -> Self::Report {
        while self.step() {}
        self.finish()
    }
}
