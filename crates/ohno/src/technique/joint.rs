//! All four directions jointly: of all the ways in which four possible reaches sum to the number,
//! what they share. Nothing that one number alone can prove escapes it.

use super::position::{Position, Slot};
use super::reach;
use crate::Fill;

pub(super) fn conclude(position: &Position, slot: Slot, found: &mut Vec<(Slot, Fill)>) {
    let Some(number) = position.number(slot) else {
        return;
    };
    if let Some(spans) = reach::spans(position, slot, number) {
        reach::conclude(position, slot, &spans, found);
    }
}
