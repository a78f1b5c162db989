//! Which targets share a junction tree.
//!
//! One tree over the whole network gives all marginals in one propagation, but it must carry the
//! families of all nodes; a tree over the ancestors of a few targets is often a thousand times
//! smaller. The targets are halved again and again, and whatever is cheaper is taken: one tree for
//! both halves, or the best for each.

use crate::account::go_on;
use crate::evidence::Evidence;
use crate::graph::Graph;
use crate::network::Network;
use crate::order;
use crate::relevance::ancestors;
use crate::variable::Variable;
use atisbo_base::{Meter, Stop};

/// What handling one variable costs beside its tables, in table entries.
const ENTRIES_PER_VARIABLE: f64 = 300.0;

/// A tree that is cheaper than this is not worth dividing.
const WORTH_DIVIDING: f64 = 100_000.0;

/// Work on the plan, in vertices looked at, for each table entry of the single tree.
const WORK_PER_ENTRY: f64 = 0.1;

/// Whether a tree over this many variables, whose tables have this many entries, is worth dividing.
pub(crate) fn is_worth_dividing(entries: f64, variables: usize) -> bool {
    cost(entries, variables) >= WORTH_DIVIDING
}

/// What a tree costs, in table entries.
fn cost(entries: f64, variables: usize) -> f64 {
    entries + ENTRIES_PER_VARIABLE * variables as f64
}

/// Groups of targets, each to be answered from one tree. `scopes` has the scopes of each node's
/// tables without the observed variables.
pub(crate) fn groups(
    network: &Network,
    targets: &[Variable],
    evidence: &Evidence,
    scopes: &[Vec<Vec<Variable>>],
    sizes: &[usize],
    meter: &mut Meter,
) -> Result<Vec<Vec<Variable>>, Stop> {
    let mut planner = Planner {
        meter,
        network,
        evidence,
        scopes,
        sizes,
        work: 0,
        allowed: 0,
    };
    let sinks = planner.sinks(targets);
    let whole = planner.cost(&sinks)?;
    planner.allowed = (whole * WORK_PER_ENTRY) as u64;
    let mut groups = planner.divide(&sinks, whole)?;
    groups.sort_by(|one, other| one.cost.total_cmp(&other.cost));

    // Every target is answered from the cheapest tree that has it.
    let mut waiting = vec![false; sizes.len()];
    for target in targets {
        waiting[target.index()] = true;
    }
    let take = |group: Group| {
        go_on(planner.meter.work((sizes.len() + targets.len()) as u64))?;
        let inside = ancestors(network, group.sinks);
        let mine = targets.iter().copied().filter(|target| {
            inside[target.index()] && std::mem::take(&mut waiting[target.index()])
        });
        Ok(mine.collect())
    };
    groups.into_iter().map(take).collect()
}

struct Group {
    sinks: Vec<Variable>,
    cost: f64,
}

struct Planner<'p> {
    meter: &'p mut Meter,
    network: &'p Network,
    evidence: &'p Evidence,
    scopes: &'p [Vec<Vec<Variable>>],
    sizes: &'p [usize],
    work: u64,
    allowed: u64,
}

impl Planner<'_> {
    /// The targets that are no ancestors of others, in an order in which those with common ancestors
    /// stand together.
    fn sinks(&self, targets: &[Variable]) -> Vec<Variable> {
        let parents = targets
            .iter()
            .flat_map(|&target| self.network.parents(target))
            .copied();
        let inner = ancestors(self.network, parents);
        let mut is_sink = vec![false; inner.len()];
        for target in targets {
            is_sink[target.index()] = !inner[target.index()];
        }
        let children = self.network.children();
        let mut seen = vec![false; inner.len()];
        let mut sinks = Vec::new();
        for &root in self.network.topological_order() {
            let mut waiting = vec![root];
            while let Some(variable) = waiting.pop() {
                if std::mem::replace(&mut seen[variable.index()], true) {
                    continue;
                }
                if is_sink[variable.index()] {
                    sinks.push(variable);
                }
                waiting.extend(&children[variable.index()]);
            }
        }
        sinks
    }

    /// The cheapest groups of these sinks, of which one tree for all costs `whole`.
    fn divide(&mut self, sinks: &[Variable], whole: f64) -> Result<Vec<Group>, Stop> {
        let together = Group {
            sinks: sinks.to_vec(),
            cost: whole,
        };
        if sinks.len() < 2 || whole < WORTH_DIVIDING || self.work > self.allowed {
            return Ok(vec![together]);
        }
        let (one, other) = sinks.split_at(sinks.len() / 2);
        let mut apart = Vec::new();
        for half in [one, other] {
            let cost = self.cost(half)?;
            apart.extend(self.divide(half, cost)?);
        }
        let cost: f64 = apart.iter().map(|group| group.cost).sum();
        Ok(if cost < whole { apart } else { vec![together] })
    }

    /// What a tree over everything these sinks need costs, in table entries.
    fn cost(&mut self, sinks: &[Variable]) -> Result<f64, Stop> {
        go_on(self.meter.work(self.sizes.len() as u64))?;
        let observed = self.evidence.iter().map(|(variable, _)| variable);
        let relevant = ancestors(self.network, sinks.iter().copied().chain(observed));
        let scopes: Vec<&[Variable]> = self
            .network
            .variables()
            .all()
            .filter(|variable| relevant[variable.index()])
            .flat_map(|variable| self.scopes[variable.index()].iter().map(Vec::as_slice))
            .collect();
        let vertices = self.connected(&scopes, sinks);
        let graph = Graph::of_scopes(&vertices, scopes, self.meter)?;
        let (entries, work) = order::estimate(&graph, self.sizes, self.meter)?;
        self.work += work;
        Ok(cost(entries, graph.variables().len()))
    }

    /// The variables that a chain of scopes joins with a sink or one of its ancestors.
    fn connected(&self, scopes: &[&[Variable]], sinks: &[Variable]) -> Vec<bool> {
        let mut holders: Vec<Vec<u32>> = vec![Vec::new(); self.sizes.len()];
        for (index, scope) in scopes.iter().enumerate() {
            for variable in *scope {
                holders[variable.index()].push(index as u32);
            }
        }
        let above = ancestors(self.network, sinks.iter().copied());
        let free = |one: &Variable| above[one.index()] && self.evidence.state(*one).is_none();
        let mut waiting: Vec<Variable> = self.network.variables().all().filter(free).collect();
        let mut inside = vec![false; self.sizes.len()];
        while let Some(variable) = waiting.pop() {
            if std::mem::replace(&mut inside[variable.index()], true) {
                continue;
            }
            for scope in std::mem::take(&mut holders[variable.index()]) {
                waiting.extend(scopes[scope as usize]);
            }
        }
        inside
    }
}
