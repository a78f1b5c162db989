//! Arguments: the few steps to the first safe cell, and those by which the fewest numbers prove one cell.

use super::ladder::{Certain, Ladder};
use super::path::{Origins, certain, certain_among, needed, step_about};
use super::state::State;
use super::{Deduction, Technique};
use crate::exact::ExactError;
use crate::logic::{self, Explanation, LogicError, Settings};
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};

/// An argument for what its last step concludes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The steps, none of which can be left out; each stands on numbers and on what the steps before
    /// concluded.
    pub steps: Vec<Deduction>,
}

impl Argument {
    /// The hardest technique of its steps.
    pub fn technique(&self) -> Option<Technique> {
        self.steps.iter().map(|step| step.technique).max()
    }

    /// The numbers it uses, in ascending order.
    pub fn numbers(&self) -> Vec<Cell> {
        let numbers = self.steps.iter().flat_map(Deduction::numbers);
        let mut numbers: Vec<Cell> = numbers.collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// Whether it uses the number of mines in all.
    pub fn uses_total(&self) -> bool {
        self.steps.iter().any(|step| step.total.is_some())
    }
}

/// The easiest argument for a safe cell: by the easiest techniques, and of such arguments one with few
/// numbers. None if no cell is certainly safe.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::{Cell, Position};
/// use atisbo_minesweeper::technique::{Technique, hint};
///
/// let position: Position = "mines 1 / 1# / 1#".parse()?;
/// assert!(hint(&position, &Budget::unlimited())?.is_none());
/// let position: Position = "density 0.2 / ### / 11# / 00#".parse()?;
/// let argument = hint(&position, &Budget::unlimited())?.ok_or("the 0 tells")?;
/// assert_eq!(argument.technique(), Some(Technique::EnoughMines));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If no board fits, or the budget ends before a safe cell is found.
pub fn hint(position: &Position, budget: &Budget) -> Result<Option<Argument>, ExactError> {
    let budget = budget.started();
    easiest(position, certain(position, &budget), &budget)
}

/// The same as [`hint`] where an exact analysis has found all safe cells and mines.
///
/// # Errors
///
/// If the budget ends before a safe cell is argued for.
pub fn hint_among(
    position: &Position,
    safe: &[Cell],
    mines: &[Cell],
    budget: &Budget,
) -> Result<Option<Argument>, ExactError> {
    let budget = budget.started();
    let certain = certain_among(position, safe, mines, &budget);
    easiest(position, certain, &budget)
}

/// The easiest argument for one of the safe cells that are known, if they are.
fn easiest(
    position: &Position,
    certain: Result<Certain, ExactError>,
    budget: &Budget,
) -> Result<Option<Argument>, ExactError> {
    let (certain, stop) = match certain {
        Err(ExactError::Stopped(stop)) => (Certain::default(), Some(stop)),
        other => (other?, None),
    };
    if stop.is_none() && certain.in_all.iter().all(|&(_, is_mine)| is_mine) {
        return Ok(None);
    }
    let tiling = position.tiling();
    let mut ladder = Ladder::new(State::new(position), certain, budget);
    let mut origins = Origins::new(tiling);
    let mut steps: Vec<Deduction> = Vec::new();
    // How many numbers each step takes with all it stands on, some of them perhaps twice.
    let mut costs: Vec<u64> = Vec::new();
    let mut best: Option<usize> = None;
    let mut hardest = Technique::CasesWithCount;
    loop {
        let step = match ladder.next(hardest) {
            Ok(Some(step)) => step,
            Ok(None) => break,
            Err(_) if best.is_some() => break,
            Err(stop) => return Err(ExactError::Stopped(stop)),
        };
        let before = origins.of_next(tiling, &step);
        let before = before.iter().map(|&place| costs[place]);
        let cost = before.fold(step.counts.len() as u64, u64::saturating_add);
        costs.push(cost);
        if !step.safe.is_empty() {
            // What is found now takes no harder technique than this.
            hardest = steps
                .iter()
                .map(|step| step.technique)
                .fold(step.technique, Ord::max);
            if best.is_none_or(|best| cost < costs[best]) {
                best = Some(steps.len());
            }
        }
        steps.push(step);
        // Nothing takes fewer numbers than one.
        if best.is_some_and(|best| costs[best] <= 1) {
            break;
        }
    }
    match (best, stop) {
        (Some(best), _) => Ok(Some(Argument {
            steps: needed(tiling, &steps, best),
        })),
        (None, Some(stop)) => Err(ExactError::Stopped(stop)),
        (None, None) => Ok(None),
    }
}

/// Why a cell is a mine, or none, by the fewest numbers that prove it: which these are, and how they do.
/// None if it is not certain.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::{Cell, Position};
/// use atisbo_minesweeper::technique::{Technique, explain};
///
/// let position: Position = "density 0.2 / ### / 11# / 00#".parse()?;
/// let (proof, argument) = explain(&position, Cell(2), &Budget::unlimited())?.ok_or("certain")?;
/// assert!(proof.numbers == [Cell(3), Cell(4)] && proof.smallest && !proof.is_mine);
/// assert_eq!(argument.technique(), Some(Technique::OneOne));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If no board fits, or the budget ends first.
pub fn explain(
    position: &Position,
    cell: Cell,
    budget: &Budget,
) -> Result<Option<(Explanation, Argument)>, LogicError> {
    let budget = budget.started();
    let Some(proof) = logic::explain(position, cell, &Settings::BEST, &budget)? else {
        return Ok(None);
    };
    let argument = steps_of(position, &proof, &budget)?;
    Ok(Some((proof, argument)))
}

/// How the numbers of a proof prove it: by steps as easy as they can be, and all at once if need be.
fn steps_of(position: &Position, proof: &Explanation, budget: &Budget) -> Result<Argument, Stop> {
    let state = State::by(position, &proof.numbers, proof.total);
    let mut ladder = Ladder::new(state, Certain::default(), budget);
    let mut steps = Vec::new();
    while ladder.state.known(proof.cell).is_none() {
        let Some(step) = ladder.next(Technique::MineCountCover)? else {
            steps.push(all_at_once(&ladder.state, proof));
            break;
        };
        steps.push(step);
    }
    let steps = match step_about(&steps, proof.cell) {
        Some(last) => needed(position.tiling(), &steps, last),
        None => steps,
    };
    Ok(Argument { steps })
}

fn all_at_once(state: &State<'_>, proof: &Explanation) -> Deduction {
    let technique = if proof.total {
        Technique::CasesWithCount
    } else {
        Technique::Cases
    };
    let counts = state.counts(proof.numbers.iter().copied());
    let mut step = Deduction::new(technique, counts).with([proof.cell], proof.is_mine);
    step.total = state.rest();
    step
}
