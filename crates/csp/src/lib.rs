//! Constraint satisfaction for any problem: nineteen methods under one contract, with statistics,
//! traces and budgets.
//!
//! A [`Model`] states a problem: variables with their domains, and constraints between them. A
//! [`Method`] says how to solve it; the table of all, with what each promises, is in [`method`].
//!
//! ```
//! use atisbo_base::Budget;
//! use atisbo_csp::{Ending, Method, Model, Options, solve};
//!
//! // Colour the map of Australia: WA, NT, SA, Q, NSW, V and T, which lies alone.
//! let borders = [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 4), (2, 5), (3, 4), (4, 5)];
//! let coloured_with = |colours: u8| {
//!     let mut model = Model::new();
//!     let states = model.variables(7, 0..colours)?;
//!     for (a, b) in borders {
//!         model.not_equal(states[a], states[b])?;
//!     }
//!     Ok::<_, atisbo_csp::ModelError>(model.build())
//! };
//!
//! let budget = Budget::unlimited().nodes(1_000_000);
//! let all = Options { solutions: u64::MAX, ..Options::default() };
//! let three = solve(&coloured_with(3)?, Method::Mac, &all, (), &budget).unwrap();
//! assert_eq!((three.ending, three.solutions), (Ending::Solved, 18));
//! let two = solve(&coloured_with(2)?, Method::Mac, &all, (), &budget).unwrap();
//! assert_eq!(two.ending, Ending::NoSolution);
//! # Ok::<(), atisbo_csp::ModelError>(())
//! ```
//!
//! - Every method is a [`Machine`]: `step()` it to watch, or `run()` it. [`solve`](solve()) picks one
//!   at run time.
//! - [`Backtracking`] has a switch for each idea of the textbook: [`Settings`]. Every combination
//!   works.
//! - [`consistency`] rules values out before any is guessed: AC-3, AC-2001, path consistency.
//! - [`MinConflicts`] and [`Genetic`] search locally. They may miss a solution and never claim that
//!   there is none.
//! - [`exact_cover`] is Knuth's dancing links, for its own problems and for those stated here.
//! - A [`Budget`](atisbo_base::Budget) ends a method with a value that says which limit was hit.
//! - An [`Observer`] sees every step, each domain change with its reason and each failure with its
//!   cause; `()` costs nothing. [`trace`] records a run and writes it as JSON Lines.

mod backtracking;
mod brute_force;
mod conflicts;
pub mod consistency;
mod csp;
mod domain;
pub mod exact_cover;
mod genetic;
mod levels;
mod machine;
pub mod method;
mod min_conflicts;
mod model;
mod observer;
mod propagator;
mod report;
mod settings;
mod solve;
mod store;
mod tally;
pub mod trace;
pub mod why;
mod workbench;

pub use backtracking::Backtracking;
pub use brute_force::BruteForce;
pub use csp::{Csp, DirectedArc};
pub use domain::{Domain, Value};
pub use genetic::{Genetic, GeneticSettings};
pub use machine::Machine;
pub use method::{Family, Method, Traits};
pub use min_conflicts::{MinConflicts, MinConflictsSettings};
pub use model::{ConstraintId, Model, ModelError, Variable};
pub use observer::{Cause, Event, Observer, Reason, Restart, Seen, Solutions};
pub use propagator::Propagator;
pub use report::{Ending, Report, Statistics};
pub use settings::{Inference, Options, Preprocess, Retreat, Settings, ValueOrder, VariableOrder};
pub use solve::solve;
