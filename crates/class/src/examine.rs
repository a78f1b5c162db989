//! Asks a case and judges the answer.

mod functions;
mod heuristic;
mod search;

use crate::agent::{Agent, Broken, Fault};
use crate::case::{Case, Task};
use crate::evidence::Evidence;
use crate::question::Question;
use crate::verdict::Verdict;

/// What comes of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// How it went.
    pub verdict: Verdict,
    /// The part of its points, from 0 to 1.
    pub credit: f64,
    /// What was wrong.
    pub evidence: Option<Evidence>,
}

impl Outcome {
    fn right() -> Self {
        Outcome {
            verdict: Verdict::Right,
            credit: 1.0,
            evidence: None,
        }
    }

    fn wrong(evidence: Evidence) -> Self {
        Outcome {
            verdict: Verdict::Wrong,
            credit: 0.0,
            evidence: Some(evidence),
        }
    }
}

/// The limits of a case that its evidence names.
#[derive(Clone, Copy, Debug)]
pub struct Allowed {
    /// Seconds for a case.
    pub seconds: f64,
    /// Bytes for the program.
    pub bytes: u64,
}

/// Asks a case. With the outcome comes whether the program can be asked again.
pub fn examine(
    agent: &mut Agent<'_>,
    question: Question,
    case: &Case,
    allowed: Allowed,
) -> (Outcome, bool) {
    let asked = match case.task {
        Task::Search(board, space, method) => {
            return search::examine(agent, question, (board, space, method), allowed);
        }
        Task::Heuristic(board) => heuristic::examine(agent, question, board, allowed),
        task => functions::examine(agent, task, allowed).map(|outcome| (outcome, true)),
    };
    match asked {
        Ok(examined) => examined,
        Err(broken) => {
            let lives = matches!(broken, Broken::Failed { .. });
            (failed(broken, allowed), lives)
        }
    }
}

/// What it means that there is no answer.
pub fn failed(broken: Broken, allowed: Allowed) -> Outcome {
    let (verdict, evidence) = match broken {
        Broken::Fault(Fault::TimedOut) => {
            let seconds = allowed.seconds;
            (Verdict::TimedOut, Evidence::TimedOut { seconds })
        }
        Broken::Fault(Fault::Memory) => {
            let bytes = allowed.bytes;
            (Verdict::Crashed, Evidence::Memory { bytes })
        }
        Broken::Fault(Fault::NotBuilt) => {
            let (error, trace) = Default::default();
            (Verdict::Crashed, Evidence::Failed { error, trace })
        }
        Broken::Fault(Fault::Ended(status)) => (Verdict::Crashed, Evidence::Ended { status }),
        Broken::Failed { error, trace } => (Verdict::Crashed, Evidence::Failed { error, trace }),
        Broken::Fault(Fault::LineTooLong) => protocol("a shorter line", "a line that is too long"),
        Broken::Fault(Fault::NotText) => protocol("UTF-8", "bytes that are no text"),
        Broken::Protocol { expected, found } => protocol(expected, &found),
        Broken::Decided => protocol("an answer", ""),
    };
    Outcome {
        verdict,
        credit: 0.0,
        evidence: Some(evidence),
    }
}

fn protocol(expected: &str, found: &str) -> (Verdict, Evidence) {
    let (expected, found) = (expected.to_owned(), found.to_owned());
    (Verdict::Protocol, Evidence::Protocol { expected, found })
}
