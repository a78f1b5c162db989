//! Depth-first search: the deepest node first.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 3.4.3.

use crate::{Deepening, DepthFirst, DepthSettings, Observer, Options, Problem};
use atisbo_base::Budget;

/// Finds some path, by following one path to its end before trying the next.
///
/// - `options` may choose graph search, following cycles, the goal test, a depth limit.
///
/// Complete on finite spaces, because a path is not followed back into itself (with
/// `follow_cycles` in tree search it may run for ever). Not optimal. Memory is linear in the depth;
/// in graph search, all states visited are remembered, too.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, problem_from, strategy::depth_first};
///
/// // Round and round a clock; the path may not bite its tail, so there are eleven steps at most.
/// let problem = problem_from(12, |&h| [("back", (h + 10) % 12 + 1, 1), ("on", h % 12 + 1, 1)], |&h| h == 3);
/// let report = depth_first(&problem, &Options::default(), (), &Budget::unlimited()).run();
/// assert_eq!(report.path().map(|path| path.len()), Some(9)); // backwards all the way
/// ```
pub fn depth_first<'p, P: Problem, O: Observer<P>>(
    problem: &'p P,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> DepthFirst<'p, P, (), O> {
    let settings = DepthSettings::new(Deepening::Never, options);
    DepthFirst::new(problem, (), settings, observer, budget)
}
