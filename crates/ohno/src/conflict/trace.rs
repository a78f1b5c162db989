//! A first conflict at no cost: where propagation alone runs into one, the givens it rested on.

use crate::{Cause, Cell, Conflict, Direction, Grid, Mark, Pos, Propagator, Rule};

/// Which cells a conflict found by propagation rests on, per cell of the grid; `None` where
/// propagation finds none. More cells than needed may be among them.
pub(super) fn trace(grid: &Grid, rule: Rule) -> Option<Vec<bool>> {
    let mut position = Propagator::new(grid, rule);
    let Err(Conflict(cause)) = position.propagate() else {
        return None;
    };
    // When each cell became known: the givens first, then the conclusions in their order.
    let conclusions = position.since(Mark::START);
    let mut known_at: Vec<Option<usize>> = grid
        .cells()
        .map(|(_, cell)| (cell != Cell::Unknown).then_some(0))
        .collect();
    for (index, conclusion) in conclusions.iter().enumerate() {
        known_at[grid.index(conclusion.pos)] = Some(index + 1);
    }
    let end = position.grid();
    let mut used = vec![false; known_at.len()];
    let mut open = vec![(cause, conclusions.len() + 1)];
    while let Some((cause, before)) = open.pop() {
        let known = |pos: Pos| known_at[grid.index(pos)].filter(|&at| at < before);
        let mut rests_on = |pos: Pos| {
            let Some(at) = known(pos) else { return };
            if !std::mem::replace(&mut used[grid.index(pos)], true) && at > 0 {
                open.push((conclusions[at - 1].cause, at));
            }
        };
        let (Cause::Number(pos) | Cause::Isolation(pos)) = cause else {
            continue;
        };
        rests_on(pos);
        for direction in Direction::ALL {
            let is_wall = |pos| known(pos).is_some() && end.get(pos) == Cell::Wall;
            let mut in_view = true;
            for at in grid.ray(pos, direction) {
                if !std::mem::replace(&mut in_view, !is_wall(at)) {
                    break;
                }
                rests_on(at);
            }
        }
    }
    Some(used)
}
