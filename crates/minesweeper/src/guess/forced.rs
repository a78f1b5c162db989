//! A forced guess: boards that fit, so that every hidden cell is a mine on one of them.

use crate::logic::{Boards, Wanted};
use crate::position::{Mines, Position, View};
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};
use rustc_hash::FxHashSet;

/// A board that fits, or rather many that differ only where no number looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The hidden cells beside numbers that are mines, in ascending order.
    pub mines: Vec<Cell>,
    /// How many of the cells that touch no number are mines; any of them can be.
    pub elsewhere: u32,
}

/// Boards so that every hidden cell is a mine on one of them, as few as choosing greedily finds; cells that
/// are safe are on none.
pub(super) fn witnesses(position: &Position, budget: &Budget) -> Result<Vec<Witness>, Stop> {
    /// For each board at most this many cells are tried to be mines together.
    const MOST_TRIED: usize = 60;
    let Some(mut boards) = Boards::new(position, budget)? else {
        return Ok(Vec::new());
    };
    let mut missing: Vec<Cell> = boards.open().to_vec();
    missing.sort_unstable();
    let mut elsewhere = !boards.outside().is_empty();
    let mut found = Vec::new();
    while elsewhere || !missing.is_empty() {
        let mut wanted: Vec<Wanted> = Vec::new();
        let mut best = None;
        let goals = missing.iter().map(|&cell| Wanted::Cell(cell, true));
        let goals = elsewhere
            .then_some(Wanted::Elsewhere(true))
            .into_iter()
            .chain(goals);
        let goals: Vec<Wanted> = goals.collect();
        let mut tried = 0;
        for &goal in &goals {
            let has = |board: &Witness| match goal {
                Wanted::Cell(cell, _) => board.mines.binary_search(&cell).is_ok(),
                Wanted::Elsewhere(_) => board.elsewhere > 0,
            };
            if best.as_ref().is_some_and(has) {
                wanted.push(goal);
                continue;
            }
            tried += 1;
            if tried > MOST_TRIED && best.is_some() {
                break;
            }
            wanted.push(goal);
            match boards.find(&wanted)? {
                Some(board) => {
                    let free = usize::from(!boards.outside().is_empty());
                    best = Some(Witness {
                        mines: board.mines,
                        elsewhere: board.elsewhere.unwrap_or(free) as u32,
                    });
                }
                None => {
                    wanted.pop();
                }
            }
        }
        // What is on no board is certainly safe, and never will be.
        let Some(board) = best else { break };
        missing.retain(|cell| board.mines.binary_search(cell).is_err());
        elsewhere &= board.elsewhere == 0;
        found.push(board);
    }
    Ok(found)
}

/// A board on which a hidden cell is a mine and one on which it is clear; none if one of them is not to
/// be found.
///
/// # Errors
///
/// If the budget ends first.
pub fn both_ways(
    position: &Position,
    cell: Cell,
    budget: &Budget,
) -> Result<Option<[Witness; 2]>, Stop> {
    let Some(mut boards) = Boards::new(position, budget)? else {
        return Ok(None);
    };
    let is_outside = boards.outside().contains(&cell);
    let outside = boards.outside().len();
    let mut find = |is_mine: bool| {
        let wanted = if is_outside {
            Wanted::Elsewhere(is_mine)
        } else {
            Wanted::Cell(cell, is_mine)
        };
        let found = boards.find(&[wanted])?;
        Ok(found.map(|board| Witness {
            mines: board.mines,
            // Without a total any number will do.
            elsewhere: board.elsewhere.unwrap_or(outside.min(usize::from(is_mine))) as u32,
        }))
    };
    let (with, without) = (find(true)?, find(false)?);
    Ok(with.zip(without).map(|(with, without)| [with, without]))
}

/// Whether these boards prove that no hidden cell is certainly safe: each fits the numbers and the total, and
/// every hidden cell is a mine on one of them. It shares no code with the search.
pub fn verify(position: &Position, boards: &[Witness]) -> bool {
    let tiling = position.tiling();
    let touches_number = |cell: Cell| position.is_beside(cell, |view| view.number().is_some());
    let elsewhere = position.hidden().filter(|&cell| !touches_number(cell));
    let elsewhere: Vec<Cell> = elsewhere.collect();
    let mut covered: FxHashSet<Cell> = FxHashSet::default();
    for board in boards {
        let mines: FxHashSet<Cell> = board.mines.iter().copied().collect();
        let sound = mines.len() == board.mines.len()
            && board.elsewhere as usize <= elsewhere.len()
            && mines.iter().all(|&cell| {
                cell.index() < tiling.len()
                    && position.view(cell).is_hidden()
                    && touches_number(cell)
            });
        if !sound {
            return false;
        }
        let is_mine = |cell: &&Cell| position.view(**cell) == View::Mine || mines.contains(*cell);
        let met = position.numbers().all(|(cell, number)| {
            let near = tiling.neighbours(cell);
            near.iter().filter(is_mine).count() == usize::from(number)
        });
        let in_all = position.known_mines().count() + mines.len() + board.elsewhere as usize;
        let can_be = match position.mines() {
            Mines::Total(total) => in_all == total as usize,
            Mines::Density(0.0) => in_all == position.known_mines().count(),
            Mines::Density(1.0) => in_all == tiling.len() - position.numbers().count(),
            Mines::Density(_) => true,
        };
        if !met || !can_be {
            return false;
        }
        covered.extend(&mines);
        if board.elsewhere > 0 {
            covered.extend(&elsewhere);
        }
    }
    position.hidden().all(|cell| covered.contains(&cell))
}
