//! A trace as a Graphviz drawing of the search tree.

use super::Step;
use crate::observer::{Event, Node, Prune};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::io::{self, Write};

/// Writes the events of a search as a Graphviz graph. The rows of a state, separated by ` / `, stand
/// below each other.
///
/// Expanded nodes are filled and numbered in the order of their expansion; the goal has two circles
/// and the path to it is bold; a pruned node is dashed with the reason below it; a dotted edge leads
/// to the node that a duplicate is a duplicate of.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::trace::{Tracer, write_dot};
/// use atisbo_search::{Machine, Options, problem_from, strategy::breadth_first};
///
/// let problem = problem_from(1, |&n| [("double", 2 * n, 1), ("add one", n + 1, 1)], |&n| n == 3);
/// let mut tracer = Tracer::new(1000, i32::to_string);
/// breadth_first(&problem, &Options::default(), &mut tracer, &Budget::unlimited()).run();
/// let mut drawing = Vec::new();
/// write_dot(&tracer.into_trace().events, &mut drawing)?;
/// let drawing = String::from_utf8_lossy(&drawing);
/// assert!(drawing.starts_with("digraph search {"));
/// assert!(drawing.contains(r#"n0 -> n1 [label="double", style=bold]"#));
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_dot<S: Display, A: Display, C: Display>(
    steps: &[Step<S, A, C>],
    mut out: impl Write,
) -> io::Result<()> {
    let tree = Tree::of(steps);
    writeln!(out, "digraph search {{")?;
    writeln!(out, "  node [shape=ellipse, fontname=monospace];")?;
    for (id, drawn) in &tree.nodes {
        let mut label = label(drawn.node);
        if let Some(turn) = drawn.expanded {
            label = format!("#{turn}\n{label}");
        }
        if let Some(reason) = drawn.pruned {
            label = format!("{label}\n{}", reason_key(reason));
        }
        let style = match (drawn.pruned, drawn.expanded) {
            (Some(_), _) => ", style=dashed",
            (None, Some(_)) => ", style=filled, fillcolor=lightgrey",
            (None, None) => "",
        };
        let rings = if drawn.is_goal { ", peripheries=2" } else { "" };
        writeln!(out, "  n{id} [label={}{style}{rings}];", quote(&label))?;
    }
    for (id, drawn) in &tree.nodes {
        let on_path = tree.on_path.contains(id);
        let style = if on_path { ", style=bold" } else { "" };
        write_edge(drawn.node, &format!("n{id}"), style, &mut out)?;
    }
    for node in &tree.duplicates {
        let style = ", style=dotted, constraint=false";
        write_edge(node, &format!("n{}", node.id), style, &mut out)?;
    }
    for (place, (node, reason)) in tree.stillborn.iter().enumerate() {
        let label = format!("{}\n{}", label(node), reason_key(*reason));
        writeln!(out, "  p{place} [label={}, style=dashed];", quote(&label))?;
        write_edge(node, &format!("p{place}"), "", &mut out)?;
    }
    writeln!(out, "}}")
}

/// The step that leads to a node, if it is no root.
fn write_edge<S, A: Display, C>(
    node: &Node<S, A, C>,
    to: &str,
    style: &str,
    out: &mut impl Write,
) -> io::Result<()> {
    let Some(parent) = node.parent else {
        return Ok(());
    };
    let action = node.action.as_ref().map_or_else(String::new, A::to_string);
    let label = quote(&action);
    writeln!(out, "  n{parent} -> {to} [label={label}{style}];")
}

/// What is known of a node at the end of the trace.
struct Drawn<'a, S, A, C> {
    node: &'a Node<S, A, C>,
    expanded: Option<usize>,
    pruned: Option<Prune>,
    is_goal: bool,
}

struct Tree<'a, S, A, C> {
    nodes: BTreeMap<u64, Drawn<'a, S, A, C>>,
    duplicates: Vec<&'a Node<S, A, C>>,
    /// Nodes that were pruned before they were put into the frontier: their number is not theirs
    /// alone.
    stillborn: Vec<(&'a Node<S, A, C>, Prune)>,
    on_path: BTreeSet<u64>,
}

impl<'a, S, A, C> Tree<'a, S, A, C> {
    fn of(steps: &'a [Step<S, A, C>]) -> Self {
        let mut tree = Tree {
            nodes: BTreeMap::new(),
            duplicates: Vec::new(),
            stillborn: Vec::new(),
            on_path: BTreeSet::new(),
        };
        let mut turn = 0;
        for Step { event, .. } in steps {
            match event {
                Event::Generated(node) => tree.node(node).node = node,
                Event::Expanded(node) => {
                    turn += 1;
                    tree.node(node).expanded = Some(turn);
                }
                Event::Duplicate(node) => tree.duplicates.push(node),
                Event::Pruned { node, reason } => match tree.nodes.get_mut(&node.id) {
                    Some(drawn) => drawn.pruned = Some(*reason),
                    None => tree.stillborn.push((node, *reason)),
                },
                Event::Goal(node) => {
                    tree.node(node).is_goal = true;
                    tree.mark_path(node.id);
                }
                Event::LimitRaised { .. } => {}
            }
        }
        // A node that was itself found outdated in the frontier has its edge already.
        let nodes = &tree.nodes;
        tree.duplicates.retain(|node| {
            nodes
                .get(&node.id)
                .is_some_and(|known| known.node.parent != node.parent)
        });
        tree
    }

    fn node(&mut self, node: &'a Node<S, A, C>) -> &mut Drawn<'a, S, A, C> {
        self.nodes.entry(node.id).or_insert(Drawn {
            node,
            expanded: None,
            pruned: None,
            is_goal: false,
        })
    }

    fn mark_path(&mut self, goal: u64) {
        let mut next = Some(goal);
        while let Some(id) = next
            && self.on_path.insert(id)
        {
            next = self.nodes.get(&id).and_then(|drawn| drawn.node.parent);
        }
    }
}

/// The state of a node and its costs.
fn label<S: Display, A, C: Display>(node: &Node<S, A, C>) -> String {
    let state = node.state.to_string().replace(" / ", "\n");
    match &node.h {
        Some(h) => format!("{state}\ng={} h={h}", node.g),
        None => format!("{state}\ng={}", node.g),
    }
}

/// The key of a reason, as the JSON has it.
fn reason_key(reason: Prune) -> &'static str {
    match reason {
        Prune::DeadEnd(reason) => reason,
        Prune::Depth => "depth",
        Prune::Bound => "bound",
        Prune::Width => "width",
        Prune::Discrepancies => "discrepancies",
    }
}

/// A Graphviz string: quotes and backslashes escaped, line breaks as Graphviz writes them.
fn quote(text: &str) -> String {
    let escaped = text
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace('\n', "\\n");
    format!("\"{escaped}\"")
}
