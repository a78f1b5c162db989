//! Who neighbours whom, written out once for a tiling.

use crate::tiling::Tiling;

/// The neighbours of every cell, one list after the other: looked up thousands of times for one position, so
/// they are not worked out anew each time.
#[derive(Debug, Default)]
pub(super) struct Adjacency {
    tiling: Option<Tiling>,
    starts: Vec<u32>,
    neighbours: Vec<u32>,
}

impl Adjacency {
    /// Writes out a tiling, if it is not the last one; whether it is another.
    pub(super) fn load(&mut self, tiling: &Tiling) -> bool {
        if self.is_of(tiling) {
            return false;
        }
        self.starts.clear();
        self.neighbours.clear();
        for cell in tiling.cells() {
            self.starts.push(self.neighbours.len() as u32);
            let neighbours = tiling.neighbours(cell);
            self.neighbours.extend(neighbours.iter().map(|cell| cell.0));
        }
        self.starts.push(self.neighbours.len() as u32);
        self.tiling = Some(tiling.clone());
        true
    }

    /// Whether this tiling is written out.
    pub(super) fn is_of(&self, tiling: &Tiling) -> bool {
        self.tiling.as_ref() == Some(tiling)
    }

    /// The neighbours of a cell.
    #[inline]
    pub(super) fn of(&self, cell: u32) -> &[u32] {
        let cell = cell as usize;
        &self.neighbours[self.starts[cell] as usize..self.starts[cell + 1] as usize]
    }
}
