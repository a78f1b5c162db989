//! Real costs: whole numbers as real ones give the same search, and a problem can end it.

use crate::graph::{Graph, Knowing};
use crate::random_graphs::graphs;
use atisbo_base::{Budget, Stop};
use atisbo_search::check::{Sampling, check_heuristic};
use atisbo_search::{
    Estimate, Heuristic, Options, Outcome, PathCost, Problem, Real, Reversible, Statistics,
    Strategy, Successor, Tie, search_reversible,
};
use proptest::prelude::*;
use std::cell::Cell;
use std::time::Duration;

/// A graph whose costs are read as real numbers. It is interrupted once it was asked for successors so often.
struct InReals<'a> {
    graph: &'a Graph,
    expansions: Cell<u32>,
    most: u32,
}

impl<'a> InReals<'a> {
    fn new(graph: &'a Graph, most: u32) -> Self {
        let expansions = Cell::new(0);
        InReals {
            graph,
            expansions,
            most,
        }
    }

    fn extend(&self, steps: Vec<Successor<Graph>>, out: &mut Vec<Successor<Self>>) {
        self.expansions.set(self.expansions.get() + 1);
        out.extend(steps.into_iter().map(|step| Successor {
            action: step.action,
            state: step.state,
            cost: step.cost.into(),
        }));
    }
}

impl Problem for InReals<'_> {
    type State = usize;
    type Action = usize;
    type Cost = Real;

    fn initial(&self) -> usize {
        self.graph.initial()
    }

    fn is_goal(&self, state: &usize) -> bool {
        self.graph.is_goal(state)
    }

    fn successors(&self, state: &usize, out: &mut Vec<Successor<Self>>) {
        let mut steps = Vec::new();
        self.graph.successors(state, &mut steps);
        self.extend(steps, out);
    }

    fn interrupted(&self) -> Option<Stop> {
        (self.expansions.get() > self.most).then_some(Stop::Time)
    }
}

impl Reversible for InReals<'_> {
    fn goals(&self) -> Vec<usize> {
        self.graph.goals()
    }

    fn predecessors(&self, state: &usize, out: &mut Vec<Successor<Self>>) {
        let mut steps = Vec::new();
        self.graph.predecessors(state, &mut steps);
        self.extend(steps, out);
    }
}

impl Heuristic<InReals<'_>> for Knowing {
    fn estimate(&self, problem: &InReals<'_>, state: &usize) -> Estimate<Real> {
        match self.estimate(problem.graph, state) {
            Estimate::Cost(cost) => Estimate::Cost(cost.into()),
            Estimate::DeadEnd(reason) => Estimate::DeadEnd(reason),
        }
    }
}

/// What does not depend on the size of a cost.
fn counted(statistics: &Statistics) -> Statistics {
    Statistics {
        bytes: 0,
        time: Duration::ZERO,
        ..statistics.clone()
    }
}

proptest! {
    #[test]
    fn whole_numbers_as_real_ones_give_the_same_search(graph in graphs(), percent in 0u32..=150) {
        let (options, budget) = (Options::default(), Budget::unlimited().nodes(2_000));
        let real = InReals::new(&graph, u32::MAX);
        for tie in [Tie::Fifo, Tie::Lifo] {
            let options = Options { tie, ..options.clone() };
            for strategy in Strategy::ALL {
                let heuristic = || Knowing::new(&graph, percent);
                let whole = search_reversible(&graph, heuristic(), strategy, &options, (), &budget);
                let same = search_reversible(&real, heuristic(), strategy, &options, (), &budget);
                prop_assert_eq!(counted(&whole.statistics), counted(&same.statistics), "{}", strategy);
                let path = same.path().map(|path| (path.actions.clone(), path.cost));
                prop_assert_eq!(whole.path().map(|path| (path.actions.clone(), path.cost.into())), path);
            }
        }
        let check = |percent| check_heuristic(&graph, Knowing::new(&graph, percent), &Sampling::default(), &budget);
        let real = check_heuristic(&real, Knowing::new(&graph, percent), &Sampling::default(), &budget);
        let whole = check(percent);
        prop_assert_eq!((whole.judged, whole.undecided, whole.steps), (real.judged, real.undecided, real.steps));
        let examples = (real.admissible.counter_example(), real.consistent.counter_example());
        let (over, step) = (whole.admissible.counter_example(), whole.consistent.counter_example());
        prop_assert_eq!(over.map(|found| found.state), examples.0.map(|found| found.state));
        prop_assert_eq!(step.map(|found| found.action), examples.1.map(|found| found.action));
    }

    #[test]
    fn an_interrupted_problem_ends_the_search(graph in graphs(), most in 0u32..5) {
        for strategy in Strategy::ALL {
            let problem = InReals::new(&graph, most);
            let options = Options::default();
            let report = search_reversible(&problem, (), strategy, &options, (), &Budget::unlimited());
            let interrupted = problem.expansions.get() > most;
            prop_assert_eq!(report.outcome == Outcome::Stopped(Stop::Time), interrupted, "{}", strategy);
            prop_assert!(problem.expansions.get() <= most + 1, "{}", strategy);
        }
        let problem = InReals::new(&graph, most);
        let check = check_heuristic(&problem, (), &Sampling::default(), &Budget::unlimited());
        prop_assert_eq!(check.stopped.is_some(), problem.expansions.get() > most);
    }
}

#[test]
fn rounding_is_no_difference() {
    let sum = (0..10).fold(Real::default(), |sum, _| sum.plus(Real::new(0.1).unwrap()));
    assert!(Real::from(1) > sum && !Real::from(1).exceeds(sum));
    assert!(Real::new(1.001).unwrap().exceeds(Real::from(1)));
}
