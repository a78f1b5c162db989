//! Games won and time by size: its Figures 7 to 14, each drawn, and agents beside each other.

use super::DIFFICULTIES;
use super::games::Results;
use crate::Page;
use crate::evidence::won;
use atisbo_api::text::Message;
use atisbo_lab::plot::{Axis, Curves, Panel, Point, Series, Unit};
use atisbo_lab::statistics::Confidence;
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
    page.axis(Axis {
        title: page.word("repeat-l-side"),
        unit: Unit::Whole,
        range: ends.map(|(&first, &last)| (f64::from(first), f64::from(last))),
        ..Axis::default()
    })
}

/// What one of its figures shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shows {
    /// The mean time of a game, won or lost.
    Times,
    /// The games won.
    Wins,
}

/// Its figures: their numbers, what they show, the place of the difficulty, and whether they are a part of the one
/// before: the fastest sizes, or those with the fewest wins.
const FIGURES: [(u32, Shows, usize, bool); 8] = [
    (7, Shows::Times, 0, false),
    (8, Shows::Wins, 0, false),
    (9, Shows::Times, 1, false),
    (10, Shows::Times, 1, true),
    (11, Shows::Wins, 1, false),
    (12, Shows::Wins, 1, true),
    (13, Shows::Times, 2, false),
    (14, Shows::Wins, 2, false),
];

/// Its agent's figures one by one, on plain axes as there.
pub(super) fn figures(page: &mut Page<'_>, results: &Results) {
    for (number, shows, difficulty, is_part) in FIGURES {
        let (what, unit, axis) = match shows {
            Shows::Times => ("times", Unit::Seconds, "repeat-l-game-time"),
            Shows::Wins => ("wins", Unit::Percent, "repeat-won"),
        };
        let part = if is_part { "-part" } else { "" };
        let title = Message::new(format!("repeat-l-figure-{what}{part}"))
            .with("number", number)
            .with("difficulty", u64::from(DIFFICULTIES[difficulty]))
            .to(page.words.0);
        let points = (0..results.sides.len()).filter_map(|place| {
            let side = f64::from(results.sides[place]);
            let group = results.group(Preset::Report, difficulty, place)?;
            let value = match shows {
                // A game that a limit ended would have taken longer.
                Shows::Times if group.unfinished() > 0 => None,
                Shows::Times => group.seconds().mean_estimate(Confidence::NINETY_FIVE),
                Shows::Wins => won([group]),
            }?;
            Some(Point {
                x: side,
                y: value.value,
                // A game takes some time.
                interval: Some(value.interval.map(|end| end.max(0.0))),
            })
        });
        let mut points: Vec<Point> = points.collect();
        if is_part {
            points = lowest(&points).to_vec();
        }
        let range = (shows == Shows::Wins && !is_part).then_some((0.0, 1.0));
        let svg = Curves {
            title: title.clone(),
            description: page.word("repeat-l-figure-how"),
            x: page.axis(Axis {
                title: page.word("repeat-l-side"),
                unit: Unit::Whole,
                ..Axis::default()
            }),
            y: page.axis(Axis {
                title: page.word(axis),
                unit,
                range,
                ..Axis::default()
            }),
            panels: vec![Panel {
                title: String::new(),
                series: vec![Series {
                    name: page.word("repeat-l-preset-report"),
                    points,
                    law: None,
                }],
            }],
        };
        page.document
            .plot(format!("figure-{number}"), title, svg.svg());
    }
}

/// The lower two thirds of points, at least two, with those that stand between them: a part without a gap.
fn lowest(points: &[Point]) -> &[Point] {
    let many = (2 * points.len()).div_ceil(3).max(2);
    let mut places: Vec<usize> = (0..points.len()).collect();
    places.sort_by(|&one, &other| points[one].y.total_cmp(&points[other].y));
    places.truncate(many);
    let ends = places.iter().min().zip(places.iter().max());
    let part = ends.map_or(0..0, |(&first, &last)| first..last + 1);
    &points[part]
}

/// Games won by size, with intervals.
pub(super) fn wins(page: &mut Page<'_>, results: &Results) {
    let agents = [Preset::Report, Preset::Sat, Preset::Best];
    let point = |group: &Group, x: f64| {
        let rate = won([group])?;
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
        y: page.axis(Axis::rates(page.word("repeat-won"))),
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
        y: page.axis(Axis::seconds(page.word("lab-success-time"))),
        panels: panels(page, results, &agents, point),
    };
    page.document.plot("times", title, svg.svg());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_figure_has_its_lowest_points_and_no_gap() {
        let points = |values: &[f64]| -> Vec<Point> {
            let places = (3..).map(f64::from);
            places
                .zip(values.iter().copied())
                .map(Point::from)
                .collect()
        };
        let sides = |values: &[f64]| -> Vec<f64> {
            lowest(&points(values))
                .iter()
                .map(|point| point.x)
                .collect()
        };
        assert_eq!(
            sides(&[5.0, 1.0, 9.0, 2.0, 3.0, 8.0]),
            [3.0, 4.0, 5.0, 6.0, 7.0]
        );
        assert_eq!(sides(&[2.0, 1.0]), [3.0, 4.0]);
        assert!(sides(&[]).is_empty());
    }

    #[test]
    fn its_figures_are_all_there() {
        let numbers = FIGURES.map(|(number, ..)| number);
        assert_eq!(numbers, [7, 8, 9, 10, 11, 12, 13, 14]);
    }
}
