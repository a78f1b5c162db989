//! Games won and time by size, a panel for each difficulty: its Figures 7 to 14.

use super::DIFFICULTIES;
use super::games::Results;
use crate::Page;
use atisbo_api::text::Message;
use atisbo_lab::plot::{Axis, Curves, Panel, Point, Series};
use atisbo_lab::summary::Group;
use atisbo_minesweeper::logic::Preset;

fn panels(
    page: &Page<'_>,
    results: &Results,
    agents: &[Preset],
    point: impl Fn(&Group, f64) -> Option<Point>,
) -> Vec<Panel> {
    let panel = |(index, difficulty): (usize, u32)| Panel {
        title: format!("{difficulty} %"),
        series: agents
            .iter()
            .map(|&preset| Series {
                name: Message::new(format!("repeat-l-preset-{preset}")).to(page.words.0),
                points: results
                    .sides
                    .iter()
                    .enumerate()
                    .filter_map(|(place, &side)| {
                        point(results.group(preset, index, place)?, f64::from(side))
                    })
                    .collect(),
                law: None,
            })
            .collect(),
    };
    DIFFICULTIES.into_iter().enumerate().map(panel).collect()
}

fn sides(page: &Page<'_>, results: &Results) -> Axis {
    let ends = results.sides.first().zip(results.sides.last());
    Axis {
        title: page.word("repeat-l-side"),
        range: ends.map(|(&first, &last)| (f64::from(first), f64::from(last))),
        ..Axis::default()
    }
}

/// Games won by size, with intervals.
pub(super) fn wins(page: &mut Page<'_>, results: &Results) {
    let agents = [Preset::Report, Preset::Sat, Preset::Best];
    let point = |group: &Group, x: f64| {
        let rate = group.rate()?;
        Some(Point {
            x,
            y: rate.value,
            interval: Some(rate.interval),
        })
    };
    let title = page.word("repeat-l-plot-wins");
    let svg = Curves {
        title: title.clone(),
        description: page.word("repeat-l-plot-wins-how"),
        x: sides(page, results),
        y: Axis::rates(page.word("repeat-won")),
        panels: panels(page, results, &agents, point),
    };
    page.document.plot("wins", title, svg.svg());
}

/// The mean time of a won game by size.
pub(super) fn times(page: &mut Page<'_>, results: &Results) {
    let agents = [Preset::Recursive, Preset::Report, Preset::Due, Preset::Sat];
    let point = |group: &Group, x: f64| Some((x, group.success_seconds.mean()?).into());
    let title = page.word("repeat-l-plot-times");
    let svg = Curves {
        title: title.clone(),
        description: page.word("repeat-l-plot-times-how"),
        x: sides(page, results),
        y: Axis::seconds(page.word("lab-success-time")),
        panels: panels(page, results, &agents, point),
    };
    page.document.plot("times", title, svg.svg());
}
