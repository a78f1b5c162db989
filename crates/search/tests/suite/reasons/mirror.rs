//! A slow frontier that is kept from the events alone, and asks of each reason whether it is true.

use crate::graph::Graph;
use atisbo_search::trace::Step;
use atisbo_search::why::{Known, Place, Rule, Taken, TieRule, Why};
use atisbo_search::{Cost, Event, GoalTest, Limit, Node, Options, Prune, Strategy, Tie};
use std::cmp::Reverse;
use std::collections::HashMap;

/// A node that waits; `turn` counts what was put into the frontier.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Entry {
    id: u64,
    g: Cost,
    h: Cost,
    depth: u32,
    turn: usize,
}

/// What is known from the events so far.
pub(super) struct Mirror<'a> {
    graph: &'a Graph,
    strategy: Strategy,
    options: &'a Options,
    waiting: Vec<Entry>,
    turns: usize,
    /// The last generation of each node, and where the node is.
    nodes: HashMap<u64, (Node, Place)>,
    /// How many of the next events are about successors of the node expanded last.
    successors: usize,
    limit: Option<Limit>,
    /// What was pruned by the limit of this iteration: cost plus estimate.
    cut: Vec<Cost>,
}

impl<'a> Mirror<'a> {
    pub(super) fn new(graph: &'a Graph, strategy: Strategy, options: &'a Options) -> Self {
        Mirror {
            graph,
            strategy,
            options,
            waiting: Vec::new(),
            turns: 0,
            nodes: HashMap::new(),
            successors: 0,
            limit: None,
            cut: Vec::new(),
        }
    }

    /// What the strategy goes by.
    fn value(&self, entry: &Entry) -> Cost {
        match self.strategy {
            Strategy::BreadthFirst => 0,
            Strategy::UniformCost | Strategy::Bidirectional => entry.g,
            Strategy::Greedy | Strategy::Beam => entry.h,
            Strategy::AStar => entry.g + entry.h,
            Strategy::WeightedAStar => entry.g + self.options.weight.times(entry.h),
            _ => entry.depth,
        }
    }

    /// The order of the frontier. Whoever ranks equal goes as the binary heap has it.
    fn rank(&self, entry: &Entry) -> [Reverse<i64>; 4] {
        let value = i64::from(self.value(entry));
        let (id, turn) = (entry.id as i64, entry.turn as i64);
        let g = i64::from(entry.g);
        let [first, second, third, fourth] = match self.strategy {
            Strategy::BreadthFirst => [turn, 0, 0, 0],
            Strategy::Beam => [i64::from(entry.depth), value, turn, 0],
            Strategy::LimitedDiscrepancy => [-value, i64::from(entry.h), turn, 0],
            Strategy::DepthFirst
            | Strategy::DepthLimited
            | Strategy::IterativeDeepening
            | Strategy::IdaStar => [-value, turn, 0, 0],
            _ => match self.options.tie {
                Tie::Fifo => [value, id, 0, 0],
                Tie::Lifo => [value, -id, 0, 0],
                Tie::HighG if self.has_buckets() => [value, -g, -turn, 0],
                Tie::HighG => [value, -g, 0, 0],
                Tie::Heap => [value, 0, 0, 0],
            },
        };
        // The greatest rank goes first.
        [first, second, third, fourth].map(Reverse)
    }

    fn has_buckets(&self) -> bool {
        !matches!(self.strategy, Strategy::Greedy | Strategy::Bidirectional)
    }

    /// Whether two nodes compete: those of the other side, and of another level of the beam, do not.
    fn competes(&self, entry: &Entry, other: &Entry) -> bool {
        match self.strategy {
            Strategy::Bidirectional => entry.id % 2 == other.id % 2,
            Strategy::Beam => entry.depth == other.depth,
            _ => true,
        }
    }

    /// Takes a node out of the frontier: it must be one that goes first.
    fn take(&mut self, is_it: impl Fn(&Entry) -> bool) -> Entry {
        let found = self.waiting.iter().position(is_it);
        let entry = self.waiting.remove(found.expect("it waits"));
        let rivals = self
            .waiting
            .iter()
            .filter(|other| self.competes(&entry, other));
        for other in rivals {
            assert!(
                self.rank(other) <= self.rank(&entry),
                "{other:?} before {entry:?}"
            );
        }
        entry
    }

