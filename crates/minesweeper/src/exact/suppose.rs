//! What is known at a glance, and what would be if a cell showed a number.

use super::effort::Effort;
use super::frontier::Status;
use super::marginals::{Found, Share};
use super::{Analyser, ExactError, Supply, Total};
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::Stop;

/// What is known of a position, or of one that may follow it, at a glance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glance {
    /// The natural logarithm of the weight of all boards that fit.
    pub(crate) log_weight: f64,
    /// How many hidden cells turned out to be certainly no mines.
    pub(crate) safe: u32,
    /// The greatest probability of an uncertain cell to be no mine, and the second greatest.
    pub(crate) safest: f64,
    pub(crate) second: f64,
    /// How many unknown cells are beside no open number.
    pub(crate) outside: u32,
}

impl Analyser {
    /// Takes in a position and decides what single numbers decide.
    pub(crate) fn see(&mut self, position: &Position) -> Result<Supply, ExactError> {
        self.follow(position)
    }

    /// The hidden cells that are known to be clear by now.
    pub(crate) fn known_safe(&self, position: &Position) -> impl Iterator<Item = Cell> {
        let clear = self.frontier.decided();
        clear
            .filter(|&(_, status)| status == Status::Clear)
            .map(|(cell, _)| cell)
            .filter(|&cell| position.view(cell).is_hidden())
    }

    /// Analyses the position seen last, and writes down the probability of a mine in each cell. What is certain
    /// is known from now on.
    pub(crate) fn look(
        &mut self,
        supply: Supply,
        probability: &mut [f64],
        effort: &mut Effort,
    ) -> Result<Glance, ExactError> {
        let clear = self.frontier.clear;
        self.parts.find(&self.frontier, &mut self.active, effort)?;
        let found = self.weigh(supply, effort)?;
        let glance = self.glance(supply, &found, clear);
        for (probability, &status) in probability.iter_mut().zip(&self.frontier.status) {
            *probability = match status {
                Status::Unknown => found.outside.probability,
                Status::Mine => 1.0,
                Status::Clear => 0.0,
            };
        }
        for (cells, share) in self.boxes() {
            for cell in cells {
                probability[cell.index()] = share.probability;
            }
        }
        // A probability is 0 or 1 only where that is certain.
        for (cell, &probability) in (0..).zip(&*probability) {
            if self.frontier.status[cell as usize] == Status::Unknown {
                if probability == 0.0 {
                    self.frontier.decide(cell, Status::Clear);
                } else if probability == 1.0 {
                    self.frontier.decide(cell, Status::Mine);
                }
            }
        }
        self.frontier.deduce()?;
        Ok(glance)
    }

    /// What would be known if an unknown cell showed this number; none if it cannot.
    pub(crate) fn suppose(
        &mut self,
        cell: Cell,
        number: u8,
        supply: Supply,
        effort: &mut Effort,
    ) -> Result<Option<Glance>, Stop> {
        let mark = self.frontier.mark();
        // The cell itself is no news.
        let clear = self.frontier.clear + 1;
        self.frontier.reveal(cell.0, number);
        let glance = self.supposed(supply, clear, effort);
        self.frontier.take_back(mark);
        match glance {
            Ok(glance) => Ok(Some(glance)),
            Err(ExactError::Impossible) => Ok(None),
            Err(ExactError::Stopped(stop)) => Err(stop),
        }
    }

    fn supposed(
        &mut self,
        supply: Supply,
        clear: u32,
        effort: &mut Effort,
    ) -> Result<Glance, ExactError> {
        self.frontier.deduce()?;
        self.parts.find(&self.frontier, &mut self.active, effort)?;
        let found = self.weigh(supply, effort)?;
        Ok(self.glance(supply, &found, clear))
    }

    /// Sums up what was weighed; `clear` cells are no news.
    fn glance(&self, supply: Supply, found: &Found, clear: u32) -> Glance {
        let mut glance = Glance {
            log_weight: found.log_weight,
            safe: self.frontier.clear - clear,
            safest: 0.0,
            second: 0.0,
            outside: 0,
        };
        let mut inside = 0;
        for (cells, share) in self.boxes() {
            inside += cells.len();
            glance.add(cells.len(), *share);
        }
        let outside = match supply {
            Supply::Total(Total { cells, .. }) => {
                cells - (self.frontier.mines + self.frontier.clear) as usize - inside
            }
            // It is not known how many there are, and does not matter.
            Supply::Density(_) => 2,
        };
        glance.outside = outside as u32;
        glance.add(outside, found.outside);
        glance
    }

    /// How many cells around one are known to be mines, and how many are unknown.
    pub(crate) fn around(&self, cell: Cell) -> (u8, u8) {
        self.frontier.around(cell.0)
    }

    /// Whether a cell may be a mine or not, as far as is known by now.
    pub(crate) fn is_unknown(&self, cell: Cell) -> bool {
        self.frontier.status[cell.index()] == Status::Unknown
    }

    /// The unknown cells around one.
    pub(crate) fn unknown_around(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        let around = self.frontier.adjacency.of(cell.0).iter();
        around
            .map(|&cell| Cell(cell))
            .filter(|&cell| self.is_unknown(cell))
    }

    /// The boxes of the position looked at last, cell by cell.
    pub(crate) fn box_cells(&self) -> impl Iterator<Item = &[Cell]> {
        self.boxes().map(|(cells, _)| cells)
    }
}

impl Glance {
    /// So many cells more of which this is known.
    fn add(&mut self, cells: usize, share: Share) {
        match share.certain {
            Status::Clear => self.safe += cells as u32,
            Status::Mine => {}
            Status::Unknown if cells == 0 => {}
            Status::Unknown => {
                let safety = 1.0 - share.probability;
                if safety > self.safest {
                    self.second = if cells > 1 { safety } else { self.safest };
                    self.safest = safety;
                } else if safety > self.second {
                    self.second = safety;
                }
            }
        }
    }
}
