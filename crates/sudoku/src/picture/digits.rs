//! Values and pencil marks.

use super::canvas::{Canvas, Level, SIDE};
use crate::Values;

/// What stands in a cell.
#[derive(Clone, Copy)]
pub(super) enum Content {
    /// A value from the start.
    Given(u8),
    /// A value that was filled in.
    Filled(u8),
    /// Pencil marks.
    Marks(Values),
}

/// Draws what stands in each cell.
pub(super) fn draw(canvas: &mut Canvas, contents: &[Content]) {
    let level = Level::Digit;
    canvas.group(level, "font-weight=\"bold\" fill=\"#111\"", |canvas| {
        for (cell, content) in contents.iter().enumerate() {
            if let Content::Given(value) = *content {
                write_value(canvas, cell, value);
            }
        }
    });
    canvas.group(level, "fill=\"#0b5cad\"", |canvas| {
        for (cell, content) in contents.iter().enumerate() {
            if let Content::Filled(value) = *content {
                write_value(canvas, cell, value);
            }
        }
    });
    canvas.group(level, "fill=\"#555\"", |canvas| {
        for (cell, content) in contents.iter().enumerate() {
            if let Content::Marks(values) = *content {
                values
                    .iter()
                    .for_each(|value| write_mark(canvas, cell, value, ""));
            }
        }
    });
}

fn write_value(canvas: &mut Canvas, cell: usize, value: u8) {
    let number = canvas.number(value);
    let size = if number < 10 { 0.62 } else { 0.5 } * SIDE;
    canvas.write(Level::Digit, canvas.centre(cell), size, number);
}

/// One pencil mark.
pub(super) fn write_mark(canvas: &mut Canvas, cell: usize, value: u8, style: &str) {
    let number = canvas.number(value);
    let size = canvas.spot_radius() * if number < 10 { 1.5 } else { 1.25 };
    canvas.write_in(Level::Digit, canvas.spot(cell, value), size, number, style);
}
