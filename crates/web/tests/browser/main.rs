//! The page in a real browser, used as a person uses it: seen, clicked, typed. Where there is no browser
//! the tests are passed over, unless `CI` is set; `cargo xtask pictures` lets them take the pictures of the
//! documentation.

mod driver;
mod page;
mod play;
mod views;
mod watch;
