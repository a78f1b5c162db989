//! A field whose cells cost 1 to 9 to enter, to be crossed from one corner to the other.

use atisbo_search::{Estimate, Heuristic, Problem, Reversible, Successor};

/// A cell: column and row.
pub(crate) type Cell = (u16, u16);

/// A square field of `size` x `size` cells, the same for the same seed.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    size: u16,
    costs: Vec<u8>,
}

impl Field {
    /// A field with costs drawn by a linear congruential generator (Knuth's MMIX constants).
    pub(crate) fn new(size: u16, seed: u64) -> Self {
        let mut word = seed;
        let costs = std::iter::repeat_with(|| {
            word = word
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (word >> 33) as u8 % 9 + 1
        });
        Self {
            size,
            costs: costs.take(usize::from(size) * usize::from(size)).collect(),
        }
    }

    /// The corner to reach.
    pub(crate) fn goal(&self) -> Cell {
        (self.size - 1, self.size - 1)
    }

    /// What it costs to enter a cell.
    pub(crate) fn cost(&self, (column, row): Cell) -> u32 {
        u32::from(self.costs[usize::from(row) * usize::from(self.size) + usize::from(column)])
    }

    /// The cells beside a cell.
    pub(crate) fn neighbours(&self, (column, row): Cell) -> impl Iterator<Item = Cell> {
        let last = self.size - 1;
        [
            (row > 0).then(|| (column, row - 1)),
            (column > 0).then(|| (column - 1, row)),
            (column < last).then(|| (column + 1, row)),
            (row < last).then(|| (column, row + 1)),
        ]
        .into_iter()
        .flatten()
    }

    /// The least number of steps to the goal.
    pub(crate) fn distance(&self, (column, row): Cell) -> u32 {
        let (goal_column, goal_row) = self.goal();
        u32::from(goal_column - column) + u32::from(goal_row - row)
    }
}

impl Problem for Field {
    type State = Cell;
    /// The step leads to the state; it needs no other name.
    type Action = ();
    type Cost = u32;

    fn initial(&self) -> Cell {
        (0, 0)
    }

    fn is_goal(&self, cell: &Cell) -> bool {
        *cell == self.goal()
    }

    fn successors(&self, cell: &Cell, out: &mut Vec<Successor<Self>>) {
        self.neighbours(*cell).for_each(|state| {
            out.push(Successor {
                action: (),
                state,
                cost: self.cost(state),
            });
        });
    }
}

impl Reversible for Field {
    fn goals(&self) -> Vec<Cell> {
        vec![self.goal()]
    }

    fn predecessors(&self, cell: &Cell, out: &mut Vec<Successor<Self>>) {
        let cost = self.cost(*cell);
        out.extend(self.neighbours(*cell).map(|state| Successor {
            action: (),
            state,
            cost,
        }));
    }
}

/// [`Field::distance`] as a heuristic: every step costs 1 at least.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Distance;

impl Heuristic<Field> for Distance {
    fn estimate(&self, field: &Field, cell: &Cell) -> Estimate {
        Estimate::Cost(field.distance(*cell))
    }
}
