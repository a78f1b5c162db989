//! Writing Hugin's NET language.

use super::NAME;
use crate::conditional::Conditional;
use crate::network::Network;
use crate::text::Format;
use crate::text::error::WriteError;
use crate::text::scanner::in_quotes;
use crate::text::table::{push_numbers, rows};
use crate::variable::{Domain, Variable};
use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt::{self, Write};

/// Writes a network.
pub(in crate::text) fn write(network: &Network, out: &mut impl Write) -> Result<(), WriteError> {
    let name = in_quotes(network.name());
    writeln!(out, "net\n{{\n    name = {name};\n}}")?;
    let variables = network.variables();
    let identifiers = identifiers(network);
    let summed = in_sums(network);
    for variable in variables.all() {
        let identifier = &identifiers[variable.index()];
        let is_summed = summed[variable.index()];
        push_node(out, &variables[variable], identifier, is_summed)?;
    }
    for variable in variables.all() {
        let parents: Vec<&str> = network
            .parents(variable)
            .iter()
            .map(|parent| identifiers[parent.index()].as_ref())
            .collect();
        let bar = if parents.is_empty() { "" } else { " | " };
        let (node, given) = (&identifiers[variable.index()], parents.join(" "));
        writeln!(out, "potential ({node}{bar}{given})\n{{")?;
        if *network.conditional(variable) == Conditional::Sum {
            let zero = if parents.is_empty() { "0" } else { "" };
            let sum = parents.join(" + ");
            out.write_str("    model_nodes = ();\n")?;
            writeln!(out, "    model_data = ({zero}{sum});")?;
        } else {
            push_data(out, network, variable)?;
        }
        out.write_str("}\n")?;
    }
    Ok(())
}

fn push_node(
    out: &mut impl Write,
    node: &Domain,
    identifier: &str,
    is_summed: bool,
) -> fmt::Result {
    writeln!(out, "node {identifier}\n{{")?;
    if identifier != node.name() {
        let name = in_quotes(node.name());
        writeln!(out, "    label = {name};\n    {NAME} = {name};")?;
    }
    let states: Vec<String> = node.states().iter().map(|state| in_quotes(state)).collect();
    writeln!(out, "    states = ({});", states.join(" "))?;
    if is_summed {
        let values: Vec<String> = (0..node.size()).map(|value| value.to_string()).collect();
        let values = values.join(" ");
        writeln!(out, "    subtype = number;\n    state_values = ({values});")?;
    }
    out.write_str("}\n")
}

/// The table in parentheses: one pair around each row, one around the rows of each state of a parent.
fn push_data(
    out: &mut impl Write,
    network: &Network,
    variable: Variable,
) -> Result<(), WriteError> {
    let rows = rows(network, variable, Format::Hugin)?;
    // How many rows lie inside a pair of parentheses, from the innermost out.
    let mut rows_inside = vec![1];
    for size in network.parent_sizes(variable).into_iter().rev() {
        rows_inside.push(rows_inside[rows_inside.len() - 1] * size);
    }
    let pairs_at = |row: usize| {
        rows_inside
            .iter()
            .filter(|&&rows| row.is_multiple_of(rows))
            .count()
    };
    out.write_str("    data = ")?;
    for (row, numbers) in rows.enumerate() {
        if row > 0 {
            out.write_str("\n            ")?;
        }
        out.write_str(&"(".repeat(pairs_at(row)))?;
        push_numbers(out, &numbers, " ")?;
        out.write_str(&")".repeat(pairs_at(row + 1)))?;
    }
    out.write_str(";\n")?;
    Ok(())
}

/// Which variables are a sum or part of one: their states need values.
fn in_sums(network: &Network) -> Vec<bool> {
    let variables = network.variables();
    let mut summed = vec![false; variables.len()];
    for variable in variables.all() {
        if *network.conditional(variable) == Conditional::Sum {
            for involved in network.parents(variable).iter().chain([&variable]) {
                summed[involved.index()] = true;
            }
        }
    }
    summed
}

/// An identifier for each variable: its name where that is one, else a number that is not taken.
fn identifiers(network: &Network) -> Vec<Cow<'_, str>> {
    let variables = network.variables();
    let names = || variables.all().map(|variable| variables[variable].name());
    let taken: HashSet<&str> = names().collect();
    let mut numbers = (0_usize..)
        .map(|number| format!("N{number}"))
        .filter(|identifier| !taken.contains(identifier.as_str()));
    let identifier = |name| {
        if is_identifier(name) {
            Cow::Borrowed(name)
        } else {
            numbers.next().map_or(Cow::Borrowed(name), Cow::Owned)
        }
    };
    names().map(identifier).collect()
}

fn is_identifier(name: &str) -> bool {
    let inside = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let starts = name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    starts && name.bytes().all(inside)
}
