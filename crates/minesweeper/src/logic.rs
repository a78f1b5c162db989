//! The position as a knowledge base: what follows from its numbers, by chaining or by satisfiability.
//!
//! After a report of the Universidad del Rosario (Bogotá, 2022), which built a Minesweeper agent in
//! propositional logic: [`Settings::REPORT`] is that agent, and each switch of [`Settings`] changes one
//! thing its authors wished or missed. Its cells have codes: the numbers 0 to 8, 9 unknown, 10 marked,
//! 11 a mine; a fact is a cell with its code.
//!
//! The report says that code 10 is a marked cell and lists it among the codes of which a cell has just one,
//! and its rules count cells with code 11. A mark told as 10 would then be *no* mine to the rules, and
//! nothing would ever be found safe. So a marked cell must have been told as 11 ("those that have a mine",
//! the report says of the cells with that code), and 10 is but the sign on the board.

mod agent;
mod analysis;
mod asked;
mod atom;
mod base;
mod chaining_base;
mod entailment;
mod evidence;
mod explain;
mod export;
mod fewest;
mod fresh_bases;
mod group;
mod reasoner;
mod reasons;
mod rules;
mod settings;
mod sight;
mod statistics;
mod system;
pub mod trace;

pub use agent::LogicAgent;
pub use analysis::{Knowledge, analyse};
pub use asked::{Ask, Asked, Reply};
pub use atom::{Atom, Code};
pub use chaining_base::{ChainingBase, chaining_base};
pub(crate) use entailment::boards::{Boards, Wanted};
pub use evidence::{Conclusion, Evidence, Rule, Step};
pub use explain::{Explanation, cheapest, easiest_safe, explain};
pub use export::{Told, clauses, knowledge_base};
pub(crate) use fewest::fewest;
pub use fresh_bases::{FreshBase, fresh_bases};
pub use group::{About, Group};
pub use rules::{MOST_RULES, rule_count};
pub use settings::{Engine, Flags, Preset, Rules, Settings};
pub use statistics::Statistics;

use crate::check::Conflict;
use crate::tiling::Cell;
use atisbo_base::Stop;
use serde::Serialize;
use thiserror::Error;

/// Why logic has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum LogicError {
    /// No board looks like this: these cannot be true together.
    #[error("no board fits these numbers")]
    Impossible(Conflict),
    /// A number has more neighbours than its rules can be written down for.
    #[error(
        "the number in cell {} has {neighbours} neighbours, which makes {rules} rules, and at most {MOST_RULES} \
         are written down: take fewer rules (due)",
        cell.0
    )]
    TooManyRules {
        /// The number's cell.
        cell: Cell,
        /// How many neighbours it has.
        neighbours: usize,
        /// How many rules it would have.
        rules: u64,
    },
    /// The agent asks nothing about this cell, or not by this number.
    #[error(
        "nothing is asked about cell {}: it lies beside no number (or not this one), or it is marked",
        cell.0
    )]
    NothingAsked {
        /// The cell.
        cell: Cell,
        /// The number.
        number: Option<Cell>,
    },
    /// The budget ended first.
    #[error("{0}")]
    Stopped(Stop),
}

impl From<Stop> for LogicError {
    fn from(stop: Stop) -> Self {
        LogicError::Stopped(stop)
    }
}

#[cfg(test)]
mod tests;
