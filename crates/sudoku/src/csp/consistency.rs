//! What consistency alone, without a guess, leaves of a puzzle.

use super::as_csp;
use crate::{Puzzle, Values};
use atisbo_base::{Budget, Name};
use atisbo_csp::consistency::{Verdict, ac3, ac2001, path_consistency};
use atisbo_csp::{Machine, ModelError, Observer, Statistics};
use serde::{Deserialize, Serialize};

/// A consistency algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
pub enum Consistency {
    /// Arc consistency, looking for supports from the first value each time.
    Ac3,
    /// Arc consistency, looking for supports from where the last one was.
    Ac2001,
    /// Path consistency: every allowed pair has a value to go with it in every third cell.
    Path,
}

/// What a consistency algorithm leaves of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Consistent {
    /// What was found out.
    pub verdict: Verdict,
    /// What each cell may still hold.
    pub candidates: Vec<Values>,
    /// What it took.
    pub statistics: Statistics,
}

impl Consistent {
    /// The solution, if every cell has one value left and the puzzle agrees.
    pub fn solution(&self, puzzle: &Puzzle) -> Option<Vec<u8>> {
        let values = self.candidates.iter().map(|values| values.single());
        let values = values.collect::<Option<Vec<u8>>>()?;
        puzzle.is_solved_by(&values).then_some(values)
    }
}

/// Makes a puzzle consistent.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::csp::{Consistency, make_consistent};
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = atisbo_sudoku::text::parse(text)?;
/// let left = make_consistent(&puzzle, Consistency::Ac3, (), &Budget::unlimited())?;
/// assert!(left.solution(&puzzle).is_some()); // naked singles are enough for this one
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If a region or constraint of the puzzle makes no sense.
pub fn make_consistent(
    puzzle: &Puzzle,
    consistency: Consistency,
    observer: impl Observer,
    budget: &Budget,
) -> Result<Consistent, ModelError> {
    let csp = as_csp(puzzle)?;
    let (verdict, domains, statistics) = match consistency {
        Consistency::Ac3 => {
            let report = ac3(&csp, observer, budget).run();
            (report.verdict, report.domains, report.statistics)
        }
        Consistency::Ac2001 => {
            let report = ac2001(&csp, observer, budget).run();
            (report.verdict, report.domains, report.statistics)
        }
        Consistency::Path => {
            let report = path_consistency(&csp, observer, budget).run();
            (report.verdict, report.domains, report.statistics)
        }
    };
    Ok(Consistent {
        verdict,
        candidates: domains
            .into_iter()
            .map(|domain| Values::from_bits(domain.bits() as u32))
            .collect(),
        statistics,
    })
}