    fn check_taken(&self, entry: &Entry, taken: &Taken) {
        let competing = |other: &&Entry| self.competes(entry, other);
        let mut rest: Vec<Entry> = self.waiting.iter().filter(competing).copied().collect();
        rest.sort_by_key(|other| Reverse(self.rank(other)));
        let by_age = taken.rule == Rule::Oldest;
        assert_eq!(taken.value, (!by_age).then(|| self.value(entry)));
        let same = |other: &&Entry| !by_age && self.value(other) == self.value(entry);
        let equal: Vec<&Entry> = rest.iter().filter(same).collect();
        assert_eq!(taken.equal, equal.len() as u64);
        assert_eq!(taken.tie.is_some(), !equal.is_empty());
        if self.strategy != Strategy::Beam {
            assert_eq!(taken.waiting, rest.len() as u64);
        }
        assert_eq!(taken.others.len(), rest.len().min(5));
        for (waiting, expected) in taken.others.iter().zip(&rest) {
            let id = waiting.id;
            let real = rest
                .iter()
                .find(|other| other.id == id && other.g == waiting.g);
            let real = real.expect("it waits");
            assert_eq!(self.rank(real), self.rank(expected));
            assert_eq!(waiting.value, (!by_age).then(|| self.value(real)));
            assert_eq!(waiting.h, self.nodes[&id].0.h);
        }
        let tied = |rule: TieRule| match rule {
            // Successors are numbered once they are chosen.
            TieRule::First | TieRule::Last if self.strategy == Strategy::Beam => true,
            TieRule::First => equal
                .iter()
                .all(|other| entry.id <= other.id || other.h > entry.h),
            TieRule::Last => equal
                .iter()
                .all(|other| (entry.g, entry.turn) > (other.g, other.turn) || entry.id >= other.id),
            TieRule::HighG => equal.iter().all(|other| other.g < entry.g),
            TieRule::LowH => equal.iter().all(|other| other.h > entry.h),
            TieRule::Heap => self.rank(equal[0]) == self.rank(entry),
        };
        assert!(taken.tie.is_none_or(tied), "{taken:?}");
        if let Some(limit) = taken.within {
            assert!(self.limit.is_none_or(|known| known == limit));
        }
        if let Some(side) = taken.side {
            let count = |odd| {
                self.waiting
                    .iter()
                    .filter(|other| other.id % 2 == odd)
                    .count() as u64
            };
            let taken_from = u64::from(side.is_forward);
            assert_eq!(side.is_forward, entry.id.is_multiple_of(2));
            assert_eq!(
                [side.forward, side.backward],
                [count(0) + taken_from, count(1) + 1 - taken_from]
            );
            assert_eq!(side.is_forward, side.forward <= side.backward);
        }
    }

    fn check_known(&self, node: &Node, known: &Known) {
        let (before, place) = &self.nodes[&known.id];
        assert_eq!(before.state, node.state);
        assert_eq!((before.g, before.parent), (known.g, known.parent));
        if known.place == Place::Path {
            let ancestors = std::iter::successors(node.parent, |id| self.nodes[id].0.parent);
            assert!(ancestors.into_iter().any(|id| id == known.id));
        } else {
            assert_eq!(known.place, *place);
        }
    }

    pub(super) fn follow(&mut self, step: &Step) {
        let is_successor = self.successors > 0;
        if !matches!(step.event, Event::Goal(_) | Event::LimitRaised { .. }) {
            self.successors = self.successors.saturating_sub(1);
        }
        match (&step.event, &step.why) {
            (Event::Generated(node), why) => self.generate(node, why.as_ref()),
            (Event::Expanded(node), Some(Why::Taken(taken))) => {
                let entry = self.take(|entry| entry.id == node.id && entry.g == node.g);
                self.check_taken(&entry, taken);
                self.place(node, Place::Expanded);
                self.successors = self.successors_of(node);
            }
            (Event::Goal(node), Some(Why::Taken(taken))) => {
                let entry = self.take(|entry| entry.id == node.id && entry.g == node.g);
                self.check_taken(&entry, taken);
            }
            (Event::Goal(_), None) => assert_ne!(self.options.goal_test, Some(GoalTest::Expansion)),
            (
                Event::Goal(node),
                Some(Why::Met {
                    forward,
                    cost,
                    least,
                    ..
                }),
            ) => {
                assert_eq!(node.id, *forward);
                assert_eq!(Some(*cost), self.graph.least_cost());
                assert!(least.is_none_or(|least| *cost <= least));
            }
            (Event::Duplicate(node), Some(Why::Known(known))) => {
                assert!(is_successor || self.strategy == Strategy::Beam);
                self.check_known(node, known);
            }
            (Event::Duplicate(node), Some(Why::Outdated(known))) => {
                assert!(!is_successor);
                self.check_known(node, known);
                self.take_copy(node);
            }
            (Event::Pruned { node, reason }, why) => self.prune(node, *reason, why.as_ref()),
            (Event::LimitRaised { limit }, Some(Why::Raised { from, pruned })) => {
                assert!(self.limit.is_none_or(|known| known == *from));
                assert_eq!(*pruned, self.cut.len() as u64);
                if let Limit::Bound(bound) = limit {
                    assert_eq!(Some(bound), self.cut.iter().min());
                }
                self.cut.clear();
                self.limit = Some(*limit);
            }
            other => panic!("no reason: {other:?}"),
        }
    }

