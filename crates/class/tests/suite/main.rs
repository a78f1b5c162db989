//! What a user of the crate does.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

mod archives;
mod conform;
mod folder;
mod labs;
mod practice;
mod protocol;
mod results;
mod submissions;
mod watch;
mod ways;
