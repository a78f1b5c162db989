//! Experiments with 0h n0: boards from files or made anew, and ways to search them.

use super::experiment::{Blamed, MOST, Subject, fingerprint, texts};
use atisbo_api::Error;
use atisbo_base::{Budget, Name, UnknownName};
use atisbo_lab::experiment::{self, Kind, Texts, Trouble, within};
use atisbo_lab::runs::{Bench, Instance, Method, Outcome, Run, Setting};
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
    fn way(&self) -> Way {
        let StrategyName::Search(strategy) = self.strategy else {
            return Way::Exact;
        };
        let usual = SearchSettings::default();
        Way::Search(Box::new(SearchSettings {
            strategy,
            heuristic: self.heuristic.unwrap_or(usual.heuristic),
            formulation: self.formulation.unwrap_or(usual.formulation),
            two_phase: self.two_phase.unwrap_or(usual.two_phase),
            ..usual
        }))
    }
}

/// Where the boards of a setting come from.
enum Boards {
    Given(Vec<Grid>),
    Made(Settings),
}

struct Searches {
    boards: Vec<Boards>,
    seed: u64,
    methods: Vec<Way>,
}

/// How a board is solved.
enum Way {
    /// By the solver made for the game.
    Exact,
    Search(Box<SearchSettings>),
}

struct Board<'a> {
    methods: &'a [Way],
    grid: Grid,
}

pub(super) fn subject(experiment: &Experiment, folder: Option<&Path>) -> Result<Subject, Blamed> {
    let Instances {
        count,
        files,
        puzzles,
        difficulty,
        sizes,
    } = &experiment.instances;
    if let Some(count) = *count {
        within("instances.count", count, 1..=MOST)?;
    }
    let mut settings = Vec::new();
    let mut boards = Vec::new();
    for (name, text, key) in texts(files, puzzles, folder)? {
        let grids = grids(&text).map_err(|error| Blamed::by(key, &error))?;
        let sizes: Vec<usize> = grids.iter().map(|grid| grid.rows() * grid.cols()).collect();
        settings.push(Setting {
            name,
            size: sizes
                .first()
                .filter(|&first| sizes.iter().all(|size| size == first))
                .map(|&size| size as f64),
            instances: count.unwrap_or(grids.len() as u64),
            exactly: fingerprint(&text),
        });
        boards.push(Boards::Given(grids));
    }
    let grade = difficulty.map_or("any", Difficulty::id);
    for (index, text) in sizes.0.iter().enumerate() {
        let wrong = || {
            let known = vec!["1 – 200", "1x1 – 200x200"];
            let kind = Kind::Unknown(UnknownName::new(text, known));
            Trouble::new(format!("instances.sizes[{}]", index + 1), kind)
        };
        let (rows, cols) = size(text).ok_or_else(wrong)?;
        settings.push(Setting {
            name: text.clone(),
            size: Some((rows * cols) as f64),
            instances: count.unwrap_or(BOARDS),
            exactly: format!("{rows}x{cols} {grade}"),
        });
        boards.push(Boards::Made(Settings {
            difficulty: *difficulty,
            ..Settings::new(rows, cols)
        }));
    }
    if boards.is_empty() {
        return Err(Trouble::new("instances.sizes", Kind::Missing).into());
    }
    let names = experiment.labels()?;
    for (index, search) in experiment.methods.iter().enumerate() {
        if let StrategyName::Search(strategy) = search.strategy {
            forwards(strategy, &StrategyName::ALL.map(StrategyName::id))
                .map_err(|trouble| trouble.inside(&format!("methods[{}]", index + 1)))?;
        }
    }
    let ways = experiment.methods.iter().map(Search::way);
    let methods = names.into_iter().zip(ways).collect();
    Ok(of(experiment.seed, settings, boards, methods))
}

