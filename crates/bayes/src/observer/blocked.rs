//! Which way from a variable to the query is blocked, and where.

use super::Blocked;
use crate::evidence::Evidence;
use crate::network::Network;
use crate::relevance::ancestors;
use crate::variable::Variable;
use std::collections::VecDeque;

/// Shortest ways along the arcs of a network, in either direction, to the variables asked for.
pub(crate) struct Paths<'n> {
    network: &'n Network,
    evidence: &'n Evidence,
    /// For each variable the next on the way.
    next: Vec<Option<Variable>>,
    /// Of each variable, whether it or what descends from it is observed.
    open_below: Vec<bool>,
}

impl<'n> Paths<'n> {
    /// The ways to these variables.
    pub(crate) fn to(targets: &[Variable], network: &'n Network, evidence: &'n Evidence) -> Self {
        let children = network.children();
        let mut next = vec![None; children.len()];
        let mut seen = vec![false; children.len()];
        let mut waiting = VecDeque::new();
        for &target in targets {
            seen[target.index()] = true;
            waiting.push_back(target);
        }
        while let Some(variable) = waiting.pop_front() {
            let around = network.parents(variable).iter();
            for &other in around.chain(&children[variable.index()]) {
                if !std::mem::replace(&mut seen[other.index()], true) {
                    next[other.index()] = Some(variable);
                    waiting.push_back(other);
                }
            }
        }
        let observed = evidence.iter().map(|(variable, _)| variable);
        Paths {
            open_below: ancestors(network, observed),
            network,
            evidence,
            next,
        }
    }

    /// The way from a variable, and what blocks it first. None for variables that are not in the network, and where there
    /// is no way.
    pub(crate) fn blocked(&self, variable: Variable) -> Option<Blocked<Variable>> {
        let step = |one: &Variable| self.next.get(one.index()).copied().flatten();
        let path: Vec<Variable> = std::iter::successors(Some(variable), step).collect();
        let mut triples = path.windows(3).map(|three| (three[0], three[1], three[2]));
        let blocker = triples.find_map(|(before, at, after)| {
            let parents = self.network.parents(at);
            let collider = parents.contains(&before) && parents.contains(&after);
            let blocks = if collider {
                !self.open_below[at.index()]
            } else {
                self.evidence.state(at).is_some()
            };
            blocks.then_some((at, collider))
        });
        blocker.map(|(at, collider)| Blocked { path, at, collider })
    }
}
