//! How series differ: colour, mark and dash, and the style sheet of all plots.
//!
//! The colours are those of M. Okabe and K. Ito ("Color universal design", 2008), which the colour-blind tell apart;
//! their yellow is left out, as it is hardly seen on white paper.

use super::canvas::At;
use std::fmt::{self, Display};

/// The sheet that stands in every picture. Classes begin with `plot-`, so that many pictures stand in one page
/// without harm. No variables, as not every program that draws SVG knows them.
pub(super) const SHEET: &str = "\
.plot{font:12px system-ui,sans-serif}\
.plot text{fill:#222}\
.plot .plot-title{font-size:15px;font-weight:600}\
.plot .plot-on-dark{fill:#fff}\
.plot .plot-on-light{fill:#000}\
.plot-ground{fill:#fff}\
.plot-grid{stroke:#ddd;fill:none}\
.plot-axis{stroke:#555;fill:none}\
.plot-ink{stroke:#222;fill:none}\
.plot-0{fill:#0072b2;stroke:#0072b2}\
.plot-1{fill:#d55e00;stroke:#d55e00}\
.plot-2{fill:#009e73;stroke:#009e73}\
.plot-3{fill:#cc79a7;stroke:#cc79a7}\
.plot-4{fill:#e69f00;stroke:#e69f00}\
.plot-5{fill:#56b4e9;stroke:#56b4e9}\
.plot-6{fill:#222;stroke:#222}\
.plot .plot-line{fill:none;stroke-width:1.75;stroke-linejoin:round}\
.plot .plot-thin{fill:none;stroke-width:1}\
.plot .plot-whisker{fill:none;stroke-width:1.25}\
.plot-box{fill-opacity:.25}\
@media (prefers-color-scheme:dark){\
.plot text{fill:#e8e8e8}\
.plot-ground{fill:#1b1b1d}\
.plot-grid{stroke:#3c3c40}\
.plot-axis{stroke:#aaa}\
.plot-ink{stroke:#e8e8e8}\
.plot-0{fill:#3a9bd8;stroke:#3a9bd8}\
.plot-6{fill:#e8e8e8;stroke:#e8e8e8}\
}\
@media print{\
.plot text{fill:#000}\
.plot-ground{fill:#fff}\
.plot-grid{stroke:#ccc}\
.plot-axis,.plot-ink{stroke:#000}\
.plot-0{fill:#0072b2;stroke:#0072b2}\
.plot-6{fill:#000;stroke:#000}\
}";

/// The looks of one series.
#[derive(Clone, Copy)]
pub(super) struct Style(usize);

const COLOURS: usize = 7;

impl Style {
    /// The looks of the series with this number. Mark and dash change at another pace than the colour, so that
    /// 42 series differ.
    pub(super) fn new(series: usize) -> Self {
        Style(series)
    }

    /// The class of its colour.
    pub(super) fn class(self) -> Class {
        Class(self.0 % COLOURS)
    }

    /// Its dashes, as an attribute with a blank before it.
    pub(super) fn dash(self) -> &'static str {
        const DASHES: [&str; 6] = [
            "",
            " stroke-dasharray=\"7 3\"",
            " stroke-dasharray=\"2 2\"",
            " stroke-dasharray=\"8 3 2 3\"",
            " stroke-dasharray=\"12 4\"",
            " stroke-dasharray=\"4 2 1 2\"",
        ];
        DASHES[self.0 % DASHES.len()]
    }

    /// Its mark around a place, as an element.
    pub(super) fn mark(self, x: f64, y: f64) -> Mark {
        Mark { style: self, x, y }
    }
}

/// The name of a colour's class.
pub(super) struct Class(usize);

impl Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "plot-{}", self.0)
    }
}

/// A small shape at a place.
pub(super) struct Mark {
    style: Style,
    x: f64,
    y: f64,
}

impl Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// Each shape around the origin.
        const SHAPES: [&str; 6] = [
            "m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
            "m-2.75-2.75h5.5v5.5h-5.5z",
            "m0-3.5l3.5 6.25h-7z",
            "m0-3.75l3.75 3.75l-3.75 3.75l-3.75-3.75z",
            "m0 3.5l3.5-6.25h-7z",
            "m-1-3.25h2v2.25h2.25v2h-2.25v2.25h-2v-2.25h-2.25v-2h2.25z",
        ];
        let shape = SHAPES[self.style.0 % SHAPES.len()];
        let (x, y, class) = (At(self.x), At(self.y), self.style.class());
        write!(f, "<path class=\"{class}\" d=\"M{x} {y}{shape}\"/>")
    }
}
