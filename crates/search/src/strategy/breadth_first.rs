//! Breadth-first search: the shallowest node first.

use crate::engine::{BestFirst, Settings};
use crate::evaluation::Evaluation;
use crate::frontier::Fifo;
use crate::observer::Observer;
use crate::options::{Duplicates, GoalTest, Options};
use crate::problem::Problem;
use atisbo_base::Budget;

/// Searches level by level: the shallowest node first.
pub fn breadth_first<'p, P: Problem, O: Observer<P>>(
    problem: &'p P,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> BestFirst<'p, P, (), Fifo, O> {
    let settings = Settings {
        evaluation: Evaluation::Depth,
        duplicates: options.duplicates.unwrap_or(Duplicates::OnGeneration),
        goal_test: options.goal_test.unwrap_or(GoalTest::Generation),
        depth_limit: options.depth_limit,
    };
    BestFirst::new(problem, (), Fifo::default(), settings, observer, budget)
}
