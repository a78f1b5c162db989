//! Greedy best-first search: the node that looks nearest to a goal first.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 3.5.1.

use crate::{BestFirst, Evaluation, Heap, Heuristic, Observer, Options, Problem, Settings, Tie};
use atisbo_base::Budget;

/// Finds some path, by taking the node with the lowest estimate.
///
/// - `heuristic` may be any; states that it calls dead ends are pruned.
/// - `options` may choose tree search, late duplicates, the goal test, the tie rule, a depth limit.
///
/// Complete on finite spaces (as graph search). Not optimal. Time and memory depend on how good the
/// heuristic is, and are in the worst case the whole space.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, estimate_from, problem_from, strategy::greedy};
///
/// let problem = problem_from(1u32, |&n| [("double", 2 * n, 3), ("add one", n + 1, 1)], |&n| n == 10);
/// let gap = estimate_from(|n: &u32| n.abs_diff(10));
/// let report = greedy(&problem, &gap, &Options::default(), (), &Budget::unlimited()).run();
/// let path = report.path().expect("10 can be reached");
/// assert_eq!(path.states, [1, 2, 4, 8, 9, 10]);
/// assert_eq!(path.cost, 9); // 7 is possible
/// ```
pub fn greedy<'p, P: Problem, H: Heuristic<P>, O: Observer<P>>(
    problem: &'p P,
    heuristic: H,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> BestFirst<'p, P, H, Heap<Tie, P::Cost>, O> {
    let settings = Settings::new(Evaluation::Estimate, options);
    let heap = Heap::new(options.tie);
    BestFirst::new(problem, heuristic, heap, settings, observer, budget)
}
