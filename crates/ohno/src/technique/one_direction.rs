//! One direction left: all that is missing lies the only way in which something is unknown.

use super::position::{Position, Slot};
use super::sight::{self, sight};
use crate::Fill;

pub(super) fn conclude(position: &Position, slot: Slot, found: &mut Vec<(Slot, Fill)>) {
    let Some(sight) = sight(position, slot) else {
        return;
    };
    let mut open = sight.arms.iter().filter(|arm| arm.is_open());
    let (Some(arm), None) = (open.next(), open.next()) else {
        return;
    };
    let Some(missing) = sight.number.checked_sub(sight.seen()) else {
        return;
    };
    let reach = arm.seen + missing;
    if reach <= arm.open {
        sight::floors(position, slot, arm.direction, reach, found);
        sight::wall(position, slot, arm.direction, reach + 1, found);
    }
}
