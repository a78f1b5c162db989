//! Positions and boards go through every format and come back, and bad text is refused where it is bad.

use atisbo_base::seed;
use atisbo_minesweeper::{
    Board, Cell, Expected, Format, Free, Kind, Mines, ParseErrorKind, Position, PositionError,
    Reading, Tiling, View, WriteError, parse, parse_board, parse_with, write, write_board,
};
use proptest::prelude::*;
use rand::{Rng, RngExt};

/// A free tiling: a ring of cells with some chords, every other one with an outline.
fn free(cells: u32, rng: &mut impl Rng) -> Tiling {
    let name = |index: u32| format!("{}{index}", ["#", "mines", "1,", "Ñ"][index as usize % 4]);
    let neighbours: Vec<Vec<String>> = (0..cells)
        .map(|index| {
            let others = [(index + 1) % cells, rng.random_range(0..cells)];
            let others = others.into_iter().filter(|&other| other != index);
            others.map(name).collect()
        })
        .collect();
    let outlines = (0..cells).map(|index| {
        let mut coordinate = || rng.random_range(-9.0..9.0);
        (index % 2 == 0).then(|| (0..3).map(|_| (coordinate(), coordinate())).collect())
    });
    let outlines = outlines.collect();
    Tiling::free(Free::new((0..cells).map(name).collect(), &neighbours, outlines).unwrap())
}

fn tiling(kind: Kind, height: u32, width: u32, rng: &mut impl Rng) -> Tiling {
    match kind {
        Kind::Free => free(height * width, rng),
        kind => Tiling::grid(kind, height, width).unwrap(),
    }
}

/// A board, and a position of it with all kinds of views.
fn game(kind: Kind, height: u32, width: u32, seed: u64) -> (Board, Position) {
    let mut rng = seed::rng(seed, 0);
    let tiling = tiling(kind, height, width, &mut rng);
    let mines: Vec<Cell> = tiling.cells().filter(|_| rng.random_bool(0.3)).collect();
    let board = Board::new(tiling.clone(), mines);
    let views = tiling.cells().map(|cell| match rng.random_range(0..6) {
        0..=2 if !board.is_mine(cell) => View::Number(board.number(cell)),
        3 if board.is_mine(cell) => View::Mine,
        4 => View::Flag,
        5 => View::Question,
        _ => View::Hidden,
    });
    let views = views.collect();
    let mines = if rng.random_bool(0.5) {
        Mines::Total(board.mines())
    } else {
        // Sixteenths: the reader of JSON may round the last bit of others.
        Mines::Density(f64::from(rng.random_range(0..=16)) / 16.0)
    };
    let position = Position::new(tiling, mines, views).unwrap();
    (board, position)
}

fn with_views(position: &Position, change: impl Fn(View) -> View) -> Position {
    let views = position.views().iter().map(|&view| change(view)).collect();
    Position::new(position.tiling().clone(), position.mines(), views).unwrap()
}

/// What is left of a position in a format: some have no sign for marks.
fn as_said_in(position: &Position, format: Format) -> Position {
    with_views(position, |view| match (format, view) {
        (Format::Analysis, View::Mine) => View::Flag,
        (Format::Analysis | Format::Mine, View::Question)
        | (Format::Lists | Format::Minesweepr | Format::Report, View::Flag | View::Question) => {
            View::Hidden
        }
        _ => view,
    })
}

