//! Problems and heuristics made of plain functions.

use crate::Cost;
use crate::problem::{Estimate, Heuristic, Problem, Successor};
use std::hash::Hash;
use std::marker::PhantomData;

/// A problem from an initial state, a function that lists the steps out of a state as
/// `(action, state, cost)`, and a goal test.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, problem_from, strategy::uniform_cost};
///
/// // From 1 to 10 by doubling, which costs 3, and by adding one, which costs 1.
/// let problem = problem_from(1, |&n| [("double", 2 * n, 3), ("add one", n + 1, 1)], |&n| n == 10);
/// let report = uniform_cost(&problem, &Options::default(), (), &Budget::unlimited()).run();
/// assert_eq!(report.path().map(|path| path.cost), Some(7)); // 1 2 3 4 5 10
/// ```
pub fn problem_from<S, A, N, I, G>(initial: S, steps: N, is_goal: G) -> FromFunctions<S, A, N, G>
where
    S: Clone + Eq + Hash,
    A: Clone,
    N: Fn(&S) -> I,
    I: IntoIterator<Item = (A, S, Cost)>,
    G: Fn(&S) -> bool,
{
    FromFunctions {
        initial,
        steps,
        is_goal,
        action: PhantomData,
    }
}

/// A problem made of functions: see [`problem_from`].
#[derive(Clone, Copy, Debug)]
pub struct FromFunctions<S, A, N, G> {
    initial: S,
    steps: N,
    is_goal: G,
    action: PhantomData<A>,
}

impl<S, A, N, I, G> Problem for FromFunctions<S, A, N, G>
where
    S: Clone + Eq + Hash,
    A: Clone,
    N: Fn(&S) -> I,
    I: IntoIterator<Item = (A, S, Cost)>,
    G: Fn(&S) -> bool,
{
    type State = S;
    type Action = A;
    type Cost = Cost;

    fn initial(&self) -> S {
        self.initial.clone()
    }

    fn is_goal(&self, state: &S) -> bool {
        (self.is_goal)(state)
    }

    fn successors(&self, state: &S, out: &mut Vec<Successor<Self>>) {
        let steps = (self.steps)(state).into_iter();
        out.extend(steps.map(|(action, state, cost)| Successor {
            action,
            state,
            cost,
        }));
    }
}

/// A heuristic from a function of the state.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, estimate_from, problem_from, strategy::a_star};
///
/// let problem = problem_from(0i32, |&x| [("left", x - 1, 1), ("right", x + 1, 1)], |&x| x == 20);
/// let distance = estimate_from(|&x: &i32| x.abs_diff(20));
/// let report = a_star(&problem, &distance, &Options::default(), (), &Budget::unlimited()).run();
/// assert_eq!(report.statistics.expanded, 20); // never a step to the left
/// ```
pub fn estimate_from<F>(estimate: F) -> EstimateFrom<F> {
    EstimateFrom(estimate)
}

/// A heuristic made of a function: see [`estimate_from`].
#[derive(Clone, Copy, Debug)]
pub struct EstimateFrom<F>(F);

impl<P: Problem, F: Fn(&P::State) -> P::Cost> Heuristic<P> for EstimateFrom<F> {
    #[inline]
    fn estimate(&self, _problem: &P, state: &P::State) -> Estimate<P::Cost> {
        Estimate::Cost((self.0)(state))
    }
}
