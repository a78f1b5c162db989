//! The smallest set of clues that carries an argument: none of them can be dropped.

use super::position::{Position, Slot, State};
use super::sight::Sight;
use super::{Clue, Role};
use crate::Cell;

/// The known cells a number looks at, up to the walls that end its view: all that can matter to it.
pub(super) fn in_sight(position: &Position, sight: &Sight, clues: &mut Vec<Clue>) {
    let slot = position.slot(sight.cell);
    for arm in &sight.arms {
        for distance in 1..=usize::from(arm.open) + 1 {
            let at = position.along(slot, arm.direction, distance);
            if position.is_border(at) {
                break;
            }
            add(position, at, clues);
        }
    }
}

/// Adds a known cell for what it is besides its number, unless it is there.
pub(super) fn add(position: &Position, slot: Slot, clues: &mut Vec<Clue>) {
    let cell = position.pos(slot);
    let role = match position.state(slot) {
        State::Unknown => return,
        State::Wall => Role::Wall,
        State::Floor => Role::Floor,
    };
    if !clues.iter().any(|clue| clue.cell == cell) {
        clues.push(Clue { cell, role });
    }
}

/// Writes clues of `position` on an empty board.
pub(super) fn lay(position: &Position, clues: &[Clue]) -> Position {
    let mut laid = Position::blank(position.rows(), position.cols(), position.rule());
    for clue in clues {
        let slot = position.slot(clue.cell);
        laid.give(slot, as_cell(position, *clue));
    }
    laid
}

/// Drops one clue after the other as long as what is left still proves the conclusion. The clues
/// before `fixed` stay: the argument is about them.
pub(super) fn smallest(
    position: &Position,
    mut clues: Vec<Clue>,
    fixed: usize,
    mut proves: impl FnMut(&Position) -> bool,
) -> Vec<Clue> {
    let mut laid = lay(position, &clues);
    for index in (fixed..clues.len()).rev() {
        let slot = position.slot(clues[index].cell);
        laid.clear(slot);
        laid.set_number(slot, 0);
        if proves(&laid) {
            clues.remove(index);
        } else {
            laid.give(slot, as_cell(position, clues[index]));
        }
    }
    clues.sort_by_key(|clue| clue.cell);
    clues
}

fn as_cell(position: &Position, clue: Clue) -> Cell {
    match clue.role {
        Role::Number => position.cell(position.slot(clue.cell)),
        Role::Floor => Cell::Floor,
        Role::Wall => Cell::Wall,
    }
}
