//! Is a heuristic admissible? Is it consistent? With a counter-example if not.
//!
//! The checker explores the problem from its initial state and from the ends of random walks, in the
//! order of A*. Then it goes backwards over all the steps it has seen: from the goals it found, which
//! bounds the true cost of a state from above (there is such a path), and from the states it did not
//! get to expand, which bounds it from below (any other path leads through one). So a counter-example
//! is always a real one, and a state counts as judged only if its estimate is proven right or wrong,
//! even where the space is too large to be explored as a whole.
//!
//! Definitions: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition,
//! section 3.5.2.

mod explored;

use crate::cost::{Cost, PathCost};
use crate::engine::appraise;
use crate::problem::{Heuristic, Problem, Successor};
use atisbo_base::{Budget, Stop, seed};
use explored::Explored;
use rand::RngExt;
use serde::{Deserialize, Serialize};

/// Where a check looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Sampling {
    /// How many states may be expanded from the initial state, and from the end of each walk.
    pub expansions: u64,
    /// How many states may be expanded from each state that the caller names.
    pub expansions_nearby: u64,
    /// How many random walks are made from the initial state.
    pub walks: u32,
    /// The most steps of a walk. Each has a random length up to this.
    pub walk_length: u32,
    /// What the walks depend on.
    pub seed: u64,
}

impl Default for Sampling {
    fn default() -> Self {
        Self {
            expansions: 20_000,
            expansions_nearby: 100,
            walks: 20,
            walk_length: 50,
            seed: 0,
        }
    }
}

/// What a check found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Check<S, A, C = Cost> {
    /// Never above the true cost? (A goal's estimate must then be 0.)
    pub admissible: Finding<Overestimate<S, C>>,
    /// Never dropping by more than the cost of a step?
    pub consistent: Finding<Inconsistency<S, A, C>>,
    /// What the heuristic says of the initial state, if that was seen.
    pub start: Option<Compared<C>>,
    /// States whose estimate was proven right or wrong.
    pub judged: u64,
    /// States whose true cost lies too far away to tell.
    pub undecided: u64,
    /// Steps looked at.
    pub steps: u64,
    /// The budget that ended the exploration, if one did.
    pub stopped: Option<Stop>,
}

impl<S, A, C> Check<S, A, C> {
    /// The same with the states of the counter-examples in another form.
    pub fn map_states<T>(self, form: impl Fn(S) -> T) -> Check<T, A, C> {
        Check {
            admissible: self.admissible.map(|found| Overestimate {
                state: form(found.state),
                estimate: found.estimate,
                cost: found.cost,
            }),
            consistent: self.consistent.map(|found| Inconsistency {
                from: form(found.from),
                action: found.action,
                to: form(found.to),
                cost: found.cost,
                before: found.before,
                after: found.after,
            }),
            start: self.start,
            judged: self.judged,
            undecided: self.undecided,
            steps: self.steps,
            stopped: self.stopped,
        }
    }
}

/// An estimate beside the true cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Compared<C = Cost> {
    /// What the heuristic says; nothing if it says that this is a dead end.
    pub estimate: Option<C>,
    /// What a cheapest path to a goal costs; nothing if there is none, or if it was not found.
    pub cost: Option<C>,
}

/// Whether a property holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Finding<C> {
    /// It holds everywhere: all that can be reached was looked at.
    Holds,
    /// It holds wherever it could be judged.
    NotRefuted,
    /// It does not hold, and this is where.
    Fails(C),
}

impl<C> Finding<C> {
    /// The same with the counter-example in another form.
    fn map<D>(self, form: impl FnOnce(C) -> D) -> Finding<D> {
        match self {
            Finding::Holds => Finding::Holds,
            Finding::NotRefuted => Finding::NotRefuted,
            Finding::Fails(example) => Finding::Fails(form(example)),
        }
    }

    /// The counter-example.
    pub fn counter_example(&self) -> Option<&C> {
        match self {
            Finding::Fails(example) => Some(example),
            _ => None,
        }
    }
}

/// A state from which a goal is nearer than the heuristic says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Overestimate<S, C = Cost> {
    /// The state.
    pub state: S,
    /// What the heuristic says; nothing if it says that this is a dead end.
    pub estimate: Option<C>,
    /// What a path from there to a goal costs.
    pub cost: C,
}

/// A step on which the estimate drops by more than the step costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Inconsistency<S, A, C = Cost> {
    /// Where the step starts.
    pub from: S,
    /// What is done.
    pub action: A,
    /// Where it leads.
    pub to: S,
    /// What it costs.
    pub cost: C,
    /// The estimate before; nothing if it says that this is a dead end.
    pub before: Option<C>,
    /// The estimate after.
    pub after: C,
}

