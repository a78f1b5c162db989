//! Building a network piece by piece, in any order.

use super::check;
use super::{Network, NetworkError, Node};
use crate::conditional::Conditional;
use crate::variable::{Variable, VariableError, Variables};

/// A network under construction: declare the variables, give each its distribution, build.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    name: String,
    variables: Variables,
    nodes: Vec<Option<Node>>,
    keep_rows: bool,
}

impl Builder {
    /// Names the network.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = name.into();
        self
    }

    /// Leaves rows that do not quite sum to one as they are. Otherwise they are divided by their
    /// sum: files round their numbers, and the answers would depend on which tables a method leaves
    /// out.
    #[must_use]
    pub fn keep_rows(mut self) -> Self {
        self.keep_rows = true;
        self
    }

    /// Declares a variable.
    ///
    /// # Errors
    ///
    /// If the name is taken, or the states are none or not different.
    pub fn variable(
        &mut self,
        name: impl Into<String>,
        states: impl IntoIterator<Item = impl Into<String>>,
    ) -> Result<Variable, VariableError> {
        let variable = self.variables.add(name, states)?;
        self.nodes.push(None);
        Ok(variable)
    }

    /// Declares a variable that shares the states of another one.
    ///
    /// # Errors
    ///
    /// If the name is taken.
    ///
    /// # Panics
    ///
    /// If the other variable is not one of this builder's.
    pub fn variable_like(
        &mut self,
        name: impl Into<String>,
        other: Variable,
    ) -> Result<Variable, VariableError> {
        let variable = self.variables.add_like(name, other)?;
        self.nodes.push(None);
        Ok(variable)
    }

    /// The variables declared so far.
    pub fn variables(&self) -> &Variables {
        &self.variables
    }

    /// Gives a variable its full table.
    ///
    /// # Errors
    ///
    /// As [`Builder::conditional`].
    pub fn table(
        &mut self,
        variable: Variable,
        parents: &[Variable],
        values: Vec<f64>,
    ) -> Result<(), NetworkError> {
        self.conditional(variable, parents, Conditional::Table(values))
    }

    /// Gives a variable its distribution.
    ///
    /// # Errors
    ///
    /// If it has one already, a parent is named twice, or the distribution does not fit: too few
    /// numbers, negative ones, rows that do not sum to one.
    ///
    /// # Panics
    ///
    /// If a variable is not one of this builder's.
    pub fn conditional(
        &mut self,
        variable: Variable,
        parents: &[Variable],
        mut conditional: Conditional,
    ) -> Result<(), NetworkError> {
        let name_of = |variable: Variable| self.variables[variable].name().to_owned();
        if self.nodes[variable.index()].is_some() {
            return Err(NetworkError::TwoTables {
                node: name_of(variable),
            });
        }
        let mut scope: Vec<Variable> = parents.iter().copied().chain([variable]).collect();
        scope.sort_unstable();
        if let Some(pair) = scope.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(NetworkError::BadParent {
                node: name_of(variable),
                parent: name_of(pair[0]),
            });
        }
        check::distribution(
            &self.variables,
            variable,
            parents,
            &mut conditional,
            self.keep_rows,
        )?;
        self.nodes[variable.index()] = Some(Node {
            parents: parents.to_vec(),
            conditional,
        });
        Ok(())
    }

    /// The finished network.
    ///
    /// # Errors
    ///
    /// If a variable has no distribution or the arcs go in a circle.
    pub fn build(self) -> Result<Network, NetworkError> {
        let mut nodes: Vec<Node> = Vec::with_capacity(self.nodes.len());
        for (variable, node) in self.variables.all().zip(self.nodes) {
            nodes.push(node.ok_or_else(|| NetworkError::NoTable {
                node: self.variables[variable].name().to_owned(),
            })?);
        }
        let mut network = Network {
            name: self.name,
            variables: self.variables,
            nodes,
            topological: Vec::new(),
        };
        network.topological = check::topological_order(&network)?;
        Ok(network)
    }
}
