//! What every user of the crate relies on: solver, hints, generator, formats, the state space.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

mod common;
mod conflict;
mod generator;
mod hints;
mod parsers;
mod propagator;
mod reference;
mod search;
mod search_heuristics;
mod search_refuted;
mod solver;
