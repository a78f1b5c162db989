//! What may come from outside: every format, and everything that is none.

use atisbo_sudoku::text::{
    Entry, Expected, Format, Metadata, ParseError, ParseErrorKind, Progress, Puzzles, WriteError,
    line, parse, parse_entry, parse_with, pretty, write, write_all, write_entry,
};
use atisbo_sudoku::{MAX_SIZE, Puzzle, Shape, Values};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// One puzzle of our own, in the forms it may come in.
const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn shape(rows: usize, columns: usize) -> Shape {
    Shape::new(rows, columns).expect("a shape")
}

fn values(text: &str) -> Vec<u8> {
    parse(text)
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
        .values()
}

/// Where a text is refused, and why.
fn refusal(text: &str) -> (usize, usize, ParseErrorKind) {
    let error = parse(text).expect_err("this is no puzzle");
    (error.line, error.column, error.kind)
}

fn all(text: &[u8]) -> Vec<Result<Entry, ParseError>> {
    Puzzles::new(text).collect()
}

fn unexpected(found: &str, expected: Expected) -> ParseErrorKind {
    let found = found.into();
    ParseErrorKind::Unexpected { found, expected }
}

fn row_count(found: usize, expected: usize) -> ParseErrorKind {
    ParseErrorKind::RowCount { found, expected }
}

#[test]
fn a_line_may_use_any_usual_sign_for_an_empty_cell_and_end_in_a_remark() {
    let expected = line::parse_81(LINE.as_bytes()).unwrap().to_vec();
    for empty in ['.', '0', '*', '_', '-', 'x', 'X'] {
        let text = LINE.replace('.', &empty.to_string());
        assert_eq!(values(&text), expected, "{empty}");
    }
    for remark in [
        "", " # easy", ",easy", ";easy", "\teasy", "  easy ", "#easy", "\r\n", "\n\n",
    ] {
        let entry = parse_entry(format!("{LINE}{remark}").as_bytes(), None).unwrap();
        assert_eq!(entry.puzzle.values(), expected, "{remark:?}");
        let said = Some("easy").filter(|_| remark.contains("easy"));
        assert_eq!(entry.remark.as_deref(), said, "{remark:?}");
    }
    let spaced: Vec<String> = LINE.chars().map(String::from).collect();
    assert_eq!(values(&spaced.join(" ")), expected);
    let rows: Vec<&str> = (0..9).map(|row| &LINE[9 * row..9 * row + 9]).collect();
    for between in ["\n", " ", "/", "\r\n", "\n\n"] {
        assert_eq!(values(&rows.join(between)), expected, "{between:?}");
    }
}

#[test]
fn borders_between_the_cells_of_a_line_do_not_count() {
    let boxes: Vec<&str> = (0..27).map(|part| &LINE[3 * part..3 * part + 3]).collect();
    assert_eq!(values(&boxes.join("-")), values(LINE));
    assert_eq!(values(&boxes.join("*").replace('.', "0")), values(LINE));
}

#[test]
fn grids_are_read_however_they_are_drawn() {
    let expected = values("1..4.2....1....3");
    for grid in [
        "1..4\n.2..\n..1.\n...3",
        "1--4\n-2--\n--1-\n---3",
        "1 0 0 4\n0 2 0 0\n0 0 1 0\n0 0 0 3",
        "1, 0, 0, 4\n0, 2, 0, 0\n0, 0, 1, 0\n0, 0, 0, 3",
        "1,0,0,4\n0,2,0,0\n0,0,1,0\n0,0,0,3",
        "1. .4\n.2 ..\n\n.. 1.\n.. .3",
        "+---+---+\n|1 .|. 4|\n|. 2|. .|\n+---+---+\n|. .|1 .|\n|. .|. 3|\n+---+---+",
        "1.|.4\n.2|..\n--+--\n..|1.\n..|.3",
        "*-----*\n|1.|.4|\n|.2|..|\n|--+--|\n|..|1.|\n|..|.3|\n*-----*",
        "1 . | . 4\n. 2 | . .\n=========\n. . | 1 .\n. . | . 3",
        "┌───┬───┐\n│1 .│. 4│\n│. 2│. .│\n├───┼───┤\n│. .│1 .│\n│. .│. 3│\n└───┴───┘",
        "╔═╤═╦═╤═╗\n║1│ ║ │4║\n╟─┼─╫─┼─╢\n║ │2║ │ ║\n╠═╪═╬═╪═╣\n║ │ ║1│ ║\n╟─┼─╫─┼─╢\n║ │ ║ │3║\n╚═╧═╩═╧═╝",
        "+-----+-----+\n| 1   |   4 |\n|   2 |     |\n+-----+-----+\n|     | 1   |\n|     |   3 |\n+-----+-----+",
        ".----.----.\n| 1. | .4 |\n| .2 | .. |\n:----+----:\n| .. | 1. |\n| .. | .3 |\n'----'----'",
        "| 1 1234 1234 4 |\n| 1234 2 1234 1234 |\n| . . 1 . |\n| . . . 3 |",
        "  1 . . 4   # with a remark\n  . 2 . .\n\n  . . 1 .\n  . . . 3\n",
        "\u{feff}Grid 01\n1004\n0200\n0010\n0003",
    ] {
        assert_eq!(values(grid), expected, "{grid}");
    }
}

