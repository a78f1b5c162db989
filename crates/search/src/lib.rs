//! State-space search for any problem.

mod problem;

pub use problem::{Cost, Estimate, Heuristic, Problem, Reversible, Successor};
