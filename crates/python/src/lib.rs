//! The native part of the Python package `atisbo`. What can be written in Python is written in Python (`python/atisbo`).
//! This module has what cannot, and no more:
//!
//! - `ask`: the door, JSON in and JSON out. Everything that can goes through it, so that the package needs nothing
//!   else where it runs without native code (a notebook in a browser).
//! - `command`: the program `atisbo`, so that the package installs it too.
//! - `page`: the files of the web page, which are in the program already, so that notebooks draw with its elements.

mod command;
mod door;
mod errors;
mod page;
mod pool;
mod work;

/// The native part of the package `atisbo`.
#[pyo3::pymodule]
mod _atisbo {
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python's name for it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    #[pymodule_export]
    use super::command::command;
    #[pymodule_export]
    use super::door::ask;
    #[pymodule_export]
    use super::page::page;
}
