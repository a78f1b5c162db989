//! `solve_many`: the solutions of many puzzles, on all cores.

use super::{Shape, Source, solve};
use crate::{Error, Observer, Verb};
use atisbo_base::Budget;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// What to solve.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzles, each in any of the text formats.
    pub puzzles: Vec<Source>,
    /// The shape of the boxes, where a text does not say and the usual one is not meant.
    pub shape: Option<Shape>,
    /// How many solutions to look for in each.
    #[serde(default = "solve::two")]
    pub count: u64,
}

/// What was found.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// One for each puzzle, in their order.
    pub answers: Vec<Outcome>,
}

/// What was found about one puzzle.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all are of the large kind"
)]
pub enum Outcome {
    /// It was read.
    Read(solve::Answer),
    /// It could not be read.
    Unread(Error),
}

impl Verb for Request {
    const GAME: &'static str = "sudoku";
    const NAME: &'static str = "solve_many";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let one = |source: &Source| match source.puzzle(self.shape) {
            Ok(puzzle) => Outcome::Read(solve::solve(&puzzle, self.count, 0, budget)),
            Err(error) => Outcome::Unread(error),
        };
        Ok(Answer {
            answers: self.puzzles.par_iter().with_min_len(64).map(one).collect(),
        })
    }

    /// Whether each has exactly one solution.
    fn is_yes(answer: &Answer) -> bool {
        let is_yes = |outcome: &Outcome| matches!(outcome, Outcome::Read(answer) if solve::Request::is_yes(answer));
        answer.answers.iter().all(is_yes)
    }
}
