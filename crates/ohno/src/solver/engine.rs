//! Propagation: what follows from single numbers and from rule 3, until nothing more follows.
//!
//! A work queue in the manner of AC-3 (Mackworth 1977): a cell that changes wakes the numbers that
//! can see it and the cells whose rule 3 may depend on it. A trail takes every change back.

use super::lines::{Lines, ahead};
use super::reach::narrow;
use super::word::Word;
use super::{Cause, Conflict, Deduction, Fill, Mark};
use crate::{Cell, Direction, Grid, Place, Rule};

/// A position under propagation, for grids whose sides are shorter than the word.
#[derive(Clone, Debug, Default)]
pub(super) struct Engine<W> {
    pub(super) lines: Lines<W>,
    rule: Rule,
    /// The number each cell demands; 0 for cells without number.
    demands: Vec<u16>,
    /// Per row, the numbers that wait to be examined, and the rows where some do.
    waiting: Vec<W>,
    waiting_rows: W,
    /// Per row, the cells whose rule 3 waits to be examined, and the rows where some do.
    pub(super) lonely: Vec<W>,
    pub(super) lonely_rows: W,
    trail: Vec<Deduction>,
    unknown: usize,
    examined: u64,
}

impl<W: Word> Engine<W> {
    /// Takes another position. Everything in it waits to be examined.
    pub(super) fn load(&mut self, grid: &Grid, rule: Rule) {
        let (rows, cols) = (grid.rows(), grid.cols());
        debug_assert!(rows.max(cols) < W::BITS as usize);
        self.rule = rule;
        self.lines.clear(rows, cols);
        self.demands.clear();
        self.demands.resize(rows * cols, 0);
        self.trail.clear();
        self.unknown = 0;
        for (index, (pos, cell)) in grid.cells().enumerate() {
            match cell {
                Cell::Unknown => self.unknown += 1,
                Cell::Wall => self.lines.set(pos, Fill::Wall),
                Cell::Floor => self.lines.set(pos, Fill::Floor),
                Cell::Number(number) => {
                    self.lines.set(pos, Fill::Floor);
                    self.lines.set_number(pos);
                    self.demands[index] = number;
                }
            }
        }
        self.waiting.clear();
        self.waiting_rows = W::ZERO;
        for row in 0..rows {
            let numbers = self.lines.row(row).numbers;
            self.waiting.push(numbers);
            if !numbers.is_zero() {
                self.waiting_rows |= W::bit(row as u32);
            }
        }
        self.lonely.clear();
        self.lonely.resize(rows, W::below(cols as u32));
        self.lonely_rows = W::below(rows as u32);
    }

    /// Lets these cells count as seers under [`Rule::SeenByNumber`] wherever they are floors, though
    /// their number is not known.
    pub(super) fn lend_sight(&mut self, cells: impl Iterator<Item = Place>) {
        for pos in cells {
            self.lines.set_number(pos);
        }
    }

    #[inline]
    pub(super) fn rule(&self) -> Rule {
        self.rule
    }

    #[inline]
    pub(super) fn fill(&self, pos: Place) -> Option<Fill> {
        self.lines.fill(pos)
    }

    /// How many cells are unknown.
    #[inline]
    pub(super) fn unknown(&self) -> usize {
        self.unknown
    }

    /// How many numbers and rows of rule 3 were examined since the engine was made.
    pub(super) fn examined(&self) -> u64 {
        self.examined
    }

    #[inline]
    pub(super) fn mark(&self) -> Mark {
        Mark(self.trail.len())
    }

    /// What became known after the mark, in order.
    #[inline]
    pub(super) fn since(&self, mark: Mark) -> &[Deduction] {
        &self.trail[mark.0..]
    }

    /// Takes back everything after the mark.
    pub(super) fn undo_to(&mut self, mark: Mark) {
        self.rest();
        while self.trail.len() > mark.0 {
            if let Some(Deduction { pos, fill, .. }) = self.trail.pop() {
                self.lines.unset(pos, fill);
                self.unknown += 1;
            }
        }
    }

    /// Assumes the content of a cell, without drawing conclusions yet.
    #[inline]
    pub(super) fn assume(&mut self, pos: Place, fill: Fill) -> Result<(), Conflict> {
        match self.fill(pos) {
            None => {
                self.conclude(pos, fill, Cause::Assumed);
                Ok(())
            }
            Some(known) if known == fill => Ok(()),
            Some(_) => Err(Conflict(Cause::Assumed)),
        }
    }

    /// Draws conclusions until there are no more. After a conflict the position is only good for
    /// [`Engine::undo_to`] and [`Engine::load`].
    pub(super) fn propagate(&mut self) -> Result<(), Conflict> {
        loop {
            let step = if !self.waiting_rows.is_zero() {
                self.examine_number()
            } else if !self.lonely_rows.is_zero() {
                self.examine_isolation()
            } else {
                return Ok(());
            };
            self.examined += 1;
            if let Err(conflict) = step {
                self.rest();
                return Err(conflict);
            }
        }
    }

