//! The exact analysis of a position: the probability of a mine for every hidden cell, and what is certain.
//!
//! Single numbers decide what they can first (`frontier`). The unknown cells left beside numbers fall into
//! parts that no number connects (`split`), the cells of each into boxes (`boxes`) with an order of
//! elimination (`order`); each part is a dynamic programme over its boxes (`lattice`, `sweep`), worked out
//! once as long as a game lasts (`parts`, `follow`); the parts and the cells outside share the mines
//! (`combine`, `marginals`). Its cost grows with the width of the frontier, not with its length. The idea of
//! boxes and of merging what looks alike to the numbers still to come is that of the probability engine of
//! David Hill's `JSMinesweeper`; here one pass forwards and one backwards take the place of a vector of
//! all marginals carried along.

mod adjacency;
mod bit_rows;
mod boxes;
mod combine;
mod count;
mod effort;
mod follow;
mod frontier;
mod lattice;
mod lists;
mod marginals;
mod order;
mod parts;
mod sample;
mod split;
mod suppose;
mod sweep;
#[cfg(test)]
mod tests;
mod weight;

pub(crate) use effort::Effort;
pub(crate) use frontier::Status;
pub(crate) use sample::Sampler;
pub(crate) use suppose::Glance;
pub(crate) use weight::choose;

pub use count::count;
pub use suppose::{Shown, ShownNumber, shown};

use crate::position::{Mines, Position};
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};
use combine::Outside;
use follow::Seen;
use frontier::{Frontier, Mark};
use marginals::{Found, Scales, Share, fits_total};
use parts::{Counting, Part, Parts};
use serde::Serialize;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum ExactError {
    /// No board looks like this.
    #[error("no board fits these numbers")]
    Impossible,
    /// The budget ended first. A frontier with more open numbers than fit the 128 bits of a state counts as one that
    /// does not fit the memory.
    #[error("{0}")]
    Stopped(Stop),
}

impl From<Stop> for ExactError {
    fn from(stop: Stop) -> Self {
        ExactError::Stopped(stop)
    }
}

