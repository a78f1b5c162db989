//! Regions beyond the boxes: diagonals as lines, others shaded.

use super::canvas::{Canvas, Level};
use super::outline::outline;

/// Soft grounds that keep digits readable, for regions one after the other.
const TINTS: [&str; 5] = ["#e1ecf7", "#fbeed5", "#dff1e8", "#f4e3ee", "#f6f3cf"];

pub(super) fn diagonal(canvas: &mut Canvas, rising: bool) {
    let size = canvas.shape().size() as f32;
    let (left, right) = if rising { (size, 0.0) } else { (0.0, size) };
    let (start, end) = (canvas.at(left, 0.0), canvas.at(right, size));
    let style = "stroke=\"#7fb2d9\" stroke-width=\"2.5\"";
    canvas.path(Level::Line, &format!("M{start}L{end}"), style);
}

/// A region on a ground of its own; `turn` counts those before it.
pub(super) fn shade(canvas: &mut Canvas, cells: &[usize], turn: usize) {
    let path = outline(canvas, cells, 0.0);
    let style = format!(
        "fill=\"{}\" fill-rule=\"evenodd\"",
        TINTS[turn % TINTS.len()]
    );
    canvas.path(Level::Shade, &path, &style);
}
