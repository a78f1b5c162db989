//! Lines from cell to cell: thermometers, arrows, lines with ends, and those recognised by their colour.

use super::canvas::{Canvas, Level, Number, Point, SIDE, path};
use crate::variant::{Arrow, Thermometer};

/// How far the circle of an arrow reaches, and the ends of a line between two circles.
const CIRCLE: f32 = 0.39 * SIDE;

/// A line that is recognised by its colour.
pub(super) fn coloured(canvas: &mut Canvas, cells: &[usize], colour: &str) {
    plain(canvas, cells, colour, 9.0);
}

fn plain(canvas: &mut Canvas, cells: &[usize], colour: &str, width: f32) {
    let way = path(canvas.centres(cells));
    stroke(canvas, &way, colour, width);
}

fn stroke(canvas: &mut Canvas, way: &str, colour: &str, width: f32) {
    let style = format!(
        "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\"",
        Number(width)
    );
    canvas.path(Level::Line, way, &style);
}

/// A slow one has a stripe in it.
pub(super) fn thermometer(canvas: &mut Canvas, thermometer: &Thermometer) {
    let colour = "#cdcdcd";
    if let Some(&bulb) = thermometer.cells.first() {
        let style = format!("fill=\"{colour}\"");
        canvas.circle(Level::Line, canvas.centre(bulb), 0.37 * SIDE, &style);
    }
    plain(canvas, &thermometer.cells, colour, 20.0);
    if thermometer.slow {
        plain(canvas, &thermometer.cells, "#f4f4f4", 7.0);
    }
}

/// What stands at both ends of a line.
#[derive(Clone, Copy)]
pub(super) enum Ends {
    /// Circles: the line lies between them.
    Between,
    /// Diamonds: they lock the line out.
    Lockout,
    /// Circles on a thin line: they add up to what is on it.
    DoubleArrow,
}

pub(super) fn with_ends(canvas: &mut Canvas, cells: &[usize], ends: Ends) {
    let (colour, width) = match ends {
        Ends::Between => ("#c3cbdd", 7.0),
        Ends::Lockout => ("#d9b9b9", 7.0),
        Ends::DoubleArrow => ("#a3a3a3", 3.0),
    };
    plain(canvas, cells, colour, width);
    let style = format!("fill=\"#fff\" stroke=\"{colour}\" stroke-width=\"3\"");
    for end in [cells.first(), cells.last()].into_iter().flatten() {
        let centre = canvas.centre(*end);
        if matches!(ends, Ends::Lockout) {
            let corners = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];
            let reach = 1.15 * CIRCLE;
            let corners = corners.map(|(x, y)| centre.shifted(reach * x, reach * y));
            canvas.path(Level::Line, &format!("{}Z", path(corners)), &style);
        } else {
            canvas.circle(Level::Line, centre, CIRCLE, &style);
        }
    }
}

/// A circle in each cell.
pub(super) fn circles(canvas: &mut Canvas, cells: &[usize]) {
    let style = "fill=\"none\" stroke=\"#b4b4b4\" stroke-width=\"2.5\"";
    for &cell in cells {
        canvas.circle(Level::Line, canvas.centre(cell), CIRCLE, style);
    }
}

/// The shaft begins at the rim of the circle, or of the cell of the pill it is nearest to.
pub(super) fn arrow(canvas: &mut Canvas, arrow: &Arrow) {
    const COLOUR: &str = "#a3a3a3";
    let circle = canvas.centres(&arrow.circle);
    let shaft = canvas.centres(&arrow.shaft);
    let pill = path(circle.iter().copied());
    stroke(canvas, &pill, COLOUR, 2.0 * CIRCLE);
    stroke(canvas, &pill, "#fff", 2.0 * CIRCLE - 6.0);
    let Some(&first) = shaft.first() else {
        return;
    };
    let near = |one: &&Point, other: &&Point| {
        let distance = |point: &Point| point.distance(first);
        distance(one).total_cmp(&distance(other))
    };
    let mut way = Vec::new();
    if let Some(start) = circle.iter().min_by(near) {
        way.push(start.ahead(first, CIRCLE - 1.5));
    }
    way.extend(shaft);
    let head = match way[..] {
        [.., before, tip] => head(before, tip, 13.0),
        _ => String::new(),
    };
    stroke(canvas, &format!("{}{head}", path(way)), COLOUR, 3.0);
}

/// The two strokes of an arrow's head.
pub(super) fn head(before: Point, tip: Point, size: f32) -> String {
    let back = tip.ahead(before, size);
    let (x, y) = ((tip.x - back.x) * 0.6, (tip.y - back.y) * 0.6);
    path([back.shifted(-y, x), tip, back.shifted(y, -x)])
}
