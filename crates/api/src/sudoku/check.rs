//! `check`: whether a puzzle is valid and unique, or whether a filling is right.

use super::{Board, Given, Shape, Source, sign, words};
use crate::text::Message;
use crate::verdict::{is_valid, not_decided};
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Place, Stop, Verdict};
use atisbo_sudoku::solver;
use atisbo_sudoku::{
    Clash, Clue, Puzzle, RegionKind, Rules, conflicting_clues, conflicts, wrong_cells,
};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What to check.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle or the filled grid, in any of the text formats.
    pub puzzle: Source,
    /// The puzzle it started from: all else in it may be a mistake.
    pub given: Option<Source>,
    /// The shape of the boxes, where the text does not say and the usual one is not meant.
    pub shape: Option<Shape>,
}

/// What was found.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The height and width of a box.
    pub shape: Shape,
    /// The grid that was checked.
    pub board: Board,
    /// Whether every cell holds a value, so that this is a filling and not a puzzle.
    pub filled: bool,
    /// Whether nothing is wrong: the filling keeps every rule, or the puzzle has a solution. Null if
    /// that was not decided.
    pub valid: Option<bool>,
    /// Whether the puzzle has exactly one solution; null if that was not decided.
    pub unique: Option<bool>,
    /// What is already broken, region by region.
    pub clashes: Vec<Fault>,
    /// Cells that differ from the only solution of the puzzle they started from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<Place>,
    /// Where a puzzle has no solution: givens that cannot all hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<Conflict>,
    /// How many cells hold a value.
    pub clues: usize,
    /// The result in words.
    pub sentences: Vec<Message>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

/// Something broken.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Fault {
    /// The region, if it is one's rule that is broken.
    pub region: Option<RegionKind>,
    /// The value that stands there twice or has no place.
    pub value: Option<char>,
    /// The cells to blame.
    pub cells: Vec<Place>,
}

/// Clues that cannot all hold.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Conflict {
    /// The givens.
    pub givens: Vec<Given>,
    /// The rules of variants.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Message>,
    /// Whether it is known that they can all hold if any one of them is taken away.
    pub irreducible: bool,
    /// Whether it is known that no smaller set conflicts.
    pub smallest: bool,
    /// The same in words.
    pub sentence: Message,
}

impl Verb for Request {
    const GAME: &'static str = "sudoku";
    const NAME: &'static str = "check";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let entry = self.puzzle.entry(self.shape)?;
        let given = match &self.given {
            Some(source) => Some(source.puzzle(self.shape)?),
            // Some formats hold both the puzzle and how far the player has come with it.
            None => entry.progress.is_some().then(|| entry.puzzle.clone()),
        };
        let filling = match &entry.progress {
            Some(progress) => Puzzle::from_values(entry.puzzle.shape(), &progress.values),
            None => entry.puzzle,
        };
        if let Some(given) = &given
            && given.shape() != filling.shape()
        {
            return Err(Message::new("sudoku-check-shapes").into());
        }
        let mut answer = check(&filling, budget);
        if let Some(given) = given {
            compare(&given, &filling, budget, &mut answer);
        }
        Ok(answer)
    }

    /// Whether the filling is right, or the puzzle is a proper one: exactly one solution.
    fn is_yes(answer: &Answer) -> bool {
        answer.valid == Some(true) && answer.unique == Some(true) && answer.wrong.is_empty()
    }
}

fn check(puzzle: &Puzzle, budget: &Budget) -> Answer {
    let (shape, rules) = (puzzle.shape(), puzzle.rules());
    let clashes = conflicts(puzzle);
    let clues = puzzle.clues();
    let mut answer = Answer {
        shape,
        board: Board::of(puzzle),
        filled: clues == shape.cells(),
        valid: Some(false),
        unique: Some(false),
        sentences: (clashes.iter().map(|clash| words::said_of(rules, clash))).collect(),
        clashes: clashes.iter().map(|clash| fault(rules, clash)).collect(),
        wrong: Vec::new(),
        conflict: None,
        clues,
        budget: None,
    };
    if clashes.is_empty() {
        solve(puzzle, budget, &mut answer);
    }
    answer
}

