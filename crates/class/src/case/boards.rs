//! Random boards of the kinds that cases need. A board is drawn until it is of its kind; after [`TRIES`] the last one
//! stands.

use super::Kind;
use super::slips::Slip;
use crate::board::{Board, Conflict, Taken, Unit, cells, see_each_other};
use crate::exact::{Costs, expansions};
use crate::method::{Method, empty_cells, islands};
use crate::space::{Action, Space};
use atisbo_base::{Place, seed};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use std::ops::RangeInclusive;

/// How often a board is drawn.
const TRIES: u32 = 2_000;

/// How often before another solution is taken.
const OF_ONE_SOLUTION: u32 = 20;

/// How many cells a ring may have.
const RING: usize = 6;

/// How many rings are looked at for one that is apart from another.
const RINGS: usize = 30;

/// How many boards can be reached in a graph, at most.
const GRAPH: usize = 400;

/// How many boards can be reached at least where there is no solution.
const LEAST: usize = 20;

/// How many boards can be reached on islands, at most.
const ISLANDS: usize = 2_000;

/// How many nodes breadth-first search expands in a tree.
const TREE: RangeInclusive<usize> = 40..=250;

/// The boards of one case.
pub(super) struct Boards {
    rng: Pcg64,
    solution: Board,
}

impl Boards {
    /// Boards that depend on seed and index.
    pub(super) fn new(seed: u64, index: u64) -> Self {
        let mut rng = seed::rng(seed, index);
        let solution = solution(&mut rng);
        Boards { rng, solution }
    }

    pub(super) fn rng(&mut self) -> &mut Pcg64 {
        &mut self.rng
    }

    /// A board without some of these cells.
    fn without(&mut self, mut board: Board, count: usize, of: &[Place]) -> Board {
        let mut left = of.to_vec();
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
        self.without(self.solution, count, &all)
    }

