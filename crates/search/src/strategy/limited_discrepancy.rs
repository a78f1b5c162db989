//! Limited discrepancy search: follow the heuristic, and doubt it once, twice, …
//!
//! Source: Harvey and Ginsberg, "Limited discrepancy search", IJCAI 1995.

use crate::{Deepening, DepthFirst, DepthSettings, Heuristic, Observer, Options, Problem};
use atisbo_base::Budget;

/// Finds some path, trying first those that go against the heuristic least often.
///
/// - `heuristic` ranks the successors of a state. To take any but the best of them is a discrepancy.
///   Iteration k follows all paths with at most k discrepancies.
/// - `options` may choose graph search, following cycles, the goal test, a depth limit, and the most
///   discrepancies to allow.
///
/// Complete on finite spaces if no limit is set; otherwise the outcome tells what was cut off. Not
/// optimal. Memory is linear in the depth.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, estimate_from, problem_from, strategy::limited_discrepancy};
///
/// let problem = problem_from(1u32, |&n| [("double", 2 * n, 3), ("add one", n + 1, 1)], |&n| n == 10);
/// let gap = estimate_from(|n: &u32| n.abs_diff(10));
/// let budget = Budget::unlimited();
/// let report = limited_discrepancy(&problem, &gap, &Options::default(), (), &budget).run();
/// // The heuristic is never wrong here: 1 2 4 8 9 10.
/// assert_eq!(report.path().map(|path| path.len()), Some(5));
/// assert_eq!(report.statistics.iterations, 1);
/// ```
pub fn limited_discrepancy<'p, P: Problem, H: Heuristic<P>, O: Observer<P>>(
    problem: &'p P,
    heuristic: H,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> DepthFirst<'p, P, H, O> {
    let settings = DepthSettings::new(Deepening::Discrepancies, options);
    DepthFirst::new(problem, heuristic, settings, observer, budget)
}