    /// A copy of a node that is known better by now was taken from the frontier.
    fn take_copy(&mut self, node: &Node) {
        let is_copy = |entry: &&Entry| {
            let state = &self.nodes[&entry.id].0.state;
            (state, entry.g, entry.depth) == (&node.state, node.g, node.depth)
        };
        let copies = self.waiting.iter().filter(is_copy);
        let first = copies.max_by_key(|entry| self.rank(entry));
        let first = *first.expect("it waited");
        self.take(|entry| *entry == first);
    }

    /// Beam search tells of the successors that it keeps once the whole level is there.
    fn successors_of(&self, node: &Node) -> usize {
        let from = |&&(from, to, _): &&(usize, usize, Cost)| {
            let state = if node.id % 2 == 1 && self.strategy == Strategy::Bidirectional {
                to
            } else {
                from
            };
            state.to_string() == node.state
        };
        match self.strategy {
            Strategy::Beam => 0,
            _ => self.graph.edges.iter().filter(from).count(),
        }
    }

    fn generate(&mut self, node: &Node, why: Option<&Why>) {
        match why {
            Some(Why::Cheaper(known)) => {
                self.check_known(node, known);
                assert!(known.g > node.g);
            }
            None => assert!(!self.nodes.contains_key(&node.id)),
            other => panic!("{other:?}"),
        }
        self.nodes.insert(node.id, (node.clone(), Place::Frontier));
        self.turns += 1;
        self.waiting.push(Entry {
            id: node.id,
            g: node.g,
            h: node.h.unwrap_or_default(),
            depth: node.depth,
            turn: self.turns,
        });
    }

    fn prune(&mut self, node: &Node, reason: Prune, why: Option<&Why>) {
        let f = node.g + node.h.unwrap_or_default();
        match (reason, why) {
            (Prune::DeadEnd(_), None) => self.waiting.retain(|entry| entry.id != node.id),
            (Prune::Depth, Some(Why::Depth { limit })) => {
                assert_eq!(node.depth, *limit);
                self.take(|entry| entry.id == node.id && entry.g == node.g);
            }
            (Prune::Bound, Some(Why::Bound { f: said, bound })) => {
                assert_eq!(*said, f);
                assert!(f > *bound);
            }
            (
                Prune::Width,
                Some(Why::Width {
                    value,
                    width,
                    worst,
                }),
            ) => {
                let level = self
                    .waiting
                    .iter()
                    .filter(|entry| entry.depth == node.depth);
                assert_eq!(level.clone().count(), *width as usize);
                assert_eq!(Some(*worst), level.map(|entry| entry.h).max());
                assert!(Some(*value) == node.h && value >= worst);
            }
            (
                Prune::Discrepancies,
                Some(Why::Discrepancies {
                    discrepancies,
                    limit,
                }),
            ) => {
                assert_eq!(*discrepancies, limit + 1);
                self.waiting.retain(|entry| entry.id != node.id);
            }
            other => panic!("{other:?}"),
        }
        let counts = match self.strategy {
            Strategy::IdaStar => reason == Prune::Bound,
            Strategy::LimitedDiscrepancy => reason == Prune::Discrepancies,
            _ => reason == Prune::Depth,
        };
        if counts {
            self.cut.push(f);
        }
        self.place(node, Place::Pruned);
    }

    fn place(&mut self, node: &Node, place: Place) {
        if let Some(known) = self.nodes.get_mut(&node.id) {
            known.1 = place;
        }
    }
}
