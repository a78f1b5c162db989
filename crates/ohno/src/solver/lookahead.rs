//! Look-ahead: try each value of a cell, keep what must be so, and say which cell to branch on.
//!
//! A value that leads to a conflict is wrong (a failed literal; Freeman 1995), and what both values
//! imply is true. The cells tried are those where an open number's view ends for now: they decide
//! the numbers, and once every number is closed any position at rest has a solution (all unknown
//! cells floors), so nothing else can fail.

use super::engine::Engine;
use super::word::Word;
use super::{Deduction, Fill, Mark, Statistics};
use crate::{Direction, Place};
use atisbo_base::{Meter, Stop};

/// What a look ahead comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outlook {
    /// Every cell is known.
    Solved,
    /// There is no solution.
    DeadEnd,
    /// Nothing more is forced: this cell splits the position best, this value first.
    Branch(Place, Fill),
    /// The budget is used up.
    Stopped(Stop),
}

/// The memory of a look ahead, kept to be used again.
#[derive(Clone, Debug, Default)]
pub(super) struct Lookahead {
    /// Grows whenever something new is known, so that older notes expire.
    epoch: u32,
    /// Per cell and value: the epoch in which it last proved free of conflict. Propagation is
    /// monotone, so what a harmless value implies is harmless too and need not be tried.
    harmless: Vec<[u32; 2]>,
    /// Per cell: the trial in which the first value implied something of it, and what.
    implied: Vec<(u32, Fill)>,
    trial: u32,
    /// Per cell: how much its two values implied when they were last tried, and which of them less.
    scores: Vec<(u32, Fill)>,
    candidates: Vec<Place>,
    common: Vec<(Place, Fill)>,
}

impl Lookahead {
    /// Forgets everything and takes a new size.
    pub(super) fn reset(&mut self, cells: usize) {
        self.epoch = 0;
        self.trial = 0;
        self.harmless.clear();
        self.harmless.resize(cells, [0; 2]);
        self.implied.clear();
        self.implied.resize(cells, (0, Fill::Floor));
        self.scores.clear();
        self.scores.resize(cells, (0, Fill::Floor));
    }

    /// Looks ahead from a position at rest. Only cells near what became known after `since` are
    /// tried: for the others the last look holds well enough. `None` tries all.
    pub(super) fn look<W: Word>(
        &mut self,
        engine: &mut Engine<W>,
        since: Option<Mark>,
        meter: &mut Meter,
        statistics: &mut Statistics,
    ) -> Outlook {
        let mut since = since;
        loop {
            if engine.unknown() == 0 {
                return Outlook::Solved;
            }
            // To collect candidates is work by the size of the board, which no node counts.
            if let Some(stop) = meter.work(self.scores.len() as u64) {
                return Outlook::Stopped(stop);
            }
            self.collect_candidates(engine, since);
            since = Some(engine.mark());
            self.epoch += 1;
            for index in 0..self.candidates.len() {
                let pos = self.candidates[index];
                if engine.fill(pos).is_some() {
                    continue;
                }
                if let Some(stop) = meter.check(statistics.nodes, 0) {
                    return Outlook::Stopped(stop);
                }
                match self.try_both(engine, pos, statistics) {
                    Trial::DeadEnd => return Outlook::DeadEnd,
                    Trial::Learned => self.epoch += 1,
                    Trial::Nothing { floor, wall } => {
                        // The looser value first: it is likelier to hold a solution.
                        let value = if floor <= wall {
                            Fill::Floor
                        } else {
                            Fill::Wall
                        };
                        self.scores[engine.index(pos)] = (((floor + 1) * (wall + 1)) as u32, value);
                    }
                }
            }
            if since == Some(engine.mark()) {
                return self.branch(engine);
            }
        }
    }

