//! The short codes of classic puzzles: `classic` and a code for the givens, `scf` and the same with
//! letters for rules.
//!
//! There are two codes. In the newer one a character from `0-9A-Za-x` is a digit (0 is an empty cell)
//! plus ten times the number of empty cells after it. In the older one digits are givens and `A` to `Z`,
//! `a` to `z` and some signs are 0, 1, 2, ... empty cells.

use super::super::cursor::Place;
use super::super::{Entry, Expected, Metadata, ParseError};
use crate::variant::{Diagonal, Variant, Windoku};
use crate::{Puzzle, Shape};

/// The signs of the newer code, by the number they stand for.
const DIGIT_AND_GAP: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/// The signs of the older code, by the number of empty cells they stand for.
const GAP: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/// Reads the code of a classic puzzle.
pub(in super::super) fn read(
    code: &str,
    place: Place,
    asked: Option<Shape>,
) -> Result<Puzzle, ParseError> {
    let mut cells = [unpack(code), unpack_older(code)].into_iter().flatten();
    let shaped = cells.find_map(|cells| Some((shape_of(&cells)?, cells)));
    let (shape, cells) = shaped.ok_or_else(|| place.unexpected(code, Expected::ClassicCode))?;
    place.check_shape(shape, asked)?;
    Ok(Puzzle::from_values(shape, &cells))
}

/// Reads a code that `*` and rules may follow: `w` windoku, `x` diagonals, `t` a title and `a` an author
/// up to the next `*`.
pub(in super::super) fn read_with_rules(
    code: &str,
    place: Place,
    asked: Option<Shape>,
) -> Result<Entry, ParseError> {
    let (code, mut rules) = code.split_once('*').unwrap_or((code, ""));
    let refuse = |found: &str| place.unexpected(found, Expected::ClassicCode);
    let cells = unpack(code).filter(|cells| shape_of(cells) == Some(Shape::CLASSIC));
    let cells = cells.ok_or_else(|| refuse(code))?;
    place.check_shape(Shape::CLASSIC, asked)?;
    let mut variants: Vec<Variant> = Vec::new();
    let mut metadata = Metadata::default();
    while let Some(sign) = rules.chars().next() {
        rules = &rules[sign.len_utf8()..];
        match sign {
            'w' => variants.push(Windoku.into()),
            'x' => variants.extend(Diagonal::both()),
            't' | 'a' => {
                let (text, rest) = rules.split_once('*').unwrap_or((rules, ""));
                let text = Some(text.to_owned());
                match sign {
                    't' => metadata.title = text,
                    _ => metadata.author = text,
                }
                rules = rest;
            }
            _ => return Err(refuse(&sign.to_string())),
        }
    }
    let mut puzzle = place.puzzle(Shape::CLASSIC, variants)?;
    puzzle.give_all(&cells);
    Ok(Entry {
        metadata,
        ..puzzle.into()
    })
}

fn unpack(code: &str) -> Option<Vec<u8>> {
    let mut cells = Vec::new();
    for sign in code.chars() {
        let number = DIGIT_AND_GAP.find(sign)?;
        cells.push((number % 10) as u8);
        cells.resize(cells.len() + number / 10, 0);
    }
    Some(cells)
}

fn unpack_older(code: &str) -> Option<Vec<u8>> {
    let mut cells = Vec::new();
    for sign in code.chars() {
        match sign {
            '1'..='9' => cells.push(sign as u8 - b'0'),
            _ => cells.resize(cells.len() + GAP.find(sign)?, 0),
        }
    }
    Some(cells)
}

/// The shape of this many cells that are filled like this.
fn shape_of(cells: &[u8]) -> Option<Shape> {
    let shape = Shape::of_size(cells.len().isqrt())?;
    let fits = |&value: &u8| usize::from(value) <= shape.size();
    (shape.cells() == cells.len() && cells.iter().all(fits)).then_some(shape)
}
