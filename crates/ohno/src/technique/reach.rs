//! Exactly how far a number can look each way: the sets of possible reaches, joined by their sum.
//!
//! A number may stop after `k` cells in a direction if those cells can be floors and the next one
//! can be a wall. The four reaches sum to the number. What all the solutions of that little equation
//! share is all that the number alone can prove: the floors up to the least reach of a direction,
//! and the wall behind it when the reach is certain.

use super::position::{Moment, NOW, Position, Slot, State};
use super::sight;
use crate::solver::reach::narrow;
use crate::solver::word::{Wide, Word};
use crate::{Direction, Fill};
use serde::{Deserialize, Serialize};

/// The least and the greatest reach in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Span {
    /// Which way.
    pub direction: Direction,
    /// The number looks at least this far.
    pub least: u16,
    /// The number looks at most this far.
    pub most: u16,
}

/// The reaches of the number at `slot` in the order of [`Direction::ALL`], or `None` if no four
/// reaches sum to it.
pub(crate) fn spans(position: &Position, slot: Slot, number: u16) -> Option<[Span; 4]> {
    spans_before(position, slot, number, NOW)
}

/// The same as far as was known before `moment`.
pub(crate) fn spans_before(
    position: &Position,
    slot: Slot,
    number: u16,
    moment: Moment,
) -> Option<[Span; 4]> {
    // A reach is a bit of a word, with one bit to spare: the narrow word holds nearly every number.
    if number < 63 {
        narrowed::<u64>(position, slot, number, moment)
    } else {
        narrowed::<Wide>(position, slot, number, moment)
    }
}

fn narrowed<W: Word>(
    position: &Position,
    slot: Slot,
    number: u16,
    moment: Moment,
) -> Option<[Span; 4]> {
    let stops = Direction::ALL.map(|way| stops::<W>(position, slot, number, way, moment));
    if stops.iter().any(|stops| stops.is_zero()) {
        return None;
    }
    let reaches = narrow(stops, number)?;
    Some(Direction::ALL.map(|direction| Span {
        direction,
        least: reaches[direction as usize].trailing_zeros() as u16,
        most: reaches[direction as usize].highest() as u16,
    }))
}

/// Where the view may end in one direction, as far as the number can look.
fn stops<W: Word>(
    position: &Position,
    slot: Slot,
    number: u16,
    direction: Direction,
    moment: Moment,
) -> W {
    let mut stops = W::ZERO;
    let step = position.along(slot, direction, 1).wrapping_sub(slot);
    let mut at = slot;
    for reach in 0..=u32::from(number) {
        at = at.wrapping_add(step);
        match position.state_before(at, moment) {
            State::Floor => {}
            State::Unknown => stops |= W::bit(reach),
            State::Wall => {
                stops |= W::bit(reach);
                break;
            }
        }
    }
    stops
}

/// Adds what the spans prove: the floors they need and the walls that end them.
pub(crate) fn conclude(
    position: &Position,
    slot: Slot,
    spans: &[Span; 4],
    found: &mut Vec<(Slot, Fill)>,
) {
    for span in spans {
        sight::floors(position, slot, span.direction, span.least, found);
        if span.least == span.most {
            sight::wall(position, slot, span.direction, span.least + 1, found);
        }
    }
}

/// Whether the number at `slot` alone proves every one of `conclusions`.
pub(crate) fn proves(
    position: &Position,
    slot: Slot,
    number: u16,
    conclusions: &[(Slot, Fill)],
) -> bool {
    let mut found = Vec::new();
    spans(position, slot, number).is_some_and(|spans| {
        conclude(position, slot, &spans, &mut found);
        conclusions.iter().all(|wanted| found.contains(wanted))
    })
}
