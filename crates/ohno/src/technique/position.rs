//! The position as the techniques read it: a flat board with a border of walls, in which every
//! known cell remembers when it became known.
//!
//! The border spares every walk its bounds check. The moments let the same walk ask what was known
//! *before* a given moment, which is how the generator tells whether a fact still stands after one
//! of its premises is gone.

use super::Conclusion;
use crate::{Cell, Direction, Fill, Grid, Place, Rule};

/// Where a cell stands on the bordered board.
pub(crate) type Slot = usize;

/// When a cell became known: 0 for what is given.
pub(crate) type Moment = u32;

/// Later than everything.
pub(crate) const NOW: Moment = Moment::MAX >> 1;

/// What was known of a cell at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Unknown,
    Wall,
    Floor,
}

/// A bordered board. A known cell is its moment shifted by one, with the lowest bit set for a wall,
/// so that one comparison answers whether it was known before a moment.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    rows: usize,
    cols: usize,
    rule: Rule,
    known: Vec<u32>,
    numbers: Vec<u16>,
    unknown: usize,
}

const UNKNOWN: u32 = u32::MAX;
const GIVEN_WALL: u32 = 1;

impl Position {
    /// A position of this size in which nothing is known.
    pub(crate) fn blank(rows: usize, cols: usize, rule: Rule) -> Self {
        let stride = cols + 2;
        let mut known = vec![GIVEN_WALL; stride * (rows + 2)];
        for row in 1..=rows {
            known[row * stride + 1..=row * stride + cols].fill(UNKNOWN);
        }
        Position {
            rows,
            cols,
            rule,
            numbers: vec![0; known.len()],
            known,
            unknown: rows * cols,
        }
    }

    /// The position a grid shows.
    pub(crate) fn new(grid: &Grid, rule: Rule) -> Self {
        let mut position = Self::blank(grid.rows(), grid.cols(), rule);
        for (pos, cell) in grid.cells() {
            position.give(position.slot(pos), cell);
        }
        position
    }

    /// Writes a given cell.
    pub(crate) fn give(&mut self, slot: Slot, cell: Cell) {
        if let Some(fill) = cell.fill() {
            self.set(slot, fill, 0);
        }
        if let Cell::Number(number) = cell {
            self.numbers[slot] = number;
        }
    }

    /// The position as a grid.
    pub(crate) fn grid(&self) -> Grid {
        let cells = self.slots().map(|slot| self.cell(slot));
        Grid::from_cells(self.rows, self.cols, cells)
    }

    /// What is known of a cell, with its number.
    pub(crate) fn cell(&self, slot: Slot) -> Cell {
        match (self.state(slot), self.number(slot)) {
            (State::Unknown, _) => Cell::Unknown,
            (State::Wall, _) => Cell::Wall,
            (State::Floor, None) => Cell::Floor,
            (State::Floor, Some(number)) => Cell::Number(number),
        }
    }

    pub(crate) fn rule(&self) -> Rule {
        self.rule
    }

    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    pub(crate) fn cols(&self) -> usize {
        self.cols
    }

    /// How many slots there are, border included.
    pub(crate) fn len(&self) -> usize {
        self.known.len()
    }

    /// How many cells are unknown.
    pub(crate) fn unknown(&self) -> usize {
        self.unknown
    }

