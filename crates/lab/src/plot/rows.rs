//! Rows below each other, each with its name at the left: the ground of bars and boxes.

use super::canvas::{Anchor, Canvas, LETTER, width, wrapped};
use super::frame::{Frame, MARGIN, WIDTH};

/// No name takes more than this before it is broken into lines.
const WIDEST_NAME: f64 = 220.0;

/// The space between a line of a name and the next.
const LINE: f64 = 14.0;

/// One row: its name, broken into lines, and its height.
struct Row {
    lines: Vec<String>,
    height: f64,
}

/// Rows with their heights.
pub(super) struct Rows {
    rows: Vec<Row>,
    /// The frame to the right of the names.
    pub(super) frame: Frame,
}

impl Rows {
    /// Rows with these names and at least these heights; beside the frame some room is kept for marks.
    pub(super) fn new<'a>(
        named: impl IntoIterator<Item = (&'a str, f64)>,
        top: f64,
        marks: f64,
    ) -> Self {
        let rows: Vec<Row> = named
            .into_iter()
            .map(|(name, height)| {
                let lines = wrapped(name, WIDEST_NAME, LETTER);
                let height = height.max(LINE * lines.len() as f64) + 8.0;
                Row { lines, height }
            })
            .collect();
        let lines = rows.iter().flat_map(|row| &row.lines);
        let names = lines.map(|line| width(line, LETTER)).fold(0.0, f64::max);
        let left = MARGIN + names.min(WIDTH / 2.0) + 10.0 + marks;
        let frame = Frame {
            left,
            top,
            // Half of the last name of the axis stands outside.
            width: WIDTH - left - MARGIN - 14.0,
            height: rows.iter().map(|row| row.height).sum::<f64>().max(LINE),
        };
        Rows { rows, frame }
    }

    /// Puts the names; returns the middle of each row.
    pub(super) fn names(&self, canvas: &mut Canvas, marks: f64) -> Vec<f64> {
        let mut top = self.frame.top;
        let mut middles = Vec::new();
        for row in &self.rows {
            let middle = top + 0.5 * row.height;
            let mut y = middle - 0.5 * LINE * row.lines.len() as f64 + 11.0;
            for line in &row.lines {
                canvas.text(self.frame.left - 8.0 - marks, y, Anchor::End, "", line);
                y += LINE;
            }
            middles.push(middle);
            top += row.height;
        }
        middles
    }
}
