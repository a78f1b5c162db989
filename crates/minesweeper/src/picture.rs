//! A position or a board as an SVG picture, on every tiling.
//!
//! Hidden cells are raised, numbers have their classic colours, and nothing is shown by colour alone:
//! a probability stands as a percentage in its cell, a certainly safe cell has a tick and a certain
//! mine a cross. A torus has a dashed border where it goes on at the other side.

mod colour;
mod shape;

use crate::board::Board;
use crate::position::{Position, View};
use crate::tiling::{Cell, Kind, Tiling};
use atisbo_base::Place;
use serde::Serialize;
use shape::{Shape, Shapes, Short};
use std::fmt::{self, Write};
use thiserror::Error;

/// The most cells of a picture. A cell takes about 400 bytes, so that a picture of this many has
/// about 16 MB; outlines with many corners take more.
pub const MOST_CELLS_OF_A_PICTURE: usize = 40_000;

/// Cells that stand out in a picture. Places outside the tiling are ignored.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks<'a> {
    /// Ringed: what is suggested, or what a step concludes about.
    pub targets: &'a [Place],
    /// Underlaid: the numbers it concludes from.
    pub clues: &'a [Place],
    /// Tinted, with a tick: certainly no mines.
    pub safe: &'a [Place],
    /// Tinted, with a cross: certainly mines.
    pub mines: &'a [Place],
    /// The probability of a mine in each cell, as colour and percentage; none where it is unknown or
    /// need not be shown. The list may be shorter than the cells, or empty.
    pub probabilities: &'a [Option<f64>],
}

/// The picture of a position.
///
/// ```
/// use atisbo_minesweeper::{Marks, parse, svg};
///
/// let position = parse("tiling hex / mines 1 / 1# / ##")?;
/// let chances = [None, Some(0.5), Some(0.5), Some(0.0)];
/// let picture = svg(&position, Marks { probabilities: &chances, ..Marks::default() })?;
/// assert!(picture.starts_with("<svg") && picture.contains(">50%</text>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If there are more than [`MOST_CELLS_OF_A_PICTURE`] cells, or a free tiling's outlines lie on one
/// point or beyond all numbers.
pub fn svg(position: &Position, marks: Marks<'_>) -> Result<String, PictureError> {
    draw(position.tiling(), |cell| position.view(cell), marks)
}

/// The picture of a board, all open.
///
/// ```
/// use atisbo_minesweeper::{Marks, board_svg, parse_board};
///
/// let board = parse_board(b"*. / ..", None)?;
/// assert!(board_svg(&board, Marks::default())?.contains(">1</text>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// As [`svg`].
pub fn board_svg(board: &Board, marks: Marks<'_>) -> Result<String, PictureError> {
    draw(board.tiling(), |cell| board.view(cell), marks)
}

/// A picture that is not drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum PictureError {
    /// Too many cells to look at.
    #[error("a picture of {cells} cells; there may be {MOST_CELLS_OF_A_PICTURE} at most")]
    TooLarge {
        /// How many there are.
        cells: usize,
    },
    /// Outlines on one point, or so far apart that their distance is no number.
    #[error("the outlines of the cells do not span an area that can be drawn")]
    Outlines,
}

fn draw(
    tiling: &Tiling,
    view: impl Fn(Cell) -> View,
    marks: Marks<'_>,
) -> Result<String, PictureError> {
    let cells = tiling.len();
    if cells > MOST_CELLS_OF_A_PICTURE {
        return Err(PictureError::TooLarge { cells });
    }
    let shapes = Shapes::of(tiling)?;
    let mut picture = Picture::open(&shapes);
    let marked = marked(tiling, marks);
    for (cell, shape) in tiling.cells().zip(&shapes.cells) {
        picture.cell(shape, view(cell), &marked[cell.index()]);
    }
    // On top, so that no neighbour covers a part of them.
    let targets = marks.targets.iter();
    for cell in targets.filter_map(|&place| tiling.cell_at(place)) {
        picture.ring(&shapes.cells[cell.index()]);
    }
    if tiling.kind() == Kind::Torus {
        picture.dashed_border(&shapes);
    }
    Ok(picture.close())
}

/// What is marked of a cell.
#[derive(Clone, Copy, Default)]
struct Mark {
    is_clue: bool,
    is_safe: bool,
    is_mine: bool,
    probability: Option<f64>,
}