    /// The best cell to branch on: near by if there is one, so that one corner of the grid is
    /// finished before another is begun.
    fn branch<W: Word>(&mut self, engine: &Engine<W>) -> Outlook {
        if self.candidates.is_empty() {
            self.collect_candidates(engine, None);
        }
        let best = self.candidates.iter().copied();
        match best.max_by_key(|&pos| self.scores[engine.index(pos)].0) {
            Some(pos) => Outlook::Branch(pos, self.scores[engine.index(pos)].1),
            None => free_choice(engine),
        }
    }

    /// The first unknown cell that each number looks at each way; only for the numbers that see
    /// something that became known after `since`.
    fn collect_candidates<W: Word>(&mut self, engine: &Engine<W>, since: Option<Mark>) {
        self.candidates.clear();
        self.trial += 1;
        let mut first_time = |pos: Place| {
            let note = &mut self.implied[engine.index(pos)];
            std::mem::replace(&mut note.0, self.trial) != self.trial
        };
        let mut look_from = |number: Place| {
            for direction in Direction::ALL {
                let end = engine.first_unknown(number, direction);
                self.candidates.extend(end.filter(|&pos| first_time(pos)));
            }
        };
        match since {
            None => engine.numbers().for_each(look_from),
            Some(mark) => {
                for deduction in engine.since(mark) {
                    engine
                        .numbers_seeing(deduction.pos)
                        .for_each(&mut look_from);
                }
            }
        }
    }

    fn try_both<W: Word>(
        &mut self,
        engine: &mut Engine<W>,
        pos: Place,
        statistics: &mut Statistics,
    ) -> Trial {
        let index = engine.index(pos);
        let [floor_known, wall_known] = self.harmless[index].map(|epoch| epoch == self.epoch);
        let mark = engine.mark();
        let mut sizes = [0; 2];
        self.trial += 1;
        self.common.clear();
        for fill in [Fill::Floor, Fill::Wall] {
            let skip = match fill {
                Fill::Floor => floor_known,
                Fill::Wall => wall_known,
            };
            if skip {
                continue;
            }
            statistics.probes += 1;
            let harmless = engine.assume(pos, fill).is_ok() && engine.propagate().is_ok();
            if !harmless {
                engine.undo_to(mark);
                let opposite = engine.assume(pos, fill.opposite());
                return match opposite.and_then(|()| engine.propagate()) {
                    Ok(()) => Trial::Learned,
                    Err(_) => Trial::DeadEnd,
                };
            }
            let implied = engine.since(mark);
            sizes[fill as usize] = implied.len();
            for &Deduction {
                pos, fill: value, ..
            } in implied
            {
                let index = engine.index(pos);
                self.harmless[index][value as usize] = self.epoch;
                match fill {
                    Fill::Floor => self.implied[index] = (self.trial, value),
                    Fill::Wall if self.implied[index] == (self.trial, value) => {
                        self.common.push((pos, value));
                    }
                    Fill::Wall => {}
                }
            }
            engine.undo_to(mark);
        }
        if self.common.is_empty() {
            let [floor, wall] = sizes;
            return Trial::Nothing { floor, wall };
        }
        for &(pos, fill) in &self.common {
            if engine.assume(pos, fill).is_err() {
                return Trial::DeadEnd;
            }
        }
        match engine.propagate() {
            Ok(()) => Trial::Learned,
            Err(_) => Trial::DeadEnd,
        }
    }
}

/// What comes of trying both values of a cell.
enum Trial {
    /// Both fail.
    DeadEnd,
    /// Something follows, and is now known.
    Learned,
    /// Both stand; this many cells follow from each.
    Nothing { floor: usize, wall: usize },
}

/// Where every number is closed, the unknown cells only heed rule 3, and none of them fails.
fn free_choice<W: Word>(engine: &Engine<W>) -> Outlook {
    match engine.any_unknown() {
        Some(pos) => Outlook::Branch(pos, Fill::Floor),
        None => Outlook::Solved,
    }
}
