//! What every method and every game shares: a [`Budget`] to run under and a [`seed`] to run from.
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

// The derive names this crate from outside, and the tests here derive too.
#[cfg(test)]
extern crate self as atisbo_base;

mod budget;
mod name;
pub mod quantity;
pub mod seconds;
pub mod seed;

pub use atisbo_names::Name;
pub use budget::{Budget, Cancel, Meter, Stop};
pub use name::{Name, UnknownName};
