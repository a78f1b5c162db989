//! Is a heuristic admissible and consistent on a board? With a counter-example if not.
//!
//! What is judged is the way to satisfy the numbers, in the clean formulation: the sub-problem that
//! the report's heuristics are made for. Besides the states near the start, those one or two walls
//! before a solution are looked at: a random walk hardly ever gets there.

use super::board::State;
use super::cell_set::CellSet;
use super::space::{Space, Task};
use super::{Formulation, HeuristicName, Wall};
use crate::{Cell, Grid, Rule, Solver};
use atisbo_base::Budget;
use atisbo_search::check::{Check, Sampling, check_heuristic_near};
use atisbo_search::{Estimate, Heuristic, Problem};

/// Compares a heuristic with true costs on a board.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::parse;
/// use atisbo_ohno::search::{HeuristicName, audit};
/// use atisbo_search::check::Sampling;
///
/// // One wall in the first cell satisfies all seven numbers; the report's H2 asks for two.
/// let board = parse(". 6 6 6 6 6 6 6").unwrap();
/// let check = audit(&board, HeuristicName::H2a, &Sampling::default(), &Budget::unlimited());
/// let example = check.admissible.counter_example().unwrap();
/// assert_eq!((example.estimate, example.cost), (Some(2), 1));
/// ```
pub fn audit(
    grid: &Grid,
    heuristic: HeuristicName,
    sampling: &Sampling,
    budget: &Budget,
) -> Check<Grid, Wall> {
    if grid.rows() * grid.cols() <= u128::BITS as usize {
        audit_over::<u128>(grid, heuristic, sampling, budget)
    } else {
        audit_over::<Box<[u64]>>(grid, heuristic, sampling, budget)
    }
}

fn audit_over<S: CellSet>(
    grid: &Grid,
    heuristic: HeuristicName,
    sampling: &Sampling,
    budget: &Budget,
) -> Check<Grid, Wall> {
    let space = Space::<S>::new(grid, Rule::default(), Formulation::Clean, Task::Numbers);
    let late = last_states(&space, grid, budget);
    check_heuristic_near(&space, ZeroAtGoals(heuristic), late, sampling, budget)
        .map_states(|state| space.grid(&state))
}

/// The states in which a solution lacks one wall or two.
fn last_states<S: CellSet>(space: &Space<S>, grid: &Grid, budget: &Budget) -> Vec<State<S>> {
    let Some(solution) = Solver::new(grid, space.rule()).solve(1, budget).first else {
        return Vec::new();
    };
    let added = grid
        .unknown()
        .filter(|&pos| solution.get(pos) == Cell::Wall);
    let added: Vec<usize> = added.map(|pos| grid.index(pos)).collect();
    let without = |missing: [usize; 2]| {
        let mut state = space.initial();
        for &cell in added.iter().filter(|cell| !missing.contains(cell)) {
            state.walls.insert(cell);
        }
        state
    };
    let pairs = added
        .iter()
        .enumerate()
        .flat_map(|(i, &one)| added[i..].iter().map(move |&other| [one, other]));
    pairs.take(MOST_LATE_STATES).map(without).collect()
}

/// Enough for every pair of 44 walls.
const MOST_LATE_STATES: usize = 1_000;

/// The heuristic, but with the estimate 0 at goals: H2A says 1 at every one of them, which no search
/// could notice, and would hide what is worth knowing.
struct ZeroAtGoals(HeuristicName);

impl<S: CellSet> Heuristic<Space<S>> for ZeroAtGoals {
    fn estimate(&self, space: &Space<S>, state: &State<S>) -> Estimate {
        if space.is_goal(state) {
            Estimate::Cost(0)
        } else {
            self.0.estimate(space, state)
        }
    }
}
