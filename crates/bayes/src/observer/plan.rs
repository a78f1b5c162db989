//! What is told of a run before its tables are multiplied: the graph is made moral, the tables that take part, the
//! order, and how it triangulates the graph.

use super::{Candidate, Event, Observer, Table, best_of};
use crate::account::go_on;
use crate::elimination::Piece;
use crate::graph::Graph;
use crate::model::Model;
use crate::network::Network;
use crate::number::Number;
use crate::order::{Heuristic, Order, Triangulation};
use crate::variable::Variable;
use atisbo_base::{Meter, Stop};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// An edge, its smaller end first.
type Edge = (Variable, Variable);

/// What is going to be done.
#[derive(Clone, Copy)]
pub(crate) struct Plan<'p> {
    pub(crate) model: &'p Model,
    /// Of each node, whether its table takes part.
    pub(crate) relevant: &'p [bool],
    /// The number of states of every variable, those that decompositions added among them.
    pub(crate) sizes: &'p [usize],
    /// How the order was found.
    pub(crate) by: &'p Order,
    pub(crate) triangulation: &'p Triangulation,
}

/// Reports the moral graph, the tables that take part, the order that was chosen and the edges that it adds.
pub(crate) fn tell_plan<N: Number>(
    plan: Plan<'_>,
    pieces: &[Piece<N>],
    observer: &mut dyn Observer,
    meter: &mut Meter,
) -> Result<(), Stop> {
    if !observer.watches() {
        return Ok(());
    }
    let graph = Piece::graph(pieces, &[], plan.sizes.len(), meter)?;
    if let Model::Bayes(network) = plan.model {
        for (child, edges) in marriages_by_child(network, plan.relevant, &graph, meter)? {
            observer.notice(Event::Moralised { child, edges });
        }
    }
    observer.notice(Event::Tables {
        tables: Table::of_all(pieces, observer.most_numbers()),
    });
    let triangulation = plan.triangulation;
    observer.notice(Event::Ordered {
        by: plan.by.told(),
        order: triangulation.order.clone(),
        clusters: triangulation.clusters.clone(),
        width: triangulation.width(),
        largest: triangulation.largest,
        entries: triangulation.entries,
    });
    tell_fill(plan, &graph, observer, meter)
}

/// With more variables left than this, they are not compared.
const MOST_COMPARED: usize = 150;

/// Reports the edges that an order adds to a graph. Variables that it leaves out, those of a question, are never eliminated,
/// but joined like others.
fn tell_fill(
    plan: Plan<'_>,
    graph: &Graph,
    observer: &mut dyn Observer,
    meter: &mut Meter,
) -> Result<(), Stop> {
    let mut neighbours: Vec<BTreeSet<Variable>> = vec![BTreeSet::new(); plan.sizes.len()];
    let mut count = 0;
    for (one, other) in graph.edges() {
        neighbours[one.index()].insert(other);
        neighbours[other.index()].insert(one);
        count += 1;
    }
    let order = &plan.triangulation.order;
    let mut measure = Measure::new(plan);
    for (place, &variable) in order.iter().enumerate() {
        let others = &order[place + 1..];
        let own = measure.of(variable, &neighbours, meter)?;
        let mut candidates = Vec::new();
        if own.is_some() && others.len() <= MOST_COMPARED {
            for &other in others {
                let measure = measure.of(other, &neighbours, meter)?;
                candidates.extend(measure.map(|measure| Candidate {
                    variable: other,
                    measure,
                }));
            }
        }
        measure.goes(variable);
        let around = std::mem::take(&mut neighbours[variable.index()]);
        let mut edges = Vec::new();
        for &one in &around {
            go_on(meter.work(around.len() as u64))?;
            neighbours[one.index()].remove(&variable);
            for &other in around.range(..one) {
                if neighbours[one.index()].insert(other) {
                    neighbours[other.index()].insert(one);
                    edges.push((other, one));
                }
            }
        }
        count += edges.len();
        go_on(meter.check_bytes((2 * count * size_of::<Variable>()) as u64))?;
        edges.sort_unstable();
        let as_good = |one: &&Candidate<Variable>| Some(one.measure) == own;
        observer.notice(Event::Triangulated {
            variable,
            edges,
            measure: own,
            ties: candidates.iter().filter(as_good).count(),
            others: best_of(candidates),
            choices: others.len() + 1,
        });
    }
    Ok(())
}

