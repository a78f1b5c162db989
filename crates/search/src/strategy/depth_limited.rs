//! Depth-limited search: depth-first search that goes only so deep.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 3.4.4.

use crate::{Deepening, DepthFirst, DepthSettings, Observer, Options, Problem};
use atisbo_base::Budget;

/// Finds some path of at most `options.depth_limit` steps.
///
/// - `options` sets the depth limit (without one this is depth-first search) and may choose graph
///   search, following cycles, the goal test.
///
/// Complete if a goal lies within the limit; otherwise the outcome tells whether something was cut
/// off. Not optimal. Memory is linear in the limit. In graph search a state is searched again when
/// it is reached at a lower depth than before, so that the limit means the same as in tree search.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Cut, Machine, Options, Outcome, problem_from, strategy::depth_limited};
///
/// let problem = problem_from(1, |&n| [("double", 2 * n, 3), ("add one", n + 1, 1)], |&n| n == 10);
/// let search = |limit| {
///     let options = Options { depth_limit: Some(limit), ..Options::default() };
///     depth_limited(&problem, &options, (), &Budget::unlimited()).run()
/// };
/// assert_eq!(search(3).outcome, Outcome::CutOff(Cut::Depth));
/// assert_eq!(search(4).path().map(|path| path.len()), Some(4));
/// ```
pub fn depth_limited<'p, P: Problem, O: Observer<P>>(
    problem: &'p P,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> DepthFirst<'p, P, (), O> {
    let settings = DepthSettings::new(Deepening::Never, options);
    DepthFirst::new(problem, (), settings, observer, budget)
}
