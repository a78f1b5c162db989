//! Bayesian networks: a directed acyclic graph with a conditional distribution at each node.

mod builder;
mod check;
mod structure;
mod tabulation;

pub use builder::Builder;

use crate::conditional::Conditional;
use crate::factor::entries;
use crate::variable::{Variable, VariableError, Variables};
use serde::Serialize;
use thiserror::Error;

/// A discrete Bayesian network. It is always complete and acyclic, and every row of every table is a
/// distribution: [`Network::builder`] checks it.
///
/// ```
/// use atisbo_bayes::{Conditional, Network};
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.8, 0.2])?;
/// builder.table(wet, &[rain], vec![0.9, 0.1, 0.25, 0.75])?;
/// let network = builder.build()?;
/// assert_eq!(network.parents(wet), [rain]);
/// assert_eq!(network.parameters(), 3);
/// # Ok::<(), atisbo_bayes::NetworkError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    name: String,
    variables: Variables,
    nodes: Vec<Node>,
    topological: Vec<Variable>,
}

#[derive(Clone, Debug, PartialEq)]
struct Node {
    parents: Vec<Variable>,
    conditional: Conditional,
}

impl Network {
    /// An empty network to fill.
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// What it is called; may be empty.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its variables.
    pub fn variables(&self) -> &Variables {
        &self.variables
    }

    /// The parents of a variable, in the order of its rows.
    pub fn parents(&self, variable: Variable) -> &[Variable] {
        &self.nodes[variable.index()].parents
    }

    /// How a variable depends on its parents.
    pub fn conditional(&self, variable: Variable) -> &Conditional {
        &self.nodes[variable.index()].conditional
    }

    /// The children of every variable.
    pub fn children(&self) -> Vec<Vec<Variable>> {
        let mut children = vec![Vec::new(); self.nodes.len()];
        for variable in self.variables.all() {
            for parent in self.parents(variable) {
                children[parent.index()].push(variable);
            }
        }
        children
    }

    /// All variables, parents before children.
    pub fn topological_order(&self) -> &[Variable] {
        &self.topological
    }

    /// The number of arcs.
    pub fn arcs(&self) -> usize {
        self.nodes.iter().map(|node| node.parents.len()).sum()
    }

    /// The number of independent parameters of the full tables: in each row one fewer than states.
    /// A number too large to count is given as the largest there is.
    pub fn parameters(&self) -> u64 {
        let of = |variable: Variable| {
            let rows = entries(&self.parent_sizes(variable)).unwrap_or(usize::MAX) as u64;
            rows.saturating_mul(self.variables[variable].size() as u64 - 1)
        };
        self.variables.all().map(of).fold(0, u64::saturating_add)
    }

    /// The number of states of each parent.
    pub fn parent_sizes(&self, variable: Variable) -> Vec<usize> {
        self.variables.sizes_of(self.parents(variable))
    }

    /// The parents, each with how far apart the rows of its neighbouring states are.
    pub(crate) fn row_strides(&self, variable: Variable) -> Vec<(Variable, usize)> {
        let mut stride = 1_usize;
        let mut strides = Vec::new();
        for &parent in self.parents(variable).iter().rev() {
            strides.push((parent, stride));
            // Only a distribution without rows can have more rows than can be counted.
            stride = stride.saturating_mul(self.variables[parent].size());
        }
        strides.reverse();
        strides
    }

    /// The probability of a state given the parents' states.
    pub fn probability(&self, variable: Variable, parents: &[usize], state: usize) -> f64 {
        let size = self.variables[variable].size();
        self.conditional(variable)
            .probability(&self.parent_sizes(variable), size, parents, state)
    }
}

/// What is wrong with a network.
#[derive(Clone, Debug, PartialEq, Serialize, Error, schemars::JsonSchema)]
pub enum NetworkError {
    /// A variable cannot be added.
    #[error(transparent)]
    Variable(#[from] VariableError),
    /// A node has no distribution.
    #[error("node \"{node}\" has no table; give it one")]
    NoTable {
        /// Which node.
        node: String,
    },
    /// A node got two distributions.
    #[error("node \"{node}\" has two tables; keep one of them")]
    TwoTables {
        /// Which node.
        node: String,
    },
    /// A node has the same parent twice, or itself.
    #[error(
        "node \"{node}\" cannot have the parent \"{parent}\": it is the node itself or named twice"
    )]
    BadParent {
        /// Which node.
        node: String,
        /// Which parent.
        parent: String,
    },
    /// The arcs go in a circle.
    #[error("the arcs go in a circle: {}", .nodes.join(" -> "))]
    Cyclic {
        /// The nodes of a circle; the first is also the last.
        nodes: Vec<String>,
    },
    /// The table does not have as many numbers as its rows and states ask for.
    #[error(
        "the table of \"{node}\" needs {expected} numbers ({rows} rows of {states}), there are {found}"
    )]
    Length {
        /// Which node.
        node: String,
        /// How many rows.
        rows: String,
        /// How many states.
        states: usize,
        /// How many numbers, as people write it.
        expected: String,
        /// How many there are.
        found: usize,
    },
    /// A row is no distribution.
    #[error("the table of \"{node}\"{}: {problem}", in_row(.row))]
    Row {
        /// Which node.
        node: String,
        /// The parents and their states; empty for a node without parents.
        row: Vec<(String, String)>,
        /// What is wrong with it.
        problem: RowProblem,
    },
    /// A structure does not fit the node: too few states for a sum, or causes of wrong shape.
    #[error("the structure of \"{node}\" does not fit: {problem}")]
    Structure {
        /// Which node.
        node: String,
        /// What is wrong with it.
        problem: StructureProblem,
    },
}

fn in_row(row: &[(String, String)]) -> String {
    let states: Vec<String> = row
        .iter()
        .map(|(parent, state)| format!("{parent} = {state}"))
        .collect();
    if states.is_empty() {
        String::new()
    } else {
        format!(" in the row {}", states.join(", "))
    }
}

/// Why a structure does not fit its node.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Error, schemars::JsonSchema)]
pub enum StructureProblem {
    /// The node has too few states for the sum of its parents.
    #[error("the parents sum up to {largest}, which asks for {states} states")]
    FewStates {
        /// The largest sum.
        largest: usize,
        /// How many states it asks for.
        states: usize,
    },
    /// The causes are not as many as the parents, or have another number of states.
    #[error("it needs one row for each state of each parent")]
    Causes,
    /// A cause does not have one number for each state of the node.
    #[error("a cause has {found} numbers, not {states}")]
    CauseLength {
        /// How many numbers it has.
        found: usize,
        /// How many states the node has.
        states: usize,
    },
    /// A cause is no distribution.
    #[error(transparent)]
    Row(#[from] RowProblem),
}

/// Why a row is no distribution.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Error, schemars::JsonSchema)]
pub enum RowProblem {
    /// A negative number.
    #[error("{0} is negative")]
    Negative(f64),
    /// Not a number, or infinite.
    #[error("{0} is not a number between 0 and 1")]
    NotFinite(f64),
    /// The numbers do not sum to one.
    #[error("its numbers sum to {0}, not to 1")]
    Sum(f64),
    /// A certain state that the node does not have.
    #[error("the node has no state number {0}")]
    NoState(usize),
}
