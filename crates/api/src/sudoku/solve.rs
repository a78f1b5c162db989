//! `solve`: the solution, and whether it is the only one.

use super::board::by_row;
use super::check::{Conflict, conflict};
use super::{Board, Shape, Source};
use crate::text::Message;
use crate::verdict::undecided;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Stop, Verdict};
use atisbo_sudoku::solver::{self, Statistics};
use atisbo_sudoku::{Puzzle, true_candidates};
use serde::{Deserialize, Serialize};

/// What to solve.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle, in any of the text formats.
    pub puzzle: Source,
    /// The shape of the boxes, where the text does not say and the usual one is not meant.
    pub shape: Option<Shape>,
    /// How many solutions to look for; two are enough to know whether the first is the only one.
    #[serde(default = "two")]
    pub count: u64,
    /// Whether to find the values that each cell has in some solution.
    #[serde(default)]
    pub candidates: bool,
    /// How many of them to give in full, beyond the first and another.
    #[serde(default)]
    pub list: usize,
}

pub(super) fn two() -> u64 {
    2
}

/// What was found.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The height and width of a box.
    pub shape: Shape,
    /// The givens.
    pub puzzle: Board,
    /// A solution, if there is one.
    pub solution: Option<Board>,
    /// Another solution, where one was looked for and exists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub another: Option<Board>,
    /// Solutions in full, as many as were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub list: Vec<Board>,
    /// The values that each cell has in some solution, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Candidates>,
    /// How many there are, up to the number asked for.
    pub solutions: u64,
    /// Whether there are no more than that.
    pub complete: bool,
    /// Whether there is exactly one; null if that was not decided.
    pub unique: Option<bool>,
    /// Where there is no solution: givens that cannot all hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<Conflict>,
    /// The result in words.
    pub sentence: Message,
    /// The work done.
    pub statistics: Statistics,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

/// The values that cells have in some solution.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Candidates {
    /// By row and column, the values written together.
    pub cells: Vec<Vec<String>>,
    /// Whether the others are in no solution.
    pub complete: bool,
}

impl Verb for Request {
    const GAME: &'static str = "sudoku";
    const NAME: &'static str = "solve";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let puzzle = self.puzzle.puzzle(self.shape)?;
        let mut answer = solve(&puzzle, self.count, self.list, budget);
        if self.candidates {
            answer.candidates = Some(candidates(&puzzle, budget));
        }
        if answer.unique == Some(false) && answer.solution.is_none() {
            answer.conflict = conflict(&puzzle, budget);
            if let Some(conflict) = &answer.conflict {
                answer.sentence = conflict.sentence.clone();
            }
        }
        Ok(answer)
    }

    /// Whether there is exactly one solution.
    fn is_yes(answer: &Answer) -> bool {
        answer.unique == Some(true)
    }
}

/// Solves a puzzle without asking why, if it has no solution.
pub(super) fn solve(puzzle: &Puzzle, count: u64, list: usize, budget: &Budget) -> Answer {
    let shape = puzzle.shape();
    let board = |values| Board::new(puzzle.rules(), values);
    let found = solver::solve(puzzle, count.max(1), budget);
    let verdict = found.verdict();
    let room = room_for_boards(shape, budget);
    let solutions = (list > 0).then(|| solver::solutions(puzzle, budget));
    let listed = solutions.into_iter().flatten().take(list.min(room));
    let listed_boards: Vec<Board> = listed.map(board).collect();
    let is_cut = listed_boards.len() == room && list > room;
    Answer {
        shape,
        puzzle: board(puzzle.values()),
        solution: found.first.map(board),
        another: found.second.map(board),
        list: listed_boards,
        candidates: None,
        solutions: found.count,
        complete: found.complete,
        unique: verdict.is_unique(),
        conflict: None,
        sentence: sentence(verdict, found.count, found.complete, found.stop),
        statistics: found.statistics,
        budget: found.stop.or(is_cut.then_some(Stop::Bytes)),
    }
}

fn candidates(puzzle: &Puzzle, budget: &Budget) -> Candidates {
    let found = true_candidates(puzzle, 1, budget);
    Candidates {
        cells: by_row(puzzle.rules(), &found.candidates),
        complete: found.is_complete(),
    }
}

/// How many boards the memory budget holds.
fn room_for_boards(shape: Shape, budget: &Budget) -> usize {
    let each = size_of::<Board>() + shape.cells();
    let most = |bytes| usize::try_from(bytes).unwrap_or(usize::MAX) / each;
    budget.max_bytes().map_or(usize::MAX, most)
}

fn sentence(verdict: Verdict, count: u64, complete: bool, limit: Option<Stop>) -> Message {
    match (verdict, limit) {
        (Verdict::Unique, _) => Message::new("solve-unique"),
        (Verdict::None, _) => Message::new("no-solution"),
        (Verdict::Several, _) if complete => Message::new("solve-count").with("count", count),
        (Verdict::Several, _) => Message::new("solve-at-least").with("count", count),
        (Verdict::Undecided, Some(limit)) => undecided(limit),
        (Verdict::Undecided, None) => Message::new("solve-one"),
    }
}
