//! What every user of the crate relies on: the game, formats, the exact analysis, networks, logic, boards without guesses.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

mod bayes;
mod exact_reference;
mod game;
mod logic;
mod no_guess;
mod text;
