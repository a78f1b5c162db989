//! What makes a network sound: rows that are distributions, and no circle of arcs.

use super::{Network, NetworkError, RowProblem, StructureProblem};
use crate::conditional::{Conditional, NoisyMax, states_in_row};
use crate::factor::entries;
use crate::variable::{Variable, Variables};

/// How far the sum of a row may be from one: files round to two or three digits.
const TOLERANCE: f64 = 0.01;

/// Checks a distribution, and divides its rows by their sums unless they are to be kept.
pub(super) fn distribution(
    variables: &Variables,
    variable: Variable,
    parents: &[Variable],
    conditional: &mut Conditional,
    keep_rows: bool,
) -> Result<(), NetworkError> {
    let node = variables[variable].name();
    let states = variables[variable].size();
    let parent_sizes: Vec<usize> = variables.sizes_of(parents);
    let structure = |problem| NetworkError::Structure {
        node: node.to_owned(),
        problem,
    };
    let in_row = |row: usize, problem| {
        let states = parents.iter().zip(states_in_row(&parent_sizes, row));
        let named = states.map(|(&parent, state)| {
            let domain = &variables[parent];
            (domain.name().to_owned(), domain.states()[state].clone())
        });
        NetworkError::Row {
            node: node.to_owned(),
            row: named.collect(),
            problem,
        }
    };
    match conditional {
        Conditional::Table(values) => {
            check_length(node, &parent_sizes, states, values.len())?;
            for (row, numbers) in values.chunks_exact_mut(states).enumerate() {
                check_row(numbers, keep_rows).map_err(|problem| in_row(row, problem))?;
            }
        }
        Conditional::Deterministic(certain) => {
            check_length(node, &parent_sizes, 1, certain.len())?;
            if let Some(row) = certain.iter().position(|&state| state >= states) {
                return Err(in_row(row, RowProblem::NoState(certain[row])));
            }
        }
        Conditional::Sum => {
            let largest: usize = parent_sizes.iter().map(|size| size - 1).sum();
            if states <= largest {
                let states = largest + 1;
                return Err(structure(StructureProblem::FewStates { largest, states }));
            }
        }
        Conditional::NoisyMax(NoisyMax { causes, leak }) => {
            let shapes = causes.iter().map(Vec::len);
            if !shapes.eq(parent_sizes.iter().copied()) {
                return Err(structure(StructureProblem::Causes));
            }
            for row in causes.iter_mut().flatten().chain([leak]) {
                if row.len() != states {
                    let found = row.len();
                    return Err(structure(StructureProblem::CauseLength { found, states }));
                }
                check_row(row, keep_rows).map_err(|problem| structure(problem.into()))?;
            }
        }
    }
    Ok(())
}

fn check_length(
    node: &str,
    parent_sizes: &[usize],
    states: usize,
    found: usize,
) -> Result<(), NetworkError> {
    let rows = entries(parent_sizes);
    let expected = rows.and_then(|rows| rows.checked_mul(states));
    if expected == Some(found) {
        return Ok(());
    }
    let log: f64 = parent_sizes.iter().map(|&size| (size as f64).log2()).sum();
    let written = |number: Option<usize>, log: f64| {
        number.map_or_else(|| format!("about 2^{log:.0}"), |number| number.to_string())
    };
    Err(NetworkError::Length {
        node: node.to_owned(),
        rows: written(rows, log),
        states,
        expected: written(expected, log + (states as f64).log2()),
        found,
    })
}

fn check_row(numbers: &mut [f64], keep: bool) -> Result<(), RowProblem> {
    for &number in &*numbers {
        if !number.is_finite() {
            return Err(RowProblem::NotFinite(number));
        }
        if number < 0.0 {
            return Err(RowProblem::Negative(number));
        }
    }
    let sum: f64 = numbers.iter().sum();
    if (sum - 1.0).abs() > TOLERANCE {
        return Err(RowProblem::Sum(sum));
    }
    // A row that sums to one as exactly as a row that was divided can: dividing it again would only move
    // the last bits, and a network written and read back would not be the same.
    let rounding = f64::EPSILON * numbers.len() as f64;
    if !keep && (sum - 1.0).abs() > rounding {
        for number in numbers {
            *number /= sum;
        }
    }
    Ok(())
}

/// Parents before children; among those that are ready, in the order of declaration.
pub(super) fn topological_order(network: &Network) -> Result<Vec<Variable>, NetworkError> {
    let all = network.variables.all();
    let mut missing: Vec<usize> = all.map(|one| network.parents(one).len()).collect();
    let children = network.children();
    let roots = network.variables.all();
    let mut order: Vec<Variable> = roots.filter(|one| missing[one.index()] == 0).collect();
    let mut next = 0;
    while next < order.len() {
        for child in &children[order[next].index()] {
            missing[child.index()] -= 1;
            if missing[child.index()] == 0 {
                order.push(*child);
            }
        }
        next += 1;
    }
    if order.len() == missing.len() {
        return Ok(order);
    }
    Err(NetworkError::Cyclic {
        nodes: circle(network, &missing),
    })
}

/// A circle among the nodes that never became ready: each has a parent among them, so going from
/// parent to parent must come back.
fn circle(network: &Network, missing: &[usize]) -> Vec<String> {
    let waiting = |variable: &Variable| missing[variable.index()] > 0;
    let parent_of = |&variable: &Variable| {
        let mut parents = network.parents(variable).iter().copied();
        parents.find(waiting)
    };
    let first = network.variables.all().find(waiting);
    let mut path: Vec<Variable> = first.into_iter().collect();
    let mut place = vec![None; missing.len()];
    while let Some(parent) = path.last().and_then(parent_of) {
        place[path[path.len() - 1].index()] = Some(path.len() - 1);
        path.push(parent);
        if let Some(start) = place[parent.index()] {
            path.drain(..start);
            break;
        }
    }
    path.reverse();
    let names = path.iter().map(|&one| network.variables[one].name());
    names.map(str::to_owned).collect()
}
