//! Experiments with 0h n0: boards from files or made anew, and ways to search them.

use super::experiment::{KeyError, Subject};
use super::puzzles::{
    Puzzles, Solvable, counts, given, refuse_bidirectional, subject as subject_of,
};
use atisbo_api::Error;
use atisbo_base::{Budget, Name};
use atisbo_lab::experiment::{self, ExperimentError, Problem, Texts};
use atisbo_lab::runs::{Outcome, Run, Setting};
use atisbo_ohno::search::{Ending, Formulation, HeuristicName, SearchSettings, solve_by_search};
use atisbo_ohno::{
    Difficulty, GenerateError, Grid, MAX_SIDE, Rule, Settings, Solver, Verdict, generate,
};
use atisbo_search::Strategy;
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::time::Instant;

/// An experiment with 0h n0.
pub type Experiment = experiment::Experiment<Instances, Search>;

/// Boards of a size that an experiment has unless it says how many.
const BOARDS: u64 = 20;

/// Which boards.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Instances {
    /// How many of each setting.
    pub count: Option<u64>,
    /// Files of boards, each a setting.
    #[serde(skip_serializing_if = "Texts::is_empty")]
    pub files: Texts,
    /// Boards, together a setting.
    #[serde(skip_serializing_if = "Texts::is_empty")]
    pub puzzles: Texts,
    /// How hard the boards are that are made.
    pub difficulty: Option<Difficulty>,
    /// Their sizes, as `7` or `5x8`, each a setting.
    #[serde(skip_serializing_if = "Texts::is_empty")]
    pub sizes: Texts,
}

/// How boards are solved, and by which switches.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Search {
    /// What it is called in results.
    pub name: Option<String>,
    /// The strategy.
    pub strategy: StrategyName,
    /// What informed strategies go by.
    pub heuristic: Option<HeuristicName>,
    /// Which steps there are.
    pub formulation: Option<Formulation>,
    /// First the numbers, then the isolated floors.
    pub two_phase: Option<bool>,
}

/// A way to solve a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum StrategyName {
    /// By the solver made for the game.
    Exact,
    /// By search.
    Search(Strategy),
}

impl experiment::Method for Search {
    const KEY: &'static str = "strategy";

    fn switches(&self) -> Vec<&'static str> {
        match self.strategy {
            StrategyName::Exact => vec![],
            StrategyName::Search(_) => vec!["heuristic", "formulation", "two-phase"],
        }
    }
}

impl Search {
    fn strategy(&self) -> Option<Strategy> {
        match self.strategy {
            StrategyName::Exact => None,
            StrategyName::Search(strategy) => Some(strategy),
        }
    }

    /// The search with its settings; nothing for the solver made for the game.
    fn settings(&self) -> Option<SearchSettings> {
        let usual = SearchSettings::default();
        Some(SearchSettings {
            strategy: self.strategy()?,
            heuristic: self.heuristic.unwrap_or(usual.heuristic),
            formulation: self.formulation.unwrap_or(usual.formulation),
            two_phase: self.two_phase.unwrap_or(usual.two_phase),
            ..usual
        })
    }
}

pub(super) fn subject(experiment: &Experiment, folder: Option<&Path>) -> Result<Subject, KeyError> {
    let Instances {
        count,
        files,
        puzzles,
        difficulty,
        sizes,
    } = &experiment.instances;
    let mut sets = given(*count, (files, puzzles), folder)?;
    let grade = difficulty.map_or("any", Difficulty::id);
    for (index, text) in sizes.0.iter().enumerate() {
        let wrong = || {
            let problem = Problem::unknown(text, vec!["1 – 200", "1x1 – 200x200"]);
            ExperimentError::new(format!("instances.sizes[{}]", index + 1), problem)
        };
        let (rows, cols) = size(text).ok_or_else(wrong)?;
        let setting = Setting {
            name: text.clone(),
            size: Some((rows * cols) as f64),
            instances: count.unwrap_or(BOARDS),
            exactly: format!("{rows}x{cols} {grade}"),
        };
        let making = Settings {
            difficulty: *difficulty,
            ..Settings::new(rows, cols)
        };
        sets.push((setting, Puzzles::<Grid>::Made(making)));
    }
    if sets.is_empty() {
        return Err(ExperimentError::new("instances.sizes", Problem::Missing).into());
    }
    let names = experiment.labels()?.into_iter();
    let methods = experiment.methods.iter();
    refuse_bidirectional::<StrategyName>(methods.clone().map(Search::strategy))?;
    let methods = names.zip(methods.map(Search::settings)).collect();
    Ok(subject_of(experiment.seed, sets, methods))
}

/// `7` or `5x8`.
fn size(text: &str) -> Option<(usize, usize)> {
    let (rows, cols) = text.split_once('x').unwrap_or((text, text));
    let side = |text: &str| {
        let side = text.parse().ok();
        side.filter(|side| (1..=MAX_SIDE).contains(side))
    };
    side(rows).zip(side(cols))
}

impl Solvable for Grid {
    type Making = Settings;
    type Method = SearchSettings;

    /// The boards of a file, which blank lines divide.
    fn read(text: &str) -> Result<Vec<Self>, Error> {
        // A file of one board may have blank lines wherever its format likes.
        if let Ok(grid) = atisbo_api::ohno::parse(text) {
            return Ok(vec![grid]);
        }
        let parts = text.replace("\r\n", "\n");
        let parts = parts.split("\n\n").filter(|part| !part.trim().is_empty());
        parts.map(atisbo_api::ohno::parse).collect()
    }

    fn make(making: &Settings, seed: u64, index: u64, budget: &Budget) -> Result<Self, String> {
        let made = generate(making, seed, index, budget);
        made.map(|made| made.puzzle).map_err(|error| match error {
            GenerateError::NotFound { .. } => "no such puzzle was found".to_owned(),
            other => other.to_string(),
        })
    }

    fn cells(&self) -> usize {
        self.rows() * self.cols()
    }

    fn solve_exactly(&self, budget: &Budget) -> Run {
        let start = Instant::now();
        let found = Solver::new(self, Rule::default()).solve(2, budget);
        Run {
            outcome: match (found.verdict(), found.stop) {
                (Verdict::Undecided, Some(stop)) => Outcome::Stopped(stop),
                (verdict, _) => Outcome::of(matches!(verdict, Verdict::Unique | Verdict::Several)),
            },
            counts: vec![("nodes", found.statistics.nodes)],
            seconds: start.elapsed().as_secs_f64(),
        }
    }

    fn solve(&self, method: &SearchSettings, _: u64, budget: &Budget) -> Run {
        let report = match solve_by_search(self, method, &mut (), budget) {
            Ok(report) => report,
            Err(error) => return Run::failed(error.to_string()),
        };
        let statistics = &report.statistics;
        Run {
            outcome: match report.ending {
                Ending::Solved => Outcome::Success,
                Ending::Stopped(stop) => Outcome::Stopped(stop),
                Ending::Wrong | Ending::NoSolution | Ending::CutOff(_) => Outcome::Defeat,
            },
            counts: counts(statistics, report.optimality.as_ref()),
            seconds: statistics.time.as_secs_f64(),
        }
    }
}
