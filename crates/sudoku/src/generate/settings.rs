//! What kind of puzzle is wanted.

use super::{GenerateError, Grade, Kind, Symmetry};
use crate::{Rules, Shape};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How far clues are taken away.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// Until no clue (with a symmetry: no orbit of clues) can go.
    #[default]
    Minimal,
    /// Until this many are left.
    Clues(usize),
    /// As in the report that the laboratory follows: the grid is filled by plain backtracking, and
    /// the third clue that cannot go ends it, so that the puzzle is seldom minimal. Grids larger than
    /// 9 x 9, where plain backtracking takes too long, are filled as for the other methods.
    Report,
}

/// What kind of puzzles a series has.
///
/// ```
/// use atisbo_sudoku::Shape;
/// use atisbo_sudoku::generate::{Method, Settings, Symmetry};
///
/// let settings = Settings::new(Shape::CLASSIC)
///     .method(Method::Clues(30))
///     .symmetry(Symmetry::Rotation180)
///     .seed(42);
/// assert_eq!(settings.tries, 1_000);
/// ```
#[derive(Clone, Debug)]
pub struct Settings {
    /// The rules, and with them the size.
    pub rules: Arc<Rules>,
    /// Variants to add to the rules. If there are any, the rules must have none of their own.
    pub kinds: Vec<Kind>,
    /// How far clues are taken away.
    pub method: Method,
    /// How the clues are arranged.
    pub symmetry: Symmetry,
    /// Where clues may be; everywhere if not given. A cell whose orbit is not within the pattern has
    /// none. For a clue in every cell of the pattern, ask for as many clues as it has cells.
    pub pattern: Option<Vec<usize>>,
    /// How hard the puzzles are to be. Clues are given back where a puzzle is too hard.
    pub grade: Grade,
    /// Which series of puzzles.
    pub seed: u64,
    /// After how many puzzles that are not as wanted to stop trying. A grid whose clues within the
    /// pattern leave several solutions is quickly seen, so a thousand times as many may be tried.
    pub tries: u64,
    /// How many guesses the question whether a clue may go is worth. If they are not enough the clue
    /// stays. Plain 9 x 9 puzzles need no such limit and have none.
    pub effort: u64,
}

impl Settings {
    /// How many grids a puzzle of a certain grade is worth.
    const GRADED_TRIES: u64 = 1_000_000;

    /// Minimal puzzles of this shape under the usual rules, without symmetry.
    pub fn new(shape: Shape) -> Self {
        Settings::with_rules(Rules::shared(shape))
    }

    /// Minimal puzzles under these rules, without symmetry.
    pub fn with_rules(rules: Arc<Rules>) -> Self {
        let effort = match rules.shape().size() {
            0..=12 => 10_000,
            13..=16 => 3_000,
            _ => 30,
        };
        Settings {
            rules,
            kinds: Vec::new(),
            method: Method::Minimal,
            symmetry: Symmetry::None,
            pattern: None,
            grade: Grade::default(),
            seed: 0,
            tries: 1_000,
            effort,
        }
    }

    /// The same with another method.
    #[must_use]
    pub fn method(mut self, method: Method) -> Self {
        self.method = method;
        self
    }

    /// The same with variants.
    #[must_use]
    pub fn kinds(mut self, kinds: Vec<Kind>) -> Self {
        self.kinds = kinds;
        self
    }

    /// The same with a symmetry.
    #[must_use]
    pub fn symmetry(mut self, symmetry: Symmetry) -> Self {
        self.symmetry = symmetry;
        self
    }

    /// The same with clues only in these cells.
    #[must_use]
    pub fn pattern(mut self, cells: Vec<usize>) -> Self {
        self.pattern = Some(cells);
        self
    }

    /// The same as hard as this. Some grades are rare: more grids are tried.
    #[must_use]
    pub fn grade(mut self, grade: Grade) -> Self {
        if !grade.is_any() {
            self.tries = self.tries.max(Self::GRADED_TRIES);
        }
        self.grade = grade;
        self
    }

    /// The same with another seed.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The fewest clues that a puzzle of this shape may be asked to have: what is proved for 4 x 4,
    /// 6 x 6 and 9 x 9, and for the others that at most one value can be without a clue.
    pub fn least_clues(shape: Shape) -> usize {
        match (shape.box_rows(), shape.box_columns()) {
            (2, 2) => 4,
            (2, 3) | (3, 2) => 8,
            (3, 3) => 17,
            _ => shape.size() - 1,
        }
    }

    /// The orbits of cells that may hold clues, if the settings make sense.
    pub(super) fn orbits(&self) -> Result<Vec<Vec<usize>>, GenerateError> {
        let shape = self.rules.shape();
        let mut orbits = self.symmetry.orbits(shape.size());
        if let Some(pattern) = &self.pattern {
            let mut allowed = vec![false; shape.cells()];
            for &cell in pattern {
                let known = allowed.get_mut(cell);
                *known.ok_or(GenerateError::Pattern { cell })? = true;
            }
            orbits.retain(|orbit| orbit.iter().all(|&cell| allowed[cell]));
        }
        let most = orbits.iter().map(Vec::len).sum();
        let least = self.least();
        match self.method {
            Method::Clues(wanted) if !(least..=most).contains(&wanted) => {
                Err(GenerateError::Clues {
                    wanted,
                    least,
                    most,
                })
            }
            _ => Ok(orbits),
        }
    }

    /// Bounds are known for the usual rules only.
    pub(super) fn least(&self) -> usize {
        let shape = self.rules.shape();
        let usual = self.rules.regions().len() <= 3 * shape.size();
        if usual && self.rules.constraints().is_empty() {
            Settings::least_clues(shape)
        } else {
            0
        }
    }
}
