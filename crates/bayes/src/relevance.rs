//! Which parts of a model a query depends on.
//!
//! References: Shachter, "Evaluating influence diagrams" (1986), for barren nodes; Geiger, Verma and
//! Pearl, "Identifying independence in Bayesian networks" (1990), for separation.

use crate::elimination::Piece;
use crate::network::Network;
use crate::number::Number;
use crate::variable::Variable;

/// The given variables and all their ancestors, by number.
pub(crate) fn ancestors(network: &Network, of: impl IntoIterator<Item = Variable>) -> Vec<bool> {
    let mut found = vec![false; network.variables().len()];
    let mut waiting: Vec<Variable> = of.into_iter().collect();
    while let Some(variable) = waiting.pop() {
        if !std::mem::replace(&mut found[variable.index()], true) {
            waiting.extend(network.parents(variable));
        }
    }
    found
}

/// For each piece the number of the connected part it belongs to, and how many parts there are. Two
/// pieces are connected if a chain of common variables joins them: observed variables are gone from
/// the scopes, so what is not connected is separated by the evidence. A piece without variables is a
/// part of its own.
pub(crate) fn components<N: Number>(pieces: &[Piece<N>], variables: usize) -> (Vec<usize>, usize) {
    let mut holders: Vec<Vec<u32>> = vec![Vec::new(); variables];
    for (index, piece) in pieces.iter().enumerate() {
        for variable in piece.factor.scope() {
            holders[variable.index()].push(index as u32);
        }
    }
    let mut part = vec![usize::MAX; pieces.len()];
    let mut parts = 0;
    for start in 0..pieces.len() {
        if part[start] != usize::MAX {
            continue;
        }
        part[start] = parts;
        let mut waiting = vec![start];
        while let Some(index) = waiting.pop() {
            for variable in pieces[index].factor.scope() {
                for holder in std::mem::take(&mut holders[variable.index()]) {
                    if part[holder as usize] == usize::MAX {
                        part[holder as usize] = parts;
                        waiting.push(holder as usize);
                    }
                }
            }
        }
        parts += 1;
    }
    (part, parts)
}
