//! State-space search for any problem.

mod arena;
pub mod check;
mod engine;
mod evaluation;
mod frontier;
mod functions;
mod machine;
mod observer;
mod options;
mod order;
mod problem;
mod reached;
mod report;
mod search;
pub mod strategy;
mod tally;
pub mod trace;

pub use engine::{BestFirst, Deepening, DepthFirst, DepthSettings, Settings};
pub use evaluation::{BadWeight, Evaluation, Weight};
pub use frontier::{Fifo, Frontier, Heap};
pub use functions::{EstimateFrom, FromFunctions, estimate_from, problem_from};
pub use machine::Machine;
pub use observer::{Event, Limit, Node, Observer, Prune};
pub use options::{BeamWidth, Duplicates, GoalTest, Options};
pub use order::{Entry, Order, Tie};
pub use problem::{Cost, Estimate, Heuristic, Problem, Reversible, Successor};
pub use report::{Cut, Outcome, Path, Report, ReportOf, Statistics};
pub use search::{search, search_reversible};
pub use strategy::{Complete, Memory, Optimal, Strategy, Traits, UnknownStrategy};
