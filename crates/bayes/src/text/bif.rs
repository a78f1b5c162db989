//! BIF, the Interchange Format: blocks `network`, `variable` and `probability` in words.
//!
//! As its proposal says, `,` and `|` separate like blanks do, and the numbers of a `table` run with the
//! last variable named changing fastest, the node itself slowest (Cozman, "The Interchange Format for
//! Bayesian Networks", version 0.15). Names with blanks or marks stand in quotes.

mod read;
mod rows;
mod write;

pub(super) use read::read;
pub(super) use write::write;

use super::scanner::Spelling;

static SPELLING: Spelling = Spelling::words()
    .blanks(b",|")
    .marks(b"{}()[];")
    .quotes()
    .c_comments();

/// What a network without a name is called, by custom.
const NO_NAME: &str = "unknown";
