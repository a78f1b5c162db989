//! Even and odd cells: a square or a circle under the digit.

use super::canvas::{Canvas, Level, SIDE};
use crate::variant::Parity;

pub(super) fn parity(canvas: &mut Canvas, parity: &Parity) {
    let (centre, half) = (canvas.centre(parity.cell), 0.38 * SIDE);
    let style = "fill=\"#dcdcdc\"";
    if parity.odd {
        canvas.circle(Level::Line, centre, half, style);
    } else {
        canvas.square(Level::Line, centre, half, style);
    }
}
