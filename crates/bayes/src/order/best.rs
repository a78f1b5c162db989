//! The best of all rules and of randomised rounds.
//!
//! On one and the same network the rules differ by a factor of ten thousand, and none is always the
//! best; a search costs little beside the tables it saves.

use super::greedy::Elimination;
use super::{Heuristic, Triangulation};
use crate::graph::Graph;
use rand_pcg::Pcg64;

/// Vertices looked at for one table entry saved: what keeps the search in proportion to the work
/// that follows it.
const WORK_PER_ENTRY: f64 = 0.25;

/// Never more rounds than this.
const ROUNDS: usize = 400;

pub(super) fn search(graph: &Graph, sizes: &[usize], rng: &mut Pcg64) -> Triangulation {
    let mut start = Elimination::new(graph, sizes);
    start.peel();
    let mut best: Option<Elimination> = None;
    let mut work = 0;
    for round in 0..ROUNDS {
        let limit = best.as_ref().map_or(f64::INFINITY, |best| best.entries);
        let heuristic = Heuristic::ALL[Heuristic::ALL.len() - 1 - round % Heuristic::ALL.len()];
        let shaken = round >= Heuristic::ALL.len();
        let mut attempt = start.clone();
        let complete = attempt.run(heuristic, shaken.then_some(&mut *rng), limit);
        work += attempt.work - start.work;
        if complete {
            best = Some(attempt);
        }
        let worth = best
            .as_ref()
            .map_or(0.0, |best| best.entries - start.entries);
        if work as f64 >= WORK_PER_ENTRY * worth {
            break;
        }
    }
    best.unwrap_or(start).finish(graph)
}
