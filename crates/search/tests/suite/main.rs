//! What a user of the crate relies on.

mod checker;
mod contract;
mod graph;
mod late_duplicates;
mod random_graphs;
mod traces;
