//! The formats that tell of variants: Solo's game IDs, killer strings, links of f-puzzles and `SudokuPad`.

use atisbo_base::Budget;
use atisbo_sudoku::solver::solve;
use atisbo_sudoku::text::{
    Entry, Expected, Format, ParseErrorKind, Puzzles, WriteError, parse, parse_entry, write,
    write_entry,
};
use atisbo_sudoku::variant::{Cage, Variant};
use atisbo_sudoku::{Puzzle, Shape};
use proptest::prelude::*;
use serde_json::{Value, json};

const SOLO: &str = include_str!("../../../../data/sudoku/solo.txt");
const KILLERS: &str = include_str!("../../../../data/sudoku/killers.txt");

fn entries(text: &str) -> Vec<Entry> {
    let read = |entry: Result<Entry, _>| entry.unwrap_or_else(|error| panic!("{error}"));
    Puzzles::new(text.as_bytes()).map(read).collect()
}

fn variants(puzzle: &Puzzle) -> &[Variant] {
    puzzle.rules().variants()
}

fn ids(puzzle: &Puzzle) -> Vec<&'static str> {
    variants(puzzle).iter().map(Variant::id).collect()
}

fn refusal(text: &str) -> (usize, usize, ParseErrorKind) {
    let error = parse(text).expect_err("this is no puzzle");
    (error.line, error.column, error.kind)
}

fn cage(cells: impl Into<Vec<usize>>, sum: Option<u32>) -> Variant {
    let cells = cells.into();
    Cage { cells, sum }.into()
}

/// Two puzzles say the same, their rules in any order.
fn assert_same(one: &Puzzle, other: &Puzzle) {
    let sorted = |puzzle: &Puzzle| {
        let mut rules: Vec<String> = variants(puzzle)
            .iter()
            .map(|rule| format!("{rule:?}"))
            .collect();
        rules.sort();
        rules
    };
    assert_eq!(one.shape(), other.shape());
    assert_eq!(one.candidates(), other.candidates());
    assert_eq!(sorted(one), sorted(other));
}

/// What is written in a format is read back.
fn assert_survives(puzzle: &Puzzle, format: Format) {
    assert_same(&parse(&write(puzzle, format).unwrap()).unwrap(), puzzle);
}

mod solo {
    use super::*;

    #[test]
    fn game_ids_are_written_as_they_were_read() {
        let lines = SOLO.lines().filter(|line| !line.starts_with('#'));
        for (entry, line) in entries(SOLO).iter().zip(lines) {
            assert_eq!(entry.format, Format::Solo);
            assert_eq!(write(&entry.puzzle, Format::Solo).unwrap().trim_end(), line);
        }
    }

    #[test]
    fn every_game_has_one_solution() {
        let entries = entries(SOLO);
        assert_eq!(entries.len(), 37);
        for entry in entries {
            let found = solve(&entry.puzzle, 2, &Budget::unlimited());
            assert_eq!(found.count, 1, "line {}", entry.line);
        }
    }

    #[test]
    fn the_size_the_kind_and_the_generators_wishes_stand_in_front() {
        let puzzle = parse("2x3:1_6e2_3c6d5_2d3c6_5e3_2").unwrap();
        assert_eq!(puzzle.shape(), Shape::new(2, 3).unwrap());
        assert_eq!(puzzle.values()[..12], [1, 6, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0]);
        let with_wishes = parse("2x3r4dt:1_6e2_3c6d5_2d3c6_5e3_2 the first").unwrap();
        assert_eq!(with_wishes.values(), puzzle.values());
        let diagonal = parse("2x2x:p").unwrap();
        assert_eq!(ids(&diagonal), ["diagonal", "diagonal"]);
    }

