//! Any cells with any neighbours, given as a list.

use super::{Cell, MOST_NEIGHBOURS, MOST_ROWS};
use rustc_hash::FxHashMap;
use serde::Serialize;
use thiserror::Error;

/// A list of cells, each with a name, its neighbours and, if one was given, its outline.
///
/// ```
/// use atisbo_minesweeper::{Free, Tiling};
///
/// let names = ["a", "b", "c"].map(String::from).to_vec();
/// let neighbours = vec![vec!["b".to_owned()], vec!["c".to_owned()], vec![]];
/// let tiling = Tiling::free(Free::new(names, &neighbours, vec![None, None, None])?);
/// let b = tiling.cells().nth(1).unwrap();
/// assert_eq!(tiling.neighbours(b).len(), 2); // who is a neighbour has one
/// # Ok::<(), atisbo_minesweeper::FreeError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Free {
    names: Vec<String>,
    /// Where the neighbours of each cell start in the list of all, and where the last ones end.
    starts: Vec<u32>,
    neighbours: Vec<Cell>,
    outlines: Vec<Option<Vec<(f64, f64)>>>,
}

impl Eq for Free {}

impl Free {
    /// Cells by name, the names of each one's neighbours (given on one side or on both), and outlines
    /// where they are known.
    ///
    /// # Errors
    ///
    /// If there is no cell or too many, a name is there twice, is empty or holds a blank or one of
    /// `: ; / @`, a neighbour is unknown or the cell itself, a cell has too many neighbours, or an
    /// outline is no polygon.
    ///
    /// # Panics
    ///
    /// If the three lists are not equally long.
    pub fn new(
        names: Vec<String>,
        neighbours: &[Vec<String>],
        outlines: Vec<Option<Vec<(f64, f64)>>>,
    ) -> Result<Self, FreeError> {
        assert!(names.len() == neighbours.len() && names.len() == outlines.len());
        let most = (MOST_ROWS * MOST_ROWS) as usize;
        if names.is_empty() || names.len() > most {
            return Err(FreeError::Cells(names.len()));
        }
        let mut by_name: FxHashMap<&str, u32> = FxHashMap::default();
        for (index, name) in names.iter().enumerate() {
            let is_sign = |c: char| c.is_whitespace() || ":;/@".contains(c);
            if name.is_empty() || name.contains(is_sign) {
                return Err(FreeError::Name(name.clone()));
            }
            if by_name.insert(name, index as u32).is_some() {
                return Err(FreeError::Twice(name.clone()));
            }
        }
        let mut pairs = Vec::new();
        for (index, list) in neighbours.iter().enumerate() {
            for neighbour in list {
                let Some(&other) = by_name.get(neighbour.as_str()) else {
                    return Err(FreeError::Unknown {
                        cell: names[index].clone(),
                        neighbour: neighbour.clone(),
                    });
                };
                if other as usize == index {
                    return Err(FreeError::OwnNeighbour(neighbour.clone()));
                }
                pairs.push((index as u32, Cell(other)));
                pairs.push((other, Cell(index as u32)));
            }
        }
        pairs.sort_unstable();
        pairs.dedup();
        let mut starts = vec![0; names.len() + 1];
        for &(cell, _) in &pairs {
            starts[cell as usize + 1] += 1;
        }
        if let Some(index) = starts.iter().position(|&n| n as usize > MOST_NEIGHBOURS) {
            return Err(FreeError::TooMany(names[index - 1].clone()));
        }
        for index in 0..names.len() {
            starts[index + 1] += starts[index];
        }
        for (name, outline) in names.iter().zip(&outlines) {
            let is_polygon = |corners: &Vec<(f64, f64)>| {
                corners.len() > 2 && corners.iter().all(|(x, y)| x.is_finite() && y.is_finite())
            };
            if outline.as_ref().is_some_and(|corners| !is_polygon(corners)) {
                return Err(FreeError::Outline(name.clone()));
            }
        }
        Ok(Free {
            names,
            starts,
            neighbours: pairs.into_iter().map(|(_, neighbour)| neighbour).collect(),
            outlines,
        })
    }

    /// How many cells there are.
    #[expect(clippy::len_without_is_empty, reason = "no tiling is empty")]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// The name of a cell.
    pub fn name(&self, cell: Cell) -> &str {
        &self.names[cell.index()]
    }

    /// The cell of a name.
    pub fn find(&self, name: &str) -> Option<Cell> {
        let index = self.names.iter().position(|known| known == name)?;
        Some(Cell(index as u32))
    }

    /// The outline that was given for a cell.
    pub fn outline(&self, cell: Cell) -> Option<&[(f64, f64)]> {
        self.outlines[cell.index()].as_deref()
    }

    pub(super) fn neighbours(&self, cell: Cell) -> &[Cell] {
        let index = cell.index();
        &self.neighbours[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    /// The outline given, or else a square in rows of about as many as there are rows.
    pub(super) fn polygon(&self, cell: Cell) -> Vec<(f64, f64)> {
        if let Some(outline) = self.outline(cell) {
            return outline.to_vec();
        }
        let width = self.names.len().isqrt().max(1);
        let (row, column) = (cell.index() / width, cell.index() % width);
        let (x, y) = (1.2 * column as f64, 1.2 * row as f64);
        vec![(x, y), (x + 1.0, y), (x + 1.0, y + 1.0), (x, y + 1.0)]
    }
}

/// Why a list of cells is no tiling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum FreeError {
    /// No cell, or more than a million.
    #[error("{0} cells; there must be 1 to a million")]
    Cells(usize),
    /// A name that could not be read again.
    #[error("{0:?} is no name of a cell; give it some characters, no blanks and none of : ; / @")]
    Name(String),
    /// Two cells of one name.
    #[error("the cell {0:?} is there twice; give each its own name")]
    Twice(String),
    /// A neighbour that is no cell.
    #[error("the cell {cell:?} has a neighbour {neighbour:?}, which is no cell of the list")]
    Unknown {
        /// The cell.
        cell: String,
        /// The neighbour.
        neighbour: String,
    },
    /// A cell that neighbours itself.
    #[error("the cell {0:?} is listed as its own neighbour")]
    OwnNeighbour(String),
    /// A cell with more neighbours than there are digits.
    #[error("the cell {0:?} has more than {MOST_NEIGHBOURS} neighbours")]
    TooMany(String),
    /// An outline with fewer than three corners, or corners at infinity.
    #[error("the outline of the cell {0:?} is no polygon; give three corners or more")]
    Outline(String),
}
