//! 0h n0: the game, its solver, its hints, its generator, and the game as a state space.

mod check;
mod conflict;
mod count;
mod generate;
mod grid;
mod hint;
pub mod logic;
mod picture;
mod rate;
pub mod search;
mod solver;
mod technique;
mod text;

pub use atisbo_base::{Place, Stage, Verdict};
pub use check::{Fault, check, is_solution};
pub use conflict::{Diagnosis, Minimality, diagnose};
pub use count::{CountError, count_solutions};
pub use generate::{Batch, Clues, GenerateError, Generated, Settings, generate, generate_batch};
pub use grid::{Cell, Direction, Grid, MAX_SIDE, Rule};
pub use hint::{Explanation, Help, Hint, explain, hint, hint_in_play};
pub use picture::{Marks, svg};
pub use rate::{Count, Difficulty, Rating, Unrated, rate};
pub use solver::{
    Cause, Conflict, Deduction, Fill, Mark, Propagator, Solutions, Solver, Statistics,
};
pub use technique::{
    Arm, Clue, Conclusion, Evidence, Link, Role, Rung, Sight, Span, Step, TECHNIQUES, Technique,
};
pub use text::{
    Expected, Format, ParseError, ParseErrorKind, WriteError, parse, parse_bytes, write,
};
