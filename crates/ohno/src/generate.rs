//! New puzzles: a random finished board whose clues are taken away as long as the puzzle can be
//! solved by the techniques of its grade.
//!
//! Puzzle `index` under `seed` is always the same, on any number of threads. A puzzle of the grades
//! up to hard is unique because sound techniques solve it; an expert one because the exact solver
//! says so.

mod batch;
mod board;
mod clues;
mod thinning;

pub use batch::{Batch, generate_batch};

use crate::{Difficulty, Grid, MAX_SIDE, Rating};
use atisbo_base::{Budget, Stop, seed};
use serde::{Deserialize, Serialize};

/// Which clues a puzzle keeps.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Clues {
    /// As few as the techniques of the grade allow: without any one of them they fail.
    #[default]
    Few,
    /// Without any one of them the puzzle has several solutions. The grade is what comes of it.
    Minimal,
    /// At least this percentage of the cells.
    Padded(u8),
}

/// What kind of puzzle is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Settings {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub cols: usize,
    /// The grade. Without one, the puzzle is solved by looking at one number at a time.
    pub difficulty: Option<Difficulty>,
    /// Which clues to keep.
    pub clues: Clues,
    /// The greatest number on the board: the longer side if not given, but 9 on boards larger than
    /// that.
    pub max_number: Option<u16>,
    /// After how many boards that do not give such a puzzle to stop trying.
    pub tries: u32,
}

impl Settings {
    /// Puzzles of this size, of any grade, with few clues.
    pub fn new(rows: usize, cols: usize) -> Self {
        Settings {
            rows,
            cols,
            difficulty: None,
            clues: Clues::Few,
            max_number: None,
            tries: 1_000,
        }
    }

    /// The same with a grade.
    #[must_use]
    pub fn difficulty(mut self, difficulty: Difficulty) -> Self {
        self.difficulty = Some(difficulty);
        self
    }

    /// The same with other clues.
    #[must_use]
    pub fn clues(mut self, clues: Clues) -> Self {
        self.clues = clues;
        self
    }

    fn greatest(&self) -> u16 {
        let longer = self.rows.max(self.cols).min(9) as u16;
        self.max_number.unwrap_or(longer)
    }
}

/// A puzzle that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The puzzle.
    pub puzzle: Grid,
    /// Its only solution, with the number of every floor.
    pub solution: Grid,
    /// How hard it is.
    pub rating: Rating,
    /// How many boards were tried until one gave such a puzzle.
    pub tries: u32,
}

/// Why there is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error, schemars::JsonSchema)]
pub enum GenerateError {
    /// No board has this size.
    #[error("{rows}x{cols} is not a size: a side has 1 to {MAX_SIDE} cells")]
    Size {
        /// The number of rows asked for.
        rows: usize,
        /// The number of columns asked for.
        cols: usize,
    },
    /// None of the boards tried gave a puzzle of the grade with such clues.
    #[error("no such puzzle on {tries} boards: try another grade, size or number of clues")]
    NotFound {
        /// How many boards were tried.
        tries: u32,
    },
    /// The budget was used up first.
    #[error("{stop} after {tries} boards")]
    Stopped {
        /// Which limit.
        stop: Stop,
        /// How many boards were tried.
        tries: u32,
    },
}

impl GenerateError {
    /// The limit of the budget that was reached, if that is why.
    pub fn stop(&self) -> Option<Stop> {
        match *self {
            GenerateError::Stopped { stop, .. } => Some(stop),
            GenerateError::Size { .. } | GenerateError::NotFound { .. } => None,
        }
    }

    /// How many boards were tried.
    pub fn tries(&self) -> u32 {
        match *self {
            GenerateError::Size { .. } => 0,
            GenerateError::NotFound { tries } | GenerateError::Stopped { tries, .. } => tries,
        }
    }
}

/// Puzzle `index` of the series that `seed` begins.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::{Difficulty, Settings, generate};
///
/// let settings = Settings::new(5, 7).difficulty(Difficulty::Easy);
/// let made = generate(&settings, 42, 0, &Budget::unlimited()).unwrap();
/// assert_eq!(made.rating.difficulty, Difficulty::Easy);
/// assert_eq!(made, generate(&settings, 42, 0, &Budget::unlimited()).unwrap());
/// ```
///
/// # Errors
///
/// If there is no such size, if no board gives such a puzzle, or if the budget is used up: its nodes
/// are boards tried.
pub fn generate(
    settings: &Settings,
    seed: u64,
    index: u64,
    budget: &Budget,
) -> Result<Generated, GenerateError> {
    let (rows, cols) = (settings.rows, settings.cols);
    let sides = 1..=MAX_SIDE;
    if !sides.contains(&rows) || !sides.contains(&cols) {
        return Err(GenerateError::Size { rows, cols });
    }
    let mut rng = seed::rng(seed, index);
    let mut meter = budget.meter();
    for tries in 0..settings.tries {
        let stopped = |stop| GenerateError::Stopped { stop, tries };
        if let Some(stop) = meter.check(u64::from(tries), 0) {
            return Err(stopped(stop));
        }
        let board = board::random_board(rows, cols, settings.greatest(), &mut rng);
        if !board.cells().any(|(_, cell)| cell.is_floor()) {
            continue;
        }
        let puzzle = clues::choose(settings, &board, &mut rng, budget).map_err(stopped)?;
        if let Some(rating) = clues::grade(settings, &puzzle, budget).map_err(stopped)? {
            return Ok(Generated {
                puzzle,
                solution: board,
                rating,
                tries: tries + 1,
            });
        }
    }
    Err(GenerateError::NotFound {
        tries: settings.tries,
    })
}
