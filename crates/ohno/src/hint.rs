//! The next step with its reason, for any position; and the whole path to the solution.
//!
//! A hint always answers: a wrong mark comes first, then the easiest technique that applies, at
//! last a proof by the whole puzzle, or two solutions where nothing more can be known.

mod help;

pub use help::Help;

use crate::technique::ladder::{Find, Ladder};
use crate::technique::position::{Position, Slot};
use crate::technique::smallest_proof::{self, Prover};
use crate::technique::{Step, Technique, contradiction};
use crate::{Cell, Diagnosis, Fault, Fill, Grid, Place, Rule, Solver, Verdict, check, diagnose};
use atisbo_base::{Budget, Meter, Stop};

/// What can be said about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Every cell is known and every rule is kept.
    Solved,
    /// A step that can be made.
    Step(Box<Step>),
    /// The player's marks leave no solution.
    WrongMarks {
        /// A smallest set of marks that cannot all stay.
        marks: Vec<Place>,
        /// Every mark that differs from the solution, if the clues have exactly one.
        wrong: Option<Vec<Place>>,
        /// A number or floor that can already be seen to be unsatisfiable.
        broken: Option<Fault>,
        /// The limit that ended the search for a smaller set, if one did.
        stop: Option<Stop>,
    },
    /// The clues themselves leave no solution.
    NoSolution {
        /// A smallest set of givens that contradict each other.
        givens: Vec<Place>,
        /// A number or floor that can already be seen to be unsatisfiable.
        broken: Option<Fault>,
        /// The limit that ended the search for a smaller set, if one did.
        stop: Option<Stop>,
    },
    /// There are several solutions, and nothing was found to be certain.
    Several {
        /// Two solutions.
        solutions: Box<[Grid; 2]>,
        /// A cell in which they differ.
        cell: Place,
        /// The limit that ended the search for a certain cell, if one did; without it, there is none. Large, loose boards
        /// have so many cells to ask about that the search has a limit of its own.
        stop: Option<Stop>,
    },
    /// The budget did not suffice to answer.
    Undecided(Stop),
}

/// The way from a puzzle to its solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// The grid after the last step.
    pub grid: Grid,
    /// What can be said of it: [`Hint::Solved`] at the end of every complete path.
    pub end: Hint,
}

/// The next step in `position`, in which every wall and every floor without number may be a mark of
/// the player. Use [`hint_in_play`] where the puzzle is known.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::{Hint, Rule, Technique, hint, parse};
///
/// let position = parse("1 O .\n. . .\n. . 2").unwrap();
/// let Hint::Step(step) = hint(&position, Rule::SeesFloor, &Budget::unlimited()) else {
///     panic!("there is something to be found");
/// };
/// assert_eq!(step.technique, Technique::NumberComplete);
/// assert_eq!(step.play(&position).to_string(), "1 O W\nW . .\n. . 2\n");
/// ```
pub fn hint(position: &Grid, rule: Rule, budget: &Budget) -> Hint {
    let numbers = position.cells().map(|(_, cell)| match cell {
        Cell::Number(_) => cell,
        _ => Cell::Unknown,
    });
    let puzzle = Grid::from_cells(position.rows(), position.cols(), numbers);
    hint_in_play(&puzzle, position, rule, budget)
}

/// The next step in `position`, reached from `puzzle`: what the two have in common is given, all
/// else are marks. Both have the same size.
pub fn hint_in_play(puzzle: &Grid, position: &Grid, rule: Rule, budget: &Budget) -> Hint {
    let Some(known) = Known::of(position, rule, budget) else {
        return why_none(puzzle, position, rule, budget);
    };
    // What the ladder finds is right whether or not the solver came to an end.
    let mut ladder = Ladder::new(position, rule, Technique::TwoNumbers);
    let found = easiest(&mut ladder, &known, &mut None, budget);
    found.map_or_else(|end| end, |(step, _)| Hint::Step(step.into()))
}

/// The whole path from `puzzle` to its solution: always the easiest step.
pub fn explain(puzzle: &Grid, rule: Rule, budget: &Budget) -> Explanation {
    let mut steps = Vec::new();
    let Some(known) = Known::of(puzzle, rule, budget) else {
        return Explanation {
            steps,
            grid: puzzle.clone(),
            end: why_none(puzzle, puzzle, rule, budget),
        };
    };
    let mut ladder = Ladder::new(puzzle, rule, Technique::TwoNumbers);
    let mut prover = None;
    let meter = budget.meter();
    let end = loop {
        // Easy steps are found without a look at the budget, and a large board has very many.
        if let Some(stop) = meter.check_clock() {
            break Hint::Undecided(stop);
        }
        match easiest(&mut ladder, &known, &mut prover, budget) {
            Ok((step, conclusions)) => {
                steps.push(step);
                ladder.play(&conclusions);
            }
            Err(end) => break end,
        }
    };
    Explanation {
        steps,
        grid: ladder.position().grid(),
        end,
    }
}

/// What the solver knows of a position that has a solution.
enum Known {
    Only(Grid),
    Two(Box<[Grid; 2]>),
    One(Grid, Stop),
    Nothing(Stop),
}

impl Known {
    /// `None` if the position has no solution.
    fn of(position: &Grid, rule: Rule, budget: &Budget) -> Option<Self> {
        let found = Solver::new(position, rule).solve(2, budget);
        let stop = found.stop.unwrap_or(Stop::Nodes);
        Some(match (found.verdict(), found.first, found.second) {
            (Verdict::None, ..) => return None,
            (Verdict::Unique, Some(only), _) => Known::Only(only),
            (_, Some(first), Some(second)) => Known::Two(Box::new([first, second])),
            (_, Some(first), None) => Known::One(first, stop),
            (_, None, _) => Known::Nothing(stop),
        })
    }

