//! `check`: whether a puzzle is valid, unique and how hard, or whether a filling is right.

use super::{Conflict, conflict, parse, rows, words};
use crate::text::Message;
use crate::verdict::{is_valid, not_decided};
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Stop};
use atisbo_ohno::{Fault, Grid, Rating, Rule, Solver, Unrated, Verdict, check, rate};
use serde::{Deserialize, Serialize};

/// What to check.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle or the filled grid, in any of the text formats.
    pub puzzle: String,
    /// What keeps a floor from being isolated.
    #[serde(default)]
    pub rule: Rule,
}

/// What was found.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The grid that was checked.
    pub board: Vec<String>,
    /// Whether every cell is known, so that this is a filling and not a puzzle.
    pub filled: bool,
    /// Whether nothing is wrong: the filling keeps every rule, or the puzzle has a solution. Null if
    /// that was not decided.
    pub valid: Option<bool>,
    /// Whether the puzzle has exactly one solution; null for a filling, or if that was not decided.
    pub unique: Option<bool>,
    /// What is already broken, cell by cell.
    pub faults: Vec<Fault>,
    /// Where a puzzle has no solution: givens that cannot all hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<Conflict>,
    /// How hard a puzzle with one solution is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The result in words.
    pub sentences: Vec<Message>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

impl Verb for Request {
    const GAME: &'static str = "ohno";
    const NAME: &'static str = "check";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let grid = parse(&self.puzzle)?;
        let faults = check(&grid, self.rule);
        let mut answer = Answer {
            board: rows(&grid),
            filled: grid.is_filled(),
            valid: Some(faults.is_empty()),
            unique: None,
            sentences: faults.iter().map(words::said).collect(),
            faults,
            conflict: None,
            rating: None,
            budget: None,
        };
        if !answer.filled {
            check_puzzle(&grid, self.rule, budget, &mut answer);
        } else if answer.valid == Some(true) {
            answer.sentences.push(Message::new("check-right"));
        }
        Ok(answer)
    }

    /// Whether the filling is right, or the puzzle is a proper one: exactly one solution.
    fn is_yes(answer: &Answer) -> bool {
        answer.valid == Some(true) && (answer.filled || answer.unique == Some(true))
    }
}

fn check_puzzle(grid: &Grid, rule: Rule, budget: &Budget, answer: &mut Answer) {
    let found = Solver::new(grid, rule).solve(2, budget);
    let verdict = found.verdict();
    answer.budget = found.stop;
    answer.valid = is_valid(verdict, found.first.is_some());
    answer.unique = verdict.is_unique();
    let message = match verdict {
        Verdict::None => {
            answer.conflict = conflict(grid, rule, budget);
            let givens = answer.conflict.as_ref().map(|found| &found.givens[..]);
            words::conflict(givens.unwrap_or_default())
        }
        Verdict::Several => Message::new("several"),
        Verdict::Unique => Message::new("solve-unique"),
        Verdict::Undecided => not_decided(found.stop),
    };
    answer.sentences.push(message);
    if verdict == Verdict::Unique {
        match rate(grid, rule, budget) {
            Ok(rating) => {
                answer.sentences.push(words::said(&rating));
                answer.rating = Some(rating);
            }
            Err(Unrated::Stopped(limit)) => answer.budget = Some(limit),
            // The solver has just said that there is exactly one solution.
            Err(Unrated::NoSolution | Unrated::Several) => {}
        }
    }
}
