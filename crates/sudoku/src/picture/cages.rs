//! Killer cages and their kin: a dashed outline with the sum in its first corner.

use super::canvas::{Canvas, Level, Number};
use super::outline::outline;
use crate::variant::Variant;

const INSET: f32 = 5.0;
const FONT: f32 = 15.0;

/// The sum a variant writes into the corner of its first cell.
fn sum(variant: &Variant) -> Option<u32> {
    match variant {
        Variant::Cage(cage) => cage.sum,
        Variant::Lunchbox(cage) => Some(cage.sum),
        Variant::LinearSum(sum) if sum.terms.iter().all(|&(_, weight)| weight == 1) => {
            u32::try_from(sum.sum).ok()
        }
        _ => None,
    }
}

/// Whether a variant writes a number into the corner of a cell.
pub(super) fn has_sum(variant: &Variant) -> bool {
    sum(variant).is_some()
}

/// What is outlined, and how: dashes where values differ, dots where they may repeat.
pub(super) fn cage(canvas: &mut Canvas, variant: &Variant) {
    let cells = variant.cells();
    let dashes = match variant {
        Variant::LinearSum(_) => "1.5 3",
        Variant::Lunchbox(_) | Variant::EqualityCage(_) => "10 4",
        _ => "5 3.5",
    };
    let style =
        format!("fill=\"none\" stroke=\"#333\" stroke-width=\"1.4\" stroke-dasharray=\"{dashes}\"");
    let path = outline(canvas, &cells, INSET);
    canvas.path(Level::Outline, &path, &style);
    if let (Some(sum), Some(&first)) = (sum(variant), cells.iter().min()) {
        corner_number(canvas, first, sum);
    }
}

/// A small number in the upper left corner of a cell, over a gap in what is drawn there.
pub(super) fn corner_number(canvas: &mut Canvas, cell: usize, number: u32) {
    let corner = canvas.corner(cell);
    let digits = number.checked_ilog10().unwrap_or(0) as f32 + 1.0;
    let width = digits * FONT * 0.56 + 2.0;
    let (x, y) = (Number(corner.x + 2.5), Number(corner.y + 2.5));
    let (across, down) = (Number(width), Number(FONT));
    canvas.draw(
        Level::Outline,
        format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{across}\" height=\"{down}\" fill=\"#fff\"/>"
        ),
    );
    let middle = corner.shifted(2.5 + width / 2.0, 2.5 + FONT / 2.0);
    canvas.write(Level::Sign, middle, FONT, number);
}
