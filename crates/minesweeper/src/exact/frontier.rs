//! The hidden cells beside numbers, what the numbers still need, and what single numbers decide.

use super::ExactError;
use crate::position::View;
use crate::tiling::{Cell, Tiling};

/// What a question takes for granted about a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// It may be a mine or not.
    Unknown,
    /// It is a mine.
    Mine,
    /// It is none.
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

const NONE: u32 = u32::MAX;

/// A number, as far as it is not explained yet.
#[derive(Clone, Copy, Debug)]
struct Number {
    /// How many of the unknown cells are mines.
    need: i32,
    unknown: u32,
    /// Where its cells start in the list of all members.
    start: u32,
    end: u32,
}

/// The hidden cells beside numbers and the numbers beside them.
///
/// Cells are renumbered in the order they are met, so a question about few numbers costs as little on
/// a large board as on a small one.
#[derive(Debug, Default)]
pub(super) struct Frontier {
    /// For each cell of the board its place in `cells`.
    local: Vec<u32>,
    pub(super) cells: Vec<Cell>,
    /// What is known of each of them by now.
    pub(super) status: Vec<Status>,
    numbers: Vec<Number>,
    members: Vec<u32>,
    /// For each cell, where the numbers around it start in `around`.
    starts: Vec<u32>,
    around: Vec<u32>,
    /// Numbers to look at again.
    agenda: Vec<u32>,
}

impl Frontier {
    /// Takes in these numbers.
    pub(super) fn load(
        &mut self,
        tiling: &Tiling,
        numbers: impl IntoIterator<Item = (Cell, u8)>,
        status: impl Fn(Cell) -> Status,
    ) -> Result<(), ExactError> {
        self.clear(tiling.len());
        for (cell, number) in numbers {
            let start = self.members.len() as u32;
            let mut need = i32::from(number);
            for &neighbour in tiling.neighbours(cell).iter() {
                match status(neighbour) {
                    Status::Mine => need -= 1,
                    Status::Clear => {}
                    Status::Unknown => {
                        let local = self.local(neighbour);
                        self.members.push(local);
                    }
                }
            }
            let end = self.members.len() as u32;
            let unknown = end - start;
            if need < 0 || need > unknown as i32 {
                return Err(ExactError::Impossible);
            }
            if unknown > 0 {
                self.numbers.push(Number {
                    need,
                    unknown,
                    start,
                    end,
                });
            }
        }
        self.status.resize(self.cells.len(), Status::Unknown);
        self.index();
        Ok(())
    }

    fn clear(&mut self, board: usize) {
        for cell in self.cells.drain(..) {
            self.local[cell.index()] = NONE;
        }
        if self.local.len() != board {
            self.local.clear();
            self.local.resize(board, NONE);
        }
        self.status.clear();
        self.numbers.clear();
        self.members.clear();
        self.agenda.clear();
    }

    fn local(&mut self, cell: Cell) -> u32 {
        let local = &mut self.local[cell.index()];
        if *local == NONE {
            *local = self.cells.len() as u32;
            self.cells.push(cell);
        }
        *local
    }

    /// Lists the numbers around each cell.
    fn index(&mut self) {
        self.starts.clear();
        self.starts.resize(self.cells.len() + 1, 0);
        for &cell in &self.members {
            self.starts[cell as usize] += 1;
        }
        let mut end = 0;
        for start in &mut self.starts {
            end += *start;
            *start = end;
        }
        self.around.clear();
        self.around.resize(self.members.len(), 0);
        // From behind, each start moves down from the end of its list to its beginning.
        for (index, number) in self.numbers.iter().enumerate().rev() {
            for &cell in &self.members[number.start as usize..number.end as usize] {
                let place = &mut self.starts[cell as usize];
                *place -= 1;
                self.around[*place as usize] = index as u32;
            }
        }
    }

    /// The place of a cell in the frontier, if it is beside a number.
    #[inline]
    pub(super) fn local_of(&self, cell: Cell) -> Option<usize> {
        let local = self.local[cell.index()];
        (local != NONE).then_some(local as usize)
    }

    /// Decides what single numbers decide, until none decides more: a number that needs no mine, or
    /// as many as there are cells left.
    pub(super) fn deduce(&mut self) -> Result<(), ExactError> {
        self.agenda.extend(0..self.numbers.len() as u32);
        while let Some(index) = self.agenda.pop() {
            let number = self.numbers[index as usize];
            if number.need < 0 || number.need > number.unknown as i32 {
                return Err(ExactError::Impossible);
            }
            if number.unknown == 0 {
                continue;
            }
            let found = if number.need == 0 {
                Status::Clear
            } else if number.need == number.unknown as i32 {
                Status::Mine
            } else {
                continue;
            };
            for member in number.start..number.end {
                let cell = self.members[member as usize] as usize;
                if self.status[cell] == Status::Unknown {
                    self.decide(cell, found);
                }
            }
        }
        Ok(())
    }

    fn decide(&mut self, cell: usize, found: Status) {
        self.status[cell] = found;
        for place in self.starts[cell]..self.starts[cell + 1] {
            let index = self.around[place as usize];
            let number = &mut self.numbers[index as usize];
            number.unknown -= 1;
            number.need -= i32::from(found == Status::Mine);
            if number.need <= 0 || number.need >= number.unknown as i32 {
                self.agenda.push(index);
            }
        }
    }

    /// The numbers that still say something: how many mines, and the unknown cells they are among.
    pub(super) fn open_numbers(&self) -> impl Iterator<Item = (u32, impl Iterator<Item = u32>)> {
        let open = self.numbers.iter().filter(|number| number.unknown > 0);
        open.map(|number| {
            let members = &self.members[number.start as usize..number.end as usize];
            let unknown = |&&cell: &&u32| self.status[cell as usize] == Status::Unknown;
            (number.need as u32, members.iter().filter(unknown).copied())
        })
    }
}
