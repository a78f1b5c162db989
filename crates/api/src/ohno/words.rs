//! What 0h n0's evidence says, as messages. The sentences themselves are in `locales/*/ohno.ftl`.

use super::Given;
use crate::search;
use crate::text::{Arg, Message, stop};
use atisbo_base::Place;
use atisbo_ohno::search::Ending;
use atisbo_ohno::{
    Cause, Conclusion, Difficulty, Direction, Evidence, Expected, Fault, Fill, GenerateError, Grid,
    Link, MAX_SIDE, ParseErrorKind, Rating, Role, Rule, Sight, Step, Technique, WriteError,
};

/// Why a text is not a grid.
pub(super) fn parse_error(kind: &ParseErrorKind) -> Message {
    use ParseErrorKind as Kind;
    match kind {
        Kind::Empty => Message::new("ohno-parse-empty"),
        Kind::NotText { byte } => {
            Message::new("ohno-parse-not-text").with("byte", format!("0x{byte:02x}"))
        }
        Kind::Ragged {
            row,
            found,
            expected,
        } => Message::new("ohno-parse-ragged")
            .with("row", *row)
            .with("found", *found)
            .with("expected", *expected),
        Kind::Unexpected {
            found,
            expected: what,
        } => Message::new("ohno-parse-unexpected")
            .with("found", found.as_str())
            .with("expected", expected(*what)),
        Kind::Ends { expected: what } => {
            Message::new("ohno-parse-ends").with("expected", expected(*what))
        }
        Kind::NumberZero => Message::new("ohno-parse-zero"),
        Kind::NumberTooLarge { found, most } => Message::new("ohno-parse-number")
            .with("found", found.as_str())
            .with("most", *most),
        Kind::TooLarge { found, most } => Message::new("ohno-parse-size")
            .with("found", *found)
            .with("most", *most),
        Kind::Outside { found, last } => Message::new("ohno-parse-outside")
            .with("found", found.as_str())
            .with("last", *last),
        Kind::NotSquare { cells } => Message::new("ohno-parse-square").with("cells", *cells),
    }
}

fn expected(expected: Expected) -> Message {
    Message::new(match expected {
        Expected::Cell => "ohno-expected-cell",
        Expected::Side => "ohno-expected-side",
        Expected::Coordinate => "ohno-expected-coordinate",
        Expected::WallOrNumber => "ohno-expected-wall-or-number",
        Expected::EndOfLine => "ohno-expected-end-of-line",
        Expected::EndOfText => "ohno-expected-end-of-text",
        Expected::Code => "ohno-expected-code",
        Expected::ClosingBracket => "ohno-expected-bracket",
    })
}

/// What a format cannot express.
pub(super) fn write_error(error: WriteError) -> Message {
    match error {
        WriteError::Cell { pos, .. } => {
            Message::new("ohno-write-cell").with("cell", pos.to_string())
        }
        WriteError::NotSquare { .. } => Message::new("ohno-write-square"),
    }
}

/// The name of a technique.
pub(super) fn technique(technique: Technique) -> Message {
    Message::new(format!(
        "ohno-technique-{}",
        technique.id().replace('_', "-")
    ))
}

/// The first stage of help: where to look.
pub(super) fn place(step: &Step, grid: &Grid) -> Message {
    match &step.evidence {
        Evidence::Number { sight, .. } | Evidence::Reaches { sight, .. } => {
            Message::new("ohno-look-number").with("number", number(grid, sight.cell))
        }
        Evidence::Pair { numbers, .. } => Message::new("ohno-look-pair")
            .with("first", number(grid, numbers[0].cell))
            .with("second", number(grid, numbers[1].cell)),
        Evidence::Company { cell } | Evidence::Blind { cell } => {
            Message::new("ohno-look-cell").with("cell", cell.to_string())
        }
        Evidence::Chain { supposed, .. } | Evidence::Proof { supposed } => {
            Message::new("ohno-look-cell").with("cell", supposed.cell.to_string())
        }
    }
}

