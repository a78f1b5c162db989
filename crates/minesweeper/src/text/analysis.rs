//! The packed position of a `JSMinesweeper` link: `analysis=`, two digits for the width, two for the
//! height, four for the mines (base 62, `a` is 0), then the cells in rows, packed as [`run`]s.
//!
//! Before they are packed, each flag takes one from every number around it, so that runs of equal
//! numbers get longer; so does a mine that a number around it proves at a glance. A flag beside a
//! number that is 0 by then cannot, and is marked so.

mod run;

use super::draft::{Draft, squares};
use super::span::{Span, locate};
use super::{Expected, ParseError, ParseErrorKind};
use crate::position::{Mines, Position, View};
use crate::tiling::{Cell, Tiling};
use run::Packed;

/// What stands before the packed position in a link.
const PARAMETER: &str = "analysis=";
const PAGE: &str = "https://davidnhill.github.io/JSMinesweeper/index.html?";

/// Whether a text is a link to such a position.
pub(super) fn looks_like_link(text: &str) -> bool {
    text.contains(PARAMETER) && !text.trim().contains(char::is_whitespace)
}

/// Whether a text may be such a position alone.
pub(super) fn looks_like_it(text: &str) -> bool {
    let text = text.trim();
    text.len() > run::HEAD && text.chars().all(|c| c.is_ascii_alphanumeric())
}

pub(super) fn read(text: &str) -> Result<Draft<'_>, ParseError> {
    let packed = match text.split_once(PARAMETER) {
        Some((_, packed)) => packed.split(['&', '#']).next().unwrap_or_default(),
        None => text,
    };
    let mut words = locate(text, packed).words();
    let whole = words.next().unwrap_or(locate(text, packed));
    if let Some(more) = words.next() {
        return Err(more.unexpected(Expected::EndOfText));
    }
    let mut digits = whole.characters();
    let mut number = |length: usize| {
        (0..length).try_fold(0, |number, _| {
            let digit = digits.next().unwrap_or(whole.end());
            let value = digit.text.chars().next().and_then(run::value);
            let value = value.ok_or_else(|| digit.unexpected(Expected::Digit62))?;
            Ok(number * run::BASE + value)
        })
    };
    let (width, height, mines) = (number(2)?, number(2)?, number(4)?);
    let tiling = squares(height as usize, width as usize, whole)?;
    let body = whole.part(&whole.text[run::HEAD..]);
    let (packed, starts) = unpack(body, tiling.len())?;
    let views = inflated(&tiling, &packed);
    Ok(Draft {
        tiling,
        views,
        mines: Some((Mines::Total(mines), whole)),
        whole,
        place: Box::new(move |cell| {
            let run = starts.partition_point(|&(start, _)| start <= cell.index());
            Some(starts.get(run.checked_sub(1)?)?.1)
        }),
    })
}

/// The cells, and where each run of them starts: at which cell, and where in the text.
type Runs<'a> = (Vec<Packed>, Vec<(usize, Span<'a>)>);

