//! Required in one direction: even with all the others at their maximum, the number must look this
//! far in it.

use super::position::{Position, Slot};
use super::sight::{self, sight};
use crate::Fill;

pub(super) fn conclude(position: &Position, slot: Slot, found: &mut Vec<(Slot, Fill)>) {
    let Some(sight) = sight(position, slot) else {
        return;
    };
    let open = sight.open();
    for arm in sight.arms.iter().filter(|arm| arm.is_open()) {
        let least = sight.number.saturating_sub(open - arm.open);
        sight::floors(position, slot, arm.direction, least, found);
    }
}
