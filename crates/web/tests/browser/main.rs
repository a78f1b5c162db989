//! The page in a real browser, used as a person uses it: seen, clicked, typed. They need a browser, so `cargo
//! xtask test` runs them, not `cargo test` (`--test browser` does); `cargo xtask pictures` lets them take the
//! pictures of the documentation.

#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod driver;
mod laboratory;
mod page;
mod play;
mod standalone;
mod views;
mod watch;
mod watch_layout;
mod watch_methods;
mod watch_trace;
mod watching;
