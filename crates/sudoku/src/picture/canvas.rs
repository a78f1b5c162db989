//! The canvas: an SVG document being written, in levels, and where things are on it.

use super::outside::{self, Margins};
use crate::variant::Ground;
use crate::{Rules, Shape};
use std::fmt::{self, Arguments, Write};

/// The side of a cell.
pub(super) const SIDE: f32 = 72.0;

/// Side of the square in which a cage's sum is written: pencil marks stay clear of it.
const SUM_SPACE: f32 = 12.0;

/// What lies on what, the lowest first.
#[derive(Clone, Copy)]
pub(super) enum Level {
    /// The ground of whole cells.
    Shade,
    /// Shapes and lines that a rule draws under the digits.
    Line,
    /// The lines between cells.
    Grid,
    /// Outlines of cages and regions.
    Outline,
    /// Signs on edges and corners.
    Sign,
    /// What a step marks, under its digits.
    Mark,
    /// Values and pencil marks.
    Digit,
    /// Strokes over digits.
    Over,
}

const LEVELS: usize = Level::Over as usize + 1;

/// A place on the paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Point {
    pub(super) fn shifted(self, x: f32, y: f32) -> Point {
        Point {
            x: self.x + x,
            y: self.y + y,
        }
    }

    /// The point after this part of the way to another; 0.5 is halfway.
    pub(super) fn towards(self, other: Point, part: f32) -> Point {
        self.shifted((other.x - self.x) * part, (other.y - self.y) * part)
    }

    /// The point at this distance on the way to another.
    pub(super) fn ahead(self, other: Point, distance: f32) -> Point {
        let whole = self.distance(other);
        self.towards(other, if whole > 0.0 { distance / whole } else { 0.0 })
    }

    pub(super) fn distance(self, other: Point) -> f32 {
        let (x, y) = (other.x - self.x, other.y - self.y);
        (x * x + y * y).sqrt()
    }
}

/// As in `M12.5 30`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Number(self.x), Number(self.y))
    }
}

/// A number with at most one decimal: finer than any printer.
pub(super) struct Number(pub(super) f32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{rest}"),
        }
    }
}

