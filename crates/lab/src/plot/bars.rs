//! Bars with intervals, in groups: what several methods reach in several settings.

use super::Axis;
use super::axis::Placed;
use super::canvas::{At, Canvas};
use super::frame::{Frame, WIDTH, heading};
use super::legend::{Key, legend};
use super::rows::Rows;
use super::style::Style;
use crate::statistics::{Estimate, Interval};

/// One bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    /// How far it reaches.
    pub value: f64,
    /// Its uncertainty, drawn as a line with ends.
    pub interval: Option<Interval>,
}

impl From<Estimate> for Bar {
    fn from(estimate: Estimate) -> Self {
        Bar {
            value: estimate.value,
            interval: Some(estimate.interval),
        }
    }
}

/// Bars that stand together.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// What they have in common.
    pub name: String,
    /// One for each series, in their order; nothing where there was no measurement.
    pub bars: Vec<Option<Bar>>,
}

/// Bars with intervals, which lie: so names of any length have room.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// What the picture shows.
    pub title: String,
    /// The same for those who cannot see it.
    pub description: String,
    /// The axis of the values.
    pub axis: Axis,
    /// The names of the series, one for each bar of a group.
    pub series: Vec<String>,
    /// The groups, from top to bottom.
    pub groups: Vec<Group>,
}

const THICK: f64 = 14.0;
const STEP: f64 = 17.0;
/// The room for the marks beside the bars.
const MARKS: f64 = 14.0;

impl Bars {
    /// The picture.
    pub fn svg(&self) -> String {
        let mut canvas = Canvas::default();
        let top = heading(&mut canvas, &self.title, WIDTH);
        let series = self.series.iter().map(String::as_str);
        let top = legend(&mut canvas, (top, WIDTH), series, Key::Patch);
        let height = STEP * self.series.len().max(1) as f64;
        let named = self
            .groups
            .iter()
            .map(|group| (group.name.as_str(), height));
        let rows = Rows::new(named, top, MARKS);
        let axis = self.placed();
        rows.frame.axis_below(&mut canvas, &axis, &self.axis.title);
        for (group, middle) in self.groups.iter().zip(rows.names(&mut canvas, MARKS)) {
            for index in 0..self.series.len() {
                let y = middle + STEP * (index as f64 - 0.5 * (self.series.len() as f64 - 1.0));
                let style = Style::new(index);
                canvas.put(format_args!("{}", style.mark(rows.frame.left - 8.0, y)));
                if let Some(bar) = group.bars.get(index).copied().flatten() {
                    self.bar(&mut canvas, rows.frame, &axis, (bar, style, y));
                }
            }
        }
        let height = rows.frame.end_below(&self.axis.title);
        canvas.finish((WIDTH, height), &self.title, &self.description)
    }

    /// The axis over all values, intervals and, where bars start there, zero.
    fn placed(&self) -> Placed {
        let bars = self
            .groups
            .iter()
            .flat_map(|group| group.bars.iter().flatten());
        let ends = bars.flat_map(|bar| {
            let interval = bar.interval.unwrap_or(Interval {
                low: bar.value,
                high: bar.value,
            });
            [bar.value, interval.low, interval.high]
        });
        self.axis.placed(ends.chain([0.0]), 7.0)
    }

    fn bar(
        &self,
        canvas: &mut Canvas,
        frame: Frame,
        axis: &Placed,
        (bar, style, y): (Bar, Style, f64),
    ) {
        if !self.axis.shows(bar.value) {
            return;
        }
        let (base, end) = (frame.x(axis, axis.base()), frame.x(axis, bar.value));
        let (left, width, top) = (
            At(base.min(end)),
            At((end - base).abs()),
            At(y - 0.5 * THICK),
        );
        let class = style.class();
        canvas.put(format_args!(
            "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{THICK}\"/>"
        ));
        let interval = bar
            .interval
            .filter(|interval| self.axis.shows(interval.low) && self.axis.shows(interval.high));
        if let Some(Interval { low, high }) = interval {
            let (low, high) = (At(frame.x(axis, low)), At(frame.x(axis, high)));
            let (y, up) = (At(y), At(y - 4.0));
            canvas.put(format_args!(
                "<path class=\"plot-ink plot-whisker\" d=\"M{low} {up}v8M{high} {up}v8M{low} {y}H{high}\"/>"
            ));
        }
    }
}