/// The result, or none if no board fits.
pub(crate) fn if_possible<T>(result: Result<T, ExactError>) -> Result<Option<T>, Stop> {
    match result {
        Ok(found) => Ok(Some(found)),
        Err(ExactError::Impossible) => Ok(None),
        Err(ExactError::Stopped(stop)) => Err(stop),
    }
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

/// How many mines some unknown cells hold.
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
///
/// What was worked out for a part of the frontier is kept as long as each position continues the one
/// before: after a reveal only the parts it touches are worked out again.
///
/// ```
/// use atisbo_base::{Budget, Place};
/// use atisbo_minesweeper::{FirstClick, Game, exact};
///
/// let mut game = Game::new("expert".parse()?, FirstClick::Opening, 1, 0);
/// let mut analyser = exact::Analyser::new();
/// game.reveal(game.level().tiling().cell_at(Place::new(3, 3)).ok_or("no such cell")?)?;
/// while let Some(&safe) = analyser.analyse(game.position(), &Budget::unlimited())?.safe.first() {
///     game.reveal(safe)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Analyser {
    frontier: Frontier,
    parts: Parts,
    /// The parts of the frontier as it stands.
    active: Vec<u32>,
    scales: Scales,
    /// The position that the frontier shows, as long as it shows one.
    seen: Option<Seen>,
    /// Where to return to from each supposition that has not been taken back.
    suppositions: Vec<Mark>,
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
        let effort = &mut Effort::new(budget);
        let supply = self.follow(position)?;
        self.find_parts(effort)?;
        let found = self.weigh(supply, effort)?;
        Ok(self.write(position, &found))
    }

    /// Writes down what was found, cell by cell.
    fn write(&self, position: &Position, found: &Found) -> Analysis {
        let outside = found.outside.probability;
        let statuses = self.frontier.status.iter();
        let mut probability: Vec<Option<f64>> = statuses
            .map(|&status| (status == Status::Unknown).then_some(outside))
            .collect();
        let (mut safe, mut mines) = (Vec::new(), Vec::new());
        for (cell, status) in self.frontier.decided() {
            if position.view(cell).is_hidden() {
                let (cells, certain) = match status {
                    Status::Mine => (&mut mines, 1.0),
                    _ => (&mut safe, 0.0),
                };
                cells.push(cell);
                probability[cell.index()] = Some(certain);
            }
        }
        for (cells, share) in self.boxes() {
            for cell in cells {
                probability[cell.index()] = Some(share.probability);
            }
        }
        for (cell, status) in self.newly_certain(found) {
            match status {
                Status::Mine => mines.push(cell),
                _ => safe.push(cell),
            }
        }
        safe.sort_unstable();
        mines.sort_unstable();
        Analysis {
            probability,
            safe,
            mines,
            log_weight: found.log_weight,
            size: self.size(),
        }
    }

    /// What weighing found to be certain beyond what single numbers decide: box by box, then the cells outside.
    fn newly_certain(&self, found: &Found) -> Vec<(Cell, Status)> {
        let mut certain = Vec::new();
        for (cells, share) in self.boxes() {
            if share.certain != Status::Unknown {
                certain.extend(cells.iter().map(|&cell| (cell, share.certain)));
            }
        }
        if found.outside.certain != Status::Unknown {
            let outside = self.outside().into_iter();
            certain.extend(outside.map(|cell| (cell, found.outside.certain)));
        }
        certain
    }

    /// The unknown cells beside no open number.
    fn outside(&self) -> Vec<Cell> {
        let statuses = self.frontier.status.iter();
        let mut outside: Vec<bool> = statuses.map(|&status| status == Status::Unknown).collect();
        for cell in self.boxes().flat_map(|(cells, _)| cells) {
            outside[cell.index()] = false;
        }
        let cells = (0..).map(Cell).zip(outside);
        cells.filter_map(|(cell, is)| is.then_some(cell)).collect()
    }

    /// Whether some board fits these of a position's numbers, these cells and, if it is given, this total.
    pub(crate) fn possible(
        &mut self,
        position: &Position,
        numbers: &[Cell],
        status: impl Fn(Cell) -> Status,
        total: Option<Total>,
        effort: &mut Effort,
    ) -> Result<bool, Stop> {
        let counting = match total {
            Some(_) => Counting::Counted,
            None => Counting::Uncounted,
        };
        let prepared = self.prepare(position, numbers, status, counting, effort);
        let fits = prepared.and_then(|()| match total {
            Some(total) => {
                let parts = active(&self.parts, &self.active);
                let outside = outside(total, &self.frontier, &parts)?;
                fits_total(&parts, outside, effort)
            }
            None => Ok(true),
        });
        Ok(if_possible(fits)?.unwrap_or(false))
    }

    /// The hidden cells that are certainly mines or certainly clear if only these numbers are known and, if asked, the
    /// total.
    pub(crate) fn certain(
        &mut self,
        position: &Position,
        numbers: &[Cell],
        total: bool,
        effort: &mut Effort,
    ) -> Result<Vec<(Cell, Status)>, ExactError> {
        let status = |cell| Status::of(position.view(cell));
        // Without the total every count of mines is possible, as with any density.
        let supply = if total {
            Supply::of(position)
        } else {
            Supply::Density(0.5)
        };
        self.prepare(position, numbers, status, supply.counting(), effort)?;
        let found = self.weigh(supply, effort)?;
        let mut certain: Vec<(Cell, Status)> = self.frontier.decided().collect();
        // Cells beside none of the numbers count as unknown here, though they may be revealed.
        let hidden = |&(cell, _): &(Cell, Status)| position.view(cell).is_hidden();
        certain.extend(self.newly_certain(&found).into_iter().filter(hidden));
        certain.sort_unstable_by_key(|&(cell, _)| cell);
        Ok(certain)
    }

    /// All that needs no weights: deduction, and the parts with their states.
    fn prepare(
        &mut self,
        position: &Position,
        numbers: &[Cell],
        status: impl Fn(Cell) -> Status,
        counting: Counting,
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        self.seen = None;
        // The parts of the last question are forgotten, and with them the bytes they held.
        self.parts.reset(counting);
        effort.release();
        let shown = |&cell: &Cell| Some((cell, position.view(cell).number()?));
        let numbers = numbers.iter().filter_map(shown);
        self.frontier.load(position.tiling(), numbers, status)?;
        self.find_parts(effort)
    }

    /// Finds the parts of the frontier as it stands.
    fn find_parts(&mut self, effort: &mut Effort) -> Result<(), ExactError> {
        self.parts.find(&self.frontier, &mut self.active, effort)
    }

    /// Weighs the parts that have been found.
    fn weigh(&mut self, supply: Supply, effort: &mut Effort) -> Result<Found, ExactError> {
        let parts = active(&self.parts, &self.active);
        match supply {
            Supply::Total(total) => {
                let outside = outside(total, &self.frontier, &parts)?;
                self.scales.weigh_total(&parts, outside, effort)
            }
            Supply::Density(density) => {
                let mut found = self.scales.weigh_density(&parts, density, effort)?;
                found.log_weight += f64::from(self.frontier.mines) * density.ln();
                found.log_weight += f64::from(self.frontier.clear) * (-density).ln_1p();
                Ok(found)
            }
        }
    }

    /// The boxes that have been weighed: the cells of each, and what is known of them.
    fn boxes(&self) -> impl Iterator<Item = (&[Cell], &Share)> {
        let parts = self.active.iter().map(|&part| self.parts.get(part));
        parts.flat_map(Part::boxes).zip(&self.scales.shares)
    }

    fn size(&self) -> Size {
        let parts = || self.active.iter().map(|&part| self.parts.get(part));
        Size {
            boxes: parts().map(|part| part.sizes.len()).sum(),
            components: self.active.len(),
            states: parts().map(|part| part.lattice.states.len()).sum(),
            widest: parts().map(|part| part.lattice.widest).max().unwrap_or(0),
        }
    }
}

