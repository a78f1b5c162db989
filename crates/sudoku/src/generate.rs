//! New puzzles: a random finished grid whose clues are taken away as long as it stays the only
//! solution.
//!
//! Puzzle `index` of a seed is always the same, on any number of threads. Every puzzle has exactly one
//! solution. The distribution is that of the plain method (random grid, clues removed in random order):
//! it favours few clues and easy puzzles over what a uniform choice among all minimal puzzles would give.
//!
//! ```
//! use atisbo_base::Budget;
//! use atisbo_sudoku::generate::{Minimality, Settings, generate};
//! use atisbo_sudoku::{Shape, solver::{self, Verdict}};
//!
//! let made = generate(&Settings::new(Shape::CLASSIC), 0, &Budget::unlimited()).unwrap();
//! let found = solver::solve(&made.puzzle, 2, &Budget::unlimited());
//! assert_eq!(found.verdict(), Verdict::Unique);
//! assert_eq!(found.first.unwrap(), made.solution);
//! assert_eq!(made.minimality, Minimality::Clues);
//! ```

mod batch;
mod cages;
mod error;
mod exchanges;
mod fewer;
mod generator;
mod grade;
mod grid;
mod jigsaw;
mod kind;
mod oracle;
mod settings;
mod symmetry;
mod thinning;
mod unavoidable;

pub use batch::{Batch, generate_many};
pub use error::GenerateError;
pub use generator::{Generated, Generator, Minimality};
pub use grade::{Grade, position_before};
pub use kind::Kind;
pub use settings::{Method, Settings};
pub use symmetry::Symmetry;

use atisbo_base::Budget;

/// Puzzle `index` of the series that the settings describe. For many puzzles in a row a [`Generator`]
/// saves some work, and [`generate_many`] uses all cores.
///
/// # Errors
///
/// If the settings contradict themselves, if no grid gives such a puzzle, or if the budget is used
/// up: its nodes are grids tried.
pub fn generate(
    settings: &Settings,
    index: u64,
    budget: &Budget,
) -> Result<Generated, GenerateError> {
    Generator::new(settings)?.generate(index, budget)
}