#[test]
fn candidates_written_together_are_pencil_marks() {
    let puzzle = parse("1 23 234 4\n34 2 . 13\n234 34 1 24\n24 14 24 3").unwrap();
    assert!(puzzle.has_marks());
    let marks = |cell: usize| puzzle.candidates()[cell].iter().collect::<Vec<_>>();
    assert_eq!(
        (marks(1), marks(4), marks(6)),
        (vec![2, 3], vec![3, 4], vec![1, 2, 3, 4])
    );
    let drawn = parse_entry(puzzle.to_string().as_bytes(), None).unwrap();
    assert_eq!(drawn.format, Format::MarksGrid);
    let on_line = write(&puzzle, Format::Marks).unwrap();
    assert_eq!(on_line.trim_end().len(), 64);
    assert_eq!(parse(&on_line).unwrap().candidates(), puzzle.candidates());
}

#[test]
fn larger_values_are_letters_or_numbers() {
    let numbers: String = (0..12)
        .map(|row| {
            let value = |column: usize| (row * 3 + row / 4 + column) % 12 + 1;
            let words: Vec<String> = (0..12).map(|column| value(column).to_string()).collect();
            words.join(" ") + "\n"
        })
        .collect();
    let puzzle = parse(&numbers).unwrap();
    assert_eq!((puzzle.shape(), puzzle.clues()), (shape(3, 4), 144));
    let letters = write(&puzzle, Format::Line).unwrap();
    assert!(letters.starts_with("123456789ABC"));
    assert_eq!(parse(&letters).unwrap().values(), puzzle.values());
    let hexadecimal = "0123456789ABCDEF".to_owned() + &".".repeat(240);
    assert_eq!(values(&hexadecimal)[..16], (1..=16).collect::<Vec<u8>>());
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXY".to_owned() + &".".repeat(600);
    assert_eq!(values(&alphabet)[..25], (1..=25).collect::<Vec<u8>>());
}

#[test]
fn boxes_are_the_usual_ones_unless_the_text_says_otherwise() {
    let rows = "1.....\n.2....\n..3...\n...4..\n....5.\n.....6";
    let shape_of = |text: &str| parse(text).unwrap().shape();
    assert_eq!(shape_of(rows), shape(2, 3));
    assert_eq!(shape_of(&format!("shape 3x2\n{rows}")), shape(3, 2));
    let tall = "1.|..|..\n.2|..|..\n..|3.|..\n--+--+--\n..|.4|..\n..|..|5.\n..|..|.6";
    assert_eq!(shape_of(tall), shape(3, 2));
    let wide = "1..|...\n.2.|...\n---+---\n..3|...\n...|4..\n---+---\n...|.5.\n...|..6";
    assert_eq!(shape_of(wide), shape(2, 3));
    let uneven = wide.replacen("---+---\n", "", 1);
    let (_, _, kind) = refusal(&uneven.replacen(".\n.", ".\n---+---\n.", 1));
    let borders = ParseErrorKind::Borders {
        rows: 2,
        columns: 3,
        size: 6,
    };
    assert_eq!(kind, borders);
    let (found, shape) = (6, Shape::CLASSIC);
    let error = parse_with(rows, Some(shape)).unwrap_err();
    assert_eq!(error.kind, ParseErrorKind::OtherSize { found, shape });
}

