//! Number complete: it sees all its floors, so every way it could look further ends in a wall.

use super::position::{Position, Slot};
use super::sight::{self, sight};
use crate::Fill;

pub(super) fn conclude(position: &Position, slot: Slot, found: &mut Vec<(Slot, Fill)>) {
    let Some(sight) = sight(position, slot) else {
        return;
    };
    if sight.seen() == sight.number {
        for arm in sight.arms.iter().filter(|arm| arm.is_open()) {
            sight::wall(position, slot, arm.direction, arm.seen + 1, found);
        }
    }
}