/// What a rule measures variables by, among those that are going to be eliminated.
struct Measure<'p> {
    rule: Option<Heuristic>,
    sizes: &'p [usize],
    /// Whether a variable is to be eliminated and was not yet.
    left: Vec<bool>,
}

impl<'p> Measure<'p> {
    fn new(plan: Plan<'p>) -> Self {
        let mut left = vec![false; plan.sizes.len()];
        for variable in &plan.triangulation.order {
            left[variable.index()] = true;
        }
        Measure {
            rule: match plan.by {
                Order::Greedy(rule) => Some(*rule),
                // The best order is that with the fewest numbers in all.
                Order::Best => Some(Heuristic::MinWeight),
                Order::Given(_) | Order::Plain | Order::Shuffled => None,
            },
            sizes: plan.sizes,
            left,
        }
    }

    fn goes(&mut self, variable: Variable) {
        self.left[variable.index()] = false;
    }

    /// The measure of a variable in the graph as it is; none where no rule measures.
    fn of(
        &self,
        variable: Variable,
        neighbours: &[BTreeSet<Variable>],
        meter: &mut Meter,
    ) -> Result<Option<f64>, Stop> {
        let Some(rule) = self.rule else {
            return Ok(None);
        };
        let size = |one: Variable| self.sizes[one.index()] as f64;
        let around = neighbours[variable.index()].iter().copied();
        let around: Vec<Variable> = around.filter(|one| self.left[one.index()]).collect();
        go_on(meter.work(around.len() as u64))?;
        Ok(Some(match rule {
            Heuristic::MinDegree => around.len() as f64,
            Heuristic::MinWeight => {
                around.iter().map(|&one| size(one)).product::<f64>() * size(variable)
            }
            Heuristic::MinFill | Heuristic::WeightedMinFill => {
                let mut added = 0.0;
                for (place, one) in around.iter().enumerate() {
                    go_on(meter.work(place as u64))?;
                    for other in &around[..place] {
                        if !neighbours[one.index()].contains(other) {
                            added += match rule {
                                Heuristic::MinFill => 1.0,
                                _ => size(*one) * size(*other),
                            };
                        }
                    }
                }
                added
            }
        }))
    }
}

/// The edges of a working graph that no arc of the network makes, by the first child whose table takes part and that
/// both ends are parents of.
fn marriages_by_child(
    network: &Network,
    relevant: &[bool],
    graph: &Graph,
    meter: &mut Meter,
) -> Result<BTreeMap<Variable, Vec<Edge>>, Stop> {
    let children = network.children();
    let own = |variable: Variable| {
        children
            .get(variable.index())
            .map_or(&[][..], Vec::as_slice)
    };
    let mut found: BTreeMap<Variable, Vec<Edge>> = BTreeMap::new();
    for (one, other) in graph.edges() {
        let (first, second) = (own(one), own(other));
        go_on(meter.work((first.len() + second.len()) as u64))?;
        if first.contains(&other) || second.contains(&one) {
            continue;
        }
        let takes_part = |child: &&Variable| relevant.get(child.index()).copied().unwrap_or(true);
        let of_both: HashSet<Variable> = first.iter().filter(takes_part).copied().collect();
        let common = second.iter().filter(|child| of_both.contains(child)).min();
        if let Some(&child) = common {
            found.entry(child).or_default().push((one, other));
        }
    }
    Ok(found)
}
