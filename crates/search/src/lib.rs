//! State-space search for any problem.

mod arena;
mod engine;
mod evaluation;
mod frontier;
mod machine;
mod observer;
mod options;
mod order;
mod problem;
mod reached;
mod report;
pub mod strategy;
mod tally;

pub use engine::{BestFirst, Settings};
pub use evaluation::{BadWeight, Evaluation, Weight};
pub use frontier::{Fifo, Frontier, Heap};
pub use machine::Machine;
pub use observer::{Event, Limit, Node, Observer, Prune};
pub use options::{BeamWidth, Duplicates, GoalTest, Options};
pub use order::{Entry, Order, Tie};
pub use problem::{Cost, Estimate, Heuristic, Problem, Reversible, Successor};
pub use report::{Cut, Outcome, Path, Report, ReportOf, Statistics};