fn unpack(body: Span<'_>, expected: usize) -> Result<Runs<'_>, ParseError> {
    let mut cells = Vec::with_capacity(expected);
    let mut starts = Vec::new();
    let mut digits = body.characters().peekable();
    while let Some(first) = digits.next() {
        let read = |digit: Span<'_>| digit.text.chars().next().and_then(run::digit);
        let digit = read(first).ok_or_else(|| first.unexpected(Expected::Digit62))?;
        let mut length = digit.append_to(0);
        while let Some(next) = digits
            .peek()
            .and_then(|&next| read(next))
            .filter(|next| next.packed == digit.packed)
        {
            length = next.append_to(length);
            digits.next();
        }
        starts.push((cells.len(), first));
        let found = cells.len().saturating_add(length);
        if found > expected {
            return Err(first.error(ParseErrorKind::CellCount { found, expected }));
        }
        cells.resize(found, digit.packed);
    }
    match cells.len() {
        found if found < expected => Err(body
            .end()
            .error(ParseErrorKind::CellCount { found, expected })),
        _ => Ok((cells, starts)),
    }
}

/// What the cells show once each flag has given back what it took.
fn inflated(tiling: &Tiling, packed: &[Packed]) -> Vec<View> {
    let took = |cell: &&Cell| matches!(packed[cell.index()], Packed::Flag | Packed::Proved);
    let cells = tiling.cells().zip(packed);
    let views = cells.map(|(cell, packed)| match packed {
        Packed::Number(number) => {
            let given = tiling.neighbours(cell).iter().filter(took).count();
            View::Number(number + given as u8)
        }
        Packed::Hidden | Packed::Proved => View::Hidden,
        Packed::Flag | Packed::FlagThatTookNone => View::Flag,
    });
    views.collect()
}

/// Writes a link. A known mine becomes a flag, a question mark a hidden cell.
pub(super) fn write(position: &Position, mines: u32) -> String {
    let tiling = position.tiling();
    let mut text = format!("{PAGE}{PARAMETER}");
    for (number, length) in [(tiling.width(), 2), (tiling.height(), 2), (mines, 4)] {
        run::write_number(number, length, &mut text);
    }
    let packed = deflated(position);
    for cells in packed.chunk_by(|one, next| one == next) {
        run::write_run(cells[0], cells.len(), &mut text);
    }
    text
}

/// The cells once each flag has taken one from the numbers around it, where it can.
fn deflated(position: &Position) -> Vec<Packed> {
    let tiling = position.tiling();
    let mut packed: Vec<Packed> = position
        .views()
        .iter()
        .map(|&view| Packed::of(view))
        .collect();
    for (cell, number) in position.numbers() {
        let neighbours = tiling.neighbours(cell);
        let hidden = |&&cell: &&Cell| !matches!(packed[cell.index()], Packed::Number(_));
        if neighbours.iter().filter(hidden).count() == usize::from(number) {
            for neighbour in neighbours.iter() {
                if packed[neighbour.index()] == Packed::Hidden {
                    packed[neighbour.index()] = Packed::Proved;
                }
            }
        }
    }
    for cell in tiling.cells() {
        let cannot = match packed[cell.index()] {
            Packed::Flag => Packed::FlagThatTookNone,
            Packed::Proved => Packed::Hidden,
            _ => continue,
        };
        let neighbours = tiling.neighbours(cell);
        let is_zero = |neighbour: &Cell| packed[neighbour.index()] == Packed::Number(0);
        if neighbours.iter().any(is_zero) {
            packed[cell.index()] = cannot;
            continue;
        }
        for neighbour in neighbours.iter() {
            if let Packed::Number(number) = &mut packed[neighbour.index()] {
                *number -= 1;
            }
        }
    }
    packed
}

#[cfg(test)]
mod tests {
    use super::super::{Format, Reading, parse_with, write};
    use super::*;

    fn packed(text: &str) -> String {
        let position: Position = text.parse().unwrap();
        let link = write(&position, Format::Analysis).unwrap();
        let (_, packed) = link.trim_end().split_once(PARAMETER).unwrap();
        packed.to_owned()
    }

    #[test]
    fn an_untouched_expert_board_is_eleven_digits() {
        let rows = "#".repeat(30) + "\n";
        let text = format!("mines 99\n{}", rows.repeat(16));
        // 30, 16, 1 x 62 + 37, and 480 in the ten digits of hidden cells, R to 0.
        assert_eq!(packed(&text), "aEaqaabLVZR");
    }

    #[test]
    fn flags_and_proved_mines_take_one_from_the_numbers_around() {
        // The flag takes 1 from all three; the second row is 1 0 0 after that.
        assert_eq!(packed("mines 1\nF1\n11"), "acacaaab2d");
        // No flag: each 1 proves the mine.
        assert_eq!(packed("mines 1\n#1\n11"), "acacaaabOd");
        // A flag beside a 0 takes nothing.
        assert_eq!(packed("mines 1\nF0\n11"), "acacaaab9bm");
    }

    #[test]
    fn links_and_bare_strings_are_read_and_errors_have_their_place() {
        let there: Position = "mines 1\nF1\n11".parse().unwrap();
        for text in [
            "acacaaab2d",
            "analysis=acacaaab2d",
            "https://example.org/index.html?board=9x9x10&analysis=acacaaab2d&start=3",
        ] {
            assert_eq!(text.parse::<Position>().unwrap(), there, "{text}");
        }
        let error = |text: &str| {
            let reading = Reading {
                format: Some(Format::Analysis),
                ..Reading::default()
            };
            parse_with(text.as_bytes(), reading).map_err(|error| (error.column, error.kind))
        };
        let count = |found, expected| ParseErrorKind::CellCount { found, expected };
        assert_eq!(error("acacaaab2c"), Err((11, count(3, 4))));
        assert_eq!(error("acacaaab299999"), Err((10, count(6, 4))));
        // A length beyond all bounds.
        let long = error(&format!("acacaaab{}", "2".repeat(99)));
        assert_eq!(long, Err((9, count(usize::MAX, 4))));
        assert!(matches!(error("acac!aab2d"), Err((5, _))));
        assert!(matches!(
            error("acac"),
            Err((5, ParseErrorKind::Ends { .. }))
        ));
        assert!(matches!(error(""), Err((1, ParseErrorKind::Ends { .. }))));
    }
}
