//! `generate`: puzzles by size, clues, symmetry and seed.

use super::{Board, Shape, Source, words};
use crate::text::{Message, Sentence, stop};
use crate::{Error, Observer, random_seed};
use atisbo_base::{Budget, Stop};
use atisbo_sudoku::generate::{Generated, Settings, generate_many};
use serde::{Deserialize, Serialize};

pub use atisbo_sudoku::generate::{Method, Minimality, Symmetry};

/// What to make.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The height and width of a box.
    #[serde(default = "classic")]
    pub shape: Shape,
    /// How to make them, which decides how many clues there are.
    #[serde(default)]
    pub method: Method,
    /// Which turns and mirrors leave the pattern of the clues as it is.
    #[serde(default)]
    pub symmetry: Symmetry,
    /// A grid whose empty cells stay empty.
    #[serde(default)]
    pub pattern: Option<Source>,
    /// The same seed gives the same puzzles; a random one is chosen if not given.
    #[serde(default)]
    pub seed: Option<u64>,
    /// The index of the first puzzle.
    #[serde(default)]
    pub first: u64,
    /// How many puzzles.
    #[serde(default = "one")]
    pub count: u64,
    /// Whether to give the solutions too.
    #[serde(default)]
    pub solution: bool,
}

fn classic() -> Shape {
    Shape::CLASSIC
}

fn one() -> u64 {
    1
}

/// What was made.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    /// The height and width of a box.
    pub shape: Shape,
    /// The seed they were made from.
    pub seed: u64,
    /// The puzzles, by index.
    pub puzzles: Vec<Puzzle>,
    /// What to say about puzzles that could not be made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failed: Option<Sentence>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

/// One puzzle.
#[derive(Clone, Debug, Serialize)]
pub struct Puzzle {
    /// It is the same whenever seed and index are.
    pub index: u64,
    /// The puzzle.
    pub puzzle: Board,
    /// Its only solution, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<Board>,
    /// How many cells are given.
    pub clues: usize,
    /// Whether fewer would do.
    pub minimality: Minimality,
    /// How many grids were tried until one gave such a puzzle.
    pub tried: u64,
}

impl Answer {
    /// Whether every puzzle asked for was made.
    pub fn is_yes(&self) -> bool {
        self.failed.is_none()
    }
}

/// Makes puzzles.
pub(super) fn handle(
    request: &Request,
    observer: &dyn Observer,
    budget: &Budget,
) -> Result<Answer, Error> {
    let seed = request.seed.unwrap_or_else(random_seed);
    let mut settings = Settings::new(request.shape)
        .method(request.method)
        .symmetry(request.symmetry)
        .seed(seed);
    if let Some(pattern) = &request.pattern {
        let pattern = pattern.puzzle(Some(request.shape))?;
        let cells = 0..request.shape.cells();
        settings = settings.pattern(
            cells
                .filter(|&cell| pattern.given(cell).is_some())
                .collect(),
        );
    }
    let indices = request.first..request.first.saturating_add(request.count);
    let progress = |done| observer.progress(done, request.count);
    let batch = generate_many(&settings, indices, budget, progress)
        .map_err(|error| Error::new(&words::generate_error(&error)))?;
    let failed = match (batch.failed.first(), batch.stop) {
        (Some((_, error)), _) => Some(words::generate_error(error)),
        (None, Some(limit)) => Some(Message::new("stopped-early").with("stop", stop(limit))),
        (None, None) => None,
    };
    Ok(Answer {
        shape: request.shape,
        seed,
        puzzles: batch
            .made
            .into_iter()
            .map(|made| puzzle(request.shape, made, request.solution))
            .collect(),
        failed: failed.map(|message| message.sentence()),
        budget: batch.stop,
    })
}

fn puzzle(shape: Shape, made: Generated, solution: bool) -> Puzzle {
    Puzzle {
        index: made.index,
        puzzle: Board::new(shape, made.puzzle.values()),
        solution: solution.then(|| Board::new(shape, made.solution)),
        clues: made.clues,
        minimality: made.minimality,
        tried: made.tried,
    }
}
