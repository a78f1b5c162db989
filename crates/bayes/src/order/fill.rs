//! The edges that each vertex's neighbours miss, kept up to date while vertices go: what the rules by fill ask for at
//! every step, and would otherwise have to count again around every vertex that changes.

use crate::account::go_on;
use crate::factor::Few;
use atisbo_base::{Meter, Stop};

/// For every vertex of a graph what it would add if it went.
#[derive(Clone)]
pub(super) struct Fill {
    /// What a vertex adds to the weight of an edge, as a factor.
    ends: Vec<f64>,
    /// The sum of the ends of each vertex's neighbours.
    around: Vec<f64>,
    /// The weight of the edges that each vertex's neighbours miss.
    missing: Vec<f64>,
}

impl Fill {
    /// Of a graph in which an edge weighs the product of its `ends`.
    pub(super) fn new(
        neighbours: &[Few<u32>],
        ends: Vec<f64>,
        meter: &mut Meter,
    ) -> Result<Self, Stop> {
        let end = |vertex: u32| ends[vertex as usize];
        let sum = |list: &Few<u32>| list.iter().map(|&one| end(one)).sum::<f64>();
        let squares = |list: &Few<u32>| list.iter().map(|&one| end(one) * end(one)).sum::<f64>();
        let around: Vec<f64> = neighbours.iter().map(sum).collect();
        // The weight of all pairs of neighbours, less those that form a triangle with the vertex.
        let pairs = neighbours.iter().zip(&around);
        let mut missing: Vec<f64> = pairs
            .map(|(list, sum)| (sum * sum - squares(list)) / 2.0)
            .collect();
        // Each triangle is found once, from its vertex of the lowest degree: then no list that is walked is long.
        let rank = |vertex: u32| (neighbours[vertex as usize].len(), vertex);
        let mut later = Vec::new();
        let mut starts = vec![0];
        for (vertex, list) in (0..).zip(neighbours) {
            let above = |&&other: &&u32| rank(other) > rank(vertex);
            later.extend(list.iter().filter(above));
            starts.push(later.len());
        }
        let later = |vertex: u32| &later[starts[vertex as usize]..starts[vertex as usize + 1]];
        let mut marks = vec![u32::MAX; neighbours.len()];
        for one in 0..neighbours.len() as u32 {
            let others = later(one);
            for &other in others {
                marks[other as usize] = one;
            }
            for &two in others {
                let thirds = later(two).iter();
                for &three in thirds.filter(|&&three| marks[three as usize] == one) {
                    missing[one as usize] -= end(two) * end(three);
                    missing[two as usize] -= end(one) * end(three);
                    missing[three as usize] -= end(one) * end(two);
                }
                let steps = later(two).len() as u64 + 1;
                go_on(meter.work(steps))?;
            }
        }
        Ok(Fill {
            ends,
            around,
            missing,
        })
    }

    /// The weight of the edges that the vertex would add. Rounding may take it below zero.
    pub(super) fn of(&self, vertex: u32) -> f64 {
        self.missing[vertex as usize].max(0.0)
    }

    /// Takes a vertex away from a neighbour, which has `common` neighbours with it.
    pub(super) fn part(&mut self, vertex: u32, from: u32, common: impl Iterator<Item = u32>) {
        let end = self.ends[vertex as usize];
        let common: f64 = common.map(|one| self.ends[one as usize]).sum();
        self.around[from as usize] -= end;
        self.missing[from as usize] -= end * (self.around[from as usize] - common);
    }

    /// Joins two vertices that have `common` neighbours.
    pub(super) fn join(&mut self, one: u32, other: u32, common: impl Iterator<Item = u32>) {
        let [end, other_end] = [one, other].map(|vertex| self.ends[vertex as usize]);
        let mut sum = 0.0;
        for third in common {
            sum += self.ends[third as usize];
            self.missing[third as usize] -= end * other_end;
        }
        let (one, other) = (one as usize, other as usize);
        self.missing[one] += other_end * (self.around[one] - sum);
        self.missing[other] += end * (self.around[other] - sum);
        self.around[one] += other_end;
        self.around[other] += end;
    }
}
