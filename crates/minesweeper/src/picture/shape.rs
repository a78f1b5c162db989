//! The outlines of the cells, in the picture's own units.

use super::PictureError;
use crate::tiling::Tiling;
use std::fmt::Write;

/// From the middle of a usual cell to its nearest side.
const RADIUS: f64 = 15.0;
/// The longest side of a picture, however far apart the cells of a free tiling lie.
const LONGEST: f64 = 40_000.0;
const MARGIN: f64 = 8.0;

/// An outline with what is drawn inside it.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    corners: Vec<(f64, f64)>,
    /// Its centroid.
    pub(super) middle: (f64, f64),
    /// From there to the nearest side.
    pub(super) radius: f64,
}

/// All outlines, and the size of the picture.
#[derive(Debug)]
pub(super) struct Shapes {
    pub(super) cells: Vec<Shape>,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Shapes {
    pub(super) fn of(tiling: &Tiling) -> Result<Self, PictureError> {
        let polygons: Vec<_> = tiling.cells().map(|cell| tiling.polygon(cell)).collect();
        let corners = || polygons.iter().flatten();
        let least = |axis: fn(&(f64, f64)) -> f64| corners().map(axis).fold(f64::MAX, f64::min);
        let most = |axis: fn(&(f64, f64)) -> f64| corners().map(axis).fold(f64::MIN, f64::max);
        let (left, top) = (least(|corner| corner.0), least(|corner| corner.1));
        let (width, height) = (
            most(|corner| corner.0) - left,
            most(|corner| corner.1) - top,
        );
        let longest = width.max(height);
        if !longest.is_finite() || longest <= 0.0 {
            return Err(PictureError::Outlines);
        }
        let scaled = |scale: f64, margin: f64| {
            let place =
                |&(x, y): &(f64, f64)| (margin + (x - left) * scale, margin + (y - top) * scale);
            let shapes = polygons.iter();
            let shapes = shapes.map(|corners| Shape::new(corners.iter().map(place).collect()));
            shapes.collect::<Vec<Shape>>()
        };
        // Once as large as can be, to see how large a usual cell is, and once as large as it should
        // be.
        let whole = LONGEST / longest;
        let mut radii: Vec<f64> = scaled(whole, 0.0)
            .iter()
            .map(|shape| shape.radius)
            .collect();
        radii.sort_by(f64::total_cmp);
        let usual = radii[radii.len() / 2];
        let scale = whole * (RADIUS / usual).min(1.0);
        Ok(Shapes {
            cells: scaled(scale, MARGIN),
            width: width * scale + 2.0 * MARGIN,
            height: height * scale + 2.0 * MARGIN,
        })
    }
}

impl Shape {
    fn new(corners: Vec<(f64, f64)>) -> Self {
        let middle = centroid(&corners);
        let sides = corners.iter().zip(corners.iter().cycle().skip(1));
        let radius = sides.map(|(&from, &to)| distance(middle, from, to));
        Shape {
            radius: radius.fold(f64::MAX, f64::min),
            middle,
            corners,
        }
    }

    /// A corner moved nearer to the middle.
    fn inset(&self, inset: f64, corner: (f64, f64)) -> (Short, Short) {
        let share = 1.0 - (inset / self.radius.max(f64::MIN_POSITIVE)).min(1.0);
        let nearer = |middle: f64, place: f64| Short(middle + (place - middle) * share);
        (
            nearer(self.middle.0, corner.0),
            nearer(self.middle.1, corner.1),
        )
    }

