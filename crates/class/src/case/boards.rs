//! Random boards of the kinds that cases need. A board is drawn until it is of its kind; after [`TRIES`] the last one
//! stands.

use super::Kind;
use crate::board::{Board, Conflict, Unit, cells};
use crate::exact::{Costs, expansions};
use crate::method::{empty_cells, tightest_cell};
use crate::space::{Action, Space};
use atisbo_base::{Budget, Place, seed};
use atisbo_sudoku::Shape;
use atisbo_sudoku::generate::{Settings, generate};
use rand::RngExt;
use rand_pcg::Pcg64;
use std::ops::RangeInclusive;

/// How often a board is drawn.
const TRIES: u32 = 500;

/// How many nodes breadth-first search expands in a tree.
const TREE: RangeInclusive<usize> = 40..=250;

/// The boards of one case.
pub(super) struct Boards {
    rng: Pcg64,
    solution: Board,
}

impl Boards {
    /// Boards with one solution, which depends on seed and index.
    pub(super) fn new(seed: u64, index: u64) -> Self {
        let settings = Settings::new(Shape::CLASSIC).seed(seed);
        let made = generate(&settings, index, &Budget::unlimited());
        let solution = made
            .ok()
            .and_then(|made| Board::from_digits(&made.solution));
        Boards {
            rng: seed::rng(seed, index),
            solution: solution.unwrap_or_else(pattern),
        }
    }

    pub(super) fn rng(&mut self) -> &mut Pcg64 {
        &mut self.rng
    }

    /// The solution without some of these cells.
    fn without(&mut self, count: usize, of: &[Place]) -> Board {
        let mut left = of.to_vec();
        let mut board = self.solution;
        for _ in 0..count.min(of.len()) {
            let cell = left.swap_remove(self.rng.random_range(0..left.len()));
            board = board.with(cell, 0);
        }
        board
    }

    /// A board with a good part of its cells empty.
    pub(super) fn partly(&mut self) -> Board {
        let all: Vec<Place> = cells().collect();
        let count = self.rng.random_range(30..=50);
        self.without(count, &all)
    }

    /// A board that is drawn until `fits`.
    fn drawn(
        &mut self,
        mut draw: impl FnMut(&mut Self) -> Board,
        fits: impl Fn(&Board) -> bool,
    ) -> Board {
        let mut board = draw(self);
        for _ in 1..TRIES {
            if fits(&board) {
                break;
            }
            board = draw(self);
        }
        board
    }

    /// A board, and a digit in a cell of it that stands to the others as the kind says.
    pub(super) fn placement(&mut self, kind: Kind) -> (Board, Action) {
        let board = self.partly();
        let fits = |&Action { digit, cell }: &Action| {
            let conflict = board.conflict(cell, digit);
            let only = |unit: Unit| matches!(conflict, Some(Conflict { unit: found, .. }) if found == unit);
            let is_empty = board.digit(cell) == 0;
            match kind {
                Kind::Allowed => is_empty && conflict.is_none(),
                Kind::Row => is_empty && only(Unit::Row),
                Kind::Column => is_empty && only(Unit::Column),
                Kind::Square => is_empty && only(Unit::Square),
                Kind::Itself => board.digit(cell) == digit,
                _ => is_empty && conflict.is_some(),
            }
        };
        let all = cells().flat_map(|cell| (1..=9).map(move |digit| Action { digit, cell }));
        let action = choose(all.filter(fits), &mut self.rng);
        let first = Action {
            digit: 1,
            cell: Place::default(),
        };
        (board, action.unwrap_or(first))
    }

    /// A board whose first empty cell has several digits, or none.
    pub(super) fn with_steps(&mut self, kind: Kind) -> Board {
        let fits = |board: &Board| {
            let steps = Space::First.steps(board).len();
            !board.is_full()
                && if kind == Kind::DeadEnd {
                    steps == 0
                } else {
                    steps > 1
                }
        };
        let draw = |boards: &mut Self| {
            let board = boards.partly();
            if kind == Kind::DeadEnd {
                boards.spoilt(board)
            } else {
                board
            }
        };
        self.drawn(draw, fits)
    }

    /// The board with a digit that is allowed where it is put, but is not the right one.
    fn spoilt(&mut self, board: Board) -> Board {
        let solution = self.solution;
        let wrong = board.empty_cells().flat_map(|cell| {
            let digits = board.candidates(cell).collect::<Vec<_>>();
            let digits = digits
                .into_iter()
                .filter(move |&digit| digit != solution.digit(cell));
            digits.map(move |digit| board.with(cell, digit))
        });
        choose(wrong, &mut self.rng).unwrap_or(board)
    }

    /// A board for searches in a tree.
    pub(super) fn tree(&mut self) -> Board {
        let all: Vec<Place> = cells().collect();
        let draw = |boards: &mut Self| {
            let count = boards.rng.random_range(20..=36);
            boards.without(count, &all)
        };
        self.drawn(draw, |board| {
            size(board).is_some_and(|size| TREE.contains(&size))
        })
    }

    /// A board without a solution, for searches in a tree.
    pub(super) fn unsolvable(&mut self) -> Board {
        let all: Vec<Place> = cells().collect();
        let draw = |boards: &mut Self| {
            let count = boards.rng.random_range(20..=36);
            let board = boards.without(count, &all);
            boards.spoilt(board)
        };
        let fits = |board: &Board| {
            let costs = Costs::from(Space::First, *board, *TREE.end());
            costs.is_some_and(|costs| {
                costs.of(board).is_none() && (10..=*TREE.end()).contains(&costs.boards().len())
            })
        };
        self.drawn(draw, fits)
    }

    /// A board whose ways differ in cost, with as many boards to be reached as the range says, on which heuristics
    /// make a difference.
    pub(super) fn weighted(&mut self, reached: RangeInclusive<usize>) -> Board {
        let draw = |boards: &mut Self| {
            // Cells that see each other have more digits left: two boxes of one band.
            let band = boards.rng.random_range(0..3);
            let near: Vec<Place> = cells()
                .filter(|cell| cell.row() / 3 == band && cell.column() < 6)
                .collect();
            let count = boards.rng.random_range(5..=9);
            boards.without(count, &near)
        };
        self.drawn(draw, |board| {
            let Some(costs) = Costs::from(Space::Free, *board, *reached.end()) else {
                return false;
            };
            let blind = expansions(Space::Free, *board, |_| 0.0);
            let first = expansions(Space::Free, *board, |board| f64::from(empty_cells(board)));
            let second = expansions(Space::Free, *board, |board| f64::from(tightest_cell(board)));
            costs.boards().len() >= *reached.start()
                && costs.of(board) > Some(empty_cells(board))
                && second < first
                && first < blind
        })
    }
}

/// How many nodes breadth-first search expands in the tree; none if far too many.
fn size(board: &Board) -> Option<usize> {
    let costs = Costs::from(Space::First, *board, 2 * *TREE.end())?;
    Some(costs.boards().len())
}

/// One of them, each as likely.
pub(super) fn choose<T>(items: impl Iterator<Item = T>, rng: &mut Pcg64) -> Option<T> {
    let mut items: Vec<T> = items.collect();
    (!items.is_empty()).then(|| items.swap_remove(rng.random_range(0..items.len())))
}

/// A solved board that needs no generator.
fn pattern() -> Board {
    cells().fold(Board::empty(), |board, cell| {
        let (row, column) = (cell.row(), cell.column());
        board.with(cell, ((row * 3 + row / 3 + column) % 9 + 1) as u8)
    })
}
