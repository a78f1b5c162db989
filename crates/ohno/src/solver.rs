//! The exact solver: propagation of single numbers and of rule 3, look-ahead, and a search.
//!
//! Most puzzles fall to propagation alone: every number keeps the set of reaches it may have each
//! way ([`reach`]), over rows and columns held as bit lines ([`lines`]). Where that is not enough,
//! [`lookahead`] tries values, and [`search`] branches where look-ahead says it splits best. Nothing
//! is guessed at: a search that ends within its budget has found every solution.

mod engine;
mod isolation;
mod lines;
mod lookahead;
mod propagator;
pub(crate) mod reach;
mod search;
mod width;
pub(crate) mod word;

pub use propagator::Propagator;

use crate::{Cell, Grid, Place, Rule, Verdict};
use atisbo_base::{Budget, Meter, Stop};
use search::Search;
use serde::{Deserialize, Serialize};
use width::{Width, with_width};
use word::Wide;

/// What an unknown cell turns out to be.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Fill {
    /// A floor.
    Floor,
    /// A wall.
    Wall,
}

impl Fill {
    /// The other one.
    #[must_use]
    pub fn opposite(self) -> Self {
        match self {
            Fill::Floor => Fill::Wall,
            Fill::Wall => Fill::Floor,
        }
    }
}

impl From<Fill> for Cell {
    fn from(fill: Fill) -> Self {
        match fill {
            Fill::Floor => Cell::Floor,
            Fill::Wall => Cell::Wall,
        }
    }
}

/// Why something is known, or impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// It was assumed.
    Assumed,
    /// This number needs it.
    Number(Place),
    /// This cell would be an isolated floor otherwise.
    Isolation(Place),
}

/// Something became known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deduction {
    /// Of which cell.
    pub pos: Place,
    /// What it is.
    pub fill: Fill,
    /// Why.
    pub cause: Cause,
}

/// A position that no solution agrees with, and what cannot be satisfied in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conflict(pub Cause);

/// A moment of a [`Propagator`] to come back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark(usize);

impl Mark {
    /// Before the first conclusion.
    pub const START: Mark = Mark(0);
}

/// The work a solver did.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, schemars::JsonSchema,
)]
pub struct Statistics {
    /// Branchings of the search. 0 means that no value had to be assumed beyond one look ahead.
    pub nodes: u64,
    /// Values tried by look-ahead. 0 means that propagation alone was enough.
    pub probes: u64,
    /// Numbers and rows examined by propagation.
    pub propagations: u64,
}

/// What a search for solutions found.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Solutions {
    /// The first solution: floors as [`Cell::Floor`], given numbers kept.
    pub first: Option<Grid>,
    /// A second one that differs.
    pub second: Option<Grid>,
    /// How many were found.
    pub count: u64,
    /// Whether there are no more than were found.
    pub complete: bool,
    /// Which limit of the budget ended the search, if one did.
    pub stop: Option<Stop>,
    /// The work done.
    pub statistics: Statistics,
}

impl Solutions {
    /// How many solutions there are, in one word.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.count, self.complete)
    }
}

/// An exact solver for grids of any size.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::{Rule, Solver, Verdict, parse};
///
/// let puzzle = parse("2 3 W .\n. . . 1\n. . 1 .\n. . . .").unwrap();
/// let mut solver = Solver::new(&puzzle, Rule::SeesFloor);
/// let found = solver.solve(2, &Budget::unlimited());
/// assert_eq!(found.verdict(), Verdict::Unique);
/// assert_eq!(found.first.unwrap().to_string(), "2 3 W O\nO O W 1\nW O 1 W\nW W W W\n");
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    search: Width<Box<Search<u64>>, Search<Wide>>,
    puzzle: Grid,
}

impl Solver {
    /// A solver that stands before the first solution of `puzzle`.
    pub fn new(puzzle: &Grid, rule: Rule) -> Self {
        let mut solver = Solver {
            search: Width::default(),
            puzzle: puzzle.clone(),
        };
        solver.reset(puzzle, rule);
        solver
    }

    /// Takes another puzzle, without allocating where the old one was as large.
    pub fn reset(&mut self, puzzle: &Grid, rule: Rule) {
        self.puzzle.clone_from(puzzle);
        self.search.fit(puzzle);
        with_width!(&mut self.search, search => search.load(puzzle, rule));
    }

    /// Looks for solutions until there are `limit` of them, none is left, or the budget is used up.
    /// A limit of 1 solves, 2 proves uniqueness, more counts. It goes on where the last call ended.
    pub fn solve(&mut self, limit: u64, budget: &Budget) -> Solutions {
        let mut meter = budget.meter();
        let mut found = Solutions::default();
        while found.count < limit {
            match self.advance(&mut meter) {
                Ok(true) => {
                    match found.count {
                        0 => found.first = Some(self.solution()),
                        1 => found.second = Some(self.solution()),
                        _ => {}
                    }
                    found.count += 1;
                }
                Ok(false) => {
                    found.complete = true;
                    break;
                }
                Err(stop) => {
                    found.stop = Some(stop);
                    break;
                }
            }
        }
        found.statistics = self.statistics();
        found
    }

    /// The next solution, or `None` after the last.
    ///
    /// # Errors
    ///
    /// Which limit was reached before one was found; the search has then ended.
    pub fn next_solution(&mut self, meter: &mut Meter) -> Result<Option<Grid>, Stop> {
        let found = self.advance(meter)?;
        Ok(found.then(|| self.solution()))
    }

    /// The work done since the puzzle was taken.
    pub fn statistics(&self) -> Statistics {
        with_width!(&self.search, search => search.statistics)
    }

    fn advance(&mut self, meter: &mut Meter) -> Result<bool, Stop> {
        with_width!(&mut self.search, search => search.advance(meter))
    }

    fn solution(&self) -> Grid {
        let mut grid = self.puzzle.clone();
        let deductions = with_width!(&self.search, search => search.engine.since(Mark::START));
        for deduction in deductions {
            grid.set(deduction.pos, Cell::from(deduction.fill));
        }
        grid
    }
}
