//! Weighted A* search: A* that trusts its heuristic more than it should.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 3.5.4; Pohl, "Heuristic search viewed as path
//! finding in a graph", 1970.

use crate::{BestFirst, Evaluation, Heuristic, Observer, Options, Problem, Queue, Settings};
use atisbo_base::Budget;

/// Finds a path that costs at most `options.weight` times the cheapest, usually much sooner than A*.
///
/// - `heuristic` must be admissible for that bound to hold.
/// - `options` sets the weight w (f = g + w·h, rounded down) and may choose tree search, late
///   duplicates, the goal test, the tie rule, a depth limit.
///
/// Complete as A* is. Optimal up to the factor w. Memory grows with the number of generated states,
/// which a higher weight tends to reduce.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, estimate_from, problem_from, strategy::weighted_a_star};
///
/// let steps = |&(x, y): &(i32, i32)| {
///     [("east", (x + 1, y), 2), ("north", (x, y + 1), 2), ("west", (x - 1, y), 1), ("south", (x, y - 1), 1)]
/// };
/// let problem = problem_from((0, 0), steps, |&place| place == (9, 9));
/// let distance = estimate_from(|&(x, y): &(i32, i32)| x.abs_diff(9) + y.abs_diff(9));
/// let options = Options { weight: "1.5".parse()?, ..Options::default() };
/// let report = weighted_a_star(&problem, &distance, &options, (), &Budget::unlimited()).run();
/// assert!(report.path().is_some_and(|path| path.cost <= 36 * 3 / 2));
/// # Ok::<(), atisbo_search::BadWeight>(())
/// ```
pub fn weighted_a_star<'p, P: Problem, H: Heuristic<P>, O: Observer<P>>(
    problem: &'p P,
    heuristic: H,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> BestFirst<'p, P, H, Queue<P::Cost>, O> {
    let settings = Settings::new(Evaluation::Weighted(options.weight), options);
    let queue = Queue::new(options.tie);
    BestFirst::new(problem, heuristic, queue, settings, observer, budget)
}