/// The second stage: which clues and which rule.
pub(super) fn rule_and_clues(step: &Step, grid: &Grid) -> Message {
    let rule = technique(step.technique);
    if step.clues.is_empty() {
        return Message::new("ohno-rule").with("technique", rule);
    }
    Message::new("ohno-rule-and-clues")
        .with("technique", rule)
        .with("count", step.clues.len())
        .with("clues", clues(step, grid))
}

/// The third stage: the whole argument.
pub(super) fn argument(step: &Step, grid: &Grid, rule: Rule) -> Message {
    let said = match &step.evidence {
        Evidence::Number { sight, directions } => counting(step.technique, sight, directions, grid),
        Evidence::Reaches { sight, spans } => {
            let spans = spans.iter().map(|span| {
                let id = if span.least == span.most {
                    "ohno-span-exact"
                } else {
                    "ohno-span"
                };
                let message = Message::new(id).with("direction", direction(span.direction));
                if span.least == span.most {
                    message.with("reach", span.least)
                } else {
                    message.with("least", span.least).with("most", span.most)
                }
            });
            Message::new("ohno-argument-joint")
                .with("number", number(grid, sight.cell))
                .with("spans", spans.collect::<Arg>())
        }
        Evidence::Company { cell } => Message::new(match (step.technique, rule) {
            (Technique::IsolatedWall, Rule::SeesFloor) => "ohno-argument-isolated-wall",
            (Technique::IsolatedWall, Rule::SeenByNumber) => "ohno-argument-isolated-wall-number",
            (_, Rule::SeesFloor) => "ohno-argument-one-open-neighbour",
            (_, Rule::SeenByNumber) => "ohno-argument-one-open-neighbour-number",
        })
        .with("cell", cell.to_string()),
        Evidence::Blind { cell } => {
            Message::new("ohno-argument-blind-floor").with("cell", cell.to_string())
        }
        Evidence::Pair {
            numbers,
            cases,
            possible,
        } => Message::new("ohno-argument-two-numbers")
            .with("first", number(grid, numbers[0].cell))
            .with("second", number(grid, numbers[1].cell))
            .with("cases", *cases)
            .with("possible", *possible),
        Evidence::Chain {
            supposed,
            links,
            broken,
        } => {
            let links = chain(links, grid);
            Message::new("ohno-argument-contradiction")
                .with("supposed", supposition(*supposed))
                .with("count", links.len())
                .with("links", links.into_iter().collect::<Arg>())
                .with("broken", broken_by(*broken, grid))
        }
        Evidence::Proof { supposed } => Message::new("ohno-argument-smallest-proof")
            .with("supposed", supposition(*supposed))
            .with("clues", clues(step, grid)),
    };
    Message::new("ohno-so")
        .with("argument", said)
        .with("conclusions", conclusions(step))
}

/// The arguments that only count what one number sees.
fn counting(technique: Technique, sight: &Sight, directions: &[Direction], grid: &Grid) -> Message {
    let arm = |way: Direction| &sight.arms[way as usize];
    let seen = sight.seen();
    let message = match technique {
        Technique::NumberComplete => Message::new("ohno-argument-number-complete"),
        Technique::OneDirection => Message::new("ohno-argument-one-direction")
            .with("seen", seen)
            .with("missing", sight.number.saturating_sub(seen))
            .with("directions", ways(directions)),
        Technique::WouldExceed => {
            let totals = directions.iter().map(|&way| {
                Message::new("ohno-exceed")
                    .with("direction", direction(way))
                    .with("total", seen + 1 + arm(way).run)
            });
            Message::new("ohno-argument-would-exceed")
                .with("seen", seen)
                .with("totals", totals.collect::<Arg>())
        }
        _ => {
            let needs = directions.iter().map(|&way| {
                let others = sight.open() - arm(way).open;
                Message::new("ohno-need")
                    .with("direction", direction(way))
                    .with("others", others)
                    .with("need", sight.number.saturating_sub(others))
            });
            Message::new("ohno-argument-required").with("needs", needs.collect::<Arg>())
        }
    };
    message.with("number", number(grid, sight.cell))
}

