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

/// The strategies of the report's program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Engine {
    BreadthFirst,
    DepthFirst,
    UniformCost,
    Greedy,
    AStar,
}

impl Engine {
    /// The engine of a strategy, if the report's program has it.
    pub(super) fn of(strategy: Strategy) -> Option<Self> {
        match strategy {
            Strategy::BreadthFirst => Some(Engine::BreadthFirst),
            Strategy::DepthFirst => Some(Engine::DepthFirst),
            Strategy::UniformCost => Some(Engine::UniformCost),
            Strategy::Greedy => Some(Engine::Greedy),
            Strategy::AStar => Some(Engine::AStar),
            _ => None,
        }
    }

    /// Prepares the space as the strategy wants it.
    pub(super) fn prepare<C: Cells>(self, space: Space<C>) -> Space<C> {
        match self {
            Engine::DepthFirst => space.descending(),
            _ => space,
        }
    }

    /// Runs the strategy on a prepared space.
    pub(super) fn run<C: Cells, O: Observer<Space<C>>>(
        self,
        space: &Space<C>,
        heuristic: HeuristicName,
        observer: O,
        budget: &Budget,
    ) -> ReportOf<Space<C>> {
        let settings = Settings {
            evaluation: match self {
                Engine::BreadthFirst | Engine::DepthFirst => Evaluation::Depth,
                Engine::UniformCost => Evaluation::Cost,
                Engine::Greedy => Evaluation::Estimate,
                Engine::AStar => Evaluation::Sum,
            },
            duplicates: Duplicates::Keep,
            goal_test: GoalTest::Expansion,
            depth_limit: None,
        };
        let heap = Heap::new(RightAmongEquals);
        match self {
            Engine::BreadthFirst => {
                BestFirst::new(space, (), Fifo::default(), settings, observer, budget).run()
            }
            Engine::DepthFirst => {
                let settings = DepthSettings {
                    deepening: Deepening::Never,
                    depth_limit: None,
                    discrepancies: None,
                    duplicates: Duplicates::Keep,
                    goal_test: GoalTest::Expansion,
                    follow_cycles: true,
                };
                DepthFirst::new(space, (), settings, observer, budget).run()
            }
            Engine::UniformCost => {
                BestFirst::new(space, (), heap, settings, observer, budget).run()
            }
            Engine::Greedy | Engine::AStar => {
                BestFirst::new(space, heuristic, heap, settings, observer, budget).run()
            }
        }
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
