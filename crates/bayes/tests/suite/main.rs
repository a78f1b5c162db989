//! The methods of inference against one another: exact ones against enumeration, sampled ones
//! against exact ones. And the formats: what they say, hostile texts, round trips.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

mod agreement;
mod budget;
mod decomposition;
mod explain;
mod formats;
mod formats_hostile;
mod formats_round_trip;
mod graphs;
mod impossible;
mod most_probable;
mod reference;
mod sampling;
mod sparse;
mod strategy;
mod trace;
