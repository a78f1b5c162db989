//! Small explicit graphs as problems, their true distances, and who counts what a search tells.

use atisbo_search::{
    Cost, Estimate, Event, Heuristic, Observer, Outcome, Problem, ReportOf, Reversible, Seen,
    Successor,
};

/// A directed graph with numbered nodes; the search starts in node 0.
#[derive(Clone, Debug, Default)]
pub(crate) struct Graph {
    pub(crate) nodes: usize,
    pub(crate) edges: Vec<(usize, usize, Cost)>,
    pub(crate) goals: Vec<usize>,
}

impl Graph {
    pub(crate) fn new(nodes: usize, edges: &[(usize, usize, Cost)], goals: &[usize]) -> Self {
        Self {
            nodes,
            edges: edges.to_vec(),
            goals: goals.to_vec(),
        }
    }

    /// For each node the least sum to a goal, by Bellman and Ford: the slow obvious twin.
    pub(crate) fn distances(&self, weight: impl Fn(Cost) -> Cost) -> Vec<Option<Cost>> {
        let mut distances = vec![None; self.nodes];
        for &goal in &self.goals {
            distances[goal] = Some(0);
        }
        for _ in 0..self.nodes {
            for &(from, to, cost) in &self.edges {
                let through = distances[to].map(|rest: Cost| rest + weight(cost));
                if through.is_some() && distances[from].is_none_or(|known| through < Some(known)) {
                    distances[from] = through;
                }
            }
        }
        distances
    }

    pub(crate) fn least_cost(&self) -> Option<Cost> {
        self.distances(|cost| cost)[0]
    }

    pub(crate) fn fewest_steps(&self) -> Option<Cost> {
        self.distances(|_| 1)[0]
    }

    /// Fails unless the path, if one was found, is what it claims to be.
    pub(crate) fn assert_valid(&self, report: &ReportOf<Graph>) {
        let Outcome::Found(path) = &report.outcome else {
            return;
        };
        assert_eq!(path.states.len(), path.actions.len() + 1);
        assert_eq!(path.states[0], 0, "starts in the initial state");
        assert!(
            self.goals.contains(&path.states[path.len()]),
            "ends in a goal"
        );
        let mut cost = 0;
        for (step, &edge) in path.actions.iter().enumerate() {
            let (from, to, price) = self.edges[edge];
            assert_eq!((from, to), (path.states[step], path.states[step + 1]));
            cost += price;
        }
        assert_eq!(path.cost, cost);
    }
}

impl Problem for Graph {
    type State = usize;
    /// The number of the edge.
    type Action = usize;
    type Cost = u32;

    fn initial(&self) -> usize {
        0
    }

    fn is_goal(&self, state: &usize) -> bool {
        self.goals.contains(state)
    }

    fn successors(&self, state: &usize, out: &mut Vec<Successor<Self>>) {
        for (edge, &(from, to, cost)) in self.edges.iter().enumerate() {
            if from == *state {
                out.push(Successor {
                    action: edge,
                    state: to,
                    cost,
                });
            }
        }
    }
}

impl Reversible for Graph {
    fn goals(&self) -> Vec<usize> {
        self.goals.clone()
    }

    fn predecessors(&self, state: &usize, out: &mut Vec<Successor<Self>>) {
        for (edge, &(from, to, cost)) in self.edges.iter().enumerate() {
            if to == *state {
                out.push(Successor {
                    action: edge,
                    state: from,
                    cost,
                });
            }
        }
    }
}

/// A heuristic that says a given share of the true distance, and knows dead ends.
pub(crate) struct Knowing {
    distances: Vec<Option<Cost>>,
    percent: Cost,
}

impl Knowing {
    pub(crate) fn new(graph: &Graph, percent: Cost) -> Self {
        Self {
            distances: graph.distances(|cost| cost),
            percent,
        }
    }
}

impl Heuristic<Graph> for Knowing {
    fn estimate(&self, _problem: &Graph, state: &usize) -> Estimate {
        match self.distances[*state] {
            Some(distance) => Estimate::Cost(distance * self.percent / 100),
            None => Estimate::DeadEnd("no way on"),
        }
    }
}

/// Admissible, but not consistent: exact in even nodes, blind in odd ones.
pub(crate) struct Moody(Knowing);

impl Moody {
    pub(crate) fn new(graph: &Graph) -> Self {
        Self(Knowing::new(graph, 100))
    }
}

impl Heuristic<Graph> for Moody {
    fn estimate(&self, problem: &Graph, state: &usize) -> Estimate {
        if state.is_multiple_of(2) {
            self.0.estimate(problem, state)
        } else {
            Estimate::Cost(0)
        }
    }
}

/// Counts events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counter {
    pub(crate) generated: u64,
    pub(crate) expanded: u64,
    pub(crate) duplicates: u64,
    pub(crate) pruned: u64,
    pub(crate) goals: u64,
    pub(crate) raised: u64,
}

impl<P: Problem> Observer<P> for Counter {
    fn notice(&mut self, event: &Seen<'_, P>) {
        match event {
            Event::Generated(_) => self.generated += 1,
            Event::Expanded(_) => self.expanded += 1,
            Event::Duplicate(_) => self.duplicates += 1,
            Event::Pruned { .. } => self.pruned += 1,
            Event::Goal(_) => self.goals += 1,
            Event::LimitRaised { .. } => self.raised += 1,
        }
    }
}
