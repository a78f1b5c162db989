//! How hard a puzzle is: the hardest technique on the way, and how much there is to do.
//!
//! The way is that of a patient player who always takes the easiest step there is. Each step costs its
//! technique's rating; the number of clues plays no part.

use crate::explain::walk;
use crate::hint::known::Known;
use crate::technique::{Band, Settings, TECHNIQUES, Technique};
use crate::{Hint, Puzzle};
use atisbo_base::{Budget, Stop};
use serde::{Deserialize, Serialize};

/// How hard a puzzle is, and what it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// How hard it is in tenths: 42 is written 4.2.
    pub rating: u16,
    /// The same in one word.
    pub band: Band,
    /// The hardest technique needed; `None` if nothing is left to find.
    pub hardest: Option<Technique>,
    /// How many steps there are.
    pub steps: usize,
    /// What all steps cost together.
    pub effort: u32,
    /// How often each technique is used, the easiest first.
    pub counts: Vec<(Technique, usize)>,
}

/// Why a puzzle has no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unrated {
    /// Nothing satisfies it.
    #[error("the puzzle has no solution")]
    NoSolution,
    /// There is no single solution to be found.
    #[error("the puzzle has several solutions")]
    Several,
    /// The techniques that may be used do not solve it.
    #[error("the puzzle needs a technique that may not be used")]
    Stuck,
    /// The budget did not suffice.
    #[error("{0}")]
    Stopped(Stop),
}

/// Rates a puzzle by the techniques it needs.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::technique::{Band, Settings};
/// use atisbo_sudoku::{rate, text::parse};
///
/// let puzzle = parse("1.34\n34..\n2...\n...1").unwrap();
/// let rating = rate(&puzzle, &Settings::default(), &Budget::unlimited())?;
/// assert_eq!((rating.band, rating.steps), (Band::Easy, 9));
/// # Ok::<(), atisbo_sudoku::Unrated>(())
/// ```
///
/// # Errors
///
/// If the puzzle does not have exactly one solution, cannot be solved by the techniques that may be
/// used, or the budget is used up before that is known.
pub fn rate(puzzle: &Puzzle, settings: &Settings, budget: &Budget) -> Result<Rating, Unrated> {
    let budget = budget.started();
    let known = Known::of(puzzle, &budget);
    match known {
        Known::None => return Err(Unrated::NoSolution),
        Known::Two(_) => return Err(Unrated::Several),
        Known::Unknown(stop) => return Err(Unrated::Stopped(stop)),
        Known::One(_) => {}
    }
    let mut counts = [0; TECHNIQUES.len()];
    let (_, end) = walk(puzzle, &known, settings, &budget, |step| {
        counts[step.technique as usize] += 1;
    });
    match end {
        Hint::Solved => Ok(Rating::from_counts(&counts)),
        Hint::Undecided(stop) => Err(Unrated::Stopped(stop)),
        _ => Err(Unrated::Stuck),
    }
}

impl Rating {
    fn from_counts(counts: &[usize; TECHNIQUES.len()]) -> Self {
        let used = TECHNIQUES.iter().zip(counts);
        let used = used.filter(|&(_, &count)| count > 0);
        let hardest = used.clone().last().map(|(rung, _)| rung);
        let cost = |(rung, &count): (&crate::technique::Rung, &usize)| {
            u32::from(rung.rating) * count as u32
        };
        Rating {
            rating: hardest.map_or(0, |rung| rung.rating),
            band: hardest.map_or(Band::Easy, |rung| rung.band),
            hardest: hardest.map(|rung| rung.technique),
            steps: counts.iter().sum(),
            effort: used.clone().map(cost).sum(),
            counts: used.map(|(rung, &count)| (rung.technique, count)).collect(),
        }
    }
}
