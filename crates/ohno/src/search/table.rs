//! The table of strategies and boards: what each run solved, and what it took.

use super::run::{SearchReport, SearchSettings, solve_by_search};
use super::{Formulation, HeuristicName};
use crate::Grid;
use atisbo_base::Budget;
use atisbo_search::Strategy;
use serde::{Deserialize, Serialize};

/// One run: a board, the settings it was searched with, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The board's name.
    pub board: String,
    /// The settings.
    pub settings: SearchSettings,
    /// How it ended and what it took.
    pub report: SearchReport,
}

/// A run of the report's own program, as it was counted: a line of `data/ohno/seed_counts.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OriginalRun {
    /// The board's name.
    pub board: String,
    /// Which of its strategies.
    pub strategy: Strategy,
    /// The heuristic, if the strategy has one.
    pub heuristic: Option<HeuristicName>,
    /// Whether it ended with a goal before the limit.
    pub solved: bool,
    /// Whether that goal was no solution.
    #[serde(default)]
    pub wrong: bool,
    /// States whose successors were generated.
    pub expanded: u64,
    /// Nodes taken from the frontier.
    pub popped: u64,
    /// The most nodes that ever waited.
    pub largest_frontier: u64,
    /// The limit in seconds of processor time.
    pub cpu_limit: u64,
    /// Its first sub-problem, if it finished that.
    #[serde(default)]
    pub first_phase: Option<OriginalPhase>,
}

/// The first sub-problem in a run of the report's own program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OriginalPhase {
    /// States whose successors were generated.
    pub expanded: u64,
    /// Walls put on the way to the goal.
    pub walls: u64,
}

impl OriginalRun {
    /// The settings under which our faithful formulation does the same.
    pub fn settings(&self) -> SearchSettings {
        SearchSettings {
            strategy: self.strategy,
            heuristic: self.heuristic.unwrap_or(HeuristicName::H1),
            ..faithful()
        }
    }

    /// Whether the program does the same in every run: its breadth-first and depth-first searches
    /// shuffle their moves with a generator that is not seeded.
    pub fn is_deterministic(&self) -> bool {
        !matches!(self.strategy, Strategy::BreadthFirst | Strategy::DepthFirst)
    }
}

fn faithful() -> SearchSettings {
    SearchSettings {
        formulation: Formulation::Faithful,
        two_phase: true,
        ..SearchSettings::default()
    }
}

/// The nine algorithms of the report's table, as its program runs them.
pub fn report_runs() -> Vec<SearchSettings> {
    let uninformed = [
        Strategy::BreadthFirst,
        Strategy::DepthFirst,
        Strategy::IterativeDeepening,
    ];
    let heuristics = [HeuristicName::H1, HeuristicName::H2i, HeuristicName::H2a];
    let informed = [Strategy::Greedy, Strategy::AStar]
        .into_iter()
        .flat_map(|strategy| heuristics.map(|heuristic| (strategy, heuristic)));
    uninformed
        .map(|strategy| (strategy, HeuristicName::H1))
        .into_iter()
        .chain(informed)
        .map(|(strategy, heuristic)| SearchSettings {
            strategy,
            heuristic,
            ..faithful()
        })
        .collect()
}

/// Searches every board with all settings, one after the other, each run under the whole budget.
/// Runs that cannot be made (bidirectional search) are left out.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::parse;
/// use atisbo_ohno::search::{report_runs, table};
///
/// let board = parse("W 2 . .\n. . W W\n4 . . .\nW . 3 .").unwrap();
/// let rows = table(&[("4x4_1", &board)], &report_runs(), &Budget::unlimited().nodes(10_000));
/// assert_eq!(rows.len(), 9);
/// assert_eq!(rows[8].report.statistics.expanded, 3, "A* with H2A");
/// ```
pub fn table(boards: &[(&str, &Grid)], runs: &[SearchSettings], budget: &Budget) -> Vec<Row> {
    let pairs = boards
        .iter()
        .flat_map(|board| runs.iter().map(move |settings| (board, settings)));
    pairs
        .filter_map(|(&(board, grid), settings)| {
            Some(Row {
                board: board.to_owned(),
                settings: settings.clone(),
                report: solve_by_search(grid, settings, &mut (), budget).ok()?,
            })
        })
        .collect()
}