    /// All slots within the border, row by row.
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        let (stride, rows, cols) = (self.cols + 2, self.rows, self.cols);
        (1..=rows).flat_map(move |row| (1..=cols).map(move |col| row * stride + col))
    }

    pub(crate) fn slot(&self, pos: Place) -> Slot {
        (pos.row() + 1) * (self.cols + 2) + pos.column() + 1
    }

    pub(crate) fn pos(&self, slot: Slot) -> Place {
        Place::new(slot / (self.cols + 2) - 1, slot % (self.cols + 2) - 1)
    }

    /// The slot `distance` cells away; the caller stays within the border.
    #[inline]
    pub(crate) fn along(&self, slot: Slot, direction: Direction, distance: usize) -> Slot {
        match direction {
            Direction::Up => slot - distance * (self.cols + 2),
            Direction::Down => slot + distance * (self.cols + 2),
            Direction::Left => slot - distance,
            Direction::Right => slot + distance,
        }
    }

    /// In which direction and how far `to` lies from `from`, on the same row or column.
    pub(crate) fn bearing(&self, from: Slot, to: Slot) -> (Direction, usize) {
        let stride = self.cols + 2;
        match (to < from, to.abs_diff(from)) {
            (true, apart) if apart < stride => (Direction::Left, apart),
            (false, apart) if apart < stride => (Direction::Right, apart),
            (true, apart) => (Direction::Up, apart / stride),
            (false, apart) => (Direction::Down, apart / stride),
        }
    }

    /// Whether a slot belongs to the border.
    pub(crate) fn is_border(&self, slot: Slot) -> bool {
        let (row, col) = (slot / (self.cols + 2), slot % (self.cols + 2));
        row == 0 || row > self.rows || col == 0 || col > self.cols
    }

    /// What is known of a cell now.
    #[inline]
    pub(crate) fn state(&self, slot: Slot) -> State {
        self.state_before(slot, NOW)
    }

    /// What was known of a cell before `moment`.
    #[inline]
    pub(crate) fn state_before(&self, slot: Slot, moment: Moment) -> State {
        let known = self.known[slot];
        if known >= moment << 1 {
            State::Unknown
        } else if known & 1 == 1 {
            State::Wall
        } else {
            State::Floor
        }
    }

    /// When a cell became known; [`NOW`] if it is not.
    pub(crate) fn moment(&self, slot: Slot) -> Moment {
        self.known[slot] >> 1
    }

    /// The number on a floor.
    #[inline]
    pub(crate) fn number(&self, slot: Slot) -> Option<u16> {
        match self.numbers[slot] {
            0 => None,
            number => Some(number),
        }
    }

    /// Makes an unknown cell known.
    pub(crate) fn set(&mut self, slot: Slot, fill: Fill, moment: Moment) {
        self.unknown -= usize::from(self.known[slot] == UNKNOWN);
        self.known[slot] = moment << 1 | u32::from(fill == Fill::Wall);
    }

    /// Makes a cell unknown.
    pub(crate) fn clear(&mut self, slot: Slot) {
        self.unknown += usize::from(self.known[slot] != UNKNOWN);
        self.known[slot] = UNKNOWN;
    }

    /// Writes a number on a floor, or wipes it off with 0.
    pub(crate) fn set_number(&mut self, slot: Slot, number: u16) {
        self.numbers[slot] = number;
    }

    /// The first unknown cell with what it is in a solution.
    pub(crate) fn first_difference(&self, solution: &Grid) -> Option<(Slot, Fill)> {
        let mut slots = self.slots();
        let slot = slots.find(|&slot| self.state(slot) == State::Unknown)?;
        Some((slot, solution.get(self.pos(slot)).fill()?))
    }

    /// Conclusions as a user of the crate reads them.
    pub(crate) fn conclusions(&self, found: &[(Slot, Fill)]) -> Vec<Conclusion> {
        found
            .iter()
            .map(|&(slot, fill)| Conclusion {
                cell: self.pos(slot),
                fill,
            })
            .collect()
    }

    /// Calls `visit` for every number that could see `slot`: no wall known before `moment` stands
    /// between them.
    #[inline]
    pub(crate) fn numbers_around(
        &self,
        slot: Slot,
        moment: Moment,
        mut visit: impl FnMut(Slot, u16, usize),
    ) {
        for direction in Direction::ALL {
            for distance in 1.. {
                let at = self.along(slot, direction, distance);
                if self.state_before(at, moment) == State::Wall {
                    break;
                }
                if let Some(number) = self.number(at)
                    && usize::from(number) + 1 >= distance
                {
                    visit(at, number, distance);
                }
            }
        }
    }
}
