//! The choices that the strategies leave open.

use crate::{Tie, Weight};
use atisbo_base::Name;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;

/// The choices that the strategies leave open. Each strategy reads those that concern it; what is
/// `None` is what the textbook does for that strategy.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Tree or graph search, and when duplicates are looked for. Default: graph search, but tree
    /// search for the depth-first family.
    pub duplicates: Option<Duplicates>,
    /// When a node is tested for being a goal. Default: on expansion, but on generation for
    /// breadth-first and beam search.
    pub goal_test: Option<GoalTest>,
    /// Which of two nodes with the same f goes first (uniform cost, greedy, A*, weighted A*, beam).
    pub tie: Tie,
    /// The deepest level to go to; nodes there are tested but not expanded. Default: no limit.
    pub depth_limit: Option<u32>,
    /// The factor of weighted A*. Default: 2.
    pub weight: Weight,
    /// How many nodes of a level beam search keeps. Default: 100.
    pub beam_width: BeamWidth,
    /// The most discrepancies limited discrepancy search allows on a path. Default: no limit.
    pub discrepancies: Option<u32>,
    /// Whether the depth-first family in tree search follows a path back into a state that lies on
    /// that same path. Default: it does not.
    pub follow_cycles: bool,
}

/// Tree search or graph search, and when a graph search looks for duplicates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
pub enum Duplicates {
    /// Tree search: a state is searched as often as it is reached.
    #[name("tree")]
    Keep,
    /// Graph search that looks a state up when it is generated: the frontier never holds a state
    /// twice, and a cheaper way to a known state replaces the way there.
    #[name("graph")]
    OnGeneration,
    /// Graph search that knows only the states it has *expanded*, each with the lowest cost at
    /// which it was. A node is dropped if its state was expanded at no higher cost; that is looked
    /// up when the node is generated and again when it is taken from the frontier, which may so
    /// hold several copies of a state.
    #[name("graph_late")]
    OnExpansion,
}

/// When a node is tested for being a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
pub enum GoalTest {
    /// As soon as it is generated: sooner done, but an informed search may miss a cheaper goal.
    Generation,
    /// When it is taken from the frontier.
    Expansion,
}

/// How many nodes of a level beam search keeps: at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct BeamWidth(pub NonZeroU32);

impl Default for BeamWidth {
    fn default() -> Self {
        const HUNDRED: NonZeroU32 = NonZeroU32::new(100).unwrap();
        Self(HUNDRED)
    }
}
