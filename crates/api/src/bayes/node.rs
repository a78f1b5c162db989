//! A variable of a network with its conditional table.

use super::words;
use crate::text::Message;
use atisbo_base::{Meter, Stop};
use atisbo_bayes::{Model, Network, Variable};
use serde::Serialize;

/// No table with more numbers is shown.
pub const MOST_NUMBERS: usize = 100_000;

/// Tables with more numbers are left out, unless a request says otherwise.
pub const USUAL_NUMBERS: usize = 512;

/// One variable.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(rename = "NetworkNode")]
pub struct Node {
    /// Its name.
    pub name: String,
    /// Its states.
    pub states: Vec<String>,
    /// Its parents.
    pub parents: Vec<String>,
    /// The states of each of its parents, where its table is given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parent_states: Vec<Vec<String>>,
    /// Its table given its parents, where that was asked for and it is not too large: the states of the
    /// first parent change slowest, its own fastest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Vec<f64>>,
}

/// The variables with these names, in this order; all of them if there are none.
pub(crate) fn named(model: &Model, names: &[String]) -> Result<Vec<Variable>, Message> {
    let variables = model.variables();
    if names.is_empty() {
        return Ok(variables.all().collect());
    }
    let find = |name: &String| {
        let found = variables.find(name);
        found.ok_or_else(|| words::no_variable(variables, name))
    };
    names.iter().map(find).collect()
}

/// A variable without its table.
pub(super) fn node(model: &Model, variable: Variable) -> Node {
    let variables = model.variables();
    let network = model.bayes();
    let parents = network.map_or(&[][..], |network| network.parents(variable));
    let parents = parents.iter().map(|&one| variables[one].name().to_owned());
    Node {
        name: variables[variable].name().to_owned(),
        states: variables[variable].states().to_vec(),
        parents: parents.collect(),
        parent_states: Vec::new(),
        table: None,
    }
}

/// Adds the tables of the variables that have at most this many numbers.
pub(super) fn add_tables(
    nodes: &mut [Node],
    of: &[Variable],
    network: &Network,
    most: usize,
    meter: &mut Meter,
) -> Result<(), Stop> {
    let variables = network.variables();
    let mut bytes = 0;
    for (node, &variable) in nodes.iter_mut().zip(of) {
        let sizes = network.parent_sizes(variable);
        let own = variables[variable].size();
        let mut states = sizes.iter();
        let entries = states.try_fold(own, |all, &size| all.checked_mul(size));
        let Some(entries) = entries.filter(|&entries| entries <= most.min(MOST_NUMBERS)) else {
            continue;
        };
        let parents = network.parents(variable).iter();
        let parent_states = parents.map(|&parent| variables[parent].states());
        let text = parent_states
            .clone()
            .flatten()
            .map(|state| 24 + state.len());
        bytes += entries * size_of::<f64>() + text.sum::<usize>();
        let stop = meter.check_bytes(bytes as u64);
        stop.or_else(|| meter.work(entries as u64))
            .map_or(Ok(()), Err)?;
        node.parent_states = parent_states.map(<[String]>::to_vec).collect();
        node.table = network.conditional(variable).table(&sizes, own);
    }
    Ok(())
}

/// Variables with their tables, as far as these are not too large.
pub(crate) fn with_tables(
    model: &Model,
    of: &[Variable],
    most: usize,
    meter: &mut Meter,
) -> Result<Vec<Node>, Stop> {
    let mut nodes: Vec<Node> = of.iter().map(|&one| node(model, one)).collect();
    if let Model::Bayes(network) = model {
        add_tables(&mut nodes, of, network, most, meter)?;
    }
    Ok(nodes)
}
