//! The exact analysis of a position: the probability of a mine for every hidden cell, and what is certain.
//!
//! Single numbers decide what they can first (`frontier`). The unknown cells left beside numbers are
//! sorted into boxes (`boxes`) and components with an order of elimination (`order`); each component
//! is a dynamic programme over its boxes (`lattice`, `sweep`); the components and the cells
//! outside share the mines (`combine`). Its cost grows with the width of the frontier, not with its
//! length. The idea of boxes and of merging what looks alike to the numbers still to come is that of
//! the probability engine of David Hill's `JSMinesweeper`; here one pass forwards and one backwards
//! take the place of a vector of all marginals carried along.

mod agent;
mod boxes;
mod combine;
mod effort;
mod frontier;
mod lattice;
mod marginals;
mod order;
mod sweep;
#[cfg(test)]
mod tests;
mod weight;

pub(crate) use effort::Effort;
pub(crate) use frontier::Status;

pub use agent::ExactAgent;

use crate::position::{Mines, Position};
use crate::tiling::{Cell, Tiling};
use atisbo_base::{Budget, Stop};
use boxes::Boxes;
use frontier::Frontier;
use lattice::Lattice;
use marginals::{Found, Share};
use order::Order;
use sweep::Rows;
use thiserror::Error;

/// What can be known of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// For each cell the probability that it is a mine; none if it is revealed or known to be a mine.
    /// It is 0 or 1 only where that is certain.
    pub probability: Vec<Option<f64>>,
    /// The hidden cells that are certainly no mines, in ascending order.
    pub safe: Vec<Cell>,
    /// The hidden cells that certainly are mines, in ascending order.
    pub mines: Vec<Cell>,
    /// With a total, the natural logarithm of the number of boards that fit; with a density, that of
    /// the probability that the hidden cells come out as the numbers say.
    pub log_weight: f64,
    /// How large the programme was.
    pub size: Size,
}

/// How large the programme of an analysis was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Boxes: cells that single numbers do not decide, taken together where the same numbers are
    /// around them.
    pub boxes: usize,
    /// Parts of the frontier that no number connects.
    pub components: usize,
    /// States of all components, before each of their boxes.
    pub states: usize,
    /// The most states before one box.
    pub widest: usize,
}

/// Why there is no analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ExactError {
    /// No board looks like this.
    #[error("no board fits these numbers")]
    Impossible,
    /// The budget ended first. A frontier with so many open numbers that a state does not fit its 128
    /// bits counts as one that does not fit the memory.
    #[error("{0}")]
    Stopped(Stop),
}

/// Analyses a position. Flags count as hidden cells; [`Position::trusting_flags`] makes them mines.
///
/// Use an [`Analyser`] for many positions in a row.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::{Position, exact};
///
/// let position: Position = "mines 2\n1#\n##\n##".parse()?;
/// let analysis = exact::analyse(&position, &Budget::unlimited())?;
/// assert_eq!(analysis.probability[1], Some(1.0 / 3.0));
/// assert_eq!(analysis.probability[5], Some(0.5));
/// assert!((analysis.log_weight - 6f64.ln()).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If no board fits, or the budget ends first. Its nodes are states; where very many components share
/// the mines, so is every 64 products of their counts.
pub fn analyse(position: &Position, budget: &Budget) -> Result<Analysis, ExactError> {
    Analyser::new().analyse(position, budget)
}

/// So many mines among so many unknown cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Total {
    pub(crate) mines: u32,
    pub(crate) cells: usize,
}

/// How many mines the unknown cells hold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Supply {
    Total(Total),
    /// Each is one with this probability.
    Density(f64),
}

/// Analyses positions one after the other in the same memory.
#[derive(Debug, Default)]
pub struct Analyser {
    frontier: Frontier,
    boxes: Boxes,
    order: Order,
    lattice: Lattice,
    rows: Rows,
    shares: Vec<Share>,
}