#[test]
fn bars_around_every_cell_are_not_counted_as_cells() {
    // 24 cells and 25 bars in a row are 49 words, which would be 7 x 7.
    let tall = Puzzle::empty(shape(24, 1));
    let drawn = write(&tall, Format::Grid).unwrap();
    assert_eq!(parse(&drawn).map(|read| read.shape()), Ok(tall.shape()));
}

#[test]
fn an_sdk_file_keeps_what_it_says_about_its_puzzle() {
    let rows: String = (0..9)
        .map(|row| LINE[9 * row..9 * row + 9].to_owned() + "\n")
        .collect();
    let file = format!(
        "#AAda\n#DA first try\n#CTwo lines\n#Cof comment\n#B2026-11-16\n#SOwn\n#LEasy\n#Uhttps://example.org/\n{rows}"
    );
    let entry = parse_entry(file.as_bytes(), None).unwrap();
    assert_eq!((entry.format, entry.line), (Format::Sdk, 9));
    assert_eq!(entry.metadata.author.as_deref(), Some("Ada"));
    assert_eq!(
        entry.metadata.comment.as_deref(),
        Some("Two lines\nof comment")
    );
    assert_eq!(write_entry(&entry, Format::Sdk).unwrap(), file);
}

#[test]
fn a_sad_man_file_keeps_its_state() {
    let file = "[Puzzle]\n1..4\n.2..\n..1.\n...3\n[State]\n1.24\n.2..\n..1.\n...3\n";
    let entry = parse_entry(file.as_bytes(), None).unwrap();
    assert_eq!(entry.format, Format::SadMan);
    assert_eq!(entry.progress.as_ref().unwrap().values[..4], [1, 0, 2, 4]);
    assert_eq!(write_entry(&entry, Format::SadMan).unwrap(), file);
    let (line, _, kind) = refusal("[State]\n1..4\n");
    assert_eq!((line, kind), (1, unexpected("[State]", Expected::Section)));
}

#[test]
fn an_opensudoku_folder_holds_many_games_and_what_was_filled_in() {
    let cells: String = values("1..4.2....1....3")
        .iter()
        .enumerate()
        .map(|(cell, &given)| match (cell, given) {
            (1, _) => "3|0|1|".to_owned(),
            (2, _) => "0|6|1|".to_owned(),
            (_, 0) => "0|0|1|".to_owned(),
            _ => format!("{given}|0|0|"),
        })
        .collect();
    let file = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <name>Mine &amp; yours</name>\n  \
         <author>Ada</author>\n  <game data=\"{}\"/>\n  <game data=\"version: 2&#10;{cells}\" note=\"half done\"/>\n</opensudoku>\n",
        LINE.replace('.', "0")
    );
    let entries: Vec<Entry> = all(file.as_bytes())
        .into_iter()
        .map(Result::unwrap)
        .collect();
    let [first, second] = entries.as_slice() else {
        panic!("two games")
    };
    assert_eq!(first.puzzle.values(), values(LINE));
    assert_eq!((first.line, second.line), (5, 6));
    assert_eq!(first.metadata.title.as_deref(), Some("Mine & yours"));
    assert_eq!(second.puzzle.values(), values("1..4.2....1....3"));
    let progress = second.progress.as_ref().unwrap();
    assert_eq!(progress.values[..4], [1, 3, 0, 4]);
    assert_eq!(progress.notes[2].iter().collect::<Vec<_>>(), [2, 3]);
    assert_eq!(second.remark.as_deref(), Some("half done"));
    assert_eq!(write_all(&entries, Format::OpenSudoku).unwrap(), file);

    let (line, column, kind) = refusal(&file.replace("data=\"5", "data=\"?"));
    assert_eq!((line, column), (5, 15));
    assert!(matches!(kind, ParseErrorKind::Unexpected { .. }));
    assert!(matches!(
        refusal("<opensudoku>\n<game data=1/></opensudoku>"),
        (2, _, ParseErrorKind::Xml { .. })
    ));
    assert!(matches!(
        refusal("<html/>"),
        (1, 1, ParseErrorKind::Unexpected { .. })
    ));
}

