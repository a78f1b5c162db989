//! The two pictures: games won and time by size.

use super::super::markdown::win_rate;
use super::games::{Batch, Results, series};
use super::{DIFFICULTIES, SIDES};
use atisbo_lab::plot::{Axis, Curves, Panel, Point, Scale, Series, Unit};

/// Where they are, seen from the document.
pub(super) const WINS: &str = "pictures/minesweeper-logic-wins.svg";
pub(super) const TIMES: &str = "pictures/minesweeper-logic-times.svg";

/// An agent with what it is called.
type Agent = (&'static str, &'static str);

fn panels(
    results: &Results,
    agents: &[Agent],
    point: impl Fn(&Batch) -> Option<Point>,
) -> Vec<Panel> {
    let panel = |difficulty| Panel {
        title: format!("{difficulty} % mines"),
        series: agents
            .iter()
            .map(|&(preset, name)| Series {
                name: name.to_owned(),
                points: results.of(preset, difficulty).filter_map(&point).collect(),
                law: None,
            })
            .collect(),
    };
    DIFFICULTIES.into_iter().map(panel).collect()
}

fn sides() -> Axis {
    Axis {
        title: "side of the board".to_owned(),
        range: Some((f64::from(*SIDES.start()), f64::from(*SIDES.end()))),
        ..Axis::default()
    }
}

/// Games won by size, with intervals; the best guess alone wins the same games as all switches, so one line covers the other.
pub(super) fn wins(results: &Results) -> String {
    let agents = [
        ("report", "the report's agent"),
        ("sat", "satisfiability"),
        ("best", "all switches"),
    ];
    let point = |batch: &Batch| {
        let rate = win_rate(&series(&batch.games))?;
        Some(Point {
            x: f64::from(batch.side),
            y: rate.value,
            interval: Some(rate.interval),
        })
    };
    Curves {
        title: "Games won, with 95 % intervals".to_owned(),
        description: "The part of games won against the side of the board, a panel for each density of mines."
            .to_owned(),
        x: sides(),
        y: Axis {
            title: "games won".to_owned(),
            unit: Unit::Percent,
            range: Some((0.0, 1.0)),
            ..Axis::default()
        },
        panels: panels(results, &agents, point),
    }
    .svg()
}

/// The mean time of a won game by size.
pub(super) fn times(results: &Results) -> String {
    let agents = [
        ("recursive", "recursive ask"),
        ("report", "forward chaining"),
        ("due", "only rules that are due"),
        ("sat", "satisfiability"),
    ];
    let point = |batch: &Batch| {
        let mean = series(&batch.games).won.mean_time()?;
        Some(Point {
            x: f64::from(batch.side),
            y: mean.as_secs_f64(),
            interval: None,
        })
    };
    Curves {
        title: "Mean time of a won game".to_owned(),
        description: "The time against the side of the board, a panel for each density of mines."
            .to_owned(),
        x: sides(),
        y: Axis {
            title: "time of a won game".to_owned(),
            scale: Scale::Logarithmic,
            unit: Unit::Seconds,
            range: None,
        },
        panels: panels(results, &agents, point),
    }
    .svg()
}
