//! What the numbers still need, what single numbers decide, and how to take a supposition back.

use super::ExactError;
use super::adjacency::Adjacency;
use super::bit_rows::BitRows;
use crate::position::{Position, View};
use crate::tiling::{Cell, Tiling};

/// What a question takes for granted about a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Status {
    /// It may be a mine or not.
    #[default]
    Unknown,
    /// It is a mine.
    Mine,
    /// It is no mine.
    Clear,
}

impl Status {
    /// What a view tells; a flag tells nothing.
    pub(crate) fn of(view: View) -> Self {
        match view {
            View::Hidden | View::Flag | View::Question => Status::Unknown,
            View::Mine => Status::Mine,
            View::Number(_) => Status::Clear,
        }
    }
}

/// A number, as far as it is not explained yet.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Number {
    /// Whether the cell shows one that counts.
    shown: bool,
    /// How many cells around it are unknown.
    unknown: u8,
    /// How many of them are mines.
    need: i8,
}

impl Number {
    /// Whether it still says something.
    #[inline]
    pub(super) fn is_open(self) -> bool {
        self.shown && self.unknown > 0
    }

    /// How many of the unknown cells around it are mines.
    #[inline]
    pub(super) fn need(self) -> u32 {
        self.need as u32
    }

    /// Whether it decides all cells around it, or contradicts them.
    #[inline]
    fn is_ripe(self) -> bool {
        self.need <= 0 || self.need >= self.unknown as i8
    }
}

/// A step that can be taken back.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// A cell was given for known from the start.
    Given(u32),
    /// A cell was decided.
    Decided(u32),
    /// A number was shown.
    Shown(u32),
}

/// Where to return to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark(usize);

/// The cells and numbers of a board, as far as they are known.
///
/// Every change is written down, so suppositions are made and taken back at the price of the cells they
/// touch, and so is a new question on a large board.
#[derive(Debug, Default)]
pub(super) struct Frontier {
    pub(super) adjacency: Adjacency,
    pub(super) status: Vec<Status>,
    pub(super) numbers: Vec<Number>,
    /// The cells that show a number, those that say nothing any more included.
    shown: Vec<u32>,
    changes: Vec<Change>,
    /// Numbers to look at again.
    agenda: Vec<u32>,
    /// How many unknown cells turned out to be mines, and how many not.
    pub(super) mines: u32,
    pub(super) clear: u32,
    /// Whether it was filled at once, so that its changes do not lead back to the beginning.
    filled: bool,
    bit_rows: BitRows,
}

impl Frontier {
    /// Forgets everything: what was touched, or all of a board that was filled at once.
    pub(super) fn reset(&mut self, tiling: &Tiling) {
        if self.adjacency.load(tiling) || self.filled {
            self.empty(tiling.len());
            self.status.fill(Status::Unknown);
            self.filled = false;
        } else {
            self.take_back(Mark(0));
        }
    }

    /// Forgets everything but what each cell is, and makes room for `cells`.
    fn empty(&mut self, cells: usize) {
        for cell in self.shown.drain(..) {
            self.numbers[cell as usize] = Number::default();
        }
        self.numbers.resize(cells, Number::default());
        self.status.resize(cells, Status::Unknown);
        self.changes.clear();
        self.agenda.clear();
        (self.mines, self.clear) = (0, 0);
    }

    /// Takes in a whole position at once; how many cells are hidden, and how many are known to be mines.
    pub(super) fn fill(&mut self, position: &Position) -> (usize, u32) {
        self.adjacency.load(position.tiling());
        let views = position.views();
        self.empty(views.len());
        self.filled = true;
        if self.bit_rows.load(position) {
            self.bit_rows.write_statuses(&mut self.status);
            let counts = self.bit_rows.count();
            self.fill_rows();
            return counts;
        }
        for (status, &view) in self.status.iter_mut().zip(views) {
            *status = Status::of(view);
        }
        for (cell, number) in position.numbers() {
            self.show(cell.0, number);
        }
        // There is no way back to an empty board.
        self.changes.clear();
        position.count()
    }

    /// Takes in a board of squares, what single numbers decide included.
    fn fill_rows(&mut self) {
        self.bit_rows.deduce();
        for (cell, status) in self.bit_rows.decided() {
            self.status[cell as usize] = status;
            self.changes.push(Change::Decided(cell));
            if status == Status::Mine {
                self.mines += 1;
            } else {
                self.clear += 1;
            }
        }
        for (cell, unknown, need) in self.bit_rows.open() {
            let number = Number {
                shown: true,
                unknown,
                need,
            };
            self.numbers[cell as usize] = number;
            self.shown.push(cell);
            if number.is_ripe() {
                self.agenda.push(cell);
            }
        }
    }

    /// Takes in these numbers, and what is given of the cells around them.
    pub(super) fn load(
        &mut self,
        tiling: &Tiling,
        numbers: impl IntoIterator<Item = (Cell, u8)>,
        status: impl Fn(Cell) -> Status,
    ) -> Result<(), ExactError> {
        self.reset(tiling);
        for (cell, number) in numbers {
            self.give(cell.0, status(cell));
            for place in 0..self.adjacency.of(cell.0).len() {
                let neighbour = self.adjacency.of(cell.0)[place];
                self.give(neighbour, status(Cell(neighbour)));
            }
            self.show(cell.0, number);
        }
        self.deduce()
    }

