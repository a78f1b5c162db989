//! Elimination of vertices one by one, always the one with the lowest score.

use super::{Heuristic, Triangulation};
use crate::factor::Few;
use crate::graph::Graph;
use crate::variable::Variable;
use rand::RngExt;
use rand_pcg::Pcg64;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

/// The order by one rule.
pub(super) fn run(graph: &Graph, sizes: &[usize], heuristic: Heuristic) -> Triangulation {
    let mut elimination = Elimination::new(graph, sizes);
    let complete = elimination.run(heuristic, None, f64::INFINITY);
    debug_assert!(complete);
    elimination.finish(graph)
}

/// The given order; what it does not name goes first, by min-fill.
pub(super) fn follow(graph: &Graph, sizes: &[usize], order: &[Variable]) -> Triangulation {
    let mut elimination = Elimination::new(graph, sizes);
    let ranks: HashMap<Variable, usize> = order.iter().copied().zip(0..).collect();
    let rank = |(variable, vertex): (&Variable, u32)| Some((*ranks.get(variable)?, vertex));
    let mut named: Vec<(usize, u32)> = graph.variables().iter().zip(0..).filter_map(rank).collect();
    named.sort_unstable();
    for &(_, vertex) in &named {
        elimination.withhold(vertex);
    }
    elimination.run(Heuristic::MinFill, None, f64::INFINITY);
    for (_, vertex) in named {
        elimination.eliminate(vertex);
    }
    elimination.finish(graph)
}

/// A graph that loses its vertices one after the other.
#[derive(Clone)]
pub(super) struct Elimination {
    neighbours: Vec<Few<u32>>,
    sizes: Vec<f64>,
    gone: Vec<bool>,
    /// Not to be chosen by a rule.
    withheld: Vec<bool>,
    marks: Vec<u32>,
    mark: u32,
    /// The clusters of all steps, one after the other; each begins with the vertex that goes.
    clusters: Vec<u32>,
    /// Where each cluster ends.
    ends: Vec<usize>,
    pub(super) entries: f64,
    largest: f64,
    /// The vertices, besides its neighbours, that miss fewer edges since the last one went.
    nearer: Vec<u32>,
    /// Vertices looked at so far: a measure of the time spent that is the same on every machine.
    pub(super) work: u64,
}

impl Elimination {
    pub(super) fn new(graph: &Graph, sizes: &[usize]) -> Self {
        let count = graph.variables().len();
        let size = |variable: &Variable| sizes[variable.index()] as f64;
        Elimination {
            neighbours: graph
                .neighbours()
                .iter()
                .map(|list| Few::from_slice(list))
                .collect(),
            sizes: graph.variables().iter().map(size).collect(),
            gone: vec![false; count],
            withheld: vec![false; count],
            marks: vec![0; count],
            mark: 0,
            clusters: Vec::with_capacity(4 * count),
            ends: Vec::with_capacity(count),
            entries: 0.0,
            largest: 0.0,
            nearer: Vec::new(),
            work: 0,
        }
    }

    fn withhold(&mut self, vertex: u32) {
        self.withheld[vertex as usize] = true;
    }

    /// Eliminates all vertices whose neighbours are joined already, and goes on with those that
    /// become so. No order does better by waiting with them.
    pub(super) fn peel(&mut self) {
        let mut waiting: Vec<u32> = (0..self.sizes.len() as u32).rev().collect();
        while let Some(vertex) = waiting.pop() {
            if !self.gone[vertex as usize] && self.missing_edges(vertex) == 0.0 {
                waiting.extend(&self.neighbours[vertex as usize]);
                self.eliminate(vertex);
            }
        }
    }

    /// Eliminates everything left by the rule; with a generator, scores are shaken by up to 30 %.
    /// Gives up, with `false`, once the tables have `limit` entries in all.
    pub(super) fn run(
        &mut self,
        heuristic: Heuristic,
        mut noise: Option<&mut Pcg64>,
        limit: f64,
    ) -> bool {
        let count = self.sizes.len();
        let mut stamps = vec![0_u32; count];
        let mut queue = BinaryHeap::with_capacity(count);
        let mut key = |elimination: &mut Self, vertex: u32| {
            let mut score = elimination.score(heuristic, vertex);
            let mut tie = elimination.weight(vertex);
            if let Some(rng) = noise.as_deref_mut() {
                score *= 1.0 + 0.3 * rng.random::<f64>();
                tie *= 1.0 + 0.3 * rng.random::<f64>();
            }
            // Positive floats are ordered as their bits are.
            (score.to_bits(), tie.to_bits())
        };
        for vertex in 0..count as u32 {
            if !self.gone[vertex as usize] && !self.withheld[vertex as usize] {
                let key = key(self, vertex);
                queue.push(Reverse((key, vertex, 0)));
            }
        }
        let mut changed = Vec::new();
        let by_fill = matches!(heuristic, Heuristic::MinFill | Heuristic::WeightedMinFill);
        while let Some(Reverse((_, vertex, stamp))) = queue.pop() {
            if self.gone[vertex as usize] || stamp != stamps[vertex as usize] {
                continue;
            }
            let before = self.clusters.len();
            self.eliminate(vertex);
            if self.entries >= limit {
                return false;
            }
            changed.clear();
            changed.extend(&self.clusters[before + 1..]);
            if by_fill {
                changed.append(&mut self.nearer);
                changed.sort_unstable();
                changed.dedup();
            }
            for &other in &changed {
                if !self.withheld[other as usize] {
                    let key = key(self, other);
                    stamps[other as usize] += 1;
                    queue.push(Reverse((key, other, stamps[other as usize])));
                }
            }
        }
        true
    }

