//! Iterative deepening: depth-limited search with limits 0, 1, 2, …
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 3.4.4; Korf, "Depth-first iterative-deepening",
//! 1985.

use crate::{Deepening, DepthFirst, DepthSettings, Observer, Options, Problem};
use atisbo_base::Budget;

/// Finds a path with the fewest steps in memory linear in its length.
///
/// - `options` may choose graph search, following cycles, the goal test, a depth not to go beyond.
///
/// Complete. Optimal in the number of steps. Time grows with the number of *paths* up to the depth
/// of the goal; memory is linear in that depth.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, problem_from, strategy::iterative_deepening};
///
/// let problem = problem_from(1, |&n| [("double", 2 * n, 3), ("add one", n + 1, 1)], |&n| n == 10);
/// let report = iterative_deepening(&problem, &Options::default(), (), &Budget::unlimited()).run();
/// assert_eq!(report.path().map(|path| path.len()), Some(4));
/// assert_eq!(report.statistics.iterations, 5); // limits 0 to 4
/// ```
pub fn iterative_deepening<'p, P: Problem, O: Observer<P>>(
    problem: &'p P,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> DepthFirst<'p, P, (), O> {
    let settings = DepthSettings::new(Deepening::Depth, options);
    DepthFirst::new(problem, (), settings, observer, budget)
}
