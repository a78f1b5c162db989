//! Would exceed: one floor more in a direction, with the floors that come into sight behind it,
//! would be too many for a number that sees some already.
//!
//! The exact form: the original game's hint forgets the floors the number sees already.

use super::position::{Position, Slot};
use super::sight::{self, sight};
use crate::Fill;

pub(super) fn conclude(position: &Position, slot: Slot, found: &mut Vec<(Slot, Fill)>) {
    let Some(sight) = sight(position, slot) else {
        return;
    };
    let seen = sight.seen();
    for arm in sight.arms.iter().filter(|arm| arm.is_open()) {
        if seen + 1 + arm.run > sight.number {
            sight::wall(position, slot, arm.direction, arm.seen + 1, found);
        }
    }
}