    #[test]
    fn what_is_wrong_is_shown_where_it_is() {
        let cell_count = |found| ParseErrorKind::CellCount {
            found,
            expected: 16,
            size: 4,
        };
        let too_large = ParseErrorKind::ValueTooLarge {
            found: "5".into(),
            size: 4,
        };
        let end = |expected| ParseErrorKind::End { expected };
        let size = |found| ParseErrorKind::Size { found };
        let name = "3x3#12345".to_owned();
        let cases = [
            ("2x2:o", (1, 6, cell_count(15))),
            ("  2x2:pa", (1, 8, cell_count(17))),
            ("2x2:5o", (1, 5, too_large)),
            ("2x2:o!", (1, 6, unexpected("!", Expected::SoloCells))),
            ("2x2:p,", (1, 6, unexpected(",", Expected::End))),
            ("4j:p", (1, 5, end(Expected::SoloEdges))),
            ("4j:p,y", (1, 6, unexpected("y", Expected::End))),
            ("4j:p,w", (1, 7, end(Expected::SoloEdges))),
            ("4j:p,x", (1, 6, unexpected("16", Expected::Regions))),
            ("6x6:a", (1, 1, size(36))),
            ("99999999999x99999999:a", (1, 1, size(4_294_967_295))),
            ("3x3q:a", (1, 4, unexpected("q", Expected::SoloParameters))),
            ("3x3#12345", (1, 1, ParseErrorKind::OnlyName { name })),
        ];
        for (text, expected) in cases {
            assert_eq!(refusal(text), expected, "{text}");
        }
    }

    #[test]
    fn what_has_no_id_is_not_written() {
        let rule = |format, rule| Err(WriteError::Rule { format, rule });
        let thermometer =
            json!({"size": 9, "grid": empty(9), "thermometer": [{"lines": [["R1C1", "R1C2"]]}]});
        let puzzle = parse(&thermometer.to_string()).unwrap();
        for format in [Format::Solo, Format::Line] {
            assert_eq!(write(&puzzle, format), rule(format, "thermometer"));
        }
        let one_diagonal = json!({"size": 9, "grid": empty(9), "diagonal+": true});
        let puzzle = parse(&one_diagonal.to_string()).unwrap();
        let format = Format::Solo;
        assert_eq!(write(&puzzle, format), rule(format, "diagonal"));
        let two_pieces = json!({"size": 9, "grid": empty(9), "killercage": [{"cells": ["R1C1", "R3C3"], "value": "9"}]});
        let puzzle = parse(&two_pieces.to_string()).unwrap();
        assert_eq!(write(&puzzle, format), rule(format, "cage"));
    }
}

fn unexpected(found: &str, expected: Expected) -> ParseErrorKind {
    let found = found.into();
    ParseErrorKind::Unexpected { found, expected }
}

mod killer {
    use super::*;

    /// A classic line of the same rows for strings without a puzzle in them.
    const FREE: &str = "000000000";

    #[test]
    fn strings_of_the_forums_are_read_and_told_the_same_in_every_way() {
        let entries = entries(KILLERS);
        assert_eq!(entries.len(), 47);
        for entry in &entries {
            assert_eq!(entry.format, Format::Killer);
            assert_survives(&entry.puzzle, Format::Killer);
            assert_survives(&entry.puzzle, Format::FPuzzles);
        }
    }

    #[test]
    fn the_solutions_that_are_known_obey_the_rules() {
        let known = entries(KILLERS)
            .into_iter()
            .filter_map(|entry| Some((entry.remark?, entry.puzzle)));
        let mut count = 0;
        for (solution, puzzle) in known {
            let values: Vec<u8> = solution.bytes().map(|digit| digit - b'0').collect();
            assert!(puzzle.is_solved_by(&values), "{solution}");
            count += 1;
        }
        assert_eq!(count, 10);
    }

    /// The line of the one string that has several solutions.
    const SEVERAL: usize = 26;

    #[test]
    fn two_grids_obey_one_of_the_strings() {
        let entries = entries(KILLERS);
        let loose = entries.iter().find(|entry| entry.line == SEVERAL).unwrap();
        for grid in [
            "821376945795481362634529718183654297956712834247893156519267483478135629362948571",
            "163498752527613984984725631319872465672534819845961273258146397736259148491387526",
        ] {
            let values: Vec<u8> = grid.bytes().map(|digit| digit - b'0').collect();
            assert!(loose.puzzle.is_solved_by(&values), "{grid}");
        }
    }

    #[test]
    #[ignore = "some of them are hard"]
    fn no_other_string_has_several_solutions_and_most_are_decided() {
        let mut undecided = 0;
        let all = entries(KILLERS);
        for entry in &all {
            let found = solve(&entry.puzzle, 2, &Budget::unlimited().nodes(20_000));
            let expected = if entry.line == SEVERAL { 2 } else { 1 };
            if found.stop.is_some() {
                undecided += 1;
                assert!(found.count <= expected, "line {}", entry.line);
            } else {
                assert_eq!(found.count, expected, "line {}", entry.line);
            }
        }
        assert!(2 * undecided < all.len(), "{undecided} of {}", all.len());
    }

