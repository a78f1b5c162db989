//! What the series are called: a row of their marks with their names.

use super::canvas::{Anchor, At, Canvas, LETTER, width};
use super::frame::MARGIN;
use super::style::Style;

/// What stands for a series.
#[derive(Clone, Copy)]
pub(super) enum Key {
    /// A piece of its line, with its mark.
    Line,
    /// A patch in its colour, with its mark before it.
    Patch,
}

const LINE: f64 = 20.0;
const KEY: f64 = 34.0;

/// Puts the legend at this height, in as many lines as it needs; returns where the rest may begin. One series
/// alone needs none if its name is empty.
pub(super) fn legend<'a>(
    canvas: &mut Canvas,
    (mut y, picture): (f64, f64),
    names: impl IntoIterator<Item = &'a str>,
    key: Key,
) -> f64 {
    let mut x = MARGIN;
    let mut any = false;
    for (index, name) in names.into_iter().enumerate() {
        if name.is_empty() {
            continue;
        }
        let needed = KEY + width(name, LETTER) + 18.0;
        if any && x + needed > picture - MARGIN {
            x = MARGIN;
            y += LINE;
        }
        any = true;
        let style = Style::new(index);
        let (class, dash) = (style.class(), style.dash());
        match key {
            Key::Line => {
                let (from, at) = (At(x), At(y + 8.0));
                canvas.put(format_args!(
                    "<path class=\"{class} plot-line\"{dash} d=\"M{from} {at}h28\"/>"
                ));
                canvas.put(format_args!("{}", style.mark(x + 14.0, y + 8.0)));
            }
            Key::Patch => {
                canvas.put(format_args!("{}", style.mark(x + 4.0, y + 8.0)));
                let (from, top) = (At(x + 11.0), At(y + 2.0));
                canvas.put(format_args!(
                    "<rect class=\"{class}\" x=\"{from}\" y=\"{top}\" width=\"16\" height=\"12\"/>"
                ));
            }
        }
        canvas.text(x + KEY, y + 12.0, Anchor::Start, "", name);
        x += needed;
    }
    if any { y + LINE + 6.0 } else { y }
}
