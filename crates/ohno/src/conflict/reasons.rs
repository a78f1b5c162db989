//! Why a cell is known: the cells that the number or the floor behind a conclusion looked at.

use crate::{Cause, Cell, Direction, Fill, Grid, Place, Propagator, Rule};

/// Calls `visit` for every cell that a conclusion (or a conflict) with this cause can rest on, out of
/// those that `known` lets pass: they and the cause alone imply it.
pub(super) fn reasons(
    grid: &Grid,
    rule: Rule,
    position: &Propagator,
    cause: Cause,
    known: impl Fn(Place) -> bool,
    mut visit: impl FnMut(Place),
) {
    let fill = |pos| position.fill(pos).filter(|_| known(pos));
    match cause {
        Cause::Assumed => {}
        Cause::Number(pos) => {
            let Cell::Number(number) = grid.get(pos) else {
                return;
            };
            visit(pos);
            let seen = Direction::ALL.map(|direction| {
                let floors = grid.ray(pos, direction);
                floors
                    .take_while(|&at| fill(at) == Some(Fill::Floor))
                    .count()
            });
            let all: usize = seen.iter().sum();
            for (direction, seen) in Direction::ALL.into_iter().zip(seen) {
                // What is seen the other ways leaves this much for this one; what lies farther off
                // does not matter.
                let most = (usize::from(number) + seen).saturating_sub(all).max(seen);
                look(grid, pos, direction, most + 1, fill, &mut visit);
            }
        }
        Cause::Isolation(pos) => {
            if fill(pos).is_some() {
                visit(pos);
            }
            let farthest = match rule {
                Rule::SeesFloor => 1,
                Rule::SeenByNumber => usize::MAX,
            };
            for direction in Direction::ALL {
                look(grid, pos, direction, farthest, fill, &mut visit);
            }
        }
    }
}

/// Calls `visit` for the known cells in a direction, up to the first wall and no farther than
/// `farthest` cells.
fn look(
    grid: &Grid,
    from: Place,
    direction: Direction,
    farthest: usize,
    fill: impl Fn(Place) -> Option<Fill>,
    mut visit: impl FnMut(Place),
) {
    for at in grid.ray(from, direction).take(farthest) {
        let fill = fill(at);
        if fill.is_some() {
            visit(at);
        }
        if fill == Some(Fill::Wall) {
            break;
        }
    }
}
