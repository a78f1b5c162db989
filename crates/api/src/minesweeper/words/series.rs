//! What many games say of an agent.

use crate::text::{Message, stop};
use atisbo_lab::statistics::Estimate;
use atisbo_minesweeper::Series;

/// What many games say.
pub(in crate::minesweeper) fn series(series: &Series, rate: Option<Estimate>) -> Vec<Message> {
    let all = series.all();
    let mut said = Vec::new();
    if let Some(Estimate {
        value: rate,
        interval,
    }) = rate
    {
        said.push(
            Message::new("mines-win-rate")
                .with("won", series.won.games)
                .with("games", all.games)
                .with("rate", format!("{:.2} %", 100.0 * rate))
                .with("low", format!("{:.2}", 100.0 * interval.low))
                .with("high", format!("{:.2}", 100.0 * interval.high)),
        );
    }
    for (id, part) in [
        ("mines-time-won", series.won),
        ("mines-time-lost", series.lost),
    ] {
        if let Some(mean) = part.mean_time() {
            let games = part.games as f64;
            said.push(
                Message::new(id)
                    .with("games", part.games)
                    .with("mean", format!("{mean:.2?}"))
                    .with("longest", format!("{:.2?}", part.longest))
                    .with("decisions", format!("{:.1}", part.decisions as f64 / games))
                    .with("guesses", format!("{:.2}", part.guesses as f64 / games)),
            );
        }
    }
    if let Some(limit) = series.stop {
        said.push(
            Message::new("mines-games-only")
                .with("games", all.games)
                .with("stop", stop(limit)),
        );
    }
    said
}
