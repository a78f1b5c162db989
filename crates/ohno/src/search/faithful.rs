//! The search engine of the report's program, set up node for node.
//!
//! One binary heap serves all its strategies; only the comparator differs, and none of them says what
//! happens to equals. Duplicates are looked for among expanded states only. Values are Java `int`s
//! and comparators subtract, so a path through a starved state under H1 (`Integer.MAX_VALUE` plus the
//! cost of the path) wraps round, and so do the differences: what is left is reproduced here by doing
//! the same arithmetic. Its depth-first and breadth-first searches shuffle the moves with a random
//! number generator that is not seeded, so their counts differ from run to run; ours are shuffled,
//! too, but by a seed. Its iterative deepening starts a depth-first search of that kind, unshuffled,
//! for each limit from 1 on, and its greedy search counts every step as free.

use super::cell_set::CellSet;
use super::effort;
use super::heuristic::HeuristicName;
use super::space::Space;
use atisbo_base::Budget;
use atisbo_search::why::{Hint, Rule};
use atisbo_search::{
    BestFirst, Cut, Duplicates, Entry, Evaluation, Event, GoalTest, Heap, Limit, Machine, Observer,
    Order, Outcome, ReportOf, Settings, Statistics, Strategy,
};

/// The strategies of the report's program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Engine {
    BreadthFirst,
    DepthFirst,
    IterativeDeepening,
    Greedy,
    AStar,
}

impl Engine {
    /// The engine of a strategy, if the report's program has it.
    pub(super) fn of(strategy: Strategy) -> Option<Self> {
        match strategy {
            Strategy::BreadthFirst => Some(Engine::BreadthFirst),
            Strategy::DepthFirst => Some(Engine::DepthFirst),
            Strategy::IterativeDeepening => Some(Engine::IterativeDeepening),
            Strategy::Greedy => Some(Engine::Greedy),
            Strategy::AStar => Some(Engine::AStar),
            _ => None,
        }
    }

    /// Prepares the space as the strategy wants it.
    pub(super) fn prepare<S: CellSet>(self, space: Space<S>, seed: u64) -> Space<S> {
        match self {
            Engine::BreadthFirst | Engine::DepthFirst => space.shuffled(seed),
            Engine::Greedy => space.free_of_charge(),
            Engine::IterativeDeepening | Engine::AStar => space,
        }
    }

    /// Runs the strategy on a prepared space.
    pub(super) fn run<S: CellSet, O: Observer<Space<S>>>(
        self,
        space: &Space<S>,
        heuristic: HeuristicName,
        observer: &mut O,
        budget: &Budget,
    ) -> ReportOf<Space<S>> {
        let settings = Settings {
            evaluation: match self {
                Engine::BreadthFirst | Engine::DepthFirst | Engine::IterativeDeepening => {
                    Evaluation::Depth
                }
                Engine::Greedy => Evaluation::Estimate,
                Engine::AStar => Evaluation::Sum,
            },
            duplicates: Duplicates::OnExpansion,
            goal_test: GoalTest::Expansion,
            depth_limit: None,
        };
        match self {
            Engine::IterativeDeepening => deepen(space, settings, observer, budget),
            Engine::BreadthFirst | Engine::DepthFirst => {
                BestFirst::new(space, (), Heap::new(self), settings, observer, budget).run()
            }
            Engine::Greedy | Engine::AStar => {
                let frontier = Heap::new(self);
                BestFirst::new(space, heuristic, frontier, settings, observer, budget).run()
            }
        }
    }
}

/// The comparators of the report's program: by a difference of `int`s.
impl Order for Engine {
    #[inline]
    fn before(&self, a: &Entry, b: &Entry) -> bool {
        match self {
            Engine::BreadthFirst => a.depth < b.depth,
            Engine::DepthFirst | Engine::IterativeDeepening => a.depth > b.depth,
            Engine::Greedy | Engine::AStar => (a.f as i32).wrapping_sub(b.f as i32) < 0,
        }
    }

    fn rule(&self, _evaluation: Evaluation) -> Rule {
        match self {
            Engine::BreadthFirst => Rule::Shallowest,
            Engine::DepthFirst | Engine::IterativeDeepening => Rule::Deepest,
            Engine::Greedy => Rule::H,
            Engine::AStar => Rule::F,
        }
    }
}

/// Depth-first search with a limit of 1, 2, 3, …, each with a table of its own.
fn deepen<S: CellSet, O: Observer<Space<S>>>(
    space: &Space<S>,
    settings: Settings,
    observer: &mut O,
    budget: &Budget,
) -> ReportOf<Space<S>> {
    let frontier = || Heap::new(Engine::IterativeDeepening);
    let mut spent = Statistics::default();
    let mut limit = 1;
    loop {
        let settings = Settings {
            depth_limit: Some(limit),
            ..settings
        };
        let left = effort::left(budget, &spent);
        let mut report =
            BestFirst::new(space, (), frontier(), settings, &mut *observer, &left).run();
        effort::add(&mut spent, &report.statistics);
        if !matches!(report.outcome, Outcome::CutOff(Cut::Depth)) {
            report.statistics = spent;
            return report;
        }
        let from = Limit::Depth(limit);
        limit += 1;
        if observer.watches() {
            observer.explain(Hint::Raised { from });
        }
        observer.notice(&Event::LimitRaised {
            limit: Limit::Depth(limit),
        });
    }
}
