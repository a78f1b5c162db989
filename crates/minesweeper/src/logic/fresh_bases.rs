//! The knowledge bases of the report's agent by themselves, for other programs to be asked the same.

use super::LogicError;
use super::atom::Atom;
use super::reasoner::Reasoner;
use super::settings::Settings;
use super::sight::Sight;
use crate::position::Position;
use atisbo_logic::{Program, Symbol};

/// A knowledge base made for one cell beside a number.
#[derive(Clone, Debug)]
pub struct FreshBase {
    /// All facts, and the rules of the number.
    pub program: Program,
    /// What is asked first: that the cell is a mine.
    pub is_mine: Symbol,
    /// What is asked then: that it is clear.
    pub is_none: Symbol,
}

/// The knowledge base of each question that can be asked about a position, in the order of asking.
///
/// ```
/// use atisbo_minesweeper::logic::{Settings, fresh_bases};
/// use atisbo_minesweeper::Position;
///
/// let position: Position = "mines 1\n1#\n##".parse()?;
/// let bases = fresh_bases(&position, &Settings::REPORT)?;
/// assert_eq!(bases.len(), 3); // one for each hidden cell
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If a number has too many rules.
pub fn fresh_bases(position: &Position, settings: &Settings) -> Result<Vec<FreshBase>, LogicError> {
    let sight = Sight::new(position, settings.flags);
    let mut reasoner = Reasoner::new(*settings);
    let bases = reasoner.fresh_bases(&sight)?;
    let fresh = bases.into_iter().map(|(cell, mut base)| FreshBase {
        is_mine: base.symbol(Atom::mine(cell, true)),
        is_none: base.symbol(Atom::mine(cell, false)),
        program: base.program().clone(),
    });
    Ok(fresh.collect())
}
