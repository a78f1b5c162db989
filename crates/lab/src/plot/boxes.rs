//! Box plots: how values spread, after J. W. Tukey, "Exploratory Data Analysis", 1977.

use super::Axis;
use super::axis::Placed;
use super::canvas::{At, Canvas};
use super::frame::{Frame, WIDTH, heading};
use super::rows::Rows;
use super::style::Style;
use crate::statistics::{Distribution, Interval};

/// One box: five quantiles, from the left end of its line to the right one.
#[derive(Clone, Debug, PartialEq)]
pub struct BoxRow {
    /// Whose values they are.
    pub name: String,
    /// Where the line starts, where the box starts, its middle line, where the box ends, where the line ends.
    pub quantiles: [f64; 5],
    /// The mean, drawn as a mark.
    pub mean: Option<f64>,
    /// The least and the greatest value, drawn as small rings.
    pub ends: Option<Interval>,
}

impl BoxRow {
    /// The quantiles of a line from 5 to 95 % and of a box from 25 to 75 %.
    pub const QUANTILES: [f64; 5] = [0.05, 0.25, 0.5, 0.75, 0.95];

    /// The box of values, with [`BoxRow::QUANTILES`]; nothing without values.
    pub fn of(name: impl Into<String>, values: &Distribution) -> Option<Self> {
        Some(BoxRow {
            name: name.into(),
            quantiles: values.quantiles(Self::QUANTILES)?,
            mean: values.mean(),
            ends: Some(Interval {
                low: values.min()?,
                high: values.max()?,
            }),
        })
    }

    fn values(&self) -> impl Iterator<Item = f64> {
        let ends = self.ends.into_iter().flat_map(|ends| [ends.low, ends.high]);
        self.quantiles.into_iter().chain(self.mean).chain(ends)
    }
}

/// Boxes below each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Boxes {
    /// What the picture shows.
    pub title: String,
    /// The same for those who cannot see it.
    pub description: String,
    /// The axis of the values.
    pub axis: Axis,
    /// The boxes, from top to bottom.
    pub rows: Vec<BoxRow>,
}

impl Boxes {
    /// The picture.
    pub fn svg(&self) -> String {
        let mut canvas = Canvas::default();
        let top = heading(&mut canvas, &self.title, WIDTH);
        let rows = Rows::new(
            self.rows.iter().map(|row| (row.name.as_str(), 22.0)),
            top,
            0.0,
        );
        let axis = self
            .axis
            .placed(self.rows.iter().flat_map(BoxRow::values), 7.0);
        rows.frame.axis_below(&mut canvas, &axis, &self.axis.title);
        for (row, y) in self.rows.iter().zip(rows.names(&mut canvas, 0.0)) {
            if row.quantiles.iter().all(|&value| self.axis.shows(value)) {
                draw(&mut canvas, rows.frame, &axis, row, y);
            }
        }
        let height = rows.frame.end_below(&self.axis.title);
        canvas.finish((WIDTH, height), &self.title, &self.description)
    }
}

fn draw(canvas: &mut Canvas, frame: Frame, axis: &Placed, row: &BoxRow, y: f64) {
    let style = Style::new(0);
    let class = style.class();
    let places = row.quantiles.map(|value| frame.x(axis, value));
    let box_width = At(places[3] - places[1]);
    let [low, first, middle, third, high] = places.map(At);
    let (at, up, top) = (At(y), At(y - 5.0), At(y - 9.0));
    canvas.put(format_args!(
        "<path class=\"plot-ink plot-whisker\" d=\"M{low} {up}v10M{high} {up}v10M{low} {at}H{first}M{third} {at}H{high}\"/>"
    ));
    canvas.put(format_args!(
        "<rect class=\"{class} plot-box\" x=\"{first}\" y=\"{top}\" width=\"{box_width}\" height=\"18\"/>"
    ));
    canvas.put(format_args!(
        "<path class=\"plot-ink\" stroke-width=\"2.5\" d=\"M{middle} {top}v18\"/>"
    ));
    for end in row.ends.into_iter().flat_map(|ends| [ends.low, ends.high]) {
        let x = At(frame.x(axis, end));
        canvas.put(format_args!(
            "<circle class=\"plot-ink\" cx=\"{x}\" cy=\"{at}\" r=\"2\"/>"
        ));
    }
    if let Some(mean) = row.mean {
        // A diamond, as in most books.
        canvas.put(format_args!(
            "{}",
            Style::new(3).mark(frame.x(axis, mean), y)
        ));
    }
}
