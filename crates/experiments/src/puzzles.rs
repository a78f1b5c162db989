//! Puzzles, given or made anew, and methods that solve them: what experiments with Sudoku and 0h n0 share.

use super::experiment::{KeyError, MOST, Subject, fingerprint, texts};
use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_base::{Budget, Name};
use atisbo_lab::experiment::{ExperimentError, Problem, Texts, within};
use atisbo_lab::runs::{Bench, Instance, Method, Run, Setting};
use atisbo_search::{Cheapest, Optimality, Statistics, Strategy};
use serde::Serialize;
use std::path::Path;

/// A puzzle of a game that experiments are made with.
pub trait Solvable: Clone + Send + Sync + 'static {
    /// How puzzles are made.
    type Making: Send + Sync;

    /// A method with its settings.
    type Method: Serialize + Send + Sync;

    /// The puzzles in a text.
    ///
    /// # Errors
    ///
    /// If one of them cannot be read.
    fn read(text: &str) -> Result<Vec<Self>, Error>;

    /// Puzzle `index` of a seed.
    ///
    /// # Errors
    ///
    /// If there is none.
    fn make(making: &Self::Making, seed: u64, index: u64, budget: &Budget) -> Result<Self, String>;

    /// How many cells it has.
    fn cells(&self) -> usize;

    /// Solves it with the solver made for the game.
    fn solve_exactly(&self, budget: &Budget) -> Run;

    /// Solves it with a method. What that leaves to chance depends on the index of the puzzle.
    fn solve(&self, method: &Self::Method, index: u64, budget: &Budget) -> Run;

    /// The size of a setting whose puzzles come from a file.
    fn size(puzzles: &[Self]) -> Option<f64> {
        let first = puzzles.first()?.cells();
        let are_alike = puzzles.iter().all(|puzzle| puzzle.cells() == first);
        are_alike.then_some(first as f64)
    }
}

/// Where the puzzles of a setting come from.
pub(super) enum Puzzles<P: Solvable> {
    Given(Vec<P>),
    Made(P::Making),
}

/// A setting and its puzzles.
pub(super) type Set<P> = (Setting, Puzzles<P>);

/// The sets of the files and puzzles that an experiment names.
pub(super) fn given<P: Solvable>(
    count: Option<u64>,
    (files, puzzles): (&Texts, &Texts),
    folder: Option<&Path>,
) -> Result<Vec<Set<P>>, KeyError> {
    if let Some(count) = count {
        within("instances.count", count, 1..=MOST)?;
    }
    let set = |(name, text, key): (String, String, String)| {
        let read = P::read(&text).map_err(|error| KeyError::of(key.as_str(), &error))?;
        if read.is_empty() {
            let message = Message::new("lab-no-puzzles").with("key", key.as_str());
            return Err(KeyError::new(key, message));
        }
        let setting = Setting {
            name,
            size: P::size(&read),
            instances: count.unwrap_or(read.len() as u64),
            exactly: fingerprint(&text),
        };
        Ok((setting, Puzzles::Given(read)))
    };
    let texts = texts(files, puzzles, folder)?;
    texts.into_iter().map(set).collect()
}

/// Refuses the strategy that also searches backwards: no puzzle says where it ends. Each method comes with its
/// strategy, if it has one.
pub(super) fn refuse_bidirectional<N: Name>(
    strategies: impl Iterator<Item = Option<Strategy>>,
) -> Result<(), ExperimentError> {
    let bidirectional = Strategy::Bidirectional;
    let mut strategies = strategies;
    let Some(index) = strategies.position(|strategy| strategy == Some(bidirectional)) else {
        return Ok(());
    };
    let known = N::ALL.iter().map(|name| name.id());
    let known = known.filter(|id| *id != bidirectional.id()).collect();
    let problem = Problem::unknown(bidirectional.id(), known);
    Err(ExperimentError::new(
        format!("methods[{}]", index + 1),
        problem,
    ))
}

/// Every set by every method; without settings, the method is the solver made for the game.
pub(super) fn subject<P: Solvable>(
    seed: u64,
    sets: Vec<Set<P>>,
    methods: Vec<(String, Option<P::Method>)>,
) -> Subject {
    let (settings, puzzles) = sets.into_iter().unzip();
    let method = |(name, method): (String, Option<P::Method>)| {
        let exactly = method.as_ref().map_or_else(
            || "exact".to_owned(),
            |method| serde_json::to_string(method).unwrap_or_default(),
        );
        (Method { name, exactly }, method)
    };
    let (listed, methods) = methods.into_iter().map(method).unzip();
    Subject {
        settings,
        methods: listed,
        bench: Box::new(Solving {
            puzzles,
            seed,
            methods,
        }),
    }
}

/// What is counted of a search, and of the solution it found.
pub(super) fn counts(
    statistics: &Statistics,
    found: Option<&Optimality>,
) -> Vec<(&'static str, u64)> {
    let mut counts = vec![
        ("expanded", statistics.expanded),
        ("generated", statistics.generated),
        ("frontier", statistics.largest_frontier),
    ];
    counts.extend(found.into_iter().flat_map(of_solution));
    counts
}

/// What is counted of a solution.
pub(super) fn of_solution(found: &Optimality) -> [(&'static str, u64); 3] {
    let is_proved = found.cheapest == Cheapest::Yes;
    [
        ("solution-length", found.length.into()),
        ("solution-cost", found.cost.into()),
        ("solution-proved", is_proved.into()),
    ]
}

/// Given puzzles, a setting for each list of them, and methods.
pub fn of_puzzles<P: Solvable>(
    puzzles: impl IntoIterator<Item = (String, Vec<P>)>,
    methods: impl IntoIterator<Item = (String, P::Method)>,
) -> Subject {
    let set = |(name, puzzles): (String, Vec<P>)| {
        let size = puzzles.first().map(|puzzle| puzzle.cells() as f64);
        let setting = Setting::named(name, size, puzzles.len() as u64);
        (setting, Puzzles::Given(puzzles))
    };
    let methods = methods.into_iter();
    subject(
        0,
        puzzles.into_iter().map(set).collect(),
        methods.map(|(name, method)| (name, Some(method))).collect(),
    )
}

struct Solving<P: Solvable> {
    puzzles: Vec<Puzzles<P>>,
    seed: u64,
    methods: Vec<Option<P::Method>>,
}

struct One<'a, P: Solvable> {
    methods: &'a [Option<P::Method>],
    puzzle: P,
    index: u64,
}

impl<P: Solvable> Bench for Solving<P> {
    fn instance(
        &self,
        setting: usize,
        index: u64,
        budget: &Budget,
    ) -> Result<Box<dyn Instance + '_>, String> {
        let puzzle = match &self.puzzles[setting] {
            Puzzles::Given(puzzles) => puzzles[(index % puzzles.len() as u64) as usize].clone(),
            Puzzles::Made(making) => P::make(making, self.seed, index, budget)?,
        };
        let methods = &self.methods;
        Ok(Box::new(One {
            methods,
            puzzle,
            index,
        }))
    }
}

impl<P: Solvable> Instance for One<'_, P> {
    fn run(&self, method: usize, budget: &Budget) -> Run {
        match &self.methods[method] {
            None => self.puzzle.solve_exactly(budget),
            Some(method) => self.puzzle.solve(method, self.index, budget),
        }
    }
}
