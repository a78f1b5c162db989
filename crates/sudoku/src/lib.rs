//! Sudoku of every size: formats, the fastest exact solver, a generator, and the game as a state
//! space and as a constraint problem.
//!
//! ```
//! use atisbo_base::Budget;
//! use atisbo_sudoku::solver::{Verdict, solve};
//! use atisbo_sudoku::technique::Settings;
//! use atisbo_sudoku::{Hint, Position, Puzzle, hint};
//!
//! let puzzle: Puzzle = "1.34\n34..\n2...\n...1".parse()?;
//! let budget = Budget::unlimited();
//! assert_eq!(solve(&puzzle, 2, &budget).verdict(), Verdict::Unique);
//!
//! let (next, _) = hint(&puzzle, &Position::new(&puzzle), &Settings::default(), &budget);
//! assert!(matches!(next, Hint::Step(_)));
//! # Ok::<(), atisbo_sudoku::text::ParseError>(())
//! ```

mod check;
mod constraint;
pub mod csp;
mod explain;
pub mod fast;
pub mod generate;
mod hint;
pub mod logic;
pub mod picture;
mod position;
mod puzzle;
mod rate;
mod rules;
pub mod search;
mod shape;
pub mod solver;
pub mod technique;
pub mod text;
mod true_candidates;
mod values;
pub mod variant;

pub use atisbo_base::{Place, Stage};
pub use check::{
    Clash, Clue, Contradiction, Core, conflicting_clues, conflicts, irreducible, wrong_cells,
};
pub use constraint::Constraint;
pub use explain::{Explanation, explain};
pub use hint::{Help, Hint, hint};
pub use picture::{Layer, svg};
pub use position::Position;
pub use puzzle::Puzzle;
pub use rate::{Rating, Unrated, rate};
pub use rules::{Region, RegionKind, Rules};
pub use shape::{MAX_SIZE, Shape};
pub use true_candidates::{TrueCandidates, true_candidates};
pub use values::Values;
