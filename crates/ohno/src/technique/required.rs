//! Required in one direction: even with all the others at their maximum, the number must look so
//! far this way.

use super::position::{Position, Slot};
use super::sight::{self, sight};
use crate::Fill;

pub(super) fn conclude(position: &Position, slot: Slot, found: &mut Vec<(Slot, Fill)>) {
    let Some(number) = position.number(slot) else {
        return;
    };
    let sight = sight(position, slot, number);
    let open = sight.open();
    for arm in sight.arms.iter().filter(|arm| arm.is_open()) {
        let least = number.saturating_sub(open - arm.open);
        sight::floors(position, slot, arm.direction, least, found);
    }
}
