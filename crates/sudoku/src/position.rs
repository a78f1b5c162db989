//! What a player sees: the givens, what was filled in, and the pencil marks.

use crate::{Puzzle, Rules, Shape, Values};
use std::sync::Arc;

/// A puzzle on the way to its solution.
///
/// ```
/// use atisbo_sudoku::{Position, Puzzle, Shape};
///
/// let mut puzzle = Puzzle::empty(Shape::CLASSIC);
/// puzzle.give(0, 5);
/// let mut position = Position::new(&puzzle);
/// assert_eq!(position.candidates(1).len(), 8);
/// position.place(1, 6);
/// assert!(!position.candidates(2).contains(6));
/// assert!(position.is_given(0) && !position.is_given(1));
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    pub(crate) rules: Arc<Rules>,
    pub(crate) values: Vec<u8>,
    pub(crate) candidates: Vec<Values>,
    pub(crate) given: Vec<bool>,
}

impl Position {
    /// The start: every given is taken from the cells that see it, and nothing else is done.
    pub fn new(puzzle: &Puzzle) -> Self {
        Position {
            rules: Arc::clone(puzzle.rules()),
            values: puzzle.values(),
            candidates: puzzle.pencil_marks(),
            given: (0..puzzle.shape().cells())
                .map(|cell| puzzle.given(cell).is_some())
                .collect(),
        }
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The size of the grid and its boxes.
    pub fn shape(&self) -> Shape {
        self.rules.shape()
    }

    /// The value of a cell, given or filled in.
    pub fn value(&self, cell: usize) -> Option<u8> {
        Some(self.values[cell]).filter(|&value| value > 0)
    }

    /// The values, row by row; 0 is an empty cell.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// Whether the value was there from the start.
    pub fn is_given(&self, cell: usize) -> bool {
        self.given[cell]
    }

    /// The pencil marks of an empty cell; its value for another.
    pub fn candidates(&self, cell: usize) -> Values {
        self.value(cell).map_or(self.candidates[cell], Values::of)
    }

    /// Whether every cell has a value.
    pub fn is_filled(&self) -> bool {
        !self.values.contains(&0)
    }

    /// Fills in a value, and takes it from the pencil marks of the cells that see it.
    pub fn place(&mut self, cell: usize, value: u8) {
        self.values[cell] = value;
        for &peer in self.rules.peers(cell) {
            self.candidates[peer].remove(value);
        }
    }

    /// Takes a pencil mark away.
    pub fn eliminate(&mut self, cell: usize, value: u8) {
        self.candidates[cell].remove(value);
    }

    /// The position as a puzzle: the values as givens, the pencil marks as what the cells may hold.
    pub fn to_puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::with_rules(Arc::clone(&self.rules));
        for cell in 0..self.values.len() {
            puzzle.allow(cell, self.candidates(cell));
        }
        puzzle
    }
}
