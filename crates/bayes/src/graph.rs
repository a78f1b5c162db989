//! Undirected graphs of variables: moral graphs and interaction graphs.

use crate::network::Network;
use crate::variable::Variable;

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
    pub fn of_scopes<'a>(
        vertices: &[bool],
        scopes: impl IntoIterator<Item = &'a [Variable]>,
    ) -> Self {
        let mut number = vec![u32::MAX; vertices.len()];
        let mut variables = Vec::new();
        for (index, _) in vertices.iter().enumerate().filter(|&(_, &is)| is) {
            number[index] = variables.len() as u32;
            variables.push(Variable(index as u32));
        }
        let mut neighbours = vec![Vec::new(); variables.len()];
        let mut inside = Vec::new();
        for scope in scopes {
            inside.clear();
            let numbers = scope.iter().map(|variable| number[variable.index()]);
            inside.extend(numbers.filter(|&number| number != u32::MAX));
            for &one in &inside {
                let others = inside.iter().filter(|&&other| other != one);
                neighbours[one as usize].extend(others);
            }
        }
        for list in &mut neighbours {
            list.sort_unstable();
            list.dedup();
        }
        Graph {
            variables,
            neighbours,
        }
    }

    /// The moral graph of a network: its arcs without direction, and an edge between any two parents
    /// of the same child.
    pub fn moral(network: &Network) -> Self {
        let families: Vec<Vec<Variable>> = network
            .variables()
            .all()
            .map(|variable| [network.parents(variable), &[variable]].concat())
            .collect();
        let all = vec![true; network.variables().len()];
        Self::of_scopes(&all, families.iter().map(Vec::as_slice))
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
pub fn marriages(network: &Network) -> Vec<(Variable, Variable)> {
    let joined = |one: Variable, other: Variable| {
        network.parents(one).contains(&other) || network.parents(other).contains(&one)
    };
    let moral = Graph::moral(network);
    moral
        .edges()
        .filter(|&(one, other)| !joined(one, other))
        .collect()
}
