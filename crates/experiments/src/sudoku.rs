//! Experiments with Sudoku: puzzles from files or made anew, and ways to solve them.

mod solving;

use super::experiment::{KeyError, Subject};
use super::puzzles::{Puzzles, given, refuse_bidirectional, subject as subject_of};
use atisbo_api::sudoku::Shape;
use atisbo_api::sudoku::search::{Method as Way, MethodName};
use atisbo_base::Name;
use atisbo_lab::experiment::{self, ExperimentError, Problem, Texts, within};
use atisbo_lab::runs::Setting;
use atisbo_search::Strategy;
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
        match self.strategy() {
            Some(_) => vec!["heuristic", "formulation", "cells"],
            None => vec![],
        }
    }
}

impl Solver {
    fn strategy(&self) -> Option<Strategy> {
        match self.method {
            SolverName::Method(MethodName::Space(strategy)) => Some(strategy),
            _ => None,
        }
    }

    /// The method with its settings; nothing for the solver made for the game.
    fn way(&self) -> Option<Way> {
        let SolverName::Method(name) = self.method else {
            return None;
        };
        let mut way = Way::from(name);
        if let Way::Space(settings) = &mut way {
            settings.formulation = self.formulation.unwrap_or(settings.formulation);
            let usual = HeuristicName::usual(settings.formulation);
            settings.heuristic = self.heuristic.unwrap_or(usual);
            settings.cell_order = self.cells.unwrap_or(settings.cell_order);
        }
        Some(way)
    }
}

pub(super) fn subject(experiment: &Experiment, folder: Option<&Path>) -> Result<Subject, KeyError> {
    let instances = &experiment.instances;
    let texts = (&instances.files, &instances.puzzles);
    let mut sets = given::<Puzzle>(instances.count, texts, folder)?;
    for (setting, making) in made(instances, experiment.seed)? {
        sets.push((setting, Puzzles::Made(making)));
    }
    let names = experiment.labels()?.into_iter();
    let methods = experiment.methods.iter();
    refuse_bidirectional::<SolverName>(methods.clone().map(Solver::strategy))?;
    let methods = names.zip(methods.map(Solver::way)).collect();
    Ok(subject_of(experiment.seed, sets, methods))
}

/// The settings whose puzzles are made anew: shapes, each with its clues and its grade. Nine by nine where neither
/// shapes nor files are named.
fn made(instances: &Instances, seed: u64) -> Result<Vec<(Setting, Settings)>, KeyError> {
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
            let problem = Problem::unknown(&text, vec!["2x2", "2x3", "3x3", "4x4"]);
            ExperimentError::new(key.as_str(), problem)
        };
        let shape = sides.ok_or_else(wrong)?;
        let made = Settings::new(shape)
            .method(method)
            .grade(grade.clone())
            .seed(seed);
        if let Err(error) = generate::Generator::new(&made) {
            let key = clues.map_or(key.as_str(), |_| "instances.clues");
            return Err(KeyError::of(key, &error.into()));
        }
        let setting = Setting {
            name: band.map_or_else(|| text.clone(), |band| format!("{text} {band}")),
            size: Some(shape.cells() as f64),
            instances: instances.count.unwrap_or(PUZZLES),
            exactly: format!("{text} {method:?} {band:?}"),
        };
        all.push((setting, made));
    }
    Ok(all)
}
