//! Writing XMLBIF.

use crate::network::Network;
use crate::text::Format;
use crate::text::error::WriteError;
use crate::text::table::{full_table, push_numbers};
use atisbo_base::Escaped;
use std::fmt::Write as _;

/// Writes a network.
pub(in crate::text) fn write(network: &Network) -> Result<String, WriteError> {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<BIF VERSION=\"0.3\">\n<NETWORK>\n",
    );
    push_element(&mut out, "NAME", network.name())?;
    let variables = network.variables();
    for variable in variables.all() {
        let domain = &variables[variable];
        out.push_str("<VARIABLE TYPE=\"nature\">\n");
        push_element(&mut out, "NAME", domain.name())?;
        for state in domain.states() {
            push_element(&mut out, "OUTCOME", state)?;
        }
        out.push_str("</VARIABLE>\n");
    }
    for variable in variables.all() {
        out.push_str("<DEFINITION>\n");
        push_element(&mut out, "FOR", variables[variable].name())?;
        for &parent in network.parents(variable) {
            push_element(&mut out, "GIVEN", variables[parent].name())?;
        }
        out.push_str("<TABLE>");
        let table = full_table(network, variable, Format::XmlBif)?;
        for row in table.chunks(variables[variable].size()) {
            out.push('\n');
            push_numbers(&mut out, row, " ");
        }
        out.push_str("\n</TABLE>\n</DEFINITION>\n");
    }
    out.push_str("</NETWORK>\n</BIF>\n");
    Ok(out)
}

fn push_element(out: &mut String, tag: &str, name: &str) -> Result<(), WriteError> {
    let refused = |why: &'static str| WriteError::Name {
        name: name.to_owned(),
        format: Format::XmlBif,
        why,
    };
    if name.trim() != name {
        return Err(refused("blanks around it would be lost"));
    }
    if !name.chars().all(Escaped::can_write) {
        return Err(refused("XML has no such character"));
    }
    let _ = writeln!(out, "<{tag}>{}</{tag}>", Escaped(name));
    Ok(())
}
