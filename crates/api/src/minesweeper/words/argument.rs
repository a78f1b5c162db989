//! What techniques and their steps are called, and what a forced guess says.

use super::{at_cells, cells, grounds, percent, said, the_number};
use crate::text::{Arg, Message};
use atisbo_minesweeper::guess::{Unavoidable, Witness};
use atisbo_minesweeper::logic::Explanation;
use atisbo_minesweeper::technique::{Argument, Count, Deduction, Technique};
use atisbo_minesweeper::{Cell, Position};

/// Where to look for a safe cell: at the number that the last step begins with.
pub(in crate::minesweeper) fn place(position: &Position, argument: &Argument) -> Message {
    let last = argument.steps.last();
    match last.and_then(|step| step.numbers().next()) {
        Some(number) => {
            Message::new("mines-hint-where").with("number", the_number(position, number))
        }
        None => Message::new("mines-hint-where-count"),
    }
}

/// Which technique, and what it looks at.
pub(in crate::minesweeper) fn clues(position: &Position, argument: &Argument) -> Message {
    let hardest = argument.technique().unwrap_or(Technique::EnoughMines);
    let numbers = argument.numbers();
    let parts = grounds(position, (&numbers, &[], argument.uses_total()));
    Message::new("mines-hint-clues")
        .with("technique", said(&hardest))
        .with("parts", Arg::List(parts))
}

/// What a step concludes, and why.
pub(in crate::minesweeper) fn step(position: &Position, step: &Deduction) -> Message {
    let message = Message::new(format!("mines-argument-{}", step.technique));
    let found = if step.mines.is_empty() {
        "safe"
    } else {
        "mines"
    };
    let message = match &step.counts[..] {
        [] => message,
        [one] => message.with("first", number_first(position, one.number)),
        [one, two, ..] => message
            .with("first", number_first(position, one.number))
            .with("second", the_number(position, two.number))
            .with("mines", u64::from(one.mines))
            .with("shared", shared(one, two))
            .with("cells", one.cells.len())
            .with("othermines", u64::from(two.mines))
            .with("othercells", two.cells.len()),
    };
    let numbers = step.numbers().map(|number| the_number(position, number));
    let left = step.total.map_or(0, |rest| rest.mines);
    message
        .with("found", found)
        .with("numbers", Arg::List(numbers.collect()))
        .with("left", u64::from(left))
        .with("concluded", concluded(position, step))
}

/// How many cells two counts share.
fn shared(one: &Count, other: &Count) -> usize {
    let own = one.cells.iter();
    own.filter(|cell| other.cells.contains(cell)).count()
}

/// A number and where it stands, at the beginning of a sentence.
fn number_first(position: &Position, cell: Cell) -> Message {
    let shown = position.view(cell).number().unwrap_or_default();
    Message::new("mines-number-first")
        .with("number", u64::from(shown))
        .with("cell", position.tiling().name(cell))
}

fn concluded(position: &Position, step: &Deduction) -> Arg {
    let said =
        |id: &'static str, found: &[Cell]| -> Arg { at_cells(id, position.tiling(), found).into() };
    match (&step.safe[..], &step.mines[..]) {
        (safe, []) => said("mines-are-safe", safe),
        ([], mines) => said("mines-are-mines", mines),
        (safe, mines) => Message::new("mines-concluded")
            .with("safe", said("mines-are-safe", safe))
            .with("mines", said("mines-are-mines", mines))
            .into(),
    }
}

/// Which numbers prove a cell, and whether fewer could.
pub(in crate::minesweeper) fn proof(position: &Position, proof: &Explanation) -> Message {
    let parts = grounds(position, (&proof.numbers, &[], proof.total));
    let id = if proof.is_mine {
        "mines-proof-mine"
    } else {
        "mines-proof-safe"
    };
    Message::new(id)
        .with("smallest", proof.smallest)
        .with("cell", position.tiling().name(proof.cell))
        .with("parts", Arg::List(parts))
}

/// A cell of which boards that fit differ.
pub(in crate::minesweeper) fn both_ways(position: &Position, cell: Cell) -> Message {
    Message::new("mines-both-ways").with("cell", position.tiling().name(cell))
}

/// A guess that is forced, and how that is proved.
pub(in crate::minesweeper) fn forced(boards: usize) -> Message {
    match boards {
        0 => Message::new("mines-guess-forced"),
        boards => Message::new("mines-guess-forced-boards").with("boards", boards),
    }
}

/// A board that fits: where its mines are.
pub(in crate::minesweeper) fn witness(
    position: &Position,
    number: usize,
    witness: &Witness,
) -> Message {
    Message::new("mines-guess-board")
        .with("number", number)
        .with("cells", cells(position.tiling(), &witness.mines))
        .with("elsewhere", u64::from(witness.elsewhere))
}

/// A guess that no number elsewhere will ever help with.
pub(in crate::minesweeper) fn unavoidable(position: &Position, guess: &Unavoidable) -> Message {
    Message::new("mines-guess-unavoidable")
        .with("cells", cells(position.tiling(), &guess.cells))
        .with("mines", u64::from(guess.mines))
        .with("ways", guess.ways)
        .with("best", cells(position.tiling(), &guess.best))
        .with("risk", percent(guess.risk))
}
