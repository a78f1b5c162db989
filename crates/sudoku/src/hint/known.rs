//! What the solver knows about a puzzle before any technique is applied.

use crate::Puzzle;
use crate::solver::{self, Verdict};
use crate::technique::{Candidate, Settings, Step};
use atisbo_base::{Budget, Stop};

/// The solutions of a puzzle, as far as they matter to a player.
#[derive(Clone, Debug)]
pub(crate) enum Known {
    /// There is none.
    None,
    /// There is exactly one.
    One(Vec<u8>),
    /// There are at least these two.
    Two(Box<[Vec<u8>; 2]>),
    /// The solver gave up.
    Unknown(Stop),
}

impl Known {
    pub(crate) fn of(puzzle: &Puzzle, budget: &Budget) -> Self {
        let found = solver::solve(puzzle, 2, budget);
        match (found.verdict(), found.first, found.second) {
            (Verdict::None, ..) => Known::None,
            (Verdict::Unique, Some(only), _) => Known::One(only),
            (_, Some(first), Some(second)) => Known::Two(Box::new([first, second])),
            _ => Known::Unknown(found.stop.unwrap_or(Stop::Nodes)),
        }
    }

    /// The settings without what rests on a single solution, unless that is known of the puzzle's
    /// values alone: pencil marks may be what makes it single, and patterns of values that could
    /// change places say nothing about marks.
    pub(crate) fn restrict(
        &self,
        puzzle: &Puzzle,
        settings: &Settings,
        budget: &Budget,
    ) -> Settings {
        let is_single = |known: &Known| matches!(known, Known::One(_));
        let without_marks = || is_single(&Known::of(&values_alone(puzzle), budget));
        Settings {
            uniqueness: settings.uniqueness
                && is_single(self)
                && (!puzzle.has_marks() || without_marks()),
            ..settings.clone()
        }
    }
}

fn values_alone(puzzle: &Puzzle) -> Puzzle {
    let mut alone = puzzle.clone();
    for cell in 0..puzzle.candidates().len() {
        if puzzle.given(cell).is_none() {
            alone.clear(cell);
        }
    }
    alone
}

impl Step {
    /// Whether everything it concludes is so in this solution.
    pub fn agrees_with(&self, solution: &[u8]) -> bool {
        let is_so = |it: &Candidate| solution[it.cell] == it.value;
        self.placements.iter().all(is_so) && !self.eliminations.iter().any(is_so)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Shape, Values};

    /// A full grid without some of its cells.
    fn without(cells: &[usize]) -> Puzzle {
        let values = "1234341221434321".bytes().map(|digit| digit - b'0');
        let mut values: Vec<u8> = values.collect();
        for &cell in cells {
            values[cell] = 0;
        }
        Puzzle::from_values(Shape::new(2, 2).unwrap(), &values)
    }

    fn may_use_uniqueness(puzzle: &Puzzle) -> bool {
        let budget = Budget::unlimited();
        let known = Known::of(puzzle, &budget);
        assert!(matches!(known, Known::One(_)));
        let restricted = known.restrict(puzzle, &Settings::default(), &budget);
        restricted.uniqueness
    }

    /// Its 1 and 2 could change places.
    const RECTANGLE: [usize; 4] = [0, 1, 8, 9];

    #[test]
    fn marks_that_are_clues_forbid_uniqueness() {
        let mut puzzle = without(&RECTANGLE);
        puzzle.allow(0, Values::of(1).or(Values::of(3)));
        assert!(!may_use_uniqueness(&puzzle));
    }

    #[test]
    fn marks_that_are_the_state_of_play_leave_uniqueness() {
        let mut puzzle = without(&RECTANGLE[..3]);
        assert!(may_use_uniqueness(&puzzle));
        puzzle.allow(0, Values::of(1).or(Values::of(3)));
        assert!(puzzle.has_marks());
        assert!(may_use_uniqueness(&puzzle));
    }
}
