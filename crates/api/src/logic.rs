//! Propositional logic behind the door: one file per verb, each with its request, its answer and one
//! function that takes the one and gives the other.

pub mod ask;
pub mod conflicts;
pub mod convert;
mod proof;
mod source;
mod unable;
mod words;
pub(crate) use words::event;

pub use atisbo_logic::dpll::Branching;
pub use atisbo_logic::{Conversion, Method};
pub use proof::{ProofLine, WrittenProof};
pub use source::{Format, Source};
pub use unable::{Obstacle, Unable};
