//! Isolated floor becomes a wall: an unknown cell that could see no floor cannot be one.

use super::company::{Company, company};
use super::position::{NOW, Position, Slot, State};
use crate::Fill;

pub(super) fn conclude(position: &Position, slot: Slot, found: &mut Vec<(Slot, Fill)>) {
    if position.state(slot) == State::Unknown && company(position, slot, NOW) == Company::Alone {
        found.push((slot, Fill::Wall));
    }
}
