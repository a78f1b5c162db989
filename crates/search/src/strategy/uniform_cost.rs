//! Uniform-cost search (Dijkstra's algorithm): the cheapest node first.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 3.4.2; Dijkstra, "A note on two problems in
//! connexion with graphs", 1959.

use crate::{BestFirst, Evaluation, Observer, Options, Problem, Queue, Settings};
use atisbo_base::Budget;

/// Finds a cheapest path, by taking the node with the lowest cost so far.
///
/// - `options` may choose tree search, late duplicates, the goal test, the tie rule, a depth limit.
///
/// Complete (on an infinite space: if the steps of an endless path cost without bound). Optimal,
/// unless the goal test is moved to generation. Time and memory grow with the number of states
/// cheaper than the goal.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, problem_from, strategy::uniform_cost};
///
/// let problem = problem_from(1, |&n| [("double", 2 * n, 3), ("add one", n + 1, 1)], |&n| n == 10);
/// let report = uniform_cost(&problem, &Options::default(), (), &Budget::unlimited()).run();
/// let path = report.path().expect("10 can be reached");
/// assert_eq!(path.states, [1, 2, 3, 4, 5, 10]);
/// assert_eq!(path.cost, 7);
/// ```
pub fn uniform_cost<'p, P: Problem, O: Observer<P>>(
    problem: &'p P,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> BestFirst<'p, P, (), Queue<P::Cost>, O> {
    let settings = Settings::new(Evaluation::Cost, options);
    let queue = Queue::new(options.tie);
    BestFirst::new(problem, (), queue, settings, observer, budget)
}