#[test]
fn the_first_version_of_opensudoku_lists_notes() {
    let cells = "1|-|0|".to_owned() + &"0|1,2,|1|".repeat(3);
    let file = format!("<opensudoku><game data=\"version: 1\n{cells}\"/></opensudoku>");
    let entry = parse_entry(file.as_bytes(), None).unwrap();
    assert_eq!(entry.puzzle.clues(), 1);
    assert_eq!(entry.progress.unwrap().notes[3].len(), 2);
    let cells = "1|0|0|0|".to_owned() + &"0|1|2|1|".repeat(3);
    let file = format!("<opensudoku><game data=\"version: 3\n{cells}\"/></opensudoku>");
    let entry = parse_entry(file.as_bytes(), None).unwrap();
    assert_eq!(entry.progress.unwrap().notes[3].len(), 2);
}

#[test]
fn a_file_of_lines_a_file_of_blocks_and_a_mixture_hold_many_puzzles() {
    let lines = format!("# a list\nquizzes,solutions\n{LINE},1\n{LINE}\n\n{LINE}\n");
    assert_eq!(all(lines.as_bytes()).len(), 3);
    let grid = pretty(Shape::CLASSIC, &values(LINE));
    let blocks = format!("{grid}\n{grid}{grid}\nGrid 04\n{grid}{LINE}\n1..4\n.2..\n..1.\n...3\n");
    let found = all(blocks.as_bytes());
    assert_eq!(found.len(), 6);
    assert!(found.iter().all(Result::is_ok));
    assert_eq!(
        found[3].as_ref().unwrap().remark.as_deref(),
        Some("Grid 04")
    );
    let small = "1..4.2....1....3\n".repeat(1000);
    let found = all(small.as_bytes());
    let sizes = found.iter().flatten().map(|e| e.puzzle.shape().size());
    assert_eq!((found.len(), sizes.max()), (1000, Some(4)));
    let (line, _, kind) = refusal(&format!("{LINE}\n{LINE}"));
    assert_eq!((line, kind), (2, ParseErrorKind::Second));
}

#[test]
fn one_bad_line_is_one_error() {
    let bad = LINE.replace('5', "?");
    let short = &LINE[1..];
    let file = format!(
        "{LINE}\n{bad}\n{LINE}\n{short}\n{LINE}\n\u{ff}\n{}\n{LINE}\n",
        "1".repeat(1 << 20)
    );
    let mut file = file.into_bytes();
    file.extend_from_slice(b"\xff\xff\n");
    file.extend_from_slice(LINE.as_bytes());
    let good: Vec<bool> = all(&file).iter().map(Result::is_ok).collect();
    assert_eq!(
        good,
        [
            true, false, true, false, true, false, false, true, false, true
        ]
    );
}

#[test]
fn an_error_names_the_place_and_what_was_expected() {
    let (line, column, kind) = refusal(&LINE.replacen('7', "?", 1));
    assert_eq!((line, column), (1, 5));
    assert_eq!(kind, unexpected("?", Expected::Cell));
    let (_, column, kind) = refusal(&LINE[1..]);
    let cell_count = ParseErrorKind::CellCount {
        found: 80,
        expected: 81,
        size: 9,
    };
    assert_eq!((column, kind), (81, cell_count));
    let row_length = ParseErrorKind::RowLength {
        row: 2,
        found: 3,
        expected: 4,
    };
    assert_eq!(refusal("1..4\n.2.\n..1.\n...3"), (2, 4, row_length));
    assert_eq!(refusal("1..4\n.2..\n..1."), (3, 5, row_count(3, 4)));
    let too_large = ParseErrorKind::ValueTooLarge {
        found: "5".into(),
        size: 4,
    };
    assert_eq!(refusal("1..4\n.2..\n..5.\n...3"), (3, 3, too_large));
    assert_eq!(refusal("123456789").2, row_count(1, 9));
    assert_eq!(
        refusal("shape 3by2\n1.").2,
        unexpected("3by2", Expected::Shape)
    );
    for nothing in ["", "\u{feff}", " \n\t\r\n", "# only a comment", "Sudoku"] {
        assert_eq!(
            refusal(nothing),
            (1, 1, ParseErrorKind::Nothing),
            "{nothing:?}"
        );
    }
}

