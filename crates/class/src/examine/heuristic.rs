//! A heuristic: admissible on every board of a small space, and worth something to A*.

use super::functions::{board_of, candidates, typed};
use super::{Allowed, Outcome};
use crate::agent::{Agent, Broken, Host, shortened, unexpected};
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

/// Asks for the estimates of all boards that can be reached. With the outcome comes whether the program can be asked again.
pub(super) fn examine(
    agent: &mut Agent<'_>,
    question: Question,
    start: Board,
    allowed: Allowed,
) -> Result<(Outcome, bool), Broken> {
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
            let estimate = shortened(&answer.to_string());
            return Ok((
                Outcome::wrong(Evidence::NoEstimate { board, estimate }),
                true,
            ));
        };
        estimates.insert(board, estimate);
    }
    if let Some(evidence) = overestimates(&boards, &estimates, &costs) {
        let unsound = Outcome {
            verdict: Verdict::Unsound,
            credit: 0.0,
            evidence: Some(evidence),
        };
        return Ok((unsound, true));
    }
    let mut lives = true;
    if question == Question::H2 {
        // What is wrong with h1 costs nothing here.
        let first = estimate(Question::H1, agent);
        lives = matches!(first, Ok(_) | Err(Broken::Failed { .. }));
        if first.is_ok_and(|first| is_first(&boards, &estimates, &first)) {
            return Ok((Outcome::wrong(Evidence::SameHeuristic), lives));
        }
    }
    let of = |board: &Board| estimates.get(board).copied().unwrap_or(0.0);
    let expanded = expansions(Space::Free, start, of);
    let with = |heuristic: fn(&Board) -> u32| {
        expansions(Space::Free, start, |board| f64::from(heuristic(board)))
    };
    let (without, first) = (with(|_| 0), with(empty_cells));
    let worth = if question == Question::H1 {
        worth(expanded, &[(without, 0.0), (first, 1.0)])
    } else {
        // What the first heuristic prunes already is worth only half of the second.
        let scale = [(without, 0.0), (first, 0.5), (with(islands), 1.0)];
        worth(expanded, &scale)
    };
    Ok((worth, lives))
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

/// Whether the first heuristic says the same of every board.
fn is_first(boards: &[Board], estimates: &HashMap<Board, f64>, first: &[Value]) -> bool {
    let mut pairs = boards.iter().zip(first);
    pairs.all(|(board, first)| first.as_f64() == estimates.get(board).copied())
}

/// The credit for what a heuristic prunes. `scale` has numbers of expanded nodes, falling from those without any heuristic
/// to those of the reference, and the credit for each; between two of them it grows evenly.
fn worth(expanded: u32, scale: &[(u32, f64)]) -> Outcome {
    let (Some(&(without, _)), Some(&(target, _))) = (scale.first(), scale.last()) else {
        return Outcome::right();
    };
    if expanded <= target {
        return Outcome::right();
    }
    let part = scale.windows(2).find(|part| expanded > part[1].0);
    let credit = part.map_or(1.0, |part| {
        let ((more, lower), (fewer, higher)) = (part[0], part[1]);
        let saved = f64::from(more.saturating_sub(expanded));
        lower + (higher - lower) * saved / f64::from(more.saturating_sub(fewer).max(1))
    });
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credit_grows_evenly_between_the_marks_of_the_scale() {
        let scale = [(1000, 0.0), (200, 0.5), (100, 1.0)];
        let credit = |expanded| worth(expanded, &scale).credit;
        let expected = [
            (1500, 0.0),
            (1000, 0.0),
            (600, 0.25),
            (200, 0.5),
            (150, 0.75),
            (100, 1.0),
            (7, 1.0),
        ];
        for (expanded, wanted) in expected {
            assert!((credit(expanded) - wanted).abs() < 1e-9, "{expanded}");
        }
        assert_eq!(worth(100, &scale).verdict, Verdict::Right);
        assert_eq!(worth(101, &scale).verdict, Verdict::Partly);
        assert_eq!(worth(1000, &scale).verdict, Verdict::Wrong);
    }
}
