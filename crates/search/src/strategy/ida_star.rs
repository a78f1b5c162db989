//! IDA*: depth-first search under a bound on cost plus estimate that is raised step by step.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 3.5.5; Korf, "Depth-first iterative-deepening",
//! 1985.

use crate::{Deepening, DepthFirst, DepthSettings, Heuristic, Observer, Options, Problem};
use atisbo_base::Budget;

/// Finds a cheapest path in memory linear in its length.
///
/// - `heuristic` must be admissible for the path to be cheapest.
/// - `options` may choose graph search, following cycles, the goal test, a depth limit.
///
/// Complete where A* is. Optimal with an admissible heuristic. Each iteration searches again what
/// the one before did: little waste if steps cost much the same, much if all costs differ. In graph
/// search the states of an iteration are remembered and searched again only when reached at a lower
/// cost.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, estimate_from, problem_from, strategy::ida_star};
///
/// let problem = problem_from(1u32, |&n| [("double", 2 * n, 3), ("add one", n + 1, 1)], |&n| n == 10);
/// let short = estimate_from(|&n: &u32| u32::from(n != 10));
/// let report = ida_star(&problem, &short, &Options::default(), (), &Budget::unlimited()).run();
/// assert_eq!(report.path().map(|path| path.cost), Some(7));
/// ```
pub fn ida_star<'p, P: Problem, H: Heuristic<P>, O: Observer<P>>(
    problem: &'p P,
    heuristic: H,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> DepthFirst<'p, P, H, O> {
    let settings = DepthSettings::new(Deepening::Bound, options);
    DepthFirst::new(problem, heuristic, settings, observer, budget)
}
