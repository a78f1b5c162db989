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

mod budget;
mod name;
pub mod quantity;
pub mod seconds;
pub mod seed;

pub use budget::{Budget, Cancel, Meter, Stop};
pub use name::UnknownName;
