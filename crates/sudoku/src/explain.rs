//! The whole path from a puzzle to its solution: always the easiest step.

use crate::hint::known::Known;
use crate::technique::{Ladder, Settings, Step, Technique};
use crate::{Hint, Position, Puzzle};
use atisbo_base::Budget;

/// The way from a puzzle to its solution.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// The position after the last step.
    pub position: Position,
    /// What can be said of it: [`Hint::Solved`] at the end of every complete path, never a step.
    pub end: Hint,
    /// The techniques that reached a limit of their own on the way: see [`Ladder::limited`].
    pub limited: Vec<Technique>,
}

/// The whole path, as far as the techniques that may be used reach. The budget's nodes are counted
/// anew for each step, its time is for all of them.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::technique::Settings;
/// use atisbo_sudoku::{Hint, explain, text::parse};
///
/// let puzzle = parse("1.34\n34..\n2...\n...1").unwrap();
/// let path = explain(&puzzle, &Settings::default(), &Budget::unlimited());
/// assert_eq!(path.end, Hint::Solved);
/// assert_eq!(path.steps.len(), 9); // one for each empty cell
/// assert!(puzzle.is_solved_by(path.position.values()));
/// ```
pub fn explain(puzzle: &Puzzle, settings: &Settings, budget: &Budget) -> Explanation {
    let budget = budget.started();
    let known = Known::of(puzzle, &budget);
    let mut steps = Vec::new();
    let (position, end, limited) = walk(puzzle, &known, settings, &budget, |step| steps.push(step));
    Explanation {
        steps,
        position,
        end,
        limited,
    }
}

/// Goes the whole path and hands out each step.
pub(crate) fn walk(
    puzzle: &Puzzle,
    known: &Known,
    settings: &Settings,
    budget: &Budget,
    mut visit: impl FnMut(Step),
) -> (Position, Hint, Vec<Technique>) {
    let start = Position::new(puzzle);
    if let Known::None = known {
        return (start, Hint::NoSolution, Vec::new());
    }
    let mut ladder = Ladder::new(&start, known.restrict(puzzle, settings, budget));
    let end = loop {
        if ladder.is_solved() {
            break Hint::Solved;
        }
        match ladder.next(budget) {
            Ok(Some(step)) => {
                ladder.play(&step);
                visit(step);
            }
            Ok(None) => break known.end(&ladder.position()),
            Err(stop) => break Hint::Undecided(stop),
        }
    };
    (ladder.position(), end, ladder.limited().to_vec())
}
