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

use crate::exact::Analysis;
use crate::position::Position;
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
    /// It is not: a cell is certainly safe.
    Safe,
    /// It is: on each of these boards the numbers are as they are seen, and every hidden cell is a mine on
    /// one of them.
    Forced(Vec<Witness>),
    /// Every hidden cell is certainly a mine: the game is won.
    Over,
}

/// Whether a guess is needed, with its proof; the analysis is that of the position.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::guess::{Verdict, may_guess, verify};
/// use atisbo_minesweeper::{Position, exact};
///
/// let (position, budget): (Position, _) = ("mines 1 / 1# / 1#".parse()?, Budget::unlimited());
/// let may = may_guess(&position, &exact::analyse(&position, &budget)?, &budget);
/// let Verdict::Forced(boards) = may.verdict else { panic!("nothing is certain") };
/// assert!(boards.len() == 2 && verify(&position, &boards));
/// assert_eq!(may.unavoidable.len(), 1); // nothing will ever tell which it is
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn may_guess(position: &Position, known: &Analysis, budget: &Budget) -> MayGuess {
    let mut stop = None;
    let verdict = if !known.safe.is_empty() {
        Verdict::Safe
    } else if known.mines.len() == position.hidden().count() {
        Verdict::Over
    } else {
        let boards = forced::witnesses(position, budget);
        Verdict::Forced(boards.unwrap_or_else(|limit| {
            stop = Some(limit);
            Vec::new()
        }))
    };
    MayGuess {
        verdict,
        unavoidable: unavoidable(position, known),
        stop,
    }
}
