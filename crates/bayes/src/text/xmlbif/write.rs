//! Writing XMLBIF.

use crate::network::Network;
use crate::text::Format;
use crate::text::error::WriteError;
use crate::text::table::{push_numbers, rows};
use atisbo_base::Escaped;
use std::fmt::Write;

/// Writes a network.
pub(in crate::text) fn write(network: &Network, out: &mut impl Write) -> Result<(), WriteError> {
    out.write_str(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<BIF VERSION=\"0.3\">\n<NETWORK>\n",
    )?;
    push_element(out, "NAME", network.name())?;
    let variables = network.variables();
    for variable in variables.all() {
        let domain = &variables[variable];
        out.write_str("<VARIABLE TYPE=\"nature\">\n")?;
        push_element(out, "NAME", domain.name())?;
        for state in domain.states() {
            push_element(out, "OUTCOME", state)?;
        }
        out.write_str("</VARIABLE>\n")?;
    }
    for variable in variables.all() {
        out.write_str("<DEFINITION>\n")?;
        push_element(out, "FOR", variables[variable].name())?;
        for &parent in network.parents(variable) {
            push_element(out, "GIVEN", variables[parent].name())?;
        }
        out.write_str("<TABLE>")?;
        for row in rows(network, variable, Format::XmlBif)? {
            out.write_char('\n')?;
            push_numbers(out, &row, " ")?;
        }
        out.write_str("\n</TABLE>\n</DEFINITION>\n")?;
    }
    out.write_str("</NETWORK>\n</BIF>\n")?;
    Ok(())
}

fn push_element(out: &mut impl Write, tag: &str, name: &str) -> Result<(), WriteError> {
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
    writeln!(out, "<{tag}>{}</{tag}>", Escaped(name))?;
    Ok(())
}
