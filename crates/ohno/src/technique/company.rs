//! What keeps a floor from being isolated, and how few ways of it are left.

use super::position::{Moment, Position, Slot, State};
use crate::{Direction, Rule};

/// The ways in which a cell could still see what the rule asks of a floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Company {
    /// There is none: a floor here would be isolated.
    Alone,
    /// Only this way, and only if the cells up to this distance are floors.
    Only(Direction, u16),
    /// Several ways, or it is there already.
    Enough,
}

/// The company a floor at `slot` could have, as far as was known before `moment`.
pub(crate) fn company(position: &Position, slot: Slot, moment: Moment) -> Company {
    let mut company = Company::Alone;
    for direction in Direction::ALL {
        let way = match position.rule() {
            Rule::SeesFloor => neighbour(position, slot, direction, moment),
            Rule::SeenByNumber => nearest_number(position, slot, direction, moment),
        };
        match (way, company) {
            (Way::Closed, _) => {}
            (Way::Open(distance), Company::Alone) => company = Company::Only(direction, distance),
            (Way::Open(_) | Way::Seen, _) => return Company::Enough,
        }
    }
    company
}

enum Way {
    Closed,
    Open(u16),
    Seen,
}

fn neighbour(position: &Position, slot: Slot, direction: Direction, moment: Moment) -> Way {
    match position.state_before(position.along(slot, direction, 1), moment) {
        State::Wall => Way::Closed,
        State::Unknown => Way::Open(1),
        State::Floor => Way::Seen,
    }
}

fn nearest_number(position: &Position, slot: Slot, direction: Direction, moment: Moment) -> Way {
    let mut certain = true;
    for distance in 1.. {
        let at = position.along(slot, direction, distance);
        match position.state_before(at, moment) {
            State::Wall => break,
            State::Floor if position.number(at).is_some() => {
                return if certain {
                    Way::Seen
                } else {
                    Way::Open(distance as u16 - 1)
                };
            }
            State::Floor => {}
            State::Unknown => certain = false,
        }
    }
    Way::Closed
}
