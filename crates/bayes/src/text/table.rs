//! Full tables, which is all that most formats know.

use super::Format;
use super::error::{ReadProblem, WriteError};
use crate::conditional::Conditional;
use crate::factor::entries;
use crate::network::Network;
use crate::variable::{Variable, Variables};
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

/// The most numbers that a text may ask for without writing them.
const MOST_UNWRITTEN: usize = 1 << 24;

/// What a text may still ask for without writing it: a short text must not ask for all the memory there
/// is.
pub(super) struct Unwritten {
    left: usize,
}

impl Default for Unwritten {
    fn default() -> Self {
        Unwritten {
            left: MOST_UNWRITTEN,
        }
    }
}

impl Unwritten {
    /// Takes this many numbers for a node, whose table is over variables of these sizes.
    pub(super) fn take(
        &mut self,
        numbers: Option<usize>,
        node: &str,
        sizes: impl IntoIterator<Item = usize>,
    ) -> Result<(), ReadProblem> {
        let left = numbers.and_then(|numbers| self.left.checked_sub(numbers));
        self.left = left.ok_or_else(|| too_large(node, sizes, MOST_UNWRITTEN))?;
        Ok(())
    }

    /// The table of a node whose states are equally likely in each row.
    pub(super) fn uniform_table(
        &mut self,
        variables: &Variables,
        variable: Variable,
        parents: &[Variable],
    ) -> Result<Vec<f64>, ReadProblem> {
        let sizes: Vec<usize> = variables.sizes_of(&[parents, &[variable]].concat());
        let cells = entries(&sizes);
        let node = &variables[variable];
        self.take(cells, node.name(), sizes)?;
        Ok(vec![1.0 / node.size() as f64; cells.unwrap_or_default()])
    }
}

/// A table over variables of these sizes asks for more than is read.
pub(super) fn too_large(
    node: &str,
    sizes: impl IntoIterator<Item = usize>,
    most: usize,
) -> ReadProblem {
    let bits: f64 = sizes.into_iter().map(|size| (size as f64).log2()).sum();
    ReadProblem::TooLarge {
        node: node.to_owned(),
        asked: format!("2^{bits:.0}"),
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
