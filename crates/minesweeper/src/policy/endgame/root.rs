//! The moves of the position itself, each with what it wins.

use super::boards::{Boards, MINE};
use super::effort::Effort;
use super::wide::Wide;
use super::{Prospect, Scope, Value};
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

/// Independent cells of the position: some of its boards that stand for them, and the moves there.
struct Factor {
    ids: Vec<u32>,
    choices: Vec<Choice>,
    /// What best play wins of them.
    value: Value,
}

/// Values all moves; the limit that ended the search early, if one did.
pub(super) fn prospects(
    boards: &Boards,
    scope: Scope,
    wide: &mut Wide,
    effort: &mut Effort<'_>,
) -> (Vec<Prospect>, Option<Stop>) {
    let all: Vec<u32> = (0..boards.count as u32).collect();
    let mut stopped = None;
    let mut factors: Vec<Factor> = Vec::new();
    for ids in wide.factors(boards, all) {
        let mut choices = choices(boards, &ids);
        let stop = search(boards, &ids, scope, &mut choices, wide, effort).err();
        stopped = stopped.or(stop);
        let exact = choices.iter().filter(|choice| choice.value.exact);
        let best = exact.map(|choice| choice.value.wins).max();
        factors.push(Factor {
            value: match best {
                Some(best) if stop.is_none() => Value::exactly(best),
                // Without choices there is one board, which is won.
                _ => Value {
                    wins: ids.len() as u32,
                    exact: ids.len() == 1,
                },
            },
            ids,
            choices,
        });
    }
    let mut prospects = Vec::new();
    for (index, factor) in factors.iter().enumerate() {
        let others = factors.iter().enumerate();
        let others = others.filter(|&(other, _)| other != index);
        let others = others.map(|(_, other)| other.value);
        let rest = others.fold(Value::exactly(1), Value::times);
        let copies = (boards.count / factor.ids.len()) as u32;
        prospects.extend(factor.choices.iter().map(|choice| Prospect {
            cell: boards.cells[choice.cell as usize],
            mines: choice.mines * copies,
            value: rest.times(choice.value),
        }));
    }
    (prospects, stopped)
}

/// The cells that may be a mine or not, and those that are safe and tell something.
fn choices(boards: &Boards, ids: &[u32]) -> Vec<Choice> {
    let mut choices = Vec::new();
    let mut split = 0;
    for cell in 0..boards.cells.len() as u32 {
        let (mut mines, mut seen) = (0, 0u64);
        for &id in ids {
            let shown = boards.shown(id, cell);
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
    for choice in choices.iter_mut().filter(|choice| choice.shown > 1) {
        let bound = wide.bound(boards, field, choice.split, effort);
        choice.value = Value::at_most(bound);
    }
    // Safe cells first, then the most promising, and last those that tell nothing.
    choices.sort_by_key(|choice| {
        let Choice { mines, value, .. } = *choice;
        (choice.shown == 1, mines > 0, u32::MAX - value.wins, mines)
    });
    let mut best = 0;
    let mut safe = None;
    for index in 0..choices.iter().filter(|choice| choice.shown > 1).count() {
        let (earlier, choice) = choices.split_at_mut(index);
        let choice = &mut choice[0];
        let at_most_best = Value::at_most(best.min(choice.value.wins));
        choice.value = match (scope, safe) {
            // Safe cells cost nothing: after the first, the others can be opened too.
            (_, Some(value)) if choice.mines == 0 => value,
            (Scope::All, _) => wide.open(boards, field, choice.split, 0, effort)?,
            (Scope::Best, Some(_)) => at_most_best,
            (Scope::Best, None) if is_dominated(boards, ids, earlier, choice) => at_most_best,
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
            // No cell tells anything: one board is won with any of them.
            Value::exactly(1)
        } else if scope == Scope::All {
            let clear = |&&id: &&u32| boards.shown(id, choice.cell) != MINE;
            let rest: Vec<u32> = ids.iter().filter(clear).copied().collect();
            let field = wide.load(boards, &rest);
            wide.value(boards, field, 0, effort)?
        } else {
            Value::at_most(best.min(choice.value.wins))
        };
    }
    Ok(())
}

/// Whether a choice tried before is a mine only where this one is: it wins as often or more often.
fn is_dominated(boards: &Boards, ids: &[u32], earlier: &[Choice], choice: &Choice) -> bool {
    let is_mine = |id: u32, cell: u32| boards.shown(id, cell) == MINE;
    earlier.iter().any(|other| {
        let only_there = |&id: &u32| !is_mine(id, other.cell) || is_mine(id, choice.cell);
        other.mines <= choice.mines && ids.iter().all(only_there)
    })
}
