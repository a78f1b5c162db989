//! Boards that fit a position, as witnesses that something can be.

use super::clauses::Clauses;
use super::total::MOST_STEPS;
use crate::logic::settings::Flags;
use crate::logic::sight::Sight;
use crate::logic::statistics::Statistics;
use crate::logic::system::{System, is_mine};
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};
use atisbo_logic::Literal;

/// A board that fits, as far as it matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The mines beside numbers, in ascending order.
    pub(crate) mines: Vec<Cell>,
    /// How many mines lie elsewhere; none if any number can.
    pub(crate) elsewhere: Option<usize>,
}

/// What a board is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// A cell beside a number is a mine, or none.
    Cell(Cell, bool),
    /// A cell elsewhere is a mine, or none.
    Elsewhere(bool),
}

/// Finds boards that fit a position.
#[derive(Debug)]
pub(crate) struct Boards {
    /// What single numbers leave open, and what they settle.
    system: System,
    settled: Vec<(Cell, bool)>,
    clauses: Clauses,
    /// What must be assumed for a mine elsewhere, and for a safe cell; none if that cannot be.
    elsewhere: [Option<Literal>; 2],
    budget: Budget,
}

impl Boards {
    /// None if single numbers contradict each other.
    pub(crate) fn new(position: &Position, budget: &Budget) -> Result<Option<Self>, Stop> {
        let sight = Sight::new(position, Flags::Ignored);
        let Some((system, settled)) = System::new(&sight, &[]).propagated() else {
            return Ok(None);
        };
        let mut clauses = Clauses::new(system.cells.len());
        clauses.counts_of(&system);
        let all: Vec<Literal> = (0..system.cells.len() as u32).map(is_mine).collect();
        let mut elsewhere = [None; 2];
        if let Some(left) = system.left {
            let Ok(left) = usize::try_from(left) else {
                return Ok(None);
            };
            if all.len().saturating_mul(left.min(all.len())) > MOST_STEPS {
                return Err(Stop::Bytes);
            }
            if let Some(range) = system.bounds() {
                clauses.count(range, &all);
            }
            let outside = system.outside.len();
            let fewer = left.checked_sub(1).map(|most| 0..=most.min(all.len()));
            let more = (left + 1).saturating_sub(outside)..=all.len();
            let more = Some(more).filter(|range| range.start() <= range.end());
            for (literal, range) in elsewhere.iter_mut().zip([fewer, more]) {
                if let Some(range) = range.filter(|_| outside > 0) {
                    *literal = Some(clauses.count_if_asked(range, &all));
                }
            }
        }
        Ok(Some(Boards {
            system,
            settled,
            clauses,
            elsewhere,
            budget: budget.started(),
        }))
    }

    /// The cells of which boards differ, as far as single numbers tell, and that a number counts.
    pub(crate) fn open(&self) -> &[Cell] {
        &self.system.cells
    }

    /// The cells that no number counts.
    pub(crate) fn outside(&self) -> &[Cell] {
        &self.system.outside
    }

    /// A board with all that is wanted; none if there is no such board.
    pub(crate) fn find(&mut self, wanted: &[Wanted]) -> Result<Option<Found>, Stop> {
        let mut assumptions = Vec::new();
        for &wanted in wanted {
            match wanted {
                Wanted::Cell(cell, wanted) => match self.system.place(cell) {
                    Some(place) if wanted => assumptions.push(is_mine(place)),
                    Some(place) => assumptions.push(!is_mine(place)),
                    None if self.settled.contains(&(cell, wanted)) => {}
                    None => return Ok(None),
                },
                Wanted::Elsewhere(_) if self.system.outside.is_empty() => return Ok(None),
                Wanted::Elsewhere(_) if self.system.left.is_none() => {}
                Wanted::Elsewhere(wanted) => match self.elsewhere[usize::from(!wanted)] {
                    Some(literal) => assumptions.push(literal),
                    None => return Ok(None),
                },
            }
        }
        let mut statistics = Statistics::default();
        let board = self
            .clauses
            .board(&assumptions, &self.budget, &mut statistics)?;
        Ok(board.map(|board| {
            let places = 0..self.system.cells.len() as u32;
            let places = places.filter(|&place| board.makes(is_mine(place)));
            let mut mines: Vec<Cell> = places.map(|at| self.system.cells[at as usize]).collect();
            let left = self.system.left.and_then(|left| usize::try_from(left).ok());
            let elsewhere = left.map(|left| left.saturating_sub(mines.len()));
            let settled = self.settled.iter().filter(|(_, is_mine)| *is_mine);
            mines.extend(settled.map(|&(cell, _)| cell));
            mines.sort_unstable();
            Found { mines, elsewhere }
        }))
    }
}
