//! State-space search for any problem: twelve strategies under one contract, with statistics, traces
//! and budgets.
//!
//! A [`Problem`] says where to start, where to end, and the steps in between. A [`Heuristic`] says
//! how far a state is from a goal. A [`Strategy`] says which node is next; the table of all twelve,
//! with what each promises, is in [`strategy`].
//!
//! ```
//! use atisbo_base::Budget;
//! use atisbo_search::{
//!     Estimate, Heuristic, Machine, Options, Outcome, Problem, Successor, strategy::a_star,
//! };
//!
//! /// Two jugs of 5 and 3 litres and a tap; 4 litres are wanted.
//! struct Jugs;
//!
//! impl Problem for Jugs {
//!     type State = (u32, u32);
//!     type Action = &'static str;
//!     type Cost = u32;
//!
//!     fn initial(&self) -> (u32, u32) {
//!         (0, 0)
//!     }
//!
//!     fn is_goal(&self, state: &(u32, u32)) -> bool {
//!         state.0 == 4
//!     }
//!
//!     fn successors(&self, &(five, three): &(u32, u32), out: &mut Vec<Successor<Self>>) {
//!         let there = five.min(3 - three);
//!         let back = three.min(5 - five);
//!         let steps = [
//!             ("fill the large jug", (5, three)),
//!             ("fill the small jug", (five, 3)),
//!             ("empty the large jug", (0, three)),
//!             ("empty the small jug", (five, 0)),
//!             ("pour into the small jug", (five - there, three + there)),
//!             ("pour into the large jug", (five + back, three - back)),
//!         ];
//!         out.extend(steps.map(|(action, state)| Successor { action, state, cost: 1 }));
//!     }
//! }
//!
//! /// As long as the large jug is wrong, one step more is needed.
//! struct NotThereYet;
//!
//! impl Heuristic<Jugs> for NotThereYet {
//!     fn estimate(&self, _jugs: &Jugs, state: &(u32, u32)) -> Estimate {
//!         Estimate::Cost(u32::from(state.0 != 4))
//!     }
//! }
//!
//! let budget = Budget::unlimited().nodes(1_000_000).bytes(256 << 20);
//! let report = a_star(&Jugs, NotThereYet, &Options::default(), (), &budget).run();
//! let Outcome::Found(path) = report.outcome else { panic!("there is a way") };
//! assert_eq!(path.cost, 6);
//! assert_eq!(path.actions[1], "pour into the small jug");
//! assert_eq!(path.states[6], (4, 3));
//! assert!(report.statistics.expanded <= 16);
//! ```
//!
//! - Every strategy is a [`Machine`]: `step()` it to watch, or `run()` it. [`search`] and
//!   [`search_reversible`] pick one at run time.
//! - [`Options`] choose between tree and graph search, when goals and duplicates are looked for, and
//!   who goes first among equals. [`BestFirst`] with an [`Order`] of one's own reproduces other
//!   programs' runs node by node.
//! - A [`Budget`](atisbo_base::Budget) ends a search with a value that says which limit was hit. The
//!   limit on bytes is held, because memory is booked before it is allocated.
//! - An [`Observer`] sees every step; `()` costs nothing. [`trace`] records a search and writes it
//!   as JSON Lines or as a Graphviz drawing; [`why`] is what it says of the reasons.
//! - [`check`] finds out whether a heuristic is admissible and consistent; [`Strategy::grounds`] says whether a path that
//!   was found is proved to be a cheapest one.
//! - [`problem_from`] and [`estimate_from`] make small problems out of functions.

mod arena;
pub mod check;
mod cost;
mod engine;
mod evaluation;
mod frontier;
mod functions;
mod machine;
mod observer;
mod optimality;
mod options;
mod order;
mod problem;
mod reached;
mod report;
mod search;
pub mod strategy;
mod tally;
pub mod trace;
pub mod why;

pub use cost::{Cost, PathCost, Real};
pub use engine::{BestFirst, Deepening, DepthFirst, DepthSettings, Settings};
pub use evaluation::{BadWeight, Evaluation, Weight};
pub use frontier::{Fifo, Frontier, Heap, Queue};
pub use functions::{EstimateFrom, FromFunctions, estimate_from, problem_from};
pub use machine::Machine;
pub use observer::{Event, Limit, Node, Observer, Prune, Seen};
pub use optimality::{Cheapest, Grounds, Known, LeastCosts, Optimality};
pub use options::{BeamWidth, Duplicates, GoalTest, Options};
pub use order::{Entry, Order, Tie};
pub use problem::{Estimate, Heuristic, Problem, Reversible, Successor};
pub use report::{Cut, Outcome, Path, Report, ReportOf, Statistics};
pub use search::{NotReversible, search, search_reversible};
pub use strategy::{Complete, Memory, Optimal, Strategy, Traits};
