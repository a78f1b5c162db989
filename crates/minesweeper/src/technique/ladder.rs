//! The ladder: the easiest step that can be taken, again and again.
//!
//! A technique that looks at one number after the other looks at it again only if something near has
//! changed, so that a board of a million cells is gone through once, not once for each step.

use super::state::State;
use super::{
    Deduction, Technique, all_mines, cases, chain, enough_mines, mine_count, mine_count_cover,
    one_one, one_two, one_two_one, one_two_two_one, overlap, subset,
};
use crate::logic::LogicError;
use crate::tiling::Cell;
use atisbo_base::{Budget, Meter, Stop};
use std::collections::VecDeque;

/// The cells that are certain, by which cases are looked for; empty if they are not to be.
#[derive(Clone, Debug, Default)]
pub(super) struct Certain {
    /// By numbers alone.
    pub(super) by_numbers: Vec<(Cell, bool)>,
    /// By numbers and the total.
    pub(super) in_all: Vec<(Cell, bool)>,
}

/// The techniques, and where each has yet to look.
#[derive(Debug)]
pub(super) struct Ladder<'p> {
    pub(super) state: State<'p>,
    certain: Certain,
    rungs: Vec<Rung>,
    budget: Budget,
    meter: Meter,
    looks: u64,
}

#[derive(Debug)]
struct Rung {
    look: Look,
    technique: Technique,
}

/// What a technique looks at.
#[derive(Debug)]
enum Look {
    /// One number after the other, and what is up to `reach` numbers away.
    Numbers {
        at: At,
        agenda: Option<Agenda>,
        reach: usize,
    },
    /// The whole position; whether something has changed since.
    Whole { changed: bool },
}

/// Finds what begins at one number.
type At = fn(&State<'_>, Cell) -> Option<Deduction>;

impl Look {
    fn new(technique: Technique) -> Self {
        let numbers = |at, reach| Look::Numbers {
            at,
            agenda: None,
            reach,
        };
        match technique {
            Technique::EnoughMines => numbers(enough_mines::at, 0),
            Technique::AllMines => numbers(all_mines::at, 0),
            Technique::OneOne => numbers(one_one::at, 1),
            Technique::OneTwoOne => numbers(one_two_one::at, 2),
            Technique::OneTwoTwoOne => numbers(one_two_two_one::at, 3),
            Technique::OneTwo => numbers(one_two::at, 1),
            Technique::Subset => numbers(subset::at, 1),
            Technique::Overlap => numbers(overlap::at, 1),
            Technique::Chain => numbers(chain::at, chain::MOST_NUMBERS - 1),
            Technique::MineCount
            | Technique::MineCountCover
            | Technique::Cases
            | Technique::CasesWithCount => Look::Whole { changed: true },
        }
    }
}

/// Numbers to look at, each once.
#[derive(Debug)]
struct Agenda {
    queue: VecDeque<Cell>,
    is_queued: Vec<bool>,
}

impl Agenda {
    fn new(state: &State<'_>) -> Self {
        let queue: VecDeque<Cell> = state.numbers().collect();
        let mut is_queued = vec![false; state.tiling().len()];
        for cell in &queue {
            is_queued[cell.index()] = true;
        }
        Agenda { queue, is_queued }
    }

    fn push(&mut self, cell: Cell) {
        if !std::mem::replace(&mut self.is_queued[cell.index()], true) {
            self.queue.push_back(cell);
        }
    }

    fn pop(&mut self) -> Option<Cell> {
        let cell = self.queue.pop_front()?;
        self.is_queued[cell.index()] = false;
        Some(cell)
    }
}

impl<'p> Ladder<'p> {
    pub(super) fn new(state: State<'p>, certain: Certain, budget: &Budget) -> Self {
        let rung = |technique| Rung {
            look: Look::new(technique),
            technique,
        };
        let budget = budget.started();
        Ladder {
            state,
            certain,
            rungs: Technique::ALL.map(rung).into(),
            meter: budget.meter(),
            budget,
            looks: 0,
        }
    }

    /// The easiest step by a technique no harder than one, which is taken.
    pub(super) fn next(&mut self, hardest: Technique) -> Result<Option<Deduction>, Stop> {
        for index in 0..self.rungs.len() {
            if self.rungs[index].technique > hardest {
                break;
            }
            if let Some(found) = self.look(index)? {
                self.take(&found);
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    fn look(&mut self, index: usize) -> Result<Option<Deduction>, Stop> {
        let Ladder { state, rungs, .. } = self;
        let Rung { look, technique } = &mut rungs[index];
        let technique = *technique;
        match look {
            Look::Whole { changed } => {
                if !std::mem::replace(changed, false) {
                    return Ok(None);
                }
                let certain = match technique {
                    Technique::MineCount => return Ok(mine_count::find(state)),
                    Technique::MineCountCover => return Ok(mine_count_cover::find(state)),
                    Technique::Cases => &self.certain.by_numbers,
                    _ => &self.certain.in_all,
                };
                match cases::find(state, technique, certain, &self.budget) {
                    Ok(found) => Ok(found),
                    Err(LogicError::Stopped(stop)) => Err(stop),
                    // The analysis that found what is certain found boards that fit.
                    Err(_) => Ok(None),
                }
            }
            Look::Numbers { at, agenda, .. } => {
                let agenda = agenda.get_or_insert_with(|| Agenda::new(state));
                while let Some(number) = agenda.pop() {
                    self.looks += 1;
                    if let Some(stop) = self.meter.check(self.looks, 0) {
                        return Err(stop);
                    }
                    if let Some(found) = at(state, number) {
                        agenda.push(number); // there may be more
                        return Ok(Some(found));
                    }
                }
                Ok(None)
            }
        }
    }

    /// Takes note of a step, and of the techniques that have to look again.
    fn take(&mut self, found: &Deduction) {
        let mut concluded: Vec<Cell> = found.conclusions().map(|(cell, _)| cell).collect();
        concluded.sort_unstable();
        // Nearer numbers first; what is concluded still connects them.
        let farthest = self.rungs.iter().map(|rung| match rung.look {
            Look::Numbers {
                agenda: Some(_),
                reach,
                ..
            } => reach,
            _ => 0,
        });
        let farthest = farthest.max().unwrap_or(0);
        let mut near = self.state.beside(&concluded);
        for distance in 0..=farthest {
            for rung in &mut self.rungs {
                if let Look::Numbers {
                    agenda: Some(agenda),
                    reach,
                    ..
                } = &mut rung.look
                    && *reach >= distance
                {
                    for &number in &near {
                        agenda.push(number);
                    }
                }
            }
            if distance < farthest {
                let cells = near.iter().filter_map(|&number| self.state.count(number));
                let cells: Vec<Cell> = cells.flat_map(|count| count.cells).collect();
                near = self.state.beside(&cells);
            }
        }
        for rung in &mut self.rungs {
            if let Look::Whole { changed } = &mut rung.look {
                *changed = true;
            }
        }
        self.state.conclude(found);
    }
}
