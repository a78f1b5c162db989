//! The engines, one file each.

pub mod backward_chaining;
pub mod cdcl;
mod clauses;
pub mod dpll;
pub mod forward_chaining;
mod horn;
mod occurrences;
pub mod recursive;
pub mod resolution;
pub mod sat;
mod trail;
pub mod truth_table;
pub mod walksat;
