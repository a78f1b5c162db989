//! A* search: the node with the lowest cost plus estimate first.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 3.5.2; Hart, Nilsson and Raphael, "A formal basis
//! for the heuristic determination of minimum cost paths", 1968.

use crate::{BestFirst, Evaluation, Heuristic, Observer, Options, Problem, Queue, Settings};
use atisbo_base::Budget;

/// Finds a cheapest path, by taking the node with the lowest cost so far plus estimate.
///
/// - `heuristic` must be admissible (never above the true cost) for the path to be cheapest. If it
///   is also consistent, no state is expanded twice; otherwise states are reopened as needed.
/// - `options` may choose tree search, late duplicates, the goal test, the tie rule, a depth limit.
///
/// Complete as uniform-cost search is. Optimal with an admissible heuristic and the goal test on
/// expansion. No optimal search with the same consistent heuristic can do with fewer expansions,
/// but for ties. Memory grows with the number of generated states.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, estimate_from, problem_from, strategy::a_star};
///
/// let problem = problem_from(1u32, |&n| [("double", 2 * n, 3), ("add one", n + 1, 1)], |&n| n == 10);
/// // Any number on the way that is below 10 needs one step more, which costs 1 or more.
/// let short = estimate_from(|&n: &u32| u32::from(n != 10));
/// let report = a_star(&problem, &short, &Options::default(), (), &Budget::unlimited()).run();
/// assert_eq!(report.path().map(|path| path.cost), Some(7));
/// ```
pub fn a_star<'p, P: Problem, H: Heuristic<P>, O: Observer<P>>(
    problem: &'p P,
    heuristic: H,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> BestFirst<'p, P, H, Queue<P::Cost>, O> {
    let settings = Settings::new(Evaluation::Sum, options);
    let queue = Queue::new(options.tie);
    BestFirst::new(problem, heuristic, queue, settings, observer, budget)
}
