//! What all states of one search have in common: the numbers, the given cells and the rule.

use super::cell_set::{CellSet, Shape};
use crate::{Cell, Grid, Place, Rule};

/// The number that the report's program reads off a number it has put a wall on.
const WALLED_NUMBER: i32 = -2;

/// A numbered floor.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    pub(super) cell: usize,
    pub(super) row: usize,
    pub(super) col: usize,
    pub(super) value: u16,
}

/// What a cell sees one way: `length` cells, up to the first wall or the border.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ray {
    from: usize,
    step: isize,
    pub(super) length: usize,
}

impl Ray {
    /// The cells seen, nearest first.
    #[inline]
    pub(super) fn cells(self) -> impl Iterator<Item = usize> {
        let mut cell = self.from;
        (0..self.length).map(move |_| {
            cell = cell.wrapping_add_signed(self.step);
            cell
        })
    }

    /// The farthest cell seen; the cell that looks if it sees none.
    #[inline]
    fn end(self) -> usize {
        self.from
            .wrapping_add_signed(self.step * self.length as isize)
    }

    /// The cells seen, nearest first, each with how many fewer would be seen if it were a wall.
    #[inline]
    pub(super) fn cuts(self) -> impl Iterator<Item = (usize, usize)> {
        self.cells().zip((1..=self.length).rev())
    }
}

/// What a number sees: up, down, left and right.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    pub(super) rays: [Ray; 4],
    /// How many floors too many that is; negative if the number is starved.
    pub(super) surplus: i32,
}

impl View {
    /// Every cell that is seen.
    pub(super) fn cells(self) -> impl Iterator<Item = usize> {
        self.rays.into_iter().flat_map(Ray::cells)
    }

    /// The first cell of the row run in which the number stands.
    #[inline]
    pub(super) fn row_start(&self) -> usize {
        self.rays[LEFT].end()
    }

    /// The last cell of the row run in which the number stands.
    #[inline]
    pub(super) fn row_end(&self) -> usize {
        self.rays[RIGHT].end()
    }

    /// The first cell of the column run in which the number stands.
    #[inline]
    pub(super) fn col_start(&self) -> usize {
        self.rays[UP].end()
    }
}

/// The places of the four ways in [`View::rays`].
pub(super) const UP: usize = 0;
pub(super) const DOWN: usize = 1;
pub(super) const LEFT: usize = 2;
pub(super) const RIGHT: usize = 3;

/// A state of the search: which cells are walls, and which are known to stay floors. Every other cell
/// counts as a floor for the moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State<S> {
    pub(super) walls: S,
    pub(super) floors: S,
}

/// The part of the puzzle that no step changes.
#[derive(Clone, Debug)]
pub(super) struct Board {
    grid: Grid,
    shape: Shape,
    pub(super) rule: Rule,
    pub(super) numbers: Vec<Number>,
    numbered: Vec<bool>,
    pub(super) given_floors: Vec<usize>,
}

impl Board {
    pub(super) fn new(grid: &Grid, rule: Rule) -> Self {
        let cells: Vec<Cell> = grid.cells().map(|(_, cell)| cell).collect();
        let numbers = grid
            .numbers()
            .map(|(pos, value)| Number {
                cell: grid.index(pos),
                row: pos.row(),
                col: pos.column(),
                value,
            })
            .collect();
        Board {
            shape: Shape::new(grid.rows(), grid.cols()),
            rule,
            numbers,
            numbered: cells.iter().map(|cell| cell.number().is_some()).collect(),
            given_floors: (0..cells.len())
                .filter(|&index| cells[index] == Cell::Floor)
                .collect(),
            grid: grid.clone(),
        }
    }

    pub(super) fn grid(&self) -> &Grid {
        &self.grid
    }

    pub(super) fn cells(&self) -> usize {
        self.numbered.len()
    }

    pub(super) fn cols(&self) -> usize {
        self.shape.cols()
    }

    pub(super) fn pos(&self, cell: usize) -> Place {
        Place::new(cell / self.cols(), cell % self.cols())
    }

    /// Whether the cell is a number.
    #[inline]
    pub(super) fn is_number(&self, cell: usize) -> bool {
        self.numbered[cell]
    }

    /// The state in which only the given walls stand.
    pub(super) fn given<S: CellSet>(&self) -> State<S> {
        let mut walls = S::empty(self.cells());
        let mut floors = S::empty(self.cells());
        for (index, (_, cell)) in self.grid.cells().enumerate() {
            match cell {
                Cell::Wall => walls.insert(index),
                Cell::Floor => floors.insert(index),
                Cell::Unknown | Cell::Number(_) => {}
            }
        }
        State { walls, floors }
    }

    /// The grid as it looks in a state when every cell that is no wall is taken for a floor.
    pub(super) fn fill<S: CellSet>(&self, state: &State<S>) -> Grid {
        let cells = self.grid.cells().enumerate();
        let filled = cells.map(|(index, (_, cell))| match cell {
            _ if state.walls.contains(index) => Cell::Wall,
            Cell::Number(_) => cell,
            _ => Cell::Floor,
        });
        Grid::from_cells(self.grid.rows(), self.grid.cols(), filled)
    }

    /// What a cell sees: up, down, left and right.
    #[inline]
    pub(super) fn rays<S: CellSet>(&self, walls: &S, cell: usize) -> [Ray; 4] {
        self.rays_at(walls, cell, cell / self.cols(), cell % self.cols())
    }

    #[inline]
    fn rays_at<S: CellSet>(&self, walls: &S, cell: usize, row: usize, col: usize) -> [Ray; 4] {
        let gaps = walls.gaps(&self.shape, row, col);
        let down = self.cols() as isize;
        let ray = |step: isize, length: usize| Ray {
            from: cell,
            step,
            length,
        };
        [
            ray(-down, gaps[UP]),
            ray(down, gaps[DOWN]),
            ray(-1, gaps[LEFT]),
            ray(1, gaps[RIGHT]),
        ]
    }

    /// What a number sees.
    #[inline]
    pub(super) fn view<S: CellSet>(&self, walls: &S, number: &Number) -> View {
        let &Number { cell, row, col, .. } = number;
        let rays = self.rays_at(walls, cell, row, col);
        let seen: usize = rays.iter().map(|ray| ray.length).sum();
        let wanted = if walls.contains(cell) {
            WALLED_NUMBER
        } else {
            i32::from(number.value)
        };
        View {
            rays,
            surplus: seen as i32 - wanted,
        }
    }

    /// What each number sees, in the order of [`Board::numbers`].
    #[inline]
    pub(super) fn views<S: CellSet>(&self, walls: &S) -> impl Iterator<Item = (&Number, View)> {
        self.numbers
            .iter()
            .map(|number| (number, self.view(walls, number)))
    }

    /// Whether every number sees exactly as many floors as it says.
    pub(super) fn numbers_are_satisfied<S: CellSet>(&self, walls: &S) -> bool {
        self.views(walls).all(|(_, view)| view.surplus == 0)
    }
}
