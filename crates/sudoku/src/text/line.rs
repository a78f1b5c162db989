//! A puzzle on one line: a character for each cell, or for each candidate of each cell. What follows
//! after a blank, a comma, a semicolon or `#` is a remark.

use super::cursor::Place;
use super::row::{is_bar, is_border};
use super::symbol::{Alphabet, EMPTY_SIGNS, is_empty_sign, sign_of, value_of};
use super::{Entry, Expected, Format, ParseError, ParseErrorKind};
use crate::{MAX_SIZE, Shape, Values};

/// The signs for an empty cell that are no digits.
const EMPTY_BYTES: [u8; 6] = *b".*_-xX";

/// Reads the 81 cells at the start of a line: the fast way for files of millions. 0 is an empty cell.
///
/// `None` if these are not 81 digits and signs for empty cells with nothing, a blank, `,`, `;` or `#`
/// behind them.
///
/// ```
/// use atisbo_sudoku::text::line;
///
/// let puzzle = b"..............1.23..4.56..........78..1.......654...........5..23.9.....7........";
/// let cells = line::parse_81(puzzle).unwrap();
/// assert_eq!((cells[14], cells[15], cells[16]), (1, 0, 2));
/// assert_eq!(line::parse_81(b"1234"), None);
/// ```
pub fn parse_81(line: &[u8]) -> Option<[u8; 81]> {
    let (cells, rest) = line.split_first_chunk::<81>()?;
    if !matches!(rest, [] | [b' ' | b'\t' | b'\r' | b',' | b';' | b'#', ..]) {
        return None;
    }
    // Without branches, so that the compiler works on many cells at once.
    let mut values = [0; 81];
    let mut all_known = true;
    for (value, &sign) in values.iter_mut().zip(cells) {
        let digit = sign.wrapping_sub(b'0');
        let mut is_known = digit <= 9;
        for empty in EMPTY_BYTES {
            is_known |= sign == empty;
        }
        *value = if digit <= 9 { digit } else { 0 };
        all_known &= is_known;
    }
    // 81 dashes are a line drawn across the page, not an empty grid.
    (all_known && cells.iter().any(|&sign| sign != b'-')).then_some(values)
}

/// Writes values on a line, `.` for 0, without a line end.
///
/// ```
/// use atisbo_sudoku::text::line;
///
/// assert_eq!(line::write(&[1, 0, 0, 2, 10, 25, 0, 0, 9]), "1..2AP..9");
/// ```
pub fn write(values: &[u8]) -> String {
    write_with(values, '.')
}

/// Writes values on a line with this sign for 0.
pub(super) fn write_with(values: &[u8], empty: char) -> String {
    values.iter().map(|&value| sign_of(value, empty)).collect()
}

/// Writes all candidates on a line, `.` for those that are removed.
pub(super) fn write_marks(size: usize, cells: &[Values]) -> String {
    let marks = cells.iter().flat_map(|&values| {
        (1..=size as u8).map(move |value| {
            let shown = if values.contains(value) { value } else { 0 };
            sign_of(shown, '.')
        })
    });
    marks.collect()
}

/// A character of a cell with the column it stands in.
pub(super) type Sign = (usize, char);

/// The characters of a whole puzzle at the start of this text, and the remark behind them. `None` if
/// the text is a row of a grid, a border or something else.
pub(super) fn split(text: &str) -> Option<(Vec<Sign>, &str)> {
    if is_border(text) {
        return None;
    }
    let start = text.len() - text.trim_start().len();
    let word = &text[start..];
    let end = word.find(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '#' | '/'));
    let (word, remark) = word.split_at(end.unwrap_or(word.len()));
    let before = text[..start].chars().count() + 1;
    // No row of a grid is longer than this without a blank or a bar.
    let signs: Vec<Sign> = (before..).zip(word.chars()).collect();
    if signs.len() > MAX_SIZE {
        let is_cell = |&&(_, sign): &&Sign| value_of(sign).is_some();
        let known = signs.iter().filter(is_cell).count();
        let is_puzzle = known * 10 >= signs.len() * 9 && !word.contains(is_bar);
        return is_puzzle.then_some((signs, remark));
    }
    split_words(text).map(|signs| (signs, ""))
}

/// The characters of a whole puzzle whose rows, or cells, are separated by blanks.
fn split_words(text: &str) -> Option<Vec<Sign>> {
    let mut words = text.split([' ', '\t', '/']).filter(|word| !word.is_empty());
    let length = words.next()?.len();
    let signs: Vec<Sign> = (1..)
        .zip(text.chars())
        .filter(|(_, sign)| !matches!(sign, ' ' | '\t' | '/'))
        .collect();
    let size = signs.len().isqrt();
    let is_square = size * size == signs.len() && signs.len() > MAX_SIZE;
    if !is_square || !words.all(|word| word.len() == length) {
        return None;
    }
    let values: Option<Vec<u8>> = signs.iter().map(|&(_, sign)| value_of(sign)).collect();
    let values = values?;
    // Words of ascending values without an empty cell are the candidates of a row.
    let ascending = |word: &[u8]| word[0] > 0 && word.is_sorted_by(|a, b| a < b);
    (length == 1 || !values.chunks(length).all(ascending)).then_some(signs)
}

