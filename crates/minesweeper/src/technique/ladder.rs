//! The ladder: the easiest step that can be taken, again and again.
//!
//! A technique that looks at one number after the other looks at it again only if something near has
//! changed, so that a board of a million cells is gone through once, not once for each step.

use super::state::State;
use super::{
    Deduction, Technique, all_mines, cases, cases_with_count, chain, enough_mines, mine_count,
    mine_count_cover, one_one, one_two, one_two_one, one_two_two_one, overlap, subset,
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
    /// One number after the other, and what is so many numbers away.
    Numbers {
        agenda: Option<Agenda>,
        reach: usize,
    },
    /// The whole position; whether something has changed since.
    Whole { changed: bool },
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
        let one = |technique| {
            let numbers = |reach| Look::Numbers {
                agenda: None,
                reach,
            };
            let look = match technique {
                Technique::EnoughMines | Technique::AllMines => numbers(0),
                Technique::OneOne | Technique::OneTwo | Technique::Subset | Technique::Overlap => {
                    numbers(1)
                }
                Technique::OneTwoOne => numbers(2),
                Technique::OneTwoTwoOne => numbers(3),
                Technique::Chain => numbers(chain::MOST_NUMBERS - 1),
                Technique::MineCount
                | Technique::MineCountCover
                | Technique::Cases
                | Technique::CasesWithCount => Look::Whole { changed: true },
            };
            Rung { look, technique }
        };
        let budget = budget.started();
        Ladder {
            state,
            certain,
            rungs: Technique::ALL.map(one).into(),
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
                let certain = &self.certain;
                let found = match technique {
                    Technique::MineCount => Ok(mine_count::find(state)),
                    Technique::MineCountCover => Ok(mine_count_cover::find(state)),
                    Technique::Cases => cases::find(state, &certain.by_numbers, &self.budget),
                    _ => cases_with_count::find(state, &certain.in_all, &self.budget),
                };
                match found {
                    Ok(found) => Ok(found),
                    Err(LogicError::Stopped(stop)) => Err(stop),
                    // What is certain comes from an analysis, which would have said so.
                    Err(_) => Ok(None),
                }
            }
            Look::Numbers { agenda, .. } => {
                let agenda = agenda.get_or_insert_with(|| Agenda::new(state));
                while let Some(number) = agenda.pop() {
                    self.looks += 1;
                    if let Some(stop) = self.meter.check(self.looks, 0) {
                        return Err(stop);
                    }
                    if let Some(found) = at(state, technique, number) {
                        agenda.push(number); // there may be more
                        return Ok(Some(found));
                    }
                }
                Ok(None)
            }
        }
    }

    /// Takes note of a step, and of who has to look again.
    fn take(&mut self, found: &Deduction) {
        let mut concluded: Vec<Cell> = found.conclusions().map(|(cell, _)| cell).collect();
        concluded.sort_unstable();
        // Nearer numbers first; what is concluded still connects them.
        let farthest = self.rungs.iter().map(|rung| match rung.look {
            Look::Numbers {
                agenda: Some(_),
                reach,
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

/// What a technique finds that begins at one number.
fn at(state: &State<'_>, technique: Technique, number: Cell) -> Option<Deduction> {
    match technique {
        Technique::EnoughMines => enough_mines::at(state, number),
        Technique::AllMines => all_mines::at(state, number),
        Technique::OneOne => one_one::at(state, number),
        Technique::OneTwoOne => one_two_one::at(state, number),
        Technique::OneTwoTwoOne => one_two_two_one::at(state, number),
        Technique::OneTwo => one_two::at(state, number),
        Technique::Subset => subset::at(state, number),
        Technique::Overlap => overlap::at(state, number),
        Technique::Chain => {
            (3..=chain::MOST_NUMBERS).find_map(|length| chain::at(state, number, length))
        }
        Technique::MineCount
        | Technique::MineCountCover
        | Technique::Cases
        | Technique::CasesWithCount => None,
    }
}
