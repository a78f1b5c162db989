//! The switches of backtracking search, and the options of every method.

use crate::{GeneticSettings, MinConflictsSettings};
use atisbo_base::Name;
use serde::{Deserialize, Serialize};

/// The switches of backtracking search. Every combination works; [`Method`](crate::Method) names
/// the well-known ones. All off is plain chronological backtracking.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// What is done to the domains before the search.
    pub preprocess: Preprocess,
    /// Which variable is next.
    pub variables: VariableOrder,
    /// Which of its values is first.
    pub values: ValueOrder,
    /// What follows from a value.
    pub inference: Inference,
    /// Where to go back to.
    pub retreat: Retreat,
    /// Whether the order of the values is trusted: search first where it is followed always, then
    /// where it is doubted once, twice, … (limited discrepancy search).
    pub limited_discrepancy: bool,
}

/// What is done to the domains before the search.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Preprocess {
    /// Nothing.
    #[default]
    Nothing,
    /// They are made arc consistent.
    ArcConsistency,
}

/// Which variable is next. Ties go to the lowest number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum VariableOrder {
    /// The unassigned one with the lowest number.
    #[default]
    First,
    /// The one with the fewest values left (minimum remaining values).
    FewestValues,
    /// The one with the most unassigned neighbours.
    Degree,
    /// The one with the fewest values left, and of these the one with the most unassigned neighbours.
    FewestValuesDegree,
    /// The one with the fewest values for the weight of its constraints, which grows with each
    /// failure they cause (dom/wdeg).
    WeightedDegree,
}

impl VariableOrder {
    /// Whether it depends on how many values the variables have left.
    pub(crate) fn asks_for_values(self) -> bool {
        !matches!(self, VariableOrder::First | VariableOrder::Degree)
    }
}

/// Which value is tried first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum ValueOrder {
    /// The smallest.
    #[default]
    Ascending,
    /// The one that rules out the fewest values of the neighbours.
    LeastConstraining,
    /// Any, by the seed.
    Random,
}

/// What follows from giving a variable a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum Inference {
    /// Nothing: it is compared with the values assigned before.
    #[default]
    Check,
    /// The neighbours lose the values that do not go with it.
    ForwardChecking,
    /// All domains are made arc consistent again (maintaining arc consistency).
    ArcConsistency,
    /// The same, and a value that an all-different constraint needs and that has one place left
    /// takes it (the hidden singles of Sudoku).
    Places,
}

/// Where to go back to when a variable has no value left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum Retreat {
    /// To the variable before it.
    #[default]
    Chronological,
    /// To the last variable that had a part in the conflict.
    ConflictDirected,
}

/// What the methods leave open. Each method reads what concerns it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// After how many solutions to stop (the methods that search everything).
    pub solutions: u64,
    /// What random choices depend on.
    pub seed: u64,
    /// What [`solve`](crate::solve()) does to the domains before a local search.
    pub preprocess: Preprocess,
    /// The settings of min-conflicts.
    pub min_conflicts: MinConflictsSettings,
    /// The settings of the genetic algorithm.
    pub genetic: GeneticSettings,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            solutions: 1,
            seed: 0,
            preprocess: Preprocess::ArcConsistency,
            min_conflicts: MinConflictsSettings::default(),
            genetic: GeneticSettings::default(),
        }
    }
}
