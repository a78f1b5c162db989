//! The moves of the position itself, each with what it wins.

use super::boards::{Boards, MINE};
use super::effort::Effort;
use super::wide::Wide;
use super::{Prospect, Scope, Value, Wins};
use atisbo_base::Stop;

/// A cell that may be opened.
#[derive(Clone, Copy, Debug)]
struct Choice {
    /// Which of the cells that tell the boards apart.
    cell: u32,
    /// On how many boards it is a mine.
    mines: u32,
    /// How many different numbers it may show, and if there are several, which split of the field it is.
    shown: u32,
    split: u32,
    value: Value,
}

/// Values the moves among these boards; the limit that ended the search early, if one did.
pub(super) fn prospects(
    boards: &Boards,
    ids: &[u32],
    scope: Scope,
    wide: &mut Wide,
    effort: &mut Effort<'_>,
) -> (Vec<Prospect>, Option<Stop>) {
    let mut choices = choices(boards, ids);
    let stopped = search(boards, ids, scope, &mut choices, wide, effort).err();
    let prospect = |choice: Choice| Prospect {
        cell: boards.cells[choice.cell as usize],
        mines: choice.mines,
        wins: match choice.value {
            Value { wins, exact: true } => Wins::Exactly(wins),
            Value { wins, exact: false } => Wins::AtMost(wins),
        },
    };
    (choices.into_iter().map(prospect).collect(), stopped)
}

/// The cells that may be a mine or not, and those that are safe and tell something: the most promising
/// first, those that tell nothing last.
fn choices(boards: &Boards, ids: &[u32]) -> Vec<Choice> {
    let mut choices = Vec::new();
    let mut split = 0;
    for cell in 0..boards.cells.len() as u32 {
        let column = boards.column(cell as usize);
        let (mut mines, mut seen) = (0, 0u64);
        for &id in ids {
            let shown = column[id as usize];
            mines += u32::from(shown == MINE);
            seen |= 1 << shown;
        }
        let shown = (seen & !(1 << MINE)).count_ones();
        if shown > 1 || (mines > 0 && shown == 1) {
            choices.push(Choice {
                cell,
                mines,
                shown,
                split,
                value: Value::at_most(ids.len() as u32 - mines),
            });
        }
        split += u32::from(shown > 1);
    }
    choices.sort_by_key(|choice| (choice.shown == 1, choice.mines, u32::MAX - choice.shown));
    choices
}

fn search(
    boards: &Boards,
    ids: &[u32],
    scope: Scope,
    choices: &mut [Choice],
    wide: &mut Wide,
    effort: &mut Effort<'_>,
) -> Result<(), Stop> {
    let field = wide.load(boards, ids);
    let mut best = 0;
    let mut safe = None;
    for choice in choices.iter_mut().filter(|choice| choice.shown > 1) {
        choice.value = match (scope, safe) {
            // What is safe is free: whichever is opened first, the others can be opened too.
            (_, Some(value)) if choice.mines == 0 => value,
            (Scope::All, _) => wide.open(boards, field, choice.split, 0, effort)?,
            (Scope::Best, _) if choice.value.wins <= best => choice.value,
            (Scope::Best, Some(_)) => Value::at_most(best.min(choice.value.wins)),
            (Scope::Best, None) => wide.open(boards, field, choice.split, best, effort)?,
        };
        if choice.value.exact {
            best = best.max(choice.value.wins);
        }
        if choice.mines == 0 {
            safe = Some(choice.value);
        }
    }
    for choice in choices.iter_mut().filter(|choice| choice.shown == 1) {
        choice.value = if best == 0 {
            // Nothing tells anything: one board is won, whichever.
            Value::exactly(1)
        } else if scope == Scope::All {
            let column = boards.column(choice.cell as usize);
            let clear = |&&id: &&u32| column[id as usize] != MINE;
            let rest: Vec<u32> = ids.iter().filter(clear).copied().collect();
            let field = wide.load(boards, &rest);
            wide.value(boards, field, 0, effort)?
        } else {
            Value::at_most(best.min(choice.value.wins))
        };
    }
    Ok(())
}
