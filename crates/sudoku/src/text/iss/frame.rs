//! The grid of a constraint string: its size, its values, its boxes.

use super::super::{Expected, ParseError, ParseErrorKind};
use super::token::{Item, Word};
use crate::variant::{ExtraRegion, Ground, Jigsaw, NoBoxes, Variant};
use crate::{MAX_SIZE, Shape};
use std::collections::BTreeMap;

/// The grid without its rules.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) ground: Ground,
    /// How many cells a box has.
    box_size: usize,
}

impl Frame {
    /// What `Shape` and `RegionSize` say, wherever they stand.
    pub(super) fn new(items: &[Item]) -> Result<Self, ParseError> {
        let find = |name: &str| items.iter().find(|item| item.name.text == name);
        let ground = match find("Shape") {
            Some(item) => ground(item)?,
            None => Ground::new(Shape::CLASSIC),
        };
        let box_size = match find("RegionSize") {
            Some(item) => item.number(0)?,
            None => ground.values,
        };
        Ok(Frame { ground, box_size })
    }

    /// The rows and columns of a box, if boxes of this many cells fill the grid: the squarest, wider
    /// than high.
    pub(super) fn box_sides(&self) -> Option<(usize, usize)> {
        let size = self.ground.shape.size();
        let divides = |side: usize| side > 0 && size.is_multiple_of(side);
        let sides = (2..=size).filter(|rows| rows * rows <= self.box_size);
        let sides = sides.filter(|&rows| self.box_size.is_multiple_of(rows));
        let sides = sides.map(|rows| (rows, self.box_size / rows));
        let mut sides = sides.filter(|&(rows, columns)| divides(rows) && divides(columns));
        sides.next_back()
    }

    /// Whether the boxes are those of the shape.
    pub(super) fn has_usual_boxes(&self) -> bool {
        let shape = self.ground.shape;
        self.box_sides() == Some((shape.box_rows(), shape.box_columns()))
    }

    /// The boxes, or the cells at the same place of each.
    pub(super) fn by_box(&self, at_same_place: bool) -> Vec<Vec<usize>> {
        let Some((rows, columns)) = self.box_sides() else {
            return Vec::new();
        };
        let shape = self.ground.shape;
        let mut groups: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
        for cell in 0..shape.cells() {
            let (row, column) = (shape.row(cell), shape.column(cell));
            let key = if at_same_place {
                (row % rows, column % columns)
            } else {
                (row / rows, column / columns)
            };
            groups.entry(key).or_default().push(cell);
        }
        groups.into_values().collect()
    }

    /// The variants that make the boxes what they are, each with the word it comes from.
    pub(super) fn regions(&self, items: &[&Item]) -> Result<Vec<(Variant, Word)>, ParseError> {
        let find = |name: &str| items.iter().find(|item| item.name.text == name);
        let (jigsaw, no_boxes) = (find("Jigsaw"), find("NoBoxes"));
        let pieces = jigsaw.map(|item| self.pieces(item)).transpose()?;
        let pieces = pieces.unwrap_or_default();
        let shape = self.ground.shape;
        let mut rules: Vec<(Variant, Word)> = Vec::new();
        let said = no_boxes.or(jigsaw).or(find("RegionSize")).or(find("Shape"));
        let Some(word) = said.map(|item| &item.name) else {
            return Ok(rules);
        };
        if no_boxes.is_none() && self.box_sides().is_some() {
            if !self.has_usual_boxes() {
                let regions = self.by_box(false);
                rules.push((Jigsaw { regions }.into(), word.clone()));
            }
            let pieces = pieces.into_iter();
            rules.extend(pieces.map(|cells| (ExtraRegion { cells }.into(), word.clone())));
        } else if !pieces.is_empty() {
            rules.push((Jigsaw { regions: pieces }.into(), word.clone()));
        } else if shape.box_rows() > 1 {
            rules.push((NoBoxes.into(), word.clone()));
        }
        Ok(rules)
    }

    /// The regions of a layout, a sign for each cell. Signs that are too rare or too frequent are cells
    /// of no region, and a single sign for all is no layout.
    fn pieces(&self, item: &Item) -> Result<Vec<Vec<usize>>, ParseError> {
        let layout = item.arguments.last().unwrap_or(&item.name);
        let ground = self.ground;
        if layout.text.chars().count() != ground.shape.cells() {
            return Err(layout.unexpected(Expected::Layout));
        }
        let mut pieces: BTreeMap<char, Vec<usize>> = BTreeMap::new();
        for (cell, sign) in layout.text.chars().enumerate() {
            pieces.entry(sign).or_default().push(cell);
        }
        let fits =
            |cells: &Vec<usize>| (ground.shape.size()..=ground.values).contains(&cells.len());
        let alone = pieces.len() == 1;
        let odd = pieces.values().filter(|cells| !fits(cells)).count();
        if odd > 1 {
            return Err(layout.unexpected(Expected::Layout));
        }
        let pieces = pieces.into_values();
        Ok(pieces.filter(|cells| !alone && fits(cells)).collect())
    }
}

/// `9x9`, `6x6~9`, `9x9~0-8`.
fn ground(item: &Item) -> Result<Ground, ParseError> {
    let [size, rest @ ..] = item.arguments.as_slice() else {
        return Err(item.name.unexpected(Expected::SquareGrid));
    };
    if let [_, extra, ..] = rest {
        let name = extra.text.clone();
        return Err(extra.error(ParseErrorKind::UnknownRule { name }));
    }
    let number = |text: &str| {
        let number = text.parse::<usize>().ok();
        number.filter(|&number| number <= MAX_SIZE)
    };
    let sides = size.text.split_once('x');
    let sides = sides.and_then(|(rows, columns)| number(rows).zip(number(columns)));
    let square = sides.filter(|(rows, columns)| rows == columns);
    let shape = square.and_then(|(rows, _)| Shape::of_size(rows));
    let shape = shape.ok_or_else(|| size.unexpected(Expected::SquareGrid))?;
    let Some(values) = rest.first() else {
        return Ok(Ground::new(shape));
    };
    let (lowest, highest) = match values.text.split_once('-') {
        Some((lowest, highest)) => (number(lowest), number(highest)),
        None => (Some(1), number(&values.text)),
    };
    let ground = lowest.zip(highest).and_then(|(lowest, highest)| {
        let count = (highest + 1).checked_sub(lowest)?;
        Ground::with_values(shape, count, u8::try_from(lowest).ok()?)
    });
    ground.ok_or_else(|| values.unexpected(Expected::ValueRange))
}
