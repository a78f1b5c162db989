//! Curves: how something grows, on linear or logarithmic axes, with intervals and fitted laws, in one panel or
//! several beside each other.

use super::Axis;
use super::axis::Placed;
use super::canvas::{Anchor, At, Canvas, LETTER, Path, wrapped};
use super::frame::{Frame, MARGIN, WIDTH, heading, room_at_left};
use super::legend::{Key, legend};
use super::style::Style;
use crate::statistics::{Curve, Interval};

/// A value at a place, with its uncertainty if it is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Where.
    pub x: f64,
    /// The value there.
    pub y: f64,
    /// Its uncertainty, drawn as an upright line.
    pub interval: Option<Interval>,
}

/// A point without uncertainty.
impl From<(f64, f64)> for Point {
    fn from((x, y): (f64, f64)) -> Self {
        Point {
            x,
            y,
            interval: None,
        }
    }
}

/// Points that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// What they are called. Series of the same name look alike in all panels.
    pub name: String,
    /// The points, joined in their order.
    pub points: Vec<Point>,
    /// A law fitted to them; the points are then not joined but the law is drawn.
    pub law: Option<Curve>,
}

/// One pair of axes.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// What stands above it.
    pub title: String,
    /// What it shows.
    pub series: Vec<Series>,
}

/// Curves in panels that share their axes.
#[derive(Clone, Debug, PartialEq)]
pub struct Curves {
    /// What the picture shows.
    pub title: String,
    /// The same for those who cannot see it.
    pub description: String,
    /// The axis below.
    pub x: Axis,
    /// The axis at the left.
    pub y: Axis,
    /// The panels, from left to right.
    pub panels: Vec<Panel>,
}

const HEIGHT: f64 = 300.0;
const GAP: f64 = 24.0;
/// Panels beside each other get at least this width, if the picture has to grow for it.
const NARROWEST: f64 = 200.0;
/// The pieces of a fitted law.
const PIECES: u32 = 60;

impl Curves {
    /// The picture.
    pub fn svg(&self) -> String {
        let mut canvas = Canvas::default();
        let points = || {
            self.panels
                .iter()
                .flat_map(|panel| &panel.series)
                .flat_map(|series| &series.points)
        };
        let y = self.y.placed(points().flat_map(values), 7.0);
        let left = room_at_left(&y, &self.y.title);
        let panels = self.panels.len().max(1) as f64;
        let width = ((WIDTH - left - MARGIN) / panels - GAP).max(NARROWEST);
        let picture = left + panels * (width + GAP) + MARGIN;
        let x = self.x.placed(points().map(|point| point.x), width / 45.0);

        let names = self.names();
        let top = heading(&mut canvas, &self.title, picture);
        let mut top = legend(
            &mut canvas,
            (top, picture),
            names.iter().copied(),
            Key::Line,
        );
        let titles: Vec<Vec<String>> = self
            .panels
            .iter()
            .map(|panel| wrapped(&panel.title, width, LETTER))
            .collect();
        top += 16.0 * titles.iter().map(Vec::len).max().unwrap_or(0) as f64;
        let frame = |index: usize| Frame {
            left: left + index as f64 * (width + GAP),
            top,
            width,
            height: HEIGHT,
        };
        for (index, (panel, title)) in self.panels.iter().zip(&titles).enumerate() {
            let frame = frame(index);
            for (line, text) in title.iter().rev().enumerate() {
                canvas.text(
                    frame.left,
                    top - 7.0 - 16.0 * line as f64,
                    Anchor::Start,
                    "",
                    text,
                );
            }
            frame.axis_at_left(&mut canvas, &y, index == 0);
            frame.axis_below(&mut canvas, &x, &self.x.title);
            for series in &panel.series {
                let number = names.iter().position(|name| *name == series.name);
                let style = Style::new(number.unwrap_or(0));
                self.series(&mut canvas, frame, (&x, &y), (series, style));
            }
        }
        canvas.upright_text(
            MARGIN + 10.0,
            top + 0.5 * HEIGHT,
            Anchor::Middle,
            &self.y.title,
        );
        let end = frame(0).end_below(&self.x.title);
        canvas.finish((picture, end), &self.title, &self.description)
    }

    /// The names of all series, each once.
    fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for series in self.panels.iter().flat_map(|panel| &panel.series) {
            if !names.contains(&series.name.as_str()) {
                names.push(&series.name);
            }
        }
        names
    }

    fn series(
        &self,
        canvas: &mut Canvas,
        frame: Frame,
        (x, y): (&Placed, &Placed),
        (series, style): (&Series, Style),
    ) {
        let (class, dash) = (style.class(), style.dash());
        let points = series
            .points
            .iter()
            .filter(|point| self.x.shows(point.x) && self.y.shows(point.y));
        let mut joined = Path::default();
        let mut marks = Vec::new();
        for point in points {
            let (across, up) = (frame.x(x, point.x), frame.y(y, point.y));
            joined.to(across, up);
            marks.push(style.mark(across, up));
            let interval = point
                .interval
                .filter(|ends| self.y.shows(ends.low) && self.y.shows(ends.high));
            if let Some(Interval { low, high }) = interval {
                let (across, low, high) = (At(across), At(frame.y(y, low)), At(frame.y(y, high)));
                canvas.put(format_args!(
                    "<path class=\"{class} plot-whisker\" d=\"M{across} {low}V{high}m-3 0h6M{across} {low}m-3 0h6\"/>"
                ));
            }
        }
        let line = match &series.law {
            Some(law) => law_path(law, &series.points, frame, (x, y)),
            None => joined,
        };
        canvas.put(format_args!(
            "<path class=\"{class} plot-line\"{dash} d=\"{line}\"/>"
        ));
        for mark in marks {
            canvas.put(format_args!("{mark}"));
        }
    }
}

/// All values of a point.
fn values(point: &Point) -> impl Iterator<Item = f64> + use<> {
    let ends = point
        .interval
        .into_iter()
        .flat_map(|ends| [ends.low, ends.high]);
    ends.chain([point.y])
}

/// A law from the least place of its points to the greatest, as far as it stays within the frame: beyond the
/// points it would be a guess.
fn law_path(law: &Curve, points: &[Point], frame: Frame, (x, y): (&Placed, &Placed)) -> Path {
    let places = || points.iter().map(|point| point.x);
    let (first, last) = (
        places().fold(f64::INFINITY, f64::min),
        places().fold(f64::NEG_INFINITY, f64::max),
    );
    let mut path = Path::default();
    let between = x.steps(PIECES).filter(|&size| first < size && size < last);
    for size in [first].into_iter().chain(between).chain([last]) {
        let time = law.at(size);
        if (0.001..0.999).contains(&y.place(time)) {
            path.to(frame.x(x, size), frame.y(y, time));
        }
    }
    path
}
