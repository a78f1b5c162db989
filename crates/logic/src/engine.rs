//! The engines, one file each.

pub mod backward_chaining;
pub mod cdcl;
pub mod forward_chaining;
mod horn;
pub mod recursive;
pub mod resolution;
pub mod sat;
pub mod truth_table;
