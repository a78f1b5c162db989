//! Pictures of Sudoku: a puzzle with all its rules, a step of reasoning, a sheet to print.
//!
//! Pictures are SVG, the same for the same input, and have no language: what they write are numbers.

mod cages;
mod canvas;
mod digits;
mod edges;
mod grid;
mod highlights;
mod lines;
mod others;
mod outline;
mod outside;
mod parity;
#[cfg(feature = "png")]
mod png;
mod regions;
mod sheet;
mod step;
mod underlay;
mod variants;

pub use highlights::{
    Fate, Highlights, Link, Marked, MarkedCell, MarkedRegion, RegionRole, Role, highlights,
};
#[cfg(feature = "png")]
pub use png::{MAX_PIXELS, PngError, png};
pub use sheet::{Layout, Paper, SheetItem, Words, sheet, sheet_to};
pub use underlay::{Underlay, underlay};

use crate::technique::Step;
use crate::{Position, Puzzle, Values};
use canvas::{Canvas, Level, SIDE};
use digits::Content;

/// What to show besides the givens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Layer<'a> {
    /// A value for each cell, 0 for none; shown where there is no given.
    pub filling: Option<&'a [u8]>,
    /// Notes for each cell; shown where there is no value. Without them, a puzzle's own pencil marks
    /// are shown.
    pub notes: Option<&'a [Values]>,
    /// Ringed: the cells to look at.
    pub targets: &'a [usize],
    /// Underlaid: the cells that are the reason.
    pub reasons: &'a [usize],
}

/// The picture of a puzzle: givens bold, what was filled in light, pencil marks small, and every
/// rule that can be seen on the grid.
///
/// ```
/// use atisbo_sudoku::{Layer, svg, text::parse};
///
/// let puzzle = parse("1..4\n.2..\n..1.\n...3").unwrap();
/// let picture = svg(&puzzle, Layer { targets: &[1], ..Layer::default() });
/// assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
/// assert_eq!(picture.matches("<text").count(), puzzle.clues());
/// ```
pub fn svg(puzzle: &Puzzle, layer: Layer<'_>) -> String {
    let rules = puzzle.rules();
    let cells = rules.shape().cells();
    let mut canvas = Canvas::new(rules);
    for &cell in layer.reasons.iter().filter(|&&cell| cell < cells) {
        let centre = canvas.centre(cell);
        canvas.square(Level::Shade, centre, SIDE / 2.0, "fill=\"#ffe9a8\"");
    }
    variants::draw(&mut canvas, rules);
    grid::draw(&mut canvas, rules);
    let contents: Vec<Content> = (0..cells)
        .map(|cell| content(puzzle, layer, cell))
        .collect();
    digits::draw(&mut canvas, &contents);
    for &cell in layer.targets.iter().filter(|&&cell| cell < cells) {
        let style = "fill=\"none\" stroke=\"#d6293e\" stroke-width=\"4\" rx=\"8\"";
        let centre = canvas.centre(cell);
        canvas.square(Level::Over, centre, SIDE / 2.0 - 4.0, style);
    }
    canvas.finish()
}

fn content(puzzle: &Puzzle, layer: Layer<'_>, cell: usize) -> Content {
    let own = puzzle.candidates()[cell];
    let filled = layer.filling.and_then(|values| values.get(cell)).copied();
    match (own.single(), filled) {
        (Some(value), _) => Content::Given(value),
        (None, Some(value @ 1..)) => Content::Filled(value),
        _ => {
            let noted = layer.notes.and_then(|notes| notes.get(cell)).copied();
            let all = Values::up_to(puzzle.rules().values());
            let marks = noted.or(Some(own).filter(|&own| own != all));
            Content::Marks(marks.unwrap_or(Values::NONE))
        }
    }
}

/// The picture of a step on the position it was found in: what it places is green, what it removes
/// red and struck through, what it saw coloured by its [`Role`], with an arrow for each link.
///
/// ```
/// use atisbo_sudoku::picture::svg_step;
/// use atisbo_sudoku::technique::{Candidate, Evidence, Step, Technique};
/// use atisbo_sudoku::{Position, Puzzle, RegionKind, Shape};
///
/// let step = Step {
///     technique: Technique::NakedPair,
///     placements: vec![],
///     eliminations: vec![Candidate { cell: 8, value: 5 }],
///     evidence: Evidence::Subset {
///         cells: vec![0, 1],
///         values: vec![5, 6],
///         regions: vec![RegionKind::Row(0)],
///     },
/// };
/// let position = Position::new(&Puzzle::empty(Shape::CLASSIC));
/// assert!(svg_step(&position, &step).starts_with("<svg"));
/// ```
pub fn svg_step(position: &Position, step: &Step) -> String {
    let rules = position.rules();
    let mut canvas = Canvas::new(rules);
    variants::draw(&mut canvas, rules);
    grid::draw(&mut canvas, rules);
    step::draw(&mut canvas, position, &highlights(step, position));
    canvas.finish()
}

#[cfg(test)]
mod tests;