/// Refuses the strategy that also searches backwards: no board says where it ends.
pub(super) fn forwards(strategy: Strategy, known: &[&'static str]) -> Result<(), Trouble> {
    if strategy != Strategy::Bidirectional {
        return Ok(());
    }
    let found = strategy.id();
    let known = known.iter().copied().filter(|name| *name != found);
    let kind = Kind::Unknown(UnknownName::new(found, known.collect()));
    Err(Trouble::new("", kind))
}

fn of(
    seed: u64,
    settings: Vec<Setting>,
    boards: Vec<Boards>,
    methods: Vec<(String, Way)>,
) -> Subject {
    let exactly = |way: &Way| match way {
        Way::Exact => "exact".to_owned(),
        Way::Search(settings) => serde_json::to_string(settings).unwrap_or_default(),
    };
    let listed = methods.iter().map(|(name, way)| Method {
        name: name.clone(),
        exactly: exactly(way),
    });
    Subject {
        settings,
        methods: listed.collect(),
        bench: Box::new(Searches {
            boards,
            seed,
            methods: methods.into_iter().map(|(_, way)| way).collect(),
        }),
    }
}

/// Given boards, a setting for each list of them, and searches.
pub fn of_boards(
    boards: Vec<(String, Vec<Grid>)>,
    searches: Vec<(String, SearchSettings)>,
) -> Subject {
    let setting = |(name, grids): &(String, Vec<Grid>)| Setting {
        name: name.clone(),
        size: grids.first().map(|grid| (grid.rows() * grid.cols()) as f64),
        instances: grids.len() as u64,
        exactly: name.clone(),
    };
    let settings = boards.iter().map(setting).collect();
    let boards = boards.into_iter().map(|(_, grids)| Boards::Given(grids));
    let way = |(name, settings)| (name, Way::Search(Box::new(settings)));
    of(
        0,
        settings,
        boards.collect(),
        searches.into_iter().map(way).collect(),
    )
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

/// The boards of a file, which blank lines divide.
fn grids(text: &str) -> Result<Vec<Grid>, Error> {
    // A file of one board may have blank lines wherever its format likes.
    if let Ok(grid) = atisbo_api::ohno::parse(text) {
        return Ok(vec![grid]);
    }
    let parts = text.replace("\r\n", "\n");
    let parts = parts.split("\n\n").filter(|part| !part.trim().is_empty());
    parts.map(atisbo_api::ohno::parse).collect()
}

impl Bench for Searches {
    fn instance(
        &self,
        setting: usize,
        index: u64,
        budget: &Budget,
    ) -> Result<Box<dyn Instance + '_>, String> {
        let grid = match &self.boards[setting] {
            Boards::Given(grids) => grids[(index % grids.len() as u64) as usize].clone(),
            Boards::Made(settings) => {
                generate(settings, self.seed, index, budget)
                    .map_err(|error| match error {
                        GenerateError::NotFound { .. } => "no such puzzle was found".to_owned(),
                        other => other.to_string(),
                    })?
                    .puzzle
            }
        };
        let methods = &self.methods;
        Ok(Box::new(Board { methods, grid }))
    }
}

impl Instance for Board<'_> {
    fn run(&self, method: usize, budget: &Budget) -> Run {
        match &self.methods[method] {
            Way::Exact => exactly(&self.grid, budget),
            Way::Search(settings) => searched(&self.grid, settings, budget),
        }
    }
}

fn exactly(grid: &Grid, budget: &Budget) -> Run {
    let start = Instant::now();
    let found = Solver::new(grid, Rule::default()).solve(2, budget);
    Run {
        outcome: match (found.verdict(), found.stop) {
            (Verdict::Undecided, Some(stop)) => Outcome::Stopped(stop),
            (Verdict::Unique | Verdict::Several, _) => Outcome::Success,
            _ => Outcome::Defeat,
        },
        counts: vec![("nodes", found.statistics.nodes)],
        seconds: start.elapsed().as_secs_f64(),
    }
}

fn searched(grid: &Grid, settings: &SearchSettings, budget: &Budget) -> Run {
    let report = match solve_by_search(grid, settings, &mut (), budget) {
        Ok(report) => report,
        Err(error) => {
            return Run {
                outcome: Outcome::Failed(error.to_string()),
                counts: Vec::new(),
                seconds: 0.0,
            };
        }
    };
    let statistics = &report.statistics;
    Run {
        outcome: match report.ending {
            Ending::Solved => Outcome::Success,
            Ending::Stopped(stop) => Outcome::Stopped(stop),
            Ending::Wrong | Ending::NoSolution | Ending::CutOff(_) => Outcome::Defeat,
        },
        counts: vec![
            ("expanded", statistics.expanded),
            ("generated", statistics.generated),
            ("frontier", statistics.largest_frontier),
        ],
        seconds: statistics.time.as_secs_f64(),
    }
}
