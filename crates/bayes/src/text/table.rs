//! Full tables, which is all that most formats know.

use super::Format;
use super::error::{ReadProblem, WriteError};
use crate::conditional::{Conditional, states_in_row};
use crate::factor::{MOST_ENTRIES, entries};
use crate::model::Model;
use crate::network::Network;
use crate::variable::{Variable, Variables};
use std::borrow::Cow;
use std::fmt;

/// The rows of a node's full table, one after the other: those of a structure are worked out as they are asked for, for
/// all of them together may not fit into memory.
pub(super) fn rows(
    network: &Network,
    variable: Variable,
    format: Format,
) -> Result<impl ExactSizeIterator<Item = Cow<'_, [f64]>>, WriteError> {
    let domain = &network.variables()[variable];
    let (conditional, size) = (network.conditional(variable), domain.size());
    let parents = network.parent_sizes(variable);
    let rows = entries(&parents).filter(|rows| {
        let cells = rows.checked_mul(size);
        cells.is_some_and(|cells| cells <= MOST_ENTRIES)
    });
    let rows = rows.ok_or_else(|| WriteError::TooLarge {
        node: domain.name().to_owned(),
        format,
    })?;
    Ok((0..rows).map(move |row| {
        if let Conditional::Table(values) = conditional {
            return Cow::Borrowed(&values[row * size..][..size]);
        }
        let states = states_in_row(&parents, row);
        let value = |state| conditional.probability(&parents, size, &states, state);
        Cow::Owned((0..size).map(value).collect())
    }))
}

/// The fewest bytes that the numbers of a model take in a format: a digit and what follows it, each. Known before any
/// of them is worked out.
pub fn least_bytes(model: &Model, format: Format) -> u64 {
    let Model::Bayes(network) = model else {
        return 0;
    };
    let is_written = |variable: &Variable| {
        format != Format::Hugin || *network.conditional(*variable) != Conditional::Sum
    };
    let numbers = |variable: Variable| {
        let rows = entries(&network.parent_sizes(variable)).unwrap_or(usize::MAX);
        rows.saturating_mul(network.variables()[variable].size()) as u64
    };
    let written = network.variables().all().filter(is_written);
    let numbers = written.map(numbers).fold(0, u64::saturating_add);
    numbers.saturating_mul(2)
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
pub(super) fn push_numbers(
    out: &mut impl fmt::Write,
    numbers: &[f64],
    separator: &str,
) -> fmt::Result {
    for (index, number) in numbers.iter().enumerate() {
        if index > 0 {
            out.write_str(separator)?;
        }
        push_number(out, *number)?;
    }
    Ok(())
}

/// Appends a number, with an exponent if it would otherwise begin or end with many zeros.
pub(super) fn push_number(out: &mut impl fmt::Write, number: f64) -> fmt::Result {
    let plain = number == 0.0 || (1e-5..1e15).contains(&number.abs());
    if plain {
        write!(out, "{number}")
    } else {
        write!(out, "{number:e}")
    }
}
