//! The puzzle as a state space: cells are filled one at a time.

mod audit;
mod board;
mod cell_order;
mod cells;
mod domains;
mod faithful;
mod formulation;
mod forward;
mod h1;
mod h2;
mod heuristic;
mod name;
mod original;
mod placement;
mod run;
mod singles;
mod space;
mod state;
mod table;
mod tightest;
mod trace;

pub use audit::audit;
pub use cell_order::CellOrder;
pub use cells::{AnySize, Cells, Nine};
pub use formulation::Formulation;
pub use heuristic::HeuristicName;
pub use name::UnknownName;
pub use original::{OriginalCounts, OriginalPuzzle, OriginalRun, report_runs};
pub use placement::Placement;
pub use run::{Ending, NoWayBack, SearchReport, SearchSettings, Watcher, solve_by_search};
pub use space::{Space, reason};
pub use state::State;
pub use table::{Row, own_runs, table};
pub use trace::{AnyState, Trace};
