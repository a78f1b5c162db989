//! Constraint strings: read, solved, written, and refused where they are wrong.

use atisbo_base::Budget;
use atisbo_sudoku::solver::{self, Verdict};
use atisbo_sudoku::text::{self, Format, ParseErrorKind, Puzzles, parse};
use atisbo_sudoku::variant::{AnyOf, Cage, Ground, Variant};
use atisbo_sudoku::{Puzzle, Shape, Values};
use proptest::prelude::*;
use serde::Deserialize;

#[derive(Deserialize)]
struct Published {
    name: String,
    input: String,
    solution: String,
}

fn published() -> Vec<Published> {
    serde_json::from_str(include_str!("../../../../data/sudoku/variants.json")).unwrap()
}

fn values(ground: Ground, solution: &str) -> Vec<u8> {
    let number = |sign: char| sign.to_digit(10).unwrap();
    solution
        .chars()
        .map(|sign| ground.value(number(sign)).unwrap())
        .collect()
}

#[test]
fn published_puzzles_have_the_published_solution_and_no_other() {
    for Published {
        name,
        input,
        solution,
    } in published()
    {
        let puzzle = parse(&input).unwrap_or_else(|error| panic!("{name}: {error}"));
        let solution = values(puzzle.rules().ground(), &solution);
        assert!(puzzle.is_solved_by(&solution), "{name}");
        let found = solver::solve(&puzzle, 2, &Budget::unlimited());
        assert_eq!(
            (found.verdict(), found.first),
            (Verdict::Unique, Some(solution)),
            "{name}"
        );
    }
}

#[test]
fn what_was_read_is_written_and_read_again() {
    for Published { name, input, .. } in published() {
        let puzzle = parse(&input).unwrap();
        let written =
            text::write(&puzzle, Format::Iss).unwrap_or_else(|error| panic!("{name}: {error}"));
        let again = parse(&written).unwrap_or_else(|error| panic!("{name}: {error}\n{written}"));
        assert_eq!(again.candidates(), puzzle.candidates(), "{name}");
        assert_eq!(again.rules().ground(), puzzle.rules().ground(), "{name}");
        assert_eq!(text::write(&again, Format::Iss).unwrap(), written, "{name}");
    }
}

#[test]
fn a_plain_puzzle_is_one_too() {
    let line = "..............1.23..4.56..........78..1.......654...........5..23.9.....7........";
    let puzzle = parse(line).unwrap();
    let written = text::write(&puzzle, Format::Iss).unwrap();
    assert!(
        written.starts_with(".~R2C6_1~R2C8_2~R2C9_3~R3C3_4"),
        "{written}"
    );
    let again = parse(&written).unwrap();
    assert_eq!(again.candidates(), puzzle.candidates());
    assert!(again.rules().is_plain());
    for shape in [
        Shape::new(3, 2),
        Shape::new(1, 7),
        Shape::new(2, 8),
        Shape::new(5, 5),
    ] {
        let empty = Puzzle::empty(shape.unwrap());
        let again = parse(&text::write(&empty, Format::Iss).unwrap()).unwrap();
        let regions = |puzzle: &Puzzle| {
            let regions = puzzle.rules().regions().iter();
            let mut cells: Vec<Vec<usize>> = regions.map(|region| region.cells.clone()).collect();
            cells.sort();
            cells
        };
        assert_eq!(regions(&again), regions(&empty));
    }
}

#[test]
fn values_cells_and_boxes_are_as_the_shape_says() {
    let zero = parse(".Shape~6x6~0-8.RegionSize~9.~R1C1_0~R6C6_8_0").unwrap();
    assert_eq!(zero.rules().ground().lowest, 0);
    assert_eq!(zero.given(0), Some(1));
    assert_eq!(
        zero.candidates()[35],
        [1, 9].into_iter().collect::<Values>()
    );
    assert_eq!(zero.rules().regions().len(), 6 + 6 + 4);
    let large = parse(".Shape~16x16.~R1Cb_16~RgCg_1").unwrap();
    assert_eq!((large.given(10), large.given(255)), (Some(16), Some(1)));
    assert_eq!(
        parse(".Shape~6x6~9.NoBoxes")
            .unwrap()
            .rules()
            .regions()
            .len(),
        12
    );
    assert_eq!(parse(".Shape~5x5~9").unwrap().rules().regions().len(), 10);
}

#[test]
fn alternatives_hold_lists_of_rules() {
    let puzzle = parse(".Or.Cage~3~R1C1~R1C2.And.~R1C1_5.Cage~0~R5C5~R5C6.End.End").unwrap();
    let cage = |cells: [usize; 2], sum| {
        Variant::from(Cage {
            cells: cells.to_vec(),
            sum,
        })
    };
    let Variant::AnyOf(AnyOf { alternatives }) = &puzzle.rules().variants()[0] else {
        panic!("no alternatives");
    };
    assert_eq!(alternatives[0], vec![cage([0, 1], Some(3))]);
    assert_eq!(alternatives[1][1], cage([40, 41], None));
}

#[test]
fn copies_are_moved() {
    // Bits 0 and 4: the first cell and the fifth.
    let puzzle = parse(".Replicate~R.Thermo~R1C1~R2C2.End").unwrap();
    let cells: Vec<Vec<usize>> = puzzle
        .rules()
        .variants()
        .iter()
        .map(Variant::cells)
        .collect();
    assert_eq!(cells, vec![vec![0, 10], vec![4, 14]]);
}