/// What is marked of each cell.
fn marked(tiling: &Tiling, marks: Marks<'_>) -> Vec<Mark> {
    let mut all = vec![Mark::default(); tiling.len()];
    let mut each = |places: &[Place], set: fn(&mut Mark)| {
        for cell in places.iter().filter_map(|&place| tiling.cell_at(place)) {
            set(&mut all[cell.index()]);
        }
    };
    each(marks.clues, |mark| mark.is_clue = true);
    each(marks.safe, |mark| mark.is_safe = true);
    each(marks.mines, |mark| mark.is_mine = true);
    for (mark, &probability) in all.iter_mut().zip(marks.probabilities) {
        mark.probability = probability.filter(|chance| chance.is_finite());
    }
    all
}

/// An SVG picture that is being written.
struct Picture(String);

impl Picture {
    fn open(shapes: &Shapes) -> Self {
        let mut picture = Picture(String::new());
        let (width, height) = (shapes.width.ceil(), shapes.height.ceil());
        picture.add(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" \
             font-weight=\"bold\" text-anchor=\"middle\">\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>"
        ));
        picture
    }

    fn close(mut self) -> String {
        self.add(format_args!("</svg>"));
        self.0
    }

    fn add(&mut self, shape: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "{shape}");
    }

    fn cell(&mut self, shape: &Shape, view: View, mark: &Mark) {
        let chance = mark.probability.map(colour::probability);
        let fill = match view {
            _ if mark.is_clue => colour::CLUE,
            View::Number(_) => colour::REVEALED,
            _ if mark.is_safe => colour::SAFE,
            _ if mark.is_mine => colour::MINE,
            View::Mine => colour::MINE,
            _ => chance.as_deref().unwrap_or(colour::HIDDEN),
        };
        let (outline, line) = (shape.path(0.0), colour::LINE);
        self.add(format_args!(
            "<path d=\"{outline}\" fill=\"{fill}\" stroke=\"{line}\"/>"
        ));
        if view.is_hidden() {
            let width = shape.radius * 0.14;
            for (lit, light) in [(false, colour::SHADE), (true, colour::LIGHT)] {
                let sides = shape.sides(width * 0.7, lit);
                let width = Short(width);
                self.add(format_args!(
                    "<path d=\"{sides}\" fill=\"none\" stroke=\"{light}\" stroke-width=\"{width}\"/>"
                ));
            }
        }
        match view {
            View::Number(0) => {}
            View::Number(number) => {
                let size = if number > 9 { 1.05 } else { 1.35 };
                self.text(shape, size, colour::number(number), &number.to_string());
            }
            View::Mine => self.mine(shape),
            View::Flag => self.flag(shape),
            View::Hidden | View::Question => match mark.probability {
                Some(chance) => self.percentage(shape, chance),
                None if mark.is_safe => {
                    self.stroke(shape, &[(-0.4, 0.0), (-0.1, 0.32), (0.42, -0.35)]);
                }
                None if mark.is_mine => {
                    self.stroke(shape, &[(-0.35, -0.35), (0.35, 0.35)]);
                    self.stroke(shape, &[(-0.35, 0.35), (0.35, -0.35)]);
                }
                None if view == View::Question => {
                    self.text(shape, 1.35, colour::INK, "?");
                }
                None => {}
            },
        }
    }

    /// Text of a size given in radii of the cell.
    fn text(&mut self, shape: &Shape, size: f64, fill: &str, text: &str) {
        let size = size * shape.radius;
        let (x, y) = shape.middle;
        // Digits stand about 0.72 of their size high.
        let (x, y, size) = (Short(x), Short(y + 0.36 * size), Short(size));
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\">{text}</text>"
        ));
    }

    /// Whole percents; what is not quite certain never looks so.
    fn percentage(&mut self, shape: &Shape, chance: f64) {
        let percent = chance * 100.0;
        // Four signs must fit where three do.
        let size = if percent > 99.0 { 0.52 } else { 0.66 };
        let text = if chance > 0.0 && percent < 1.0 {
            "&lt;1%".to_owned()
        } else if chance < 1.0 && percent > 99.0 {
            "&gt;99%".to_owned()
        } else {
            format!("{percent:.0}%")
        };
        self.text(shape, size, colour::INK, &text);
    }

    /// Lines between points given in radii of the cell, from its middle.
    fn stroke(&mut self, shape: &Shape, points: &[(f64, f64)]) {
        let path = shape.relative(points);
        let (width, ink) = (Short(0.17 * shape.radius), colour::INK);
        self.add(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        ));
    }

    fn flag(&mut self, shape: &Shape) {
        self.stroke(shape, &[(0.08, -0.5), (0.08, 0.5)]);
        self.stroke(shape, &[(-0.32, 0.5), (0.4, 0.5)]);
        let cloth = shape.relative(&[(0.12, -0.58), (-0.5, -0.26), (0.12, 0.06)]);
        let fill = colour::FLAG;
        self.add(format_args!("<path d=\"{cloth}Z\" fill=\"{fill}\"/>"));
    }

    fn mine(&mut self, shape: &Shape) {
        self.stroke(shape, &[(-0.58, 0.0), (0.58, 0.0)]);
        self.stroke(shape, &[(0.0, -0.58), (0.0, 0.58)]);
        self.stroke(shape, &[(-0.4, -0.4), (0.4, 0.4)]);
        self.stroke(shape, &[(-0.4, 0.4), (0.4, -0.4)]);
        self.disc(shape, (0.0, 0.0), 0.4, colour::INK);
        self.disc(shape, (-0.13, -0.13), 0.1, "#fff");
    }

    fn disc(&mut self, shape: &Shape, (x, y): (f64, f64), radius: f64, fill: &str) {
        let (x, y) = shape.at(x, y);
        let radius = Short(radius * shape.radius);
        self.add(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"/>"
        ));
    }

    /// Dark on light, to be seen on any cell.
    fn ring(&mut self, shape: &Shape) {
        let path = shape.path(0.1 * shape.radius);
        for (colour, share) in [("#fff", 0.28), (colour::INK, 0.17)] {
            let width = Short(share * shape.radius);
            self.add(format_args!(
                "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                 stroke-linejoin=\"round\"/>"
            ));
        }
    }

    fn dashed_border(&mut self, shapes: &Shapes) {
        let (width, height) = (Short(shapes.width - 8.0), Short(shapes.height - 8.0));
        let ink = colour::INK;
        self.add(format_args!(
            "<rect x=\"4\" y=\"4\" width=\"{width}\" height=\"{height}\" fill=\"none\" \
             stroke=\"{ink}\" stroke-width=\"2\" stroke-dasharray=\"7 5\"/>"
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Mines;
    use crate::tiling::Free;
    use proptest::prelude::*;

    fn untouched(kind: Kind, height: u32, width: u32) -> Position {
        let tiling = Tiling::grid(kind, height, width).unwrap();
        Position::untouched(tiling, Mines::Total(1)).unwrap()
    }

    #[test]
    fn what_is_not_certain_never_looks_so() {
        let position = untouched(Kind::Square, 1, 6);
        let probabilities = [0.0, 1e-9, 0.0123, 0.996, 1.0, 0.25].map(Some);
        let marks = Marks {
            probabilities: &probabilities,
            ..Marks::default()
        };
        let picture = svg(&position, marks).unwrap();
        for text in [">0%<", ">&lt;1%<", ">1%<", ">&gt;99%<", ">100%<", ">25%<"] {
            assert!(picture.contains(text), "{text}");
        }
    }

    #[test]
    fn every_kind_of_cell_and_mark_is_drawn() {
        let position: Position = "tiling torus\nmines 3\n1#F?\n2##*".parse().unwrap();
        let plain = svg(&position, Marks::default()).unwrap();
        assert!(plain.contains("stroke-dasharray") && plain.contains(">?</text>"));
        let marks = Marks {
            targets: &[Place::new(0, 1), Place::new(99, 0)],
            clues: &[Place::new(0, 0)],
            safe: &[Place::new(1, 1)],
            mines: &[Place::new(1, 2)],
            probabilities: &[],
        };
        let marked = svg(&position, marks).unwrap();
        for colour in [colour::CLUE, colour::SAFE, "stroke=\"#fff\""] {
            assert!(
                marked.contains(colour) && !plain.contains(colour),
                "{colour}"
            );
        }
    }

    #[test]
    fn a_picture_is_not_larger_than_it_says() {
        let probabilities = vec![Some(0.996); MOST_CELLS_OF_A_PICTURE];
        let marks = Marks {
            probabilities: &probabilities,
            ..Marks::default()
        };
        let size = svg(&untouched(Kind::Hex, 200, 200), marks).unwrap().len();
        assert!(size < 18_000_000, "{size}");
        let error = svg(&untouched(Kind::Square, 200, 201), Marks::default()).unwrap_err();
        assert_eq!(error, PictureError::TooLarge { cells: 40_200 });
    }

    proptest! {
        #[test]
        fn any_outline_is_drawn_or_refused(
            corners in prop::collection::vec(
                prop_oneof![-5.0f64..5.0, Just(0.0), Just(f64::MAX), Just(f64::MIN), any::<f64>()],
                6..14,
            ),
        ) {
            let corners: Vec<_> = corners.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
            let names = vec!["a".to_owned(), "b".to_owned()];
            let Ok(free) = Free::new(names, &[vec![], vec![]], vec![Some(corners), None]) else {
                return Ok(());
            };
            let position = Position::untouched(Tiling::free(free), Mines::Total(1)).unwrap();
            if let Ok(picture) = svg(&position, Marks::default()) {
                prop_assert!(!picture.contains("NaN") && !picture.contains("inf"));
            }
        }
    }
}
