//! A position as a JSON object: `{"rows": 2, "cols": 2, "mines": 1, "board": ["1#", "##"]}`.
//!
//! The rows are those of the project's own format. `density` may stand for `mines`, and `tiling` names
//! a tiling of rows and columns; other fields are passed over.

use super::cells::{self, by_sign};
use super::draft::{Draft, grid};
use super::span::{Locator, locate};
use super::{Expected, Format, ParseError, ParseErrorKind, WriteError, symbol};
use crate::position::{Mines, Position};
use crate::tiling::Kind;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Object<'a> {
    #[serde(alias = "h")]
    rows: Option<usize>,
    #[serde(alias = "w")]
    cols: Option<usize>,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    tiling: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mines: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    density: Option<f64>,
    /// Borrowed, so that their places are known.
    #[serde(borrow)]
    board: Vec<&'a str>,
}

pub(super) fn read(text: &str) -> Result<Draft<'_>, ParseError> {
    let whole = locate(text, text);
    let found: Object<'_> = parse(text)?;
    let kind = match found.tiling {
        None => Kind::Square,
        Some(name) => {
            let kind = name.parse::<Kind>().ok().filter(|&kind| kind != Kind::Free);
            kind.ok_or_else(|| locate(text, name).unexpected(Expected::Tiling))?
        }
    };
    let mines = match (found.mines, found.density) {
        (Some(_), Some(_)) => return Err(whole.error(ParseErrorKind::Twice("mines"))),
        (Some(total), None) => Some((Mines::Total(total), whole)),
        (None, density) => density.map(|density| (Mines::Density(density), whole)),
    };
    let Some(first) = found.board.first().map(|row| locate(text, row)) else {
        return Err(whole.error(ParseErrorKind::Empty));
    };
    let mut locator = Locator::new(text);
    let rows = found.board.iter().map(|row| locator.locate(row));
    let sign = by_sign(symbol::view, Expected::Cell(Format::Json));
    let cells = cells::rectangle(rows, sign)?;
    for (said, is) in [(found.rows, cells.height()), (found.cols, cells.width)] {
        if let Some(expected) = said.filter(|&said| said != is) {
            let found = is;
            return Err(first.error(ParseErrorKind::CellCount { found, expected }));
        }
    }
    let tiling = grid(kind, cells.height(), cells.width, first)?;
    Ok(Draft::of_cells(tiling, cells, mines, whole))
}

pub(super) fn write(position: &Position) -> Result<String, WriteError> {
    let tiling = position.tiling();
    let kind = tiling.kind();
    if kind == Kind::Free {
        return Err(WriteError::Tiling {
            format: Format::Json,
            tiling: kind,
        });
    }
    let (mines, density) = match position.mines() {
        Mines::Total(total) => (Some(total), None),
        Mines::Density(density) => (None, Some(density)),
    };
    let signs = position.views().iter().map(|&view| symbol::symbol(view));
    let signs: String = signs.collect();
    let written = Object {
        rows: Some(tiling.height() as usize),
        cols: Some(tiling.width() as usize),
        tiling: (kind != Kind::Square).then(|| kind.id()),
        mines,
        density,
        // All signs are one byte.
        board: tiling.rows().map(|row| &signs[row]).collect(),
    };
    // Numbers and strings always have a JSON form.
    Ok(serde_json::to_string(&written).unwrap_or_default())
}

/// Reads JSON of a known form.
pub(super) fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, ParseError> {
    serde_json::from_str(text).map_err(|error| {
        let message = error.to_string();
        // It ends with the place, which is reported once already.
        let end = message.rfind(" at line ").unwrap_or(message.len());
        let message = message[..end].to_owned();
        let (line, column) = (error.line().max(1), error.column().max(1));
        ParseError::new(line, column, ParseErrorKind::Json { message })
    })
}
