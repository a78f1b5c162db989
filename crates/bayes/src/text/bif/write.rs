//! Writing BIF.

use super::{NO_NAME, SPELLING};
use crate::conditional::rows_of;
use crate::network::Network;
use crate::text::Format;
use crate::text::error::WriteError;
use crate::text::scanner::in_quotes;
use crate::text::table::{full_table, push_numbers};
use crate::variable::{Domain, Variable};
use std::borrow::Cow;
use std::fmt::Write as _;

/// Writes a network.
pub(in crate::text) fn write(network: &Network) -> Result<String, WriteError> {
    let mut out = String::from("network ");
    out.push_str(&match network.name() {
        "" => Cow::Borrowed(NO_NAME),
        NO_NAME => Cow::Owned(in_quotes(NO_NAME)),
        name => spelled(name),
    });
    out.push_str(" {\n}\n");
    let variables = network.variables();
    for variable in variables.all() {
        let domain = &variables[variable];
        let states = names(domain.states());
        let (name, size) = (spelled(domain.name()), domain.size());
        let _ = writeln!(
            out,
            "variable {name} {{\n  type discrete [ {size} ] {{ {states} }};\n}}"
        );
    }
    for variable in variables.all() {
        push_probability(&mut out, network, variable)?;
    }
    Ok(out)
}

fn push_probability(
    out: &mut String,
    network: &Network,
    variable: Variable,
) -> Result<(), WriteError> {
    let variables = network.variables();
    let parents = network.parents(variable);
    let table = full_table(network, variable, Format::Bif)?;
    out.push_str("probability ( ");
    out.push_str(&spelled(variables[variable].name()));
    if parents.is_empty() {
        out.push_str(" ) {\n  table ");
        push_numbers(out, &table, ", ");
        out.push_str(";\n}\n");
        return Ok(());
    }
    let parents = || parents.iter().map(|&parent| &variables[parent]);
    let _ = writeln!(out, " | {} ) {{", names(parents().map(Domain::name)));
    let sizes = network.parent_sizes(variable);
    let rows = rows_of(&sizes).zip(table.chunks(variables[variable].size()));
    for (states, numbers) in rows {
        let states = parents().zip(states);
        let states = names(states.map(|(parent, state)| &parent.states()[state]));
        let _ = write!(out, "  ({states}) ");
        push_numbers(out, numbers, ", ");
        out.push_str(";\n");
    }
    out.push_str("}\n");
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
