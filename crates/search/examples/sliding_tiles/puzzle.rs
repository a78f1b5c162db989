//! The sliding-tile puzzle: eight tiles on a 3x3 board, or fifteen on 4x4.

use atisbo_search::{Estimate, Heuristic, Problem, Successor};

/// A board packed into a word, four bits a cell, row by row from the lowest; 0 is the gap. Cells
/// beyond the board are filled with ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board(u64);

impl Board {
    /// The tile on a cell.
    pub(crate) fn tile(self, cell: u32) -> u32 {
        (self.0 >> (4 * cell)) as u32 & 0xf
    }

    /// The cell of the gap: the lowest four bits that are all zero.
    pub(crate) fn gap(self) -> u32 {
        const ONES: u64 = 0x1111_1111_1111_1111;
        let zero_marks = self.0.wrapping_sub(ONES) & !self.0 & (ONES << 3);
        zero_marks.trailing_zeros() / 4
    }

    /// The board after the tile on `cell` slid into the gap.
    pub(crate) fn slide(self, gap: u32, cell: u32) -> Self {
        let tile = u64::from(self.tile(cell));
        Self(self.0 ^ (tile << (4 * cell)) ^ (tile << (4 * gap)))
    }
}

/// Where the gap goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Up,
    Left,
    Right,
    Down,
}

/// A puzzle of `WIDTH` x `WIDTH` cells.
#[derive(Clone, Debug)]
pub(crate) struct SlidingTiles<const WIDTH: u32> {
    start: Board,
    goal: Board,
    /// For each tile and cell, the steps from there to where the tile belongs.
    steps_home: [[u8; 16]; 16],
}

impl<const WIDTH: u32> SlidingTiles<WIDTH> {
    /// The puzzle that starts with these tiles, row by row; 0 is the gap, which ends top left.
    pub(crate) fn new(tiles: &[u8]) -> Self {
        let cells = (WIDTH * WIDTH) as usize;
        let pack = |tile_of: &dyn Fn(usize) -> u64| {
            (0..16).fold(0, |word, cell| {
                let tile = if cell < cells { tile_of(cell) } else { 0xf };
                word | tile << (4 * cell)
            })
        };
        let mut steps_home = [[0; 16]; 16];
        for tile in 1..WIDTH * WIDTH {
            for cell in 0..WIDTH * WIDTH {
                let rows = (tile / WIDTH).abs_diff(cell / WIDTH);
                let columns = (tile % WIDTH).abs_diff(cell % WIDTH);
                steps_home[tile as usize][cell as usize] = (rows + columns) as u8;
            }
        }
        Self {
            start: Board(pack(&|cell| u64::from(tiles[cell]))),
            goal: Board(pack(&|cell| cell as u64)),
            steps_home,
        }
    }

    /// The moves that the gap can make, with where they lead.
    pub(crate) fn moves(board: Board) -> impl Iterator<Item = (Move, Board)> {
        let gap = board.gap();
        let (row, column) = (gap / WIDTH, gap % WIDTH);
        [
            (row > 0).then(|| (Move::Up, gap - WIDTH)),
            (column > 0).then(|| (Move::Left, gap - 1)),
            (column + 1 < WIDTH).then(|| (Move::Right, gap + 1)),
            (row + 1 < WIDTH).then(|| (Move::Down, gap + WIDTH)),
        ]
        .into_iter()
        .flatten()
        .map(move |(action, cell)| (action, board.slide(gap, cell)))
    }

    /// The sum of every tile's steps to its place: the Manhattan distance.
    pub(crate) fn manhattan(&self, board: Board) -> u32 {
        (0..WIDTH * WIDTH)
            .map(|cell| u32::from(self.steps_home[board.tile(cell) as usize][cell as usize]))
            .sum()
    }
}

impl<const WIDTH: u32> Problem for SlidingTiles<WIDTH> {
    type State = Board;
    type Action = Move;
    type Cost = u32;

    fn initial(&self) -> Board {
        self.start
    }

    fn is_goal(&self, board: &Board) -> bool {
        *board == self.goal
    }

    fn successors(&self, board: &Board, out: &mut Vec<Successor<Self>>) {
        Self::moves(*board).for_each(|(action, state)| {
            out.push(Successor {
                action,
                state,
                cost: 1,
            });
        });
    }
}

/// [`SlidingTiles::manhattan`] as a heuristic: admissible and consistent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manhattan;

impl<const WIDTH: u32> Heuristic<SlidingTiles<WIDTH>> for Manhattan {
    fn estimate(&self, puzzle: &SlidingTiles<WIDTH>, board: &Board) -> Estimate {
        Estimate::Cost(puzzle.manhattan(*board))
    }
}
