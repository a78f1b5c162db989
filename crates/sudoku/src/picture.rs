//! A puzzle as an SVG picture: givens bold, what was filled in light, pencil marks small.

use crate::{Puzzle, RegionKind, Shape, Values};
use std::fmt::{Arguments, Write};

/// The side of a cell in the picture.
const SIDE: usize = 40;
const MARGIN: usize = 8;

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

/// The picture of a puzzle.
///
/// ```
/// use atisbo_sudoku::{Layer, Shape, svg, text::parse};
///
/// let puzzle = parse("1..4\n.2..\n..1.\n...3").unwrap();
/// let picture = svg(&puzzle, Layer { targets: &[1], ..Layer::default() });
/// assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
/// assert_eq!(picture.matches("font-weight=\"bold\"").count(), puzzle.clues());
/// ```
pub fn svg(puzzle: &Puzzle, layer: Layer<'_>) -> String {
    let shape = puzzle.shape();
    let width = shape.size() * SIDE + 2 * MARGIN;
    let mut picture = Picture {
        svg: String::new(),
        shape,
    };
    picture.draw(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {width}\" \
         width=\"{width}\" height=\"{width}\" font-family=\"sans-serif\" text-anchor=\"middle\">"
    ));
    picture.draw(format_args!(
        "<rect width=\"{width}\" height=\"{width}\" fill=\"#fff\"/>"
    ));
    for &cell in layer.reasons {
        picture.square(cell, 0, "fill=\"#ffe9a8\"");
    }
    for (cell, &candidates) in puzzle.candidates().iter().enumerate() {
        let filled = layer.filling.and_then(|values| values.get(cell)).copied();
        match (candidates.single(), filled) {
            (Some(value), _) => picture.value(cell, value, "font-weight=\"bold\" fill=\"#111\""),
            (None, Some(value @ 1..)) => picture.value(cell, value, "fill=\"#2b5fb0\""),
            _ => {
                let own = Some(candidates).filter(|&own| own != Values::up_to(shape.size()));
                let noted = layer.notes.and_then(|notes| notes.get(cell)).copied();
                picture.marks(cell, noted.or(own).unwrap_or(Values::NONE));
            }
        }
    }
    for &cell in layer.targets {
        picture.square(
            cell,
            3,
            "fill=\"none\" stroke=\"#d6293e\" stroke-width=\"3\" rx=\"6\"",
        );
    }
    picture.lines();
    picture.extra_regions(puzzle);
    picture.draw(format_args!("</svg>"));
    picture.svg
}

struct Picture {
    svg: String,
    shape: Shape,
}

impl Picture {
    fn draw(&mut self, element: Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.svg, "{element}");
    }

    /// The upper left corner of a cell.
    fn corner(&self, cell: usize) -> (usize, usize) {
        let (row, column) = (self.shape.row(cell), self.shape.column(cell));
        (MARGIN + column * SIDE, MARGIN + row * SIDE)
    }

    fn square(&mut self, cell: usize, inset: usize, style: &str) {
        if cell >= self.shape.cells() {
            return;
        }
        let (x, y) = self.corner(cell);
        let side = SIDE - 2 * inset;
        let (x, y) = (x + inset, y + inset);
        self.draw(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" {style}/>"
        ));
    }

    fn value(&mut self, cell: usize, value: u8, style: &str) {
        let (x, y) = self.corner(cell);
        let (x, y) = (x + SIDE / 2, y + SIDE / 2 + 8);
        self.draw(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"22\" {style}>{value}</text>"
        ));
    }

    /// Each candidate in its own place, laid out as the values of a box would be.
    fn marks(&mut self, cell: usize, values: Values) {
        let (x, y) = self.corner(cell);
        let across = (1..=self.shape.size()).find(|side| side * side >= self.shape.size());
        let across = across.unwrap_or(1);
        let step = SIDE / across;
        let font = step.saturating_sub(1).min(12);
        for value in values.iter() {
            let place = usize::from(value) - 1;
            let left = x + (place % across) * step + step / 2;
            let base = y + (place / across) * step + step / 2 + font / 3;
            self.draw(format_args!(
                "<text x=\"{left}\" y=\"{base}\" font-size=\"{font}\" fill=\"#555\">{value}</text>"
            ));
        }
    }

    /// The lines between cells, thick around the boxes.
    fn lines(&mut self) {
        let size = self.shape.size();
        let end = MARGIN + size * SIDE;
        for i in 0..=size {
            let at = MARGIN + i * SIDE;
            let across = if i % self.shape.box_rows() == 0 { 3 } else { 1 };
            self.draw(format_args!(
                "<path d=\"M{MARGIN} {at}H{end}\" stroke=\"#222\" stroke-width=\"{across}\"/>"
            ));
            let down = if i % self.shape.box_columns() == 0 {
                3
            } else {
                1
            };
            self.draw(format_args!(
                "<path d=\"M{at} {MARGIN}V{end}\" stroke=\"#222\" stroke-width=\"{down}\"/>"
            ));
        }
    }

    /// A small mark in each cell of a region that is neither row, column nor box.
    fn extra_regions(&mut self, puzzle: &Puzzle) {
        for region in puzzle.rules().regions() {
            if matches!(region.kind, RegionKind::Extra(_)) {
                for &cell in &region.cells {
                    self.square(
                        cell,
                        5,
                        "fill=\"none\" stroke=\"#7a7a7a\" stroke-dasharray=\"3 3\"",
                    );
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MAX_SIZE;

    #[test]
    fn every_size_is_drawn_as_well_formed_xml() {
        for shape in (1..=MAX_SIZE).filter_map(Shape::of_size) {
            let mut puzzle = Puzzle::empty(shape);
            puzzle.give(0, 1);
            puzzle.allow(shape.cells() - 1, Values::up_to(shape.size().div_ceil(2)));
            let filling = vec![shape.size() as u8; shape.cells()];
            let notes = vec![Values::up_to(shape.size()); shape.cells()];
            for filling in [None, Some(filling.as_slice())] {
                let layer = Layer {
                    filling,
                    notes: Some(&notes),
                    targets: &[0],
                    reasons: &[shape.cells() - 1, shape.cells()],
                };
                let picture = svg(&puzzle, layer);
                assert!(roxmltree::Document::parse(&picture).is_ok(), "{picture}");
            }
        }
    }

    #[test]
    fn borders_of_boxes_are_thick() {
        let picture = svg(&Puzzle::empty(Shape::CLASSIC), Layer::default());
        assert_eq!(picture.matches("stroke-width=\"3\"").count(), 8);
        assert_eq!(picture.matches("stroke-width=\"1\"").count(), 12);
    }
}