    /// Eliminates a vertex.
    pub(super) fn eliminate(&mut self, vertex: u32) {
        let around = std::mem::take(&mut self.neighbours[vertex as usize]);
        let weight = around
            .iter()
            .map(|&one| self.sizes[one as usize])
            .product::<f64>()
            * self.sizes[vertex as usize];
        self.entries += weight;
        self.largest = self.largest.max(weight);
        self.gone[vertex as usize] = true;
        self.nearer.clear();
        for (index, &one) in around.iter().enumerate() {
            let list = &mut self.neighbours[one as usize];
            if let Some(at) = list.iter().position(|&other| other == vertex) {
                list.swap_remove(at);
            }
            self.work += list.len() as u64;
            let mark = self.mark_neighbours(one);
            for &other in &around[index + 1..] {
                if self.marks[other as usize] != mark {
                    // A vertex adjacent to both ends now lacks one edge fewer.
                    let known = self.neighbours[other as usize].iter();
                    let nearer = known.filter(|&&third| self.marks[third as usize] == mark);
                    self.nearer.extend(nearer);
                    self.work += self.neighbours[other as usize].len() as u64;
                    self.neighbours[one as usize].push(other);
                    self.neighbours[other as usize].push(one);
                }
            }
        }
        self.clusters.push(vertex);
        self.clusters.extend(around);
        self.ends.push(self.clusters.len());
    }

    fn mark_neighbours(&mut self, vertex: u32) -> u32 {
        self.mark += 1;
        for &other in &self.neighbours[vertex as usize] {
            self.marks[other as usize] = self.mark;
        }
        self.mark
    }

    fn score(&mut self, heuristic: Heuristic, vertex: u32) -> f64 {
        match heuristic {
            Heuristic::MinDegree => self.neighbours[vertex as usize].len() as f64,
            Heuristic::MinWeight => self.weight(vertex),
            Heuristic::MinFill => self.missing_edges(vertex),
            Heuristic::WeightedMinFill => self.missing_weight(vertex),
        }
    }

    fn weight(&self, vertex: u32) -> f64 {
        let around = self.neighbours[vertex as usize].iter();
        around.map(|&one| self.sizes[one as usize]).product::<f64>() * self.sizes[vertex as usize]
    }

    fn missing_edges(&mut self, vertex: u32) -> f64 {
        let degree = self.neighbours[vertex as usize].len();
        let mut twice_there = 0;
        self.for_edges_around(vertex, |_, _| twice_there += 1);
        (degree * degree.saturating_sub(1) / 2 - twice_there / 2) as f64
    }

    fn missing_weight(&mut self, vertex: u32) -> f64 {
        let sizes = |list: &[u32], all: &[f64]| -> (f64, f64) {
            let one = list.iter().map(|&one| all[one as usize]);
            one.fold((0.0, 0.0), |(sum, squares), size| {
                (sum + size, squares + size * size)
            })
        };
        let (sum, squares) = sizes(&self.neighbours[vertex as usize], &self.sizes);
        let mut twice_there = 0.0;
        self.for_edges_around(vertex, |one, other| twice_there += one * other);
        ((sum * sum - squares - twice_there) / 2.0).max(0.0)
    }

    /// Calls `edge` with the sizes of both ends, twice for each edge between neighbours of a vertex.
    fn for_edges_around(&mut self, vertex: u32, mut edge: impl FnMut(f64, f64)) {
        let mark = self.mark_neighbours(vertex);
        for &one in &self.neighbours[vertex as usize] {
            let list = &self.neighbours[one as usize];
            self.work += list.len() as u64;
            for &other in list
                .iter()
                .filter(|&&other| self.marks[other as usize] == mark)
            {
                edge(self.sizes[one as usize], self.sizes[other as usize]);
            }
        }
    }

    pub(super) fn finish(self, graph: &Graph) -> Triangulation {
        let name = |&vertex: &u32| graph.variables()[vertex as usize];
        let starts = [0].into_iter().chain(self.ends.iter().copied());
        let clusters: Vec<Vec<Variable>> = starts
            .zip(&self.ends)
            .map(|(start, &end)| self.clusters[start..end].iter().map(name).collect())
            .collect();
        Triangulation {
            order: clusters.iter().map(|cluster| cluster[0]).collect(),
            clusters,
            entries: self.entries,
            largest: self.largest,
        }
    }
}
