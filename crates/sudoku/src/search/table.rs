//! The table of strategies and puzzles: what each run solved, and what it took.

use super::run::{Ending, SearchSettings, solve_by_search};
use super::{CellOrder, Formulation, HeuristicName};
use crate::Puzzle;
use atisbo_base::Budget;
use atisbo_search::Strategy;
use serde::Serialize;

/// One run: a puzzle and the settings it was searched with.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
pub struct Row {
    /// The puzzle's name.
    pub puzzle: String,
    /// The settings.
    pub settings: SearchSettings,
    /// How it ended.
    pub ending: Ending,
    /// States whose successors were asked for.
    pub expanded: u64,
    /// Successors.
    pub generated: u64,
    /// The most nodes that ever waited.
    pub largest_frontier: u64,
    /// The most bytes held.
    pub bytes: u64,
    /// Wall-clock time.
    pub seconds: f64,
}

impl Row {
    /// Whether a solution was found.
    pub fn is_solved(&self) -> bool {
        self.ending == Ending::Solved
    }

    /// Expansions a second.
    pub fn rate(&self) -> f64 {
        self.expanded as f64 / self.seconds
    }
}

/// Every strategy in one formulation; greedy search and A* with every heuristic.
pub fn own_runs(formulation: Formulation, cell_order: CellOrder) -> Vec<SearchSettings> {
    let forwards = Strategy::ALL
        .into_iter()
        .filter(|&strategy| strategy != Strategy::Bidirectional);
    forwards
        .flat_map(|strategy| {
            let heuristics: &[HeuristicName] = match strategy {
                Strategy::Greedy | Strategy::AStar => &HeuristicName::ALL,
                _ => &[HeuristicName::Domains],
            };
            heuristics.iter().map(move |&heuristic| SearchSettings {
                strategy,
                heuristic,
                formulation,
                cell_order,
                ..SearchSettings::default()
            })
        })
        .collect()
}

/// Searches every puzzle with all settings, one after the other, each run under the whole budget.
/// Runs that cannot be made (bidirectional search) are left out.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::search::{report_runs, table};
/// use atisbo_sudoku::text::parse;
///
/// let puzzle = parse("1.....3..4.....2").unwrap();
/// let rows = table(&[("tiny", &puzzle)], &report_runs(), &Budget::unlimited());
/// assert_eq!(rows.len(), 7);
/// assert!(rows.iter().all(|row| row.is_solved()));
/// assert_eq!(rows[0].expanded, rows[2].expanded, "every step costs the same");
/// ```
pub fn table(puzzles: &[(&str, &Puzzle)], runs: &[SearchSettings], budget: &Budget) -> Vec<Row> {
    let pairs = puzzles
        .iter()
        .flat_map(|puzzle| runs.iter().map(move |settings| (puzzle, settings)));
    pairs
        .filter_map(|(&(name, puzzle), settings)| {
            let report = solve_by_search(puzzle, settings, &mut (), budget).ok()?;
            let statistics = &report.statistics;
            Some(Row {
                puzzle: name.to_owned(),
                settings: settings.clone(),
                ending: report.ending,
                expanded: statistics.expanded,
                generated: statistics.generated,
                largest_frontier: statistics.largest_frontier,
                bytes: statistics.bytes,
                seconds: statistics.time.as_secs_f64(),
            })
        })
        .collect()
}
