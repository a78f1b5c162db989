//! A search as a machine that can be run step by step.

use crate::{Problem, ReportOf, Statistics};

/// A search that is under way. Every strategy is one.
///
/// ```
/// use atisbo_search::{Machine, Options, Problem, Successor, strategy::breadth_first};
/// use atisbo_base::Budget;
///
/// /// From 1 to 10 by doubling and by adding one.
/// struct Numbers;
/// impl Problem for Numbers {
///     type State = u32;
///     type Action = &'static str;
///     type Cost = u32;
///     fn initial(&self) -> u32 { 1 }
///     fn is_goal(&self, state: &u32) -> bool { *state == 10 }
///     fn successors(&self, &state: &u32, out: &mut Vec<Successor<Self>>) {
///         out.push(Successor { action: "double", state: 2 * state, cost: 1 });
///         out.push(Successor { action: "add one", state: state + 1, cost: 1 });
///     }
/// }
///
/// let mut machine = breadth_first(&Numbers, &Options::default(), (), &Budget::unlimited());
/// while machine.step() {
///     assert!(machine.statistics().expanded < 100);
/// }
/// let report = machine.finish();
/// assert_eq!(report.path().map(|path| path.len()), Some(4)); // 1 2 4 5 10
/// ```
pub trait Machine: Sized {
    /// The problem that is searched.
    type Problem: Problem;

    /// Takes one node from the frontier and does what is to be done with it. `false` once the
    /// search has ended; further steps then do nothing.
    fn step(&mut self) -> bool;

    /// What was done so far. The time is filled in at the end.
    fn statistics(&self) -> &Statistics;

    /// Ends the search and gives the result. A search that has not ended by itself counts as
    /// cancelled.
    fn finish(self) -> ReportOf<Self::Problem>;

    /// Steps until the search ends.
    fn run(mut self) -> ReportOf<Self::Problem> {
        while self.step() {}
        self.finish()
    }
}
