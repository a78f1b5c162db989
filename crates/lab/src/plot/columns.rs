//! Columns: one for each of a few runs, in rows of several figures, beside what many runs say of each: a line at its
//! value in a band of its interval.

use super::Axis;
use super::axis::Placed;
use super::canvas::{Anchor, At, Canvas};
use super::frame::{Frame, MARGIN, WIDTH, heading, room_at_left};
use super::legend::{Key, legend};
use super::style::Style;
use crate::statistics::Estimate;

/// One figure of all runs.
#[derive(Clone, Debug, PartialEq)]
pub struct ColumnRow {
    /// The axis at its left.
    pub axis: Axis,
    /// The figure of each run, in their order.
    pub values: Vec<f64>,
    /// What many runs say.
    pub beside: Option<Estimate>,
}

/// Figures of a few runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    /// What the picture shows.
    pub title: String,
    /// The same for those who cannot see it.
    pub description: String,
    /// What the axis below is called; the runs are numbered from 1.
    pub runs: String,
    /// What the columns are.
    pub few: String,
    /// What the line and its band are.
    pub many: String,
    /// The figures, below each other.
    pub rows: Vec<ColumnRow>,
}

const HEIGHT: f64 = 130.0;
const GAP: f64 = 22.0;

impl Columns {
    /// The picture.
    pub fn svg(&self) -> String {
        let mut canvas = Canvas::default();
        let top = heading(&mut canvas, &self.title, WIDTH);
        let top = legend(&mut canvas, (top, WIDTH), [self.few.as_str()], Key::Patch);
        // The second look is that of the second name.
        let many = if self.rows.iter().any(|row| row.beside.is_some()) {
            self.many.as_str()
        } else {
            ""
        };
        let top = legend(&mut canvas, (top, WIDTH), ["", many], Key::Line);
        let axes: Vec<Placed> = self.rows.iter().map(ColumnRow::placed).collect();
        let rooms = self.rows.iter().zip(&axes);
        let rooms = rooms.map(|(row, axis)| room_at_left(axis, &row.axis.title));
        let left = rooms.fold(MARGIN, f64::max);
        let mut end = top;
        for (index, (row, axis)) in self.rows.iter().zip(&axes).enumerate() {
            let frame = Frame {
                left,
                top: top + index as f64 * (HEIGHT + GAP) + 6.0,
                width: WIDTH - left - MARGIN,
                height: HEIGHT,
            };
            row.draw(&mut canvas, frame, axis);
            end = frame.bottom();
        }
        canvas.text(
            left + 0.5 * (WIDTH - left - MARGIN),
            end + 34.0,
            Anchor::Middle,
            "",
            &self.runs,
        );
        canvas.finish((WIDTH, end + 44.0), &self.title, &self.description)
    }
}

impl ColumnRow {
    /// The axis over all that is drawn, from zero on.
    fn placed(&self) -> Placed {
        let ends = self.beside.into_iter();
        let ends = ends.flat_map(|it| [it.value, it.interval.low, it.interval.high]);
        let all = self.values.iter().copied().chain(ends);
        // Nothing is below zero, also where nothing is above.
        let has_height = all.clone().any(|value| value > 0.0);
        let top = if has_height { 0.0 } else { 1.0 };
        self.axis.placed(all.chain([0.0, top]), 5.0)
    }

    fn draw(&self, canvas: &mut Canvas, frame: Frame, axis: &Placed) {
        frame.axis_at_left(canvas, axis, true);
        let middle = frame.top + 0.5 * frame.height;
        canvas.upright_text(MARGIN + 10.0, middle, Anchor::Middle, &self.axis.title);
        let (one, many) = (Style::new(0), Style::new(1));
        if let Some(Estimate { value, interval }) = self.beside
            && [value, interval.low, interval.high]
                .iter()
                .all(|&value| self.axis.shows(value))
        {
            let (left, width) = (At(frame.left), At(frame.width));
            let [at, low, high] =
                [value, interval.low, interval.high].map(|value| frame.y(axis, value));
            let (class, dash) = (many.class(), many.dash());
            let (top, height) = (At(high), At(low - high));
            canvas.put(format_args!(
                "<rect class=\"{class} plot-box\" stroke-width=\"0\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>"
            ));
            let at = At(at);
            canvas.put(format_args!(
                "<path class=\"{class} plot-line\"{dash} d=\"M{left} {at}h{width}\"/>"
            ));
        }
        let slot = frame.width / self.values.len().max(1) as f64;
        let base = frame.y(axis, axis.base());
        for (index, &value) in self.values.iter().enumerate() {
            let centre = frame.left + (index as f64 + 0.5) * slot;
            let number = (index + 1).to_string();
            canvas.text(centre, frame.bottom() + 14.0, Anchor::Middle, "", &number);
            if !self.axis.shows(value) {
                continue;
            }
            let y = frame.y(axis, value);
            let class = one.class();
            let (left, width) = (At(centre - 0.3 * slot), At(0.6 * slot));
            let (top, height) = (At(y.min(base)), At((base - y).abs()));
            canvas.put(format_args!(
                "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>"
            ));
            // A value of zero is seen too.
            canvas.put(format_args!("{}", one.mark(centre, y)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_runs_without_a_defeat_have_no_axis_below_zero() {
        let of = |values: &[f64]| {
            let rows = vec![ColumnRow {
                axis: Axis::default(),
                values: values.to_vec(),
                beside: None,
            }];
            let columns = Columns {
                title: String::new(),
                description: String::new(),
                runs: String::new(),
                few: String::new(),
                many: String::new(),
                rows,
            };
            columns.svg()
        };
        for values in [&[0.0, 0.0][..], &[f64::NAN], &[], &[0.0, 3.0]] {
            assert!(!of(values).contains('−'), "{values:?}");
        }
    }
}
