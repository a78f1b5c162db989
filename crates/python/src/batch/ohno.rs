//! Many puzzles of 0h n0.

use super::{Solved, each};
use atisbo_api::ohno::Rule;
use atisbo_api::ohno::solve::{self, Count};
use atisbo_api::{Observer, Verb};
use atisbo_base::Budget;
use schemars::JsonSchema;
use serde::Deserialize;

/// How to solve them.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Request {
    rule: Rule,
    count: u64,
}

/// Solves them.
pub(super) fn solve(
    request: &Request,
    texts: Vec<String>,
    observer: &dyn Observer,
    budget: &Budget,
) -> Solved {
    let question = |puzzle: String| solve::Request {
        puzzle,
        rule: request.rule,
        count: Count::UpTo(request.count),
    };
    let questions: Vec<solve::Request> = texts.into_iter().map(question).collect();
    let (answers, stop) = each(&questions, observer, budget, |question| {
        question.answer(&(), budget)
    });
    let mut solved = Solved::default();
    solved.problems.note(stop);
    for (index, answer) in answers.into_iter().enumerate() {
        match answer {
            Some(Ok(answer)) => {
                solved.problems.note(answer.budget);
                let solution = answer.solution.map(|rows| rows.join("\n"));
                solved.add(solution, answer.solutions, answer.complete);
            }
            Some(Err(error)) => solved.refuse(index, &error),
            None => solved.add(None, 0, false),
        }
    }
    solved
}
