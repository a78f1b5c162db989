//! The puzzle as a state space.

mod board;
mod cell_set;
mod crossing;
mod effort;
mod faithful;
mod formulation;
mod h1;
mod h2;
mod h3;
mod heuristic;
mod isolation;
mod java_order;
mod matching;
mod name;
mod propagating;
mod pruned;
mod run;
mod space;
mod table;
mod trace;
mod walls;

pub use board::State;
pub use cell_set::CellSet;
pub use formulation::Formulation;
pub use heuristic::HeuristicName;
pub use name::UnknownName;
pub use run::{Ending, NoWayBack, Phase, SearchReport, SearchSettings, Watcher, solve_by_search};
pub use space::{Space, Task, reason};
pub use table::{OriginalPhase, OriginalRun, Row, own_runs, report_runs, table};
pub use trace::{AnyState, Trace};
