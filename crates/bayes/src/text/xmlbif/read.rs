//! Reading XMLBIF.

use crate::conditional::Conditional;
use crate::network::Network;
use crate::text::draft::Draft;
use crate::text::error::{Fault, ReadProblem};
use crate::text::scanner::{Scanner, Spelling, Token};
use roxmltree::{Document, Node, ParsingOptions};

static WORDS: Spelling = Spelling::words();

/// Reads a network.
pub(in crate::text) fn read(text: &str) -> Result<Network, Fault> {
    let options = ParsingOptions {
        allow_dtd: true,
        ..ParsingOptions::default()
    };
    let document =
        Document::parse_with_options(text, options).map_err(|error| not_xml(text, &error))?;
    let root = document.root_element();
    let network = if is(root, "NETWORK") {
        Some(root)
    } else {
        children(root, "NETWORK").next()
    };
    let network = network.ok_or_else(|| missing(root, "the element NETWORK"))?;
    let mut draft = Draft::default();
    if let Some(name) = children(network, "NAME").next() {
        draft.rename(name_in(name));
    }
    for variable in children(network, "VARIABLE") {
        declare(&mut draft, variable)?;
    }
    for definition in children(network, "DEFINITION").chain(children(network, "PROBABILITY")) {
        define(&mut draft, definition)?;
    }
    draft.build()
}

fn declare(draft: &mut Draft, variable: Node<'_, '_>) -> Result<(), Fault> {
    let name = name_in(only_child(
        variable,
        "NAME",
        "one element NAME in VARIABLE",
    )?);
    if let Some(kind) = variable.attribute("TYPE").filter(|&kind| kind != "nature") {
        let (node, kind) = (name, kind.to_owned());
        let problem = ReadProblem::Kind { node, kind };
        return Err(Fault::new(offset(variable), problem));
    }
    let states = children(variable, "OUTCOME").map(name_in);
    draft.declare(offset(variable), name, states)?;
    Ok(())
}

fn define(draft: &mut Draft, definition: Node<'_, '_>) -> Result<(), Fault> {
    let find = |node: Node<'_, '_>| draft.find(offset(node), &name_in(node));
    let node = only_child(definition, "FOR", "one element FOR in DEFINITION")?;
    let node = find(node)?;
    let parents = children(definition, "GIVEN").map(find);
    let parents = parents.collect::<Result<Vec<_>, Fault>>()?;
    let table = only_child(definition, "TABLE", "one element TABLE in DEFINITION")?;
    let table = Conditional::Table(numbers_in(table)?);
    draft.give(offset(definition), node, &parents, table)
}

/// The numbers in an element, with comments between them or not.
fn numbers_in(table: Node<'_, '_>) -> Result<Vec<f64>, Fault> {
    let mut numbers = Vec::new();
    for piece in table.children().filter(Node::is_text) {
        let text = piece.text().unwrap_or_default();
        read_numbers(text, &mut numbers).map_err(|fault| fault.behind(offset(piece)))?;
    }
    Ok(numbers)
}

fn read_numbers(text: &str, numbers: &mut Vec<f64>) -> Result<(), Fault> {
    let mut scanner = Scanner::new(text, &WORDS)?;
    while *scanner.token() != Token::End {
        numbers.push(scanner.number()?);
    }
    Ok(())
}

/// The text of an element without the blanks around it.
fn name_in(node: Node<'_, '_>) -> String {
    let pieces = node.children().filter(Node::is_text);
    let text: String = pieces.filter_map(|piece| piece.text()).collect();
    text.trim().to_owned()
}

fn only_child<'a, 't>(
    node: Node<'a, 't>,
    tag: &'static str,
    expected: &'static str,
) -> Result<Node<'a, 't>, Fault> {
    let mut found = children(node, tag);
    match (found.next(), found.next()) {
        (Some(child), None) => Ok(child),
        (Some(_), Some(second)) => {
            let found = format!("<{tag}>");
            Err(Fault::unexpected(offset(second), &found, expected))
        }
        (None, _) => Err(missing(node, expected)),
    }
}

fn children<'a, 't>(
    node: Node<'a, 't>,
    tag: &'static str,
) -> impl Iterator<Item = Node<'a, 't>> + use<'a, 't> {
    node.children().filter(move |&child| is(child, tag))
}

fn is(node: Node<'_, '_>, tag: &str) -> bool {
    node.is_element() && node.tag_name().name().eq_ignore_ascii_case(tag)
}

fn missing(node: Node<'_, '_>, expected: &'static str) -> Fault {
    let found = format!("<{}> without it", node.tag_name().name());
    Fault::unexpected(offset(node), &found, expected)
}

fn offset(node: Node<'_, '_>) -> usize {
    node.range().start
}

fn not_xml(text: &str, error: &roxmltree::Error) -> Fault {
    let place = error.pos();
    let message = error.to_string();
    let message = message.trim_end_matches(&format!(" at {place}")).to_owned();
    let before = text
        .split_inclusive('\n')
        .take(place.row.saturating_sub(1) as usize);
    let line_start: usize = before.map(str::len).sum();
    let line = &text[line_start..];
    let column = line
        .char_indices()
        .nth(place.col.saturating_sub(1) as usize);
    let column = column.map_or(line.len(), |(column, _)| column);
    Fault::new(line_start + column, ReadProblem::Xml(message))
}
