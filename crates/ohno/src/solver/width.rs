//! The same engine over words of two widths. Almost every grid fits the narrow one.

use super::word::Word;
use crate::Grid;

/// An engine over words of 64 bits, or of more.
#[derive(Clone, Debug)]
pub(super) enum Width<N, W> {
    Narrow(N),
    Wide(Box<W>),
}

impl<N: Default, W> Default for Width<N, W> {
    fn default() -> Self {
        Width::Narrow(N::default())
    }
}

impl<N: Default, W: Default> Width<N, W> {
    /// Changes to a new engine of the other width if the grid needs it.
    pub(super) fn fit(&mut self, grid: &Grid) {
        let narrow = grid.rows().max(grid.cols()) < <u64 as Word>::BITS as usize;
        match self {
            Width::Wide(_) if narrow => *self = Width::default(),
            Width::Narrow(_) if !narrow => *self = Width::Wide(Box::default()),
            _ => {}
        }
    }
}

/// Does the same with the engine of either width.
macro_rules! with_width {
    ($width:expr, $engine:ident => $body:expr) => {
        match $width {
            crate::solver::width::Width::Narrow($engine) => $body,
            crate::solver::width::Width::Wide($engine) => $body,
        }
    };
}
pub(super) use with_width;
