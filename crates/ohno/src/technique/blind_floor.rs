//! Blind floor: an unknown cell that no number can see is a wall, if the puzzle has one solution.
//!
//! All floors that no number sees could be turned into walls together: no number would change, and
//! a floor that a number sees has a neighbour which that number sees too, so none would be left
//! alone. With such a floor there would be two solutions. Players call it the blind dot rule.

use super::position::{NOW, Position, Slot, State};
use crate::Fill;

pub(super) fn conclude(position: &Position, slot: Slot, found: &mut Vec<(Slot, Fill)>) {
    if position.state(slot) == State::Unknown {
        let mut blind = true;
        position.numbers_around(slot, NOW, |_, number, distance| {
            blind &= distance > usize::from(number);
        });
        if blind {
            found.push((slot, Fill::Wall));
        }
    }
}
