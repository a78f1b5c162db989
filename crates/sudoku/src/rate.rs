//! How hard a puzzle is: the hardest technique on the way, and how much there is to do.
//!
//! The way is that of a patient player who always takes the easiest step there is. A step costs the
//! square of its technique's rating, so that one chain weighs as much as a page of singles; what all
//! cost together is the effort. The rating is that of the hardest technique, and more the greater the
//! effort: so much for each doubling. The band is that of the hardest technique, and a higher one if
//! the effort is greater than a player of that band expects (as `HoDoKu` does with its scores). The
//! number of clues plays no part.

use crate::explain::walk;
use crate::hint::known::Known;
use crate::technique::{Band, Rung, Settings, TECHNIQUES, Technique};
use crate::{Hint, Puzzle};
use atisbo_base::{Budget, Stop};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How hard a puzzle is, and what it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
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
    /// The techniques that reached a limit of their own on the way: without it the rating might be lower. See
    /// [`Ladder::limited`](crate::technique::Ladder::limited).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub limited: Vec<Technique>,
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
    let (_, end, limited) = walk(puzzle, &known, settings, &budget, |step| {
        counts[step.technique as usize] += 1;
    });
    match end {
        Hint::Solved => Ok(Rating {
            limited,
            ..Rating::from_counts(&counts, puzzle.shape().cells())
        }),
        Hint::Undecided(stop) => Err(Unrated::Stopped(stop)),
        _ => Err(Unrated::Stuck),
    }
}

impl Rating {
    /// The ratings that an unfinished puzzle can have, in tenths.
    pub(crate) fn range() -> RangeInclusive<u16> {
        let ([easiest, ..], [.., hardest]) = (&TECHNIQUES, &TECHNIQUES);
        easiest.rating..=hardest.rating + surcharge(u32::MAX)
    }

    fn from_counts(counts: &[usize; TECHNIQUES.len()], cells: usize) -> Self {
        let used = || {
            let rungs = TECHNIQUES.iter().zip(counts);
            rungs.filter(|&(_, &count)| count > 0)
        };
        let hardest = used().next_back().map(|(rung, _)| rung);
        let costs = |rung: &Rung, count: usize| cost(rung.rating).saturating_mul(count as u32);
        let effort = used().map(|(rung, &count)| costs(rung, count));
        let effort = effort.fold(0, u32::saturating_add);
        // What a variant's rules exclude is the bookkeeping of that variant; the effort that players
        // expect was measured on puzzles without it.
        let rules = used().filter(|(rung, _)| rung.technique == Technique::ExtraRule);
        let bookkeeping = rules.map(|(rung, &count)| costs(rung, count)).sum::<u32>();
        let band = hardest.map_or(Band::Easy, |rung| rung.band);
        Rating {
            rating: hardest.map_or(0, |rung| rung.rating + surcharge(effort)),
            band: raised(band, effort.saturating_sub(bookkeeping), cells),
            hardest: hardest.map(|rung| rung.technique),
            steps: counts.iter().sum(),
            effort,
            counts: used()
                .map(|(rung, &count)| (rung.technique, count))
                .collect(),
            limited: Vec::new(),
        }
    }
}

/// What a step costs; with this measure a naked single comes to 16, an XY-wing to 144.
fn cost(rating: u16) -> u32 {
    u32::from(rating).pow(2) / 16
}

/// Tenths for each doubling of the effort.
const PER_DOUBLING: f64 = 2.0;

/// What the effort adds to a rating.
fn surcharge(effort: u32) -> u16 {
    (PER_DOUBLING * f64::from(1 + effort / 256).log2()).round() as u16
}

/// The effort that a player of each band but the last expects of a grid with 81 cells, chosen so that
/// few puzzles are in another band than `HoDoKu` has them in.
const EXPECTED: [u32; 4] = [800, 1000, 1600, 2400];

/// The first band from this one on in which so much effort is expected; on a larger grid there is more
/// to do in each.
fn raised(band: Band, effort: u32, cells: usize) -> Band {
    let per_grid = u64::from(effort) * 81 / cells.max(81) as u64;
    let expects = |band: &Band| {
        let most = EXPECTED.get(*band as usize);
        most.is_none_or(|&most| per_grid <= u64::from(most))
    };
    let mut bands = Band::ALL.into_iter().filter(|&it| it >= band);
    bands.find(expects).unwrap_or(Band::Extreme)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(used: &[(Technique, usize)]) -> Rating {
        let mut counts = [0; TECHNIQUES.len()];
        for &(technique, count) in used {
            counts[technique as usize] = count;
        }
        Rating::from_counts(&counts, 81)
    }

    #[test]
    fn the_bookkeeping_of_a_variant_does_not_raise_its_band() {
        let few = counted(&[(Technique::HiddenSingle, 40), (Technique::ExtraRule, 1)]);
        let many = counted(&[(Technique::HiddenSingle, 40), (Technique::ExtraRule, 100)]);
        assert_eq!(few.band, many.band);
        assert!(few.rating < many.rating);
    }

    #[test]
    fn the_hardest_technique_decides_first() {
        let easy = counted(&[(Technique::HiddenSingle, 50)]);
        let hard = counted(&[(Technique::HiddenSingle, 49), (Technique::XWing, 1)]);
        assert_eq!(hard.hardest, Some(Technique::XWing));
        assert!(easy.rating < hard.rating && easy.band < hard.band);
        assert_eq!(hard.steps, 50);
    }

    #[test]
    fn much_of_the_same_is_harder_than_a_little() {
        let few = counted(&[(Technique::Aic, 2)]);
        let many = counted(&[(Technique::Aic, 20)]);
        assert!(few.rating < many.rating);
        assert_eq!((few.band, many.band), (Band::Unfair, Band::Extreme));
    }

    #[test]
    fn a_large_grid_is_not_hard_for_its_size_alone() {
        let mut counts = [0; TECHNIQUES.len()];
        counts[Technique::HiddenSingle as usize] = 160;
        assert_eq!(Rating::from_counts(&counts, 256).band, Band::Easy);
    }

    #[test]
    fn a_finished_grid_takes_nothing() {
        let rating = counted(&[]);
        assert_eq!(
            (rating.rating, rating.band, rating.hardest),
            (0, Band::Easy, None)
        );
    }
}
