//! What the techniques of players leave open: the fewest numbers that prove one of some certain cells, and
//! all else that these numbers prove.

use super::LogicError;
use super::entailment;
use super::evidence::Conclusion;
use super::explain::easiest;
use super::settings::{Flags, Settings};
use super::sight::Sight;
use super::statistics::Statistics;
use super::system::System;
use crate::check::Conflict;
use crate::exact::if_possible;
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::Budget;

/// What some numbers prove.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proved {
    /// The numbers.
    pub(crate) numbers: Vec<Cell>,
    /// Whether the total is needed too.
    pub(crate) total: bool,
    /// What they prove to be no mines.
    pub(crate) safe: Vec<Cell>,
    /// What they prove to be mines.
    pub(crate) mines: Vec<Cell>,
}

/// The fewest numbers that prove one of these cells, which must be certain, if what was concluded before is
/// known; and the total only if it must be and is asked for.
pub(crate) fn fewest(
    position: &Position,
    concluded: &[(Cell, bool)],
    certain: &[(Cell, bool)],
    with_total: bool,
    budget: &Budget,
) -> Result<Option<Proved>, LogicError> {
    let mut sight = Sight::new(position, Flags::Ignored);
    for &(cell, is_mine) in concluded {
        sight.conclude(cell, is_mine);
    }
    let settings = Settings {
        mine_count: with_total,
        ..Settings::BEST
    };
    let asked = certain.iter();
    let asked = asked.map(|&(cell, is_mine)| Conclusion::refuted(cell, is_mine));
    let asked: Vec<Conclusion> = asked.collect();
    let Some(found) = easiest(&sight, &asked, &settings, budget)? else {
        return Ok(None);
    };
    let system = System::new(&sight, &[]).of_numbers(&found.numbers);
    let mut statistics = Statistics::default();
    let proved = entailment::certain(&system, found.total, budget, &mut statistics);
    let impossible = || LogicError::Impossible(Conflict::default());
    let proved = if_possible(proved)?.ok_or_else(impossible)?;
    Ok(Some(Proved {
        numbers: found.numbers,
        total: found.total,
        safe: proved.safe,
        mines: proved.mines,
    }))
}
