//! What is known at a glance, and what would be if a cell showed a number.

use super::effort::Effort;
use super::frontier::Status;
use super::marginals::{Found, Share};
use super::{Analyser, ExactError, Supply, Total, if_possible};
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Budget, Place, Stop};
use serde::Serialize;

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
    /// The probability of a mine in each of them.
    pub(crate) outside_risk: f64,
}

/// What a hidden cell would show if it were opened.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
pub struct Shown {
    /// The cell.
    pub cell: Place,
    /// The probability that it is a mine.
    pub mine: f64,
    /// The numbers it can show.
    pub numbers: Vec<ShownNumber>,
}

/// A number that a cell can show.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, schemars::JsonSchema)]
pub struct ShownNumber {
    /// The number.
    pub number: u8,
    /// The probability that the cell shows it.
    pub probability: f64,
}

/// What a hidden cell would show if it were opened; none if the cell is not hidden.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::{Cell, Position, exact};
///
/// let position: Position = "mines 1\n###".parse()?;
/// let middle = exact::shown(&position, Cell(1), &Budget::unlimited())?.ok_or("not hidden")?;
/// assert!((middle.mine - 1.0 / 3.0).abs() < 1e-12);
/// assert_eq!(middle.numbers.len(), 1); // if it is no mine, one of the others is
/// assert_eq!(middle.numbers[0].number, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If no board fits, or the budget ends first.
pub fn shown(
    position: &Position,
    cell: Cell,
    budget: &Budget,
) -> Result<Option<Shown>, ExactError> {
    if !position.view(cell).is_hidden() {
        return Ok(None);
    }
    let mut analyser = Analyser::new();
    let effort = &mut Effort::new(budget);
    let supply = analyser.follow(position)?;
    let mut probability = vec![0.0; position.tiling().len()];
    let now = analyser.look(supply, &mut probability, effort)?;
    let mut shown = Shown {
        cell: position.tiling().place(cell),
        mine: probability[cell.index()],
        numbers: Vec::new(),
    };
    if analyser.status(cell) != Status::Mine {
        let (mines, unknown) = analyser.around(cell);
        for number in mines..=mines + unknown {
            let then = analyser.suppose(cell, number, supply, effort);
            analyser.take_back();
            if let Some(then) = then? {
                shown.numbers.push(ShownNumber {
                    number,
                    probability: (then.log_weight - now.log_weight).exp(),
                });
            }
        }
    }
    Ok(Some(shown))
}

impl Analyser {
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
        self.find_parts(effort)?;
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
        let mut certain = self.newly_certain(&found);
        certain.sort_unstable_by_key(|&(cell, _)| cell);
        for (cell, status) in certain {
            self.frontier.decide(cell.0, status);
        }
        self.frontier.deduce()?;
        Ok(glance)
    }

    /// The hidden cells that are known to be clear by now, and those known to be mines, both in ascending order.
    pub(crate) fn certain_now(&self, position: &Position) -> (Vec<Cell>, Vec<Cell>) {
        let certain = |status| move |cell: &Cell| self.status(*cell) == status;
        (
            position.hidden().filter(certain(Status::Clear)).collect(),
            position.hidden().filter(certain(Status::Mine)).collect(),
        )
    }

    /// Supposes that an unknown cell shows this number: what is known then, or none if it cannot show it. The caller
    /// takes this back by [`Analyser::take_back`] in any case.
    pub(crate) fn suppose(
        &mut self,
        cell: Cell,
        number: u8,
        supply: Supply,
        effort: &mut Effort,
    ) -> Result<Option<Glance>, Stop> {
        self.suppositions.push(self.frontier.mark());
        // The cell itself is no news.
        let clear = self.frontier.clear + u32::from(self.is_unknown(cell));
        self.frontier.reveal(cell.0, number);
        if_possible(self.supposed(supply, clear, effort))
    }

    /// What is known of a cell.
    pub(crate) fn status(&self, cell: Cell) -> Status {
        self.frontier.status[cell.index()]
    }

    /// Takes the last supposition back.
    pub(crate) fn take_back(&mut self) {
        if let Some(mark) = self.suppositions.pop() {
            self.frontier.take_back(mark);
        }
    }

    /// A hidden cell that is certainly clear as things are supposed, if one is.
    pub(crate) fn a_safe_cell(&self) -> Option<Cell> {
        let mark = *self.suppositions.last()?;
        let decided = self.frontier.decided_since(mark);
        let mut clear = decided
            .filter(|&(cell, status)| status == Status::Clear && !self.frontier.shows(cell.0));
        clear.next().map(|(cell, _)| cell).or_else(|| {
            let mut boxes = self.boxes();
            let (cells, _) = boxes.find(|(_, share)| share.certain == Status::Clear)?;
            cells.first().copied()
        })
    }

    /// The uncertain cells of the parts as things are supposed: box after box, with their safety.
    pub(crate) fn uncertain(&self) -> impl Iterator<Item = (&[Cell], f64)> {
        let uncertain = |(_, share): &(_, &Share)| share.certain == Status::Unknown;
        self.boxes()
            .filter(uncertain)
            .map(|(cells, share)| (cells, 1.0 - share.probability))
    }

    fn supposed(
        &mut self,
        supply: Supply,
        clear: u32,
        effort: &mut Effort,
    ) -> Result<Glance, ExactError> {
        self.frontier.deduce()?;
        self.find_parts(effort)?;
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
            outside_risk: found.outside.probability,
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
            Supply::Density(_) => self.frontier.unknown() - inside,
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

    /// Whether a cell is beside an open number as things are supposed.
    pub(crate) fn is_inside(&self, cell: Cell) -> bool {
        let around = self.frontier.adjacency.of(cell.0);
        around.iter().any(|&other| self.frontier.shows(other))
    }

    /// The boxes of the position looked at last, cell by cell.
    pub(crate) fn box_cells(&self) -> impl Iterator<Item = &[Cell]> {
        self.boxes().map(|(cells, _)| cells)
    }
}

impl Glance {
    /// Adds some cells of which this is known.
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
