//! The slow twin of every analyser, for tests: all ways to lay mines, one by one.

use crate::board::Board;
use crate::position::{Mines, Position, View};
use crate::tiling::{Cell, Free, Kind, Tiling};
use atisbo_base::seed;
use proptest::prelude::*;
use rand::RngExt;
use std::ops::Range;

/// What enumeration finds of a position.
#[derive(Debug)]
pub(crate) struct Posterior {
    pub(crate) probability: Vec<Option<f64>>,
    pub(crate) safe: Vec<Cell>,
    pub(crate) mines: Vec<Cell>,
    /// The number of boards with a total, the probability of the numbers with a density.
    pub(crate) weight: f64,
}

/// Some of the cells of a list as bits of a word, in the order of the list.
pub(crate) fn mask(all: &[Cell], some: &[Cell]) -> u32 {
    let bits = all.iter().enumerate();
    let bits = bits.filter(|(_, cell)| some.contains(cell));
    bits.fold(0, |mask, (bit, _)| mask | 1 << bit)
}

/// The cells of a list whose bits are set.
pub(crate) fn chosen(all: &[Cell], bits: u32) -> Vec<Cell> {
    let cells = all.iter().enumerate();
    let cells = cells.filter(|(bit, _)| bits >> bit & 1 == 1);
    cells.map(|(_, &cell)| cell).collect()
}

/// Every way to lay mines in the hidden cells that fits the numbers and the total, as bits of a word in
/// the order of the hidden cells.
pub(crate) fn layouts(position: &Position) -> impl Iterator<Item = u32> {
    let numbers: Vec<Cell> = position.numbers().map(|(cell, _)| cell).collect();
    let left = match position.mines() {
        Mines::Total(total) => Some(total - position.known_mines().count() as u32),
        Mines::Density(_) => None,
    };
    layouts_by(position, &numbers, left)
}

/// Every way to lay mines in the hidden cells that fits these numbers and has `left` mines, if that is given.
pub(crate) fn layouts_by(
    position: &Position,
    numbers: &[Cell],
    left: Option<u32>,
) -> impl Iterator<Item = u32> + use<> {
    let hidden: Vec<Cell> = position.hidden().collect();
    assert!(hidden.len() <= 20, "too many boards to look at each");
    let need = |&cell: &Cell| {
        let neighbours = position.tiling().neighbours(cell);
        let mines = neighbours.iter();
        let mines = mines.filter(|&&cell| position.view(cell) == View::Mine);
        let number = position.view(cell).number().expect("a number");
        let need = u32::from(number) - mines.count() as u32;
        (mask(&hidden, &neighbours), need)
    };
    let needs: Vec<(u32, u32)> = numbers.iter().map(need).collect();
    (0..1u32 << hidden.len()).filter(move |layout| {
        let fits = |&(mask, need): &(u32, u32)| (layout & mask).count_ones() == need;
        left.is_none_or(|left| layout.count_ones() == left) && needs.iter().all(fits)
    })
}

/// Every board that fits, with its weight: 1 with a total, its probability with a density.
pub(crate) fn boards(position: &Position) -> Vec<(Board, f64)> {
    let hidden: Vec<Cell> = position.hidden().collect();
    let board = |layout: u32| {
        let mines = chosen(&hidden, layout).into_iter();
        let mines = mines.chain(position.known_mines());
        let board = Board::new(position.tiling().clone(), mines);
        (board, weight(position, hidden.len(), layout))
    };
    let boards = layouts(position).map(board);
    boards.filter(|&(_, weight)| weight > 0.0).collect()
}

fn weight(position: &Position, hidden: usize, layout: u32) -> f64 {
    let mines = layout.count_ones() as i32;
    match position.mines() {
        Mines::Total(_) => 1.0,
        Mines::Density(p) => p.powi(mines) * (1.0 - p).powi(hidden as i32 - mines),
    }
}

/// What is known of a position; none if no board fits.
pub(crate) fn posterior(position: &Position) -> Option<Posterior> {
    let hidden: Vec<Cell> = position.hidden().collect();
    let (mut all, mut any, mut every) = (0.0, 0, u32::MAX);
    let mut with_mine = vec![0.0; hidden.len()];
    for layout in layouts(position) {
        let weight = weight(position, hidden.len(), layout);
        if weight == 0.0 {
            continue;
        }
        all += weight;
        any |= layout;
        every &= layout;
        for (bit, with_mine) in with_mine.iter_mut().enumerate() {
            if layout >> bit & 1 == 1 {
                *with_mine += weight;
            }
        }
    }
    let mut probability = vec![None; position.tiling().len()];
    for (cell, weight) in hidden.iter().zip(with_mine) {
        probability[cell.index()] = Some(weight / all);
    }
    (all > 0.0).then(|| Posterior {
        probability,
        safe: chosen(&hidden, !any),
        mines: chosen(&hidden, every),
        weight: all,
    })
}

/// An untouched board of squares.
pub(crate) fn untouched(height: u32, width: u32, mines: u32) -> Position {
    let tiling = Tiling::grid(Kind::Square, height, width).expect("sides within the limits");
    Position::untouched(tiling, Mines::Total(mines)).expect("fewer mines than cells")
}

