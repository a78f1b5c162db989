//! What each move changed, so that it can be taken back: four bytes for each changed cell.

use crate::position::View;
use crate::tiling::Cell;

/// A cell that changed and the mark it had before.
///
/// Only hidden cells change, so two bits say what was there; a tiling has at most a million cells, so
/// the other thirty say where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Change(u32);

impl Change {
    pub(super) fn new(cell: Cell, before: View) -> Self {
        let mark = match before {
            View::Flag => 1,
            View::Question => 2,
            _ => 0,
        };
        Change(cell.0 << 2 | mark)
    }

    pub(super) fn cell(self) -> Cell {
        Cell(self.0 >> 2)
    }

    pub(super) fn before(self) -> View {
        match self.0 & 3 {
            1 => View::Flag,
            2 => View::Question,
            _ => View::Hidden,
        }
    }
}

/// The changes of all moves that can be taken back, one after the other.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct History {
    changes: Vec<Change>,
    /// Where those of each move start.
    starts: Vec<usize>,
}

impl History {
    /// How many moves can be taken back.
    pub(super) fn len(&self) -> usize {
        self.starts.len()
    }

    pub(super) fn push(&mut self, changes: &[Change]) {
        self.starts.push(self.changes.len());
        self.changes.extend_from_slice(changes);
    }

    /// The changes of the last move, which is forgotten.
    pub(super) fn pop(&mut self) -> Option<Vec<Change>> {
        let start = self.starts.pop()?;
        Some(self.changes.split_off(start))
    }
}
