//! The implication graph of a conflict: which literals made which other ones true, down to a clause
//! that is false.

use crate::cnf::{Clause, Cnf};
use crate::literal::Literal;
use crate::observer::{Event, Observer, Seen};
use crate::proof::escaped;
use crate::symbol::Symbols;
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// The part of the trail that a conflict stands on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImplicationGraph {
    /// The literals, in the order in which they became true.
    pub nodes: Vec<Node>,
    /// The number of the clause that is false.
    pub conflict: usize,
    /// The nodes whose negations are the literals of that clause.
    pub conflict_from: Vec<usize>,
    /// How many decisions stood.
    pub level: usize,
    /// The last node that all paths from the last decision to the conflict go through; `None` if there
    /// was no decision.
    pub first_uip: Option<usize>,
    /// The clause that the engine learned; `None` if it learned none.
    pub learned: Option<Clause>,
}

/// A literal that is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The literal.
    pub literal: Literal,
    /// How many decisions stood when it became true.
    pub level: usize,
    /// The number of the clause whose last literal it is; `None` for a decision.
    pub reason: Option<usize>,
    /// The nodes whose negations are the other literals of that clause.
    pub from: Vec<usize>,
}

impl ImplicationGraph {
    /// All arrows between nodes: from, to, and the number of the clause that makes them.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        let nodes = self.nodes.iter().enumerate();
        nodes.flat_map(|(to, node)| {
            let reason = node.reason.unwrap_or_default();
            node.from.iter().map(move |&from| (from, to, reason))
        })
    }

    /// Which nodes lie between the first unique implication point and the conflict.
    pub fn conflict_side(&self) -> Vec<bool> {
        let mut side = vec![false; self.nodes.len()];
        let mut open = self.conflict_from.clone();
        while let Some(index) = open.pop() {
            let node = &self.nodes[index];
            if node.level == self.level && Some(index) != self.first_uip && !side[index] {
                side[index] = true;
                open.extend(&node.from);
            }
        }
        side
    }

    /// The clause that the cut at the first unique implication point stands for: not all literals with
    /// an arrow across the cut can be true. What holds without any decision is left out.
    ///
    /// It is what the engine learns, unless that was made [smaller](super::Settings::minimise).
    pub fn cut(&self) -> Clause {
        let side = self.conflict_side();
        let inside = self.nodes.iter().zip(&side).filter(|&(_, &inside)| inside);
        let inside = inside.flat_map(|(node, _)| &node.from);
        let across = inside.chain(&self.conflict_from);
        let across = across.filter(|&&from| !side[from] && self.nodes[from].level > 0);
        Clause::new(across.map(|&from| !self.nodes[from].literal))
    }

    /// The graph in the language DOT: each literal with its level, decisions as boxes, the first unique
    /// implication point with a double border, the conflict as ⊥.
    pub fn to_dot(&self, symbols: &Symbols) -> String {
        let mut dot = String::from("digraph implications {\n  rankdir=LR;\n");
        for (index, node) in self.nodes.iter().enumerate() {
            let sign = if node.literal.is_positive() { "" } else { "¬" };
            let name = escaped(&symbols.name(node.literal.symbol()));
            let shape = node.reason.map_or("box", |_| "ellipse");
            let borders = 1 + usize::from(Some(index) == self.first_uip);
            let level = node.level;
            // Writing into a string cannot fail.
            let _ = writeln!(
                dot,
                "  n{index} [label=\"{sign}{name} @ {level}\", shape={shape}, peripheries={borders}];"
            );
        }
        dot.push_str("  conflict [label=\"⊥\", shape=plaintext];\n");
        for (from, to, clause) in self.edges() {
            let _ = writeln!(dot, "  n{from} -> n{to} [label=\"{clause}\"];");
        }
        for from in &self.conflict_from {
            let _ = writeln!(dot, "  n{from} -> conflict [label=\"{}\"];", self.conflict);
        }
        dot.push_str("}\n");
        dot
    }
}

/// An observer that follows the trail of an engine and gives the implication graph of each conflict to
/// a function.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Cnf, Literal, Symbols, cdcl};
///
/// // If p is false, q follows; then both r and its negation.
/// let mut symbols = Symbols::new();
/// let [p, q, r] = ["p", "q", "r"].map(|name| Literal::from(symbols.intern(name)));
/// let mut cnf = Cnf::new(3);
/// for clause in [vec![p, q], vec![!q, r], vec![!q, !r]] {
///     cnf.add(clause);
/// }
/// let mut graphs = Vec::new();
/// let observer = cdcl::ImplicationGraphs::new(&cnf, |graph| graphs.push(graph));
/// cdcl::solve(&cnf, &cdcl::Settings::default(), observer, &Budget::unlimited());
///
/// let [graph] = &graphs[..] else { panic!() };
/// let literals: Vec<Literal> = graph.nodes.iter().map(|node| node.literal).collect();
/// assert_eq!(literals, [!p, q, r]);
/// // All paths to the conflict go through q, so q cannot be.
/// assert_eq!(graph.first_uip, Some(1));
/// assert_eq!(graph.learned.as_deref(), Some(&[!q][..]));
/// assert!(graph.to_dot(&symbols).contains("n1 -> n2 [label=\"1\"]"));
/// ```
#[derive(Debug)]
pub struct ImplicationGraphs<'a, F> {
    cnf: &'a Cnf,
    learned: FxHashMap<usize, Clause>,
    /// Each literal that is true, its level, and the number of its reason.
    trail: Vec<(Literal, usize, Option<usize>)>,
    /// Where on the trail each symbol stands or stood last.
    positions: Vec<usize>,
    /// The graph of a conflict that the engine is about to learn from.
    open: Option<ImplicationGraph>,
    each: F,
}

