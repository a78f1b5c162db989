//! A network while its file is read: it remembers where each node stands, so that what is wrong with the
//! network can be shown there.

use super::error::{Fault, ReadProblem};
use crate::conditional::Conditional;
use crate::network::{Builder, Network, NetworkError};
use crate::variable::{Variable, Variables};

#[derive(Default)]
pub(super) struct Draft {
    builder: Builder,
    /// Where each variable was declared.
    declared: Vec<usize>,
    /// Where its distribution was given, if it was.
    given: Vec<usize>,
}

impl Draft {
    /// Names the network.
    pub(super) fn rename(&mut self, name: impl Into<String>) {
        self.builder = std::mem::take(&mut self.builder).name(name);
    }

    pub(super) fn variables(&self) -> &Variables {
        self.builder.variables()
    }

    pub(super) fn declare(
        &mut self,
        offset: usize,
        name: impl Into<String>,
        states: impl IntoIterator<Item = impl Into<String>>,
    ) -> Result<Variable, Fault> {
        let variable = self.builder.variable(name, states);
        let variable = variable.map_err(|error| Fault::new(offset, error))?;
        self.declared.push(offset);
        self.given.push(offset);
        Ok(variable)
    }

    pub(super) fn find(&self, offset: usize, name: &str) -> Result<Variable, Fault> {
        let variable = self.variables().find(name);
        variable.ok_or_else(|| Fault::new(offset, ReadProblem::NoVariable(name.to_owned())))
    }

    pub(super) fn give(
        &mut self,
        offset: usize,
        variable: Variable,
        parents: &[Variable],
        conditional: Conditional,
    ) -> Result<(), Fault> {
        self.given[variable.index()] = offset;
        let given = self.builder.conditional(variable, parents, conditional);
        given.map_err(|error| Fault::new(offset, error))
    }

    pub(super) fn build(self) -> Result<Network, Fault> {
        let variables = self.builder.variables().clone();
        self.builder.build().map_err(|error| {
            let (node, places) = match &error {
                NetworkError::Cyclic { nodes } => (nodes.first(), &self.given),
                NetworkError::NoTable { node } => (Some(node), &self.declared),
                _ => (None, &self.declared),
            };
            let node = node.and_then(|node| variables.find(node));
            let offset = node.map_or(0, |node| places[node.index()]);
            Fault::new(offset, error)
        })
    }
}
