//! Experiments with Sudoku: puzzles from files or made anew, and ways to solve them.

mod solving;

use super::experiment::{Blamed, MOST, Subject, fingerprint, texts};
use super::ohno::forwards;
use atisbo_api::Error;
use atisbo_api::sudoku::search::{Method as Way, MethodName, SearchSettings};
use atisbo_api::sudoku::{Shape, sources};
use atisbo_base::{Budget, Name, UnknownName};
use atisbo_lab::experiment::{self, Kind, Texts, Trouble, within};
use atisbo_lab::runs::{Bench, Instance, Method, Setting};
use atisbo_sudoku::Puzzle;
use atisbo_sudoku::generate::{self, Grade, Settings};
use atisbo_sudoku::search::{CellOrder, Formulation, HeuristicName};
use atisbo_sudoku::technique::Band;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// An experiment with Sudoku.
pub type Experiment = experiment::Experiment<Instances, Solver>;

/// Puzzles of a kind that an experiment has unless it says how many.
const PUZZLES: u64 = 20;

/// The most clues that a puzzle can have.
const CLUES: u64 = 81 * 81;

/// Which puzzles.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Instances {
    /// How many of each setting.
    pub count: Option<u64>,
    /// Files of puzzles, each a setting.
    #[serde(skip_serializing_if = "Texts::is_empty")]
    pub files: Texts,
    /// Puzzles, together a setting.
    #[serde(skip_serializing_if = "Texts::is_empty")]
    pub puzzles: Texts,
    /// How hard the puzzles are that are made.
    pub difficulty: Option<Band>,
    /// How they are made.
    pub making: Option<Making>,
    /// How many clues they have.
    pub clues: Option<u64>,
    /// The heights and widths of their boxes, as `3x3`, each a setting.
    #[serde(skip_serializing_if = "Texts::is_empty")]
    pub shapes: Texts,
}

/// How puzzles are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum Making {
    /// Without a clue too many.
    Minimal,
    /// As by the report's program.
    Report,
}

/// How puzzles are solved, and by which switches.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Solver {
    /// What it is called in results.
    pub name: Option<String>,
    /// The method.
    pub method: SolverName,
    /// What informed strategies go by.
    pub heuristic: Option<HeuristicName>,
    /// What a step is.
    pub formulation: Option<Formulation>,
    /// Which cell is filled next.
    pub cells: Option<CellOrder>,
}

/// A way to solve a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum SolverName {
    /// By the solver made for the game.
    Exact,
    /// By a method.
    Method(MethodName),
}

impl experiment::Method for Solver {
    const KEY: &'static str = "method";

    fn switches(&self) -> Vec<&'static str> {
        match self.method {
            SolverName::Method(MethodName::Space(_)) => vec!["heuristic", "formulation", "cells"],
            _ => vec![],
        }
    }
}

impl Solver {
    /// The method with its settings; none for the solver made for the game.
    fn way(&self) -> Option<Way> {
        let SolverName::Method(name) = self.method else {
            return None;
        };
        let mut way = Way::from(name);
        if let Way::Space(settings) = &mut way {
            settings.heuristic = self.heuristic.unwrap_or(settings.heuristic);
            settings.formulation = self.formulation.unwrap_or(settings.formulation);
            settings.cell_order = self.cells.unwrap_or(settings.cell_order);
        }
        Some(way)
    }
}

/// Where the puzzles of a setting come from.
enum Puzzles {
    Given(Vec<Puzzle>),
    Made(Box<Settings>),
}

struct Solving {
    puzzles: Vec<Puzzles>,
    methods: Vec<Option<Way>>,
}

struct OnePuzzle<'a> {
    methods: &'a [Option<Way>],
    puzzle: Puzzle,
    index: u64,
}

pub(super) fn subject(experiment: &Experiment, folder: Option<&Path>) -> Result<Subject, Blamed> {
    let instances = &experiment.instances;
    if let Some(count) = instances.count {
        within("instances.count", count, 1..=MOST)?;
    }
    let mut settings = Vec::new();
    let mut puzzles = Vec::new();
    for (name, text, key) in texts(&instances.files, &instances.puzzles, folder)? {
        let read = sources(text.as_bytes(), None)
            .map(|found| found.and_then(|(source, _)| source.puzzle(None)))
            .collect::<Result<Vec<Puzzle>, Error>>()
            .map_err(|error| Blamed::by(key, &error))?;
        settings.push(Setting {
            name,
            size: None,
            instances: instances.count.unwrap_or(read.len() as u64),
            exactly: fingerprint(&text),
        });
        puzzles.push(Puzzles::Given(read));
    }
    for (setting, made) in made(instances, experiment.seed)? {
        settings.push(setting);
        puzzles.push(Puzzles::Made(Box::new(made)));
    }
    let names = experiment.labels()?;
    for (index, solver) in experiment.methods.iter().enumerate() {
        if let SolverName::Method(MethodName::Space(strategy)) = solver.method {
            forwards(strategy, &SolverName::ALL.map(SolverName::id))
                .map_err(|trouble| trouble.inside(&format!("methods[{}]", index + 1)))?;
        }
    }
    let ways = experiment.methods.iter().map(Solver::way);
    Ok(of(settings, puzzles, names.into_iter().zip(ways).collect()))
}