proptest! {
    #[test]
    fn positions_come_back_from_every_format_that_takes_them(
        kind in prop::sample::select(Kind::ALL.to_vec()),
        format in prop::sample::select(Format::POSITIONS.to_vec()),
        height in 1u32..7, width in 1u32..7, seed: u64,
    ) {
        let (_, position) = game(kind, height, width, seed);
        let has_mine = position.known_mines().next().is_some();
        match write(&position, format) {
            Ok(text) => {
                let mines = (!format.says_mines()).then(|| position.mines());
                let reading = Reading { mines, format: Some(format), trust_flags: false };
                let read = parse_with(text.as_bytes(), reading);
                prop_assert_eq!(read, Ok(as_said_in(&position, format)), "{}", text);
                // Told apart by content, except for the report's and for rows without a sign of
                // their own.
                let plain = format == Format::Minesweepr && !text.contains(['x', '.']);
                if format != Format::Report && !plain {
                    let read = parse_with(text.as_bytes(), Reading { format: None, ..reading });
                    prop_assert_eq!(read, Ok(as_said_in(&position, format)), "{}", text);
                }
            }
            Err(WriteError::Tiling { .. }) => {
                prop_assert!(kind != Kind::Square && format != Format::Rows);
                prop_assert!(kind == Kind::Free || format != Format::Json);
            }
            Err(WriteError::Density { .. }) => {
                prop_assert!(matches!(position.mines(), Mines::Density(_)));
            }
            Err(WriteError::Cell { .. }) => prop_assert!(format == Format::Report && has_mine),
            Err(other) => prop_assert!(false, "{other}"),
        }
    }

    #[test]
    fn boards_come_back_from_every_format_that_takes_them(
        kind in prop::sample::select(Kind::ALL.to_vec()),
        format in prop::sample::select(Format::BOARDS.to_vec()),
        height in 1u32..12, width in 1u32..12, seed: u64,
    ) {
        let (board, _) = game(kind, height, width, seed);
        match write_board(&board, format) {
            Ok(bytes) => {
                prop_assert_eq!(parse_board(&bytes, Some(format)), Ok(board.clone()));
                prop_assert_eq!(parse_board(&bytes, None), Ok(board));
            }
            Err(error) => {
                let tiling = WriteError::Tiling { format, tiling: kind };
                prop_assert!(error == tiling && kind != Kind::Square && format != Format::Rows);
            }
        }
    }

    #[test]
    fn rows_joined_by_slashes_are_the_same_position(
        kind in prop::sample::select(Kind::ALL.to_vec()),
        height in 1u32..6, width in 1u32..6, seed: u64,
    ) {
        let (_, position) = game(kind, height, width, seed);
        let line = position.to_string().replace('\n', " / ");
        prop_assert_eq!(parse(&line), Ok(position));
    }

    #[test]
    fn any_bytes_are_read_or_refused(
        bytes in prop::collection::vec(any::<u8>(), 0..60),
        format in prop::option::of(prop::sample::select(Format::ALL.to_vec())),
    ) {
        let _ = parse_with(&bytes, Reading { format, ..Reading::default() });
        let _ = parse_board(&bytes, format);
    }

    #[test]
    fn any_text_of_the_formats_signs_is_read_or_refused(
        text in r"(tiling (hex|free)|mines [0-9]{1,12}|a: [abc@ ]{0,5}|2x2x1|[#F?*0-9abx.HM/;:@\[\],{}\u{3000} \n-]{0,8}|\n){0,12}",
        format in prop::option::of(prop::sample::select(Format::ALL.to_vec())),
        trust_flags: bool, mines in prop::option::of(0u32..5),
    ) {
        let mines = mines.map(Mines::Total);
        let _ = parse_with(text.as_bytes(), Reading { format, mines, trust_flags });
        let _ = parse_board(text.as_bytes(), format);
    }

    #[test]
    fn damaged_text_is_read_or_refused_inside_the_text(
        kind in prop::sample::select(Kind::ALL.to_vec()),
        format in prop::sample::select(Format::POSITIONS.to_vec()),
        seed: u64, at: prop::sample::Index, sign: char,
    ) {
        let (_, position) = game(kind, 4, 5, seed);
        let Ok(text) = write(&position, format) else {
            return Ok(());
        };
        let mut signs: Vec<char> = text.chars().collect();
        let place = at.index(signs.len());
        signs[place] = sign;
        let text: String = signs.into_iter().collect();
        let reading = Reading { format: Some(format), mines: None, trust_flags: true };
        if let Err(error) = parse_with(text.as_bytes(), reading) {
            let lines: Vec<&str> = text.lines().collect();
            prop_assert!((1..=lines.len() + 1).contains(&error.line));
            let length = lines.get(error.line - 1).map_or(0, |line| line.len());
            prop_assert!((1..=length + 2).contains(&error.column), "{text}\n{error}");
        }
    }
}

