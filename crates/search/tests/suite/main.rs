//! What a user of the crate relies on.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

mod checker;
mod contract;
mod graph;
mod late_duplicates;
mod optimality;
mod random_graphs;
mod real_costs;
mod reasons;
mod traces;
