//! Any input: every format, and texts that are no grid.

use crate::common::any_grid;
use atisbo_ohno::{
    Cell, Expected, Format, Grid, MAX_SIDE, ParseErrorKind, Place, WriteError, parse, parse_bytes,
    write,
};
use proptest::prelude::*;

/// Where a text is refused, and why.
fn refusal(text: &str) -> (usize, usize, ParseErrorKind) {
    let error = parse(text).expect_err("this is not a grid");
    (error.line, error.column, error.kind)
}

fn unexpected(found: &str, expected: Expected) -> ParseErrorKind {
    let found = found.to_owned();
    ParseErrorKind::Unexpected { found, expected }
}

#[test]
fn blanks_tabs_line_ends_marks_comments_and_slashes_do_not_matter() {
    let expected = parse("W 2 .\n. O 3").unwrap();
    for same in [
        "\u{feff}W 2 .\n. O 3\n",
        "W 2 .\r\n. O 3\r\n",
        "\n\n  W\t2   .  \n\n. O 3\t\n\n",
        "# a puzzle\nW 2 .\n  # in two rows\n. O 3",
        "W 2 . / . O 3",
        "W 2 ./. O 3/",
        "w 2 .\n. o 3",
    ] {
        assert_eq!(parse(same).as_ref(), Ok(&expected), "{same:?}");
    }
}

#[test]
fn a_board_of_the_report_may_repeat_itself_and_end_in_blanks() {
    let board = "2 3\r\n0 0 W\r\n1 2 1 \r\n1 2 3\r\n\r\n";
    let expected = parse("W . .\n. . 3").unwrap();
    assert_eq!(parse(board), Ok(expected));
    assert_eq!(parse("4 4"), Ok(Grid::new(4, 4)));
    assert_eq!(parse("1 1").map(|grid| grid.cols()), Ok(2));
}

#[test]
fn the_export_of_the_original_game_and_the_word_are_read() {
    let expected = parse(". W\nO 1").unwrap();
    assert_eq!(parse("[0, 1, 2, 3]").as_ref(), Ok(&expected));
    assert_eq!(parse(" [0,1,\n2,3]\n").as_ref(), Ok(&expected));
    assert_eq!(parse("-rb1").as_ref(), Ok(&expected));
    assert_eq!(parse("1111"), parse("1 1\n1 1"));
}

#[test]
fn nothing_is_refused_as_nothing() {
    for nothing in ["", "\u{feff}", " \t\r\n\n", "# only a comment", "/ / /"] {
        assert_eq!(
            refusal(nothing),
            (1, 1, ParseErrorKind::Empty),
            "{nothing:?}"
        );
    }
}

#[test]
fn a_ragged_row_is_named_with_its_length() {
    let ragged = |row, found| ParseErrorKind::Ragged {
        row,
        found,
        expected: 3,
    };
    assert_eq!(refusal(". . .\n. ."), (2, 3, ragged(2, 2)));
    assert_eq!(refusal(". . .\n. . .\n. . . W"), (3, 7, ragged(3, 4)));
}

#[test]
fn an_unknown_word_is_shown_with_its_place() {
    assert_eq!(refusal(". .\n. x"), (2, 3, unexpected("x", Expected::Cell)));
    assert_eq!(refusal(". ñ -5"), (1, 3, unexpected("ñ", Expected::Cell)));
    assert_eq!(refusal("ñ"), (1, 1, unexpected("ñ", Expected::Cell)));
    let long = "x".repeat(5_000);
    let shown = format!("{}…", "x".repeat(20));
    assert_eq!(refusal(&long), (1, 1, unexpected(&shown, Expected::Cell)));
}

#[test]
fn numbers_must_be_possible_on_the_grid() {
    assert_eq!(refusal("0 . .\n. . ."), (1, 1, ParseErrorKind::NumberZero));
    let too_large = |found: &str, most| ParseErrorKind::NumberTooLarge {
        found: found.to_owned(),
        most,
    };
    assert_eq!(refusal(". . .\n. . 4"), (2, 5, too_large("4", 3)));
    assert!(parse(". . .\n. . 3").is_ok());
    assert_eq!(refusal("1"), (1, 1, too_large("1", 0)));
    let huge = "9".repeat(40);
    let shown = format!("{}…", "9".repeat(20));
    assert_eq!(refusal(&format!(". {huge}")), (1, 3, too_large(&shown, 1)));
    assert_eq!(refusal("2 2\n0 0 3"), (2, 5, too_large("3", 2)));
    assert_eq!(refusal("2 2\n0 0 0"), (2, 5, ParseErrorKind::NumberZero));
    assert_eq!(refusal("[5, 0, 0, 0]"), (1, 2, too_large("3", 2)));
    assert_eq!(refusal("r0--"), (1, 2, ParseErrorKind::NumberZero));
}

