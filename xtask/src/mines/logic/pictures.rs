//! The two pictures: games won and time by size.

use super::chart::{Chart, Line, Panel, Point, Scale};
use super::games::{Batch, Results, series};
use super::{DIFFICULTIES, SIDES};

/// Where they are, seen from the document.
pub(super) const WINS: &str = "pictures/minesweeper-logic-wins.svg";
pub(super) const TIMES: &str = "pictures/minesweeper-logic-times.svg";

/// An agent with what it is called and drawn in; colours that differ for colour-blind eyes too (Okabe
/// and Ito).
type Agent = (&'static str, &'static str, &'static str);

fn panels(
    results: &Results,
    agents: &[Agent],
    point: impl Fn(&Batch) -> Option<Point>,
) -> Vec<Panel> {
    let panel = |difficulty| Panel {
        title: format!("{difficulty} % mines"),
        lines: agents
            .iter()
            .map(|&(preset, name, colour)| Line {
                name,
                colour,
                points: results.of(preset, difficulty).filter_map(&point).collect(),
            })
            .collect(),
    };
    DIFFICULTIES.into_iter().map(panel).collect()
}

fn sides() -> (f64, f64) {
    (f64::from(*SIDES.start()), f64::from(*SIDES.end()))
}

/// Games won by size, with intervals; the best guess alone wins the same games as all switches, so one line covers the other.
pub(super) fn wins(results: &Results) -> String {
    let agents = [
        ("report", "the report's agent", "#000000"),
        ("sat", "satisfiability", "#0072B2"),
        ("best", "all switches", "#009E73"),
    ];
    let point = |batch: &Batch| {
        let series = series(&batch.games);
        let interval = series.interval()?;
        Some(Point {
            x: f64::from(batch.side),
            y: 100.0 * series.win_rate()?,
            interval: Some((100.0 * interval.low, 100.0 * interval.high)),
        })
    };
    Chart {
        title: "Games won, with 95 % intervals",
        x_title: "side of the board",
        x: sides(),
        scale: Scale::Percent,
        panels: panels(results, &agents, point),
    }
    .svg()
}

/// The mean time of a won game by size.
pub(super) fn times(results: &Results) -> String {
    let agents = [
        ("recursive", "recursive ask", "#D55E00"),
        ("report", "forward chaining", "#000000"),
        ("due", "only rules that are due", "#E69F00"),
        ("sat", "satisfiability", "#0072B2"),
    ];
    let point = |batch: &Batch| {
        let mean = series(&batch.games).won.mean_time()?;
        Some(Point {
            x: f64::from(batch.side),
            y: mean.as_secs_f64(),
            interval: None,
        })
    };
    Chart {
        title: "Mean time of a won game",
        x_title: "side of the board",
        x: sides(),
        scale: Scale::Seconds(-5, 1),
        panels: panels(results, &agents, point),
    }
    .svg()
}
