//! Why a method did what it did: the data inside the events of a trace. `V` stands for a variable, `D` for a value, `C` for
//! a constraint.

use crate::{ConstraintId, Value, ValueOrder, Variable, VariableOrder};
use serde::{Deserialize, Serialize};

/// A part of the work that can be looked at by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspStage")]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// What is ruled out before any choice.
    Preprocessing,
    /// The search itself.
    Search,
}

/// Why a variable is next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspChoice")]
pub struct Choice<V = Variable> {
    /// The rule.
    pub rule: VariableOrder,
    /// What the rule goes by, of this variable.
    pub measure: Measure,
    /// How many others measure the same; of these the lowest number goes first.
    pub equal: u32,
    /// The next best, at most five; nobody where the order is fixed.
    pub others: Vec<Rival<V>>,
}

/// A variable that was not chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspRival")]
pub struct Rival<V = Variable> {
    /// Which one.
    pub variable: V,
    /// What the rule goes by.
    pub measure: Measure,
}

/// What an order of variables goes by: only what its rule looks at.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[schemars(rename = "CspMeasure")]
pub struct Measure {
    /// How many values the variable has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<u32>,
    /// How many of its neighbours are not assigned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub degree: Option<u32>,
    /// The weight of its constraints: one each, and one more for each failure that it caused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weight: Option<u64>,
}

/// Why values are tried in this order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspOrdered")]
pub struct Ordered {
    /// The rule.
    pub rule: ValueOrder,
    /// How many values of the neighbours each value rules out, where the rule asks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ruled_out: Vec<u32>,
}

/// Why the search goes back to that variable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspReturn")]
#[serde(rename_all = "snake_case")]
pub enum Return<V = Variable> {
    /// It is the one before.
    Chronological,
    /// It is the one before; values are left, but they would be one discrepancy too many.
    Discrepancies,
    /// It is the last of those that had a part in the failures, which are these.
    ConflictSet(Vec<Level<V>>),
}

/// An assigned variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspLevel")]
pub struct Level<V = Variable> {
    /// How many variables were assigned before it.
    pub depth: u32,
    /// Which one.
    pub variable: V,
}

/// Why local search changes this value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspPick")]
pub struct Pick<V = Variable, D = Value> {
    /// How many variables are in conflict and have a choice.
    pub in_conflict: u32,
    /// Whose changes were compared.
    pub rule: PickRule,
    /// The changes that leave the fewest conflicts, at most eight, the best first.
    pub candidates: Vec<Candidate<V, D>>,
    /// How many others leave as few conflicts as the one made; one of them was drawn by lot.
    pub equal: u32,
    /// How many leave no more, but were passed over: the variable had that value not long ago.
    pub tabu: u32,
}

/// Which variables local search compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspPickRule")]
#[serde(rename_all = "snake_case")]
pub enum PickRule {
    /// All that are in conflict.
    Steepest,
    /// One of them, drawn by lot.
    OneAtRandom,
    /// One of them, drawn by lot, which happens now and then by chance.
    Noise,
}

/// A change that local search could make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspCandidate")]
pub struct Candidate<V = Variable, D = Value> {
    /// Of which variable.
    pub variable: V,
    /// To which value.
    pub value: D,
    /// How many constraints between two variables are broken then.
    pub conflicts: u32,
}

/// What an exact cover must cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspItem")]
#[serde(rename_all = "snake_case")]
pub enum Item<V = Variable, D = Value, C = ConstraintId> {
    /// The variable takes a value.
    Variable(V),
    /// A variable of the constraint takes the value.
    Place {
        /// Which constraint.
        constraint: C,
        /// Which value.
        value: D,
    },
}

/// An item that was not chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspOpenItem")]
pub struct OpenItem<V = Variable, D = Value, C = ConstraintId> {
    /// Which one.
    pub item: Item<V, D, C>,
    /// How many options it has left.
    pub options: u32,
}
