//! What the report's own program counted: the records of `data/sudoku/seed_counts.json`.

use super::run::SearchSettings;
use super::{CellOrder, Formulation, HeuristicName};
use atisbo_search::Strategy;
use serde::Deserialize;
use std::collections::BTreeMap;

/// All runs of the original program that were counted.
#[derive(Clone, Debug, Deserialize)]
pub struct OriginalCounts {
    /// The puzzles, each with its runs.
    pub puzzles: Vec<OriginalPuzzle>,
}

/// A puzzle that the original program was run on.
#[derive(Clone, Debug, Deserialize)]
pub struct OriginalPuzzle {
    /// Its name.
    pub name: String,
    /// Its cells, row by row; a dot is an empty one.
    pub puzzle: String,
    algorithms: BTreeMap<Algorithm, Record>,
}

/// The algorithms of the report, in its order: a strategy, and a heuristic if it has one.
const ALGORITHMS: [(Strategy, Option<HeuristicName>); 7] = [
    (Strategy::BreadthFirst, None),
    (Strategy::DepthFirst, None),
    (Strategy::UniformCost, None),
    (Strategy::Greedy, Some(HeuristicName::H1)),
    (Strategy::AStar, Some(HeuristicName::H1)),
    (Strategy::Greedy, Some(HeuristicName::H2)),
    (Strategy::AStar, Some(HeuristicName::H2)),
];

/// An algorithm under the name it has in the record, in the order of [`ALGORITHMS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Algorithm {
    BreadthFirst,
    DepthFirst,
    UniformCost,
    GreedyH1,
    AStarH1,
    GreedyH2,
    AStarH2,
}

/// What was counted: by the program itself and by a model of it in Python, which also did runs that
/// take the program too long.
#[derive(Clone, Debug, Deserialize)]
struct Record {
    seed: Counted,
    model: Counted,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Counted {
    expanded: Option<u64>,
    generated: Option<u64>,
    max_frontier: Option<u64>,
    cpu_s: Option<f64>,
}

/// A run of the original program that ended with a solution.
#[derive(Clone, Debug, PartialEq)]
pub struct OriginalRun {
    /// Which of its strategies.
    pub strategy: Strategy,
    /// The heuristic, if the strategy has one.
    pub heuristic: Option<HeuristicName>,
    /// States whose successors were generated.
    pub expanded: u64,
    /// Successors.
    pub generated: u64,
    /// The most nodes that waited after a step, as the model counts it.
    pub largest_frontier: Option<u64>,
    /// Seconds of processor time; none if only the model was run.
    pub seconds: Option<f64>,
}

impl OriginalPuzzle {
    /// The runs that ended with a solution, in the order of the report.
    pub fn runs(&self) -> impl Iterator<Item = OriginalRun> {
        self.algorithms.iter().filter_map(|(algorithm, record)| {
            let Record { seed, model } = record;
            let (strategy, heuristic) = ALGORITHMS[*algorithm as usize];
            Some(OriginalRun {
                strategy,
                heuristic,
                expanded: seed.expanded.or(model.expanded)?,
                generated: seed.generated.or(model.generated)?,
                largest_frontier: model.max_frontier,
                seconds: seed.cpu_s,
            })
        })
    }
}

impl OriginalRun {
    /// The settings under which our faithful formulation does the same.
    pub fn settings(&self) -> SearchSettings {
        faithful(self.strategy, self.heuristic)
    }

    /// Whether the original program itself was run, and not only the model of it.
    pub fn is_by_program(&self) -> bool {
        self.seconds.is_some()
    }
}

/// The seven algorithms of the report, as its program runs them.
pub fn report_runs() -> Vec<SearchSettings> {
    ALGORITHMS
        .map(|(strategy, heuristic)| faithful(strategy, heuristic))
        .into()
}

fn faithful(strategy: Strategy, heuristic: Option<HeuristicName>) -> SearchSettings {
    SearchSettings {
        strategy,
        heuristic: heuristic.unwrap_or(HeuristicName::H1),
        formulation: Formulation::Faithful,
        cell_order: CellOrder::First,
        ..SearchSettings::default()
    }
}