    /// A cell is known from the start.
    #[inline]
    pub(super) fn give(&mut self, cell: u32, status: Status) {
        if status != self.status[cell as usize] {
            self.status[cell as usize] = status;
            self.changes.push(Change::Given(cell));
        }
    }

    /// A cell turns out to be clear and shows a number.
    pub(super) fn reveal(&mut self, cell: u32, number: u8) {
        if self.status[cell as usize] == Status::Unknown {
            self.decide(cell, Status::Clear);
        }
        self.show(cell, number);
    }

    /// A clear cell shows a number.
    pub(super) fn show(&mut self, cell: u32, number: u8) {
        let (mines, unknown) = self.around(cell);
        let number = Number {
            shown: true,
            unknown,
            need: number as i8 - mines as i8,
        };
        self.numbers[cell as usize] = number;
        self.shown.push(cell);
        self.changes.push(Change::Shown(cell));
        if number.is_ripe() {
            self.agenda.push(cell);
        }
    }

    /// How many cells around one are mines, and how many are unknown.
    #[inline]
    pub(super) fn around(&self, cell: u32) -> (u8, u8) {
        let (mut mines, mut unknown) = (0, 0);
        for &neighbour in self.adjacency.of(cell) {
            match self.status[neighbour as usize] {
                Status::Mine => mines += 1,
                Status::Unknown => unknown += 1,
                Status::Clear => {}
            }
        }
        (mines, unknown)
    }

    /// Decides an unknown cell, and updates the numbers around it.
    #[inline]
    pub(super) fn decide(&mut self, cell: u32, found: Status) {
        let is_mine = found == Status::Mine;
        self.status[cell as usize] = found;
        self.changes.push(Change::Decided(cell));
        if is_mine {
            self.mines += 1;
        } else {
            self.clear += 1;
        }
        for &neighbour in self.adjacency.of(cell) {
            let number = &mut self.numbers[neighbour as usize];
            if number.shown {
                number.unknown -= 1;
                number.need -= i8::from(is_mine);
                if number.is_ripe() {
                    self.agenda.push(neighbour);
                }
            }
        }
    }

    /// Decides what single numbers decide, until none decides more: a number that needs no mine, or
    /// as many as there are cells left.
    pub(super) fn deduce(&mut self) -> Result<(), ExactError> {
        while let Some(cell) = self.agenda.pop() {
            let number = self.numbers[cell as usize];
            if number.need < 0 || number.need > number.unknown as i8 {
                self.agenda.clear();
                return Err(ExactError::Impossible);
            }
            if number.unknown == 0 {
                continue;
            }
            let found = if number.need == 0 {
                Status::Clear
            } else if number.need == number.unknown as i8 {
                Status::Mine
            } else {
                continue;
            };
            for place in 0..self.adjacency.of(cell).len() {
                let neighbour = self.adjacency.of(cell)[place];
                if self.status[neighbour as usize] == Status::Unknown {
                    self.decide(neighbour, found);
                }
            }
        }
        Ok(())
    }

    /// Where things stand.
    pub(super) fn mark(&self) -> Mark {
        Mark(self.changes.len())
    }

    /// Takes back all that happened since.
    pub(super) fn take_back(&mut self, mark: Mark) {
        self.agenda.clear();
        while self.changes.len() > mark.0 {
            let Some(change) = self.changes.pop() else {
                return;
            };
            match change {
                Change::Given(cell) => self.status[cell as usize] = Status::Unknown,
                Change::Shown(cell) => {
                    self.numbers[cell as usize].shown = false;
                    self.shown.pop();
                }
                Change::Decided(cell) => self.forget(cell),
            }
        }
    }

    fn forget(&mut self, cell: u32) {
        let is_mine = self.status[cell as usize] == Status::Mine;
        self.status[cell as usize] = Status::Unknown;
        if is_mine {
            self.mines -= 1;
        } else {
            self.clear -= 1;
        }
        for &neighbour in self.adjacency.of(cell) {
            let number = &mut self.numbers[neighbour as usize];
            if number.shown {
                number.unknown += 1;
                number.need += i8::from(is_mine);
            }
        }
    }

    /// The cells that were unknown and have been decided, in the order that happened.
    pub(super) fn decided(&self) -> impl Iterator<Item = (Cell, Status)> {
        self.decided_since(Mark(0))
    }

    /// Those of them that have been decided since.
    pub(super) fn decided_since(&self, mark: Mark) -> impl Iterator<Item = (Cell, Status)> {
        self.changes[mark.0..]
            .iter()
            .filter_map(|change| match *change {
                Change::Decided(cell) => Some((Cell(cell), self.status[cell as usize])),
                _ => None,
            })
    }

    /// How many cells may be mines or not.
    pub(super) fn unknown(&self) -> usize {
        let all = self.status.iter();
        all.filter(|&&status| status == Status::Unknown).count()
    }

    /// The cells that show a number.
    pub(super) fn shown(&self) -> &[u32] {
        &self.shown
    }

    /// Whether a cell shows a number.
    #[inline]
    pub(super) fn shows(&self, cell: u32) -> bool {
        self.numbers[cell as usize].shown
    }
}
