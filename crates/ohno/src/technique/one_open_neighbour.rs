//! One open neighbour: a floor that sees no other yet, with a single way left to see one.

use super::company::{Company, company};
use super::position::{NOW, Position, Slot, State};
use super::sight;
use crate::Fill;

pub(super) fn conclude(position: &Position, slot: Slot, found: &mut Vec<(Slot, Fill)>) {
    if position.state(slot) == State::Floor
        && position.number(slot).is_none()
        && let Company::Only(direction, distance) = company(position, slot, NOW)
    {
        sight::floors(position, slot, direction, distance, found);
    }
}
