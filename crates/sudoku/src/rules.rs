//! What every solution must obey: regions of different values, and constraints beyond them.

use crate::{MAX_SIZE, Shape, Values};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// What a region is, with its number counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RegionKind {
    /// A row.
    Row(usize),
    /// A column.
    Column(usize),
    /// A box.
    Box(usize),
    /// Any other set of cells.
    Extra(usize),
}

/// Cells whose values all differ. If there are as many as there are values, each value is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// Which one.
    pub kind: RegionKind,
    /// Its cells, ascending.
    pub cells: Vec<usize>,
}

/// A rule about some cells that no region expresses.
pub trait Constraint: fmt::Debug + Send + Sync {
    /// The cells it is about.
    fn cells(&self) -> &[usize];

    /// Removes candidates (of the whole grid, by cell) that cannot be part of a solution; `false` if
    /// the constraint cannot hold any more. On cells that are all decided it must decide.
    fn propagate(&self, candidates: &mut [Values]) -> bool;
}

/// The rules of a puzzle, without its givens.
///
/// ```
/// use atisbo_sudoku::{Rules, Shape};
///
/// let rules = Rules::classic(Shape::CLASSIC);
/// assert_eq!(rules.regions().len(), 27);
/// assert_eq!(rules.peers(0).len(), 20);
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    shape: Shape,
    regions: Vec<Region>,
    constraints: Vec<Arc<dyn Constraint>>,
    regions_of: Vec<Vec<usize>>,
    peers: Vec<Vec<usize>>,
    /// Rows, columns and boxes, and nothing else.
    is_classic: bool,
}

impl Rules {
    /// Rows, columns and boxes.
    pub fn classic(shape: Shape) -> Self {
        let size = shape.size();
        let mut regions = Vec::with_capacity(3 * size);
        let mut add = |kind, belongs: &dyn Fn(usize) -> bool| {
            let cells: Vec<usize> = (0..shape.cells()).filter(|&cell| belongs(cell)).collect();
            regions.push(Region { kind, cells });
        };
        for i in 0..size {
            add(RegionKind::Row(i), &|cell| shape.row(cell) == i);
        }
        for i in 0..size {
            add(RegionKind::Column(i), &|cell| shape.column(cell) == i);
        }
        // Boxes of one row or one column are rows or columns.
        if shape.box_rows() > 1 && shape.box_columns() > 1 {
            for i in 0..size {
                add(RegionKind::Box(i), &|cell| shape.box_of(cell) == i);
            }
        }
        Rules {
            is_classic: true,
            ..Rules::new(shape, regions, Vec::new())
        }
    }

    /// The usual rules, built once for each shape: a file may hold millions of puzzles of one shape.
    pub fn shared(shape: Shape) -> Arc<Self> {
        static RULES: [[OnceLock<Arc<Rules>>; MAX_SIZE]; MAX_SIZE] =
            [const { [const { OnceLock::new() }; MAX_SIZE] }; MAX_SIZE];
        let rules = &RULES[shape.box_rows() - 1][shape.box_columns() - 1];
        rules
            .get_or_init(|| Arc::new(Rules::classic(shape)))
            .clone()
    }

    /// These regions and constraints on a grid of this shape.
    ///
    /// # Panics
    ///
    /// If a region has more cells than there are values, or a cell that is not on the grid.
    pub fn new(shape: Shape, regions: Vec<Region>, constraints: Vec<Arc<dyn Constraint>>) -> Self {
        let mut regions_of = vec![Vec::new(); shape.cells()];
        for (index, region) in regions.iter().enumerate() {
            assert!(region.cells.len() <= shape.size(), "a region too large");
            for &cell in &region.cells {
                regions_of[cell].push(index);
            }
        }
        let peers = (0..shape.cells())
            .map(|cell| {
                let around = regions_of[cell].iter().flat_map(|&r| &regions[r].cells);
                let mut peers: Vec<usize> = around.copied().filter(|&peer| peer != cell).collect();
                peers.sort_unstable();
                peers.dedup();
                peers
            })
            .collect();
        Rules {
            shape,
            regions,
            constraints,
            regions_of,
            peers,
            is_classic: false,
        }
    }

    /// The size of the grid and its boxes.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Sets of cells whose values differ.
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// The rules beyond the regions.
    pub fn constraints(&self) -> &[Arc<dyn Constraint>] {
        &self.constraints
    }

    /// The regions a cell is in, as indices into [`regions`](Rules::regions).
    pub fn regions_of(&self, cell: usize) -> &[usize] {
        &self.regions_of[cell]
    }

    /// The cells that share a region with this one, ascending.
    pub fn peers(&self, cell: usize) -> &[usize] {
        &self.peers[cell]
    }

    /// Whether these are the rules of a plain 9 x 9 Sudoku, for which there is a solver of its own.
    pub fn is_classic_nine(&self) -> bool {
        self.is_classic && self.shape == Shape::CLASSIC
    }
}
