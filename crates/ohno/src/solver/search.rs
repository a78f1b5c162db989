//! Depth-first search over positions at rest: every solution once, under a budget.

use super::engine::Engine;
use super::lookahead::{Lookahead, Outlook};
use super::word::Word;
use super::{Fill, Mark, Statistics};
use crate::{Grid, Place, Rule};
use atisbo_base::{Meter, Stop};

/// A search that stands before, at, or behind its solutions.
#[derive(Clone, Debug, Default)]
pub(super) struct Search<W> {
    pub(super) engine: Engine<W>,
    lookahead: Lookahead,
    /// The decisions whose other value is still to be tried.
    open: Vec<(Mark, Place, Fill)>,
    phase: Phase,
    pub(super) statistics: Statistics,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
enum Phase {
    #[default]
    Start,
    AtSolution,
    End,
}

impl<W: Word> Search<W> {
    /// Takes another puzzle, and starts again.
    pub(super) fn load(&mut self, grid: &Grid, rule: Rule) {
        self.engine.load(grid, rule);
        self.lookahead.reset(grid.rows() * grid.cols());
        self.open.clear();
        self.phase = Phase::Start;
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
        // Where the latest decision was made; `None` before the first.
        let mut since = None;
        let mut alive = self.phase == Phase::Start && self.engine.propagate().is_ok();
        if self.phase == Phase::End {
            return Ok(false);
        }
        self.phase = Phase::End;
        loop {
            if !alive {
                since = self.back();
                if since.is_none() {
                    return Ok(false);
                }
            }
            let outlook = self
                .lookahead
                .look(&mut self.engine, since, meter, &mut self.statistics);
            alive = match outlook {
                Outlook::Solved => {
                    self.phase = Phase::AtSolution;
                    return Ok(true);
                }
                Outlook::Stopped(stop) => return Err(stop),
                Outlook::DeadEnd => false,
                Outlook::Branch(pos, fill) => {
                    if let Some(stop) = meter.check(self.statistics.nodes, 0) {
                        return Err(stop);
                    }
                    self.statistics.nodes += 1;
                    let mark = self.engine.mark();
                    self.open.push((mark, pos, fill.opposite()));
                    since = Some(mark);
                    self.settle(pos, fill)
                }
            };
        }
    }

    /// Tries the other value of the latest decision where that still stands.
    fn back(&mut self) -> Option<Mark> {
        while let Some((mark, pos, fill)) = self.open.pop() {
            self.engine.undo_to(mark);
            if self.settle(pos, fill) {
                return Some(mark);
            }
        }
        None
    }

    fn settle(&mut self, pos: Place, fill: Fill) -> bool {
        let assumed = self.engine.assume(pos, fill);
        assumed.and_then(|()| self.engine.propagate()).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::super::word::Wide;
    use super::*;
    use crate::Cell;
    use atisbo_base::Budget;
    use proptest::prelude::*;

    fn all_solutions<W: Word>(grid: &Grid, rule: Rule) -> Vec<Vec<Option<Fill>>> {
        let mut search = Search::<W>::default();
        search.load(grid, rule);
        let mut meter = Budget::unlimited().meter();
        let mut found = Vec::new();
        while search.advance(&mut meter) == Ok(true) && found.len() < 50 {
            let fills = grid.positions().map(|pos| search.engine.fill(pos));
            found.push(fills.collect());
        }
        found
    }

    proptest! {
        #[test]
        fn both_widths_search_alike(
            cells in prop::collection::vec(0_u16..24, 25),
            seen_by_number: bool,
        ) {
            let grid = Grid::from_cells(5, 5, cells.into_iter().map(|code| match code {
                0 => Cell::Wall,
                1 => Cell::Floor,
                2..=7 => Cell::Number(code - 1),
                _ => Cell::Unknown,
            }));
            let rule = if seen_by_number { Rule::SeenByNumber } else { Rule::SeesFloor };
            prop_assert_eq!(
                all_solutions::<u64>(&grid, rule),
                all_solutions::<Wide>(&grid, rule)
            );
        }
    }
}
