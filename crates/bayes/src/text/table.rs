//! Full tables, which is all that most formats know.

use super::Format;
use super::error::{Problem, WriteError};
use crate::conditional::Conditional;
use crate::factor::entries;
use crate::network::Network;
use crate::variable::{Domain, Variable, Variables};
use std::borrow::Cow;
use std::fmt::Write as _;

/// The table of a node, row after row.
pub(super) fn full_table(
    network: &Network,
    variable: Variable,
    format: Format,
) -> Result<Cow<'_, [f64]>, WriteError> {
    let conditional = network.conditional(variable);
    if let Conditional::Table(values) = conditional {
        return Ok(Cow::Borrowed(values));
    }
    let domain = &network.variables()[variable];
    let table = conditional.table(&network.parent_sizes(variable), domain.size());
    let table = table.ok_or_else(|| WriteError::TooLarge {
        node: domain.name().to_owned(),
        format,
    })?;
    Ok(Cow::Owned(table))
}

/// The most numbers that a text may ask for without writing them: a short text must not ask for all the
/// memory there is.
pub(super) const MOST_UNWRITTEN: usize = 1 << 24;

/// The table of a node whose states are equally likely in each row.
pub(super) fn uniform_table(
    variables: &Variables,
    variable: Variable,
    parents: &[Variable],
) -> Result<Vec<f64>, Problem> {
    let states = variables[variable].size();
    let sizes: Vec<usize> = parents
        .iter()
        .map(|&parent| variables[parent].size())
        .collect();
    let cells = entries(&sizes).and_then(|rows| rows.checked_mul(states));
    match cells.filter(|&cells| cells <= MOST_UNWRITTEN) {
        Some(cells) => Ok(vec![1.0 / states as f64; cells]),
        None => Err(too_large(&variables[variable], &sizes, MOST_UNWRITTEN)),
    }
}

/// A table asks for more than is read.
pub(super) fn too_large(node: &Domain, parent_sizes: &[usize], most: usize) -> Problem {
    let bits: f64 = parent_sizes.iter().map(|&size| (size as f64).log2()).sum();
    Problem::TooLarge {
        node: node.name().to_owned(),
        asked: format!("about 2^{bits:.0} rows"),
        most,
    }
}

/// Appends numbers that are read back to the last bit.
pub(super) fn push_numbers(out: &mut String, numbers: &[f64], separator: &str) {
    for (index, number) in numbers.iter().enumerate() {
        if index > 0 {
            out.push_str(separator);
        }
        push_number(out, *number);
    }
}

/// Appends a number, with an exponent if it would otherwise begin or end with many zeros.
pub(super) fn push_number(out: &mut String, number: f64) {
    let plain = number == 0.0 || (1e-5..1e15).contains(&number.abs());
    let _ = if plain {
        write!(out, "{number}")
    } else {
        write!(out, "{number:e}")
    };
}