/// The path through some points, in straight lines. A single one is a line too short to see, but for
/// its round ends.
pub(super) fn path(points: impl IntoIterator<Item = Point>) -> String {
    let mut path = String::new();
    let mut points = points.into_iter().peekable();
    while let Some(point) = points.next() {
        let command = if path.is_empty() { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(path, "{command}{point}");
        if command == 'M' && points.peek().is_none() {
            path.push_str("h.1");
        }
    }
    path
}

/// An SVG document under way.
pub(super) struct Canvas {
    levels: [String; LEVELS],
    ground: Ground,
    margins: Margins,
    /// Pencil marks to a row, and rows of them.
    marks: [usize; 2],
    /// What is left free above pencil marks.
    head_room: f32,
}

impl Canvas {
    pub(super) fn new(rules: &Rules) -> Self {
        let values = rules.values();
        let across = (1..=values).find(|side| side * side >= values).unwrap_or(1);
        let sums = rules.variants().iter().any(super::cages::has_sum);
        Canvas {
            levels: Default::default(),
            ground: rules.ground(),
            margins: outside::margins(rules),
            marks: [across, values.div_ceil(across).max(1)],
            head_room: if sums { SUM_SPACE } else { 0.0 },
        }
    }

    pub(super) fn shape(&self) -> Shape {
        self.ground.shape
    }

    /// How people write a value.
    pub(super) fn number(&self, value: u8) -> u32 {
        self.ground.number(value)
    }

    /// A point counted in rows and columns from the upper left corner of the grid.
    pub(super) fn at(&self, row: f32, column: f32) -> Point {
        Point {
            x: self.margins.left + column * SIDE,
            y: self.margins.top + row * SIDE,
        }
    }

    /// The upper left corner of a cell.
    pub(super) fn corner(&self, cell: usize) -> Point {
        let (row, column) = (self.shape().row(cell), self.shape().column(cell));
        self.at(row as f32, column as f32)
    }

    /// The middle of a cell.
    pub(super) fn centre(&self, cell: usize) -> Point {
        self.corner(cell).shifted(SIDE / 2.0, SIDE / 2.0)
    }

    /// The middles of cells.
    pub(super) fn centres(&self, cells: &[usize]) -> Vec<Point> {
        cells.iter().map(|&cell| self.centre(cell)).collect()
    }

    /// Where a cell's pencil mark of this value is: each in its own place.
    pub(super) fn spot(&self, cell: usize, value: u8) -> Point {
        let [across, rows] = self.marks;
        let place = usize::from(value.max(1)) - 1;
        let (row, column) = ((place / across) as f32, (place % across) as f32);
        let inset = SIDE / 36.0;
        let width = (SIDE - 2.0 * inset) / across as f32;
        let height = (SIDE - 2.0 * inset - self.head_room) / rows as f32;
        self.corner(cell).shifted(
            inset + (column + 0.5) * width,
            inset + self.head_room + (row + 0.5) * height,
        )
    }

    /// Half the space between two pencil marks.
    pub(super) fn spot_radius(&self) -> f32 {
        let [across, rows] = self.marks;
        let (width, height) = (SIDE / across as f32, (SIDE - self.head_room) / rows as f32);
        (width.min(height) / 2.0 - 0.8).min(14.0)
    }

    /// Adds an element.
    pub(super) fn draw(&mut self, level: Level, element: Arguments<'_>) {
        let _ = writeln!(self.levels[level as usize], "{element}");
    }

    /// What is drawn on this level meanwhile shares a style.
    pub(super) fn group(&mut self, level: Level, style: &str, content: impl FnOnce(&mut Self)) {
        let start = self.levels[level as usize].len();
        self.draw(level, format_args!("<g {style}>"));
        let opened = self.levels[level as usize].len();
        content(self);
        if self.levels[level as usize].len() == opened {
            self.levels[level as usize].truncate(start);
        } else {
            self.draw(level, format_args!("</g>"));
        }
    }

    pub(super) fn path(&mut self, level: Level, path: &str, style: &str) {
        self.draw(level, format_args!("<path d=\"{path}\" {style}/>"));
    }

    pub(super) fn circle(&mut self, level: Level, centre: Point, radius: f32, style: &str) {
        let (x, y, radius) = (Number(centre.x), Number(centre.y), Number(radius));
        self.draw(
            level,
            format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {style}/>"),
        );
    }

    /// A square around a point, half a side to each direction.
    pub(super) fn square(&mut self, level: Level, centre: Point, half: f32, style: &str) {
        let (x, y) = (Number(centre.x - half), Number(centre.y - half));
        let side = Number(2.0 * half);
        self.draw(
            level,
            format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" {style}/>"),
        );
    }

    /// A number whose middle is here. All that pictures write are numbers.
    pub(super) fn write(&mut self, level: Level, centre: Point, size: f32, number: u32) {
        self.write_in(level, centre, size, number, "");
    }

    /// The same with more attributes.
    pub(super) fn write_in(
        &mut self,
        level: Level,
        centre: Point,
        size: f32,
        number: u32,
        style: &str,
    ) {
        // Digits are about seven tenths of the size high.
        let (x, y) = (Number(centre.x), Number(centre.y + 0.355 * size));
        let (size, space) = (Number(size), if style.is_empty() { "" } else { " " });
        self.draw(
            level,
            format_args!(
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{space}{style}>{number}</text>"
            ),
        );
    }

    /// The width and height of it all.
    pub(super) fn extent(&self) -> (f32, f32) {
        let side = self.shape().size() as f32 * SIDE;
        (
            self.margins.left + side + self.margins.right,
            self.margins.top + side + self.margins.bottom,
        )
    }

    /// The document on white paper.
    pub(super) fn finish(mut self) -> String {
        let (width, height) = self.extent();
        let (width, height) = (Number(width), Number(height));
        let paper = format!("<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n");
        self.levels[0].insert_str(0, &paper);
        self.finish_clear()
    }

    /// The same without paper.
    pub(super) fn finish_clear(self) -> String {
        let (width, height) = self.extent();
        let (width, height) = (Number(width), Number(height));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" font-family=\"Helvetica,Arial,sans-serif\" \
             text-anchor=\"middle\">\n"
        );
        svg.extend(self.levels);
        svg.push_str("</svg>\n");
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_decimal_at_most() {
        let written = [0.0, -0.04, 12.25, -3.5, 7.0].map(|it| Number(it).to_string());
        assert_eq!(written, ["0", "0", "12.3", "-3.5", "7"]);
    }

    #[test]
    fn an_empty_group_leaves_no_trace() {
        let mut canvas = Canvas::new(&Rules::classic(Shape::CLASSIC));
        canvas.group(Level::Sign, "fill=\"none\"", |_| {});
        assert!(!canvas.finish().contains("<g"));
    }

    #[test]
    fn every_pencil_mark_has_a_place_of_its_own_inside_its_cell() {
        for shape in (1..=crate::MAX_SIZE).filter_map(Shape::of_size) {
            let canvas = Canvas::new(&Rules::classic(shape));
            let cell = shape.cells() - 1;
            let spots: Vec<Point> = (1..=shape.size() as u8)
                .map(|value| canvas.spot(cell, value))
                .collect();
            let radius = canvas.spot_radius();
            let corner = canvas.corner(cell);
            for (index, spot) in spots.iter().enumerate() {
                assert!(spot.x - radius >= corner.x && spot.x + radius <= corner.x + SIDE);
                assert!(spot.y - radius >= corner.y && spot.y + radius <= corner.y + SIDE);
                let near = |other: &Point| spot.distance(*other) < 2.0 * radius - 1.0;
                assert!(!spots[..index].iter().any(near), "{shape}");
            }
        }
    }
}