#[test]
fn what_a_format_cannot_express_is_refused() {
    let mut puzzle = Puzzle::empty(shape(3, 2));
    let on_line = write(&puzzle, Format::Line).unwrap();
    assert!(on_line.starts_with("shape 3x2\n"));
    let (format, shape) = (Format::OpenSudoku, puzzle.shape());
    let refused = Err(WriteError::Shape { format, shape });
    assert_eq!(write(&puzzle, format), refused);
    let cell = 7;
    puzzle.allow(cell, [1, 2].into_iter().collect());
    let format = Format::Rows;
    assert_eq!(
        write(&puzzle, format),
        Err(WriteError::Marks { format, cell })
    );
    puzzle.allow(cell, Values::NONE);
    let format = Format::MarksGrid;
    let refused = Err(WriteError::NoCandidate { format, cell });
    assert_eq!(write(&puzzle, format), refused);
    let marks = write(&puzzle, Format::Marks).unwrap();
    assert_eq!(parse(&marks).unwrap().candidates(), puzzle.candidates());
}

/// Any shape.
fn any_shape() -> impl Strategy<Value = Shape> {
    let shapes: Vec<Shape> = (1..=MAX_SIZE)
        .flat_map(|rows| (1..=MAX_SIZE).filter_map(move |columns| Shape::new(rows, columns)))
        .collect();
    proptest::sample::select(shapes)
}

/// Any values, most cells empty or hardly any; not two readings of a text that has them.
fn any_values(shape: Shape) -> impl Strategy<Value = Vec<u8>> {
    let value = 1..=shape.size() as u8;
    (0.01..0.99).prop_flat_map(move |density| {
        let cell = proptest::option::weighted(density, value.clone());
        proptest::collection::vec(cell.prop_map(Option::unwrap_or_default), shape.cells())
    })
}

fn any_givens() -> impl Strategy<Value = (Shape, Vec<u8>)> {
    any_shape().prop_flat_map(|shape| (Just(shape), any_values(shape)))
}

fn any_marks() -> impl Strategy<Value = (Shape, Vec<u32>)> {
    any_shape().prop_flat_map(|shape| {
        let bits = 1..=Values::up_to(shape.size()).bits();
        (Just(shape), proptest::collection::vec(bits, shape.cells()))
    })
}

fn any_words() -> impl Strategy<Value = Option<String>> {
    proptest::option::of("[a-zA-Z&<>\"'é#;,.|=-]{1,12}")
}

fn any_metadata() -> impl Strategy<Value = Metadata> {
    proptest::collection::vec(any_words(), 8).prop_map(|mut said| Metadata {
        title: said.pop().flatten(),
        author: said.pop().flatten(),
        description: said.pop().flatten(),
        comment: said.pop().flatten(),
        date: said.pop().flatten(),
        source: said.pop().flatten(),
        level: said.pop().flatten(),
        url: said.pop().flatten(),
    })
}

/// No text is left out, and a place in it is inside.
fn check_errors_are_inside(text: &[u8]) -> Result<(), TestCaseError> {
    let lossy = String::from_utf8_lossy(text);
    let lines: Vec<&str> = lossy.split('\n').collect();
    for error in Puzzles::new(text).filter_map(Result::err) {
        prop_assert!((1..=lines.len()).contains(&error.line), "{error}");
        let length = lines[error.line - 1].chars().count();
        prop_assert!((1..=length + 1).contains(&error.column), "{error}");
        prop_assert!(!error.to_string().is_empty());
    }
    Ok(())
}

/// The cells of each region, in any order.
fn regions(puzzle: &Puzzle) -> BTreeSet<Vec<usize>> {
    let regions = puzzle.rules().regions().iter();
    regions.map(|region| region.cells.clone()).collect()
}