    #[test]
    fn a_number_is_a_sum_and_a_cage() {
        // The third cell is in no cage, the fourth is a given.
        let numbers = "3x3:d:k:4609:4609:1:2051:".to_owned() + &"0:".repeat(77);
        let puzzle = parse(&numbers).unwrap();
        assert_eq!(ids(&puzzle), ["diagonal", "diagonal", "cage"]);
        assert!(variants(&puzzle).contains(&cage([0, 1], Some(18))));
        assert_eq!(puzzle.given(3), Some(8));
    }

    #[test]
    fn sumocue_has_cages_and_regions() {
        let rows = "=3+0=0=0=0=0=0=0=9".to_owned() + &"=0".repeat(72);
        let puzzle = parse(&format!("SumoCueV1{rows}")).unwrap();
        assert_eq!(variants(&puzzle), [cage([0, 1], Some(3))]);
        assert_eq!(puzzle.given(8), Some(9));
        let jigsaw = (0..81).map(|cell| format!("={}J{}", u8::from(cell == 4), cell % 9));
        let jigsaw = jigsaw.collect::<Vec<_>>().concat();
        let jigsaw = format!("SumoCueV1{jigsaw}");
        let puzzle = parse(&jigsaw).unwrap();
        assert_eq!(puzzle.given(4), Some(1));
        let boxes = (0..81).map(|cell| format!("=0J{}", cell / 27 * 3 + cell % 9 / 3));
        let boxes = boxes.collect::<Vec<_>>().concat();
        let puzzle = parse(&format!("SumoCueV1D{boxes}")).unwrap();
        assert_eq!(variants(&puzzle).len(), 2);
    }

    #[test]
    fn a_jigsaw_killer_is_written_as_sumocue_does() {
        let snakes: String = (0..81)
            .map(|cell| match cell {
                0 => "=10J1".into(),
                1 => "+0J0".into(),
                9 => "=5J0".into(),
                _ => format!("=0J{}", cell / 9),
            })
            .collect();
        let puzzle = parse(&format!("SumoCueV1{snakes}")).unwrap();
        assert_eq!(ids(&puzzle), ["jigsaw", "cage"]);
        let text = write(&puzzle, Format::Killer).unwrap();
        assert!(text.starts_with("SumoCueV1=10J"), "{text}");
        assert_same(&parse(&text).unwrap(), &puzzle);
    }

    #[test]
    fn pointers_lead_to_sums() {
        let text = format!("C<0000009^00000000{}", FREE.repeat(7));
        let puzzle = parse(&text).unwrap();
        assert_eq!(variants(&puzzle), [cage([0, 1, 9], Some(12))]);
        assert_eq!(puzzle.given(8), Some(9));
        let off_the_grid = format!("C<`000009{}", FREE.repeat(8));
        let pointer = |sign| unexpected(sign, Expected::CagePointer);
        assert_eq!(refusal(&off_the_grid), (1, 3, pointer("`")));
        let round = format!("><{}", "0".repeat(79));
        assert!(matches!(
            refusal(&round).2,
            ParseErrorKind::Unexpected { .. }
        ));
    }

    #[test]
    fn a_cage_without_a_sum_is_written_with_pointers() {
        let text = format!("0<0000000{}", FREE.repeat(8));
        let puzzle = parse(&text).unwrap();
        assert_eq!(variants(&puzzle), [cage([0, 1], None)]);
        assert_eq!(write(&puzzle, Format::Killer).unwrap().trim_end(), text);
    }

    #[test]
    fn a_slip_in_a_classic_line_is_not_taken_for_a_killer() {
        let line = format!("1.<{}", ".".repeat(78));
        let (_, column, kind) = refusal(&line);
        assert_eq!((column, kind), (3, unexpected("<", Expected::Cell)));
    }

