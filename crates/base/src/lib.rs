//! What every method and every game shares: a [`Budget`] to run under, a [`seed`] to run from, the [`Place`] of a cell,
//! the [`Stage`] of a hint, a [`Recorder`] for traces.
//!
//! ```
//! use atisbo_base::{Budget, Stop};
//!
//! let budget = Budget::unlimited().nodes(1_000);
//! let mut meter = budget.meter();
//! let mut nodes = 0;
//! let stop = loop {
//!     if let Some(stop) = meter.check(nodes, 0) {
//!         break stop;
//!     }
//!     nodes += 1; // one unit of work
//! };
//! assert_eq!(stop, Stop::Nodes);
//! assert_eq!(nodes, 1_000);
//! ```

// The derive names this crate from outside, and is used here too.
extern crate self as atisbo_base;

mod budget;
mod escape;
mod name;
mod numerals;
mod output;
mod place;
pub mod quantity;
mod quote;
pub mod seconds;
pub mod seed;
mod stage;
mod system;
mod trace;
mod verdict;
mod watch;

pub use atisbo_names::Name;
pub use budget::{Budget, Cancel, Meter, Stop};
pub use escape::Escaped;
#[doc(hidden)]
pub use name::schema;
pub use name::{Name, UnknownName, read_name};
pub use numerals::Numerals;
pub use output::Output;
pub use place::{NoPlace, Place};
pub use quote::{shortened, shortened_path};
pub use stage::Stage;
pub use system::SystemError;
pub use trace::{Recorder, Trace};
pub use verdict::Verdict;
pub use watch::Watch;
