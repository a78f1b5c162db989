//! Replaying a proof with nothing but counting: every conclusion is checked by trying all ways to lay
//! mines around the numbers it names.
//!
//! Nothing here is shared with the analysis that found the proof.

use super::proof::{Proof, Step};
use crate::board::Board;
use crate::tiling::Cell;
use atisbo_base::{Budget, Meter, Stop};
use std::collections::BTreeMap;
use thiserror::Error;

/// What is wrong with a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// The first click is a mine.
    #[error("the first click is a mine")]
    FirstClick,
    /// A step names a cell as a number that is not open by then.
    #[error("step {step} uses cell {}, which is not open", cell.0)]
    NotOpen {
        /// Which step, from 0.
        step: usize,
        /// The cell.
        cell: Cell,
    },
    /// A step concludes something of a cell that is known already, or not a cell of the board.
    #[error("step {step} concludes something of cell {}, which is not hidden", cell.0)]
    NotHidden {
        /// Which step, from 0.
        step: usize,
        /// The cell.
        cell: Cell,
    },
    /// A conclusion does not follow.
    #[error("step {step}: cell {} may be otherwise", cell.0)]
    DoesNotFollow {
        /// Which step, from 0.
        step: usize,
        /// The cell.
        cell: Cell,
    },
    /// The last step leaves cells without a mine closed.
    #[error("the proof leaves {closed} safe cells closed")]
    Incomplete {
        /// How many.
        closed: usize,
    },
    /// The budget ended first.
    #[error("{0}")]
    Stopped(Stop),
}

/// Replays a proof: each step must follow from the numbers it names alone (and the total, if it says
/// so), and the last must leave no safe cell closed.
///
/// # Errors
///
/// What is wrong with the proof, or which limit was reached; the budget's nodes are layouts tried, box
/// by box.
pub fn verify(board: &Board, first: Cell, proof: &Proof, budget: &Budget) -> Result<(), Flaw> {
    if first.index() >= board.tiling().len() || board.is_mine(first) {
        return Err(Flaw::FirstClick);
    }
    let mut replay = Replay {
        board,
        seen: vec![Seen::Hidden; board.tiling().len()],
        meter: budget.meter(),
        nodes: 0,
    };
    replay.seen[first.index()] = Seen::Open;
    for (index, step) in proof.steps.iter().enumerate() {
        replay.check(index, step)?;
        for cell in &step.safe {
            replay.seen[cell.index()] = Seen::Open;
        }
        for cell in &step.mines {
            replay.seen[cell.index()] = Seen::Mine;
        }
    }
    let open = replay.seen.iter().filter(|&&seen| seen == Seen::Open);
    let closed = board.tiling().len() - board.mines() as usize - open.count();
    if closed > 0 {
        return Err(Flaw::Incomplete { closed });
    }
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    Hidden,
    Open,
    Mine,
}

struct Replay<'b> {
    board: &'b Board,
    seen: Vec<Seen>,
    meter: Meter,
    nodes: u64,
}

/// A step in question: its groups of cells, what its numbers need, and what it concludes.
struct Question<'s> {
    step: &'s Step,
    /// Named numbers, and the hidden cells beside all of them and no other: only how many of these are mines matters.
    groups: Vec<(Vec<usize>, Vec<Cell>)>,
    /// What each number still needs, and how many cells of groups not filled yet are beside it.
    needs: Vec<(u32, u32)>,
    /// The mines in each group filled so far.
    filled: Vec<u32>,
    /// Hidden cells beside no named number, and mines for all hidden cells.
    outside: u32,
    mines: u32,
}

