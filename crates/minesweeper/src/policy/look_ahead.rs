//! How likely it is to survive a move and the next ones, over all numbers the cell may show.
//!
//! A number that leaves a safe cell costs nothing for now; after any other the next guess has to be survived
//! too. The measure, the probability to survive the next few clicks, is that of the program `minesolve`. Where
//! candidates were played at random, it went with winning more than anything else that was measured: given it,
//! neither the number of safe cells nor what the number tells nor a coming 50:50 added anything.

use super::candidate::Candidate;
use crate::exact::{Analyser, Effort, Glance, Supply};
use crate::tiling::Cell;
use atisbo_base::Stop;

/// An answer is weighed if its safety is at least this part of the best.
const NEAR_THE_SAFEST: f64 = 0.85;

/// At most this many answers are weighed.
pub(super) const MOST_ANSWERS: usize = 8;

/// At most this many of the answers are cells beside no number.
const MOST_OUTSIDE: usize = 2;

/// Looks ahead from the position an analyser looked at last.
pub(super) struct LookAhead<'a> {
    pub(super) analyser: &'a mut Analyser,
    pub(super) supply: Supply,
    pub(super) effort: &'a mut Effort,
    /// Cells beside no number, the most promising first.
    pub(super) outside: &'a [Cell],
    /// How many answers are weighed.
    pub(super) answers: usize,
}

impl LookAhead<'_> {
    /// One number ahead: the chance of progress, and to survive this move and the next. A candidate that cannot reach
    /// the bar is left as it is.
    pub(super) fn one(
        &mut self,
        candidate: &mut Candidate,
        log_weight: f64,
        bar: f64,
    ) -> Result<(), Stop> {
        let (mut progress, mut next) = (0.0, 0.0);
        let mut left = candidate.safety;
        let (mines, unknown) = self.analyser.around(candidate.cell);
        for number in mines..=mines + unknown {
            let after = self.suppose(candidate.cell, number);
            self.analyser.take_back();
            if let Some(after) = after? {
                let weight = (after.log_weight - log_weight).exp();
                left -= weight;
                progress += if after.safe > 0 { weight } else { 0.0 };
                next += weight * survival(&after);
            }
            if next + left.max(0.0) < bar {
                return Ok(());
            }
        }
        candidate.progress = Some(progress);
        candidate.next_safety = Some(next);
        Ok(())
    }

    /// Two numbers ahead: the chance to survive this move and the next two. One that cannot reach the bar is left
    /// as it is.
    pub(super) fn two(
        &mut self,
        candidate: &mut Candidate,
        log_weight: f64,
        bar: f64,
    ) -> Result<(), Stop> {
        let far = self.open(candidate.cell, (candidate.safety, log_weight), 1, bar)?;
        candidate.far_safety = (far >= bar).then_some(far);
        Ok(())
    }

    fn suppose(&mut self, cell: Cell, number: u8) -> Result<Option<Glance>, Stop> {
        self.analyser
            .suppose(cell, number, self.supply, self.effort)
    }

    /// The chance to survive this cell and what follows, `further` numbers ahead. If that is less than the bar,
    /// only an upper bound below it.
    fn open(
        &mut self,
        cell: Cell,
        (safety, log_weight): (f64, f64),
        further: usize,
        bar: f64,
    ) -> Result<f64, Stop> {
        let mut left = safety;
        let mut chance = 0.0;
        let (mines, unknown) = self.analyser.around(cell);
        for number in mines..=mines + unknown {
            let after = self.suppose(cell, number);
            let after = match after {
                Ok(Some(after)) => {
                    let weight = (after.log_weight - log_weight).exp();
                    left = (left - weight).max(0.0);
                    let bar = (bar - chance - left) / weight;
                    let value = self.value(&after, further, bar);
                    value.map(|value| chance += weight * value)
                }
                Ok(None) => Ok(()),
                Err(stop) => Err(stop),
            };
            self.analyser.take_back();
            after?;
            if chance + left < bar {
                return Ok(chance + left);
            }
        }
        Ok(chance)
    }

    /// The chance to survive what follows in the position supposed now.
    fn value(&mut self, now: &Glance, further: usize, bar: f64) -> Result<f64, Stop> {
        // More safe cells than moves to look at: nothing can happen.
        if further == 0 || now.safe as usize > further || survival(now) < bar {
            return Ok(survival(now));
        }
        let (further, log_weight) = (further - 1, now.log_weight);
        if now.safe > 0 {
            // One that no number gives away is the only one left beside none.
            let safe = self.analyser.a_safe_cell();
            return match safe.or_else(|| self.still_outside().next()) {
                Some(cell) => self.open(cell, (1.0, log_weight), further, bar),
                None => Ok(1.0),
            };
        }
        if now.safest == 0.0 {
            return Ok(1.0);
        }
        let (answers, count) = self.answers(now);
        let mut best = 0.0f64;
        for &(safety, cell) in &answers[..count] {
            if safety <= best {
                break;
            }
            let bar = bar.max(best);
            best = best.max(self.open(cell, (safety, log_weight), further, bar)?);
        }
        Ok(best)
    }

    /// Cells beside no number in the position supposed now.
    fn still_outside(&self) -> impl Iterator<Item = Cell> {
        let outside = self.outside.iter().copied();
        outside.filter(|&cell| self.analyser.is_unknown(cell) && !self.analyser.is_inside(cell))
    }

    /// The safest cells in the position supposed now, and how many.
    fn answers(&self, now: &Glance) -> ([(f64, Cell); MOST_ANSWERS], usize) {
        let most = self.answers.min(MOST_ANSWERS);
        let least = now.safest * NEAR_THE_SAFEST;
        let mut answers = [(0.0, Cell(0)); MOST_ANSWERS];
        let mut count = 0;
        let mut offer = |safety: f64, cell: Cell| {
            let worse = |&(other, _): &(f64, Cell)| other < safety;
            let place = answers[..count].iter().position(worse).unwrap_or(count);
            if safety >= least && place < most {
                count = (count + 1).min(most);
                answers[place..count].rotate_right(1);
                answers[place] = (safety, cell);
            }
        };
        // Cells of a box differ in what is around them; its ends are farthest apart.
        for (cells, safety) in self.analyser.uncertain() {
            for &cell in cells.first().into_iter().chain(cells[1..].last()) {
                offer(safety, cell);
            }
        }
        if now.outside > 0 {
            for cell in self.still_outside().take(MOST_OUTSIDE) {
                offer(1.0 - now.outside_risk, cell);
            }
        }
        (answers, count)
    }
}

/// The chance to survive the next move: 1 where a cell is safe, or none is left.
fn survival(now: &Glance) -> f64 {
    if now.safe > 0 || now.safest == 0.0 {
        1.0
    } else {
        now.safest
    }
}