/// Line, column and kind of the error.
fn refused(text: &str) -> (usize, usize, ParseErrorKind) {
    let error = parse(text).unwrap_err();
    (error.line, error.column, error.kind)
}

fn unexpected(found: &str, expected: Expected) -> ParseErrorKind {
    let found = found.to_owned();
    ParseErrorKind::Unexpected { found, expected }
}

#[test]
fn settings_that_are_wrong_are_named_where_they_stand() {
    let cell = Expected::Cell(Format::Rows);
    for (text, line, column, kind) in [
        ("", 1, 1, ParseErrorKind::Empty),
        ("mines 3\n; ###\n", 1, 1, ParseErrorKind::Empty),
        ("1#\n##", 1, 1, ParseErrorKind::NoMines),
        ("mines 1\nmines 2\n##", 2, 1, ParseErrorKind::Twice("mines")),
        (
            "mines 1\ndensity 0.2\n##",
            2,
            1,
            ParseErrorKind::Twice("mines"),
        ),
        (
            "mines 1 / tiling hex / tiling hex / ##",
            1,
            24,
            ParseErrorKind::Twice("tiling"),
        ),
        (
            "mines ten\n##",
            1,
            7,
            unexpected("ten", Expected::MineCount),
        ),
        ("mines -1\n##", 1, 7, unexpected("-1", Expected::MineCount)),
        (
            "mines 99999999999\n##",
            1,
            7,
            unexpected("99999999999", Expected::MineCount),
        ),
        (
            "mines\n##",
            1,
            6,
            ParseErrorKind::Ends {
                expected: Expected::MineCount,
            },
        ),
        ("mines 1 2\n##", 1, 9, unexpected("2", Expected::EndOfText)),
        ("density x\n##", 1, 9, unexpected("x", Expected::Density)),
        (
            "tiling honeycomb\n##",
            1,
            8,
            unexpected("honeycomb", Expected::Tiling),
        ),
        ("  mine 10\n##", 1, 3, unexpected("mine", Expected::Setting)),
        ("mines 1\n1#\n#ü", 3, 2, unexpected("ü", cell)),
        ("mines 1 / 1# / #.", 1, 17, unexpected(".", cell)),
    ] {
        assert_eq!(refused(text), (line, column, kind), "{text}");
    }
}

#[test]
fn rows_that_are_wrong_are_named_where_they_stand() {
    let ragged = |row, found, expected| ParseErrorKind::Ragged {
        row,
        found,
        expected,
    };
    assert_eq!(refused("mines 1\n##\n###"), (3, 1, ragged(2, 3, 2)));
    assert_eq!(refused("mines 1\n# #\n\n  #"), (4, 3, ragged(2, 1, 2)));
    let long = format!("mines 1\n{}", "#".repeat(1001));
    assert!(matches!(
        refused(&long),
        (2, 1001, ParseErrorKind::Tiling(_))
    ));
    let high = format!("mines 1\n{}", "#\n".repeat(1001));
    assert!(matches!(
        refused(&high),
        (1002, 1, ParseErrorKind::Tiling(_))
    ));
}

