//! The next step with its reason, for any position.
//!
//! A hint always answers: what is wrong comes first, then the easiest technique that applies, and
//! where nothing more can be known, that there are several solutions.

mod help;
pub(crate) mod known;
mod pattern;

pub use help::Help;

use crate::technique::{Candidate, Ladder, Settings, Step, Technique};
use crate::{Position, Puzzle, Values, irreducible, wrong_cells};
use atisbo_base::{Budget, Stop};
use known::Known;

/// What can be said about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A step that can be made.
    Step(Box<Step>),
    /// Every cell has its value.
    Solved,
    /// What the player did leaves no solution.
    Wrong {
        /// Filled-in cells that differ from the solution; if the puzzle has several, a few that
        /// exclude them all.
        cells: Vec<usize>,
        /// Pencil marks that are missing though the solution has them; if the puzzle has several, those
        /// of one that what is filled in still allows.
        candidates: Vec<Candidate>,
    },
    /// The puzzle itself has no solution.
    NoSolution,
    /// There are several solutions, and no technique finds anything they have in common.
    Several {
        /// A cell in which two of them differ.
        cell: usize,
        /// What they have there.
        values: [u8; 2],
    },
    /// None of the techniques that may be used finds anything.
    Stuck,
    /// The budget did not suffice to answer.
    Undecided(Stop),
}

/// The next step in `position`, reached from `puzzle`; both have the same rules. The budget's nodes
/// are the solver's guesses, and what the hardest techniques count as work. Beside it the techniques that
/// reached a limit of their own, see [`Ladder::limited`].
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::technique::{Candidate, Settings, Technique};
/// use atisbo_sudoku::{Hint, Position, hint, text::parse};
///
/// let puzzle = parse("1.34\n34..\n21..\n43.1").unwrap();
/// let mut position = Position::new(&puzzle);
/// let ask = |position: &Position| {
///     hint(&puzzle, position, &Settings::default(), &Budget::unlimited()).0
/// };
/// let Hint::Step(step) = ask(&position) else {
///     panic!("there is something to be found");
/// };
/// assert_eq!(step.technique, Technique::FullHouse);
/// assert_eq!(step.placements, [Candidate { cell: 1, value: 2 }]);
///
/// position.place(6, 2);
/// let wrong = Hint::Wrong { cells: vec![6], candidates: vec![] };
/// assert_eq!(ask(&position), wrong);
/// ```
pub fn hint(
    puzzle: &Puzzle,
    position: &Position,
    settings: &Settings,
    budget: &Budget,
) -> (Hint, Vec<Technique>) {
    let budget = budget.started();
    let of_puzzle = Known::of(puzzle, &budget);
    let settings = of_puzzle.restrict(puzzle, settings, &budget);
    let known = match of_puzzle {
        Known::None => return (Hint::NoSolution, Vec::new()),
        Known::One(solution) => match mistakes(position, &solution) {
            Some(wrong) => return (wrong, Vec::new()),
            None => Known::One(solution),
        },
        // The player may have decided between the solutions, or against all of them.
        Known::Two(_) | Known::Unknown(_) => {
            match Known::of(&narrowed(puzzle, position), &budget) {
                Known::None => return (no_way_on(puzzle, position, &budget), Vec::new()),
                known => known,
            }
        }
    };
    if position.is_filled() {
        return (Hint::Solved, Vec::new());
    }
    let mut ladder = Ladder::new(position, settings);
    let hint = match ladder.next(&budget) {
        Ok(Some(step)) => Hint::Step(Box::new(step)),
        Ok(None) => known.end(position),
        Err(stop) => Hint::Undecided(stop),
    };
    (hint, ladder.limited().to_vec())
}

/// Where a position differs from the only solution. A pencil mark that a wrong value took away is no
/// mistake of its own.
fn mistakes(position: &Position, solution: &[u8]) -> Option<Hint> {
    let cells = wrong_cells(solution, position.values());
    let candidates: Vec<Candidate> = solution
        .iter()
        .enumerate()
        .map(|(cell, &value)| Candidate { cell, value })
        .filter(|it| position.value(it.cell).is_none())
        .filter(|it| !position.candidates(it.cell).contains(it.value))
        .filter(|it| {
            let peers = position.rules().peers(it.cell);
            let took = |cell| peers.contains(cell) && position.value(*cell) == Some(it.value);
            !cells.iter().any(took)
        })
        .collect();
    let none = cells.is_empty() && candidates.is_empty();
    (!none).then_some(Hint::Wrong { cells, candidates })
}

/// What a player can still arrive at.
fn narrowed(puzzle: &Puzzle, position: &Position) -> Puzzle {
    let mut narrowed = puzzle.clone();
    for (cell, &allowed) in puzzle.candidates().iter().enumerate() {
        narrowed.allow(cell, allowed.and(position.candidates(cell)));
    }
    narrowed
}

/// What is wrong in a position without solution, of a puzzle with more than one: what is filled in,
/// or else the pencil marks that are missing.
fn no_way_on(puzzle: &Puzzle, position: &Position, budget: &Budget) -> Hint {
    let mut filled = puzzle.clone();
    for (cell, &allowed) in puzzle.candidates().iter().enumerate() {
        let value = position.value(cell).map_or(allowed, Values::of);
        filled.allow(cell, allowed.and(value));
    }
    let solution = match Known::of(&filled, budget) {
        Known::One(solution) => solution,
        Known::Two(solutions) => {
            let [solution, _] = *solutions;
            solution
        }
        Known::Unknown(stop) => return Hint::Undecided(stop),
        Known::None => {
            let is_unsolvable = |puzzle: &Puzzle| match Known::of(puzzle, budget) {
                Known::None => Some(true),
                Known::One(_) | Known::Two(_) => Some(false),
                Known::Unknown(_) => None,
            };
            let contradiction = irreducible(&filled, is_unsolvable);
            let mut cells = contradiction.map_or_else(Vec::new, |found| found.cells);
            cells.retain(|&cell| puzzle.given(cell).is_none() && position.value(cell).is_some());
            let candidates = Vec::new();
            return Hint::Wrong { cells, candidates };
        }
    };
    mistakes(position, &solution).unwrap_or(Hint::NoSolution)
}

impl Known {
    /// What is to be said when no technique finds anything in a position.
    pub(crate) fn end(&self, position: &Position) -> Hint {
        match self {
            Known::None => Hint::NoSolution,
            Known::One(_) => Hint::Stuck,
            Known::Unknown(stop) => Hint::Undecided(*stop),
            Known::Two(solutions) => {
                let [one, other] = &**solutions;
                let mut cells = 0..position.shape().cells();
                let differ = cells.find(|&cell| one[cell] != other[cell]);
                differ.map_or(Hint::Stuck, |cell| Hint::Several {
                    cell,
                    values: [one[cell], other[cell]],
                })
            }
        }
    }
}
