//! Sudoku in words: data in, messages out.

mod step;

pub(super) use step::{
    Told, band, graded, place, rating, technique, variant, variant_name, variants,
};

use super::Shape;
use super::board::{digit, sign};
use crate::search;
use crate::text::{Arg, Message, stop};
use atisbo_csp::consistency::Verdict;
use atisbo_sudoku::generate::GenerateError;
use atisbo_sudoku::logic;
use atisbo_sudoku::search::Ending;
use atisbo_sudoku::text::{Expected, ParseErrorKind, WriteError};
use atisbo_sudoku::variant::Fault;
use atisbo_sudoku::{Clash, Clue, MAX_SIZE, Puzzle, RegionKind, Rules};

/// Why a text is not a puzzle.
pub(super) fn parse_error(kind: &ParseErrorKind) -> Message {
    use ParseErrorKind as Kind;
    match kind {
        Kind::Nothing => Message::new("sudoku-parse-nothing"),
        Kind::Second => Message::new("sudoku-parse-second"),
        Kind::NotText { byte } => {
            Message::new("sudoku-parse-not-text").with("byte", format!("{byte:#04x}"))
        }
        Kind::TooLong { most } => Message::new("sudoku-parse-too-long").with("most", *most),
        Kind::Unexpected { found, expected } => Message::new("sudoku-parse-unexpected")
            .with("found", found.as_str())
            .with("expected", self::expected(*expected)),
        Kind::End { expected } => {
            Message::new("sudoku-parse-end").with("expected", self::expected(*expected))
        }
        Kind::RowLength {
            row,
            found,
            expected,
        } => Message::new("sudoku-parse-row-length")
            .with("row", *row)
            .with("found", *found)
            .with("expected", *expected),
        Kind::RowCount { found, expected } => Message::new("sudoku-parse-row-count")
            .with("found", *found)
            .with("expected", *expected),
        Kind::CellCount {
            found,
            expected,
            size,
        } => Message::new("sudoku-parse-cell-count")
            .with("found", *found)
            .with("expected", *expected)
            .with("size", *size),
        Kind::Size { found } => Message::new("sudoku-parse-size")
            .with("found", *found)
            .with("most", MAX_SIZE),
        Kind::OtherSize { found, shape } => Message::new("sudoku-parse-other-size")
            .with("found", *found)
            .with("boxes", shape.to_string())
            .with("size", shape.size()),
        Kind::Borders {
            rows,
            columns,
            size,
        } => Message::new("sudoku-parse-borders")
            .with("boxes", format!("{rows}x{columns}"))
            .with("size", *size),
        Kind::ValueTooLarge { found, size } => Message::new("sudoku-parse-value")
            .with("found", found.as_str())
            .with("size", *size),
        Kind::Xml { message } => Message::new("sudoku-parse-xml").with("reason", message.as_str()),
        Kind::Json { message } => {
            Message::new("sudoku-parse-json").with("reason", message.as_str())
        }
        Kind::Field {
            path,
            found,
            expected,
        } => Message::new("sudoku-parse-field")
            .with("path", path.as_str())
            .with("found", found.as_str())
            .with("expected", self::expected(*expected)),
        Kind::MissingField { path } => {
            Message::new("sudoku-parse-missing-field").with("path", path.as_str())
        }
        Kind::Packed => Message::new("sudoku-parse-packed"),
        Kind::OnlyName { name } => {
            Message::new("sudoku-parse-only-name").with("name", name.as_str())
        }
        Kind::UnknownRule { name } => {
            Message::new("sudoku-parse-unknown-rule").with("name", name.as_str())
        }
        Kind::Drawn { found } => Message::new("sudoku-parse-drawn").with("found", found.as_str()),
        Kind::Rule { rule, fault } => Message::new("sudoku-parse-rule")
            .with("rule", variant_name(rule))
            .with("reason", self::fault(*fault)),
        Kind::Read { message } => {
            Message::new("sudoku-parse-read").with("reason", message.as_str())
        }
    }
}

/// Why a rule cannot be on a grid.
fn fault(fault: Fault) -> Message {
    match fault {
        Fault::OffGrid(cell) => Message::new("sudoku-fault-off-grid").with("number", cell + 1),
        Fault::Twice(cell) => Message::new("sudoku-fault-twice").with("number", cell + 1),
        Fault::Cells(count) => Message::new("sudoku-fault-cells").with("count", count),
        Fault::Value(value) => Message::new("sudoku-fault-value").with("value", value.to_string()),
        Fault::Number(number) => {
            Message::new("sudoku-fault-number").with("value", number.to_string())
        }
        Fault::Shape => Message::new("sudoku-fault-shape"),
    }
}