/// Compares a heuristic with true costs. What [`Problem::dead_end`] says is checked with it.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::check::{Finding, Sampling, check_heuristic};
/// use atisbo_search::{estimate_from, problem_from};
///
/// // A king walks on a chess board; the sum of rows and columns is too much for him, the larger of
/// // the two is not.
/// let moves = |&(x, y): &(i32, i32)| {
///     let places = (x - 1..=x + 1).flat_map(move |x| (y - 1..=y + 1).map(move |y| (x, y)));
///     places.filter(|(x, y)| (0..8).contains(x) && (0..8).contains(y)).map(|to| ((), to, 1))
/// };
/// let problem = problem_from((0, 0), moves, |&place| place == (7, 7));
/// let sum = estimate_from(|&(x, y): &(i32, i32)| x.abs_diff(7) + y.abs_diff(7));
/// let larger = estimate_from(|&(x, y): &(i32, i32)| x.abs_diff(7).max(y.abs_diff(7)));
///
/// let check = check_heuristic(&problem, sum, &Sampling::default(), &Budget::unlimited());
/// let example = check.admissible.counter_example().expect("a state that is nearer");
/// assert_eq!((example.state, example.estimate, example.cost), ((6, 6), Some(2), 1));
///
/// let check = check_heuristic(&problem, larger, &Sampling::default(), &Budget::unlimited());
/// assert_eq!(check.admissible, Finding::Holds);
/// assert_eq!(check.consistent, Finding::Holds);
/// assert_eq!(check.judged, 64);
/// ```
pub fn check_heuristic<P: Problem, H: Heuristic<P>>(
    problem: &P,
    heuristic: H,
    sampling: &Sampling,
    budget: &Budget,
) -> Check<P::State, P::Action, P::Cost> {
    check_heuristic_near(problem, heuristic, [], sampling, budget)
}

/// The same, but looks around `states` first. States near a goal are where a small true cost gives
/// an overestimate away, and a walk from the initial state may never come there.
pub fn check_heuristic_near<P: Problem, H: Heuristic<P>>(
    problem: &P,
    heuristic: H,
    states: impl IntoIterator<Item = P::State>,
    sampling: &Sampling,
    budget: &Budget,
) -> Check<P::State, P::Action, P::Cost> {
    let mut explored = Explored::new(problem, &heuristic, budget);
    let stopped = explore(problem, &mut explored, states, sampling).err();
    explored.conclude(stopped)
}

fn explore<P: Problem, H: Heuristic<P>>(
    problem: &P,
    explored: &mut Explored<'_, P, H>,
    states: impl IntoIterator<Item = P::State>,
    sampling: &Sampling,
) -> Result<(), Stop> {
    for state in states {
        explored.explore(state, sampling.expansions_nearby)?;
    }
    explored.explore(problem.initial(), sampling.expansions)?;
    for walk in 0..sampling.walks {
        if explored.is_complete() {
            break;
        }
        let end = random_walk(problem, explored, sampling, walk)?;
        explored.explore(end, sampling.expansions)?;
    }
    Ok(())
}

fn random_walk<P: Problem, H: Heuristic<P>>(
    problem: &P,
    explored: &mut Explored<'_, P, H>,
    sampling: &Sampling,
    walk: u32,
) -> Result<P::State, Stop> {
    let mut rng = seed::rng(sampling.seed, u64::from(walk));
    let mut state = problem.initial();
    let mut successors: Vec<Successor<P>> = Vec::new();
    for _ in 0..rng.random_range(0..=sampling.walk_length) {
        successors.clear();
        problem.successors(&state, &mut successors);
        if let Some(stop) = problem.interrupted() {
            return Err(stop);
        }
        for _ in &successors {
            explored.check()?;
        }
        if successors.is_empty() {
            break;
        }
        let choice = rng.random_range(0..successors.len());
        state = successors.swap_remove(choice).state;
    }
    Ok(state)
}

/// How far a state is from a goal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Distance<C> {
    Finite(C),
    /// A dead end.
    Infinite,
}

impl<C: PathCost> Distance<C> {
    /// The estimate of a state.
    fn estimated<P: Problem<Cost = C>, H: Heuristic<P>>(
        problem: &P,
        heuristic: &H,
        state: &P::State,
    ) -> Self {
        appraise(problem, heuristic, state).map_or(Distance::Infinite, Distance::Finite)
    }

    fn finite(self) -> Option<C> {
        match self {
            Distance::Finite(cost) => Some(cost),
            Distance::Infinite => None,
        }
    }

    /// Whether this is farther than another by more than rounding explains.
    fn exceeds(self, other: Self) -> bool {
        match (self, other) {
            (_, Distance::Infinite) => false,
            (Distance::Infinite, Distance::Finite(_)) => true,
            (Distance::Finite(cost), Distance::Finite(other)) => cost.exceeds(other),
        }
    }
}
