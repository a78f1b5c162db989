//! The native part of the Python package `atisbo`. What can be written in Python is written in Python (`python/atisbo`).
//! This module has what cannot, and no more:
//!
//! - `ask`: the door, JSON in and JSON out. Everything that can goes through it, so that the package needs nothing
//!   else where it runs without native code (a notebook in a browser).
//! - `search`, `check`, `csp`, `play`: problems and agents of the user's own. The methods call Python code, which JSON
//!   cannot carry.
//! - `batch`: many puzzles or positions in one call on all cores. As JSON they would take longer to write and read than
//!   to solve.
//! - `Environments`: many boards of one game, stepped in one call, for learning agents. Through the door every move
//!   would cost a text of the whole game.
//! - `command`: the program `atisbo`, so that the package installs it too.
//! - `page`: the files of the web page, which are in the program already, so that notebooks draw with its elements.
//!
//! A build for tests also has `_panic`, for what becomes of a panic; a wheel has not.

mod agent;
mod batch;
mod callback;
mod command;
mod csp;
mod door;
mod environment;
mod errors;
mod footprint;
mod limits;
mod page;
mod panic;
mod play;
mod pool;
mod search;
mod work;

/// The native part of the package `atisbo`.
#[pyo3::pymodule]
mod _atisbo {
    use pyo3::prelude::*;

    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python's name for it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    #[pymodule_export]
    use super::batch::batch;
    #[pymodule_export]
    use super::command::command;
    #[pymodule_export]
    use super::csp::csp;
    #[pymodule_export]
    use super::door::ask;
    #[pymodule_export]
    use super::environment::Environments;
    #[pymodule_export]
    use super::page::page;
    #[pymodule_export]
    use super::play::play;
    #[pymodule_export]
    use super::search::check::check;
    #[pymodule_export]
    use super::search::search;

    /// Adds what only tests use, without naming it among what the module has. Compiled in every build, so that a
    /// build for tests shows whether a wheel can be built.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        if cfg!(debug_assertions) {
            module.setattr("_panic", wrap_pyfunction!(super::panic::panic, module)?)?;
        }
        Ok(())
    }
}