fn expected(expected: Expected) -> Message {
    Message::new(match expected {
        Expected::Cell => "sudoku-expected-cell",
        Expected::Candidates => "sudoku-expected-candidates",
        Expected::Mark { value } => {
            let value = digit(value).to_string();
            return Message::new("sudoku-expected-mark").with("value", value);
        }
        Expected::Shape => "sudoku-expected-shape",
        Expected::Section => "sudoku-expected-section",
        Expected::Root => "sudoku-expected-root",
        Expected::GameData => "sudoku-expected-game-data",
        Expected::GameCell => "sudoku-expected-game-cell",
        Expected::SoloParameters => "sudoku-expected-solo-parameters",
        Expected::SoloCells => "sudoku-expected-solo-cells",
        Expected::SoloEdges => "sudoku-expected-solo-edges",
        Expected::CageSum => "sudoku-expected-cage-sum",
        Expected::CageNumber => "sudoku-expected-cage-number",
        Expected::CageCell => "sudoku-expected-cage-cell",
        Expected::CagePointer => "sudoku-expected-cage-pointer",
        Expected::Regions => "sudoku-expected-regions",
        Expected::List => "sudoku-expected-list",
        Expected::Text => "sudoku-expected-text",
        Expected::Number => "sudoku-expected-number",
        Expected::Flag => "sudoku-expected-flag",
        Expected::CellName => "sudoku-expected-cell-name",
        Expected::OuterCellName => "sudoku-expected-outer-cell-name",
        Expected::Direction => "sudoku-expected-direction",
        Expected::XOrV => "sudoku-expected-x-or-v",
        Expected::TwoCells => "sudoku-expected-two-cells",
        Expected::RowAndColumn => "sudoku-expected-row-and-column",
        Expected::ClassicCode => "sudoku-expected-classic-code",
        Expected::End => "sudoku-expected-end",
        Expected::Constraint => "sudoku-expected-constraint",
        Expected::Closing => "sudoku-expected-closing",
        Expected::SquareGrid => "sudoku-expected-square-grid",
        Expected::ValueRange => "sudoku-expected-value-range",
        Expected::Layout => "sudoku-expected-layout",
        Expected::LineName => "sudoku-expected-line-name",
        Expected::ClueAtEnd => "sudoku-expected-clue-at-end",
        Expected::DiagonalEnd => "sudoku-expected-diagonal-end",
        Expected::Neighbours => "sudoku-expected-neighbours",
        Expected::RowsOrColumns => "sudoku-expected-rows-or-columns",
        Expected::WeightedSum => "sudoku-expected-weighted-sum",
        Expected::GroupCount => "sudoku-expected-group-count",
        Expected::Said => "sudoku-expected-said",
        Expected::PillSize => "sudoku-expected-pill-size",
        Expected::Code => "sudoku-expected-code",
    })
}

/// Why a puzzle cannot be written in a format.
pub(super) fn write_error(error: WriteError) -> Message {
    match error {
        WriteError::Marks { format, cell } => Message::new("sudoku-write-marks")
            .with("format", format.id())
            .with("number", cell + 1),
        WriteError::NoCandidate { format, cell } => Message::new("sudoku-write-no-candidate")
            .with("format", format.id())
            .with("number", cell + 1),
        WriteError::Shape { format, shape } => Message::new("sudoku-write-shape")
            .with("format", format.id())
            .with("boxes", shape.to_string()),
        WriteError::Rule { format, rule } => Message::new("sudoku-write-rule")
            .with("format", format.id())
            .with("rule", rule),
        WriteError::Given { format, cell } => Message::new("sudoku-write-given")
            .with("format", format.id())
            .with("number", cell + 1),
    }
}

/// "r1c2", counted from 1.
fn cell(shape: Shape, cell: usize) -> String {
    format!("r{}c{}", shape.row(cell) + 1, shape.column(cell) + 1)
}

fn cells(shape: Shape, list: &[usize]) -> Arg {
    list.iter().map(|&index| cell(shape, index)).collect()
}

fn region(region: RegionKind) -> Message {
    let (id, number) = match region {
        RegionKind::Row(number) => ("sudoku-row", number),
        RegionKind::Column(number) => ("sudoku-column", number),
        RegionKind::Box(number) => ("sudoku-box", number),
        RegionKind::Extra(number) => ("sudoku-extra", number),
    };
    Message::new(id).with("number", number + 1)
}

