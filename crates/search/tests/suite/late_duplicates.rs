//! Best-first search with duplicates looked for among expanded states only, against a slow twin
//! written straight from the description of such programs.

use crate::graph::Graph;
use atisbo_base::Budget;
use atisbo_search::{
    BestFirst, Cost, Duplicates, Entry, Evaluation, GoalTest, Heap, Machine, Problem, Settings,
};
use proptest::prelude::*;
use std::collections::HashMap;

#[derive(Clone, Copy)]
struct Waiting {
    state: usize,
    g: Cost,
    depth: u32,
}

/// A binary heap as `java.util.PriorityQueue` documents itself in its source, recursively.
#[derive(Default)]
struct Queue(Vec<Waiting>);

impl Queue {
    fn add(&mut self, item: Waiting, before: &dyn Fn(&Waiting, &Waiting) -> bool) {
        self.0.push(item);
        let mut at = self.0.len() - 1;
        while at > 0 && before(&self.0[at], &self.0[(at - 1) / 2]) {
            self.0.swap(at, (at - 1) / 2);
            at = (at - 1) / 2;
        }
    }

    fn poll(&mut self, before: &dyn Fn(&Waiting, &Waiting) -> bool) -> Option<Waiting> {
        if self.0.is_empty() {
            return None;
        }
        let first = self.0.swap_remove(0);
        let mut at = 0;
        loop {
            let mut child = 2 * at + 1;
            if child >= self.0.len() {
                return Some(first);
            }
            if child + 1 < self.0.len() && before(&self.0[child + 1], &self.0[child]) {
                child += 1;
            }
            if !before(&self.0[child], &self.0[at]) {
                return Some(first);
            }
            self.0.swap(child, at);
            at = child;
        }
    }
}

/// The cost found, nodes popped, nodes expanded, and what was left in the queue.
fn twin(
    graph: &Graph,
    before: &dyn Fn(&Waiting, &Waiting) -> bool,
    limit: u32,
) -> (Option<Cost>, u64, u64) {
    let mut queue = Queue::default();
    queue.add(
        Waiting {
            state: 0,
            g: 0,
            depth: 0,
        },
        before,
    );
    let mut best: HashMap<usize, Cost> = HashMap::new();
    let (mut popped, mut expanded) = (0, 0);
    while let Some(node) = queue.poll(before) {
        popped += 1;
        if graph.goals.contains(&node.state) {
            return (Some(node.g), popped, expanded);
        }
        let is_best =
            |best: &HashMap<usize, Cost>, state, g| best.get(&state).is_none_or(|&known| g < known);
        if node.depth >= limit || !is_best(&best, node.state, node.g) {
            continue;
        }
        best.insert(node.state, node.g);
        expanded += 1;
        let mut successors = Vec::new();
        graph.successors(&node.state, &mut successors);
        for successor in successors {
            let g = node.g + successor.cost;
            if is_best(&best, successor.state, g) {
                queue.add(
                    Waiting {
                        state: successor.state,
                        g,
                        depth: node.depth + 1,
                    },
                    before,
                );
            }
        }
    }
    (None, popped, expanded)
}

proptest! {
    #[test]
    fn counts_are_those_of_the_twin_whatever_the_order(
        nodes in 2usize..12,
        raw in proptest::collection::vec((0usize..12, 0usize..12, 0u32..4), 0..40),
        goal in 1usize..12,
        limit in 1u32..8,
    ) {
        let edges: Vec<_> = raw.into_iter().map(|(a, b, c)| (a % nodes, b % nodes, c)).collect();
        let graph = Graph::new(nodes, &edges, &[goal % nodes]);
        for deepest_first in [false, true] {
            let theirs = |a: &Waiting, b: &Waiting| if deepest_first { a.depth > b.depth } else { a.g < b.g };
            let ours = |a: &Entry, b: &Entry| if deepest_first { a.depth > b.depth } else { a.g < b.g };
            let settings = Settings {
                evaluation: Evaluation::Cost,
                duplicates: Duplicates::OnExpansion,
                goal_test: GoalTest::Expansion,
                depth_limit: Some(limit),
            };
            let budget = Budget::unlimited();
            let report = BestFirst::new(&graph, (), Heap::new(ours), settings, (), &budget).run();
            let (cost, popped, expanded) = twin(&graph, &theirs, limit);
            prop_assert_eq!(report.path().map(|path| path.cost), cost);
            prop_assert_eq!(report.statistics.popped, popped);
            prop_assert_eq!(report.statistics.expanded, expanded);
        }
    }
}
