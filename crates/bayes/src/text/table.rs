//! Full tables for the formats that know nothing else.

use super::Format;
use super::error::WriteError;
use crate::conditional::Conditional;
use crate::network::Network;
use crate::variable::Variable;
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
    let written = if plain {
        write!(out, "{number}")
    } else {
        write!(out, "{number:e}")
    };
    debug_assert!(written.is_ok(), "a string takes everything");
}