#[test]
fn a_board_of_a_million_cells_is_refused_at_once() {
    let too_large = |found| ParseErrorKind::TooLarge {
        found,
        most: MAX_SIDE,
    };
    let row = ". ".repeat(1_000) + "\n";
    assert_eq!(refusal(&row.repeat(1_000)), (1, 1, too_large(1_000)));
    assert_eq!(refusal(&".\n".repeat(1_000_000)), (201, 1, too_large(201)));
    assert_eq!(refusal("1000 1000\n0 0 W"), (1, 1, too_large(1_000)));
    assert_eq!(
        refusal("4 99999999999999999999999"),
        (1, 3, too_large(usize::MAX))
    );
    assert_eq!(refusal(&"-".repeat(1_000_000)), (1, 1, too_large(1_000)));
    let array = format!("[{}0]", "0,".repeat(999_999));
    assert!(matches!(refusal(&array).2, ParseErrorKind::TooLarge { .. }));
    assert!(parse(&". ".repeat(200)).is_ok());
    assert!(parse(&". \n".repeat(200)).is_ok());
}

#[test]
fn a_board_of_the_report_says_what_is_wrong_in_which_field() {
    let outside = |found: &str, last| ParseErrorKind::Outside {
        found: found.to_owned(),
        last,
    };
    assert_eq!(refusal("4 5\n4 0 W"), (2, 1, outside("4", 3)));
    assert_eq!(refusal("4 5\n0 9 W"), (2, 3, outside("9", 4)));
    assert_eq!(
        refusal("4 4\n0 0 W\n1 2 Q"),
        (3, 5, unexpected("Q", Expected::WallOrNumber))
    );
    assert_eq!(
        refusal("4 4\n0 0 W\nx 2 W"),
        (3, 1, unexpected("x", Expected::Coordinate))
    );
    assert_eq!(
        refusal("4 4\n0 0 W\n1 2 3 4"),
        (3, 7, unexpected("4", Expected::EndOfLine))
    );
    let ends = |expected| ParseErrorKind::Ends { expected };
    assert_eq!(
        refusal("4 4\n0 0 W\n1 2"),
        (3, 3, ends(Expected::WallOrNumber))
    );
    assert_eq!(refusal("4 4\n0 0 W\n1"), (3, 1, ends(Expected::Coordinate)));
    assert_eq!(
        refusal("0 4\n0 0 W"),
        (1, 1, unexpected("0", Expected::Side))
    );
}

#[test]
fn squares_must_be_square_and_arrays_must_end() {
    assert_eq!(
        refusal("---r-"),
        (1, 1, ParseErrorKind::NotSquare { cells: 5 })
    );
    assert_eq!(
        refusal("[0, 1, 2]").2,
        ParseErrorKind::NotSquare { cells: 3 }
    );
    assert_eq!(refusal("[]").2, ParseErrorKind::NotSquare { cells: 0 });
    let expected = Expected::ClosingBracket;
    assert_eq!(refusal("[0, 1").2, ParseErrorKind::Ends { expected });
    assert_eq!(refusal("[0, x]"), (1, 5, unexpected("x", Expected::Code)));
    assert_eq!(
        refusal("[0] 1"),
        (1, 5, unexpected("1", Expected::EndOfText))
    );
}

#[test]
fn bytes_that_are_no_text_are_refused_where_they_stand() {
    let error = parse_bytes(b". .\n. \xff\xfe").unwrap_err();
    assert_eq!((error.line, error.column), (2, 3));
    assert_eq!(error.kind, ParseErrorKind::NotText { byte: 0xff });
    assert!(parse_bytes(&[0, 159, 146, 150]).is_err());
    assert!(parse_bytes(b"\0\0\0").is_err());
    assert_eq!(parse_bytes(b". W"), parse(". W"));
}

#[test]
fn an_error_reads_as_a_sentence() {
    let error = parse(". . .\n. .").unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 2, column 3: row 2 has 2 cells, expected 3 as in the first row"
    );
}

#[test]
fn what_a_format_has_no_sign_for_is_refused() {
    let grid = parse("O .").unwrap();
    let pos = Place::new(0, 0);
    let format = Format::Report;
    assert_eq!(write(&grid, format), Err(WriteError::Cell { format, pos }));
    let format = Format::Line;
    assert_eq!(write(&grid, format), Err(WriteError::NotSquare { format }));
    let mut large = Grid::new(9, 9);
    large.set(pos, Cell::Number(10));
    assert_eq!(write(&large, format), Err(WriteError::Cell { format, pos }));
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,200}") {
        let _ = parse(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = parse_bytes(&bytes);
    }

    #[test]
    fn anything_like_a_grid_is_read_or_refused(text in "[0-9 .WOrb\\[\\],/#\\-\t\r\n\u{feff}é]{0,120}") {
        let _ = parse(&text);
    }

    #[test]
    fn what_is_written_is_read_again(grid in any_grid(12)) {
        // A single cell sees nothing, so no number fits it.
        prop_assume!(grid.rows() * grid.cols() > 1);
        for format in [Format::Rows, Format::Report, Format::Array, Format::Line] {
            if let Ok(text) = write(&grid, format) {
                let read = parse(&text);
                prop_assert_eq!(read.as_ref(), Ok(&grid), "{:?}: {}", format, text);
            }
        }
    }
}
