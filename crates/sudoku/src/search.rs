//! The puzzle as a state space: empty cells are filled one at a time until none is left.
//!
//! This is how a report of the University of Zaragoza (Teruel, 2022) teaches search. A state is a grid
//! that is partly filled; a step puts a value into the first empty cell that is not yet in its row,
//! column or box; a goal is a full grid. So the space is a tree in which every solution lies at the
//! same depth, and that decides what the strategies can do: breadth-first search and uniform cost
//! expand nearly everything, the number of empty cells (the report's H1) tells nothing that the depth
//! does not, and A* with it goes by ties alone. What helps is to see dead ends early, and to fill
//! the right cell next:
//!
//! | [`Formulation`] | a step is | what is cut |
//! |---|---|---|
//! | `faithful` | the report's, with the queue, the stack and the heap of its program | nothing |
//! | `clean` | the report's, into the cell that the [`CellOrder`] says | nothing |
//! | `pruned` | the same | states in which a cell has no value left, or a value no place |
//! | `propagating` | the same with all singles that follow | contradictions |
//!
//! A* on a puzzle by Arto Inkala with 21 clues expands 1,197,561 states in `faithful` with H1, some
//! 9,000 in `clean` where the tightest cell is filled first, 2,430 in `pruned` with the degree as
//! tie-break, and 44 in `propagating`. The heuristics are the report's two and four of our own:
//! see [`HeuristicName`].
//!
//! The faithful formulation expands and generates exactly as many nodes as the report's program in
//! all 63 runs that were counted ([`OriginalCounts`]).
//!
//! ```
//! use atisbo_base::Budget;
//! use atisbo_sudoku::search::{SearchSettings, report_runs, solve_by_search};
//! use atisbo_sudoku::text::parse;
//!
//! let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle = parse(line).unwrap();
//!
//! let expanded = |settings: &SearchSettings| {
//!     let report = solve_by_search(&puzzle, settings, &mut (), &Budget::unlimited()).unwrap();
//!     report.statistics.expanded
//! };
//! // Breadth-first, depth-first, uniform cost; greedy and A* with H1; greedy and A* with H2.
//! let report: Vec<u64> = report_runs().iter().map(expanded).collect();
//! assert_eq!(report, [4631, 474, 4631, 2274, 494, 3981, 4631]);
//! // Ours: one state for each empty cell.
//! assert_eq!(expanded(&SearchSettings::default()), 51);
//! ```
//!
//! Everything about one search goes through [`solve_by_search`]; [`table`] makes many of them,
//! [`Rows`] writes one down, and [`audit`] asks whether a heuristic is what it claims to be.
//! [`Space`] is the state space itself, for any strategy of [`atisbo_search`] but the bidirectional
//! one: the goal is what a puzzle asks for. Nothing here is meant to be the fastest way to a
//! solution; that is [`crate::fast`].

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
pub use original::{OriginalCounts, OriginalPuzzle, OriginalRun, report_runs};
pub use placement::Placement;
pub use run::{Ending, SearchReport, SearchSettings, Watcher, filled, solve_by_search};
pub use space::{Space, reason};
pub use state::State;
pub use table::{Row, own_runs, table};
pub use trace::Rows;
