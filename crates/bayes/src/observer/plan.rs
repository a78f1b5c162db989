//! What is told of a run before its tables are multiplied: the graph is made moral, the tables that take part, the
//! order, and how it triangulates the graph.

use super::{Event, Observer, Table};
use crate::account::go_on;
use crate::elimination::Piece;
use crate::graph::Graph;
use crate::model::Model;
use crate::network::Network;
use crate::number::Number;
use crate::order::Triangulation;
use crate::variable::Variable;
use atisbo_base::{Meter, Stop};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// An edge, its smaller end first.
type Edge = (Variable, Variable);

/// Reports the moral graph, the tables that take part, the order that was chosen and the edges that it adds. `relevant`
/// says of each node whether its table takes part; `variables` is how many there are in all.
pub(crate) fn tell_plan<N: Number>(
    (model, relevant, variables): (&Model, &[bool], usize),
    pieces: &[Piece<N>],
    triangulation: &Triangulation,
    observer: &mut dyn Observer,
    meter: &mut Meter,
) -> Result<(), Stop> {
    if !observer.watches() {
        return Ok(());
    }
    let graph = Piece::graph(pieces, &[], variables, meter)?;
    if let Model::Bayes(network) = model {
        for (child, edges) in marriages_by_child(network, relevant, &graph, meter)? {
            observer.notice(Event::Moralised { child, edges });
        }
    }
    observer.notice(Event::Tables {
        tables: Table::of_all(pieces, observer.most_numbers()),
    });
    observer.notice(Event::Ordered {
        order: triangulation.order.clone(),
        clusters: triangulation.clusters.clone(),
        width: triangulation.width(),
        largest: triangulation.largest,
        entries: triangulation.entries,
    });
    tell_fill(variables, &graph, &triangulation.order, observer, meter)
}

/// Reports the edges that an order adds to a graph. Variables that it leaves out, those of a question, are never eliminated,
/// but joined like others.
fn tell_fill(
    variables: usize,
    graph: &Graph,
    order: &[Variable],
    observer: &mut dyn Observer,
    meter: &mut Meter,
) -> Result<(), Stop> {
    let mut neighbours: Vec<BTreeSet<Variable>> = vec![BTreeSet::new(); variables];
    let mut count = 0;
    for (one, other) in graph.edges() {
        neighbours[one.index()].insert(other);
        neighbours[other.index()].insert(one);
        count += 1;
    }
    for &variable in order {
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
        observer.notice(Event::Triangulated { variable, edges });
    }
    Ok(())
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
