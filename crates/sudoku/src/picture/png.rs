//! A picture as PNG. Digits are drawn with strokes of our own, so that no font is needed.

mod strokes;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use roxmltree::{Document, Node};
use thiserror::Error;

/// The most pixels a picture may have.
pub const MAX_PIXELS: u64 = 1 << 25;

/// Why a picture cannot be made.
#[derive(Debug, Error)]
pub enum PngError {
    /// It is no SVG.
    #[error("not an SVG picture: {0}")]
    Svg(String),
    /// It writes something other than numbers.
    #[error("a picture of a Sudoku writes numbers only, not `{0}`")]
    Sign(char),
    /// It would be empty or too large.
    #[error(
        "{width} x {height} pixels: the width must be at least 1, and there may be {MAX_PIXELS} pixels"
    )]
    Size {
        /// The width asked for.
        width: u32,
        /// The height that follows.
        height: u32,
    },
    /// It could not be written as PNG.
    #[error("the picture cannot be written as PNG: {0}")]
    Encoding(String),
}

/// A picture of this crate as PNG, this many pixels wide.
///
/// ```
/// use atisbo_sudoku::picture::png;
/// use atisbo_sudoku::{Layer, Puzzle, Shape, svg};
///
/// let picture = svg(&Puzzle::empty(Shape::CLASSIC), Layer::default());
/// let bytes = png(&picture, 300)?;
/// assert!(bytes.starts_with(b"\x89PNG"));
/// assert!(png(&picture, 1_000_000).is_err());
/// # Ok::<(), atisbo_sudoku::picture::PngError>(())
/// ```
///
/// # Errors
///
/// If it is no SVG, writes more than numbers, or would be empty or have more than [`MAX_PIXELS`].
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let svg = without_text(svg)?;
    let tree = Tree::from_str(&svg, &Options::default())
        .map_err(|error| PngError::Svg(error.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let too_large = u64::from(width) * u64::from(height) > MAX_PIXELS;
    // Checked first: making the pixels allocates them.
    let pixels = (!too_large).then(|| Pixmap::new(width, height)).flatten();
    let mut pixels = pixels.ok_or(PngError::Size { width, height })?;
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    pixels
        .encode_png()
        .map_err(|error| PngError::Encoding(error.to_string()))
}

/// The same picture with strokes in place of text.
fn without_text(svg: &str) -> Result<String, PngError> {
    let document = Document::parse(svg).map_err(|error| PngError::Svg(error.to_string()))?;
    let mut drawn = String::with_capacity(svg.len());
    let mut copied = 0;
    for node in document.descendants().filter(|it| it.has_tag_name(TEXT)) {
        let range = node.range();
        drawn.push_str(svg.get(copied..range.start).unwrap_or_default());
        strokes::write(&mut drawn, &writing(node))?;
        copied = range.end.max(copied);
    }
    drawn.push_str(&svg[copied..]);
    Ok(drawn)
}

const TEXT: (&str, &str) = ("http://www.w3.org/2000/svg", "text");

/// What a text element says, and how.
fn writing<'a>(node: Node<'a, '_>) -> strokes::Writing<'a> {
    let attribute = |name: &str| node.ancestors().find_map(|it| it.attribute(name));
    let number = |name: &str| attribute(name).and_then(|it| it.parse::<f32>().ok());
    strokes::Writing {
        x: number("x").unwrap_or(0.0),
        y: number("y").unwrap_or(0.0),
        size: number("font-size").unwrap_or(16.0),
        bold: attribute("font-weight") == Some("bold"),
        fill: attribute("fill").unwrap_or("#000"),
        text: node.text().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::{Cage, Ground};
    use crate::{Layer, Puzzle, Shape, svg};

    fn picture() -> String {
        let (cells, sum) = (vec![0, 1], Some(10));
        let cage = Cage { cells, sum }.into();
        let ground = Ground::new(Shape::CLASSIC);
        let mut puzzle = Puzzle::with_variants(ground, vec![cage]).unwrap();
        puzzle.give(40, 8);
        svg(&puzzle, Layer::default())
    }

    #[test]
    fn digits_leave_ink_without_any_font() {
        let svg = picture();
        let drawn = without_text(&svg).unwrap();
        assert!(!drawn.contains("<text"));
        let pixels = Pixmap::decode_png(&png(&svg, 360).unwrap()).unwrap();
        assert_eq!(pixels.width(), 360);
        // The middle of the given 8 is where its two loops meet.
        let middle = (170..190).flat_map(|y| (170..190).map(move |x| (x, y)));
        let dark = |&(x, y): &(u32, u32)| pixels.pixel(x, y).is_some_and(|it| it.red() < 80);
        assert!(middle.filter(dark).count() > 20);
    }

    #[test]
    fn what_cannot_be_drawn_is_refused() {
        let svg = picture();
        assert!(matches!(png("<svg", 10), Err(PngError::Svg(_))));
        assert!(matches!(png(&svg, 0), Err(PngError::Size { .. })));
        assert!(matches!(png(&svg, u32::MAX), Err(PngError::Size { .. })));
        let words = svg.replace(">8<", ">é<");
        assert!(matches!(png(&words, 10), Err(PngError::Sign('é'))));
    }
}
