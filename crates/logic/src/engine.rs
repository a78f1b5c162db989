//! The engines, one file each.

pub mod forward_chaining;
pub mod sat;
pub mod truth_table;
