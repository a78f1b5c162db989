//! Positions and boards as text: the project's own format, which a person can type, and those of
//! other programs. The reader tells them apart by their content.
//!
//! | format | holds | looks like |
//! |---|---|---|
//! | [`Format::Rows`] | both | the project's own, see below |
//! | [`Format::Json`] | positions | `{"rows": 2, "cols": 2, "mines": 1, "board": ["1#", "##"]}`, with `density` or `tiling` if need be |
//! | [`Format::Analysis`] | positions | a `JSMinesweeper` link `...?analysis=acacaaab2d`, or its last part alone |
//! | [`Format::Mine`] | positions | `30x16x99` (width first), then rows of `H` hidden, `F` flag, `0` to `8`, `M` or `?` mine |
//! | [`Format::Lists`] | both | `[[1, 10], [10, 10]]`: 10 hidden, 11 mine, 12 hidden but safe (read as hidden); in a board -1 is a mine |
//! | [`Format::Minesweepr`] | positions | rows of `x` hidden, `.` zero, `1` to `8`, `*` mine |
//! | [`Format::Report`] | positions | rows of `?` hidden and `0` to `8`; `?` means something else elsewhere, so it must be named |
//! | [`Format::Link`] | boards | `...?b=43&m=g20`: size and mines as bits |
//! | [`Format::Mbf`] | boards | bytes: width, height, mines, then the place of each |
//!
//! Lists, `minesweepr`'s rows and the report's do not say how many mines there are: [`Reading`] does.
//!
//! # The project's own format
//!
//! ```text
//! tiling hex        ; square if it is not given; the rest of a line after a semicolon is a comment
//! mines 10          ; or: density 0.2
//! 1##
//! 2#F
//! ```
//!
//! `#` hidden, `F` flag, `?` question mark, a number, `*` a mine that is known. Numbers beyond 9 are
//! small letters, `a` is 10. Blanks between cells and empty lines do not count, and a slash is as good
//! as a line break: `mines 2 / 1# / ##`. A board has `.` for a safe cell and `*` for a mine, and needs
//! no number of mines; if there is one, it must be right.
//!
//! A free tiling brings the list of its cells along: the name, a colon, the neighbours (those said on
//! one side are heard on both), and if it is to be drawn in a certain way, `@` and the corners. What
//! the cells show follows in the order of the list, with line breaks wherever they look well.
//!
//! ```text
//! tiling free
//! north: east west @ 0,0 2,0 1,1
//! east: south      @ 2,0 2,2 1,1
//! south: west      @ 2,2 0,2 1,1
//! west:            @ 0,2 0,0 1,1
//! mines 1
//! 1 # # #
//! ```

mod analysis;
mod cells;
mod draft;
mod error;
mod format;
mod free;
mod json;
mod link;
mod lists;
mod mbf;
mod mine;
mod rows;
mod sheet;
mod signs;
mod span;
mod symbol;

pub use error::{Expected, ParseError, ParseErrorKind, WriteError};
pub use format::Format;
pub use symbol::symbol;

use crate::board::Board;
use crate::position::{Mines, Position};
use crate::tiling::{Kind, Tiling};
use std::fmt;
use std::str::FromStr;

/// How a text is to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reading {
    /// The format, if it is known; otherwise it is recognised by the content.
    pub format: Option<Format>,
    /// The mines, for texts that do not say them; those that do are refused.
    pub mines: Option<Mines>,
    /// Whether flags are known mines; those that contradict a number are refused.
    pub trust_flags: bool,
}

/// Reads a position in any format.
///
/// ```
/// use atisbo_minesweeper::{View, parse};
///
/// let position = parse("mines 2\n1#\n##").unwrap();
/// assert_eq!(position.views()[0], View::Number(1));
/// assert_eq!(position, parse("mines 2 / 1# / ##").unwrap());
/// assert_eq!(position, parse(r###"{"mines": 2, "board": ["1#", "##"]}"###).unwrap());
/// assert_eq!(position, parse("2x2x2\n1H\nHH").unwrap());
///
/// let error = parse("mines 2\n1#\n#o").unwrap_err();
/// assert_eq!((error.line, error.column), (3, 2));
/// ```
///
/// # Errors
///
/// Where the text is no position: the place, what was found there and what was expected.
pub fn parse(text: &str) -> Result<Position, ParseError> {
    parse_with(text.as_bytes(), Reading::default())
}

/// Reads a position from bytes that may not even be text, with what is known of it.
///
/// ```
/// use atisbo_minesweeper::{Mines, Reading, parse_with};
///
/// let mines = Some(Mines::Total(2));
/// let position = parse_with(b"...1x\n.112x\n.1*xx", Reading { mines, ..Reading::default() });
/// assert_eq!(position.unwrap().tiling().width(), 5);
/// ```
///
/// # Errors
///
/// As [`parse`], where the bytes are not UTF-8, if the format holds boards only, if the number of
/// mines is given in the text and beside it or in neither place, and if flags that are to be trusted
/// contradict the numbers.
pub fn parse_with(bytes: &[u8], reading: Reading) -> Result<Position, ParseError> {
    let text = text(bytes)?;
    let format = reading.format.unwrap_or_else(|| recognise(text, reading));
    let draft = match format {
        Format::Rows => rows::read(text),
        Format::Json => json::read(text),
        Format::Analysis => analysis::read(text),
        Format::Mine => mine::read(text),
        Format::Lists => lists::read(text),
        Format::Minesweepr | Format::Report => signs::read(text, format),
        Format::Link | Format::Mbf => Err(holds(format, false)),
    };
    draft?.finish(reading)
}