#[test]
fn a_string_may_be_an_address_or_fill_several_lines() {
    let lines = "\n  .Shape~9x9\n  .Diagonal~1\n  .~R1C1_5\n";
    let address = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Diagonal~1.%7ER1C1_5";
    for text in [lines, address] {
        let puzzle = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(
            (puzzle.given(0), puzzle.rules().variants().len()),
            (Some(5), 1)
        );
    }
    let many = ".AntiKing\n.AntiKnight\n\n1..4.2....1....3\n.~R1C1_1\n";
    let read: Vec<usize> = Puzzles::new(many.as_bytes())
        .map(|entry| entry.unwrap().line)
        .collect();
    assert_eq!(read, vec![1, 2, 4, 5]);
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let wrong = |text: &str| parse(text).unwrap_err();
    assert_eq!(wrong(".Cage~10~R1C1~R1C0").column, 15);
    assert_eq!(
        wrong(".AntiKing.Foo~1").kind,
        ParseErrorKind::UnknownRule {
            name: "Foo".to_owned()
        }
    );
    assert_eq!(wrong(".AntiKing.Foo~1").column, 11);
    assert_eq!(wrong("  .Diagonal~1\n  .Cage~x~R1C1").line, 2);
    assert!(matches!(
        wrong(".Cage~5~R1C1~R1C2.Cage~5").kind,
        ParseErrorKind::Rule { rule: "cage", .. }
    ));
    for text in [
        ".Shape~6x9",
        ".Shape~30x30",
        ".Shape~9x9~5",
        ".Shape~9x9~0-8~Raw",
        ".Shape~",
        ".RegionSize~x",
        ".~R1C1",
        ".~R1C1_10",
        ".~R1C1_x",
        ".~X",
        ".Cage",
        ".Cage~",
        ".Cage~99999999999~R1C1",
        ".Thermo~R1C1~Q",
        ".WhiteDot~R1C1~R5C5",
        ".LittleKiller~5~R5C5",
        ".LittleKiller~5",
        ".Sandwich~5~R10",
        ".XSum~R1~~",
        ".Skyscraper~R1~x~",
        ".Quad~R9C9~1",
        ".SameValues~3~R1C1~R1C2",
        ".SameValues~0~R1C1",
        ".Sum~5_=_1~R1C1~R1C2",
        ".LookAndSay~123~R1C1",
        ".PillArrow~2~R1C1~R1C2",
        ".Indexing~X~R1C1",
        ".Pair~!~~R1C1~R1C2",
        ".NFA~!!~~R1C1",
        ".NFA~A~~R1C1",
        ".Regex~KCg~R1C1",
        ".Jigsaw~123",
        ".Or.AntiKing",
        ".AntiKing.End",
        ".Replicate~Z.Thermo~R9C9~R9C8.End",
        ".SumLine~0~R1C1",
        ".EqualSum~R1C1~-~R0C1",
        ".ChaosConstruction.NoBoxes",
        ".Var~A~~2",
    ] {
        assert!(parse(text).is_err(), "{text} was read");
    }
}

/// Names of constraints of all kinds with blanks between; the first is empty, that of givens.
const NAMES: &str = " \
    Shape Cage Thermo Jigsaw Or And End Replicate Sum NFA Regex Pair PairX LittleKiller XSum \
    FullRank SumLine Lunchbox SameValues Quad WhiteDot PillArrow RegionSize LookAndSay Indexing \
    CountingCircles Zipper EqualityCage Lockout Doppelganger RegionSumLine NoBoxes Sandwich \
    Whisper";

fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(NAMES.split(' ').collect::<Vec<_>>())
            .prop_map(|name| format!(".{name}")),
        (1..=9u8, 1..=9u8).prop_map(|(row, column)| format!("~R{row}C{column}")),
        (0..40i32).prop_map(|number| format!("~{number}")),
        prop::sample::select(
            &[
                "~",
                "~R1",
                "~C3",
                "~-",
                "~LOOP",
                "~_a",
                "~R1C1_5",
                "~9x9",
                "~6x6",
                "~0-8",
                "~4_=_1_-1",
                "~KFteMC0yXQ",
                "~EgI"
            ][..]
        )
        .prop_map(str::to_owned),
        "[.~RC0-9A-Za-z_ -]{0,6}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_text_makes_the_reader_panic(words in prop::collection::vec(word(), 0..24)) {
        let text = words.concat();
        if let Ok(puzzle) = parse(&text)
            && let Ok(written) = text::write(&puzzle, Format::Iss)
        {
            prop_assert!(parse(&written).is_ok(), "{} became {}", text, written);
        }
    }
}

#[test]
fn a_quadruple_without_values_is_refused() {
    assert!(parse(".Quad~R1C1").is_err());
    assert!(parse(".Quad~R1C1~5").is_ok());
}

#[test]
fn huge_input_is_refused_or_read_in_no_time() {
    for text in [
        format!(".Cage~5{}", "~R1C1".repeat(10_000)),
        ".Or".repeat(10_000),
        format!(".NFA~{}~~R1C1", "A".repeat(50_000)),
        format!(
            ".Replicate~{}{}.End",
            "_".repeat(14),
            ".Thermo~R1C1~R1C1".repeat(1_000)
        ),
        format!(".Sum~1_=_{}~R1C1", "9".repeat(1_000)),
    ] {
        assert!(parse(&text).is_err());
    }
}