    #[test]
    fn what_is_wrong_is_shown_where_it_is() {
        let cell_count = |found| ParseErrorKind::CellCount {
            found,
            expected: 81,
            size: 9,
        };
        let sums = "3x3::k:257:513:".to_owned() + &"0:".repeat(79);
        let cases = [
            ("3x3::k:1:2:", (1, 12, cell_count(2))),
            ("3x3::k:1:x", (1, 10, unexpected("x", Expected::CageNumber))),
            (&sums, (1, 12, unexpected("513", Expected::CageSum))),
            ("SumoCueV1=1=2", (1, 14, cell_count(2))),
            ("SumoCueV1=1?", (1, 12, unexpected("?", Expected::CageCell))),
        ];
        for (text, expected) in cases {
            assert_eq!(refusal(text), expected, "{text}");
        }
        let headless = format!("SumoCueV1+5{}", "=0".repeat(4)) + "+0" + &"=0".repeat(75);
        assert_eq!(refusal(&headless).2, unexpected("+5", Expected::CageCell));
    }
}

/// The rows of a grid with nothing in it.
fn empty(size: usize) -> Value {
    let row: Value = (0..size).map(|_| json!({})).collect();
    (0..size).map(|_| row.clone()).collect()
}

mod fpuzzles {
    use super::*;

