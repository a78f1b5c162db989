//! Breadth-first search: the shallowest node first.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 3.4.1; Moore, "The shortest path through a maze", 1959.

use crate::{BestFirst, Evaluation, Fifo, GoalTest, Observer, Options, Problem, Settings};
use atisbo_base::Budget;

/// Finds a path with the fewest steps, level by level.
///
/// - `options` may choose tree search, late duplicates, a goal test on expansion, a depth limit.
///
/// Complete. Optimal in the number of steps, not in cost (unless all steps cost the same). Time and
/// memory grow with the number of states up to the depth of the goal.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, problem_from, strategy::breadth_first};
///
/// let problem = problem_from(1, |&n| [("double", 2 * n, 3), ("add one", n + 1, 1)], |&n| n == 10);
/// let report = breadth_first(&problem, &Options::default(), (), &Budget::unlimited()).run();
/// let path = report.path().expect("10 can be reached");
/// assert_eq!(path.states, [1, 2, 4, 5, 10]);
/// assert_eq!(path.actions[..2], ["double", "double"]);
/// assert_eq!(path.cost, 10); // adding one five times would have been cheaper, but longer
/// ```
pub fn breadth_first<'p, P: Problem, O: Observer<P>>(
    problem: &'p P,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> BestFirst<'p, P, (), Fifo<P::Cost>, O> {
    let settings = Settings {
        goal_test: options.goal_test.unwrap_or(GoalTest::Generation),
        ..Settings::new(Evaluation::Depth, options)
    };
    BestFirst::new(problem, (), Fifo::default(), settings, observer, budget)
}
