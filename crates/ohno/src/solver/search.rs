//! Depth-first search over positions at rest: every solution once, under a budget.

use super::engine::Engine;
use super::lookahead::{Lookahead, Outlook};
use super::word::Word;
use super::{Fill, Mark, Statistics};
use crate::{Grid, Pos, Rule};
use atisbo_base::{Meter, Stop};

/// A search that stands before, at, or behind its solutions.
#[derive(Clone, Debug)]
pub(super) struct Search<W> {
    pub(super) engine: Engine<W>,
    lookahead: Lookahead,
    /// The decisions whose other value is still to be tried.
    open: Vec<(Mark, Pos, Fill)>,
    place: Place,
    pub(super) statistics: Statistics,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Start,
    AtSolution,
    End,
}

impl<W: Word> Search<W> {
    pub(super) fn new() -> Self {
        Search {
            engine: Engine::new(),
            lookahead: Lookahead::default(),
            open: Vec::new(),
            place: Place::Start,
            statistics: Statistics::default(),
        }
    }

    /// Takes another puzzle, and starts again.
    pub(super) fn reset(&mut self, grid: &Grid, rule: Rule) {
        self.engine.load(grid, rule);
        self.lookahead.reset(grid.rows() * grid.cols());
        self.open.clear();
        self.place = Place::Start;
        self.statistics = Statistics::default();
    }

    /// Goes on to the next solution, which is then what the engine holds; `false` if there is none.
    pub(super) fn advance(&mut self, meter: &mut Meter) -> Result<bool, Stop> {
        let examined = self.engine.examined();
        let found = self.run(meter);
        self.statistics.propagations += self.engine.examined() - examined;
        found
    }

    fn run(&mut self, meter: &mut Meter) -> Result<bool, Stop> {
        let mut alive = match self.place {
            Place::Start => self.engine.propagate().is_ok(),
            Place::AtSolution => self.back(),
            Place::End => return Ok(false),
        };
        self.place = Place::End;
        while alive || self.back() {
            alive = true;
            match self.lookahead.look(&mut self.engine, meter, &mut self.statistics) {
                Outlook::Solved => {
                    self.place = Place::AtSolution;
                    return Ok(true);
                }
                Outlook::DeadEnd => alive = false,
                Outlook::Stopped(stop) => return Err(stop),
                Outlook::Branch(pos, fill) => {
                    if let Some(stop) = meter.check(self.statistics.nodes, 0) {
                        return Err(stop);
                    }
                    self.statistics.nodes += 1;
                    self.open.push((self.engine.mark(), pos, fill.opposite()));
                    alive = self.settle(pos, fill);
                }
            }
        }
        Ok(false)
    }

    /// Tries the other value of the latest decision where that still stands.
    fn back(&mut self) -> bool {
        while let Some((mark, pos, fill)) = self.open.pop() {
            self.engine.undo_to(mark);
            if self.settle(pos, fill) {
                return true;
            }
        }
        false
    }

    fn settle(&mut self, pos: Pos, fill: Fill) -> bool {
        let assumed = self.engine.assume(pos, fill);
        assumed.and_then(|()| self.engine.propagate()).is_ok()
    }
}
