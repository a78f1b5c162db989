//! Variables in layers: parents above their children, those with common neighbours near each other.
//!
//! After Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system structures" (1981): layers
//! by the longest way from a root, and in each the order by the means of the neighbours' places, from above and below
//! in turn.

use super::edges::Edge;
use super::room::{GAP, HEIGHT, Room};
use crate::account::go_on;
use crate::model::Model;
use crate::variable::Variable;
use atisbo_base::{Meter, Stop};

/// From one row to the next.
const ROW: f64 = HEIGHT + 54.0;

/// A layer that is wider goes on in the next row.
const WIDEST: f64 = 1100.0;

/// How often the order in the rows is improved.
const ROUNDS: usize = 12;

/// Puts the boxes into rows.
pub(super) fn place(
    room: &mut Room,
    model: &Model,
    edges: &[Edge],
    meter: &mut Meter,
) -> Result<(), Stop> {
    let count = room.spots.len();
    let mut neighbours: Vec<Vec<usize>> = vec![Vec::new(); count];
    for edge in edges {
        neighbours[edge.from.index()].push(edge.to.index());
        neighbours[edge.to.index()].push(edge.from.index());
    }
    let mut rows = rows(room, layers(model, &neighbours));
    for round in 0..ROUNDS {
        go_on(meter.work((count + edges.len()) as u64))?;
        spread(room, &rows);
        let range: Vec<usize> = if round % 2 == 0 {
            (0..rows.len()).collect()
        } else {
            (0..rows.len()).rev().collect()
        };
        for row in range {
            let middle = |one: usize| {
                let own = room.spots[one].x;
                let others = neighbours[one].iter().map(|&other| room.spots[other].x);
                let sum: f64 = others.sum();
                // Its own place counts once, so that variables without neighbours stay where they are.
                (sum + own) / (neighbours[one].len() + 1) as f64
            };
            let mut keyed: Vec<(f64, usize)> =
                rows[row].iter().map(|&one| (middle(one), one)).collect();
            keyed.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
            rows[row] = keyed.into_iter().map(|(_, one)| one).collect();
            spread_row(room, &rows[row], row);
        }
    }
    spread(room, &rows);
    Ok(())
}

/// The layer of each variable: the longest way from a root, or in a Markov network the shortest from the variable with
/// the most neighbours.
fn layers(model: &Model, neighbours: &[Vec<usize>]) -> Vec<usize> {
    let mut layers = vec![0; neighbours.len()];
    if let Model::Bayes(network) = model {
        for &variable in network.topological_order() {
            let parents = network.parents(variable).iter();
            let above = parents
                .map(|&parent: &Variable| layers[parent.index()] + 1)
                .max();
            layers[variable.index()] = above.unwrap_or(0);
        }
        return layers;
    }
    let mut by_degree: Vec<usize> = (0..neighbours.len()).collect();
    by_degree.sort_by_key(|&one| std::cmp::Reverse(neighbours[one].len()));
    let mut seen = vec![false; neighbours.len()];
    for root in by_degree {
        let mut now = vec![root];
        let mut layer = 0;
        while !now.is_empty() {
            now.retain(|&one| !std::mem::replace(&mut seen[one], true));
            for &one in &now {
                layers[one] = layer;
            }
            let next = now.iter().flat_map(|&one| neighbours[one].iter().copied());
            now = next.filter(|&one| !seen[one]).collect();
            layer += 1;
        }
    }
    layers
}

/// The rows that the layers take, each no wider than it may be.
fn rows(room: &Room, layers: Vec<usize>) -> Vec<Vec<usize>> {
    let mut by_layer: Vec<Vec<usize>> =
        vec![Vec::new(); layers.iter().max().map_or(0, |most| most + 1)];
    for (one, layer) in layers.into_iter().enumerate() {
        by_layer[layer].push(one);
    }
    let mut rows = Vec::new();
    for layer in by_layer {
        let width = |one: usize| 2.0 * room.spots[one].half + GAP;
        let whole: f64 = layer.iter().map(|&one| width(one)).sum();
        let parts = (whole / WIDEST).ceil().max(1.0);
        let (mut row, mut taken) = (Vec::new(), 0.0);
        for one in layer {
            if taken >= whole / parts {
                rows.push(std::mem::take(&mut row));
                taken = 0.0;
            }
            taken += width(one);
            row.push(one);
        }
        rows.push(row);
    }
    rows
}

fn spread(room: &mut Room, rows: &[Vec<usize>]) {
    for (number, row) in rows.iter().enumerate() {
        spread_row(room, row, number);
    }
}

/// Puts the boxes of a row side by side, around the middle; every other row a little to the right, so that lines from
/// further above pass between its boxes.
fn spread_row(room: &mut Room, row: &[usize], number: usize) {
    let gap = if row.len() < 8 { 3.0 * GAP } else { GAP };
    let widths = row.iter().map(|&one| 2.0 * room.spots[one].half + gap);
    let whole: f64 = widths.sum();
    let mut x = -0.5 * whole + if number % 2 == 1 { 20.0 } else { 0.0 };
    for &one in row {
        let spot = &mut room.spots[one];
        spot.x = x + spot.half + 0.5 * gap;
        spot.y = number as f64 * ROW;
        x += 2.0 * spot.half + gap;
    }
}
