//! The contract of the methods, on problems with known answers and on random ones.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

mod consistency;
mod contract;
mod population;
mod problems;
mod random_problems;
mod reasons;
mod settings;
mod traces;
