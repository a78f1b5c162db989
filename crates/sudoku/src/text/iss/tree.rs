//! Constraints that hold others, up to `.End`.

use super::super::{Expected, ParseError};
use super::frame::Frame;
use super::token::{Item, Word};
use super::{bits, name};

/// A constraint, or several in another.
#[derive(Clone, Debug)]
pub(super) enum Node {
    One(Item),
    /// At least one holds.
    Or(Word, Vec<Node>),
    /// All hold.
    And(Vec<Node>),
}

/// How deep constraints may be in each other.
const MAX_DEPTH: usize = 8;

/// More constraints than this are not made out of copies.
const MAX_COPIES: usize = 20_000;

/// Whether other constraints follow up to `.End`.
pub(super) fn opens(name: &str) -> bool {
    matches!(name, "Or" | "And" | "Replicate")
}

/// Puts every constraint where it belongs.
pub(super) fn tree(frame: &Frame, items: Vec<Item>) -> Result<Vec<Node>, ParseError> {
    let mut open: Vec<(Item, Vec<Node>)> = Vec::new();
    let mut outer = Vec::new();
    for item in items {
        let node = if opens(&item.name.text) {
            if open.len() == MAX_DEPTH {
                return Err(item.name.unexpected(Expected::Closing));
            }
            open.push((item, Vec::new()));
            continue;
        } else if item.name.text == "End" {
            let Some((head, nodes)) = open.pop() else {
                return Err(item.name.unexpected(Expected::Constraint));
            };
            group(frame, head, nodes)?
        } else {
            Node::One(item)
        };
        match open.last_mut() {
            Some((_, nodes)) => nodes.push(node),
            None => outer.push(node),
        }
    }
    match open.pop() {
        Some((head, _)) => Err(head.name.unexpected(Expected::Closing)),
        None => Ok(outer),
    }
}

fn group(frame: &Frame, head: Item, nodes: Vec<Node>) -> Result<Node, ParseError> {
    match head.name.text.as_str() {
        "Or" => Ok(Node::Or(head.name, nodes)),
        "Replicate" => replicate(frame, &head, &nodes).map(Node::And),
        _ => Ok(Node::And(nodes)),
    }
}

/// Copies of constraints that are written as if for the first cell, one for each cell of a set.
fn replicate(frame: &Frame, head: &Item, nodes: &[Node]) -> Result<Vec<Node>, ParseError> {
    let code = head.arguments.first().unwrap_or(&head.name);
    let targets = bits::low_first(&code.text).ok_or_else(|| code.unexpected(Expected::Code))?;
    let targets = targets
        .into_iter()
        .enumerate()
        .filter(|&(_, wanted)| wanted);
    let mut copies = Vec::new();
    for (target, _) in targets {
        for node in nodes {
            copies.push(moved(frame, node, target)?);
        }
        if copies.iter().map(size).sum::<usize>() > MAX_COPIES {
            return Err(code.unexpected(Expected::Code));
        }
    }
    Ok(copies)
}

fn size(node: &Node) -> usize {
    match node {
        Node::One(_) => 1,
        Node::Or(_, nodes) | Node::And(nodes) => nodes.iter().map(size).sum(),
    }
}

/// The same constraint as far from this cell as it was from the first.
fn moved(frame: &Frame, node: &Node, target: usize) -> Result<Node, ParseError> {
    let all = |nodes: &[Node]| {
        let moved = nodes.iter().map(|node| moved(frame, node, target));
        moved.collect::<Result<Vec<_>, _>>()
    };
    Ok(match node {
        Node::Or(word, nodes) => Node::Or(word.clone(), all(nodes)?),
        Node::And(nodes) => Node::And(all(nodes)?),
        Node::One(item) => {
            let arguments = item
                .arguments
                .iter()
                .map(|word| moved_word(frame, word, target));
            Node::One(Item {
                name: item.name.clone(),
                arguments: arguments.collect::<Result<_, _>>()?,
            })
        }
    })
}

fn moved_word(frame: &Frame, word: &Word, target: usize) -> Result<Word, ParseError> {
    let shape = frame.ground.shape;
    let end = word.text.find('_').unwrap_or(word.text.len());
    let (cell, rest) = word.text.split_at(end);
    let Some(cell) = name::cell(shape, cell) else {
        return Ok(word.clone());
    };
    let column = shape.column(cell) + shape.column(target);
    let moved = cell + target;
    if column >= shape.size() || moved >= shape.cells() {
        return Err(word.unexpected(Expected::CellName));
    }
    Ok(word.with_text(name::of_cell(shape, moved) + rest))
}
