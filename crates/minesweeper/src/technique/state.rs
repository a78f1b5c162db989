//! What is known of each cell on the way: what is seen, and what was concluded so far.

use super::{Count, Deduction, Rest};
use crate::exact::{Supply, Total};
use crate::position::{Position, View};
use crate::tiling::{Cell, Tiling};

/// What is known of a position on the way through an argument.
#[derive(Clone, Debug)]
pub(crate) struct State<'p> {
    position: &'p Position,
    /// The numbers that may be used, cell by cell.
    numbers: Vec<Option<u8>>,
    /// Whether a cell is a mine, where that is known.
    known: Vec<Option<bool>>,
    rest: Option<Rest>,
}

impl<'p> State<'p> {
    /// All that is seen. Flags are no more than hidden cells.
    pub(crate) fn new(position: &'p Position) -> Self {
        let mut state = Self::by(position, &[], true);
        for (cell, number) in position.numbers() {
            state.numbers[cell.index()] = Some(number);
        }
        state
    }

    /// Only these numbers are seen, and the number of mines in all if it is asked for.
    pub(crate) fn by(position: &'p Position, numbers: &[Cell], total: bool) -> Self {
        let known = |&view: &View| match view {
            View::Number(_) => Some(false),
            View::Mine => Some(true),
            View::Hidden | View::Flag | View::Question => None,
        };
        let rest = match Supply::of(position) {
            Supply::Total(Total { mines, cells }) if total => Some(Rest {
                mines,
                cells: cells as u32,
            }),
            _ => None,
        };
        let mut state = State {
            position,
            numbers: vec![None; position.tiling().len()],
            known: position.views().iter().map(known).collect(),
            rest,
        };
        for &cell in numbers {
            state.numbers[cell.index()] = position.view(cell).number();
        }
        state
    }

    pub(crate) fn position(&self) -> &'p Position {
        self.position
    }

    pub(crate) fn tiling(&self) -> &'p Tiling {
        self.position.tiling()
    }

    pub(crate) fn rest(&self) -> Option<Rest> {
        self.rest
    }

    /// Whether a cell is a mine, where that is known.
    pub(crate) fn known(&self, cell: Cell) -> Option<bool> {
        self.known[cell.index()]
    }

    /// The hidden cells of which something was concluded.
    pub(crate) fn concluded(&self) -> impl Iterator<Item = (Cell, bool)> {
        let hidden = self.position.hidden();
        hidden.filter_map(|cell| Some((cell, self.known(cell)?)))
    }

    /// The cells of which nothing is known.
    pub(crate) fn open(&self) -> impl Iterator<Item = Cell> {
        let all = self.tiling().cells();
        all.filter(|&cell| self.known(cell).is_none())
    }

    /// The cells whose numbers may be used.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = Cell> {
        let all = self.tiling().cells();
        all.filter(|cell| self.numbers[cell.index()].is_some())
    }

    /// What is left of a number; none if nothing is, or it cannot be met any more.
    pub(crate) fn count(&self, number: Cell) -> Option<Count> {
        let mut mines = u32::from(self.numbers[number.index()]?);
        let mut cells = Vec::new();
        for &cell in self.tiling().neighbours(number).iter() {
            match self.known(cell) {
                None => cells.push(cell),
                Some(true) => mines = mines.checked_sub(1)?,
                Some(false) => {}
            }
        }
        let is_left = !cells.is_empty() && mines as usize <= cells.len();
        is_left.then_some(Count {
            number,
            mines,
            cells,
        })
    }

    /// What is left of some numbers, of those of which something is.
    pub(crate) fn counts(&self, numbers: impl IntoIterator<Item = Cell>) -> Vec<Count> {
        let numbers = numbers.into_iter();
        numbers.filter_map(|number| self.count(number)).collect()
    }

    /// What is left of the other numbers that count one of these cells, in the order of their cells.
    pub(crate) fn sharing(&self, count: &Count) -> Vec<Count> {
        let numbers = self.beside(&count.cells).into_iter();
        self.counts(numbers.filter(|&number| number != count.number))
    }

    /// The numbers beside some cells, each once, in ascending order.
    pub(crate) fn beside(&self, cells: &[Cell]) -> Vec<Cell> {
        let mut numbers = Vec::new();
        for &cell in cells {
            let near = self.tiling().neighbours(cell);
            let near = near.iter().copied();
            numbers.extend(near.filter(|near| self.numbers[near.index()].is_some()));
        }
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// Takes note of what was concluded.
    pub(crate) fn conclude(&mut self, deduction: &Deduction) {
        for (cell, is_mine) in deduction.conclusions() {
            self.know(cell, is_mine);
        }
    }

    /// Takes note of what a hidden cell is.
    pub(crate) fn know(&mut self, cell: Cell, is_mine: bool) {
        let before = self.known[cell.index()].replace(is_mine);
        if let (None, Some(rest)) = (before, &mut self.rest) {
            rest.cells -= 1;
            rest.mines = rest.mines.saturating_sub(u32::from(is_mine));
        }
    }
}
