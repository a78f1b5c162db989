//! `generate`: puzzles by size, difficulty and seed.

use super::{rows, words};
use crate::series::{Series, SeriesRequest};
use crate::text::Message;
use crate::verb::{Size, Verb};
use crate::verdict::stopped_early;
use crate::{Error, Observer};
use atisbo_base::Budget;
use atisbo_ohno::{
    Difficulty, GenerateError, Generated, MAX_SIDE, Rating, Settings, generate_batch,
};
use serde::{Deserialize, Serialize};

pub use atisbo_ohno::Clues;

/// What to make.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub cols: usize,
    /// The grade; any if not given.
    pub difficulty: Option<Difficulty>,
    /// Which clues to keep.
    #[serde(default)]
    pub clues: Clues,
    /// The greatest number on the board.
    pub max_number: Option<u16>,
    /// Which puzzles of which series.
    #[serde(flatten)]
    pub series: SeriesRequest,
}

/// What was made.
pub type Answer = Series<Puzzle>;

/// One puzzle.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Puzzle {
    /// It is the same whenever seed and index are.
    pub index: u64,
    /// The puzzle.
    pub puzzle: Vec<String>,
    /// Its only solution, where that was asked for: every floor with its number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<Vec<String>>,
    /// How hard it is.
    pub rating: Rating,
    /// The same in words, with what it takes to make it again.
    pub head: Message,
    /// How many cells are given.
    pub clues: usize,
    /// How many boards were tried until one gave such a puzzle.
    pub tried: u32,
}

impl Verb for Request {
    const GAME: &'static str = "ohno";
    const NAME: &'static str = "generate";
    type Answer = Answer;

    fn size(&self) -> Size {
        Size::puzzles(self.series.count)
    }

    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let sides = 1..=MAX_SIDE;
        if !sides.contains(&self.rows) || !sides.contains(&self.cols) {
            let message = Message::new("ohno-generate-size")
                .with("rows", self.rows)
                .with("cols", self.cols)
                .with("most", MAX_SIDE);
            return Err(message.into());
        }
        let (seed, indices) = (self.series.seed(), self.series.indices()?);
        let settings = Settings {
            difficulty: self.difficulty,
            clues: self.clues,
            max_number: self.max_number,
            ..Settings::new(self.rows, self.cols)
        };
        let progress = |done| observer.progress(done, self.series.count);
        let batch = generate_batch(&settings, seed, indices, budget, progress);
        let failed = batch.failed.first().map(|(_, error)| error);
        let said = failed.map(|error| words::said(error).with("most", MAX_SIDE));
        let made = batch.made.iter();
        let puzzles = made.map(|(index, made)| puzzle(seed, *index, made, self.series.solution));
        Ok(Answer {
            seed,
            puzzles: puzzles.collect(),
            tried: batch.tried,
            failed: said.or(batch.stop.map(stopped_early)),
            budget: batch.stop.or(failed.and_then(GenerateError::stop)),
        })
    }

    /// Whether every puzzle asked for was made.
    fn is_yes(answer: &Answer) -> bool {
        answer.failed.is_none()
    }
}

fn puzzle(seed: u64, index: u64, made: &Generated, solution: bool) -> Puzzle {
    let clues = made.puzzle.known().count();
    Puzzle {
        index,
        puzzle: rows(&made.puzzle),
        solution: solution.then(|| rows(&made.solution)),
        head: words::generated(&made.puzzle, &made.rating, clues, seed, index),
        rating: made.rating.clone(),
        clues,
        tried: made.tries,
    }
}