    /// The sides that light from above and a little from the left falls on, or the others, drawn
    /// nearer to the middle by `inset`.
    pub(super) fn sides(&self, inset: f64, lit: bool) -> String {
        let mut path = String::new();
        let mut goes_on = false;
        for (&from, &to) in self.corners.iter().zip(self.corners.iter().cycle().skip(1)) {
            let (mut x, mut y) = (to.1 - from.1, from.0 - to.0);
            let outwards = (
                from.0 + to.0 - 2.0 * self.middle.0,
                from.1 + to.1 - 2.0 * self.middle.1,
            );
            if x * outwards.0 + y * outwards.1 < 0.0 {
                (x, y) = (-x, -y);
            }
            let is_lit = 0.5 * x + y < 0.0;
            if is_lit == lit {
                // Writing to a string cannot fail.
                if !goes_on {
                    let (x, y) = self.inset(inset, from);
                    let _ = write!(path, "M{x} {y}");
                }
                let (x, y) = self.inset(inset, to);
                let _ = write!(path, "L{x} {y}");
            }
            goes_on = is_lit == lit;
        }
        path
    }

    /// The outline drawn nearer to the middle by `inset`.
    pub(super) fn path(&self, inset: f64) -> String {
        let corners = self.corners.iter();
        lines(corners.map(|&corner| self.inset(inset, corner))) + "Z"
    }

    /// A point given in radii of the cell, from its middle.
    pub(super) fn at(&self, x: f64, y: f64) -> (Short, Short) {
        (
            Short(self.middle.0 + x * self.radius),
            Short(self.middle.1 + y * self.radius),
        )
    }

    /// A path through points given in radii of the cell, from its middle.
    pub(super) fn relative(&self, points: &[(f64, f64)]) -> String {
        lines(points.iter().map(|&(x, y)| self.at(x, y)))
    }
}

/// A path of straight lines.
fn lines(points: impl Iterator<Item = (Short, Short)>) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(path, "{letter}{x} {y}");
    }
    path
}

/// A number with one decimal at most.
#[derive(Clone, Copy, Debug)]
pub(super) struct Short(pub(super) f64);

impl std::fmt::Display for Short {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", (self.0 * 10.0).round() / 10.0)
    }
}

/// The centre of gravity; of an outline without area, the mean of its corners.
fn centroid(corners: &[(f64, f64)]) -> (f64, f64) {
    let count = corners.len() as f64;
    let sum = corners.iter().fold((0.0, 0.0), |sum, corner| {
        (sum.0 + corner.0, sum.1 + corner.1)
    });
    let mean = (sum.0 / count, sum.1 / count);
    let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
    for (one, next) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        // From the mean, so that no digits are lost far from the origin.
        let (a, b) = (
            (one.0 - mean.0, one.1 - mean.1),
            (next.0 - mean.0, next.1 - mean.1),
        );
        let cross = a.0 * b.1 - b.0 * a.1;
        area += cross;
        x += (a.0 + b.0) * cross;
        y += (a.1 + b.1) * cross;
    }
    if area.abs() < 1e-6 {
        return mean;
    }
    (mean.0 + x / (3.0 * area), mean.1 + y / (3.0 * area))
}

/// From a point to a side.
fn distance(point: (f64, f64), from: (f64, f64), to: (f64, f64)) -> f64 {
    let side = (to.0 - from.0, to.1 - from.1);
    let there = (point.0 - from.0, point.1 - from.1);
    let length = side.0 * side.0 + side.1 * side.1;
    let along = if length > 0.0 {
        ((there.0 * side.0 + there.1 * side.1) / length).clamp(0.0, 1.0)
    } else {
        0.0
    };
    (there.0 - along * side.0).hypot(there.1 - along * side.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_the_centre_of_gravity() {
        let shape = Shape::new(vec![(0.0, 0.0), (3.0, 0.0), (0.0, 3.0)]);
        assert!((shape.middle.0 - 1.0).abs() < 1e-9 && (shape.middle.1 - 1.0).abs() < 1e-9);
        let line = Shape::new(vec![(0.0, 0.0), (2.0, 0.0), (4.0, 0.0)]);
        assert_eq!((line.middle, line.radius), ((2.0, 0.0), 0.0));
        let square = Shape::new(vec![(5.0, 5.0), (7.0, 5.0), (7.0, 7.0), (5.0, 7.0)]);
        assert_eq!((square.middle, square.radius), ((6.0, 6.0), 1.0));
    }
}
