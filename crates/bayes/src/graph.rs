//! Undirected graphs of variables: moral graphs and interaction graphs.

use crate::account::go_on;
use crate::network::Network;
use crate::variable::Variable;
use atisbo_base::{Meter, Stop};
use std::collections::HashSet;

/// An undirected graph whose vertices are variables. Inside, vertices are numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    variables: Vec<Variable>,
    neighbours: Vec<Vec<u32>>,
}

impl Graph {
    /// The interaction graph: two variables are neighbours if they occur together in a scope.
    /// Variables outside `vertices` are ignored.
    ///
    /// `vertices` are the variables for which it says true, by number.
    ///
    /// # Errors
    ///
    /// If a limit is reached: variables of one state make long scopes of small tables.
    pub fn of_scopes<'a>(
        vertices: &[bool],
        scopes: impl IntoIterator<Item = &'a [Variable]>,
        meter: &mut Meter,
    ) -> Result<Self, Stop> {
        let mut number = vec![u32::MAX; vertices.len()];
        let mut variables = Vec::new();
        for (index, _) in vertices.iter().enumerate().filter(|&(_, &is)| is) {
            number[index] = variables.len() as u32;
            variables.push(Variable(index as u32));
        }
        let mut neighbours = vec![Vec::new(); variables.len()];
        let mut inside = Vec::new();
        let mut pairs = 0;
        for scope in scopes {
            inside.clear();
            let numbers = scope.iter().map(|variable| number[variable.index()]);
            inside.extend(numbers.filter(|&number| number != u32::MAX));
            pairs += (inside.len() * inside.len()) as u64;
            go_on(meter.check_bytes(pairs * size_of::<u32>() as u64))?;
            for &one in &inside {
                go_on(meter.work(inside.len() as u64))?;
                let others = inside.iter().filter(|&&other| other != one);
                neighbours[one as usize].extend(others);
            }
        }
        for list in &mut neighbours {
            list.sort_unstable();
            list.dedup();
        }
        Ok(Graph {
            variables,
            neighbours,
        })
    }

    /// The moral graph of a network: its arcs without direction, and an edge between any two parents
    /// of the same child.
    ///
    /// # Errors
    ///
    /// If a limit is reached.
    pub fn moral(network: &Network, meter: &mut Meter) -> Result<Self, Stop> {
        let families: Vec<Vec<Variable>> = network
            .variables()
            .all()
            .map(|variable| [network.parents(variable), &[variable]].concat())
            .collect();
        let all = vec![true; network.variables().len()];
        Self::of_scopes(&all, families.iter().map(Vec::as_slice), meter)
    }

    /// The vertices, by their number inside.
    pub fn variables(&self) -> &[Variable] {
        &self.variables
    }

    /// The neighbours of each vertex, all by their numbers inside, in ascending order.
    pub fn neighbours(&self) -> &[Vec<u32>] {
        &self.neighbours
    }

    /// All edges, each once.
    pub fn edges(&self) -> impl Iterator<Item = (Variable, Variable)> + '_ {
        self.neighbours
            .iter()
            .enumerate()
            .flat_map(move |(one, list)| {
                let later = list.iter().filter(move |&&other| other as usize > one);
                later.map(move |&other| (self.variables[one], self.variables[other as usize]))
            })
    }
}

/// The edges that moralisation adds: pairs of parents of a common child that no arc joins.
///
/// # Errors
///
/// If a limit is reached.
pub fn marriages(network: &Network, meter: &mut Meter) -> Result<Vec<(Variable, Variable)>, Stop> {
    let moral = Graph::moral(network, meter)?;
    let arcs: HashSet<(Variable, Variable)> = network
        .variables()
        .all()
        .flat_map(|child| network.parents(child).iter().map(move |&one| (one, child)))
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect();
    let added = moral.edges().filter(|edge| !arcs.contains(edge));
    Ok(added.collect())
}