#[test]
fn what_no_board_can_show_is_named_where_it_stands() {
    let position = |text: &str| match refused(text) {
        (line, column, ParseErrorKind::Position(error)) => (line, column, error),
        other => panic!("{other:?}"),
    };
    let (line, column, error) = position("mines 1\n# # #\n# 9 #");
    assert!(matches!(
        error,
        PositionError::MoreThanNeighbours { number: 9, .. }
    ));
    assert_eq!((line, column), (3, 3));
    let (line, column, error) = position("mines 1\n#1\n02");
    assert!(matches!(
        error,
        PositionError::TooHigh {
            number: 2,
            room: 1,
            ..
        }
    ));
    assert_eq!((line, column), (3, 2));
    let (line, column, error) = position(r##"{"mines": 3, "board": ["**#", "#1#"]}"##);
    assert!(matches!(error, PositionError::TooLow { known: 2, .. }));
    assert_eq!((line, column), (1, 33));
    let (line, column, error) = position("; many\nmines 5\n##\n##");
    assert!(matches!(
        error,
        PositionError::TooManyMines { total: 5, room: 4 }
    ));
    assert_eq!((line, column), (2, 1));
    let (_, _, error) = position("mines 1\n**\n##");
    assert!(matches!(error, PositionError::TooFewMines { known: 2, .. }));
    for density in ["1.5", "-0.1", "nan", "inf"] {
        let (line, _, error) = position(&format!("density {density}\n##"));
        assert!(matches!(error, PositionError::Density(_)) && line == 1);
    }
}

#[test]
fn flags_are_doubted_unless_they_are_to_be_trusted() {
    let text = b"mines 2\nFF\n1#";
    let reading = Reading {
        trust_flags: true,
        ..Reading::default()
    };
    assert!(parse_with(text, Reading::default()).is_ok());
    let error = parse_with(text, reading).unwrap_err();
    assert_eq!((error.line, error.column), (3, 1));
    let trusted = parse_with(b"mines 2\nFF\n2#", reading).unwrap();
    assert_eq!(trusted.known_mines().count(), 2);
}

#[test]
fn mines_are_said_in_one_place() {
    let mines = Some(Mines::Total(1));
    let reading = Reading {
        mines,
        ..Reading::default()
    };
    let error = parse_with(b"tiling hex\nmines 1\n##", reading).unwrap_err();
    assert_eq!(
        (error.line, error.kind),
        (2, ParseErrorKind::Twice("mines"))
    );
    assert!(parse_with(b"##", reading).is_ok());
    assert!(matches!(
        refused("[[1, 10]]"),
        (1, 3, ParseErrorKind::NoMines)
    ));
}

#[test]
fn the_list_of_a_free_tiling_is_checked_line_by_line() {
    let text = |list: &str| format!("tiling free\n{list}\nmines 1\n# #");
    assert!(parse(&text("a: b\nb:")).is_ok());
    assert_eq!(
        parse(&text("a: b\nb:")),
        parse(&text("a: b ; a pair\nb: a"))
    );
    for (list, line, column) in [
        ("a: b\na:", 3, 1),
        ("a: b c\nb:", 2, 6),
        ("a: b\nb: a b", 3, 6),
        ("a: b\n: a", 3, 1),
        ("a: b\nb c: a", 3, 1),
        ("a: b @ 1,1 2,2\nb:", 2, 1),
        ("a: b @ 1,1 2,2 x,3\nb:", 2, 16),
        ("a: b @ 1,1 2,2 3\nb:", 2, 16),
        ("a: b\nb:\nc:", 6, 4),
        ("a:", 4, 3),
    ] {
        let (at_line, at_column, kind) = refused(&text(list));
        assert_eq!((at_line, at_column), (line, column), "{list}: {kind}");
    }
    assert!(parse("tiling free\nmines 1\n##").is_err());
}

#[test]
fn names_that_could_not_be_read_again_are_refused() {
    for name in ["", "a b", "a:", "x;", "1/2", "@"] {
        let names = vec![name.to_owned()];
        assert!(Free::new(names, &[vec![]], vec![None]).is_err(), "{name}");
    }
}

#[test]
fn a_board_says_how_many_mines_it_has_or_is_right_about_it() {
    assert_eq!("mines 1\n.*".parse::<Board>().unwrap().mines(), 1);
    let error = ".*\nmines 2".parse::<Board>().unwrap_err();
    assert_eq!((error.line, error.column), (2, 1));
    let error = "tiling torus\n.*\n.#".parse::<Board>().unwrap_err();
    assert_eq!((error.line, error.column), (3, 2));
}

#[test]
fn the_log_of_the_second_report_is_read_when_it_is_named() {
    let log = b"Board to resolve\n0 1 ?\n1 2 ?\n? ? ?\n";
    let reading = Reading {
        format: Some(Format::Report),
        mines: Some(Mines::Total(2)),
        trust_flags: false,
    };
    let position = parse_with(log, reading).unwrap();
    assert_eq!(position.to_string(), "mines 2\n01#\n12#\n###");
}

#[test]
fn a_safe_cell_of_lists_is_hidden_and_wrong_numbers_are_placed() {
    let reading = Reading {
        mines: Some(Mines::Total(1)),
        ..Reading::default()
    };
    let position = parse_with(b"[[1, 12],\n [10, 11]]", reading).unwrap();
    assert_eq!(position.to_string(), "mines 1\n1#\n#*");
    let place = |text: &str| {
        let error = parse_with(text.as_bytes(), reading).unwrap_err();
        (error.line, error.column)
    };
    assert_eq!(place("[[1, 12],\n [10, 13]]"), (2, 7));
    assert_eq!(place("[[1, 12],\n [10]]"), (2, 3));
    assert_eq!(place("[[1, 12],\n [10, true]]"), (2, 10));
    assert_eq!(place("[]"), (1, 1));
}

#[test]
fn json_that_is_no_position_is_refused_where_it_is_wrong() {
    let place = |text: &str| {
        let (line, column, _) = refused(text);
        (line, column)
    };
    assert_eq!(place(r#"{"mines": 1, "board": ["", ""]}"#), (1, 25));
    assert_eq!(
        place("{\"mines\": 1,\n \"board\": [\"#1\",\n  \"#o\"]}"),
        (3, 5)
    );
    assert_eq!(place(r#"{"mines": -1, "board": ["F"]}"#), (1, 12));
    assert_eq!(place(r#"{"mines": 1, "cols": 2, "board": ["F"]}"#), (1, 36));
    assert_eq!(
        place(r#"{"mines": 1, "tiling": "free", "board": ["F"]}"#),
        (1, 25)
    );
    assert_eq!(place(r#"{"mines": 1}"#), (1, 12));
    let many = format!(
        r#"{{"mines": 1, "board": [{}"F"]}}"#,
        r#""F","#.repeat(200_000)
    );
    assert_eq!(place(&many), (1, 25 + 4 * 1000));
}

#[test]
fn long_junk_is_refused_at_once() {
    let start = std::time::Instant::now();
    for junk in [
        "#", "#\n", "[", "{", "a", "9", "/", "a:\n", "ü", "mines ", "x", "1x",
    ] {
        let text = junk.repeat(300_000 / junk.len());
        for format in Format::ALL {
            let reading = Reading {
                format: Some(format),
                ..Reading::default()
            };
            assert!(parse_with(text.as_bytes(), reading).is_err());
            assert!(parse_board(text.as_bytes(), Some(format)).is_err());
        }
        let free = format!("tiling free\nmines 1\n{text}");
        assert!(parse(&free).is_err());
    }
    assert!(start.elapsed().as_secs() < 20);
}

#[test]
fn the_largest_board_goes_through_text() {
    let tiling = Tiling::grid(Kind::Square, 1000, 1000).unwrap();
    let position = Position::untouched(tiling, Mines::Total(200_000)).unwrap();
    for format in [Format::Rows, Format::Analysis, Format::Mine, Format::Json] {
        let text = write(&position, format).unwrap();
        assert_eq!(parse(&text).as_ref(), Ok(&position), "{format}");
    }
}