fn active<'p>(parts: &'p Parts, active: &[u32]) -> Vec<&'p Part> {
    active.iter().map(|&part| parts.get(part)).collect()
}

/// The unknown cells beside no open number, and the mines for them and the parts.
fn outside(total: Total, frontier: &Frontier, parts: &[&Part]) -> Result<Outside, ExactError> {
    let inside: usize = parts.iter().map(|part| part.cells.len()).sum();
    let mines_left = total.mines.checked_sub(frontier.mines);
    Ok(Outside {
        cells: total.cells - (frontier.mines + frontier.clear) as usize - inside,
        mines: mines_left.ok_or(ExactError::Impossible)?,
    })
}

impl Supply {
    fn counting(self) -> Counting {
        match self {
            Supply::Total(_) => Counting::Counted,
            Supply::Density(_) => Counting::Uncounted,
        }
    }

    /// What a position tells of its hidden cells.
    pub(crate) fn of(position: &Position) -> Self {
        let (hidden, known) = position.count();
        Self::new(position.mines(), hidden, known)
    }

    /// What is known of the hidden cells. A density of 0 or 1 gives a total.
    fn new(mines: Mines, hidden: usize, known: u32) -> Self {
        let mines = match mines {
            Mines::Total(total) => total - known,
            Mines::Density(0.0) => 0,
            Mines::Density(1.0) => hidden as u32,
            Mines::Density(density) => return Supply::Density(density),
        };
        let cells = hidden;
        Supply::Total(Total { mines, cells })
    }
}
