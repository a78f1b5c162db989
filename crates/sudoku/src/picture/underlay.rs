//! The rules alone, drawn to lie under a grid that the page draws.

use super::canvas::{Canvas, SIDE};
use super::variants;
use crate::Rules;
use crate::variant::Variant;
use serde::Serialize;

/// What the rules beyond rows, columns and boxes look like, without lines between cells and without
/// digits.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
pub struct Underlay {
    /// The picture, transparent where nothing is drawn.
    pub svg: String,
    /// The side of a cell in it.
    pub side: f32,
    /// Where the grid begins, from the left.
    pub left: f32,
    /// Where it begins, from the top.
    pub top: f32,
    /// How wide the picture is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

/// The rules of a puzzle as a picture; none if there is nothing to be seen of them.
///
/// ```
/// use atisbo_sudoku::picture::underlay;
/// use atisbo_sudoku::text::parse;
///
/// let puzzle = parse(".Shape~4x4.Diagonal~1").unwrap();
/// let picture = underlay(puzzle.rules()).unwrap();
/// assert!(picture.svg.starts_with("<svg") && !picture.svg.contains("<text"));
/// assert!(underlay(parse("1..4\n.2..\n..1.\n...3").unwrap().rules()).is_none());
/// ```
pub fn underlay(rules: &Rules) -> Option<Underlay> {
    let seen = |variant: &Variant| !matches!(variant, Variant::Jigsaw(_) | Variant::NoBoxes(_));
    if rules.is_plain() || !rules.variants().iter().any(seen) {
        return None;
    }
    let mut canvas = Canvas::new(rules);
    variants::draw(&mut canvas, rules);
    let corner = canvas.at(0.0, 0.0);
    let (width, height) = canvas.extent();
    Some(Underlay {
        side: SIDE,
        left: corner.x,
        top: corner.y,
        width,
        height,
        svg: canvas.finish_clear(),
    })
}
