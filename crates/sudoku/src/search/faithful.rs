//! The search engine of the report's program, set up node for node.
//!
//! All its strategies run the same loop: no duplicates are looked for (its states are compared by
//! identity, so it would find none), and goals are tested for when a node is taken out. Breadth-first
//! search has a queue. Depth-first search has a stack, onto which successors are put in ascending
//! order, so that the largest value is tried first. The others have one binary heap with a rule of
//! its own for equals: an entry that sinks goes to the right. That rule alone decides what
//! A* with H1 does, since there all nodes are equal.

use super::HeuristicName;
use super::cells::Cells;
use super::space::Space;
use atisbo_base::Budget;
use atisbo_search::{
    BestFirst, Deepening, DepthFirst, DepthSettings, Duplicates, Entry, Evaluation, Fifo, GoalTest,
    Heap, Machine, Observer, Order, ReportOf, Settings, Strategy,
};

/// What the nodes of a strategy are ordered by, if the report's program has it.
pub(super) fn evaluation(strategy: Strategy) -> Option<Evaluation> {
    match strategy {
        Strategy::BreadthFirst | Strategy::DepthFirst => Some(Evaluation::Depth),
        Strategy::UniformCost => Some(Evaluation::Cost),
        Strategy::Greedy => Some(Evaluation::Estimate),
        Strategy::AStar => Some(Evaluation::Sum),
        _ => None,
    }
}

/// Runs a strategy of the report's program, which orders nodes by `evaluation`.
pub(super) fn run<C: Cells, O: Observer<Space<C>>>(
    strategy: Strategy,
    evaluation: Evaluation,
    space: Space<C>,
    heuristic: HeuristicName,
    observer: O,
    budget: &Budget,
) -> ReportOf<Space<C>> {
    if strategy == Strategy::DepthFirst {
        let settings = DepthSettings {
            deepening: Deepening::Never,
            depth_limit: None,
            discrepancies: None,
            duplicates: Duplicates::Keep,
            goal_test: GoalTest::Expansion,
            follow_cycles: true,
        };
        return DepthFirst::new(&space.descending(), (), settings, observer, budget).run();
    }
    let settings = Settings {
        evaluation,
        duplicates: Duplicates::Keep,
        goal_test: GoalTest::Expansion,
        depth_limit: None,
    };
    let heap = Heap::new(RightAmongEquals);
    match evaluation {
        Evaluation::Depth => {
            BestFirst::new(&space, (), Fifo::default(), settings, observer, budget).run()
        }
        Evaluation::Cost => BestFirst::new(&space, (), heap, settings, observer, budget).run(),
        _ => BestFirst::new(&space, heuristic, heap, settings, observer, budget).run(),
    }
}

/// Least f first; among equals an entry that sinks goes to the right.
struct RightAmongEquals;

impl Order for RightAmongEquals {
    #[inline]
    fn before(&self, a: &Entry, b: &Entry) -> bool {
        a.f < b.f
    }

    #[inline]
    fn sinks_right_among_equals(&self) -> bool {
        true
    }
}