/// What is broken.
pub(super) fn clash(rules: &Rules, clash: &Clash) -> Message {
    let shape = rules.shape();
    match clash {
        Clash::Repeated {
            value,
            region: kind,
            cells: list,
        } => Message::new("sudoku-clash")
            .with("value", sign(rules, *value).to_string())
            .with("region", region(*kind))
            .with("cells", cells(shape, list)),
        Clash::NoValue { cell: index } => {
            Message::new("sudoku-no-value").with("cell", cell(shape, *index))
        }
        Clash::NoPlace {
            value,
            region: kind,
        } => Message::new("sudoku-no-place")
            .with("value", sign(rules, *value).to_string())
            .with("region", region(*kind)),
    }
}

/// Clues that cannot all hold.
pub(super) fn conflict(puzzle: &Puzzle, list: &[Clue]) -> Message {
    let (rules, shape) = (puzzle.rules(), puzzle.shape());
    let clues = list.iter().map(|&clue| match clue {
        Clue::Variant(index) => variant(rules, index),
        Clue::Given(index) => match puzzle.given(index) {
            Some(value) => Message::new("sudoku-given")
                .with("value", sign(rules, value).to_string())
                .with("cell", cell(shape, index)),
            None => Message::new("sudoku-marks").with("cell", cell(shape, index)),
        },
    });
    Message::new("conflict")
        .with("count", list.len())
        .with("clues", clues.collect::<Arg>())
}

/// A message about some cells.
pub(super) fn at_cells(id: &'static str, shape: Shape, list: &[usize]) -> Message {
    Message::new(id)
        .with("count", list.len())
        .with("cells", cells(shape, list))
}

/// Cells that differ from the solution.
pub(super) fn wrong(shape: Shape, list: &[usize]) -> Message {
    at_cells("sudoku-check-wrong", shape, list)
}

/// Why a puzzle could not be made.
pub(super) fn generate_error(error: &GenerateError) -> Message {
    let best = |message: Message, best: &Option<usize>| match best {
        Some(best) => Message::new("sudoku-generate-best")
            .with("reason", message)
            .with("best", *best),
        None => message,
    };
    match error {
        GenerateError::Pattern { cell } => {
            Message::new("sudoku-generate-pattern").with("number", cell + 1)
        }
        GenerateError::Clues {
            wanted,
            least,
            most,
        } => Message::new("sudoku-generate-clues")
            .with("wanted", *wanted)
            .with("least", *least)
            .with("most", *most),
        GenerateError::NoGrid => Message::new("sudoku-generate-no-grid"),
        GenerateError::NotFound {
            tries,
            best: fewest,
        } => best(
            Message::new("sudoku-generate-not-found").with("tries", *tries),
            fewest,
        ),
        GenerateError::Stopped {
            stop: limit,
            tries,
            best: fewest,
        } => best(
            Message::new("sudoku-generate-gave-up")
                .with("tries", *tries)
                .with("stop", stop(*limit)),
            fewest,
        ),
    }
}

/// How a search ended.
pub(super) fn ending(ending: Ending) -> Message {
    match ending {
        Ending::Solved => Message::new("ending-solved"),
        Ending::Wrong => Message::new("ending-wrong"),
        Ending::NoSolution => Message::new("ending-no-solution"),
        Ending::CutOff(cut) => search::cut(cut),
        Ending::Stopped(limit) => Message::new("ending-stopped").with("stop", stop(limit)),
    }
}

/// How a method of constraint satisfaction ended.
pub(super) fn csp_ending(ending: atisbo_csp::Ending) -> Message {
    match ending {
        atisbo_csp::Ending::Solved => Message::new("ending-solved"),
        atisbo_csp::Ending::NoSolution => Message::new("ending-no-solution"),
        atisbo_csp::Ending::GaveUp => Message::new("ending-gave-up"),
        atisbo_csp::Ending::Stopped(limit) => {
            Message::new("ending-stopped").with("stop", stop(limit))
        }
    }
}

/// How an engine of logic ended.
pub(super) fn logic_ending(ending: &logic::Ending) -> Message {
    match *ending {
        logic::Ending::Solved(_) => Message::new("ending-solved"),
        logic::Ending::NoSolution => Message::new("ending-no-solution"),
        logic::Ending::GaveUp => Message::new("ending-gave-up"),
        logic::Ending::Stopped(limit) => Message::new("ending-stopped").with("stop", stop(limit)),
    }
}

/// What consistency leaves of a puzzle that it does not solve.
pub(super) fn consistency(verdict: Verdict, candidates: usize) -> Message {
    match verdict {
        Verdict::Consistent => Message::new("ending-consistent").with("candidates", candidates),
        Verdict::Inconsistent => Message::new("ending-no-solution"),
        Verdict::Stopped(limit) => Message::new("ending-stopped").with("stop", stop(limit)),
    }
}
