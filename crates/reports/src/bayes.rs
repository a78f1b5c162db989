//! "Bayes, profesional del Buscaminas" (Universidad de Sevilla, 2018): X for hidden cells, Y for revealed ones, and
//! less of both.

mod figure7;
mod graphs;
mod table10;

use crate::Page;
use crate::facts::facts;
use atisbo_api::Error;
use atisbo_lab::report::figures;
use atisbo_lab::statistics::{Confidence, Estimate, proportion};

pub(super) fn measure(page: &mut Page<'_>) -> Result<(), Error> {
    let facts = facts()?.bayes;
    figure7::section(page, &facts)?;
    table10::section(page, &facts)?;
    graphs::section(page, &facts)
}

/// Defeats for a victory, with the range that the interval of the win rate gives it; nothing without victories.
fn defeats(won: u64, games: u64) -> Option<Estimate> {
    let rate = proportion(won, games, Confidence::NINETY_FIVE)?;
    (won > 0).then(|| rate.map(|rate| (1.0 - rate) / rate))
}

fn shown(defeats: Option<Estimate>) -> String {
    figures::between(defeats, |defeats| format!("{defeats:.2}"))
}