fn of(
    settings: Vec<Setting>,
    puzzles: Vec<Puzzles>,
    methods: Vec<(String, Option<Way>)>,
) -> Subject {
    let exactly = |way: &Option<Way>| match way {
        None => "exact".to_owned(),
        Some(way) => serde_json::to_string(way).unwrap_or_default(),
    };
    let listed = methods.iter().map(|(name, way)| Method {
        name: name.clone(),
        exactly: exactly(way),
    });
    Subject {
        settings,
        methods: listed.collect(),
        bench: Box::new(Solving {
            puzzles,
            methods: methods.into_iter().map(|(_, way)| way).collect(),
        }),
    }
}

/// Given puzzles, each a setting of its own, and searches.
pub fn of_puzzles(
    puzzles: Vec<(String, Puzzle)>,
    searches: Vec<(String, SearchSettings)>,
) -> Subject {
    let setting = |(name, puzzle): &(String, Puzzle)| Setting {
        name: name.clone(),
        size: Some(puzzle.shape().cells() as f64),
        instances: 1,
        exactly: name.clone(),
    };
    let settings = puzzles.iter().map(setting).collect();
    let puzzles = puzzles
        .into_iter()
        .map(|(_, puzzle)| Puzzles::Given(vec![puzzle]));
    let way = |(name, settings)| (name, Some(Way::Space(settings)));
    of(
        settings,
        puzzles.collect(),
        searches.into_iter().map(way).collect(),
    )
}

/// The settings whose puzzles are made anew: shapes, each with its clues and its grade. Nine by nine where neither
/// shapes nor files are named.
fn made(instances: &Instances, seed: u64) -> Result<Vec<(Setting, Settings)>, Blamed> {
    let Instances {
        difficulty: band,
        making,
        clues,
        ..
    } = *instances;
    if let Some(clues) = clues {
        within("instances.clues", clues, 0..=CLUES)?;
    }
    let mut shapes = instances.shapes.0.clone();
    let is_said = band.is_some() || making.is_some() || clues.is_some();
    let is_given = !instances.files.is_empty() || !instances.puzzles.is_empty();
    if shapes.is_empty() && (is_said || !is_given) {
        shapes.push("3x3".to_owned());
    }
    let method = match (clues, making) {
        (Some(clues), _) => generate::Method::Clues(clues as usize),
        (None, Some(Making::Report)) => generate::Method::Report,
        (None, _) => generate::Method::Minimal,
    };
    let grade = Grade {
        band,
        ..Grade::default()
    };
    let band = band.map(Band::id);
    let mut all = Vec::new();
    for (index, text) in shapes.into_iter().enumerate() {
        let key = format!("instances.shapes[{}]", index + 1);
        let sides = text
            .split_once('x')
            .and_then(|(rows, columns)| Shape::new(rows.parse().ok()?, columns.parse().ok()?));
        let wrong = || {
            let known = vec!["2x2", "2x3", "3x3", "4x4"];
            Trouble::new(key.as_str(), Kind::Unknown(UnknownName::new(&text, known)))
        };
        let shape = sides.ok_or_else(wrong)?;
        let made = Settings::new(shape)
            .method(method)
            .grade(grade.clone())
            .seed(seed);
        if let Err(error) = generate::Generator::new(&made) {
            let key = clues.map_or(key.as_str(), |_| "instances.clues");
            return Err(Blamed::by(key, &error.into()));
        }
        let setting = Setting {
            name: [Some(text.as_str()), band]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" "),
            size: Some(shape.cells() as f64),
            instances: instances.count.unwrap_or(PUZZLES),
            exactly: format!("{text} {method:?} {band:?}"),
        };
        all.push((setting, made));
    }
    Ok(all)
}

impl Bench for Solving {
    fn instance(
        &self,
        setting: usize,
        index: u64,
        budget: &Budget,
    ) -> Result<Box<dyn Instance + '_>, String> {
        let puzzle = match &self.puzzles[setting] {
            Puzzles::Given(puzzles) => puzzles[(index % puzzles.len() as u64) as usize].clone(),
            Puzzles::Made(settings) => {
                let made = generate::Generator::new(settings)
                    .and_then(|mut generator| generator.generate(index, budget));
                made.map_err(|error| error.to_string())?.puzzle
            }
        };
        Ok(Box::new(OnePuzzle {
            methods: &self.methods,
            puzzle,
            index,
        }))
    }
}
