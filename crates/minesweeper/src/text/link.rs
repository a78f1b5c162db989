//! The links of PTTA's and Llama's `ZiNi` pages: `b=` the size, `m=` the mines.
//!
//! The size is 1, 2 or 3 for the classic levels, or width and height with the same number of digits,
//! one or two. The mines are the cells in rows as bits, five to a character, `0` to `9` and `a` to
//! `v`; the last character is filled up with zeros.

use super::span::{Span, locate};
use super::{Expected, Format, ParseError, ParseErrorKind, WriteError, draft};
use crate::board::Board;
use crate::tiling::{Cell, Tiling};
use std::fmt::Write;

const PAGE: &str = "https://pttacgfans.github.io/Minesweeper-ZiNi-Calculator/";
/// The classic levels: width and height.
const LEVELS: [(u32, u32); 3] = [(9, 9), (16, 16), (30, 16)];
const BITS: usize = 5;
const LONGEST_SIDE: u32 = 99;

/// Whether a text is such a link, or the part of it that counts.
pub(super) fn looks_like_it(text: &str) -> bool {
    parameter(text, "b").is_some() && parameter(text, "m").is_some()
}

/// The value of a parameter of a link.
fn parameter<'a>(text: &'a str, name: &str) -> Option<Span<'a>> {
    let mut parts = text.trim().split(['?', '&', '#']);
    let value = parts.find_map(|part| part.strip_prefix(name)?.strip_prefix('='))?;
    Some(locate(text, value))
}

pub(super) fn read(text: &str) -> Result<Board, ParseError> {
    let whole = locate(text, text.trim());
    let find = |name| {
        let value = parameter(text, name);
        value.ok_or_else(|| whole.unexpected(Expected::Parameter(name)))
    };
    let tiling = read_size(find("b")?)?;
    let bits = find("m")?;
    let mut mines = Vec::new();
    let mut digits = 0;
    for digit in bits.characters() {
        let value = digit.text.chars().next();
        let value = value.filter(|c| !c.is_ascii_uppercase());
        let value = value.and_then(|c| c.to_digit(32));
        let value = value.ok_or_else(|| digit.unexpected(Expected::Digit32))?;
        for bit in 0..BITS {
            let cell = digits * BITS + bit;
            if value >> (BITS - 1 - bit) & 1 == 1 {
                if cell >= tiling.len() {
                    return Err(digit.unexpected(Expected::MinePlace));
                }
                mines.push(Cell(cell as u32));
            }
        }
        digits += 1;
        if digits > tiling.len().div_ceil(BITS) {
            return Err(digit.unexpected(Expected::EndOfText));
        }
    }
    if digits < tiling.len().div_ceil(BITS) {
        return Err(bits.end().error(ParseErrorKind::CellCount {
            found: digits * BITS,
            expected: tiling.len(),
        }));
    }
    Ok(Board::new(tiling, mines))
}

fn read_size(size: Span<'_>) -> Result<Tiling, ParseError> {
    let bad = || size.unexpected(Expected::LinkSize);
    let is_number = size.text.bytes().all(|byte| byte.is_ascii_digit());
    let (width, height) = match size.text.len() {
        1 if is_number => {
            let level: usize = size.text.parse().map_err(|_| bad())?;
            let level = level.checked_sub(1).and_then(|level| LEVELS.get(level));
            *level.ok_or_else(bad)?
        }
        length @ (2 | 4) if is_number => {
            let side = |digits: &str| digits.parse().map_err(|_| bad());
            (
                side(&size.text[..length / 2])?,
                side(&size.text[length / 2..])?,
            )
        }
        _ => return Err(bad()),
    };
    draft::squares(height as usize, width as usize, size)
}

pub(super) fn write(board: &Board) -> Result<String, WriteError> {
    let tiling = board.tiling();
    let (width, height) = (tiling.width(), tiling.height());
    if width.max(height) > LONGEST_SIDE {
        return Err(WriteError::Size {
            format: Format::Link,
            most: LONGEST_SIDE,
        });
    }
    let mut text = format!("{PAGE}?b=");
    // Writing to a string cannot fail.
    let _ = match LEVELS.iter().position(|&level| level == (width, height)) {
        Some(level) => write!(text, "{}", level + 1),
        None => write!(text, "{width:02}{height:02}"),
    };
    text.push_str("&m=");
    for digit in 0..tiling.len().div_ceil(BITS) {
        let cells = digit * BITS..(digit + 1) * BITS;
        let value = cells.fold(0, |value, cell| {
            let is_mine = cell < tiling.len() && board.is_mine(Cell(cell as u32));
            2 * value + u32::from(is_mine)
        });
        text.extend(char::from_digit(value, 32));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::super::{parse_board, write_board};
    use super::*;
    use atisbo_base::Place;

    /// A board of 16 x 16 with 39 mines that a public page links to.
    const SEEN: &str = "https://llamasweeper.com/#/game/board-editor?b=2&\
                        m=0000000000000000220c8014k0pg0i80h30cc01140oo0ii0hh00";

    #[test]
    fn a_link_found_in_the_open_is_read_and_written_again() {
        let board = parse_board(SEEN.as_bytes(), None).unwrap();
        assert_eq!((board.tiling().height(), board.tiling().width()), (16, 16));
        assert_eq!(board.mines(), 39);
        for (row, column, mine) in [(5, 3, true), (15, 5, true), (0, 0, false)] {
            let cell = board.tiling().cell_at(Place::new(row, column)).unwrap();
            assert_eq!(board.is_mine(cell), mine);
        }
        let written = String::from_utf8(write_board(&board, Format::Link).unwrap()).unwrap();
        let (_, seen) = SEEN.split_once('?').unwrap();
        assert_eq!(written.trim_end().split_once('?').unwrap().1, seen);
    }

    #[test]
    fn a_small_board_needs_no_link_around_it() {
        let board = parse_board(b"b=43&m=g20", None).unwrap();
        assert_eq!(board.to_string(), "*...\n....\n*...");
    }

    #[test]
    fn faults_have_their_place() {
        let column = |text: &str| read(text).unwrap_err().column;
        assert_eq!(column("?b=0&m=0"), 4);
        assert_eq!(column("?b=22&m=w"), 9);
        assert_eq!(column("?b=22&m=1"), 9);
        assert_eq!(column("?b=22&m=000"), 10);
        assert_eq!(column("?b=33&m=0"), 10);
        assert_eq!(column("?b=000000"), 4);
        assert_eq!(column("?b=00&m=0"), 4);
        assert_eq!(column("?b=22"), 1);
    }
}
