//! Signs where cells meet: dots, X and V, greater-than signs, quadruples.

use super::canvas::{Canvas, Level, Point, path};
use crate::variant::{Dot, GreaterThan, Kropki, Quadruple, Xv};

const DOT: f32 = 9.5;

/// The place of a sign about two cells. If they do not touch, a thin line shows which they are.
fn place(canvas: &mut Canvas, [one, other]: [usize; 2]) -> Point {
    let ends = [one, other].map(|cell| canvas.centre(cell));
    if canvas.shape().distance(one, other) > 1 {
        let style = "stroke=\"#999\" stroke-width=\"1.5\" stroke-dasharray=\"2 3\"";
        canvas.path(Level::Line, &path(ends), style);
    }
    ends[0].towards(ends[1], 0.5)
}

/// White for a difference, black for a ratio; a number where it is not the usual one.
pub(super) fn kropki(canvas: &mut Canvas, kropki: &Kropki) {
    let at = place(canvas, kropki.cells);
    let (fill, ink, number) = match kropki.dot {
        Dot::Difference(by) => ("#fff", "#111", Some(by).filter(|&by| by != 1)),
        Dot::Ratio(times) => ("#111", "#fff", Some(times).filter(|&times| times != 2)),
    };
    let style = format!("fill=\"{fill}\" stroke=\"#111\" stroke-width=\"1.6\"");
    canvas.circle(Level::Sign, at, DOT, &style);
    if let Some(number) = number {
        let style = format!("fill=\"{ink}\"");
        canvas.write_in(Level::Sign, at, 13.0, u32::from(number), &style);
    }
}

pub(super) fn xv(canvas: &mut Canvas, xv: &Xv) {
    let at = place(canvas, xv.cells);
    canvas.circle(Level::Sign, at, DOT + 1.5, "fill=\"#fff\"");
    let strokes = match xv.sum {
        5 => path([
            at.shifted(-6.0, -8.0),
            at.shifted(0.0, 8.0),
            at.shifted(6.0, -8.0),
        ]),
        10 => [8.0, -8.0].map(|rise| slanted(at, rise)).concat(),
        sum => return canvas.write(Level::Sign, at, 14.0, sum),
    };
    let style = "fill=\"none\" stroke=\"#111\" stroke-width=\"2.4\"";
    canvas.path(Level::Sign, &strokes, style);
}

fn slanted(at: Point, rise: f32) -> String {
    path([at.shifted(-6.0, -rise), at.shifted(6.0, rise)])
}

/// An angle on the edge that points at the smaller.
pub(super) fn greater_than(canvas: &mut Canvas, sign: &GreaterThan) {
    let at = place(canvas, [sign.greater, sign.smaller]);
    let smaller = canvas.centre(sign.smaller);
    let tip = at.ahead(smaller, 5.5);
    let (x, y) = (tip.x - at.x, tip.y - at.y);
    let back = at.shifted(-x, -y);
    let angle = path([
        back.shifted(-1.5 * y, 1.5 * x),
        tip,
        back.shifted(1.5 * y, -1.5 * x),
    ]);
    for (colour, width) in [("#fff", 7.0), ("#111", 2.4)] {
        let style = format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"");
        canvas.path(Level::Sign, &angle, &style);
    }
}

/// A circle on the corner with the numbers, two to a row.
pub(super) fn quadruple(canvas: &mut Canvas, quadruple: &Quadruple) {
    let centres = canvas.centres(&quadruple.cells);
    let count = centres.len().max(1) as f32;
    let middle = Point {
        x: centres.iter().map(|it| it.x).sum::<f32>() / count,
        y: centres.iter().map(|it| it.y).sum::<f32>() / count,
    };
    let style = "fill=\"#fff\" stroke=\"#111\" stroke-width=\"1.6\"";
    canvas.circle(Level::Sign, middle, 17.0, style);
    let rows: Vec<&[u8]> = quadruple.values.chunks(2).collect();
    for (row, numbers) in rows.iter().enumerate() {
        let down = (row as f32 - (rows.len() as f32 - 1.0) / 2.0) * 13.0;
        for (column, &number) in numbers.iter().enumerate() {
            let across = (column as f32 - (numbers.len() as f32 - 1.0) / 2.0) * 11.0;
            let size = if number < 10 { 14.0 } else { 10.0 };
            let at = middle.shifted(across, down);
            canvas.write(Level::Sign, at, size, u32::from(number));
        }
    }
}
