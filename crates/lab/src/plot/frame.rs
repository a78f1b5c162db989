//! The rectangle between the axes, the lines and names of the axes around it, and the title above.

use super::axis::Placed;
use super::canvas::{Anchor, At, Canvas, LETTER, width, wrapped};

/// The width of a picture.
pub(super) const WIDTH: f64 = 720.0;

/// The room at the borders.
pub(super) const MARGIN: f64 = 16.0;

/// The height of a line of an axis' title.
const TITLE_LINE: f64 = 15.0;

/// Puts the title, on as many lines as it needs; returns where the rest may begin.
pub(super) fn heading(canvas: &mut Canvas, title: &str, picture: f64) -> f64 {
    const LARGE: f64 = 15.0;
    let mut y = MARGIN;
    for line in wrapped(title, picture - 2.0 * MARGIN, LARGE * 1.06) {
        y += LARGE;
        canvas.text(MARGIN, y, Anchor::Start, "plot-title", &line);
        y += 5.0;
    }
    y + 8.0
}

/// Where values are drawn.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Frame {
    pub(super) fn right(self) -> f64 {
        self.left + self.width
    }

    pub(super) fn bottom(self) -> f64 {
        self.top + self.height
    }

    /// Where a value of the axis below lies.
    pub(super) fn x(self, axis: &Placed, value: f64) -> f64 {
        self.left + axis.place(value) * self.width
    }

    /// Where a value of the axis at the left lies.
    pub(super) fn y(self, axis: &Placed, value: f64) -> f64 {
        self.bottom() - axis.place(value) * self.height
    }

    /// The axis below, with lines through the frame.
    pub(super) fn axis_below(self, canvas: &mut Canvas, axis: &Placed, title: &str) {
        let (top, bottom) = (At(self.top), At(self.bottom()));
        // Names that would touch the one before are left out.
        let mut free_from = f64::NEG_INFINITY;
        for tick in axis.ticks() {
            let x = self.x(axis, tick.value);
            if tick.name.is_empty() {
                let (x, end) = (At(x), At(self.bottom() + 3.0));
                canvas.put(format_args!(
                    "<path class=\"plot-axis\" d=\"M{x} {bottom}V{end}\"/>"
                ));
                continue;
            }
            let at = At(x);
            canvas.put(format_args!(
                "<path class=\"plot-grid\" d=\"M{at} {top}V{bottom}\"/>"
            ));
            let half = 0.5 * width(&tick.name, LETTER);
            if x - half >= free_from {
                canvas.text(x, self.bottom() + 16.0, Anchor::Middle, "", &tick.name);
                free_from = x + half + 4.0;
            }
        }
        let (left, right) = (At(self.left), At(self.right()));
        canvas.put(format_args!(
            "<path class=\"plot-axis\" d=\"M{left} {bottom}H{right}\"/>"
        ));
        let middle = self.left + 0.5 * self.width;
        let mut y = self.bottom() + 19.0;
        for line in wrapped(title, self.width, LETTER) {
            y += TITLE_LINE;
            canvas.text(middle, y, Anchor::Middle, "", &line);
        }
    }

    /// Where a picture ends below the axis with this title.
    pub(super) fn end_below(self, title: &str) -> f64 {
        let lines = wrapped(title, self.width, LETTER).len() as f64;
        self.bottom() + 19.0 + TITLE_LINE * lines + 10.0
    }

    /// The axis at the left, with lines through the frame; only the first of several frames has the names.
    pub(super) fn axis_at_left(self, canvas: &mut Canvas, axis: &Placed, named: bool) {
        let (left, right) = (At(self.left), At(self.right()));
        for tick in axis.ticks() {
            let y = self.y(axis, tick.value);
            if tick.name.is_empty() {
                let (y, start) = (At(y), At(self.left - 3.0));
                canvas.put(format_args!(
                    "<path class=\"plot-axis\" d=\"M{start} {y}H{left}\"/>"
                ));
                continue;
            }
            let at = At(y);
            canvas.put(format_args!(
                "<path class=\"plot-grid\" d=\"M{left} {at}H{right}\"/>"
            ));
            if named {
                canvas.text(self.left - 6.0, y + 4.0, Anchor::End, "", &tick.name);
            }
        }
        let (top, bottom) = (At(self.top), At(self.bottom()));
        canvas.put(format_args!(
            "<path class=\"plot-axis\" d=\"M{left} {top}V{bottom}\"/>"
        ));
    }
}

/// The room that the names and the title of an axis at the left take.
pub(super) fn room_at_left(axis: &Placed, title: &str) -> f64 {
    let names = axis
        .ticks()
        .into_iter()
        .map(|tick| width(&tick.name, LETTER));
    let title = if title.is_empty() { 0.0 } else { LETTER + 8.0 };
    MARGIN + title + names.fold(0.0, f64::max) + 8.0
}
