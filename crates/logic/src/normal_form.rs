//! Formulas to clauses: by distribution, which keeps to the symbols of the formula, and by Tseitin's
//! method, which names its parts with new symbols and never grows beyond a few clauses a part.

mod distribution;
#[cfg(test)]
mod tests;
mod tseitin;

pub use distribution::{DistributedSize, distribute, distributed_size};
pub use tseitin::{Tseitin, tseitin};
