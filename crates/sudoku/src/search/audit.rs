//! Is a heuristic admissible and consistent on a puzzle? With a counter-example if not.
//!
//! Judged is the report's space: the clean formulation, the first empty cell next. Besides the states
//! near the start, those before a solution are looked at: a random walk hardly ever gets there.

use super::cells::{AnySize, Cells};
use super::placement::Placement;
use super::run::{SearchSettings, solve_by_search};
use super::space::Space;
use super::state::State;
use super::{CellOrder, Formulation, HeuristicName};
use crate::Puzzle;
use atisbo_base::Budget;
use atisbo_search::check::{Check, Sampling, check_heuristic_near};
use atisbo_search::{Estimate, Heuristic, Problem};

/// Compares a heuristic with true costs on a puzzle. The states of counter-examples are values row by
/// row, 0 for an empty cell.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::check::{Finding, Sampling};
/// use atisbo_sudoku::search::{HeuristicName, audit};
/// use atisbo_sudoku::{Puzzle, Shape};
///
/// let puzzle = Puzzle::empty(Shape::of_size(4).unwrap());
/// let check = |name| audit(&puzzle, name, &Sampling::default(), &Budget::unlimited());
/// assert_eq!(check(HeuristicName::H1).admissible, Finding::Holds);
///
/// // Four values go into the first cell of a row, but perhaps only one into the next.
/// let h2 = check(HeuristicName::H2);
/// assert_eq!(h2.admissible, Finding::Holds);
/// let example = h2.consistent.counter_example().unwrap();
/// assert!(example.before.unwrap() > example.after + example.cost);
/// ```
pub fn audit(
    puzzle: &Puzzle,
    heuristic: HeuristicName,
    sampling: &Sampling,
    budget: &Budget,
) -> Check<Vec<u8>, Placement> {
    let space = Space::<AnySize>::new(puzzle, Formulation::Clean, CellOrder::First);
    let late = last_states(&space, puzzle, budget);
    check_heuristic_near(&space, ZeroAtGoals(heuristic), late, sampling, budget)
        .map_states(|state| state.values().to_vec())
}

/// The states in which a solution lacks its last few cells.
fn last_states(space: &Space<AnySize>, puzzle: &Puzzle, budget: &Budget) -> Vec<State<AnySize>> {
    let settings = SearchSettings {
        formulation: Formulation::Propagating,
        ..SearchSettings::default()
    };
    let report = solve_by_search(puzzle, &settings, &mut (), budget);
    let Some(solution) = report.ok().and_then(|report| report.solution) else {
        return Vec::new();
    };
    let cells = &space.board.empty;
    let fewest = cells.len().saturating_sub(MOST_LACKING);
    let up_to = |placed: usize| {
        let mut state = space.initial();
        for cell in cells[..placed].iter().map(|&cell| usize::from(cell)) {
            state.put(cell, solution[cell]);
        }
        state
    };
    (fewest..cells.len()).map(up_to).collect()
}

/// An estimate that is too high shows where little is left to do.
const MOST_LACKING: usize = 30;

/// The heuristic, but with the estimate 0 at goals: H2 says 1 at every one of them, which no search
/// could notice, and would hide what is worth knowing.
struct ZeroAtGoals(HeuristicName);

impl<C: Cells> Heuristic<Space<C>> for ZeroAtGoals {
    fn estimate(&self, space: &Space<C>, state: &State<C>) -> Estimate {
        if space.is_goal(state) {
            Estimate::Cost(0)
        } else {
            self.0.estimate(space, state)
        }
    }
}
