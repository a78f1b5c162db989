//! Writing BIF.

use super::{NO_NAME, SPELLING};
use crate::conditional::rows_of;
use crate::network::Network;
use crate::text::Format;
use crate::text::error::WriteError;
use crate::text::scanner::in_quotes;
use crate::text::table::{push_numbers, rows};
use crate::variable::{Domain, Variable};
use std::borrow::Cow;
use std::fmt::Write;

/// Writes a network.
pub(in crate::text) fn write(network: &Network, out: &mut impl Write) -> Result<(), WriteError> {
    out.write_str("network ")?;
    out.write_str(&match network.name() {
        "" => Cow::Borrowed(NO_NAME),
        NO_NAME => Cow::Owned(in_quotes(NO_NAME)),
        name => spelled(name),
    })?;
    out.write_str(" {\n}\n")?;
    let variables = network.variables();
    for variable in variables.all() {
        let domain = &variables[variable];
        let states = names(domain.states());
        let (name, size) = (spelled(domain.name()), domain.size());
        writeln!(
            out,
            "variable {name} {{\n  type discrete [ {size} ] {{ {states} }};\n}}"
        )?;
    }
    for variable in variables.all() {
        push_probability(out, network, variable)?;
    }
    Ok(())
}

fn push_probability(
    out: &mut impl Write,
    network: &Network,
    variable: Variable,
) -> Result<(), WriteError> {
    let variables = network.variables();
    let parents = network.parents(variable);
    let rows = rows(network, variable, Format::Bif)?;
    out.write_str("probability ( ")?;
    out.write_str(&spelled(variables[variable].name()))?;
    if parents.is_empty() {
        out.write_str(" ) {\n  table ")?;
        for numbers in rows {
            push_numbers(out, &numbers, ", ")?;
        }
        out.write_str(";\n}\n")?;
        return Ok(());
    }
    let parents = || parents.iter().map(|&parent| &variables[parent]);
    writeln!(out, " | {} ) {{", names(parents().map(Domain::name)))?;
    let sizes = network.parent_sizes(variable);
    for (states, numbers) in rows_of(&sizes).zip(rows) {
        let states = parents().zip(states);
        let states = names(states.map(|(parent, state)| &parent.states()[state]));
        write!(out, "  ({states}) ")?;
        push_numbers(out, &numbers, ", ")?;
        out.write_str(";\n")?;
    }
    out.write_str("}\n")?;
    Ok(())
}

fn names(all: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let names: Vec<String> = all
        .into_iter()
        .map(|name| spelled(name.as_ref()).into_owned())
        .collect();
    names.join(", ")
}

/// The name as it is read back: in quotes only where it must be.
fn spelled(name: &str) -> Cow<'_, str> {
    if SPELLING.is_word(name) {
        Cow::Borrowed(name)
    } else {
        Cow::Owned(in_quotes(name))
    }
}
