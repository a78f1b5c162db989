//! The server as its clients meet it, kind ones and others: over real connections to this machine.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

mod answers;
mod busy;
mod cancel;
mod client;
mod guards;
mod hostile;
mod pages;
mod statuses;
mod threats;
