//! The puzzle as a state space: walls are put one at a time until every number is content.
//!
//! This is how a report of three students at the ITBA (Buenos Aires, 2016) solved 0h n0. A state is a
//! board in which every open cell counts as a floor; a step puts one wall and costs one; a goal is a
//! board in which each number sees as many floors as it says and no floor is isolated. The report
//! splits this in two: first the numbers, then the isolated floors ([`Task`]).
//!
//! What a good formulation is worth shows when the same puzzle is searched in four of them:
//!
//! | [`Formulation`] | a step is | what is cut |
//! |---|---|---|
//! | `faithful` | a wall on any cell in some number's view, numbers included, in the order of a Java hash table | nothing |
//! | `clean` | a wall on any open cell in some number's view, row by row | starved numbers |
//! | `pruned` | a wall in the view of *one* number; the cells tried before stay floors | starved and overfull numbers, isolated floors |
//! | `propagating` | the same, with all that follows from it | contradictions |
//!
//! A* on the report's board `8x8_3` expands 11,495 states in its own program and in `faithful` (with
//! H2I), some 2,000 in `clean`, 19 in `pruned` (with our own heuristic), and none in `propagating`. The
//! heuristics are those of the report and two that are admissible: see [`HeuristicName`].
//!
//! The faithful formulation expands exactly the nodes that the report's program expands, where that
//! program does the same in every run. It shuffles the moves of its breadth-first and depth-first
//! searches with a generator that is not seeded, so those counts differ from run to run, there as
//! here: how much of the level of the goal is expanded is then a matter of luck.
//!
//! ```
//! use atisbo_base::Budget;
//! use atisbo_ohno::parse;
//! use atisbo_ohno::search::{Formulation, SearchSettings, solve_by_search};
//!
//! let puzzle = parse("2 . W . / . 4 . . / W 2 . . / . . 1 1").unwrap();
//! let expanded = Formulation::ALL.map(|formulation| {
//!     let settings = SearchSettings { formulation, two_phase: true, ..SearchSettings::default() };
//!     let report = solve_by_search(&puzzle, &settings, &mut (), &Budget::unlimited()).unwrap();
//!     report.statistics.expanded
//! });
//! let [faithful, clean, pruned, propagating] = expanded;
//! assert_eq!((faithful, propagating), (32, 0));
//! assert!(clean < faithful && pruned < clean);
//! ```
//!
//! Everything about one search goes through [`solve_by_search`]; [`table`] makes many of them and
//! [`Rows`] writes one down. [`Space`] is the state space itself, for any strategy of
//! [`atisbo_search`].

mod audit;
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
mod propagating;
mod pruned;
mod run;
mod space;
mod table;
mod trace;
mod wall;
mod walls;

pub use audit::audit;
pub use board::State;
pub use cell_set::{CellSet, Shape};
pub use formulation::Formulation;
pub use heuristic::HeuristicName;
pub use run::{Ending, Phase, SearchReport, SearchSettings, Watcher, solve_by_search};
pub use space::{Space, Task, reason};
pub use table::{OriginalPhase, OriginalRun, Row, report_runs, table};
pub use trace::Rows;
pub use wall::Wall;