/// What stands in a remark, without the signs that start it.
pub(super) fn remark(text: &str) -> Option<String> {
    let text = text
        .trim_start_matches([' ', '\t', ',', ';', '#'])
        .trim_end();
    (!text.is_empty()).then(|| text.to_owned())
}

/// Reads the characters of a whole puzzle.
pub(super) fn read(line: usize, signs: &[Sign], shape: Option<Shape>) -> Result<Entry, ParseError> {
    if let Some(layout) = layout(signs, shape) {
        return read_as(layout, line, signs);
    }
    // Some of the signs that may be empty cells may be meant as borders: one kind is not.
    for empty in EMPTY_SIGNS {
        let is_cell = |&(_, sign): &Sign| sign == empty || !is_empty_sign(sign);
        let fewer: Vec<Sign> = signs.iter().copied().filter(is_cell).collect();
        if fewer.iter().any(|&(_, sign)| sign == empty)
            && fewer.len() < signs.len()
            && let Some(layout) = layout(&fewer, shape)
        {
            return read_as(layout, line, &fewer);
        }
    }
    let column = signs.last().map_or(1, |&(column, _)| column + 1);
    Err(Place { line, column }.error(wrong_count(signs.len(), shape)))
}

/// What a line of this many cells is.
#[derive(Clone, Copy)]
struct Layout {
    shape: Shape,
    format: Format,
}

fn layout(signs: &[Sign], shape: Option<Shape>) -> Option<Layout> {
    let count = signs.len();
    let size = |power: u32| {
        let wanted = shape.map(Shape::size);
        let mut sizes = (1..=MAX_SIZE).filter(|&size| wanted.is_none_or(|wanted| wanted == size));
        sizes.find(|size| size.pow(power) == count)
    };
    let shaped = |size, format| {
        let shape = shape.or_else(|| Shape::of_size(size))?;
        Some(Layout { shape, format })
    };
    match (size(2), size(3)) {
        (Some(_), Some(side)) if side > 1 && are_marks(signs, side) => shaped(side, Format::Marks),
        (Some(side), _) => shaped(side, Format::Line),
        (None, Some(side)) => shaped(side, Format::Marks),
        (None, None) => None,
    }
}

/// Whether these can only be pencil marks: 64 characters are a puzzle of 8 x 8 or the marks of 4 x 4.
/// As givens of an 8 x 8 those would be twice the same in a column.
fn are_marks(signs: &[Sign], size: usize) -> bool {
    signs.chunks(size).all(|cell| {
        let values = cell.iter().map(|&(_, sign)| value_of(sign).unwrap_or(0));
        let fits = (1..).zip(values.clone()).all(|(own, v)| v == 0 || v == own);
        fits && values.max() > Some(0)
    })
}

fn read_as(layout: Layout, line: usize, signs: &[Sign]) -> Result<Entry, ParseError> {
    let Layout { shape, format } = layout;
    let cells = match format {
        Format::Marks => {
            let cells = signs.chunks(shape.size());
            cells.map(|cell| read_cell_marks(line, cell)).collect()
        }
        _ => read_signs(shape.size(), line, signs),
    };
    Ok(Entry::plain(shape, cells?, format))
}

/// The candidates of one cell, each in its place.
fn read_cell_marks(line: usize, cell: &[Sign]) -> Result<Values, ParseError> {
    let mut values = Values::NONE;
    for (value, &(column, sign)) in (1..).zip(cell) {
        match value_of(sign) {
            Some(0) => {}
            Some(found) if found == value => values.insert(value),
            _ => {
                let place = Place { line, column };
                return Err(place.unexpected_sign(sign, Expected::Mark { value }));
            }
        }
    }
    Ok(values)
}

fn read_signs(size: usize, line: usize, signs: &[Sign]) -> Result<Vec<Values>, ParseError> {
    let alphabet = Alphabet::of(size, &signs.iter().map(|&(_, sign)| sign));
    signs
        .iter()
        .map(|&(column, sign)| read_sign(alphabet, size, Place { line, column }, sign))
        .collect()
}

/// What a cell may hold that is written as one character.
pub(super) fn read_sign(
    alphabet: Alphabet,
    size: usize,
    place: Place,
    sign: char,
) -> Result<Values, ParseError> {
    match alphabet.value_of(sign) {
        Some(0) => Ok(Values::up_to(size)),
        Some(value) if usize::from(value) <= size => Ok(Values::of(value)),
        Some(_) => Err(place.too_large(&sign, size)),
        None => Err(place.unexpected_sign(sign, Expected::Cell)),
    }
}

/// Why there is no puzzle of this many characters.
fn wrong_count(found: usize, shape: Option<Shape>) -> ParseErrorKind {
    let count = |size: usize| {
        // Between the largest square and the cubes above it, the nearer is meant.
        let [square, cube] = [size.pow(2), size.pow(3)];
        if found.abs_diff(square) <= found.abs_diff(cube) {
            square
        } else {
            cube
        }
    };
    let other_size = (1..=MAX_SIZE).find(|size| size * size == found);
    if let (Some(shape), Some(found)) = (shape, other_size) {
        return ParseErrorKind::OtherSize { found, shape };
    }
    let nearest = || (1..=MAX_SIZE).min_by_key(|&size| found.abs_diff(count(size)));
    let size = shape.map(Shape::size).or_else(nearest).unwrap_or(MAX_SIZE);
    ParseErrorKind::CellCount {
        found,
        expected: count(size),
        size,
    }
}