fn solve(puzzle: &Puzzle, budget: &Budget, answer: &mut Answer) {
    let found = solver::solve(puzzle, 2, budget);
    let verdict = found.verdict();
    answer.budget = found.stop;
    answer.valid = is_valid(verdict, found.first.is_some());
    answer.unique = verdict.is_unique();
    let sentence = match verdict {
        Verdict::None => {
            answer.conflict = conflict(puzzle, budget);
            let known = answer.conflict.as_ref().map(|found| found.sentence.clone());
            known.unwrap_or_else(|| Message::new("no-solution"))
        }
        Verdict::Several => Message::new("several"),
        Verdict::Unique if answer.filled => Message::new("check-right"),
        Verdict::Unique => Message::new("solve-unique"),
        Verdict::Undecided => not_decided(found.stop),
    };
    answer.sentences.push(sentence);
}

/// Which cells differ from the only solution of the puzzle they started from.
fn compare(given: &Puzzle, filling: &Puzzle, budget: &Budget, answer: &mut Answer) {
    let found = solver::solve(given, 2, budget);
    answer.budget = answer.budget.or(found.stop);
    let message = match (found.verdict(), found.first) {
        (Verdict::Unique, Some(solution)) => {
            let shape = given.shape();
            let wrong = wrong_cells(&solution, &filling.values());
            answer.wrong = wrong.iter().map(|&cell| shape.place(cell)).collect();
            words::at_cells("sudoku-check-wrong", shape, &wrong)
        }
        (Verdict::None, _) => Message::new("sudoku-check-given-none"),
        (Verdict::Several, _) => Message::new("sudoku-check-given-several"),
        (Verdict::Unique | Verdict::Undecided, _) => Message::new("solve-undecided"),
    };
    answer.sentences.push(message);
}

fn fault(rules: &Rules, clash: &Clash) -> Fault {
    let shape = rules.shape();
    let (region, value, cells) = match clash {
        Clash::Repeated {
            value,
            region,
            cells,
        } => (Some(*region), Some(*value), cells.clone()),
        Clash::NoValue { cell } => (None, None, vec![*cell]),
        Clash::NoPlace { value, region } => (Some(*region), Some(*value), Vec::new()),
    };
    Fault {
        region,
        value: value.map(|value| sign(rules, value)),
        cells: cells.into_iter().map(|cell| shape.place(cell)).collect(),
    }
}

/// How much work goes into the question whether the clues still conflict without some of them.
const NODES_PER_QUESTION: u64 = 20_000;

/// How long a smaller set is looked for.
const TIME: Duration = Duration::from_secs(5);

/// Why a puzzle has no solution.
pub(super) fn conflict(puzzle: &Puzzle, budget: &Budget) -> Option<Conflict> {
    let nodes = budget.max_nodes().unwrap_or(u64::MAX);
    let effort = budget
        .clone()
        .nodes(nodes.min(NODES_PER_QUESTION))
        .time(TIME);
    let found = conflicting_clues(puzzle, &effort)?;
    let (rules, shape) = (puzzle.rules(), puzzle.shape());
    let mut conflict = Conflict {
        givens: Vec::new(),
        rules: Vec::new(),
        irreducible: found.irreducible,
        smallest: found.smallest,
        sentence: words::conflict(puzzle, &found.clues),
    };
    for clue in found.clues {
        match clue {
            Clue::Given(cell) => conflict.givens.push(Given {
                cell: shape.place(cell),
                // A cell of pencil marks is to blame without having a value.
                value: puzzle.given(cell).map_or('?', |value| sign(rules, value)),
            }),
            Clue::Variant(index) => conflict.rules.push(words::variant(rules, index)),
        }
    }
    Some(conflict)
}
