//! The first cells from which most games were won, learnt from games of our own.
//!
//! Each row is the best of the cells tried there, or one that won about as often, by `cargo xtask mines first`;
//! `docs/strength.md` shows what the others won. If the first click may hit a mine, every cell is one equally often, so
//! the cell that is best when it is safe is best then too.

use super::FirstCell;
use crate::level::{FirstClick, Level};
use crate::tiling::Kind;

/// Height, width and mines of a board of squares, the rule, and the best first cell (row and column from 0).
type Row = ((u32, u32, u32), FirstClick, (u32, u32));

const TABLE: [Row; 8] = [
    ((8, 8, 10), FirstClick::Safe, (0, 0)),
    ((8, 8, 10), FirstClick::Opening, (2, 2)),
    ((9, 9, 10), FirstClick::Safe, (0, 0)),
    ((9, 9, 10), FirstClick::Opening, (2, 2)),
    ((16, 16, 40), FirstClick::Safe, (0, 0)),
    ((16, 16, 40), FirstClick::Opening, (2, 2)),
    ((16, 30, 99), FirstClick::Safe, (0, 0)),
    ((16, 30, 99), FirstClick::Opening, (3, 3)),
];

/// The best first cell of a level that was measured.
pub(super) fn look_up(level: &Level, rule: FirstClick) -> Option<FirstCell> {
    let tiling = level.tiling();
    let size = (tiling.height(), tiling.width(), level.mines());
    let rule = rule.at_least_safe();
    let mut rows = TABLE.iter();
    let &(.., best) = rows.find(|&&(its, under, _)| its == size && under == rule)?;
    (tiling.kind() == Kind::Square).then_some(match best {
        (0, 0) => FirstCell::Corner,
        at => FirstCell::At(at.into()),
    })
}