    fn any(&self) -> Option<&Grid> {
        match self {
            Known::Only(grid) | Known::One(grid, _) => Some(grid),
            Known::Two(grids) => Some(&grids[0]),
            Known::Nothing(_) => None,
        }
    }
}

/// The easiest step with what it concludes, or what else there is to say. The prover is made where
/// one is needed first.
fn easiest(
    ladder: &mut Ladder,
    known: &Known,
    prover: &mut Option<Prover>,
    budget: &Budget,
) -> Result<(Step, Vec<(Slot, Fill)>), Hint> {
    if ladder.position().unknown() == 0 {
        return Err(Hint::Solved);
    }
    let found = on_the_ladder(ladder, known, &mut budget.meter());
    let position = ladder.position();
    let beyond = match found {
        Ok(Some(find)) => return Ok((find.describe(position), find.conclusions)),
        Ok(None) => beyond_the_ladder(position, known, prover, budget),
        Err(stop) => Err(stop),
    };
    let step = match (beyond, known) {
        (Ok(step), _) => step,
        // What is not proved in short is still so.
        (Err(stop), Known::Only(solution)) => {
            smallest_proof::by_logic(position, solution, stop, budget)
                .or_else(|| smallest_proof::by_everything(position, solution, stop))
        }
        (Err(stop), Known::Two(_)) => return Err(undecided(known, Some(stop))),
        (Err(stop), Known::One(..) | Known::Nothing(_)) => return Err(Hint::Undecided(stop)),
    };
    let step = step.ok_or_else(|| undecided(known, None))?;
    let conclusions = step
        .conclusions
        .iter()
        .map(|conclusion| (position.slot(conclusion.cell), conclusion.fill))
        .collect();
    Ok((step, conclusions))
}

/// A contradiction, or a proof by the whole position.
fn beyond_the_ladder(
    position: &Position,
    known: &Known,
    prover: &mut Option<Prover>,
    budget: &Budget,
) -> Result<Option<Step>, Stop> {
    if let Some(step) = contradiction::shortest(position, &mut budget.meter())? {
        return Ok(Some(step));
    }
    let Some(solution) = known.any() else {
        return Ok(None);
    };
    prover.get_or_insert_with(|| Prover::new(position)).find(
        position,
        solution,
        &mut budget.meter(),
    )
}

/// The easiest find. What rests on uniqueness is only said where the solution is known to be the
/// only one and agrees: marks of the player may keep floors that the puzzle alone would not.
fn on_the_ladder(
    ladder: &mut Ladder,
    known: &Known,
    meter: &mut Meter,
) -> Result<Option<Find>, Stop> {
    if let Known::Only(solution) = known {
        let Some(find) = ladder.next(meter)? else {
            return Ok(None);
        };
        let position = ladder.position();
        let agrees =
            |&(slot, fill): &(Slot, Fill)| solution.get(position.pos(slot)).fill() == Some(fill);
        if !find.technique.rung().uses_uniqueness || find.conclusions.iter().all(agrees) {
            return Ok(Some(find));
        }
    }
    ladder.next_certain(meter)
}

/// Nothing more is forced: two solutions differ somewhere.
fn undecided(known: &Known, stop: Option<Stop>) -> Hint {
    match known {
        Known::Two(solutions) => {
            let [one, other] = &**solutions;
            let differ = |&cell: &Place| one.get(cell) != other.get(cell);
            let cell = one.positions().find(differ);
            cell.map_or(Hint::Solved, |cell| Hint::Several {
                cell,
                solutions: solutions.clone(),
                stop,
            })
        }
        Known::One(_, stop) | Known::Nothing(stop) => Hint::Undecided(*stop),
        Known::Only(_) => Hint::Solved,
    }
}

/// Why a position has no solution: the marks, or the clues themselves.
fn why_none(puzzle: &Grid, position: &Grid, rule: Rule, budget: &Budget) -> Hint {
    let broken = check(position, rule).into_iter().next();
    let found = Solver::new(puzzle, rule).solve(2, budget);
    if found.verdict() == Verdict::None {
        return match diagnose(puzzle, rule, |_, _| true, budget) {
            Diagnosis::Conflict { givens, stop, .. } => Hint::NoSolution {
                givens,
                broken,
                stop,
            },
            Diagnosis::Undecided(stop) => Hint::Undecided(stop),
            Diagnosis::Solvable(_) => Hint::Solved,
        };
    }
    let is_mark = |cell: Place| puzzle.get(cell) != position.get(cell);
    let is_unique = found.verdict() == Verdict::Unique;
    let only = found.first.filter(|_| is_unique);
    match diagnose(position, rule, |cell, _| is_mark(cell), budget) {
        Diagnosis::Conflict { givens, stop, .. } => Hint::WrongMarks {
            marks: givens,
            stop,
            wrong: only.map(|solution| {
                let is_wrong = |&cell: &Place| {
                    is_mark(cell) && position.get(cell).fill() != solution.get(cell).fill()
                };
                position.known().filter(is_wrong).collect()
            }),
            broken,
        },
        Diagnosis::Undecided(stop) => Hint::Undecided(stop),
        Diagnosis::Solvable(_) => Hint::Solved,
    }
}
