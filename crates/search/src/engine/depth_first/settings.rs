//! What a depth-first search is to do: which limit it raises, where it ends, what it takes for known.

use crate::options::{Duplicates, GoalTest, Options};

/// Which limit is raised from iteration to iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deepening {
    /// None: there is one iteration.
    Never,
    /// The depth, from 0 by one at a time.
    Depth,
    /// The bound on g + h, from the estimate of the initial state to the least that exceeded it.
    Bound,
    /// The number of times a path may leave the best successor aside, from 0 by one at a time.
    Discrepancies,
}

/// What a depth-first search is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepthSettings {
    /// Which limit is raised from iteration to iteration.
    pub deepening: Deepening,
    /// The deepest level ever; nodes there are not expanded.
    pub depth_limit: Option<u32>,
    /// The most discrepancies ever.
    pub discrepancies: Option<u32>,
    /// Tree or graph search, and when duplicates are looked for.
    pub duplicates: Duplicates,
    /// When goals are looked for.
    pub goal_test: GoalTest,
    /// Whether a tree search goes on along a path that has come back to a state on it.
    pub follow_cycles: bool,
}

impl DepthSettings {
    /// The textbook's settings, but for what the options ask.
    pub fn new(deepening: Deepening, options: &Options) -> Self {
        Self {
            deepening,
            depth_limit: options.depth_limit,
            discrepancies: options.discrepancies,
            duplicates: options.duplicates.unwrap_or(Duplicates::Keep),
            goal_test: options.goal_test.unwrap_or(GoalTest::Expansion),
            follow_cycles: options.follow_cycles,
        }
    }
}
