//! What many games say of an agent.

use crate::text::{Arg, Message, stop};
use atisbo_lab::statistics::Estimate;
use atisbo_minesweeper::Series;

/// What many games say.
pub(in crate::minesweeper) fn series(series: &Series, rate: Option<Estimate>) -> Vec<Message> {
    let games = series.all().games;
    let mut said = Vec::new();
    if let Some(Estimate { value, interval }) = rate {
        let percentage = |part: f64| Arg::Figure(format!("{:.2}", 100.0 * part));
        said.push(
            Message::new("mines-win-rate")
                .with("won", series.won.games)
                .with("games", games)
                .with("rate", percentage(value))
                .with("low", percentage(interval.low))
                .with("high", percentage(interval.high)),
        );
    }
    for (id, part) in [
        ("mines-time-won", series.won),
        ("mines-time-lost", series.lost),
    ] {
        let Some(mean) = part.mean_time() else {
            continue;
        };
        let decisions = part.decisions as f64 / part.games as f64;
        let guesses = part.guesses as f64 / part.games as f64;
        said.push(
            Message::new(id)
                .with("games", part.games)
                .with("mean", Arg::Figure(format!("{mean:.2?}")))
                .with("longest", Arg::Figure(format!("{:.2?}", part.longest)))
                .with("decisions", Arg::Figure(format!("{decisions:.1}")))
                .with("guesses", Arg::Figure(format!("{guesses:.2}"))),
        );
    }
    let all = series.all();
    if all.cut_short > 0 {
        said.push(
            Message::new("mines-decisions-cut-short")
                .with("count", all.cut_short)
                .with("decisions", all.decisions),
        );
    }
    let stopped = series.stop.map(|limit| {
        let message = Message::new("mines-games-only").with("games", games);
        message.with("stop", stop(limit))
    });
    said.extend(stopped);
    said
}