/// Small tilings of every kind.
pub(crate) fn small_tilings(cells: u32) -> impl Strategy<Value = Tiling> {
    let grids = prop::sample::select(Kind::GRIDS.to_vec());
    let sizes = (1..=cells).prop_flat_map(move |height| (Just(height), 1..=cells / height));
    let grid = (grids, sizes).prop_map(|(kind, (height, width))| {
        Tiling::grid(kind, height, width).expect("small sides")
    });
    let pairs = prop::collection::vec((0..cells, 0..cells), 0..2 * cells as usize);
    let free = (1..=cells, pairs).prop_map(|(cells, pairs)| {
        let names: Vec<String> = (0..cells).map(|cell| cell.to_string()).collect();
        let mut neighbours = vec![Vec::new(); cells as usize];
        for (one, other) in pairs {
            let (one, other) = (one % cells, other % cells);
            if one != other {
                neighbours[one as usize].push(other.to_string());
            }
        }
        let outlines = vec![None; cells as usize];
        Tiling::free(Free::new(names, &neighbours, outlines).expect("a simple graph"))
    });
    prop_oneof![4 => grid, 1 => free]
}

/// Small positions of every kind that some board shows, with a total or a density.
pub(crate) fn small_positions(cells: u32) -> impl Strategy<Value = Position> {
    let cell = (0.0..1.0, 0.0..1.0, 0u32..12);
    (
        small_tilings(cells),
        prop::collection::vec(cell, cells as usize),
        (0.0..0.6, 0.0..0.9),
        prop::option::of(prop_oneof![Just(0.0), Just(1.0), 0.01..0.99]),
    )
        .prop_map(|(tiling, random, (mined, revealed), density)| {
            let mines = tiling.cells().filter(|cell| random[cell.index()].0 < mined);
            let board = Board::new(tiling.clone(), mines);
            let view = |cell: Cell| match random[cell.index()] {
                (_, _, 0) if board.is_mine(cell) => View::Mine,
                (_, shown, _) if shown < revealed && !board.is_mine(cell) => {
                    View::Number(board.number(cell))
                }
                (_, _, 1) => View::Flag,
                (_, _, 2) => View::Question,
                _ => View::Hidden,
            };
            let views = tiling.cells().map(view).collect();
            let mines = density.map_or(Mines::Total(board.mines()), Mines::Density);
            Position::new(tiling, mines, views).expect("a board shows it")
        })
}

/// Small positions, some of which no board shows: a number or the total may be changed.
pub(crate) fn doubtful_positions(cells: u32) -> impl Strategy<Value = Position> {
    let change = prop::collection::vec((0..cells, 0u8..6), 0..3);
    (small_positions(cells), change, prop::option::of(0..cells)).prop_filter_map(
        "wrong at first sight",
        |(position, changes, total)| {
            let mut views = position.views().to_vec();
            for (cell, number) in changes {
                if let Some(view @ View::Number(_)) = views.get_mut(cell as usize) {
                    *view = View::Number(number);
                }
            }
            let mines = match position.mines() {
                Mines::Total(own) => Mines::Total(total.unwrap_or(own)),
                density @ Mines::Density(_) => density,
            };
            Position::new(position.tiling().clone(), mines, views).ok()
        },
    )
}

/// Larger positions, of which all but a few cells are revealed: many numbers for each hidden cell.
pub(crate) fn revealed_positions(cells: u32, hidden: usize) -> impl Strategy<Value = Position> {
    let places: Vec<usize> = (0..cells as usize).collect();
    (
        small_tilings(cells),
        Just(places).prop_shuffle(),
        0..=hidden,
        0..=hidden,
        prop::option::of(0.01..0.99),
    )
        .prop_map(move |(tiling, places, hidden, mined, density)| {
            let places = places.into_iter().filter(|&cell| cell < tiling.len());
            let hidden = places.take(hidden).map(|cell| Cell(cell as u32));
            let hidden: Vec<Cell> = hidden.collect();
            let mines = hidden.iter().copied().take(mined);
            let board = Board::new(tiling.clone(), mines);
            let view = |cell: Cell| {
                if hidden.contains(&cell) {
                    View::Hidden
                } else {
                    View::Number(board.number(cell))
                }
            };
            let views = tiling.cells().map(view).collect();
            let mines = density.map_or(Mines::Total(board.mines()), Mines::Density);
            Position::new(tiling, mines, views).expect("a board shows it")
        })
}

/// Positions of random boards of this size of which cells were opened at random, on all tilings.
pub(crate) fn opened_positions(
    (height, width): (u32, u32),
    mined: Range<f64>,
    revealed: Range<f64>,
) -> impl Strategy<Value = Position> {
    let kinds = prop::sample::select(&Kind::GRIDS[..]);
    (kinds, mined, revealed, any::<u64>()).prop_map(move |(kind, mined, revealed, seed)| {
        let tiling = Tiling::grid(kind, height, width).expect("small sides");
        revealed_at_random(tiling, mined, revealed, seed)
    })
}

/// A position of a random board of which cells were opened at random: long and wide frontiers.
pub(crate) fn revealed_at_random(tiling: Tiling, mined: f64, revealed: f64, seed: u64) -> Position {
    let mut rng = seed::rng(seed, 0);
    let mines: Vec<Cell> = tiling.cells().filter(|_| rng.random_bool(mined)).collect();
    let board = Board::new(tiling.clone(), mines);
    let view = |cell: Cell| {
        if rng.random_bool(revealed) && !board.is_mine(cell) {
            View::Number(board.number(cell))
        } else {
            View::Hidden
        }
    };
    let views = tiling.cells().map(view).collect();
    Position::new(tiling, Mines::Total(board.mines()), views).expect("a board shows it")
}