/// What a step concludes: the walls, the floors, or both.
pub(super) fn conclusions(step: &Step) -> Message {
    let cells = |fill: Fill| -> Vec<Place> {
        let with_fill = |c: &&Conclusion| c.fill == fill;
        step.conclusions
            .iter()
            .filter(with_fill)
            .map(|c| c.cell)
            .collect()
    };
    let are = |id: &'static str, cells: &[Place]| {
        Message::new(id)
            .with("count", cells.len())
            .with("cells", places(cells))
    };
    let (walls, floors) = (cells(Fill::Wall), cells(Fill::Floor));
    match (walls.is_empty(), floors.is_empty()) {
        (false, true) => are("ohno-are-walls", &walls),
        (true, _) => are("ohno-are-floors", &floors),
        (false, false) => {
            let both = [
                are("ohno-are-walls", &walls),
                are("ohno-are-floors", &floors),
            ];
            Message::new("ohno-both").with("list", both.into_iter().collect::<Arg>())
        }
    }
}

/// A list of cells.
pub(super) fn places(cells: &[Place]) -> Arg {
    cells.iter().map(ToString::to_string).collect()
}

/// "the 4 in r2c3"; the cell alone if it carries no number.
pub(super) fn number(grid: &Grid, cell: Place) -> Message {
    match grid.get(cell).number() {
        Some(number) => Message::new("ohno-number")
            .with("number", number)
            .with("cell", cell.to_string()),
        None => Message::new("ohno-cell").with("cell", cell.to_string()),
    }
}

fn clues(step: &Step, grid: &Grid) -> Arg {
    step.clues
        .iter()
        .map(|clue| match clue.role {
            Role::Number => number(grid, clue.cell),
            Role::Floor => Message::new("ohno-clue-floor").with("cell", clue.cell.to_string()),
            Role::Wall => Message::new("ohno-clue-wall").with("cell", clue.cell.to_string()),
        })
        .collect()
}

fn ways(directions: &[Direction]) -> Arg {
    directions.iter().map(|&way| direction(way)).collect()
}

fn direction(direction: Direction) -> Message {
    Message::new(match direction {
        Direction::Up => "ohno-up",
        Direction::Down => "ohno-down",
        Direction::Left => "ohno-left",
        Direction::Right => "ohno-right",
    })
}

fn supposition(supposed: Conclusion) -> Message {
    let id = match supposed.fill {
        Fill::Wall => "ohno-were-wall",
        Fill::Floor => "ohno-were-floor",
    };
    Message::new(id).with("cell", supposed.cell.to_string())
}

/// What follows from a supposition, in order; neighbours in the chain with the same cause are told
/// together, and the supposition itself, which has been told, is left out.
fn chain(links: &[Link], grid: &Grid) -> Vec<Message> {
    links
        .chunk_by(|a, b| (a.fill, a.cause) == (b.fill, b.cause))
        .filter(|links| links[0].cause != Cause::Assumed)
        .map(|links| {
            let id = match links[0].fill {
                Fill::Wall => "ohno-link-walls",
                Fill::Floor => "ohno-link-floors",
            };
            let cells: Vec<Place> = links.iter().map(|link| link.cell).collect();
            Message::new(id)
                .with("count", cells.len())
                .with("cells", places(&cells))
                .with("cause", cause(links[0].cause, grid))
        })
        .collect()
}

fn cause(cause: Cause, grid: &Grid) -> Message {
    match cause {
        Cause::Assumed => Message::new("ohno-cause-assumed"),
        Cause::Number(cell) => Message::new("ohno-cause-number").with("number", number(grid, cell)),
        Cause::Isolation(cell) => {
            Message::new("ohno-cause-isolation").with("cell", cell.to_string())
        }
    }
}