impl Replay<'_> {
    fn check(&mut self, index: usize, step: &Step) -> Result<(), Flaw> {
        for cell in step.safe.iter().chain(&step.mines) {
            if self.seen.get(cell.index()) != Some(&Seen::Hidden) {
                return Err(Flaw::NotHidden {
                    step: index,
                    cell: *cell,
                });
            }
        }
        let mut question = self.question(index, step)?;
        match self.counterexample(&mut question)? {
            Some(cell) => Err(Flaw::DoesNotFollow { step: index, cell }),
            None => Ok(()),
        }
    }

    fn question<'s>(&self, index: usize, step: &'s Step) -> Result<Question<'s>, Flaw> {
        let mut beside: BTreeMap<Cell, Vec<usize>> = BTreeMap::new();
        let mut needs = Vec::new();
        for (place, &number) in step.numbers.iter().enumerate() {
            if self.seen.get(number.index()) != Some(&Seen::Open) {
                return Err(Flaw::NotOpen {
                    step: index,
                    cell: number,
                });
            }
            let (mut need, mut room) = (u32::from(self.board.number(number)), 0);
            for &cell in self.board.tiling().neighbours(number).iter() {
                match self.seen[cell.index()] {
                    Seen::Open => {}
                    Seen::Mine => need -= 1,
                    Seen::Hidden => {
                        room += 1;
                        beside.entry(cell).or_default().push(place);
                    }
                }
            }
            needs.push((need, room));
        }
        let count = |wanted| self.seen.iter().filter(|&&seen| seen == wanted).count() as u32;
        let outside = count(Seen::Hidden) - beside.len() as u32;
        let mut groups: BTreeMap<Vec<usize>, Vec<Cell>> = BTreeMap::new();
        for (cell, numbers) in beside {
            groups.entry(numbers).or_default().push(cell);
        }
        Ok(Question {
            step,
            groups: groups.into_iter().collect(),
            needs,
            filled: Vec::new(),
            outside,
            mines: self.board.mines() - count(Seen::Mine),
        })
    }

    /// A concluded cell that is otherwise in some layout, looking at all from the groups filled so far
    /// on.
    fn counterexample(&mut self, question: &mut Question<'_>) -> Result<Option<Cell>, Flaw> {
        self.nodes += 1;
        if let Some(stop) = self.meter.check(self.nodes, 0) {
            return Err(Flaw::Stopped(stop));
        }
        let place = question.filled.len();
        let Some((numbers, cells)) = question.groups.get(place) else {
            return Ok(question.otherwise());
        };
        let (numbers, size) = (numbers.clone(), cells.len() as u32);
        for mines in 0..=size {
            let fits = numbers.iter().all(|&number| {
                let (need, room) = question.needs[number];
                mines <= need && need - mines <= room - size
            });
            if !fits {
                continue;
            }
            for &number in &numbers {
                question.needs[number].0 -= mines;
                question.needs[number].1 -= size;
            }
            question.filled.push(mines);
            let found = self.counterexample(question)?;
            question.filled.pop();
            for &number in &numbers {
                question.needs[number].0 += mines;
                question.needs[number].1 += size;
            }
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }
}

impl Question<'_> {
    /// A concluded cell that can be otherwise in the layout at hand, if it is one.
    fn otherwise(&self) -> Option<Cell> {
        let inside: u32 = self.filled.iter().sum();
        let left = match self.mines.checked_sub(inside) {
            Some(left) if left <= self.outside => left,
            _ if self.step.total => return None,
            _ => 0,
        };
        // Without the total, the cells outside may be anything.
        let may_be = |cell: &Cell, mine: bool| {
            let groups = self.groups.iter().zip(&self.filled);
            let mut own = groups.filter(|((_, cells), _)| cells.contains(cell));
            match own.next() {
                Some((_, &mines)) if mine => mines > 0,
                Some(((_, cells), &mines)) => mines < cells.len() as u32,
                None if !self.step.total => true,
                None if mine => left > 0,
                None => left < self.outside,
            }
        };
        let mut safe = self.step.safe.iter();
        let mut mines = self.step.mines.iter();
        safe.find(|cell| may_be(cell, true))
            .or_else(|| mines.find(|cell| may_be(cell, false)))
            .copied()
    }
}
