//! A strategy chosen at run time.

use crate::strategy::{
    a_star, beam, bidirectional, breadth_first, depth_first, depth_limited, greedy, ida_star,
    iterative_deepening, limited_discrepancy, uniform_cost, weighted_a_star,
};
use crate::{Heuristic, Machine, Observer, Options, Problem, ReportOf, Reversible, Strategy};
use atisbo_base::Budget;

/// The bidirectional strategy needs a problem whose goal is known and whose steps can be undone: a
/// [`Reversible`] one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "this problem cannot be searched backwards: its goal is not known; choose another strategy"
)]
pub struct NotReversible;

/// Searches with any strategy but the bidirectional one; [`search_reversible`] does them all.
///
/// The strategies that need no heuristic do not ask it.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Options, Strategy, estimate_from, problem_from, search};
///
/// let problem = problem_from(0u32, |&n| [("+3", n + 3, 3), ("+5", n + 5, 4)], |&n| n == 19);
/// let gap = estimate_from(|&n: &u32| 19u32.saturating_sub(n) * 4 / 5);
/// let strategy: Strategy = "astar".parse()?;
/// let report = search(&problem, &gap, strategy, &Options::default(), (), &Budget::unlimited());
/// assert_eq!(report?.path().map(|path| path.cost), Some(17)); // 5 + 5 + 3 + 3 + 3
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the strategy is [`Strategy::Bidirectional`].
pub fn search<P: Problem, H: Heuristic<P>, O: Observer<P>>(
    problem: &P,
    heuristic: H,
    strategy: Strategy,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> Result<ReportOf<P>, NotReversible> {
    Ok(match strategy {
        Strategy::BreadthFirst => breadth_first(problem, options, observer, budget).run(),
        Strategy::DepthFirst => depth_first(problem, options, observer, budget).run(),
        Strategy::DepthLimited => depth_limited(problem, options, observer, budget).run(),
        Strategy::IterativeDeepening => {
            iterative_deepening(problem, options, observer, budget).run()
        }
        Strategy::UniformCost => uniform_cost(problem, options, observer, budget).run(),
        Strategy::Greedy => greedy(problem, heuristic, options, observer, budget).run(),
        Strategy::AStar => a_star(problem, heuristic, options, observer, budget).run(),
        Strategy::WeightedAStar => {
            weighted_a_star(problem, heuristic, options, observer, budget).run()
        }
        Strategy::IdaStar => ida_star(problem, heuristic, options, observer, budget).run(),
        Strategy::Beam => beam(problem, heuristic, options, observer, budget).run(),
        Strategy::LimitedDiscrepancy => {
            limited_discrepancy(problem, heuristic, options, observer, budget).run()
        }
        Strategy::Bidirectional => return Err(NotReversible),
    })
}

/// Searches a problem that can run backwards with any strategy.
pub fn search_reversible<P: Reversible, H: Heuristic<P>, O: Observer<P>>(
    problem: &P,
    heuristic: H,
    strategy: Strategy,
    options: &Options,
    mut observer: O,
    budget: &Budget,
) -> ReportOf<P> {
    search(problem, heuristic, strategy, options, &mut observer, budget)
        .unwrap_or_else(|_| bidirectional(problem, options.tie, observer, budget).run())
}
