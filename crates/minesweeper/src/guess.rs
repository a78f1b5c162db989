//! May I guess? Not while a cell is certainly safe; else every hidden cell is a mine on some board that fits,
//! and a few such boards prove it.
//!
//! Some guesses need not wait: if nothing that can be opened elsewhere will ever tell the ways to fill some
//! cells apart, that guess is [`Unavoidable`] and may as well be made now.

mod forced;
#[cfg(test)]
mod tests;
mod unavoidable;

pub use forced::{Witness, both_ways, verify};
pub use unavoidable::{Unavoidable, unavoidable};

use crate::exact::{self, ExactError};
use crate::position::Position;
use crate::technique::{self, Argument};
use atisbo_base::{Budget, Stop};

/// Whether a guess is needed, with its proof.
#[derive(Clone, Debug, PartialEq)]
pub struct MayGuess {
    /// Whether, and why.
    pub verdict: Verdict,
    /// The guesses that no number elsewhere will ever help with, the smallest first.
    pub unavoidable: Vec<Unavoidable>,
    /// The limit that ended the search for a proof, if one did: the verdict is still right.
    pub stop: Option<Stop>,
}

/// Whether a guess is needed, and why.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It is not: this is an argument for a safe cell.
    Safe(Argument),
    /// It is: on each of these boards the numbers are as they are seen, and every hidden cell is a mine on
    /// one of them.
    Forced(Vec<Witness>),
    /// Every hidden cell is certainly a mine: the game is won.
    Over,
}

/// Whether a guess is needed, with its proof.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::Position;
/// use atisbo_minesweeper::guess::{Verdict, may_guess, verify};
///
/// let position: Position = "mines 1 / 1# / 1#".parse()?;
/// let may = may_guess(&position, &Budget::unlimited())?;
/// let Verdict::Forced(boards) = may.verdict else { panic!("nothing is certain") };
/// assert!(boards.len() == 2 && verify(&position, &boards));
/// assert_eq!(may.unavoidable.len(), 1); // nothing will ever tell which it is
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If no board fits, or the budget ends before it is known whether a cell is safe.
pub fn may_guess(position: &Position, budget: &Budget) -> Result<MayGuess, ExactError> {
    let budget = budget.started();
    let known = exact::analyse(position, &budget)?;
    let mut may = MayGuess {
        verdict: Verdict::Over,
        unavoidable: unavoidable(position, &known),
        stop: None,
    };
    if known.mines.len() == position.hidden().count() {
        return Ok(may);
    }
    may.verdict = if known.safe.is_empty() {
        let boards = forced::witnesses(position, &budget);
        may.stop = boards.as_ref().err().copied();
        Verdict::Forced(boards.unwrap_or_default())
    } else {
        let hint = technique::hint_among(position, &known.safe, &known.mines, &budget)?;
        hint.map_or(Verdict::Over, Verdict::Safe)
    };
    Ok(may)
}
