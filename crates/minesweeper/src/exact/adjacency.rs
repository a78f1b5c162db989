//! The neighbours of all cells of a tiling, listed once.

use super::lists::Lists;
use crate::tiling::Tiling;

/// The neighbours of every cell, one list after the other: they are looked up thousands of times for one position, so
/// they are not worked out each time.
#[derive(Debug, Default)]
pub(super) struct Adjacency {
    tiling: Option<Tiling>,
    neighbours: Lists,
}

impl Adjacency {
    /// Lists the neighbours of a tiling, if it is not the last one; whether it is another.
    pub(super) fn load(&mut self, tiling: &Tiling) -> bool {
        if self.is_of(tiling) {
            return false;
        }
        self.neighbours.clear();
        for cell in tiling.cells() {
            for neighbour in tiling.neighbours(cell).iter() {
                self.neighbours.push(neighbour.0);
            }
            self.neighbours.end_list();
        }
        self.tiling = Some(tiling.clone());
        true
    }

    /// Whether the neighbours of this tiling are listed.
    pub(super) fn is_of(&self, tiling: &Tiling) -> bool {
        self.tiling.as_ref() == Some(tiling)
    }

    /// The neighbours of a cell.
    #[inline]
    pub(super) fn of(&self, cell: u32) -> &[u32] {
        self.neighbours.get(cell)
    }
}