proptest! {
    // Rules of many sizes are built for each.
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn givens_of_every_shape_survive_every_format((shape, values) in any_givens()) {
        let puzzle = Puzzle::from_values(shape, &values);
        for format in Format::ALL {
            let text = match write(&puzzle, format) {
                // Formats of other programs have the shapes of those programs, and killers no givens.
                Err(WriteError::Shape { .. } | WriteError::Given { .. })
                    if format == Format::OpenSudoku || format.has_variants() =>
                {
                    continue;
                }
                written => written.unwrap(),
            };
            // Lines that are also rows need to be told apart by name.
            let shape = format.is_one_per_line().then_some(puzzle.shape());
            let read = parse_with(&text, shape);
            let read = read.map_err(|error| TestCaseError::fail(format!("{format}: {error}\n{text}")))?;
            prop_assert_eq!(read.candidates(), puzzle.candidates(), "{}\n{}", format, text);
            // Boxes of another shape may come back as a jigsaw: what counts is which cells they hold.
            prop_assert_eq!(regions(&read), regions(&puzzle), "{}\n{}", format, text);
        }
    }

    #[test]
    fn pencil_marks_of_every_shape_survive((shape, cells) in any_marks()) {
        let mut puzzle = Puzzle::empty(shape);
        for (cell, bits) in cells.into_iter().enumerate() {
            puzzle.allow(cell, Values::from_bits(bits));
        }
        for format in [Format::Marks, Format::MarksGrid] {
            let text = write(&puzzle, format).unwrap();
            let read = parse(&text);
            let read = read.map_err(|error| TestCaseError::fail(format!("{format}: {error}\n{text}")))?;
            prop_assert_eq!(read.candidates(), puzzle.candidates(), "{}\n{}", format, text);
            prop_assert_eq!(read.shape(), puzzle.shape(), "{}\n{}", format, text);
        }
    }

    #[test]
    fn no_damaged_file_makes_it_fail_otherwise(
        (shape, values) in any_givens(),
        format in proptest::sample::select(Format::ALL.to_vec()),
        damage in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>(), 0..3u8), 1..6),
    ) {
        let Ok(text) = write(&Puzzle::from_values(shape, &values), format) else { return Ok(()) };
        let mut text = text.into_bytes();
        for (place, byte, how) in damage {
            let at = place.index(text.len().max(1)).min(text.len().saturating_sub(1));
            match how {
                0 if !text.is_empty() => text[at] = byte,
                1 => text.insert(at, byte),
                _ => text.truncate(at),
            }
        }
        check_errors_are_inside(&text)?;
    }
}

proptest! {
    #[test]
    fn what_is_said_about_a_puzzle_survives(
        values in any_values(Shape::CLASSIC),
        filling in any_values(Shape::CLASSIC),
        notes in proptest::collection::vec(0u32..512, 81),
        metadata in any_metadata(),
        remark in "[a-z][a-z&<>\"]{0,9}",
    ) {
        let puzzle = Puzzle::from_values(Shape::CLASSIC, &values);
        let mut entry = Entry { metadata, remark: Some(remark), ..Entry::from(puzzle) };
        let mut progress = Progress::empty(81);
        for cell in 0..81 {
            progress.values[cell] = if values[cell] > 0 { values[cell] } else { filling[cell] };
            progress.notes[cell] = Values::from_bits(notes[cell]);
        }
        entry.progress = Some(progress);
        let text = write_entry(&entry, Format::OpenSudoku).unwrap();
        let read = parse_entry(text.as_bytes(), None).unwrap();
        prop_assert_eq!(&read.metadata, &entry.metadata);
        prop_assert_eq!(&read.remark, &entry.remark);
        prop_assert_eq!(&read.progress, &entry.progress);
        entry.metadata.title = None;
        let text = write_entry(&entry, Format::Sdk).unwrap();
        let read = parse_entry(text.as_bytes(), None).unwrap();
        prop_assert_eq!(&read.metadata, &entry.metadata);
        let text = write_entry(&entry, Format::Line).unwrap();
        let read = parse_entry(text.as_bytes(), None).unwrap();
        prop_assert_eq!(&read.remark, &entry.remark);
    }

    #[test]
    fn the_fast_line_reader_agrees_with_the_slow_one(text in "[0-9.*_xX-]{81}[ ,;#a]?[a-z]{0,3}") {
        let fast = line::parse_81(text.as_bytes());
        // A blank in front keeps the fast way out.
        let slow = parse(&format!(" {text}")).ok().map(|puzzle| puzzle.values());
        prop_assert_eq!(fast.map(Vec::from), slow);
    }

    #[test]
    fn no_bytes_at_all_make_it_fail_otherwise_than_with_a_place(text in proptest::collection::vec(any::<u8>(), 0..400)) {
        check_errors_are_inside(&text)?;
    }

    #[test]
    fn nothing_that_looks_like_a_grid_makes_it_fail_otherwise(text in "([0-9A-P.*_x|+=/#,;:'é─│<>\\[\\]-]{0,30}[ \n]){0,30}") {
        check_errors_are_inside(text.as_bytes())?;
    }
}
