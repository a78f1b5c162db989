//! What 0h n0's evidence says, as messages. The sentences themselves are in `locales/*/ohno.ftl`.

use super::Given;
use crate::text::{Arg, Field, Message};
use atisbo_base::Place;
use atisbo_ohno::{
    Cause, Conclusion, Direction, Evidence, Fill, Grid, Link, Rating, Role, Rule, Sight, Step,
    Technique,
};
use serde::Serialize;

/// What the data says, with the cells in it by name.
pub(super) fn said(data: &impl Serialize) -> Message {
    Message::told("ohno", data, &|_, value| named(value))
}

/// The value with every place in it, a pair of numbers, as people name it: `r1c1`.
fn named(value: Arg) -> Arg {
    match value {
        Arg::List(items) => match items[..] {
            [Arg::Number(row), Arg::Number(col)] => format!("r{}c{}", row + 1, col + 1).into(),
            _ => Arg::List(items.into_iter().map(named).collect()),
        },
        value => value,
    }
}

/// The first stage of help: where to look.
pub(super) fn place(step: &Step) -> Message {
    Message::told("ohno-look", &step.evidence, &|_, value| named(value))
}

/// The second stage: which clues and which rule.
pub(super) fn rule_and_clues(step: &Step, grid: &Grid) -> Message {
    Message::new("ohno-rule")
        .with("technique", said(&step.technique))
        .with("clues", clues(step, grid))
}

/// The third stage: the whole argument.
pub(super) fn argument(step: &Step, grid: &Grid, rule: Rule) -> Message {
    let id = step.technique.id().replace('_', "-");
    let id = format!("ohno-argument-{id}");
    let message = match &step.evidence {
        Evidence::Chain {
            supposed,
            links,
            broken,
        } => Message::new(id)
            .with("supposed", said(supposed))
            .with("links", chain(links, grid))
            .with("broken", cause("ohno-broken", *broken, grid)),
        evidence => Message::new(id).with_fields("ohno", evidence, &|_, value| named(value)),
    };
    let message = match &step.evidence {
        Evidence::Number { sight, directions } => {
            counting(message, step.technique, sight, directions)
        }
        Evidence::Company { .. } => message.with("rule", said(&rule)),
        Evidence::Proof { .. } => message.with("clues", clues(step, grid)),
        _ => message,
    };
    Message::new("ohno-so")
        .with("argument", message)
        .with("conclusions", conclusions(step))
}

/// What the arguments that only count what one number sees add to their evidence.
fn counting(
    message: Message,
    technique: Technique,
    sight: &Sight,
    directions: &[Direction],
) -> Message {
    let seen = sight.seen();
    let ways = directions.iter().map(|&way| {
        let arm = &sight.arms[way as usize];
        let others = sight.open() - arm.open;
        let id = match technique {
            Technique::WouldExceed => "ohno-exceed",
            _ => "ohno-need",
        };
        Message::new(id)
            .with("direction", said(&way))
            .with("total", seen + 1 + arm.run)
            .with("others", others)
            .with("need", sight.number.saturating_sub(others))
    });
    message
        .with("seen", seen)
        .with("missing", sight.number.saturating_sub(seen))
        .with("ways", ways.collect::<Arg>())
}

/// What a step concludes: the walls, the floors, or both.
pub(super) fn conclusions(step: &Step) -> Arg {
    let are = |id: &'static str, fill: Fill| {
        let with_fill = |conclusion: &&Conclusion| conclusion.fill == fill;
        let found = step.conclusions.iter().filter(with_fill);
        let cells: Vec<Place> = found.map(|conclusion| conclusion.cell).collect();
        (!cells.is_empty()).then(|| Message::new(id).with("cells", places(&cells)))
    };
    let walls = are("ohno-are-walls", Fill::Wall);
    walls
        .into_iter()
        .chain(are("ohno-are-floors", Fill::Floor))
        .collect()
}

/// A list of cells.
pub(super) fn places(cells: &[Place]) -> Arg {
    cells.iter().map(ToString::to_string).collect()
}

/// "the 4 in r2c3"; the cell alone if it carries no number.
fn number(grid: &Grid, cell: Place) -> Arg {
    let name = cell.to_string();
    match grid.get(cell).number() {
        Some(number) => Message::new("ohno-sight")
            .with("number", number)
            .with("cell", name)
            .into(),
        None => name.into(),
    }
}

fn clues(step: &Step, grid: &Grid) -> Arg {
    let clues = step.clues.iter();
    clues
        .map(|clue| {
            let cell = match clue.role {
                Role::Number => number(grid, clue.cell),
                Role::Floor | Role::Wall => clue.cell.to_string().into(),
            };
            Message::new("ohno-clue")
                .with("role", said(&clue.role))
                .with("cell", cell)
        })
        .collect()
}

/// What follows from a supposition, in order. Neighbours in the chain with the same cause are joined;
/// the supposition itself, which stands before the chain, is left out.
fn chain(links: &[Link], grid: &Grid) -> Arg {
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
                .with("cells", places(&cells))
                .with("cause", cause("ohno", links[0].cause, grid))
        })
        .collect()
}

/// Why something follows, or cannot be.
fn cause(area: &'static str, cause: Cause, grid: &Grid) -> Message {
    Message::told(area, &cause, &|_: Field<'_>, value| match cause {
        Cause::Number(cell) => number(grid, cell),
        _ => named(value),
    })
}

/// Givens that cannot all hold.
pub(super) fn conflict(givens: &[Given]) -> Message {
    Message::new("conflict").with("clues", givens.iter().map(said).collect::<Arg>())
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
        .with("difficulty", said(&rating.difficulty))
        .with("rating", rating.rating)
        .with("seed", seed.to_string())
        .with("index", index)
}
