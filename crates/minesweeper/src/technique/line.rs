//! Numbers in a line: what 1-1, 1-2, 1-2-1 and 1-2-2-1 have in common.

use super::Count;
use super::state::State;
use crate::tiling::{Cell, Kind, Tiling};

/// What is left of the numbers that go on in a line from one that is left so: the line of each that has
/// these mines, in this order.
pub(super) fn lines<const N: usize>(
    state: &State<'_>,
    first: Cell,
    mines: [u32; N],
) -> Vec<[Count; N]> {
    let mut lines: Vec<Vec<Count>> = Vec::new();
    lines.extend(state.count(first).map(|count| vec![count]));
    lines.retain(|line| line[0].mines == mines[0]);
    for &mines in &mines[1..] {
        let mut longer = Vec::new();
        for line in &lines {
            let Some(last) = line.last() else { continue };
            for next in state.sharing(last) {
                if next.mines == mines && goes_on(state.tiling(), line, next.number) {
                    longer.push(line.iter().cloned().chain([next]).collect());
                }
            }
        }
        lines = longer;
    }
    let whole = lines.into_iter();
    whole.filter_map(|line| line.try_into().ok()).collect()
}

/// Whether a cell goes on a line. In rows and columns it does straight on; elsewhere it touches the last
/// cell of the line and no other.
fn goes_on(tiling: &Tiling, line: &[Count], next: Cell) -> bool {
    let cells: Vec<Cell> = line.iter().map(|count| count.number).collect();
    let Some((&last, before)) = cells.split_last() else {
        return false;
    };
    if !matches!(tiling.kind(), Kind::Square | Kind::Torus | Kind::Circle) {
        let near = tiling.neighbours(next);
        return near.contains(&last) && !before.iter().any(|cell| near.contains(cell));
    }
    if cells.contains(&next) {
        return false;
    }
    let step = step(tiling, last, next);
    let straight = |pair: &[Cell]| self::step(tiling, pair[0], pair[1]) == step;
    step.is_some() && cells.windows(2).all(straight)
}

/// From one cell to the next in its row or column, as rows down and columns to the right.
fn step(tiling: &Tiling, from: Cell, to: Cell) -> Option<(i8, i8)> {
    let (row, column) = tiling.place(from).into();
    let (to_row, to_column) = tiling.place(to).into();
    let wraps_rows = tiling.kind() == Kind::Torus;
    let wraps_columns = tiling.kind() != Kind::Square;
    let down = along(row, to_row, tiling.height(), wraps_rows)?;
    let right = along(column, to_column, tiling.width(), wraps_columns)?;
    ((down == 0) != (right == 0)).then_some((down, right))
}

/// -1, 0 or 1 if that is how far it is.
fn along(from: u32, to: u32, length: u32, wraps: bool) -> Option<i8> {
    let next = |one: u32| match one + 1 {
        end if end == length => wraps.then_some(0),
        next => Some(next),
    };
    if from == to {
        Some(0)
    } else if next(from) == Some(to) {
        Some(1)
    } else if next(to) == Some(from) {
        Some(-1)
    } else {
        None
    }
}
