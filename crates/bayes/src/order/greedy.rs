//! Elimination of vertices one by one, always the one with the lowest score.

use super::entries::Entries;
use super::fill::Fill;
use super::{Heuristic, Triangulation};
use crate::account::go_on;
use crate::factor::Few;
use crate::graph::Graph;
use crate::variable::Variable;
use atisbo_base::{Meter, Stop};
use rand::RngExt;
use rand_pcg::Pcg64;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

/// The order by one rule.
pub(super) fn run(
    graph: &Graph,
    sizes: &[usize],
    heuristic: Heuristic,
    meter: &mut Meter,
) -> Result<Triangulation, Stop> {
    let mut elimination = Elimination::new(graph, sizes);
    elimination.run(heuristic, None, None, meter)?;
    Ok(elimination.finish(graph))
}

/// The given order; what it does not name goes first, by min-fill.
pub(super) fn follow(
    graph: &Graph,
    sizes: &[usize],
    order: &[Variable],
    meter: &mut Meter,
) -> Result<Triangulation, Stop> {
    let mut elimination = Elimination::new(graph, sizes);
    let ranks: HashMap<Variable, usize> = order.iter().copied().zip(0..).collect();
    let rank = |(variable, vertex): (&Variable, u32)| Some((*ranks.get(variable)?, vertex));
    let mut named: Vec<(usize, u32)> = graph.variables().iter().zip(0..).filter_map(rank).collect();
    named.sort_unstable();
    for &(_, vertex) in &named {
        elimination.withhold(vertex);
    }
    elimination.run(Heuristic::MinFill, None, None, meter)?;
    for (_, vertex) in named {
        elimination.eliminate(vertex, meter)?;
    }
    Ok(elimination.finish(graph))
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
    pub(super) entries: Entries,
    largest: Entries,
    /// What each vertex would add, while a rule asks for it.
    fill: Option<Fill>,
    /// The vertices that a rule by fill scores anew since the last one went, and at which step each was last among
    /// them.
    changed: Vec<u32>,
    changed_at: Vec<usize>,
    /// The edges of the graph and those added so far.
    edges: u64,
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
            entries: Entries::default(),
            largest: Entries::default(),
            fill: None,
            changed: Vec::new(),
            changed_at: vec![usize::MAX; count],
            edges: graph.neighbours().iter().map(Vec::len).sum::<usize>() as u64 / 2,
            work: 0,
        }
    }

    fn withhold(&mut self, vertex: u32) {
        self.withheld[vertex as usize] = true;
    }

    /// Eliminates all vertices whose neighbours are joined already, and goes on with those that
    /// become so. No order does better by waiting with them.
    pub(super) fn peel(&mut self, meter: &mut Meter) -> Result<(), Stop> {
        let ones = vec![1.0; self.sizes.len()];
        self.fill = Some(Fill::new(&self.neighbours, ones, meter)?);
        let mut waiting: Vec<u32> = (0..self.sizes.len() as u32).rev().collect();
        while let Some(vertex) = waiting.pop() {
            let is_joined = |fill: &Fill| fill.of(vertex) == 0.0;
            if !self.gone[vertex as usize] && self.fill.as_ref().is_some_and(is_joined) {
                waiting.extend(&self.neighbours[vertex as usize]);
                self.eliminate(vertex, meter)?;
            }
        }
        self.fill = None;
        Ok(())
    }

    /// Eliminates everything left by the rule; with a generator, scores are shaken by up to 30 %.
    /// Gives up, with `false`, once the tables have `limit` entries in all.
    pub(super) fn run(
        &mut self,
        heuristic: Heuristic,
        mut noise: Option<&mut Pcg64>,
        limit: Option<Entries>,
        meter: &mut Meter,
    ) -> Result<bool, Stop> {
        let count = self.sizes.len();
        let ends = match heuristic {
            Heuristic::MinFill => Some(vec![1.0; count]),
            Heuristic::WeightedMinFill => Some(self.sizes.clone()),
            Heuristic::MinDegree | Heuristic::MinWeight => None,
        };
        let fill = ends.map(|ends| Fill::new(&self.neighbours, ends, meter));
        self.fill = fill.transpose()?;
        let mut stamps = vec![0_u32; count];
        let mut queue = BinaryHeap::with_capacity(count);
        let mut key = |elimination: &Self, vertex: u32| {
            let mut tie = elimination.weight(vertex);
            let mut score = match (&elimination.fill, heuristic) {
                (Some(fill), _) => Entries::from(fill.of(vertex)),
                (None, Heuristic::MinWeight) => tie,
                (None, _) => Entries::from(elimination.neighbours[vertex as usize].len() as f64),
            };
            if let Some(rng) = noise.as_deref_mut() {
                score = score.times(1.0 + 0.3 * rng.random::<f64>());
                tie = tie.times(1.0 + 0.3 * rng.random::<f64>());
            }
            (score.key(), tie.key())
        };
        for vertex in 0..count as u32 {
            if !self.gone[vertex as usize] && !self.withheld[vertex as usize] {
                let key = key(self, vertex);
                queue.push(Reverse((key, vertex, 0)));
            }
        }
        while let Some(Reverse((_, vertex, stamp))) = queue.pop() {
            if self.gone[vertex as usize] || stamp != stamps[vertex as usize] {
                continue;
            }
            self.eliminate(vertex, meter)?;
            if limit.is_some_and(|limit| self.entries >= limit) {
                return Ok(false);
            }
            let changed = std::mem::take(&mut self.changed);
            for &other in &changed {
                if !self.withheld[other as usize] {
                    let key = key(self, other);
                    stamps[other as usize] += 1;
                    queue.push(Reverse((key, other, stamps[other as usize])));
                    self.count(self.neighbours[other as usize].len(), meter)?;
                }
            }
            self.changed = changed;
        }
        self.fill = None;
        Ok(true)
    }

    /// Eliminates a vertex.
    fn eliminate(&mut self, vertex: u32, meter: &mut Meter) -> Result<(), Stop> {
        let weight = self.weight(vertex);
        self.entries += weight;
        if weight > self.largest {
            self.largest = weight;
        }
        let around = std::mem::take(&mut self.neighbours[vertex as usize]);
        self.gone[vertex as usize] = true;
        self.changed.clear();
        self.changed.extend_from_slice(&around);
        if let Some(fill) = &mut self.fill {
            self.mark += 1;
            for &one in &around {
                self.marks[one as usize] = self.mark;
                self.changed_at[one as usize] = self.ends.len();
            }
            let (marks, mark) = (&self.marks, self.mark);
            for &one in &around {
                let list = self.neighbours[one as usize].iter().copied();
                let steps = list.len() as u64;
                let common = list.filter(|&other| marks[other as usize] == mark);
                fill.part(vertex, one, common);
                self.work += steps;
                go_on(meter.work(steps))?;
            }
        }
        for (index, &one) in around.iter().enumerate() {
            let later = &around[index + 1..];
            // Each cluster is kept, and each edge is in two lists.
            let numbers = self.clusters.len() as u64 + 2 * self.edges + 2 * later.len() as u64;
            let bytes = numbers * size_of::<u32>() as u64;
            go_on(meter.check_bytes(bytes))?;
            let list = &mut self.neighbours[one as usize];
            if let Some(at) = list.iter().position(|&other| other == vertex) {
                list.swap_remove(at);
            }
            let steps = list.len() + later.len();
            self.count(steps, meter)?;
            let mark = self.mark_neighbours(one);
            for &other in later {
                if self.marks[other as usize] != mark {
                    self.join(one, other, meter)?;
                }
            }
        }
        if self.fill.is_some() {
            self.changed.sort_unstable();
        }
        self.clusters.push(vertex);
        self.clusters.extend(around);
        self.ends.push(self.clusters.len());
        Ok(())
    }

    /// Joins two vertices, of which the neighbours of the first are marked.
    fn join(&mut self, one: u32, other: u32, meter: &mut Meter) -> Result<(), Stop> {
        if let Some(fill) = &mut self.fill {
            // A vertex adjacent to both ends now lacks one edge fewer.
            let list = self.neighbours[other as usize].iter().copied();
            let steps = list.len();
            let common = list.filter(|&third| self.marks[third as usize] == self.mark);
            for third in common.clone() {
                let step = self.ends.len();
                if std::mem::replace(&mut self.changed_at[third as usize], step) != step {
                    self.changed.push(third);
                }
            }
            fill.join(one, other, common);
            self.count(steps, meter)?;
        }
        self.neighbours[one as usize].push(other);
        self.neighbours[other as usize].push(one);
        self.marks[other as usize] = self.mark;
        self.edges += 1;
        Ok(())
    }

    /// Counts vertices that were looked at.
    fn count(&mut self, steps: usize, meter: &mut Meter) -> Result<(), Stop> {
        self.work += steps as u64;
        go_on(meter.work(steps as u64))
    }

    fn mark_neighbours(&mut self, vertex: u32) -> u32 {
        self.mark += 1;
        for &other in &self.neighbours[vertex as usize] {
            self.marks[other as usize] = self.mark;
        }
        self.mark
    }

    fn weight(&self, vertex: u32) -> Entries {
        let around = self.neighbours[vertex as usize].iter();
        let sizes = around.chain([&vertex]);
        Entries::product(sizes.map(|&one| self.sizes[one as usize]))
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
            entries: self.entries.number(),
            largest: self.largest.number(),
            log10_entries: self.entries.log10().max(0.0),
            log10_largest: self.largest.log10().max(0.0),
            stop: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_base::{Budget, seed};

    /// The weight of the edges that the neighbours of a vertex miss, counted pair by pair.
    fn missing(elimination: &Elimination, ends: &[f64], vertex: u32) -> f64 {
        let around = &elimination.neighbours[vertex as usize];
        let pairs = around.iter().enumerate();
        let pairs =
            pairs.flat_map(|(index, one)| around[..index].iter().map(move |other| (one, other)));
        pairs
            .filter(|(one, other)| !elimination.neighbours[**one as usize].contains(other))
            .map(|(&one, &other)| ends[one as usize] * ends[other as usize])
            .sum()
    }

    #[test]
    fn the_fill_that_is_kept_is_the_fill_that_is_counted() {
        for index in 0..50 {
            let mut rng = seed::rng(7, index);
            let count = 12;
            let sizes: Vec<usize> = (0..count).map(|_| rng.random_range(1..5)).collect();
            let pair = |_| [0; 2].map(|_| Variable(rng.random_range(0..count as u32)));
            let scopes: Vec<[Variable; 2]> = (0..20).map(pair).collect();
            let scopes = scopes.iter().filter(|pair| pair[0] != pair[1]);
            let mut meter = Budget::unlimited().meter();
            let scopes = scopes.map(<[Variable; 2]>::as_slice);
            let graph = Graph::of_scopes(&vec![true; count], scopes, &mut meter).unwrap();
            let mut elimination = Elimination::new(&graph, &sizes);
            let ends = elimination.sizes.clone();
            let fill = Fill::new(&elimination.neighbours, ends.clone(), &mut meter);
            elimination.fill = Some(fill.unwrap());
            for vertex in 0..count as u32 {
                for left in vertex..count as u32 {
                    let kept = elimination.fill.as_ref().map(|fill| fill.of(left));
                    assert_eq!(kept, Some(missing(&elimination, &ends, left)));
                }
                elimination.eliminate(vertex, &mut meter).unwrap();
            }
        }
    }
}
