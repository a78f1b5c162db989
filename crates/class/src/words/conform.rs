//! Whether a program speaks the protocol.

use super::{feedback, named, verdict};
use crate::conform::{Finding, Point, Problem};
use atisbo_api::text::{Arg, Message};

/// What has to hold.
pub fn point(finding: &Finding) -> Message {
    let question = finding.question.map(|question| Arg::from(question.id()));
    let message = named("conform", finding.point);
    match finding.point {
        Point::Answer => message.with("question", question).with(
            "verdict",
            finding.verdict.map(|one| Arg::from(verdict(one))),
        ),
        _ => message,
    }
}

/// Why it does not hold.
pub fn problem(problem: &Problem) -> Message {
    match problem {
        Problem::NoAnswer { evidence } => feedback(evidence.as_deref()),
        Problem::Says { line } => {
            Message::new("class-conform-problem-says").with("line", line.as_str())
        }
        Problem::Runs { seconds } => {
            Message::new("class-conform-problem-runs").with("seconds", Arg::Decimal(*seconds))
        }
    }
}
