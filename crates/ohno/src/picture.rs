//! A grid as an SVG picture: walls are squares, floors are discs, so that no one needs the colours.

use crate::{Cell, Grid, Place};
use std::fmt::Write;

/// The side of a cell in the picture.
const SIDE: usize = 40;
const MARGIN: usize = 8;

/// Cells that stand out in a picture.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks<'a> {
    /// Ringed: what a step concludes about.
    pub targets: &'a [Place],
    /// Underlaid: the clues it concludes from.
    pub clues: &'a [Place],
}

/// The picture of a grid.
///
/// ```
/// use atisbo_ohno::{Cell, Grid, Marks, Place, svg};
///
/// let mut grid = Grid::new(2, 3);
/// grid.set(Place::new(0, 0), Cell::Number(2));
/// let picture = svg(&grid, Marks { targets: &[Place::new(1, 2)], clues: &[] });
/// assert!(picture.starts_with("<svg") && picture.contains(">2</text>"));
/// ```
pub fn svg(grid: &Grid, marks: Marks<'_>) -> String {
    let (width, height) = (
        grid.cols() * SIDE + 2 * MARGIN,
        grid.rows() * SIDE + 2 * MARGIN,
    );
    let mut svg = String::new();
    let mut draw = |shape: std::fmt::Arguments<'_>| {
        // Writing to a string cannot fail.
        let _ = writeln!(svg, "{shape}");
    };
    draw(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"18\" \
         font-weight=\"bold\" text-anchor=\"middle\">"
    ));
    draw(format_args!(
        "<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>"
    ));
    for (pos, cell) in grid.cells() {
        let (x, y) = (MARGIN + pos.column() * SIDE, MARGIN + pos.row() * SIDE);
        let (cx, cy) = (x + SIDE / 2, y + SIDE / 2);
        if marks.clues.contains(&pos) {
            draw(format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"#ffe9a8\"/>"
            ));
        }
        match cell {
            Cell::Wall => draw(format_args!(
                "<rect x=\"{}\" y=\"{}\" width=\"32\" height=\"32\" rx=\"4\" fill=\"#d6293e\"/>",
                x + 4,
                y + 4
            )),
            Cell::Unknown => draw(format_args!(
                "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"16\" fill=\"#e6e6e6\"/>"
            )),
            Cell::Floor | Cell::Number(_) => draw(format_args!(
                "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"16\" fill=\"#0b7a99\"/>"
            )),
        }
        if let Cell::Number(number) = cell {
            draw(format_args!(
                "<text x=\"{cx}\" y=\"{}\" fill=\"#fff\">{number}</text>",
                cy + 6
            ));
        }
        if marks.targets.contains(&pos) {
            draw(format_args!(
                "<rect x=\"{}\" y=\"{}\" width=\"36\" height=\"36\" rx=\"6\" fill=\"none\" \
                 stroke=\"#222\" stroke-width=\"3\"/>",
                x + 2,
                y + 2
            ));
        }
    }
    draw(format_args!("</svg>"));
    svg
}
