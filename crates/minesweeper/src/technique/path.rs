//! The path: the easiest step again and again, until nothing more is certain.

use super::ladder::{Certain, Ladder};
use super::state::State;
use super::{Deduction, Technique};
use crate::exact::{self, ExactError};
use crate::position::Position;
use crate::tiling::{Cell, Tiling};
use atisbo_base::{Budget, Stop};

/// Steps that lead to all that is certain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// In the order they are taken; each stands on the numbers and on what the steps before concluded.
    pub steps: Vec<Deduction>,
    /// The limit that ended it, if one did: then more may be certain.
    pub stop: Option<Stop>,
}

/// The easiest step again and again, until nothing more is certain.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::Position;
/// use atisbo_minesweeper::technique::{Technique, path};
///
/// let position: Position = "density 0.2 / ##### / #121# / #000#".parse()?;
/// let path = path(&position, &Budget::unlimited())?;
/// let by: Vec<Technique> = path.steps.iter().map(|step| step.technique).collect();
/// assert_eq!(by.first(), Some(&Technique::EnoughMines)); // the zeros
/// assert_eq!(by.last(), Some(&Technique::OneTwoOne));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If no board fits. A limit that ends the work is no error.
pub fn path(position: &Position, budget: &Budget) -> Result<Path, ExactError> {
    let budget = budget.started();
    steps(position, certain(position, &budget), &budget)
}

/// The same as [`path()`] where an exact analysis has found all safe cells and mines.
///
/// # Errors
///
/// If no board fits. A limit that ends the work is no error.
pub fn path_among(
    position: &Position,
    safe: &[Cell],
    mines: &[Cell],
    budget: &Budget,
) -> Result<Path, ExactError> {
    let budget = budget.started();
    let certain = certain_among(position, safe, mines, &budget);
    steps(position, certain, &budget)
}

/// The easiest steps to the cells that are certain, if they are known.
fn steps(
    position: &Position,
    certain: Result<Certain, ExactError>,
    budget: &Budget,
) -> Result<Path, ExactError> {
    let mut path = Path::default();
    let certain = match certain {
        Err(ExactError::Stopped(stop)) => {
            // What is easy to see can still be seen.
            path.stop = Some(stop);
            Certain::default()
        }
        other => other?,
    };
    let mut ladder = Ladder::new(State::new(position), certain, budget);
    loop {
        match ladder.next(Technique::CasesWithCount) {
            Ok(Some(step)) => path.steps.push(step),
            Ok(None) => return Ok(path),
            Err(stop) => {
                path.stop = Some(stop);
                return Ok(path);
            }
        }
    }
}

/// The cells that are certain.
pub(super) fn certain(position: &Position, budget: &Budget) -> Result<Certain, ExactError> {
    let known = exact::analyse(position, budget)?;
    certain_among(position, &known.safe, &known.mines, budget)
}

/// The same where all safe cells and mines are known: which of them the numbers settle without the total.
pub(super) fn certain_among(
    position: &Position,
    safe: &[Cell],
    mines: &[Cell],
    budget: &Budget,
) -> Result<Certain, ExactError> {
    let all = |safe: &[Cell], mines: &[Cell]| {
        let mines = mines.iter().map(|&cell| (cell, true));
        mines
            .chain(safe.iter().map(|&cell| (cell, false)))
            .collect()
    };
    let known = exact::analyse(&position.without_total(), budget)?;
    Ok(Certain {
        by_numbers: all(&known.safe, &known.mines),
        in_all: all(safe, mines),
    })
}

/// Which steps a step stands on, by their places: those that concluded a cell it counts as known.
#[derive(Debug)]
pub(super) struct Origins {
    /// For each cell the place of the step that concluded it, and whether it is a mine.
    of_cell: Vec<Option<(usize, bool)>>,
    steps: usize,
}

impl Origins {
    pub(super) fn new(tiling: &Tiling) -> Self {
        Origins {
            of_cell: vec![None; tiling.len()],
            steps: 0,
        }
    }

    /// What the next step stands on; it is taken note of.
    pub(super) fn of_next(&mut self, tiling: &Tiling, step: &Deduction) -> Vec<usize> {
        let mut places = Vec::new();
        if step.total.is_some() {
            places.extend(0..self.steps);
        }
        for number in step.numbers() {
            for cell in tiling.neighbours(number).iter() {
                let Some((place, is_mine)) = self.of_cell[cell.index()] else {
                    continue;
                };
                let matters = match step.technique {
                    Technique::EnoughMines => is_mine,
                    Technique::AllMines => !is_mine,
                    _ => true,
                };
                if matters {
                    places.push(place);
                }
            }
        }
        places.sort_unstable();
        places.dedup();
        for (cell, is_mine) in step.conclusions() {
            self.of_cell[cell.index()].get_or_insert((self.steps, is_mine));
        }
        self.steps += 1;
        places
    }
}

/// The steps that lead to the last of some, which is one of them.
pub(super) fn needed(tiling: &Tiling, steps: &[Deduction], last: usize) -> Vec<Deduction> {
    let mut origins = Origins::new(tiling);
    let stands_on: Vec<Vec<usize>> = steps[..=last]
        .iter()
        .map(|step| origins.of_next(tiling, step))
        .collect();
    let mut is_needed = vec![false; last + 1];
    is_needed[last] = true;
    for place in (0..=last).rev() {
        if is_needed[place] {
            stands_on[place]
                .iter()
                .for_each(|&one| is_needed[one] = true);
        }
    }
    let steps = steps.iter().zip(is_needed);
    steps
        .filter(|(_, is_needed)| *is_needed)
        .map(|(step, _)| step.clone())
        .collect()
}

/// The place of the step that concludes something of a cell.
pub(super) fn step_about(steps: &[Deduction], cell: Cell) -> Option<usize> {
    let about = |step: &Deduction| step.conclusions().any(|(one, _)| one == cell);
    steps.iter().position(about)
}