/// Reads a board in the given format, or in any.
///
/// ```
/// use atisbo_minesweeper::parse_board;
///
/// let board = parse_board(b"*...\n....\n*...", None).unwrap();
/// assert_eq!(board.mines(), 2);
/// assert_eq!(parse_board(b"https://example.org/?b=43&m=g20", None).unwrap(), board);
/// ```
///
/// # Errors
///
/// Where the text is no board, and if the format holds positions only.
pub fn parse_board(bytes: &[u8], format: Option<Format>) -> Result<Board, ParseError> {
    if format == Some(Format::Mbf) || (format.is_none() && mbf::looks_like_it(bytes)) {
        return mbf::read(bytes);
    }
    let text = text(bytes)?;
    let format = format.unwrap_or_else(|| match text.trim_start() {
        list if list.starts_with('[') => Format::Lists,
        link if link::looks_like_it(link) => Format::Link,
        _ => Format::Rows,
    });
    match format {
        Format::Rows => rows::read_board(text),
        Format::Lists => lists::read_board(text),
        Format::Link => link::read(text),
        _ => Err(holds(format, true)),
    }
}

/// Writes a position in a format. What a format has no sign for and is not known but meant by the
/// player, a flag or a question mark, is written as a hidden cell; a known mine becomes a flag in
/// [`Format::Analysis`].
///
/// ```
/// use atisbo_minesweeper::{Format, parse, write};
///
/// let position = parse("mines 1\n#1\n11").unwrap();
/// assert_eq!(write(&position, Format::Mine).unwrap(), "2x2x1\nH1\n11\n");
/// assert_eq!(write(&position, Format::Lists).unwrap(), "[[10, 1],\n [1, 1]]\n");
/// assert!(write(&position, Format::Analysis).unwrap().ends_with("?analysis=acacaaabOd\n"));
/// ```
///
/// # Errors
///
/// What the format cannot express: another tiling than squares (all but [`Format::Rows`]; of those
/// with rows and columns [`Format::Json`] takes all), a density, a known mine ([`Format::Report`]).
pub fn write(position: &Position, format: Format) -> Result<String, WriteError> {
    let total = || match position.mines() {
        Mines::Total(total) => Ok(total),
        Mines::Density(_) => Err(WriteError::Density { format }),
    };
    if !matches!(format, Format::Rows | Format::Json) {
        only_squares(position.tiling(), format)?;
    }
    let mut text = match format {
        Format::Rows => position.to_string(),
        Format::Json => json::write(position)?,
        Format::Analysis => analysis::write(position, total()?),
        Format::Mine => mine::write(position, total()?)?,
        Format::Lists => lists::write(position),
        Format::Minesweepr | Format::Report => signs::write(position, format)?,
        Format::Link | Format::Mbf => {
            let board = false;
            return Err(WriteError::Holds { format, board });
        }
    };
    text.push('\n');
    Ok(text)
}

/// Writes a board in a format.
///
/// ```
/// use atisbo_minesweeper::{Format, parse_board, write_board};
///
/// let board = parse_board(b"*.\n..", None).unwrap();
/// assert_eq!(write_board(&board, Format::Mbf).unwrap(), [2, 2, 0, 1, 0, 0]);
/// assert_eq!(write_board(&board, Format::Lists).unwrap(), b"[[-1, 1],\n [1, 1]]\n");
/// ```
///
/// # Errors
///
/// What the format cannot express: another tiling than squares (all but [`Format::Rows`]), sides
/// longer than 99 ([`Format::Link`]) or 255 ([`Format::Mbf`]), more than 65535 mines
/// ([`Format::Mbf`]).
pub fn write_board(board: &Board, format: Format) -> Result<Vec<u8>, WriteError> {
    if format != Format::Rows {
        only_squares(board.tiling(), format)?;
    }
    let mut text = match format {
        Format::Rows => board.to_string(),
        Format::Lists => lists::write_board(board),
        Format::Link => link::write(board)?,
        Format::Mbf => return mbf::write(board),
        _ => {
            let board = true;
            return Err(WriteError::Holds { format, board });
        }
    };
    text.push('\n');
    Ok(text.into_bytes())
}

/// Bytes as text without a byte order mark.
fn text(bytes: &[u8]) -> Result<&str, ParseError> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(text.strip_prefix('\u{feff}').unwrap_or(text)),
        Err(error) => Err(span::not_text(bytes, error.valid_up_to())),
    }
}

/// The format a position is written in.
fn recognise(text: &str, reading: Reading) -> Format {
    let first_word = text.split_whitespace().next().unwrap_or_default();
    if first_word.starts_with('{') {
        Format::Json
    } else if first_word.starts_with('[') {
        Format::Lists
    } else if mine::header(first_word).is_some() {
        Format::Mine
    } else if signs::looks_like_minesweepr(text) {
        Format::Minesweepr
    } else if analysis::looks_like_link(text)
        || (reading.mines.is_none() && analysis::looks_like_it(text))
    {
        Format::Analysis
    } else if link::looks_like_it(text) {
        Format::Link
    } else {
        Format::Rows
    }
}

fn holds(format: Format, board: bool) -> ParseError {
    ParseError::new(1, 1, ParseErrorKind::Holds { format, board })
}

fn only_squares(tiling: &Tiling, format: Format) -> Result<(), WriteError> {
    match tiling.kind() {
        Kind::Square => Ok(()),
        tiling => Err(WriteError::Tiling { format, tiling }),
    }
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse(text)
    }
}

/// As [`Format::Rows`], without a line break at the end.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        rows::write(self, f)
    }
}

impl FromStr for Board {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse_board(text.as_bytes(), None)
    }
}

/// As [`Format::Rows`], without a line break at the end.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        rows::write_board(self, f)
    }
}
