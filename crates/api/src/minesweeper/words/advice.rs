//! What is said of an advice: why this cell, and why no safer one.

use super::{percent, said};
use crate::text::{Message, stop};
use atisbo_minesweeper::policy::Advice;
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

/// What speaks for the advised cell, beside the safest one.
fn merit(tiling: &Tiling, advice: &Advice) -> Option<Message> {
    let (best, safest) = advice.rivals()?;
    let progress = best.progress.zip(safest.progress);
    let message = said(&advice.merit)
        .with("cell", tiling.name(best.cell))
        .with("safest", tiling.name(safest.cell))
        .with("least", percent(1.0 - safest.safety))
        .with(
            "leads-further",
            progress.is_some_and(|(own, other)| own > other),
        );
    let figures = [
        ("win", best.win),
        ("safest-win", safest.win),
        ("next", best.next_safety),
        ("safest-next", safest.next_safety),
        ("far", best.far_safety),
        ("safest-far", safest.far_safety),
        ("progress", best.progress),
        ("safest-progress", safest.progress),
    ];
    let figures = figures.into_iter();
    Some(figures.fold(message, |message, (name, figure)| {
        message.with(name, figure.map(percent))
    }))
}
