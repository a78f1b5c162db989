//! The binary files called `.mbf`: width, height, the number of mines in two bytes with the greater
//! first, then column and row of each mine, a byte each, counted from 0.

use super::{Expected, Format, ParseError, ParseErrorKind, WriteError};
use crate::board::Board;
use crate::tiling::{Kind, Tiling};
use atisbo_base::Place;

const HEAD: usize = 4;

/// Whether bytes are such a file: as long as they say, and no text.
pub(super) fn looks_like_it(bytes: &[u8]) -> bool {
    let fits = match bytes {
        [_, _, high, low, mines @ ..] => {
            mines.len() == 2 * usize::from(u16::from_be_bytes([*high, *low]))
        }
        _ => false,
    };
    fits && (bytes.iter().any(|&byte| byte < b'\t') || std::str::from_utf8(bytes).is_err())
}

/// Reads a file; the line of an error is 1 and its column the byte, counted from 1.
pub(super) fn read(bytes: &[u8]) -> Result<Board, ParseError> {
    let error = |at: usize, kind: ParseErrorKind| ParseError::new(1, at + 1, kind);
    let ends = |expected| error(bytes.len(), ParseErrorKind::Ends { expected });
    let unexpected =
        |at, found, expected| error(at, ParseErrorKind::Unexpected { found, expected });
    let [width, height, high, low, mines @ ..] = bytes else {
        return Err(ends(Expected::Header));
    };
    let tiling = Tiling::grid(Kind::Square, u32::from(*height), u32::from(*width));
    let tiling = tiling.map_err(|size| error(0, size.into()))?;
    let expected = u16::from_be_bytes([*high, *low]);
    let places = mines.chunks(2).take(usize::from(expected)).enumerate();
    let mines = places.map(|(index, place)| {
        let at = HEAD + 2 * index;
        let &[column, row] = place else {
            return Err(ends(Expected::MinePlace));
        };
        let cell = tiling.cell_at(Place::new(row.into(), column.into()));
        cell.ok_or_else(|| unexpected(at, format!("{column} {row}"), Expected::MinePlace))
    });
    let cells: Vec<_> = mines.collect::<Result<_, _>>()?;
    let end = HEAD + 2 * usize::from(expected);
    if bytes.len() < end {
        return Err(ends(Expected::MinePlace));
    }
    if let Some(byte) = bytes.get(end) {
        return Err(unexpected(end, format!("{byte:#04x}"), Expected::EndOfText));
    }
    let board = Board::new(tiling, cells);
    let (found, expected) = (board.mines(), u32::from(expected));
    if found != expected {
        return Err(error(2, ParseErrorKind::MineCount { found, expected }));
    }
    Ok(board)
}

pub(super) fn write(board: &Board) -> Result<Vec<u8>, WriteError> {
    let format = Format::Mbf;
    let tiling = board.tiling();
    let most = u32::from(u8::MAX);
    let side = |side| u8::try_from(side).map_err(|_| WriteError::Size { format, most });
    let most = u32::from(u16::MAX);
    let mines = u16::try_from(board.mines()).map_err(|_| WriteError::Mines { format, most })?;
    let mut bytes = vec![side(tiling.width())?, side(tiling.height())?];
    bytes.extend(mines.to_be_bytes());
    for cell in tiling.cells().filter(|&cell| board.is_mine(cell)) {
        let (row, column) = tiling.place(cell).into();
        bytes.extend([side(column)?, side(row)?]);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::super::{parse_board, write_board};
    use super::*;

    #[test]
    fn a_file_found_in_the_open_is_read_and_written_again() {
        // 30 x 16 cells with 8 mines.
        let seen = [
            0x1e, 0x10, 0x00, 0x08, 0x10, 0x03, 0x0a, 0x05, 0x15, 0x06, 0x11, 0x08, 0x0a, 0x09,
            0x19, 0x0a, 0x15, 0x0c, 0x1d, 0x0e,
        ];
        let board = parse_board(&seen, None).unwrap();
        assert_eq!((board.tiling().height(), board.tiling().width()), (16, 30));
        assert!(board.is_mine(board.tiling().cell_at(Place::new(3, 16)).unwrap()));
        assert_eq!(write_board(&board, Format::Mbf).unwrap(), seen);
    }

    #[test]
    fn damaged_files_are_refused_where_the_damage_is() {
        let column = |bytes: &[u8]| read(bytes).unwrap_err().column;
        assert_eq!(column(&[2, 2, 0]), 4);
        assert_eq!(column(&[0, 2, 0, 0]), 1);
        assert_eq!(column(&[2, 2, 0, 1, 0]), 6);
        assert_eq!(column(&[2, 2, 0, 1, 2, 0]), 5);
        assert_eq!(column(&[2, 2, 0, 2, 0, 0, 0, 0]), 3);
        assert_eq!(column(&[2, 2, 0, 2, 0, 0]), 7);
        assert_eq!(column(&[2, 2, 0, 0, 7]), 5);
    }
}
