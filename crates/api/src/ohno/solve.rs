//! `solve`: the solution, and whether it is the only one.

use super::{Conflict, conflict, parse, rows, words};
use crate::text::{Arg, Message};
use crate::verdict::not_decided;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Stop};
use atisbo_ohno::{CountError, Rule, Solver, Statistics, Verdict, count_solutions};
use serde::{Deserialize, Serialize};

/// What to solve.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle, in any of the text formats.
    pub puzzle: String,
    /// What keeps a floor from being isolated.
    #[serde(default)]
    pub rule: Rule,
    /// How many solutions to look for.
    #[serde(default)]
    pub count: Count,
}

/// How many solutions to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// This many at most; two are enough to know whether the first is the only one.
    UpTo(u64),
    /// The exact number of all, without visiting each.
    All,
}

impl Default for Count {
    fn default() -> Self {
        Count::UpTo(2)
    }
}

/// What was found.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// A solution, if there is one.
    pub solution: Option<Vec<String>>,
    /// Another solution, where one was looked for and exists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub another: Option<Vec<String>>,
    /// How many there are, up to the number asked for (and up to what a 64-bit number holds).
    pub solutions: u64,
    /// The exact number in digits, where all were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<String>,
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

impl Verb for Request {
    const GAME: &'static str = "ohno";
    const NAME: &'static str = "solve";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let puzzle = parse(&self.puzzle)?;
        let limit = match self.count {
            Count::UpTo(limit) => limit,
            Count::All => 2,
        };
        let found = Solver::new(&puzzle, self.rule).solve(limit, budget);
        let verdict = found.verdict();
        let mut answer = Answer {
            solution: found.first.as_ref().map(rows),
            another: found.second.as_ref().map(rows),
            solutions: found.count,
            exact: None,
            complete: found.complete,
            unique: verdict.is_unique(),
            conflict: None,
            sentence: Message::new("solve-undecided"),
            statistics: found.statistics,
            budget: found.stop,
        };
        if verdict == Verdict::None {
            answer.conflict = conflict(&puzzle, self.rule, budget);
        }
        if self.count == Count::All && verdict == Verdict::Several {
            count_all(&mut answer, count_solutions(&puzzle, self.rule, budget));
        }
        answer.sentence = sentence(&answer, verdict);
        Ok(answer)
    }

    /// Whether there is exactly one solution.
    fn is_yes(answer: &Answer) -> bool {
        answer.unique == Some(true)
    }
}

fn count_all(answer: &mut Answer, count: Result<u128, CountError>) {
    match count {
        Ok(count) => {
            answer.solutions = u64::try_from(count).unwrap_or(u64::MAX);
            answer.exact = Some(count.to_string());
            answer.complete = true;
        }
        Err(CountError::Stopped(stop)) => answer.budget = Some(stop),
        Err(CountError::Overflow) => answer.solutions = u64::MAX,
    }
}

fn sentence(answer: &Answer, verdict: Verdict) -> Message {
    match (verdict, &answer.conflict) {
        (Verdict::Unique, _) => Message::new("solve-unique"),
        (Verdict::None, Some(conflict)) => words::conflict(&conflict.givens),
        (Verdict::None, None) => Message::new("no-solution"),
        (Verdict::Several, _) => match &answer.exact {
            Some(count) => Message::new("solve-exact").with("count", Arg::Figure(count.clone())),
            None if answer.complete => Message::new("solve-count").with("count", answer.solutions),
            None => Message::new("solve-at-least").with("count", answer.solutions),
        },
        (Verdict::Undecided, _) => match (answer.budget, &answer.solution) {
            (None, Some(_)) => Message::new("solve-one"),
            (limit, _) => not_decided(limit),
        },
    }
}
