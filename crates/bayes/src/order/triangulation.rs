//! What an elimination order makes of a graph: its clusters, the edges it adds, its cost.

use crate::graph::Graph;
use crate::variable::Variable;
use atisbo_base::Stop;
use std::collections::HashMap;

/// An elimination order with the cluster of each step: the variable and its neighbours at that
/// moment, over which a table must be made.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Triangulation {
    /// The variables in the order in which they go.
    pub order: Vec<Variable>,
    /// For each step the cluster; its first variable is the one that goes.
    pub clusters: Vec<Vec<Variable>>,
    /// The sum of all clusters' table sizes, the measure by which orders are compared. Larger values are given as
    /// `f64::MAX`; `log10_entries` is exact for them too.
    pub entries: f64,
    /// The size of the largest cluster's table, in the same way.
    pub largest: f64,
    /// The decimal logarithm of `entries`.
    pub log10_entries: f64,
    /// The decimal logarithm of the largest table's size.
    pub log10_largest: f64,
    /// Which limit ended the search for a better order, if one did. The order is complete all the same.
    pub stop: Option<Stop>,
}

impl Triangulation {
    /// The treewidth that the order shows: one less than the most variables in a cluster.
    pub fn width(&self) -> usize {
        self.clusters.iter().map(Vec::len).max().unwrap_or(1) - 1
    }

    /// The clusters that no other contains.
    pub fn cliques(&self) -> Vec<&[Variable]> {
        let place: HashMap<&Variable, usize> = self.order.iter().zip(0..).collect();
        // A cluster without its first variable is contained in the cluster of the next one to go; if
        // it is all of that cluster, the latter is not maximal.
        let mut maximal = vec![true; self.clusters.len()];
        for cluster in &self.clusters {
            let next = cluster[1..].iter().map(|variable| place[variable]).min();
            if let Some(next) = next
                && self.clusters[next].len() + 1 == cluster.len()
            {
                maximal[next] = false;
            }
        }
        let clusters = self.clusters.iter().zip(maximal);
        let maximal = clusters.filter(|(_, maximal)| *maximal);
        maximal.map(|(cluster, _)| cluster.as_slice()).collect()
    }

    /// How many edges the order adds to the graph.
    pub fn fill_count(&self, graph: &Graph) -> usize {
        // An edge is in the cluster of the first of its ends to go, and there it joins that end.
        let all: usize = self.clusters.iter().map(|cluster| cluster.len() - 1).sum();
        all.saturating_sub(graph.edges().count())
    }

    /// The edges that the order adds to the graph, each once, in ascending order.
    pub fn fill(&self, graph: &Graph) -> Vec<(Variable, Variable)> {
        let number: HashMap<&Variable, u32> = graph.variables().iter().zip(0..).collect();
        let has_edge = |one: Variable, other: Variable| {
            let neighbours = &graph.neighbours()[number[&one] as usize];
            neighbours.binary_search(&number[&other]).is_ok()
        };
        let mut fill = Vec::new();
        for cluster in &self.clusters {
            for &other in &cluster[1..] {
                if !has_edge(cluster[0], other) {
                    fill.push((cluster[0].min(other), cluster[0].max(other)));
                }
            }
        }
        fill.sort_unstable();
        fill
    }
}