fn broken_by(cause: Cause, grid: &Grid) -> Message {
    match cause {
        Cause::Assumed => Message::new("ohno-broken-assumed"),
        Cause::Number(cell) => {
            Message::new("ohno-broken-number").with("number", number(grid, cell))
        }
        Cause::Isolation(cell) => {
            Message::new("ohno-broken-isolation").with("cell", cell.to_string())
        }
    }
}

/// A rating in one sentence.
pub(super) fn rating(rating: &Rating) -> Message {
    let difficulty = difficulty(rating.difficulty);
    match rating.hardest {
        None => Message::new("ohno-rating-nothing"),
        Some(hardest) => Message::new("ohno-rating")
            .with("difficulty", difficulty)
            .with("rating", points(rating))
            .with("technique", technique(hardest)),
    }
}

/// The name of a grade.
pub(super) fn difficulty(difficulty: Difficulty) -> Message {
    Message::new(match difficulty {
        Difficulty::Easy => "ohno-easy",
        Difficulty::Medium => "ohno-medium",
        Difficulty::Hard => "ohno-hard",
        Difficulty::Expert => "ohno-expert",
    })
}

/// Something broken in a grid.
pub(super) fn fault(fault: &Fault, grid: &Grid) -> Message {
    match *fault {
        Fault::Number {
            pos,
            number: target,
            least,
            most,
        } => {
            let id = if least > target {
                "ohno-fault-too-many"
            } else if most < target {
                "ohno-fault-too-few"
            } else {
                "ohno-fault-misses"
            };
            let message = Message::new(id).with("number", number(grid, pos));
            match id {
                "ohno-fault-too-many" => message.with("seen", least),
                "ohno-fault-too-few" => message.with("seen", most),
                _ => message,
            }
        }
        Fault::Isolated { pos } => {
            Message::new("ohno-fault-isolated").with("cell", pos.to_string())
        }
    }
}

/// Givens that cannot all hold.
pub(super) fn conflict(givens: &[Given]) -> Message {
    let clues = givens.iter().map(|given| {
        let cell = given.cell.to_string();
        match given.value.as_str() {
            "W" => Message::new("ohno-clue-wall").with("cell", cell),
            "O" => Message::new("ohno-clue-floor").with("cell", cell),
            number => Message::new("ohno-number")
                .with("number", number)
                .with("cell", cell),
        }
    });
    Message::new("conflict")
        .with("count", givens.len())
        .with("clues", clues.collect::<Arg>())
}

/// Why a puzzle could not be made.
pub(super) fn generate_error(error: &GenerateError) -> Message {
    match error {
        GenerateError::Size { rows, cols } => Message::new("ohno-generate-size")
            .with("rows", *rows)
            .with("cols", *cols)
            .with("most", MAX_SIDE),
        GenerateError::NotFound { tries } => {
            Message::new("ohno-generate-not-found").with("tried", u64::from(*tries))
        }
        GenerateError::Stopped { stop: limit, tries } => Message::new("ohno-generate-stopped")
            .with("stop", stop(*limit))
            .with("tried", u64::from(*tries)),
    }
}

/// What a new puzzle is, and what it takes to make it again.
pub(super) fn generated(
    puzzle: &Grid,
    rating: &Rating,
    clues: usize,
    seed: u64,
    index: u64,
) -> Message {
    Message::new("ohno-generate-head")
        .with("rows", puzzle.rows())
        .with("cols", puzzle.cols())
        .with("clues", clues)
        .with("difficulty", difficulty(rating.difficulty))
        .with("rating", points(rating))
        .with("seed", seed.to_string())
        .with("index", index)
}

/// A rating with its decimal: 2.8.
fn points(rating: &Rating) -> String {
    format!("{}.{}", rating.rating / 10, rating.rating % 10)
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
