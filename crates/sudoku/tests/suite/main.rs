//! What every user of the crate relies on: solvers, techniques, variants, formats, generator, methods.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]
#![recursion_limit = "256"]

mod basic_techniques;
mod chains;
mod csp;
mod entries;
mod generate;
mod iss;
mod killer_techniques;
mod middle_techniques;
mod more_variants;
mod path;
mod places;
mod puzzles;
mod search;
mod solver;
mod text;
mod variant_formats;
mod variants;