impl<'a, F: FnMut(ImplicationGraph)> ImplicationGraphs<'a, F> {
    /// An observer of an engine at work on these clauses.
    pub fn new(cnf: &'a Cnf, each: F) -> Self {
        ImplicationGraphs {
            cnf,
            learned: FxHashMap::default(),
            trail: Vec::new(),
            positions: vec![0; cnf.symbols()],
            open: None,
            each,
        }
    }

    fn push(&mut self, literal: Literal, level: usize, reason: Option<usize>) {
        self.positions[literal.symbol().index()] = self.trail.len();
        self.trail.push((literal, level, reason));
    }

    fn clause(&self, number: usize) -> &[Literal] {
        if number < self.cnf.len() {
            self.cnf.clause(number)
        } else {
            self.learned.get(&number).map_or(&[], |clause| clause)
        }
    }

    /// Where the literals stand that make the others of a clause false.
    fn behind(&self, clause: usize, implied: Option<Literal>) -> impl Iterator<Item = usize> {
        let others = self.clause(clause).iter();
        let others = others.filter(move |&&literal| Some(literal) != implied);
        others.map(|literal| self.positions[literal.symbol().index()])
    }

    fn graph(&self, conflict: usize, level: usize) -> ImplicationGraph {
        let from = |position: usize| {
            let (literal, _, reason) = self.trail[position];
            let reason = reason.into_iter();
            reason.flat_map(move |reason| self.behind(reason, Some(literal)))
        };
        let mut needed = vec![false; self.trail.len()];
        let mut positions = Vec::new();
        let mut open: Vec<usize> = self.behind(conflict, None).collect();
        while let Some(position) = open.pop() {
            if !std::mem::replace(&mut needed[position], true) {
                positions.push(position);
                open.extend(from(position));
            }
        }
        positions.sort_unstable();
        let index: FxHashMap<usize, usize> = positions.iter().copied().zip(0..).collect();
        let node = |&position: &usize| {
            let (literal, level, reason) = self.trail[position];
            Node {
                literal,
                level,
                reason,
                from: from(position).map(|position| index[&position]).collect(),
            }
        };
        let nodes: Vec<Node> = positions.iter().map(node).collect();
        let behind = self.behind(conflict, None);
        let conflict_from: Vec<usize> = behind.map(|position| index[&position]).collect();
        ImplicationGraph {
            first_uip: first_uip(&nodes, &conflict_from, level),
            nodes,
            conflict,
            conflict_from,
            level,
            learned: None,
        }
    }
}

/// Going back from the conflict, the first node of its level with no other one open beside it.
fn first_uip(nodes: &[Node], conflict_from: &[usize], level: usize) -> Option<usize> {
    let mut open = vec![false; nodes.len()];
    let mut count = 0;
    let mut from = conflict_from;
    for index in (0..nodes.len()).rev() {
        for &node in from {
            if nodes[node].level == level && !std::mem::replace(&mut open[node], true) {
                count += 1;
            }
        }
        if open[index] {
            if count == 1 {
                return (level > 0).then_some(index);
            }
            count -= 1;
            from = &nodes[index].from;
        } else {
            from = &[];
        }
    }
    None
}

impl<F: FnMut(ImplicationGraph)> Observer for ImplicationGraphs<'_, F> {
    fn notice(&mut self, event: &Seen<'_>) {
        match *event {
            Event::Decide { literal, level, .. } | Event::Pure { literal, level, .. } => {
                self.push(literal, level, None);
            }
            Event::Propagate {
                literal,
                reason,
                level,
                ..
            } => self.push(literal, level, Some(reason)),
            Event::Conflict { clause, level, .. } => {
                let graph = self.graph(clause, level);
                if level == 0 {
                    (self.each)(graph);
                } else {
                    self.open = Some(graph);
                }
            }
            Event::Learn { clause, number, .. } => {
                let clause = Clause::new(clause.iter().copied());
                if let Some(mut graph) = self.open.take() {
                    graph.learned = Some(clause.clone());
                    (self.each)(graph);
                }
                self.learned.insert(number, clause);
            }
            Event::Backtrack { to, .. } => {
                if let Some(graph) = self.open.take() {
                    (self.each)(graph);
                }
                let end = self.trail.partition_point(|&(_, level, _)| level <= to);
                self.trail.truncate(end);
            }
            _ => {}
        }
    }
}
