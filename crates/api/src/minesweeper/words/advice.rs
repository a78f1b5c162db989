//! What is said of an advice: why this cell, and why no safer one.

use super::percent;
use crate::text::{Message, stop};
use atisbo_minesweeper::policy::{Advice, Candidate, Merit};
use atisbo_minesweeper::{Finding, Reason, Tiling};

/// What is to be said beside the advice itself: why this cell, and that thinking ended early.
pub(in crate::minesweeper) fn advice(tiling: &Tiling, found: &Finding) -> Vec<Message> {
    // Before the first move nothing speaks for a cell but what may come.
    let advice = found.advice.as_ref();
    let advice = advice.filter(|_| found.reason != Reason::AllEqual);
    let merit = advice.and_then(|advice| merit(tiling, advice));
    let stopped = found.stop.map(|limit| {
        let id = if found.estimated {
            "mines-advice-estimated"
        } else {
            "mines-advice-stopped"
        };
        Message::new(id).with("stop", stop(limit))
    });
    merit.into_iter().chain(stopped).collect()
}

/// What speaks for the advised cell.
fn merit(tiling: &Tiling, advice: &Advice) -> Option<Message> {
    let (best, safest) = advice.rivals()?;
    let against = |id: &'static str, of: fn(&Candidate) -> Option<f64>| {
        let message = Message::new(id)
            .with("safest", tiling.name(safest.cell))
            .with("least", percent(1.0 - safest.safety))
            .with("cell", tiling.name(best.cell));
        match (of(best), of(safest)) {
            (Some(own), Some(other)) => message
                .with("chance", percent(own))
                .with("other", percent(other)),
            _ => message,
        }
    };
    let two_moves = |message: Message| match (best.progress, safest.progress) {
        (Some(progress), Some(other)) if progress > other => {
            Message::new("mines-advice-and-progress")
                .with("said", message)
                .with("cell", tiling.name(best.cell))
                .with("safest", tiling.name(safest.cell))
                .with("progress", percent(progress))
                .with("other", percent(other))
        }
        _ => message,
    };
    Some(match advice.merit {
        Merit::Equal => Message::new("mines-advice-equal"),
        Merit::Safest => match (best.progress, best.next_safety) {
            (Some(progress), Some(next)) => Message::new("mines-advice-safest-ahead")
                .with("progress", percent(progress))
                .with("next", percent(next)),
            _ => Message::new("mines-advice-safest"),
        },
        Merit::Wins if safest.win.is_some() => against("mines-advice-wins", |one| one.win),
        Merit::Wins => against("mines-advice-wins-most", |_| None),
        Merit::PlayedOut => against("mines-advice-played-out", |one| one.win),
        Merit::ThreeMoves => against("mines-advice-three-moves", |one| one.far_safety),
        Merit::TwoMoves => two_moves(against("mines-advice-two-moves", |one| one.next_safety)),
        Merit::Further => against("mines-advice-further", |_| None),
    })
}