    /// Empties the queue.
    fn rest(&mut self) {
        for row in self.waiting_rows.ones() {
            self.waiting[row as usize] = W::ZERO;
        }
        self.waiting_rows = W::ZERO;
        for row in self.lonely_rows.ones() {
            self.lonely[row as usize] = W::ZERO;
        }
        self.lonely_rows = W::ZERO;
    }

    /// Writes a cell that was unknown and wakes the numbers and cells that depend on it.
    #[inline]
    pub(super) fn conclude(&mut self, pos: Place, fill: Fill, cause: Cause) {
        self.lines.set(pos, fill);
        self.unknown -= 1;
        self.trail.push(Deduction { pos, fill, cause });
        let (row, col) = (pos.row(), pos.column());
        let (across, down) = self.lines.runs(pos);
        let seers = self.lines.row(row).numbers & across;
        if !seers.is_zero() {
            self.waiting[row] |= seers;
            self.waiting_rows |= W::bit(row as u32);
        }
        for row in (self.lines.col(col).numbers & down).ones() {
            self.waiting[row as usize] |= W::bit(col as u32);
            self.waiting_rows |= W::bit(row);
        }
        self.wake_isolation(pos, fill, across, down);
    }

    /// Takes a number from the queue and draws what follows from it alone.
    #[inline]
    fn examine_number(&mut self) -> Result<(), Conflict> {
        let row = self.waiting_rows.trailing_zeros();
        let col = self.waiting[row as usize].trailing_zeros();
        let pos = Place::new(row as usize, col as usize);
        let demand = self.demands[self.index(pos)];
        if demand > 0 {
            self.apply_number(pos, demand)?;
        }
        // What the number concluded woke the number itself, but it has nothing to add.
        let waiting = &mut self.waiting[row as usize];
        *waiting &= !W::bit(col);
        if waiting.is_zero() {
            self.waiting_rows &= !W::bit(row);
        }
        Ok(())
    }

    #[inline]
    fn apply_number(&mut self, pos: Place, demand: u16) -> Result<(), Conflict> {
        let sights = Direction::ALL.map(|direction| self.lines.sight(pos, direction));
        let cause = Cause::Number(pos);
        let reaches =
            narrow(sights.map(super::lines::Sight::reaches), demand).ok_or(Conflict(cause))?;
        for ((direction, sight), reaches) in Direction::ALL.into_iter().zip(sights).zip(reaches) {
            let least = reaches.trailing_zeros();
            for distance in (W::below(least) & !sight.floors).ones() {
                self.conclude(ahead(pos, direction, distance), Fill::Floor, cause);
            }
            let decided = reaches.without_lowest().is_zero();
            if decided && !sight.walls.has(least) {
                self.conclude(ahead(pos, direction, least), Fill::Wall, cause);
            }
        }
        Ok(())
    }

    /// All cells that carry a number.
    pub(super) fn numbers(&self) -> impl Iterator<Item = Place> + '_ {
        (0..self.lines.height()).flat_map(move |row| {
            let numbers = self.lines.row(row).numbers.ones();
            numbers.map(move |col| Place::new(row, col as usize))
        })
    }

    /// The cells with a number that share an open run with `pos`, which may be a wall itself.
    pub(super) fn numbers_seeing(&self, pos: Place) -> impl Iterator<Item = Place> + '_ {
        let (across, down) = self.lines.runs(pos);
        let (row, col) = (pos.row(), pos.column());
        let in_row = (self.lines.row(row).numbers & across).ones();
        let in_col = (self.lines.col(col).numbers & down).ones();
        let in_row = in_row.map(move |col| Place::new(row, col as usize));
        in_row.chain(in_col.map(move |row| Place::new(row as usize, col)))
    }

    /// Where the view from `pos` ends for now, if what stands there is unknown.
    #[inline]
    pub(super) fn first_unknown(&self, pos: Place, direction: Direction) -> Option<Place> {
        let sight = self.lines.sight(pos, direction);
        let seen = (!sight.floors).trailing_zeros();
        (!sight.walls.has(seen)).then(|| ahead(pos, direction, seen))
    }

    /// The first unknown cell of all, row by row.
    pub(super) fn any_unknown(&self) -> Option<Place> {
        let inside = W::below(self.lines.width() as u32);
        (0..self.lines.height()).find_map(|row| {
            let line = self.lines.row(row);
            let col = (!(line.walls | line.floors) & inside).ones().next()?;
            Some(Place::new(row, col as usize))
        })
    }

    /// Where `pos` stands when the rows are laid end to end.
    #[inline]
    pub(super) fn index(&self, pos: Place) -> usize {
        pos.row() * self.lines.width() + pos.column()
    }
}
