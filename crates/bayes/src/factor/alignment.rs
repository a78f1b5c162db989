//! Where the cells of a table lie that is walked in the order of a larger one.

use super::{Dimension, Few};
use smallvec::{SmallVec, smallvec};

/// How a run of cells of the large table reads a small one.
pub(super) enum Run {
    /// The same cell all along: the small table does not know these dimensions.
    Fixed,
    /// Cell after cell: both tables agree on these dimensions.
    Contiguous,
    /// The cell at this distance from the first, for each cell of the run.
    Mapped(SmallVec<[u32; 32]>),
}

impl Run {
    /// The run over these dimensions (the last is the fastest), which the small table steps through
    /// by `strides`.
    pub(super) fn new(dimensions: &[Dimension], strides: &[usize]) -> Self {
        let mut fixed = true;
        let mut contiguous = true;
        let mut cells = 1;
        for (&(_, size), &stride) in dimensions.iter().zip(strides).rev() {
            fixed &= stride == 0;
            contiguous &= size == 1 || stride == cells;
            cells *= size;
        }
        if fixed {
            return Run::Fixed;
        }
        if contiguous {
            return Run::Contiguous;
        }
        // From the fastest dimension to the slowest: what is there so far, again for each state.
        let mut map = SmallVec::from_elem(0, cells);
        let mut faster = 1;
        for (&(_, size), &stride) in dimensions.iter().zip(strides).rev() {
            for state in 1..size {
                let (before, rest) = map.split_at_mut(state * faster);
                for (cell, &first) in rest[..faster].iter_mut().zip(&before[..faster]) {
                    *cell = first + (state * stride) as u32;
                }
            }
            faster *= size;
        }
        Run::Mapped(map)
    }
}

/// The outer dimensions of a walk, counted like an odometer, with the place in each of several
/// tables kept up to date.
pub(super) struct Odometer<'w> {
    digits: Few<usize>,
    dimensions: &'w [Dimension],
    /// The step of each table in the first dimension, then in the second, and so on.
    steps: &'w [usize],
    /// Where each table stands.
    pub(super) places: Few<usize>,
}

impl<'w> Odometer<'w> {
    /// At the start, for this many tables.
    pub(super) fn new(dimensions: &'w [Dimension], steps: &'w [usize], tables: usize) -> Self {
        Odometer {
            digits: smallvec![0; dimensions.len()],
            dimensions,
            steps,
            places: smallvec![0; tables],
        }
    }

    /// Goes on to the next cell. `false` after the last, when it stands at the start again.
    #[inline]
    pub(super) fn advance(&mut self) -> bool {
        let tables = self.places.len();
        for (dimension, &(_, size)) in self.dimensions.iter().enumerate().rev() {
            let steps = &self.steps[dimension * tables..][..tables];
            if self.digits[dimension] + 1 < size {
                self.digits[dimension] += 1;
                for (place, step) in self.places.iter_mut().zip(steps) {
                    *place += step;
                }
                return true;
            }
            let back = self.digits[dimension];
            self.digits[dimension] = 0;
            for (place, step) in self.places.iter_mut().zip(steps) {
                *place -= step * back;
            }
        }
        false
    }
}