    /// All that is read and written alike.
    fn everything() -> Value {
        let mut grid = empty(9);
        grid[0][0] = json!({"value": 5, "given": true});
        grid[0][1] = json!({"givenPencilMarks": [1, 2]});
        grid[0][2] = json!({"value": 3});
        grid[0][3] = json!({"centerPencilMarks": [4, 7]});
        json!({
            "size": 9,
            "title": "All at once",
            "author": "nobody",
            "ruleset": "Every rule\nthat there is.",
            "grid": grid,
            "diagonal+": true,
            "diagonal-": true,
            "antiknight": true,
            "antiking": true,
            "disjointgroups": true,
            "nonconsecutive": true,
            "negative": ["xv", "ratio"],
            "killercage": [{"cells": ["R1C1", "R1C2"], "value": "10"}, {"cells": ["R2C1", "R2C2"]}],
            "extraregion": [{"cells": ["R3C1", "R4C2"]}],
            "thermometer": [{"lines": [["R1C1", "R2C2"]]}],
            "slowthermometer": [{"lines": [["R1C1", "R2C2"]]}],
            "palindrome": [{"lines": [["R1C1", "R2C2"]]}],
            "renban": [{"lines": [["R1C1", "R2C2"]]}],
            "whispers": [{"lines": [["R1C1", "R2C2"]]}, {"lines": [["R1C1", "R2C2"]], "value": "4"}],
            "betweenline": [{"lines": [["R1C1", "R2C2", "R3C3"]]}],
            "arrow": [{"cells": ["R1C1"], "lines": [["R1C1", "R1C2", "R1C3"]]}],
            "regionsumline": [{"lines": [["R1C1", "R2C4"]]}],
            "entropicline": [{"lines": [["R1C1", "R2C2", "R3C3"]]}],
            "zipperline": [{"lines": [["R1C1", "R2C2", "R3C3"]]}],
            "doublearrow": [{"lines": [["R1C1", "R2C2", "R3C3"]]}],
            "rowindexer": [{"cells": ["R1C1", "R2C2"]}],
            "columnindexer": [{"cells": ["R1C1"]}],
            "odd": [{"cell": "R5C5"}],
            "even": [{"cell": "R5C6"}],
            "difference": [{"cells": ["R1C1", "R1C2"]}],
            "ratio": [{"cells": ["R2C1", "R2C2"]}],
            "xv": [{"cells": ["R1C1", "R1C2"], "value": "X"}, {"cells": ["R2C1", "R2C2"], "value": "V"}],
            "quadruple": [{"cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [1, 2, 2]}],
            "littlekillersum": [
                {"cell": "R0C1", "cells": ["R1C2", "R2C3", "R3C4", "R4C5", "R5C6", "R6C7", "R7C8", "R8C9"], "direction": "DR", "value": "30"},
                {"cell": "R0C10", "cells": ["R1C9", "R2C8", "R3C7", "R4C6", "R5C5", "R6C4", "R7C3", "R8C2", "R9C1"], "direction": "DL", "value": "40"},
            ],
            "sandwichsum": [{"cell": "R1C0", "value": "10"}, {"cell": "R0C1", "value": "0"}],
            "xsum": [{"cell": "R1C10", "value": "20"}],
            "skyscraper": [{"cell": "R10C3", "value": "4"}],
        })
    }

    #[test]
    fn every_rule_is_written_as_it_was_read() {
        let entry = parse_entry(everything().to_string().as_bytes(), None).unwrap();
        assert_eq!(entry.format, Format::FPuzzles);
        assert_eq!(entry.metadata.title.as_deref(), Some("All at once"));
        assert_eq!(entry.progress.as_ref().unwrap().values[..3], [5, 0, 3]);
        for format in [Format::FPuzzles, Format::SudokuPad] {
            let link = write_entry(&entry, format).unwrap();
            assert!(link.starts_with("https://"));
            let again = parse_entry(link.as_bytes(), None).unwrap();
            assert_eq!(again.format, format);
            assert_eq!(again.metadata, entry.metadata);
            assert_eq!(again.progress, entry.progress);
            assert_same(&again.puzzle, &entry.puzzle);
            assert_eq!(write_entry(&again, format).unwrap(), link);
        }
    }

    #[test]
    fn json_may_go_on_for_lines_and_others_may_follow() {
        let pretty = serde_json::to_string_pretty(&everything()).unwrap();
        let small = json!({"size": 4, "grid": empty(4)}).to_string();
        let file = format!("# first\n{pretty}\n{small}\n1..4.2....1....3\n");
        let entries = entries(&file);
        let sizes: Vec<usize> = entries
            .iter()
            .map(|entry| entry.puzzle.shape().size())
            .collect();
        assert_eq!(sizes, [9, 4, 4]);
        assert_eq!(entries[2].format, Format::Line);
    }

    #[test]
    fn other_regions_are_other_boxes_or_a_jigsaw_or_none() {
        let with_regions = |region: &dyn Fn(usize, usize) -> Value| {
            let row = |row| {
                (0..6)
                    .map(|column| json!({"region": region(row, column)}))
                    .collect()
            };
            let rows: Vec<Value> = (0..6).map(row).collect();
            json!({"size": 6, "grid": rows}).to_string()
        };
        let tall = with_regions(&|row, column| json!(row / 3 * 3 + column / 2));
        let tall = parse(&tall).unwrap();
        assert_eq!(Some(tall.shape()), Shape::new(3, 2));
        assert!(variants(&tall).is_empty());
        let link = write(&tall, Format::FPuzzles).unwrap();
        assert_eq!(parse(&link).unwrap().shape(), tall.shape());
        let swapped = with_regions(&|row, column| match (row, column) {
            (0, 2) => json!(1),
            (1, 3) => json!(0),
            _ => json!(row / 2 * 2 + column / 3),
        });
        let jigsaw = parse(&swapped).unwrap();
        assert_eq!(ids(&jigsaw), ["jigsaw"]);
        assert_survives(&jigsaw, Format::SudokuPad);
        let none = parse(&with_regions(&|_, _| Value::Null)).unwrap();
        assert_eq!(ids(&none), ["no_boxes"]);
        assert_survives(&none, Format::FPuzzles);
    }

    #[test]
    fn rules_that_have_no_field_are_told_by_others() {
        let text = json!({
            "size": 9,
            "grid": empty(9),
            "minimum": [{"cell": "R1C1"}, {"cell": "R1C2"}],
            "maximum": [{"cell": "R9C9"}],
            "clone": [{"cells": ["R2C2"], "cloneCells": ["R5C7"]}],
        });
        let puzzle = parse(&text.to_string()).unwrap();
        let count = |id| ids(&puzzle).iter().filter(|&&other| other == id).count();
        assert_eq!((count("greater_than"), count("palindrome")), (5, 1));
        let again = ids(&parse(&write(&puzzle, Format::FPuzzles).unwrap()).unwrap());
        let thermometers = again.iter().filter(|&&id| id == "thermometer");
        assert_eq!(thermometers.count(), 5);
    }

    #[test]
    fn drawings_are_skipped_and_rules_that_are_not_known_are_named() {
        let with = |name: &str, value: Value| {
            let mut document =
                json!({"size": 4, "grid": empty(4), "text": [{"value": "hi"}], "line": [{}]});
            document[name] = value;
            document.to_string()
        };
        for (name, value) in [
            ("circle", json!([{}])),
            ("cage", json!([{"cells": []}])),
            ("fog", json!([])),
        ] {
            assert!(parse(&with(name, value)).is_ok(), "{name}");
        }
        let cases = [
            ("wildrule", json!([{}]), "wildrule"),
            (
                "cage",
                json!([{"cells": ["R1C1"], "value": "7"}]),
                "cage[0]",
            ),
            ("negative", json!(["sum"]), "negative[0]"),
        ];
        for (rule, value, path) in cases {
            let name = path.to_owned();
            assert_eq!(
                refusal(&with(rule, value)),
                (1, 1, ParseErrorKind::UnknownRule { name })
            );
        }
    }

    #[test]
    fn what_is_wrong_is_shown_by_its_path() {
        let with = |name: &str, value: Value| {
            let mut document = json!({"size": 4, "grid": empty(4)});
            document[name] = value;
            refusal(&document.to_string()).2
        };
        let field = |path: &str, found: &str, expected| ParseErrorKind::Field {
            path: path.into(),
            found: found.into(),
            expected,
        };
        assert_eq!(
            with("odd", json!([{"cell": "R5C1"}])),
            field("odd[0].cell", "R5C1", Expected::CellName)
        );
        assert_eq!(
            with("killercage", json!([{"cells": ["R1C1"], "value": "ten"}])),
            field("killercage[0].value", "ten", Expected::Number)
        );
        assert_eq!(
            with("killercage", json!([{"value": "3"}])),
            ParseErrorKind::MissingField {
                path: "killercage[0].cells".into()
            }
        );
        assert_eq!(with("size", json!(99)), ParseErrorKind::Size { found: 99 });
        assert_eq!(
            with("size", json!(9)),
            ParseErrorKind::RowCount {
                found: 4,
                expected: 9
            }
        );
        assert_eq!(
            with("grid", json!({"a": 1})),
            field("grid", "{\"a\":1}", Expected::List)
        );
        let twice = with("killercage", json!([{"cells": ["R1C1", "R1C1"]}]));
        assert!(matches!(twice, ParseErrorKind::Rule { rule: "cage", .. }));
        let (line, column, kind) = refusal("{\"size\":9,\n  \"grid\":x}");
        assert_eq!((line, column), (2, 10));
        assert!(matches!(kind, ParseErrorKind::Json { .. }));
    }

    #[test]
    fn a_damaged_link_says_so() {
        let puzzle = parse("1..4.2....1....3").unwrap();
        let link = write(&puzzle, Format::FPuzzles).unwrap();
        let cut = &link[..link.len() / 2];
        let (line, column, kind) = refusal(cut);
        assert_eq!((line, column), (1, 1));
        assert_eq!(kind, ParseErrorKind::Packed);
        let packed = link.trim_end().split_once("load=").unwrap().1;
        assert_same(&parse(packed).unwrap(), &puzzle);
        assert_same(&parse(&format!("fpuzzles{packed}")).unwrap(), &puzzle);
    }
}

mod sudokupad {
    use super::*;

    fn boxes() -> Value {
        let region = |index: usize| {
            let cells = (0..9).map(|cell| [index / 3 * 3 + cell / 3, index % 3 * 3 + cell % 3]);
            json!(cells.collect::<Vec<_>>())
        };
        (0..9).map(region).collect()
    }

    fn native() -> Value {
        let mut cells = empty(9);
        cells[4][4] = json!({"value": "7"});
        let row: Vec<[usize; 2]> = (0..9).map(|column| [0, column]).collect();
        json!({
            "id": "x",
            "cellSize": 50,
            "metadata": {"title": "A killer", "rules": ["One.", "Two."]},
            "cells": cells,
            "regions": boxes(),
            "cages": [
                {"cells": [[0, 0], [0, 1]], "value": 10, "unique": true},
                {"cells": row, "unique": true, "hidden": true},
                {"value": "author: nobody"},
            ],
            "lines": [],
        })
    }

    #[test]
    fn givens_regions_and_cages_are_read_from_its_own_json() {
        let entry = parse_entry(native().to_string().as_bytes(), None).unwrap();
        assert_eq!(entry.format, Format::SudokuPad);
        assert_eq!(variants(&entry.puzzle), [cage([0, 1], Some(10))]);
        assert_eq!(entry.puzzle.given(40), Some(7));
        assert_eq!(entry.metadata.title.as_deref(), Some("A killer"));
        assert_eq!(entry.metadata.author.as_deref(), Some("nobody"));
        assert_eq!(entry.metadata.description.as_deref(), Some("One.\nTwo."));
    }

    #[test]
    fn drawings_are_refused_and_named() {
        let mut drawn = native();
        drawn["lines"] = json!([{}, {}]);
        drawn["overlays"] = json!([{}]);
        let found = "lines: 2, overlays: 1".to_owned();
        assert_eq!(
            refusal(&drawn.to_string()),
            (1, 1, ParseErrorKind::Drawn { found })
        );
        let [mut fog, mut marks, mut cage] = [native(), native(), native()];
        fog["foglight"] = json!([[0, 0]]);
        marks["cells"][0][0] = json!({"pencilMarks": [1, 2]});
        cage["cages"] = json!([{"cells": [[0, 0]], "value": "<10"}]);
        for (document, name) in [
            (fog, "foglight"),
            (marks, "cells[0][0].pencilMarks"),
            (cage, "cages[0].value"),
        ] {
            let name = name.to_owned();
            let kind = refusal(&document.to_string()).2;
            assert_eq!(kind, ParseErrorKind::UnknownRule { name });
        }
    }

    #[test]
    fn codes_of_classic_puzzles_are_read_in_both_forms() {
        let older = "classicB6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B";
        let puzzle = parse(older).unwrap();
        assert_eq!((puzzle.shape().size(), puzzle.clues()), (9, 23));
        assert_eq!(puzzle.values()[..6], [0, 6, 0, 9, 1, 0]);
        let newer = format!("https://sudokupad.app/classicF3{}", "o".repeat(12) + "e0");
        let puzzle = parse(&newer).unwrap();
        assert_eq!(puzzle.values()[..4], [5, 0, 3, 0]);
        let rules = parse(&format!(
            "https://sudokupad.app/scfF3{}e0*wxtName*aMe",
            "o".repeat(12)
        ))
        .unwrap();
        assert_eq!(ids(&rules), ["windoku", "diagonal", "diagonal"]);
    }

    #[test]
    fn a_name_alone_is_no_puzzle() {
        let name = "qjGdb3Nhr8".to_owned();
        let link = format!("  https://sudokupad.app/{name}");
        assert_eq!(refusal(&link), (1, 3, ParseErrorKind::OnlyName { name }));
    }
}

/// Texts of every kind, and what becomes of them when a few characters change.
fn texts() -> impl Strategy<Value = String> {
    let of = |text: &'static str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let mut texts = of(SOLO);
    texts.extend(of(KILLERS));
    let puzzle = parse(texts.last().unwrap()).unwrap();
    texts.push(write(&puzzle, Format::SudokuPad).unwrap());
    let document = json!({"size": 4, "grid": empty(4), "killercage": [{"cells": ["R1C1"], "value": "3"}],
        "littlekillersum": [{"cell": "R0C1", "direction": "DR", "value": "5"}],
        "sandwichsum": [{"cell": "R1C0", "value": "5"}], "arrow": [{"cells": ["R1C1"], "lines": [["R1C1", "R1C2"]]}]});
    texts.push(document.to_string());
    texts.push(json!({"cells": empty(4), "regions": [[[0, 0]]], "cages": [{"cells": [[0, 1]], "value": 3}]}).to_string());
    let change = (any::<prop::sample::Index>(), "[ -~é]?");
    (
        prop::sample::select(texts),
        prop::collection::vec(change, 0..4),
    )
        .prop_map(|(text, changes)| {
            let mut signs: Vec<String> = text.chars().map(String::from).collect();
            for (index, sign) in changes {
                let at = index.index(signs.len());
                signs[at] = sign;
            }
            signs.concat()
        })
}

proptest! {
    #[test]
    fn no_text_does_harm(text in texts()) {
        for entry in Puzzles::new(text.as_bytes()).take(4).flatten() {
            for format in Format::ALL {
                if let Ok(text) = write_entry(&entry, format)
                    && format.has_variants()
                {
                    let again = parse(&text).unwrap_or_else(|error| panic!("{format}: {error}\n{text}"));
                    prop_assert_eq!(again.candidates(), entry.puzzle.candidates());
                }
            }
        }
    }

    #[test]
    fn no_beginning_of_a_format_does_harm(
        start in prop::sample::select(vec!["3x3:", "9j:", "2x2k:p,", "3x3::k:", "3x3:d:k:", "SumoCueV1", "SumoCueV1D=",
            "fpuzzles", "sclN4", "classic", "scf", "N4Ig", "https://sudokupad.app/", "https://f-puzzles.com/?load=", "{\"size\":4,\"grid\":"]),
        rest in "([a-z_,0-9=+J:]|\\PC){0,60}",
    ) {
        let _: Vec<_> = Puzzles::new(format!("{start}{rest}").as_bytes()).take(4).collect();
    }
}
