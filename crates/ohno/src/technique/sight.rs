//! What a number sees: in each direction surely, at most, and right behind the first unknown cell.

use super::position::{Moment, NOW, Position, Slot, State};
use crate::{Direction, Fill, Place};
use serde::{Deserialize, Serialize};

/// What a number sees in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Arm {
    /// Which way.
    pub direction: Direction,
    /// The floors up to the first unknown cell or wall.
    pub seen: u16,
    /// The cells up to the first wall: the most it can see this way. Counted no further than one
    /// cell beyond what the number asks for.
    pub open: u16,
    /// The floors right behind the first unknown cell, which come into sight with it.
    pub run: u16,
}

impl Arm {
    /// Whether an unknown cell lies this way, within reach of the number.
    pub(crate) fn is_open(self) -> bool {
        self.open > self.seen
    }
}

/// What a number sees all around.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Sight {
    /// Where the number stands.
    pub cell: Place,
    /// The number.
    pub number: u16,
    /// What it sees, in the order of [`Direction::ALL`].
    pub arms: [Arm; 4],
}

impl Sight {
    /// How many floors the number surely sees.
    pub fn seen(&self) -> u16 {
        self.arms.iter().map(|arm| arm.seen).sum()
    }

    /// How many floors the number sees at most.
    pub fn open(&self) -> u16 {
        self.arms.iter().map(|arm| arm.open).sum()
    }
}

/// What the number at `slot` sees, if there is one.
pub(crate) fn sight(position: &Position, slot: Slot) -> Option<Sight> {
    let number = position.number(slot)?;
    Some(sight_before(position, slot, number, NOW))
}

/// What the number at `slot` saw before `moment`.
#[inline]
pub(crate) fn sight_before(position: &Position, slot: Slot, number: u16, moment: Moment) -> Sight {
    Sight {
        cell: position.pos(slot),
        number,
        arms: Direction::ALL.map(|direction| arm(position, slot, number, direction, moment)),
    }
}

/// Walks one way until a wall, or one cell further than the number can see.
fn arm(position: &Position, slot: Slot, number: u16, direction: Direction, moment: Moment) -> Arm {
    let mut arm = Arm {
        direction,
        seen: 0,
        open: 0,
        run: 0,
    };
    let mut unknowns = 0;
    for distance in 1..=number + 1 {
        let at = position.along(slot, direction, usize::from(distance));
        match position.state_before(at, moment) {
            State::Wall => break,
            State::Unknown => unknowns += 1,
            State::Floor if unknowns == 0 => arm.seen += 1,
            State::Floor if unknowns == 1 => arm.run += 1,
            State::Floor => {}
        }
        arm.open = distance;
    }
    arm
}

/// Adds a floor for every unknown cell up to `distance`.
pub(crate) fn floors(
    position: &Position,
    slot: Slot,
    direction: Direction,
    distance: u16,
    found: &mut Vec<(Slot, Fill)>,
) {
    for step in 1..=usize::from(distance) {
        let at = position.along(slot, direction, step);
        match position.state(at) {
            State::Unknown => found.push((at, Fill::Floor)),
            // Only a broken number asks for floors behind a wall.
            State::Wall => break,
            State::Floor => {}
        }
    }
}

/// Adds a wall at `distance` if that cell is unknown.
pub(crate) fn wall(
    position: &Position,
    slot: Slot,
    direction: Direction,
    distance: u16,
    found: &mut Vec<(Slot, Fill)>,
) {
    let at = position.along(slot, direction, usize::from(distance));
    if position.state(at) == State::Unknown {
        found.push((at, Fill::Wall));
    }
}