    /// A board that is drawn until `fits`.
    fn drawn(
        &mut self,
        mut draw: impl FnMut(&mut Self) -> Board,
        fits: impl Fn(&Board) -> bool,
    ) -> Board {
        let mut board = draw(self);
        for tried in 1..TRIES {
            if fits(&board) {
                break;
            }
            if tried % OF_ONE_SOLUTION == 0 {
                self.solution = solution(&mut self.rng);
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
        let wrong = self.wrong(board);
        choose(wrong, &mut self.rng).unwrap_or(board)
    }

    /// All boards with one digit more that is allowed where it is put, but is not the right one.
    fn wrong(&self, board: Board) -> impl Iterator<Item = Board> + use<> {
        let solution = self.solution;
        let cells: Vec<Place> = board.empty_cells().collect();
        cells.into_iter().flat_map(move |cell| {
            let taken = Taken::of(&board).free(cell);
            taken
                .filter(move |&digit| digit != solution.digit(cell))
                .map(move |digit| board.with(cell, digit))
        })
    }

    /// A board for searches in a tree.
    pub(super) fn tree(&mut self) -> Board {
        let all: Vec<Place> = cells().collect();
        let draw = |boards: &mut Self| {
            let count = boards.rng.random_range(20..=36);
            boards.without(boards.solution, count, &all)
        };
        self.drawn(draw, |board| {
            size(board).is_some_and(|size| TREE.contains(&size))
        })
    }

    /// A ring of empty cells, and some more nearby: what is filled first decides what the others cost.
    fn clump(&mut self) -> Board {
        let ring = self.ring();
        let board = erased(self.solution, &ring);
        let near: Vec<Place> = cells()
            .filter(|&cell| {
                board.digit(cell) != 0 && ring.iter().any(|&other| see_each_other(cell, other))
            })
            .collect();
        let count = self.rng.random_range(1..=3);
        self.without(board, count, &near)
    }

    /// A board whose ways differ in cost: a cheaper one to a board that waits is found late.
    pub(super) fn weighted(&mut self) -> Board {
        self.drawn(Self::clump, |board| {
            Costs::from(Space::Free, *board, GRAPH)
                .is_some_and(|costs| Slip::NoUpdate.shows(*board, &costs, Method::UniformCost))
        })
    }

    /// A board without a solution, of which a search must expand all that can be reached, each once, and on which the
    /// usual slips in a search by this method show.
    pub(super) fn unsolvable(&mut self, method: Method) -> Board {
        let draw = |boards: &mut Self| {
            let board = boards.clump();
            let wrong = boards.wrong(board).filter(|board| filled(board).is_none());
            choose(wrong, &mut boards.rng).unwrap_or(board)
        };
        self.drawn(draw, |board| {
            Costs::from(Space::Free, *board, GRAPH).is_some_and(|costs| {
                costs.of(board).is_none()
                    && costs.boards().len() >= LEAST
                    && Slip::of(method)
                        .iter()
                        .all(|slip| slip.shows(*board, &costs, method))
            })
        })
    }

    /// A board with two islands of empty cells, on which heuristics make a difference.
    pub(super) fn islands(&mut self) -> Board {
        let draw = |boards: &mut Self| {
            let one = boards.ring();
            let board = boards.solution;
            let others = (0..RINGS).map(|_| boards.any_ring());
            let apart = others.collect::<Vec<_>>().into_iter().find(|other| {
                let sees = |cell: &Place| one.iter().any(|&of_one| see_each_other(of_one, *cell));
                other.len() <= RING && !other.iter().any(sees)
            });
            erased(erased(board, &one), &apart.unwrap_or_default())
        };
        self.drawn(draw, |board| {
            let expanded = |heuristic: fn(&Board) -> u32| {
                expansions(Space::Free, *board, |board| f64::from(heuristic(board)))
            };
            Costs::from(Space::Free, *board, ISLANDS).is_some()
                && 2 * expanded(islands) <= expanded(empty_cells)
                && expanded(empty_cells) < expanded(|_| 0)
        })
    }

    /// A short [`ring`](Self::any_ring).
    fn ring(&mut self) -> Vec<Place> {
        loop {
            let ring = self.any_ring();
            if ring.len() <= RING {
                return ring;
            }
            // Some solutions have none.
            self.solution = solution(&mut self.rng);
        }
    }

    /// The cells of two rows of a band that can be exchanged column by column: empty, they have two digits each.
    fn any_ring(&mut self) -> Vec<Place> {
        let band = self.rng.random_range(0..3) * 3;
        let one = self.rng.random_range(0..3);
        let other = (one + self.rng.random_range(1..3)) % 3;
        let (one, other) = (band + one, band + other);
        let first = self.rng.random_range(0..9);
        let mut ring = Vec::new();
        let mut column = first;
        loop {
            let (above, below) = (Place::new(one, column), Place::new(other, column));
            ring.extend([above, below]);
            let partner = self.solution.digit(below);
            let next = (0..9).find(|&next| self.solution.digit(Place::new(one, next)) == partner);
            match next {
                Some(next) if next != first => column = next,
                _ => return ring,
            }
        }
    }
}

/// The board without these cells.
fn erased(board: Board, cells: &[Place]) -> Board {
    let erase = |board: Board, &cell: &Place| board.with(cell, 0);
    cells.iter().fold(board, erase)
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

/// A random solved board: boxes that do not see each other are filled at random, then the others.
fn solution(rng: &mut Pcg64) -> Board {
    let mut board = Board::empty();
    for corner in [0, 3, 6] {
        let mut digits: Vec<u8> = (1..=9).collect();
        digits.shuffle(rng);
        for (at, digit) in digits.into_iter().enumerate() {
            board = board.with(Place::new(corner + at / 3, corner + at % 3), digit);
        }
    }
    filled(&board).unwrap_or(board)
}

/// The board with all cells filled, if there is a way: the cell with the fewest digits first.
fn filled(board: &Board) -> Option<Board> {
    let taken = Taken::of(board);
    let tightest = board
        .empty_cells()
        .min_by_key(|&cell| taken.free(cell).count());
    let Some(cell) = tightest else {
        return Some(*board);
    };
    taken
        .free(cell)
        .find_map(|digit| filled(&board.with(cell, digit)))
}
