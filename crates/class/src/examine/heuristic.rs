//! A heuristic: admissible on every board of a small space, and worth something to A*.

use super::functions::{board_of, candidates, typed};
use super::{Allowed, Outcome};
use crate::agent::{Agent, Broken, Host, unexpected};
use crate::board::Board;
use crate::evidence::Evidence;
use crate::exact::{Costs, expansions};
use crate::method::{empty_cells, islands};
use crate::question::Question;
use crate::space::Space;
use crate::verdict::Verdict;
use serde_json::{Map, Value, json};
use std::collections::HashMap;
use std::time::Instant;

/// How many boards are asked at once.
const AT_ONCE: usize = 200;

/// As many boards as a case may have.
const MOST: usize = 100_000;

/// Asks for the estimates of all boards that can be reached.
pub(super) fn examine(
    agent: &mut Agent<'_>,
    question: Question,
    start: Board,
    allowed: Allowed,
) -> Result<Outcome, Broken> {
    let costs = Costs::from(Space::Free, start, MOST).ok_or(Broken::Decided)?;
    let boards: Vec<Board> = costs.boards().copied().collect();
    let mut estimates = HashMap::new();
    let begin = Instant::now();
    let estimate = |question: Question, agent: &mut Agent<'_>| {
        let mut all = Vec::with_capacity(boards.len());
        for some in boards.chunks(AT_ONCE) {
            // All asks of a case share its time.
            let left = allowed.seconds - begin.elapsed().as_secs_f64();
            all.extend(ask(agent, question, some, left)?);
        }
        Ok::<_, Broken>(all)
    };
    for (&board, answer) in boards.iter().zip(estimate(question, agent)?) {
        let Some(estimate) = answer.as_f64().filter(|estimate| *estimate >= 0.0) else {
            let estimate = answer.to_string();
            return Ok(Outcome::wrong(Evidence::NoEstimate { board, estimate }));
        };
        estimates.insert(board, estimate);
    }
    if let Some(evidence) = overestimates(&boards, &estimates, &costs) {
        return Ok(Outcome {
            verdict: Verdict::Unsound,
            credit: 0.0,
            evidence: Some(evidence),
        });
    }
    if question == Question::H2 && is_first(&boards, &estimates, estimate(Question::H1, agent)) {
        return Ok(Outcome::wrong(Evidence::SameHeuristic));
    }
    let reference = if question == Question::H1 {
        empty_cells
    } else {
        islands
    };
    let of = |board: &Board| estimates.get(board).copied().unwrap_or(0.0);
    Ok(worth(
        expansions(Space::Free, start, of),
        expansions(Space::Free, start, |_| 0.0),
        expansions(Space::Free, start, |board| f64::from(reference(board))),
    ))
}

/// Asks for the estimates of some boards.
fn ask(
    agent: &mut Agent<'_>,
    question: Question,
    boards: &[Board],
    seconds: f64,
) -> Result<Vec<Value>, Broken> {
    let ask = json!({"ask": question, "boards": boards, "space": Space::Free});
    let answer = agent.ask(&ask, seconds, &mut Reference)?;
    let estimates: Vec<Value> = typed(&answer, "a list of numbers")?;
    if estimates.len() == boards.len() {
        Ok(estimates)
    } else {
        Err(unexpected("one number for each board", &answer))
    }
}

/// The reference in place of all other functions.
struct Reference;

impl Host for Reference {
    fn call(
        &mut self,
        name: &str,
        fields: &Map<String, Value>,
        agent: &mut Agent<'_>,
    ) -> Result<Value, Broken> {
        match name {
            "candidates" => Ok(candidates(&board_of(fields)?)),
            "next_states" => {
                let steps = Space::Free.steps(&board_of(fields)?).into_iter();
                Ok(steps
                    .map(|step| json!([step.action, step.board, step.cost]))
                    .collect())
            }
            _ => ().call(name, fields, agent),
        }
    }
}

/// The board that is overestimated most, if one is.
fn overestimates(
    boards: &[Board],
    estimates: &HashMap<Board, f64>,
    costs: &Costs,
) -> Option<Evidence> {
    let too_high = |board: &Board| {
        let (estimate, cost) = (*estimates.get(board)?, costs.of(board)?);
        let by = estimate - f64::from(cost);
        // Sums of decimals may be off by a little.
        (by > 1e-9).then_some((*board, estimate, cost, by))
    };
    let found: Vec<_> = boards.iter().filter_map(too_high).collect();
    let worst = found
        .iter()
        .max_by(|one, other| one.3.total_cmp(&other.3))?;
    Some(Evidence::Overestimates {
        board: worst.0,
        estimate: worst.1,
        cost: worst.2,
        boards: found.len() as u32,
        of: boards.len() as u32,
    })
}

/// Whether the first heuristic says the same of every board. One that fails is another.
fn is_first(
    boards: &[Board],
    estimates: &HashMap<Board, f64>,
    first: Result<Vec<Value>, Broken>,
) -> bool {
    first.is_ok_and(|first| {
        let mut pairs = boards.iter().zip(first);
        pairs.all(|(board, first)| first.as_f64() == estimates.get(board).copied())
    })
}

/// The credit for what a heuristic prunes: all of it for as much as the reference prunes.
fn worth(expanded: u32, without: u32, target: u32) -> Outcome {
    if expanded <= target {
        return Outcome::right();
    }
    let saved = f64::from(without.saturating_sub(expanded));
    let credit = saved / f64::from(without.saturating_sub(target).max(1));
    Outcome {
        verdict: if credit > 0.0 {
            Verdict::Partly
        } else {
            Verdict::Wrong
        },
        credit: crate::verdict::hundredths(credit),
        evidence: Some(Evidence::Pruning {
            expanded,
            without,
            target,
        }),
    }
}
