//! How hard a puzzle is to be: by what it takes to solve it, never by the number of its clues.

use super::GenerateError;
use crate::technique::{self, Band, Settings as Ladder, Technique};
use crate::{Position, Puzzle, Rating, Unrated, explain, rate};
use atisbo_base::{Budget, Stop};
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use serde::{Deserialize, Serialize};

/// How hard puzzles are to be. What is not said may be anything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Grade {
    /// In one word.
    pub band: Option<Band>,
    /// The lowest rating, in tenths.
    pub least: Option<u16>,
    /// The highest rating, in tenths.
    pub most: Option<u16>,
    /// Techniques that the way to the solution must use.
    pub needs: Vec<Technique>,
    /// Techniques that it may not use.
    pub without: Vec<Technique>,
}

/// How a puzzle compares with what is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fit {
    TooEasy,
    Right,
    TooHard,
}

impl Grade {
    /// Whether any puzzle will do.
    pub fn is_any(&self) -> bool {
        *self == Grade::default()
    }

    /// Refuses what no puzzle can be.
    ///
    /// # Errors
    ///
    /// There is no such rating, or what is needed is forbidden or harder than the puzzle may be.
    pub fn check(&self) -> Result<(), GenerateError> {
        let (lowest, highest) = Rating::range().into_inner();
        let (least, most) = (self.least.unwrap_or(0), self.most.unwrap_or(highest));
        // A finished grid is rated 0.
        let is_too_low = least > 0 && most < lowest;
        if least > most || least > highest || is_too_low {
            return Err(GenerateError::NoSuchRating { lowest, highest });
        }
        let is_too_hard = |technique: Technique| {
            let rung = technique.rung();
            rung.rating > most || self.band.is_some_and(|band| rung.band > band)
        };
        let mut needs = self.needs.iter().copied();
        match needs.find(|&it| self.without.contains(&it) || is_too_hard(it)) {
            Some(technique) => Err(GenerateError::CannotNeed { technique }),
            None => Ok(()),
        }
    }

    fn ladder(&self) -> Ladder {
        Ladder {
            forbidden: self.without.clone(),
            ..Ladder::default()
        }
    }

    fn fit(&self, rating: &Rating) -> Fit {
        let is_above = self.band.is_some_and(|band| rating.band > band)
            || self.most.is_some_and(|most| rating.rating > most);
        let is_below = self.band.is_some_and(|band| rating.band < band)
            || self.least.is_some_and(|least| rating.rating < least);
        let uses = |wanted: &Technique| rating.counts.iter().any(|(used, _)| used == wanted);
        if is_above {
            Fit::TooHard
        } else if is_below || !self.needs.iter().all(uses) {
            Fit::TooEasy
        } else {
            Fit::Right
        }
    }

    /// Makes a puzzle as easy as wanted by giving clues back, a random orbit at a time, and says how
    /// hard it is then; `None` if it was or became too easy. Every puzzle has one solution, and more
    /// clues do not change that.
    ///
    /// # Errors
    ///
    /// Time is over, or the work was cancelled.
    pub(super) fn adjust(
        &self,
        puzzle: &mut Puzzle,
        solution: &[u8],
        orbits: &[Vec<usize>],
        rng: &mut Pcg64,
        budget: &Budget,
    ) -> Result<Option<Rating>, Stop> {
        let is_empty = |orbit: &&Vec<usize>| orbit.iter().any(|&cell| puzzle.given(cell).is_none());
        let mut back: Vec<&Vec<usize>> = orbits.iter().filter(is_empty).collect();
        back.shuffle(rng);
        loop {
            let fit = match rate(puzzle, &self.ladder(), budget) {
                Ok(rating) => match self.fit(&rating) {
                    Fit::Right => return Ok(Some(rating)),
                    fit => fit,
                },
                Err(Unrated::Stopped(stop)) => return Err(stop),
                Err(Unrated::Stuck) => Fit::TooHard,
                Err(Unrated::NoSolution | Unrated::Several) => return Ok(None),
            };
            let Some(orbit) = back.pop().filter(|_| fit == Fit::TooHard) else {
                return Ok(None);
            };
            for &cell in orbit {
                puzzle.give(cell, solution[cell]);
            }
        }
    }
}

/// The first position on the way to the solution in which a technique is the next step.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::generate::position_before;
/// use atisbo_sudoku::technique::{Settings, Technique};
/// use atisbo_sudoku::text::parse;
///
/// let puzzle = parse("1.34\n34..\n2...\n...1").unwrap();
/// let position = position_before(
///     &puzzle,
///     Technique::FullHouse,
///     &Settings::default(),
///     &Budget::unlimited(),
/// );
/// assert!(position.is_some());
/// ```
pub fn position_before(
    puzzle: &Puzzle,
    technique: Technique,
    settings: &technique::Settings,
    budget: &Budget,
) -> Option<Position> {
    let path = explain(puzzle, settings, budget);
    let mut position = Position::new(puzzle);
    for step in &path.steps {
        if step.technique == technique {
            return Some(position);
        }
        step.play(&mut position);
    }
    None
}
