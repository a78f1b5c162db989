//! The format of the UAI competitions: numbers only, for Bayesian and Markov networks, with files of
//! evidence and of answers beside it.
//!
//! A file names the kind, the number of states of each variable, the scope of each function and then
//! its numbers, the last variable of the scope changing fastest. In a Bayesian network the last variable
//! of a scope is the node, the others its parents. Variables have no names; they are called `x0`, `x1`,
//! ... and their states `0`, `1`, ... Text from `#` to the end of a line is a comment.

mod answer;
mod evidence;
mod read;
mod write;

pub use answer::{read_marginals, read_probability, write_marginals, write_probability};
pub use evidence::{read_evidence, write_evidence};
pub(super) use read::read;
pub(super) use write::write;

use super::error::{Fault, ReadProblem};
use super::scanner::{Scanner, Spelling};

/// Goes past the number of a variable or a state, of which there are `count`.
fn number_below(
    scanner: &mut Scanner<'_>,
    of: &'static str,
    count: usize,
    expected: &'static str,
) -> Result<usize, Fault> {
    let offset = scanner.offset();
    let found = scanner.count(expected)?;
    if found < count {
        return Ok(found);
    }
    let problem = ReadProblem::NoNumber { of, found, count };
    Err(Fault::new(offset, problem))
}

static SPELLING: Spelling = Spelling::words().remarks(b"#");