impl Analyser {
    /// One that has not analysed anything yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Analyses a position; see [`analyse`].
    ///
    /// # Errors
    ///
    /// If no board fits, or the budget ends first.
    pub fn analyse(
        &mut self,
        position: &Position,
        budget: &Budget,
    ) -> Result<Analysis, ExactError> {
        let mut effort = Effort::new(budget);
        let status = |cell| Status::of(position.view(cell));
        self.prepare(position.tiling(), position.numbers(), status, &mut effort)?;
        let found = self.weigh(Supply::of(position), &mut effort)?;
        let mut analysis = Analysis {
            probability: vec![None; position.tiling().len()],
            safe: Vec::new(),
            mines: Vec::new(),
            log_weight: found.log_weight,
            size: Size {
                boxes: self.boxes.sizes.len(),
                components: self.lattice.components.len(),
                states: self.lattice.states.len(),
                widest: self.lattice.widest,
            },
        };
        for cell in position.hidden() {
            let share = self.share(cell, &found);
            analysis.probability[cell.index()] = Some(share.probability);
            match share.certain {
                Status::Clear => analysis.safe.push(cell),
                Status::Mine => analysis.mines.push(cell),
                Status::Unknown => {}
            }
        }
        Ok(analysis)
    }

    /// Whether some board fits these numbers, these cells and, if it is given, this total.
    pub(crate) fn possible(
        &mut self,
        tiling: &Tiling,
        numbers: impl IntoIterator<Item = (Cell, u8)>,
        status: impl Fn(Cell) -> Status,
        total: Option<Total>,
        effort: &mut Effort,
    ) -> Result<bool, Stop> {
        let prepared = self.prepare(tiling, numbers, status, effort);
        let fits = prepared.and_then(|()| match total {
            Some(total) => self.fits_total(total, effort),
            None => Ok(()),
        });
        match fits {
            Ok(()) => Ok(true),
            Err(ExactError::Impossible) => Ok(false),
            Err(ExactError::Stopped(stop)) => Err(stop),
        }
    }

    /// The hidden cells that certainly are mines or none if only these numbers are known and, if asked,
    /// the total.
    pub(crate) fn certain(
        &mut self,
        position: &Position,
        numbers: &[Cell],
        total: bool,
        effort: &mut Effort,
    ) -> Result<Vec<(Cell, Status)>, ExactError> {
        let view = |&cell: &Cell| Some((cell, position.view(cell).number()?));
        let numbers = numbers.iter().filter_map(view);
        let status = |cell| Status::of(position.view(cell));
        self.prepare(position.tiling(), numbers, status, effort)?;
        // Without the total every count of mines is possible, as with any density.
        let supply = if total {
            Supply::of(position)
        } else {
            Supply::Density(0.5)
        };
        let found = self.weigh(supply, effort)?;
        let certain = |cell| (cell, self.share(cell, &found).certain);
        let certain: Vec<(Cell, Status)> = if found.outside.certain == Status::Unknown {
            self.frontier.cells.iter().copied().map(certain).collect()
        } else {
            position.hidden().map(certain).collect()
        };
        let known = certain.into_iter();
        Ok(known
            .filter(|&(_, status)| status != Status::Unknown)
            .collect())
    }

    fn share(&self, cell: Cell, found: &Found) -> Share {
        let Some(local) = self.frontier.local_of(cell) else {
            return found.outside;
        };
        match (self.frontier.status[local], self.boxes.of_cell(local)) {
            (Status::Mine, _) => Share::MINE,
            (Status::Unknown, Some(the_box)) => self.shares[the_box as usize],
            _ => Share::CLEAR,
        }
    }

    /// All that needs no weights: deduction, boxes, components and their states.
    fn prepare(
        &mut self,
        tiling: &Tiling,
        numbers: impl IntoIterator<Item = (Cell, u8)>,
        status: impl Fn(Cell) -> Status,
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        self.frontier.load(tiling, numbers, status)?;
        self.frontier.deduce()?;
        self.boxes.load(&self.frontier);
        self.order.load(&self.boxes, effort)?;
        self.lattice.clear(&self.boxes);
        let mut start = 0;
        for &end in &self.order.ends {
            let order = &self.order.boxes[start..end];
            self.lattice.add(&self.boxes, order, effort)?;
            start = end;
        }
        Ok(())
    }
}

impl Supply {
    /// What a position says of its hidden cells. A density of 0 or 1 is a total in disguise.
    pub(crate) fn of(position: &Position) -> Self {
        let cells = position.hidden().count();
        let mines = match position.mines() {
            Mines::Total(total) => total - position.known_mines().count() as u32,
            Mines::Density(0.0) => 0,
            Mines::Density(1.0) => cells as u32,
            Mines::Density(density) => return Supply::Density(density),
        };
        Supply::Total(Total { mines, cells })
    }
}
