//! The best of all rules and of randomised rounds.
//!
//! On one and the same network the rules differ by a factor of ten thousand, and none is always the
//! best; a search costs little beside the tables it saves.

use super::entries::Entries;
use super::greedy::Elimination;
use super::{Heuristic, Triangulation};
use crate::account::go_on;
use crate::graph::Graph;
use atisbo_base::{Meter, Stop};
use rand_pcg::Pcg64;

/// Vertices looked at for one table entry saved: what keeps the search in proportion to the work
/// that follows it.
const WORK_PER_ENTRY: f64 = 0.25;

/// Never more rounds than this.
const ROUNDS: usize = 400;

/// A search under way: what every order begins with, and the best found so far.
pub(crate) struct Search {
    start: Elimination,
    best: Elimination,
    work: u64,
}

impl Search {
    /// After the first round.
    pub(super) fn new(graph: &Graph, sizes: &[usize], meter: &mut Meter) -> Result<Self, Stop> {
        let mut start = Elimination::new(graph, sizes);
        start.peel(meter)?;
        let mut best = start.clone();
        best.run(rule(0), None, None, meter)?;
        Ok(Search {
            work: best.work - start.work,
            start,
            best,
        })
    }

    /// The entries of all tables that the best order so far leads to.
    pub(super) fn entries(&self) -> Entries {
        self.best.entries
    }

    /// The best order, after as many rounds as are worth their time and as the budget has time for.
    pub(super) fn finish(
        mut self,
        graph: &Graph,
        rng: &mut Pcg64,
        meter: &mut Meter,
    ) -> Triangulation {
        let stop = self.improve(rng, meter).err();
        Triangulation {
            stop,
            ..self.best.finish(graph)
        }
    }

    fn improve(&mut self, rng: &mut Pcg64, meter: &mut Meter) -> Result<(), Stop> {
        let mut short_of_memory = false;
        for round in 1..ROUNDS {
            let worth = self.best.entries.number() - self.start.entries.number();
            if self.work as f64 >= WORK_PER_ENTRY * worth {
                break;
            }
            let shaken = round >= Heuristic::ALL.len();
            let mut attempt = self.start.clone();
            let noise = shaken.then_some(&mut *rng);
            let ended = attempt.run(rule(round), noise, Some(self.best.entries), meter);
            self.work += attempt.work - self.start.work;
            match ended {
                Ok(true) => self.best = attempt,
                Ok(false) => {}
                // Another round may need less memory.
                Err(Stop::Bytes) => short_of_memory = true,
                Err(stop) => return Err(stop),
            }
        }
        go_on(short_of_memory.then_some(Stop::Bytes))
    }
}

/// The rule of a round: the last first.
fn rule(round: usize) -> Heuristic {
    let rules = Heuristic::ALL;
    rules[rules.len() - 1 - round % rules.len()]
}
